"""Every message of every package in every language, rendered with edge-case values: no remains, no gaps, numbers that agree."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from babel import Locale

from hippodrome.games.registry import BUILT_IN_NAMES, get_game, load_edition
from hippodrome.i18n.localization import LANGUAGES, SEAT_LIST_FIELDS, Localization, load_texts

LONG = "Maximiliana von und zu Hohenstaufen-Trastámara"
PLAYERS = ["Ana", LONG, "Iñigo", "Bo", "O'Neill", "Zoë"]
NUMBERS = (0, 1, 2, 5, 21)
LISTS: tuple[Any, ...] = ((), (0,), (0, 1, 2), LONG)
"""Lists of seats, cards or dice: none, one, several; and a long text."""
OTHERS: tuple[Any, ...] = ((1, 2), ((1, 2), (0, 1)), "middle")
"""Values for fields that take neither a number nor a list of numbers: chariots, standings, lanes."""
TEXTS = frozenset({"token", "tokens", "typed", "code", "name", "names", "colour_name", "who", "at", "place", "total"})
"""Fields whose number, if they have one, counts nothing: names, codes and the like."""

PACKAGES = {"house": "hippodrome.i18n", "server": "hippodrome.server", "lab": "hippodrome.analysis"}
ROOMS = (*PACKAGES, *BUILT_IN_NAMES)
VERBS: dict[str, dict[str, str]] = {"es": {"queda": "quedan", "cabe": "caben", "espera": "esperan"}}
"""Verbs that may come directly before the number of their subject."""
BOTH_FORMS = re.compile(r"\{\$(\w+)\} (?:\w+ )?\{ \$\1 ->\n\[one\] ([^\W\d]+).*\n\*\[other\] ([^\W\d]+)")
"""A number and its noun, in both forms."""


@cache
def words_of(room: str, language: str) -> Localization:
    if room in PACKAGES:
        return Localization(language, players=PLAYERS, package=PACKAGES[room])
    game = get_game(room)
    return Localization(language, game, load_edition(game), PLAYERS)


@cache
def texts_of(room: str, language: str) -> dict[str, str]:
    """Return the messages of a package, by id, without the indents of the file."""
    package = PACKAGES.get(room) or get_game(room).state_type.__module__.rpartition(".")[0]
    return {key: re.sub(r"\n\s*", "\n", text) for key, text in load_texts(package, language).items() if not key.startswith("-")}


def places(words: Localization, key: str) -> tuple[str, ...]:
    """Return the variables of a message."""
    found = words.texts.find(key)
    assert found is not None and not found.is_fallback, key
    return found.message.variables


@cache
def keys_of(words: Localization) -> list[str]:
    return sorted(words.keys())


@cache
def said_as(words: Localization, field: str, value: Any) -> Any:
    """Return a value for a field: the requested one if the game can label it, else the first that it can."""
    kinds = [key.removeprefix(f"{field}-") for key in keys_of(words) if key.startswith(f"{field}-")]
    for one in (value, *NUMBERS, *LISTS, *OTHERS, *kinds):
        try:
            name = words.name(field, one)
        except (AttributeError, IndexError, KeyError, TypeError, ValueError):
            continue
        if name:  # a list that is joined without a text for none is never empty where it is shown
            return one
    raise AssertionError(f"nothing can stand for {field}")


def rendered(room: str, language: str) -> Iterator[tuple[str, str, str]]:
    """Yield each message's key, its source, and the results with one value after another in all its fields."""
    words = words_of(room, language)
    for key, text in texts_of(room, language).items():
        for value in (*NUMBERS, *LISTS):
            yield key, text, words.text(key, **{field: said_as(words, field, value) for field in places(words, key)})


def leftovers(text: str, said: str) -> list[str]:
    """Return remains of a template, or gaps where something was omitted. Intentional ones do not count."""
    found = re.findall(r"\{|\}|\[\[|\]\]|⟦|None|\(\)|«»|“”|->", said)
    found += [
        gap
        for gap in re.findall(r"  |(?<!\.)\.\.(?!\.)|,,| [,;](?!\))| \.(?!\.)|[,;:]\.|\( | \)|^[ ,;]| $", said)
        if gap not in text
    ]
    return found


@cache
def forms(language: str) -> tuple[dict[str, str], dict[str, str]]:
    """Return nouns that some message has in both forms: from singular to plural, and from plural to singular."""
    texts = [text for room in ROOMS for text in texts_of(room, language).values()]
    found = [both for text in texts for both in BOTH_FORMS.findall(text)]
    singular = {one: many for field, one, many in found if one not in (many, "is") and field not in SEAT_LIST_FIELDS}
    return singular, {many: one for one, many in singular.items()}


def disagreements(said: str, language: str) -> list[str]:
    """Return numbers and nouns that do not agree, as far as nouns are known: 1 cards, 5 card, quedan 1."""
    singular, plural = forms(language)
    between = {"en": r"(?:(?:more|fewer|new|matching|used|imagined|lap) )*"}.get(language, "")
    found = []
    for number, noun in re.findall(rf"(?<![\d.,:+−±/-])\b(\d+) {between}([^\W\d]+)", said):
        if noun in (plural if Locale(language).plural_form(int(number)) == "one" else singular):
            found.append(f"{number} {noun}")
    for one, many in VERBS.get(language, {}).items():
        found += re.findall(rf"\b{many} 1\b|\b{one} (?:0|2|5|21)\b", said)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("room", ROOMS)
def test_rendered_messages_contain_no_template_remains(room: str, language: str) -> None:
    faults = {f"{key}: {said!r} {left}" for key, text, said in rendered(room, language) if (left := leftovers(text, said))}
    assert not faults, "\n".join(sorted(faults))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("room", ROOMS)
def test_numbers_and_nouns_agree(room: str, language: str) -> None:
    words, faults = words_of(room, language), set()
    for key in texts_of(room, language):
        for number in NUMBERS:
            fields = {field: said_as(words, field, LONG if field in TEXTS else number) for field in places(words, key)}
            said = words.text(key, **fields)
            faults |= {f"{key}: {said!r} {wrong}" for wrong in disagreements(said, language)}
    assert not faults, "\n".join(sorted(faults))


def test_planted_message_faults_are_detected() -> None:
    """Planted faults of each kind."""
    assert (
        leftovers("{a}", "Ana {b}") and leftovers("x {a} y", "x  y") and leftovers("{a}.", "one..") and leftovers("{a}", "None")
    )
    assert leftovers("to {a}[[, -{b}]]", "to , -1") and not leftovers("{a} ... on", "Ana ... on")
    assert disagreements("You draw 1 cards.", "en") == ["1 cards"] and disagreements("5 card", "en") == ["5 card"]
    assert disagreements("2 new cube", "en") and not disagreements("2 new cubes, 1 card, card 2", "en")
    assert disagreements("quedan 1", "es") and disagreements("queda 5", "es") and disagreements("1 casillas", "es")
    assert not disagreements("queda 1, quedan 0, 21 casillas, la casilla 5", "es")


def test_long_names_are_shown_in_full() -> None:
    for room in ROOMS:
        for language in LANGUAGES:
            words = words_of(room, language)
            for key, text in texts_of(room, language).items():
                if "{$seat}" in text:
                    data = {field: 1 if field == "seat" else said_as(words, field, 2) for field in places(words, key)}
                    assert LONG in words.text(key, **data), key
