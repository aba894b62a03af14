"""Cover picture of Charioteer for the lobby: two chariots in front of the stands, in the style of a fresco."""

from __future__ import annotations

from hippodrome.games.charioteer.edition import Edition
from hippodrome.i18n.localization import Localization

_HORSE = (
    '<g id="charioteer-cover-horse"><path d="M8 27C12 18 24 15 34 17 44 19 52 17 58 13 62 7 67 2 73 0L75 -5 79 '
    "0C84 4 90 9 93 14L90 18C85 17 "
    "81 15 77 15 74 21 71 27 67 32 64 36 61 38 59 39L71 42C77 44 81 48 86 47L88 51 81 53C74 51 67 50 60 47L65 "
    "53 74 58 73 62 64 59 "
    "51 46C43 47 35 45 28 42 23 46 17 49 10 55L5 64 0 63 3 53C8 47 12 43 13 39 9 43 3 45 -4 51L-9 50C-3 42 5 39 "
    '8 35 7 32 7 30 8 27Z"/>'
    '<path class="ch-c-mane" d="M57 14C60 6 66 0 73 0 69 4 66 9 62 16ZM9 27C1 21 -9 24 -16 33 -9 30 -2 31 6 34Z"/></g>'
)


def cover(edition: Edition, words: Localization) -> str:
    """Draw a race at the turn of the circus."""
    parts = [
        f"<defs>{_HORSE}</defs>",
        '<rect class="ch-c-sky" width="480" height="300"/><circle class="ch-c-sun" cx="352" cy="70" r="38"/>',
        '<path class="ch-c-hill" d="M0 112C50 84 110 96 160 90S290 66 340 84 440 92 480 78V150H0Z"/>',
        _stands(),
        _spina(),
        '<path class="ch-c-sand" d="M0 206H480V300H0Z"/><path class="ch-c-rut" d="M0 226H150M190 219H480M0 '
        '262H90M140 284H330M370 248H480"/>',
        _chariot(238, 168, 0.82, "blue"),
        _chariot(62, 196, 1.25, "red"),
        _border(),
    ]
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 300" class="ch-cover">{"".join(parts)}</svg>'


def _stands() -> str:
    """Draw two rows of arches with people above them."""
    arches = "".join(f"M{x} 186V164A9 9 0 0 1 {x + 18} 164V186Z" for x in range(6, 480, 27))
    upper = "".join(f"M{x} 146V134A6 6 0 0 1 {x + 12} 134V146Z" for x in range(2, 480, 18))
    rows = "".join(
        f'<path class="ch-c-people-{n % 3}" d="M{-4 * n} {y}H480" fill="none" stroke-width="5.5" stroke-linecap="round" '
        f'stroke-dasharray="0 {gap} 0 {gap * 1.4:.1f}"/>'
        for n, (y, gap) in enumerate(((114, 9), (118, 12), (108, 11), (120, 15), (111, 17)))
    )
    flags = "".join(
        f'<path class="ch-c-pole" d="M{x} 104V66"/><path class="ch-c-flag-{n % 3}" d="M{x} 66C{x + 9} 60 '
        f"{x + 15} 72 {x + 25} 66V80"
        f'C{x + 15} 86 {x + 9} 74 {x} 80Z"/>'
        for n, x in enumerate((34, 116, 430))
    )
    return (
        f'{flags}<path class="ch-c-seats" d="M0 103H480V126H0Z"/>{rows}<path class="ch-c-wall" d="M0 124H480V210H0Z"/>'
        f'<path class="ch-c-dark" d="{arches}{upper}"/><path class="ch-c-edge" d="M0 126H480M0 150H480M0 190H480"/>'
    )


def _spina() -> str:
    """Draw the wall in the middle with an obelisk, lap dolphins and the turning posts."""
    dolphins = "".join(
        f'<path class="ch-c-dolphin" d="M{x} 160C{x + 4} 151 {x + 14} 150 {x + 19} 155L{x + 24} 157 {x + 19} '
        f"160C{x + 13} 158 {x + 8} 160 "
        f'{x + 5} 163L{x - 3} 165Z"/>'
        for x in (206, 234, 262)
    )
    posts = "".join(
        f'<path class="ch-c-post" d="M{x} 192L{x + 7} {142 - d}Q{x + 10} {136 - d} {x + 13} {142 - d}L{x + 20} 192Z"/>'
        for x, d in ((402, 0), (424, 8), (446, 0))
    )
    return (
        f'<path class="ch-c-obelisk" d="M140 186L146 62 154 48 162 62 168 186Z"/>'
        f'<path class="ch-c-glyph" d="M154 72V176"/><path class="ch-c-dolphin-bar" d="M198 166H292M212 '
        '166V186M278 166V186"/>'
        f'{dolphins}{posts}<path class="ch-c-spina" d="M92 184H480V210H92Q84 197 92 184Z"/><path '
        'class="ch-c-frieze" d="M98 197H480"/>'
    )


def _chariot(x: float, y: float, scale: float, team: str) -> str:
    """Draw two horses, a car and its driver, in the colours of a team."""
    return (
        f'<g transform="translate({x:g} {y:g})scale({scale:g})">'
        '<path class="ch-c-dust" d="M-34 66C-30 54 -16 52 -8 58 0 48 16 50 20 60 34 54 60 58 66 66 96 58 190 60 204 67Z"/>'
        '<use href="#charioteer-cover-horse" class="ch-c-far" x="104" y="-5"/>'
        '<path class="ch-c-trace" d="M44 40L112 32M58 12Q100 6 152 14"/>'
        '<use href="#charioteer-cover-horse" class="ch-c-near" x="92" y="3"/>'
        f'<path class="ch-c-cloak ch-c-{team}" d="M33 -8C20 -14 4 -10 -10 2 0 2 -2 8 -16 14 -2 14 16 18 34 12Z"/>'
        f'<path class="ch-c-skin" d="M36 -9L44 -10 61 8 59 12 42 6 40 34H28L30 2Z"/>'
        f'<path class="ch-c-{team}" d="M29 -6Q38 -13 44 -7L43 32H26Z"/>'
        '<circle class="ch-c-skin" cx="40" cy="-16" r="7.5"/><path class="ch-c-helmet" d="M31 -17Q32 -27 42 -26 '
        '49 -24 48 -16L40 -18 33 -11Z"/>'
        '<path class="ch-c-whip" d="M42 -4L62 -22C80 -44 108 -34 122 -20"/>'
        f'<path class="ch-c-car ch-c-{team}" d="M14 48C10 30 20 26 30 24 44 18 56 20 60 26L54 50Z"/>'
        '<path class="ch-c-gold" d="M14 48C10 30 20 26 30 24 44 18 56 20 60 26"/>'
        '<circle class="ch-c-wheel" cx="32" cy="50" r="15"/><path class="ch-c-spoke" d="M32 35V65M17 50H47M21.5 '
        '39.5L42.5 60.5M42.5 39.5L21.5 60.5"/>'
        "</g>"
    )


def _border() -> str:
    """Draw a frame of small stones."""
    return (
        '<rect class="ch-c-frame" x="4" y="4" width="472" height="292" fill="none" stroke-width="8"/>'
        '<rect class="ch-c-tesserae" x="4" y="4" width="472" height="292" fill="none" stroke-width="4" '
        'stroke-dasharray="6 3"/>'
    )
