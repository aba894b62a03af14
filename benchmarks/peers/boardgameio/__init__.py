"""Comparison with boardgame.io's server: `make bench-peers`."""
