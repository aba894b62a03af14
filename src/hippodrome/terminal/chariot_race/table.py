"""The table as everybody sees it: the lanes, and below them every chariot's board in the order of the race."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from hippodrome.core.ask import Seat
from hippodrome.core.words import Words
from hippodrome.games.chariot_race.edition import Board, Edition
from hippodrome.games.chariot_race.scene import race_order
from hippodrome.terminal.chariot_race.lanes import Pieces, draw_lanes
from hippodrome.terminal.chariot_race.picks import Picks, mark, mark_style
from hippodrome.terminal.chooser import Chooser
from hippodrome.terminal.screen import Room
from hippodrome.terminal.seating import Seating

View = Mapping[str, Any]

FOR_ALL, FOR_DAMAGE, FOR_HEADS = 95, 72, 60
"""Columns that a screen needs to draw all tracks, or the damage tracks alone, or to write out the heads; the numbers are
always there."""


def draw(
    view: View,
    edition: Edition,
    words: Words,
    seat: Seat | None,
    *,
    seating: Seating,
    room: Room,
    chooser: Chooser | None = None,
) -> RenderableType:
    """The whole table."""
    way, landing = chooser.way if isinstance(chooser, Picks) else ((), "")
    standing = {
        chariot["space"]: (mark(words, chariot["colour"]), mark_style(chariot["colour"]))
        for chariot in view["chariots"]
        if chariot["space"] and not chariot["wrecked"]
    }
    track = edition.tracks[view["halves"]]
    if view["phase"] == "start":
        free = (track.spaces[start] for start in track.starts)
        standing |= {space.name: (f"@{space.start}", "bold") for space in free if space.name not in standing}
    lanes = draw_lanes(track, Pieces(standing, view["caltrops"], way, landing), room.width)
    return Group(headline(view, words), *lanes, boards(view, edition, words, seat, seating, room.width))


def headline(view: View, words: Words) -> Text:
    """Round, laps, sides of the board, caltrops left."""
    text = words.text("terminal.chariot_race.round", round=view["round"], laps=view["laps"], halves=view["halves"],
                      left=view["supply"])
    return Text(text, "bold")


def boards(view: View, edition: Edition, words: Words, seat: Seat | None, seating: Seating, width: int) -> Grid:
    """Every chariot's board: damage, speed with its dice, and fate, as tracks; whose turn it is has an arrow."""
    grid = Grid(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="dim", show_edge=False)
    for _ in ("turn", "mark"):
        grid.add_column(no_wrap=True)
    grid.add_column()  # names are the only column that gives way, and they are cut, not broken
    heads = "head" if width >= FOR_HEADS else "short_head"
    for head in ("lap", "space", "damage", "speed", "dice", "fate"):
        grid.add_column(Text.assemble((words.text(f"terminal.chariot_race.{heads}.{head}"), "dim")), no_wrap=True,
                        justify="right" if head in ("lap", "space", "dice") else "left")
    for n in race_order(view, edition):
        chariot = view["chariots"][n]
        if not chariot["colour"]:
            continue
        owner, colour = chariot["owner"], edition.colours.index(chariot["colour"])
        board = edition.board(colour, view["unequal"])
        name = words.text("terminal.chariot_race.owner", player=seating.names[owner], colour=colour)
        grid.add_row(
            Text(">" if n == view["active"] else "", "bold"),
            Text.assemble((mark(words, chariot["colour"]), mark_style(chariot["colour"])), "<" if owner == seat else ""),
            Text(name, seating.style(owner), no_wrap=True, overflow="ellipsis"),
            *clips(view, words, chariot, board, width),
        )
    return grid


def clips(view: View, words: Words, chariot: Mapping[str, Any], board: Board, width: int) -> list[Text]:
    """Where a chariot's clips are on its tracks."""
    if chariot["wrecked"]:
        return [Text(words.text("terminal.chariot_race.wrecked"), "dim"), *[Text()] * 5]
    lap = str(chariot["laps"] + 1)
    if chariot["laps"] >= view["laps"]:
        lap = ">"
    elif not chariot["space"]:
        lap = ""
    elif chariot["at"] < 0:
        lap = words.text("terminal.chariot_race.start") if width >= FOR_HEADS else "-"
    low = chariot["damage"] <= 3
    return [
        Text(lap),
        Text(chariot["space"]),
        bar(chariot["damage"], board.damage, "bold red" if low else "green", drawn=width >= FOR_DAMAGE),
        bar(chariot["speed"], board.speed, "cyan", drawn=width >= FOR_ALL),
        Text(str(board.dice[chariot["speed"]])),
        bar(chariot["fate"], board.fate, "yellow", drawn=width >= FOR_ALL),
    ]


def bar(value: int, most: int, style: str, *, drawn: bool) -> Text:
    """A track with its clip: the number, and how far it goes."""
    text = Text(f"{value:>2}/{most}", "bold")
    if drawn:
        text.append(" ").append("=" * value, style).append("-" * (most - value), "dim")
    return text
