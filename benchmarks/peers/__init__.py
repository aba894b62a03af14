"""Comparisons with the servers of other projects: the same load, measured the same way."""
