"""Measures of Chariot Race on the engine's records: whole batches, decision by decision."""

from __future__ import annotations

from typing import Any

import numpy as np

from hippodrome.analysis.trace import Recorder
from hippodrome.games.chariot_race import engine
from hippodrome.games.chariot_race.bots.compiled import new_auriga_scratch
from hippodrome.games.chariot_race.bots.compiled.entry_points import choose_acts
from hippodrome.games.chariot_race.bots.value import chances
from hippodrome.games.chariot_race.edition import MAX_CHARIOTS, Edition
from hippodrome.games.chariot_race.engine.edition_record import HALVES, NONE, pack_edition
from hippodrome.games.chariot_race.engine.race import DO_BITS, DO_PATH, DO_SPEED, FACE_BITS, KINDS
from hippodrome.games.chariot_race.measures import PARTS_PER_SPACE
from hippodrome.jit.batch import thread_scratch

MAX_SPEED = 64
NAMES = (*(f"act:{kind}" for kind in KINDS), *(f"speed:{speed}" for speed in range(MAX_SPEED)), "path")
"""Names of all actions; paths are not counted."""


def play(edition: Edition, races: Any, bots: Any) -> Recorder:
    """Play races to their end, the same races as `play_out` plays, and sample them after every round."""
    seats = int(races["seats"][0]) if len(races) else 0
    seen = Recorder(len(races), seats)
    used = np.zeros((len(races), seats, len(NAMES)), bool)
    nothing = np.zeros((len(races), seats, len(NAMES) - 1), bool)
    counts, going = engine.step(edition, races, None), np.arange(len(races))
    _sample(seen, edition, races, going)
    rounds, some = races["round"].copy(), races.copy()
    while len(going):
        seat = engine.waiting(some).astype(int)
        seen.option_bits[going] += np.log2(counts)
        seen.decisions[going] += 1
        _choose(edition, some, bots[going, seat])
        used[going, seat, _kinds(some["act"])] = True
        some["answered"] = True
        counts = engine.step(edition, some, None)
        ended = some["over"] | (some["round"] != rounds[going])
        if ended.any():
            which = going[ended]
            change = _sample(seen, edition, np.ascontiguousarray(some[ended]), which)
            seen.uses.add_arrays(NAMES[:-1], nothing[which], used[which][:, :, :-1], change)
            used[which] = False
            rounds[which] = some["round"][ended]
        over = some["over"]
        if over.any():
            races[going[over]] = some[over]
            going, some, counts = going[~over], np.ascontiguousarray(some[~over]), counts[~over]
    return seen


def _kinds(acts: Any) -> Any:
    """Return the indices of the names of answers."""
    do, of = acts & (1 << DO_BITS) - 1, acts >> DO_BITS + FACE_BITS
    speeds = len(KINDS) + np.minimum(of, MAX_SPEED - 1)
    return np.where(do == DO_SPEED, speeds, np.where(do == DO_PATH, len(NAMES) - 1, do)).astype(int)


def _choose(edition: Edition, races: Any, bots: Any) -> None:
    """Write the choice of each race's bot to the race."""
    for number in np.unique(bots):
        which = np.flatnonzero(bots == number)
        some = races[which]
        choose_acts(
            pack_edition(edition), some, thread_scratch(engine.new_scratch), thread_scratch(new_auriga_scratch), int(number)
        )
        races[which] = some


def _sample(seen: Recorder, edition: Edition, races: Any, which: Any) -> Any:
    every, tracks = np.arange(len(races)), pack_edition(edition)["tracks"]
    halves, space = races["halves"].astype(int)[:, None], races["space"]
    there = np.arange(MAX_CHARIOTS) < races["chariots"][:, None]
    racing = there & (races["wrecked"] == 0) & (space != NONE)
    front = races["lap"] * tracks["lap"][halves] + tracks["front"][halves, np.maximum(space, 0)]
    far = np.full((len(races), MAX_CHARIOTS), -np.inf)
    np.maximum.at(far, (every[:, None], races["owner"]), np.where(racing, front / PARTS_PER_SPACE, -np.inf))
    left = np.zeros((len(races), MAX_CHARIOTS), bool)
    np.logical_or.at(left, (every[:, None], races["owner"]), there & (races["wrecked"] == 0))
    for halves_number in np.unique(races["halves"]):
        spaces = edition.tracks[HALVES[halves_number]].spaces
        on, times = np.unique(space[racing & (halves == halves_number)], return_counts=True)
        for spot, number in zip(on.tolist(), times.tolist(), strict=True):
            seen.heat[spaces[spot].lane, spaces[spot].n] += number
    seats = seen.seats
    progress = np.where(np.isinf(far), np.nan, far)[:, :seats]
    return seen.record(
        which, _first(races, there, racing, front), progress, ~left[:, :seats], chances(edition, races)[:, :seats]
    )


def _first(races: Any, there: Any, racing: Any, front: Any) -> Any:
    """Return the leading seat: a finished chariot before others, the furthest, the first to arrive; of wrecks the latest."""
    finished = racing & (races["completed"] >= races["laps"][:, None])
    place = (finished * 1e9 + np.where(racing, front, 0) * 1e4 - races["arrived"]) + 1e8
    score = np.where(racing, place, np.where(there & (races["wrecked"] > 0), races["wrecked"].astype(float), -1.0))
    best = score.argmax(axis=1)
    return np.where(score.max(axis=1) < 0, NONE, races["owner"][np.arange(len(races)), best])
