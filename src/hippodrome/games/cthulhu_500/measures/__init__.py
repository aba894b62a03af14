"""Measures of Cthulhu 500 for studies: places gained, the value function's win probabilities, and the cards played."""

from __future__ import annotations

from collections.abc import Iterator

from hippodrome.games.cthulhu_500.answers import Answer
from hippodrome.games.cthulhu_500.bots.value import value
from hippodrome.games.cthulhu_500.state import State
from hippodrome.games.defaults.measures import Sample

UNIT = "unit.place"

MAP = ("map.laps", "map.place")
"""Spots are lap counters and a place of the pack, from 0 at its head."""
MAP_BEGINS = (0, 1)

CARD_VERBS = frozenset({"play", "crew", "mod", "tires", "driver", "react", "use", "infect"})
"""Verbs that use a card: the first of the answer's cards."""

UNCOUNTED_VERBS = frozenset({"pass", "silence", "no", "throw", "draw"})
"""Verbs that use nothing."""


def sample(s: State) -> Sample:
    """Sample the race: places gained since the start, a lap counter counting as the whole pack; no seat is ever eliminated."""
    seats = len(s.racers)
    place = {seat: n for n, seat in enumerate(s.pack)}
    far = [racer.laps * seats - place[seat] for seat, racer in enumerate(s.racers)]
    spots = [(racer.laps, place[seat]) for seat, racer in enumerate(s.racers)]
    known = all(racer.vehicle >= 0 for racer in s.racers) and s.turn > 0
    return Sample(far, [False] * seats, value(s) if known else None, spots)


def held(s: State, seat: int) -> Iterator[str]:
    """Yield the cards in hand."""
    yield from (f"card:{s.edition.cards[card].kind}" for card in s.racers[seat].hand if card < s.edition.flag)


def used(s: State, seat: int, answer: Answer) -> Iterator[str]:
    """Yield the action, and its card."""
    if answer.verb in CARD_VERBS and answer.cards and answer.cards[0] < s.edition.flag:
        yield f"card:{s.edition.cards[answer.cards[0]].kind}"
    elif answer.verb not in UNCOUNTED_VERBS:
        yield f"act:{answer.verb}"
