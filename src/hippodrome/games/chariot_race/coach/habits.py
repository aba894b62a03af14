"""Habits that an answer of Chariot Race reveals about its player."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from hippodrome.core.table import Pov
from hippodrome.games.chariot_race.answers import Act
from hippodrome.games.chariot_race.movement import trace

HABITS = {"speed": False, "damage": False, "again": True, "attack": True, "repair": True}


def habits(pov: Pov, act: Act) -> Mapping[str, float]:
    """Return the chosen speed, the damage of the path, and whether dice are changed, a rival is attacked, damage repaired."""
    match pov.prompt_kind:
        case "speed":
            return {"speed": act.of[0]}
        case "path":
            s = pov.determinize(Random(0)).state  # there is no hidden information
            chariot = s.chariots[s.active]
            return {"damage": chariot.damage - trace(s, chariot.speed, act.of, chariot.damage).left}
        case "dice":
            return {"again": act.do in ("reroll", "set")}
        case "attack":
            return {"attack": act.do in ("javelin", "caltrop")}
        case "repair":
            return {"repair": act.do == "repair"}
    return {}
