"""Python entry points of the compiled bots: many whole races per call."""

from __future__ import annotations

from hippodrome.games.chariot_race.bots.compiled.baselines import choose
from hippodrome.games.chariot_race.engine.rules import advance
from hippodrome.jit.compile_cache import Record, entry


@entry
def play_races(
    packed: Record, races: Record, scratch: Record, thinking: Record, bots: Record, decisions: Record, given: Record
) -> None:
    """Play races from wherever they stand to their end, or `until` a round. `bots[race, seat]` chooses; `decisions` counts up.

    `scratch` and `thinking` are room to think; `given` is luck that was written down, or NO_GIVEN_DRAWS.
    """
    for n in range(len(races)):
        race = races[n]
        while True:  # one place from which the rules go on: they are compiled into each
            advance(packed, race, scratch, given)
            if race.over or (race.until and race.round > race.until):
                break
            race.act = choose(packed, race, scratch, thinking, bots[n, race.owner[race.active]])
            race.answered = True
            decisions[n] += 1


@entry
def choose_acts(packed: Record, races: Record, scratch: Record, thinking: Record, bot: int) -> None:
    """Lay what a bot chooses in `act` of many races, without answering."""
    for n in range(len(races)):
        races[n].act = choose(packed, races[n], scratch, thinking, bot)
