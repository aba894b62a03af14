"""An upper bound of how many options a question can ever have, computed from the edition alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hippodrome.core.toml_reader import Path, TomlReader
from hippodrome.games.chariot_race.paths import count_paths
from hippodrome.games.chariot_race.track import LANES

if TYPE_CHECKING:
    from hippodrome.games.chariot_race.edition import Board, Edition

OTHER_OPTIONS = 10
"""Options beside those that are counted: to pass, and chariots or starting places to choose from."""


def max_options(edition: Edition) -> int:
    """Return a number of options that no question of a race with this edition can exceed."""
    return max(count_options(board, edition.sprint) for board in (edition.equal, *edition.boards))


def count_options(board: Board, sprint: int) -> int:
    """Return a number of options that no question about a chariot with this board can exceed."""
    dice = max(board.dice, default=0)
    rolled = (1 << dice) + 4 * dice  # dice to roll again, and four faces to turn each of them to
    caltrops = board.speed  # one on each space of a move
    return max(_max_paths(board, sprint), rolled, caltrops + OTHER_OPTIONS)


def _max_paths(board: Board, sprint: int) -> int:
    """The most paths of one move: some dice steer, and all others make the chariot as fast as they can."""
    most = 0
    for speed in range(min(len(board.dice) - 1, max(board.tops, default=0)) + 1):
        for steers in range(board.dice[speed] + 1):
            reached = min(board.speed, speed + max(1, sprint) * (board.dice[speed] - steers))
            most = max(most, *(count_paths(lane, len(LANES), reached, steers) for lane in range(len(LANES))))
    return most


def check_options(sheet: TomlReader, at: Path, board: Board, sprint: int) -> None:
    """Note a fault if a chariot with this board could have too many paths to choose from."""
    sheet.bound_options(count_options(board, sprint), (*at, "dice"), (*at, "speed"), ("race", "sprint"))
