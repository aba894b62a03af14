"""Races for the coach: played by bots, with a blunder planted where it is wanted."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from hippodrome.bots import find_bot
from hippodrome.core.ask import Ask
from hippodrome.core.race_file import RaceRecord, new_race, open_table, record_log
from hippodrome.core.rng import seed_from
from hippodrome.core.table import Pov, Table
from hippodrome.games.registry import get_game, load_edition

Blunder = Callable[[Table[Any], int], Any]
"""The answer to give instead of the bot's, None for the bot's own."""


def race(
    name: str, bots: Sequence[str], *, seed: str = "coach", options: dict[str, Any] | None = None, people: Sequence[int] = (),
    blunder: Blunder = lambda table, seat: None, lines: int = 10_000,
) -> tuple[RaceRecord, Table[Any]]:  # fmt: skip
    """A race played by bots, to its end or for a number of log entries."""
    game = get_game(name)
    levels = ["" if seat in people else level for seat, level in enumerate(bots)]
    names = ["Ana", "Ben", "Cy", "Dora"][: len(bots)]
    made = new_race(game, names, edition="reconstructed", bots=levels, seed=seed_from(seed), options=options)
    table = open_table(made, game, load_edition(game))
    minds = [find_bot(name, level, Random(f"{seed}/{seat}")) for seat, level in enumerate(bots)]
    while isinstance(table.prompt, Ask) and len(table.log) < lines:
        table.answer_forced()
        for seat in table.waiting:
            answer = blunder(table, seat)
            table.answer(seat, minds[seat](Pov(table, seat)) if answer is None else answer)
    return record_log(made, table), table
