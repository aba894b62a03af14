"""Candidate answers of Cthulhu 500 that are worth searching, each with a first estimate of its value."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from random import Random
from typing import Any, NamedTuple

from hippodrome.bots.search import distinct
from hippodrome.core.table import Pov
from hippodrome.games.cthulhu_500.answers import NO, PASS, YES, Answer
from hippodrome.games.cthulhu_500.bots.auriga import auriga
from hippodrome.games.cthulhu_500.bots.steward import (
    action_worth,
    contagion_worth,
    pit_worth,
    reaction_worth,
    steward,
    throw_worth,
)
from hippodrome.games.cthulhu_500.bots.weights import LearnedOdds

MARGIN = 0.8
"""Answers estimated this many passes below the best are not searched, except auriga's."""
OBVIOUS_FACTOR = 1.5
"""Auriga's answer is not searched either if it is behind by this multiple of the margin."""


class Estimate(NamedTuple):
    """An answer and its estimated value, in passes."""

    answer: Answer
    worth: float


def estimate_candidates(pov: Pov, rng: Random, width: int, margin: float = MARGIN) -> tuple[LearnedOdds, list[Estimate]]:
    """Return the estimator and the answers worth searching, at most `width`, auriga's first."""
    odds = LearnedOdds.from_state(pov.determinize(rng).state, pov.seat)
    if len(pov.options) == 1:
        return odds, [Estimate(next(iter(pov.options)), 0.0)]
    ranked = sorted(_ESTIMATORS[pov.prompt_kind](odds, pov), key=lambda seems: -seems.worth)
    ranked = distinct(ranked, lambda seems: equivalence_key(pov, seems.answer))
    best = ranked[0].worth
    own = auriga(pov, rng)
    same = equivalence_key(pov, own)
    first = next(
        (seems._replace(answer=own) for seems in ranked if equivalence_key(pov, seems.answer) == same),
        Estimate(own, best - margin),
    )
    others = [seems for seems in ranked if seems.worth > best - margin and equivalence_key(pov, seems.answer) != same][
        : width - 1
    ]
    return odds, others if first.worth < best - OBVIOUS_FACTOR * margin else [first, *others]


def equivalence_key(pov: Pov, answer: Answer) -> Hashable:
    """Return an answer as a player sees it: copies of a card in a hand are equal."""
    cards = pov.edition.cards
    kinds = [cards[card].kind if card < len(cards) else card for card in answer.cards]
    if answer.verb == "throw":
        return (answer.verb, *sorted(kinds))
    return (answer.verb, *kinds[:1], answer.cards[1:], answer.seats, answer.number)


def _actions(odds: LearnedOdds, pov: Pov) -> list[Estimate]:
    """Estimate actions: one of several cards of a kind, and no crew for rivals."""
    kinds = dict[tuple[Any, ...], Answer]()
    for answer in pov.options:
        if answer.verb != "crew" or answer.seats[0] == pov.seat:
            first = odds.cards[answer.cards[0]].kind if answer.cards else ""
            kinds.setdefault((answer.verb, first, answer.cards[1:], answer.seats), answer)
    return [Estimate(answer, action_worth(odds, answer)) for answer in kinds.values()]


def _pits(odds: LearnedOdds, pov: Pov) -> list[Estimate]:
    return [Estimate(answer, pit_worth(odds, answer)) for answer in pov.options]


def _grids(odds: LearnedOdds, pov: Pov) -> list[Estimate]:
    """Estimate throws for the grid: the cards worth least, from none to all."""
    hand = sorted(odds.me.hand, key=odds.hand_worth)
    chosen = len(steward(odds, pov.prompt_kind, pov.options).cards)
    return [Estimate(Answer("throw", tuple(sorted(hand[:n]))), -0.2 * abs(n - chosen)) for n in range(len(hand) + 1)]


def _throws(odds: LearnedOdds, pov: Pov) -> list[Estimate]:
    """Estimate throws: the cards a steward would throw away; the same with one card more, or one less."""
    chosen = set(steward(odds, pov.prompt_kind, pov.options).cards)
    ways = [chosen, *(chosen ^ {card} for card in odds.me.hand)]
    return [Estimate(answer, throw_worth(odds, answer)) for answer in (Answer("throw", tuple(sorted(way))) for way in ways)]


def _draws(odds: LearnedOdds, pov: Pov) -> list[Estimate]:
    """Estimate draws: all or none; if no flag can come up, all."""
    most, *_, none = pov.options
    if odds.state.edition.flag not in odds.state.deck:
        return [Estimate(most, 0.0)]
    return [Estimate(most, 0.0), Estimate(none, 0.0)]


def _reactions(odds: LearnedOdds, pov: Pov) -> list[Estimate]:
    kinds = {"": PASS}
    for answer in pov.options:
        if answer.verb == "react":
            kinds.setdefault(odds.cards[answer.cards[0]].kind, answer)
    return [Estimate(answer, reaction_worth(odds, answer)) for answer in kinds.values()]


def _free_test(odds: LearnedOdds, pov: Pov) -> list[Estimate]:
    return [Estimate(YES, odds.attempt_worth(pov.seat, odds.ahead())), Estimate(NO, 0.0)]


def _victims(odds: LearnedOdds, pov: Pov) -> list[Estimate]:
    return [Estimate(answer, contagion_worth(odds, answer)) for answer in pov.options]


def _all(odds: LearnedOdds, pov: Pov) -> list[Estimate]:
    return [Estimate(answer, 0.0) for answer in pov.options]


_ESTIMATORS: dict[str, Callable[[LearnedOdds, Pov], list[Estimate]]] = {
    "vehicle": _all,
    "qualify": _grids,
    "action": _actions,
    "free_test": _free_test,
    "pit": _pits,
    "react": _reactions,
    "may_draw": _all,
    "discard": _throws,
    "draw": _draws,
    "contagion": _victims,
}
