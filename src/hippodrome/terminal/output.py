"""Sanitized output: writes text to the terminal so that the terminal obeys none of it.

Names of players, cards and editions come from files and from strangers. They are checked where they come in; here they are made
safe once more, wherever they came from.
"""

from __future__ import annotations

import sys

from hippodrome.core.safe_text import sanitize


def print_line(text: str) -> None:
    """Write a text and end the line."""
    sys.stdout.write(sanitize(text) + "\n")


def print_error(text: str) -> None:
    """Write a text where complaints go, and end the line."""
    sys.stderr.write(sanitize(text) + "\n")
