"""Which answers are worth weighing in Cthulhu 500, and what each of them seems to be worth at first sight."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from random import Random
from typing import Any, NamedTuple

from hippodrome.bots.search import distinct
from hippodrome.core.table import Pov
from hippodrome.games.cthulhu_500.answers import NO, PASS, YES, Answer
from hippodrome.games.cthulhu_500.bots.auriga import auriga
from hippodrome.games.cthulhu_500.bots.steward import action_worth, pit_worth, reaction_worth, steward, sting, throw_worth
from hippodrome.games.cthulhu_500.bots.weights import Stakes

MARGIN = 0.8
"""What seems worth so many passes less than the best is not weighed, unless auriga would do it."""
OBVIOUS = 1.5
"""Not even then, if it is behind by so many times the margin."""


class Seems(NamedTuple):
    """An answer, and what it seems to be worth, in passes."""

    answer: Answer
    worth: float


def consider(pov: Pov, rng: Random, width: int, margin: float = MARGIN) -> tuple[Stakes, list[Seems]]:
    """What is at stake, and the answers worth weighing, at most so many, auriga's own first."""
    stakes = Stakes.over(pov.imagine(rng).state, pov.seat)
    if len(pov.options) == 1:
        return stakes, [Seems(next(iter(pov.options)), 0.0)]
    ranked = sorted(_SEEN[pov.about](stakes, pov), key=lambda seems: -seems.worth)
    ranked = distinct(ranked, lambda seems: alike(pov, seems.answer))
    best = ranked[0].worth
    own = auriga(pov, rng)
    same = alike(pov, own)
    first = next(
        (seems._replace(answer=own) for seems in ranked if alike(pov, seems.answer) == same), Seems(own, best - margin)
    )
    others = [seems for seems in ranked if seems.worth > best - margin and alike(pov, seems.answer) != same][: width - 1]
    return stakes, others if first.worth < best - OBVIOUS * margin else [first, *others]


def alike(pov: Pov, answer: Answer) -> Hashable:
    """An answer as a player sees it: copies of a card are the same as long as they lie in a hand."""
    cards = pov.edition.cards
    kinds = [cards[card].kind if card < len(cards) else card for card in answer.cards]
    if answer.verb == "throw":
        return (answer.verb, *sorted(kinds))
    return (answer.verb, *kinds[:1], answer.cards[1:], answer.seats, answer.number)


def _actions(stakes: Stakes, pov: Pov) -> list[Seems]:
    """One of several cards of a kind is enough, and no crew goes to rivals."""
    kinds = dict[tuple[Any, ...], Answer]()
    for answer in pov.options:
        if answer.verb != "crew" or answer.seats[0] == pov.seat:
            first = stakes.cards[answer.cards[0]].kind if answer.cards else ""
            kinds.setdefault((answer.verb, first, answer.cards[1:], answer.seats), answer)
    return [Seems(answer, action_worth(stakes, answer)) for answer in kinds.values()]


def _pits(stakes: Stakes, pov: Pov) -> list[Seems]:
    return [Seems(answer, pit_worth(stakes, answer)) for answer in pov.options]


def _grids(stakes: Stakes, pov: Pov) -> list[Seems]:
    """Cards that are worth least: none, one, two ... all of them."""
    hand = sorted(stakes.me.hand, key=stakes.keep)
    chosen = len(steward(stakes, pov.about, pov.options).cards)
    return [Seems(Answer("throw", tuple(sorted(hand[:n]))), -0.2 * abs(n - chosen)) for n in range(len(hand) + 1)]


def _throws(stakes: Stakes, pov: Pov) -> list[Seems]:
    """What a steward would throw away; the same with one card more, or one less."""
    chosen = set(steward(stakes, pov.about, pov.options).cards)
    ways = [chosen, *(chosen ^ {card} for card in stakes.me.hand)]
    return [Seems(answer, throw_worth(stakes, answer)) for answer in (Answer("throw", tuple(sorted(way))) for way in ways)]


def _draws(stakes: Stakes, pov: Pov) -> list[Seems]:
    """All or nothing; where no flag can come up, all."""
    most, *_, none = pov.options
    if stakes.state.edition.flag not in stakes.state.deck:
        return [Seems(most, 0.0)]
    return [Seems(most, 0.0), Seems(none, 0.0)]


def _reactions(stakes: Stakes, pov: Pov) -> list[Seems]:
    kinds = {"": PASS}
    for answer in pov.options:
        if answer.verb == "react":
            kinds.setdefault(stakes.cards[answer.cards[0]].kind, answer)
    return [Seems(answer, reaction_worth(stakes, answer)) for answer in kinds.values()]


def _free_test(stakes: Stakes, pov: Pov) -> list[Seems]:
    return [Seems(YES, stakes.attempt(pov.seat, stakes.ahead())), Seems(NO, 0.0)]


def _victims(stakes: Stakes, pov: Pov) -> list[Seems]:
    return [Seems(answer, sting(stakes, answer)) for answer in pov.options]


def _all(stakes: Stakes, pov: Pov) -> list[Seems]:
    return [Seems(answer, 0.0) for answer in pov.options]


_SEEN: dict[str, Callable[[Stakes, Pov], list[Seems]]] = {
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
