"""An option list that fits a given number of rows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.text import Text

from hippodrome.i18n.localization import Localization

NO_LABEL = "·"
"""Marks items that cannot be picked now."""
MIN_COLUMN_WIDTH = 18
"""Minimum width of a column."""
COLUMN_GAP = 2
LABEL_GAP = 1
"""Columns between two columns, and between a label and its text."""


class Item(NamedTuple):
    """An item of the list: the label to type, its text, and a short form of it."""

    label: str
    text: Text
    short: Text
    picked: bool = False


def item(label: str, text: str | Text, short: str | Text = "", *, picked: bool = False) -> Item:
    """Create an item from plain or styled texts."""
    whole = text if isinstance(text, Text) else Text(text)
    return Item(label, whole, (short if isinstance(short, Text) else Text(short)) if short else whole, picked)


@dataclass
class OptionList:
    """Items in full, one below the other; if rows are few in one row each, then in columns, and then page by page."""

    items: Sequence[Item]
    words: Localization
    page: int = 0
    height: int | None = field(default=None)

    def turn(self) -> None:
        """Show the next page, if there is one."""
        self.page += 1

    def limited_to(self, height: int | None) -> RenderableType:
        """Return the list in at most this number of rows."""
        return OptionList(self.items, self.words, self.page, None if height is None else max(2, height))

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        width, height = options.max_width, self.height
        labels = max((len(i.label) + 2 for i in self.items), default=0)
        if height is None or len(self.items) <= height:
            yield from _in_rows(console, self.items, labels, width, height)
            return
        most = max(1, (width + COLUMN_GAP) // (MIN_COLUMN_WIDTH + labels + LABEL_GAP + COLUMN_GAP))
        for columns in range(2, most + 1):
            if -(-len(self.items) // columns) <= height:
                yield from _in_columns(self.items, labels, width, columns)
                return
        abreast = min(2, most)
        on_page = (height - 1) * abreast
        first = self.page % -(-len(self.items) // on_page) * on_page
        some = self.items[first : first + on_page]
        yield from _in_columns(some, labels, width, abreast)
        yield Text(self.words.text("terminal.list_pages", n=len(self.items) - len(some)), "dim")


def _mark(one: Item, labels: int) -> Text:
    label = f"[{one.label}]" if one.picked else f" {one.label} "  # nothing moves when an item is picked
    return Text(" " * (labels - len(label))).append(label, "bold reverse" if one.picked else "bold")


def _in_rows(console: Console, items: Sequence[Item], labels: int, width: int, height: int | None) -> Iterator[Text]:
    """Yield each item with its full text, wrapped; if rows are few, some are shortened and truncated to a row each: first those
    that cannot be picked, then the later ones."""
    room = max(1, width - labels - LABEL_GAP)
    wrapped = [list(one.text.wrap(console, room)) or [Text()] for one in items]
    spare = sum(map(len, wrapped)) if height is None else height - len(items)
    for n in sorted(range(len(items)), key=lambda n: items[n].label == NO_LABEL):
        if len(wrapped[n]) > spare + 1:
            wrapped[n] = [(items[n].text if items[n].text.cell_len <= room else items[n].short).copy()]
            wrapped[n][0].truncate(room, overflow="ellipsis")
        spare -= len(wrapped[n]) - 1
    for one, lines in zip(items, wrapped, strict=True):
        for n, line in enumerate(lines):
            yield (_mark(one, labels) if n == 0 else Text(" " * labels)).append(" " * LABEL_GAP).append_text(line)


def _in_columns(items: Sequence[Item], labels: int, width: int, columns: int) -> Iterator[Text]:
    """Yield items in columns, each truncated to its column with an ellipsis."""
    wide = (width - COLUMN_GAP * (columns - 1)) // columns
    rows, room = -(-len(items) // columns), max(1, wide - labels - LABEL_GAP)
    whole = all(one.text.cell_len <= room for one in items)
    for row in range(rows):
        line = Text()
        for one in items[row::rows]:
            text = (one.text if whole else one.short).copy()
            text.truncate(room, overflow="ellipsis")
            cell = _mark(one, labels).append(" " * LABEL_GAP).append_text(text)
            line.append(" " * (COLUMN_GAP if line else 0)).append_text(cell).append(" " * max(0, wide - cell.cell_len))
        line.rstrip()
        yield line
