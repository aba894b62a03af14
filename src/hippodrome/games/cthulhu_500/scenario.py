"""Cthulhu 500 in scenarios: names of cards, vehicles and dice, and the completion of partial positions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hippodrome.core.ask import Chance
from hippodrome.games.cthulhu_500.answers import piece_name
from hippodrome.games.cthulhu_500.edition import CREW, MOD, TIRES, Edition
from hippodrome.games.cthulhu_500.state import State, in_play_of
from hippodrome.scenarios.names import InvalidPosition, UnknownName, WrittenFields

PER_SEAT_FIELD = "racers"
SEAT_FIELDS = frozenset(
    {
        "seat", "rival", "winner", "pack", "mover", "places", "victims", "unharmed", "pouncing", "seats", "flag_seat",
        "next_seat", "passed", "waiting", "first to choose",
    }
)  # fmt: skip
UNORDERED_FIELDS = frozenset({"hand", "deck", "discard", "played", "pit", "mods", "cards"})

_CARDS = UNORDERED_FIELDS | {"contagions", "driver", "tires", "card", "aim", "contagion", "top", "leaves"}
_FITTING = {"pit": CREW, "driver": CREW, "mods": MOD, "tires": TIRES}
_DEFAULT_TURN = 5
"""The default turn of a scenario."""


# Names --------------------------------------------------------------------------------------------------------------


def read(edition: Edition, field: str, value: Any) -> Any:
    """Parse a field's value in a scenario; raises ValueError if it names nothing."""
    if not isinstance(value, str) or value == "none":
        return value
    if field in _CARDS:
        return _card(edition, value)
    if field == "vehicle":
        return _vehicle(edition, value)
    return value


def _card(edition: Edition, name: object) -> int:
    if name not in edition.piece_ids or edition.piece_ids[str(name)] > edition.flag:
        raise UnknownName("no_card", name=str(name))
    return edition.piece_ids[str(name)]


def _vehicle(edition: Edition, name: str) -> int:
    names = [vehicle.name for vehicle in edition.vehicles]
    if name not in names:
        raise UnknownName("no_vehicle", name=name, known=names)
    return names.index(name)


def show(edition: Edition, field: str, value: Any) -> Any:
    """Format a field's value for a scenario."""
    if field == "contagions" and isinstance(value, Mapping):
        return {piece_name(edition, int(one)): piece_name(edition, other) for one, other in value.items()}
    if type(value) is int and value >= 0:
        if field in _CARDS:
            return piece_name(edition, value)
        if field == "vehicle":
            return edition.vehicles[value].name
    return value


def outcome(s: State, chance: Chance, name: str) -> int:
    """Return the draw that produces a card of the draw pile, a vehicle, or a number of pips."""
    if chance.stream == "deck":
        card = _card(s.edition, name)
        if card not in s.deck:
            raise UnknownName("not_in_deck", name=name)
        return s.deck.index(card)
    if chance.kind == "vehicles":
        return _vehicle(s.edition, name)
    if chance.stream.startswith("die of") and name.isdecimal() and 1 <= int(name) <= s.edition.die:
        return int(name) - 1
    raise UnknownName("cannot_come", name=name, about=chance.kind)


# Positions ----------------------------------------------------------------------------------------------------------


def complete_position(s: State, written: WrittenFields) -> None:
    """Complete a position into a legal table during a turn, with every card in exactly one place."""
    seats = len(s.racers)
    if "phase" not in written.table:
        s.phase = "act"
    if "turn" not in written.table:
        s.turn = _DEFAULT_TURN
    if "actions" not in written.table:
        s.actions = s.edition.actions
    if "last_draw" not in written.table:
        s.last_draw = s.turn
    if sorted(s.pack) != list(range(seats)):
        raise InvalidPosition("pack", None, "order_all")
    if s.mover not in range(seats):
        raise InvalidPosition("mover", None, "no_player")
    _complete_vehicles(s)
    _complete_cards(s, written)


def _complete_vehicles(s: State) -> None:
    """Assign vehicles not mentioned in the order of the edition."""
    for seat, racer in enumerate(s.racers):
        if racer.vehicle >= len(s.edition.vehicles):
            raise InvalidPosition("vehicle", seat, "no_vehicle_number", number=str(racer.vehicle))
        if racer.vehicle >= 0 and racer.vehicle in [other.vehicle for other in s.racers[:seat]]:
            raise InvalidPosition("vehicle", seat, "vehicle_taken")
    taken = {racer.vehicle for racer in s.racers}
    free = [n for n in range(len(s.edition.vehicles)) if n not in taken]
    for racer in s.racers:
        if racer.vehicle < 0:
            racer.vehicle = free.pop(0)


def _complete_cards(s: State, written: WrittenFields) -> None:
    """Leave hands as written, or empty; the cards not mentioned are in the draw pile, or else discarded."""
    edition = s.edition
    if "deck" not in written.table:
        s.deck = []
    if "discard" not in written.table:
        s.discard = []
    seen: set[int] = set()
    piles: list[tuple[str, int | None, list[int]]] = [(name, None, getattr(s, name)) for name in ("deck", "discard", "played")]
    piles.append(("contagions", None, list(s.contagions)))
    for seat, racer in enumerate(s.racers):
        piles += [("hand", seat, racer.hand), ("pit", seat, racer.pit), ("mods", seat, racer.mods)]
        piles += [("driver", seat, [racer.driver] if racer.driver is not None else [])]
        piles += [("tires", seat, [racer.tires] if racer.tires is not None else [])]
        if len(racer.mods) > edition.mods:
            raise InvalidPosition("mods", seat, "too_full", number=len(racer.mods), most=edition.mods)
    for field, whose, pile in piles:
        for card in pile:
            _check(s, field, whose, card, seen)
            seen.add(card)
    for victim in s.contagions.values():
        if victim not in [card for racer in s.racers for card in in_play_of(racer)]:
            raise InvalidPosition("contagions", None, "not_in_play", name=piece_name(edition, victim))
    rest = [card for card in range(len(edition.cards)) if card not in seen]
    if "deck" not in written.table:
        s.deck = rest
    else:
        s.discard = [*rest, *s.discard]
    if edition.flag not in seen and not s.flag_aside:
        s.discard.insert(0, edition.flag)
    if edition.flag in seen:
        s.flag_aside = False
    for racer in s.racers:
        racer.hand.sort()


def _check(s: State, field: str, seat: int | None, card: int, seen: set[int]) -> None:
    edition = s.edition
    if card not in range(edition.flag + 1):
        raise InvalidPosition(field, seat, "no_card_number", number=str(card))
    if card in seen:
        raise InvalidPosition(field, seat, "elsewhere", name=piece_name(edition, card))
    wanted = _FITTING.get(field)
    if card == edition.flag and field not in ("deck", "discard"):
        raise InvalidPosition(field, seat, "flag_in_pile")
    if wanted is not None and edition.cards[card].type != wanted:
        raise InvalidPosition(field, seat, "other_type", name=piece_name(edition, card), type=wanted)
