"""Make the golden race files anew: python -m tests.golden.make GAME

One race for every way a race may end, played by bots from the first seed that ends so. They are made once and kept: a
file that no longer replays to its ending means that the rules have changed, and that their version must rise.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from hippodrome.bots import find_bot
from hippodrome.core.race_file import RaceRecord, new_race, open_table, record_log, to_text, write_file
from hippodrome.core.rng import seed_from
from hippodrome.core.table import Pov, Table, play_out
from hippodrome.games.registry import get_game, load_edition

HERE = Path(__file__).parent


class Ending(NamedTuple):
    """A way a race may end: who sits at the table, with which options, and how to tell it."""

    name: str
    bots: tuple[str, ...]
    options: dict[str, Any]
    true: Callable[[Table[Any]], bool]


def _beyond(table: Table[Any]) -> list[int]:
    return [c.at for c in table.state.chariots if c.at >= table.state.finish]


def _tied(table: Table[Any]) -> bool:
    first, second = table.state.running[:2]
    return bool(table.state.chariots[first].at == table.state.chariots[second].at)


CHARIOTEER = [
    Ending("alone", ("auriga", "dummy", "tiro"), {}, lambda t: len(_beyond(t)) == 1),
    Ending("furthest", ("auriga", "auriga", "auriga", "dummy"), {}, lambda t: len(_beyond(t)) >= 3 and not _tied(t)),
    Ending("inside", ("auriga", "auriga", "auriga", "auriga"), {}, lambda t: len(_beyond(t)) >= 2 and _tied(t)),
    Ending("two-seats", ("auriga", "dummy"), {}, lambda t: True),
    Ending("six-seats", ("auriga", "dummy", "tiro", "auriga", "dummy", "tiro"), {}, lambda t: True),
    Ending("five-laps-open", ("auriga", "tiro", "dummy"), {"laps": 5, "open_fan_tokens": True}, lambda t: True),
]


def _finished(table: Table[Any]) -> list[Any]:
    s = table.state
    return [chariot for chariot in s.chariots if chariot.laps >= s.laps and not chariot.wrecked]


def _level(table: Table[Any]) -> bool:
    """Whether the first two ended with equal fronts."""
    s = table.state
    fronts = sorted((s.track.front(*chariot.place) for chariot in _finished(table)), reverse=True)
    return len(fronts) > 1 and fronts[0] == fronts[1]


FOUR = ("auriga", "auriga", "auriga", "auriga")
ALL_VARIANTS = {"unequal_chariots": True, "first_half": "B", "second_half": "B", "no_damage_after_finish": True}
CHARIOT_RACE = [
    Ending("alone", ("auriga", "dummy", "tiro", "dummy"), {}, lambda t: len(_finished(t)) == 1 and t.state.wrecks < 3),
    Ending("furthest", FOUR, {}, lambda t: len(_finished(t)) >= 2 and not _level(t)),
    Ending("first-of-equals", FOUR, {}, _level),
    Ending("last-one-left", ("auriga", "dummy", "dummy", "dummy"), {}, lambda t: t.state.wrecks == 3 and bool(_finished(t))),
    Ending("nobody-left", ("dummy", "dummy", "dummy", "dummy"), {}, lambda t: not t.game.standing(t.state).winners),
    Ending(
        "finisher-wrecked",
        ("auriga", "auriga", "dummy", "dummy"),
        {"laps": 1},
        lambda t: any(c.wrecked and c.laps >= 1 for c in t.state.chariots) and len(_finished(t)) > 0,
    ),
    Ending("two-chariots-each", ("auriga", "dummy"), {}, lambda t: True),
    Ending("three-players", ("auriga", "tiro", "dummy"), {"two_chariots": False}, lambda t: True),
    Ending("six-seats", ("auriga", "dummy", "tiro", "auriga", "auriga", "tiro"), {}, lambda t: True),
    Ending("every-variant", ("auriga", "auriga", "tiro"), ALL_VARIANTS, lambda t: True),
    Ending("shared-win", FOUR, {"shared_win": True}, lambda t: len(t.game.standing(t.state).winners) == 2),
    Ending(
        "no-finisher-left",
        ("dummy", "dummy", "dummy", "dummy"),
        {"laps": 1, "finish_ends_race": True},
        lambda t: _told(t, "no_finisher_left") == 1,
    ),
    Ending(
        "lap-lost",
        ("auriga", "auriga", "auriga", "dummy", "dummy", "dummy"),
        {"set_back_loses_lap": True, "wrecks_ram": True},
        lambda t: _told(t, "lap_lost") > 0,
    ),
    Ending("chosen-colours", ("auriga", "tiro", "dummy"), {"choose_colours": True}, lambda t: True),
]


def _laps(table: Table[Any]) -> list[int]:
    return sorted((racer.laps for racer in table.state.racers), reverse=True)


def _told(table: Table[Any], kind: str) -> int:
    return sum(fact.kind == kind for fact in table.facts)


_THREE = ("auriga", "dummy", "tiro")
CTHULHU = [
    Ending("most-laps", _THREE, {}, lambda t: _laps(t)[0] > _laps(t)[1] and not t.state.played),
    Ending("by-place", ("auriga",) * 4, {}, lambda t: _laps(t)[0] == _laps(t)[1]),
    Ending("flag-in-a-reaction", ("auriga", "tiro", "tiro", "tiro"), {}, lambda t: bool(t.state.played)),
    Ending("standstill", ("still",) * 3, {}, lambda t: _told(t, "standstill") == 1),
    Ending("short-game", _THREE, {"length": "short"}, lambda t: _told(t, "reshuffled") == 0),
    Ending("long-game", _THREE, {"length": "long", "counters": 3}, lambda t: _told(t, "counter") == 3),
    Ending("warning-lap", ("auriga", "tiro", "auriga", "dummy"), {"warning_lap": True}, lambda t: _told(t, "warning") == 1),
    Ending("net-laps", ("auriga",) * 3, {"net_laps": True}, lambda t: _told(t, "net_laps") > 0),
    Ending("drafted-eight", ("auriga", "tiro") * 4, {"vehicles": "drafted"}, lambda t: True),
    Ending("counters-follow", ("tiro",) * 3, {"swap_laps": True}, lambda t: _told(t, "lap_back") > 0),
    Ending("passed-by-damage", ("tiro",) * 4, {"damage_passes": True}, lambda t: _told(t, "damaged_again") > 2),
    Ending("two-cancels", ("tiro",) * 6, {}, lambda t: _told(t, "nothing_left") > 0),
]
ENDINGS: dict[str, list[Ending]] = {"charioteer": CHARIOTEER, "chariot-race": CHARIOT_RACE, "cthulhu-500": CTHULHU}


def still(pov: Pov) -> Any:
    """Somebody who does nothing at all, and draws no card."""
    idle = ("end", "no", "pass", "nothing", "draw", "throw")
    return min(pov.options, key=lambda option: (idle.index(option.verb) if option.verb in idle else 9, option.number))


def play(game_name: str, ending: Ending, number: int) -> tuple[RaceRecord, Table[Any]]:
    """One race by bots, from a numbered seed."""
    game = get_game(game_name)
    edition = load_edition(game)
    race = new_race(
        game,
        [f"{level} {n + 1}" for n, level in enumerate(ending.bots)],
        edition="reconstructed",
        options=ending.options,
        bots=["" if level == "still" else level for level in ending.bots],
        seed=seed_from(f"golden/{ending.name}/{number}"),
    )
    bots = [
        still if level == "still" else find_bot(game_name, level, Random(f"{number}/{seat}"))
        for seat, level in enumerate(ending.bots)
    ]
    return race, play_out(open_table(race, game, edition), bots)


def outcome(table: Table[Any]) -> dict[str, Any]:
    """What a golden race must lead to."""
    ranks, winners = table.game.standing(table.state)
    return {"ranks": list(ranks), "winners": list(winners), "turns": table.game.turn(table.state), "facts": len(table.facts)}


def make(game_name: str) -> None:
    """Find and write every ending of a game."""
    outcomes = {}
    for ending in ENDINGS[game_name]:
        for number in range(2000):
            race, table = play(game_name, ending, number)
            if ending.true(table):
                break
        else:
            raise SystemExit(f"no race ends like '{ending.name}'")
        write_file(HERE / game_name / f"{ending.name}.race", to_text(record_log(race, table)))
        outcomes[ending.name] = outcome(table)
        sys.stdout.write(f"{game_name}/{ending.name}: seed {number}, {outcomes[ending.name]}\n")
    write_file(HERE / game_name / "outcomes.json", json.dumps(outcomes, indent=1) + "\n")


if __name__ == "__main__":
    for chosen in sys.argv[1:] or list(ENDINGS):
        make(chosen)
