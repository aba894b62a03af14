"""Baseline bots of Chariot Race: tiro, which a child can beat, and dummy, which always drives as fast as it can."""

from __future__ import annotations

from random import Random

from hippodrome.core.table import Pov
from hippodrome.games.chariot_race.answers import KEEP, PASS, REPAIR, Act
from hippodrome.games.chariot_race.bots.auriga import drive
from hippodrome.games.chariot_race.edition import CHANGE, SPRINT, STEER
from hippodrome.games.chariot_race.movement import trace
from hippodrome.games.chariot_race.state import State, board_of

# Tiro ---------------------------------------------------------------------------------------------------------------


def tiro(pov: Pov, rng: Random) -> Act:
    """Play like a beginner: keep the dice, take any speed, any path that does not wreck, and attack any target."""
    if pov.prompt_kind == "dice":
        return KEEP
    if pov.prompt_kind == "path":
        s: State = pov.determinize(rng).state
        for _ in range(4):
            path: Act = pov.options.draw(rng)
            if trace(s, s.chariots[s.active].speed, path.of, s.chariots[s.active].damage).left:
                break
        return path
    drawn: Act = pov.options.draw(rng)
    return drawn


# Dummy --------------------------------------------------------------------------------------------------------------


def dummy(pov: Pov, rng: Random) -> Act:
    """Drive as fast as possible: dice for speed, the highest speed that is survived, the path that leads furthest ahead."""
    s: State = pov.determinize(rng).state
    acts: list[Act] = list(pov.options) if pov.prompt_kind != "dice" else []
    match pov.prompt_kind:
        case "repair":
            chariot = s.chariots[s.active]
            return REPAIR if board_of(s, chariot).tops[chariot.damage] < chariot.speed else PASS
        case "dice":
            slow = tuple(die for die, face in enumerate(s.dice) if face not in (SPRINT, CHANGE))
            return Act("reroll", slow) if s.free_reroll and slow else KEEP
        case "speed":
            return max(acts, key=lambda act: (_survives(s, act.of[0]), act.of[0]))
        case "path":
            return max(acts, key=lambda act: _reach(s, act.of))
        case "attack":
            return next((act for act in acts if act.do == "javelin"), PASS)
    return acts[0]


def _survives(s: State, speed: int) -> bool:
    damage = max(0, s.chariots[s.active].damage - s.edition.sprint_damage * s.dice.count(SPRINT))
    return drive(s, speed, s.dice.count(STEER), damage)[-1].left > 0


def _reach(s: State, path: tuple[int, ...]) -> tuple[bool, int]:
    traced = trace(s, s.chariots[s.active].speed, path, s.chariots[s.active].damage)
    return traced.left > 0, s.track.front(*traced.end)
