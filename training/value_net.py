"""Train the value network: the chance of each seat to win, learned from races among bots.

    python -m training.value_net charioteer --seed 1 --out value.json

plays races on the fast engine, on this machine or on a cluster (`--backend ray`), the first turns by bots of all kinds and
then by auriga, and fits a small network to who won (bots/net.py). The file says which command made it;
`--install` writes it where the bots read it. On two cores it takes minutes.
"""

from __future__ import annotations

from benchmarks.args import at_least, writable
from hippodrome.cli.runner import expect_interrupts, run

expect_interrupts(__name__)

import json
import sys
from collections.abc import Iterator, Sequence
from time import perf_counter
from typing import Any, NamedTuple

import numpy as np

from benchmarks.args import tool_arguments
from hippodrome.bots.net import Net, net_file, win_chances
from hippodrome.core.errors import BadInput
from hippodrome.core.race_file import write_file
from hippodrome.games.registry import DEFAULT_EDITION, edition_text, get_plugin
from hippodrome.jit import UnsupportedByEngine
from hippodrome.jit.philox import key_from
from hippodrome.simulation.compiled import load_engine
from hippodrome.simulation.executor import BACKENDS, ordered_map

HIDDEN = 40
BATCH, EPOCHS, LEARNING_RATE = 1024, 6, 2e-3
RACES_PER_CHUNK = 500
OPENING_BOTS = ("tiro", "dummy", "auriga")
"""Bots that drive in the first turns of a race; later only the last of them."""
VALIDATION_SHARE = 0.05
"""Share of the races held out for validation."""


class TrainingSetup(NamedTuple):
    """Settings shared by all training races, as plain text."""

    game: str
    edition: str
    edition_text: str
    seed: str


class TrainingChunk(NamedTuple):
    """Some of the races of a kind, who sits where in their first turns, and until which turn."""

    kind: int
    seats: int
    options: dict[str, Any]
    numbers: range
    mixed: Any
    mixed_until: Any


def positions(
    game: str, races: int, seed: str, which: str = DEFAULT_EDITION, *, jobs: int = 1, backend: str = ""
) -> tuple[Any, Any, Any, Any]:
    """Features of positions, which seats there are, who won, and of which race it was: the same whoever shares the work."""
    parts = get_plugin(game)
    text, where = edition_text(parts.game, which)
    lesson = TrainingSetup(game, where, text, seed)
    pieces = list(training_chunks(lesson, races))
    done = list(ordered_map(play_chunk, lesson, pieces, jobs=jobs, backend=backend, threads=True))
    found: list[list[Any]] = [[], [], [], []]
    number = max(1, races // (1 + max(piece.kind for piece in pieces)))
    for kind in dict.fromkeys(piece.kind for piece in pieces):
        same = [turns for piece, turns in zip(pieces, done, strict=True) if piece.kind == kind]
        for turn in range(max(map(len, same))):  # turn by turn, as if all races of a kind had been one piece
            for x, there, winner, of in (turns[turn] for turns in same if turn < len(turns)):
                for things, more in zip(found, (x, there, winner, of + number * kind), strict=True):
                    things.append(more)
    return tuple(np.concatenate(things) for things in found)  # type: ignore[return-value]


def training_chunks(setup: TrainingSetup, races: int) -> Iterator[TrainingChunk]:
    """The races in pieces, always the same ones; who sits where is drawn here, kind after kind."""
    parts = get_plugin(setup.game)
    rules, compiled, value = parts.game, parts.compiled_bots, parts.value_function
    rng = np.random.default_rng(key_from(f"train/{setup.seed}"))
    kinds = [(seats, rules.resolve_options(chosen)) for seats in rules.seats for chosen in value.SETTINGS]
    levels = np.array(compiled.bots_by_number(OPENING_BOTS))
    number = max(1, races // len(kinds))
    for kind, (seats, options) in enumerate(kinds):
        mixed = levels[rng.choice(3, (number, seats), p=[0.15, 0.15, 0.7])].astype(np.int8)
        mixed_until = rng.integers(0, 1 + int(value.TYPICAL_TURNS * 0.7), number)
        for start in range(0, number, RACES_PER_CHUNK):
            part = slice(start, min(start + RACES_PER_CHUNK, number))
            yield TrainingChunk(kind, seats, dict(options), range(part.start, part.stop), mixed[part], mixed_until[part])


def play_chunk(setup: TrainingSetup, chunk: TrainingChunk) -> list[tuple[Any, Any, Any, Any]]:
    """Play some races; for each turn the positions of those that went on, and who won them in the end."""
    fast, compiled, edition = load_engine(setup.game, setup.edition, setup.edition_text)
    value = get_plugin(setup.game).value_function
    best = np.array(compiled.bots_by_number(OPENING_BOTS))[2]
    key = key_from(f"train/{setup.seed}/{chunk.kind}")
    batch = fast.new_races(edition, chunk.seats, chunk.options, key=key, numbers=chunk.numbers)
    seen: list[tuple[Any, Any, Any]] = []
    for turn in range(1, 200):
        going = np.flatnonzero(~batch["over"])
        if not len(going):
            break
        these = batch[going]
        these["until"] = turn
        bots = np.where((chunk.mixed_until[going] >= turn)[:, None], chunk.mixed[going], best).astype(np.int8)
        compiled.play_out(edition, these, bots)
        batch[going] = these
        fit = going[~these["over"] & (chunk.mixed_until[going] <= turn)]
        seen.append((value.features(edition, batch[fit]), value.present_mask(batch[fit]), fit))
    winner = value.winners(batch)
    found = []
    for x, there, of in seen:
        decided = winner[of] >= 0
        found.append((x[decided], there[decided], winner[of][decided], of[decided] + chunk.numbers.start))
    return found


def fit(x: Any, present: Any, winner: Any, seed: int, log: Any = print) -> Net:
    """A network for these positions: Adam, plain NumPy."""
    rng = np.random.default_rng(seed)
    seats = x[present]
    mean, scale = seats.mean(axis=0), 1.0 / (seats.std(axis=0) + 1e-6)
    weights = {
        "into": rng.normal(0, 1 / np.sqrt(x.shape[2]), (x.shape[2], HIDDEN)).astype(np.float32),
        "bias": np.zeros(HIDDEN, np.float32),
        "out": rng.normal(0, 0.1, HIDDEN).astype(np.float32),
    }
    first = {name: np.zeros_like(w) for name, w in weights.items()}
    second = {name: np.zeros_like(w) for name, w in weights.items()}
    steps, total = 0, EPOCHS * (len(x) // BATCH)
    for epoch in range(EPOCHS):
        order, loss = rng.permutation(len(x)), 0.0
        for start in range(0, len(x) - BATCH + 1, BATCH):
            pick = order[start : start + BATCH]
            inputs = (x[pick] - mean) * scale
            before = inputs @ weights["into"] + weights["bias"]
            hidden = np.maximum(before, 0.0)
            scored = np.where(present[pick], hidden @ weights["out"], -np.inf)
            powers = np.exp(scored - scored.max(axis=1, keepdims=True))
            chance = powers / powers.sum(axis=1, keepdims=True)
            every = np.arange(BATCH)
            loss -= float(np.log(chance[every, winner[pick]] + 1e-9).mean())
            wrong = chance
            wrong[every, winner[pick]] -= 1.0
            wrong /= BATCH
            back = (wrong[:, :, None] * weights["out"]) * (before > 0)
            slopes = {
                "out": np.einsum("bs,bsh->h", wrong, hidden),
                "into": np.einsum("bsi,bsh->ih", inputs, back, optimize=True),
                "bias": back.sum(axis=(0, 1)),
            }
            steps += 1
            rate = LEARNING_RATE * (1 - steps / (total + 1))
            for name, slope in slopes.items():
                first[name] = 0.9 * first[name] + 0.1 * slope
                second[name] = 0.999 * second[name] + 0.001 * slope**2
                step = first[name] / (1 - 0.9**steps) / (np.sqrt(second[name] / (1 - 0.999**steps)) + 1e-8)
                weights[name] = (weights[name] - rate * step).astype(np.float32)
        log(f"round {epoch + 1} of {EPOCHS}: loss {loss / max(1, len(x) // BATCH):.4f}")
    return Net(mean, scale, weights["into"], weights["bias"], weights["out"])


def loss_of(net: Net, x: Any, present: Any, winner: Any) -> float:
    """The mean surprise at who won."""
    chance = win_chances(net, x, present)[np.arange(len(x)), winner]
    return float(-np.log(chance + 1e-9).mean())


def main(arguments: Sequence[str] | None = None) -> None:
    """The command: python -m training.value_net"""
    parser = tool_arguments("training.value_net", __doc__, part="value_function", races=50_000)
    parser.add_argument("--edition", default=DEFAULT_EDITION, metavar="NAME|FILE", help="race this edition (reconstructed)")
    parser.add_argument("--jobs", type=at_least(1), default=2, metavar="N", help="threads that race (2)")
    parser.add_argument("--backend", choices=BACKENDS[1:], default="local", help="where the races are run (local)")
    where = parser.add_mutually_exclusive_group(required=True)
    where.add_argument("--out", type=writable, metavar="FILE", help="the file to write")
    where.add_argument("--install", action="store_true", help="write it where the bots read it")
    given = parser.parse_args(arguments)
    if given.install and given.edition != DEFAULT_EDITION:
        raise BadInput(f"built-in bots are fitted to {DEFAULT_EDITION}: write another edition's network with --out")
    out = given.out or writable(str(net_file(given.game)))
    began = perf_counter()
    try:
        x, there, winner, of = positions(
            given.game, given.races, given.seed, given.edition, jobs=given.jobs, backend=given.backend
        )
    except UnsupportedByEngine as reason:
        raise BadInput(f"training races run on the compiled engine, which cannot run this edition: {reason}") from None
    print_progress(f"{len(x)} positions of {given.races} races in {perf_counter() - began:.0f} s")
    held_back = of % 1000 < 1000 * VALIDATION_SHARE
    if len(x) - held_back.sum() < BATCH or not held_back.any():
        raise BadInput(f"{given.races} races give {len(x)} positions, which is too few to learn from: ask for more --races")
    net = fit(x[~held_back], there[~held_back], winner[~held_back], key_from(given.seed) % 2**32, print_progress)
    said = loss_of(net, x[held_back], there[held_back], winner[held_back])
    equal = float(np.log(there[held_back].sum(axis=1)).mean())
    print_progress(
        f"races not learned from: loss {said:.4f}, without looking {equal:.4f}; {perf_counter() - began:.0f} s in all"
    )
    made = f"python -m training.value_net {given.game} --races {given.races} --seed {given.seed}"
    if given.edition != DEFAULT_EDITION:
        made += f" --edition {given.edition}"
    facts = {"made by": made, "positions": len(x), "loss": round(said, 4), "loss without looking": round(equal, 4)}
    numbers = {name: np.round(getattr(net, name).astype(float), 5).tolist() for name in Net._fields}
    write_file(out, json.dumps({**facts, **numbers}) + "\n")


def print_progress(text: str) -> None:
    """Print a progress line."""
    print(text, flush=True)  # noqa: T201


if __name__ == "__main__":
    sys.exit(run(main))
