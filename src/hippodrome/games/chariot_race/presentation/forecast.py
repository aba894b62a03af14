"""Forecast of an answer, shown before it is confirmed: computed by the functions that the rules apply.

A statement without a condition is certain. Effects that depend on a later choice are separate (`straight`), and fate that
may rise with later dice is marked (`may_gain_fate`).
"""

from __future__ import annotations

from typing import NamedTuple

from hippodrome.core.ask import Seat
from hippodrome.games.chariot_race.answers import Act
from hippodrome.games.chariot_race.edition import FORTUNA, STEER
from hippodrome.games.chariot_race.movement import speeds, sprint_damage, trace
from hippodrome.games.chariot_race.offers import dice_cost, why_not
from hippodrome.games.chariot_race.state import NOBODY, State, board_of, is_safe


class ForecastStep(NamedTuple):
    """A space of the path: its limit and the damage of each cause; `rammed` is the colour of a rammed chariot."""

    place: str
    limit: int
    corner: int
    caltrop: int
    ram: int
    rammed: int | None
    rival_damage: int
    heap: bool
    damage: int


class Forecast(NamedTuple):
    """The outcome for a chariot. `steps` are the spaces of a path; `set_back` is the place behind a rammed chariot."""

    damage: int
    speed: int
    fate: int
    hurt: int
    place: str
    steps: tuple[ForecastStep, ...] = ()
    set_back: str | None = None
    wrecked: bool = False
    laps: int = 0
    target: int | None = None
    target_damage: int = 0
    """For a javelin: the colour of the chariot it hits, and its remaining damage."""
    supply: int = 0
    front: int = 0
    """For a path: the position of its end, laps included."""
    dice: int = 0
    """Before the roll: the number of dice that the initial speed allows."""
    sprint: int = 0
    """Damage by sprints; part of `hurt`."""
    gives_up_free_reroll: bool = False
    """The free re-roll is given up. (Ruling 15)"""
    final_dice: tuple[int, ...] = ()
    """The dice, if this answer makes them final."""
    may_gain_fate: bool = False
    """Dice that are rolled again may bring more fate at once."""
    is_whole_move: bool = False
    """The whole move is certain: `damage`, `place` and `steps` are those of its end."""
    completed_lap: int = 0
    of_laps: int = 0
    """For a path over the line: the lap that it completes, and the number of laps."""
    straight: Forecast | None = None
    """Outcome of driving straight on, if steer dice allow other paths."""

    @property
    def finishes(self) -> bool:
        """Return whether the path ends this chariot's race."""
        return 0 < self.of_laps <= self.completed_lap


def forecast(s: State, seat: Seat, act: Act) -> Forecast | None:
    """Forecast an answer; None if this seat may not give it now, or is not on the track yet."""
    if s.active == NOBODY or s.phase in ("take", "start") or s.chariots[s.active].owner != seat or why_not(s, act):
        return None
    chariot, edition = s.chariots[s.active], s.edition
    place = s.track.space(*chariot.place).name
    now = Forecast(chariot.damage, chariot.speed, chariot.fate, 0, place, laps=chariot.laps, supply=s.supply)
    match act.do:
        case "repair":
            points = min(edition.repair, board_of(s, chariot).damage - chariot.damage)
            repaired = now._replace(damage=now.damage + points, hurt=-points, fate=now.fate - edition.repair_cost)
            return _initial_speed(s, repaired)
        case "pass" if s.phase == "repair":
            return _initial_speed(s, now)
        case "keep":
            return _apply_dice(s, now, s.dice)
        case "reroll":
            return _reroll(s, now._replace(fate=now.fate - dice_cost(s)), act.of)
        case "set":
            turned = [act.of[1] if die == act.of[0] else face for die, face in enumerate(s.dice)]
            paid = now._replace(fate=now.fate - edition.dice_cost, gives_up_free_reroll=s.free_reroll)
            return paid if paid.fate >= edition.dice_cost else _apply_dice(s, paid, turned)
        case "speed":
            return _speed(s, now, s.dice, act.of[0])
        case "path":
            return _path(s, now, act.of)
        case "javelin":
            target = next(n for n, c in enumerate(s.chariots) if c.colour == act.of[0])
            hurt = 0 if is_safe(s, target) else edition.javelin_damage
            return now._replace(target=act.of[0], target_damage=max(0, s.chariots[target].damage - hurt))
        case "caltrop":
            return now._replace(supply=now.supply - 1)
    return now


def _initial_speed(s: State, now: Forecast) -> Forecast:
    """Phase 2: Adjust Initial Speed; Phase 3: Roll Dice: the speed that the damage allows, and the dice that it allows."""
    board = board_of(s, s.chariots[s.active])
    speed = min(now.speed, board.tops[now.damage])
    return now._replace(speed=speed, dice=board.dice[speed])


def _reroll(s: State, now: Forecast, rolled: tuple[int, ...]) -> Forecast:
    """Phase 4: Obtain the Favor of Fortuna: if nothing more can be paid, the dice count as they fall, and the other dice are
    certain."""
    if now.fate >= s.edition.dice_cost:
        return now
    most = board_of(s, s.chariots[s.active]).fate
    kept = sum(face == FORTUNA for die, face in enumerate(s.dice) if die not in rolled)
    fate = min(most, now.fate + kept)
    return now._replace(fate=fate, may_gain_fate=fate < most and FORTUNA in s.edition.die)


def _apply_dice(s: State, now: Forecast, dice: list[int]) -> Forecast:
    """Phase 4 and 5: the certain effects of these dice: fate; the damage of sprints; with one speed and no steer die all of the
    move; a wreck that no speed avoids."""
    most = board_of(s, s.chariots[s.active]).fate
    now = now._replace(fate=min(most, now.fate + dice.count(FORTUNA)), final_dice=tuple(dice))
    possible = speeds(s, dice)
    if len(possible) == 1:
        return _speed(s, now, dice, possible[0])
    after = _sprint(s, now, dice, now.speed)
    if STEER not in dice and all(_speed(s, now, dice, speed).wrecked for speed in possible):
        return after._replace(damage=0, hurt=now.damage, wrecked=True)
    return after


def _sprint(s: State, now: Forecast, dice: list[int], speed: int) -> Forecast:
    """Phase 5: Move: the damage of the sprints, which may wreck the chariot before it moves."""
    hurt = min(now.damage, sprint_damage(s, dice))
    return now._replace(speed=speed, damage=now.damage - hurt, hurt=hurt, sprint=hurt, wrecked=hurt >= now.damage)


def _speed(s: State, now: Forecast, dice: list[int], speed: int) -> Forecast:
    """Phase 5: Move: the damage of the sprints, and all of the move; with a steer die the straight path is one of several."""
    after = _sprint(s, now, dice, speed)
    if after.wrecked:
        return after
    straight = _path(s, after, (0,) * speed)
    return after._replace(straight=straight) if STEER in dice and speed else straight


def _path(s: State, now: Forecast, path: tuple[int, ...]) -> Forecast:
    """Phase 5: Move: each space with the damage of each corner, caltrop and ram, its end, and the remaining damage."""
    traced = trace(s, now.speed, path, now.damage)
    track, chariot = s.track, s.chariots[s.active]
    steps = []
    laps = chariot.laps
    for step in traced.steps:
        rammed = None if step.rammed == NOBODY else s.chariots[step.rammed].colour
        left = 0 if step.rammed == NOBODY else max(0, s.chariots[step.rammed].damage - step.rival)
        steps.append(
            ForecastStep(
                track.spaces[step.space].name,
                step.limit,
                step.corner,
                step.caltrop,
                step.ram,
                rammed,
                left,
                step.heap,
                step.left,
            )
        )
        laps = max(laps, track.laps(step.lane, step.at))
    if s.set_back_loses_lap and traced.back is not None:
        laps = track.laps(*traced.back)
    return now._replace(
        damage=traced.left,
        hurt=now.hurt + now.damage - traced.left,
        place=track.space(*traced.end).name,
        steps=tuple(steps),
        set_back=None if traced.back is None else track.space(*traced.back).name,
        wrecked=traced.left == 0,
        laps=laps,
        completed_lap=laps if laps > chariot.laps and traced.left else 0,
        of_laps=s.laps,
        front=track.front(*traced.end),
        is_whole_move=True,
    )
