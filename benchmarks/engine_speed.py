"""Speed of the compiled engines, compared with the rules text and with well-known research programs.

Everybody plays uniformly random moves in whole games, on one core, and lists the legal options at each decision before one
is drawn. An answer of Charioteer has parts, and it is the parts that are listed: groups of sets of cards, tokens, throws;
where it says `written out`, every single set of cards as well. The options of Chariot Race and of Cthulhu 500 are listed
whole, but for ways to throw cards away, which are counted. The others are driven as their own examples do; OpenSpiel, RLCard
and PettingZoo from Python, Pgx and we with many games in one call. The contestants take turns within the run: what counts is
the ratio within a round.
"""

from __future__ import annotations

from hippodrome.cli.runner import expect_interrupts, run
from hippodrome.terminal.tables import print_table

expect_interrupts(__name__)

import os
import random
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from importlib import import_module
from importlib.util import find_spec
from itertools import count
from random import Random
from statistics import median
from typing import Any

from rich.console import Console
from rich.table import Table as Sheet

from benchmarks.random_play import (
    Contestants,
    DecisionCounts,
    Play,
    catanatron,
    chariot_race,
    charioteer,
    charioteer_written_out,
    chess,
    cthulhu,
    measure,
    print_results,
    read_arguments,
)
from hippodrome.games.registry import BUILT_IN_NAMES, get_game, get_plugin, load_edition

GAMES = tuple(name for name in BUILT_IN_NAMES if get_plugin(name).provides("engine"))
"""The games that have a fast engine."""

BATCH = 64
"""Races a call of the fast engine."""


def compiled_play(game_name: str, bot: str) -> Callable[[str], Play]:
    """Four seats on the fast engine of a game, many races in a call."""

    def make(seed: str) -> Play:
        from hippodrome.jit.philox import key_from

        engine, bots = get_plugin(game_name).engine, get_plugin(game_name).compiled_bots
        game = get_game(game_name)
        edition, options = load_edition(game), game.resolve_options({})

        def play(number: int) -> DecisionCounts:
            numbers = range(number * BATCH, (number + 1) * BATCH)
            races = engine.new_races(edition, 4, options, key=key_from(seed), numbers=numbers)
            decisions = int(bots.play_out(edition, races, [bot] * 4).sum())
            return DecisionCounts(decisions, decisions)

        return play

    return make


def open_spiel(game: str, observe: bool = False) -> Callable[[str], Play]:
    """A game of OpenSpiel, driven from Python as its examples do: legal actions listed, one drawn and applied. Who looks has
    the observation's tensor and the mask of legal actions made at each decision."""

    def make(seed: str) -> Play:
        them = import_module("pyspiel").load_game(game)

        def play(number: int) -> DecisionCounts:
            rng = Random(f"{seed}/{number}")
            state = them.new_initial_state()
            decisions = 0
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(rng.choices(outcomes, weights)[0])
                else:
                    if observe:
                        seen, mask = state.observation_tensor(), state.legal_actions_mask()
                        assert seen and mask
                    state.apply_action(rng.choice(state.legal_actions()))
                    decisions += 1
            return DecisionCounts(decisions, decisions)

        return play

    return make


def pgx(seed: str) -> Play:
    """Pgx's backgammon, compiled and batched as it is meant to be; games begin anew as they end. Nobody looks at the board."""
    return pgx_backgammon(seed, observe=False)


def pgx_backgammon(seed: str, *, observe: bool) -> Play:
    """The same; who looks makes use of every observation, lest it be left out."""
    jax, them = import_module("jax"), import_module("pgx")
    env = them.make("backgammon")
    stepped = import_module("pgx.experimental").auto_reset(env.step, env.init)
    batch, steps = 256, 64

    def draw(state: Any, key: Any) -> Any:
        drawn, rolled = jax.random.split(key)
        action = jax.random.categorical(drawn, jax.numpy.where(state.legal_action_mask, 0.0, -jax.numpy.inf))
        return stepped(state, action, rolled)

    def one_step(states: Any, keys: Any) -> Any:
        states = jax.vmap(draw)(states, keys)
        return states, states.observation.sum() if observe else None

    def play_steps(states: Any, key: Any) -> Any:
        return jax.lax.scan(one_step, states, jax.random.split(key, (steps, batch)))

    play_on = jax.jit(play_steps)
    first = jax.random.PRNGKey(Random(seed).getrandbits(31))
    states = jax.jit(jax.vmap(env.init))(jax.random.split(first, batch))

    def play(number: int) -> DecisionCounts:
        nonlocal states
        states, _ = jax.block_until_ready(play_on(states, jax.random.fold_in(first, number)))
        return DecisionCounts(batch * steps, batch * steps)

    return play


def rlcard(seed: str) -> Play:
    """RLCard's gin rummy: one of the legal actions that come with each state."""
    env = import_module("rlcard").make("gin-rummy")

    def play(number: int) -> DecisionCounts:
        rng = Random(f"{seed}/{number}")
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            state, _ = env.step(rng.choice(list(state["legal_actions"])))
            decisions += 1
        return DecisionCounts(decisions, decisions)

    return play


def pettingzoo(seed: str) -> Play:
    """PettingZoo's Texas hold'em: one of the actions that the mask allows."""
    env = import_module("pettingzoo.classic.texas_holdem_v4").env()

    def play(number: int) -> DecisionCounts:
        rng = Random(f"{seed}/{number}")
        env.reset(seed=rng.getrandbits(31))
        decisions = 0
        for _ in env.agent_iter():
            seen, _, ended, cut, _ = env.last()
            if ended or cut:
                env.step(None)
            else:
                env.step(rng.choice([action for action, may in enumerate(seen["action_mask"]) if may]))
                decisions += 1
        return DecisionCounts(decisions, decisions)

    return play


CONTESTANTS: Contestants = {
    "charioteer": (None, charioteer),
    "charioteer, written out": (None, charioteer_written_out),
    "chariot-race": (None, chariot_race),
    "cthulhu-500": (None, cthulhu),
    "fast charioteer": ("numba", compiled_play("charioteer", "random, listing")),
    "fast charioteer, written out": ("numba", compiled_play("charioteer", "random, writing")),
    "fast chariot-race": ("numba", compiled_play("chariot-race", "random, listing")),
    "fast cthulhu-500": ("numba", compiled_play("cthulhu-500", "random, listing")),
    "OpenSpiel backgammon": ("pyspiel", open_spiel("backgammon")),
    "OpenSpiel gin_rummy": ("pyspiel", open_spiel("gin_rummy")),
    "Pgx backgammon, batched": ("pgx", pgx),
    "RLCard gin-rummy": ("rlcard", rlcard),
    "PettingZoo texas_holdem": ("pettingzoo", pettingzoo),
    "catanatron": ("catanatron", catanatron),
    "python-chess": ("chess", chess),
}


def measure_rounds(
    contestants: Contestants, rounds: int, seconds: float, seed: str
) -> tuple[list[str], dict[str, list[float]]]:
    """Let everybody who is installed play in every round, on one core; who is missing, and how fast the others were."""
    missing = [name for name, (package, _) in contestants.items() if package and find_spec(package) is None]
    before = random.getstate()  # some draw from the one generator of the process
    with _one_core():
        playing = {name: (make(seed), count()) for name, (_, make) in contestants.items() if name not in missing}
        for play, numbers in playing.values():
            play(next(numbers))  # imports, compiling and caches are not what is measured
        speeds: dict[str, list[float]] = {name: [] for name in playing}
        for _ in range(rounds):
            for name, (play, numbers) in playing.items():
                speeds[name].append(measure(play, numbers, seconds)[0])
    random.setstate(before)
    return missing, speeds


def compare(rounds: int, seconds: float, seed: str) -> dict[str, Any]:
    """Decisions per second of all contestants, and the speed of the compiled engines relative to each."""
    missing, speeds = measure_rounds(CONTESTANTS, rounds, seconds, seed)
    return {
        "rounds": rounds,
        "seconds": seconds,
        "seed": seed,
        "missing": missing,
        "decisions_per_second": {name: round(median(of)) for name, of in speeds.items()},
        "times_as_fast": {
            us: {name: ratio(speeds[us], of) for name, of in speeds.items()} for us in speeds if us.startswith("fast")
        },
    }


def ratio(ours: Sequence[float], theirs: Sequence[float]) -> dict[str, float]:
    ratios = [our / their for our, their in zip(ours, theirs, strict=True)]
    return {"median": round(median(ratios), 2), "least": round(min(ratios), 2)}


@contextmanager
def _one_core() -> Iterator[None]:
    """Keep this process, and all threads that begin meanwhile, on one core, where the system can do that."""
    if not hasattr(os, "sched_setaffinity"):
        yield
        return
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {max(before)})
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


def show(found: dict[str, Any], console: Console) -> None:
    """The comparison as a table for each game that has a fast engine: medians, and in brackets the least."""
    title = f"Random play on one core, {found['rounds']} rounds of {found['seconds']:g} s each: median (least)"
    for game in GAMES:
        ours = [us for us in found["times_as_fast"] if us.startswith(f"fast {game}")]
        sheet = Sheet("", title=title, title_justify="left")
        for name in ("decisions/s", *(f"{us} is".replace(f" {game}", "") for us in ours)):
            sheet.add_column(name, justify="right")
        for name, speed in found["decisions_per_second"].items():
            if not any(game not in name and other in name for other in GAMES):
                row = ["" if us == name else format_ratio(**found["times_as_fast"][us][name]) for us in ours]
                sheet.add_row(name, f"{speed:,}", *row)
        print_table(console, sheet)


def format_ratio(median: float, least: float) -> str:
    """A ratio with three digits, or as many as it has before the point."""
    both = [f"{times:,.0f}" if times >= 100 else f"{times:.3g}" for times in (median, least)]
    return f"{both[0]} x ({both[1]})"


def main(arguments: Sequence[str] | None = None) -> None:
    """The command: python -m benchmarks.engine_speed"""
    chosen = read_arguments("lab.speed", __doc__, arguments, seconds=1.0)
    print_results(compare(chosen.rounds, chosen.seconds, chosen.seed), show, as_json=chosen.json)
    if find_spec("numba") is not None:
        from benchmarks.engine_profile import print_profiles

        print_profiles(GAMES, chosen.seconds, chosen.seed, as_json=chosen.json)


if __name__ == "__main__":
    sys.exit(run(main))
