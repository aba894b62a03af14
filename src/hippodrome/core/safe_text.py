"""Untrusted text: validation, and sanitizing so that a terminal obeys none of it.

What cannot be shown are control characters (a terminal obeys them), characters that turn the direction of others around,
other invisible ones, half characters and line ends.
"""

from __future__ import annotations

import re

_UNSHOWN = re.compile("[^\\n\\t\u00a0\u202f]")
"""Line ends and tabs are shown, and so are the blanks that keep a word and a mark together, as French has before a colon."""


def is_printable(text: str) -> bool:
    """Return whether a text is printable on one line: the check of every text that comes from outside."""
    return text.isprintable()


def sanitize(text: str, max_length: int = 0) -> str:
    """A text with question marks in place of what cannot be shown, line ends and tabs aside, and cut short if it is long."""
    if not text.isprintable():
        text = _UNSHOWN.sub(lambda found: found[0] if found[0].isprintable() else "?", text)
    return text if not max_length or len(text) <= max_length else text[: max_length - 1] + "…"
