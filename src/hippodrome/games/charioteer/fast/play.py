"""Whole races and whole batches of races, each in one call."""

from __future__ import annotations

from hippodrome.games.charioteer.fast.bots import choose
from hippodrome.games.charioteer.fast.moves import build_option, count_options, list_groups
from hippodrome.games.charioteer.fast.rules import go_on
from hippodrome.native.compiled import Record, compiled


@compiled
def play_races(box: Record, races: Record, desk: Record, bots: Record, decisions: Record, given: Record) -> None:
    """Play races from wherever they stand to their end. `bots[race, seat]` chooses; `decisions` counts up."""
    for n in range(len(races)):
        race = races[n]
        go_on(box, race, given)
        while not race.over:
            seat = race.answered
            choose(box, race, seat, desk, bots[n, seat])
            race.answered += 1
            decisions[n] += 1
            go_on(box, race, given)


@compiled
def begin_races(box: Record, races: Record, desk: Record, counts: Record, given: Record) -> None:
    """Play on to the next question of each race; `counts` says how many options the seat has that is to answer."""
    for n in range(len(races)):
        go_on(box, races[n], given)
        counts[n] = options_of(box, races[n], desk)


@compiled
def options_of(box: Record, race: Record, desk: Record) -> int:
    """List the options of the seat that is to answer on the desk; how many there are, none when the race is over."""
    if race.over:
        return 0
    list_groups(box, race, race.answered, desk)
    return count_options(desk)


@compiled
def step_races(box: Record, races: Record, desk: Record, numbers: Record, counts: Record, given: Record) -> None:
    """Answer for one seat of each race that is not over, with the option of this number, and play on to the next question.

    A number below zero lets a race stand as it is.
    """
    for n in range(len(races)):
        race = races[n]
        if not race.over and numbers[n] >= 0:
            if numbers[n] >= options_of(box, race, desk):
                raise ValueError("there is no option of this number")
            build_option(box, race, race.answered, desk, numbers[n])
            race.answered += 1
            go_on(box, race, given)
        counts[n] = options_of(box, race, desk)
