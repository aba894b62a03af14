"""Observations: a seat's view as a row of numbers with a description of each, and as text.

Both are made of what `Game.view` shows the seat and of what it has spelled itself, and of nothing else.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any

import numpy as np

from hippodrome.core.ask import Ask, Seat
from hippodrome.core.table import Table
from hippodrome.games.registry import get_plugin
from hippodrome.rl.fields import Field, Ids

if TYPE_CHECKING:
    from numpy.typing import NDArray


@lru_cache(maxsize=128)
def fields_of(game: str, edition: Any, seats: int) -> tuple[Field, ...]:
    """Meaning of the numbers of an observation, in order."""
    return tuple(get_plugin(game).encoding.fields(edition, seats))


@lru_cache(maxsize=128)
def size_of(game: str, edition: Any, seats: int) -> int:
    """Number of numbers in an observation."""
    return sum(field.size for field in fields_of(game, edition, seats))


@lru_cache(maxsize=128)
def scales_of(game: str, edition: Any, seats: int) -> NDArray[np.float64]:
    """Factor for each number as float32."""
    return np.array([1 / field.high for field in fields_of(game, edition, seats) for _ in range(field.size)], np.float64)


def integers(game: str, view: Mapping[str, Any], edition: Any, seats: int, seat: Seat, ids: Ids = ()) -> NDArray[np.int32]:
    """An observation as whole numbers."""
    row = np.array(get_plugin(game).encoding.numbers(view, edition, seat, ids), np.int32)
    assert len(row) == size_of(game, edition, seats), f"{len(row)} numbers are not {size_of(game, edition, seats)}"
    return row


def to_floats(game: str, edition: Any, seats: int, row: NDArray[np.int32]) -> NDArray[np.float32]:
    """The same observation as float32."""
    return (row * scales_of(game, edition, seats)).astype(np.float32)


def observe(table: Table[Any], seat: Seat, ids: Ids = ()) -> NDArray[np.int32]:
    """A seat's current view of a table, as whole numbers."""
    game, edition = table.game, table.state.edition
    return integers(game.name, game.view(table.state, seat), edition, len(game.standing(table.state).ranks), seat, ids)


def information_state(table: Table[Any], seat: Seat, ids: Ids = ()) -> str:
    """All that a seat has seen and done since the race began, and what it sees now, as text: two situations that the seat can
    tell apart have different texts, and two that it cannot the same. Of a quiet question it tells only who has a choice."""
    told = [[fact.kind, fact.data] for fact in table.facts if fact.is_visible_to(seat)]
    own = [[line.kind, line.answer] for n, line in enumerate(table.log) if line.seat == seat and table.is_public(n)]
    asked = table.prompt
    options = asked.options.get(seat) if isinstance(asked, Ask) else None
    about = asked.kind if isinstance(asked, Ask) and options is not None and (not asked.is_hidden or len(options) > 1) else ""
    seen = {
        "seat": seat, "told": told, "answered": own, "asked": about, "spelled": list(ids),
        "sees": table.game.view(table.state, seat),
    }  # fmt: skip
    return json.dumps(seen, separators=(",", ":"), sort_keys=True, default=list)


# What a race was worth -------------------------------------------------------------------------------------------------

RETURNS = ("win", "rank", "shaped")
"""win: 1, shared by the winners. rank: the share of rivals left behind, a half for those level with one. shaped: the win, and
on the way, at each answer, half of what the rank return has changed since one's last; not what the game is about, but dense."""


def win_returns(seats: int, winners: Sequence[Seat]) -> list[float]:
    """1, shared by the winners."""
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(seats)]


def rank_returns(ranks: Sequence[int]) -> list[float]:
    """The share of rivals that each seat has left behind; a half for those level with it."""
    rivals = max(1, len(ranks) - 1)
    return [
        sum(1.0 if other > mine else 0.5 for n, other in enumerate(ranks) if n != seat and other >= mine) / rivals
        for seat, mine in enumerate(ranks)
    ]


SHAPED_WEIGHT = 0.5
"""Weight of the rank in a shaped return."""
