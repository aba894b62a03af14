"""A turn of Charioteer in steps: all moves are turned over, then each chariot in order goes its way and earns its rewards."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import Any

from hippodrome.core.ask import Seat
from hippodrome.core.facts import Fact
from hippodrome.core.playback import NOTHING, Beat
from hippodrome.games.charioteer.edition import Edition
from hippodrome.games.charioteer.presentation.scene import berths, card_face, space_slot, token_face, way_between

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
"""The act that a fact belongs to. What is not named here goes on with the step before it."""

TOGETHER = ("setup", "reveal", "upkeep")
"""Acts of everybody at once: their facts make one step."""

NOBODY = -1
"""The seat of an act that is nobody's, or everybody's."""

HITS = ("disrupted", "hurt", "spared")
MOVES = ("first_seat", "moved", "whipped")
"""Where chariots stand changes with nothing else."""


SHOWING = frozenset(("cards", "hand_cards", "next_card", "tokens", "token", "face", "crowd"))
"""What a fact names if it shows faces."""


def teller(edition: Edition, seats: int, options: Mapping[str, Any]) -> CharioteerTeller:
    """A teller before the start."""
    return CharioteerTeller(edition, seats, rings_meet=bool(options["lapped_in_the_way"]))


class CharioteerTeller:
    """Follows chariots and the crowd card from fact to fact."""

    def __init__(self, edition: Edition, seats: int, *, rings_meet: bool) -> None:
        self.edition, self.rings_meet = edition, rings_meet
        self.order: list[Seat] = list(range(seats))
        """Who stands further inside, and further ahead, comes first."""
        self.at: dict[Seat, int] = dict.fromkeys(self.order, edition.track.first_start())
        self.crowd: list[int] = []
        self._act, self._seat = "", NOBODY

    @property
    def place(self) -> Hashable:
        """Where chariots and the crowd card are, and which act was the last."""
        return tuple(self.order), tuple(self.at.items()), tuple(self.crowd), self._act, self._seat

    @place.setter
    def place(self, place: Any) -> None:
        order, at, crowd, self._act, self._seat = place
        self.order, self.at, self.crowd = list(order), dict(at), list(crowd)

    def hear(self, fact: Fact) -> Beat:
        """What this fact is in the telling."""
        data, seat = fact.data, fact.data.get("seat", fact.data.get("leader", fact.data.get("winner")))
        ways, overtakes = NOTHING, tuple[Seat, ...]()
        if fact.kind in MOVES:
            ahead = self._ahead_of(seat)
            ways = self._ways(fact)
            behind = (*self._ahead_of(seat), *data.get("passed", ()))
            overtakes = tuple(rival for rival in ahead if rival not in behind)
        hits = (data["seat"],) if fact.kind in HITS else tuple(data.get("passed", ()))
        turn = {"turn": data["turn"]} if fact.kind == "emperor" else None
        return Beat(self._begins(fact.kind, seat), seat, hits, tuple(self._faces(fact)), ways, turn, overtakes)

    def _ahead_of(self, seat: Seat | None) -> list[Seat]:
        """Who is ahead of a seat in the race: further on, or further inside in the same space."""
        race = sorted(self.order, key=lambda one: -self.at[one])
        return [] if seat is None else race[: race.index(seat)]

    def _begins(self, kind: str, seat: Seat | None) -> str:
        """The act of the step that a fact begins; empty if it goes on with the one before."""
        act = ACTS.get(kind, "")
        same = act == self._act and (act in TOGETHER or seat == self._seat)
        if not act or same:
            return ""
        # Who was seen in an act of everybody makes no difference to what follows: a seat sees only its own cards drawn.
        self._act, self._seat = act, NOBODY if seat is None or act in TOGETHER else seat
        return act

    def _faces(self, fact: Fact) -> Sequence[str]:
        edition, data = self.edition, fact.data
        if SHOWING.isdisjoint(data):
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
        """The spaces that a chariot went through, and where all of them stand now: those in a space make room."""
        data = fact.data
        if fact.kind == "first_seat":
            seats = len(self.order)
            self.order = [(data["seat"] + n) % seats for n in range(seats)]
            return {f"chariot:{seat}": [slot] for seat, slot in berths(self.edition, self.order, self.at).items()}
        before = berths(self.edition, self.order, self.at)
        start, spaces = self.at[data["seat"]], data["spaces"]
        self._put(data["seat"], data["place"], spaces, data.get("passed", ()))
        after = berths(self.edition, self.order, self.at)
        ways = {f"chariot:{seat}": [after[seat]] for seat in self.order if after[seat] != before[seat]}
        if spaces:
            through = way_between(self.edition, start, data["place"], spaces)[:-1]
            ways[f"chariot:{data['seat']}"] = [*(space_slot(self.edition, place) for place in through), after[data["seat"]]]
        return ways

    def _put(self, seat: Seat, to: int, spaces: int, passed: Sequence[Seat]) -> None:
        """Moving the chariot: it enters a space outermost, and comes to the inside of whom it passes there."""
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
