"""Forecast of an event without reactions: the rules, run on the public part of the table."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any, NamedTuple

from hippodrome.core.ask import Seat
from hippodrome.core.codec import copy
from hippodrome.core.facts import Fact
from hippodrome.games.cthulhu_500.answers import NO, Answer
from hippodrome.games.cthulhu_500.effects import act_by
from hippodrome.games.cthulhu_500.passing import passes, tie
from hippodrome.games.cthulhu_500.state import State

NOTABLE_FACTS = (
    "passed", "follows", "lap", "lap_back", "net_laps", "swapped", "spiked", "plated", "damaged", "damaged_again", "thrown_out",
)  # fmt: skip
"""The facts that a preview shows."""


class Forecast(NamedTuple):
    """The facts of a forecast, in order, and the table after them."""

    facts: tuple[Fact, ...]
    state: State

    def laps(self, seat: Seat) -> bool:
        """Return whether a seat gains a lap counter."""
        return any(fact.kind == "lap" and fact.data["seat"] == seat for fact in self.facts)


def forecast(s: State, event: Callable[[State], Coroutine[Any, Any, Any]]) -> Forecast:
    """Forecast an event without reactions and triggered draws; it must need no chance draw."""
    then = copy(s)
    facts: list[Fact] = []
    then.facts = facts
    part, answer = event(then), None
    while True:
        try:
            prompt = part.send(answer)
        except StopIteration:
            return Forecast(tuple(fact for fact in facts if fact.kind in NOTABLE_FACTS), then)
        answer = dict.fromkeys(prompt.options, NO)


def forecast_pass(s: State, seat: Seat, rival: Seat) -> Forecast:
    """Forecast a passing test that is won."""
    return forecast(s, lambda then: passes(then, seat, rival))


def forecast_tie(s: State, seat: Seat, rival: Seat) -> Forecast:
    """Forecast a passing test that ends in a tie."""
    return forecast(s, lambda then: tie(then, seat, rival))


def forecast_card(s: State, seat: Seat, answer: Answer) -> Forecast:
    """Forecast an action, or a card that is used, with an effect on the track; a Spell has taken effect when it acts."""
    card = s.edition.cards[answer.cards[0]]

    async def act(then: State) -> None:
        then.spells += card.spell
        await act_by(then, seat, answer)

    return forecast(s, act)
