"""Default ids for games without an encoding: the position of an option in the list. There are no observations."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from hippodrome.core.ask import Seat
from hippodrome.core.errors import BadInput
from hippodrome.core.table import Pov
from hippodrome.rl.fields import Field, Ids, Trie

MAX_OPTIONS = 512
"""Maximum number of options of a decision that is encoded by position."""


class DefaultEncoding:
    """The default `encoding` of a game. An id has a meaning within one decision only, so it can be played but not learned."""

    def __init__(self, game: str) -> None:
        self._game = game

    def names(self, edition: Any) -> Sequence[str]:
        return [f"option {n}" for n in range(MAX_OPTIONS)]

    def spelling(self, pov: Pov, view: Mapping[str, Any]) -> Trie:
        number = len(pov.options)
        if number > MAX_OPTIONS:
            raise BadInput("too_many_options", game=self._game, number=number, most=MAX_OPTIONS)
        return Trie({(n,): option for n, option in enumerate(pov.options)})

    def fields(self, edition: Any, seats: int) -> Sequence[Field]:
        raise BadInput("no_observation", game=self._game)

    def numbers(self, view: Mapping[str, Any], edition: Any, seat: Seat, ids: Ids) -> list[int]:
        raise BadInput("no_observation", game=self._game)
