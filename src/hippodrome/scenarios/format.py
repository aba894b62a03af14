"""Scenario file format: parsing, and one-line errors with file, line and key."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from hippodrome.core.errors import BadInput, BadScenario
from hippodrome.core.race_file import read_text
from hippodrome.core.safe_text import sanitize
from hippodrome.core.toml_reader import TomlReader
from hippodrome.core.validation import MAX_REASON_LENGTH, Issue
from hippodrome.i18n.localization import Localization

T = TypeVar("T")
Keys = tuple[str | int, ...]

MAX_SCENARIO_BYTES = 1_000_000
"""Maximum size of a scenario file."""

OTHERS = "others"
WATCHER = "watcher"
RESERVED = (OTHERS, WATCHER)
"""Reserved words where a player's name may be: no player may have one as a name."""

ROOT = ("game", "edition", "name", "section", "text", "players", "options", "table", "seat", "seed", "luck", "step")
STEP = ("text", "refused", "offered", "options", "withdraw", "undo", "answer", "expect")


@dataclass(frozen=True)
class Step:
    """One step: what must be refused and offered, undo, answers, and expectations."""

    at: Keys
    refused: Sequence[Mapping[str, Any]]
    offered: Mapping[str, Sequence[str]]
    options: Mapping[str, int]
    withdraw: Sequence[str]
    undo: Sequence[str]
    answer: Mapping[str, str]
    expect: Mapping[str, Any]


@dataclass(frozen=True)
class Scenario:
    """A parsed scenario file, its shape checked; names are not resolved yet."""

    file: ScenarioFile
    game: str
    edition: str
    name: str
    sections: tuple[str, ...]
    players: tuple[str, ...]
    options: Mapping[str, Any]
    table: Mapping[str, Any]
    seats: Mapping[str, Mapping[str, Any]]
    seed: str
    luck: Mapping[str, Sequence[Any]]
    steps: tuple[Step, ...]


class ScenarioIssue(NamedTuple):
    """An issue of a scenario file: the line, the key, and the cause."""

    line: int
    key: str
    cause: BadInput | Issue

    def localize(self, language: str) -> str:
        """Return the issue in a language."""
        words, text = Localization(language), self.cause.localize(language)
        text = words.text("fault.at", key=self.key, reason=text) if self.key else text
        return sanitize(words.text("fault.line", line=str(self.line), reason=text) if self.line else text, MAX_REASON_LENGTH)


class ScenarioFile:
    """A scenario file, with errors by file, line, key and reason."""

    def __init__(self, path: Path) -> None:
        self.path = path
        try:
            self._toml = TomlReader(read_text(path, MAX_SCENARIO_BYTES), str(path))
        except BadInput as error:
            raise BadScenario("told", why=error) from error

    def error(self, at: Keys, reason: str | BadInput | Issue, **data: Any) -> BadScenario:
        """Return the error about a key: the reason is a code with the text `fault-scenario_...`, or another error."""
        why = Issue(0, f"scenario_{reason}", data) if isinstance(reason, str) else reason
        return BadScenario("in_file", file=self.path, why=ScenarioIssue(self._toml.line_of(at), format_key(at), why).localize)

    def has(self, *at: str | int) -> bool:
        """Return whether a key is present."""
        return self._toml.get(*at) is not None

    def get(self, kind: type[T], at: Keys, default: T | None = None) -> T:
        """Return the value at a key, checked for its type; the default if it is absent."""
        value = self._toml.get(*at)
        if value is None:
            if default is None:
                raise self.error(at, "missing")
            return default
        return self.check(kind, at, value)

    def check(self, kind: type[T], at: Keys, value: object) -> T:
        """Return a value if it has this type; raises BadScenario otherwise."""
        if type(value) is not kind:
            raise self.error(at, "should_be", kind=KINDS[kind], value=repr(value))
        return value

    def texts(self, at: Keys) -> list[str]:
        """Return an array of texts; a single text counts as an array of one, and an absent one as empty."""
        value = self._toml.get(*at)
        if isinstance(value, str):
            return [value]
        return [self.check(str, (*at, n), text) for n, text in enumerate(self.get(list, at, []))]

    def reject_unknown_keys(self, at: Keys, written: Mapping[str, Any], known: Sequence[str]) -> None:
        """Raise BadScenario for an unknown key, so that a misspelt one is not ignored."""
        for key in written:
            if key not in known:
                raise self.error((*at, key), Issue(0, "unknown_key", {"known": ", ".join(known)}))


KINDS: dict[type, str] = {str: "text", int: "whole", bool: "true", list: "array", dict: "table"}
"""Names of value types in error messages."""


def format_key(at: Keys) -> str:
    """Format a key as in the file: step[2].expect.seat.Elaine.at; numbers count from 1."""
    spelled = ""
    for key in at:
        spelled += f"[{key + 1}]" if isinstance(key, int) else f".{key}" if spelled else key
    return spelled


def read_file(path: Path) -> Scenario:
    """Read a scenario file; raises BadScenario if it is invalid."""
    page = ScenarioFile(path)
    page.reject_unknown_keys((), page.get(dict, ()), ROOT)
    game, name = page.get(str, ("game",)), page.get(str, ("name",))
    players = _players(page)
    written = page.get(list, ("step",))
    if not written:
        raise page.error(("step",), "no_steps")
    seats = page.get(dict, ("seat",), {})
    page.reject_unknown_keys(("seat",), seats, players)
    page.get(str, ("text",), " ")
    script = page.get(dict, ("luck",), {})
    return Scenario(
        file=page,
        game=game,
        edition=page.get(str, ("edition",), "reconstructed"),
        name=name,
        sections=tuple(page.texts(("section",))),
        players=players,
        options=page.get(dict, ("options",), {}),
        table=page.get(dict, ("table",), {}),
        seats={who: page.get(dict, ("seat", who)) for who in seats},
        seed=page.get(str, ("seed",), "hippodrome scenario"),
        luck={about: page.get(list, ("luck", about)) for about in script},
        steps=tuple(_step(page, n, players) for n in range(len(written))),
    )


def _players(page: ScenarioFile) -> tuple[str, ...]:
    players = page.texts(("players",))
    if not players:
        raise page.error(("players",), "no_players")
    for n, name in enumerate(players):
        if not name.strip() or name in RESERVED:
            raise page.error(("players", n), "no_name", name=name)
        if name in players[:n]:
            raise page.error(("players", n), "name_twice", name=name)
    return tuple(players)


def _step(page: ScenarioFile, n: int, players: tuple[str, ...]) -> Step:
    at: Keys = ("step", n)
    page.reject_unknown_keys(at, page.get(dict, at), STEP)
    page.get(str, (*at, "text"), " ")
    offered = page.get(dict, (*at, "offered"), {})
    counted = page.get(dict, (*at, "options"), {})
    answers = page.get(dict, (*at, "answer"), {})
    for key, named in (("offered", offered), ("options", counted)):
        page.reject_unknown_keys((*at, key), named, players)
    page.reject_unknown_keys((*at, "answer"), answers, (*players, OTHERS))
    takes_back = {key: page.texts((*at, key)) for key in ("withdraw", "undo")}
    for key, names in takes_back.items():
        for name in names:
            if name not in players:
                raise page.error((*at, key), "nobody_called", name=name, players=[*players])
    return Step(
        at=at,
        refused=[_refused(page, (*at, "refused", i), players) for i in range(len(page.get(list, (*at, "refused"), [])))],
        offered={name: page.texts((*at, "offered", name)) for name in offered},
        options={name: page.get(int, (*at, "options", name)) for name in counted},
        withdraw=takes_back["withdraw"],
        undo=takes_back["undo"],
        answer={name: page.get(str, (*at, "answer", name)) for name in answers},
        expect=page.get(dict, (*at, "expect"), {}),
    )


def _refused(page: ScenarioFile, at: Keys, players: tuple[str, ...]) -> Mapping[str, Any]:
    written = page.get(dict, at)
    page.reject_unknown_keys(at, written, ("by", "answer", "withdraw", "undo", "code", "data", "section"))
    if page.get(str, (*at, "by")) not in players:
        raise page.error((*at, "by"), "nobody_called", name=written["by"], players=[*players])
    if sum(page.has(*at, key) for key in ("answer", "withdraw", "undo")) != 1:
        raise page.error(at, "refused_what")
    for key in ("withdraw", "undo"):
        if not page.get(bool, (*at, key), True):
            raise page.error((*at, key), "is_false")
    for key in ("answer", "code", "section"):
        page.get(str, (*at, key), " ")
    page.get(dict, (*at, "data"), {})
    return written
