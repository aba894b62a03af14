"""`hippodrome review`: a race file looked at by the coach, told in the terminal."""

from __future__ import annotations

import contextlib
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.padding import Padding
from rich.progress import BarColumn, Progress, TextColumn
from rich.table import Table as Sheet
from rich.text import Text

from hippodrome.bots.sandbox import SECONDS
from hippodrome.bots.user_bots import check_bot
from hippodrome.cli.tables import print_sheet
from hippodrome.coach.habits_report import seat_of
from hippodrome.coach.review import Gave, Review, review
from hippodrome.coach.second_opinion import Opinion, ask_bot
from hippodrome.coach.sentences import (
    answers_in_words,
    name_of,
    notes,
    parts_shown,
    rough,
    say_balance,
    say_decision,
    say_habit,
)
from hippodrome.coach.text_plot import legend, plot
from hippodrome.coach.win_probability import Progress as Told
from hippodrome.core.safe_text import shown
from hippodrome.core.table import Table
from hippodrome.games.race_opening import fingerprint_of, open_race
from hippodrome.i18n.localization import Noun, Words
from hippodrome.terminal.console import SafeConsole
from hippodrome.terminal.output import say


def show_review(
    file: Path,
    *,
    seat: str,
    effort: float,
    language: str,
    as_json: bool,
    bot: str = "",
    bot_seconds: float = SECONDS,
) -> None:
    """Review a race file; of one whose race still runs, what has happened so far. `bot` is asked what it would have done."""
    race, game, table = open_race(file)
    if bot:
        check_bot(bot, game.name)
    seats = [seat_of(race, seat, file)] if seat else None
    words = Words(language, game, table.state.edition, race.players, race.options)
    with _progress(words) as told:
        found = review(race, table, seats=seats, effort=effort, progress=told)
    opinion = ask_bot(table, found.decisions, bot, bot_seconds) if bot else None
    if as_json:
        asked = {} if opinion is None else {"opinion": opinion.plain()}
        say(json.dumps({**found.plain(), **asked, "fingerprint": fingerprint_of(race, game)}, ensure_ascii=False))
        return
    tell(SafeConsole(highlight=False), found, table, words, opinion)


@contextlib.contextmanager
def _progress(words: Words) -> Iterator[Told]:
    """A line that says how far the coach is, where somebody can see it; it is gone when the review is there."""
    bar = Progress(TextColumn("{task.description}"), BarColumn(), TextColumn("{task.fields[share]}"),
                   console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty())  # fmt: skip
    with bar:
        task = bar.add_task(words.text("coach.thinking"), total=1.0, share="")
        yield lambda part: bar.update(task, completed=part, share=words.share(part))


def tell(console: Console, found: Review, table: Table[Any], words: Words, opinion: Opinion | None = None) -> None:
    """Print a review, with what a bot would have done."""
    for note in notes(found, words)[:-1]:
        console.print(Text(note, "bold"))
    _head(console, words, "chances")
    console.print(plot(found.points, min(console.width, 100), words.text("coach.axis")), no_wrap=True, crop=True, end="")
    console.print(legend(found.players))
    _head(console, words, "decisions")
    said = answers_in_words(table, found.decisions, words)
    for seat in found.seats:
        theirs = [decision for decision in found.decisions if decision.seat == seat]
        for n, decision in enumerate(theirs, 1):
            says = say_decision(decision, said, words, found.game)
            console.print(Text(words.text("word.ranked", n=n, name=Noun(says["head"])), "bold"))
            for what in ("given", "better", "why"):
                console.print(Padding(Text(says[what]), (0, 0, 0, 3)))
            if opinion is not None and decision.line in opinion.answers:
                thought = words.text("coach.opinion", bot=opinion.bot, answer=opinion.answers[decision.line])
                console.print(Padding(Text(thought), (0, 0, 0, 3)))
        if not theirs:
            console.print(Text(words.text("coach.no_mistakes", seat=seat)))
    for fault in opinion.faults[:1] if opinion is not None else ():
        console.print(Text(f"{words.text('coach.no_opinion', bot=fault.bot, about=fault.about)}\n{shown(fault.told)}"))
    _head(console, words, "luck")
    print_sheet(console, _balances(found, words))
    for balance in found.balances:
        console.print(Text(say_balance(balance, words)))
    if found.habits:
        _head(console, words, "habits")
    for habit in found.habits:
        told = say_habit(habit, words)
        console.print(Text(words.labelled(found.players[habit.seat], told) if len(found.seats) > 1 else told))
    console.print()
    console.print(Text(notes(found, words)[-1], "dim"))


def _head(console: Console, words: Words, what: str) -> None:
    console.print()
    console.print(Text(words.text(f"coach.head.{what}"), "bold underline"))


def _balances(found: Review, words: Words) -> Sheet:
    """The account of all seats, a column each."""
    sheet = Sheet(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    sheet.add_column("")
    for name in found.players:
        sheet.add_column(Text(name), justify="right")
    sheet.add_row(words.text("coach.source.start"), *(words.number(rough(100 * b.start)) for b in found.balances))
    rows = [[balance.luck[n] for balance in found.balances] for n in range(len(found.balances[0].luck))]
    for row in [*rows, *([getattr(b, what) for b in found.balances] for what in parts_shown(found))]:
        sheet.add_row(name_of(row[0], words), *(_points(words, gave) for gave in row))
    end = "coach.source.end" if found.over else "coach.source.now"
    sheet.add_row(words.text(end), *(words.number(rough(100 * b.end)) for b in found.balances))
    sheet.add_row(words.text("coach.source.all_luck"), *(_points(words, b.all_luck) for b in found.balances), style="bold")
    adjusted = (_points(words, b.adjusted, signed=False) for b in found.balances)
    sheet.add_row(words.text("coach.source.adjusted"), *adjusted, style="bold")
    return sheet


def _points(words: Words, gave: Gave, *, signed: bool = True) -> str:
    """Points with their sign and error."""
    size = rough(gave.points)
    points = words.number(-size if gave.points < 0 else size, signed=signed and size != 0)
    return words.text("word.plus_minus", value=points, error=rough(gave.error)) if gave.error >= 0.05 else points
