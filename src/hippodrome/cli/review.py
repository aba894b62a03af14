"""`hippodrome review`: prints the review of a race file in the terminal."""

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
from rich.table import Table as RichTable
from rich.text import Text

from hippodrome.bots.sandbox import BOT_TIMEOUT
from hippodrome.bots.user_bots import check_bot
from hippodrome.coach.habits_report import seat_of
from hippodrome.coach.review import Contribution, Review, review
from hippodrome.coach.second_opinion import Opinion, ask_bot
from hippodrome.coach.sentences import (
    answer_texts,
    balance_text,
    decision_texts,
    habit_text,
    notes,
    round_for_display,
    source_name,
    visible_parts,
)
from hippodrome.coach.text_plot import legend, plot
from hippodrome.coach.win_probability import Progress as ProgressCallback
from hippodrome.core.safe_text import sanitize
from hippodrome.core.table import Table
from hippodrome.games.race_opening import fingerprint_of, open_race
from hippodrome.i18n.localization import Localization, Verbatim
from hippodrome.terminal.console import SafeConsole
from hippodrome.terminal.output import print_line
from hippodrome.terminal.tables import print_table


def show_review(
    file: Path,
    *,
    seat: str,
    effort: float,
    language: str,
    as_json: bool,
    bot: str = "",
    bot_seconds: float = BOT_TIMEOUT,
) -> None:
    """Review a race file; of an unfinished race, what has happened so far. `bot` gives a second opinion."""
    race, game, table = open_race(file)
    if bot:
        check_bot(bot, game.name)
    seats = [seat_of(race, seat, file)] if seat else None
    words = Localization(language, game, table.state.edition, race.players, race.options)
    with _progress(words) as progress:
        found = review(race, table, seats=seats, effort=effort, progress=progress)
    opinion = ask_bot(table, found.decisions, bot, bot_seconds) if bot else None
    if as_json:
        extra = {} if opinion is None else {"opinion": opinion.to_dict()}
        print_line(json.dumps({**found.to_dict(), **extra, "fingerprint": fingerprint_of(race, game)}, ensure_ascii=False))
        return
    print_review(SafeConsole(highlight=False), found, table, words, opinion)


@contextlib.contextmanager
def _progress(words: Localization) -> Iterator[ProgressCallback]:
    """Show a progress line of the coach, on a terminal only; it is erased when the review is done."""
    bar = Progress(TextColumn("{task.description}"), BarColumn(), TextColumn("{task.fields[share]}"),
                   console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty())  # fmt: skip
    with bar:
        task = bar.add_task(words.text("coach.thinking"), total=1.0, share="")
        yield lambda part: bar.update(task, completed=part, share=words.share(part))


def print_review(
    console: Console, found: Review, table: Table[Any], words: Localization, opinion: Opinion | None = None
) -> None:
    """Print a review, with a bot's second opinion."""
    for note in notes(found, words)[:-1]:
        console.print(Text(note, "bold"))
    _head(console, words, "chances")
    console.print(plot(found.points, min(console.width, 100), words.text("coach.axis")), no_wrap=True, crop=True, end="")
    console.print(legend(found.players))
    _head(console, words, "decisions")
    answers = answer_texts(table, found.decisions, words)
    for seat in found.seats:
        theirs = [decision for decision in found.decisions if decision.seat == seat]
        for n, decision in enumerate(theirs, 1):
            says = decision_texts(decision, answers, words, found.game)
            console.print(Text(words.text("word.ranked", n=n, name=Verbatim(says["head"])), "bold"))
            for what in ("given", "better", "why"):
                console.print(Padding(Text(says[what]), (0, 0, 0, 3)))
            if opinion is not None and decision.line in opinion.answers:
                opinion_text = words.text("coach.opinion", bot=opinion.bot, answer=opinion.answers[decision.line])
                console.print(Padding(Text(opinion_text), (0, 0, 0, 3)))
        if not theirs:
            console.print(Text(words.text("coach.no_mistakes", seat=seat)))
    for fault in opinion.failures[:1] if opinion is not None else ():
        console.print(Text(f"{words.text('coach.no_opinion', bot=fault.bot, about=fault.about)}\n{sanitize(fault.told)}"))
    _head(console, words, "luck")
    print_table(console, _balances(found, words))
    for balance in found.balances:
        console.print(Text(balance_text(balance, words)))
    if found.habits:
        _head(console, words, "habits")
    for habit in found.habits:
        text = habit_text(habit, words)
        console.print(Text(words.labelled(found.players[habit.seat], text) if len(found.seats) > 1 else text))
    console.print()
    console.print(Text(notes(found, words)[-1], "dim"))


def _head(console: Console, words: Localization, what: str) -> None:
    console.print()
    console.print(Text(words.text(f"coach.head.{what}"), "bold underline"))


def _balances(found: Review, words: Localization) -> RichTable:
    """Return the attribution of all seats, one column each."""
    rich_table = RichTable(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    rich_table.add_column("")
    for name in found.players:
        rich_table.add_column(Text(name), justify="right")
    rich_table.add_row(
        words.text("coach.source.start"), *(words.number(round_for_display(100 * b.start)) for b in found.balances)
    )
    rows = [[balance.luck[n] for balance in found.balances] for n in range(len(found.balances[0].luck))]
    for row in [*rows, *([getattr(b, what) for b in found.balances] for what in visible_parts(found))]:
        rich_table.add_row(source_name(row[0], words), *(_points(words, gave) for gave in row))
    end = "coach.source.end" if found.over else "coach.source.now"
    rich_table.add_row(words.text(end), *(words.number(round_for_display(100 * b.end)) for b in found.balances))
    rich_table.add_row(words.text("coach.source.all_luck"), *(_points(words, b.all_luck) for b in found.balances), style="bold")
    adjusted = (_points(words, b.adjusted, signed=False) for b in found.balances)
    rich_table.add_row(words.text("coach.source.adjusted"), *adjusted, style="bold")
    return rich_table


def _points(words: Localization, contribution: Contribution, *, signed: bool = True) -> str:
    """Format points with their sign and error."""
    size = round_for_display(contribution.points)
    points = words.number(-size if contribution.points < 0 else size, signed=signed and size != 0)
    return (
        words.text("word.plus_minus", value=points, error=round_for_display(contribution.error))
        if contribution.error >= 0.05
        else points
    )
