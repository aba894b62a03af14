"""Playback steps of Chariot Race: a chariot rolls, sets its speed, moves and rams, and attacks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from hippodrome.core.ask import Seat
from hippodrome.core.facts import Fact
from hippodrome.core.playback import NOTHING, StepPart
from hippodrome.games.chariot_race.edition import FACES, Edition
from hippodrome.games.chariot_race.presentation.scene import chariot_id, space_slot
from hippodrome.games.chariot_race.track import Place, Track

Chariot = tuple[Seat, int]
"""A chariot in facts: its player and its colour."""

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
"""The kind of step that each fact begins. Facts that are not listed continue the step before."""

GROUPED_ACTS = ("roll", "speed", "setup")
"""Steps that collect consecutive facts of one chariot."""


def step_classifier(edition: Edition, seats: int, options: Mapping[str, Any]) -> ChariotRaceStepClassifier:
    """Create a step classifier that has seen no fact yet."""
    return ChariotRaceStepClassifier(edition, edition.tracks[options["first_half"] + options["second_half"]])


class ChariotRaceStepClassifier:
    """Tracks the current step, and the chariots along the track."""

    def __init__(self, edition: Edition, track: Track) -> None:
        self.edition, self.track = edition, track
        self._step: tuple[str, Any] = ("", None)
        self._places: dict[Chariot, Place] = {}
        """Places of the chariots, in order of arrival."""

    def classify(self, fact: Fact) -> StepPart:
        """Classify a fact as part of a step."""
        data = fact.data
        seat: Seat | None = data.get("seat", data.get("winner"))
        hits = (data["rival_chariot"][0],) if fact.kind in ("rammed", "javelin") else (seat,) if fact.kind == "wrecked" else ()
        turn = {"round": data["round"]} if fact.kind == "round" else None
        struck = tuple(one for one in hits if one is not None)
        return StepPart(
            self._act_begun_by(fact), seat, struck, self._faces(fact), self._ways(fact), turn, self._overtakes(fact)
        )

    def _act_begun_by(self, fact: Fact) -> str:
        """Return the kind of step that a fact begins; empty if it continues the one before."""
        act = ACTS.get(fact.kind, "")
        step = (act, None if act == "setup" else fact.data.get("chariot"))
        if not act or (act in GROUPED_ACTS and step == self._step):
            return ""
        self._step = step
        return act

    def _overtakes(self, fact: Fact) -> tuple[Seat, ...]:
        """End of Round: the owners of chariots that this one is now ahead of, and was not before; of equal fronts, the first to
        arrive is ahead."""
        chariot: Chariot | None = fact.data.get("chariot")
        if chariot is None or fact.kind not in ("at_the_start", "moved", "set_back", "wrecked"):
            return ()
        before = self.ahead_of(chariot)
        self._update_place(fact, chariot, self._places.pop(chariot, None))
        now = self.ahead_of(chariot)
        left_behind = [rival[0] for rival in before if rival not in now and rival[0] != chariot[0]]
        return tuple(dict.fromkeys(left_behind)) if fact.kind == "moved" else ()

    def _update_place(self, fact: Fact, chariot: Chariot, place: Place | None) -> None:
        """Update the place of a chariot; a wreck has none."""
        track, data = self.track, fact.data
        if fact.kind == "at_the_start":
            self._places[chariot] = track.place_before_start(track.starts[data["start"] - 1])
        elif place is not None and fact.kind == "moved":
            for name in data["way"]:
                place = track.next_at(place, name)
            self._places[chariot] = place
        elif place is not None and fact.kind == "set_back":
            self._places[chariot] = track.last_at(place, data["place"])

    def ahead_of(self, chariot: Chariot) -> list[Chariot]:
        """Return the known chariots ahead of one that is still racing."""
        race = sorted(self._places, key=lambda one: -self.track.front(*self._places[one]))
        return race[: race.index(chariot)] if chariot in race else []

    def _faces(self, fact: Fact) -> tuple[str, ...]:
        if fact.kind == "dropped":
            return ("caltrop",)
        if fact.kind in ("rolled", "rerolled", "turned"):
            return tuple(f"die-{FACES[face]}" for face in fact.data["faces"])
        return ()

    def _ways(self, fact: Fact) -> Mapping[str, Sequence[str]]:
        """Return the paths along the track, back behind a rammed chariot, and off the track after a wreck."""
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
