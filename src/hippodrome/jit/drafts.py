"""Shared code of the compiled drafts: the arrays that a step fills, pushed ids, and rewards.

A game's `rl/compiled.py` defines legal ids and observations; `rl/batch.py` calls its entry points.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from hippodrome.jit.compile_cache import Record, compiled

WIN, RANK, SHAPED = range(3)
"""The rewards, in the order of `RETURNS`."""
SHAPED_WEIGHT = 0.5
"""Weight of the rank in a shaped reward."""


class BatchSlice(NamedTuple):
    """The races that one thread steps, as arrays with one row per race, and their shared data."""

    first: Record
    """The initial race record of all races."""
    scale: Record
    """Factor for each number of an observation."""
    row: Record
    """Buffer to add up numbers, cleared between two races."""
    stride: int
    """Difference between the number of a race and that of its successor."""
    kind: int
    """The kind of reward."""
    races: Record
    drafts: Record
    numbers: Record
    """The number of the next race in each row."""
    ids: Record
    """The ids to push; negative: none."""
    observation: Record
    mask: Record
    seat: Record
    reward: Record
    done: Record


PER_RACE_FIELDS = ("races", "drafts", "numbers", "ids", "observation", "mask", "seat", "reward", "done")
"""Fields that have a row per race."""


def standing_fields(seats: int) -> list[Any]:
    """Return the fields of a draft for rewards: the share of rivals left behind, now and at the last reward."""
    return [("now", "f8", (seats,)), ("standing", "f8", (seats,))]


@compiled
def start_step(share: BatchSlice, n: int) -> int:
    """Clear the outputs of the last step; return the id to push, or a negative number if there is none."""
    share.done[n] = False
    for seat in range(share.reward.shape[1]):
        share.reward[n, seat] = 0.0
    id = share.ids[n]
    if id >= 0 and (id >= share.mask.shape[1] or not share.mask[n, id]):
        raise ValueError("an id that the mask forbids")
    return id


@compiled
def restart_race(share: BatchSlice, n: int) -> None:
    """Restart a finished race, with the draws of the next number."""
    race = share.races[n]
    share.done[n] = True
    share.races[n] = share.first[0]
    race.luck.race, race.thoughts.race = share.numbers[n], share.numbers[n]
    share.numbers[n] += share.stride


@compiled
def save_standing(draft: Record, seats: int) -> None:
    """Store the standing of a race before the first answer."""
    for seat in range(seats):
        draft.standing[seat] = draft.now[seat]


@compiled
def reward_seats(share: BatchSlice, n: int, winners: int) -> None:
    """Write each seat's reward since the last step; `winners` are bits, none before the race is over."""
    race, draft, reward = share.races[n], share.drafts[n], share.reward
    number = 0
    for seat in range(race.seats):
        number += winners >> seat & 1
    for seat in range(race.seats):
        if race.over:
            if share.kind == RANK:
                reward[n, seat] = draft.now[seat]
            elif winners >> seat & 1:
                reward[n, seat] = 1.0 / number
        if share.kind == SHAPED:
            reward[n, seat] += SHAPED_WEIGHT * (draft.now[seat] - draft.standing[seat])
            draft.standing[seat] = draft.now[seat]
