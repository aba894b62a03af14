"""Learned feature weights as one record: the weights of `bots/weights.py` for every quarter of a turn."""

from __future__ import annotations

from functools import lru_cache

import numpy as np

from hippodrome.games.cthulhu_500.bots.features import CARDS_PER_TURN
from hippodrome.games.cthulhu_500.bots.weights import QUARTERS_PER_TURN, weights_at
from hippodrome.games.cthulhu_500.edition import SEATS, Edition
from hippodrome.games.cthulhu_500.engine.edition_record import CARDS
from hippodrome.jit import too_many
from hippodrome.jit.compile_cache import Record

MAX_COUNTERS = 9
"""Maximum number of counters on a flag."""


def max_quarters(cards: int, seats: int, counters: int) -> int:
    """Return a number of remaining quarters of a turn that no race with this number of cards, the flag included, can exceed."""
    piles = 1.5 + max(0, counters - 1)
    return int((cards * piles / (CARDS_PER_TURN * seats) + 1.0) * QUARTERS_PER_TURN) + 1


WEIGHT_RECORD = np.dtype([
    ("a_pass", "f8"), ("passing", "f8"), ("passed", "f8"), ("frail", "f8"), ("hurt", "f8"), ("mending", "f8"), ("fix", "f8"),
    ("card", "f8"), ("drawn", "f8"),
    ("cards", [("held", "f8"), ("fitted", "f8"), ("pitted", "f8")], (CARDS,)),
], align=True)  # fmt: skip
"""The weights for a number of remaining quarters of a turn. Field names are those of `Weights`."""

WEIGHT_TABLE = np.dtype([("at", WEIGHT_RECORD, (max_quarters(CARDS, SEATS.start, MAX_COUNTERS),))], align=True)
"""The weights by quarters of a turn. Most pages are never written, so they take no memory."""

NO_WEIGHTS: Record = np.zeros(1, WEIGHT_TABLE)[0]
"""Placeholder for races whose bots use no weights."""

_SCALAR_WEIGHTS = ("a_pass", "passing", "passed", "frail", "hurt", "mending", "fix", "card", "drawn")


@lru_cache(maxsize=32)
def pack_weights(edition: Edition, seats: int, counters: int = 0) -> Record:
    """Return the weights of an edition for a number of seats, and for races with at most this number of counters on
    the flag."""
    if counters > MAX_COUNTERS:
        raise too_many("counters on the flag", counters, MAX_COUNTERS)
    weight_table = np.zeros(1, WEIGHT_TABLE)[0]
    for quarters in range(max_quarters(len(edition.cards) + 1, seats, counters)):
        weights, scale = weights_at(edition, seats, quarters), weight_table["at"][quarters]
        for name in _SCALAR_WEIGHTS:
            scale[name] = getattr(weights, name)
        for name in ("held", "fitted", "pitted"):
            scale["cards"][name][: len(edition.cards)] = getattr(weights, name)
    return weight_table
