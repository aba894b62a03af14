"""Learn the weights of a position's features from the results of races in which one thing was changed:

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
from hippodrome.games.cthulhu_500.bots.features import END_PROGRESS, FEATURES, features, turns_left
from hippodrome.games.cthulhu_500.bots.perturbations import perturb
from hippodrome.games.cthulhu_500.bots.playout import auriga_policy, prepare_race
from hippodrome.games.cthulhu_500.bots.steward import steward_policy
from hippodrome.games.cthulhu_500.bots.value import late_discount, learned_weights, set_learned_weights
from hippodrome.games.cthulhu_500.bots.weights import weights_at
from hippodrome.games.cthulhu_500.edition import Edition
from hippodrome.games.cthulhu_500.engine import new_scratch
from hippodrome.games.cthulhu_500.state import State
from hippodrome.games.registry import get_game, load_edition
from hippodrome.jit.batch import thread_scratch
from hippodrome.jit.philox import NO_GIVEN_DRAWS, key_from
from hippodrome.simulation.executor import BACKENDS, ordered_map

SEATS = (3, 4)
MAX_TURN = 60
"""After this turn at the latest races are changed, if they last so long."""
CHANGES_PER_POSITION = 7
"""Changes tried at each position."""
PLAYOUTS = 20
"""Playouts of each race, with a change and without."""
STEWARD_SHARE, STEWARD_SHARE_AFTER = 0.6, 0.5
"""The part of all racers who know what was learned before, until the change and after it. Whom it concerns always does then."""
RIDGE_NEAR, RIDGE_FAR = 0.4, 0.2
"""About so large are weights, and their changes with ten turns more: what was seen seldom is held to little."""
BATCH = 200
MEASURED_DEALS = 2000
"""Deals of the races that say how often a steward wins, each raced from every seat."""

Weights = Mapping[str, Sequence[float]]


class ChangeSamples(NamedTuple):
    """Changes: by how much a seat's chance to win moves with each weight, by how much it did, and how sure that is."""

    slopes: Any
    chance_change: Any
    precision: Any


class LearningTask(NamedTuple):
    """Settings of a learning round: whether racers use the weights learned before, those weights, and the number of cores."""

    seats: int
    use_weights: bool
    weights: Weights
    threads: int


def sample_changes(lesson: LearningTask, piece: tuple[str, Any]) -> ChangeSamples:
    """Change some positions and see what comes of it, wherever that is done: the seed and the positions say all."""
    seed, races = piece
    use_learned_weights(lesson.seats, lesson.weights)
    return _changes(load_edition(get_game("cthulhu-500")), races, seed, lesson)


def use_learned_weights(seats: int, weights: Weights) -> None:
    """Go by these weights from now on."""
    if learned_weights(seats) != weights:
        set_learned_weights(seats, weights)
        weights_at.cache_clear()
        playout.pack_weights.cache_clear()


def collect_changes(seats: int, positions: int, seed: str, *, knowing: bool, backend: str = "") -> ChangeSamples:
    """Positions in which one thing was changed."""
    edition, rng = load_edition(get_game("cthulhu-500")), np.random.default_rng(key_from(seed))
    races = start_races(edition, seats, positions, seed, knowing=knowing)
    races["luck"]["key"], races["luck"]["race"] = key_from(f"{seed}/before"), np.arange(positions)
    races["minds"] = knowing & (rng.random(races["minds"].shape) < STEWARD_SHARE)
    _play(edition, races, until=rng.integers(2, MAX_TURN + 2, positions))
    races = races[~races["over"]]
    pieces = [(f"{seed}/{n}", races[n : n + BATCH]) for n in range(0, len(races), BATCH)]
    lesson = LearningTask(seats, knowing, dict(learned_weights(seats)), 1 if backend == "ray" else os.cpu_count() or 1)
    looked = ordered_map(sample_changes, lesson, pieces, jobs=1, backend=backend)
    console = Console(stderr=True)
    parts = list(track(looked, f"{seats} seats", total=len(pieces), console=console, transient=True))
    return ChangeSamples(*(np.concatenate(column) for column in zip(*parts, strict=True)))


def start_races(edition: Edition, seats: int, races: int, seed: str, *, knowing: bool) -> Any:
    """Races before their first turn."""
    model = steward_policy if knowing else auriga_policy
    return playout.races_of([prepare_race(seats, edition, f"{seed}/{n}", model) for n in range(races)])


def _changes(edition: Edition, races: Any, seed: str, lesson: LearningTask) -> ChangeSamples:
    """Each of some positions as it is and with some changes, and what comes of that."""
    rng, seats = Random(seed), int(races["seats"][0])
    states, numbers, concerned, rows, turns = list[State](), list[int](), list[int](), list[Any](), list[float]()
    for n, race in enumerate(races):
        seat, before = rng.randrange(seats), turns_left(playout.state_of(race, edition))
        for nth in range(1 + CHANGES_PER_POSITION):
            s = playout.state_of(race, edition)
            if nth == 0 or perturb(s, seat, rng):
                states.append(s)
                numbers.append(n)
                concerned.append(seat)
                rows.append(np.array(features(s), np.float32))
                turns.append(before)
    of, who = np.array(numbers), np.array(concerned)
    won = _chances(edition, playout.races_of(states), of, who, seed, lesson)
    first = np.searchsorted(of, of)  # the same position without a change
    after = np.flatnonzero(first != np.arange(len(of)))
    first, who = first[after], who[after]
    return change_samples(np.array(rows)[after] - np.array(rows)[first], np.array(turns)[after], won[first], won[after], who)


def _chances(edition: Edition, records: Any, of: Any, concerned: Any, seed: str, lesson: LearningTask) -> Any:
    """Win rate of each seat from where each record stands. Records of one position have the same luck and rivals."""
    rng, seats = np.random.default_rng(key_from(seed)), int(records["seats"][0])
    races = np.repeat(records, PLAYOUTS)
    races["luck"]["key"] = key_from(f"{seed}/after")
    races["luck"]["race"] = (of[:, None] * PLAYOUTS + np.arange(PLAYOUTS)).ravel()
    if lesson.use_weights:
        minds = rng.random((of[-1] + 1, PLAYOUTS, races["minds"].shape[1])) < STEWARD_SHARE_AFTER
        races["minds"] = minds[of].reshape(len(races), -1)
        races["minds"][np.arange(len(races)), np.repeat(concerned, PLAYOUTS)] = playout.STEWARD
    _play(edition, races, threads=lesson.threads)
    return np.stack([(races["winner"] == seat).reshape(-1, PLAYOUTS).mean(axis=1) for seat in range(seats)], axis=1)


def _play(edition: Edition, races: Any, until: Any = 0, threads: int = 0) -> None:
    """Play races on, on so many cores; on all of them if nobody says."""
    races["until"] = until
    scales, packed = playout.weights_for(edition, races), playout.pack_edition(edition)

    def play(part: Any) -> None:
        playout.play_races(
            packed, scales, part, thread_scratch(new_scratch), np.zeros(len(part), np.int64), NO_GIVEN_DRAWS, False
        )

    parts = np.array_split(races, threads or os.cpu_count() or 1)  # views: what is played is the races themselves
    with ThreadPoolExecutor(len(parts)) as pool:
        list(pool.map(play, parts))


def change_samples(rows: Any, turns: Any, before: Any, after: Any, who: Any) -> ChangeSamples:
    """Build training rows: changes of the seats' features, turns left, chances before and after, and the seat concerned."""
    columns, seats = design(rows, turns), before.shape[1]
    chances = ((before + after) * PLAYOUTS + 0.5) / (2 * PLAYOUTS + 0.5 * seats)
    nth = np.arange(len(who))
    own = chances[nth, who]
    mean = (columns * chances[:, :, None]).sum(axis=1)
    slopes = own[:, None] * (columns[nth, who] - mean)
    noise = np.maximum(0.02, own * (1 - own)) / PLAYOUTS + 1e-3
    return ChangeSamples(slopes, (after - before)[nth, who], 1 / noise)


def design(rows: Any, turns: Any) -> Any:
    """Design matrix of the weights, as in `feature_weights`: those near the end, then those for ten turns more."""
    turns = turns[:, None, None]
    scaled, progress = rows / np.sqrt(1 + turns), rows[:, :, :1]
    near = [scaled[:, :, :1], scaled[:, :, 1:] * late_discount(turns), progress / (1 + turns)]
    return np.concatenate([*near, scaled * (turns / 10), np.zeros_like(progress)], axis=2)


def fit(seen: ChangeSamples) -> Weights:
    """The weights that say best by how much chances moved: least squares, with a ridge."""
    weighted = seen.slopes * seen.precision[:, None]
    ridge = np.repeat([RIDGE_NEAR**-2, RIDGE_FAR**-2], seen.slopes.shape[1] // 2)
    near, far = np.linalg.solve(weighted.T @ seen.slopes + np.diag(ridge), weighted.T @ seen.chance_change).reshape(2, -1)
    return {trait: (float(near[n]), float(far[n])) for n, trait in enumerate((*FEATURES, END_PROGRESS))}


def explained_variance(seen: ChangeSamples, weights: Weights) -> float:
    """The part of how chances moved that the weights foretell; most of the rest is luck."""
    table = np.array([weights[trait] for trait in (*FEATURES, END_PROGRESS)]).T.ravel()
    off = seen.chance_change - seen.slopes @ table
    return float(1 - (off**2 * seen.precision).sum() / (seen.chance_change**2 * seen.precision).sum())


def steward_win_rate(seats: int, seed: str) -> tuple[float, float]:
    """The part of races that a steward wins alone among aurigas, and its error. Nobody searches; all qualify alike."""
    edition = load_edition(get_game("cthulhu-500"))
    start = start_races(edition, seats, MEASURED_DEALS, f"{seed}/alone", knowing=True)
    start["luck"]["key"], start["luck"]["race"] = key_from(f"{seed}/alone"), np.arange(MEASURED_DEALS)
    won = np.zeros(MEASURED_DEALS)
    for seat in range(seats):
        races = start.copy()
        races["minds"][:, seat] = playout.STEWARD
        _play(edition, races)
        won += (races["winner"] == seat) / seats
    return float(won.mean()), float(won.std() / MEASURED_DEALS**0.5)


def study(seats: int, positions: int, rounds: int, seed: str, report: Callable[[str], None], backend: str = "") -> Weights:
    """Learn feature weights in some rounds at this number of seats, and use them from then on."""
    parts = list[ChangeSamples]()
    weights: Weights = {}
    for turn in range(rounds):
        new = collect_changes(
            seats, positions >> (rounds - 1 - turn), f"{seed}/{turn}/{seats}", knowing=turn > 0, backend=backend
        )
        told = f", {explained_variance(new, weights):.4f} of it foretold" if weights else ""
        parts = [*(parts if turn > 1 else []), new]
        weights = fit(ChangeSamples(*(np.concatenate(column) for column in zip(*parts, strict=True))))
        use_learned_weights(seats, weights)
        report(f"{seats} seats, round {turn + 1}: {len(new.chance_change)} changes{told}")
        report(describe_win_rate(seats, seed))
    return weights


def describe_win_rate(seats: int, seed: str) -> str:
    """Win rate of a steward with the current weights, as text."""
    share, error = steward_win_rate(seats, seed)
    races = seats * MEASURED_DEALS
    return f"{seats} seats: alone among aurigas a steward wins {share:.1%} of {races} races, give or take {error:.1%}"


def main(arguments: Sequence[str] | None = None) -> None:
    """Learn and write the file."""
    name = "python -m training.cthulhu_500"
    parser = Arguments(prog=name, description="Learn what the traits of a position of Cthulhu 500 weigh.")
    last = "positions of the last round, at each number of seats; the one before it has half as many, and so on"
    parser.add_argument("--positions", type=at_least(1), default=28000, help=f"{last} (28000)")
    parser.add_argument("--rounds", type=at_least(1), default=3, help="how often it learns, each time by what it knows (3)")
    parser.add_argument("--seed", default="1", help="any text: the same seed gives the same races (1)")
    parser.add_argument("--backend", choices=BACKENDS[1:], default="local", help="where changed races are played on (local)")
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
            tell(describe_win_rate(seats, chosen.seed))
        return
    lines = [
        "# What the traits of a position weigh: near the end of the race, and how much that changes with ten turns more.",
        "# Learned by: python -m training.cthulhu_500 "
        f"--positions {chosen.positions} --rounds {chosen.rounds} --seed {chosen.seed}",
    ]
    for seats in SEATS:
        weights = study(seats, chosen.positions, chosen.rounds, chosen.seed, tell, chosen.backend)
        lines += ["", f"[seats.{seats}]", *(f'"{trait}" = [{near:.4f}, {far:.4f}]' for trait, (near, far) in weights.items())]
    write_file(out, "\n".join(lines) + "\n")


if __name__ == "__main__":
    sys.exit(run(main))
