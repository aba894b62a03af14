"""Compiled baseline bots of Cthulhu 500: `bots/baselines.py` over records. Each returns its answer.

`dummy` and `auriga` choose the same answers as the readable bots, except for auriga's random tie-breaking; that, and `tiro`,
have the same distribution, from another generator.
"""

from __future__ import annotations

from hippodrome.games.cthulhu_500.bots.compiled.policies import DUMMY, RANDOM, TIRO, choose_answer
from hippodrome.games.cthulhu_500.engine.offers import find_options, option_at
from hippodrome.games.cthulhu_500.engine.race import (
    ASK_DISCARD,
    ASK_DRAW,
    ASK_QUALIFY,
    DO_END,
    DO_NOTHING,
    DO_OVERTAKE,
    DO_PASS,
    DO_REMOVE,
    DO_SILENCE,
    DO_YES,
    verb_of,
)
from hippodrome.jit.compile_cache import Record, compiled
from hippodrome.jit.philox import draw_below, draw_below_long

THROWS_ONE_IN = 4
"""Tiro throws away one in this number of cards."""


@compiled
def choose(packed: Record, weight_table: Record, race: Record, scratch: Record) -> int:
    """Return the answer of the bot in the seat that is to answer next."""
    me = race.asked[race.answered]
    bot = race.minds[me]
    if bot in (RANDOM, TIRO, DUMMY):
        find_options(packed, race, scratch)
        if bot == RANDOM:
            return option_at(race, scratch, draw_below_long(race.thoughts, me, scratch.options))
        return tiro(race, scratch, me) if bot == TIRO else dummy(race, scratch, me)
    return choose_answer(packed, weight_table, race, me)


@compiled
def is_throw_question(race: Record) -> bool:
    """Return whether the prompt is for cards to throw away."""
    return race.about == ASK_QUALIFY or race.about == ASK_DISCARD


@compiled
def tiro(race: Record, scratch: Record, me: int) -> int:
    """Play like a beginner: any answer that does something, drawn at random; throw few cards away and draw as many as
    possible."""
    if is_throw_question(race):
        thrown = 0
        for n in range(race.hand_size[me]):
            if draw_below(race.thoughts, me, THROWS_ONE_IN) == 0:
                thrown |= 1 << n
        return thrown
    if race.about == ASK_DRAW:
        return scratch.act[0]
    wanted = 0
    for n in range(scratch.options):
        if is_active(scratch.act[n]):
            scratch.act[wanted], scratch.act[n] = scratch.act[n], scratch.act[wanted]
            wanted += 1
    return scratch.act[draw_below(race.thoughts, me, wanted if wanted else scratch.options)]


@compiled
def is_active(answer: int) -> bool:
    """Return whether an answer does something, unlike those that even a tiro gives only if there is no other."""
    verb = verb_of(answer)
    return verb != DO_END and verb != DO_NOTHING and verb != DO_REMOVE and verb != DO_PASS and verb != DO_SILENCE


@compiled
def dummy(race: Record, scratch: Record, me: int) -> int:
    """Always try to pass the vehicle ahead; throw all cards away, for the grid and every turn."""
    if is_throw_question(race):
        return (1 << race.hand_size[me]) - 1
    best, rank = scratch.act[0], 0
    for n in range(scratch.options):
        verb = verb_of(scratch.act[n])
        found = 4 if verb == DO_OVERTAKE else 3 if verb == DO_YES else 2 if verb == DO_PASS else 1 if verb == DO_NOTHING else 0
        if found > rank:
            best, rank = scratch.act[n], found
    return best
