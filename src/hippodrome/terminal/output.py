"""The one way to a terminal: whatever a text is made of, no terminal obeys anything in it.

Names of players, cards and editions come from files and from strangers. They are checked where they come in; here they are made
safe once more, wherever they came from.
"""

from __future__ import annotations

import sys

from hippodrome.core.safe_text import shown


def say(text: str) -> None:
    """Write a text and end the line."""
    sys.stdout.write(shown(text) + "\n")


def complain(text: str) -> None:
    """Write a text where complaints go, and end the line."""
    sys.stderr.write(shown(text) + "\n")
