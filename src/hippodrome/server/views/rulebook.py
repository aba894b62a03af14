"""The rulebook and the gallery as pages want them: texts, and the faces and boards that are shown with them."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from fnmatch import fnmatchcase
from typing import Any, Protocol

from hippodrome.core.scene import Piece
from hippodrome.games.custom_editions import shown_name
from hippodrome.games.registry import find, parts_of
from hippodrome.i18n.localization import Words
from hippodrome.rulebook import Section, chapters
from hippodrome.rulebook.examples import Example, play_example
from hippodrome.rulebook.gallery import groups, has_shapes
from hippodrome.svg import Board, Face

MOST_PICTURES = 8
"""So many faces are shown with a section."""


class Asked(Protocol):
    """Which rulebook or gallery (a `Sketch`): of which game, for whom, with which edition and options."""

    @property
    def game(self) -> str:
        """The game's name."""

    @property
    def language(self) -> str:
        """The reader's."""

    @property
    def edition_text(self) -> str:
        """The text of an edition from outside; empty for the house's."""

    @property
    def ground(self) -> str:
        """JSON of the seats and options of a table."""


def words_for(asked: Asked, edition: Any) -> Words:
    """Words with the figures of a table, or of the usual one."""
    table = json.loads(asked.ground)
    return Words(asked.language, find(asked.game), edition, [""] * table.get("seats", 0), table.get("options", {}))


def _edition_name(asked: Asked, edition: Any, words: Words) -> str:
    """The name that an edition gives itself; a custom one that takes a built-in one's is marked."""
    name = words.own(edition.name)
    return shown_name(words, asked.game, name) if asked.edition_text else name


def draw_rulebook(asked: Asked, edition: Any) -> dict[str, Any]:
    """A rulebook with the faces and boards that it shows. Examples are of the house's edition, so that others have none."""
    words = words_for(asked, edition)
    faces = parts_of(asked.game).picture.faces(edition, words)
    page = _Page(asked, faces)
    told = [
        {"title": chapter.title, "sections": [page.section(section) for section in chapter.sections]}
        for chapter in chapters(asked.game, words)
    ]
    return {
        "title": words.text("game.title"),
        "edition": _edition_name(asked, edition, words),
        "chapters": told,
        "boards": page.boards,
        "faces": page.sheet(),
    }


def draw_gallery(asked: Asked, edition: Any) -> dict[str, Any]:
    """Every face of an edition in groups, with names and texts."""
    words = words_for(asked, edition)
    faces = parts_of(asked.game).picture.faces(edition, words)
    told = [
        {"title": group.title, "exhibits": [exhibit._asdict() for exhibit in group.exhibits]}
        for group in groups(asked.game, edition, words, faces)
    ]
    return {
        "title": words.text("game.title"),
        "edition": _edition_name(asked, edition, words),
        "groups": told,
        "faces": _sheet(faces, faces),
    }


def draw_edition(asked: Asked, edition: Any) -> dict[str, Any]:
    """The gallery of an edition, and its board as it lies before a usual race."""
    game, pens = find(asked.game), parts_of(asked.game).picture
    state = game.setup(max(game.seats.start, min(4, game.seats.stop - 1)), game.settle({}), edition)
    board = pens.board(edition, pens.ground(game.view(state, None)), words_for(asked, edition))
    drawn = {"width": board.width, "height": board.height, "drawing": board.drawing}
    return {**draw_gallery(asked, edition), "board": drawn}


def _sheet(faces: Mapping[str, Face], names: Iterable[str]) -> dict[str, list[Any]]:
    return {name: list(faces[name]) for name in names}


class _Page:
    """A rulebook while it is drawn: which faces and boards it needs."""

    def __init__(self, asked: Asked, faces: Mapping[str, Face]) -> None:
        self._asked, self._faces = asked, faces
        self._used = dict.fromkeys(name for name, face in faces.items() if has_shapes(face))
        self.boards: list[dict[str, Any]] = []

    def section(self, section: Section) -> dict[str, Any]:
        """A section as it is sent."""
        shown = () if self._asked.edition_text else section.examples
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
        return self._use(list(dict.fromkeys(found))[:MOST_PICTURES])

    def _use(self, names: list[str]) -> list[str]:
        self._used.update(dict.fromkeys(names))
        return names

    def _example(self, name: str, caption: str) -> dict[str, Any]:
        example = play_example(self._asked.game, name, self._asked.language)
        return {
            "caption": caption,
            "players": example.players,
            "board": self._board(example.board),
            "part": [round(number, 1) for number in example.part],
            "before": self._lay(example, example.before),
            "after": self._lay(example, example.after),
            "held": [{"face": piece.face, "label": piece.label} for piece in example.held if self._use([piece.face])],
            "told": example.told,
        }

    def _board(self, board: Board) -> int:
        """The number of a board; the same one is sent once."""
        drawn = {"width": board.width, "height": board.height, "drawing": board.drawing}
        if drawn not in self.boards:
            self.boards.append(drawn)
        return self.boards.index(drawn)

    def _lay(self, example: Example, pieces: Sequence[Piece]) -> list[dict[str, Any]]:
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

    def sheet(self) -> dict[str, list[Any]]:
        """The faces that are shown."""
        return _sheet(self._faces, [name for name in self._used if name in self._faces])
