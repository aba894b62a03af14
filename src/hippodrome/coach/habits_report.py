"""`hippodrome review` of several race files: what one player does more and less than strong players, over all of them."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rich.text import Text

from hippodrome.coach import coach_of
from hippodrome.coach.decisions import first_look, key_of
from hippodrome.coach.habits import Counted, count, find_habits
from hippodrome.coach.review import check_engine
from hippodrome.coach.sentences import habit_row
from hippodrome.coach.win_probability import Progress
from hippodrome.core.ask import Seat
from hippodrome.core.errors import BadInput
from hippodrome.core.race_file import Race
from hippodrome.core.table import Table
from hippodrome.games.race_opening import fingerprint_of, open_race
from hippodrome.i18n.localization import Words
from hippodrome.jit import NotFast
from hippodrome.terminal.console import SafeConsole
from hippodrome.terminal.output import say


def seat_of(race: Race, seat: str, file: Path) -> Seat:
    """The seat that is meant in a race: by its number from 1, or by the name of its player."""
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


def counted(race: Race, table: Table[Any], seat: Seat, effort: float, progress: Progress) -> tuple[int, dict[str, Counted]]:
    """How many decisions a seat has taken, and what it did in them beside what strong players would do there."""
    check_engine(race.game)
    key = key_of("habits", race.game, race.commitment, len(table.log))
    try:
        looked = first_look(table, [seat], key, coach_of(race.game).EFFORT.times(effort).quick, progress)
    except NotFast as reason:
        raise BadInput("coach_cannot_go_on", why=reason) from None
    return len(looked), count(look.habits for look in looked.values())


def show_habits(files: Sequence[Path], *, seat: str, effort: float, language: str, as_json: bool) -> None:
    """Look at several race files of one game, and print the habits of the player that is named."""
    if not seat:
        raise BadInput("whose_races")
    races, raced, number = list[dict[str, Counted]](), list[dict[str, Any]](), 0
    words: Words | None = None
    name, game = "", ""
    for file in files:
        race, rules, table = open_race(file)
        if game and race.game != game:
            raise BadInput("races_of_two_games", file=file, game=race.game, other=game)
        at = seat_of(race, seat, file)
        words = words or Words(language, rules, table.state.edition, race.players, race.options)
        game, name = race.game, race.players[at]
        decisions, habits_of_race = counted(race, table, at, effort, lambda part: None)
        races.append(habits_of_race)
        number += decisions
        won = table.asked is None and at in rules.standing(table.state).winners
        about = {"file": str(file), "seat": at + 1, "over": table.asked is None, "won": won}
        raced.append({**about, "fingerprint": fingerprint_of(race, rules)})
    assert words is not None
    habits = find_habits(game, 0, races)
    rows = [{**habit_row(habit, words), "seat": name} for habit in habits]
    if as_json:
        found = {"game": game, "player": name, "races": raced, "decisions": number, "habits": rows}
        say(json.dumps({**found, "fingerprint": raced[-1]["fingerprint"]}, ensure_ascii=False))
        return
    console = SafeConsole(highlight=False)
    over = words.text(
        "coach.habits_over", name=name, races=len(files), decisions=number, won=sum(race["won"] for race in raced)
    )
    console.print(Text(over, "bold"))
    console.print(Text(words.text("coach.head.habits"), "bold underline"))
    for row in rows:
        if row["clear"]:
            console.print(Text(f"• {row['says']}"))
    if not any(row["clear"] for row in rows):
        console.print(Text(words.text("coach.no_habits")))
    console.print()
    console.print(Text(words.text("coach.how_habits"), "dim"))
