"""What was learned of the traits, as one record: the weights of `bots/weights.py` for every quarter of a turn."""

from __future__ import annotations

from functools import lru_cache

import numpy as np

from hippodrome.games.cthulhu_500.bots.features import DRAWN
from hippodrome.games.cthulhu_500.bots.weights import QUARTER, weights_at
from hippodrome.games.cthulhu_500.edition import SEATS, Edition
from hippodrome.games.cthulhu_500.engine.edition_record import CARDS
from hippodrome.jit import too_many
from hippodrome.jit.compile_cache import Record

MOST_COUNTERS = 9
"""So many counters may a flag have."""


def quarters_within(cards: int, seats: int, counters: int) -> int:
    """No race with so many cards, the flag included, has so many quarters of a turn to go."""
    piles = 1.5 + max(0, counters - 1)
    return int((cards * piles / (DRAWN * seats) + 1.0) * QUARTER) + 1


SCALE = np.dtype([
    ("a_pass", "f8"), ("passing", "f8"), ("passed", "f8"), ("frail", "f8"), ("hurt", "f8"), ("mending", "f8"), ("fix", "f8"),
    ("card", "f8"), ("drawn", "f8"),
    ("cards", [("held", "f8"), ("fitted", "f8"), ("pitted", "f8")], (CARDS,)),
], align=True)  # fmt: skip
"""The weights with so many quarters of a turn to go. Names are those of `Weights`."""

SCALES = np.dtype([("at", SCALE, (quarters_within(CARDS, SEATS.start, MOST_COUNTERS),))], align=True)
"""The weights by quarters of a turn. Most of it is never written to, so it takes no memory."""

NOTHING_WEIGHED: Record = np.zeros(1, SCALES)[0]
"""For races in which nobody asks for weights."""

_PLAIN = ("a_pass", "passing", "passed", "frail", "hurt", "mending", "fix", "card", "drawn")


@lru_cache(maxsize=32)
def scales_of(edition: Edition, seats: int, counters: int = 0) -> Record:
    """The weights of an edition at so many seats, for races with so many counters on the flag, or fewer."""
    if counters > MOST_COUNTERS:
        raise too_many("counters on the flag", counters, MOST_COUNTERS)
    scales = np.zeros(1, SCALES)[0]
    for quarters in range(quarters_within(len(edition.cards) + 1, seats, counters)):
        weights, scale = weights_at(edition, seats, quarters), scales["at"][quarters]
        for name in _PLAIN:
            scale[name] = getattr(weights, name)
        for name in ("held", "fitted", "pitted"):
            scale["cards"][name][: len(edition.cards)] = getattr(weights, name)
    return scales
