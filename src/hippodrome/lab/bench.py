"""Decisions a second of uniformly random play, on the rules text and on the fast engine, beside programs that many know.

Everybody plays whole games, setting up included, on one core, and lists the legal options at each decision before one
is drawn and answered with the program's own check of it. The contestants take turns within the run, because machines
are noisy: what counts is the ratio within a round.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import sys
import time
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

from hippodrome.core.ask import Ask
from hippodrome.core.luck import Seeded, seed_from
from hippodrome.core.table import Table
from hippodrome.games import find, load_edition

Play = Callable[[int], int]
"""Play the game of this number to its end; how many decisions it took."""

OURS, OURS_FAST = "charioteer", "charioteer, fast"
WRITTEN, WRITTEN_FAST = "charioteer, written", "charioteer, fast, written"
COMPARED = (OURS, WRITTEN, OURS_FAST, WRITTEN_FAST)
"""Whose speed is divided by that of the others. Options are listed part by part, as the rules offer them: groups of sets of
cards, tokens, throws; where it says written, every single set of cards as well."""

BATCH = 64
"""Races a call of the fast engine."""


def charioteer(seed: str, *, written: bool = False) -> Play:
    """Four seats on the rules text: every part of the options listed, one drawn, and answered through the table."""
    game = find("charioteer")
    edition = load_edition(game)

    def play(number: int) -> int:
        rng = Random(f"{seed}/{number}")
        luck = Seeded(seed_from(f"{seed}/{number}"))
        table = Table(game, game.setup(4, game.settle({}), edition), luck, keep="none", telling=False)
        decisions = 0
        while isinstance(table.asked, Ask):
            for seat in table.waiting:
                options: Any = table.options(seat)
                listed: list[Any] = [(group, options.tokens(group.symbol)) for group in options.groups()]
                if written:
                    listed += [list(group.sets) for group, _ in listed]
                move = options.draw(rng)
                throws = list(options.throws(move.cards))
                if not listed or not throws:
                    raise AssertionError("a seat that is asked has options")
                table.answer(seat, move)
                decisions += 1
        return decisions

    return play


def charioteer_written(seed: str) -> Play:
    """The same, with every set of cards written out beside."""
    return charioteer(seed, written=True)


def charioteer_fast(seed: str, bot: str = "random, listing") -> Play:
    """Four seats on the fast engine, listing the same parts, many races in a call."""
    from hippodrome.games.charioteer import fast
    from hippodrome.native.luck import key_from

    game = find("charioteer")
    edition, options = load_edition(game), game.settle({})

    def play(number: int) -> int:
        numbers = range(number * BATCH, (number + 1) * BATCH)
        races = fast.new_races(edition, 4, options, key=key_from(seed), numbers=numbers)
        return int(fast.play_out(edition, races, [bot] * 4).sum())

    return play


def charioteer_fast_written(seed: str) -> Play:
    """The same, with every set of cards written out beside."""
    return charioteer_fast(seed, "random, writing")


def catanatron(seed: str) -> Play:
    """Four of its random players; it lists the playable actions after every action, and checks what was chosen."""
    them = import_module("catanatron")
    limit = import_module("catanatron.game").TURNS_LIMIT

    def play(number: int) -> int:
        players = [them.RandomPlayer(color) for color in them.Color]
        game = them.Game(players, seed=Random(f"{seed}/{number}").getrandbits(32))
        decisions = 0
        while game.winning_color() is None and game.state.num_turns < limit:
            game.play_tick()
            decisions += 1
        return decisions

    return play


def chess(seed: str) -> Play:
    """Random moves from the list of the legal ones, until there is none or the game is drawn by rule."""
    them = import_module("chess")

    def play(number: int) -> int:
        rng = Random(f"{seed}/{number}")
        board = them.Board()
        decisions = 0
        while not board.is_game_over():
            board.push(rng.choice(list(board.legal_moves)))
            decisions += 1
        return decisions

    return play

def open_spiel(game: str) -> Callable[[str], Play]:
    """A game of OpenSpiel, driven from Python as its examples do: legal actions listed, one drawn and applied."""

    def make(seed: str) -> Play:
        them = import_module("pyspiel").load_game(game)

        def play(number: int) -> int:
            rng = Random(f"{seed}/{number}")
            state = them.new_initial_state()
            decisions = 0
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(rng.choices(outcomes, weights)[0])
                else:
                    state.apply_action(rng.choice(state.legal_actions()))
                    decisions += 1
            return decisions

        return play

    return make


def pgx(seed: str) -> Play:
    """Pgx's backgammon, compiled and batched as it is meant to be; games begin anew as they end."""
    jax, them = import_module("jax"), import_module("pgx")
    env = them.make("backgammon")
    stepped = import_module("pgx.experimental").auto_reset(env.step, env.init)
    batch, steps = 256, 64

    def draw(state: Any, key: Any) -> Any:
        drawn, rolled = jax.random.split(key)
        action = jax.random.categorical(drawn, jax.numpy.where(state.legal_action_mask, 0.0, -jax.numpy.inf))
        return stepped(state, action, rolled)

    def play_steps(states: Any, key: Any) -> Any:
        keys = jax.random.split(key, (steps, batch))
        return jax.lax.scan(lambda states, keys: (jax.vmap(draw)(states, keys), None), states, keys)[0]

    play_on = jax.jit(play_steps)
    first = jax.random.PRNGKey(Random(seed).getrandbits(31))
    states = jax.jit(jax.vmap(env.init))(jax.random.split(first, batch))

    def play(number: int) -> int:
        nonlocal states
        states = jax.block_until_ready(play_on(states, jax.random.fold_in(first, number)))
        return batch * steps

    return play


def rlcard(seed: str) -> Play:
    """RLCard's gin rummy: one of the legal actions that come with each state."""
    env = import_module("rlcard").make("gin-rummy")

    def play(number: int) -> int:
        rng = Random(f"{seed}/{number}")
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            state, _ = env.step(rng.choice(list(state["legal_actions"])))
            decisions += 1
        return decisions

    return play


def pettingzoo(seed: str) -> Play:
    """PettingZoo's Texas hold'em: one of the actions that the mask allows."""
    env = import_module("pettingzoo.classic.texas_holdem_v4").env()

    def play(number: int) -> int:
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
        return decisions

    return play


CONTESTANTS: dict[str, tuple[str | None, Callable[[str], Play]]] = {
    OURS: (None, charioteer),
    WRITTEN: (None, charioteer_written),
    OURS_FAST: ("numba", charioteer_fast),
    WRITTEN_FAST: ("numba", charioteer_fast_written),
    "OpenSpiel backgammon": ("pyspiel", open_spiel("backgammon")),
    "OpenSpiel gin_rummy": ("pyspiel", open_spiel("gin_rummy")),
    "Pgx backgammon, batched": ("pgx", pgx),
    "RLCard gin-rummy": ("rlcard", rlcard),
    "PettingZoo texas_holdem": ("pettingzoo", pettingzoo),
    "catanatron": ("catanatron", catanatron),
    "python-chess": ("chess", chess),
}
"""Who plays: the package that must be there (None: ourselves), and how."""


def measure(play: Play, numbers: count[int], seconds: float) -> float:
    """Decisions a second over whole games, for at least so many seconds."""
    decisions, start = 0, time.perf_counter()
    while (spent := time.perf_counter() - start) < seconds:
        decisions += play(next(numbers))
    return decisions / spent


def bench(rounds: int, seconds: float, seed: str) -> dict[str, Any]:
    """Let everybody who is installed play in every round, on one core, and compare."""
    missing = [name for name, (package, _) in CONTESTANTS.items() if package and find_spec(package) is None]
    before = random.getstate()  # some draw from the one generator of the process
    with _one_core():
        playing = {name: (make(seed), count()) for name, (_, make) in CONTESTANTS.items() if name not in missing}
        for play, numbers in playing.values():
            play(next(numbers))  # imports, compiling and caches are not what is measured
        speeds: dict[str, list[float]] = {name: [] for name in playing}
        for _ in range(rounds):
            for name, (play, numbers) in playing.items():
                speeds[name].append(measure(play, numbers, seconds))
    random.setstate(before)
    return {
        "rounds": rounds,
        "seconds": seconds,
        "seed": seed,
        "missing": missing,
        "decisions_per_second": {name: _summary(of, 1) for name, of in speeds.items()},
        "times_as_fast": {
            us: {name: _summary([mine / its for mine, its in zip(speeds[us], of, strict=True)], 3)
                 for name, of in speeds.items() if name != us}
            for us in COMPARED if us in speeds
        },
    }


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


def _summary(numbers: Sequence[float], digits: int) -> dict[str, float]:
    return {"least": round(min(numbers), digits), "median": round(median(numbers), digits)}


def show(found: dict[str, Any], console: Console) -> None:
    """The measurement as a table: medians over the rounds; how many times as fast our engines are as each contestant."""
    title = f"Decisions a second of random play on one core, {found['rounds']} rounds of {found['seconds']:g} s each"
    sheet = Sheet("", title=title, title_justify="left")
    for name in ("a second", "text", "written", "fast", "fast, written"):
        sheet.add_column(name, justify="right")
    for name, speed in found["decisions_per_second"].items():
        ratios = [found["times_as_fast"].get(us, {}).get(name) for us in COMPARED]
        sheet.add_row(name, f"{speed['median']:,.0f}", *(f"{ratio['median']:.3g} x" if ratio else "" for ratio in ratios))
    console.print(sheet)


def main(arguments: Sequence[str] | None = None) -> None:
    """The command: python -m hippodrome.lab.bench"""
    parser = argparse.ArgumentParser(prog="python -m hippodrome.lab.bench", description=__doc__.partition("\n")[0],
                                     epilog="Example: python -m hippodrome.lab.bench --rounds 9 --json")
    parser.add_argument("--rounds", type=_at_least_one, default=7, help="how often everybody plays (7)")
    parser.add_argument("--seconds", type=_above_zero, default=2.0, help="how long everybody plays in a round (2)")
    parser.add_argument("--seed", default="bench", help="any text: the same seed gives the same games")
    parser.add_argument("--engine", action="store_true", help="measure the fast engine alone: memory, compiling, batches")
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of a table")
    chosen = parser.parse_args(arguments)
    if chosen.engine:
        from hippodrome.lab.figures import print_figures

        print_figures(chosen.seconds, chosen.seed, as_json=chosen.json)
        return
    found = bench(chosen.rounds, chosen.seconds, chosen.seed)
    for name in found["missing"]:
        sys.stderr.write(f"{name} is not installed and does not take part: pip install 'hippodrome[bench]'\n")
    if chosen.json:
        sys.stdout.write(json.dumps(found) + "\n")
    else:
        show(found, Console())


def _at_least_one(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f"{number} is less than 1")
    return number


def _above_zero(text: str) -> float:
    number = float(text)
    if not 0 < number < 1e6:
        raise argparse.ArgumentTypeError(f"{text} is not a number of seconds above 0")
    return number


if __name__ == "__main__":
    main()
