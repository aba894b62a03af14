"""Editions of Chariot Race: the default is as described, and every issue is found with its line."""

from __future__ import annotations

import re
from functools import partial

import pytest

from tests.games.chariot_race.tables import chariot_race
from tests.games.editions import built_in_text, faults_of

SOUND = built_in_text("chariot-race")
faults = partial(faults_of, "chariot-race")


def test_the_default_edition_is_as_described() -> None:
    _, edition = chariot_race()
    assert (edition.laps, edition.dice, edition.caltrops) == (2, 5, 20)
    assert edition.equal.dice == (5, 5, 5, 5, 5, 5, 4, 4, 3, 3, 2, 2, 1)
    assert (edition.equal.damage_start, edition.equal.speed_start, edition.equal.fate_start) == (12, 4, 3)
    assert edition.colours == ("green", "purple", "yellow", "red", "blue", "white")
    assert len(set(edition.boards)) == 6


@pytest.mark.parametrize(
    ("colour", "tops"),
    [
        ("green", [0, 1, 2, 3, 4, 5, 6, 8, 10, 12]),
        ("purple", [0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12]),
        ("yellow", [0, 1, 2, 3, 4, 5, 7, 8, 9, 10, 12]),
        ("red", [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 11, 11, 11]),
    ],
)
def test_higher_of_two_speeds_next_to_a_damage_value_counts(colour: str, tops: list[int]) -> None:
    _, edition = chariot_race()
    board = edition.boards[edition.colours.index(colour)]
    assert list(board.tops) == tops and len(tops) == board.damage + 1


SEVERAL_LIMITS = False
FAULTS = [
    ("laps = 2", "laps = 0", "is 0, but should be from 1 to 5"),
    ("laps = 2", 'laps = "two"', "should be a whole number"),
    ("laps = 2", "laps = 2\nspeed = 3", "nobody knows this key"),
    ('game = "chariot-race"', 'game = "chess"', "is 'chess', but should be chariot-race"),
    ('source = "rulebook"', 'source = "a dream"', "is 'a dream', but should be"),
    ('"steer", "steer"', '"steer", "stare"', "unknown face 'stare'"),
    ('"change", "sprint", "steer"', '"steer", "steer", "steer"', "nobody could ever go faster"),
    ("(6 6:3 6 6) 3 3 3", "(6 6:3 6 6) 3 3 4", "is 45 long, but the lane inner is 46"),
    ('middle = "3 3 3 3 (4 4', 'middle = "3 3 3 (3 4 4', "has its bend elsewhere"),
    ('inner = "3 3 3 3 (6', 'inner = "3 3 3 three (6', "'three' is not a space"),
    ('inner = "3 3 3 3 (6', 'inner = "3 3 ((3 3 (6', "parenthesis that does not match"),
    ("6 6) 3 3 3", "6 6 3 3 3", "a bend that does not end"),
    ("(3 3 3:7 3 3 3 3x 3)", "(3 3 3:7x 3 3 3 3x 3)", "a heap stands neither on a numbered space"),
    ("3@1", "3@7", "starting places are @1 to @6"),
    ("3@1", "3@2", "the starting places should be 1 to 6, not 2, 2, 3, 4, 5, 6"),
    ("6:3", "6:0", "a safe speed is from 1 to 60"),
    ("6:3", "6:999", "a safe speed is from 1 to 60"),
    ('inner = "3', 'inner = "٣', "'٣' is not a space"),
    ('name = "reconstructed"', 'name = ""', "is empty"),
    ('name = "reconstructed"', f'name = "{"x" * 500}"', "up to 60 letters"),
    ('name = "reconstructed"', r'name = "a\u001b[31mb"', "cannot be shown"),
    ("damage_start = 12", "damage_start = 13", "is 13, but the track ends at 12"),
    ("6-7: 4, 8-9: 3", "6-8: 4, 8-9: 3", "should go on from speed 9"),
    ("10-11: 2, 12: 1", "10-11: 2", "ends at speed 11, but the speed track ends at 12"),
    ("0-5: 5", "0-5: 6", "the dice should be from 1 to 5"),
    ("0-5: 5", "few: 5", "should be speeds and a number of dice"),
    ('"9 10", "11 12"', '"9 11", "12"', "should go on with speed 9"),
    ('"9 10", "11 12"', '"9 10"', "has so many values: 8, but the damage track has 9"),
    ("[chariot.white]", "[chariot.pink]", "unknown colour"),
    ("[race]", "[race", "this is not TOML"),
]


def test_wall_of_heaps_is_reported() -> None:
    text = SOUND
    for lane, row in (("inner", "3 3 3 3 (6"), ("middle", "3 3 3 3 (4"), ("outer", "3 3 3 3 (3")):
        text = text.replace(f'{lane} = "{row}', f'{lane} = "{row.replace("3 3 3 3", "3 3x 3 3")}', 1)
    found = faults('departs = ["side-a-open"]\n' + text)
    assert {fault.reason for fault in found} == {
        f"second.{side}: with first.A no way without a stone heap leads from starting place {start} to the finish"
        for side in "AB" for start in range(1, 7)
    }  # fmt: skip


def test_open_board_is_reported() -> None:
    text = SOUND
    for lane, bend in (("inner", "(6 6:3 6 6)"), ("middle", "(4 4 4:5 4 4 4)"), ("outer", "(3 3 3:7 3 3 3 3 3)")):
        text = text.replace(f'{lane} = "3 3 3 3 {bend} 3 3 3"', f'{lane} = "3 3 3 3 3 3 {bend} 3 3 3"', 1)
    assert any("the track is open: its ends lie" in fault.reason for fault in faults(text))
    text = SOUND.replace("(", "").replace(")", "")
    assert any("turn 0°, not 360°" in fault.reason for fault in faults(text))


def test_starting_places_are_numbered_from_the_front() -> None:
    text = SOUND.replace("3@4 3@1", "3@1 3@4")
    assert any("starting place 2 lies ahead of starting place 1" in fault.reason for fault in faults(text))


ODD = ["", "name = 3", "[[first]]", "race = 4", "chariot = 5", "equal = []", "[" * 5000, "\0"]


def test_every_lane_is_longer_than_the_longest_move() -> None:
    """A move that entered a space twice would meet its caltrop twice."""
    text = re.sub(r'(?m)^(inner|middle|outer) = "[^"@]*"', r'\1 = "(3 3) 3 3"', SOUND)
    for lane, places in (("inner", "3@6 3@3"), ("middle", "3@5 3@2"), ("outer", "3@4 3@1")):
        text = re.sub(rf'(?m)^{lane} = "[^"]*@[^"]*"', f'{lane} = "(3 3) {places}"', text)
    found = faults('departs = ["heap-in-every-lane"]\n' + text)
    assert found and all(fault.line > 0 for fault in found)
    assert {fault.reason for fault in found} == {
        f"second.{side}.{lane}: with first.{first} the lane is too short, with so many spaces: 8; one move can be 12 long"
        for first in "AB" for side in "AB" for lane in ("inner", "middle", "outer")
    }  # fmt: skip


@pytest.mark.parametrize("faces", ['["sprint", "steer"]', '["sprint"]'])
def test_sprint_without_a_bonus_adds_no_speed(faces: str) -> None:
    text = re.sub(r"faces = \[.*\]", f"faces = {faces}", SOUND)
    assert not faults(text)
    text = text.replace("sprint = 2 ", "sprint = 0 ", 1)
    assert [fault.reason for fault in faults(text)] == ["die.faces: has no change, and sprint = 0: nobody could ever go faster"]


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("dice = 5 ", "dice = 0 "),
        ("damage = 12", 'damage = "12"'),
        ("speed = 12", "speed = 99"),
        ("[chariot.white]", "[chariot.pink]"),
        ('"change", "sprint"', '"chnge", "steer"'),
        ("sprint = 2 ", "sprint = -1 "),
        ("6 6) 3 3 3", "6 6 3 3 3"),
        ("6:3", "6:999999"),
    ],
)
def test_each_issue_is_reported_once(old: str, new: str) -> None:
    assert old in SOUND
    assert len(faults(SOUND.replace(old, new, 1))) == 1, faults(SOUND.replace(old, new, 1))


@pytest.mark.parametrize("table", ["race", "die", "equal", "chariot.white", "first.A", "second.B"])
def test_missing_table_is_reported_once(table: str) -> None:
    without = re.sub(rf"(?ms)^\[{re.escape(table)}\].*?(?=^\[|\Z)", "", SOUND)
    (fault,) = faults(without)
    assert table.split(".")[0] in fault.reason


COUNTS = (
    ('inner = "3', 'inner = "' + "3 " * 60 + "3", "could need 60 at most"),
    ('inner = "3', 'inner = "' + "(3) " * 6 + "3", "could need 6 at most"),
    ('"change", "sprint"', '"change", ' * 24 + '"sprint"', "could need 24 at most"),
    ('name = "reconstructed"', f'name = "{"x" * 61}"', "up to 60 letters"),
    ('name = "reconstructed"', 'name = "\\u202ex"', "cannot be shown"),
)


# Limits of the rulebook -----------------------------------------------------------------------------------------------

GREEN_DICE = 'dice = "0-5: 5, 6-8: 4, 9-10: 3, 11-12: 2"'
RED_BOARD = """damage = 14
damage_start = 14
speed = 11
speed_start = 4
fate = 5
fate_start = 2
dice = "0-7: 4, 8-9: 3, 10-11: 2"
"""
BLUE_BOARD = """damage = 12
damage_start = 12
speed = 12
speed_start = 4
fate = 5
fate_start = 2
dice = "0-6: 5, 7-8: 4, 9-10: 3, 11-12: 2"
"""
RED_FACING = 'facing = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11"]\n'


LIMITS = [
    (
        "fate = 6\nfate_start = 6",
        "fate = 8\nfate_start = 6",
        "fate-six",
        "chariot.yellow.fate: is 8, but nobody ever has more",
    ),
    (
        'fate = 6\nfate_start = 3\ndice = "0-5: 5, 6-7: 4,',
        'fate = 7\nfate_start = 3\ndice = "0-5: 5, 6-7: 4,',
        "fate-six",
        "equal.fate: is 7",
    ),
    (
        GREEN_DICE,
        'dice = "0-5: 4, 6-8: 5, 9-10: 3, 11-12: 2"',
        "dice-by-speed",
        "chariot.green.dice: has more dice at a higher",
    ),
    (
        RED_BOARD,
        RED_BOARD.replace("14", "10") + RED_FACING.replace('"10", "11"', '"10 11"'),
        "speed-within-damage",
        "chariot.red.facing: allows more speed than damage",
    ),
    (
        '"6", "7 8", "9 10", "11 12"]',
        '"6", "7 8", "9", "10 11 12"]',
        "two-speeds",
        "chariot.green.facing: has more than two",
    ),
    (BLUE_BOARD, RED_BOARD, "unlike-chariots", "chariot.blue: is like red, but no two unequal chariots are alike"),
    ("(6 6:3 6 6) 3 3 3", "(6 6:3 6 6) 3 3x 3", "side-a-open", "first.A.inner: has a stone heap"),
    ("3 3 3x 3 (6", "3 3 3 3 (6", "heap-in-every-lane", "second.B.inner: has no stone heap on side B"),
]


def test_built_in_edition_keeps_every_limit() -> None:
    _, edition = chariot_race()
    assert all(board.fate <= 6 and board.fate_start <= 6 for board in (edition.equal, *edition.boards))
    assert not faults(SOUND)


def is_at_the_change(new: str, reason: str) -> bool:
    """Return True: issues are also reported at lines that depend on others."""
    return False
