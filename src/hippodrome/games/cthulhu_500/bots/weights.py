"""The odds with learned stakes: sums like auriga's, but what things are worth comes from races that were won and lost."""

from __future__ import annotations

from functools import cache
from math import exp
from typing import NamedTuple

from hippodrome.core.ask import Seat
from hippodrome.games.cthulhu_500.bots.features import PLACE, turns_left
from hippodrome.games.cthulhu_500.bots.odds import Odds
from hippodrome.games.cthulhu_500.bots.value import unlearned, weigh_traits
from hippodrome.games.cthulhu_500.edition import CREW, MOD, TIRES, Card, Edition
from hippodrome.games.cthulhu_500.state import Moment, State, are_neighbours, complexity, fixing, on_vehicle, vehicle


class Weights(NamedTuple):
    """What the traits weigh with so many turns to go, in passes; and what a pass weighs."""

    a_pass: float
    passing: float
    passed: float
    frail: float
    hurt: float
    mending: float
    fix: float
    card: float
    held: tuple[float, ...]
    """By card, in the hand, beyond being a card."""
    fitted: tuple[float, ...]
    """By card, on the vehicle."""
    pitted: tuple[float, ...]
    """By card, in the pit, beyond its Fix."""
    drawn: float
    """A card that is drawn, on average."""


QUARTER = 4


@cache
def weights_at(edition: Edition, seats: int, quarters: int) -> Weights:
    """The weights with so many quarters of a turn to go."""
    turns = quarters / QUARTER
    worth = weigh_traits(seats, turns)
    a_pass = worth[0]
    w = {trait: worth[n] / a_pass for trait, n in PLACE.items()}

    def of(prefix: str, card: Card) -> float:
        return w.get(f"{prefix} {card.effect}", 0.0) + unlearned(seats, prefix, card.effect) if card.effect else 0.0

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


class Stakes(Odds):
    """The odds at an imagined table, with learned stakes."""

    w: Weights
    turns: float
    shares: list[float]
    """How much a loss of each rival helps this seat; what it loses itself counts one."""
    mine: float
    """The chance of this seat to win."""

    @classmethod
    def over(cls, s: State, seat: Seat) -> Stakes:
        stakes = cls.at(s, seat)
        stakes.turns = turns_left(s)
        stakes.w = weights_at(s.edition, len(s.racers), int(stakes.turns * QUARTER))
        stakes._share()
        return stakes

    def _share(self) -> None:
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
        """Turns this seat may still hope for."""
        return self.turns

    def spite(self, rival: Seat) -> float:
        """How much a loss of one rival helps."""
        return self.shares[rival]

    def gain(self, rival: Seat) -> float:
        """What a pass of that rival is worth; and what one by that rival costs."""
        return 1.0 + self.shares[rival]

    def draw_worth(self) -> float:
        """What a card that is drawn is worth, with the danger, or the hope, that it is the flag."""
        s = self.state
        if s.edition.flag not in s.deck:
            return self.w.drawn
        now = 1.0 if self.wins_now() else 0.0
        ends = (now - self.mine) / len(s.deck)
        return self.w.drawn + ends / (max(0.05, self.mine * (1 - self.mine)) * self.w.a_pass)

    def likes_to_draw(self) -> bool:
        """Whether a card more is worth having."""
        return self.draw_worth() > 0

    # Tests

    def attempt(self, seat: Seat, rival: Seat, *, extra: int = 0, places: int = 1) -> float:
        """What an attempt of this seat is worth: places by their chance, and what a tie does to both."""
        win, tie = self.chances(seat, rival, extra)
        gain = self.gain(rival) - self.spikes(rival)
        if places > 1:
            gain += self.gain(self.ahead())
        worth = win * gain + (tie * self._crash(rival) if tie else 0.0)
        burning = on_vehicle(self.state, seat, "burns_out")
        if burning is not None:
            card = next(card for card in self.me.mods if self.cards[card].effect == "burns_out")
            worth -= (1 - win) * max(0.0, self.w.fitted[card])
        return worth

    def _crash(self, rival: Seat) -> float:
        """What a tie with a vehicle ahead is worth."""
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
        lonely = self.behind() == rival  # nobody is directly behind both
        follower = self.shares[self.behind()]
        if mine:
            return share * cost if lonely else -1 + share * (1 + cost) - (far + 1) * follower
        return far + share - own if lonely else far + 2 * share - far * follower - own

    def swap_worth(self, one: Seat, other: Seat) -> float:
        """What it is worth that two neighbours change places."""
        gained = self.pack.index(one) - self.pack.index(other)
        if self.state.swap_laps and abs(gained) > 1:
            gained = 1 if gained < 0 else -1
        return gained * (self.helps(one) - self.helps(other))

    def helps(self, seat: Seat) -> float:
        """How much what helps a seat helps this one."""
        return 1.0 if seat == self.seat else -self.shares[seat]

    def spikes(self, rival: Seat) -> float:
        """What it costs to pass somebody with spikes."""
        if on_vehicle(self.state, rival, "spikes") is None:
            return 0.0
        return self.damage_cost(self.seat)

    def pit_risk(self) -> float:
        """What the free test of the car behind costs."""
        if on_vehicle(self.state, self.seat, "mudflaps"):
            return 0.0
        rival = self.behind()
        win, tie = self.chances(rival, self.seat)
        cost = self.damage_cost(self.seat) - self.shares[rival] * self.damage_cost(rival)
        worth = win * self.gain(rival) + tie * cost
        if on_vehicle(self.state, self.seat, "spikes"):
            worth -= win * self.shares[rival] * self.damage_cost(rival)
        return max(0.0, worth)

    # Damage

    def damage_cost(self, seat: Seat) -> float:
        """What damage costs a vehicle; one that is damaged already is passed."""
        for card in self.racers[seat].mods:
            if self.cards[card].effect == "plating":
                return max(0.1, self.w.fitted[card])
        if self.racers[seat].damaged:
            return 1.0 + self.shares[behind_of(self.pack, seat)]
        return self.broken_cost(seat)

    def broken_cost(self, seat: Seat) -> float:
        """What it costs a vehicle to be damaged rather than whole."""
        w, car = self.w, vehicle(self.state, seat)
        lost = car.speed - car.damaged
        each = w.passing + w.passed + w.frail - w.hurt - w.mending * self.repair_chance(seat, 0)
        cost = lost * each
        tires = self.racers[seat].tires
        if tires is not None and self.cards[tires].effect == "fragile" and not self.racers[seat].damaged:
            cost += w.fitted[tires]
        return cost

    def damage_worth(self, rival: Seat) -> float:
        """What damaging a rival is worth: its loss, and what this seat gains if it gets by."""
        if self.racers[rival].damaged and not any(self.cards[card].effect == "plating" for card in self.racers[rival].mods):
            follower = behind_of(self.pack, rival)
            return self.shares[rival] + (1.0 if follower == self.seat else -self.shares[follower])
        return self.shares[rival] * self.damage_cost(rival)

    def repair_worth(self, bonus: int) -> float:
        """What a try at repairing is worth now."""
        if not self.me.damaged:
            return 0.0
        return self.repair_chance(self.seat, bonus) * max(0.0, self.broken_cost(self.seat))

    # Cards

    def fitted_worth(self, card: int, seat: Seat | None = None) -> float:
        """What a card on a vehicle is worth over the rest of the race."""
        kind = self.cards[card]
        worth = self.w.fitted[card]
        if kind.effect == "swarm":
            owner = self.seat if seat is None else seat
            worth += (self.driving(owner, card) - kind.drive) * (self.w.passing + self.w.passed)
        return worth

    def crew_worth(self, kind: Card) -> float:
        """What a card is worth in the pit."""
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

    def held(self, card: int) -> float:
        """What a card in the hand is worth as such."""
        return self.w.card + self.w.held[card]

    def keep(self, card: int) -> float:
        """What a card in the hand may be worth some day."""
        kind = self.cards[card]
        worth = self.held(card)
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
    """The vehicle behind another."""
    return pack[(pack.index(seat) + 1) % len(pack)]


@cache
def pitted_by_kind(edition: Edition, w: Weights) -> dict[str, float]:
    """What crew is worth in the pit, by kind."""
    return {card.kind: w.pitted[n] for n, card in enumerate(edition.cards)}
