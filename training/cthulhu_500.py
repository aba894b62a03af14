"""Learn what the traits of a position weigh, from what becomes of races when one thing in them is changed:

    python -m training.cthulhu_500 --positions 28000 --rounds 3 --seed 1 --out learned.toml

Races are played to some turn. There one thing is changed for one seat (`changes.py`: a card more in its hand, the car ahead
passed, ...), and with the change and without it the race is played to its end many times, with the same luck. The weights are
those that say best how the seat's chance to win moved: least squares over all changes. Races that are only watched teach
less, as who holds good cards often leads for other reasons.

In the first round all drive like auriga, in each later one mostly like stewards who know what the round before has taught.
Changes of all rounds but the first count. `--install` writes the file where the bots read it. Needs numba. With `--measure`
nothing is learned: it says how often a steward wins by what is known.
"""

from __future__ import annotations

from benchmarks.args import at_least, writable
from hippodrome.cli.runner import Arguments, expect_interrupts, run

expect_interrupts(__name__)

import os
import sys
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from importlib.resources import files
from random import Random
from time import perf_counter
from typing import Any, NamedTuple

import numpy as np
from rich.console import Console
from rich.progress import track

from hippodrome.core.race_file import write_file
from hippodrome.games.cthulhu_500.bots import compiled as playout
from hippodrome.games.cthulhu_500.bots.features import END, TRAITS, traits, turns_left
from hippodrome.games.cthulhu_500.bots.perturbations import change
from hippodrome.games.cthulhu_500.bots.playout import auriga_like, prepared
from hippodrome.games.cthulhu_500.bots.steward import steward_like
from hippodrome.games.cthulhu_500.bots.value import fading, learn, learned
from hippodrome.games.cthulhu_500.bots.weights import weights_at
from hippodrome.games.cthulhu_500.edition import Edition
from hippodrome.games.cthulhu_500.engine import new_desk
from hippodrome.games.cthulhu_500.state import State
from hippodrome.games.registry import find, load_edition
from hippodrome.jit.batch import room_of_thread
from hippodrome.jit.philox import NOTHING_GIVEN, key_from
from hippodrome.simulation.executor import PLACES, share

SEATS = (3, 4)
LATEST = 60
"""After this turn at the latest races are changed, if they last so long."""
TRIES = 7
"""So many changes are tried at a position."""
PLAYOUTS = 20
"""So often a race is played to its end, with a change and without."""
STEWARDS, STEWARDS_AFTER = 0.6, 0.5
"""The part of all racers who know what was learned before, until the change and after it. Whom it concerns always does then."""
NEAR, FAR = 0.4, 0.2
"""About so large are weights, and their changes with ten turns more: what was seen seldom is held to little."""
BATCH = 200
MEASURED = 2000
"""Deals of the races that say how often a steward wins, each raced from every seat."""

Weights = Mapping[str, Sequence[float]]


class Moved(NamedTuple):
    """Changes: by how much a seat's chance to win moves with each weight, by how much it did, and how sure that is."""

    slopes: Any
    moved: Any
    sure: Any


class Lesson(NamedTuple):
    """What changes are watched with: whether racers know what was learned before, what that is, and on how many cores."""

    seats: int
    knowing: bool
    weights: Weights
    threads: int


def look_at(lesson: Lesson, piece: tuple[str, Any]) -> Moved:
    """Change some positions and see what comes of it, wherever that is done: the seed and the positions say all."""
    seed, races = piece
    know(lesson.seats, lesson.weights)
    return _changes(load_edition(find("cthulhu-500")), races, seed, lesson)


def know(seats: int, weights: Weights) -> None:
    """Go by these weights from now on."""
    if learned(seats) != weights:
        learn(seats, weights)
        weights_at.cache_clear()
        playout.scales_of.cache_clear()


def watch(seats: int, positions: int, seed: str, *, knowing: bool, on: str = "") -> Moved:
    """Positions in which one thing was changed."""
    edition, rng = load_edition(find("cthulhu-500")), np.random.default_rng(key_from(seed))
    races = begin(edition, seats, positions, seed, knowing=knowing)
    races["luck"]["key"], races["luck"]["race"] = key_from(f"{seed}/before"), np.arange(positions)
    races["minds"] = knowing & (rng.random(races["minds"].shape) < STEWARDS)
    _play(edition, races, until=rng.integers(2, LATEST + 2, positions))
    races = races[~races["over"]]
    pieces = [(f"{seed}/{n}", races[n : n + BATCH]) for n in range(0, len(races), BATCH)]
    lesson = Lesson(seats, knowing, dict(learned(seats)), 1 if on == "ray" else os.cpu_count() or 1)
    looked = share(look_at, lesson, pieces, jobs=1, on=on)
    console = Console(stderr=True)
    parts = list(track(looked, f"{seats} seats", total=len(pieces), console=console, transient=True))
    return Moved(*(np.concatenate(column) for column in zip(*parts, strict=True)))


def begin(edition: Edition, seats: int, races: int, seed: str, *, knowing: bool) -> Any:
    """Races before their first turn."""
    model = steward_like if knowing else auriga_like
    return playout.races_of([prepared(seats, edition, f"{seed}/{n}", model) for n in range(races)])


def _changes(edition: Edition, races: Any, seed: str, lesson: Lesson) -> Moved:
    """Each of some positions as it is and with some changes, and what comes of that."""
    rng, seats = Random(seed), int(races["seats"][0])
    states, numbers, concerned, rows, turns = list[State](), list[int](), list[int](), list[Any](), list[float]()
    for n, race in enumerate(races):
        seat, before = rng.randrange(seats), turns_left(playout.state_of(race, edition))
        for nth in range(1 + TRIES):
            s = playout.state_of(race, edition)
            if nth == 0 or change(s, seat, rng):
                states.append(s)
                numbers.append(n)
                concerned.append(seat)
                rows.append(np.array(traits(s), np.float32))
                turns.append(before)
    of, who = np.array(numbers), np.array(concerned)
    won = _chances(edition, playout.races_of(states), of, who, seed, lesson)
    first = np.searchsorted(of, of)  # the same position without a change
    after = np.flatnonzero(first != np.arange(len(of)))
    first, who = first[after], who[after]
    return moved(np.array(rows)[after] - np.array(rows)[first], np.array(turns)[after], won[first], won[after], who)


def _chances(edition: Edition, records: Any, of: Any, concerned: Any, seed: str, lesson: Lesson) -> Any:
    """How often each seat wins from where each record stands. Those of one position have the same luck and rivals."""
    rng, seats = np.random.default_rng(key_from(seed)), int(records["seats"][0])
    races = np.repeat(records, PLAYOUTS)
    races["luck"]["key"] = key_from(f"{seed}/after")
    races["luck"]["race"] = (of[:, None] * PLAYOUTS + np.arange(PLAYOUTS)).ravel()
    if lesson.knowing:
        minds = rng.random((of[-1] + 1, PLAYOUTS, races["minds"].shape[1])) < STEWARDS_AFTER
        races["minds"] = minds[of].reshape(len(races), -1)
        races["minds"][np.arange(len(races)), np.repeat(concerned, PLAYOUTS)] = playout.STEWARD
    _play(edition, races, threads=lesson.threads)
    return np.stack([(races["winner"] == seat).reshape(-1, PLAYOUTS).mean(axis=1) for seat in range(seats)], axis=1)


def _play(edition: Edition, races: Any, until: Any = 0, threads: int = 0) -> None:
    """Play races on, on so many cores; on all of them if nobody says."""
    races["until"] = until
    scales, box = playout.scales_for(edition, races), playout.box_of(edition)

    def play(part: Any) -> None:
        playout.play_races(box, scales, part, room_of_thread(new_desk), np.zeros(len(part), np.int64), NOTHING_GIVEN, False)

    parts = np.array_split(races, threads or os.cpu_count() or 1)  # views: what is played is the races themselves
    with ThreadPoolExecutor(len(parts)) as pool:
        list(pool.map(play, parts))


def moved(rows: Any, turns: Any, before: Any, after: Any, who: Any) -> Moved:
    """What was seen of changes: how the seats' traits changed, the turns left, chances before and after, whom it concerns."""
    columns, seats = design(rows, turns), before.shape[1]
    chances = ((before + after) * PLAYOUTS + 0.5) / (2 * PLAYOUTS + 0.5 * seats)
    nth = np.arange(len(who))
    own = chances[nth, who]
    mean = (columns * chances[:, :, None]).sum(axis=1)
    slopes = own[:, None] * (columns[nth, who] - mean)
    noise = np.maximum(0.02, own * (1 - own)) / PLAYOUTS + 1e-3
    return Moved(slopes, (after - before)[nth, who], 1 / noise)


def design(rows: Any, turns: Any) -> Any:
    """What the weights are multiplied with, as in `weigh_traits`: those near the end, then those for ten turns more."""
    turns = turns[:, None, None]
    scaled, progress = rows / np.sqrt(1 + turns), rows[:, :, :1]
    near = [scaled[:, :, :1], scaled[:, :, 1:] * fading(turns), progress / (1 + turns)]
    return np.concatenate([*near, scaled * (turns / 10), np.zeros_like(progress)], axis=2)


def fit(seen: Moved) -> Weights:
    """The weights that say best by how much chances moved: least squares, with a ridge."""
    weighted = seen.slopes * seen.sure[:, None]
    ridge = np.repeat([NEAR**-2, FAR**-2], seen.slopes.shape[1] // 2)
    near, far = np.linalg.solve(weighted.T @ seen.slopes + np.diag(ridge), weighted.T @ seen.moved).reshape(2, -1)
    return {trait: (float(near[n]), float(far[n])) for n, trait in enumerate((*TRAITS, END))}


def explained(seen: Moved, weights: Weights) -> float:
    """The part of how chances moved that the weights foretell; most of the rest is luck."""
    table = np.array([weights[trait] for trait in (*TRAITS, END)]).T.ravel()
    off = seen.moved - seen.slopes @ table
    return float(1 - (off**2 * seen.sure).sum() / (seen.moved**2 * seen.sure).sum())


def alone(seats: int, seed: str) -> tuple[float, float]:
    """The part of races that a steward wins alone among aurigas, and its error. Nobody searches; all qualify alike."""
    edition = load_edition(find("cthulhu-500"))
    start = begin(edition, seats, MEASURED, f"{seed}/alone", knowing=True)
    start["luck"]["key"], start["luck"]["race"] = key_from(f"{seed}/alone"), np.arange(MEASURED)
    won = np.zeros(MEASURED)
    for seat in range(seats):
        races = start.copy()
        races["minds"][:, seat] = playout.STEWARD
        _play(edition, races)
        won += (races["winner"] == seat) / seats
    return float(won.mean()), float(won.std() / MEASURED**0.5)


def study(seats: int, positions: int, rounds: int, seed: str, tell: Callable[[str], None], on: str = "") -> Weights:
    """What was learned after some rounds at so many seats. It is known from then on."""
    parts = list[Moved]()
    weights: Weights = {}
    for turn in range(rounds):
        new = watch(seats, positions >> (rounds - 1 - turn), f"{seed}/{turn}/{seats}", knowing=turn > 0, on=on)
        told = f", {explained(new, weights):.4f} of it foretold" if weights else ""
        parts = [*(parts if turn > 1 else []), new]
        weights = fit(Moved(*(np.concatenate(column) for column in zip(*parts, strict=True))))
        know(seats, weights)
        tell(f"{seats} seats, round {turn + 1}: {len(new.moved)} changes{told}")
        tell(measured(seats, seed))
    return weights


def measured(seats: int, seed: str) -> str:
    """How often a steward wins by what is known, in words."""
    share, error = alone(seats, seed)
    races = seats * MEASURED
    return f"{seats} seats: alone among aurigas a steward wins {share:.1%} of {races} races, give or take {error:.1%}"


def main(arguments: Sequence[str] | None = None) -> None:
    """Learn and write the file."""
    name = "python -m training.cthulhu_500"
    parser = Arguments(prog=name, description="Learn what the traits of a position of Cthulhu 500 weigh.")
    last = "positions of the last round, at each number of seats; the one before it has half as many, and so on"
    parser.add_argument("--positions", type=at_least(1), default=28000, help=f"{last} (28000)")
    parser.add_argument("--rounds", type=at_least(1), default=3, help="how often it learns, each time by what it knows (3)")
    parser.add_argument("--seed", default="1", help="any text: the same seed gives the same races (1)")
    parser.add_argument("--on", choices=PLACES[1:], default="here", help="where changed races are played on (here)")
    what = parser.add_mutually_exclusive_group(required=True)
    what.add_argument("--out", type=writable, metavar="FILE", help="the file to write")
    what.add_argument("--install", action="store_true", help="write it where the bots read it")
    what.add_argument("--measure", action="store_true", help="learn nothing; say how often a steward wins")
    chosen = parser.parse_args(arguments)
    out = chosen.out or writable(str(files(__package__).joinpath("learned.toml")))
    if chosen.rounds < 1 or chosen.positions >> (chosen.rounds - 1) < 1:
        parser.error(f"{chosen.positions} positions in {chosen.rounds} rounds teach nothing")
    began = perf_counter()

    def tell(text: str) -> None:
        print(f"{text} ({perf_counter() - began:.0f} s)", flush=True)  # noqa: T201

    if chosen.measure:
        for seats in SEATS:
            tell(measured(seats, chosen.seed))
        return
    lines = [
        "# What the traits of a position weigh: near the end of the race, and how much that changes with ten turns more.",
        "# Learned by: python -m training.cthulhu_500 "
        f"--positions {chosen.positions} --rounds {chosen.rounds} --seed {chosen.seed}",
    ]
    for seats in SEATS:
        weights = study(seats, chosen.positions, chosen.rounds, chosen.seed, tell, chosen.on)
        lines += ["", f"[seats.{seats}]", *(f'"{trait}" = [{near:.4f}, {far:.4f}]' for trait, (near, far) in weights.items())]
    write_file(out, "\n".join(lines) + "\n")


if __name__ == "__main__":
    sys.exit(run(main))
