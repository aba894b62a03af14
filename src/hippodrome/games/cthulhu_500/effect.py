"""The entry of a card effect: everything that other modules need to know about it.

The entries are in `effects.py`, each with its coroutine. Editions, why-not and offers, pictures, previews, bots and the fast
engine read them here instead of having lists. This module imports nothing of the game: an edition names effects before there
is a state; reading one (`edition.read_edition`) loads the entries.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, TypeVar

from hippodrome.core.ask import Seat
from hippodrome.core.errors import Reason

AIMS = ("", "rival", "rival_tires", "pair", "crew", "mod", "rival_mod", "rival_pit", "dead_zombie")
"""Targets of an effect: nothing, a seat, a card in play, a dead Zombie."""
AT_SEATS = ("rival", "rival_tires", "pair")
AT_MODS = ("mod", "rival_mod")

EffectCoroutine = Callable[..., Coroutine[Any, Any, None]]
"""Effect coroutine. For an action or a used card: (state, seat, answer); for a reaction: (state, seat, moment, amount)."""
F = TypeVar("F", bound=EffectCoroutine)


@dataclass(frozen=True, eq=False)
class Effect:
    """One effect. Fields have the usual defaults; the values are for bots that have learned nothing about it."""

    name: str
    on: tuple[str, ...]
    """The types of cards that may name it; vehicles may, too."""
    coroutine: EffectCoroutine | None = None
    """None: the effect is only a number, or it waits in play for an event, and is implemented where the rules handle that
    event."""
    aim: str = ""
    amount: bool = False
    """True if a card that names it needs a number."""
    answers: str = ""
    """For a reaction: the event that it answers."""
    why_not: Callable[[Any, Seat, int], Reason | None] | None = None
    """Reason why a card cannot be played or used now, at any target: (state, seat, card)."""
    is_too_late: Callable[[Any, Seat], bool] | None = None
    """For a reaction: whether an earlier one already decided what it would change: (moment, seat)."""
    contagious: bool = False
    """Stays in play on a card of the kind that it is aimed at, and moves on to others."""
    facts: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """The facts that only this effect produces, with their fields."""

    sign: str = ""
    """Its pictogram (svg/signs.py); without one a card shows that of its type."""
    number_icon: tuple[str, str] | None = None
    """The icon next to which its number is printed on a card, and the format."""
    forecast: bool = False
    """True if it needs neither a draw nor a decision, so that its effect on the pack can be forecast and shown."""
    preview: str = ""
    """The kind of preview of its effect (presentation/preview.py); without one the card's text is shown."""

    hand: float = 0.3
    """Default value of an action or a reaction in the hand, in passes."""
    played: float | None = None
    """Default value of playing it, or of using it once; if None, a quarter of a pass more than in the hand."""
    fitted: float = 0.0
    """Default value of a card on a vehicle, in addition to its numbers."""
    pit: float = 0.0
    """Default value in the pit, while the race is long enough."""
    lasts: float = 1.0
    """Share of a card's bonuses that counts, if it is likely to be lost."""
    number: int | None = None
    """Its stable number in the fast engine; None: the engine does not support it, and rejects it by name."""

    def __post_init__(self) -> None:
        if self.aim not in AIMS:
            raise ValueError(f"the effect '{self.name}' is aimed at '{self.aim}', but there is only {', '.join(AIMS[1:])}")
        if ("reaction" in self.on) != bool(self.answers):
            raise ValueError(
                f"the effect '{self.name}' should name an event that it answers if it is a reaction's, and only then"
            )

    @property
    def play_value(self) -> float:
        """Default value of playing or using it."""
        return self.hand_value + 0.25 if self.played is None else self.played

    @property
    def hand_value(self) -> float:
        """Default value in the hand; for a card that is fitted, its value on the vehicle."""
        return self.hand if "action" in self.on or "reaction" in self.on else 0.0


EFFECTS: dict[str, Effect] = {}
"""Every effect by its name, once an edition has been read or `effects.py` imported."""

NO_EFFECT = Effect("", ())


def effect_of(name: str) -> Effect:
    """Return the entry of an effect; a default entry for a card without one."""
    return EFFECTS.get(name, NO_EFFECT)


def names_on(kind: str) -> tuple[str, ...]:
    """The effects that a type of card may name."""
    return tuple(name for name, entry in EFFECTS.items() if kind in entry.on)


def names_answering(event: str) -> tuple[str, ...]:
    """Return the effects that may answer an event."""
    return tuple(name for name, entry in EFFECTS.items() if entry.answers == event)


def facts_of_effects() -> dict[str, tuple[str, ...]]:
    """Return the facts that only effects produce."""
    return {kind: fields for entry in EFFECTS.values() for kind, fields in entry.facts.items()}


def active_effect(entry: Effect) -> Callable[[F], F]:
    """Register an effect with the decorated coroutine."""
    if entry.answers == "card":
        raise ValueError(f"the effect '{entry.name}' answers a card, and all that can be done then is to cancel it")

    def with_coroutine(do: F) -> F:
        _register(replace(entry, coroutine=do))
        return do

    return with_coroutine


def passive_effect(entry: Effect) -> None:
    """Register an effect that is only a number, or that waits in play for an event of the rules."""
    if "action" in entry.on or entry.answers not in ("", "card"):
        raise ValueError(f"the effect '{entry.name}' needs a coroutine that carries it out")
    _register(entry)


def _register(entry: Effect) -> None:
    for other in EFFECTS.values():
        if other.name == entry.name:
            raise ValueError(f"there is an effect '{entry.name}' already")
        if entry.number is not None and other.number == entry.number:
            raise ValueError(f"the effects '{other.name}' and '{entry.name}' have the same number, {entry.number}")
    EFFECTS[entry.name] = entry
