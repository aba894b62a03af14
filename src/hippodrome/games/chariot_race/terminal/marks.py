"""The letter and the colour of a chariot."""

from __future__ import annotations

from hippodrome.i18n.localization import Localization

STYLES = {
    "green": "green",
    "purple": "magenta",
    "yellow": "yellow",
    "red": "red",
    "blue": "blue",
    "white": "white",
    "black": "grey50",
}


def mark(words: Localization, colour: str) -> str:
    """Return the letter of a chariot."""
    return words.text(f"mark.{colour}")


def mark_style(colour: str) -> str:
    """Return the Rich style of a chariot's letter."""
    return f"bold reverse {STYLES[colour]}"
