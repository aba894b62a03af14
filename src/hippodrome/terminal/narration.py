"""Narration in sentences: the welcome, the events, the result."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from pathlib import Path
from typing import Any, NamedTuple

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from hippodrome.core.ask import Seat
from hippodrome.core.facts import Fact
from hippodrome.core.game import Game, Standing
from hippodrome.core.race_file import RaceRecord
from hippodrome.core.scene import Result
from hippodrome.games.custom_editions import describe_custom
from hippodrome.i18n.localization import Localization, Verbatim
from hippodrome.terminal.seating import Seating
from hippodrome.terminal.styled import labelled

SEED_STYLE = "dim"


def highlight(sentence: str, phrases: Mapping[str, str]) -> Text:
    """Return a sentence with names and phrases in their colours."""
    text = Text(sentence)
    for phrase, style in sorted(phrases.items(), key=lambda item: len(item[0])):
        text.highlight_regex(rf"(?<!\w){re.escape(phrase)}(?!\w)", style)
    return text


class Subject(NamedTuple):
    """The subject of facts: its letter and colour on the table, and its name."""

    mark: str
    style: str
    name: str


def seat_of(fact: Fact, edition: Any, words: Localization, seating: Seating) -> Subject | None:
    """Return the seat of a fact."""
    seat = fact.data.get("seat")
    if not isinstance(seat, int):
        return None
    return Subject(seating.marks[seat], seating.style(seat), words.player(seat))


def narrate(facts: Iterable[Fact], words: Localization, seating: Seating, phrases: Mapping[str, str]) -> list[RenderableType]:
    """Render facts as whole sentences, grouped by seat next to its mark."""
    groups = groupby(facts, key=lambda fact: seat_of(fact, None, words, seating))
    return _paragraphs([(who, [words.fact(fact) for fact in some]) for who, some in groups], phrases, words)


def narrate_briefly(
    facts: Sequence[Fact], edition: Any, words: Localization, seating: Seating, phrases: Mapping[str, str], terminal: Any
) -> list[RenderableType]:
    """Render facts in short: a row per active seat, with a phrase for each fact (`brief.KIND` of the game's texts).

    A game may first shorten and reorder the facts (`shorten`), and name the mark by which its table shows a seat or piece
    (`subject`).
    """
    about = getattr(terminal, "subject", seat_of)
    shown = getattr(terminal, "SHOWN", ())
    short: Sequence[Fact] = terminal.shorten(facts) if hasattr(terminal, "shorten") else facts
    rows = []
    for who, some in groupby((f for f in short if f.kind not in shown), key=lambda fact: about(fact, edition, words, seating)):
        sentences = list[str]()
        for is_brief, alike in groupby(some, key=lambda fact: f"brief.{fact.kind}" in words):
            if not is_brief:
                sentences += [words.fact(fact) for fact in alike]
            else:
                phrase = words.join((words.text(f"brief.{fact.kind}", **fact.data) for fact in alike), "clauses")
                sentences.append(
                    words.text("terminal.brief_of", name=Verbatim(who.name), says=Verbatim(phrase))
                    if who
                    else words.text("terminal.brief", says=Verbatim(phrase))
                )
        rows.append((who, sentences))
    return _paragraphs(rows, phrases, words)


def _paragraphs(
    rows: Iterable[tuple[Subject | None, Sequence[str]]], phrases: Mapping[str, str], words: Localization
) -> list[RenderableType]:
    """Arrange rows next to the marks of their subjects; other sentences have a row each."""
    grid = Grid.grid(padding=(0, 1, 0, 0))
    grid.add_column(width=1)
    grid.add_column(overflow="fold")
    for who, sentences in rows:
        for paragraph in [words.join(sentences, "sentences")] if who and sentences else sentences:
            grid.add_row(Text(who.mark, who.style) if who else Text(), highlight(paragraph, phrases))
    return [grid] if grid.row_count else []


def welcome(game: Game[Any], race: RaceRecord, words: Localization, seating: Seating, file: str | None) -> list[RenderableType]:
    """Return the introduction to a race: the game, the seats, the options, and the commitment to the seed."""
    title = Text.assemble((words.text("game.title"), "bold"), "  ", words.text("game.pitch"))
    alone = len(seating.people) == 1
    who = [
        words.text("terminal.bot", seat=seat, level=bot)
        if bot
        else words.text("terminal.you", seat=seat)
        if alone
        else words.player(seat)
        for seat, bot in enumerate(seating.bots)
    ]
    lines: list[RenderableType] = [title, Text(words.text("terminal.seats", who=words.join_and(who)))]
    chosen = [
        words.labelled(words.text(_option_key(name, words)), words.name("", value))
        for name, value in race.options.items()
        if value not in (None, game.options[name].default)
    ]
    if chosen:
        lines.append(Text(f"{words.join(chosen, 'clauses')}."))
    if custom := describe_custom(words, game, race.edition, race.edition_text):
        lines.append(Text(custom))
    lines += [Text(words.text("terminal.sealed_luck"), SEED_STYLE), Text(f"  {race.commitment}", SEED_STYLE)]
    if file is not None:
        lines.append(Text(words.text("terminal.kept", file=file)))
    lines += [Text(words.text("terminal.begin")), Text()]
    return lines


def _option_key(name: str, words: Localization) -> str:
    """Return the message key of an option: the short one, if the game has it."""
    short = f"option.{name}.label"
    return short if short in words else f"option.{name}"


def result(standing: Standing, how: Result | None, words: Localization, seating: Seating) -> list[RenderableType]:
    """Render the result of a finished race: the winning margin, and how far each seat came."""
    lines: list[RenderableType] = [Text(), Text(words.text("terminal.result"), "bold")]
    if how is not None:
        winners = standing.winners
        key = "terminal.you_won" if list(winners) == seating.people else "terminal.won"
        lines.append(Text(words.text(key, winners=winners, n=len(winners), told=how.why) if winners else how.why))
    order: Sequence[Seat] = sorted(range(len(seating.names)), key=lambda seat: (standing.ranks[seat], seat))
    for seat in order:
        style = f"bold {seating.style(seat)}" if seat in standing.winners else ""
        row = Text(f"  {words.text('terminal.rank', rank=standing.ranks[seat], seat=seat)}", style)
        lines.append(row if how is None else labelled(words, row, Text(how.came[seat])))
    return lines


def reveal_seed(race: RaceRecord, words: Localization) -> list[RenderableType]:
    """Return the seed, next to its commitment."""
    return [
        Text(),
        Text(words.text("terminal.seed_is"), SEED_STYLE),
        Text(f"  {race.seed}", SEED_STYLE),
        Text(words.text("terminal.committed_as"), SEED_STYLE),
        Text(f"  {race.commitment}", SEED_STYLE),
    ]


def resume_command(game: str, file: Path, language: str) -> str:
    """Return the command that opens a race again."""
    return f"hippodrome play {game} --file {shlex.quote(str(file))} --lang {language}"


def verify_command(file: Path) -> str:
    """Return the command that verifies a race."""
    return f"hippodrome verify {shlex.quote(str(file))}"
