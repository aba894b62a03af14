"""Compiled drafts and observations of Chariot Race: the encoding of `rl/__init__.py` over the engine's records.

A step pushes an id into the draft of each race and plays on to the next choice. tests/rl/test_batch.py compares this with
the readable encoding. This module needs numba: import it only when needed.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from hippodrome.games.chariot_race.bots.compiled import BOTS, new_auriga_scratch
from hippodrome.games.chariot_race.bots.compiled.baselines import choose
from hippodrome.games.chariot_race.edition import MAX_CHARIOTS, Edition
from hippodrome.games.chariot_race.engine import OPTIONS, RULES, new_races, new_scratch, pack_edition
from hippodrome.games.chariot_race.engine.edition_record import CAPACITY, DICE, FACE_COUNT, LANE_COUNT, NONE, POINTS
from hippodrome.games.chariot_race.engine.movement import front, is_racing, list_speeds, track_of
from hippodrome.games.chariot_race.engine.offers import (
    FACES_TO_SET,
    can_reroll,
    can_set,
    find_droppable,
    find_free_colours,
    find_free_starts,
    find_targets,
    lane_changes,
)
from hippodrome.games.chariot_race.engine.race import (
    ATTACK,
    DICE_PHASE,
    DO_CALTROP,
    DO_JAVELIN,
    DO_KEEP,
    DO_PASS,
    DO_PATH,
    DO_REPAIR,
    DO_REROLL,
    DO_SPEED,
    DO_START,
    DO_TAKE,
    PATH,
    PHASES,
    REPAIR,
    SPEED,
    TAKE,
    encode_answer,
    encode_set,
)
from hippodrome.games.chariot_race.engine.rules import STREAMS, advance, ranks_before
from hippodrome.games.chariot_race.rl import dice_of, layout_of, lookahead_of
from hippodrome.jit.compile_cache import Record, compiled, entry
from hippodrome.jit.drafts import SHAPED, BatchSlice, restart_race, reward_seats, save_standing, standing_fields, start_step
from hippodrome.jit.observation_rows import add, clear_marks, flush_row, mark_fields

IDLE, SPELLING, WHOLE = range(3)
"""Stages of a draft: idle, in progress, complete with its answer in `act`."""
PHASE_COUNT = len(PHASES)
FORWARD, IN, OUT = range(3)
"""Steps, in the order of their ids."""
PER_SPACE = 4

SPEC = np.dtype([
    ("repair", "i8"), ("pass_", "i8"), ("keep", "i8"), ("step", "i8"), ("speed", "i8"), ("reroll", "i8"), ("set", "i8"),
    ("javelin", "i8"), ("take", "i8"), ("start", "i8"), ("caltrop", "i8"), ("size", "i8"),
    ("dice", "i8"), ("sight", "i8"), ("spaces", "i8"),
], align=True)  # fmt: skip
"""First id of each kind, and sizes of the observation."""

MAX_NONZERO = (
    10 + 1 + DICE + 5 + CAPACITY["caltrops"] + MAX_CHARIOTS * (13 + 2) + 3 + LANE_COUNT * POINTS * PER_SPACE
)  # fmt: skip
"""Maximum number of non-zero entries of an observation: the capacity of each kind."""

DRAFT = np.dtype([
    ("stage", "i1"),
    ("seat", "i1"),
    ("seen", "?"),   # the seat's view is already written
    ("steps", "i1"), ("changes", "i1"),  # of the path so far
    ("space", "i2"),  # end of the path so far
    ("path", "i8"),
    ("fixed", "i4"),  # number of entries that the path does not change
    *standing_fields(MAX_CHARIOTS), *mark_fields(MAX_NONZERO),
    ("order", "i1", (MAX_CHARIOTS,)),  # chariots by rank
    ("rank", "i1", (MAX_CHARIOTS,)),  # of each seat
], align=True)  # fmt: skip
"""A partial answer."""


def spec_of(edition: Edition) -> Any:
    """Pack the first ids and the sizes into one record."""
    spec = np.zeros(1, SPEC)[0]
    for name, at in layout_of(edition)._asdict().items():
        spec[name] = at
    spec["dice"], spec["sight"] = dice_of(edition), lookahead_of(edition)
    spec["spaces"] = spec["size"] - spec["caltrop"]
    return spec


# Ids ----------------------------------------------------------------------------------------------------------------


@compiled
def begin(race: Record, draft: Record) -> None:
    """Begin the draft of the prompted seat."""
    draft.stage, draft.seat, draft.seen = SPELLING, race.owner[race.active], False
    draft.steps, draft.changes, draft.path, draft.space = 0, 0, 0, race.space[race.active]


@compiled
def allow(packed: Record, spec: Record, race: Record, scratch: Record, draft: Record, mask: Record) -> tuple[int, int]:
    """Write the mask of legal ids; return their number, and one of them."""
    mask[:] = False
    phase = race.phase
    if phase == PATH:
        return allow_steps(packed, spec, race, draft, mask)
    if phase == DICE_PHASE:
        return allow_dice(packed, spec, race, mask)
    if phase == ATTACK:
        return allow_attacks(packed, spec, race, scratch, mask)
    if phase == REPAIR:
        mask[spec.repair], mask[spec.pass_] = True, True
        return 2, spec.repair
    first, found = spec.start, 0
    if phase == SPEED:
        first, found = spec.speed, list_speeds(packed, race, scratch.few)
    elif phase == TAKE:
        first, found = spec.take, find_free_colours(packed, race, scratch)
    else:
        found = find_free_starts(packed, race, scratch)
    for n in range(found):
        mask[first + scratch.few[n]] = True
    return found, first + scratch.few[0]


@compiled
def allow_steps(packed: Record, spec: Record, race: Record, draft: Record, mask: Record) -> tuple[int, int]:
    """Changing Lanes: forward, or aside if there is a lane and a change is left."""
    mask[spec.step] = True
    found = 1
    if draft.changes < lane_changes(race):
        lane = track_of(packed, race).lane[draft.space]
        if lane > 0:
            mask[spec.step + IN] = True
            found += 1
        if lane < LANE_COUNT - 1:
            mask[spec.step + OUT] = True
            found += 1
    return found, spec.step


@compiled
def allow_dice(packed: Record, spec: Record, race: Record, mask: Record) -> tuple[int, int]:
    """Phase 3: Roll Dice: keep the dice, re-roll any of them, or turn one."""
    mask[spec.keep] = True
    found = 1
    if can_reroll(packed, race):
        for bits in range(1, 1 << race.dice_size):
            mask[spec.reroll - 1 + bits] = True
        found += (1 << race.dice_size) - 1
    if can_set(packed, race):
        for die in range(race.dice_size):
            for face in range(FACES_TO_SET):
                if face != race.dice[die]:
                    mask[spec.set + die * FACES_TO_SET + face] = True
                    found += 1
    return found, spec.keep


@compiled
def allow_attacks(packed: Record, spec: Record, race: Record, scratch: Record, mask: Record) -> tuple[int, int]:
    """Phase 6: Attack: throw at a rival, drop a caltrop, or do neither."""
    mask[spec.pass_] = True
    targets = find_targets(packed, race, scratch)
    found = find_droppable(race, scratch, targets)
    seat = race.owner[race.active]
    for n in range(found):
        if n < targets:
            mask[spec.javelin + (scratch.few[n] - seat) % race.chariots] = True
        else:
            mask[spec.caltrop + scratch.few[n]] = True
    return 1 + found, spec.pass_


@compiled
def push(packed: Record, spec: Record, race: Record, draft: Record, id: int) -> None:
    """Push a legal id."""
    draft.stage = WHOLE
    if spec.step <= id < spec.speed:
        step = id - spec.step
        draft.space = track_of(packed, race).to[draft.space, step]
        draft.path = draft.path << 2 | step
        draft.steps += 1
        draft.changes += step != FORWARD
        if draft.steps < race.speed[race.active]:
            draft.stage = SPELLING
        race.act = encode_answer(DO_PATH, draft.path)
    elif id == spec.repair:
        race.act = encode_answer(DO_REPAIR, 0)
    elif id == spec.pass_:
        race.act = encode_answer(DO_PASS, 0)
    elif id == spec.keep:
        race.act = encode_answer(DO_KEEP, 0)
    elif id < spec.reroll:
        race.act = encode_answer(DO_SPEED, id - spec.speed)
    elif id < spec.set:
        race.act = encode_answer(DO_REROLL, id - spec.reroll + 1)
    elif id < spec.javelin:
        race.act = encode_set((id - spec.set) // FACES_TO_SET, (id - spec.set) % FACES_TO_SET)
    elif id < spec.take:
        race.act = encode_answer(DO_JAVELIN, (race.owner[race.active] + id - spec.javelin) % race.chariots)
    elif id < spec.start:
        race.act = encode_answer(DO_TAKE, id - spec.take)
    elif id < spec.caltrop:
        race.act = encode_answer(DO_START, id - spec.start)
    else:
        race.act = encode_answer(DO_CALTROP, id - spec.caltrop)


# Observation --------------------------------------------------------------------------------------------------------


@compiled
def write_view(packed: Record, spec: Record, race: Record, draft: Record, row: Record) -> None:
    """Write the seat's view; the pushed ids come after it."""
    add(draft, row, 0, race.round)
    add(draft, row, 1, race.laps)
    add(draft, row, 2, race.halves >> 1)
    add(draft, row, 3, race.halves & 1)
    add(draft, row, 4, race.unequal)
    add(draft, row, 5, race.safe_after_finish)
    add(draft, row, 6, race.shared_win)
    add(draft, row, 7, race.set_back_loses_lap)
    add(draft, row, 8, race.wrecks_ram)
    add(draft, row, 9, race.finish_ends_race)
    add(draft, row, 10 + race.phase, 1)
    at = 10 + PHASE_COUNT
    for die in range(race.dice_size):
        add(draft, row, at + die * FACE_COUNT + race.dice[die], 1)
    at += spec.dice * FACE_COUNT
    add(draft, row, at, race.free_reroll)
    add(draft, row, at + 1, race.repaired)
    add(draft, row, at + 2, race.steers)
    add(draft, row, at + 3, race.attacks)
    add(draft, row, at + 4, race.supply)
    at += 5
    for n in range(race.caltrop_size):
        add(draft, row, at + race.caltrops[n], 1)
    at += spec.spaces
    for n in range(race.chariots):
        write_chariot(packed, race, (draft.seat + n) % race.chariots, draft, row, at)
        at += 13 + packed.colours + LANE_COUNT


@compiled
def write_chariot(packed: Record, race: Record, n: int, draft: Record, row: Record, at: int) -> None:
    """Write the public state of a chariot."""
    add(draft, row, at, 1)
    add(draft, row, at + 1, race.owner[n] == draft.seat)
    add(draft, row, at + 2, race.active == n)
    at += 3
    if race.colour[n] != NONE:
        add(draft, row, at + race.colour[n], 1)
    at += packed.colours
    add(draft, row, at, race.damage[n])
    add(draft, row, at + 1, race.speed[n])
    add(draft, row, at + 2, race.fate[n])
    at += 3
    space = race.space[n]
    if space != NONE:
        track = track_of(packed, race)
        add(draft, row, at + track.lane[space], 1)
        add(draft, row, at + LANE_COUNT, track.number[space] + 1)
        add(draft, row, at + LANE_COUNT + 1, front(packed, race, space, race.lap[n]))
    at += LANE_COUNT + 2
    add(draft, row, at, race.completed[n])
    add(draft, row, at + 1, race.start[n])
    add(draft, row, at + 2, race.arrived[n])
    add(draft, row, at + 3, race.wrecked[n])
    for place in range(race.queue_size):
        if race.queue[place] == n:
            add(draft, row, at + 4, place + 1)


@compiled
def write_lookahead(packed: Record, spec: Record, race: Record, draft: Record, row: Record, at: int) -> None:
    """Write the path so far, and the next spaces in each lane from its end."""
    track = track_of(packed, race)
    add(draft, row, at, draft.steps)
    add(draft, row, at + 1, draft.changes)
    at += 2
    if draft.space == NONE:
        return
    lane = track.lane[draft.space]
    add(draft, row, at + lane, 1)
    at += LANE_COUNT
    for other in range(LANE_COUNT):
        space = draft.space
        if other == lane:
            space = track.to[space, FORWARD]
        while track.lane[space] > other:
            space = track.to[space, IN]
        while track.lane[space] < other:
            space = track.to[space, OUT]
        for _ in range(spec.sight):
            stands = race.stands_on[space]
            add(draft, row, at, track.limit[space])
            add(draft, row, at + 1, track.heap[space])
            add(draft, row, at + 2, race.lies_on[space])
            add(draft, row, at + 3, stands != NONE and stands != race.active)
            at += PER_SPACE
            space = track.to[space, FORWARD]


@compiled
def observe(packed: Record, spec: Record, race: Record, draft: Record, row: Record, scale: Record, observation: Record) -> None:
    """Write the seat's view, once per decision, and the end of its path, at every step."""
    at = len(row) - 2 - LANE_COUNT * (1 + spec.sight * PER_SPACE)
    if not draft.seen:
        clear_marks(draft, observation, 0)
        write_view(packed, spec, race, draft, row)
        flush_row(draft, row, scale, observation, 0)
        draft.seen, draft.fixed = True, draft.marked
    clear_marks(draft, observation, draft.fixed)
    write_lookahead(packed, spec, race, draft, row, at)
    flush_row(draft, row, scale, observation, draft.fixed)


# Reward -------------------------------------------------------------------------------------------------------------


@compiled
def has_finished(race: Record, n: int) -> bool:
    """End of Game: whether a chariot still racing has completed the last lap."""
    return race.wrecked[n] == 0 and race.completed[n] >= race.laps


@compiled
def are_level(packed: Record, race: Record, n: int, other: int) -> bool:
    """End of Game: whether two chariots that have finished share a place."""
    if not (race.shared_win and has_finished(race, n) and has_finished(race, other)):
        return False
    return front(packed, race, race.space[n], race.lap[n]) == front(packed, race, race.space[other], race.lap[other])


@compiled
def rank(packed: Record, race: Record, draft: Record) -> int:
    """End of Game: compute the chariots by rank, and the rank of each seat; return the number of ranked chariots."""
    ranked = 0
    for n in range(race.chariots):
        if is_racing(race, n) or race.wrecked[n]:
            place = ranked
            while place > 0 and ranks_before(packed, race, n, draft.order[place - 1]):
                draft.order[place] = draft.order[place - 1]
                place -= 1
            draft.order[place] = n
            ranked += 1
    for seat in range(race.seats):
        draft.rank[seat] = 0
    seats, before = 0, NONE
    for place in range(ranked):
        n = draft.order[place]
        if draft.rank[race.owner[n]] == 0:
            seats += 1
            level = before != NONE and are_level(packed, race, n, before)
            draft.rank[race.owner[n]] = draft.rank[race.owner[before]] if level else seats
            before = n
    for seat in range(race.seats):
        if draft.rank[seat] == 0:
            draft.rank[seat] = seats + 1
    return ranked


@compiled
def standing_shares(packed: Record, race: Record, draft: Record) -> int:
    """Compute the share of rivals that each seat has left behind, a half for a tie; return the number of ranked chariots."""
    ranked = rank(packed, race, draft)
    for seat in range(race.seats):
        draft.now[seat] = 0.0
        for other in range(race.seats):
            if other != seat:
                if draft.rank[other] > draft.rank[seat]:
                    draft.now[seat] += 1.0
                elif draft.rank[other] == draft.rank[seat]:
                    draft.now[seat] += 0.5
        draft.now[seat] /= race.seats - 1
    return ranked


@compiled
def winners_of(packed: Record, race: Record, draft: Record, ranked: int) -> int:
    """Return the winners as bits; none if no finisher is left."""
    if ranked == 0 or not has_finished(race, draft.order[0]):
        return 0
    best, winners = draft.order[0], 0
    for n in range(race.chariots):
        if n == best or are_level(packed, race, n, best):
            winners |= 1 << race.owner[n]
    return winners


# Entry points -------------------------------------------------------------------------------------------------------


@compiled
def has_choice(packed: Record, spec: Record, race: Record, scratch: Record, draft: Record, mask: Record) -> bool:
    """Push ids while only one is legal; return whether the seat has a choice."""
    while draft.stage == SPELLING:
        found, one = allow(packed, spec, race, scratch, draft, mask)
        if found > 1:
            return True
        push(packed, spec, race, draft, one)
    return False


@compiled
def play_on(packed: Record, scratch: Record, share: BatchSlice, n: int, given: Record) -> bool:
    """Apply a complete answer and play on; return whether a seat is prompted. A finished race restarts instead."""
    race, draft = share.races[n], share.drafts[n]
    if draft.stage == WHOLE:
        race.answered = True
    draft.stage = IDLE
    begins = race.round == 0 and not race.answered
    advance(packed, race, scratch, given)
    if race.over:
        ranked = standing_shares(packed, race, draft)
        reward_seats(share, n, winners_of(packed, race, draft, ranked))
        restart_race(share, n)
        return False
    if begins:
        standing_shares(packed, race, draft)
        save_standing(draft, race.seats)
    return True


@compiled
def write_outputs(packed: Record, spec: Record, share: BatchSlice, n: int) -> None:
    """Write the acting seat and its observation."""
    race, draft = share.races[n], share.drafts[n]
    if share.kind == SHAPED and not share.done[n]:
        standing_shares(packed, race, draft)
        reward_seats(share, n, 0)
    share.seat[n] = draft.seat
    observe(packed, spec, race, draft, share.row, share.scale, share.observation[n])


@entry
def step_drafts(
    packed: Record, spec: Record, scratch: Record, share: BatchSlice, given: Record, bots: Record, thinking: Record
) -> None:
    """Push an id into the draft of each race (negative: none), and play on until a seat has a choice. A finished race restarts
    with its next number.

    `bots` are the bots of the seats from the learner's on, clockwise; NONE is controlled by the caller. The learner's seat is
    the race's number modulo the seats.
    """
    for n in range(len(share.races)):
        race, draft = share.races[n], share.drafts[n]
        id = start_step(share, n)
        if id >= 0:
            push(packed, spec, race, draft, id)
        while not has_choice(packed, spec, race, scratch, draft, share.mask[n]):
            if play_on(packed, scratch, share, n, given):
                bot = bots[(race.owner[race.active] - race.luck.race) % race.seats]
                if bot == NONE:
                    begin(race, draft)
                else:
                    race.act = choose(packed, race, scratch, thinking, bot)
                    race.answered = True
        write_outputs(packed, spec, share, n)


new_bot_scratch = new_auriga_scratch

__all__ = [
    "BOTS",
    "DRAFT",
    "OPTIONS",
    "RULES",
    "STREAMS",
    "new_bot_scratch",
    "new_races",
    "new_scratch",
    "pack_edition",
    "spec_of",
    "step_drafts",
]  # fmt: skip
