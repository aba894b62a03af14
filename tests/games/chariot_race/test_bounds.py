"""The bound on options holds in every race, and boards that lead to too many paths are rejected."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import combinations_with_replacement
from random import Random
from typing import Any

import pytest

from hippodrome.core.ask import MAX_OPTIONS
from hippodrome.core.validation import BadEdition
from hippodrome.games.chariot_race.bounds import count_options, max_options
from hippodrome.games.chariot_race.edition import CHANGE, FACES, SPRINT, STEER, Edition
from hippodrome.games.chariot_race.paths import count_paths
from hippodrome.games.registry import get_game
from tests.games.chariot_race.tables import chariot_race
from tests.largest_editions import largest

RACES, DECISIONS = 12, 150
SETTINGS: dict[str, Any] = {}


def random_edition(rng: Random) -> Edition:
    """Return the built-in board, with other dice, other faces and more fate to turn them."""
    _, edition = chariot_race()
    die = tuple(rng.choices(range(len(FACES)), k=rng.randint(2, 8)))
    dice = rng.randint(1, 7)
    boards = [
        board._replace(dice=tuple(max(1, dice - speed // 4) for speed in range(board.speed + 1)), fate=20, fate_start=10)
        for board in (edition.equal, *edition.boards)
    ]
    return replace(
        edition, die=die, sprint=rng.randint(0, 4), sprint_damage=0, dice_cost=1, equal=boards[0], boards=tuple(boards[1:])
    )


def bound_of(s: Any, seat: int, offered: Any, bound: int) -> int:
    """Return the bound for a seat's options."""
    return bound


@pytest.mark.parametrize("sprint", [0, 1, 3])
def test_paths_are_bounded_by_the_best_dice(sprint: int) -> None:
    """Every outcome of four dice, from every speed, has at most as many paths as the bound."""
    _, edition = chariot_race()
    board = edition.equal._replace(speed=9, dice=(4,) * 7 + (3,) * 3, tops=(0, 2, 3))
    paths = 0
    for speed, dice in enumerate(board.dice[: max(board.tops) + 1]):
        for faces in combinations_with_replacement(range(len(FACES)), dice):
            top = min(board.speed, speed + sprint * faces.count(SPRINT) + faces.count(CHANGE))
            paths = max(paths, *(count_paths(lane, 3, top, faces.count(STEER)) for lane in range(3)))
    assert count_options(board, sprint) == max(paths, 2**4 + 4 * 4)


def test_boards_with_too_many_paths_are_reported_at_their_dice() -> None:
    text = re.sub(r'(?m)^dice = "0-60: 3"', 'dice = "0-60: 4"', largest("chariot-race"))
    with pytest.raises(BadEdition) as raised:
        get_game("chariot-race").read_edition(text, "my.toml")
    faults = raised.value.issues
    assert {fault.code for fault in faults} == {"too_many_options"} and len(faults) == 7
    assert faults[0].key == "equal.dice" and faults[0].data["fields"] == "equal.dice, equal.speed, race.sprint"
    assert text.splitlines()[faults[0].line - 1].startswith("dice = ")
    assert faults[0].data["number"] > MAX_OPTIONS


def test_built_in_edition_is_far_below_the_maximum() -> None:
    _, edition = chariot_race()
    assert max_options(edition) < MAX_OPTIONS // 100
