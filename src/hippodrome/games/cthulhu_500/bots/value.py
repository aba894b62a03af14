"""Value function of Cthulhu 500: each seat's win probability in a position, by its features."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from math import exp
from typing import Any, NamedTuple

import numpy as np

from hippodrome.games.cthulhu_500.bots.features import END_PROGRESS, FEATURE_INDEX, FEATURES, points, turns_left
from hippodrome.games.cthulhu_500.bots.odds import outcomes
from hippodrome.games.cthulhu_500.edition import CREW, MOD, TIRES, Card, Edition
from hippodrome.games.cthulhu_500.effect import effect_of
from hippodrome.games.cthulhu_500.passing import reckon
from hippodrome.games.cthulhu_500.rules import race_order
from hippodrome.games.cthulhu_500.state import State, complexity, fixing, vehicle


def value(s: State) -> list[float]:
    """Return the win probability of each seat; they sum to one."""
    if s.over:
        winner = race_order(s)[0]
        return [float(seat == winner) for seat in range(len(s.racers))]
    scores = _scores(s)
    most = max(scores)
    chances = [exp(score - most) for score in scores]
    total = sum(chances)
    return [chance / total for chance in chances]


class Rates(NamedTuple):
    """Feature weights for a number of remaining turns; by card for those that count cards."""

    plain: tuple[float, ...]
    fitted: tuple[float, ...]
    pitted: tuple[float, ...]
    held: tuple[float, ...]


MAX_TURNS_LEFT = {3: 26.0, 4: 19.0}
"""By number of seats, more remaining turns than a race of normal length has. There is no training data beyond."""


def feature_weights(seats: int, turns: float) -> list[float]:
    """Return the weight of each feature for a number of remaining turns: at the very end only progress counts."""
    table = weights(seats)
    turns = min(turns, MAX_TURNS_LEFT[min(seats, max(MAX_TURNS_LEFT))])
    near, far = table[0]
    found = [float(worth) / (1 + turns) ** 0.5 for worth in table[:-1] @ (late_discount(turns), turns / 10)]
    found[0] = float(near + far * turns / 10) / (1 + turns) ** 0.5 + float(table[-1, 0]) / (1 + turns)
    return found


def late_discount(turns: Any) -> Any:
    """Discount for a number of remaining turns, for features that only help later."""
    return turns / (1 + turns)


@cache
def rates(edition: Edition, seats: int, eighths: int) -> Rates:
    turns = eighths / 8
    w = feature_weights(seats, turns)

    def rate(prefix: str, card: Card) -> float:
        weight = w[FEATURE_INDEX[name]] if (name := f"{prefix} {card.effect}") in FEATURE_INDEX else 0.0
        return weight + default_weight(seats, prefix, card.effect) * w[0]

    def of(prefix: str) -> tuple[float, ...]:
        return tuple(rate(prefix, card) for card in edition.cards)

    return Rates(tuple(w[:16]), of("on"), of("pit"), of("hand"))


def _scores(s: State) -> list[float]:
    """Return the sum of the features, each times its weight, without storing them."""
    seats, edition, pack = len(s.racers), s.edition, s.pack
    rate = rates(edition, seats, int(turns_left(s) * 8))
    plain, fitted, pitted, held = rate
    die, cards, mods = edition.die, edition.cards, edition.mods
    sick = s.contagions.values()
    passing = [reckon(s, seat, passing=True).total - racer.boost for seat, racer in enumerate(s.racers)]
    passed = [reckon(s, seat, passing=False).total - racer.boost for seat, racer in enumerate(s.racers)]
    worths = points_of(edition)
    scores = []
    for seat, racer in enumerate(s.racers):
        place = pack.index(seat)
        car = vehicle(s, seat)
        lost = car.speed - car.damaged
        mends = min(1.0, max(0.0, (die - complexity(s, seat) + fixing(s, seat) + 1) / die))
        score = (
            plain[0] * (racer.laps * seats - place) + plain[1] * passing[seat] + plain[2] * passed[seat]
            + (lost * (plain[4] + mends * plain[5]) if racer.damaged else lost * plain[3])
            + plain[6] * mends + plain[7] * (1 - ((seat - s.mover) % seats) / (seats - 1)) + plain[8] * racer.slowed
            + plain[10] * len(racer.hand)
            + plain[11] * outcomes(die, passing[seat] - passed[pack[place - 1]])[0]
            + plain[12] * outcomes(die, passing[pack[(place + 1) % seats]] - passed[seat])[0]
        )  # fmt: skip
        for victim in sick:
            if victim in racer.mods or victim in racer.pit or victim == racer.driver:
                score += plain[9]
        mod = tires = driver = 0.0
        for card in racer.hand:
            score += held[card]
            kind = cards[card].type
            if kind == MOD:
                mod = max(mod, worths[card])
            elif kind == TIRES:
                tires = max(tires, worths[card])
            elif kind == CREW:
                driver = max(driver, worths[card])
        for card in racer.mods:
            score += fitted[card]
        for card in racer.pit:
            score += pitted[card]
        if mod and len(racer.mods) >= mods:
            mod -= min([worths[card] for card in racer.mods], default=0.0)
        if racer.tires is not None:
            score += fitted[racer.tires]
            tires -= worths[racer.tires]
        if racer.driver is not None:
            score += fitted[racer.driver]
            driver -= worths[racer.driver]
        score += plain[13] * max(0.0, mod) + plain[14] * max(0.0, tires) + plain[15] * max(0.0, driver)
        scores.append(score)
    return scores


@cache
def points_of(edition: Edition) -> list[float]:
    return [points(card) for card in edition.cards]


def weights(seats: int) -> Any:
    """Return the weight of each feature at a number of seats: near the end, and its change per ten turns."""
    by_trait = learned_weights(seats)
    return np.array([by_trait.get(trait, (0.0, 0.0)) for trait in (*FEATURES, END_PROGRESS)])


def learned_weights(seats: int) -> Mapping[str, Sequence[float]]:
    """Learned values of each feature at a number of seats, or at the nearest one."""
    if not LEARNED:
        text = files(__package__).joinpath("learned.toml").read_text("utf-8")
        LEARNED.update({int(number): by_trait for number, by_trait in tomllib.loads(text)["seats"].items()})
    return LEARNED[min(seats, max(LEARNED))]


def default_weight(seats: int, prefix: str, effect: str) -> float:
    """Default value of an effect from its entry where a feature counts it, in passes; zero once it was learned."""
    if not effect or f"{prefix} {effect}" in learned_weights(seats):
        return 0.0
    entry = effect_of(effect)
    return {"on": entry.fitted, "pit": entry.pit, "hand": entry.hand_value}[prefix]


LEARNED: dict[int, Mapping[str, Sequence[float]]] = {}
"""By number of seats, the learned weights of each feature."""


def set_learned_weights(seats: int, by_trait: Mapping[str, Sequence[float]]) -> None:
    """Replace the learned weights."""
    LEARNED[seats] = by_trait
    rates.cache_clear()
