"""The lobby cover of Chariot Race: teams in the bend, seen from above."""

from __future__ import annotations

import math

from hippodrome.games.chariot_race.edition import Edition
from hippodrome.games.chariot_race.svg.faces import caltrop, car, driver, gear
from hippodrome.games.chariot_race.svg.pen import circle, group, line, num, path, rect

WIDTH, HEIGHT = 480, 300
X, Y = 190, 330
"""The middle of the bend."""
LANES = (105, 170, 235, 300)
"""The borders of the lanes, from the middle."""
_TEAMS = ((204, -84, 1.5), (268, -60, 1.45), (139, -104, 1.35), (266, -22, 1.4), (203, -36, 1.4))
"""The teams: distance from the middle, angle, and scale."""
SHARED = "chariot-race-cover-team"
_IRON = ((203, -122, 15), (258, -146, 13), (140, -48, 14))


def draw_cover(edition: Edition) -> str:
    """Draw the complete picture."""
    seats = "".join(circle("cr-row", X, Y, r) for r in range(322, 470, 13))
    stairs = "".join(line(_at(308, a), _at(480, a)) for a in range(-176, 0, 12))
    banners = "".join(group(path("cr-banner", "M-8 2h16v-30l-8 7-8-7z"), *_at(306, a), turn=a + 90) for a in range(-158, 0, 24))
    ruts = "".join(circle("cr-rut", X, Y, r + side) for r in LANES[:-1] for side in (20, 45))
    borders = "".join(
        line(_at(inner, a), _at(inner + 65, a))
        for inner, step in zip(LANES, (45, 30, 22), strict=False)
        for a in range(-178, 0, step)
    )
    lanes = "".join(circle("cr-chalk", X, Y, r) for r in LANES[1:-1])
    iron = "".join(caltrop(*_at(r, a), size) for r, a, size in _IRON)
    teams = "".join(_team(colour, seat) for seat, colour in enumerate(edition.colours[: len(_TEAMS)]))
    posts = "".join(circle("cr-cone", *_at(62, a), 13) + circle("cr-cone-top", *_at(62, a), 5) for a in (-118, -90, -62))
    ground = rect("cr-stands", 0, 0, WIDTH, HEIGHT) + seats + path("cr-stair", stairs) + circle("cr-wall", X, Y, 310) + banners
    sand = circle("cr-sand", X, Y, 300) + ruts + circle("cr-brink", X, Y, 300) + lanes + path("cr-chalk", borders)
    spina = circle("cr-kerb", X, Y, 105) + circle("cr-spina", X, Y, 99) + circle("cr-groove", X, Y, 91) + posts
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" aria-hidden="true">'
        f"{ground}{sand}{spina}{iron}{teams}</svg>"
    )


def _at(r: float, angle: float) -> tuple[float, float]:
    return X + r * math.cos(math.radians(angle)), Y + r * math.sin(math.radians(angle))


def _team(colour: str, seat: int) -> str:
    """Draw a chariot that drives counter-clockwise, with its dust; shared parts are drawn once."""
    r, angle, size = _TEAMS[seat]
    shared = f'<g id="{SHARED}">{_dust()}{gear()}</g>' if seat == 0 else f'<use href="#{SHARED}"/>'
    x, y = _at(r, angle)
    return group(group(shared + car(colour) + driver(), -34, -24), x, y, turn=angle - 90, scale=size, kind="cr-team")


def _dust() -> str:
    return path("cr-dust", "".join(_cloud(-6 - 13 * n, 24 + (-1) ** n * (3 + 2 * n), 15 + 2 * n) for n in range(6)))


def _cloud(x: float, y: float, r: float) -> str:
    """Return a circle as part of a path, so that overlapping clouds merge."""
    return f"M{num(x - r)} {num(y)}a{num(r)} {num(r * 0.6)} 0 1 1 {num(2 * r)} 0a{num(r)} {num(r * 0.6)} 0 1 1 {num(-2 * r)} 0z"
