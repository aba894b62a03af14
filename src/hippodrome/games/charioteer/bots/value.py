"""Features of the value network of Charioteer, which estimates each seat's win probability during a race."""

from __future__ import annotations

from typing import Any

import numpy as np

from hippodrome.bots.net import load_net, win_chances
from hippodrome.games.charioteer.bots.auriga import WEIGHTS
from hippodrome.games.charioteer.edition import Edition
from hippodrome.games.charioteer.engine.edition_record import KINDS, NONE, pack_edition
from hippodrome.games.charioteer.engine.race import SEATS

TYPICAL_TURNS = 20
"""Typical number of turns of a race."""

SETTINGS: tuple[dict[str, Any], ...] = ({}, {}, {}, {"laps": 1}, {"laps": 3})
"""Options of the training races, each equally often."""


def present_mask(races: Any) -> Any:
    """Return a mask of the seats that take part in each race."""
    return np.arange(SEATS) < races["seats"][:, None]


def winners(races: Any) -> Any:
    """Return the winner of each race; NONE while there is no winner."""
    return np.where(races["over"], races["running"][:, 0], NONE)


def features(edition: Edition, races: Any) -> Any:
    """Return the network's inputs for every seat at the beginning of a turn, as (races, seats, numbers)."""
    packed = pack_edition(edition)
    there = present_mask(races)
    at = np.where(there, races["at"], -1000).astype(np.float32)
    leader = at.max(axis=1, keepdims=True)
    finish = races["laps"].astype(np.int32)[:, None] * edition.track.lap  # a byte would overflow
    turns = np.maximum(0.0, (finish - leader) / WEIGHTS.speed)
    turns = np.repeat(turns, SEATS, axis=1)
    place = np.argsort(races["running"] + 100 * ~there, axis=1)  # each seat's position in the running order
    skills = races["skills"].astype(np.int64)
    boxed = skills >= edition.box_start
    bonus = packed["skill_bonus"][skills]
    left = np.sort(np.where(boxed, 0, edition.box_start - skills), axis=2)
    promised = np.where(boxed, bonus, 0).sum(axis=2)
    tokens = _tokens(packed, races, len(edition.tokens))
    now, later = _reach(edition, packed, races, bonus)
    hurt = races["damage"] + np.where(races["guarded"] > 0, 0, races["new_damage"])
    parts = [
        at - leader, place, turns, np.exp(-turns / 3), np.exp(-turns / 8), (at - leader) * np.exp(-turns / 8),
        (at - leader) * np.exp(-turns / 3),
        promised, promised * turns, boxed.sum(axis=2), bonus.sum(axis=2) * turns, *np.moveaxis(left, 2, 0),
        *np.moveaxis(left * np.exp(-turns / 8)[:, :, None], 2, 0),
        hurt, hurt * np.minimum(turns, 5), now, later, now * np.exp(-turns / 3),
        *np.moveaxis(tokens, 2, 0), tokens[:, :, 0] * np.exp(-turns / 3),
        np.repeat(races["seats"][:, None], SEATS, axis=1),
    ]  # fmt: skip
    return np.where(there[:, :, None], np.stack(parts, axis=2), 0.0).astype(np.float32)


def _tokens(packed: Any, races: Any, kinds: int) -> Any:
    """Return the tokens of each seat by kind; for those that lengthen a move, the sum of their spaces."""
    number = np.zeros((kinds, len(KINDS)))
    for token in range(kinds):
        kind = int(packed["token_kind"][token])
        number[token, kind] = packed["token_number"][token] if KINDS[kind] == "plus" else 1
    return races["tokens"][:, :, :kinds] @ number


def _reach(edition: Edition, packed: Any, races: Any, bonus: Any) -> tuple[Any, Any]:
    """Estimate the distance that the hand allows with the current crowd card, and with the next one."""
    hand = np.where(np.arange(races["hand"].shape[2]) < races["held"][:, :, None], races["hand"], 0)
    symbols = len(edition.symbols)
    counts = packed["card_counts"][:, :symbols][hand]
    counts[np.arange(races["hand"].shape[2]) >= races["held"][:, :, None]] = 0
    best = -np.sort(-counts, axis=2)[:, :, : edition.most_cards].sum(axis=2)
    strength = packed["symbol_number"][:symbols] + bonus[:, :, packed["symbol_colour"][:symbols].astype(int)]
    found = []
    for n in range(2):
        crowd = packed["card_counts"][:, :symbols][races["crowd"][:, n]]
        cards = (counts > 0).sum(axis=2) + (crowd > 0)[:, None]
        found.append(np.where(cards >= 2, best + crowd[:, None] + strength, 0).max(axis=2))
    return found[0], found[1]


def chances(edition: Edition, races: Any) -> Any:
    """Return the win probability of each seat, one row per race: the network's estimate, or the result of a finished race."""
    guessed = win_chances(load_net("charioteer"), features(edition, races), present_mask(races))
    won = np.arange(SEATS) == winners(races)[:, None]
    return np.where(races["over"][:, None], won, guessed)
