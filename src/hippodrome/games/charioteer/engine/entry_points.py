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
def step_races(box: Record, races: Record, desk: Record, numbers: Record, counts: Record, given: Record) -> None:
    """Answer for one seat of each race that is not over, with the option of this number, and play on to the next question.

    A number below zero answers nothing, but plays on where luck is to speak first. `counts` becomes how many options the
    seat has that is to answer next, 0 when the race is over.
    """
    for n in range(len(races)):
        race = races[n]
        if numbers[n] >= 0 and not race.over:
            if numbers[n] >= options_of(box, race, desk):
                raise ValueError("there is no option of this number")
            build_option(box, race, race.answered, desk, numbers[n])
            race.answered += 1
        advance(box, race, given)
        counts[n] = options_of(box, race, desk)


@compiled
def options_of(box: Record, race: Record, desk: Record) -> int:
    """List the options of the seat that is to answer on the desk; how many there are, none when the race is over."""
    if race.over:
        return 0
    list_groups(box, race, race.answered, desk)
    return count_options(desk)


# One seat -----------------------------------------------------------------------------------------------------------


@entry
def list_options(box: Record, race: Record, seat: int, desk: Record) -> int:
    """Write the groups of a seat's options on the desk; how many options they stand for."""
    list_groups(box, race, seat, desk)
    return count_options(desk)


@entry
def list_sets(box: Record, desk: Record, group: int) -> int:
    """Write the sets of hand cards of one of the groups on the desk; how many there are."""
    return write_group(box, desk, desk.group[group])


@entry
def list_tokens(box: Record, race: Record, seat: int, desk: Record, colour: int) -> int:
    """Write the tokens that may lie on a move of a colour on the desk; how many there are, none at all included."""
    return write_tokens(box, race, seat, desk, colour)


@entry
def list_throws(box: Record, race: Record, seat: int, desk: Record, cards: int) -> int:
    """Write the ways to throw cards away beside these on the desk; how many there are, none at all included."""
    return write_throws(box, race, seat, desk, cards)


@entry
def option_by_number(box: Record, race: Record, seat: int, desk: Record, number: int) -> None:
    """Lay the option with this number, of the groups on the desk, in front of a seat."""
    build_option(box, race, seat, desk, number)
