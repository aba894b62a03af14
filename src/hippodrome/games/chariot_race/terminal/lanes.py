"""The three lanes, half by half: limits, chariots, caltrops, heaps, and the picked path."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from itertools import pairwise
from typing import NamedTuple

from rich.text import Text

from hippodrome.games.chariot_race.track import LANES, Space, Track

WIDEST_SPACE, NARROWEST_SPACE = 4, 3
"""Columns of the shortest space: its border, its limit, a chariot, a caltrop; narrow screens omit the limit."""

CALTROP, HEAP, PATH, LANDING, LINE = "*", "#", "·", "+", ">"
LABEL = 5


class Pieces(NamedTuple):
    """Pieces on the board, by space name; chariots with their letter and style."""

    chariots: Mapping[str, tuple[str, str]]
    caltrops: Collection[str]
    path: Sequence[str] = ()
    landing: str = ""


def draw_lanes(track: Track, pieces: Pieces, width: int) -> list[Text]:
    """Draw the lanes from the line on, cut at common borders into rows that fit the width."""
    shortest = min(space.front - space.back for space in track.spaces)
    room = width - 2 * LABEL
    borders = _common_borders(track)
    for columns in (WIDEST_SPACE, NARROWEST_SPACE):
        cuts = _cut(borders, room * shortest // columns)
        if columns == NARROWEST_SPACE or len(cuts) <= 3:
            break
    rows: list[Text] = []
    for start, end in pairwise(cuts):
        for lane in reversed(range(len(LANES))):
            some = [space for space in track.lanes[lane] if start <= space.back < end]
            rows.append(_draw_row(some, pieces, start, columns, shortest, at_line=start == 0))
        rows.append(Text())
    return rows[:-1]


def _common_borders(track: Track) -> list[int]:
    """Return the points where every lane has a border."""
    return sorted(set.intersection(*({0} | {space.front for space in lane} for lane in track.lanes)))


def _cut(borders: Sequence[int], longest: int) -> list[int]:
    """Cut into as few rows of similar length as possible, none longer than fits, if borders allow it."""
    whole = borders[-1]
    for pieces in range(1, len(borders) + 1):
        wanted = [whole * n // pieces for n in range(pieces + 1)]
        cuts = sorted({min(borders, key=lambda border, at=at: abs(border - at)) for at in wanted})  # type: ignore[misc]
        if max(b - a for a, b in pairwise(cuts)) <= longest:
            return cuts
    return list(borders)


def _draw_row(spaces: Sequence[Space], pieces: Pieces, start: int, columns: int, shortest: int, *, at_line: bool) -> Text:
    """Draw one lane of one row: its first space's name, the spaces, its last one's name."""
    row = Text(f"{spaces[0].name:>{LABEL - 1}} ", "dim", no_wrap=True, overflow="crop")
    for n, space in enumerate(spaces):
        left, right = ((border - start) * columns // shortest for border in (space.back, space.front))
        row.append(LINE if at_line and n == 0 else "|", "bold" if at_line and n == 0 else "dim")
        row.append_text(_draw_space(space, pieces, right - left - 1))
    row.append("|", "dim").append(f" {spaces[-1].name}", "dim")
    return row


def _draw_space(space: Space, pieces: Pieces, columns: int) -> Text:
    """Draw the contents of a space: its limit first, then a chariot, then a caltrop, as far as they fit."""
    if space.heap:
        return Text(HEAP * columns, "bold red" if space.name == pieces.landing else "bold")
    inside: list[tuple[str, str]] = []
    if space.limit:
        inside.append((str(space.limit), "bold red"))
    chariot = pieces.chariots.get(space.name)
    if chariot is not None:
        inside.append(chariot)
    if space.name in pieces.caltrops:
        inside.append((CALTROP, "bold yellow"))
    if space.name == pieces.landing:
        inside.append((LANDING, "bold reverse"))
    elif space.name in pieces.path:
        inside.append((PATH, "bold"))
    while sum(len(text) for text, _ in inside) > columns and len(inside) > 1:
        inside.pop(0 if space.limit and inside[0][0] == str(space.limit) else -1)
    text = Text.assemble(*inside)
    text.append(" " * max(0, columns - text.cell_len))
    return text
