"""Python entry points of the engine: one decision of many races per call, and the options of one seat."""

from __future__ import annotations

from hippodrome.games.charioteer.engine.moves import (
    build_option,
    count_options,
    list_groups,
    write_group,
    write_throws,
    write_tokens,
)
from hippodrome.games.charioteer.engine.rules import advance
from hippodrome.jit.compile_cache import Record, compiled, entry


@entry
def step_races(packed: Record, races: Record, scratch: Record, numbers: Record, counts: Record, given: Record) -> None:
    """Answer for one seat of each unfinished race with the option of this number, and play on to the next prompt.

    A negative number answers nothing, but plays on from a pending draw. `counts` receives the number of options of the next
    seat to answer, 0 when the race is over.
    """
    for n in range(len(races)):
        race = races[n]
        if numbers[n] >= 0 and not race.over:
            if numbers[n] >= options_of(packed, race, scratch):
                raise ValueError("there is no option of this number")
            build_option(packed, race, race.answered, scratch, numbers[n])
            race.answered += 1
        advance(packed, race, given)
        counts[n] = options_of(packed, race, scratch)


@compiled
def options_of(packed: Record, race: Record, scratch: Record) -> int:
    """List the options of the seat to answer in the scratch buffer; return their number, 0 when the race is over."""
    if race.over:
        return 0
    list_groups(packed, race, race.answered, scratch)
    return count_options(scratch)


# One seat -----------------------------------------------------------------------------------------------------------


@entry
def list_options(packed: Record, race: Record, seat: int, scratch: Record) -> int:
    """Write the groups of a seat's options to the scratch buffer; return the number of options."""
    list_groups(packed, race, seat, scratch)
    return count_options(scratch)


@entry
def list_sets(packed: Record, scratch: Record, group: int) -> int:
    """Write the sets of hand cards of one group to the scratch buffer; return their number."""
    return write_group(packed, scratch, scratch.group[group])


@entry
def list_tokens(packed: Record, race: Record, seat: int, scratch: Record, colour: int) -> int:
    """Write the tokens that may be played on a move of a colour to the scratch buffer; return their number, counting none."""
    return write_tokens(packed, race, seat, scratch, colour)


@entry
def list_throws(packed: Record, race: Record, seat: int, scratch: Record, cards: int) -> int:
    """Write the ways to throw other cards away to the scratch buffer; return their number, counting none."""
    return write_throws(packed, race, seat, scratch, cards)


@entry
def option_by_number(packed: Record, race: Record, seat: int, scratch: Record, number: int) -> None:
    """Put the option with this number, of the groups in the scratch buffer, in front of a seat."""
    build_option(packed, race, seat, scratch, number)
