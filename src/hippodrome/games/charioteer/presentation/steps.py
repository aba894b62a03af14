"""Playback steps of Charioteer: all moves are turned over, then each chariot in order moves and earns its rewards."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import Any

from hippodrome.core.ask import Seat
from hippodrome.core.facts import Fact
from hippodrome.core.playback import NOTHING, StepPart
from hippodrome.games.charioteer.edition import Edition
from hippodrome.games.charioteer.presentation.scene import card_face, chariot_slots, path_between, space_slot, token_face

ACTS = {
    "first_seat": "setup",
    "crowd_dealt": "setup",
    "emperor": "emperor",
    "revealed": "reveal",
    "revealed_reset": "reveal",
    "reset": "move",
    "recovered": "move",
    "distance": "move",
    "whipped": "whip",
    "whip_idle": "whip",
    "attacked": "attack",
    "trained": "skill",
    "in_the_box": "skill",
    "bag_refilled": "token",
    "bag_empty": "token",
    "fan_token": "token",
    "lap": "lap",
    "damage_settled": "upkeep",
    "drew": "upkeep",
    "reshuffled": "upkeep",
    "crowd_slides": "upkeep",
    "race_over": "finish",
}
"""The kind of step that each fact begins. Facts that are not listed continue the step before."""

GROUPED_ACTS = ("setup", "reveal", "upkeep")
"""Steps of all seats at once, which collect all their facts."""

NOBODY = -1
"""The seat of a step that belongs to no seat, or to all."""

HIT_FACTS = ("disrupted", "hurt", "spared")
MOVE_FACTS = ("first_seat", "moved", "whipped")
"""The only facts that move chariots."""


FACE_FIELDS = frozenset(("cards", "hand_cards", "next_card", "tokens", "token", "face", "crowd"))
"""Fields of a fact that reveal faces."""


def step_classifier(edition: Edition, seats: int, options: Mapping[str, Any]) -> CharioteerStepClassifier:
    """Create a step classifier that has seen no fact yet."""
    return CharioteerStepClassifier(edition, seats, rings_meet=bool(options["lapped_in_the_way"]))


class CharioteerStepClassifier:
    """Tracks chariots and the crowd card from fact to fact."""

    def __init__(self, edition: Edition, seats: int, *, rings_meet: bool) -> None:
        self.edition, self.rings_meet = edition, rings_meet
        self.order: list[Seat] = list(range(seats))
        """Seats in race order: further inside and further ahead comes first."""
        self.at: dict[Seat, int] = dict.fromkeys(self.order, edition.track.first_start())
        self.crowd: list[int] = []
        self._act, self._seat = "", NOBODY

    @property
    def state(self) -> Hashable:
        """The classifier's state: places of chariots and the crowd card, and the last kind of step."""
        return tuple(self.order), tuple(self.at.items()), tuple(self.crowd), self._act, self._seat

    @state.setter
    def state(self, place: Any) -> None:
        order, at, crowd, self._act, self._seat = place
        self.order, self.at, self.crowd = list(order), dict(at), list(crowd)

    def classify(self, fact: Fact) -> StepPart:
        """Classify a fact as part of a step."""
        kind, data = fact.kind, fact.data
        seat = data["seat"] if "seat" in data else data.get("leader", data.get("winner"))
        ways, overtakes = NOTHING, tuple[Seat, ...]()
        if kind in MOVE_FACTS:
            ahead = self._ahead_of(seat)
            ways = self._ways(fact)
            if ahead:
                behind = (*self._ahead_of(seat), *data.get("passed", ()))
                overtakes = tuple([rival for rival in ahead if rival not in behind])
        hits = (data["seat"],) if kind in HIT_FACTS else tuple(data.get("passed", ()))
        turn = {"turn": data["turn"]} if kind == "emperor" else None
        return StepPart(self._act_begun_by(kind, seat), seat, hits, tuple(self._faces(fact)), ways, turn, overtakes)

    def _ahead_of(self, seat: Seat | None) -> list[Seat]:
        """Return the seats ahead of a seat in the race: further on, or further inside in the same space."""
        if seat is None:
            return []
        race = sorted(self.order, key=self.at.__getitem__, reverse=True)  # stable: further inside stays first
        return race[: race.index(seat)]

    def _act_begun_by(self, kind: str, seat: Seat | None) -> str:
        """Return the kind of step that a fact begins; empty if it continues the one before."""
        act = ACTS.get(kind, "")
        same = act == self._act and (act in GROUPED_ACTS or seat == self._seat)
        if not act or same:
            return ""
        # The seat of a fact in a shared step must not affect later steps: a viewer sees only their own cards drawn.
        self._act, self._seat = act, NOBODY if seat is None or act in GROUPED_ACTS else seat
        return act

    def _faces(self, fact: Fact) -> Sequence[str]:
        edition, data = self.edition, fact.data
        if FACE_FIELDS.isdisjoint(data):
            return ()
        if fact.kind == "crowd_dealt":
            self.crowd = list(data["cards"])
        cards = [*data.get("cards", ()), *data.get("hand_cards", ())]
        if fact.kind == "revealed" and data["crowd"]:
            cards += self.crowd[:1]
        if fact.kind == "crowd_slides":
            self.crowd = [*self.crowd[1:], data["next_card"]]
            cards.append(data["next_card"])
        faces = [card_face(edition, card) for card in cards]
        faces += [token_face(edition, token) for token in (*data.get("tokens", ()), *_one(data.get("token")))]
        return [f"emperor-{data['face']}"] if fact.kind == "emperor" else faces

    def _ways(self, fact: Fact) -> Mapping[str, Sequence[str]]:
        """Return the spaces that a chariot passed through, and the current slots of all: chariots that share a space move
        aside."""
        data = fact.data
        if fact.kind == "first_seat":
            seats = len(self.order)
            self.order = [(data["seat"] + n) % seats for n in range(seats)]
            return {f"chariot:{seat}": [slot] for seat, slot in chariot_slots(self.edition, self.order, self.at).items()}
        before = chariot_slots(self.edition, self.order, self.at)
        start, spaces = self.at[data["seat"]], data["spaces"]
        self._put(data["seat"], data["place"], spaces, data.get("passed", ()))
        after = chariot_slots(self.edition, self.order, self.at)
        ways = {f"chariot:{seat}": [after[seat]] for seat in self.order if after[seat] != before[seat]}
        if spaces:
            through = path_between(self.edition, start, data["place"], spaces)[:-1]
            ways[f"chariot:{data['seat']}"] = [*(space_slot(self.edition, place) for place in through), after[data["seat"]]]
        return ways

    def _put(self, seat: Seat, to: int, spaces: int, passed: Sequence[Seat]) -> None:
        """Moving the chariot: it enters a space outermost, and ends inside of the chariots it passes there."""
        self.at[seat] = to
        if spaces:
            self.order.remove(seat)
            ahead = [n for n, rival in enumerate(self.order) if self.rings_meet or self.at[rival] >= to]
            self.order.insert(ahead[-1] + 1 if ahead else 0, seat)
        for rival in passed:
            if self._is_beside(seat, rival) and self.order.index(rival) < self.order.index(seat):
                self.order.remove(seat)
                self.order.insert(self.order.index(rival), seat)

    def _is_beside(self, seat: Seat, rival: Seat) -> bool:
        if self.rings_meet:
            return space_slot(self.edition, self.at[seat]) == space_slot(self.edition, self.at[rival])
        return self.at[seat] == self.at[rival]


def _one(token: int | None) -> tuple[int, ...]:
    return () if token is None else (token,)
