"""Tests of Cthulhu 500."""
