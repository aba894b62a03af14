"""The cover of Cthulhu 500 for the lobby: two cars into the bend, and a monster behind it."""

from __future__ import annotations

from html import escape

from hippodrome.games.cthulhu_500.edition import Edition
from hippodrome.games.cthulhu_500.svg.cars import SILHOUETTES
from hippodrome.games.cthulhu_500.svg.ink import number, points, star, tentacle
from hippodrome.i18n.localization import Localization


def cover(edition: Edition, words: Localization) -> str:
    """Draw the complete picture, 480 by 300."""
    rays = "".join(
        f'<path d="M240 150L{number(x)} {number(y)}L{number(x2)} {number(y2)}Z"/>'
        for (x, y), (x2, y2) in zip(star(240, 150, 420, 420, 12)[::2], star(240, 150, 420, 420, 12, -82)[::2], strict=True)
    )
    arms = "".join(
        (
            tentacle((168, 262), -112, 250, 46, -58, -130, 8),
            tentacle((312, 262), -68, 250, 46, 58, 130, 8),
            tentacle((96, 268), -140, 140, 36, 66, 120, 7),
            tentacle((384, 268), -40, 140, 36, -66, -120, 7),
            tentacle((204, 140), -112, 110, 28, -30, -160, 6),
            tentacle((276, 140), -68, 110, 28, 30, 160, 6),
        )
    )
    beard = "".join(
        tentacle((204 + n * 18, 150), 98 - n * 4, 88 - abs(n - 2) * 8, 17, (n - 2) * -14, (n - 2) * -50, 6) for n in range(5)
    )
    title = escape(words.text("game.title").upper())
    squares = "".join(
        f'<rect x="{number(n * 20)}" y="{number(286 + row * 7)}" width="20" height="7"/>'
        for row in range(2)
        for n in range(24)
        if (n + row) % 2
    )
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 300" role="img">'
        f"<title>{escape(words.text('game.title'))}</title>"
        '<rect class="c5-cover-sky" width="480" height="300"/>'
        f'<g class="c5-cover-ray">{rays}</g><circle class="c5-moon" cx="240" cy="118" r="92"/>{arms}{beard}'
        '<path class="c5-head" d="M176 146C164 100 196 52 240 52S316 100 304 146Q292 166 240 164Q188 166 176 146Z"/>'
        '<path class="c5-head-fold" d="M196 84Q240 62 284 84M204 72Q240 54 276 72"/>'
        '<path class="c5-eye" d="M194 128Q212 108 230 132Q210 142 194 128ZM286 128Q268 108 250 132Q270 142 286 128Z"/>'
        '<ellipse class="c5-slit" cx="213" cy="127" rx="3.5" ry="9"/><ellipse class="c5-slit" cx="267" cy="127" rx="3.5"'
        ' ry="9"/>'
        '<path class="c5-asphalt" d="M0 236Q240 180 480 236V300H0Z"/><path class="c5-kerb-base" d="M0 236Q240 180 480 236"/>'
        '<path class="c5-kerb" d="M0 236Q240 180 480 236"/>'
        f'<g class="c5-cover-a" transform="translate(150 252) rotate(-10)">{SILHOUETTES["horror"]}</g>'
        f'<g class="c5-cover-b" transform="translate(322 246) rotate(8)">{SILHOUETTES["racer"]}</g>'
        f'<rect class="c5-line" y="286" width="480" height="14"/><g class="c5-square">{squares}</g>'
        '<rect class="c5-sign-board" x="70" y="8" width="340" height="50" rx="8"/>'
        '<text class="t-display c5-neon" x="240" y="46" font-size="40" text-anchor="middle" textLength="306" '
        f'lengthAdjust="spacingAndGlyphs">{title}</text>'
        f'<polygon class="c5-star" points="{points(star(40, 40, 12, 4, 4))}"/></svg>'
    )
