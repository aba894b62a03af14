"""Perturbations: one plausible change of a position for one seat; training measures its effect on the win probability."""

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
"""Changes a state; returns False if there is nothing to change."""


def perturb(s: State, seat: Seat, rng: Random) -> bool:
    """Apply one random perturbation, weighted by the variety of its kind; return False if it was not possible."""
    one = rng.choices(list(PERTURBATIONS), list(PERTURBATIONS.values()))[0]
    return one(s, seat, rng)


def _add_hand_card(s: State, seat: Seat, rng: Random) -> bool:
    """Move a card of the pile to the hand."""
    return _take_from_pile(s, rng, (), partial(insort, s.racers[seat].hand))


def _remove_hand_card(s: State, seat: Seat, rng: Random) -> bool:
    """Throw a card of the hand away."""
    hand = s.racers[seat].hand
    if not hand:
        return False
    s.discard.append(hand.pop(rng.randrange(len(hand))))
    return True


def _fit_card(s: State, seat: Seat, rng: Random) -> bool:
    """Fit a card of the pile on the vehicle, instead of another if needed."""
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
    """Add a card of the pile to the pit."""
    return _take_from_pile(s, rng, (CREW,), s.racers[seat].pit.append)


def _take_from_pile(s: State, rng: Random, types: tuple[str, ...], put: Callable[[int], None]) -> bool:
    """Move a card of the pile, of one of these types if there are any, elsewhere."""
    cards = [card for card in s.deck if card != s.edition.flag and (not types or s.edition.cards[card].type in types)]
    if not cards:
        return False
    card = rng.choice(cards)
    s.deck.remove(card)
    put(card)
    return True


def _move_ahead(s: State, seat: Seat, rng: Random) -> bool:
    """Pass the vehicle ahead."""
    place = s.pack.index(seat)
    if place == 0:
        return False
    s.pack[place - 1 : place + 1] = seat, s.pack[place - 1]
    return True


def _toggle_damage(s: State, seat: Seat, rng: Random) -> bool:
    """Damage or repair the vehicle."""
    s.racers[seat].damaged = not s.racers[seat].damaged
    return True


def _change_vehicle(s: State, seat: Seat, rng: Random) -> bool:
    """Replace the vehicle by a free one."""
    free = free_vehicles(s)
    if free:
        s.racers[seat].vehicle = rng.choice(free)
    return bool(free)


def _give_turn(s: State, seat: Seat, rng: Random) -> bool:
    """Give the turn to this seat."""
    before, s.mover = s.mover, seat
    return before != seat


def _slow_down(s: State, seat: Seat, rng: Random) -> bool:
    """Remove an action."""
    s.racers[seat].slowed += 1
    return True


def _infect(s: State, seat: Seat, rng: Random) -> bool:
    """Put a contagion from the pile on a card in play."""
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
"""All perturbations, and the weight of each."""
