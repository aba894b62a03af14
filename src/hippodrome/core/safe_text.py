"""Texts from outside: whether one may be taken in, and how any text is shown so that a terminal obeys none of it.

What cannot be shown are control characters (a terminal obeys them), characters that turn the direction of others around,
other invisible ones, half characters and line ends.
"""

from __future__ import annotations

import re

_UNSHOWN = re.compile("[^\\n\\t\u00a0\u202f]")
"""Line ends and tabs are shown, and so are the blanks that keep a word and a mark together, as French has before a colon."""


def can_be_shown(text: str) -> bool:
    """Whether all of a text can be shown on one line: the one check of every text that comes from outside."""
    return text.isprintable()


def shown(text: str, longest: int = 0) -> str:
    """A text with question marks in place of what cannot be shown, line ends and tabs aside, and cut short if it is long."""
    if not text.isprintable():
        text = _UNSHOWN.sub(lambda found: found[0] if found[0].isprintable() else "?", text)
    return text if not longest or len(text) <= longest else text[: longest - 1] + "…"
