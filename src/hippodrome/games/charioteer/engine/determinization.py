"""Determinization: resamples what a seat cannot see in many races, and sets up moves to try in each of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from hippodrome.core.ask import Seat
from hippodrome.games.charioteer.edition import Edition
from hippodrome.games.charioteer.engine.race import SEATS, put_move
from hippodrome.games.charioteer.move import Move
from hippodrome.jit.compile_cache import Record


def determinize(race: Record, seat: Seat, edition: Edition, key: int, worlds: range) -> Any:
    """Return races that are consistent with everything this seat knows, each with its own deal and draws."""
    races = np.repeat(race.reshape(1), len(worlds))
    races["luck"]["key"] = races["thoughts"]["key"] = key
    races["luck"]["race"] = races["thoughts"]["race"] = np.arange(worlds.start, worlds.stop)
    rng = np.random.Generator(np.random.Philox(key=[key, worlds.start]))
    rivals = [rival for rival in range(int(race["seats"])) if rival != seat]
    _deal_cards(races, rivals, rng)
    if not race["open_fan_tokens"]:
        _deal_fans(races, rivals, np.array([token.source == "fan" for token in edition.tokens]), rng)
    return races


def _deal_cards(races: Any, rivals: Sequence[Seat], rng: np.random.Generator) -> None:
    """Redeal all cards in the deck and in rival hands."""
    race = races[0]
    deck, held = int(race["deck_size"]), [int(race["held"][rival]) for rival in rivals]
    hidden = np.concatenate([race["deck"][:deck], *(race["hand"][r][:n] for r, n in zip(rivals, held, strict=True))])
    dealt = rng.permuted(np.tile(np.sort(hidden), (len(races), 1)), axis=1)
    races["deck"][:, :deck] = dealt[:, :deck]
    for rival, number in zip(rivals, held, strict=True):
        races["hand"][:, rival, :number] = np.sort(dealt[:, deck : deck + number], axis=1)
        deck += number


def _deal_fans(races: Any, rivals: Sequence[Seat], is_fan: Any, rng: np.random.Generator) -> None:
    """Redeal all fan tokens in the bag and in front of rivals."""
    race, kinds = races[0], len(is_fan)
    bag = int(race["bag_size"])
    fans = race["tokens"][:, :kinds] * is_fan
    held = [int(fans[rival].sum()) for rival in rivals]
    if not sum(held):
        return
    hidden = np.concatenate([race["bag"][:bag], *(np.repeat(np.arange(kinds), fans[rival]) for rival in rivals)])
    dealt = rng.permuted(np.tile(np.sort(hidden), (len(races), 1)), axis=1)
    races["bag"][:, :bag] = dealt[:, :bag]
    every = np.arange(len(races))
    for rival, number in zip(rivals, held, strict=True):
        races["tokens"][:, rival, :kinds] -= fans[rival]
        for token in dealt[:, bag : bag + number].T:
            races["tokens"][every, rival, token] += 1
        bag += number
    shown = races["tokens"][:, :, :kinds] > 0
    races["holds"] = np.where(np.arange(SEATS) < race["seats"], (shown << np.arange(kinds)).sum(axis=2), 0)


def try_moves(races: Any, seat: Seat, moves: Sequence[Move]) -> Any:
    """Put each of the moves in front of a seat in each of the races; one row per move."""
    rows = np.tile(races, (len(moves), 1))
    laid = races[0].copy()
    for row, move in zip(rows, moves, strict=True):
        put_move(laid, seat, move)
        row["moves"][:, seat] = laid["moves"][seat]
    rows["laid"] = 1 << seat
    return rows
