"""Measures of Charioteer on the engine's records: whole batches, turn by turn, with the cards and tokens on the moves."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import numpy as np

from hippodrome.analysis.trace import Recorder
from hippodrome.games.charioteer import engine
from hippodrome.games.charioteer.bots import compiled
from hippodrome.games.charioteer.bots.value import chances
from hippodrome.games.charioteer.edition import COLOURS, Edition
from hippodrome.games.charioteer.engine.edition_record import NONE
from hippodrome.games.charioteer.measures import card_name


def play(edition: Edition, races: Any, bots: Any) -> Recorder:
    """Play races to their end, the same races as `play_out` plays, and sample them after every turn."""
    seats = int(races["seats"][0]) if len(races) else 0
    seen = Recorder(len(races), seats)
    going = np.arange(len(races))
    engine.step(edition, races, None)
    _sample(seen, edition, races, going)
    while len(going):
        some = np.ascontiguousarray(races[going])
        for seat in range(seats):
            some["answered"] = seat
            seen.option_bits[going] += np.log2(engine.step(edition, some, None))
            _choose(edition, some, seat, bots[going, seat])
        held, used = pieces(edition, some)
        some["answered"] = seats
        engine.step(edition, some, None)
        seen.decisions[going] += seats
        races[going] = some
        change = _sample(seen, edition, some, going)
        seen.uses.add_arrays(names(edition), held, used, change)
        going = going[~some["over"]]
    return seen


def _choose(edition: Edition, races: Any, seat: int, bots: Any) -> None:
    """Put the choice of each race's bot in front of a seat."""
    levels = {number: name for name, number in compiled.BOTS.items()}
    for number in np.unique(bots):
        which = np.flatnonzero(bots == number)
        some = races[which]
        compiled.choose(edition, some, seat, levels[int(number)])
        races[which] = some


def _sample(seen: Recorder, edition: Edition, races: Any, which: Any) -> Any:
    seats, lap = seen.seats, edition.track.lap
    at = races["at"][:, :seats]
    spots, times = np.unique(at[at >= 0], return_counts=True)
    for spot, number in zip(spots.tolist(), times.tolist(), strict=True):
        seen.heat[divmod(spot, lap)] += number
    out = np.zeros(at.shape, bool)
    return seen.record(which, races["running"][:, 0], at, out, chances(edition, races)[:, :seats])


@lru_cache(maxsize=16)
def names(edition: Edition) -> tuple[str, ...]:
    """Return the names of everything that can be held or used."""
    cards = dict.fromkeys(card_name(card.name) for card in edition.cards)
    tokens = [f"token:{token.name}" for token in edition.tokens]
    return (*cards, *tokens, "move:reset", *(f"move:{colour}" for colour in COLOURS), "move:crowd")


def pieces(edition: Edition, races: Any) -> tuple[Any, Any]:
    """Return what every seat holds, and what its move uses, as (races, seats, names)."""
    seats, known = int(races["seats"][0]), names(edition)
    place = {name: n for n, name in enumerate(known)}
    kinds = np.array([place[card_name(card.name)] for card in edition.cards])
    tokens, first = len(edition.tokens), place[f"token:{edition.tokens[0].name}"]
    held, used = (np.zeros((len(races), seats, len(known)), bool) for _ in range(2))
    moves, hand = races["moves"][:, :seats], races["hand"][:, :seats]
    places = np.arange(hand.shape[2])
    in_hand = places < races["held"][:, :seats, None]
    laid = in_hand & (moves["cards"][:, :, None] >> places & 1).astype(bool)
    _mark(held, in_hand, kinds[np.where(in_hand, hand, 0)])
    _mark(used, laid, kinds[np.where(laid, hand, 0)])
    held[:, :, first : first + tokens] = races["tokens"][:, :seats, :tokens] > 0
    for what in ("token", "throw"):
        there = moves[what] != NONE
        _mark(used, there[:, :, None], first + np.where(there, moves[what], 0)[:, :, None].astype(int))
    moved = moves["symbol"] != NONE
    colours = np.array([symbol.colour for symbol in edition.symbols])[np.where(moved, moves["symbol"], 0).astype(int)]
    kind = place["move:reset"] + np.where(moved, 1 + colours, 0)
    _mark(used, np.ones((*kind.shape, 1), bool), kind[:, :, None])
    used[:, :, place["move:crowd"]] = moves["crowd"]
    return held, used


def _mark(marks: Any, there: Any, kinds: Any) -> None:
    """Mark the kinds at the positions that are filled."""
    race, seat, at = np.nonzero(there)
    marks[race, seat, kinds[race, seat, at]] = True
