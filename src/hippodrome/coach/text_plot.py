"""Line plot of win probabilities in letters, one per seat, for any terminal."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from hippodrome.coach.win_probability import Point

LETTERS = "ABCDEFGH"
COLOURS = ("bright_red", "bright_blue", "bright_green", "bright_yellow", "bright_magenta", "bright_cyan", "white", "orange3")
HEIGHT = 13


def plot(points: Sequence[Point], width: int, axis: str) -> Text:
    """Draw the plot: about eight rows, one column per part of a turn, one letter per seat."""
    columns = max(12, min(width - 8, 2 + 4 * (len(points) - 1)))
    cells: list[list[int | None]] = [[None] * columns for _ in range(HEIGHT)]
    for column in range(columns):
        chances = _between(points, column / max(1, columns - 1) * (len(points) - 1))
        for seat in sorted(range(len(chances)), key=lambda seat: chances[seat]):  # of several in one cell, the best is visible
            cells[HEIGHT - 1 - round(chances[seat] * (HEIGHT - 1))][column] = seat
    text = Text()
    for n, row in enumerate(cells):
        share = 1 - n / (HEIGHT - 1)
        text.append(f"{share:5.0%} ┤" if n % 3 == 0 else "      │")
        for cell in row:
            text.append(" " if cell is None else LETTERS[cell], "" if cell is None else COLOURS[cell])
        text.append("\n")
    first, last = str(points[0].turn), f"{axis} {points[-1].turn}"
    text.append(f"      └{'─' * columns}\n       {first}{last:>{max(1, columns - len(first))}}\n")
    return text


def _between(points: Sequence[Point], place: float) -> list[float]:
    """Interpolate the chances between two points."""
    n = min(int(place), len(points) - 1)
    after = points[min(n + 1, len(points) - 1)].chances
    part = place - n
    return [a * (1 - part) + b * part for a, b in zip(points[n].chances, after, strict=True)]


def legend(players: Sequence[str]) -> Text:
    """Legend: the letter of each player."""
    text = Text("       ")
    for seat, name in enumerate(players):
        text.append(f"{LETTERS[seat]} {name}   ", COLOURS[seat])
    return text
