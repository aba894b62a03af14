"""Call stack of suspended rules: a frame for each suspended coroutine of the readable rules names the rule and its next step.

A rule that may lead to a prompt is pushed (`push_frame`); `resume_frame` in rules.py runs its steps one by one, the last rule
pushed first. A step may prompt seats (`ask`): then everything is suspended until all of them have answered. Or it pushes
another rule: then it waits until that one is popped (`pop_frame`), as a coroutine waits for the one that it awaits.
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
"""The rules that may be suspended, by the names of their coroutines."""


@compiled
def push_frame(race: Record, rule: int, seat: int, rival: int) -> None:
    """Push a rule for a seat and a rival (or NONE); the caller continues when it is over."""
    f = race.frames[race.frames_size]
    race.frames_size += 1
    f.rule, f.at, f.seat, f.rival, f.follower = rule, 0, seat, rival, NONE
    f.n, f.bits = 0, 0


@compiled
def push_card_frame(race: Record, rule: int, seat: int, card: int, target: int) -> None:
    """Push a rule for a seat and a card, aimed at a card or a seat (or NONE)."""
    push_frame(race, rule, seat, NONE)
    f = race.frames[race.frames_size - 1]
    f.card, f.target = card, target


@compiled
def pop_frame(race: Record) -> None:
    """Pop the last rule pushed."""
    race.frames_size -= 1


@compiled
def ask(race: Record, about: int, seat: int) -> None:
    """Prompt one seat."""
    race.about, race.asked[0], race.asked_size, race.answered = about, seat, 1, 0


@compiled
def may_draw(packed: Record, race: Record, seat: int, card: int) -> None:
    """Offer a triggered draw by a card (or NONE); its owner may decline, because the flag may come up."""
    if card != NONE and race.hand_size[seat] < hand_limit(packed, race, seat):
        push_card_frame(race, MAY_DRAW, seat, card, NONE)
        ask(race, ASK_MAY_DRAW, seat)


@compiled
def is_yes(race: Record) -> bool:
    """Return whether the prompted seat answered yes."""
    return verb_of(race.acts[0]) == DO_YES
