"""Cars seen from above, pointing east, in the colour of their seat: a handful of silhouettes, whole or damaged."""

from __future__ import annotations

from hippodrome.games.cthulhu_500.edition import Edition, Vehicle
from hippodrome.svg import Face

WIDTH, HEIGHT = 116.0, 64.0

_WHEELS = '<path class="c5-tyre" d="M-40 -29H-20V-20H-40ZM20 -29H40V-20H20ZM-40 20H-20V29H-40ZM20 20H40V29H20Z"/>'

SILHOUETTES: dict[str, str] = {
    "racer": '<path class="c5-tyre" d="M-46 -30H-24V-17H-46ZM18 -27H36V-17H18ZM-46 17H-24V30H-46ZM18 17H36V27H18Z"/>'
    '<path class="c5-body" d="M-54 -20H-44V-11L-14 -14H8L22 -7L44 -5V-16H53V16H44V5L22 7L8 14H-14L-44 11V20H-54Z"/>'
    '<path class="c5-glass" d="M-14 -7H2L10 0L2 7H-14Z"/><path class="c5-stripe" d="M-54 -3H-18V3H-54ZM20 -2H53V2H20Z"/>',
    "saloon": f'{_WHEELS}<path class="c5-body" d="M-50 -16Q-50 -24 -40 -24H28Q50 -24 53 -10V10Q50 24 28 24H-40Q-50 24 -50'
    f' 16Z"/>'
    '<path class="c5-glass" d="M10 -17Q22 0 10 17L-2 13V-13ZM-30 -15L-20 -12V12L-30 15Q-35 0 -30 -15Z"/>'
    '<path class="c5-stripe" d="M26 -20H30V20H26Z"/><path class="c5-lamp-on" d="M48 -18L53 -12V-8H48ZM48 18L53 12V8H48Z"/>',
    "truck": f'{_WHEELS}<path class="c5-body" d="M-54 -26H12V-22H20V-25H44Q54 -24 54 -14V14Q54 24 44 25H20V22H12V26H-54Z"/>'
    '<path class="c5-glass" d="M22 -18H32Q38 0 32 18H22Z"/><path class="c5-stripe" d="M-48 -19H6V-13H-48ZM-48'
    " -6H6V0H-48ZM-48 7H6V13H-48"
    'Z"/><path class="c5-lamp-on" d="M50 -20H54V-12H50ZM50 20H54V12H50Z"/>',
    "cart": '<circle class="c5-tyre-ring" cx="-26" cy="-24" r="5"/><circle class="c5-tyre-ring" cx="-26" cy="24" r="5"/>'
    '<path class="c5-tyre" d="M-44 -30H-10V-22H-44ZM-44 22H-10V30H-44ZM26 -20H46V-13H26ZM26 13H46V20H26Z"/>'
    '<path class="c5-body" d="M-40 -20H34L50 -9V9L34 20H-40L-56 30V22L-46 12V-12L-56 -22V-30Z"/>'
    '<path class="c5-glass" d="M-34 -13H28V13H-34Z"/><path class="c5-stripe" d="M-24 -13H-18V13H-24ZM-6 -13H0V13H-6ZM12'
    ' -13H18V13H12Z"/>',
    "horror": f'{_WHEELS}<path class="c5-body" d="M-44 -22Q-10 -30 20 -25Q38 -22 46 -14L55 -20Q52 -8 56 0Q52 8 55 20L46'
    f" 14Q38 22 20 25Q-10"
    ' 30 -44 22Q-40 15 -56 16Q-46 8 -57 4Q-46 0 -57 -5Q-46 -8 -56 -17Q-40 -15 -44 -22Z"/>'
    '<path class="c5-glass" d="M-8 0Q14 -26 34 0Q14 26 -8 0Z"/><ellipse class="c5-slit" cx="14" cy="0" rx="3" ry="10"/>'
    '<path class="c5-stripe" d="M-40 -8H-14V-4H-40ZM-40 4H-14V8H-40Z"/>',
}
"""Each in a box of 116 by 64 around 0, 0."""

_DAMAGE = (
    '<path class="c5-crack" d="M-30 -26L-14 -8L-22 2L2 12L-4 26M14 -24L24 -10L18 0L36 10"/>'
    '<g class="c5-smoke"><circle cx="38" cy="-16" r="9"/><circle cx="46" cy="-24" r="7"/><circle cx="34" cy="-27" r="5"/></g>'
)

_KNOWN = {
    "feararri": "racer", "not-meant-to-drive": "horror", "car-of-cthulhu": "horror", "chariot-of-the-elder-gods": "racer",
    "sport-cthutility-vehicle": "truck", "unspeakable-olds": "saloon", "satanic-pushcart": "cart", "big-honkin-truck": "truck",
}  # fmt: skip


def silhouette(car: Vehicle) -> str:
    """Return the silhouette of a vehicle: by its name, else by its numbers."""
    if car.name in _KNOWN:
        return _KNOWN[car.name]
    if car.damaged > car.speed:
        return "truck"
    if car.speed >= 5:
        return "racer"
    return "cart" if car.complexity <= 2 else "saloon"


def cars(edition: Edition) -> dict[str, Face]:
    """Draw every vehicle's car for the pack, undamaged and damaged."""
    found: dict[str, Face] = {}
    for car in edition.vehicles:
        body = f'<g class="seat-fill" transform="translate(58 32)"><use href="#c5-c-{silhouette(car)}"/></g>'
        found[f"car:{car.name}"] = Face(WIDTH, HEIGHT, body)
        damage = f'<g transform="translate(58 32)">{_DAMAGE}</g>'
        found[f"car:{car.name}:damaged"] = Face(WIDTH, HEIGHT, body + damage)
    return found
