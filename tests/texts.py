"""Every help text and caption of a game over all its tables: editions, numbers of seats, options; and the numbers in them.

A text may only name numbers of its table. The editions are the house's and one in which every number was changed, so that a
number written into a text shows itself.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple

from hippodrome.core.game import Game
from hippodrome.games.registry import built_in_editions, edition_text, get_game, get_plugin, load_edition
from hippodrome.i18n.localization import LANGUAGES, Localization
from hippodrome.rulebook import chapters

SPELLED = {
    "en": ("zero", "", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"),
    "es": ("cero", "", "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve", "diez", "once", "doce"),
    "de": ("null", "", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn", "elf", "zwölf"),
    "fr": ("zéro", "", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix", "onze", "douze"),
}
"""Numbers as words. One is left out: it is an article in Spanish, and "this one" in English."""


class TableOf(NamedTuple):
    """A table that texts are written for."""

    game: Game[Any]
    edition: Any
    seats: int
    options: Mapping[str, Any]
    words: Localization


class Checked(NamedTuple):
    """What is special to a game: how its numbers are changed, which numbers its texts may name, and its captions.

    `constants` are numbers that belong to the rules rather than to an edition, by the text's name, each with a reason.
    Where `lists_cards`, what `?` explains are the cards, and belongs to the captions.
    """

    name: str
    changes: tuple[tuple[str, str], ...]
    allowed: Callable[[TableOf], set[int]]
    captions: Callable[[TableOf], Iterator[tuple[str, str, set[int]]]]
    constants: Mapping[str, Mapping[int, str]]
    sections: Callable[[TableOf], Mapping[str, set[int]]]
    """What else sections of the rulebook may name: numbers that no help text needs."""
    lists_cards: bool = False


def numbers(text: str, language: str) -> set[int]:
    """The numbers that a text names, in figures or as words. Of `typed -- explained` only what is explained counts."""
    explained = "\n".join(line.partition(" -- ")[2] or line for line in text.splitlines())
    explained = re.sub(r"\bt \d \d\b", "", explained)  # what somebody may type
    explained = re.sub(r"\bl[oa]s dos\b", "", explained)  # both
    found = {int(n) for n in re.findall(r"(?<![\w#])\d+(?!\w)", explained)}
    words = re.findall(r"\w+", explained.lower())
    return found | {n for n, word in enumerate(SPELLED.get(language, ())) if word and word in words}


def changed(checked: Checked) -> Any:
    """The edition in which every number is another."""
    game = get_game(checked.name)
    text = edition_text(game, "reconstructed")[0]
    for old, new in checked.changes:
        assert old in text, old
        text = text.replace(old, new)
    return game.read_edition(text, "changed")


def tables(checked: Checked, *, whole: bool) -> Iterator[TableOf]:
    """Every edition with every number of seats and with every option, in every language; `whole`: both together."""
    game = get_game(checked.name)
    editions = [*(load_edition(game, name) for name in built_in_editions(game)), changed(checked)]
    every: list[dict[str, Any]] = [{}]
    for name, setting in game.options.items():
        every += [{name: choice} for choice in setting.choices if choice != setting.default]
    for edition in editions:
        for seats in game.seats:
            for options in every if whole or seats == game.seats.start else every[:1]:
                for language in LANGUAGES:
                    yield TableOf(game, edition, seats, options, Localization(language, game, edition, ["A"] * seats, options))


def helps(table: TableOf) -> Iterator[tuple[str, str]]:
    """Help for every question, the first-race guide, what `?` explains in the terminal, and every section of the rulebook."""
    words = table.words
    for key in sorted(name.replace("-", ".", 1) for name in words.keys()):  # noqa: SIM118  # not a dict
        if key.startswith(("help.", "guide.", "ask.")):
            yield key, words.text(key)
    look = get_plugin(table.game.name).terminal
    english = Localization("en", table.game, table.edition, words.players, table.options)
    told = look.topics(table.edition, words).values()
    for topic, text in zip(look.topics(table.edition, english), told, strict=True):
        yield f"? {topic}", text  # a text is called the same in every language
    if table.seats not in (table.game.seats.start, table.game.seats.stop - 1):
        return  # the rulebook names little that depends on the seats: fewest and most are enough
    for chapter in chapters(table.game.name, words):
        for section in chapter.sections:
            yield f"rules: {section.key}", "\n".join(section.paragraphs)


def check_texts(checked: Checked, *, whole: bool = False) -> int:
    """Hold every text to the numbers of its table; how many texts there were."""
    done, faults = 0, dict[str, str]()
    for table in tables(checked, whole=whole):
        allowed, more = checked.allowed(table), checked.sections(table)
        texts = [
            (name, text, allowed | more.get(name.removeprefix("rules: "), set()))
            for name, text in helps(table)
            if not (checked.lists_cards and name.startswith("?"))
        ]
        for name, text, may in [*texts, *checked.captions(table)]:
            wrong = numbers(text, table.words.language) - may - set(checked.constants.get(name, ()))
            where = f"{table.edition.name}, {table.seats} seats, {dict(table.options)}"
            if wrong:
                faults[name] = f"{name} ({where}) names {sorted(wrong)}, the table has {sorted(may)}: {text}"
            if "None" in text or "{" in text:
                faults[name] = f"{name} ({where}) has a gap: {text}"
            done += 1
    assert not faults, "\n".join(faults.values())
    return done
