"""Positions of the values in an edition's text, so that a value can be changed without losing comments.

A value is addressed by table and key, `race.whip`; for an entry of a list the id is between them, `vehicle.feararri.speed`.
Every value that has a key can be changed this way, which includes all values of the built-in editions.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from hippodrome.core.errors import BadInput
from hippodrome.core.toml_reader import Path, parse_toml

_HEADER = re.compile(r"[ \t]*(\[\[?)([^\]#\n]+)\]\]?[ \t]*(?:#[ \t]*([^\n]*))?\r?$")
_KEY = re.compile(r"[ \t]*([A-Za-z0-9_\-]+(?:\.[A-Za-z0-9_\-]+)*|\"[^\"\n]*\"|'[^'\n]*')[ \t]*=[ \t]*")
_COMMENT = re.compile(r"[ \t]*#[ \t]*([^\n]*)")
_STRING = re.compile(r'"""(?:[^\\]|\\.)*?"""|\'\'\'.*?\'\'\'|"(?:[^"\\\n]|\\.)*"|\'[^\'\n]*\'', re.DOTALL)
_BARE_VALUE = re.compile(r"[^#\n\r,\]}]*")

MAX_LINE_WIDTH = 110
"""Width above which a list is written on several lines."""


class Value(NamedTuple):
    """A value in a text: its name, its span, and the comment next to it."""

    path: Path
    name: str
    value: Any
    start: int
    end: int
    line: int
    comment: str
    table_comment: str
    """The comment next to the header of its table."""


def values_of(text: str) -> list[Value]:
    """Return every value that has a key, in the order of the text, which must be TOML."""
    data = parse_toml(text)
    names = ValueNames(data)
    found: list[Value] = []
    prefix: Path = ()
    about = ""
    counted: Counter[Path] = Counter()
    at, line = 0, 1
    while at < len(text):
        end = text.find("\n", at)
        end = len(text) if end < 0 else end
        if head := _HEADER.match(text, at, end):
            prefix, about = _table_path(head[2], head[1] == "[[", counted), (head[3] or "").strip()
        elif key := _KEY.match(text, at, end):
            start, stop = key.end(), _end_of(text, key.end())
            path = (*prefix, *_parts(key[1]))
            value = _lookup(data, path)
            if value is not None and _parses_to(text[start:stop], value):
                beside = _COMMENT.match(text, stop)
                remark = beside[1].strip() if beside else ""
                found.append(Value(path, names(path), value, start, stop, line, remark, about))
                end = text.find("\n", stop)
                end = len(text) if end < 0 else end
        line += text.count("\n", at, end + 1)
        at = end + 1
    return found


class EditionNumber(NamedTuple):
    """An integer in the text of an edition: its value, and the comment next to it or to its table."""

    value: int
    meaning: str


def numbers_of(text: str) -> dict[str, EditionNumber]:
    """Return every integer of an edition that has a key, by name."""
    return {it.name: EditionNumber(it.value, it.comment or it.table_comment) for it in values_of(text) if type(it.value) is int}


def _table_path(head: str, is_entry: bool, counted: Counter[Path]) -> Path:
    """Return the path of the table that a header begins; entries of a list are numbered."""
    path: Path = ()
    parts = [_bare(part.strip()) for part in head.split(".")]
    for n, part in enumerate(parts, 1):
        path = (*path, part)
        if n == len(parts) and is_entry:
            counted[path] += 1
        if counted[path]:
            path = (*path, counted[path] - 1)
    return path


def _parts(key: str) -> list[str]:
    """Split a key into its parts: `text.de` has two, a quoted one is one."""
    return [_bare(key)] if key[0] in "\"'" else key.split(".")


def _bare(key: str) -> str:
    return key.strip("\"'")


def _end_of(text: str, start: int) -> int:
    """Return the end of the value that starts here: at the end of a string, after the last closing bracket, or before a
    comment."""
    depth, at = 0, start
    while at < len(text):
        if text[at] in "\"'":
            string = _STRING.match(text, at)
            at = string.end() if string else at + 1
        elif text[at] in "[{":
            depth, at = depth + 1, at + 1
        elif text[at] in "]}":
            depth, at = depth - 1, at + 1
        elif depth and text[at] == "#":
            at = text.find("\n", at)
            at = len(text) if at < 0 else at
        elif depth:
            at += 1
        else:
            plain = _BARE_VALUE.match(text, at)
            return start + len(text[start : plain.end() if plain else at].rstrip())
        if not depth:
            return at
    return at


def _parses_to(written: str, value: Any) -> bool:
    try:
        return bool(parse_toml(f"x = {written}")["x"] == value)
    except (ValueError, RecursionError):
        return False


def _lookup(data: Any, path: Path) -> Any:
    for part in path:
        if isinstance(data, Mapping) and part in data:
            data = data[part]
        elif isinstance(data, list) and isinstance(part, int) and part < len(data):
            data = data[part]
        else:
            return None
    return data


class ValueNames:
    """Dotted names of the values of an edition: an entry of a list is named by its id if that is unique, else by its number.
    The ids of a list are read once."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        self._data = data
        self._entries: dict[int, list[str]] = {}

    def __call__(self, path: Path) -> str:
        parts: list[str] = []
        here: Any = self._data
        for part in path:
            is_entry = isinstance(part, int) and isinstance(here, list) and part < len(here)
            parts.append(self._entry_names(here)[int(part)] if is_entry else str(part))
            here = _lookup(here, (part,))
        return ".".join(parts)

    def _entry_names(self, entries: list[Any]) -> list[str]:
        if id(entries) not in self._entries:
            ids = [entry.get("id") if isinstance(entry, Mapping) else None for entry in entries]
            times = Counter(name for name in ids if isinstance(name, str))
            self._entries[id(entries)] = [
                name if isinstance(name, str) and times[name] == 1 else str(n) for n, name in enumerate(ids)
            ]
        return self._entries[id(entries)]


def with_values(text: str, values: Mapping[str, Any]) -> str:
    """Return the text with other values; raises BadInput if a name does not exist, or the result would not be TOML."""
    known = {value.name: value for value in reversed(values_of(text))}
    for name in values:
        if name not in known:
            raise BadInput("no_value", name=name[:60])
    for value in sorted((known[name] for name in values), key=lambda value: -value.start):
        text = text[: value.start] + to_toml(values[value.name]) + text[value.end :]
    return text


def to_toml(value: Any) -> str:
    """Format a value as TOML."""
    if isinstance(value, list):
        parts = [to_toml(part) for part in value]
        short = f"[{', '.join(parts)}]"
        return short if len(short) <= MAX_LINE_WIDTH else "[\n" + "".join(f"  {row},\n" for row in _rows(parts)) + "]"
    if isinstance(value, Mapping):  # a text in several languages
        return "{" + ", ".join(f"{_key(tag)} = {to_toml(text)}" for tag, text in value.items()) + "}"
    if isinstance(value, bool):
        return "true" if value else "false"
    return str(value) if isinstance(value, int) else json.dumps(value, ensure_ascii=False)


def _key(tag: str) -> str:
    return tag if re.fullmatch(r"[A-Za-z0-9_-]+", tag) else json.dumps(tag, ensure_ascii=False)


def _rows(parts: list[str]) -> Iterator[str]:
    """Join parts of a list into lines of at most MAX_LINE_WIDTH."""
    row = ""
    for part in parts:
        if row and len(row) + len(part) > MAX_LINE_WIDTH:
            yield row
            row = ""
        row = f"{row}, {part}" if row else part
    yield row
