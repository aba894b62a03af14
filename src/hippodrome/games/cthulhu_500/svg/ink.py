"""Shapes that the pictures of Cthulhu 500 share: smooth lines, tentacles, texts that fit."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from math import cos, hypot, pi, sin

Point = tuple[float, float]
LETTER_WIDTH = 0.6
"""Width of a letter in a name, as part of its size: enough for the widest name of the built-in cards."""


def number(value: float) -> str:
    """Format a coordinate with at most one decimal."""
    return f"{value:.1f}".removesuffix(".0").replace("-0.0", "0") if abs(value) >= 0.05 else "0"


def points(line: Sequence[Point]) -> str:
    """Format points as an SVG attribute."""
    return " ".join(f"{number(x)},{number(y)}" for x, y in line)


def smooth(line: Sequence[Point], *, closed: bool = False) -> str:
    """Return a smooth path through all points."""
    count = len(line)
    path = [f"M{number(line[0][0])} {number(line[0][1])}"]
    for n in range(count if closed else count - 1):
        before = line[n - 1] if n or closed else line[0]
        start, end = line[n], line[(n + 1) % count]
        after = line[(n + 2) % count] if closed else line[min(n + 2, count - 1)]
        c = (
            start[0] + (end[0] - before[0]) / 6, start[1] + (end[1] - before[1]) / 6,
            end[0] - (after[0] - start[0]) / 6, end[1] - (after[1] - start[1]) / 6, *end,
        )  # fmt: skip
        path.append(f"C{' '.join(number(v) for v in c)}")
    return "".join(path) + ("Z" if closed else "")


def spine(base: Point, heading: float, length: float, bend: float, curl: float, steps: int) -> list[Point]:
    """Return the centre line of a tentacle: it leaves its base in a direction (degrees), bends all the way and curls at its
    tip."""
    line, angle = [base], heading * pi / 180
    for n in range(steps):
        t = (n + 1) / steps
        angle += (bend + curl * t**3 * 3) * pi / 180 / steps
        stride = length / steps * (1.15 - 0.45 * t)
        x, y = line[-1]
        line.append((x + cos(angle) * stride, y + sin(angle) * stride))
    return line


def tentacle(
    base: Point,
    heading: float,
    length: float,
    width: float,
    bend: float,
    curl: float,
    steps: int = 11,
    name: str = "c5-tentacle",
) -> str:
    """Draw a tentacle with its suckers on the inner side of the bend."""
    line = spine(base, heading, length, bend, curl, steps)
    side = 1 if bend + curl > 0 else -1
    left: list[Point] = []
    right: list[Point] = []
    suckers: list[str] = []
    last = len(line) - 1
    for n, (x, y) in enumerate(line):
        ahead, behind = line[min(n + 1, last)], line[max(n - 1, 0)]
        run = hypot(ahead[0] - behind[0], ahead[1] - behind[1]) or 1
        nx, ny = -(ahead[1] - behind[1]) / run, (ahead[0] - behind[0]) / run
        half = width / 2 * (1 - n / last) ** 0.75 + 0.6
        left.append((x + nx * half, y + ny * half))
        right.append((x - nx * half, y - ny * half))
        if 0 < n < last - 1 and half > 2:
            suckers.append(
                f'<circle cx="{number(x + side * nx * half * 0.55)}" cy="{number(y + side * ny * half * 0.55)}" '
                f'r="{number(max(1.2, half * 0.3))}"/>'
            )
    return f'<path class="{name}" d="{smooth([*left, *reversed(right)])}Z"/><g class="c5-sucker">{"".join(suckers)}</g>'


def star(x: float, y: float, outer: float, inner: float, tips: int, turn: float = -90) -> list[Point]:
    """Return the corners of a star."""
    corners = []
    for n in range(tips * 2):
        radius, angle = (inner if n % 2 else outer), (turn + 180 * n / tips) * pi / 180
        corners.append((x + cos(angle) * radius, y + sin(angle) * radius))
    return corners


def wrap(text: str, lines: int) -> list[str]:
    """Wrap a text on up to a number of lines, with the longest of them as short as possible."""
    parts = text.split()
    best = [text]
    for many in range(2, min(lines, len(parts)) + 1):
        split = _split(parts, many)
        if max(map(len, split)) < max(map(len, best)) - 1:
            best = split
    return best


def _split(parts: Sequence[str], lines: int) -> list[str]:
    if lines == 1:
        return [" ".join(parts)]
    tries = [[" ".join(parts[:n]), *_split(parts[n:], lines - 1)] for n in range(1, len(parts) - lines + 2)]
    return min(tries, key=lambda split: max(map(len, split)))


def label(text: str, x: float, y: float, width: float, height: float, lines: int) -> str:
    """Draw a centred name, as large as fits, on one or several lines."""
    rows = wrap(text, lines)
    size = min(15, width / (max(map(len, rows)) * LETTER_WIDTH), height / (len(rows) * 1.06))
    top = y - (len(rows) - 1) * size * 0.53 + size * 0.34
    spans = "".join(
        f'<tspan x="{number(x)}" y="{number(top + n * size * 1.06)}">{escape(row)}</tspan>' for n, row in enumerate(rows)
    )
    return f'<text class="c5-name" font-size="{number(size)}">{spans}</text>'
