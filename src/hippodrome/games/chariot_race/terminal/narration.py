"""Short narration: for each turn the final dice, the path, and the remaining damage."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from hippodrome.core.facts import Fact
from hippodrome.games.chariot_race.edition import Edition
from hippodrome.games.chariot_race.terminal.marks import mark, mark_style
from hippodrome.i18n.localization import Localization
from hippodrome.terminal.narration import Subject, seat_of
from hippodrome.terminal.seating import Seating

DICE_FACTS = ("rolled", "rerolled", "turned")
DAMAGE_FACTS = ("sprint_hurt", "cornered", "on_caltrop", "rammed")


def subject(fact: Fact, edition: Edition, words: Localization, seating: Seating) -> Subject | None:
    """Return the chariot of a fact, by its letter on the board."""
    if "chariot" not in fact.data or "seat" not in fact.data:
        return seat_of(fact, edition, words, seating)
    owner, colour = fact.data["chariot"]
    return Subject(mark(words, edition.colours[colour]), mark_style(edition.colours[colour]), words.player(owner))


def shorten(facts: Sequence[Fact]) -> list[Fact]:
    """Reduce facts to each chariot's final dice with their cost, and its remaining damage once, after all damage."""
    return [fact for _, some in groupby(facts, key=lambda fact: fact.data.get("chariot")) for fact in _shorten_turn(list(some))]


def _shorten_turn(facts: Sequence[Fact]) -> Iterator[Fact]:
    last_dice = max((n for n, fact in enumerate(facts) if fact.kind in DICE_FACTS), default=-1)
    last_hurt = max((n for n, fact in enumerate(facts) if fact.kind in DAMAGE_FACTS), default=-1)
    cost = sum(fact.data.get("cost", 0) for fact in facts if fact.kind in DICE_FACTS)
    for n, fact in enumerate(facts):
        if fact.kind not in DICE_FACTS:
            yield fact
        elif n == last_dice:
            yield fact._replace(kind="rolled", data={**fact.data, "cost": cost})
        if n == last_hurt:
            yield fact._replace(kind="left")
