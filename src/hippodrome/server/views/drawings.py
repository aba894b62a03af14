"""Boards and faces: what they are drawn from, and the drawing of them, which is never done on the event loop."""

from __future__ import annotations

import hashlib
import json
from functools import cache, cached_property
from importlib import resources
from typing import Any, NamedTuple

from hippodrome.core.race_file import Race
from hippodrome.games.race_opening import race_edition
from hippodrome.games.registry import NAMES, find, parts_of
from hippodrome.i18n.localization import Words
from hippodrome.server.views.json import compact
from hippodrome.server.views.rulebook import draw_edition, draw_gallery, draw_rulebook

PAGES = {"rulebook": draw_rulebook, "gallery": draw_gallery, "edition": draw_edition}
"""Whole pages, the same for all who read them."""


class _Sketch(NamedTuple):
    kind: str
    game: str
    edition: str
    edition_text: str
    language: str
    ground: str


class Sketch(_Sketch):
    """A board, a sheet of faces, a rulebook or a gallery before it is drawn. Tables with the same edition have the same.
    `ground` is JSON of what the board shows of the race, or of the seats and options that the rulebook speaks of."""

    @property
    def is_of_the_house(self) -> bool:
        """Whether nothing in it came from outside."""
        return not self.edition_text

    @cached_property
    def mark(self) -> str:
        """A name for the drawing: another one whenever it would look different."""
        return hashlib.sha256("\0".join([_pens(), _own_pens(self.game), *self]).encode()).hexdigest()[:20]


@cache
def _pens() -> str:
    """A sum of this release's ways to draw and of its words: another release may draw the same thing otherwise."""
    total = hashlib.sha256()
    waiting = [resources.files("hippodrome")]
    while waiting:
        found = waiting.pop()
        for part in sorted(found.iterdir(), key=lambda part: part.name):
            if part.is_dir() and (
                found.name == "games" or part.name in ("svg", "games", "locale", "editions", "rulebook", "examples")
            ):
                waiting.append(part)
            elif (part.name.endswith(".py") and found.name == "svg") or part.name.endswith((".ftl", ".toml", ".md")):
                total.update(part.read_bytes())
    return total.hexdigest()


@cache
def _own_pens(game: str) -> str:
    """The same of a game that comes from a package of its own."""
    total = hashlib.sha256()
    waiting = [] if game in NAMES else [parts_of(game).files]
    while waiting:
        for part in sorted(waiting.pop().iterdir(), key=lambda part: part.name):
            if part.is_dir() and part.name != "__pycache__":
                waiting.append(part)
            elif part.is_file() and part.name.endswith((".ftl", ".py", ".toml", ".md")):
                total.update(part.read_bytes())
    return total.hexdigest()


def draw(sketch: Sketch) -> str:
    """A board with its slots, every face that pieces may wear, a rulebook or a gallery, as JSON."""
    game = find(sketch.game)
    edition = race_edition(Race(sketch.game, 0, sketch.edition, [], edition_text=sketch.edition_text), game)
    if sketch.kind in PAGES:
        return compact(PAGES[sketch.kind](sketch, edition))
    words, pens = Words(sketch.language, game, edition), parts_of(sketch.game).picture
    if sketch.kind == "faces":
        return compact({name: list(face) for name, face in pens.faces(edition, words).items()})
    board = pens.board(edition, json.loads(sketch.ground), words)
    slots: dict[str, Any] = {name: list(slot) for name, slot in board.slots.items()}
    return compact({"width": board.width, "height": board.height, "drawing": board.drawing, "slots": slots})
