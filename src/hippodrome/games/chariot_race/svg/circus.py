"""The circus of Chariot Race: the stands, the sand with its spaces, the spina, and the podium with the order."""

from __future__ import annotations

from hippodrome.games.chariot_race.edition import MAX_CHARIOTS, Edition
from hippodrome.games.chariot_race.svg.ground import Ground, Spot
from hippodrome.games.chariot_race.svg.pen import circle, ellipse, group, line, num, path, rect, text
from hippodrome.games.chariot_race.track import LANES, Space

WALL, STANDS, PODIUM = 12.0, 22.0, 58.0
"""The wall around the track, the minimum visible width of the stands, and the podium above them."""
BOX = (540.0, 100.0)
"""The part of the spina with dice, caltrops and the round, before scaling."""
NICHE, TRAY = 60.0, 300.0
"""Distance between dice, and maximum width of their tray."""
MIN_FULL_SPACE_LENGTH = 72.0
"""Minimum length of a space that fits a chariot of full size."""
ROWS, ROW, STAIRS = 15, 13, 28


def along(space: Space, part: float) -> float:
    """Return a point of the lap within a space."""
    return space.back + (space.front - space.back) * part


def dice_step(edition: Edition) -> float:
    """Return the distance between the dice: smaller if there are many."""
    return min(NICHE, TRAY / edition.dice)


def draw_circus(ground: Ground, edition: Edition) -> str:
    """Draw everything that does not move, except the podium."""
    return _stands(ground) + _sand(ground) + _spaces(ground) + _spina(ground, edition)


def _put(drawing: str, at: Spot) -> str:
    return group(drawing, at.x, at.y, turn=at.heading)


def _stands(ground: Ground) -> str:
    """Draw rows of seats around the wall, stairs between them, and banners on it."""
    wall, lap = ground.across(2.5) + WALL, ground.track.lap
    rows = "".join(ground.ring(wall + ROW * (n + 0.8)) for n in range(ROWS))
    stairs, banners = "", ""
    for n in range(STAIRS):
        t = lap * (n + 0.5) / STAIRS
        stairs += line(ground.at(t, wall)[:2], ground.at(t, wall + ROW * (ROWS + 1))[:2])
        if n % 2:
            banners += _put(path("cr-banner", "M-7-2h14v22l-7-5-7 5z"), ground.at(t + lap / STAIRS / 2, wall))
    return path("cr-row", rows) + path("cr-stair", stairs) + path("cr-wall", ground.ring(wall)) + banners


def _sand(ground: Ground) -> str:
    """Draw the sand of three lanes, darker along the walls, with wheel ruts and dust in the bends."""
    edge = path("cr-brink", ground.ring(ground.across(2.5)) + ground.ring(ground.across(-0.5)))
    ruts = "".join(ground.ring(ground.across(lane + shift)) for lane in range(len(LANES)) for shift in (-0.2, 0.2))
    dust, lap = "", ground.track.lap
    for n in range(26):  # deterministic scatter: steps that do not divide the lap, and alternating lanes
        at = ground.at(lap * (n * 0.382 % 1), ground.across((n * 0.618 % 1) * 2.6 - 0.3))
        dust += ellipse("cr-haze", at.x, at.y, 34 + 11 * (n % 4), 9 + 3 * (n % 3), at.heading)
    return path("cr-sand", ground.ring(ground.across(2.5))) + dust + path("cr-rut", ruts) + edge


def _spaces(ground: Ground) -> str:
    """Draw the borders of the spaces, corners with their safe speed, heaps, starting places and the line."""
    track = ground.track
    corners = "".join(ground.cell(space, 1) for space in track.spaces if space.limit)
    borders = "".join(ground.border(space.back, space.lane) for space in track.spaces if space.back)
    lanes = "".join(ground.ring(ground.across(lane - 0.5)) for lane in range(1, len(LANES)))
    marks = [_line(ground)]
    for space in track.spaces:
        if space.start:
            marks.append(_starting_place(ground, space))
        if space.limit:
            marks.append(_plaque(ground, space))
        if space.heap:
            marks.append(_heap(ground, space))
    return path("cr-corner", corners) + path("cr-chalk", borders + lanes) + "".join(marks)


def _plaque(ground: Ground, space: Space) -> str:
    """Draw the safe speed of a corner, on a plaque at its outer back corner."""
    at = ground.at(along(space, 0.19), ground.across(space.lane) + 0.19 * ground.lane)
    return group(rect("cr-plaque", -15, -18, 30, 36, 4) + text("cr-limit", 0, 10, 30, space.limit), at.x, at.y)


def _starting_place(ground: Ground, space: Space) -> str:
    """Draw a chalk mark and the number of the place."""
    mark = path("cr-start", "M14-26h13v52h-13") + text("cr-start-number", -19, 10, 28, space.start)
    return _put(mark, ground.at(along(space, 0.5), ground.across(space.lane)))


def _line(ground: Ground) -> str:
    """Draw the line where the lap begins and the race ends: a band of white lime with red squares."""
    inner, outer = ground.across(-0.5), ground.across(2.5)
    count = 4 * len(LANES)
    half = (outer - inner) / count / 2
    squares = ""
    for n in range(count):
        square = path("cr-check", f"M{0 if n % 2 else -9} {num(-half)}h9v{num(2 * half)}h-9z")
        squares += _put(square, ground.at(0, inner + (2 * n + 1) * half))
    return path("cr-finish", line(ground.at(0, inner)[:2], ground.at(0, outer)[:2])) + squares


_STONES = ((-20, 8, 15), (2, 12, 17), (22, 8, 14), (-10, -8, 15), (12, -9, 14), (1, -20, 11))


def _heap(ground: Ground, space: Space) -> str:
    """Draw a heap of stones that wrecks any chariot that enters it."""
    stones = "".join(
        path(
            "cr-stone",
            f"M{num(x - r)} {num(y + r * 0.6)}l{num(r * 0.3)} {num(-r * 1.1)} {num(r * 0.9)} {num(-r * 0.4)} "
            f"{num(r * 0.7)} {num(r * 0.7)} {num(-r * 0.2)} {num(r)}z",
        )
        for x, y, r in _STONES
    )
    at = ground.at(along(space, 0.5), ground.across(space.lane))
    return group(
        ellipse("cr-shade", 2, 16, 38, 14) + stones, at.x, at.y, scale=min(1.0, ground.length(space) / MIN_FULL_SPACE_LENGTH)
    )


def _spina(ground: Ground, edition: Edition) -> str:
    """Draw the spina: a low wall of travertine, turning posts at its ends, a tray for the dice, places for caltrops
    and round."""
    (x, y), k, step = ground.middle(), ground.scale_to_fit(*BOX), dice_step(edition)
    inner, tray = ground.across(-0.5), step * edition.dice + 12
    pits = [step * (n - edition.dice / 2) + 2 for n in range(edition.dice)]
    dice = "".join(rect("cr-pit", pit, 2 - step / 2, step - 4, step - 4, 8) for pit in pits)
    places = circle("cr-niche", -210, 0, 38) + circle("cr-niche", 210, 0, 38)
    posts = _posts(8 - BOX[0] / 2) + _posts(BOX[0] / 2 - 8)
    inside = rect("cr-tray", -tray / 2, -step / 2 - 7, tray, step + 14, 12) + dice + places + posts
    return (
        path("cr-kerb", ground.ring(inner))
        + path("cr-spina", ground.ring(inner - 5))
        + path("cr-groove", ground.ring(inner - 12))
        + group(inside, x, y, scale=k)
    )


def _posts(x: float) -> str:
    """Draw the three cones at an end of the spina, from above."""
    return "".join(circle("cr-cone", x, y, 11) + circle("cr-cone-top", x, y, 4) for y in (-24, 0, 24))


def draw_podium(width: float) -> str:
    """Draw the box of the magistrate, with a niche for each shield of the order; the first, framed, for the active chariot."""
    x, wide = width / 2, 62 * MAX_CHARIOTS + 24
    left = x - wide / 2
    drapes = "".join(path("cr-banner", f"M{num(at - 17)} 6h34v62l-17-13-17 13z") for at in (left - 4, left + wide + 4))
    niches = "".join(rect("cr-niche", left + 18 + 62 * n, 16, 50, 52, 6) for n in range(MAX_CHARIOTS))
    return (
        drapes
        + rect("cr-podium", left, 8, wide, 66)
        + rect("cr-cornice", left - 7, 3, wide + 14, 8)
        + niches
        + rect("cr-first", left + 16, 14, 54, 56, 8)
    )
