"""Observations: a seat's view as a row of numbers with a description of each, and as text.

Both are computed only from what `Game.view` shows the seat and from the ids that it has pushed.
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
    """Return the meaning of the numbers of an observation, in order."""
    return tuple(get_plugin(game).encoding.fields(edition, seats))


@lru_cache(maxsize=128)
def size_of(game: str, edition: Any, seats: int) -> int:
    """Return the number of numbers in an observation."""
    return sum(field.size for field in fields_of(game, edition, seats))


@lru_cache(maxsize=128)
def scales_of(game: str, edition: Any, seats: int) -> NDArray[np.float64]:
    """Return the factor that converts each number to float32."""
    return np.array([1 / field.high for field in fields_of(game, edition, seats) for _ in range(field.size)], np.float64)


def integers(game: str, view: Mapping[str, Any], edition: Any, seats: int, seat: Seat, ids: Ids = ()) -> NDArray[np.int32]:
    """Return an observation as integers."""
    row = np.array(get_plugin(game).encoding.numbers(view, edition, seat, ids), np.int32)
    assert len(row) == size_of(game, edition, seats), f"{len(row)} numbers are not {size_of(game, edition, seats)}"
    return row


def to_floats(game: str, edition: Any, seats: int, row: NDArray[np.int32]) -> NDArray[np.float32]:
    """Convert an observation to float32."""
    return (row * scales_of(game, edition, seats)).astype(np.float32)


def observe(table: Table[Any], seat: Seat, ids: Ids = ()) -> NDArray[np.int32]:
    """Return a seat's current view of a table as integers."""
    game, edition = table.game, table.state.edition
    return integers(game.name, game.view(table.state, seat), edition, len(game.standing(table.state).ranks), seat, ids)


def information_state(table: Table[Any], seat: Seat, ids: Ids = ()) -> str:
    """Return everything that a seat has seen and done since the start, and its current view, as text. Two situations have the
    same text exactly if the seat cannot distinguish them. Of a hidden prompt it contains only which seat has a choice."""
    facts = [[fact.kind, fact.data] for fact in table.facts if fact.is_visible_to(seat)]
    own = [[line.kind, line.answer] for n, line in enumerate(table.log) if line.seat == seat and table.is_public(n)]
    prompt = table.prompt
    options = prompt.options.get(seat) if isinstance(prompt, Ask) else None
    about = (
        prompt.kind if isinstance(prompt, Ask) and options is not None and (not prompt.is_hidden or len(options) > 1) else ""
    )
    seen = {
        "seat": seat, "told": facts, "answered": own, "asked": about, "spelled": list(ids),
        "sees": table.game.view(table.state, seat),
    }  # fmt: skip
    return json.dumps(seen, separators=(",", ":"), sort_keys=True, default=list)


# Returns ---------------------------------------------------------------------------------------------------------------

RETURNS = ("win", "rank", "shaped")
"""win: 1, shared by the winners. rank: the share of rivals left behind, a half for a tie. shaped: the win, plus at each answer
half the change of the rank return since the seat's last answer; dense, but not the objective of the game."""


def win_returns(seats: int, winners: Sequence[Seat]) -> list[float]:
    """Return 1, shared by the winners, and 0 for the others."""
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(seats)]


def rank_returns(ranks: Sequence[int]) -> list[float]:
    """Return the share of rivals that each seat has left behind, counting a half for a tie."""
    rivals = max(1, len(ranks) - 1)
    return [
        sum(1.0 if other > mine else 0.5 for n, other in enumerate(ranks) if n != seat and other >= mine) / rivals
        for seat, mine in enumerate(ranks)
    ]


SHAPED_WEIGHT = 0.5
"""Weight of the rank in a shaped return."""
