"""Upper bound of the number of options that a prompt can ever have, computed from the edition only."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hippodrome.core.toml_reader import Path, TomlReader
from hippodrome.games.chariot_race.paths import count_paths
from hippodrome.games.chariot_race.track import LANES

if TYPE_CHECKING:
    from hippodrome.games.chariot_race.edition import Board, Edition

OTHER_OPTIONS = 10
"""Options besides those that are counted: pass, and chariots or starting places to choose from."""


def max_options(edition: Edition) -> int:
    """Return a number of options that no prompt of a race with this edition can exceed."""
    return max(count_options(board, edition.sprint) for board in (edition.equal, *edition.boards))


def count_options(board: Board, sprint: int) -> int:
    """Return a number of options that no prompt about a chariot with this board can exceed."""
    dice = max(board.dice, default=0)
    rolled = (1 << dice) + 4 * dice  # dice to roll again, and four faces to turn each of them to
    caltrops = board.speed  # one on each space of a move
    return max(_max_paths(board, sprint), rolled, caltrops + OTHER_OPTIONS)


def _max_paths(board: Board, sprint: int) -> int:
    """Return the maximum number of paths of one move: some dice steer, and all others increase the speed as far as possible."""
    most = 0
    for speed in range(min(len(board.dice) - 1, max(board.tops, default=0)) + 1):
        for steers in range(board.dice[speed] + 1):
            reached = min(board.speed, speed + max(1, sprint) * (board.dice[speed] - steers))
            most = max(most, *(count_paths(lane, len(LANES), reached, steers) for lane in range(len(LANES))))
    return most


def check_options(reader: TomlReader, at: Path, board: Board, sprint: int) -> None:
    """Add an issue if a chariot with this board could have too many paths to choose from."""
    reader.bound_options(count_options(board, sprint), (*at, "dice"), (*at, "speed"), ("race", "sprint"))
