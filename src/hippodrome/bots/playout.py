"""Playouts on the readable rules: used without a compiled engine, for editions that it does not support, and until it is
compiled."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import inf
from random import Random
from typing import Any

import numpy as np

from hippodrome.bots.search import Judge
from hippodrome.core.ask import Ask
from hippodrome.core.rng import Seeded, seed_from
from hippodrome.core.table import Pov, Table

Policy = Callable[[Pov, Random], Any]
Value = Callable[[Any], Sequence[float]]
"""Returns the win probability of each seat in a state."""


def judge_by_rules(pov: Pov, rng: Random, candidates: Sequence[Any], turns: int, policy: Policy, value: Value) -> Judge:
    """Return a judge that plays candidates on for some turns, all seats by a policy, and evaluates the resulting position."""
    key = rng.getrandbits(64)

    def play(numbers: Sequence[int], worlds: range) -> Any:
        found = np.zeros((len(numbers), len(worlds)))
        for column, world in enumerate(worlds):
            imagined = pov.determinize(Random(f"{key}/{world}"))
            chance_source = Seeded(seed_from(f"{key}/{world}"))
            for row, n in enumerate(numbers):
                table = imagined.fork(chance_source=chance_source)
                table.answer(pov.seat, candidates[n])
                play_on(table, turns, policy, Random(f"{key}/{world}/policy"))
                found[row, column] = _chance(table, value, pov.seat)
        return found

    return play


def play_on(table: Table[Any], turns: int, policy: Policy, rng: Random) -> None:
    """Play for this number of turns, including the current one, or to the end of the race; TO_THE_END: to the end."""
    last = table.game.turn(table.state) + turns - 1 if turns else inf
    while True:
        table.answer_forced()
        if not isinstance(table.prompt, Ask):
            return
        if table.game.turn(table.state) > last and not table.sealed:
            return
        for seat in table.waiting:
            table.answer(seat, policy(Pov(table, seat), rng))


def _chance(table: Table[Any], value: Value, seat: int) -> float:
    if table.prompt is None:
        return float(seat in table.game.standing(table.state).winners)
    return value(table.state)[seat]
