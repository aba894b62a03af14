"""The faces of Chariot Race: chariots and wrecks, shields of the order, dice, caltrops, the tablet of the round.

Each chariot's colour has its own shape, so that chariots are distinguishable without colours.
"""

from __future__ import annotations

import math
from collections.abc import Mapping

from hippodrome.games.chariot_race.edition import FACES, Edition
from hippodrome.games.chariot_race.svg.pen import circle, ellipse, group, line, num, path, polygon, rect, text
from hippodrome.svg import Face

SMALL = 0.5
"""Scale of faces, which are drawn at twice their size: slots that enlarge them get larger click targets."""


def draw_faces(edition: Edition) -> dict[str, Face]:
    """Draw every face of an edition."""
    found = {f"die-{face}": _small(44, 44, die(_sign(face, edition))) for face in FACES}
    found["die-blank"] = _small(44, 44, rect("cr-die-idle", 3, 3, 38, 38, 9))
    for colour in edition.colours:
        found[f"chariot-{colour}"] = _small(68, 48, gear() + car(colour))
        found[f"wreck-{colour}"] = _small(68, 48, wreck(colour))
        found[f"shield-{colour}"] = _small(40, 46, shield(colour))
    found["caltrop"] = _small(22, 22, caltrop(11, 11, 10.5))
    found["caltrops"] = _small(68, 62, caltrop(20, 25, 17) + caltrop(48, 20, 17) + caltrop(35, 38, 18))
    found["round"] = _small(56, 62, tablet())
    return found


def _small(width: float, height: float, drawing: str) -> Face:
    return Face(width * SMALL, height * SMALL, group(drawing, scale=SMALL))


# Chariots ---------------------------------------------------------------------------------------------------------------


def emblem(colour: str, x: float, y: float, r: float) -> str:
    """Draw the shape of a chariot's colour."""
    return polygon(f"cr-{colour} cr-emblem", [(x + r * px, y + r * py) for px, py in _SHAPES[colour]])


def _corners(count: int, inner: float = 1.0) -> list[tuple[float, float]]:
    """Return the corners of a regular shape; for a star, every other one is nearer to its centre."""
    angles = [math.tau * n / count for n in range(count)]
    return [((inner if n % 2 else 1) * math.cos(a), (inner if n % 2 else 1) * math.sin(a)) for n, a in enumerate(angles)]


_SHAPES: Mapping[str, list[tuple[float, float]]] = {
    "green": _corners(6),
    "purple": [(1.15, 0), (0, 0.95), (-1.15, 0), (0, -0.95)],
    "yellow": _corners(16, inner=0.78),
    "red": [(0.9, 0.85), (-0.9, 0.85), (-0.9, -0.85), (0.9, -0.85)],
    "blue": [(1.1, 0), (0.35, 0.95), (-0.9, 0.8), (-0.9, -0.8), (0.35, -0.95)],
    "white": [(0.5, 1), (-0.5, 1), (-0.5, 0.55), (-1, 0.55), (-1, -0.55), (-0.5, -0.55), (-0.5, -1), (0.5, -1),
              (0.5, -0.55), (1, -0.55), (1, 0.55), (0.5, 0.55)],
    "black": _corners(3),
}  # fmt: skip


_HORSE = (
    "c0-3 1.5-4.2 4-4.2c3 0 4 .9 7 .6c3-.3 4 1.6 6.5 1.8c2 .1 2.5-.8 4-.6c2.5 .4 4 1.2 4 2.4"
    "c0 1.2-1.5 2-4 2.4c-1.5 .2-2-.7-4-.6c-2.5 .2-3.5 2.1-6.5 1.8c-3-.3-4 .6-7 .6c-2.5 0-4-1.2-4-4.2z"
)
"""The outline of a horse from its tail: rump, barrel, neck and head, and back."""


_TEAM = ((7.5, 40), (18.5, 42), (29.5, 42), (40.5, 40))
"""Four horses side by side, the outer ones half a neck behind."""


def _team() -> str:
    """Draw the horses from above, alternating two coats; then all their tails, manes and ears."""
    bay, dun = ("".join(f"M{x} {num(y)}{_HORSE}" for y, x in _TEAM[n::2]) for n in (0, 1))
    hair = "".join(f"M{x} {num(y)}l-5 1.2m17-1.2h8m-1-2.4l-1.8-.8m0 6.4l1.8-.8" for y, x in _TEAM)
    return path("cr-horse cr-bay", bay) + path("cr-horse cr-dun", dun) + path("cr-mane", hair)


def gear() -> str:
    """Draw the parts that all chariots share: wheels, axle and pole, reins and horses, and the dust behind."""
    wheels = "".join(rect("cr-wheel", 15, y, 22, 5.5, 2.7) for y in (2.5, 40))
    return (
        path("cr-dust", "M1 12q6-7 14-5v34q-9 2-14-5q4-3 1-8q-4-6-1-16z")
        + wheels
        + path("cr-axle", "M26 7v34M36 24h14M44 7v34")
        + path("cr-rein", "M32 19L54 8M32 22L56 18.5M32 26L56 29.5M32 29L54 40")
        + _team()
    )


def car(colour: str) -> str:
    """Draw the car in its colour's shape; the cloak behind the driver has the player's colour."""
    return path("seat-fill cr-cloak", "M2 15q6 3 10-2h12v22h-12q-4-5-10-2q4-9 0-18z") + emblem(colour, 28, 24, 18)


def driver() -> str:
    """Draw the driver of a chariot without a letter: helmet, shoulders, and the reins in both hands."""
    arms = path("cr-arm", "M27 15q7 1 9 5M27 33q7-1 9-5")
    return ellipse("cr-tunic", 26, 24, 5.5, 10.5) + arms + circle("cr-helmet", 28, 24, 5.2) + path("cr-crest", "M23 24h10")


def wreck(colour: str) -> str:
    """Draw the wreck of a chariot: a broken wheel, splinters, and the body on its side."""
    spokes = "".join(line((47, 26), (47 + 13 * math.cos(a), 26 + 13 * math.sin(a))) for a in (0.2, 1.3, 2.6, 3.9))
    body = group(emblem(colour, 0, 0, 13) + path("cr-crack", "M0-15l-3 9 6 5-5 7 3 8"), 23, 25, turn=-24)
    return (
        path("cr-dust", "M5 30q0-12 12-14q8-10 20-5q16-5 22 8q8 8-1 16q-12 9-26 4q-16 6-27-9z")
        + path("cr-splinter", "M10 38L30 30M20 8l9 9M58 8l-9 8M34 43l18-6M6 22l12 3")
        + path("cr-axle", spokes)
        + path("cr-rim", "M58 31a13 13 0 1 1-1-13")
        + body
    )


def shield(colour: str) -> str:
    """Draw a shield with a chariot's shape, for the order of the round; its rim has the player's colour."""
    rim = "M20 2.5q9 4 16.5 3v18q-2 13-16.5 20q-14.5-7-16.5-20v-18q7.5 1 16.5-3z"
    return path("cr-shield seat-stroke", rim) + emblem(colour, 20, 21, 14)


# Dice -------------------------------------------------------------------------------------------------------------------


def die(sign: str) -> str:
    """Draw a die of bone with a sign burnt into it."""
    return rect("cr-die", 1.5, 1.5, 41, 41, 9) + rect("cr-die-top", 4, 4, 36, 34, 7) + sign


def _sign(face: str, edition: Edition) -> str:
    """Draw the sign on a face: ±1, a gallop with its bonus, a fork in the way, javelin and caltrop, the wheel of Fortuna."""
    match face:
        case "change":
            return path("cr-sign", "M22 6l5 6h-10zM22 37l5-6h-10z") + text("cr-sign", 22, 28, 18, "±1")
        case "sprint":
            return path("cr-line", "M7 13l7 8-7 8M15 13l7 8-7 8") + text("cr-sign", 31, 27, 16, f"+{edition.sprint}")
        case "steer":
            return path("cr-line", "M22 35v-7q0-7-10-12M22 28q0-7 10-12") + path(
                "cr-sign", "M7.5 10l10 .5-5 9zM36.5 10l-10 .5 5 9z"
            )
        case "attack":
            return path("cr-line", "M9 34L28 14") + path("cr-sign", "M36 6l-3 11-8-7.5z") + caltrop(29, 29, 8.5, "cr-sign")
    spokes = "".join(line((22, 21), (22 + 13 * x, 21 + 13 * y)) for x, y in _corners(6))
    return circle("cr-line", 22, 21, 12.5) + path("cr-line", spokes) + circle("cr-sign", 22, 21, 4)


# Iron and stone ---------------------------------------------------------------------------------------------------------


def caltrop(x: float, y: float, r: float, kind: str = "cr-iron") -> str:
    """Draw a caltrop: four thorns, one of them always up."""
    thorns = []
    for n in range(8):
        angle, far = math.radians(45 * n - 68), r * (0.26 if n % 2 else 1)
        thorns.append((x + far * math.cos(angle), y + far * math.sin(angle)))
    up = circle("cr-glint", x - r * 0.06, y - r * 0.08, r * 0.15) if kind == "cr-iron" else ""
    return polygon(kind, thorns) + up


def tablet() -> str:
    """Draw a tablet of stone with a laurel, for the number of the round."""
    leaves = ""
    for side in (-1, 1):
        for n in range(6):
            angle = math.radians(90 + side * (20 + 25 * n))
            turn = math.degrees(angle) - side * 65
            leaves += ellipse("cr-leaf", 28 + 22 * math.cos(angle), 26 + 21 * math.sin(angle), 6.5, 2.8, turn)
    return circle("cr-tablet", 28, 26, 19) + leaves + path("cr-ribbon", "M20 46l8-4 8 4v12l-8-4-8 4z")
