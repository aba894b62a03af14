"""Parts of a state as JSON, in full or as changes relative to a known version.

An object is sent with its changed fields only. A list is sent as its items in their new order, each of them
`[from, to]` (a run of known items, `to` not included), `{"like": n, ...}` (known item `n` with these fields replaced), or a
new item. `web/lib/state_messages.js` decodes it; docs/study/api.md describes the format.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property, lru_cache
from typing import NamedTuple, TypeVar

from hippodrome.core.scene import Display, Piece, Scene, Stat
from hippodrome.server.views.json import dumps

MAX_CACHED_TEXTS = 20_000
"""Pieces and stats whose JSON is cached, in full and as changes."""

Item = TypeVar("Item", Piece, Stat, Display)


class ObjectPart:
    """A part that is a JSON object, with the JSON of each field."""

    def __init__(self, value: Mapping[str, object]) -> None:
        self.fields = {name: dumps(field) for name, field in value.items()}

    @cached_property
    def text(self) -> str:
        """The full object as JSON."""
        return _object(self.fields.items())

    def changes(self, known: object) -> str | None:
        """Return the fields that differ from a known version as JSON; None if the full object is needed."""
        if not isinstance(known, ObjectPart) or known.fields.keys() != self.fields.keys():
            return None
        return _object((name, text) for name, text in self.fields.items() if known.fields[name] != text)

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, ObjectPart) and self.fields == other.fields)

    __hash__ = None  # type: ignore[assignment]


class ScenePart:
    """A scene as a part of a state."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene

    @cached_property
    def text(self) -> str:
        """The full scene as JSON. Most pieces come from the cache: they were encoded for another viewer or an earlier scene."""
        scene = self.scene
        pieces, displays = ",".join(map(_piece, scene.pieces)), ",".join(map(_display, scene.displays))
        return f'{{"title":{dumps(scene.title)},"pieces":[{pieces}],"displays":[{displays}]}}'

    def changes(self, known: object) -> str | None:
        """Return the changes since a known scene as JSON; None if the full scene is needed."""
        if not isinstance(known, ScenePart):
            return None
        old, new, fields = known.scene, self.scene, list[tuple[str, str]]()
        if old.title != new.title:
            fields.append(("title", dumps(new.title)))
        if old.pieces != new.pieces:
            fields.append(("pieces", _piece_changes(old.pieces, new.pieces)))
        if old.displays != new.displays:
            fields.append(("displays", _display_changes(old.displays, new.displays)))
        return _object(fields)

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, ScenePart) and self.scene == other.scene)

    __hash__ = None  # type: ignore[assignment]


Part = str | ObjectPart | ScenePart
"""A part of a state: JSON that is always sent in full, or an object that can compute its changes."""


def part_text(part: Part) -> str:
    """Return a full part as JSON."""
    return part if isinstance(part, str) else part.text


def changed_part(name: str, known: Part | None, part: Part) -> str:
    """Return a part as a field of a message: in full, or as changes; empty if the client has it already."""
    if known == part:
        return ""
    if isinstance(part, str):
        return f'"{name}":{part}'
    changes = part.changes(known)
    return f'"{name}":{part.text}' if changes is None else f'"{name}_changes":{changes}'


class _Known(NamedTuple):
    """Index of known pieces by value, id and face."""

    places: dict[Piece, int]
    by_id: dict[str, int]
    by_face: dict[str, int]


def _index(pieces: tuple[Piece, ...]) -> _Known:
    places, by_id, by_face = dict[Piece, int](), dict[str, int](), dict[str, int]()
    for n, piece in enumerate(pieces):
        places[piece] = by_id[piece.id] = by_face[piece.face] = n
    return _Known(places, by_id, by_face)


def _piece_changes(old: tuple[Piece, ...], new: tuple[Piece, ...]) -> str:
    known = _index(old)

    def changed(piece: Piece) -> str:
        like = known.by_id.get(piece.id, known.by_face.get(piece.face))
        return _piece(piece) if like is None else _override(like, old[like], piece)

    return _list_changes(new, known.places.get, changed)


def _display_changes(old: Sequence[Display], new: Sequence[Display]) -> str:
    places, by_seat = {display: n for n, display in enumerate(old)}, {display.seat: n for n, display in enumerate(old)}

    def changed(display: Display) -> str:
        like = by_seat.get(display.seat)
        if like is None:
            return _display(display)
        return f'{{"like":{like},"stats":{_stat_changes(old[like].stats, display.stats)}}}'

    return _list_changes(new, places.get, changed)


@lru_cache(maxsize=MAX_CACHED_TEXTS)
def _stat_changes(old: tuple[Stat, ...], new: tuple[Stat, ...]) -> str:
    places, by_id = {stat: n for n, stat in enumerate(old)}, {stat.id: n for n, stat in enumerate(old)}

    def changed(stat: Stat) -> str:
        like = by_id.get(stat.id)
        return _stat(stat) if like is None else _override(like, old[like], stat)

    return _list_changes(new, places.get, changed)


def _list_changes(new: Sequence[Item], place: Callable[[Item], int | None], changed: Callable[[Item], str]) -> str:
    """Return items in their new order as JSON: runs of known items, and changed ones."""
    parts, start, end = list[str](), 0, 0
    for item in new:
        n = place(item)
        if n is not None and n == end and end > start:
            end += 1
            continue
        if end > start:
            parts.append(f"[{start},{end}]")
        if n is None:
            parts.append(changed(item))
            start = end = 0
        else:
            start, end = n, n + 1
    if end > start:
        parts.append(f"[{start},{end}]")
    return f"[{','.join(parts)}]"


@lru_cache(maxsize=MAX_CACHED_TEXTS)
def _override(like: int, old: Piece | Stat, new: Piece | Stat) -> str:
    """Return an item as JSON with only the fields that differ from a known one."""
    fields = (
        (name, dumps(value))
        for name, before, value in zip(new._fields, old, new, strict=True)
        if value != before or type(value) is not type(before)
    )
    return _object([("like", str(like)), *fields])


def _object(fields: Iterable[tuple[str, str]]) -> str:
    return "{" + ",".join([f'"{name}":{text}' for name, text in fields]) + "}"


@lru_cache(maxsize=MAX_CACHED_TEXTS)
def _piece(piece: Piece) -> str:
    return dumps(piece._asdict())


@lru_cache(maxsize=MAX_CACHED_TEXTS)
def _stat(stat: Stat) -> str:
    return dumps(stat._asdict())


@lru_cache(maxsize=MAX_CACHED_TEXTS)
def _display(display: Display) -> str:
    return f'{{"seat":{dumps(display.seat)},"stats":[{",".join(map(_stat, display.stats))}]}}'
