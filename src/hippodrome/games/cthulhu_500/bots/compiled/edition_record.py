"""An edition as the bots know it: the record of `engine/edition_record.py`, and in it what things are worth to auriga."""

from __future__ import annotations

from functools import lru_cache

from hippodrome.games.cthulhu_500.bots.odds import POINT, TURNS, outcomes
from hippodrome.games.cthulhu_500.edition import Edition
from hippodrome.games.cthulhu_500.effect import effect_of
from hippodrome.games.cthulhu_500.engine import edition_record as rules_box
from hippodrome.games.cthulhu_500.engine.edition_record import DIE, LOOKS
from hippodrome.jit.compile_cache import Record

THICK, THIN, NEARLY_GONE, EMPTY = range(LOOKS)
"""How thick the draw pile looks."""


@lru_cache(maxsize=64)
def box_of(edition: Edition) -> Record:
    """The record of an edition; NotFast if something in it has no room."""
    box = rules_box.box_of(edition).copy()
    for record, card in zip(box["cards"], edition.cards, strict=False):
        entry = effect_of(card.effect)
        record["points"] = card.always * 3.4 + card.passing * 1.7 + card.passed * 1.4 + card.leading * 0.8
        record["times"], record["keep"] = entry.lasts, entry.if_held
        record["in_play"], record["in_pit"] = entry.fitted, entry.pit
    box["point"], box["turns"] = POINT, [TURNS[look] for look in ("thick", "thin", "nearly_gone", "empty")]
    for lead in range(-DIE, DIE + 1):
        box["win"][lead + DIE], box["tie"][lead + DIE] = outcomes(edition.die, lead)
    return box
