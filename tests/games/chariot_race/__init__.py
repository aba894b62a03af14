"""Tests of Chariot Race."""
