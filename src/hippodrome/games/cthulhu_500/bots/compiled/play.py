"""The doors from Python: whole races by compiled bots, many in one call."""

from __future__ import annotations

from hippodrome.games.cthulhu_500.bots.compiled.plain import choose
from hippodrome.games.cthulhu_500.fast.rules import go_on
from hippodrome.native.compiled import Record, entry


@entry
def play_races(box: Record, scales: Record, races: Record, desk: Record, decisions: Record, given: Record) -> None:
    """Play races from wherever they stand to their end, or until the turn `until` of each would begin; `decisions` counts up.

    `minds` of a race says who answers for each seat; `scales` is what stewards go by; `desk` is room to think; `given` is luck
    that was written down, or NOTHING_GIVEN.
    """
    for n in range(len(races)):
        race = races[n]
        while True:  # one place from which the rules go on: they are compiled into each
            go_on(box, race, given)
            if race.answered == race.asked_size:
                break
            race.acts[race.answered] = choose(box, scales, race, desk)
            race.answered += 1
            decisions[n] += 1


@entry
def choose_acts(box: Record, scales: Record, races: Record, desk: Record, acts: Record) -> None:
    """What the bots in the seats that are to answer next would answer, a number a race; nobody has answered by that."""
    for n in range(len(races)):
        acts[n] = choose(box, scales, races[n], desk)
