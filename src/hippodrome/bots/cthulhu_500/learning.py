"""Learn what the traits of a position weigh, from races that bots play against each other:

    python -m hippodrome.bots.cthulhu_500.learning --races 3000 --rounds 3 --seed 1

In the first round aurigas race, in each later one mostly stewards who know what the round before has taught; all of them try
something else now and then. After each round the weights are fitted to all positions so far, so that the softmax of the seats'
sums foretells the winner. Writes `learned.toml` beside this module.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from importlib.resources import files
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any, NamedTuple

import numpy as np

from hippodrome.bots.cthulhu_500.playout import Model, World, auriga_like, play_on
from hippodrome.bots.cthulhu_500.stakes import weights_at
from hippodrome.bots.cthulhu_500.steward import steward_like
from hippodrome.bots.cthulhu_500.traits import END, TRAITS, traits, turns_left
from hippodrome.bots.cthulhu_500.value import fading, learn
from hippodrome.core.ask import Options, Seat
from hippodrome.core.table import Table
from hippodrome.games import find, load_edition
from hippodrome.games.cthulhu_500.answers import Answer
from hippodrome.games.cthulhu_500.state import State

SEATS = (3, 4)
LOOKS = 0.35
"""The part of all turns whose positions are written down."""
TRIES = 0.05
"""The part of all answers that are something else."""
STEWARDS = 0.8
"""The part of all racers who know what was learned before."""
RIDGE = 30.0
"""How strongly weights are held to nothing, so that what was seen seldom weighs little."""
STEPS = 6
ENDLESS = 10**6


class Seen(NamedTuple):
    """Positions: the seats' traits, how many turns were left, and who won."""

    traits: Any
    turns: Any
    winners: Any


def watch(seats: int, races: int, seed: str, *, knowing: bool) -> Seen:
    """Races, and positions at the beginning of turns."""
    game = find("cthulhu-500")
    edition = load_edition(game)
    rows, turns, winners = list[Any](), list[float](), list[Seat]()
    for n in range(races):
        rng = Random(f"{seed}/{n}")
        models = [steward_like if knowing and rng.random() < STEWARDS else auriga_like for _ in range(seats)]
        table: Table[State] = Table(game, game.setup(seats, game.settle({}), edition), keep="none", telling=False)
        end = play_on(table, World(f"{seed}/{n}", edition.flag), watched(models, rng, rows, turns), ENDLESS)
        winners += [game.standing(end).winners[0]] * (len(rows) - len(winners))
    return Seen(np.array(rows), np.array(turns, np.float32), np.array(winners))


def watched(models: Sequence[Model], rng: Random, rows: list[Any], turns: list[float]) -> Model:
    """Models of all seats who try something else now and then, and are looked at when turns begin."""
    looked = 0

    def model(s: State, who: Seat, about: str, options: Options[Answer]) -> Answer:
        nonlocal looked
        if about == "action" and s.turn != looked:
            looked = s.turn
            if rng.random() < LOOKS:
                rows.append(np.array(traits(s), np.float32))
                turns.append(turns_left(s))
        if rng.random() < TRIES:
            return options.draw(rng)
        return models[who](s, who, about, options)

    return model


def design(seen: Seen) -> Any:
    """What the weights are multiplied with, as in `weigh_traits`: those near the end, then those for ten turns more."""
    turns = seen.turns[:, None, None]
    scaled, progress = seen.traits / np.sqrt(1 + turns), seen.traits[:, :, :1]
    near = [scaled[:, :, :1], scaled[:, :, 1:] * fading(turns), progress / (1 + turns)]
    return np.concatenate([*near, scaled * (turns / 10), np.zeros_like(progress)], axis=2)


def fit(seen: Seen) -> dict[str, tuple[float, float]]:
    """The weights with which the sums foretell the winners best (Newton's method, with a ridge)."""
    columns = design(seen)
    races, seats, width = columns.shape
    flat = columns.reshape(-1, width)
    spread = flat.std(axis=0) + np.float32(1e-6)
    flat = flat / spread
    won = np.zeros((races, seats), np.float32)
    won[np.arange(races), seen.winners] = 1
    weights = np.zeros(width, np.float32)
    for _ in range(STEPS):
        scores = (flat @ weights).reshape(races, seats)
        chances = np.exp(scores - scores.max(axis=1, keepdims=True))
        chances /= chances.sum(axis=1, keepdims=True)
        slope = flat.T @ (won - chances).ravel() - RIDGE * weights
        half = flat * np.sqrt(chances).reshape(-1, 1)
        mean = (flat * chances.reshape(-1, 1)).reshape(races, seats, width).sum(axis=1)
        bend = half.T @ half - mean.T @ mean + RIDGE * np.eye(width, dtype=np.float32)
        weights = weights + np.linalg.solve(bend, slope)
    near, far = (weights / spread).reshape(2, -1)
    return {trait: (float(near[n]), float(far[n])) for n, trait in enumerate((*TRAITS, END))}


def foretold(seen: Seen, by_trait: dict[str, tuple[float, float]]) -> float:
    """The mean logarithm of the chance that was given to who won."""
    table = np.array([by_trait[trait] for trait in (*TRAITS, END)])
    scores = design(seen) @ table.T.ravel()
    scores = scores - scores.max(axis=1, keepdims=True)
    winners = scores[np.arange(len(scores)), seen.winners]
    return float((winners - np.log(np.exp(scores).sum(axis=1))).mean())


def main() -> None:
    """Learn and write the file."""
    parser = argparse.ArgumentParser(description="Learn what the traits of a position of Cthulhu 500 weigh.")
    parser.add_argument("--races", type=int, default=3000, help="races of each round, at each number of seats")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seed", default="1")
    chosen = parser.parse_args()
    began = perf_counter()
    lines = [
        "# What the traits of a position weigh: near the end of the race, and how much that changes with ten turns more.",
        "# Learned by: python -m hippodrome.bots.cthulhu_500.learning "
        f"--races {chosen.races} --rounds {chosen.rounds} --seed {chosen.seed}",
    ]
    for seats in SEATS:
        parts = list[Seen]()
        for turn in range(chosen.rounds):
            parts.append(watch(seats, chosen.races, f"{chosen.seed}/{turn}/{seats}", knowing=turn > 0))
            seen = Seen(*(np.concatenate(column) for column in zip(*parts, strict=True)))
            by_trait = fit(seen)
            learn(seats, by_trait)
            weights_at.cache_clear()
            told = foretold(parts[-1], by_trait)
            spent = perf_counter() - began
            print(f"{seats} seats, round {turn + 1}: {len(seen.turns)} positions, {told:.4f}, {spent:.0f} s")  # noqa: T201
        lines += ["", f"[seats.{seats}]"]
        lines += [f'"{trait}" = [{near:.4f}, {far:.4f}]' for trait, (near, far) in by_trait.items()]
    Path(str(files(__package__).joinpath("learned.toml"))).write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
