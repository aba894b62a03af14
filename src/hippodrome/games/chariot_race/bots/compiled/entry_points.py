"""Python entry points of the compiled bots: many whole races per call."""

from __future__ import annotations

from hippodrome.games.chariot_race.bots.compiled.baselines import choose
from hippodrome.games.chariot_race.engine.rules import advance
from hippodrome.jit.compile_cache import Record, entry


@entry
def play_races(
    packed: Record, races: Record, scratch: Record, thinking: Record, bots: Record, decisions: Record, given: Record
) -> None:
    """Play races from their current position to the end, or `until` a round. `bots[race, seat]` chooses; `decisions` is
    increased.

    `scratch` and `thinking` are scratch records; `given` are prescribed draws, or NO_GIVEN_DRAWS.
    """
    for n in range(len(races)):
        race = races[n]
        while True:  # a single call site of the rules, because numba inlines them at each
            advance(packed, race, scratch, given)
            if race.over or (race.until and race.round > race.until):
                break
            race.act = choose(packed, race, scratch, thinking, bots[n, race.owner[race.active]])
            race.answered = True
            decisions[n] += 1


@entry
def choose_acts(packed: Record, races: Record, scratch: Record, thinking: Record, bot: int) -> None:
    """Write a bot's answer to `act` of many races, without answering."""
    for n in range(len(races)):
        races[n].act = choose(packed, races[n], scratch, thinking, bot)
