"""An edition as a form: values in groups, their bounds, validation issues, and differences from the built-in edition.

Independent of any game: groups and fields are those of the text, and bounds and issues are those of the game's reader
(core/toml_reader.py).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from hippodrome.analysis.text import EditionComments
from hippodrome.core.errors import BadInput
from hippodrome.core.fingerprint import text_digest
from hippodrome.core.game import Game
from hippodrome.core.toml_reader import Expected, Path, TomlReader, parse_toml, record_readers
from hippodrome.core.validation import BadEdition, Issue
from hippodrome.games.edition_diff import changes
from hippodrome.games.edition_values import Value, ValueNames, to_toml, values_of, with_values
from hippodrome.games.registry import DEFAULT_EDITION, edition_text
from hippodrome.i18n.localized import localized_str

DEPARTS = "departs"
HIDDEN_KEYS = ("game", "source", DEPARTS)
"""Keys without a field: they do not affect a race, or, like the waived limits, are shown elsewhere."""
MAX_FIELDS = 1500
"""Maximum number of form fields; further values can be changed in the text."""
MAX_CHANGES = 300
"""Maximum number of differences listed."""


class ReadResult(NamedTuple):
    """The result of reading an edition with its game's reader."""

    issues: tuple[Issue, ...]
    readers: list[TomlReader]

    def expected(self, path: Path) -> Expected:
        """Return the bounds and choices that the reader expects for a value."""
        return next((reader.expected[path] for reader in self.readers if path in reader.expected), Expected())

    @property
    def limits(self) -> list[str]:
        """Return the rulebook limits that an edition may exceed on purpose."""
        return list(dict.fromkeys(name for reader in self.readers for name in reader.known_limits))

    def path_of(self, issue: Issue) -> Path:
        """Return the value of an issue; empty if the reader did not name it."""
        return next((path for reader in self.readers for path, found in reader.issues_by_path if found == issue), ())


def read_edition(game: Game[Any], text: str) -> ReadResult:
    """Read an edition with its game's reader, and record what it expects."""
    faults: tuple[Issue, ...] = ()
    with record_readers() as sheets:
        try:
            game.read_edition(text, "edition")
        except BadEdition as error:
            faults = error.issues
    return ReadResult(faults, sheets)


def form_of(game: Game[Any], text: str, changed: Mapping[str, Any] | None = None, language: str = "en") -> dict[str, Any]:
    """Build the form of an edition's text as JSON values, after changing some of its values. Issues are localized."""
    if changed:
        text = _changed(text, changed)
    result, built_in = read_edition(game, text), edition_text(game, DEFAULT_EDITION)[0]
    try:
        data, values = parse_toml(text), values_of(text)
    except (ValueError, RecursionError):
        data, values = {}, []
    names = ValueNames(data)
    differs = changes(built_in, text) if values else []
    usual = {value.name: value.value for value in values_of(built_in) if value.name != "name"}
    remarks = EditionComments(game, language)
    name = data.get("name")
    name = localized_str(name) if isinstance(name, dict) and kind_of(name) == "localized" else name
    return {
        "text": text,
        "name": name if isinstance(name, str) else "",
        "digest": text_digest(text),
        "ok": not result.issues,
        "issues": [
            {
                "line": fault.line,
                "field": _field_of(result.path_of(fault), fault, names, values),
                "code": fault.code,
                "reason": fault.localize(language),
            }
            for fault in result.issues
        ],
        "changes": [
            change._replace(meaning=remarks.localize(change.name, change.meaning))._asdict() for change in differs[:MAX_CHANGES]
        ],
        "more_changes": max(0, len(differs) - MAX_CHANGES),
        "groups": list(_groups(values, names, result, usual, remarks)),
        "limits": [{"name": limit, "waived": limit in _departs(data)} for limit in result.limits],
    }


def _changed(text: str, changed: Mapping[str, Any]) -> str:
    """Return the text with other values. `departs` comes after the name; without waived limits it is absent."""
    try:
        given = dict(changed)
        if (limits := given.pop(DEPARTS, None)) is not None:
            text = _with_departs(text, limits if isinstance(limits, list) else [])
        return with_values(text, given)
    except (ValueError, RecursionError):
        raise BadInput("not_toml_yet") from None


def _with_departs(text: str, limits: Sequence[Any]) -> str:
    known = {value.name: value for value in values_of(text)}
    line = f"{DEPARTS} = {to_toml(list(limits))}" if limits else ""
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
    values: Sequence[Value], names: ValueNames, result: ReadResult, defaults: Mapping[str, Any], comments: EditionComments
) -> Iterator[dict[str, Any]]:
    """Yield the fields of each table of the text, in its order."""
    tables: dict[Path, list[Value]] = {}
    shown = [value for value in values if value.path[-1] not in HIDDEN_KEYS and kind_of(value.value)]
    for value in shown[:MAX_FIELDS]:
        tables.setdefault(value.path[:-1], []).append(value)
    for path, inside in tables.items():
        fields = [_field(value, result.expected(value.path), defaults.get(value.name), comments) for value in inside]
        name = names(path)
        yield {"name": name, "meaning": comments.localize(name, inside[0].table_comment), "fields": fields}


def _field(value: Value, expected: Expected, default: Any, comments: EditionComments) -> dict[str, Any]:
    return {
        "name": value.name,
        "key": str(value.path[-1]),
        "kind": "localized" if expected.is_localized else kind_of(value.value),
        "value": value.value,
        "default": default,
        "low": expected.low,
        "high": expected.high,
        "choices": list(expected.choices),
        "meaning": comments.localize(value.name, value.comment),
        "line": value.line,
    }


def kind_of(value: Any) -> str:
    """Return the field kind of a value: number, switch, text, numbers, texts, or localized (a text per language); empty if
    none."""
    if isinstance(value, Mapping):
        return "localized" if value and all(isinstance(text, str) for text in value.values()) else ""
    if isinstance(value, bool):
        return "switch"
    if isinstance(value, list) and value:
        kinds = {kind_of(part) for part in value}
        return {"number": "numbers", "text": "texts"}.get(kinds.pop(), "") if len(kinds) == 1 else ""
    return "number" if isinstance(value, int) else "text" if isinstance(value, str) else ""


def _field_of(path: Path, issue: Issue, names: ValueNames, values: Sequence[Value]) -> str:
    """Return the name of the field at which an issue is shown: the value itself, else the one on its line."""
    known = {value.path: value.name for value in values}
    for n in range(len(path), 0, -1):
        if path[:n] in known:
            return known[path[:n]]
    if path:
        return names(path)
    return next((value.name for value in values if value.line == issue.line), "")
