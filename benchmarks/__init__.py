"""Benchmarks and load generators: run from the repository, not part of the installed package."""
