"""Edition texts of the games, and the issues that their readers find."""

from __future__ import annotations

from hippodrome.core.validation import BadEdition, Issue
from hippodrome.games.registry import edition_text, get_game


def built_in_text(game: str) -> str:
    """Return the text of a game's built-in edition."""
    return edition_text(get_game(game), "reconstructed")[0]


def faults_of(game: str, text: str) -> list[Issue]:
    """Return every issue of an edition's text."""
    try:
        get_game(game).read_edition(text, "my.toml")
    except BadEdition as bad:
        return list(bad.issues)
    return []
