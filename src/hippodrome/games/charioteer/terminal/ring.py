"""The circus from above: the ring of spaces with its chariots, and lines of text in the middle of it."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import NamedTuple

from rich.text import Text

from hippodrome.games.charioteer.track import Track

COLUMNS, ROWS, LANE = 3.0, 1.5, 0.8
"""Columns and rows per unit of the ground, and the distance of the outer spaces."""
REGULAR, OUTER, LINE, LANDING = "·", "o", "|", "*"
LANDING_STYLE = "bold reverse"
MAX_ABREAST = 3
"""Chariots that fit side by side in the drawing of a space."""

Stacks = Mapping[int, Sequence[tuple[str, str]]]
"""The marks in each space of the ring, from the inside out, each with its style."""


class Spot(NamedTuple):
    """Position of a space in the drawing."""

    row: int
    column: int
    outer: bool


def lay_out(track: Track, width: int) -> list[Spot] | None:
    """Return the position of each space of a lap in the drawing; None if the ring does not fit into that many columns."""
    ground = list(_ground(track))
    left, top = min(x for x, _, _ in ground), max(y for _, y, _ in ground)
    spots = [Spot(round((top - y) * ROWS), round((x - left) * COLUMNS) + 1, outer) for x, y, outer in ground]
    if max(spot.column for spot in spots) + 2 > width:
        return None
    by_row: dict[int, list[int]] = {}
    for spot in spots:
        by_row.setdefault(spot.row, []).append(spot.column)
    for columns in by_row.values():
        columns.sort()
        if any(after - before < 2 for before, after in pairwise(columns)):
            return None
    return spots


def _ground(track: Track) -> list[tuple[float, float, bool]]:
    """Return the centre of each space on the ground; an outer one is outside the border between two regular ones."""
    points, found, regular = track.outline(), list[tuple[float, float, bool]](), 0
    for section in track.sections:
        outers = 0
        for n, outer in enumerate(section.outer):
            if not outer:
                (x, y, _), (x2, y2, _) = points[regular], points[regular + 1]
                found.append(((x + x2) / 2, (y + y2) / 2, False))
                regular, outers = regular + 1, 0
                continue
            together = next((i for i, o in enumerate(section.outer[n:]) if not o), len(section.outer) - n) + outers
            along = (outers + 1) / (together + 1) - 0.5
            x, y, heading = points[regular]
            ahead, out = math.radians(heading), math.radians(heading - math.copysign(90, section.turn))
            found.append(
                (x + along * math.cos(ahead) + LANE * math.cos(out), y + along * math.sin(ahead) + LANE * math.sin(out), True)
            )
            outers += 1
    return found


def draw_ring(track: Track, stacks: Stacks, landings: Sequence[int], inside: Sequence[Text], width: int) -> list[Text] | None:
    """Draw the ring as rows of text, with lines of text inside it; None if it does not fit."""
    spots = lay_out(track, width)
    if spots is None:
        return None
    height = max(spot.row for spot in spots) + 1
    cells: dict[tuple[int, int], tuple[str, str]] = {}
    for spot in spots:
        cells[spot.row, spot.column] = (OUTER, "dim") if spot.outer else (REGULAR, "")
    _draw_line(cells, spots)
    taken = {(spot.row, spot.column) for spot in spots}
    for space, stack in stacks.items():
        _draw_stack(cells, taken, spots[space], stack, height)
    for landing in landings:
        _draw_landing(cells, spots[landing % track.lap], stacks.get(landing % track.lap, ()))
    return _join(cells, inside, height)


def _draw_line(cells: dict[tuple[int, int], tuple[str, str]], spots: Sequence[Spot]) -> None:
    """Draw the line between the last space and the first, across the track if that is level."""
    before, after = spots[-1], spots[0]
    column = (before.column + after.column) // 2
    rows = range(before.row - 1, before.row + 2) if before.row == after.row else [(before.row + after.row) // 2]
    for row in rows:
        cells.setdefault((row, column), (LINE, "bold"))
    if before.row == after.row:
        ahead = after.column > before.column
        cells.setdefault((before.row - 1, column + (2 if ahead else -2)), (">" if ahead else "<", "bold"))


def _draw_stack(
    cells: dict[tuple[int, int], tuple[str, str]],
    taken: set[tuple[int, int]],
    spot: Spot,
    stack: Sequence[tuple[str, str]],
    height: int,
) -> None:
    """Draw chariots side by side; those that do not fit are in a second row further out."""
    out = spot.row + (1 if spot.row >= height / 2 else -1)
    places = [(spot.row, spot.column + n - (len(stack) > 2)) for n in range(MAX_ABREAST)]
    second = [(out, spot.column + n - 1) for n in range(MAX_ABREAST)]
    if len(stack) > MAX_ABREAST and 0 <= out < height and not any(cell in taken for cell in second):
        places += second
    cells.update(zip(places, stack, strict=False))
    if len(stack) > len(places):
        cells[places[-1]] = ("+", "bold")


def _draw_landing(cells: dict[tuple[int, int], tuple[str, str]], spot: Spot, stack: Sequence[tuple[str, str]]) -> None:
    """Mark a place where a move may end, behind the chariots that are already there."""
    cells[spot.row, spot.column + min(len(stack), 2)] = (LANDING, LANDING_STYLE)


def _join(cells: Mapping[tuple[int, int], tuple[str, str]], inside: Sequence[Text], height: int) -> list[Text]:
    """Join the rows as text; the lines inside are centred, as far as they fit between the spaces of the row."""
    rows = []
    widest = max(column for _, column in cells) + 1
    first = (height - len(inside)) // 2
    for row in range(height):
        columns = sorted(column for r, column in cells if r == row)
        line = inside[row - first] if 0 <= row - first < len(inside) else None
        text = Text(no_wrap=True, overflow="crop")
        left = [c for c in columns if c < widest / 2]
        right = [c for c in columns if c >= widest / 2]
        _write(text, cells, row, left)
        if line is not None and line.cell_len:
            start, end = (max(left) + 2 if left else 0), (min(right) - 1 if right else widest)
            line = line.copy()
            line.truncate(max(0, end - start), overflow="ellipsis")
            text.append(" " * (start + (end - start - line.cell_len) // 2 - len(text)))
            text.append_text(line)
        _write(text, cells, row, right)
        rows.append(text)
    return rows


def _write(text: Text, cells: Mapping[tuple[int, int], tuple[str, str]], row: int, columns: Sequence[int]) -> None:
    for column in columns:
        text.append(" " * (column - text.cell_len))
        text.append(*cells[row, column])


def draw_strip(track: Track, stacks: Stacks, landings: Sequence[int], width: int) -> list[Text]:
    """Draw the ring cut open at the line, in rows, for small screens and for tracks of any shape."""
    cells = []
    for space in range(track.lap):
        marks = list(stacks.get(space, ()))
        if any(landing % track.lap == space for landing in landings):
            marks.append((LANDING, LANDING_STYLE))
        if not marks:
            marks = [(OUTER, "dim") if track.is_outer(space) else (REGULAR, "")]
        cells.append(Text.assemble(*marks))
    rows: list[Text] = []
    for space, cell in enumerate(cells):
        if not rows or rows[-1].cell_len + cell.cell_len + 2 > width:
            rows.append(Text(f"{space + 1:>3} ", "dim", no_wrap=True, overflow="crop"))
        rows[-1].append_text(cell).append(" " * max(1, 3 - cell.cell_len))
    rows[-1].append(LINE, "bold")
    return rows
