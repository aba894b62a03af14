"""One thing in a position changed for one seat, as it might have come about: learning asks what that does to its chances."""

from __future__ import annotations

from bisect import insort
from collections.abc import Callable
from functools import partial
from random import Random

from hippodrome.core.ask import Seat
from hippodrome.games.cthulhu_500.edition import CREW, MOD, TIRES
from hippodrome.games.cthulhu_500.effect import effect_of
from hippodrome.games.cthulhu_500.state import State, attached, in_play_of
from hippodrome.games.cthulhu_500.why_not import free_vehicles, victims_for

Change = Callable[[State, Seat, Random], bool]
"""Changes a state; False if there is nothing to change."""


def change(s: State, seat: Seat, rng: Random) -> bool:
    """Change one thing, those more often of which there are many kinds; False if it could not be done."""
    one = rng.choices(list(CHANGES), list(CHANGES.values()))[0]
    return one(s, seat, rng)


def _holds(s: State, seat: Seat, rng: Random) -> bool:
    """A card of the pile is in the hand."""
    return _taken(s, rng, (), partial(insort, s.racers[seat].hand))


def _lacks(s: State, seat: Seat, rng: Random) -> bool:
    """A card of the hand is thrown away."""
    hand = s.racers[seat].hand
    if not hand:
        return False
    s.discard.append(hand.pop(rng.randrange(len(hand))))
    return True


def _is_fitted(s: State, seat: Seat, rng: Random) -> bool:
    """A card of the pile is on the vehicle, instead of another if need be."""
    racer = s.racers[seat]

    def fit(card: int) -> None:
        old: int | None = None
        kind = s.edition.cards[card].type
        if kind == TIRES:
            old, racer.tires = racer.tires, card
        elif kind == CREW:
            old, racer.driver = racer.driver, card
        else:
            if len(racer.mods) >= s.edition.mods:
                old = racer.mods.pop(rng.randrange(len(racer.mods)))
            racer.mods.append(card)
        if old is not None:
            s.discard.append(old)

    healthy = not any(card in s.contagions.values() for card in attached(racer))
    return healthy and s.edition.mods > 0 and _taken(s, rng, (MOD, TIRES, CREW), fit)


def _has_crew(s: State, seat: Seat, rng: Random) -> bool:
    """A card of the pile is in the pit."""
    return _taken(s, rng, (CREW,), s.racers[seat].pit.append)


def _taken(s: State, rng: Random, types: tuple[str, ...], put: Callable[[int], None]) -> bool:
    """A card of the pile, of one of these types if there are any, is put somewhere else."""
    cards = [card for card in s.deck if card != s.edition.flag and (not types or s.edition.cards[card].type in types)]
    if not cards:
        return False
    card = rng.choice(cards)
    s.deck.remove(card)
    put(card)
    return True


def _is_further(s: State, seat: Seat, rng: Random) -> bool:
    """The vehicle ahead is passed."""
    place = s.pack.index(seat)
    if place == 0:
        return False
    s.pack[place - 1 : place + 1] = seat, s.pack[place - 1]
    return True


def _is_damaged(s: State, seat: Seat, rng: Random) -> bool:
    """The vehicle is damaged, or repaired."""
    s.racers[seat].damaged = not s.racers[seat].damaged
    return True


def _drives_another(s: State, seat: Seat, rng: Random) -> bool:
    """The vehicle is one that nobody has."""
    free = free_vehicles(s)
    if free:
        s.racers[seat].vehicle = rng.choice(free)
    return bool(free)


def _is_next(s: State, seat: Seat, rng: Random) -> bool:
    """The turn is this seat's."""
    before, s.mover = s.mover, seat
    return before != seat


def _is_slowed(s: State, seat: Seat, rng: Random) -> bool:
    """An action is lost."""
    s.racers[seat].slowed += 1
    return True


def _is_sick(s: State, seat: Seat, rng: Random) -> bool:
    """A contagion from the pile lies on a card in play."""
    own = in_play_of(s.racers[seat])
    ways = [
        (card, victim)
        for card in s.deck
        if card != s.edition.flag and effect_of(s.edition.cards[card].effect).contagious
        for victim in victims_for(s, card, -1)
        if victim in own
    ]
    if not ways:
        return False
    card, victim = rng.choice(ways)
    s.deck.remove(card)
    s.contagions[card] = victim
    return True


CHANGES: dict[Change, float] = {
    _holds: 6, _lacks: 2, _is_fitted: 4, _has_crew: 1, _is_further: 2, _is_damaged: 1, _drives_another: 1,
    _is_next: 0.5, _is_slowed: 0.5, _is_sick: 0.5,
}  # fmt: skip
"""And how often each is tried."""
