"""A scenario file: what it says, and one clear line about what it should have said."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from hippodrome.core.errors import BadInput, BadScenario
from hippodrome.core.race_file import read_text
from hippodrome.core.safe_text import shown
from hippodrome.core.toml_reader import Sheet
from hippodrome.core.validation import LONGEST_REASON, Fault
from hippodrome.i18n.localization import Words

T = TypeVar("T")
Keys = tuple[str | int, ...]

LARGEST = 1_000_000
"""A scenario file is text of at most this many bytes."""

OTHERS = "others"
WATCHER = "watcher"
RESERVED = (OTHERS, WATCHER)
"""Words that stand where a player's name could: nobody may be called so."""

ROOT = ("game", "edition", "name", "section", "text", "players", "options", "table", "seat", "seed", "luck", "step")
STEP = ("text", "refused", "offered", "options", "withdraw", "undo", "answer", "expect")


@dataclass(frozen=True)
class Step:
    """One step: what is refused and offered, who takes back, who answers, and what is true after that."""

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
    """What a file says, its shape checked; names are still names."""

    page: Page
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


class Complaint(NamedTuple):
    """What is wrong with a scenario: the line, the key, and why."""

    line: int
    key: str
    why: BadInput | Fault

    def told(self, language: str) -> str:
        """In a language."""
        words, said = Words(language), self.why.told(language)
        said = words.text("fault.at", key=self.key, reason=said) if self.key else said
        return shown(words.text("fault.line", line=str(self.line), reason=said) if self.line else said, LONGEST_REASON)


class Page:
    """A scenario file and the way to complain about it: file, line, key and reason."""

    def __init__(self, path: Path) -> None:
        self.path = path
        try:
            self._sheet = Sheet(read_text(path, LARGEST), str(path))
        except BadInput as error:
            raise BadScenario("told", why=error) from error

    def bad(self, at: Keys, reason: str | BadInput | Fault, **data: Any) -> BadScenario:
        """The complaint about what stands at a key: why by a code, whose words are `fault-scenario_...`, or as it was told."""
        why = Fault(0, f"scenario_{reason}", data) if isinstance(reason, str) else reason
        return BadScenario("in_file", file=self.path, why=Complaint(self._sheet.line(at), spell(at), why).told)

    def has(self, *at: str | int) -> bool:
        """Whether something is written there."""
        return self._sheet.get(*at) is not None

    def get(self, kind: type[T], at: Keys, default: T | None = None) -> T:
        """What is written at a key, of the right kind; the default if nothing is."""
        value = self._sheet.get(*at)
        if value is None:
            if default is None:
                raise self.bad(at, "missing")
            return default
        return self.check(kind, at, value)

    def check(self, kind: type[T], at: Keys, value: object) -> T:
        """A value, if it is of this kind."""
        if type(value) is not kind:
            raise self.bad(at, "should_be", kind=KINDS[kind], value=repr(value))
        return value

    def texts(self, at: Keys) -> list[str]:
        """An array of texts; a single text counts as one of them, and nothing as none."""
        value = self._sheet.get(*at)
        if isinstance(value, str):
            return [value]
        return [self.check(str, (*at, n), text) for n, text in enumerate(self.get(list, at, []))]

    def only(self, at: Keys, written: Mapping[str, Any], known: Sequence[str]) -> None:
        """Refuse a key that nobody knows: a misspelt one must not pass in silence."""
        for key in written:
            if key not in known:
                raise self.bad((*at, key), Fault(0, "unknown_key", {"known": ", ".join(known)}))


KINDS: dict[type, str] = {str: "text", int: "whole", bool: "true", list: "array", dict: "table"}
"""What kinds of values are called in complaints."""


def spell(at: Keys) -> str:
    """A key as a reader finds it in the file: step[2].expect.seat.Elaine.at; numbers count from 1."""
    spelled = ""
    for key in at:
        spelled += f"[{key + 1}]" if isinstance(key, int) else f".{key}" if spelled else key
    return spelled


def read_file(path: Path) -> Scenario:
    """The scenario in a file; BadScenario if there is none."""
    page = Page(path)
    page.only((), page.get(dict, ()), ROOT)
    game, name = page.get(str, ("game",)), page.get(str, ("name",))
    players = _players(page)
    written = page.get(list, ("step",))
    if not written:
        raise page.bad(("step",), "no_steps")
    seats = page.get(dict, ("seat",), {})
    page.only(("seat",), seats, players)
    page.get(str, ("text",), " ")
    luck = page.get(dict, ("luck",), {})
    return Scenario(
        page=page,
        game=game,
        edition=page.get(str, ("edition",), "reconstructed"),
        name=name,
        sections=tuple(page.texts(("section",))),
        players=players,
        options=page.get(dict, ("options",), {}),
        table=page.get(dict, ("table",), {}),
        seats={who: page.get(dict, ("seat", who)) for who in seats},
        seed=page.get(str, ("seed",), "hippodrome scenario"),
        luck={about: page.get(list, ("luck", about)) for about in luck},
        steps=tuple(_step(page, n, players) for n in range(len(written))),
    )


def _players(page: Page) -> tuple[str, ...]:
    players = page.texts(("players",))
    if not players:
        raise page.bad(("players",), "no_players")
    for n, name in enumerate(players):
        if not name.strip() or name in RESERVED:
            raise page.bad(("players", n), "no_name", name=name)
        if name in players[:n]:
            raise page.bad(("players", n), "name_twice", name=name)
    return tuple(players)


def _step(page: Page, n: int, players: tuple[str, ...]) -> Step:
    at: Keys = ("step", n)
    page.only(at, page.get(dict, at), STEP)
    page.get(str, (*at, "text"), " ")
    offered = page.get(dict, (*at, "offered"), {})
    counted = page.get(dict, (*at, "options"), {})
    answers = page.get(dict, (*at, "answer"), {})
    for key, named in (("offered", offered), ("options", counted)):
        page.only((*at, key), named, players)
    page.only((*at, "answer"), answers, (*players, OTHERS))
    takes_back = {key: page.texts((*at, key)) for key in ("withdraw", "undo")}
    for key, names in takes_back.items():
        for name in names:
            if name not in players:
                raise page.bad((*at, key), "nobody_called", name=name, players=[*players])
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


def _refused(page: Page, at: Keys, players: tuple[str, ...]) -> Mapping[str, Any]:
    written = page.get(dict, at)
    page.only(at, written, ("by", "answer", "withdraw", "undo", "code", "data", "section"))
    if page.get(str, (*at, "by")) not in players:
        raise page.bad((*at, "by"), "nobody_called", name=written["by"], players=[*players])
    if sum(page.has(*at, key) for key in ("answer", "withdraw", "undo")) != 1:
        raise page.bad(at, "refused_what")
    for key in ("withdraw", "undo"):
        if not page.get(bool, (*at, key), True):
            raise page.bad((*at, key), "is_false")
    for key in ("answer", "code", "section"):
        page.get(str, (*at, key), " ")
    page.get(dict, (*at, "data"), {})
    return written
