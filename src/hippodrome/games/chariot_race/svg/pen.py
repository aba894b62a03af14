"""SVG elements as text: those that the drawings of Chariot Race use. Colours come from CSS classes."""

from __future__ import annotations

from collections.abc import Iterable


def num(value: float) -> str:
    """Format a number with at most one decimal."""
    text = f"{value:.1f}".removesuffix(".0")
    return text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text


def circle(kind: str, x: float, y: float, r: float) -> str:
    """Draw a circle around a point."""
    return f'<circle class="{kind}" cx="{num(x)}" cy="{num(y)}" r="{num(r)}"/>'


def ellipse(kind: str, x: float, y: float, rx: float, ry: float, turn: float = 0) -> str:
    """Draw an ellipse around a point, rotated."""
    turned = f' transform="rotate({num(turn)} {num(x)} {num(y)})"' if turn else ""
    return f'<ellipse class="{kind}" cx="{num(x)}" cy="{num(y)}" rx="{num(rx)}" ry="{num(ry)}"{turned}/>'


def rect(kind: str, x: float, y: float, width: float, height: float, rx: float = 0) -> str:
    """Draw a rectangle from its corner."""
    rounded = f' rx="{num(rx)}"' if rx else ""
    return f'<rect class="{kind}" x="{num(x)}" y="{num(y)}" width="{num(width)}" height="{num(height)}"{rounded}/>'


def path(kind: str, data: str) -> str:
    """Draw a path."""
    return f'<path class="{kind}" d="{data}"/>'


def polygon(kind: str, points: Iterable[tuple[float, float]]) -> str:
    """Draw a closed line through points."""
    return f'<polygon class="{kind}" points="{" ".join(f"{num(x)},{num(y)}" for x, y in points)}"/>'


def text(kind: str, x: float, y: float, size: float, what: object) -> str:
    """Draw a text in the display font, centred above a point."""
    where = f'x="{num(x)}" y="{num(y)}" font-size="{num(size)}" text-anchor="middle"'
    return f'<text class="{kind} t-display" {where}>{what}</text>'


def group(drawing: str, x: float = 0, y: float = 0, *, turn: float = 0, scale: float = 1, kind: str = "") -> str:
    """Move, rotate and scale a drawing."""
    moves = [f"translate({num(x)} {num(y)})"] if x or y else []
    if turn:
        moves.append(f"rotate({num(turn)})")
    if scale != 1:
        moves.append(f"scale({round(scale, 3)})")
    worn = f' class="{kind}"' if kind else ""
    placed = f' transform="{" ".join(moves)}"' if moves else ""
    return f"<g{worn}{placed}>{drawing}</g>"


def line(a: tuple[float, float], b: tuple[float, float]) -> str:
    """Return the path data of a straight line."""
    return f"M{num(a[0])} {num(a[1])}L{num(b[0])} {num(b[1])}"
