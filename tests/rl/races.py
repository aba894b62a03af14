"""Races to test drafts and observations on: every game, several numbers of seats, many options."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import hippodrome as hd
from hippodrome.core.game import Game
from hippodrome.games.registry import BUILT_IN_NAMES, get_game

PAIRS = [(name, seats) for name in BUILT_IN_NAMES for seats in (get_game(name).seats[0], 4, get_game(name).seats[-1])]
"""Every game with the fewest, some and the most seats."""


def some_options(game: Game[Any], rng: Random) -> dict[str, Any]:
    """Return random options: about half of them not at their defaults."""
    return {name: rng.choice(one.choices) for name, one in game.options.items() if rng.random() < 0.5}


def a_race(game: str, seats: int, seed: int) -> hd.Race[Any, Any, Any]:
    """Return a race with random options; the first one has the defaults."""
    rng = Random(f"{game}/{seats}/{seed}")
    return hd.Race(game, seats=seats, seed=f"{game}/{seed}", **some_options(get_game(game), rng) if seed else {})


def stops(race: hd.Race[Any, Any, Any], rng: Random, most: int = 10**9) -> Iterator[int]:
    """Play a race by random drafts, yielding the seat to answer before each answer."""
    for _ in range(most):
        race.table.answer_forced()
        if race.over:
            return
        seat = rng.choice(race.waiting)
        yield seat
        race.answer(seat, random_answer(race, seat, rng))


def random_answer(race: hd.Race[Any, Any, Any], seat: int, rng: Random) -> Any:
    """Return an answer by random legal ids; half of the time any option, because masks lead to resets less often."""
    if rng.random() < 0.5:
        return race.options(seat).draw(rng)
    draft = race.draft(seat)
    while not draft.done:
        draft.push(rng.choice(draft.allowed))
    return draft.answer
