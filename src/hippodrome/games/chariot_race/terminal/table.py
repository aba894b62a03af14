"""The table, the same for all seats: the lanes, and below them every chariot's board in race order."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from hippodrome.core.ask import Seat
from hippodrome.games.chariot_race.edition import Board, Edition
from hippodrome.games.chariot_race.presentation.scene import race_order
from hippodrome.games.chariot_race.terminal.lanes import Pieces, draw_lanes
from hippodrome.games.chariot_race.terminal.marks import mark, mark_style
from hippodrome.games.chariot_race.terminal.picks import KEY, AnswerChooser
from hippodrome.i18n.localization import Localization
from hippodrome.terminal.chooser import Chooser
from hippodrome.terminal.screen import Size
from hippodrome.terminal.seating import Seating

View = Mapping[str, Any]

MIN_WIDTH_ALL_TRACKS, MIN_WIDTH_DAMAGE_TRACK, MIN_WIDTH_HEADS = 95, 72, 60
"""Columns that a screen needs to draw all tracks, or only the damage tracks, or the full headings; the numbers are always
shown."""
HEADS = ("lap", "space", "damage", "speed", "dice", "fate")
MIN_NAME_WIDTH = 4


def draw(
    view: View,
    edition: Edition,
    words: Localization,
    seat: Seat | None,
    *,
    seating: Seating,
    room: Size,
    chooser: Chooser | None = None,
) -> RenderableType:
    """Draw the whole table; with a legend if there are many rows, without the line between the halves if there are few."""
    way, landing = chooser.way if isinstance(chooser, AnswerChooser) else ((), "")
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
    shown = boards(view, edition, words, seat, seating, room.width)
    rows = [headline(view, edition, words), *lanes, *shown]
    if room.height is None or len(rows) < room.height:
        rows.append(Text(words.text(f"{KEY}.legend"), "dim", no_wrap=True, overflow="ellipsis"))
    elif len(rows) > room.height:
        rows = [row for row in rows if row.plain.strip()]
    return Group(*rows)


def headline(view: View, edition: Edition, words: Localization) -> Text:
    """Return round, laps, caltrops left, and the active chariot."""
    text = words.text(f"{KEY}.round", round=view["round"], laps=view["laps"], left=view["supply"])
    active = view["active"]
    if 0 <= active < len(view["chariots"]) and view["chariots"][active]["colour"] and not view["over"]:
        chariot = view["chariots"][active]
        named = (chariot["owner"], edition.colours.index(chariot["colour"]))
        text = f"{text} · {words.text(f'{KEY}.turn', chariot=named)}"
    return Text(text, "bold", no_wrap=True, overflow="ellipsis")


def boards(view: View, edition: Edition, words: Localization, seat: Seat | None, seating: Seating, width: int) -> list[Text]:
    """Draw every chariot's board in race order: remaining damage, speed with its dice, and fate."""
    heads = "head" if width >= MIN_WIDTH_HEADS else "short_head"
    rows = [(Text(), [""], Text(), [Text(words.text(f"{KEY}.{heads}.{head}"), "dim") for head in HEADS])]
    for n in race_order(view, edition):
        chariot = view["chariots"][n]
        if not chariot["colour"]:
            continue
        owner, colour = chariot["owner"], edition.colours.index(chariot["colour"])
        behind = [words.text(f"{KEY}.owner", colour=colour), ""]
        if owner == seat:
            behind = [words.text(f"{KEY}.owner_you", colour=colour), words.text(f"{KEY}.you"), ""]
        letter = Text(mark(words, chariot["colour"]), mark_style(chariot["colour"]))
        name = Text(seating.names[owner], seating.style(owner))
        rows.append((letter, behind, name, clips(view, words, chariot, edition.board(colour, view["unequal"]), width)))
    wide = [max(row[3][column].cell_len for row in rows) for column in range(len(HEADS))]
    longest = max((row[2].cell_len + len(row[1][0]) for row in rows), default=0)
    longest = min(longest, width - sum(wide) - len(wide) - 2)
    return [_board(letter, behind, name, cells, wide, longest) for letter, behind, name, cells in rows]


def _board(letter: Text, behinds: Sequence[str], name: Text, cells: Sequence[Text], wide: Sequence[int], longest: int) -> Text:
    """Draw a board's row: only names are shortened, and never wrapped; on a very narrow screen the letter replaces the
    colour."""
    name = name.copy()
    behind = next((text for text in behinds if MIN_NAME_WIDTH + len(text) <= longest), "")
    name.truncate(longest - len(behind), overflow="ellipsis")
    row = Text(no_wrap=True, overflow="crop").append_text(letter if letter.plain else Text(" ")).append(" ")
    row.append_text(name).append(behind).append(" " * (longest - name.cell_len - len(behind)))
    for head, cell, columns in zip(HEADS, cells, wide, strict=True):
        gap = " " * (columns - cell.cell_len)
        right = head in ("lap", "space", "dice")
        row.append(" ").append(gap if right else "").append_text(cell).append("" if right else gap)
    return row


def clips(view: View, words: Localization, chariot: Mapping[str, Any], board: Board, width: int) -> list[Text]:
    """Draw the positions of a chariot's clips on its tracks."""
    if chariot["wrecked"]:
        return [Text(words.text(f"{KEY}.wrecked"), "dim"), *[Text()] * 5]
    lap = str(chariot["laps"] + 1)
    if chariot["laps"] >= view["laps"]:
        lap = words.text(f"{KEY}.finished")
    elif not chariot["space"]:
        lap = ""
    elif chariot["at"] < 0:
        lap = words.text(f"{KEY}.start") if width >= MIN_WIDTH_HEADS else "-"
    low = chariot["damage"] <= 3
    return [
        Text(lap),
        Text(chariot["space"]),
        bar(chariot["damage"], board.damage, "bold red" if low else "green", drawn=width >= MIN_WIDTH_DAMAGE_TRACK),
        bar(chariot["speed"], board.speed, "cyan", drawn=width >= MIN_WIDTH_ALL_TRACKS),
        Text(str(board.dice[chariot["speed"]])),
        bar(chariot["fate"], board.fate, "yellow", drawn=width >= MIN_WIDTH_ALL_TRACKS),
    ]


def bar(value: int, most: int, style: str, *, drawn: bool) -> Text:
    """Draw a track with its clip: the number, and a bar."""
    text = Text(f"{value:>2}/{most}", "bold")
    if drawn:
        text.append(" ").append("=" * value, style).append("-" * (most - value), "dim")
    return text
