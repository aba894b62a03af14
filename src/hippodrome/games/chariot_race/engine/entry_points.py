"""Python entry points of the engine: one decision of many races per call, and the options of one seat."""

from __future__ import annotations

from hippodrome.games.chariot_race.engine.offers import find_options, list_options, option_at
from hippodrome.games.chariot_race.engine.rules import advance
from hippodrome.jit.compile_cache import Record, entry


@entry
def step_races(packed: Record, races: Record, scratch: Record, numbers: Record, counts: Record, given: Record) -> None:
    """Answer the open prompt of each unfinished race with the option of this number, and play on to the next one.

    A negative number answers nothing, but plays on from a pending draw. `counts` receives the number of options of the next
    seat to answer, 0 when the race is over.
    """
    for n in range(len(races)):
        race = races[n]
        if numbers[n] >= 0 and not race.over:
            if numbers[n] >= find_options(packed, race, scratch):
                raise ValueError("there is no option of this number")
            race.act = option_at(packed, race, scratch, numbers[n])
            race.answered = True
        advance(packed, race, scratch, given)
        counts[n] = 0 if race.over else find_options(packed, race, scratch)


# One race -----------------------------------------------------------------------------------------------------------


@entry
def write_options(packed: Record, race: Record, scratch: Record) -> int:
    """Write the options of the open prompt to the scratch buffer, at most MAX_LISTED; return the number of all."""
    return list_options(packed, race, scratch)


@entry
def option_by_number(packed: Record, race: Record, scratch: Record, number: int) -> None:
    """Write the option with this number to `act`, without answering."""
    find_options(packed, race, scratch)
    race.act = option_at(packed, race, scratch, number)
