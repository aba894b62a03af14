"""The odds with learned weights: sums like auriga's, with values learned from the results of races."""

from __future__ import annotations

from functools import cache
from math import exp
from typing import NamedTuple

from hippodrome.core.ask import Seat
from hippodrome.games.cthulhu_500.bots.features import FEATURE_INDEX, turns_left
from hippodrome.games.cthulhu_500.bots.odds import Odds
from hippodrome.games.cthulhu_500.bots.value import default_weight, feature_weights
from hippodrome.games.cthulhu_500.edition import CREW, MOD, TIRES, Card, Edition
from hippodrome.games.cthulhu_500.state import Moment, State, are_neighbours, complexity, fixing, on_vehicle, vehicle


class Weights(NamedTuple):
    """Feature weights for a number of remaining turns, in passes; and the weight of a pass."""

    a_pass: float
    passing: float
    passed: float
    frail: float
    hurt: float
    mending: float
    fix: float
    card: float
    held: tuple[float, ...]
    """By card, in the hand, in addition to the value of any card."""
    fitted: tuple[float, ...]
    """By card, on the vehicle."""
    pitted: tuple[float, ...]
    """By card, in the pit, in addition to its Fix."""
    drawn: float
    """A drawn card, on average."""


QUARTERS_PER_TURN = 4


@cache
def weights_at(edition: Edition, seats: int, quarters: int) -> Weights:
    """Return the weights for a number of remaining quarters of a turn."""
    turns = quarters / QUARTERS_PER_TURN
    worth = feature_weights(seats, turns)
    a_pass = worth[0]
    w = {trait: worth[n] / a_pass for trait, n in FEATURE_INDEX.items()}

    def of(prefix: str, card: Card) -> float:
        return w.get(f"{prefix} {card.effect}", 0.0) + default_weight(seats, prefix, card.effect) if card.effect else 0.0

    fitted = tuple(
        (card.always + card.passing + card.drive + 0.35 * card.leading) * w["passing"]
        + (card.always + card.passed + card.drive + 0.35 * card.leading) * w["passed"]
        + of("on", card)
        - card.complexity * w["fix"] / edition.die
        for card in edition.cards
    )
    held = tuple(of("hand", card) for card in edition.cards)
    return Weights(
        a_pass, w["passing"], w["passed"], w["frail"], w["hurt"], w["mending"], w["fix"], w["cards"], held, fitted,
        tuple(of("pit", card) for card in edition.cards), w["cards"] + sum(held) / len(held),
    )  # fmt: skip


class LearnedOdds(Odds):
    """The odds at a determinized table, with learned weights."""

    w: Weights
    turns: float
    shares: list[float]
    """Weight of each rival's loss for this seat; its own loss counts one."""
    mine: float
    """The win probability of this seat."""

    @classmethod
    def from_state(cls, s: State, seat: Seat) -> LearnedOdds:
        stakes = cls._at_table(s, seat)
        stakes.turns = turns_left(s)
        stakes.w = weights_at(s.edition, len(s.racers), int(stakes.turns * QUARTERS_PER_TURN))
        stakes._compute_shares()
        return stakes

    def _compute_shares(self) -> None:
        s, w, seats = self.state, self.w, len(self.racers)
        scores = []
        for seat, racer in enumerate(self.racers):
            score = racer.laps * seats - self.pack.index(seat) + 0.0
            car = vehicle(s, seat)
            if racer.vehicle >= 0:
                score += (w.passing + w.passed) * (car.damaged if racer.damaged else car.speed)
            for card in racer.mods:
                score += w.fitted[card]
            if racer.driver is not None:
                score += w.fitted[racer.driver]
            if racer.tires is not None:
                score += w.fitted[racer.tires]
            scores.append(score * w.a_pass)
        most = max(scores)
        chances = [exp(score - most) for score in scores]
        total = sum(chances)
        mine = chances[self.seat]
        rest = max(total - mine, 1e-9)
        self.shares = [chance / rest for chance in chances]
        self.mine = mine / total

    @property
    def moment(self) -> Moment:
        """The event that is being answered."""
        return self.state.moments[-1]

    def turns_left(self) -> float:
        """Expected number of turns left for this seat."""
        return self.turns

    def rival_weight(self, rival: Seat) -> float:
        """Weight of one rival's loss for this seat."""
        return self.shares[rival]

    def pass_worth(self, rival: Seat) -> float:
        """Value of passing that rival; also the cost of being passed by it."""
        return 1.0 + self.shares[rival]

    def draw_worth(self) -> float:
        """Value of a drawn card, with the risk, or the hope, that it is the flag."""
        s = self.state
        if s.edition.flag not in s.deck:
            return self.w.drawn
        now = 1.0 if self.is_winning() else 0.0
        ends = (now - self.mine) / len(s.deck)
        return self.w.drawn + ends / (max(0.05, self.mine * (1 - self.mine)) * self.w.a_pass)

    def likes_to_draw(self) -> bool:
        """Return whether another card is worth having."""
        return self.draw_worth() > 0

    # Tests

    def attempt_worth(self, seat: Seat, rival: Seat, *, extra: int = 0, places: int = 1) -> float:
        """Value of a passing attempt by this seat: places by their probability, and the effects of a tie on both."""
        win, tie = self.chances(seat, rival, extra)
        gain = self.pass_worth(rival) - self.spikes_cost(rival)
        if places > 1:
            gain += self.pass_worth(self.ahead())
        worth = win * gain + (tie * self._crash_worth(rival) if tie else 0.0)
        burning = on_vehicle(self.state, seat, "burns_out")
        if burning is not None:
            card = next(card for card in self.me.mods if self.cards[card].effect == "burns_out")
            worth -= (1 - win) * max(0.0, self.w.fitted[card])
        return worth

    def _crash_worth(self, rival: Seat) -> float:
        """Value of a tie with a vehicle ahead."""
        mine, theirs = self.me.damaged, self.racers[rival].damaged
        if on_vehicle(self.state, self.seat, "suspension") or on_vehicle(self.state, rival, "suspension"):
            mine = theirs = False
        share = self.shares[rival]
        if mine and theirs and are_neighbours(self.state, self.seat, rival):
            return self.swap_worth(self.seat, rival)
        own, cost = self.damage_cost(self.seat), self.damage_cost(rival)
        if mine == theirs:
            return share * cost - own
        far = (self.pack.index(self.seat) - self.pack.index(rival)) % len(self.pack)
        lonely = self.behind() == rival  # no vehicle is directly behind both
        follower = self.shares[self.behind()]
        if mine:
            return share * cost if lonely else -1 + share * (1 + cost) - (far + 1) * follower
        return far + share - own if lonely else far + 2 * share - far * follower - own

    def swap_worth(self, one: Seat, other: Seat) -> float:
        """Value of a swap of two neighbours."""
        gained = self.pack.index(one) - self.pack.index(other)
        if self.state.swap_laps and abs(gained) > 1:
            gained = 1 if gained < 0 else -1
        return gained * (self.seat_weight(one) - self.seat_weight(other))

    def seat_weight(self, seat: Seat) -> float:
        """Weight for this seat of another seat's gain."""
        return 1.0 if seat == self.seat else -self.shares[seat]

    def spikes_cost(self, rival: Seat) -> float:
        """Cost of passing a vehicle with spikes."""
        if on_vehicle(self.state, rival, "spikes") is None:
            return 0.0
        return self.damage_cost(self.seat)

    def pit_risk(self) -> float:
        """Cost of the free test of the car behind."""
        if on_vehicle(self.state, self.seat, "mudflaps"):
            return 0.0
        rival = self.behind()
        win, tie = self.chances(rival, self.seat)
        cost = self.damage_cost(self.seat) - self.shares[rival] * self.damage_cost(rival)
        worth = win * self.pass_worth(rival) + tie * cost
        if on_vehicle(self.state, self.seat, "spikes"):
            worth -= win * self.shares[rival] * self.damage_cost(rival)
        return max(0.0, worth)

    # Damage

    def damage_cost(self, seat: Seat) -> float:
        """Cost of damage to a vehicle; a damaged one is passed."""
        for card in self.racers[seat].mods:
            if self.cards[card].effect == "plating":
                return max(0.1, self.w.fitted[card])
        if self.racers[seat].damaged:
            return 1.0 + self.shares[behind_of(self.pack, seat)]
        return self.broken_cost(seat)

    def broken_cost(self, seat: Seat) -> float:
        """Cost to a vehicle of being damaged."""
        w, car = self.w, vehicle(self.state, seat)
        lost = car.speed - car.damaged
        each = w.passing + w.passed + w.frail - w.hurt - w.mending * self.repair_chance(seat, 0)
        cost = lost * each
        tires = self.racers[seat].tires
        if tires is not None and self.cards[tires].effect == "fragile" and not self.racers[seat].damaged:
            cost += w.fitted[tires]
        return cost

    def damage_worth(self, rival: Seat) -> float:
        """Value of damaging a rival: its loss, and this seat's gain if it gets by."""
        if self.racers[rival].damaged and not any(self.cards[card].effect == "plating" for card in self.racers[rival].mods):
            follower = behind_of(self.pack, rival)
            return self.shares[rival] + (1.0 if follower == self.seat else -self.shares[follower])
        return self.shares[rival] * self.damage_cost(rival)

    def repair_worth(self, bonus: int) -> float:
        """Value of an attempt to repair now."""
        if not self.me.damaged:
            return 0.0
        return self.repair_chance(self.seat, bonus) * max(0.0, self.broken_cost(self.seat))

    # Cards

    def fitted_worth(self, card: int, seat: Seat | None = None) -> float:
        """Value of a card on a vehicle over the rest of the race."""
        kind = self.cards[card]
        worth = self.w.fitted[card]
        if kind.effect == "swarm":
            owner = self.seat if seat is None else seat
            worth += (self.driving(owner, card) - kind.drive) * (self.w.passing + self.w.passed)
        return worth

    def crew_worth(self, kind: Card) -> float:
        """Value of a card in the pit."""
        before = self.repair_chance(self.seat, 0)
        added = kind.fix
        after = min(1.0, before + added / self.edition.die) if before > 0 else self._chance_with(added)
        w = self.w
        weight = w.fix
        if self.me.damaged:
            car = vehicle(self.state, self.seat)
            weight += (car.speed - car.damaged) * w.mending
        return (after - before) * weight + self._pitted(kind)

    def _pitted(self, kind: Card) -> float:
        return pitted_by_kind(self.edition, self.w)[kind.kind]

    def _chance_with(self, fix: int) -> float:
        needed = complexity(self.state, self.seat) - fixing(self.state, self.seat) - fix
        return min(1.0, max(0.0, (self.edition.die - needed + 1) / self.edition.die))

    def held_worth(self, card: int) -> float:
        """Value of holding a card in the hand, besides playing it."""
        return self.w.card + self.w.held[card]

    def hand_worth(self, card: int) -> float:
        """Expected future value of a card in the hand."""
        kind = self.cards[card]
        worth = self.held_worth(card)
        if kind.type in (MOD, TIRES, CREW):
            current = {TIRES: self.me.tires, CREW: self.me.driver}.get(kind.type)
            gain = self.fitted_worth(card) - (self.fitted_worth(current) if current is not None else 0.0)
            if kind.type == MOD and len(self.me.mods) >= self.edition.mods:
                gain -= min([self.fitted_worth(mod) for mod in self.me.mods], default=0.0)
            worth = max(worth, 0.7 * (gain - self.pit_risk() - 0.3))
            if kind.type == CREW:
                worth = max(worth, 0.7 * self.crew_worth(kind))
        return worth


def behind_of(pack: list[Seat], seat: Seat) -> Seat:
    """Return the vehicle behind another."""
    return pack[(pack.index(seat) + 1) % len(pack)]


@cache
def pitted_by_kind(edition: Edition, w: Weights) -> dict[str, float]:
    """Value of crew in the pit, by kind."""
    return {card.kind: w.pitted[n] for n, card in enumerate(edition.cards)}
