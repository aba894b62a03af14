"""Python entry points of the compiled bots: many whole races per call."""

from __future__ import annotations

from hippodrome.games.cthulhu_500.bots.compiled.baselines import choose
from hippodrome.games.cthulhu_500.engine.rules import advance
from hippodrome.jit.compile_cache import Record, entry


@entry
def play_races(
    packed: Record, weight_table: Record, races: Record, scratch: Record, decisions: Record, given: Record, only_lay: bool
) -> None:
    """Play races from their current position to the end, or until turn `until` of each would begin; `decisions` is increased.

    `minds` of a race are the bots of its seats; `weight_table` are the weights of stewards; `given` are prescribed draws, or
    NO_GIVEN_DRAWS. With `only_lay` the next answer is stored in `acts`, without answering.
    """
    for n in range(len(races)):
        race = races[n]
        while True:  # a single call site of the rules, because numba inlines them at each
            advance(packed, race, given)
            if race.answered == race.asked_size:
                break
            race.acts[race.answered] = choose(packed, weight_table, race, scratch)
            if only_lay:
                break
            race.answered += 1
            decisions[n] += 1
