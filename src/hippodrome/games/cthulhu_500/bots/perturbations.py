"""Perturbations: one plausible change of a position for one seat; training measures its effect on the seat's chances."""

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

Perturbation = Callable[[State, Seat, Random], bool]
"""Changes a state; False if there is nothing to change."""


def perturb(s: State, seat: Seat, rng: Random) -> bool:
    """Change one thing, those more often of which there are many kinds; False if it could not be done."""
    one = rng.choices(list(PERTURBATIONS), list(PERTURBATIONS.values()))[0]
    return one(s, seat, rng)


def _add_hand_card(s: State, seat: Seat, rng: Random) -> bool:
    """A card of the pile is in the hand."""
    return _take_from_pile(s, rng, (), partial(insort, s.racers[seat].hand))


def _remove_hand_card(s: State, seat: Seat, rng: Random) -> bool:
    """A card of the hand is thrown away."""
    hand = s.racers[seat].hand
    if not hand:
        return False
    s.discard.append(hand.pop(rng.randrange(len(hand))))
    return True


def _fit_card(s: State, seat: Seat, rng: Random) -> bool:
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
    return healthy and s.edition.mods > 0 and _take_from_pile(s, rng, (MOD, TIRES, CREW), fit)


def _add_crew(s: State, seat: Seat, rng: Random) -> bool:
    """A card of the pile is in the pit."""
    return _take_from_pile(s, rng, (CREW,), s.racers[seat].pit.append)


def _take_from_pile(s: State, rng: Random, types: tuple[str, ...], put: Callable[[int], None]) -> bool:
    """A card of the pile, of one of these types if there are any, is put somewhere else."""
    cards = [card for card in s.deck if card != s.edition.flag and (not types or s.edition.cards[card].type in types)]
    if not cards:
        return False
    card = rng.choice(cards)
    s.deck.remove(card)
    put(card)
    return True


def _move_ahead(s: State, seat: Seat, rng: Random) -> bool:
    """The vehicle ahead is passed."""
    place = s.pack.index(seat)
    if place == 0:
        return False
    s.pack[place - 1 : place + 1] = seat, s.pack[place - 1]
    return True


def _toggle_damage(s: State, seat: Seat, rng: Random) -> bool:
    """The vehicle is damaged, or repaired."""
    s.racers[seat].damaged = not s.racers[seat].damaged
    return True


def _change_vehicle(s: State, seat: Seat, rng: Random) -> bool:
    """The vehicle is a free one."""
    free = free_vehicles(s)
    if free:
        s.racers[seat].vehicle = rng.choice(free)
    return bool(free)


def _give_turn(s: State, seat: Seat, rng: Random) -> bool:
    """The turn is this seat's."""
    before, s.mover = s.mover, seat
    return before != seat


def _slow_down(s: State, seat: Seat, rng: Random) -> bool:
    """An action is lost."""
    s.racers[seat].slowed += 1
    return True


def _infect(s: State, seat: Seat, rng: Random) -> bool:
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


PERTURBATIONS: dict[Perturbation, float] = {
    _add_hand_card: 6, _remove_hand_card: 2, _fit_card: 4, _add_crew: 1, _move_ahead: 2, _toggle_damage: 1, _change_vehicle: 1,
    _give_turn: 0.5, _slow_down: 0.5, _infect: 0.5,
}  # fmt: skip
"""And how often each is tried."""
