"""Random races of Cthulhu 500, stopped at every prompt, to test scenes and choices on."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from hippodrome.core.ask import Ask
from hippodrome.core.rng import SampledChance
from hippodrome.core.table import Pov, Table
from hippodrome.games.cthulhu_500.state import State
from tests.games.cthulhu_500.tables import GAME, house_edition

VARIANTS: tuple[dict[str, Any], ...] = (
    {},
    {"length": "short", "vehicles": "drafted"},
    {"length": "long", "counters": 1, "warning_lap": True},
    {"net_laps": True, "warning_lap": True, "swap_laps": True},
    {"damage_passes": True},
)


def stops(seed: int, most: int = 250) -> Iterator[tuple[Table[State], Random]]:
    """Yield a random race at each of its prompts; in between a prompted seat answers at random."""
    rng = Random(seed)
    seats = GAME.seats[seed % len(GAME.seats)]
    options = GAME.resolve_options(VARIANTS[seed % len(VARIANTS)])
    table = Table(GAME, GAME.setup(seats, options, house_edition()), SampledChance(rng), checkpoints="last")
    for _ in range(most):
        if not isinstance(table.prompt, Ask):
            return
        yield table, rng
        seat = rng.choice(table.waiting)
        table.answer(seat, lively(Pov(table, seat), rng))


def lively(pov: Pov, rng: Random) -> object:
    """Return a random answer, rarely the end of the turn or a pass, so that more happens."""
    answer = pov.options.draw(rng)
    return pov.options.draw(rng) if answer.verb in ("end", "pass", "silence", "nothing") else answer
