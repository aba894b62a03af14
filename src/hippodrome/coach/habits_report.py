"""`hippodrome review` of several race files: the habits of one player over all of them."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rich.text import Text

from hippodrome.coach import get_coach
from hippodrome.coach.decisions import key_of, quick_estimates
from hippodrome.coach.habits import HabitCounts, count_habits, find_habits
from hippodrome.coach.review import check_engine
from hippodrome.coach.sentences import habit_row
from hippodrome.coach.win_probability import Progress
from hippodrome.core.ask import Seat
from hippodrome.core.errors import BadInput
from hippodrome.core.race_file import RaceRecord
from hippodrome.core.table import Table
from hippodrome.games.race_opening import fingerprint_of, open_race
from hippodrome.i18n.localization import Localization
from hippodrome.jit import UnsupportedByEngine
from hippodrome.terminal.console import SafeConsole
from hippodrome.terminal.output import print_line


def seat_of(race: RaceRecord, seat: str, file: Path) -> Seat:
    """Return a seat by its number from 1, or by the name of its player."""
    named = [n for n, name in enumerate(race.players) if name.casefold() == seat.strip().casefold()]
    if len(named) > 1:
        raise BadInput("several_of_name", file=file, number=len(named), name=seat)
    if named:
        return named[0]
    if not seat.strip().isdecimal():
        raise BadInput("nobody_of_name", file=file, name=seat, known=[*race.players])
    if not 1 <= int(seat) <= len(race.players):
        raise BadInput("no_seat_in_race", seats=len(race.players), number=int(seat))
    return int(seat) - 1


def count_seat_habits(
    race: RaceRecord, table: Table[Any], seat: Seat, effort: float, progress: Progress
) -> tuple[int, dict[str, HabitCounts]]:
    """Return the number of decisions of a seat, and its habits compared with strong players."""
    check_engine(race.game)
    key = key_of("habits", race.game, race.commitment, len(table.log))
    try:
        looked = quick_estimates(table, [seat], key, get_coach(race.game).EFFORT.scaled(effort).quick, progress)
    except UnsupportedByEngine as reason:
        raise BadInput("coach_cannot_go_on", why=reason) from None
    return len(looked), count_habits(look.habits for look in looked.values())


def show_habits(files: Sequence[Path], *, seat: str, effort: float, language: str, as_json: bool) -> None:
    """Review several race files of one game, and print the habits of the named player."""
    if not seat:
        raise BadInput("whose_races")
    races, raced, number = list[dict[str, HabitCounts]](), list[dict[str, Any]](), 0
    words: Localization | None = None
    name, game = "", ""
    for file in files:
        race, rules, table = open_race(file)
        if game and race.game != game:
            raise BadInput("races_of_two_games", file=file, game=race.game, other=game)
        at = seat_of(race, seat, file)
        words = words or Localization(language, rules, table.state.edition, race.players, race.options)
        game, name = race.game, race.players[at]
        decisions, habits_of_race = count_seat_habits(race, table, at, effort, lambda part: None)
        races.append(habits_of_race)
        number += decisions
        won = table.prompt is None and at in rules.standing(table.state).winners
        about = {"file": str(file), "seat": at + 1, "over": table.prompt is None, "won": won}
        raced.append({**about, "fingerprint": fingerprint_of(race, rules)})
    assert words is not None
    habits = find_habits(game, 0, races)
    rows = [{**habit_row(habit, words), "seat": name} for habit in habits]
    if as_json:
        found = {"game": game, "player": name, "races": raced, "decisions": number, "habits": rows}
        print_line(json.dumps({**found, "fingerprint": raced[-1]["fingerprint"]}, ensure_ascii=False))
        return
    console = SafeConsole(highlight=False)
    over = words.text(
        "coach.habits_over", name=name, races=len(files), decisions=number, won=sum(race["won"] for race in raced)
    )
    console.print(Text(over, "bold"))
    console.print(Text(words.text("coach.head.habits"), "bold underline"))
    for row in rows:
        if row["significant"]:
            console.print(Text(f"• {row['text']}"))
    if not any(row["significant"] for row in rows):
        console.print(Text(words.text("coach.no_habits")))
    console.print()
    console.print(Text(words.text("coach.how_habits"), "dim"))
