"""Command-line arguments of the benchmarks: a game, a number of races, a seed; and readers of numbers and files."""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable
from pathlib import Path

from hippodrome.cli.runner import Arguments
from hippodrome.games.registry import BUILT_IN_NAMES, get_plugin


def tool_arguments(module: str, about: str | None, *, part: str, races: int) -> Arguments:
    """The arguments of a tool for games that bring a part: the game, so many races unless others are asked for, their seed."""
    name = f"python -m {module}"
    parser = Arguments(prog=name, description=about, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=[name for name in BUILT_IN_NAMES if get_plugin(name).provides(part)])
    parser.add_argument("--races", type=at_least(1), default=races, help=f"how many races ({races})")
    parser.add_argument("--seed", default="1", help="any text: the same seed gives the same races (1)")
    return parser


def coach_arguments(module: str, about: str | None, *, races: int, bots: str) -> Arguments:
    """The same of a tool that measures the coach, with the bots that race, and what is found as JSON."""
    parser = tool_arguments(module, about, part="coach", races=races)
    parser.add_argument("--bots", default=bots, help=f"who races, with commas ({bots})")
    parser.add_argument("--json", action="store_true", help="one JSON object, with everything that was found")
    return parser


def at_least(least: int) -> Callable[[str], int]:
    """Reads a whole number that is not too small."""

    def read(text: str) -> int:
        try:
            number = int(text)
        except ValueError:
            raise argparse.ArgumentTypeError(f"'{text[:20]}' is not a whole number") from None
        if number < least:
            raise argparse.ArgumentTypeError(f"{number} is less than {least}")
        return number

    return read


def above_zero(text: str) -> float:
    """Reads a number above 0."""
    try:
        number = float(text)
    except ValueError:
        number = 0.0
    if not 0 < number < 1e6:
        raise argparse.ArgumentTypeError(f"'{text[:20]}' is not a number above 0")
    return number


def writable(text: str) -> Path:
    """Reads the name of a file to be written at the end, and says at once if that cannot be."""
    path = Path(text)
    if path.is_dir():
        raise argparse.ArgumentTypeError(f"{path} is a folder, not a file")
    if not path.parent.is_dir():
        raise argparse.ArgumentTypeError(f"there is no folder {path.parent}")
    if not os.access(path if path.exists() else path.parent, os.W_OK):
        raise argparse.ArgumentTypeError(f"{path} cannot be written: permission denied")
    return path
