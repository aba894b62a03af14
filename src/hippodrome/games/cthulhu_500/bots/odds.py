"""The odds of a race of Cthulhu 500 as one seat sees them: values of actions and cards, in passes."""

from __future__ import annotations

from functools import cache
from itertools import product
from random import Random
from typing import Any, Self

from hippodrome.core.ask import Seat
from hippodrome.games.cthulhu_500.answers import NOTHING, REPAIR, Answer
from hippodrome.games.cthulhu_500.edition import CREW, MOD, REACTION, TIRES, Card, Edition
from hippodrome.games.cthulhu_500.effect import effect_of
from hippodrome.games.cthulhu_500.passing import reckon
from hippodrome.games.cthulhu_500.presentation.view import flag_location, moment_view
from hippodrome.games.cthulhu_500.state import (
    Racer,
    State,
    ahead,
    behind,
    complexity,
    fixing,
    hand_limit,
    in_play_of,
    is_warded,
    on_vehicle,
    pile_size,
    thickness,
    vehicle,
)

TIE_BREAK_SCALE = 0.03
"""Scale of the random tie-breaking: smaller differences are decided at random."""

CHANCE_PER_POINT = 0.13
"""Change of the probability to win a passing test by one more point, near even odds."""

TURNS_LEFT_BY_PILE = {"thick": 7.0, "thin": 3.5, "nearly_gone": 1.5, "empty": 1.0}
"""Expected number of turns left for a seat once the flag is in the pile, by the thickness of the pile."""


@cache
def outcomes(die: int, lead: int) -> tuple[float, float]:
    """Return the probabilities that one die and a lead beat another die, and that they equal it."""
    rolls = [a + lead - b for a, b in product(range(die), repeat=2)]
    return sum(r > 0 for r in rolls) / len(rolls), sum(r == 0 for r in rolls) / len(rolls)


class Odds:
    """A table rebuilt from the view of a seat."""

    def __init__(self, view: dict[str, Any], edition: Edition, seat: Seat, rng: Random) -> None:
        self.view, self.edition, self.seat, self.cards = view, edition, seat, edition.cards
        self._rng: Random | None = rng
        self.racers = [
            Racer(
                seen["vehicle"], seen["damaged"], seen["laps"], seen["hand"] if n == seat else [], seen["pit"],
                seen["driver"], seen["mods"], seen["tires"], seen["boost"], seen["slowed"], seen["sheltered"],
            )
            for n, seen in enumerate(view["racers"])
        ]  # fmt: skip
        self.hand_sizes = [len(r["hand"]) if n == seat else r["hand"] for n, r in enumerate(view["racers"])]
        self.pack: list[Seat] = view["pack"]
        self.state = State(racers=self.racers, pack=self.pack, spells=view["spells"], edition=edition)
        self.me = self.racers[seat]

    @classmethod
    def from_state(cls, s: State, seat: Seat) -> Odds:
        """Compute the odds at a determinized table, as the seat there sees them: faster than from its view, and without
        tie-breaking."""
        return cls._at_table(s, seat, pile=thickness(s, pile_size(s)), flag=flag_location(s))

    @classmethod
    def _at_table(cls, s: State, seat: Seat, **seen: Any) -> Self:
        """Create the odds of a seat at a determinized table, with what only it sees there."""
        odds = cls.__new__(cls)
        moment = moment_view(s.moments[-1]) if s.moments else None
        odds.view = {"actions": s.actions, "mover": s.mover, "contagions": s.contagions, "moment": moment, **seen}
        odds.edition, odds.seat, odds.cards, odds._rng = s.edition, seat, s.edition.cards, None
        odds.racers, odds.pack, odds.state, odds.me = s.racers, s.pack, s, s.racers[seat]
        odds.hand_sizes = [len(racer.hand) for racer in s.racers]
        return odds

    def tie_breaker(self) -> float:
        """Return a small random number that breaks ties between equal answers."""
        return TIE_BREAK_SCALE * self._rng.random() if self._rng is not None else 0.0

    # Places

    def ahead(self, by: int = 1) -> Seat:
        """Return the vehicle ahead."""
        return ahead(self.state, self.seat, by)

    def ahead_of(self, seat: Seat) -> Seat:
        """Return the vehicle ahead of another."""
        return ahead(self.state, seat)

    def behind(self) -> Seat:
        """Return the vehicle behind."""
        return behind(self.state, self.seat)

    def owner(self, card: int) -> Seat:
        """Holder of a card in play; this seat if there is none."""
        return next((n for n, racer in enumerate(self.racers) if card in in_play_of(racer)), self.seat)

    def is_in_play(self, card: int) -> bool:
        """Return whether a card is in play."""
        return any(card in in_play_of(racer) for racer in self.racers)

    def infected(self) -> list[int]:
        """The cards that carry a contagion."""
        return list(self.view["contagions"].values())

    def is_warded(self, seat: Seat) -> bool:
        """Return whether a vehicle is immune to Spells."""
        return is_warded(self.state, seat)

    def is_winning(self) -> bool:
        """Return whether this seat would win if the race ended."""
        best = min(self.pack, key=lambda seat: (-self.racers[seat].laps, self.pack.index(seat)))
        return best == self.seat

    def rival_weight(self, rival: Seat) -> float:
        """Weight of one rival's loss for this seat: most if it is the strongest, some if it is a neighbour."""
        best = min(
            [seat for seat in self.pack if seat != self.seat], key=lambda seat: (-self.racers[seat].laps, self.pack.index(seat))
        )
        worth = 1.0 / (len(self.pack) - 1)
        if rival == best:
            worth += 0.15
        return worth + (0.1 if rival in (self.ahead(), self.behind()) else 0.0)

    # Remaining turns

    def turns_left(self) -> float:
        """Expected number of turns left for this seat."""
        left = TURNS_LEFT_BY_PILE[self.view["pile"]] * 3 / len(self.pack) * 1.4
        if self.view["flag"] == "waiting":
            left += 12 * 3 / len(self.pack)
        return 1.0 if self.view["flag"] == "out" else max(1.0, left)

    def hand_room(self) -> int:
        """Number of cards that still fit the hand."""
        return hand_limit(self.state, self.seat) - len(self.me.hand)

    def likes_to_draw(self) -> bool:
        """Return whether this seat wants to draw, which may bring the flag: not if it is behind and the flag is near."""
        near = self.view["flag"] in ("in_pile", "below") and self.view["pile"] == "nearly_gone"
        return self.is_winning() or not near

    # Tests

    def chances(self, seat: Seat, rival: Seat, extra: int = 0) -> tuple[float, float]:
        """Return the probabilities that an attempt wins, and that it ties."""
        lead = reckon(self.state, seat, passing=True).total - reckon(self.state, rival, passing=False).total + extra
        win, tie = outcomes(self.edition.die, lead)
        if on_vehicle(self.state, seat, "wins_ties"):
            return win + tie, 0.0
        return (win, 0.0) if on_vehicle(self.state, rival, "wins_ties") else (win, tie)

    def attempt_worth(self, seat: Seat, rival: Seat, *, extra: int = 0, places: int = 1) -> float:
        """Value of a passing attempt by this seat: places by their probability, and the effects of a tie on both."""
        win, tie = self.chances(seat, rival, extra)
        worth = win * (places - self.spikes_cost(rival))
        mine, theirs = self.me.damaged, self.racers[rival].damaged
        if theirs and not mine:
            crash = places - self.damage_cost(self.seat)
        elif mine and theirs:
            crash = 0.5
        elif mine:
            crash = -0.7 + self.rival_weight(rival) * self.damage_cost(rival)
        else:
            crash = self.rival_weight(rival) * self.damage_cost(rival) - self.damage_cost(self.seat)
        return worth + tie * crash

    def spikes_cost(self, rival: Seat) -> float:
        """Cost of passing a vehicle with spikes."""
        if on_vehicle(self.state, rival, "spikes") is None:
            return 0.0
        return 1.0 if self.me.damaged else max(0.0, self.damage_cost(self.seat))

    def is_being_passed(self) -> bool:
        """Return whether this seat is being passed in the current attempt."""
        return bool(self.pack) and self.ahead_of(self.view["moment"]["seat"]) == self.seat

    def reroll_worth(self, *, both: bool) -> float:
        """Value of rerolling one die, or both, in the test that has just been rolled."""
        moment = self.view["moment"]
        seat, rival = moment["seat"], moment["rival"]
        if self.seat not in (seat, rival):
            return 0.0
        mine = reckon(self.state, seat, passing=True).total + moment["push"]
        theirs = reckon(self.state, rival, passing=False).total + moment["swerve"]
        die = self.edition.die
        now = mine + moment["die"] - theirs - moment["rival_die"]
        if both:
            again = [mine + a - theirs - b for a, b in product(range(die), repeat=2)]
        elif self.seat == seat:
            again = [mine + a + 1 - theirs - moment["rival_die"] for a in range(die)]
        else:
            again = [mine + moment["die"] - theirs - a - 1 for a in range(die)]
        worth = sum(self._result_worth(result) for result in again) / len(again) - self._result_worth(now)
        return worth if self.seat == seat else -worth

    def _result_worth(self, lead: int) -> float:
        return 1.0 if lead > 0 else 0.0 if lead < 0 else -0.2

    # Damage

    def damage_cost(self, seat: Seat) -> float:
        """Cost of damage to an undamaged vehicle; negative for one that is faster when damaged."""
        if self.racers[seat].damaged:
            return 1.0
        car = vehicle(self.state, seat)
        lost = car.speed - car.damaged
        chance = self.repair_chance(seat, 0)
        mending = 0.9 + 0.9 / chance if chance > 0.1 else 9.0
        return min(lost * CHANCE_PER_POINT * 3 * self.turns_left(), mending) if lost > 0 else lost * CHANCE_PER_POINT * 3

    def damage_worth(self, rival: Seat) -> float:
        """Value to this seat of damaging a rival."""
        if self.racers[rival].damaged:
            return 1.0 if behind(self.state, rival) == self.seat else self.rival_weight(rival)
        return self.rival_weight(rival) * self.damage_cost(rival)

    def only_swaps(self, by: Seat, *, spell: bool) -> bool:
        """Return whether damage to a vehicle's neighbours only swaps their places: with three vehicles, if both were damaged
        before."""
        hit = (ahead(self.state, by), behind(self.state, by))
        return len(self.pack) == 3 and all(self._is_hit_again(seat, spell=spell) for seat in hit)

    def _is_hit_again(self, seat: Seat, *, spell: bool) -> bool:
        plated = on_vehicle(self.state, seat, "plating") is not None
        return self.racers[seat].damaged and not plated and not (spell and self.is_warded(seat))

    def repair_chance(self, seat: Seat, bonus: int) -> float:
        """Return the probability that a repair succeeds."""
        needed = complexity(self.state, seat) - fixing(self.state, seat) - bonus
        die = self.edition.die
        return min(1.0, max(0.0, (die - needed + 1) / die))

    def repair_worth(self, bonus: int) -> float:
        """Value of an attempt to repair now."""
        if not self.me.damaged:
            return 0.0
        car = vehicle(self.state, self.seat)
        gain = (car.speed - car.damaged) * CHANCE_PER_POINT * 3 * min(6.0, self.turns_left())
        return self.repair_chance(self.seat, bonus) * gain

    def pit_risk(self) -> float:
        """Cost of the free test of the car behind."""
        if on_vehicle(self.state, self.seat, "mudflaps"):
            return 0.0
        win, tie = self.chances(self.behind(), self.seat)
        return win + tie * (0.3 if self.me.damaged else max(0.0, self.damage_cost(self.seat)) * 0.5)

    def pit_options(self) -> list[Answer]:
        """Pit actions that are possible with this hand."""
        found = [NOTHING, REPAIR]
        full = len(self.me.mods) >= self.edition.mods
        for card in self.me.hand:
            kind = self.cards[card].type
            if kind == MOD:
                found += [Answer("mod", (card, old)) for old in self.me.mods] if full else [Answer("mod", (card,))]
            elif kind in (TIRES, CREW):
                found.append(Answer("tires" if kind == TIRES else "driver", (card,)))
        return found

    # Cards

    def fitted_worth(self, card: int, seat: Seat | None = None) -> float:
        """Value of a card on a vehicle over the rest of the race."""
        kind = self.cards[card]
        points = kind.always * 3.4 + kind.passing * 1.7 + kind.passed * 1.4 + kind.leading * 0.8
        owner = self.seat if seat is None else seat
        if kind.type == CREW:
            points = self.driving(owner, card) * 3.4
        entry = effect_of(kind.effect)
        worth = points * CHANCE_PER_POINT * min(8.0, self.turns_left()) * entry.lasts
        return worth + entry.fitted * min(1.0, self.turns_left() / 6)

    def driving(self, seat: Seat, card: int) -> float:
        """The Drive of a crew card, with its swarm."""
        kind = self.cards[card]
        fungi = sum(self.cards[other].fungi for other in self.racers[seat].pit)
        return kind.drive + (min(fungi, kind.amount) if kind.effect == "swarm" else 0)

    def crew_worth(self, kind: Card) -> float:
        """Value of a card in the pit: little, unless there is damage that the crew cannot repair yet."""
        worth = 0.04 * kind.fix + (effect_of(kind.effect).pit if self.turns_left() > 3 else 0.0)
        if self.me.damaged and self.repair_chance(self.seat, 0) < 0.5:
            car = vehicle(self.state, self.seat)
            worth += 0.1 * kind.fix * max(0, car.speed - car.damaged)
        return worth

    def hand_worth(self, card: int) -> float:
        """Expected future value of a card in the hand."""
        kind = self.cards[card]
        if kind.type in (MOD, TIRES, CREW):
            current = {TIRES: self.me.tires, CREW: self.me.driver}.get(kind.type)
            worth = self.fitted_worth(card) - (self.fitted_worth(current) if current is not None else 0.0)
            if kind.type == MOD and len(self.me.mods) >= self.edition.mods:
                worth -= min([self.fitted_worth(mod) for mod in self.me.mods], default=0.0)
            if kind.type == CREW:
                worth = max(worth, 0.1 * kind.fix if self.me.damaged else 0.05 * kind.fix)
            return max(0.0, worth - self.pit_risk() * 0.6)
        if kind.type == REACTION and self.view["flag"] == "out":
            return 0.5
        return effect_of(kind.effect).hand

    def play_worth(self, answer: Answer) -> float:
        """Default value of a card known only by the entry of its effect: aimed at the strongest rival, never at the seat
        itself."""
        worth = effect_of(self.cards[answer.cards[0]].effect).play_value
        at = [*answer.seats, *(self.owner(card) for card in answer.cards[1:] if self.is_in_play(card))]
        if self.seat in at:
            return -1.0
        return worth + 0.1 * sum(self.rival_weight(rival) for rival in at)

    def contagion_worth(self, card: int) -> float:
        """Value of a card as the victim of a contagion."""
        owner = self.owner(card)
        worth = self.fitted_worth(card, owner) + 0.1
        return -worth if owner == self.seat else worth * self.rival_weight(owner)
