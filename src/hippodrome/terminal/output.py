"""Sanitized output: writes text to the terminal so that the terminal executes none of it.

Names of players, cards and editions come from untrusted files and users. They are validated on input, and sanitized again here.
"""

from __future__ import annotations

import sys

from hippodrome.core.safe_text import sanitize


def print_line(text: str) -> None:
    """Print a text and a line end."""
    sys.stdout.write(sanitize(text) + "\n")


def print_error(text: str) -> None:
    """Print a text and a line end to stderr."""
    sys.stderr.write(sanitize(text) + "\n")
