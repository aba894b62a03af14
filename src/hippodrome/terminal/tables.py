"""Prints tables in the terminal: side by side if they fit, otherwise line by line, so that no figure is truncated."""

from __future__ import annotations

import re
from textwrap import wrap

from rich.console import Console
from rich.measure import Measurement
from rich.table import Table as RichTable
from rich.text import Text

from hippodrome.i18n.localization import Localization
from hippodrome.i18n.user_language import cli_language


def print_table(console: Console, table: RichTable) -> None:
    """Print a table whose first column names the rows."""
    ample = console.options.update(max_width=10_000)
    if Measurement.get(console, ample, table).maximum <= console.width:
        console.print(table)
        return
    if table.title:
        console.print(_plain_text(console, table.title), style="bold")
    words = Localization(cli_language())
    heads = [_plain_text(console, column.header) for column in table.columns]
    for row in zip(*(column.cells for column in table.columns), strict=True):
        cells = [_plain_text(console, cell) for cell in row]
        parts = [f"{head} {cell}" if head else cell for head, cell in zip(heads, cells, strict=True) if cell]
        line = words.labelled(parts[0], words.join(parts[1:])) if len(parts) > 1 else "".join(parts)
        for part in wrap(line, console.width, break_on_hyphens=False):  # never before a sign after a narrow space
            console.print(Text(part), overflow="fold")


def _plain_text(console: Console, thing: object) -> str:
    plain = thing.plain if isinstance(thing, Text) else console.render_str(str(thing)).plain
    return re.sub(r"[ \n]+", " ", plain).strip()  # no-break spaces stay
