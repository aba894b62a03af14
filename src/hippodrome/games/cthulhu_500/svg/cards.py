"""The faces of Cthulhu 500: cards by their type, vehicles and their cars, piles, dice and tokens."""

from __future__ import annotations

from html import escape

from hippodrome.games.cthulhu_500.edition import ACTION, CREW, REACTION, Card, Edition, Vehicle
from hippodrome.games.cthulhu_500.effect import effect_of
from hippodrome.games.cthulhu_500.presentation.names import title_and_text
from hippodrome.games.cthulhu_500.presentation.scene import MAX_PIPS
from hippodrome.games.cthulhu_500.svg.cars import SILHOUETTES, cars, silhouette
from hippodrome.games.cthulhu_500.svg.ink import label, number, points, star, tentacle
from hippodrome.games.cthulhu_500.svg.signs import ICONS, SIGNS
from hippodrome.i18n.localization import Localization
from hippodrome.svg import Face

W, H = 100.0, 140.0
ID = "c5"

PANELS: dict[str, str] = {
    "action": '<path class="c5-panel" d="M6 6H94V68L86 76L78 68L70 76L62 68L54 76L46 68L38 76L30 68L22 76L14 68L6 76Z"/>',
    "spell": '<path class="c5-panel" d="M6 6H94V52Q84 54 80 62Q66 62 50 78Q34 62 20 62Q16 54 6 52Z"/>',
    "crew": '<path class="c5-tint" d="M6 6H94V74H6Z"/><circle class="c5-panel" cx="50" cy="40" r="33"/>',
    "mod": '<path class="c5-tint" d="M6 6H94V74H6Z"/><polygon class="c5-panel" points="50,4 86,22 86,58 50,76 14,58 14,22"/>',
    "tires": '<path class="c5-tint" d="M6 6H94V74H6Z"/><circle class="c5-tread" cx="50" cy="40" r="31"/>'
    '<circle class="c5-panel" cx="50" cy="40" r="29"/>',
    "reaction": '<path class="c5-panel" d="M6 6H94L58 40H76L50 78L24 40H42Z"/><path class="c5-tint" d="M6 10L40 42L24'
    " 74H6ZM94 10L60"
    ' 42L76 74H94Z"/>',
    "vehicle": '<path class="c5-panel" d="M6 6H94V74H6Z"/><path class="c5-cut c5-thin" d="M6 24H94M6 56H94"/>',
}
"""The shape of each type, so that it is recognizable without its colour."""


def faces(edition: Edition, words: Localization) -> dict[str, Face]:
    """Draw every face that a piece may have, and the shapes they share."""
    found = {"shapes": Face(W, H, _shapes())}
    for card in {card.kind: card for card in edition.cards}.values():
        name = title_and_text(words, edition, "card", card.kind)[0]
        found[f"card:{card.kind}"] = Face(W, H, _card(card, name, words))
        if card.type == CREW:
            at_wheel = f'<use href="#{ID}-k-{card.kind}"/><use href="#{ID}-wheel"/>'
            found[f"wheel:{card.kind}"] = Face(W, H, at_wheel)
    for car in edition.vehicles:
        name = title_and_text(words, edition, "vehicle", car.name)[0]
        found[f"vehicle:{car.name}"] = Face(W, H, _vehicle(car, name, damaged=False))
        found[f"vehicle:{car.name}:damaged"] = Face(W, H, _vehicle(car, name, damaged=True))
    return found | cars(edition) | _piles() | _dice() | _tokens()


def _shapes() -> str:
    """Draw the shapes that the other faces use: frames, signs, icons, silhouettes."""
    frames = "".join(
        f'<g id="{ID}-f-{kind}" class="c5-t-{kind}"><rect class="c5-card" x="1.5" y="1.5" width="97" height="137"'
        f' rx="9"/>{panel}'
        '<rect class="c5-rim" x="1.5" y="1.5" width="97" height="137" rx="9"/></g>'
        for kind, panel in PANELS.items()
    )
    signs = "".join(f'<g id="{ID}-s-{name}" transform="scale(.86)">{drawing}</g>' for name, drawing in SIGNS.items())
    icons = "".join(f'<g id="{ID}-i-{name}">{drawing}</g>' for name, drawing in ICONS.items())
    bodies = "".join(f'<g id="{ID}-c-{name}">{drawing}</g>' for name, drawing in SILHOUETTES.items())
    return f'{frames}{signs}{icons}{bodies}{_vehicle_icons()}{_WHEEL}<g id="{ID}-back">{_BACK}</g>'


def _use(group: str, name: str, x: float, y: float, kind: str) -> str:
    return f'<use href="#{ID}-{group}-{name}" class="{kind}" x="{number(x)}" y="{number(y)}"/>'


# Cards --------------------------------------------------------------------------------------------------------------


def _card(card: Card, name: str, words: Localization) -> str:
    """Draw a card: its type's shape, its effect as a sign, its name, and its numbers."""
    kind = "spell" if card.spell else card.type
    sign = _use("s", _sign(card), 50, 32 if kind in ("spell", "reaction") else 40, "c5-sign")
    numbers = _numbers(card)
    if numbers:
        foot = _foot(numbers)
    else:
        shown = words.text("scene.spell") if card.spell else words.text(f"type.{card.type}")
        foot = f'<text class="t-body c5-type" x="50" y="130">{escape(shown)}</text>'
    name_tag = f' id="{ID}-k-{card.kind}"' if card.type == CREW else ""
    rows = label(name, 50, 97, 88, 36, 3)
    return f'<g{name_tag} class="c5-t-{kind} t-body"><use href="#{ID}-f-{kind}"/>{sign}{rows}{foot}</g>'


_WHEEL = (
    f'<g id="{ID}-wheel"><circle class="c5-wheel-base" cx="82" cy="18" r="16"/><g class="c5-wheel"><circle '
    'class="c5-stroke c5-thin" cx="82" cy="18" r="10"/><path class="c5-stroke c5-thin" d="M72 18H92M82 18V28"/></g></g>'
)
"""The steering wheel on a driver's card."""


def _sign(card: Card) -> str:
    """Return the sign of a card: its effect's, or its type's."""
    if card.type == "tires":
        return "tire"
    if card.sponsor:
        return "sponsor"
    sign = effect_of(card.effect).sign
    if sign in SIGNS:
        return sign
    if card.type in (ACTION, REACTION):
        return "card"
    if card.type == CREW:
        return "mechanic" if card.fix > card.drive else "helmet"
    return "tentacle" if card.passed else "engine"


def _numbers(card: Card) -> list[tuple[str, str]]:
    """Return the numbers of a card with their icons, the most important first."""
    if card.type == CREW:
        return [("drive", str(card.drive)), ("fix", str(card.fix))]
    found = [
        (name, f"{value:+}")
        for name in ("always", "passing", "passed", "leading", "complexity")
        if (value := getattr(card, name))
    ]
    shown = effect_of(card.effect).number_icon
    if card.amount and shown:
        icon, form = shown
        found.append((icon, form.format(card.amount)))
    return found[:3]


def _foot(numbers: list[tuple[str, str]]) -> str:
    """Draw numbers side by side, large."""
    wide = 92 / len(numbers)
    small = " c5-small" if sum(len(text) for _, text in numbers) > 3 else ""
    parts = []
    for n, (icon, text) in enumerate(numbers):
        x = 4 + wide * (n + 0.5) - (4.5 if small else 6) * len(text)
        parts.append(_use("i", icon, x, 127, "c5-icon"))
        parts.append(f'<text class="c5-number{small}" x="{number(x + 11)}" y="134">{text}</text>')
    return "".join(parts)


# Vehicles -----------------------------------------------------------------------------------------------------------


def _vehicle(car: Vehicle, name: str, *, damaged: bool) -> str:
    """Draw a vehicle's card: its car from above, its name, and speed, the other side's speed, complexity."""
    now, other, frame = (car.damaged, car.speed, "broken") if damaged else (car.speed, car.damaged, "vehicle")
    return (
        f'<g class="t-body"><use href="#{ID}-f-vehicle"/><g class="seat-fill" transform="translate(50 40) scale(.7)">'
        f'<use href="#{ID}-c-{silhouette(car)}"/></g><use href="#{ID}-n-{frame}"/>{label(name, 50, 94, 88, 34, 3)}'
        f'<text class="c5-number c5-speed" x="26" y="134">{now}</text><text class="c5-number c5-small c5-faint" x="60" y="133">'
        f'{other}</text><text class="c5-number c5-small" x="86" y="133">{car.complexity}</text></g>'
    )


def _vehicle_icons() -> str:
    """Draw the icons next to a vehicle's numbers, on either side of its card."""
    crack = '<path class="c5-crack" d="M6 20L30 30L24 42L52 48L46 60L94 70"/>'
    found = []
    for side, first, second in (("vehicle", "speed", "damaged"), ("broken", "damaged", "speed")):
        icons = "".join(
            f'<use href="#{ID}-i-{icon}" class="c5-icon {kind}" transform="translate({x} 127) scale({scale})"/>'
            for icon, kind, x, scale in ((first, "c5-t-vehicle", 15, 1), (second, "c5-plain c5-faint", 51, 0.75),
                                         ("complexity", "c5-plain", 77, 0.75))
        )  # fmt: skip
        found.append(f'<g id="{ID}-n-{side}">{crack if side == "broken" else ""}{icons}</g>')
    return "".join(found)


# Piles, dice, tokens ------------------------------------------------------------------------------------------------


def _piles() -> dict[str, Face]:
    """Draw piles of card backs by thickness: thick, thin, nearly gone, empty."""
    found = {"pile:empty": Face(W, H, '<rect class="c5-gone" x="3" y="3" width="94" height="134" rx="9"/>')}
    for name, height in (("nearly_gone", 1), ("thin", 3), ("thick", 6)):
        edges = "".join(
            f'<rect class="c5-edge" x="{number(1.5 + n * 1.4)}" y="{number(1.5 + n * 1.6)}" width="{number(97 - 8)}" '
            f'height="{number(137 - 9)}" rx="9"/>'
            for n in range(height, -1, -1)
        )
        found[f"pile:{name}"] = Face(W, H, f'{edges}<use href="#{ID}-back"/>')
    return found


_BACK = (
    '<rect class="c5-back" x="1.5" y="1.5" width="89" height="128" rx="9"/><rect class="c5-back-rim" x="7" y="7"'
    ' width="78" height="117"'
    f' rx="6"/><g class="c5-back-sign"><polygon points="{points(star(46, 65, 32, 13, 7))}"/></g>'
    '<path class="c5-back-eye" d="M30 65Q46 50 62 65Q46 80 30 65Z"/><circle class="c5-back-slit" cx="46" cy="65" r="5"/>'
    + tentacle((20, 124), -80, 42, 10, 30, 120, 6, "c5-back-tentacle")
    + tentacle((72, 124), -100, 42, 10, -30, -120, 6, "c5-back-tentacle")
)

_PIPS: dict[int, tuple[tuple[int, int], ...]] = {
    1: ((24, 24),),
    2: ((14, 14), (34, 34)),
    3: ((13, 13), (24, 24), (35, 35)),
    4: ((14, 14), (34, 14), (14, 34), (34, 34)),
    5: ((13, 13), (35, 13), (24, 24), (13, 35), (35, 35)),
    6: ((14, 12), (34, 12), (14, 24), (34, 24), (14, 36), (34, 36)),
}


def _dice() -> dict[str, Face]:
    """Draw dice with their pips, a blank one for larger numbers, and the disc of the seat that rolled it."""
    cube = '<rect class="c5-die" x="1.5" y="1.5" width="45" height="45" rx="10"/>'
    disc = '<circle class="seat-fill c5-token" cx="20" cy="20" r="18"/>'
    found = {"die:blank": Face(48, 48, cube), "thrower": Face(40, 40, disc)}
    for pips in range(1, MAX_PIPS + 1):
        dots = "".join(f'<circle class="c5-pip" cx="{x}" cy="{y}" r="4.6"/>' for x, y in _PIPS[pips])
        found[f"die:{pips}"] = Face(48, 48, cube + dots)
    return found


def _tokens() -> dict[str, Face]:
    """Draw the flag, lap counters, the lights, and the penalties of a seat."""
    squares = "".join(
        f'<rect x="{14 + column * 10}" y="{6 + row * 9}" width="10" height="9"/>'
        for row in range(4)
        for column in range(4)
        if (row + column) % 2 == 0
    )
    ward = points(star(30, 30, 24, 10, 5))
    return {
        "flag": Face(64, 64, f'<rect class="c5-pole" x="9" y="3" width="5" height="58" rx="2"/><rect class="c5-line"'
        f' x="14" y="6" '
                     f'width="40" height="36"/><g class="c5-square">{squares}</g><rect class="c5-flag-rim" x="14" y="6"'
                     f' width="40" '
                     'height="36"/>'),
        "laps": Face(44, 44, f'<polygon class="seat-fill c5-token" points="{points(star(22, 22, 21, 17, 10))}"/>'),
        "lights": Face(70, 110, '<rect class="c5-lights" x="5" y="4" width="60" height="102" rx="14"/><circle'
        ' class="c5-lamp seat-fill" '
                       'cx="35" cy="55" r="24"/><circle class="c5-lamp-on" cx="35" cy="18" r="8"/><circle'
                       ' class="c5-lamp-off" cx="35" '
                       'cy="92" r="8"/>'),
        "sheltered": Face(60, 60, f'<circle class="c5-token-base" cx="30" cy="30" r="28"/><polygon class="c5-ward"'
        f' points="{ward}"/>'
                          '<path class="c5-cut" d="M20 31Q30 22 40 31Q30 40 20 31Z"/>'),
        "slowed": Face(60, 60, '<circle class="c5-token-base" cx="30" cy="30" r="28"/><path class="c5-hurt" d="M8 36L18'
        ' 26L28 22L42 24L52'
                       ' 32L46 44L30 48L16 45Z"/>'),
        "boost": Face(60, 60, '<circle class="c5-token-base" cx="30" cy="30" r="28"/><path class="c5-ward" d="M30 6C40 21'
        ' 46 28 46 38A16'
                      ' 16 0 0 1 14 38C14 28 20 21 30 6Z"/>'),
    }  # fmt: skip
