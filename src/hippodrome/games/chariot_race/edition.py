"""Editions: the board, the chariots and every number of the game as data. The default is a reconstruction."""

from __future__ import annotations

import math
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import accumulate, pairwise
from typing import NamedTuple

from hippodrome.core.toml_reader import Path, TomlReader
from hippodrome.games.chariot_race.bounds import check_options
from hippodrome.games.chariot_race.track import LANES, Half, Space, Stretch, Track, join

FACES = ("change", "sprint", "steer", "attack", "fortuna")
CHANGE, SPRINT, STEER, ATTACK, FORTUNA = range(5)
COLOURS = ("green", "purple", "yellow", "red", "blue", "white", "black")
SIDES = ("A", "B")
HALVES = ("first", "second")
SOURCES = ("rulebook", "inferred", "reconstructed", "own")
SEATS = range(2, 7)
MAX_CHARIOTS = 6

LIMITS = (
    "fate-six",
    "dice-by-speed",
    "speed-within-damage",
    "two-speeds",
    "unlike-chariots",
    "side-a-open",
    "heap-in-every-lane",
)
"""Limits stated by the rulebook; an edition that exceeds one names it in `departs`."""
MAX_FATE = 6
TWO_SPEEDS = ("green", "purple", "yellow")
"""The unequal chariots on whose boards a damage value may be next to two speeds."""

MAX_TRACK_POINTS = 60
"""Maximum number of points of a track of a board."""
MAX_NAME_LENGTH = 60
MAX_FACES = 24
MAX_SPACES = 60
MAX_BENDS = 6
"""Maximum number of faces of a die, and of spaces and bends of a lane in one half of the board: several times what the largest
published game has."""

_SPACE = re.compile(r"([0-9]{1,9})(?::([0-9]{1,9}))?(x?)(?:@([0-9]{1,9}))?")
_SEGMENT = re.compile(r"([0-9]+)(?:\s*-\s*([0-9]+))?\s*:\s*([0-9]+)")


class Board(NamedTuple):
    """A chariot board: the end and the start of its three tracks, and its column of dice."""

    damage: int
    damage_start: int
    speed: int
    speed_start: int
    fate: int
    fate_start: int
    dice: tuple[int, ...]
    """Dice by speed."""
    tops: tuple[int, ...]
    """The highest initial speed, by damage."""


NO_BOARD = Board(1, 1, 1, 0, 0, 0, (), ())
"""Placeholder for a missing or invalid board until the issues are raised."""


@dataclass(frozen=True, eq=False)
class Edition:
    """One edition of Chariot Race."""

    name: str
    laps: int
    dice: int
    caltrops: int
    repair_cost: int
    repair: int
    dice_cost: int
    sprint: int
    sprint_damage: int
    ram_damage: int
    caltrop_damage: int
    javelin_damage: int
    javelin_range: int
    die: tuple[int, ...]
    """The faces of a die."""
    colours: tuple[str, ...]
    equal: Board
    boards: tuple[Board, ...]
    """The unequal chariots, in the order of the colours."""
    tracks: Mapping[str, Track]
    """The joined tracks: AA, AB, BA and BB."""

    def board(self, colour: int, unequal: bool) -> Board:
        """The board of a chariot."""
        return self.boards[colour] if unequal else self.equal


NUMBERS: dict[str, tuple[int, int]] = {
    "laps": (1, 5),
    "dice": (1, 10),
    "caltrops": (0, 200),
    "repair_cost": (0, 20),
    "repair": (1, 20),
    "dice_cost": (1, 20),
    "sprint": (0, 10),
    "sprint_damage": (0, 10),
    "ram_damage": (0, 10),
    "caltrop_damage": (0, 10),
    "javelin_damage": (0, 10),
    "javelin_range": (0, 10),
}
"""The numbers of the rules, with their minimum and maximum."""


def read_edition(text: str, where: str) -> Edition:
    """Parse an edition; raises BadEdition with every issue found."""
    reader = TomlReader(text, where, __package__)
    reader.reject_unknown_keys((), ("game", "name", "departs", "race", "die", *HALVES, "equal", "chariot"))
    reader.read_departures(*LIMITS)
    reader.text("game", choices=("chariot-race",))
    name = reader.localized("name", max_length=MAX_NAME_LENGTH)
    reader.reject_unknown_keys(("race",), ("source", *NUMBERS))
    numbers = _numbers(reader)
    die = _die(reader, numbers["sprint"])
    dice = reader.get("race", "dice")
    most_dice = dice if dice == numbers["dice"] else NUMBERS["dice"][1]  # one issue is not repeated for every board
    equal = _board(reader, ("equal",), most_dice)
    colours, boards = _chariots(reader, most_dice)
    halves = {f"{half}{side}": _half(reader, half, side) for half in HALVES for side in SIDES}
    tracks: dict[str, Track] = {}
    if not reader.issues:
        tracks = _join_all(reader, halves, numbers["laps"], max(board.speed for board in (equal, *boards)))
    _limit_boards(reader, equal, dict(zip(colours, boards, strict=True)))
    _limit_heaps(reader, halves)
    if reader.is_computable:
        for at, board in ((("equal",), equal), *((("chariot", c), b) for c, b in zip(colours, boards, strict=True))):
            check_options(reader, at, board, numbers["sprint"])
    reader.raise_issues()
    return Edition(
        name=name,
        die=die,
        colours=colours,
        equal=equal,
        boards=boards,
        tracks=tracks,
        **numbers,
    )


def _numbers(reader: TomlReader) -> dict[str, int]:
    """Read the numbers of the rules."""
    if not reader.table("race"):
        return {key: low for key, (low, _) in NUMBERS.items()}
    reader.text("race", "source", choices=SOURCES)
    return {key: reader.number("race", key, low=low, high=high) for key, (low, high) in NUMBERS.items()}


def _die(reader: TomlReader, sprint: int) -> tuple[int, ...]:
    if not reader.table("die"):
        return ()
    reader.text("die", "source", choices=SOURCES)
    reader.reject_unknown_keys(("die",), ("source", "faces"))
    faces = reader.texts("die", "faces")
    if not reader.check_max(("die", "faces"), len(faces), MAX_FACES):
        return ()
    for n, face in enumerate(faces):
        if face not in FACES:
            reader.add_issue(("die", "faces", n), "unknown_face", part=face[:40], known=", ".join(FACES))
    known = [face for face in faces if face in FACES]
    if len(known) == len(faces) and faces and "change" not in faces:
        if "sprint" not in faces:
            reader.add_issue(("die", "faces"), "never_faster")
        elif sprint == 0 and reader.get("race", "sprint") == 0:
            reader.add_issue(("die", "faces"), "never_faster_by_sprint")
    return tuple(FACES.index(face) for face in known)


# Chariots -----------------------------------------------------------------------------------------------------------


def _chariots(reader: TomlReader, dice: int) -> tuple[tuple[str, ...], tuple[Board, ...]]:
    """Read the six colours, and the board of each."""
    written = reader.table("chariot")
    for colour in written:
        if colour not in COLOURS:
            reader.add_issue(("chariot", colour), "unknown_colour", known=", ".join(COLOURS))
    colours = tuple(colour for colour in written if colour in COLOURS)
    if written and len(written) != MAX_CHARIOTS:
        reader.add_issue(("chariot",), "number_of_chariots", number=len(written), need=MAX_CHARIOTS)
    return colours, tuple(_board(reader, ("chariot", colour), dice) for colour in colours)


def _board(reader: TomlReader, at: tuple[str, ...], dice: int) -> Board:
    """Read a chariot board, with its tracks checked against each other."""
    tracks = ("damage", "speed", "fate")
    known = [key for track in tracks for key in (track, f"{track}_start")]
    if not reader.table(*at):
        return NO_BOARD
    reader.reject_unknown_keys(at, ("source", *known, "dice", "facing"))
    reader.text(*at, "source", choices=SOURCES)
    before = len(reader.issues)
    ends = {track: reader.number(*at, track, low=0 if track == "fate" else 1, high=MAX_TRACK_POINTS) for track in tracks}
    starts = {
        track: reader.number(*at, f"{track}_start", low=1 if track == "damage" else 0, high=MAX_TRACK_POINTS)
        for track in tracks
    }
    if len(reader.issues) > before:  # consistency can only be checked once these are valid
        return NO_BOARD
    for track in tracks:
        if starts[track] > ends[track]:
            reader.add_issue((*at, f"{track}_start"), "start_beyond_end", value=starts[track], most=ends[track])
    board = Board(
        ends["damage"],
        starts["damage"],
        ends["speed"],
        starts["speed"],
        ends["fate"],
        starts["fate"],
        _dice(reader, at, ends["speed"], dice),
        top_speeds(_facing(reader, at, ends["damage"], ends["speed"])),
    )
    if len(board.tops) > board.damage_start and board.speed_start > board.tops[board.damage_start]:
        most = board.tops[board.damage_start]
        reader.add_issue((*at, "speed_start"), "start_too_fast", value=board.speed_start, left=board.damage_start, most=most)
    return board


def top_speeds(facing: Sequence[Sequence[int]]) -> tuple[int, ...]:
    """Phase 2: Adjust Initial Speed; Alternate Chariots: the highest speed next to each damage value, the higher of two."""
    return tuple(accumulate((max(speeds) for speeds in facing), max))


def _dice(reader: TomlReader, at: Path, speed: int, most: int) -> tuple[int, ...]:
    """Read the column of dice: segments such as "0-5: 5, 6-7: 4", from speed 0 to the end of the track."""
    text = reader.text(*at, "dice")
    dice: list[int] = []
    for part in text.split(",") if text else ():
        m = _SEGMENT.fullmatch(part.strip())
        if m is None or len(part) > 20:
            reader.add_issue((*at, "dice"), "no_segment", written=part.strip()[:20])
            return ()
        low, high, number = int(m[1]), int(m[2] or m[1]), int(m[3])
        if low != len(dice) or high < low or high > speed:
            reader.add_issue((*at, "dice"), "segment_elsewhere", written=part.strip(), low=len(dice), high=speed)
            return ()
        if not 1 <= number <= most:
            reader.add_issue((*at, "dice"), "dice_of_segment", written=part.strip(), most=most)
            return ()
        dice += [number] * (high - low + 1)
    if dice and len(dice) != speed + 1:
        reader.add_issue((*at, "dice"), "ends_elsewhere", found=len(dice) - 1, need=speed)
    return tuple(dice)


def _facing(reader: TomlReader, at: Path, damage: int, speed: int) -> tuple[tuple[int, ...], ...]:
    """Read the speeds next to each value of the damage track."""
    if reader.get(*at, "facing") is None:
        return tuple((min(value, speed),) for value in range(damage + 1))
    rows = reader.texts(*at, "facing")
    if rows and len(rows) != damage:
        reader.add_issue((*at, "facing"), "facing_too_long", found=len(rows), need=damage)
    found: list[tuple[int, ...]] = [(0,)]
    expected = 1
    for n, row in enumerate(rows):
        speeds = [int(word) for word in row.split() if word.isascii() and word.isdecimal() and len(word) < 4]
        if not speeds or speeds != list(range(expected, expected + len(speeds))):
            reader.add_issue((*at, "facing", n), "facing_elsewhere", written=row[:20], need=expected)
            break
        found.append(tuple(speeds))
        expected += len(speeds)
    else:
        if expected != speed + 1:
            reader.add_issue((*at, "facing"), "ends_elsewhere", found=expected - 1, need=speed)
    return tuple(found)


def _limit_boards(reader: TomlReader, equal: Board, boards: Mapping[str, Board]) -> None:
    """Phase 4: Obtain the Favor of Fortuna; The Chariot Boards; Alternate Chariots: the maxima of a board. (Ruling 22)"""
    for at, board in ((("equal",), equal), *((("chariot", colour), board) for colour, board in boards.items())):
        if board.fate > MAX_FATE:
            reader.exceed_limit("fate-six", (*at, "fate"), "limit_fate", value=board.fate, most=MAX_FATE)
        if any(more > fewer for fewer, more in pairwise(board.dice)):
            reader.exceed_limit("dice-by-speed", (*at, "dice"), "limit_dice")
        if at[-1] not in TWO_SPEEDS and any(top > damage for damage, top in enumerate(board.tops)):
            reader.exceed_limit("speed-within-damage", (*at, "facing"), "limit_speed", known=", ".join(TWO_SPEEDS))
        if any(here - before > 2 for before, here in pairwise(board.tops)):
            reader.exceed_limit("two-speeds", (*at, "facing"), "limit_two_speeds")
    seen: dict[Board, str] = {}
    for colour, board in boards.items():
        if board != NO_BOARD and board in seen:
            reader.exceed_limit("unlike-chariots", ("chariot", colour), "limit_alike", other=seen[board])
        seen.setdefault(board, colour)


# The track ----------------------------------------------------------------------------------------------------------


def _half(reader: TomlReader, half: str, side: str) -> Half:
    """Read one side of one half of the board."""
    at = (half, side)
    reader.reject_unknown_keys((half,), SIDES)
    if not reader.table(*at):
        return Half(((),) * len(LANES), ())
    reader.reject_unknown_keys(at, ("source", *LANES))
    reader.text(*at, "source", choices=SOURCES)
    rows: list[tuple[Space, ...]] = []
    shapes: list[tuple[Stretch, ...]] = []
    for lane, name in enumerate(LANES):
        row, stretches = _lane(reader, (*at, name), lane)
        rows.append(row)
        shapes.append(stretches)
    ends = [row[-1].front if row else 0 for row in rows]
    for lane in range(1, len(LANES)):
        if rows[0] and rows[lane] and ends[lane] != ends[0]:
            reader.add_issue((*at, LANES[lane]), "lane_length", value=ends[lane], other=LANES[0], need=ends[0])
        elif rows[0] and rows[lane] and shapes[lane] != shapes[0]:
            reader.add_issue((*at, LANES[lane]), "bend_elsewhere", other=LANES[0])
    return Half(tuple(rows), shapes[0])


def _lane(reader: TomlReader, at: Path, lane: int) -> tuple[tuple[Space, ...], tuple[Stretch, ...]]:
    """Read a lane from its text, such as `3 3x (6 6:3) 3@1`."""
    text = reader.text(*at)
    spaces: list[Space] = []
    borders, depth, here = [0], 0, 0
    parts = text.replace("(", " ( ").replace(")", " ) ").split()
    room = reader.check_max(at, len(parts) - parts.count("(") - parts.count(")"), MAX_SPACES)
    if not (reader.check_max(at, parts.count("("), MAX_BENDS, "too_many_bends") and room):
        return (), ()
    for part in parts:
        if part in "()":
            depth += 1 if part == "(" else -1
            if depth not in (0, 1):
                reader.add_issue(at, "unmatched")
                return (), ()
            borders.append(here)
            continue
        m = _SPACE.fullmatch(part)
        if m is None or not 1 <= int(m[1]) <= 1000:
            reader.add_issue(at, "no_space", written=part[:20])
            return (), ()
        if m[2] and not 1 <= int(m[2]) <= MAX_TRACK_POINTS:
            reader.add_issue(at, "safe_speed", written=part, most=MAX_TRACK_POINTS)
            return (), ()
        if m[4] and not 1 <= int(m[4]) <= MAX_CHARIOTS:
            reader.add_issue(at, "no_starting_place", written=part[:20], most=MAX_CHARIOTS)
            return (), ()
        here += int(m[1])
        space = Space(lane, len(spaces), here - int(m[1]), here, int(m[2] or 0), bool(m[3]), int(m[4] or 0))
        if space.heap and (space.limit or space.start):
            reader.add_issue(at, "heap_there", written=part[:20])
        spaces.append(space)
    if depth:
        reader.add_issue(at, "endless_bend")
        return (), ()
    elif text and not spaces:
        reader.add_issue(at, "no_spaces")
    return tuple(spaces), _stretches([*borders, here])


def _stretches(borders: Sequence[int]) -> tuple[Stretch, ...]:
    """Return straights and bends alternately; the bends of a half turn half a circle together."""
    lengths = [b - a for a, b in pairwise(borders)]
    bends = len(lengths) // 2
    return tuple(Stretch(length, 180 // bends if n % 2 else 0) for n, length in enumerate(lengths) if length or n % 2)


def _limit_heaps(reader: TomlReader, halves: Mapping[str, Half]) -> None:
    """Alternate Racetrack: stone heaps are on side B, in each lane at least one. (Ruling 22)"""
    for half in HALVES:
        for lane, row in enumerate(halves[f"{half}A"].lanes):
            if any(space.heap for space in row):
                reader.exceed_limit("side-a-open", (half, "A", LANES[lane]), "limit_heap")
    for lane, name in enumerate(LANES):
        rows = [halves[f"{half}B"].lanes[lane] for half in HALVES]
        if all(rows) and not any(space.heap for row in rows for space in row):
            reader.exceed_limit("heap-in-every-lane", (HALVES[-1], "B", name), "limit_no_heap")


def _join_all(reader: TomlReader, halves: Mapping[str, Half], laps: int, top_speed: int) -> dict[str, Track]:
    """Join the halves in the four possible ways, each checked to be closed and playable: from every start a way to the
    finish."""
    tracks = {}
    for a in SIDES:
        for b in SIDES:
            track = tracks[a + b] = join([halves[f"first{a}"], halves[f"second{b}"]])
            at = ("second", b)
            gap = track.gap()
            if math.isinf(gap):
                turned = sum(stretch.turn for stretch in track.stretches)
                reader.add_issue(at, "track_turns", first=a, degrees=turned)
            elif gap > 1:
                reader.add_issue(at, "track_is_open", first=a, gap=round(gap, 1))
            for row in track.lanes:
                room = sum(not space.heap for space in row)
                if len(row) <= top_speed:  # a move must not meet a space, or a caltrop, twice
                    reader.add_issue((*at, LANES[row[0].lane]), "lane_too_short", first=a, number=len(row), most=top_speed)
                elif room <= MAX_CHARIOTS:
                    reader.add_issue((*at, LANES[row[0].lane]), "lane_too_full", first=a, number=room)
            _check_starts(reader, at, a, track)
            for start in track.stuck_starts(laps):
                reader.add_issue(at, "no_way", first=a, start=start)
    return tracks


def _check_starts(reader: TomlReader, at: Path, first: str, track: Track) -> None:
    """Check that there are six starting places, numbered from the front backwards, so that they define the order of a round."""
    numbers = [track.spaces[start].start for start in track.starts]
    if numbers != list(range(1, MAX_CHARIOTS + 1)):
        reader.add_issue(at, "starting_places", first=first, found=", ".join(map(str, numbers)), most=MAX_CHARIOTS)
        return
    fronts = [track.spaces[start].front for start in track.starts]
    for n in range(1, len(fronts)):
        if fronts[n] > fronts[n - 1]:
            reader.add_issue(at, "starts_out_of_order", first=first, behind=n + 1, ahead=n)
