"""Shared code of the compiled drafts: the arrays that a step fills, ids that are pushed, and rewards.

A game's `rl/compiled.py` says which ids may follow and what a seat sees; its doors are called by `rl/batch.py`.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from hippodrome.jit.compile_cache import Record, compiled

WIN, RANK, SHAPED = range(3)
"""The rewards, in the order of `RETURNS`."""
SHAPED_WEIGHT = 0.5
"""Weight of the rank in a shaped reward."""


class BatchSlice(NamedTuple):
    """The races that one thread steps, as arrays with a row a race, and what they all have in common."""

    first: Record
    """The one race with which all begin."""
    scale: Record
    """Factor for each number of an observation."""
    row: Record
    """Room to add up numbers, clear between two races."""
    stride: int
    """Distance between the number of a race and that of the next one in its place."""
    kind: int
    """The reward."""
    races: Record
    drafts: Record
    numbers: Record
    """The number of the race that comes next in each place."""
    ids: Record
    """The ids to push; below 0 none."""
    observation: Record
    mask: Record
    seat: Record
    reward: Record
    done: Record


PER_RACE_FIELDS = ("races", "drafts", "numbers", "ids", "observation", "mask", "seat", "reward", "done")
"""Fields that have a row per race."""


def standing_fields(seats: int) -> list[Any]:
    """The fields of a draft for rewards: the share of rivals left behind, now and when rewards were last given."""
    return [("now", "f8", (seats,)), ("standing", "f8", (seats,))]


@compiled
def start_step(share: BatchSlice, n: int) -> int:
    """Clear what the last step said of a race; the id to push, or below 0 if there is none."""
    share.done[n] = False
    for seat in range(share.reward.shape[1]):
        share.reward[n, seat] = 0.0
    id = share.ids[n]
    if id >= 0 and (id >= share.mask.shape[1] or not share.mask[n, id]):
        raise ValueError("an id that the mask forbids")
    return id


@compiled
def restart_race(share: BatchSlice, n: int) -> None:
    """A race that is over begins anew, with the luck of the next number."""
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
