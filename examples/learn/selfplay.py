"""Learning by self-play in plain NumPy: proximal policy optimization over a batch of races, with one small network.

    python selfplay.py charioteer --minutes 15 --out charioteer.npz
    hippodrome evaluate charioteer-duel-v1 --policy selfplay.py:policy        (reads charioteer.npz)

All seats are played by the same network. The reward is shaped: the win, and half of what each answer changes in rank.
"""

from __future__ import annotations

import argparse
import os
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any

os.environ.setdefault(
    "OPENBLAS_NUM_THREADS", "1"
)  # matrices are small here: threads that wait for each other cost more than they do

import numpy as np

import hippodrome as hd

RACES, STEPS, HIDDEN = 256, 64, 128
EPOCHS, ROWS = 3, 2048
RATE, CLIP, LAMBDA, ENTROPY, VALUE = 7e-4, 0.2, 0.95, 0.01, 0.5

Arrays = dict[str, Any]


def new_net(numbers: int, ids: int, seed: int) -> Arrays:
    """One hidden layer, a score for each id, and a value."""
    rng = np.random.default_rng(seed)

    def layer(rows: int, columns: int, scale: float) -> Any:
        return (rng.standard_normal((rows, columns)) * scale / np.sqrt(rows)).astype(np.float32)

    return {
        "in": layer(numbers, HIDDEN, 1.4), "in_bias": np.zeros(HIDDEN, np.float32),
        "ids": layer(HIDDEN, ids, 0.01), "ids_bias": np.zeros(ids, np.float32),
        "value": layer(HIDDEN, 1, 0.1), "value_bias": np.zeros(1, np.float32),
    }  # fmt: skip


def think(net: Mapping[str, Any], seen: Any, mask: Any) -> tuple[Any, Any, Any]:
    """The hidden layer, the chance of each id, and the value."""
    hidden = np.maximum(seen @ net["in"] + net["in_bias"], 0)
    scores = np.where(mask, hidden @ net["ids"] + net["ids_bias"], -1e9)
    chances = np.exp(scores - scores.max(axis=1, keepdims=True))
    return hidden, chances / chances.sum(axis=1, keepdims=True), (hidden @ net["value"] + net["value_bias"])[:, 0]


def draw(chances: Any, rng: np.random.Generator) -> Any:
    """An id for each row, as likely as its chance."""
    sums = chances.cumsum(axis=1)
    return (sums > rng.random((len(sums), 1)) * sums[:, -1:]).argmax(axis=1)


def collect(net: Arrays, batch: hd.Batch, rng: np.random.Generator) -> Arrays:
    """Some steps of all races, with what each id was worth beyond what was expected."""
    shape = (STEPS, RACES)
    seen, mask = np.empty((*shape, batch.observation.shape[1]), np.float32), np.empty((*shape, batch.mask.shape[1]), bool)
    ids, seat, done = np.empty(shape, np.int64), np.empty(shape, np.int64), np.empty(shape, bool)
    value, chance = np.empty(shape, np.float32), np.empty(shape, np.float32)
    reward = np.empty((*shape, batch.reward.shape[1]), np.float32)
    every = np.arange(RACES)
    for t in range(STEPS):
        seen[t], mask[t], seat[t] = batch.observation, batch.mask, batch.seat
        _, chances, value[t] = think(net, seen[t], mask[t])
        ids[t] = draw(chances, rng)
        chance[t] = chances[every, ids[t]]
        batch.step(ids[t])
        reward[t], done[t] = batch.reward, batch.done
    better, worth = np.zeros(shape, np.float32), np.zeros(shape, bool)
    earned, after = np.zeros_like(reward[0]), np.zeros_like(reward[0])
    tail, known = np.zeros_like(reward[0]), np.zeros(reward[0].shape, bool)
    after[every, batch.seat] = think(net, batch.observation, batch.mask)[2]
    known[every, batch.seat] = True
    for t in range(STEPS - 1, -1, -1):  # each seat looks ahead to its own next id
        ended = done[t]
        earned[ended], after[ended], tail[ended], known[ended] = 0, 0, 0, True
        earned += reward[t]
        of = seat[t]
        gain = earned[every, of] + after[every, of] - value[t] + LAMBDA * tail[every, of]
        better[t], worth[t] = gain, known[every, of]
        after[every, of], earned[every, of] = value[t], 0
        tail[every, of] = np.where(known[every, of], gain, 0)
        known[every, of] = True
    flat = {"seen": seen, "mask": mask, "ids": ids, "chance": chance, "better": better, "target": better + value}
    return {name: rows.reshape(-1, *rows.shape[2:])[worth.ravel()] for name, rows in flat.items()}


def slopes(net: Arrays, rows: Arrays) -> Arrays:
    """How each weight should change: a policy that keeps near the old one, the value, and some doubt."""
    number, every = len(rows["ids"]), np.arange(len(rows["ids"]))
    hidden, chances, value = think(net, rows["seen"], rows["mask"])
    better = (rows["better"] - rows["better"].mean()) / (rows["better"].std() + 1e-6)
    ratio = chances[every, rows["ids"]] / np.maximum(rows["chance"], 1e-8)
    free = np.where(better > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
    push = -better * ratio * free / number
    to_scores = -chances * push[:, None]
    to_scores[every, rows["ids"]] += push
    logs = np.log(np.maximum(chances, 1e-12))
    doubt = -(chances * logs).sum(axis=1, keepdims=True)
    to_scores += ENTROPY / number * chances * (logs + doubt)
    to_value = (VALUE / number * (value - rows["target"]))[:, None].astype(np.float32)
    to_hidden = (to_scores @ net["ids"].T + to_value @ net["value"].T) * (hidden > 0)
    return {
        "in": rows["seen"].T @ to_hidden, "in_bias": to_hidden.sum(axis=0),
        "ids": hidden.T @ to_scores, "ids_bias": to_scores.sum(axis=0),
        "value": hidden.T @ to_value, "value_bias": to_value.sum(axis=0),
    }  # fmt: skip


class Adam:
    """Steps down the slopes, each weight at its own pace."""

    def __init__(self, net: Arrays) -> None:
        self._net, self._n = net, 0
        self._mean = {name: np.zeros_like(weights) for name, weights in net.items()}
        self._square = {name: np.zeros_like(weights) for name, weights in net.items()}

    def step(self, down: Arrays, rate: float) -> None:
        """One step, at most so long."""
        self._n += 1
        length = np.sqrt(sum(float((slope**2).sum()) for slope in down.values()))
        for name, slope in down.items():
            slope = slope * min(1.0, 0.5 / (length + 1e-9))
            self._mean[name] += 0.1 * (slope - self._mean[name])
            self._square[name] += 0.001 * (slope**2 - self._square[name])
            pace = rate * np.sqrt(1 - 0.999**self._n) / (1 - 0.9**self._n)
            self._net[name] -= (pace * self._mean[name] / (np.sqrt(self._square[name]) + 1e-8)).astype(np.float32)


def measure(net: Arrays, game: str, seats: int, races: int, seed: int) -> float:
    """The share of races that the likeliest ids win against tiros."""
    batch = hd.Batch(game, races=races, seats=seats, seed=seed, opponents="tiro")
    over, won = np.zeros(races, bool), 0.0
    while not over.all():
        seat = batch.seat.copy()
        batch.step(think(net, batch.observation, batch.mask)[1].argmax(axis=1))
        first = batch.done & ~over
        won += float(batch.reward[first, seat[first]].sum())
        over |= batch.done
    return won / races


def train(game: str, seats: int, minutes: float, seed: int, out: Path) -> None:
    """Learn for some minutes of the processor's time, and save the network whenever it was measured."""
    batch, rng = hd.Batch(game, races=RACES, seats=seats, seed=seed, reward="shaped"), np.random.default_rng(seed)
    net = new_net(batch.observation.shape[1], batch.mask.shape[1], seed)
    adam, start, looked, ids = Adam(net), time.process_time(), -1.0, 0
    while (spent := (time.process_time() - start) / 60) < minutes:
        rows = collect(net, batch, rng)
        rate = RATE * max(0.05, 1 - spent / minutes)  # smaller steps towards the end
        ids += RACES * STEPS
        for _ in range(EPOCHS):
            order = rng.permutation(len(rows["ids"]))
            for at in range(0, len(order), ROWS):
                adam.step(slopes(net, {name: column[order[at : at + ROWS]] for name, column in rows.items()}), rate)
        if spent > looked + minutes / 15:
            looked = spent
            share = measure(net, game, seats, 200, seed + 1)
            print(f"{spent:5.1f} min, {ids:>11,} ids: wins {100 * share:.0f} % of 200 races against tiro", flush=True)  # noqa: T201
            np.savez(out, **net)
    print(f"{minutes:5.1f} min, {ids:>11,} ids: wins {100 * measure(net, game, seats, 1000, seed + 2):.1f} % of 1,000")  # noqa: T201
    np.savez(out, **net)


_kept: Arrays = {}


def policy(observation: Any, mask: Any) -> int:
    """What was learned, for `hippodrome evaluate`: the network in the file that HIPPODROME_NET names."""
    if not _kept:
        _kept.update(np.load(os.environ.get("HIPPODROME_NET", "charioteer.npz")))
    return int(think(_kept, observation[None], mask[None])[1].argmax())


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=15, help="of the processor's time, on all cores together")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("charioteer.npz"))
    chosen = parser.parse_args()
    train(chosen.game, chosen.seats, chosen.minutes, chosen.seed, chosen.out)
