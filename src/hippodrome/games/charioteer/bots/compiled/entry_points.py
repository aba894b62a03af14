"""Python entry points of the compiled bots: many whole races per call."""

from __future__ import annotations

from hippodrome.games.charioteer.bots.compiled.baselines import choose
from hippodrome.games.charioteer.engine.rules import advance
from hippodrome.jit.compile_cache import Record, entry


@entry
def play_races(
    packed: Record, races: Record, scratch: Record, situation: Record, bots: Record, decisions: Record, given: Record
) -> None:
    """Play races from their current position to the end, or `until` a turn. `bots[race, seat]` chooses; `decisions` is
    increased.

    `scratch` and `situation` are scratch records; `given` are prescribed draws, or NO_GIVEN_DRAWS.
    """
    for n in range(len(races)):
        race = races[n]
        while True:  # a single call site of the rules, because numba inlines them at each
            advance(packed, race, given)
            if race.over or (race.until and race.turn > race.until and race.answered == 0):
                break
            seat = race.answered
            choose(packed, race, seat, scratch, situation, bots[n, seat])
            race.answered += 1
            decisions[n] += 1


@entry
def choose_moves(packed: Record, races: Record, seat: int, scratch: Record, situation: Record, bot: int) -> None:
    """Put a bot's choice in front of the same seat of many races."""
    for n in range(len(races)):
        choose(packed, races[n], seat, scratch, situation, bot)
