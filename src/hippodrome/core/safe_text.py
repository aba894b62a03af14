"""Untrusted text: validation, and sanitizing so that a terminal executes none of it.

Unprintable are control characters (a terminal executes them), bidirectional controls, other invisible characters, lone
surrogates and line ends.
"""

from __future__ import annotations

import re

_UNSHOWN = re.compile("[^\\n\\t\u00a0\u202f]")
"""Printable exceptions: line ends, tabs and the no-break spaces that French puts before a colon."""


def is_printable(text: str) -> bool:
    """Return whether a text is printable on one line: the check of every untrusted text."""
    return text.isprintable()


def sanitize(text: str, max_length: int = 0) -> str:
    """Replace unprintable characters by question marks, except line ends and tabs, and truncate to `max_length`."""
    if not text.isprintable():
        text = _UNSHOWN.sub(lambda found: found[0] if found[0].isprintable() else "?", text)
    return text if not max_length or len(text) <= max_length else text[: max_length - 1] + "…"
