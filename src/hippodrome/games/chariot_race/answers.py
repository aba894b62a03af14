"""Answers of Chariot Race and their text format: `repair`, `reroll 1 3`, `set 2 steer`, `speed 8`, `path 7 in`."""

from __future__ import annotations

from typing import NamedTuple

from hippodrome.core.errors import Reason
from hippodrome.games.chariot_race.edition import FACES, SPRINT, Edition
from hippodrome.games.chariot_race.movement import changes, speed_after
from hippodrome.games.chariot_race.state import State
from hippodrome.games.chariot_race.track import FORWARD, IN, LANES, OUT

MAX_TEXT_LENGTH = 400
STEPS = {"in": IN, "f": FORWARD, "out": OUT}


class Act(NamedTuple):
    """An answer: its kind and its arguments.

    take (colour,) · start (place,) · repair · pass · keep · reroll (die, ...) · set (die, face) · speed (speed,) ·
    path (step, ...) · javelin (colour,) · caltrop (lane, n); dice, places and spaces count from 0
    """

    do: str
    of: tuple[int, ...] = ()


PASS, KEEP, REPAIR = Act("pass"), Act("keep"), Act("repair")
KINDS = ("take", "start", "repair", "pass", "keep", "reroll", "set", "speed", "path", "javelin", "caltrop")


def write_act(edition: Edition, act: Act) -> str:
    """Format an answer."""
    match act.do:
        case "take" | "javelin":
            return f"{act.do} {edition.colours[act.of[0]]}"
        case "start":
            return f"start {act.of[0] + 1}"
        case "reroll":
            return f"reroll {' '.join(str(die + 1) for die in act.of)}"
        case "set":
            return f"set {act.of[0] + 1} {FACES[act.of[1]]}"
        case "speed":
            return f"speed {act.of[0]}"
        case "path":
            return " ".join(["path", *_write_steps(act.of)])
        case "caltrop":
            return f"caltrop {LANES[act.of[0]][0]}{act.of[1] + 1}"
    return act.do


def _write_steps(steps: tuple[int, ...]) -> list[str]:
    """Format steps as words; consecutive steps forward as their number."""
    words: list[str] = []
    forward = 0
    for step in (*steps, None):
        if step == FORWARD:
            forward += 1
            continue
        if forward:
            words.append(str(forward))
            forward = 0
        if step is not None:
            words.append("in" if step == IN else "out")
    return words


def read_act(s: State, text: str) -> Act | Reason:
    """Parse an answer, legal or not; return the reason if the text is malformed."""
    words = text.lower().split()
    if not words or len(text) > MAX_TEXT_LENGTH or words[0] not in KINDS:
        return Reason("malformed", {"answer": text[:80]})
    do, rest = words[0], words[1:]
    match do, rest:
        case (("repair" | "pass" | "keep"), []):
            return Act(do)
        case (("take" | "javelin"), [colour]):
            if colour in s.edition.colours:
                return Act(do, (s.edition.colours.index(colour),))
            return Reason("unknown_chariot", {"answer": colour[:20], "colours": s.edition.colours})
        case "start", [place] if _is_number(place):
            return Act(do, (int(place) - 1,))
        case "reroll", [*dice] if all(_is_number(die) for die in dice):
            return Act(do, tuple(sorted(int(die) - 1 for die in dice)))
        case "set", [die, face] if _is_number(die):
            face = "change" if face in ("±1", "+-1") else face
            if face in FACES:
                return Act(do, (int(die) - 1, FACES.index(face)))
            return Reason("unknown_face", {"answer": face[:20]})
        case "speed", [speed]:
            return _read_speed(s, speed) or Reason("malformed", {"answer": text[:80]})
        case "caltrop", [space]:
            return read_space(s, space) or Reason("unknown_space", {"answer": space[:20]})
        case "path", _:
            return _read_path(s, rest)
    return Reason("malformed", {"answer": text[:80]})


def _is_number(word: str) -> bool:
    return word.isascii() and word.isdecimal() and len(word) < 4


def _read_speed(s: State, word: str) -> Act | None:
    """Parse a speed; or, with a sign, the sum of the change dice."""
    if _is_number(word):
        return Act("speed", (int(word),))
    if word[0] in "+-" and _is_number(word[1:]) and s.phase == "speed":
        change = int(word)
        if change in changes(s):
            return Act("speed", (speed_after(s, change),))
        return Act("speed", (s.chariots[s.active].speed + s.edition.sprint * s.dice.count(SPRINT) + change,))  # out of reach
    return None


def read_space(s: State, name: str) -> Act | None:
    """Parse a space as the place of a caltrop."""
    space = s.track.ids.get(name)
    return None if space is None else Act("caltrop", (s.track.spaces[space].lane, s.track.spaces[space].n))


def _read_path(s: State, words: list[str]) -> Act | Reason:
    """Parse a path: numbers or f for steps forward, in and out for lane changes; or the names of the spaces one after
    another."""
    steps: list[int] = []
    chariot = s.chariots[s.active] if s.phase == "path" else None
    for word in words:
        if _is_number(word):
            steps += [FORWARD] * min(int(word), MAX_TEXT_LENGTH)
        elif word in STEPS:
            steps.append(STEPS[word])
        elif word == "back":
            return Reason("no_way_back", {}, "Changing Lanes")
        elif chariot is not None and word in s.track.ids:
            step = _step_to(s, *chariot.place, steps, s.track.ids[word])
            if isinstance(step, Reason):
                return step
            steps.append(step)
        else:
            return Reason("unknown_step", {"answer": word[:20]}, "Changing Lanes")
        if len(steps) > MAX_TEXT_LENGTH:
            return Reason("malformed", {"answer": " ".join(["path", *words])[:80]})
    return Act("path", tuple(steps))


def _step_to(s: State, lane: int, at: int, steps: list[int], space: int) -> int | Reason:
    """Changing Lanes: the step that leads to a space, or the reason why none does; fronts are compared in spaces of the
    straight."""
    track = s.track
    for step in steps:
        here = track.step(lane, at, step)
        if here is None:
            return Reason("no_lane", {"lane": LANES[lane]}, "Changing Lanes")
        lane, at = here
    for step in (FORWARD, IN, OUT):
        there = track.step(lane, at, step)
        if there is not None and track.id(*there) == space:
            return step
    here_space, there_space = track.space(lane, at), track.spaces[space]
    data = {"place": here_space.name, "to": there_space.name, "front": here_space.front, "to_front": there_space.front}
    if abs(there_space.lane - lane) == 1 and 0 <= here_space.front - there_space.front < track.lap // 2:
        return Reason("lane_change_backwards", data, "Changing Lanes")
    return Reason("not_the_next_space", data, "Changing Lanes")
