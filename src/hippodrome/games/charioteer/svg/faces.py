"""The faces of Charioteer: cards, tokens, the emperor's die, chariots, piles.

Each colour has its shape: green an arrow (sprint), red a blade (attack), yellow a sun (recovery), black a bend. Shapes that
many faces share are defined in the face `_shapes`, so the page must include all faces.
"""

from __future__ import annotations

import math
from collections.abc import Iterator

from hippodrome.games.charioteer.edition import COLOURS, ICONS, Edition, Token
from hippodrome.games.charioteer.presentation.scene import card_face, token_face
from hippodrome.i18n.localization import Localization
from hippodrome.svg import Face

CARD = (104.0, 146.0)
COIN = 52.0
DIE = 58.0

_SUN = "".join(
    f"{'L' if n else 'M'}{r * math.sin(n * math.pi / 12):.1f} {-r * math.cos(n * math.pi / 12):.1f}"
    for n in range(24)
    for r in ((21.5, 17)[n % 2],)
)
SHAPES = {
    "green": "M21.5 0L8 -18.5H-15Q-19.5 -18.5 -19.5 -14V14Q-19.5 18.5 -15 18.5H8Z",
    "red": "M0 -23.5L19.5 0 0 23.5 -19.5 0Z",
    "yellow": f"{_SUN}Z",
    "black": "M-18.5 -19.5C6 -19.5 19.5 -6 19.5 19H-13Q-18.5 19 -18.5 13.5Z",
}
NUMBER_AT = {"green": (-3, 8.5), "red": (0, 8.5), "yellow": (0, 8.5), "black": (-4, 11)}

ICON_DRAWINGS = {
    "whip": '<path class="ch-icon-line" d="M-17 19L-4 3"/><path class="ch-lash" d="M-4 3C4 -8 -14 -16 -4 -21 10 '
    '-26 22 -12 16 0 12 9 2 12 8 20"/>',
    "shield": '<path class="ch-icon-fill" d="M-15 -20Q0 -25 15 -20V2Q15 16 0 23 -15 16 -15 2Z"/>'
    '<path class="ch-icon-cut" d="M0 -18V18M-11 -3H11"/><circle class="ch-icon-boss" r="5.5" cy="-3"/>',
    "recovery": '<path class="ch-leaf" d="M-4 21C-22 16 -25 -4 -15 -19 -13 -9 -14 -6 -9 2 -7 -4 -7 -6 -9 -11 -2 -5 -3 6 -4 21Z'
    'M4 21C22 16 25 -4 15 -19 13 -9 14 -6 9 2 7 -4 7 -6 9 -11 2 -5 3 6 4 21Z"/>'
    '<path class="ch-plus" d="M0 -22V-8M-7 -15H7"/>',
}


def faces(edition: Edition, words: Localization) -> dict[str, Face]:
    """Draw every face that a piece may have."""
    found = {"_shapes": Face(0, 0, f"<defs>{''.join(_shared(edition))}</defs>")}
    found["chariot"] = Face(50, 40, _CHARIOT)
    for n in range(len(edition.cards)):
        if (name := card_face(edition, n)) not in found:
            found[name] = Face(*CARD, _card(edition, n))
    found["card-back"] = Face(*CARD, _BACK)
    found["discard"] = Face(*CARD, _DISCARD)
    for n, token in enumerate(edition.tokens):
        found[token_face(edition, n)] = Face(COIN, COIN, _token(token))
    found["token-back"] = Face(COIN, COIN, _coin("fan") + '<use href="#charioteer-star" x="26" y="26"/>')
    found["bag"] = Face(76, 92, _BAG)
    found["lap"] = Face(46, 32, _DOLPHIN)
    for face in ("none", *dict.fromkeys(edition.faces)):
        found[f"emperor-{face}"] = Face(DIE, DIE, _die(face))
    return found


def _shared(edition: Edition) -> Iterator[str]:
    """Draw shapes that many faces share, each around its centre or from its corner."""
    for colour, shape in SHAPES.items():
        yield f'<path id="charioteer-{colour}" class="ch-symbol ch-{colour}" d="{shape}"/>'
    for symbol in edition.symbols:
        colour = COLOURS[symbol.colour]
        x, y = NUMBER_AT[colour]
        small = " ch-long" if symbol.number > 9 else ""
        yield (
            f'<g id="charioteer-{symbol.name}"><use href="#charioteer-{colour}"/><text class="ch-figure '
            f"ch-on-{colour}{small} "
            f't-display" x="{x}" y="{y}">{symbol.number}</text></g>'
        )
    for icon in ICONS:
        yield f'<g id="charioteer-{icon}">{ICON_DRAWINGS[icon]}</g>'
    yield (
        '<g id="charioteer-card"><rect class="ch-card" x="1" y="1" width="102" height="144" rx="9"/>'
        '<rect class="ch-card-line" x="6.5" y="6.5" width="91" height="133" rx="5"/></g>'
    )
    yield (
        '<g id="charioteer-player"><circle class="ch-coin ch-coin-player" cx="26" cy="26" r="24.5"/>'
        '<circle class="ch-coin-line" cx="26" cy="26" r="21.5"/></g>'
    )
    yield (
        '<g id="charioteer-fan"><circle class="ch-coin ch-coin-fan" cx="26" cy="26" r="24.5"/>'
        '<circle class="ch-coin-beads" cx="26" cy="26" r="21.5"/></g>'
    )
    yield f'<path id="charioteer-star" class="ch-star" d="{_star(13, 5.4)}"/>'
    yield f'<rect id="charioteer-die" class="ch-die" x="1.5" y="1.5" width="{DIE - 3:g}" height="{DIE - 3:g}" rx="11"/>'


def _star(out: float, inn: float) -> str:
    points = [(r * math.sin(n * math.pi / 5), -r * math.cos(n * math.pi / 5)) for n in range(10) for r in ((out, inn)[n % 2],)]
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points) + "Z"


# Cards --------------------------------------------------------------------------------------------------------------

_PLACES = {
    1: [(52, 73)],
    2: [(52, 42), (52, 104)],
    3: [(29, 43), (75, 43), (52, 102)],
    4: [(29, 43), (75, 43), (29, 103), (75, 103)],
}


def _card(edition: Edition, card: int) -> str:
    face = edition.cards[card]
    shown = [f"#charioteer-{edition.symbols[symbol].name}" for symbol in face.symbols]
    shown += [f"#charioteer-{face.icon}"] if face.icon else []
    drawn = ['<use href="#charioteer-card"/>']
    if len(shown) in _PLACES:
        big = len(shown) == 1
        for href, (left, top) in zip(shown, _PLACES[len(shown)], strict=True):
            at = f'transform="translate({left} {top})scale(1.5)"' if big else f'x="{left}" y="{top}"'
            drawn.append(f'<use href="{href}" {at}/>')
        return "".join(drawn)
    rows = math.ceil(len(shown) / 2) if len(shown) <= 8 else math.ceil(len(shown) / 3)
    across = math.ceil(len(shown) / rows)
    scale = min(88 / across / 48, 128 / rows / 52)
    for n, href in enumerate(shown):
        x, y = 52 + (n % across - (across - 1) / 2) * 48 * scale, 73 + (n // across - (rows - 1) / 2) * 52 * scale
        drawn.append(f'<use href="{href}" transform="translate({x:.1f} {y:.1f})scale({scale:.2f})"/>')
    return "".join(drawn)


_BACK = (
    '<rect class="ch-under" x="4" y="4" width="99" height="141" rx="9"/><rect class="ch-card-back" x="1" y="1" width="99" '
    'height="141" rx="9"/><rect class="ch-back-line" x="7" y="7" width="87" height="129" rx="5"/>'
    '<path class="ch-back-line" d="M50 16L85 71 50 127 16 71ZM7 40L28 7M73 7L94 40M7 103L28 136M73 136L94 103"/>'
    '<circle class="ch-back-wheel" cx="50.5" cy="71.5" r="21"/>'
    '<path class="ch-back-wheel" d="M50.5 50V93M29 71.5H72M35.5 56.5L65.5 86.5M65.5 56.5L35.5 86.5"/>'
)
_DISCARD = (
    '<rect class="ch-card" x="5" y="4" width="94" height="136" rx="9" transform="rotate(-5 52 73)"/>'
    '<rect class="ch-card" x="5" y="4" width="94" height="136" rx="9" transform="rotate(4 52 73)"/>'
    '<path class="ch-card-line" d="M30 34L74 112M74 34L30 112" transform="rotate(4 52 73)"/>'
)


# Tokens and die -----------------------------------------------------------------------------------------------------


def _coin(source: str) -> str:
    return f'<use href="#charioteer-{source}"/>'


def _token(token: Token) -> str:
    """Draw a coin with its colour's sign, if it has one, and on it its effect."""
    parts = [_coin(token.source)]
    colour, x = "any", 26.0
    if token.colour is not None:
        colour = COLOURS[token.colour]
        parts.append(f'<use href="#charioteer-{colour}" transform="translate(26 26)scale(.78)"/>')
        x = {"green": 24.5, "black": 23.5}.get(colour, 26)
    if token.kind == "plus":
        parts.append(f'<text class="ch-plus-figure ch-on-{colour} t-display" x="{x:g}" y="32">+{token.number}</text>')
    elif token.kind == "wild":
        parts.append(f'<path class="ch-token-sign ch-sign-{colour}" d="{_star(10, 4)}" transform="translate({x:g} 26.5)"/>')
    elif token.kind == "learning":
        parts.append(
            f'<path class="ch-token-line ch-sign-{colour}" d="M{x - 7:g} 27L{x:g} 20 {x + 7:g} '
            f'27M{x - 7:g} 34L{x:g} 27 {x + 7:g} 34"/>'
        )
    elif token.kind == "discard":
        parts.append('<path class="ch-throw" d="M13 12L26 9 31 33 18 36Z"/><path class="ch-throw" d="M20 12H34V38H20Z"/>')
        parts.append(f'<text class="ch-throw-figure t-display" x="27" y="32">{token.number}</text>')
    else:
        size = ".72" if token.colour is None else ".46"
        parts.append(f'<use href="#charioteer-{token.kind}" transform="translate(26 26)scale({size})"/>')
    return "".join(parts)


def _die(face: str) -> str:
    parts = ['<use href="#charioteer-die"/>']
    half = DIE / 2
    if face in COLOURS:
        parts.append(f'<use href="#charioteer-{face}" x="{half:g}" y="{half:g}"/>')
    elif face == "all":
        for n, colour in enumerate(COLOURS):
            x, y = half + (n % 2 * 2 - 1) * 11.5, half + (n // 2 * 2 - 1) * 11.5
            parts.append(f'<use href="#charioteer-{colour}" transform="translate({x:g} {y:g})scale(.44)"/>')
    elif face == "disrupt":
        parts.append(
            f'<path class="ch-trouble" d="M{half - 2:g} 9L{half + 9:g} 9 {half + 3:g} 22 {half + 15:g} 20 '
            f'{half - 9:g} 50 {half - 3:g} 32 {half - 15:g} 34Z"/>'
        )
    else:
        parts.append(f'<use href="#charioteer-star" x="{half:g}" y="{half:g}"/>')
    return "".join(parts)


# Other faces --------------------------------------------------------------------------------------------------------

_HORSE = (
    '<g transform="translate(0 {})"><path class="ch-horse" d="M23 -4C27 -6.5 35 -6 38.5 -3.8 41 -4 43 -4 45.5 -3L49 -1V1L45.5 3'
    'C43 4 41 4 38.5 3.8 35 6 27 6.5 23 4Z"/><path class="ch-mane" d="M33 0H43.5"/>'
    '<path class="ch-ears" d="M43 -3.4L42 -5.4M43 3.4L42 5.4"/></g>'
)
_CHARIOT = (
    '<path class="ch-pole" d="M20 20H40M39 7V33M27 14L44 8M27 26L44 32"/>'
    + _HORSE.format(8)
    + _HORSE.format(32)
    + '<rect class="ch-wheel" x="5" y="1.5" width="16" height="5.5" rx="2"/><rect class="ch-wheel" x="5" y="33" width="16" '
    'height="5.5" rx="2"/><path class="ch-car seat-fill" d="M2 7H19A13 13 0 0 1 19 33H2Q5 20 2 7Z"/>'
    '<path class="ch-car-rim" d="M6 11H19A9 9 0 0 1 19 29H6"/>'
)
_BAG = (
    '<path class="ch-bag" d="M27 22C8 34 3 54 5 70 7 84 20 89 38 89S69 84 71 70C73 54 68 34 49 22Z"/>'
    '<path class="ch-bag" d="M27 22L20 7Q29 10 32 5 38 10 44 5 47 10 56 7L49 22Z"/>'
    '<path class="ch-cord" d="M25 22H51M49 22Q60 26 58 36"/>'
    '<use href="#charioteer-fan" transform="translate(19 33)scale(.73)"/>'
    '<use href="#charioteer-star" transform="translate(38 52)scale(.8)"/>'
)
_DOLPHIN = (
    '<path class="ch-dolphin" d="M3 20C9 6 25 1 35 8 38 10 41 14 45 15 42 18 37 18 34 17 27 17 20 19 15 '
    "24L17 31 10 26 1 28 6 22Z"
    'M22 5L27 0 29 5Z"/><circle class="ch-dolphin-eye" cx="35" cy="12.5" r="1.6"/>'
)
