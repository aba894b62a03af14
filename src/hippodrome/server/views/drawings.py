"""Drawings of boards and faces: specs, and rendering, which never runs on the event loop."""

from __future__ import annotations

import hashlib
import json
from functools import cache, cached_property
from importlib import resources
from typing import Any, NamedTuple

from hippodrome.core.race_file import RaceRecord
from hippodrome.games.race_opening import race_edition
from hippodrome.games.registry import BUILT_IN_NAMES, get_game, get_plugin
from hippodrome.i18n.localization import Localization
from hippodrome.server.views.json import dumps
from hippodrome.server.views.rulebook import draw_edition, draw_gallery, draw_rulebook

PAGES = {"rulebook": draw_rulebook, "gallery": draw_gallery, "edition": draw_edition}
"""Renderers of whole pages, which are the same for all clients."""


class _DrawingSpec(NamedTuple):
    kind: str
    game: str
    edition: str
    edition_text: str
    language: str
    params_json: str


class DrawingSpec(_DrawingSpec):
    """Inputs of a board, a set of faces, a rulebook or a gallery; equal for tables with the same edition.

    `params_json` has the state that the board shows, or the seats and options for which the rulebook is written.
    """

    @property
    def is_built_in(self) -> bool:
        """True if only a built-in edition is drawn."""
        return not self.edition_text

    @cached_property
    def digest(self) -> str:
        """Digest of the inputs, renderers and texts; a changed drawing has another one."""
        return hashlib.sha256("\0".join([_renderer_digest(), _plugin_digest(self.game), *self]).encode()).hexdigest()[:20]


@cache
def _renderer_digest() -> str:
    """Return the digest of this release's renderers and texts: another release may draw the same spec differently."""
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
def _plugin_digest(game: str) -> str:
    """Return the digest of a plug-in game's files; constant for a built-in game."""
    total = hashlib.sha256()
    waiting = [] if game in BUILT_IN_NAMES else [get_plugin(game).files]
    while waiting:
        for part in sorted(waiting.pop().iterdir(), key=lambda part: part.name):
            if part.is_dir() and part.name != "__pycache__":
                waiting.append(part)
            elif part.is_file() and part.name.endswith((".ftl", ".py", ".toml", ".md")):
                total.update(part.read_bytes())
    return total.hexdigest()


def draw(spec: DrawingSpec) -> str:
    """Render a board with its slots, all faces of pieces, a rulebook or a gallery, as JSON."""
    game = get_game(spec.game)
    edition = race_edition(RaceRecord(spec.game, 0, spec.edition, [], edition_text=spec.edition_text), game)
    if spec.kind in PAGES:
        return dumps(PAGES[spec.kind](spec, edition))
    words, pens = Localization(spec.language, game, edition), get_plugin(spec.game).svg
    if spec.kind == "faces":
        return dumps({name: list(face) for name, face in pens.faces(edition, words).items()})
    board = pens.board(edition, json.loads(spec.params_json), words)
    slots: dict[str, Any] = {name: list(slot) for name, slot in board.slots.items()}
    return dumps({"width": board.width, "height": board.height, "drawing": board.drawing, "slots": slots})
