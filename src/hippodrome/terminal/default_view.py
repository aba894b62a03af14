"""Default drawing of a game without its own: the board as squares in rows, the stats of each seat, and the other pieces."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from rich.cells import cell_len, set_cell_size
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from hippodrome.core.ask import Seat
from hippodrome.core.game import Game
from hippodrome.core.scene import Piece, Scene, Spot
from hippodrome.core.table import Pov
from hippodrome.i18n.localization import Localization
from hippodrome.svg.default import spots_of
from hippodrome.terminal.chooser import Chooser, NumberedChooser, ReadResult

if TYPE_CHECKING:
    from hippodrome.games.plugin import ChoiceBuilder, SceneBuilder

CELL_WIDTH = 6
"""Width of a square, in columns."""


class DefaultTerminal:
    """Draws the game's scene; answers come from a numbered list of localized options."""

    NAMES = ("Ana", "Ben", "Cleo", "Dora", "Enzo", "Flora", "Gaia", "Hugo")

    def __init__(self, game: Game[Any], scene: SceneBuilder, choice: ChoiceBuilder) -> None:
        self._game, self._scene, self._choice = game, scene, choice
        self.OPEN = not scene.HIDDEN

    def draw(
        self, view: Any, edition: Any, words: Localization, seat: Seat | None, *, seating: Any, room: Any, chooser: Any = None
    ) -> RenderableType:
        """Draw the table as a seat may see it."""
        scene = self._scene.scene(view, edition, words, seat)
        spots = spots_of(self._scene, edition) if hasattr(self._scene, "slots") else {}
        rows = self._board(scene, spots, edition, seating)
        if not rows or max(row.cell_len for row in rows) > room.width:
            rows, spots = [], {}
        parts = [Text(scene.title, "bold"), _displays(scene, words, seating), *rows, *_off_board(scene, spots, words)]
        return Group(*parts)

    def choose(self, pov: Pov, words: Localization) -> Chooser:
        """Return a chooser of the localized options by number."""
        return LocalizedChooser(pov, words, self._game, self._choice)

    def topics(self, edition: Any, words: Localization) -> Mapping[str, str]:
        """Return the guide to a first race."""
        steps = [words.text(f"guide.{n}") for n in range(1, 20) if f"guide.{n}" in words]
        return {words.text("terminal.plain.guide"): "\n".join(steps)} if steps else {}

    def _board(self, scene: Scene, spots: Mapping[str, Spot], edition: Any, seating: Any) -> list[Text]:
        """Draw one line for each row of squares, from top to bottom."""
        faces: Mapping[str, str] = self._scene.faces(edition) if hasattr(self._scene, "faces") else {}
        lying: dict[str, list[Piece]] = {}
        for piece in scene.pieces:
            lying.setdefault(piece.slot, []).append(piece)
        left = min((spot.column for spot in spots.values()), default=0)
        rows = []
        for row in sorted({spot.row for spot in spots.values()}):
            line = Text(no_wrap=True)
            for name, spot in sorted(spots.items(), key=lambda item: item[1].column):
                if spot.row == row:
                    line.append(" " * (round((spot.column - left) * CELL_WIDTH) - line.cell_len))
                    line.append(_cell(spot, lying.get(name, []), faces, seating))
            rows.append(line)
        return rows


def _cell(spot: Spot, pieces: Sequence[Piece], faces: Mapping[str, str], seating: Any) -> Text:
    """Draw a square with its number, or with its piece; of several, the top one."""
    inside, style = spot.text, "dim"
    if pieces:
        top = pieces[-1]
        inside = seating.marks[top.seat] if top.seat is not None else faces.get(top.face) or top.label[:1]
        inside, style = inside + top.mark, seating.style(top.seat) if top.seat is not None else "bold"
    shown = Text(set_cell_size(f"{inside:>2}"[: CELL_WIDTH - 2], max(2, min(CELL_WIDTH - 2, cell_len(inside)))), style)
    shown.append(spot.sign, "dim" if pieces else "yellow")
    shown.append(" " * (CELL_WIDTH - 2 - shown.cell_len))
    return Text.assemble(("[" if spot.square else " ", "dim"), shown, ("]" if spot.square else " ", "dim"))


def _displays(scene: Scene, words: Localization, seating: Any) -> RenderableType:
    grid = Grid.grid(padding=(0, 2, 0, 0))
    for display in scene.displays:
        stats = "  ".join(
            f"{stat.label} {words.text('terminal.plain.of', n=stat.value, most=stat.of) if stat.of else stat.value}"
            for stat in display.stats
        )
        style = seating.style(display.seat)
        grid.add_row(Text(seating.marks[display.seat], style), Text(seating.names[display.seat], style), Text(stats))
    return grid


def _off_board(scene: Scene, spots: Mapping[str, Spot], words: Localization) -> list[Text]:
    """Return the pieces that are in no square, place by place."""
    lying: dict[str, list[str]] = {}
    for piece in scene.pieces:
        if piece.slot not in spots:
            lying.setdefault(piece.slot, []).append(f"{piece.label} {piece.mark}".strip())
    return [Text.assemble((_slot_name(words, slot), "dim"), "  ", words.join(pieces)) for slot, pieces in lying.items()]


def _slot_name(words: Localization, slot: str) -> str:
    area, _, seat = slot.partition(":")
    if area == "seat" and seat.isdecimal():
        return words.player(int(seat))
    if slot == "hand":
        return words.text("terminal.plain.hand")
    return words.text(f"slot.{slot}") if f"slot.{slot}" in words else slot


class LocalizedChooser(NumberedChooser):
    """A numbered list of localized options. If there is only one, Enter plays it."""

    def __init__(self, pov: Pov, words: Localization, game: Game[Any], choice: ChoiceBuilder) -> None:
        super().__init__(pov, words, game)
        self._choice = choice

    def _text(self, option: Any) -> str:
        return self._choice.describe_answer(self._pov, self._words, option)

    def hint(self) -> str:
        return self._words.text("terminal.plain.only") if len(self._pov.options) == 1 else super().hint()

    def read(self, line: str) -> ReadResult:
        if not line and len(self._pov.options) == 1:
            return ReadResult(answered=True, answer=next(iter(self._pov.options)))
        return super().read(line)
