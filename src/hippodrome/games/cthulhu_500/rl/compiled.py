"""Compiled drafts of Cthulhu 500: the encoding of `rl/__init__.py` over the engine's records.

A step pushes an id into the draft of each race and plays on to the next choice; observation_rows.py writes the observations.
tests/rl/test_batch.py compares both with the readable encoding. This module needs numba: import it only when needed.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from hippodrome.games.cthulhu_500.bots.compiled import BOTS, pack_edition
from hippodrome.games.cthulhu_500.bots.compiled.baselines import choose, is_throw_question
from hippodrome.games.cthulhu_500.bots.compiled.weight_record import NO_WEIGHTS
from hippodrome.games.cthulhu_500.edition import Edition
from hippodrome.games.cthulhu_500.engine import OPTIONS, RULES, STREAMS, new_races, new_scratch
from hippodrome.games.cthulhu_500.engine.edition_record import AT_NOTHING, AT_PAIR, HAND, MAX_SEATS, NONE
from hippodrome.games.cthulhu_500.engine.offers import find_options
from hippodrome.games.cthulhu_500.engine.race import (
    DO_CREW,
    DO_DRAW,
    DO_MOD,
    DO_OVERTAKE,
    DO_PLAY,
    DO_TAKE,
    DO_THROW,
    DO_USE,
    VERBS,
    card_of,
    target_of,
    verb_of,
)
from hippodrome.games.cthulhu_500.engine.rules import advance
from hippodrome.games.cthulhu_500.rl import VERB_NAMES, layout_of
from hippodrome.games.cthulhu_500.rl.observation_rows import MAX_NONZERO, write_view
from hippodrome.jit.compile_cache import Record, compiled, entry
from hippodrome.jit.drafts import SHAPED, BatchSlice, restart_race, reward_seats, save_standing, standing_fields, start_step
from hippodrome.jit.observation_rows import clear_marks, mark_fields, spell, spelling_fields, write_spelled

assert VERB_NAMES == VERBS, "the id of a verb is its number on the fast engine"

IDLE, SPELLING, WHOLE = range(3)
"""Stages of a draft: idle, in progress, complete with its answer in `act`."""
MAX_IDS = HAND + 2
"""Maximum length of an answer in ids: all cards of a hand thrown away, the verb before and `done` after them."""

SPEC = np.dtype([
    ("piece", "i8"), ("vehicle", "i8"), ("seat", "i8"), ("number", "i8"), ("done", "i8"), ("size", "i8"), ("cards", "i8"),
], align=True)  # fmt: skip
"""First id of each kind; the numbers of ids and of cards."""

DRAFT = np.dtype([
    ("stage", "i1"), ("seat", "i1"),
    ("seen", "?"),  # the seat's view is already written
    ("act", "i8"),
    *spelling_fields(MAX_IDS), *standing_fields(MAX_SEATS), *mark_fields(MAX_NONZERO + MAX_IDS),
], align=True)  # fmt: skip
"""A partial answer."""


def spec_of(edition: Edition) -> Any:
    """Pack the first ids and the sizes into one record."""
    spec, at = np.zeros(1, SPEC)[0], layout_of(edition)
    for name in ("piece", "seat", "number", "done", "size"):
        spec[name] = getattr(at, name)
    spec["vehicle"], spec["cards"] = at.piece + edition.vehicle_piece(0), len(edition.cards)
    return spec


# Ids ----------------------------------------------------------------------------------------------------------------


@compiled
def begin(race: Record, draft: Record) -> None:
    """Begin the draft of the seat that is to answer next."""
    draft.stage, draft.seat, draft.seen = SPELLING, race.asked[race.answered], False
    draft.size, draft.shown, draft.act = 0, 0, 0


@compiled
def id_of(packed: Record, spec: Record, race: Record, seat: int, answer: int, n: int) -> int:
    """Return the n-th id of an answer's spelling; NONE after its end. Not for ways to throw cards away."""
    verb, card, target = verb_of(answer), card_of(answer), target_of(answer)
    if n == 0:
        return verb
    if verb == DO_DRAW:
        return spec.number + card if n == 1 else NONE
    if verb == DO_TAKE:
        return spec.vehicle + card if n == 1 else NONE
    if n == 1 and card != NONE:
        return spec.piece + card
    if target != NONE and n == 1 + (card != NONE):
        aimed = verb in (DO_PLAY, DO_USE) and AT_NOTHING < packed.cards[card].aim <= AT_PAIR
        at_seat = verb in (DO_OVERTAKE, DO_CREW) or aimed
        if not at_seat:
            return spec.piece + target
        return spec.seat + target - seat + (race.seats if target < seat else 0)
    return spec.done if verb == DO_MOD and n == 2 + (target != NONE) else NONE


@compiled
def filter_options(packed: Record, spec: Record, race: Record, scratch: Record, draft: Record) -> int:
    """Find the options of the open prompt that begin with the pushed ids; return their number."""
    left, seat, size = 0, draft.seat, draft.size
    for n in range(find_options(packed, race, scratch)):
        answer = scratch.act[n]
        same = 0
        while same < size and id_of(packed, spec, race, seat, answer, same) == draft.ids[same]:
            same += 1
        if same == size:
            scratch.act[left] = answer
            left += 1
    return left


@compiled
def allow(
    packed: Record, spec: Record, race: Record, scratch: Record, left: int, draft: Record, mask: Record
) -> tuple[int, int]:
    """Write the mask of legal ids; return their number, and one of them. 0: the answer is complete."""
    found, one = 0, NONE
    for n in range(left):
        id = id_of(packed, spec, race, draft.seat, scratch.act[n], draft.size)
        if id == NONE:
            draft.act = scratch.act[n]
            return 0, NONE
        if not mask[id]:
            mask[id] = True
            found, one = found + 1, id
    return found, one


@compiled
def allow_throws(spec: Record, race: Record, draft: Record, mask: Record) -> tuple[int, int]:
    """Cards to throw away: any of the hand, lowest first."""
    if draft.size == 0:
        mask[DO_THROW] = True
        return 1, DO_THROW
    last = draft.ids[draft.size - 1]
    if last == spec.done:
        return 0, NONE
    found = 1
    for n in range(race.hand_size[draft.seat]):
        id = spec.piece + race.hand[draft.seat, n]
        if draft.size == 1 or id > last:
            mask[id] = True
            found += 1
    mask[spec.done] = True
    return found, spec.done


@compiled
def push(spec: Record, race: Record, draft: Record, id: int) -> None:
    """Push a legal id."""
    spell(draft, id)
    if is_throw_question(race) and spec.piece <= id < spec.seat:
        n = 0
        while race.hand[draft.seat, n] != id - spec.piece:
            n += 1
        draft.act |= 1 << n


@compiled
def has_choice(packed: Record, spec: Record, race: Record, scratch: Record, draft: Record, mask: Record) -> bool:
    """Push ids while only one is legal; return whether the seat has a choice."""
    if draft.stage != SPELLING:
        return False
    throwing = is_throw_question(race)
    left = 0 if throwing else filter_options(packed, spec, race, scratch, draft)
    while True:
        mask[:] = False
        found, one = (
            allow_throws(spec, race, draft, mask) if throwing else allow(packed, spec, race, scratch, left, draft, mask)
        )
        if found > 1:
            return True
        if found == 0:
            draft.stage = WHOLE
            return False
        push(spec, race, draft, one)  # all remaining options continue with it


# Reward -------------------------------------------------------------------------------------------------------------


@compiled
def standing_shares(race: Record, draft: Record) -> None:
    """Compute the share of rivals that each seat has left behind: by lap counters, then by the place in the pack."""
    for place in range(race.seats):
        seat, behind = race.pack[place], 0
        for other in range(race.seats):
            rival = race.pack[other]
            if race.laps[rival] < race.laps[seat] or (race.laps[rival] == race.laps[seat] and other > place):
                behind += 1
        draft.now[seat] = behind / (race.seats - 1)


# Entry points -------------------------------------------------------------------------------------------------------


@compiled
def play_on(packed: Record, share: BatchSlice, n: int, given: Record) -> bool:
    """Apply a complete answer and play on; return whether a seat is prompted. A finished race restarts instead."""
    race, draft = share.races[n], share.drafts[n]
    if draft.stage == WHOLE:
        race.acts[race.answered] = draft.act
        race.answered += 1
    draft.stage = IDLE
    begins = race.asked_size == 0 and race.turn == 0
    if begins:
        standing_shares(race, draft)
        save_standing(draft, race.seats)
    advance(packed, race, given)
    if race.over:
        standing_shares(race, draft)
        reward_seats(share, n, 1 << race.winner)
        restart_race(share, n)
    return race.answered < race.asked_size


@compiled
def who_answers(race: Record, bots: Record) -> tuple[int, int]:
    """Return the position and the bot of the next seat to answer, of those prompted: a bot first, else the lowest seat and
    NONE."""
    lowest = int(race.answered)
    for at in range(race.answered, race.asked_size):
        bot = bots[(race.asked[at] - race.luck.race) % race.seats]
        if bot != NONE:
            return at, bot
        if race.asked[at] < race.asked[lowest]:
            lowest = at
    return lowest, NONE


@compiled
def answer_next(race: Record, at: int) -> None:
    """Let the seat in this position answer next, of several that are prompted together; the others stay in order."""
    seat = race.asked[at]
    for n in range(at, race.answered, -1):
        race.asked[n] = race.asked[n - 1]
    race.asked[race.answered] = seat


@compiled
def write_outputs(spec: Record, share: BatchSlice, n: int, packed: Record) -> None:
    """Write the acting seat and its observation."""
    race, draft = share.races[n], share.drafts[n]
    if share.kind == SHAPED and not share.done[n]:
        standing_shares(race, draft)
        reward_seats(share, n, 0)
    share.seat[n] = draft.seat
    if not draft.seen:
        clear_marks(draft, share.observation[n], 0)
        write_view(packed, spec, race, draft, share.observation[n], share.scale)
        draft.seen = True
    write_spelled(draft, share.observation.shape[1] - spec.size, share.scale, share.observation[n])


@entry
def step_drafts(
    packed: Record, spec: Record, scratch: Record, share: BatchSlice, given: Record, bots: Record, weight_table: Record
) -> None:
    """Push an id into the draft of each race (negative: none), and play on until a seat has a choice. A finished race restarts
    with its next number.

    `bots` are the bots of the seats from the learner's on, clockwise; NONE is controlled by the caller. The learner's seat is
    the race's number modulo the seats. Of several seats that are prompted together bots choose first, then the lowest.
    """
    for n in range(len(share.races)):
        race, draft = share.races[n], share.drafts[n]
        id = start_step(share, n)
        if id >= 0:
            push(spec, race, draft, id)
        while not has_choice(packed, spec, race, scratch, draft, share.mask[n]):
            if play_on(packed, share, n, given):
                next, bot = who_answers(race, bots)
                answer_next(race, next)
                if bot == NONE:
                    begin(race, draft)
                else:
                    race.minds[race.asked[race.answered]] = bot
                    race.acts[race.answered] = choose(packed, weight_table, race, scratch)
                    race.answered += 1
        write_outputs(spec, share, n, packed)


def new_bot_scratch() -> Record:
    """Return an empty weight record: none of the built-in opponents uses learned weights."""
    return NO_WEIGHTS


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
