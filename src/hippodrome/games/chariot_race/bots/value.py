"""Features of the value network of Chariot Race, which estimates each chariot's win probability at the beginning of a round."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import numpy as np

from hippodrome.bots.net import load_net, win_chances
from hippodrome.games.chariot_race.edition import MAX_CHARIOTS, Edition
from hippodrome.games.chariot_race.engine.edition_record import HALVES, NONE, pack_edition
from hippodrome.games.chariot_race.engine.race import winning

TYPICAL_TURNS = 7
"""Typical number of rounds of a race."""

SETTINGS: tuple[dict[str, Any], ...] = (
    {}, {}, {}, {"first_half": "B"}, {"second_half": "B"}, {"first_half": "B", "second_half": "B"}, {"laps": 1}, {"laps": 3},
    {"unequal_chariots": True}, {"unequal_chariots": True, "first_half": "B"},
)  # fmt: skip
"""Options of the training races, each equally often."""

MAX_LOOKAHEAD = 20
"""Corners and heaps further ahead than this are ignored."""


def present_mask(races: Any) -> Any:
    """Return a mask of the chariots that may still win: those on the track, or about to be."""
    return (np.arange(MAX_CHARIOTS) < races["chariots"][:, None]) & (races["wrecked"] == 0)


def winners(races: Any) -> Any:
    """Return the chariot that has won each race, of several the one that arrived first; NONE without a winner."""
    every, best = np.arange(len(races)), races["best"]
    finished = (races["wrecked"][every, best] == 0) & (races["completed"][every, best] >= races["laps"])
    return np.where(races["over"] & finished, best, NONE)


@lru_cache(maxsize=16)
def _ahead(edition: Edition) -> tuple[Any, Any]:
    """Return, for each way to join the board and each space, the steps to the next numbered space of its lane, and its
    limit."""
    packed = pack_edition(edition)
    spaces = packed["tracks"]["front"].shape[1]
    steps, limit = np.full((len(HALVES), spaces), MAX_LOOKAHEAD, np.int64), np.full((len(HALVES), spaces), 12, np.int64)
    for n, halves in enumerate(HALVES):
        track = edition.tracks[halves]
        for space, face in enumerate(track.spaces):
            for step in range(1, MAX_LOOKAHEAD):
                there = track.space(face.lane, face.n + step)
                if there.limit or there.heap:
                    steps[n, space], limit[n, space] = step, there.limit
                    break
    return steps, limit


def features(edition: Edition, races: Any) -> Any:
    """Return the network's inputs for every chariot, as (races, chariots, numbers)."""
    packed, there = pack_edition(edition), present_mask(races)
    tracks, halves = packed["tracks"], races["halves"].astype(int)[:, None]
    space = np.maximum(races["space"], 0)
    lap = tracks["lap"][halves] / 3
    front = races["lap"] * lap + tracks["front"][halves, space] / 3
    front = np.where(there, front, -1000.0)
    to_go = races["laps"][:, None] * lap - front
    leader = front.max(axis=1, keepdims=True)
    gap = front - leader
    least = np.maximum(0.0, races["laps"][:, None] * lap - leader)
    colours = np.maximum(races["colour"], 0)
    board = np.where(races["unequal"][:, None], packed["boards"][colours], packed["equal"])
    top = np.take_along_axis(board["tops"], np.clip(races["damage"], 0, None)[:, :, None].astype(int), axis=2)[:, :, 0]
    dice = np.take_along_axis(board["dice"], races["speed"][:, :, None].astype(int), axis=2)[:, :, 0]
    place = np.argsort(np.argsort(1e-4 * races["arrived"] - front, axis=1), axis=1)
    steps, limit = (found[halves, space] for found in _ahead(edition))
    over = np.maximum(0, np.minimum(races["speed"], top) - limit)
    lane = tracks["lane"][halves, space]
    near = np.exp(-least / 6)
    ahead = np.where(there[:, None, :] & (front[:, None, :] > front[:, :, None]), front[:, None, :] - front[:, :, None], 30)
    behind = np.where(there[:, None, :] & (front[:, None, :] < front[:, :, None]), front[:, :, None] - front[:, None, :], 30)
    hurt = races["damage"].astype(float)
    same = np.ones(MAX_CHARIOTS)
    parts = [
        gap, gap * near, gap * np.exp(-least / 15), least * same, near * same,
        np.clip(to_go, -20, 60), to_go <= 0, np.maximum(0, -to_go), place, place * near,
        lane == 0, lane == 1, steps, limit, over, over * (steps <= 6),
        hurt, 1 / np.maximum(hurt, 1), hurt <= 2, hurt * near,
        races["speed"], np.minimum(races["speed"], top), top, races["speed"] * near,
        dice, races["fate"], races["fate"] * near, ahead.min(axis=2), behind.min(axis=2),
        there.sum(axis=1)[:, None] * same,
    ]  # fmt: skip
    return np.where(there[:, :, None], np.stack(parts, axis=2), 0.0).astype(np.float32)


def chances(edition: Edition, races: Any) -> Any:
    """Return the win probability of each seat, one row per race: the network's estimate for its chariots, or the result."""
    there = present_mask(races)
    guessed = win_chances(load_net("chariot-race"), features(edition, races), np.where(there.any(axis=1)[:, None], there, True))
    won = winning(races, pack_edition(edition))
    won = won / np.maximum(1, won.sum(axis=1, keepdims=True))  # a shared win counts as its share
    of_chariots = np.where(races["over"][:, None], won, guessed)
    of_seats = np.zeros((len(races), MAX_CHARIOTS))
    np.add.at(of_seats, (np.arange(len(races))[:, None], races["owner"]), of_chariots)
    return of_seats
