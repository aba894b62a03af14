"""Preview of an answer: its forecast as text, part by part, and on the board."""

from __future__ import annotations

from typing import Any

from hippodrome.core.scene import Preview
from hippodrome.games.chariot_race.answers import Act
from hippodrome.games.chariot_race.edition import FORTUNA, STEER
from hippodrome.games.chariot_race.movement import speed_sum
from hippodrome.games.chariot_race.offers import dice_cost
from hippodrome.games.chariot_race.presentation.forecast import Forecast, ForecastStep, forecast
from hippodrome.games.chariot_race.presentation.names import describe_board
from hippodrome.games.chariot_race.presentation.routes import possible_ends
from hippodrome.games.chariot_race.presentation.scene import chariot_id, slot_of, space_slot
from hippodrome.games.chariot_race.state import State
from hippodrome.i18n.localization import Localization

WARN_DAMAGE = 4
"""Damage from which a preview warns."""


def preview(words: Localization, s: State, act: Act) -> Preview:
    """Return the preview of an answer: the sum of a speed, every corner, caltrop and ram on the path, and the
    remaining damage."""
    if act.do == "take":
        return Preview(tuple(map(words.capitalized, describe_board(words, s.edition.board(act.of[0], s.unequal)).split("; "))))
    if act.do == "start":
        space = s.track.starts[act.of[0]]
        colour = s.edition.colours[s.chariots[s.active].colour]
        return Preview(
            (words.capitalized(words.text("preview.start", place=act.of[0] + 1, space=s.track.names[space])),),
            chariot_id(colour),
            landing=slot_of(s, space),
        )
    chariot = s.chariots[s.active]
    shown = forecast(s, chariot.owner, act)
    assert shown is not None, "what may be answered has a forecast"
    lines = [*warn_own_chariot(words, s, shown), *describe_forecast(words, s, act, shown)]
    if act.do == "speed":
        lines.insert(0, words.text("preview.sum", **speed_sum(s, act.of[0])))
    if act.do in ("reroll", "set"):
        cost = dice_cost(s) if act.do == "reroll" else s.edition.dice_cost
        lines.insert(0, words.text("preview.costs" if cost else "preview.free", cost=cost))
    if act.do == "caltrop":
        lines.append(words.text("preview.supply", left=shown.supply))
    if act.do == "pass" and s.phase == "attack":
        lines.append(words.text("preview.unused", attacks=s.attacks))
    begun = tuple(map(words.capitalized, lines))
    warns = shown.wrecked or shown.hurt >= min(WARN_DAMAGE, max(1, chariot.damage // 2))
    if shown.straight is not None:
        steers = (shown.final_dice or tuple(s.dice)).count(STEER)
        reach = tuple(slot_of(s, space) for space in possible_ends(s, shown.speed, steers))
        return Preview(begun, chariot_id(s.edition.colours[chariot.colour]), reach=reach, warns=warns)
    if not shown.steps:
        return Preview(begun, warns=warns)
    return Preview(
        begun,
        chariot_id(s.edition.colours[chariot.colour]),
        tuple(space_slot(step.place) for step in shown.steps),
        space_slot(shown.place),
        warns=warns,
    )


def describe_forecast(words: Localization, s: State, act: Act, shown: Forecast, *, furthest: bool = False) -> list[str]:
    """Describe every corner, ram and caltrop on the path, its end, and the remaining damage."""

    def say(key: str, **data: Any) -> str:
        return words.text(f"preview.{key}", **data)

    parts: list[str] = []
    if shown.dice:
        slower = shown.speed < s.chariots[s.active].speed
        parts += [say("slowed" if slower else "speed", speed=shown.speed), say("rolls", rolls=shown.dice)]
    if faces := tuple(face for face in shown.final_dice if face != FORTUNA):
        parts.append(say("dice", faces=faces))
    if shown.sprint:
        parts.append(say("sprint", hurt=shown.sprint))
    parts += describe_move(words, shown)
    if shown.straight is not None:
        straight = describe_move(words, shown.straight)
        parts.append(say("straight_on", told=words.join([*straight, _left(words, shown.straight)])))
    if shown.target is not None:
        wrecks = "" if shown.target_damage else "_wrecks"
        parts.append(say(f"javelin{wrecks}", colour=shown.target, left=shown.target_damage))
    if furthest:
        parts.append(say("furthest"))
    if act.do == "repair" or shown.is_whole_move or shown.wrecked:
        parts.append(_left(words, shown))
    if act.do in ("repair", "keep", "reroll", "set"):
        parts.append(say("fate_or_more" if shown.may_gain_fate else "fate", fate=shown.fate))
    if shown.gives_up_free_reroll:
        parts.append(say("gives_up"))
    return parts


def warn_own_chariot(words: Localization, s: State, shown: Forecast) -> list[str]:
    """Return a warning if a chariot that is hit belongs to the driver."""
    own = {chariot.colour for chariot in s.chariots if chariot.owner == s.chariots[s.active].owner}
    hit = {step.rammed for step in shown.steps} | {shown.target}
    return [words.text("preview.own")] if own & hit else []


def _left(words: Localization, shown: Forecast) -> str:
    return words.text("preview.wrecked") if shown.wrecked else words.text("preview.damage", damage=shown.damage)


def describe_move(words: Localization, shown: Forecast) -> list[str]:
    """Describe every corner, ram and caltrop on the path, and its end."""
    parts: list[str] = []
    for step in shown.steps:
        parts += describe_step(words, step)
    if shown.set_back:
        parts.append(words.text("preview.set_back", place=shown.set_back))
    elif shown.steps:
        parts.append(words.text("preview.ends", place=shown.place))
    return parts + describe_line_crossing(words, shown)


def describe_line_crossing(words: Localization, shown: Forecast) -> list[str]:
    """Describe the crossing of the line: the race is finished, or a lap is."""
    if shown.finishes:
        return [words.text("preview.finishes")]
    return [words.text("preview.lap", lap=shown.completed_lap, laps=shown.of_laps)] if shown.completed_lap else []


def describe_step(words: Localization, step: ForecastStep) -> list[str]:
    """Describe the events on one space of the path."""
    parts: list[str] = []
    if step.heap:
        parts.append(words.text("preview.heap", place=step.place))
    if step.corner:
        parts.append(words.text("preview.corner", place=step.place, limit=step.limit, hurt=step.corner))
    if step.caltrop:
        parts.append(words.text("preview.caltrop", place=step.place, hurt=step.caltrop))
    if step.rammed is not None:
        wrecks = "" if step.rival_damage else "_wrecks"
        parts.append(words.text(f"preview.ram{wrecks}", colour=step.rammed, hurt=step.ram, left=step.rival_damage))
    return parts
