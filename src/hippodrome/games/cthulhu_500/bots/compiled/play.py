"""The door from Python: many races in one call."""

from __future__ import annotations

from hippodrome.games.cthulhu_500.bots.compiled.rules import play_turn
from hippodrome.native.compiled import Record, entry


@entry
def play_races(box: Record, scales: Record, races: Record, given: Record) -> None:
    """Play races from the beginning of a turn to their end, or until the turn `until` of each would begin.

    Its mind answers for every seat; `scales` is what stewards go by. `given` is luck that was written down, or NOTHING_GIVEN.
    """
    for n in range(len(races)):
        race = races[n]
        while not race.over and (race.until == 0 or race.turn + 1 < race.until):
            play_turn(box, scales, race, given)
