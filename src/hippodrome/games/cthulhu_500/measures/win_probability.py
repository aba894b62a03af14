"""Vectorized win probabilities: the sums of `bots/value.py`, seat by seat, for a whole batch of records."""

from __future__ import annotations

from functools import cached_property, lru_cache
from typing import Any

import numpy as np

from hippodrome.games.cthulhu_500.bots.compiled.edition_record import pack_edition
from hippodrome.games.cthulhu_500.bots.features import CARDS_PER_TURN
from hippodrome.games.cthulhu_500.bots.value import Rates, points_of, rates
from hippodrome.games.cthulhu_500.edition import Edition
from hippodrome.games.cthulhu_500.engine.edition_record import (
    CARDS,
    CREW,
    DIE,
    HUDDLE,
    MOD,
    NONE,
    SPELLBOUND,
    SWARM,
    TIRES,
)
from hippodrome.games.cthulhu_500.engine.race import SHORT

NUMBERS = ("amount", "drive", "fix", "always", "passing", "passed", "leading", "complexity")
"""The numbers on a card that are used here."""
EIGHTHS_PER_TURN = 8
"""Weights are computed for every eighth of a remaining turn."""


def chances(edition: Edition, races: Any) -> Any:
    """Return the win probability of each seat, one row per race; NaN before the first turn."""
    seats = int(races["seats"][0]) if len(races) else 0
    scores = PositionArrays(edition, races, seats).scores()
    odds = np.exp(scores - scores.max(axis=1, keepdims=True, initial=-np.inf))
    odds /= odds.sum(axis=1, keepdims=True)
    odds[races["over"]] = np.arange(seats) == races["winner"][races["over"], None]
    known = (races["turn"] > 0) & (races["vehicle"][:, :seats] >= 0).all(axis=1)
    return np.where(known[:, None], odds, np.nan)


def places(races: Any, seats: int) -> Any:
    """Place of each seat in the pack, the leader at 0."""
    return np.argsort(races["pack"][:, :seats], axis=1)


def turns_left(races: Any) -> Any:
    """Expected number of turns left for each seat."""
    seats, pile = races["seats"], races["deck_size"]
    with_flag = ~races["flag_aside"] & ~races["flag_discarded"]
    renewed = races["discard_size"] + 0.85 * pile
    cards = np.where(
        with_flag,
        pile / 2,
        np.where(
            races["length"] == SHORT,
            races["above"] + (pile - races["above"]) / 2,
            pile + np.maximum(0, races["counters"] - 1) * renewed + renewed / 2,
        ),
    )
    hoped = cards / (CARDS_PER_TURN * seats) + np.where(races["warning_lap"], 1.0, 0.0)
    return np.where(races["flag_seat"] != NONE, 1.0 - races["last_turns_size"] / seats + 1 / seats, hoped)


class PositionArrays:
    """Positions of cards in some races, as arrays of (races, seats); cards in lists as (races, seats, places)."""

    def __init__(self, edition: Edition, races: Any, seats: int) -> None:
        self.box, self.races, self.seats = pack_edition(edition), races, seats
        self.cards, self.worth = _fields(edition), np.zeros(CARDS)
        self.worth[: len(edition.cards)] = points_of(edition)
        self.car = self.box["vehicles"][self._of("vehicle")]
        self.damaged = self._of("damaged") != 0
        self.lists = {name: self._list(name) for name in ("hand", "pit", "mods")}
        self.driver, self.tires = self._of("driver"), self._of("tires")
        self.weights = weights(edition, seats, (turns_left(races) * EIGHTHS_PER_TURN).astype(int))

    def _of(self, field: str) -> Any:
        return self.races[field][:, : self.seats].astype(np.int64)

    def _list(self, name: str) -> tuple[Any, Any]:
        """Return the cards of a list, and a mask of its filled positions."""
        size = self._of(f"{name}_size")
        most = int(size.max(initial=0))
        return self.races[name][:, : self.seats, :most].astype(np.int64), np.arange(most) < size[:, :, None]

    def _sum(self, name: str, values: Any) -> Any:
        """Return the sum of the values of the cards of a list."""
        return np.where(self.lists[name][1], values, 0).sum(axis=2)

    def _one(self, card: Any, values: Any) -> Any:
        """Value of a card, 0 if there is none."""
        return np.where(card != NONE, values, 0)

    def scores(self) -> Any:
        """Return the weighted sum of the features of each seat."""
        races, seats, die, plain = self.races, self.seats, int(self.box["die"]), self.weights["plain"]
        place, seat = places(races, seats), np.arange(seats)
        every, pack = np.arange(len(races))[:, None], races["pack"][:, :seats].astype(np.int64)
        passing, passed = self.reckon("passing"), self.reckon("passed")
        ahead, behind = pack[every, place - 1], pack[every, (place + 1) % seats]
        lost, mends = self.car["speed"] - self.car["damaged"], self.repair_chances()
        w = [plain[:, n, None] for n in range(plain.shape[1])]
        scores = w[0] * (self._of("laps") * seats - place) + w[1] * passing + w[2] * passed
        scores = scores + np.where(self.damaged, lost * (w[4] + mends * w[5]), lost * w[3])
        scores = scores + w[6] * mends + w[7] * (1 - ((seat - races["mover"][:, None]) % seats) / (seats - 1))
        scores = scores + w[8] * self._of("slowed") + w[9] * self.contagion_counts() + w[10] * self._of("hand_size")
        scores = scores + w[11] * self._wins(passing - passed[every, ahead], die)
        scores = scores + w[12] * self._wins(passing[every, behind] - passed, die)
        return scores + self._learned() + sum(w[13 + n] * gain for n, gain in enumerate(self._gains()))

    def _wins(self, lead: Any, die: int) -> Any:
        """Return the probability that one die and a lead beat another die."""
        return self.box["win"][np.clip(lead, -die, die) + DIE]

    def reckon(self, when: str) -> Any:
        """Sum that a passing, or passed, vehicle adds to its die, without cards played for this turn only."""
        races, car, leads = self.races, self.car, self.races["pack"][:, :1] == np.arange(self.seats)
        bound = (car["effect"] == SPELLBOUND) & (races["spells"] > 0)[:, None]
        total = np.where(self.damaged, car["damaged"], car["speed"]) + np.where(bound, car["amount"], 0)
        cards, driver = self.cards, np.maximum(self.driver, 0)
        swarm = np.where(cards["effect"][driver] == SWARM, np.minimum(cards["amount"][driver], self.fungi), 0)
        total = total + self._one(self.driver, cards["drive"][driver] + swarm)
        mods, tires = self.lists["mods"][0], np.maximum(self.tires, 0)
        adds = cards["always"] + cards[when]
        total = total + self._sum("mods", adds[mods] + np.where(leads[:, :, None], cards["leading"][mods], 0))
        return total + self._one(self.tires, adds[tires] + np.where(leads, cards["leading"][tires], 0))

    @cached_property
    def fungi(self) -> Any:
        """Number of Fungi in each pit."""
        return self._sum("pit", self.cards["fungi"][self.lists["pit"][0]])

    def repair_chances(self) -> Any:
        """Return the probability that a repair succeeds."""
        cards, pit, die = self.cards, self.lists["pit"][0], int(self.box["die"])
        huddle = np.where(cards["effect"][pit] == HUDDLE, np.minimum(self.fungi[:, :, None] - 1, cards["amount"][pit]), 0)
        fixing = self._sum("pit", cards["fix"][pit] + huddle)
        complexity = self.car["complexity"] + self._sum("mods", self.cards["complexity"][self.lists["mods"][0]])
        complexity = complexity + self._one(self.tires, self.cards["complexity"][np.maximum(self.tires, 0)])
        return np.clip((die - complexity + fixing + 1) / die, 0.0, 1.0)

    def contagion_counts(self) -> Any:
        """Number of each seat's infected cards in play, except tires."""
        races = self.races
        ill = np.zeros((len(races), CARDS), np.int64)
        race, at = np.nonzero(np.arange(races["infected"].shape[1]) < races["contagions_size"][:, None])
        ill[race, races["infected"][race, at]] = 1
        every = np.arange(len(races))[:, None]
        found = self._one(self.driver, ill[every, np.maximum(self.driver, 0)])
        for name in ("mods", "pit"):
            found = found + self._sum(name, ill[every[:, :, None], self.lists[name][0]])
        return found

    def _learned(self) -> Any:
        """Weights of single cards in the hand, on the vehicle and in the pit."""
        which = np.arange(len(self.races))[:, None]
        held, fitted, pitted = (self.weights[name] for name in ("held", "fitted", "pitted"))
        total = self._sum("hand", held[which[:, :, None], self.lists["hand"][0]])
        total = total + self._sum("mods", fitted[which[:, :, None], self.lists["mods"][0]])
        total = total + self._sum("pit", pitted[which[:, :, None], self.lists["pit"][0]])
        for card in (self.tires, self.driver):
            total = total + self._one(card, fitted[which, np.maximum(card, 0)])
        return total

    def _gains(self) -> list[Any]:
        """Gain of the best modification, tires and crew card in the hand over the fitted ones; never negative."""
        hand, there = self.lists["hand"]
        kinds, worth = self.cards["type"][hand], self.worth[hand]
        mod, tires, driver = (
            np.where(there & (kinds == kind), worth, 0.0).max(axis=2, initial=0.0) for kind in (MOD, TIRES, CREW)
        )
        mods, fitted = self.lists["mods"]
        least = np.where(fitted, self.worth[mods], np.inf).min(axis=2, initial=np.inf)
        full = (mod != 0) & (self._of("mods_size") >= int(self.box["mods"])) & np.isfinite(least)
        mod = mod - np.where(full, least, 0.0)
        tires = tires - self._one(self.tires, self.worth[np.maximum(self.tires, 0)])
        driver = driver - self._one(self.driver, self.worth[np.maximum(self.driver, 0)])
        return [np.maximum(0.0, gain) for gain in (mod, tires, driver)]


@lru_cache(maxsize=16)
def _fields(edition: Edition) -> dict[str, Any]:
    """Return the cards' numbers, one array per field."""
    cards = pack_edition(edition)["cards"]
    return {name: np.ascontiguousarray(cards[name]).astype(np.int64) for name in ("type", "effect", "fungi", *NUMBERS)}


# Weights --------------------------------------------------------------------------------------------------------------

_weight_cache: dict[tuple[int, int, int], tuple[Rates, dict[str, Any]]] = {}
"""Weights as arrays, with the weights they were built from: training may replace those."""
MAX_CACHED_WEIGHTS = 2000


def weights(edition: Edition, seats: int, eighths: Any) -> dict[str, Any]:
    """Return the weights of features and cards for a number of remaining eighths of a turn, one row per race."""
    times, which = np.unique(eighths, return_inverse=True)
    rows = [_arrays(edition, seats, int(time)) for time in times]
    return {name: np.stack([row[name] for row in rows])[which] for name in Rates._fields} if rows else _no_rows()


def _no_rows() -> dict[str, Any]:
    return {name: np.zeros((0, 16 if name == "plain" else CARDS)) for name in Rates._fields}


def _arrays(edition: Edition, seats: int, eighths: int) -> dict[str, Any]:
    rate, key = rates(edition, seats, eighths), (id(edition), seats, eighths)
    if key not in _weight_cache or _weight_cache[key][0] is not rate:
        if len(_weight_cache) >= MAX_CACHED_WEIGHTS:
            _weight_cache.clear()
        arrays = {"plain": np.array(rate.plain)}
        for name in ("fitted", "pitted", "held"):
            arrays[name] = np.zeros(CARDS)
            arrays[name][: len(edition.cards)] = getattr(rate, name)
        _weight_cache[key] = (rate, arrays)
    return _weight_cache[key][1]
