"""What is told in sentences: the welcome, what has happened, the result."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from pathlib import Path
from typing import Any

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from hippodrome.core.ask import Seat
from hippodrome.core.game import Game, Standing
from hippodrome.core.race import Race
from hippodrome.core.tell import Fact
from hippodrome.core.words import Words
from hippodrome.terminal.seating import Seating

LUCK_STYLE = "dim"


def paint(sentence: str, phrases: Mapping[str, str]) -> Text:
    """A sentence with names and phrases in their colours."""
    text = Text(sentence)
    for phrase, style in sorted(phrases.items(), key=lambda item: len(item[0])):
        text.highlight_regex(rf"(?<!\w){re.escape(phrase)}(?!\w)", style)
    return text


def tell_story(facts: Iterable[Fact], words: Words, seating: Seating, phrases: Mapping[str, str]) -> list[RenderableType]:
    """Facts as sentences, those about one seat together beside its mark."""
    grid = Grid.grid(padding=(0, 1, 0, 0))
    grid.add_column(width=1)
    grid.add_column(overflow="fold")
    for seat, some in groupby(facts, key=lambda fact: fact.data.get("seat")):
        mark = Text(seating.marks[seat], seating.style(seat)) if isinstance(seat, int) else Text()
        sentences = [words.fact(fact) for fact in some]
        for paragraph in [" ".join(sentences)] if mark else sentences:
            grid.add_row(mark, paint(paragraph, phrases))
    return [grid] if grid.row_count else []


def welcome(game: Game[Any], race: Race, words: Words, seating: Seating, file: str | None) -> list[RenderableType]:
    """What everybody should know before the race: the game, the seats, the options, and how luck was sealed."""
    title = Text.assemble((words.text("game.title"), "bold"), "  ", words.text("game.pitch"))
    alone = len(seating.people) == 1
    who = [
        words.text("terminal.bot", seat=seat, level=bot) if bot
        else words.text("terminal.you", seat=seat) if alone
        else words.player(seat)
        for seat, bot in enumerate(seating.bots)
    ]
    lines: list[RenderableType] = [title, Text(words.text("terminal.seats", who=words.listed(who)))]
    chosen = [f"{words.text(f'option.{name}')}: {words.name('', value)}" for name, value in race.options.items()
              if value not in (None, game.options[name].default)]
    if chosen:
        lines.append(Text(f"{'; '.join(chosen)}."))
    lines += [Text(words.text("terminal.sealed_luck"), LUCK_STYLE), Text(f"  {race.commitment}", LUCK_STYLE)]
    if file is not None:
        lines.append(Text(words.text("terminal.kept", file=file)))
    lines += [Text(words.text("terminal.begin")), Text()]
    return lines


def result(standing: Standing, words: Words, seating: Seating) -> list[RenderableType]:
    """The ranking of a race that is over."""
    lines: list[RenderableType] = [Text(), Text(words.text("terminal.result"), "bold")]
    order: Sequence[Seat] = sorted(range(len(seating.names)), key=lambda seat: (standing.ranks[seat], seat))
    for seat in order:
        style = f"bold {seating.style(seat)}" if seat in standing.winners else ""
        lines.append(Text(f"  {words.text('terminal.rank', rank=standing.ranks[seat], seat=seat)}", style))
    return lines


def reveal_luck(race: Race, words: Words) -> list[RenderableType]:
    """The seed, beside what was committed to."""
    return [
        Text(),
        Text(words.text("terminal.seed_is"), LUCK_STYLE),
        Text(f"  {race.seed}", LUCK_STYLE),
        Text(words.text("terminal.committed_as"), LUCK_STYLE),
        Text(f"  {race.commitment}", LUCK_STYLE),
    ]


def how_to_resume(game: str, file: Path, language: str) -> str:
    """The command that opens a race again."""
    return f"hippodrome play {game} --file {shlex.quote(str(file))} --lang {language}"


def how_to_verify(file: Path) -> str:
    """The command that checks the luck of a race."""
    return f"hippodrome verify {shlex.quote(str(file))}"
