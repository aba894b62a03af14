"""A preview in words: what an answer would do, part by part; and a chariot board in a line."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import groupby
from typing import Any

from hippodrome.core.words import Words
from hippodrome.games.chariot_race.answers import Act
from hippodrome.games.chariot_race.edition import FORTUNA, STEER, Board
from hippodrome.games.chariot_race.preview import Preview, PreviewStep
from hippodrome.games.chariot_race.state import State


def tell_preview(words: Words, s: State, act: Act, shown: Preview, *, furthest: bool = False) -> list[str]:
    """Every corner, ram and caltrop on the way, where it ends, and what is left."""

    def say(key: str, **data: Any) -> str:
        return words.text(f"preview.{key}", **data)

    parts: list[str] = []
    if shown.dice:
        slower = shown.speed < s.chariots[s.active].speed
        parts += [say("slowed" if slower else "speed", speed=shown.speed), say("rolls", rolls=shown.dice)]
    if act.do == "keep":
        parts.append(say("dice", faces=tuple(face for face in s.dice if face != FORTUNA)))
    if shown.sprint:
        parts.append(say("sprint", hurt=shown.sprint))
    if act.do == "speed" and STEER in s.dice and not (shown.wrecked and not shown.steps):
        parts.append(say("straight_on"))
    for step in shown.steps:
        parts += tell_step(words, step)
    if shown.set_back:
        parts.append(say("set_back", place=shown.set_back))
    if shown.target is not None:
        parts.append(say("javelin", colour=shown.target, left=shown.target_damage))
    if shown.steps and not shown.set_back:
        parts.append(say("ends", place=shown.place))
    if furthest:
        parts.append(say("furthest"))
    if act.do in ("repair", "speed", "path") or shown.hurt:
        parts.append(say("wrecked") if shown.wrecked else say("damage", damage=shown.damage, hurt=shown.hurt))
    if act.do in ("repair", "keep", "reroll", "set"):
        parts.append(say("fate", fate=shown.fate))
    if shown.gives_up:
        parts.append(say("gives_up"))
    return parts


def tell_step(words: Words, step: PreviewStep) -> list[str]:
    """What happens on one space of the way."""
    parts: list[str] = []
    if step.heap:
        parts.append(words.text("preview.heap", place=step.place))
    if step.corner:
        parts.append(words.text("preview.corner", place=step.place, limit=step.limit, hurt=step.corner))
    if step.caltrop:
        parts.append(words.text("preview.caltrop", place=step.place, hurt=step.caltrop))
    if step.rammed is not None:
        parts.append(words.text("preview.ram", colour=step.rammed, hurt=step.ram, left=step.rival_damage))
    return parts


def describe_board(words: Words, board: Board) -> str:
    """A chariot board in a line."""
    return words.text("piece.board", damage=board.damage, speed=board.speed, speed_start=board.speed_start,
                      fate=board.fate, fate_start=board.fate_start, dice_column=_segments(dict(enumerate(board.dice))),
                      tops=_segments({damage: top for damage, top in enumerate(board.tops) if top != damage}))


def _segments(column: Mapping[int, int]) -> str:
    """A column of numbers as it is written in an edition: 0-5: 5, 6-8: 4."""
    parts = []
    for number, beside in groupby(column, key=column.__getitem__):
        first, *rest = beside
        parts.append(f"{first}-{rest[-1]}: {number}" if rest else f"{first}: {number}")
    return ", ".join(parts)
