"""Data of the rulebook and gallery pages: texts, and the faces and boards shown."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from fnmatch import fnmatchcase
from typing import Any, Protocol

from hippodrome.core.scene import Piece
from hippodrome.games.custom_editions import display_name
from hippodrome.games.registry import get_game, get_plugin
from hippodrome.i18n.localization import Localization
from hippodrome.rulebook import Section, chapters
from hippodrome.rulebook.examples import Example, play_example
from hippodrome.rulebook.gallery import groups, has_shapes
from hippodrome.svg import Board, Face

MAX_PICTURES = 8
"""Maximum faces shown with a section."""


class RulebookSpec(Protocol):
    """Input of a rulebook or gallery (a `DrawingSpec`): game, language, edition and options."""

    @property
    def game(self) -> str:
        """Name of the game."""

    @property
    def language(self) -> str:
        """Language of the page."""

    @property
    def edition_text(self) -> str:
        """Text of a custom edition; empty for a built-in one."""

    @property
    def params_json(self) -> str:
        """Seats and options of a table, as JSON."""


def localization_for(spec: RulebookSpec, edition: Any) -> Localization:
    """Return the localization for the seats and options of a table, or for the defaults."""
    table = json.loads(spec.params_json)
    return Localization(spec.language, get_game(spec.game), edition, [""] * table.get("seats", 0), table.get("options", {}))


def _edition_name(spec: RulebookSpec, edition: Any, words: Localization) -> str:
    """Return the edition's name for itself; a custom edition with the name of a built-in one is marked."""
    name = words.localized(edition.name)
    return display_name(words, spec.game, name) if spec.edition_text else name


def draw_rulebook(spec: RulebookSpec, edition: Any) -> dict[str, Any]:
    """Build a rulebook with its faces and boards. Only built-in editions have examples."""
    words = localization_for(spec, edition)
    faces = get_plugin(spec.game).svg.faces(edition, words)
    page = _Page(spec, faces)
    told = [
        {"title": chapter.title, "sections": [page.section(section) for section in chapter.sections]}
        for chapter in chapters(spec.game, words)
    ]
    return {
        "title": words.text("game.title"),
        "edition": _edition_name(spec, edition, words),
        "chapters": told,
        "boards": page.boards,
        "faces": page.sprites(),
    }


def draw_gallery(spec: RulebookSpec, edition: Any) -> dict[str, Any]:
    """Build a gallery: all faces of an edition in groups, with names and texts."""
    words = localization_for(spec, edition)
    faces = get_plugin(spec.game).svg.faces(edition, words)
    told = [
        {"title": group.title, "exhibits": [exhibit._asdict() for exhibit in group.exhibits]}
        for group in groups(spec.game, edition, words, faces)
    ]
    return {
        "title": words.text("game.title"),
        "edition": _edition_name(spec, edition, words),
        "groups": told,
        "faces": _sprites(faces, faces),
    }


def draw_edition(spec: RulebookSpec, edition: Any) -> dict[str, Any]:
    """Build the gallery of an edition, with its board before a race with default options."""
    game, pens = get_game(spec.game), get_plugin(spec.game).svg
    state = game.setup(max(game.seats.start, min(4, game.seats.stop - 1)), game.resolve_options({}), edition)
    board = pens.board(edition, pens.board_view(game.view(state, None)), localization_for(spec, edition))
    drawn = {"width": board.width, "height": board.height, "drawing": board.drawing}
    return {**draw_gallery(spec, edition), "board": drawn}


def _sprites(faces: Mapping[str, Face], names: Iterable[str]) -> dict[str, list[Any]]:
    return {name: list(faces[name]) for name in names}


class _Page:
    """A rulebook under construction, which collects the faces and boards that it needs."""

    def __init__(self, spec: RulebookSpec, faces: Mapping[str, Face]) -> None:
        self._spec, self._faces = spec, faces
        self._used = dict.fromkeys(name for name, face in faces.items() if has_shapes(face))
        self.boards: list[dict[str, Any]] = []

    def section(self, section: Section) -> dict[str, Any]:
        """Return a section as sent to the client."""
        shown = () if self._spec.edition_text else section.examples
        return {
            "id": section.anchor,
            "title": section.title,
            "text": section.paragraphs,
            "pictures": self._pictures(section.pictures),
            "examples": [self._example(name, caption) for name, caption in shown],
            "refusals": [refusal._asdict() for refusal in section.refusals],
        }

    def _pictures(self, patterns: Sequence[str]) -> list[str]:
        found = [name for pattern in patterns for name in self._faces if fnmatchcase(name, pattern)]
        return self._use(list(dict.fromkeys(found))[:MAX_PICTURES])

    def _use(self, names: list[str]) -> list[str]:
        self._used.update(dict.fromkeys(names))
        return names

    def _example(self, name: str, caption: str) -> dict[str, Any]:
        example = play_example(self._spec.game, name, self._spec.language)
        return {
            "caption": caption,
            "players": example.players,
            "board": self._board(example.board),
            "part": [round(number, 1) for number in example.viewport],
            "before": self._place_pieces(example, example.before),
            "after": self._place_pieces(example, example.after),
            "held": [{"face": piece.face, "label": piece.label} for piece in example.held if self._use([piece.face])],
            "log": example.sentences,
        }

    def _board(self, board: Board) -> int:
        """Return the index of a board; equal boards are sent once."""
        drawn = {"width": board.width, "height": board.height, "drawing": board.drawing}
        if drawn not in self.boards:
            self.boards.append(drawn)
        return self.boards.index(drawn)

    def _place_pieces(self, example: Example, pieces: Sequence[Piece]) -> list[dict[str, Any]]:
        """Return pieces with face, position, rotation and size."""
        self._use([piece.face for piece in pieces])
        slots = example.board.slots
        return [
            {
                "face": piece.face,
                "at": list(slots[piece.slot][:4]),
                "label": piece.label,
                "mark": piece.mark,
                "seat": piece.seat,
            }
            for piece in pieces
        ]

    def sprites(self) -> dict[str, list[Any]]:
        """Return the faces in use."""
        return _sprites(self._faces, [name for name in self._used if name in self._faces])
