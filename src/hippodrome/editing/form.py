"""An edition as a form: its values in groups, what each may be, what is wrong with it, and what differs from the house's.

Nothing here knows a game: groups and fields are those of the text, and bounds and faults are what the game's own reader asked
for and found (core/toml_reader.py).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from hippodrome.analysis.text import Remarks
from hippodrome.core.errors import BadInput
from hippodrome.core.fingerprint import edition_sum
from hippodrome.core.game import Game
from hippodrome.core.toml_reader import Path, Sheet, Wanted, overheard, parse_toml
from hippodrome.core.validation import BadEdition, Fault
from hippodrome.editing.paths import changes
from hippodrome.editing.toml_values import Value, name_of, values_of, with_changed, written
from hippodrome.games.registry import DEFAULT_EDITION, edition_text
from hippodrome.i18n.localized import in_languages

DEPARTS = "departs"
UNASKED = ("game", "source", DEPARTS)
"""Keys without a field: they say nothing about a race, or, like the limits that are left, have a place of their own."""
MOST_FIELDS = 1500
"""So many fields a form has at most: what is beyond can be changed in the text."""
MOST_CHANGES = 300
"""So many differences are told."""


class Read(NamedTuple):
    """An edition as its game's reader saw it."""

    faults: tuple[Fault, ...]
    sheets: list[Sheet]

    def wanted(self, path: Path) -> Wanted:
        """What the reader would take for a value."""
        return next((sheet.wanted[path] for sheet in self.sheets if path in sheet.wanted), Wanted())

    @property
    def limits(self) -> list[str]:
        """The limits of the rulebook that an edition may leave on purpose."""
        return list(dict.fromkeys(name for sheet in self.sheets for name in sheet.known_limits))

    def path_of(self, fault: Fault) -> Path:
        """The value that a fault is about; nothing if the reader did not say."""
        return next((path for sheet in self.sheets for path, found in sheet.wrong if found == fault), ())


def read(game: Game[Any], text: str) -> Read:
    """Let a game read an edition, and keep what it asked for."""
    faults: tuple[Fault, ...] = ()
    with overheard() as sheets:
        try:
            game.read_edition(text, "edition")
        except BadEdition as error:
            faults = error.faults
    return Read(faults, sheets)


def form_of(game: Game[Any], text: str, changed: Mapping[str, Any] | None = None, language: str = "en") -> dict[str, Any]:
    """Everything that a page needs to show an edition's text and to change it, with some values changed first. Faults are told
    in a language."""
    if changed:
        text = _changed(text, changed)
    seen, house = read(game, text), edition_text(game, DEFAULT_EDITION)[0]
    try:
        data, values = parse_toml(text), values_of(text)
    except (ValueError, RecursionError):
        data, values = {}, []
    differs = changes(house, text) if values else []
    usual = {value.name: value.value for value in values_of(house) if value.name != "name"}
    remarks = Remarks(game, language)
    name = data.get("name")
    name = in_languages(name) if isinstance(name, dict) and kind_of(name) == "told" else name
    return {
        "text": text,
        "name": name if isinstance(name, str) else "",
        "sum": edition_sum(text),
        "ok": not seen.faults,
        "faults": [
            {
                "line": fault.line,
                "field": _field_of(seen.path_of(fault), fault, data, values),
                "code": fault.code,
                "reason": fault.told(language),
            }
            for fault in seen.faults
        ],
        "changes": [
            change._replace(meaning=remarks.told(change.name, change.meaning))._asdict() for change in differs[:MOST_CHANGES]
        ],
        "more_changes": max(0, len(differs) - MOST_CHANGES),
        "groups": list(_groups(values, data, seen, usual, remarks)),
        "limits": [{"name": limit, "left": limit in _departs(data)} for limit in seen.limits],
    }


def _changed(text: str, changed: Mapping[str, Any]) -> str:
    """The text with other values. The limits that it leaves on purpose stand behind its name; where there are none, nowhere."""
    try:
        given = dict(changed)
        if (limits := given.pop(DEPARTS, None)) is not None:
            text = _with_departs(text, limits if isinstance(limits, list) else [])
        return with_changed(text, given)
    except (ValueError, RecursionError):
        raise BadInput("not_toml_yet") from None


def _with_departs(text: str, limits: Sequence[Any]) -> str:
    known = {value.name: value for value in values_of(text)}
    line = f"{DEPARTS} = {written(list(limits))}" if limits else ""
    if (old := known.get(DEPARTS)) is not None:
        start = text.rfind("\n", 0, old.start) + 1
        return text[:start] + line + text[old.end :] if line else text[:start] + text[text.find("\n", old.end) + 1 :]
    name = known.get("name")
    at = text.find("\n", name.end) + 1 if name is not None else 0
    return text[:at] + f"{line}\n" * bool(line) + text[at:]


def _departs(data: Mapping[str, Any]) -> list[Any]:
    named = data.get(DEPARTS)
    return named if isinstance(named, list) else []


def _groups(
    values: Sequence[Value], data: Mapping[str, Any], seen: Read, usual: Mapping[str, Any], remarks: Remarks
) -> Iterator[dict[str, Any]]:
    """The fields of each table of the text, in its order."""
    tables: dict[Path, list[Value]] = {}
    shown = [value for value in values if value.path[-1] not in UNASKED and kind_of(value.value)]
    for value in shown[:MOST_FIELDS]:
        tables.setdefault(value.path[:-1], []).append(value)
    for path, inside in tables.items():
        fields = [_field(value, seen.wanted(value.path), usual.get(value.name), remarks) for value in inside]
        name = name_of(data, path)
        yield {"name": name, "meaning": remarks.told(name, inside[0].about), "fields": fields}


def _field(value: Value, wanted: Wanted, usual: Any, remarks: Remarks) -> dict[str, Any]:
    return {
        "name": value.name,
        "key": str(value.path[-1]),
        "kind": "told" if wanted.told else kind_of(value.value),
        "value": value.value,
        "house": usual,
        "low": wanted.low,
        "high": wanted.high,
        "choices": list(wanted.choices),
        "meaning": remarks.told(value.name, value.remark),
        "line": value.line,
    }


def kind_of(value: Any) -> str:
    """What a value is: number, switch, text, numbers, texts, or told in several languages; empty for what has no field."""
    if isinstance(value, Mapping):
        return "told" if value and all(isinstance(text, str) for text in value.values()) else ""
    if isinstance(value, bool):
        return "switch"
    if isinstance(value, list) and value:
        kinds = {kind_of(part) for part in value}
        return {"number": "numbers", "text": "texts"}.get(kinds.pop(), "") if len(kinds) == 1 else ""
    return "number" if isinstance(value, int) else "text" if isinstance(value, str) else ""


def _field_of(path: Path, fault: Fault, data: Mapping[str, Any], values: Sequence[Value]) -> str:
    """The name of the field at which a fault is shown: the value itself, else the one that stands on its line."""
    known = {value.path: value.name for value in values}
    for n in range(len(path), 0, -1):
        if path[:n] in known:
            return known[path[:n]]
    if path:
        return name_of(data, path)
    return next((value.name for value in values if value.line == fault.line), "")
