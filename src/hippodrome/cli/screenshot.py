"""Screenshot of the terminal: a race file drawn as its players saw it, as a self-contained SVG.

    python -m hippodrome.cli.screenshot FILE.race OUT.svg [--to LINE] [--as SEAT] [--type "1 3 c"] [--lang es] [--width 80]

The picture in the documentation is line 142 of the race next to it:

    python -m hippodrome.cli.screenshot docs/pictures/terminal.race docs/pictures/terminal.svg --to 142 --type "2 6 r+5"
"""

from __future__ import annotations

from hippodrome.cli.runner import Arguments, expect_interrupts, run

expect_interrupts(__name__)

import io
import sys
from pathlib import Path
from typing import Any

from rich.terminal_theme import TerminalTheme
from rich.text import Text

from hippodrome.core.ask import Ask, Seat
from hippodrome.core.errors import BadInput
from hippodrome.core.race_file import write_file
from hippodrome.core.table import Table
from hippodrome.games.race_opening import open_race
from hippodrome.games.registry import get_plugin
from hippodrome.i18n.localization import LANGUAGES, Localization
from hippodrome.terminal.console import SafeConsole
from hippodrome.terminal.frame import draw_table
from hippodrome.terminal.play import handle_line, make_chooser
from hippodrome.terminal.screen import Screen
from hippodrome.terminal.seating import seats_of
from hippodrome.terminal.session import Session

_DARK = "34302c cb443a 76aa4a deb242 5c8cc8 b270b6 54acac d6cec0"
_BRIGHT = "6e6860 e86054 92c862 f4ce5c 7cace8 d290d6 70cccc fffcf4"


def _colours(codes: str) -> list[tuple[int, int, int]]:
    return [(red, green, blue) for red, green, blue in map(bytes.fromhex, codes.split())]


THEME = TerminalTheme((30, 27, 24), (232, 226, 214), _colours(_DARK), _colours(_BRIGHT))
"""Colours of sand and dusk."""

FORMAT = """<svg class="rich-terminal" viewBox="0 0 {width} {height}" xmlns="http://www.w3.org/2000/svg">
<style>
.{unique_id}-matrix {{ font-family: "DejaVu Sans Mono", Menlo, Consolas, "Liberation Mono", monospace; \
font-size: {char_height}px; line-height: {line_height}px; font-variant-east-asian: full-width; }}
.{unique_id}-title {{ font-size: 18px; font-weight: bold; font-family: Georgia, "DejaVu Serif", serif; }}
{styles}
</style>
<defs>
<clipPath id="{unique_id}-clip-terminal"><rect x="0" y="0" width="{terminal_width}" height="{terminal_height}" /></clipPath>
{lines}
</defs>
{chrome}
<g transform="translate({terminal_x}, {terminal_y})" clip-path="url(#{unique_id}-clip-terminal)">
{backgrounds}
<g class="{unique_id}-matrix">
{matrix}
</g>
</g>
</svg>
"""


def draw_screenshot(
    file: Path, *, to: int | None = None, seat: Seat | None = None, typed: str = "", language: str = "en", width: int = 80
) -> str:
    """Draw the screen of a seat (by default the first person's) as SVG, after some entries of the race and some input."""
    race, game, table = open_race(file)
    if to is not None and not 0 <= to <= len(table.log):
        raise BadInput("no_line_to_draw", lines=len(table.log), line=to)
    if to is not None:
        table = table.at(to)
    seating = seats_of(race.players, race.bots)
    if seat is not None and not 0 <= seat < len(race.players):
        raise BadInput("no_seat_in_race", seats=len(race.players), number=seat + 1)
    seat = seat if seat is not None else next(iter(seating.people), 0)
    words = Localization(language, game, table.state.edition, seating.names, race.options, short=True)
    screen = Screen(io.StringIO(), io.StringIO(), live=False, width=width)
    screen.console = console = SafeConsole(
        file=io.StringIO(), record=True, width=width, force_terminal=True, color_system="truecolor", highlight=False
    )
    sitting = Session(game, race, table, seating, words, screen, get_plugin(game.name).terminal)
    _draw(sitting, seat, typed, table)
    return console.export_svg(title=f"hippodrome play {game.name}", theme=THEME, code_format=FORMAT, unique_id="hippodrome")


def _draw(session: Session, seat: Seat, typed: str, table: Table[Any]) -> None:
    """Print the screen of the seat."""
    is_prompted = isinstance(table.prompt, Ask) and seat in table.waiting
    chooser = make_chooser(session, seat) if is_prompted else None
    note = handle_line(session, seat, chooser, typed) if chooser is not None and typed else None
    session.screen.print(draw_table(session, seat, chooser))
    if chooser is not None:
        session.screen.print(chooser.show(), note or chooser.status())
        session.screen.print(Text(f"{session.words.player(seat)}> ").append("\u2588"))


def main(arguments: list[str] | None = None) -> None:
    """Run `python -m hippodrome.cli.screenshot`."""
    parser = Arguments(prog="python -m hippodrome.cli.screenshot", description=__doc__.partition("\n")[0])
    parser.add_argument("race", type=Path, help="a race file")
    parser.add_argument("out", type=Path, help="the picture to write")
    parser.add_argument("--to", type=int, metavar="LINE", help="as it stood after so many lines")
    parser.add_argument("--as", dest="seat", type=int, metavar="SEAT", help="as this seat sees it (1 is the first)")
    parser.add_argument("--type", default="", metavar="TEXT", help="what that seat types")
    parser.add_argument("--lang", default="en", choices=LANGUAGES)
    parser.add_argument("--width", type=int, default=80, choices=range(40, 101), metavar="40..100")
    chosen = parser.parse_args(arguments)
    seat = None if chosen.seat is None else chosen.seat - 1
    svg = draw_screenshot(chosen.race, to=chosen.to, seat=seat, typed=chosen.type, language=chosen.lang, width=chosen.width)
    write_file(chosen.out, svg)


if __name__ == "__main__":
    sys.exit(run(main))
