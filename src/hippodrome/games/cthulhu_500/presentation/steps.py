"""Playback steps of Cthulhu 500: the card played, each reaction to it, dice, sums, and passes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from hippodrome.core.ask import Seat
from hippodrome.core.facts import Fact
from hippodrome.core.playback import NOTHING, StepPart
from hippodrome.games.cthulhu_500.edition import Edition
from hippodrome.games.cthulhu_500.presentation.scene import BEND_SLOTS, MAX_PIPS, car_id, place_slot

ACTS = {
    "vehicle": "setup",
    "dealt": "setup",
    "qualified": "reveal",
    "order_rolls": "dice",
    "grid": "grid",
    "turn": "turn",
    "played": "play",
    "uses": "play",
    "crew": "play",
    "no_more_actions": "play",
    "pits": "pit",
    "fits": "pit",
    "takes_wheel": "pit",
    "reacted": "reaction",
    "cancelled": "answer",
    "came_too_late": "answer",
    "triggers": "trigger",
    "attempts": "try",
    "dice": "dice",
    "rolled_again": "dice",
    "repair_test": "dice",
    "total": "sum",
    "passed": "pass",
    "tie": "crash",
    "damaged": "damage",
    "damaged_again": "damage",
    "swapped": "damage",
    "spiked": "attack",
    "infected": "contagion",
    "struck": "contagion",
    "threw_away": "upkeep",
    "drew": "upkeep",
    "turn_over": "upkeep",
    "warning": "flag",
    "flag": "flag",
    "standstill": "flag",
    "race_over": "finish",
}
"""The kind of step that each fact begins. Facts that are not listed, such as effects, continue the step before."""

GROUPED_ACTS = ("setup", "reveal", "sum", "upkeep")
"""Kinds of steps that collect several consecutive facts."""

ACTOR_FACTS = frozenset({
    "vehicle", "dealt", "qualified", "turn", "threw_away", "drew", "drew_cards", "repaired", "repair_test", "repair_failed",
    "boosted", "sheltered", "pounces", "fits", "takes_wheel", "steps_down", "triggers", "total", "wins_tie", "turn_over",
    "takes_next_turn", "played", "uses", "crew", "no_more_actions", "attempts", "failed", "passed", "follows", "dice",
    "rolled_again", "reacted", "cancelled", "came_too_late", "nothing_left", "pits", "idles", "ogled", "lap", "harpooned",
    "repossessed", "changed_sides", "reanimated", "regrows", "grid", "warning", "flag",
})  # fmt: skip
"""Facts whose seat is the one that acts. In all others, such as effects, the seat is affected."""

FACTS_WITHOUT_HITS = ("dice", "spiked", "follows")
"""Facts whose rival is not affected."""


def step_classifier(edition: Edition, seats: int, options: Mapping[str, Any]) -> CthulhuStepClassifier:
    """Create a step classifier that has seen no fact yet."""
    return CthulhuStepClassifier(edition)


class CthulhuStepClassifier:
    """Tracks the pack from fact to fact."""

    def __init__(self, edition: Edition) -> None:
        self.edition = edition
        self.pack: list[Seat] = []
        self._laps: dict[Seat, int] = {}
        self._before: list[Seat] = []
        """Race order before the last change of places."""
        self._act = ""

    def classify(self, fact: Fact) -> StepPart:
        """Classify a fact as part of a step."""
        data = fact.data
        seat: Seat | None = data.get("seat", data.get("winner"))
        turn = {"turn": data["turn"], "seat": data["seat"]} if fact.kind == "turn" else None
        if fact.kind in ("passed", "swapped"):
            self._before = self._race_order()
        ways = self._ways(fact)
        return StepPart(
            self._act_begun_by(fact.kind), seat, self._hits(fact), self._faces(fact), ways, turn, self._overtakes(fact)
        )

    def _race_order(self) -> list[Seat]:
        """Return the race order: most lap counters, then the place in the pack."""
        return sorted(self.pack, key=lambda seat: -self._laps[seat])

    def _overtakes(self, fact: Fact) -> tuple[Seat, ...]:
        """Return the seats that a lap counter puts a seat ahead of, which the facts about the pack do not show."""
        if not self.pack or fact.kind not in ("lap", "lap_back", "net_laps"):
            return ()
        if fact.kind == "net_laps":
            self._laps = {one: laps - 1 for one, laps in self._laps.items()}
            return ()
        seat: Seat = fact.data["seat"]
        if fact.kind == "lap_back" and not self._laps[seat]:  # it had none to give back, so all others gained one
            self._laps = {one: laps + (one != seat) for one, laps in self._laps.items()}
        else:
            self._laps[seat] = fact.data["laps"]
        if fact.kind != "lap":
            return ()
        now = self._race_order()
        return tuple(one for one in self._before[: self._before.index(seat)] if one not in now[: now.index(seat)])

    def _act_begun_by(self, kind: str) -> str:
        """Return the kind of step that a fact begins; empty if it continues the one before."""
        act = ACTS.get(kind, "")
        if not act or (act == self._act and act in GROUPED_ACTS):
            return ""
        self._act = act
        return act

    def _hits(self, fact: Fact) -> tuple[Seat, ...]:
        """Return the affected seats: a rival, the owner of a target card, or a seat that is named without acting."""
        data = fact.data
        fields = ("owner",) if fact.kind in FACTS_WITHOUT_HITS else ("rival", "owner")
        found = [data[field] for field in fields if isinstance(data.get(field), int)]
        found += [*data.get("seats", ())] if fact.kind in ("played", "uses") else []
        found += [*data.get("passed", ())]
        if "seat" in data and fact.kind not in ACTOR_FACTS:
            found.append(data["seat"])
        return tuple(dict.fromkeys(found))

    def _faces(self, fact: Fact) -> tuple[str, ...]:
        data, cards = fact.data, self.edition.cards
        if fact.kind in ("dice", "rolled_again", "repair_test", "regrows"):
            return tuple(_die(data[field]) for field in ("die", "rival_die") if field in data)
        if fact.kind == "order_rolls":
            return tuple(_die(pips) for pips in data["dice"])
        if fact.kind == "vehicle":
            return (f"vehicle:{self.edition.vehicles[data['vehicle']].name}",)
        named = [data[field] for field in ("card", "contagion") if isinstance(data.get(field), int)]
        for field in ("cards", "aim"):
            named += [card for card in data.get(field) or () if isinstance(card, int)]
        return tuple(f"card:{cards[card].kind}" for card in dict.fromkeys(named))

    def _ways(self, fact: Fact) -> Mapping[str, Sequence[str]]:
        """Return the current slots of the cars in the pack. A car that laps it goes along the far side of the oval to a place
        behind it."""
        data, before = fact.data, list(self.pack)
        around = False
        if fact.kind == "grid":
            self.pack = list(data["places"])
            self._laps, self._before = dict.fromkeys(self.pack, 0), list(self.pack)
        elif not {data.get("seat"), data.get("rival")} <= set(before):
            return NOTHING  # the grid is not known yet
        elif fact.kind == "passed":
            seat, rival = data["seat"], data["rival"]
            around = before.index(rival) > before.index(seat)
            self.pack.remove(seat)
            self.pack.insert(self.pack.index(rival), seat)
        elif fact.kind == "swapped":
            one, other = before.index(data["seat"]), before.index(data["rival"])
            self.pack[one], self.pack[other] = before[other], before[one]
        else:
            return NOTHING
        ways: dict[str, Sequence[str]] = {}
        for n, seat in enumerate(self.pack):
            if before[n : n + 1] != [seat]:
                ways[car_id(seat)] = [*BEND_SLOTS, place_slot(n)] if around and seat == data["seat"] else [place_slot(n)]
                ways[f"laps:{seat}"] = [f"laps:{n}"]
        return ways


def _die(pips: int) -> str:
    return f"die:{pips}" if pips <= MAX_PIPS else "die:blank"
