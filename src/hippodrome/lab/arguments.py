"""What the laboratory's tools (`python -m hippodrome.lab. ...`) are all asked: a game, how many races, their seed."""

from __future__ import annotations

import argparse

from hippodrome.games.registry import NAMES, parts_of
from hippodrome.running import Arguments, at_least


def tool_arguments(tool: str, about: str | None, *, part: str, races: int) -> Arguments:
    """The arguments of a tool for games that bring a part: the game, so many races unless others are asked for, their seed."""
    name = f"python -m hippodrome.lab.{tool}"
    parser = Arguments(prog=name, description=about, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=[name for name in NAMES if parts_of(name).brings(part)])
    parser.add_argument("--races", type=at_least(1), default=races, help=f"how many races ({races})")
    parser.add_argument("--seed", default="1", help="any text: the same seed gives the same races (1)")
    return parser


def coach_arguments(tool: str, about: str | None, *, races: int, bots: str) -> Arguments:
    """The same of a tool that measures the coach, with the bots that race, and what is found as JSON."""
    parser = tool_arguments(tool, about, part="coach", races=races)
    parser.add_argument("--bots", default=bots, help=f"who races, with commas ({bots})")
    parser.add_argument("--json", action="store_true", help="one JSON object, with everything that was found")
    return parser
