"""Python entry points of the engine: one decision of many races per call, and the options of one seat."""

from __future__ import annotations

from hippodrome.games.chariot_race.engine.offers import find_options, list_options, option_at
from hippodrome.games.chariot_race.engine.rules import advance
from hippodrome.jit.compile_cache import Record, entry


@entry
def step_races(box: Record, races: Record, desk: Record, numbers: Record, counts: Record, given: Record) -> None:
    """Answer the open question of each race that is not over, with the option of this number, and play on to the next one.

    A number below zero answers nothing, but plays on where luck is to speak first. `counts` becomes how many options the
    seat has that is to answer next, 0 when the race is over.
    """
    for n in range(len(races)):
        race = races[n]
        if numbers[n] >= 0 and not race.over:
            if numbers[n] >= find_options(box, race, desk):
                raise ValueError("there is no option of this number")
            race.act = option_at(box, race, desk, numbers[n])
            race.answered = True
        advance(box, race, desk, given)
        counts[n] = 0 if race.over else find_options(box, race, desk)


# One race -----------------------------------------------------------------------------------------------------------


@entry
def write_options(box: Record, race: Record, desk: Record) -> int:
    """Write the options of the open question on the desk, the first MOST_LISTED of them; how many there are."""
    return list_options(box, race, desk)


@entry
def option_by_number(box: Record, race: Record, desk: Record, number: int) -> None:
    """Lay the option with this number in `act`, without answering."""
    find_options(box, race, desk)
    race.act = option_at(box, race, desk, number)
