"""What an answer would do, shown before it is confirmed: the same reckoning that the rules carry out."""

from __future__ import annotations

from typing import NamedTuple

from hippodrome.core.ask import Seat
from hippodrome.games.chariot_race.answers import Act
from hippodrome.games.chariot_race.edition import FORTUNA, STEER
from hippodrome.games.chariot_race.offers import dice_cost, why_not
from hippodrome.games.chariot_race.reckoning import speeds, sprint_damage, trace
from hippodrome.games.chariot_race.state import NOBODY, State, board_of, is_safe


class PreviewStep(NamedTuple):
    """A space on the way: its limit and what each thing there costs; `rammed` is the colour of a rammed chariot."""

    place: str
    limit: int
    corner: int
    caltrop: int
    ram: int
    rammed: int | None
    rival_damage: int
    heap: bool
    damage: int


class Preview(NamedTuple):
    """What a chariot would be left with. `steps` are the spaces of a path; `set_back` is the place behind a rammed chariot."""

    damage: int
    speed: int
    fate: int
    hurt: int
    place: str
    steps: tuple[PreviewStep, ...] = ()
    set_back: str | None = None
    wrecked: bool = False
    laps: int = 0
    target: int | None = None
    target_damage: int = 0
    """Of a javelin: the colour of the chariot it hits, and what that is left with."""
    supply: int = 0
    front: int = 0
    """Of a speed or a path: how far ahead it ends, laps included."""
    dice: int = 0
    """Before the roll: the dice that the initial speed leaves."""
    sprint: int = 0
    """What the sprints do to the horses; part of `hurt`."""
    gives_up: bool = False
    """The free re-roll is given up. (Ruling 15)"""


def preview(s: State, seat: Seat, act: Act) -> Preview | None:
    """What an answer would do; None if this seat may not give it now, or is not yet on the track."""
    if s.active == NOBODY or s.phase in ("take", "start") or s.chariots[s.active].owner != seat or why_not(s, act):
        return None
    chariot, edition = s.chariots[s.active], s.edition
    place = s.track.space(*chariot.place).name
    now = Preview(chariot.damage, chariot.speed, chariot.fate, 0, place, laps=chariot.laps, supply=s.supply)
    match act.do:
        case "repair":
            points = min(edition.repair, board_of(s, chariot).damage - chariot.damage)
            repaired = now._replace(damage=now.damage + points, hurt=-points, fate=now.fate - edition.repair_cost)
            return _initial_speed(s, repaired)
        case "pass" if s.phase == "repair":
            return _initial_speed(s, now)
        case "keep":
            return _keep(s, now._replace(fate=min(board_of(s, chariot).fate, now.fate + s.dice.count(FORTUNA))))
        case "reroll":
            return now._replace(fate=now.fate - dice_cost(s))
        case "set":
            return now._replace(fate=now.fate - edition.dice_cost, gives_up=s.free_reroll)
        case "speed":
            return _speed(s, now, act.of[0])
        case "path":
            return _path(s, now, act.of)
        case "javelin":
            target = next(n for n, c in enumerate(s.chariots) if c.colour == act.of[0])
            hurt = 0 if is_safe(s, target) else edition.javelin_damage
            return now._replace(target=act.of[0], target_damage=max(0, s.chariots[target].damage - hurt))
        case "caltrop":
            return now._replace(supply=now.supply - 1)
    return now


def _initial_speed(s: State, now: Preview) -> Preview:
    """Phase 2: Adjust Initial Speed; Phase 3: Roll Dice: the speed that the damage allows, and the dice that it leaves."""
    board = board_of(s, s.chariots[s.active])
    speed = min(now.speed, board.tops[now.damage])
    return now._replace(speed=speed, dice=board.dice[speed])


def _keep(s: State, now: Preview) -> Preview:
    """Phase 5: Move: what the kept dice do for certain: the sprints hurt; with one speed and no steer die all
    of the move; a wreck that no speed avoids."""
    possible = speeds(s)
    if STEER not in s.dice:
        moves = [_speed(s, now, speed) for speed in possible]
        if len(moves) == 1:
            return moves[0]
        if all(move.wrecked for move in moves):
            return _sprint(s, now, now.speed)._replace(damage=0, hurt=now.damage, wrecked=True)
    return _sprint(s, now, possible[0] if len(possible) == 1 else now.speed)


def _sprint(s: State, now: Preview, speed: int) -> Preview:
    """Phase 5: Move: the damage of the sprints, which may wreck the chariot before it moves."""
    hurt = min(now.damage, sprint_damage(s))
    return now._replace(speed=speed, damage=now.damage - hurt, hurt=hurt, sprint=hurt, wrecked=hurt >= now.damage)


def _speed(s: State, now: Preview, speed: int) -> Preview:
    """Phase 5: Move: the damage of the sprints, and the way straight on; without a steer die that is the only way."""
    after = _sprint(s, now, speed)
    return after if after.wrecked else _path(s, after, (0,) * speed)


def _path(s: State, now: Preview, path: tuple[int, ...]) -> Preview:
    """Phase 5: Move: each space with each corner's damage, each caltrop and each ram, where it ends, and what is left."""
    traced = trace(s, now.speed, path, now.damage)
    track, chariot = s.track, s.chariots[s.active]
    steps = []
    laps = chariot.laps
    for step in traced.steps:
        rammed = None if step.rammed == NOBODY else s.chariots[step.rammed].colour
        left = 0 if step.rammed == NOBODY else max(0, s.chariots[step.rammed].damage - step.rival)
        steps.append(PreviewStep(track.spaces[step.space].name, step.limit, step.corner, step.caltrop, step.ram, rammed, left,
                                 step.heap, step.left))
        laps = max(laps, track.laps(step.lane, step.at))
    return now._replace(
        damage=traced.left,
        hurt=now.hurt + now.damage - traced.left,
        place=track.space(*traced.end).name,
        steps=tuple(steps),
        set_back=None if traced.back is None else track.space(*traced.back).name,
        wrecked=traced.left == 0,
        laps=laps,
        front=track.front(*traced.end),
    )
