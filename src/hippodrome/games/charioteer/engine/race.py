"""The race record: conversion from a state of the readable rules, and back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from hippodrome.core.ask import Ask, Seat
from hippodrome.core.table import Table
from hippodrome.games.charioteer.edition import Edition
from hippodrome.games.charioteer.engine.edition_record import CAPACITY, COLOUR_COUNT, FACES, NONE, pack_edition
from hippodrome.games.charioteer.move import CROWD, Move
from hippodrome.games.charioteer.state import Chariot, State
from hippodrome.jit import UnsupportedByEngine, refuse_fields, too_many
from hippodrome.jit.compile_cache import Record
from hippodrome.jit.philox import RNG_STATE

SEATS, HAND = CAPACITY["seats"], CAPACITY["cards in a hand"]
UNDER_CROWD = -2
"""Position of a wild token on the crowd card."""

MOVE = np.dtype([
    ("symbol", "i1"),  # NONE: a reset
    ("crowd", "?"),
    ("token", "i1"),   # the token on the move, or NONE
    ("wild", "i1"),    # the position in the hand of the card under a wild token, UNDER_CROWD or NONE
    ("throw", "i1"),   # the discard token, or NONE
    ("cards", "i4"),   # positions in the hand, as bits
    ("thrown", "i4"),  # positions in the hand, as bits
], align=True)  # fmt: skip
"""A move as a seat plays it face down."""

RACE = np.dtype([
    ("luck", RNG_STATE),
    ("thoughts", RNG_STATE),  # the random numbers of bots, one stream per seat
    ("seats", "i1"),
    ("laps", "i1"),
    ("open_fan_tokens", "?"),
    ("crowd_by_symbol", "?"),
    ("lapped_in_the_way", "?"),
    ("over", "?"),
    ("turn", "i4"),
    ("lap", "i1"),
    ("emperor", "i1"),  # a face of the die by its number in FACES, or NONE
    ("answered", "i1"),  # number of seats that have answered, from seat 0 on
    ("laid", "i1"),  # bit mask of the seats whose next move is already set, for search
    ("until", "i4"),  # for search: play_races stops when this turn is over; 0: never
    ("running", "i1", (SEATS,)),
    ("abreast", "i1", (SEATS,)),  # used only if lapped chariots are in the way
    ("moves", MOVE, (SEATS,)),
    ("at", "i4", (SEATS,)),
    ("skills", "i2", (SEATS, COLOUR_COUNT)),
    ("damage", "i4", (SEATS,)),
    ("new_damage", "i4", (SEATS,)),
    ("guarded", "u1", (SEATS,)),
    ("held", "i1", (SEATS,)),  # number of cards in each hand
    ("hand", "u1", (SEATS, HAND)),  # in order
    ("holds", "i4", (SEATS,)),  # the kinds of tokens in front of each seat, as bits
    ("tokens", "u1", (SEATS, CAPACITY["kinds of tokens"])),  # and how many of each
    ("crowd_size", "i1"),
    ("crowd", "u1", (CAPACITY["cards on the crowd track"],)),
    ("deck_size", "i2"),
    ("discard_size", "i2"),
    ("bag_size", "i2"),
    ("used_size", "i2"),
    ("deck", "u1", (CAPACITY["cards in the deck"],)),
    ("discard", "u1", (CAPACITY["cards in the deck"] + 1,)),
    ("bag", "u1", (CAPACITY["fan tokens"],)),
    ("used_fans", "u1", (CAPACITY["fan tokens"],)),
    ("drawn", "i2", (SEATS * HAND,)),  # output of draws
], align=True)  # fmt: skip
"""One race. Field names are the state's; a pile has its size next to it."""


# From the readable rules --------------------------------------------------------------------------------------------


def race_of(s: State, sealed: dict[Seat, Move] | None = None) -> Record:
    """Return the record of a position between two phases or at the prompt for moves; raises UnsupportedByEngine if it does not
    fit.

    `sealed` are the sealed answers; they must be those of the first seats.
    """
    pack_edition(s.edition)
    _check(s)
    race = np.zeros(1, RACE)[0]
    race["seats"], race["laps"], race["open_fan_tokens"], race["over"] = len(s.chariots), s.laps, s.open_fan_tokens, s.over
    race["turn"], race["lap"] = s.turn, s.lap
    race["emperor"] = NONE if s.emperor is None else FACES.index(s.emperor)
    race["crowd_by_symbol"], race["lapped_in_the_way"] = s.crowd_by_symbol, s.lapped_in_the_way
    race["running"][: len(s.running)] = s.running
    race["abreast"][: len(s.abreast)] = s.abreast
    for seat, chariot in enumerate(s.chariots):
        race["at"][seat], race["damage"][seat], race["new_damage"][seat] = chariot.at, chariot.damage, chariot.new_damage
        race["guarded"][seat], race["skills"][seat] = chariot.guarded, chariot.skills
        race["held"][seat] = len(chariot.hand)
        race["hand"][seat, : len(chariot.hand)] = sorted(chariot.hand)
        for token in chariot.tokens:
            race["tokens"][seat, token] += 1
            race["holds"][seat] |= 1 << token
    for name, size in (
        ("crowd", "crowd_size"),
        ("deck", "deck_size"),
        ("discard", "discard_size"),
        ("bag", "bag_size"),
        ("used_fans", "used_size"),
    ):
        pile = getattr(s, name)
        race[size] = len(pile)
        race[name][: len(pile)] = pile
    for seat in range(len(sealed or {})):
        if sealed is None or seat not in sealed:
            raise UnsupportedByEngine("fast_not_in_turn", seat=seat)
        put_move(race, seat, sealed[seat])
        race["answered"] += 1
    return race


def race_at(table: Table[State]) -> Record:
    """Return the record of a table at the prompt for moves, or after the end; raises UnsupportedByEngine if a draw is
    pending."""
    if table.prompt is not None and not isinstance(table.prompt, Ask):
        raise UnsupportedByEngine("fast_stopped_for_luck", about=table.prompt.kind)
    return race_of(table.state, table.sealed)


_STATE_FIELDS = frozenset({*(RACE.names or ()), "chariots"})
_CHARIOT_FIELDS = frozenset({"at", "skills", "damage", "new_damage", "guarded", "hand", "tokens"})
"""State fields that the record has room for."""


def _check(s: State) -> None:
    edition = s.edition
    refuse_fields(s, _STATE_FIELDS)
    for chariot in s.chariots:
        refuse_fields(chariot, _CHARIOT_FIELDS)
    for what, number in (
        ("seats", len(s.chariots)),
        ("cards in a hand", max(len(chariot.hand) for chariot in s.chariots)),
        ("cards on the crowd track", len(s.crowd)),
        ("cards in the deck", len(s.deck) + len(s.discard) + len(s.crowd) + sum(len(c.hand) for c in s.chariots)),
        (
            "fan tokens",
            len(s.bag)
            + len(s.used_fans)
            + sum(edition.tokens[token].source == "fan" for chariot in s.chariots for token in chariot.tokens),
        ),
        ("tokens of a kind in front of a seat", max((c.tokens.count(t) for c in s.chariots for t in set(c.tokens)), default=0)),
        ("steps of the skills track", 1 + max(step for chariot in s.chariots for step in chariot.skills)),
    ):
        if number > CAPACITY[what]:
            raise too_many(what, number, CAPACITY[what])
    full = sum(max(len(c.hand), edition.hand) for c in s.chariots) + max(len(s.crowd), edition.crowd)
    if full > len(s.deck) + len(s.discard) + len(s.crowd) + sum(len(c.hand) for c in s.chariots):
        raise UnsupportedByEngine("fast_few_cards")
    places = [s.chariots[seat].at for seat in s.running]
    if places != sorted(places, reverse=True) or sorted(s.running) != list(range(len(s.chariots))):
        raise UnsupportedByEngine("fast_other_order")


def put_move(race: Record, seat: Seat, move: Move) -> None:
    """Put a legal move of the readable rules in front of a seat, face down."""
    hand = race["hand"][seat].tolist()[: int(race["held"][seat])]
    laid = race["moves"][seat]
    laid["symbol"] = NONE if move.symbol is None else move.symbol
    laid["crowd"] = move.crowd
    laid["token"] = move.tokens[0] if move.tokens else NONE
    laid["wild"] = NONE if move.wild is None else UNDER_CROWD if move.wild == CROWD else hand.index(move.wild)
    laid["throw"] = NONE if move.throw is None else move.throw
    laid["cards"] = sum(1 << hand.index(card) for card in move.cards)
    laid["thrown"] = sum(1 << hand.index(card) for card in move.thrown)


# Back to the readable rules -----------------------------------------------------------------------------------------


def state_of(race: Record, edition: Edition) -> State:
    """Return the same position as a state: `Table(game, state_of(race, edition), chance_source)` continues from there."""
    seats = int(race["seats"])
    return State(
        chariots=[_chariot(race, seat) for seat in range(seats)],
        running=race["running"].tolist()[:seats],
        laps=int(race["laps"]),
        open_fan_tokens=bool(race["open_fan_tokens"]),
        crowd_by_symbol=bool(race["crowd_by_symbol"]),
        lapped_in_the_way=bool(race["lapped_in_the_way"]),
        abreast=race["abreast"].tolist()[:seats] if race["lapped_in_the_way"] and race["crowd_size"] else [],
        turn=int(race["turn"]),
        lap=int(race["lap"]),
        emperor=None if race["emperor"] == NONE else FACES[race["emperor"]],
        crowd=_pile(race, "crowd", "crowd_size"),
        deck=_pile(race, "deck", "deck_size"),
        discard=_pile(race, "discard", "discard_size"),
        bag=_pile(race, "bag", "bag_size"),
        used_fans=_pile(race, "used_fans", "used_size"),
        over=bool(race["over"]),
        edition=edition,
    )


def _chariot(race: Record, seat: Seat) -> Chariot:
    return Chariot(
        at=int(race["at"][seat]),
        skills=race["skills"][seat].tolist(),
        damage=int(race["damage"][seat]),
        new_damage=int(race["new_damage"][seat]),
        guarded=bool(race["guarded"][seat]),
        hand=race["hand"][seat].tolist()[: int(race["held"][seat])],
        tokens=[token for token, number in enumerate(race["tokens"][seat].tolist()) for _ in range(number)],
    )


def _pile(race: Record, name: str, size: str) -> list[int]:
    return [int(piece) for piece in race[name][: int(race[size])]]


def move_of(race: Record, seat: Seat) -> Move:
    """Return the move in front of a seat, as the readable rules represent it."""
    laid = race["moves"][seat]
    hand = race["hand"][seat].tolist()
    token, throw, wild = int(laid["token"]), int(laid["throw"]), int(laid["wild"])
    return Move(
        symbol=None if laid["symbol"] == NONE else int(laid["symbol"]),
        cards=cards_of(hand, int(laid["cards"])),
        crowd=bool(laid["crowd"]),
        tokens=() if token == NONE else (token,),
        wild=None if wild == NONE else CROWD if wild == UNDER_CROWD else hand[wild],
        throw=None if throw == NONE else throw,
        thrown=cards_of(hand, int(laid["thrown"])),
    )


def cards_of(hand: Sequence[int], places: int) -> tuple[int, ...]:
    """Return the cards at these positions of a hand."""
    return tuple(card for place, card in enumerate(hand) if places >> place & 1)


def waiting(races: Any) -> Any:
    """Return, for each race, the seat that is to answer next, or NONE if it is over."""
    return np.where(races["over"], NONE, races["answered"])


__all__ = ["MOVE", "RACE", "cards_of", "move_of", "put_move", "race_at", "race_of", "state_of", "waiting"]
