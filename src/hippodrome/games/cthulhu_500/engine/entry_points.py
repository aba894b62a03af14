"""Python entry points of the engine: one decision of many races per call, and the options of one seat."""

from __future__ import annotations

from hippodrome.games.cthulhu_500.engine.offers import find_options, option_at
from hippodrome.games.cthulhu_500.engine.rules import advance
from hippodrome.jit.compile_cache import Record, entry


@entry
def step_races(packed: Record, races: Record, scratch: Record, numbers: Record, counts: Record, given: Record) -> None:
    """Answer for the next seat of each unfinished race with the option of this number, and play on to the next prompt.

    A negative number answers nothing, but plays on from a pending draw or a stored answer. `counts` receives the number of
    options of the next seat to answer, 0 when the race is over.
    """
    for n in range(len(races)):
        race = races[n]
        if numbers[n] >= 0 and not race.over:
            if numbers[n] >= find_options(packed, race, scratch):
                raise ValueError("there is no option of this number")
            race.acts[race.answered] = option_at(race, scratch, numbers[n])
            race.answered += 1
        advance(packed, race, given)
        counts[n] = find_options(packed, race, scratch) if race.answered < race.asked_size else 0


# One race -----------------------------------------------------------------------------------------------------------


@entry
def write_options(packed: Record, race: Record, scratch: Record) -> int:
    """Write the options of the open prompt to the scratch buffer, except ways to throw cards away; return their number."""
    return find_options(packed, race, scratch)


@entry
def option_by_number(packed: Record, race: Record, scratch: Record, number: int) -> int:
    """Return the option with this number, without answering."""
    find_options(packed, race, scratch)
    return option_at(race, scratch, number)
