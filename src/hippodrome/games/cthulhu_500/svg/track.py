"""The board of Cthulhu 500: a banked oval by night, the pack on its home straight, cards in the infield, tentacles above."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from math import ceil, cos, pi, sin
from typing import Any, NamedTuple

from hippodrome.games.cthulhu_500.edition import Edition
from hippodrome.games.cthulhu_500.presentation.scene import BEND_SLOTS, MAX_PLAY_SLOTS
from hippodrome.games.cthulhu_500.svg.ink import number, points, star, tentacle
from hippodrome.i18n.localization import Localization
from hippodrome.svg import Board, Slot

WIDTH, HEIGHT = 1200.0, 740.0
LEFT, RIGHT, MIDDLE, RADIUS, HALF = 320.0, 880.0, 392.0, 216.0, 64.0
"""The oval: the ends of its straights, its axis, and its middle line; half of its width."""

STRAIGHT = RIGHT - LEFT
TRACK_LENGTH = 2 * STRAIGHT + 2 * pi * RADIUS
MAX_PACK, MAX_DICE = 8, 8
LAP_COUNTER_OFFSET = 24.0
"""Distance of lap counters from the outside of the track."""


class Spot(NamedTuple):
    """A point of the oval and the direction of the race there."""

    x: float
    y: float
    turn: float


def spot(way: float, aside: float = 0) -> Spot:
    """Return the point at a distance along the oval, from the left end of the home straight; `aside` from the middle,
    outwards."""
    way, arc, radius = way % TRACK_LENGTH, pi * RADIUS, RADIUS + aside
    if way < STRAIGHT:
        return Spot(LEFT + way, MIDDLE + radius, 0)
    way -= STRAIGHT
    if way < arc:
        angle = pi / 2 - way / RADIUS
        return Spot(RIGHT + cos(angle) * radius, MIDDLE + sin(angle) * radius, -way / RADIUS * 180 / pi)
    way -= arc
    if way < STRAIGHT:
        return Spot(RIGHT - way, MIDDLE - radius, 180)
    angle = -pi / 2 - (way - STRAIGHT) / RADIUS
    return Spot(LEFT + cos(angle) * radius, MIDDLE + sin(angle) * radius, 180 - (way - STRAIGHT) / RADIUS * 180 / pi)


def board_view(view: Mapping[str, Any]) -> dict[str, Any]:
    """Return the part of a view that determines the board: the number of seats."""
    return {"racers": [None] * len(view["racers"])}


def board(edition: Edition, view: Mapping[str, Any], words: Localization) -> Board:
    """Draw the board for as many cars as there are seats."""
    slots = build_slots(len(view["racers"]), len(edition.vehicles), words)
    drawing = "".join((_sky(), _stands(words), _oval(), _infield(words), _places(slots), _tentacles()))
    return Board(WIDTH, HEIGHT, drawing, slots)


# Slots --------------------------------------------------------------------------------------------------------------


def build_slots(seats: int, vehicles: int, words: Localization) -> dict[str, Slot]:
    """Return every slot."""
    slots = _pack(seats, words)
    draw, discard = words.text("scene.place.draw"), words.text("scene.place.discard")
    slots["draw"] = Slot(262, 372, 0, 0.95, draw)
    slots["discard"] = Slot(382, 374, 0, 0.95, discard)
    slots["discard/top"] = Slot(378, 368, -3, 0.95, discard)
    slots["flag:pile"] = Slot(296, 276, -14, 0.9, draw)
    slots["flag:aside"] = Slot(424, 274, 8, 0.9, discard)
    slots["flag:out"] = Slot(600, 176, 0, 1.5, words.text("scene.place.finish"))
    slots["turn"] = Slot(983, 392, 0, 1, words.text("scene.place.turn"))
    for n in range(MAX_PLAY_SLOTS):
        small = n - 1
        played = Slot(545, 346, 0, 1.32) if n == 0 else Slot(668 + small % 4 * 70, 300 + small // 4 * 95, 0, 0.64)
        slots[f"play:{n}"] = played._replace(label=words.text("scene.place.play"))
    for n in range(MAX_DICE):
        x = 276 + 92 * (3, 4, 5, 6, 7, 2, 1, 0)[n]
        slots[f"die:{n}"] = Slot(x + 22, 472, (-6, 5)[n % 2], 0.9, words.text("scene.place.dice"))
        slots[f"thrower:{n}"] = Slot(x - 22, 472, 0, 1, words.text("scene.place.dice"))
    for seat in range(seats):
        slots[f"pit:{seat}"] = Slot(600 + (seat - (seats - 1) / 2) * 80, 524, 0, 0.56, words.text("scene.place.pit"))
    wide, high = 700 / min(vehicles, 8), 226 / ceil(vehicles / 8)
    for n in range(vehicles):
        at = (250 + wide * (n % 8 + 0.5), 252 + high * (n // 8 + 0.5))
        slots[f"garage:{n}"] = Slot(*at, 0, min(0.9, wide / 108, high / 148), words.text("scene.place.garage"))
    return slots


def _pack(seats: int, words: Localization) -> dict[str, Slot]:
    """Return the slots of the pack from its leader on, the lap counters next to it, and the way round from ahead of it to
    behind it."""
    gap = min(150.0, 890 / (MAX_PACK - 1) + (MAX_PACK - seats) * 8)
    last = 20 + (MAX_PACK - seats) * 34
    first = last + gap * (seats - 1)
    slots: dict[str, Slot] = {}
    for n in range(seats):
        x, y, turn = spot(first - gap * n, (-13, 13)[n % 2])
        slots[f"pack:{n}"] = Slot(x, y, turn, 1, words.text("scene.place.pack", place=n + 1))
        x, y, _ = spot(first - gap * n, HALF + LAP_COUNTER_OFFSET)
        slots[f"laps:{n}"] = Slot(x, y, 0, 1, words.text("scene.place.laps", place=n + 1))
    rest = TRACK_LENGTH - (first - last)
    for n, name in enumerate(BEND_SLOTS, 1):
        x, y, turn = spot(first + rest * n / (len(BEND_SLOTS) + 1))
        slots[name] = Slot(x, y, turn, 1, words.text("scene.place.bend"))
    return slots


# Drawing ------------------------------------------------------------------------------------------------------------


def _stadium(radius: float) -> str:
    top, bottom, r = number(MIDDLE - radius), number(MIDDLE + radius), number(radius)
    return (
        f"M{number(LEFT)} {bottom}H{number(RIGHT)}A{r} {r} 0 0 0 {number(RIGHT)} {top}H{number(LEFT)}"
        f"A{r} {r} 0 0 0 {number(LEFT)} {bottom}Z"
    )


def _sky() -> str:
    """Draw the sky: night, or old paper; a moon that looks back, stars, and a town of wrong angles."""
    stars = "".join(
        f'<circle cx="{x}" cy="{y}" r="{r}"/>'
        for x, y, r in ((60, 40, 1.6), (150, 22, 1.2), (238, 58, 1.4), (330, 18, 1.6), (455, 30, 1.1), (700, 16, 1.5),
                        (795, 44, 1.2), (880, 20, 1.7), (1010, 34, 1.2), (1150, 70, 1.5), (40, 130, 1.2), (1172, 180, 1.2))
    )  # fmt: skip
    towers = [(0, 150), (0, 96), (26, 88), (38, 60), (52, 92), (84, 80), (92, 34), (100, 30), (112, 84), (150, 96), (172, 66),
              (190, 64), (205, 100), (262, 92), (270, 150)]  # fmt: skip
    other = [(930, 150), (938, 92), (968, 80), (984, 88), (1002, 48), (1016, 52), (1026, 90), (1064, 76), (1080, 22),
             (1094, 70), (1128, 84), (1146, 58), (1160, 92), (1200, 80), (1200, 150)]  # fmt: skip
    return (
        '<defs><linearGradient id="cthulhu-500-sky" x1="0" y1="0" x2="0" y2="1"><stop class="c5-sky-0" offset="0"/>'
        '<stop class="c5-sky-1" offset="0.55"/><stop class="c5-sky-2" offset="1"/></linearGradient>'
        '<radialGradient id="cthulhu-500-glow"><stop class="c5-glow-0" offset="0"/><stop class="c5-glow-1" offset="1"/>'
        '</radialGradient><pattern id="cthulhu-500-dots" width="7" height="7" patternUnits="userSpaceOnUse" '
        'patternTransform="rotate(30)"><circle class="c5-dot" cx="3.5" cy="3.5" r="1.3"/></pattern></defs>'
        f'<rect fill="url(#cthulhu-500-sky)" width="{number(WIDTH)}" height="{number(HEIGHT)}"/>'
        '<circle fill="url(#cthulhu-500-glow)" cx="980" cy="66" r="200"/>'
        f'<g class="c5-star">{stars}</g><circle class="c5-moon" cx="980" cy="60" r="42"/>'
        '<path class="c5-moon-eye" d="M946 62Q980 34 1014 62Q980 90 946 62Z"/>'
        '<ellipse class="c5-moon-slit" cx="980" cy="62" rx="5" ry="14"/>'
        f'<polygon class="c5-town" points="{points(towers)}"/><polygon class="c5-town" points="{points(other)}"/>'
        f'<rect class="c5-ground" y="146" width="{number(WIDTH)}" height="{number(HEIGHT - 146)}"/>'
        f'<rect fill="url(#cthulhu-500-dots)" width="{number(WIDTH)}" height="{number(HEIGHT)}"/>'
    )


def _stands(words: Localization) -> str:
    """Draw the grandstand behind the far straight, full of things that cheer, below its neon sign."""
    heads = "".join(
        f'<circle cx="{number(296 + n * 15.6 + (n % 3) * 2)}" cy="{number(84 + row * 13 + (n * 7 + row * 3) % 5)}" '
        f'r="{number(4.2 + (n + row) % 3)}"/>'
        for row in range(2)
        for n in range(40)
    )
    title = escape(words.text("game.title").upper())
    return (
        '<path class="c5-stand" d="M262 128L286 66H914L938 128Z"/><path class="c5-stand-roof" d="M250 66L290 40H910L950 66Z"/>'
        f'<g class="c5-crowd">{heads}</g>'
        '<rect class="c5-sign-board" x="432" y="8" width="336" height="50" rx="8"/>'
        f'<text class="t-display c5-neon" x="600" y="45" font-size="36" text-anchor="middle" textLength="296" '
        f'lengthAdjust="spacingAndGlyphs">{title}</text>'
    )


def _oval() -> str:
    """Draw asphalt with a glow, neon kerbs, the banking, and the line."""
    outer, inner = _stadium(RADIUS + HALF), _stadium(RADIUS - HALF)
    squares = "".join(
        f'<rect x="{600 + column * 9}" y="{number(MIDDLE + RADIUS - HALF + 4 + row * 10)}" width="9" height="10"/>'
        for row in range(12)
        for column in range(2)
        if (row + column) % 2
    )
    line = number(MIDDLE + RADIUS - HALF + 4)
    return (
        f'<path class="c5-halo" d="{outer}"/><path class="c5-asphalt" d="{outer}"/>'
        f'<path class="c5-bank" d="{_stadium(RADIUS + HALF - 22)}"/><path class="c5-bank" d="{_stadium(RADIUS - HALF + 22)}"/>'
        f'<path class="c5-kerb-base" d="{outer}"/><path class="c5-kerb" d="{outer}"/>'
        f'<path class="c5-lane" d="{_stadium(RADIUS)}"/>'
        f'<path class="c5-turf" d="{inner}"/><path class="c5-kerb-base" d="{inner}"/><path class="c5-kerb c5-kerb-in"'
        f' d="{inner}"/>'
        f'<rect class="c5-line" x="600" y="{line}" width="18" height="120"/><g class="c5-square">{squares}</g>'
    )


def _infield(words: Localization) -> str:
    """Draw a sigil in the turf, the pit lane, and labels for the areas of pieces."""
    sigil = points(star(600, 374, 112, 46, 7))
    pits = escape(words.text("scene.place.pit").upper())
    return (
        f'<g class="c5-sigil"><circle cx="600" cy="374" r="120"/><circle cx="600" cy="374" r="104"/><polygon points="{sigil}"/>'
        '<path d="M552 374Q600 332 648 374Q600 416 552 374Z"/><circle cx="600" cy="374" r="16"/></g>'
        '<path class="c5-pitlane" d="M250 505H950L906 541H294Z"/><path class="c5-pitline" d="M262 505H938"/>'
        f'<text class="t-display c5-paint" x="246" y="497" font-size="18">{pits}</text>'
    )


def _places(slots: Mapping[str, Slot]) -> str:
    """Draw the paint below the pieces: numbers in the pack, frames for piles and cards."""
    found = []
    for name, slot in slots.items():
        kind, _, n = name.partition(":")
        at = f'transform="translate({number(slot.x)} {number(slot.y)}) rotate({number(slot.turn)})"'
        if kind == "pack":
            found.append(f'<path class="c5-grid" {at} d="M36 -30H60V30H36"/>')
        elif kind == "laps":
            x, y = _inside(slot)
            found.append(
                f'<text class="t-display c5-place" x="{number(x)}" y="{number(y + 8)}" font-size="24" text-anchor="middle">'
                f"{int(n) + 1}</text>"
            )
        elif name in ("draw", "discard", "play:0"):
            w, h = 100 * slot.scale, 140 * slot.scale
            found.append(
                f'<rect class="c5-frame" x="{number(slot.x - w / 2)}" y="{number(slot.y - h / 2)}" '
                f'width="{number(w)}" height="{number(h)}" rx="9"/>'
            )
        elif kind == "pit":
            found.append(f'<path class="c5-pitline" {at} d="M-34 -20V18M34 -20V18"/>')
    return "".join(found)


def _inside(slot: Slot) -> tuple[float, float]:
    """Return the point on the inner edge of the track across from a slot outside it."""
    middle = min(max(slot.x, LEFT), RIGHT)
    share = (RADIUS - HALF + 17) / (RADIUS + HALF + LAP_COUNTER_OFFSET)
    return middle + (slot.x - middle) * share, MIDDLE + (slot.y - MIDDLE) * share


def _tentacles() -> str:
    """Draw the tentacles over the stands, and up from below."""
    return "".join(
        (
            tentacle((92, -20), 72, 250, 64, -46, -60),
            tentacle((196, -24), 60, 150, 40, 70, 120),
            tentacle((1120, -20), 106, 280, 72, 50, 80),
            tentacle((-18, 690), -40, 190, 60, 60, 90),
            tentacle((1216, 726), 214, 170, 54, -58, -90),
        )
    )
