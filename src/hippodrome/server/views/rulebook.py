"""Data of the rulebook and gallery pages: texts, and the faces and boards that they show."""

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
"""Faces shown with a section."""


class RulebookSpec(Protocol):
    """Spec of a rulebook or gallery (a `DrawingSpec`): its game, language, edition and options."""

    @property
    def game(self) -> str:
        """The game's name."""

    @property
    def language(self) -> str:
        """The reader's."""

    @property
    def edition_text(self) -> str:
        """The text of a custom edition; empty for a built-in one."""

    @property
    def params_json(self) -> str:
        """JSON of the seats and options of a table."""


def localization_for(spec: RulebookSpec, edition: Any) -> Localization:
    """Return the localization with the figures of a table, or of the default one."""
    table = json.loads(spec.params_json)
    return Localization(spec.language, get_game(spec.game), edition, [""] * table.get("seats", 0), table.get("options", {}))


def _edition_name(spec: RulebookSpec, edition: Any, words: Localization) -> str:
    """The name that an edition gives itself; a custom one that takes a built-in one's is marked."""
    name = words.localized(edition.name)
    return display_name(words, spec.game, name) if spec.edition_text else name


def draw_rulebook(spec: RulebookSpec, edition: Any) -> dict[str, Any]:
    """A rulebook with the faces and boards that it shows. Examples are of the built-in edition; other editions have none."""
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
    """Every face of an edition in groups, with names and texts."""
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
    """The gallery of an edition, and its board as it lies before a usual race."""
    game, pens = get_game(spec.game), get_plugin(spec.game).svg
    state = game.setup(max(game.seats.start, min(4, game.seats.stop - 1)), game.resolve_options({}), edition)
    board = pens.board(edition, pens.board_view(game.view(state, None)), localization_for(spec, edition))
    drawn = {"width": board.width, "height": board.height, "drawing": board.drawing}
    return {**draw_gallery(spec, edition), "board": drawn}


def _sprites(faces: Mapping[str, Face], names: Iterable[str]) -> dict[str, list[Any]]:
    return {name: list(faces[name]) for name in names}


class _Page:
    """A rulebook while it is drawn: which faces and boards it needs."""

    def __init__(self, spec: RulebookSpec, faces: Mapping[str, Face]) -> None:
        self._spec, self._faces = spec, faces
        self._used = dict.fromkeys(name for name, face in faces.items() if has_shapes(face))
        self.boards: list[dict[str, Any]] = []

    def section(self, section: Section) -> dict[str, Any]:
        """A section as it is sent."""
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
        """The number of a board; the same one is sent once."""
        drawn = {"width": board.width, "height": board.height, "drawing": board.drawing}
        if drawn not in self.boards:
            self.boards.append(drawn)
        return self.boards.index(drawn)

    def _place_pieces(self, example: Example, pieces: Sequence[Piece]) -> list[dict[str, Any]]:
        """Pieces as they lie: face, place, turn, size."""
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
        """The faces that are shown."""
        return _sprites(self._faces, [name for name in self._used if name in self._faces])
