"""Charioteer tables for tests."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

from hippodrome.core.game import Game
from hippodrome.core.rng import Seeded, seed_from
from hippodrome.core.table import Table, play_out
from hippodrome.games.charioteer.edition import Edition
from hippodrome.games.charioteer.state import State
from hippodrome.games.registry import get_game, load_edition
from hippodrome.i18n.localization import Localization


@cache
def charioteer() -> tuple[Game[State], Edition]:
    game = get_game("charioteer")
    return game, load_edition(game)


@cache
def words_for(seats: int, language: str = "en") -> Localization:
    """Return the texts for a race with this number of seats."""
    game, edition = charioteer()
    return Localization(language, game, edition, ("Ana", "Ben", "Cleo", "Dario", "Eva", "Flavio")[:seats])


def table(seats: int = 3, seed: str = "test", **options: Any) -> Table[State]:
    """Return a race at its start: hands dealt, the emperor's die rolled, all seats prompted for a move."""
    game, edition = charioteer()
    return Table(game, game.setup(seats, game.resolve_options(options), edition), Seeded(seed_from(seed)))


def play_random(race: Table[State], seed: int, turns: int | None = None) -> Table[State]:
    """Play random legal moves, to the end or for some turns."""
    rng = Random(seed)
    if turns is None:
        return play_out(race, [lambda pov: pov.options.draw(rng)] * len(race.state.chariots))
    while race.prompt is not None and race.state.turn <= turns:
        for seat in race.waiting:
            race.answer(seat, race.options(seat).draw(rng))
    return race
