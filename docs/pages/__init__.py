"""Generators of the reference pages: one module per page, each with `PAGE` (its path in docs/) and `make()` (its text)."""
