"""SVG drawings of Charioteer: the circus from above, cards, tokens, die and chariots."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from hippodrome.games.charioteer.edition import Edition
from hippodrome.games.charioteer.presentation.scene import MAX_ABREAST_FULL_SIZE, chariot_slot, space_slot
from hippodrome.games.charioteer.svg.cover import cover
from hippodrome.games.charioteer.svg.faces import CARD, faces
from hippodrome.games.charioteer.svg.ground import UNIT, Ground, Point, Space, inside
from hippodrome.i18n.localization import Localization
from hippodrome.svg import Board, Slot

__all__ = ["board", "cover", "faces"]

WALL = 0.34
"""Width of the walls beside the track, in spaces."""
TIERS = 3
"""Rows of people on the stands."""
STANDS = 1.15
"""Width of the stands, in spaces."""
LANES = (0.2, 0.4, 0.6, 0.8)
POOL = 0.42
"""Distance between the border and the water around the spina, in spaces."""


def board_view(view: Mapping[str, Any]) -> dict[str, Any]:
    """Return the part of a view that determines the board: laps and number of seats."""
    return {"laps": view["laps"], "chariots": [None] * len(view["chariots"])}


def board(edition: Edition, view: Mapping[str, Any], words: Localization) -> Board:
    """Draw the circus: sand between two walls, the stands around it, and the spina in the middle."""
    ground = Ground(edition.track)
    margin = (STANDS + WALL) * UNIT
    around = ground.border(1.0) + ground.border(0.0)
    left, top = min(x for x, _ in around) - margin, min(y for _, y in around) - margin
    ground.origin = (-left, -top)
    width, height = max(x for x, _ in around) + margin - left, max(y for _, y in around) + margin - top
    spina, place = _spina_for(ground, _wide_spina(edition, view["laps"]), _tall_spina(edition, view["laps"]))
    inside_track = place is not None
    if place is None:
        width = max(width, spina.width + 40)
        place, height = (width / 2, height + spina.height / 2 + 10), height + spina.height + 30
    slots = _slots(edition, len(view["chariots"]), ground, words)
    for name, at in spina.slots.items():
        x, y = round(at.x * spina.scale + place[0], 1), round(at.y * spina.scale + place[1], 1)
        slots[name] = Slot(x, y, 0, round(at.scale * spina.scale, 2), _named(words, name))
    drawing = "".join(
        (
            _stands(ground),
            _sand(ground),
            _marks(edition, ground),
            _posts(ground, place, spina) if inside_track else "",
            f'<g transform="translate({place[0]:.1f} {place[1]:.1f})scale({spina.scale:g})">{spina.drawing}</g>',
        )
    )
    return Board(round(width, 1), round(height, 1), drawing, slots)


def _slots(edition: Edition, seats: int, ground: Ground, words: Localization) -> dict[str, Slot]:
    """Return a slot in the middle of each space, and slots for as many chariots as can share it."""
    found = {}
    for at, space in enumerate(ground.spaces):
        label = words.text("scene.outer_space" if space.outer else "scene.space", n=at + 1)
        found[space_slot(edition, at)] = Slot(*space.middle(), label)
        for together in (*range(1, min(seats, MAX_ABREAST_FULL_SIZE) + 1), *([seats] if seats > MAX_ABREAST_FULL_SIZE else [])):
            for place, stand in enumerate(space.spots(together)):
                found[chariot_slot(edition, at, place, together)] = Slot(*stand)
    return found


def _named(words: Localization, slot: str) -> str:
    kind, _, n = slot.partition(":")
    return words.text(f"scene.slot_{kind}", n=int(n) + (kind == "crowd") if n else 0)


# The track ----------------------------------------------------------------------------------------------------------


def _path(points: list[Point]) -> str:
    x, y = points[0]
    parts = [f"M{x:.0f} {y:.0f}L"]
    parts += [f"{x:.0f} {y:.0f}" for x, y in points[1:]]
    return " ".join(parts).replace("L ", "L") + "Z"


def _ring(ground: Ground, depth: float, cls: str, width: float, more: str = "") -> str:
    """Draw a line along the whole track at a depth (in spaces from the left border)."""
    return f'<path class="{cls}" fill="none" stroke-width="{width:g}" d="{ground.line(depth / ground.width)}"{more}/>'


def _stands(ground: Ground) -> str:
    """Draw rows of seats around the track, with people in them, and the walls."""
    out = ground.width + WALL
    step = (STANDS - 0.2) / TIERS
    parts = [_ring(ground, out + STANDS / 2, "ch-stand", STANDS * UNIT)]
    for tier in range(TIERS):
        at = out + 0.25 + step * (tier + 0.3)
        parts.append(_ring(ground, at + step / 2, "ch-tier", 1.5))
        gap = (11.5, 13.7, 12.3, 14.9)[tier % 4]
        dots = f' stroke-linecap="round" stroke-dasharray="0 {gap} 0 {gap * 1.37:.1f}"'
        parts.append(_ring(ground, at, f"ch-people-{tier % 3}", 6.5, dots))
        parts.append(_ring(ground, at, f"ch-people-{(tier + 1) % 3}", 6.5, f'{dots} stroke-dashoffset="{gap / 2:.1f}"'))
    parts.append(_ring(ground, ground.width + WALL / 2, "ch-wall", WALL * UNIT))
    parts.append(_ring(ground, ground.width + WALL * 0.62, "ch-coping", 5, ' stroke-dasharray="5.5 1.5"'))
    return "".join(parts)


def _sand(ground: Ground) -> str:
    """Draw the spaces, regular and outer, with wheel ruts; then the inner wall and the ground inside it."""
    regular = "".join(_path(space.border()) for space in ground.spaces if not space.outer)
    outer = "".join(_path(space.border()) for space in ground.spaces if space.outer)
    parts = [f'<path class="ch-space" d="{regular}"/>', f'<path class="ch-outer" d="{outer}"/>']
    for n, depth in enumerate(LANES):
        dashes = f' stroke-dasharray="{(26, 34, 18, 40)[n]} {(22, 14, 30, 17)[n]}"'
        parts.append(_ring(ground, depth * ground.width, "ch-rut", 1.6, dashes))
    parts.append(f'<path class="ch-infield" d="{ground.line(0.0)}"/>')
    parts.append(_ring(ground, -WALL * 0.35, "ch-wall", WALL * 0.7 * UNIT))
    parts.append(_ring(ground, -WALL * 0.26, "ch-coping", 4.5, ' stroke-dasharray="5.5 1.5"'))
    parts.append(f'<path class="ch-water" d="{ground.line(-POOL / ground.width)}"/>')
    for n, depth in enumerate((0.2, 0.45, 0.75)):
        dashes = f' stroke-dasharray="{(17, 9, 23)[n]} {(31, 26, 38)[n]}" stroke-linecap="round"'
        parts.append(_ring(ground, -POOL - depth, "ch-ripple", 2, dashes))
    return "".join(parts)


def _marks(edition: Edition, ground: Ground) -> str:
    """Draw the line in checkered stone, the start, a mark on each outer space, and numbers to count by."""
    parts = []
    for at, space in enumerate(ground.spaces):
        if space.outer:
            x, y = space.label_point(0.9)
            parts.append(f'<circle class="ch-outer-mark" cx="{x:.0f}" cy="{y:.0f}" r="3.4"/>')
        elif (at + 1) % 5 == 0 and space.has_full_depth:
            x, y = space.label_point(1 - 0.3 / ground.width)
            parts.append(f'<text class="ch-number t-body" x="{x:.0f}" y="{y + 4:.0f}">{at + 1}</text>')
    return "".join(parts) + _line(ground) + _start(edition, ground.spaces[edition.track.first_start() % edition.track.lap])


def _line(ground: Ground) -> str:
    """Draw two rows of stones across the track, alternating black and white."""
    stones = max(4, round(ground.width * 4))
    white, black = list[str](), list[str]()
    for row in range(2):
        for n in range(stones):
            corners = [(row - 1, n), (row, n), (row, n + 1), (row - 1, n + 1)]
            points = [_on_line(ground, along * 0.22, depth / stones) for along, depth in corners]
            (white if (row + n) % 2 else black).append(_path(points))
    return f'<path class="ch-stone-white" d="{"".join(white)}"/><path class="ch-stone-black" d="{"".join(black)}"/>'


def _on_line(ground: Ground, along: float, depth: float) -> Point:
    return ground.point(0, along, depth) if along >= 0 else ground.point(len(ground.border(0.0)) // 2 - 1, 1 + along, depth)


def _start(edition: Edition, space: Space) -> str:
    """Draw the start: a mark across the space."""
    return f'<path class="ch-start" d="{_path(space.border())}"/>'


# The spina ----------------------------------------------------------------------------------------------------------


class Spina(NamedTuple):
    """The wall in the middle, drawn around its centre, with its slots; `scale` is its size on the board."""

    width: float
    height: float
    drawing: str
    slots: dict[str, Slot]
    scale: float = 1.0


COMING, CROWD, PILE = 96.0, 138.0, 0.74
"""The space for a card on the crowd track, for the crowd card, and the scale of piles."""


def _wide_spina(edition: Edition, laps: int) -> Spina:
    """Draw, from left to right, bag and deck below an obelisk, the crowd track, then die and discard pile below the
    lap eggs."""
    side = max(176.0, laps * 38.0)
    middle = _crowd_width(edition)
    width, high, low = 2 * side + middle + 28, 180.0, 29.0
    left, right = -(middle + side) / 2, (middle + side) / 2
    slots = _crowd_slots(edition, 0) | _egg_slots(laps, right, -42)
    slots |= {
        "bag": Slot(left - side * 0.23, low),
        "deck": Slot(left + side * 0.23, low, scale=PILE),
        "die": Slot(right - side * 0.23, low + 4, scale=1.15),
        "discard": Slot(right + side * 0.23, low + 4, scale=PILE * 0.9),
    }
    return Spina(width, high, _slab(width, high) + _obelisk(left, -58, side - 24) + _inlay(slots), slots)


def _tall_spina(edition: Edition, laps: int) -> Spina:
    """Draw the same in three rows, for rounder tracks: the crowd track, the lap eggs, then bag, deck, die and discard pile."""
    width, high, low = max(_crowd_width(edition), 372.0, laps * 38.0) + 28, 372.0, 122.0
    slots = _crowd_slots(edition, -92) | _egg_slots(laps, 0, 42)
    slots |= {
        "bag": Slot(-138, low),
        "deck": Slot(-46, low, scale=PILE),
        "die": Slot(46, low, scale=1.15),
        "discard": Slot(138, low, scale=PILE * 0.9),
    }
    return Spina(width, high, _slab(width, high) + _inlay(slots), slots)


def _crowd_width(edition: Edition) -> float:
    return COMING * (edition.crowd - 1) + CROWD


def _crowd_slots(edition: Edition, y: float) -> dict[str, Slot]:
    """Return the slots of the crowd track, which slides to the right, ending with the crowd card."""
    right = _crowd_width(edition) / 2
    found = {"crowd:0": Slot(right - CROWD / 2, y, scale=1.18)}
    for n in range(1, edition.crowd):
        found[f"crowd:{n}"] = Slot(right - CROWD - COMING * (n - 0.5), y + 6, scale=0.84)
    return found


def _egg_slots(laps: int, x: float, y: float) -> dict[str, Slot]:
    """Return the slots of the lap marker, one per egg."""
    return {f"lap:{n}": Slot(round(x + (n - (laps + 1) / 2) * 38, 1), y - 30, scale=0.85) for n in range(1, laps + 1)}


def _inlay(slots: Mapping[str, Slot]) -> str:
    """Draw inlays in the stone: the beds of cards, the eggs with their numbers, the direction in which the crowd track
    slides."""
    parts = []
    for name, at in slots.items():
        kind, _, n = name.partition(":")
        if kind == "crowd" and n != "0":
            parts.append(f'<path class="ch-slide" d="M{at.x - 8:.0f} {at.y - 85:.0f}l7 7 -7 7m10 -14l7 7 -7 7"/>')
        if kind in ("crowd", "deck", "discard"):
            parts.append(_bed(at.x, at.y, at.scale, "ch-bed ch-bed-now" if name == "crowd:0" else "ch-bed"))
        if kind == "lap":
            parts.append(f'<ellipse class="ch-egg" cx="{at.x:.0f}" cy="{at.y + 30:.0f}" rx="10.5" ry="14"/>')
            parts.append(f'<text class="ch-egg-number t-display" x="{at.x:.0f}" y="{at.y + 35:.0f}">{n}</text>')
    return "".join(parts)


def _slab(width: float, height: float) -> str:
    return (
        f'<rect class="ch-slab-edge" x="{-width / 2 - 7:.0f}" y="{-height / 2 - 7:.0f}" width="{width + 14:.0f}" '
        f'height="{height + 14:.0f}" rx="26"/>'
        f'<rect class="ch-slab" x="{-width / 2:.0f}" y="{-height / 2:.0f}" width="{width:.0f}" '
        f'height="{height:.0f}" rx="20"/>'
    )


def _bed(x: float, y: float, scale: float, cls: str) -> str:
    """Draw the place of a card, inlaid in the stone."""
    width, height = CARD[0] * scale + 8, CARD[1] * scale + 8
    return (
        f'<rect class="{cls}" x="{x - width / 2:.0f}" y="{y - height / 2:.0f}" width="{width:.0f}" height="{height:.0f}" '
        f'rx="9"/>'
    )


def _obelisk(x: float, y: float, length: float) -> str:
    """Draw an obelisk lying down, as in mosaics."""
    half = length / 2
    return (
        f'<g transform="translate({x:.0f} {y:.0f})"><path class="ch-obelisk" d="M{-half:.0f} '
        f"-15h16v30h-16zM{-half + 16:.0f} -11"
        f'L{half - 18:.0f} -7 {half:.0f} 0 {half - 18:.0f} 7 {-half + 16:.0f} 11z"/><path class="ch-glyphs" '
        f'd="M{-half + 28:.0f} 0'
        f'H{half - 26:.0f}"/></g>'
    )


def _posts(ground: Ground, place: Point, spina: Spina) -> str:
    """Draw the turning posts: three gilded cones on a round foot at each end of the spina, if there is water for them."""
    found = []
    water = ground.border(-POOL / ground.width)
    for side in (-1, 1):
        x, y = place[0] + side * (spina.width / 2 * spina.scale + 46), place[1]
        if not all(inside(water, x + dx, y + dy) for dx, dy in ((34, 0), (-34, 0), (0, 34), (0, -34))):
            continue
        found.append(f'<circle class="ch-foot" cx="{x:.0f}" cy="{y:.0f}" r="28"/>')
        for dx, dy in ((side * 11, 0), (side * -6, -11), (side * -6, 11)):
            found.append(
                f'<circle class="ch-cone" cx="{x + dx:.0f}" cy="{y + dy:.0f}" r="9.5"/>'
                f'<circle class="ch-tip" cx="{x + dx:.0f}" cy="{y + dy:.0f}" r="3.5"/>'
            )
    return "".join(found)


def _spina_for(ground: Ground, *layouts: Spina) -> tuple[Spina, Point | None]:
    """Return the layout of the spina that fits largest inside the track, and its position; None if none fits."""
    for scale in (3.0, 2.4, 2.0, 1.6, 1.3, 1.0, 0.85):
        for layout in layouts:
            spina = layout._replace(scale=scale)
            if (place := _place_for(ground, spina)) is not None:
                return spina, place
    return layouts[0], None


def _place_for(ground: Ground, spina: Spina) -> Point | None:
    """Return the position of the spina inside the track; None if it does not fit."""
    border = ground.border(-0.7 * WALL / ground.width)
    left, right = min(x for x, _ in border), max(x for x, _ in border)
    top, bottom = min(y for _, y in border), max(y for _, y in border)
    half_x, half_y = (spina.width / 2 + 9) * spina.scale, (spina.height / 2 + 9) * spina.scale
    if 2 * half_x > right - left or 2 * half_y > bottom - top:
        return None
    edge = [(n / 8 - 1, side) for n in range(17) for side in (-1.0, 1.0)]
    edge += [(side, n / 4 - 1) for n in range(9) for side in (-1.0, 1.0)]
    middle = ((left + right) / 2, (top + bottom) / 2)
    steps = sorted(((i, j) for i in range(-4, 5) for j in range(-4, 5)), key=lambda step: abs(step[0]) + abs(step[1]))
    for i, j in steps:
        x, y = middle[0] + i * (right - left) / 10, middle[1] + j * (bottom - top) / 10
        if all(inside(border, x + a * half_x, y + b * half_y) for a, b in edge):
            return x, y
    return None
