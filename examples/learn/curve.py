"""Draw what selfplay.py has printed: the share of races won against tiro, by minutes of the processor's time.

python examples/learn/curve.py examples/learn/curves/*.txt --out docs/pictures/learning.svg
"""

from __future__ import annotations

import argparse
import re
from collections.abc import Sequence
from pathlib import Path

LINE = re.compile(r"([\d.]+) min,.*: wins ([\d.]+) % of 200 races")
COLOURS = ("#b5422c", "#2f6f8f", "#4f7a28", "#7a4f9a")
WIDTH, HEIGHT, LEFT, TOP, BOTTOM, LEGEND = 640, 360, 48, 16, 40, 118
Points = Sequence[tuple[float, float]]


def points_of(text: str) -> Points:
    """Minutes and per cent of each measurement."""
    return [(float(minutes), float(share)) for minutes, share in LINE.findall(text)]


def draw(curves: dict[str, Points]) -> str:
    """The picture: per cent upwards, minutes to the right, a line a game, and a dashed one at nine in ten."""
    longest = max((minutes for points in curves.values() for minutes, _ in points), default=0) or 1.0
    right, bottom = WIDTH - LEGEND, HEIGHT - BOTTOM

    def x(minutes: float) -> float:
        return round(LEFT + (right - LEFT) * minutes / longest, 1)

    def y(share: float) -> float:
        return round(bottom - (bottom - TOP) * share / 100, 1)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif" font-size="12">',
        "<title>Learning by self-play: the share of races won against tiro</title>",
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>',
    ]
    for share in range(0, 101, 20):
        parts.append(f'<path d="M{LEFT} {y(share)}H{right}" stroke="#ddd"/>')
        parts.append(f'<text x="{LEFT - 6}" y="{y(share) + 4}" text-anchor="end">{share} %</text>')
    parts.append(f'<path d="M{LEFT} {y(90)}H{right}" stroke="#777" stroke-dasharray="4 4"/>')
    for n in range(6):
        minutes = longest * n / 5
        parts.append(f'<text x="{x(minutes)}" y="{bottom + 16}" text-anchor="middle">{minutes:.1f}</text>')
    parts.append(f'<text x="{(LEFT + right) / 2}" y="{HEIGHT - 6}" text-anchor="middle">minutes of processor time</text>')
    for n, (name, points) in enumerate(curves.items()):
        colour, way = COLOURS[n % len(COLOURS)], " ".join(f"{x(minutes)},{y(share)}" for minutes, share in points)
        parts.append(f'<polyline points="{way}" fill="none" stroke="{colour}" stroke-width="2"/>')
        parts += [f'<circle cx="{x(minutes)}" cy="{y(share)}" r="3" fill="{colour}"/>' for minutes, share in points]
        parts.append(f'<text x="{right + 10}" y="{TOP + 14 + 20 * n}" fill="{colour}">{name}</text>')
    return "\n".join([*parts, "</svg>"]) + "\n"


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("printed", type=Path, nargs="+", help="what selfplay.py has printed, a file a game")
    parser.add_argument("--out", type=Path, default=Path("learning.svg"))
    chosen = parser.parse_args()
    chosen.out.write_text(draw({path.stem: points_of(path.read_text()) for path in sorted(chosen.printed)}))
