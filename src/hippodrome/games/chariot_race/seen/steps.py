"""A round of Chariot Race in steps: a chariot rolls, settles its speed, moves and rams on its way, and attacks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from hippodrome.core.ask import Seat
from hippodrome.core.steps import NOTHING, Beat
from hippodrome.core.tell import Fact
from hippodrome.games.chariot_race.edition import FACES, Edition
from hippodrome.games.chariot_race.seen.scene import chariot_id, space_slot

ACTS = {
    "first_to_choose": "setup",
    "took": "setup",
    "at_the_start": "setup",
    "round": "round",
    "repaired": "roll",
    "slowed": "roll",
    "rolled": "roll",
    "rerolled": "fate",
    "turned": "fate",
    "fortuna": "speed",
    "speed": "speed",
    "stood_still": "move",
    "moved": "move",
    "rammed": "ram",
    "into_heap": "wreck",
    "dropped": "attack",
    "javelin": "attack",
    "no_target": "attack",
    "race_over": "finish",
    "race_shared": "finish",
    "nobody_left": "finish",
    "no_finisher_left": "finish",
}
"""The act that a fact belongs to. What is not named here goes on with the step before it."""

TOGETHER = ("roll", "speed", "setup")
"""Acts of several facts: those of one chariot in a row make one step."""


def teller(edition: Edition, seats: int, options: Mapping[str, Any]) -> ChariotRaceTeller:
    """A teller before the start."""
    return ChariotRaceTeller(edition)


class ChariotRaceTeller:
    """Knows which step it is in."""

    def __init__(self, edition: Edition) -> None:
        self.edition = edition
        self._step: tuple[str, Any] = ("", None)

    def hear(self, fact: Fact) -> Beat:
        """What this fact is in the telling."""
        data = fact.data
        seat: Seat | None = data.get("seat", data.get("winner"))
        hits = (data["rival_chariot"][0],) if fact.kind in ("rammed", "javelin") else (seat,) if fact.kind == "wrecked" else ()
        turn = {"round": data["round"]} if fact.kind == "round" else None
        struck = tuple(one for one in hits if one is not None)
        return Beat(self._begins(fact), seat, struck, self._faces(fact), self._ways(fact), turn)

    def _begins(self, fact: Fact) -> str:
        """The act of the step that a fact begins; empty if it goes on with the one before."""
        act = ACTS.get(fact.kind, "")
        step = (act, None if act == "setup" else fact.data.get("chariot"))
        if not act or (act in TOGETHER and step == self._step):
            return ""
        self._step = step
        return act

    def _faces(self, fact: Fact) -> tuple[str, ...]:
        if fact.kind == "dropped":
            return ("caltrop",)
        if fact.kind in ("rolled", "rerolled", "turned"):
            return tuple(f"die-{FACES[face]}" for face in fact.data["faces"])
        return ()

    def _ways(self, fact: Fact) -> Mapping[str, Sequence[str]]:
        """Along the track, back behind a rammed chariot, and off the track after a wreck."""
        data = fact.data
        if fact.kind == "moved":
            way = [space_slot(name) for name in (data["from_place"], *data["way"])]
        elif fact.kind == "set_back":
            way = [space_slot(data["place"])]
        elif fact.kind == "wrecked":
            way = [f"seat:{data['seat']}"]
        else:
            return NOTHING
        return {chariot_id(self.edition.colours[data["chariot"][1]]): way}
