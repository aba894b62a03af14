"""Custom editions: texts that a table or a race file carries, as opposed to the built-in editions of a game.

A custom edition must not be mistaken for a built-in one. Its name may not look like that of a built-in edition, every display
of it says that it is custom, and one sentence says what differs from the default built-in edition. The differences are
computed once, when the text is parsed, and stored in a bounded, language-independent form (`Differences`); the sentence is
rendered per reader.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import PurePath
from typing import Any, TypedDict

from hippodrome.core.errors import BadInput
from hippodrome.core.fingerprint import text_digest
from hippodrome.core.game import Game
from hippodrome.core.names import bare_skeletons, is_blank
from hippodrome.core.safe_text import is_printable, sanitize
from hippodrome.games.edition_diff import Change, changes
from hippodrome.games.registry import DEFAULT_EDITION, built_in_editions, edition_text, get_game
from hippodrome.i18n.localization import Localization, Verbatim

MAX_NAMED_CHANGES = 3  # changes that the sentence names; the others are counted
MAX_VALUE_LENGTH = 24  # characters of a changed text, or of the name of a value
MAX_NUMBER = 10**9
MAX_SHOWN_NAME = 80  # characters of an edition's name, which may be a path, in a sentence
FILE = ".toml"

Value = bool | int | str | None


class Differences(TypedDict):
    """Differences from the built-in edition: the number of changes, and the first of them as [name, built-in's, own]."""

    total: int
    first: list[list[Value]]


# Names ---------------------------------------------------------------------------------------------------------------------


@cache
def built_in_digests(game: str) -> Mapping[str, str]:
    """Return the digest of each built-in edition of a game, by its name."""
    found = get_game(game)
    return {name: digest_of(edition_text(found, name)[0]) for name in built_in_editions(found)}


def digest_of(text: str) -> str:
    """Return the digest by which a custom text is compared with built-in ones, ignoring the kind of line ends."""
    return text_digest(text.replace("\r\n", "\n"))


@cache
def _built_in_skeletons(game: str) -> frozenset[str]:
    return frozenset[str]().union(*(bare_skeletons(name) for name in built_in_editions(get_game(game))))


def looks_built_in(game: str, name: str) -> bool:
    """Return whether a name could be read as that of a built-in edition: other letter case, signs, look-alike letters, or a
    file name."""
    stem = PurePath(name.strip().replace("\\", "/")).name
    forms = (name, stem, stem[: -len(FILE)] if stem.casefold().endswith(FILE) else stem)
    return any(not _built_in_skeletons(game).isdisjoint(bare_skeletons(form)) for form in forms)


def resolve_edition(game: Game[Any], name: str, text: str) -> tuple[str, str]:
    """Return the name and text of an edition for a race record: a built-in one carries no text, under any name.

    Raise BadInput if the name of a custom text looks like that of a built-in edition, or is not visible.
    """
    if not text:
        return name, text
    if built_in := built_in_name(game.name, text):
        return built_in, ""
    if looks_built_in(game.name, name):
        raise BadInput("built_in_name", edition=sanitize(name, MAX_SHOWN_NAME))
    if is_blank(name) or not is_printable(name):
        raise BadInput("field_unseen", field="edition")
    return name, text


def built_in_name(game: str, text: str) -> str:
    """Return the name of the built-in edition with exactly this text; empty if none has it."""
    digest = digest_of(text) if text else ""
    return next((name for name, known in built_in_digests(game).items() if known == digest), "")


def named_edition(game: Game[Any], which: str) -> tuple[str, str]:
    """Return the name of an edition and the text that a race must carry to be opened elsewhere: none for a built-in one.

    `which` is user input: the name of a built-in edition, or a file.
    """
    return (which, "") if which in built_in_editions(game) else resolve_edition(game, which, edition_text(game, which)[0])


def display_name(words: Localization, game: str, name: str) -> str:
    """Return the name of a custom edition for a reader. One that looks like a built-in edition's, from an old table or a race
    file, is marked."""
    return words.text("custom.named", edition=Verbatim(name)) if looks_built_in(game, name) else name


# Differences ---------------------------------------------------------------------------------------------------------------


def differences(game: Game[Any], text: str) -> Differences | None:
    """Return what differs between a custom text and the default built-in edition; None if it cannot be compared."""
    try:
        found = changes(edition_text(game, DEFAULT_EDITION)[0], text)
    except (ValueError, RecursionError):  # a game from a package may read more than TOML
        return None
    first = sorted(found, key=_rank)[:MAX_NAMED_CHANGES]
    return {"total": len(found), "first": [[_truncate(c.name), _bounded(c.first), _bounded(c.second)] for c in first]}


def _rank(change: Change) -> int:
    """Order changes by importance to players, so that minor ones cannot hide a changed number of laps."""
    numbers = all(isinstance(value, int) for value in (change.first, change.second))
    in_race = change.name.startswith("race.")
    return 0 if numbers and in_race else 1 if in_race else 2 if numbers else 3 if None in (change.first, change.second) else 4


def _bounded(value: Any) -> Value:
    if value is None or isinstance(value, bool):
        return value
    if isinstance(value, int) and abs(value) <= MAX_NUMBER:
        return value
    return _truncate(", ".join(map(str, value)) if isinstance(value, list) else str(value))


def _truncate(text: str) -> str:
    return text if len(text) <= MAX_VALUE_LENGTH else text[: MAX_VALUE_LENGTH - 1] + "…"


def describe_differences(words: Localization, found: Differences | None) -> str:
    """Return one sentence that says what differs from the built-in edition; None: not compared."""
    if found is None:
        return words.text("custom.unknown")
    if not found["total"]:
        return words.text("custom.same")
    named = [_describe_change(words, *change) for change in found["first"]]
    more = found["total"] - len(named)
    return words.text("custom.differs", changes=Verbatim(words.join(named)), more=more)


def _describe_change(words: Localization, name: Value, usual: Value, now: Value) -> str:
    key = "added" if usual is None else "removed" if now is None else "changed"
    called = str(name).removeprefix("race.").replace(".", " ").replace("_", " ")
    values = {
        side: Verbatim(_describe_value(words, value)) for side, value in (("usual", usual), ("now", now)) if value is not None
    }
    return words.text(f"custom.{key}", name=Verbatim(called), **values)


def _describe_value(words: Localization, value: Value) -> str:
    if isinstance(value, bool):
        return words.text("word.yes" if value else "word.no")
    return str(value) if isinstance(value, int) else words.text("custom.quoted", text=Verbatim(str(value)))


def describe_custom(words: Localization, game: Game[Any], name: str, text: str) -> str:
    """Return two short sentences about the custom edition of a race file: its name, and what differs; empty if built in."""
    if not text:
        return ""
    parts: Iterable[str] = (
        words.text("custom.edition", edition=Verbatim(display_name(words, game.name, sanitize(name, MAX_SHOWN_NAME)))),
        describe_differences(words, differences(game, text)),
    )
    return words.join(parts, "sentences")
