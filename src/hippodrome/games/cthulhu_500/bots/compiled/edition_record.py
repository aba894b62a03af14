"""The bots' edition record: that of `engine/edition_record.py`, with auriga's values filled in."""

from __future__ import annotations

from functools import lru_cache

from hippodrome.games.cthulhu_500.bots.odds import CHANCE_PER_POINT, TURNS_LEFT_BY_PILE, outcomes
from hippodrome.games.cthulhu_500.edition import Edition
from hippodrome.games.cthulhu_500.effect import effect_of
from hippodrome.games.cthulhu_500.engine import edition_record as rules_record
from hippodrome.games.cthulhu_500.engine.edition_record import DIE, THICKNESS_LEVELS
from hippodrome.jit.compile_cache import Record

THICK, THIN, NEARLY_GONE, EMPTY = range(THICKNESS_LEVELS)
"""Classes of the draw pile's thickness."""


@lru_cache(maxsize=64)
def pack_edition(edition: Edition) -> Record:
    """Pack an edition into a record; raises UnsupportedByEngine if something in it does not fit."""
    packed = rules_record.pack_edition(edition).copy()
    for record, card in zip(packed["cards"], edition.cards, strict=False):
        entry = effect_of(card.effect)
        record["points"] = card.always * 3.4 + card.passing * 1.7 + card.passed * 1.4 + card.leading * 0.8
        record["times"], record["keep"] = entry.lasts, entry.hand_value
        record["in_play"], record["in_pit"] = entry.fitted, entry.pit
    packed["point"], packed["turns"] = (
        CHANCE_PER_POINT,
        [TURNS_LEFT_BY_PILE[look] for look in ("thick", "thin", "nearly_gone", "empty")],
    )
    for lead in range(-DIE, DIE + 1):
        packed["win"][lead + DIE], packed["tie"][lead + DIE] = outcomes(edition.die, lead)
    return packed
