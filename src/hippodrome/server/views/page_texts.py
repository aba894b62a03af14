"""Fluent texts for the web page: its own, and those with which it formats the facts of a game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any

from hippodrome.core.scene import MARKS
from hippodrome.games.registry import get_game
from hippodrome.i18n.bundle import parse
from hippodrome.i18n.localization import ENGLISH, LANGUAGES, SHARED_PACKAGE, Localization, texts_of
from hippodrome.i18n.message_data import message_variables
from hippodrome.server.views.drawings import DrawingSpec

GAME_MESSAGES = ("fact-", "awaits-", "step-turn", "word-", "server-note-", "server-telling-", "server-awaits", "reason-undo_")
"""Prefixes of the ids of messages that the page formats from facts."""


def page_texts(language: str) -> dict[str, Any]:
    """Return the web page's texts as Fluent source; messages missing in the language are in English."""
    shared = {name: text for name, text in texts_of((SHARED_PACKAGE,), language).all().items() if name.startswith("word-")}
    texts = {**shared, **texts_of(("hippodrome.server",), language).all()}
    languages = {tag: Localization(tag).text("language.name") for tag in LANGUAGES}
    marks = [mark._asdict() for mark in MARKS]
    return {"lang": language, "languages": languages, "marks": marks, "ftl": "".join(texts.values())}


def game_texts(game: str, language: str) -> dict[str, Any]:
    """Return the texts with which the page formats the facts of a game.

    `english` has the messages that are missing in the language; the page formats them as English.
    """
    words = Localization(language, get_game(game))
    wanted = [name for name in words.texts.all() if name.startswith(GAME_MESSAGES)]
    lacks = [name for name in wanted if (found := words.texts.find(name)) is not None and found.is_fallback]
    english = texts_of(words.texts.packages, ENGLISH)
    own = with_references(words.texts.all(), sorted({*wanted} - {*lacks}))
    variables = {name: message_variables(words.texts.packages, name) for name in sorted(wanted)}
    return {
        "lang": language,
        "ftl": "".join(own.values()),
        "english": "".join(with_references(english.all(), sorted(lacks)).values()),
        "variables": {name: names for name, names in variables.items() if names},
        "lists": {field: [label.of, label.join] for field, label in words.list_labels.items()},
    }


def with_references(sources: Mapping[str, str], names: Iterable[str]) -> dict[str, str]:
    """Return entries and, recursively, all entries that they refer to."""
    from hippodrome.i18n.compiler import References

    found, waiting = dict[str, str](), [*names]
    while waiting:
        name = waiting.pop()
        if name not in found and name in sources:
            found[name] = sources[name]
            waiting += References(parse(sources[name])).references
    return found


@cache
def game_texts_url(game: str, language: str) -> str:
    """Return the URL of a game's texts, which changes with their content."""
    return f"/api/games/{game}/texts?lang={language}&v={game_texts_digest(game, language)}"


def game_texts_digest(game: str, language: str) -> str:
    """Return the digest of a game's texts."""
    return DrawingSpec("texts", game, "", "", language, "").digest
