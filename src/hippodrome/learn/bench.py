"""Batches beside the environments that researchers know: ids a second, each with its observation and its mask.

Everybody plays random legal actions in whole games on one core, and makes at every step what a policy would look at: the
numbers of an observation and the mask of legal actions. We play 1,024 races of four seats in a batch, and where it says
`tiro` against three of them; Cthulhu 500 runs on the rules text. Pgx is compiled and batched as it is meant to be; OpenSpiel
is driven from Python. The contestants take turns within the run: what counts is the ratio within a round.
"""

from __future__ import annotations

from hippodrome.running import expect_interrupts, run
from hippodrome.sheets import print_sheet

expect_interrupts(__name__)

import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from random import Random
from statistics import median
from typing import Any

from rich.console import Console
from rich.table import Table as Sheet

from hippodrome.lab.bench import Contestants, Play, Stops, read_arguments, tell
from hippodrome.lab.speed import ratio, shown, take_turns

STEPS = 64
"""Steps of a batch between two looks at the clock."""


def batch(game: str, races: int, steps: int = STEPS, opponents: str | None = None) -> Callable[[str], Play]:
    """A batch of ours, by random ids."""

    def make(seed: str) -> Play:
        import numpy as np

        from hippodrome.learn.batch import Batch

        made, rng = Batch(game, races=races, seed=seed, opponents=opponents, threads=1), np.random.default_rng(1)

        def play(number: int) -> Stops:
            for _ in range(steps):
                made.step(made.draw(rng))
            return Stops(races * steps, races * steps)

        return play

    return make


def open_spiel(game: str) -> Callable[[str], Play]:
    """A game of OpenSpiel, driven from Python, with its observation tensor and its mask at each decision."""

    def make(seed: str) -> Play:
        them = import_module("pyspiel").load_game(game)

        def play(number: int) -> Stops:
            rng = Random(f"{seed}/{number}")
            state = them.new_initial_state()
            decisions = 0
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(rng.choices(outcomes, weights)[0])
                else:
                    seen, mask = state.observation_tensor(), state.legal_actions_mask()
                    assert seen and mask
                    state.apply_action(rng.choice(state.legal_actions()))
                    decisions += 1
            return Stops(decisions, decisions)

        return play

    return make


def pgx(seed: str) -> Play:
    """Pgx's backgammon, compiled and batched; every observation is made use of, lest it be left out."""
    jax, them = import_module("jax"), import_module("pgx")
    env = them.make("backgammon")
    stepped = import_module("pgx.experimental").auto_reset(env.step, env.init)
    games, steps = 256, STEPS

    def draw(state: Any, key: Any) -> Any:
        drawn, rolled = jax.random.split(key)
        action = jax.random.categorical(drawn, jax.numpy.where(state.legal_action_mask, 0.0, -jax.numpy.inf))
        return stepped(state, action, rolled)

    def one_step(states: Any, keys: Any) -> Any:
        states = jax.vmap(draw)(states, keys)
        return states, states.observation.sum()

    def play_steps(states: Any, key: Any) -> Any:
        return jax.lax.scan(one_step, states, jax.random.split(key, (steps, games)))

    play_on = jax.jit(play_steps)
    first = jax.random.PRNGKey(Random(seed).getrandbits(31))
    states = jax.jit(jax.vmap(env.init))(jax.random.split(first, games))

    def play(number: int) -> Stops:
        nonlocal states
        states, _ = jax.block_until_ready(play_on(states, jax.random.fold_in(first, number)))
        return Stops(games * steps, games * steps)

    return play


CONTESTANTS: Contestants = {
    "charioteer": ("numba", batch("charioteer", 1024)),
    "chariot-race": ("numba", batch("chariot-race", 1024)),
    "charioteer against tiro": ("numba", batch("charioteer", 1024, opponents="tiro")),
    "chariot-race against tiro": ("numba", batch("chariot-race", 1024, opponents="tiro")),
    "cthulhu-500": (None, batch("cthulhu-500", 4, 8)),
    "Pgx backgammon": ("pgx", pgx),
    "OpenSpiel backgammon": ("pyspiel", open_spiel("backgammon")),
    "OpenSpiel gin_rummy": ("pyspiel", open_spiel("gin_rummy")),
}
OURS = ("charioteer", "chariot-race")


def compare(rounds: int, seconds: float, seed: str) -> dict[str, Any]:
    """How many ids everybody chooses in a second, and how many times as fast our batches are."""
    missing, speeds = take_turns(CONTESTANTS, rounds, seconds, seed)
    return {
        "rounds": rounds,
        "seconds": seconds,
        "seed": seed,
        "missing": missing,
        "ids_per_second": {name: round(median(of)) for name, of in speeds.items()},
        "times_as_fast": {us: {name: ratio(speeds[us], of) for name, of in speeds.items()} for us in OURS if us in speeds},
    }


def show(found: dict[str, Any], console: Console) -> None:
    """The comparison as a table: medians, and in brackets the least."""
    sheet = Sheet(
        "", title=f"One core, {found['rounds']} rounds of {found['seconds']:g} s each: median (least)", title_justify="left"
    )
    for name in ("ids/s", *(f"{us} is" for us in found["times_as_fast"])):
        sheet.add_column(name, justify="right")
    for name, speed in found["ids_per_second"].items():
        row = ["" if us == name else shown(**times[name]) for us, times in found["times_as_fast"].items()]
        sheet.add_row(name, f"{speed:,}", *row)
    print_sheet(console, sheet)


def main(arguments: Sequence[str] | None = None) -> None:
    """The command: python -m hippodrome.learn.bench"""
    chosen = read_arguments("learn.bench", __doc__, arguments, seconds=1.0)
    tell(compare(chosen.rounds, chosen.seconds, chosen.seed), show, as_json=chosen.json)


if __name__ == "__main__":
    sys.exit(run(main))
