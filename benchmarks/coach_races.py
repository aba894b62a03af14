"""Bot races for measuring the coach, each determined by a seed and its number, with the full log."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from hippodrome.bots import find_bot, fixed_effort
from hippodrome.bots.user_bots import check_bot
from hippodrome.core.ask import Ask
from hippodrome.core.errors import BadInput
from hippodrome.core.race_file import RaceRecord, new_race, open_table, record_log
from hippodrome.core.rng import seed_from
from hippodrome.core.table import Pov, Table
from hippodrome.games.registry import get_game, get_plugin, load_edition

SHORT_RACE_OPTIONS: Mapping[str, Mapping[str, Any]] = {"laps": {"laps": 1}, "length": {"length": "short"}}
"""By a game's option: how its races are made short."""


def short_options(game: str) -> dict[str, Any]:
    """The options of a short race."""
    return {
        name: value
        for option, short in SHORT_RACE_OPTIONS.items()
        if option in get_game(game).options
        for name, value in short.items()
    }


def play_race(
    game: str, bots: Sequence[str], seed: str, number: int, options: Mapping[str, Any]
) -> tuple[RaceRecord, Table[Any]]:
    """Race `number` of a seed; the bots sit one place further in each."""
    rules = get_game(game)
    seated = [bots[(place + number) % len(bots)] for place in range(len(bots))]
    seed_of_race = seed_from(f"{seed}/{number}")
    made = new_race(rules, seated, edition="reconstructed", bots=seated, seed=seed_of_race, options=dict(options))
    table = open_table(made, rules, load_edition(rules))
    minds = [
        find_bot(game, level, Random(f"{seed}/{number}/{seat}"), fixed_effort(game, level)) for seat, level in enumerate(seated)
    ]
    while isinstance(table.prompt, Ask):
        table.answer_forced()
        for seat in table.waiting:
            table.answer(seat, minds[seat](Pov(table, seat)))
    return record_log(made, table), table


def parse_bots(game: str, text: str) -> list[str]:
    """The levels that are named, with commas, for a game that has a coach."""
    if get_plugin(game).coach is None:
        raise BadInput("no_coach", game=game)
    bots = [name.strip() for name in text.split(",")]
    for name in bots:
        check_bot(name, game)
    get_game(game).check_seats(len(bots))
    return bots
