"""The gallery: every card, chariot, die and token of an edition, with its faces, its name and its effect."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from hippodrome.core.scene import Exhibit, Group
from hippodrome.games.registry import get_plugin
from hippodrome.i18n.localization import Localization
from hippodrome.svg import Face


def groups(name: str, edition: Any, words: Localization, faces: Mapping[str, Face]) -> Sequence[Group]:
    """Return the groups of a game's gallery; by default its faces one after another."""
    gallery = get_plugin(name).gallery
    if gallery is not None:
        return gallery.gallery(edition, words)
    shown = [face for face in faces if not is_store(face)]
    return [Group(words.text("game.title"), tuple(Exhibit((face,), _named(words, face)) for face in shown))]


def is_store(name: str) -> bool:
    """Return whether a face only defines shapes, and belongs to no piece."""
    return name.lstrip("_") == "shapes"


def has_shapes(face: Face) -> bool:
    """Return whether other faces use shapes of this one, so that the sprite sheet needs it."""
    return ' id="' in face.drawing


def _named(words: Localization, face: str) -> str:
    key = f"piece.{face}"
    return words.text(key) if key in words else face
