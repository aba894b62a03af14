"""Legal answers of each prompt: the candidates that no reason forbids."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from itertools import combinations
from math import comb
from random import Random

from hippodrome.core.ask import Seat
from hippodrome.core.combinations import nth_combination
from hippodrome.core.errors import Reason
from hippodrome.games.cthulhu_500.answers import (
    END,
    NO,
    NOTHING,
    PASS,
    PIT,
    REPAIR,
    SILENCE,
    VERBS,
    YES,
    Answer,
    is_well_formed,
    read_answer,
)
from hippodrome.games.cthulhu_500.edition import ACTION, CREW, MOD, REACTION, TIRES
from hippodrome.games.cthulhu_500.effect import AT_MODS, AT_SEATS, effect_of
from hippodrome.games.cthulhu_500.state import State, ahead, attached, in_play_of
from hippodrome.games.cthulhu_500.why_not import WHY_NOT, can_react, free_vehicles, most_to_draw, reach, victims_for

Candidates = Callable[[State, Seat], Iterator[Answer]]


class Offers:
    """The answers to one prompt, if they are few enough to list."""

    __slots__ = ("_about", "_listed", "_s", "_seat")

    def __init__(self, s: State, seat: Seat, about: str) -> None:
        self._s, self._seat, self._about = s, seat, about
        self._listed: list[Answer] | None = None

    def _all(self) -> list[Answer]:
        if self._listed is None:
            s, seat = self._s, self._seat
            why_not = WHY_NOT[self._about]
            self._listed = [a for a in CANDIDATES[self._about](s, seat) if why_not(s, seat, a) is None]
        return self._listed

    def __iter__(self) -> Iterator[Answer]:
        return iter(self._all())

    def __len__(self) -> int:
        return len(self._all())

    def __contains__(self, answer: object) -> bool:
        return self.why_not(answer) is None

    def page(self, start: int, count: int) -> list[Answer]:
        """Return up to `count` answers from position `start` on, in the order of iteration."""
        return self._all()[start : start + count]

    def draw(self, rng: Random) -> Answer:
        """Draw one uniformly."""
        return rng.choice(self._all())

    def why_not(self, answer: object) -> Reason | None:
        """Return why an answer is not among them; None if it is."""
        if not is_well_formed(self._s.edition, self._about, answer):
            return Reason("malformed", {"answer": str(answer)[:80], "verbs": VERBS[self._about]})
        assert isinstance(answer, Answer)
        return WHY_NOT[self._about](self._s, self._seat, answer)

    def read(self, text: str) -> Answer | Reason:
        """Parse an answer, legal or not; return the reason if the text is malformed."""
        return read_answer(self._s.edition, self._about, text)


class Throws(Offers):
    """Any number of cards from the hand, including none: counted, drawn and accessed by position without listing them."""

    def __iter__(self) -> Iterator[Answer]:
        hand = sorted(self._s.racers[self._seat].hand)
        return (Answer("throw", cards) for n in range(len(hand) + 1) for cards in combinations(hand, n))

    def __len__(self) -> int:
        """Return two to the number of cards, capped at the maximum of `len`: effects may return any number of cards to
        a hand."""
        return int(min(2 ** len(self._s.racers[self._seat].hand), sys.maxsize))

    def page(self, start: int, count: int) -> list[Answer]:
        """Return up to `count` answers from position `start` on, in the order of iteration."""
        hand = sorted(self._s.racers[self._seat].hand)
        found: list[Answer] = []
        for n in range(len(hand) + 1):
            ways = comb(len(hand), n)
            some = range(start, min(start + count - len(found), ways))
            found += [Answer("throw", nth_combination(hand, n, position)) for position in some]
            start = max(0, start - ways)
        return found

    def draw(self, rng: Random) -> Answer:
        """Draw one uniformly."""
        return Answer("throw", tuple([card for card in sorted(self._s.racers[self._seat].hand) if rng.random() < 0.5]))


def offers(s: State, seat: Seat, about: str) -> Offers:
    """Return the legal answers of a seat to a prompt."""
    return Throws(s, seat, about) if about in ("qualify", "discard") else Offers(s, seat, about)


def list_vehicles(s: State, seat: Seat) -> Iterator[Answer]:
    """Handing out vehicles: choosing a vehicle."""
    return (Answer("take", (s.edition.vehicle_piece(n),)) for n in free_vehicles(s))


def list_throws(s: State, seat: Seat) -> Iterator[Answer]:
    """Discarding: every choice of cards."""
    return iter(Throws(s, seat, "discard"))


def list_draws(s: State, seat: Seat) -> Iterator[Answer]:
    """Drawing: up to two cards."""
    return (Answer("draw", number=n) for n in range(most_to_draw(s, seat), -1, -1))


def list_yes_no(s: State, seat: Seat) -> Iterator[Answer]:
    """Yes or no."""
    return iter((YES, NO))


def list_actions(s: State, seat: Seat) -> Iterator[Answer]:
    """Turn order: action cards, crew, a passing attempt, a pit stop, cards in play with an action, or nothing."""
    racer, cards = s.racers[seat], s.edition.cards
    for card in racer.hand:
        kind = cards[card].type
        if kind == ACTION:
            yield from _aimed(s, seat, "play", card)
        elif kind == CREW:
            for owner in range(len(s.racers)):
                yield Answer("crew", (card,), (owner,))
    for place in range(1, reach(s, seat) + 1):
        yield Answer("overtake", (), (ahead(s, seat, place),))
    yield PIT
    for card in in_play_of(racer):
        if effect_of(cards[card].effect).coroutine is not None:
            yield from _aimed(s, seat, "use", card)
    yield END


def _aimed(s: State, seat: Seat, verb: str, card: int) -> Iterator[Answer]:
    """Yield a card with each of its possible targets."""
    target = effect_of(s.edition.cards[card].effect).aim
    if not target:
        yield Answer(verb, (card,))
    elif target in AT_SEATS:
        for rival in range(len(s.racers)):
            yield Answer(verb, (card,), (rival,))
    elif target == "dead_zombie":
        for other in s.discard:
            if other < s.edition.flag and s.edition.cards[other].zombie:
                yield Answer(verb, (card, other))
    else:
        for racer in s.racers:
            for other in racer.mods if target in AT_MODS else (*attached(racer), *racer.pit):
                yield Answer(verb, (card, other))


def list_pit(s: State, seat: Seat) -> Iterator[Answer]:
    """Making a pit stop: one of modification, tires, driver, repair, or taking one of them off."""
    racer = s.racers[seat]
    for card in racer.hand:
        kind = s.edition.cards[card].type
        if kind == MOD:
            yield Answer("mod", (card,))
            for old in racer.mods:
                yield Answer("mod", (card, old))
        elif kind == TIRES:
            yield Answer("tires", (card,))
        elif kind == CREW:
            yield Answer("driver", (card,))
    yield REPAIR
    for card in attached(racer):
        yield Answer("remove", (card,))
    yield NOTHING


def list_reactions(s: State, seat: Seat) -> Iterator[Answer]:
    """Reaction cards: each card that answers this moment, or to pass, now or for the rest of the turn."""
    if can_react(s, seat):
        for card in s.racers[seat].hand:
            if s.edition.cards[card].type == REACTION:
                yield Answer("react", (card,))
        yield PASS
        yield SILENCE
    else:
        yield PASS


def list_victims(s: State, seat: Seat) -> Iterator[Answer]:
    """Contagion: the possible next victims; the moment holds the contagion and the card it leaves."""
    moment = s.moments[-1]
    return (Answer("infect", (card,)) for card in victims_for(s, moment.card, moment.leaves))


CANDIDATES: dict[str, Candidates] = {
    "vehicle": list_vehicles,
    "qualify": list_throws,
    "action": list_actions,
    "free_test": list_yes_no,
    "pit": list_pit,
    "react": list_reactions,
    "may_draw": list_yes_no,
    "discard": list_throws,
    "draw": list_draws,
    "contagion": list_victims,
}
