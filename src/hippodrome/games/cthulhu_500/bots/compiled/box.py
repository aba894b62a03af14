"""An edition as the bots know it: the record of `fast/box.py`, and in it what things are worth to auriga."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import numpy as np

from hippodrome.games.cthulhu_500.bots.odds import POINT, TURNS, outcomes
from hippodrome.games.cthulhu_500.edition import Edition
from hippodrome.games.cthulhu_500.effect import effect_of
from hippodrome.games.cthulhu_500.fast import box as rules_box
from hippodrome.games.cthulhu_500.fast.box import CARDS, DIE, fill_box
from hippodrome.native.compiled import Record

THICK, THIN, NEARLY_GONE, EMPTY = range(len(TURNS))
"""How thick the draw pile looks."""


def _fields(record: np.dtype[Any]) -> list[Any]:
    return [(name, record[name]) for name in record.names or ()]


KIND = np.dtype([
    *_fields(rules_box.KIND),
    ("points", "f8"),  # what its bonuses are worth to auriga
    ("times", "f8"),  # how much of that lasts
    ("in_play", "f8"),  # what its effect is worth beyond that
    ("in_pit", "f8"),  # and in the pit
    ("keep", "f8"),  # what it is worth in the hand
], align=True)  # fmt: skip
"""A card."""

BOX = np.dtype([
    *((name, kind) for name, kind in _fields(rules_box.BOX) if name != "cards"),
    ("point", "f8"),  # what one point more is worth to auriga
    ("turns", "f8", (len(TURNS),)),  # what it hopes for, by how thick the pile looks
    ("win", "f8", (2 * DIE + 1,)), ("tie", "f8", (2 * DIE + 1,)),  # the chances of a die and a lead, from -DIE on
    ("cards", KIND, (CARDS,)),
], align=True)  # fmt: skip
"""One box of Cthulhu 500. The rules find in it what they look for, and do not look at the rest."""


@lru_cache(maxsize=64)
def box_of(edition: Edition) -> Record:
    """The record of an edition; NotFast if something in it has no room."""
    box = np.zeros(1, BOX)[0]
    fill_box(box, edition)
    for record, card in zip(box["cards"], edition.cards, strict=False):
        entry = effect_of(card.effect)
        record["points"] = card.always * 3.4 + card.passing * 1.7 + card.passed * 1.4 + card.leading * 0.8
        record["times"], record["keep"] = entry.lasts, entry.if_held
        record["in_play"], record["in_pit"] = entry.fitted, entry.pit
    box["point"], box["turns"] = POINT, [TURNS[look] for look in ("thick", "thin", "nearly_gone", "empty")]
    for lead in range(-DIE, DIE + 1):
        box["win"][lead + DIE], box["tie"][lead + DIE] = outcomes(edition.die, lead)
    return box
