"""Call stack of suspended rules: for each coroutine of the rules text that waits, a frame names the rule and its next step.

A rule that may lead to a question is begun (`begin`); its steps are carried out one by one, by `resume_frame` in rules.py,
the last
rule begun first. A step may ask seats (`ask`): then everything stands still until all of them have answered. Or it begins
another rule: then it waits for that one to be over (`end`), as a coroutine waits for the one that it awaits.
"""

from __future__ import annotations

from hippodrome.games.cthulhu_500.engine.edition_record import NONE
from hippodrome.games.cthulhu_500.engine.passing_test import hand_limit
from hippodrome.games.cthulhu_500.engine.race import ASK_MAY_DRAW, DO_YES, verb_of
from hippodrome.jit.compile_cache import Record, compiled

RULES = (
    "hand_out_vehicles", "qualify", "act", "play_action", "add_crew", "act_by", "attempt", "passes", "after_pass",
    "damage", "brace", "harm", "may_draw", "react", "stands", "pit_stop", "fit", "repair", "finish_turn",
)  # fmt: skip
(HANDING_OUT, QUALIFYING, ACTING, PLAYING, CREWING, EFFECT, ATTEMPTING, PASSING, AFTER_PASS, DAMAGING, BRACING, HARMING,
 MAY_DRAW, REACTING, STANDING, PITTING, FITTING, REPAIRING, FINISHING) = range(len(RULES))  # fmt: skip
"""The rules that may have to wait, by the names of their coroutines."""


@compiled
def push_frame(race: Record, rule: int, seat: int, rival: int) -> None:
    """Begin a rule for a seat and a rival (or NONE); the caller goes on when it is over."""
    f = race.frames[race.frames_size]
    race.frames_size += 1
    f.rule, f.at, f.seat, f.rival, f.follower = rule, 0, seat, rival, NONE
    f.n, f.bits = 0, 0


@compiled
def push_card_frame(race: Record, rule: int, seat: int, card: int, target: int) -> None:
    """Begin a rule for a seat and a card, aimed at a card or a seat (or NONE)."""
    push_frame(race, rule, seat, NONE)
    f = race.frames[race.frames_size - 1]
    f.card, f.target = card, target


@compiled
def pop_frame(race: Record) -> None:
    """The last rule that was begun is over."""
    race.frames_size -= 1


@compiled
def ask(race: Record, about: int, seat: int) -> None:
    """Ask one seat."""
    race.about, race.asked[0], race.asked_size, race.answered = about, seat, 1, 0


@compiled
def may_draw(packed: Record, race: Record, seat: int, card: int) -> None:
    """A triggered draw by a card (or NONE); its owner may decline, for the flag may come up."""
    if card != NONE and race.hand_size[seat] < hand_limit(packed, race, seat):
        push_card_frame(race, MAY_DRAW, seat, card, NONE)
        ask(race, ASK_MAY_DRAW, seat)


@compiled
def is_yes(race: Record) -> bool:
    """Return whether the seat that was asked said yes."""
    return verb_of(race.acts[0]) == DO_YES
