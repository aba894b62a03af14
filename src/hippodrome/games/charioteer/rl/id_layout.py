"""Layout of Charioteer's action ids: cards, tokens, wild colours, positions."""

from __future__ import annotations

from hippodrome.games.charioteer.engine.edition_record import FACES as DIE
from hippodrome.games.charioteer.engine.edition_record import ICONS as CARD_ICONS
from hippodrome.jit.compile_cache import Record, compiled

FACE_COUNT, ICON_COUNT = len(DIE), len(CARD_ICONS)


@compiled
def first_token(packed: Record) -> int:
    """Return the id of the first token; before it are symbols, reset, the crowd card or not, and no token."""
    return packed.symbols + 4


@compiled
def first_wild(packed: Record) -> int:
    """Return the id of a wild token on the first card of the hand; the last of these is on the crowd card."""
    return packed.symbols + 4 + packed.tokens


@compiled
def first_place(packed: Record) -> int:
    """Return the id of the first card of the hand."""
    return packed.symbols + 4 + packed.tokens + packed.hand + 1


@compiled
def last_id(packed: Record) -> int:
    """Return the id that ends a part of a move."""
    return packed.symbols + 4 + packed.tokens + 2 * packed.hand + 1
