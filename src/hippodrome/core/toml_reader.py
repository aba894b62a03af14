"""A TOML file from outside, read with suspicion: every fault is collected, with the line it stands on."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Any, NamedTuple

from hippodrome.core.ask import MAX_OPTIONS
from hippodrome.core.names import is_blank
from hippodrome.core.safe_text import can_be_shown
from hippodrome.core.validation import BadEdition, Fault
from hippodrome.i18n.localized import Told, in_languages

_HEADER = re.compile(r"^\s*(\[\[?)([^\]#]+)\]\]?\s*(?:#.*)?$")
_KEY = re.compile(r"^\s*([A-Za-z0-9_.\-]+|\"[^\"]*\"|'[^']*')\s*=")
_AT = re.compile(r" \(at [^)]*\)$")
_STRING = re.compile(r"\"(?:[^\"\\]|\\.)*\"|'[^']*'")

_TAG = re.compile(r"[a-z]{2,3}(-[A-Za-z0-9]{2,8})*")

Path = tuple[str | int, ...]

LONGEST_LINE = 2500
LONGEST_TEXT = 2000
LONGEST_KEY = 64
DEEPEST = 12
MOST_VALUES = 20_000
"""So many values a file can hold."""
MOST_LANGUAGES = 20
"""So many languages a text can have."""
MOST_FAULTS = 200
"""So many faults are told of one file; then reading it ends."""


class LineTooLong(ValueError):
    """A line of a TOML text that is too long to be parsed."""

    def __init__(self, line: int) -> None:
        super().__init__(f"line {line} is longer than {LONGEST_LINE} characters")
        self.line = line


def parse_toml(text: str) -> dict[str, Any]:
    """Parse TOML that may come from a stranger: ValueError or RecursionError if it cannot be.

    Long lines are refused first: a key of ten thousand parts takes the parser seconds and gigabytes.
    """
    for number, line in enumerate(text.split("\n"), 1):
        if len(line) > LONGEST_LINE:
            raise LineTooLong(number)
    return tomllib.loads(text)


class Wanted(NamedTuple):
    """What a reader would take for a value: a number from `low` to `high`, one of the choices, or a text for people."""

    low: int | None = None
    high: int | None = None
    choices: tuple[str, ...] = ()
    told: bool = False
    """Whether people read it, so that it may stand there in several languages."""


class Sheet:
    """The values of a TOML text. A reader asks for what it needs; what is missing or wrong becomes a fault."""

    def __init__(self, text: str, where: str, room: str = "") -> None:
        """`room` is the package whose words tell of the faults that its reader finds, beside those of the house."""
        self.where, self.faults, self._room = where, list[Fault](), room
        self.wanted: dict[Path, Wanted] = {}
        """What was asked for, by the path of the value."""
        self.wrong: list[tuple[Path, Fault]] = []
        """Every fault with the path of the value that it is about."""
        if (heard := _heard.get()) is not None:
            heard.append(self)
        self._text = text.splitlines()
        self._lines: dict[Path, int] = {}
        self.data: dict[str, Any] = {}
        self.known_limits: tuple[str, ...] = ()
        """The limits that a game's rulebook states, which an edition may leave by name."""
        self._left = set[str]()
        try:
            self.data = parse_toml(text)
        except LineTooLong as error:
            self.faults.append(Fault(error.line, "line_too_long", {"most": LONGEST_LINE}))
            self.finish()
        except (ValueError, RecursionError) as error:  # not only of its own kind: a number may have too many digits
            at = re.search(r" \(at (?:line (\d+), column \d+|end of document)\)", str(error))
            line = int(at[1]) if at and at[1] else len(self._text)
            why = {"why": _AT.sub("", str(error))}
            self.faults.append(Fault(line, "nested" if isinstance(error, RecursionError) else "not_toml", why))
            self.finish()
        self._lines = _key_lines(self._text)
        self._check_texts()

    def _check_texts(self) -> None:
        """Every key and every text of the file can be shown and has an end, whoever asks for it or does not."""
        waiting: list[tuple[Path, Any]] = [((), self.data)]
        seen = 0
        while waiting:
            path, value = waiting.pop()
            if (seen := seen + 1) > MOST_VALUES:
                self.fault((), "too_many_values", most=MOST_VALUES)
                break
            if len(path) > DEEPEST:
                self.fault(path[:1], "nested")
                break
            if isinstance(value, dict):
                for key in value:
                    if not can_be_shown(key) or len(key) > LONGEST_KEY:
                        self.fault(path, "bad_key", most=LONGEST_KEY)
                waiting += [((*path, key), below) for key, below in value.items()]
            elif isinstance(value, list):
                waiting += [((*path, n), below) for n, below in enumerate(value)]
            elif isinstance(value, str) and not can_be_shown(value.replace("\n", "") if "text" in path[-2:] else value):
                self.fault(path, "unshown")
            elif isinstance(value, str) and value and "name" in path[-2:] and is_blank(value):
                self.fault(path, "unshown")
            elif isinstance(value, str) and len(value) > LONGEST_TEXT:
                self.fault(path, "text_too_long", most=LONGEST_TEXT)
        self.finish()

    def line(self, path: Path) -> int:
        """Where a value stands; where its nearest parent stands, if it is not written."""
        for n in range(len(path), 0, -1):
            if path[:n] in self._lines:
                line = self._lines[path[:n]]
                if n < len(path) and isinstance(path[n], int):
                    return self._element(line, int(path[n]))
                return line
        return 0

    def _element(self, line: int, index: int) -> int:
        """The line of the index-th string of an array that begins on a line."""
        count = 0
        for n in range(line - 1, len(self._text)):
            row = self._text[n].split("=", 1)[-1] if n == line - 1 else self._text[n]
            if n > line - 1 and (_KEY.match(row) or _HEADER.match(row)):
                break
            count += len(_STRING.findall(row.split("#")[0]))
            if count > index:
                return n + 1
        return line

    def fault(self, path: Path, code: str, /, limit: str = "", **data: Any) -> None:
        """Note that something is wrong with a value: the words of `fault.<code>` say it. A code with blanks in it is a
        sentence of a reader without words, and told as it is."""
        if " " in code:
            code, data = "own", {"sentence": code}
        self.faults.append(Fault(self.line(path), code, data, _key(path), limit, self._room))
        self.wrong.append((path, self.faults[-1]))
        if len(self.faults) >= MOST_FAULTS:
            self.finish()

    def get(self, *path: str | int) -> Any:
        """A value, or None if it is not written."""
        found: Any = self.data
        for step in path:
            if isinstance(step, str) and isinstance(found, dict) and step in found:
                found = found[step]
            elif isinstance(step, int) and isinstance(found, list) and step < len(found):
                found = found[step]
            else:
                return None
        return found

    def number(self, *path: str | int, low: int, high: int) -> int:
        """A whole number in a range."""
        self.wanted[path] = Wanted(low, high)
        value = self.get(*path)
        if value is None:
            self.fault(path, "missing")
        elif type(value) is not int:
            self.fault(path, "no_number", value=_shown(value))
        elif not low <= value <= high:
            self.fault(path, "out_of_range", value=_shown(value), low=low, high=high)
        else:
            return value
        return low

    def numbers(self, *path: str | int, low: int, high: int) -> list[int]:
        """An array of whole numbers in a range."""
        self.wanted[path] = Wanted(low, high)
        value = self.get(*path)
        if not isinstance(value, list) or not value:
            self.fault(path, "no_numbers")
            return []
        for n in value:
            if type(n) is not int or not low <= n <= high:
                self.fault(path, "one_out_of_range", value=_shown(n), low=low, high=high)
                return []
        return value

    def words(self, *path: str | int) -> list[str]:
        """An array of strings."""
        value = self.get(*path)
        if not isinstance(value, list) or not value or not all(isinstance(w, str) for w in value):
            self.fault(path, "no_texts")
            return []
        return value

    def most(self, path: Path, number: int, most: int, code: str = "too_many") -> bool:
        """Whether there are not more of something than any table could need; a fault if there are."""
        if number > most:
            self.fault(path, code, number=number, most=most)
        return number <= most

    @property
    def can_be_counted(self) -> bool:
        """Whether only limits of the rulebook are exceeded so far, so that the values can be computed with."""
        return all(fault.limit for fault in self.faults)

    def bound_options(self, number: int, *paths: Path) -> bool:
        """Return whether no question can have more options than MAX_OPTIONS; note a fault at the first path if one can.

        `number` is the game's upper bound, `paths` are the values that it depends on, the one to blame first.
        """
        if number > MAX_OPTIONS:
            fields = ", ".join(dict.fromkeys(map(_key, paths)))
            self.fault(paths[0], "too_many_options", number=number, most=MAX_OPTIONS, fields=fields)
        return number <= MAX_OPTIONS

    def name(self, *path: str | int, longest: int) -> str:
        """A name that people read: not empty, and not longer than there is room for."""
        name = self.word(*path)
        if len(name) > longest:
            self.fault(path, "name_too_long", most=longest)
        elif isinstance(self.get(*path), str) and not name.strip():
            self.fault(path, "empty")
        return name

    def told(self, *path: str | int, longest: int) -> Told:
        """A name or a text that people read, in one language or in several: "Boost", or {en = "Boost", de = "Schub"}."""
        value = self.get(*path)
        if not isinstance(value, dict):
            text = Told(self.name(*path, longest=longest))
        elif not value:
            self.fault(path, "empty")
            text = Told()
        elif not self.most(path, len(value), MOST_LANGUAGES, "too_many_languages"):
            text = Told()
        else:
            for tag in value:
                if not _TAG.fullmatch(tag):
                    self.fault((*path, tag), "no_language")
            text = in_languages({tag: self.name(*path, tag, longest=longest) for tag in value})
        self.wanted[path] = Wanted(told=True)
        return text

    def word(self, *path: str | int, choices: Sequence[str] = ()) -> str:
        """A string, one of the choices if there are any."""
        self.wanted[path] = Wanted(choices=tuple(choices))
        value = self.get(*path)
        if not isinstance(value, str):
            self._missing_or(path, value, "no_text")
        elif len(choices) == 1 and value not in choices:
            self.fault(path, "not_that", value=_shown(value), wanted=choices[0])
        elif choices and value not in choices:
            self.fault(path, "none_of_these", value=_shown(value), known=", ".join(choices))
        else:
            return value
        return choices[0] if choices else ""

    def table(self, *path: str | int) -> dict[str, Any]:
        """A table of the file."""
        value = self.get(*path)
        if isinstance(value, dict):
            return value
        self._missing_or(path, value, "no_table")
        return {}

    def _missing_or(self, path: Path, value: Any, code: str) -> None:
        if value is None:
            self.fault(path, "missing")
        else:
            self.fault(path, code, value=_shown(value))

    def unknown(self, path: Path, known: Sequence[str]) -> None:
        """Note every key of a table that nobody asks for: a misspelt key must not pass in silence."""
        value = self.get(*path) if path else self.data
        for key in value if isinstance(value, dict) else ():
            if key not in known:
                self.fault((*path, key), "unknown_key", known=", ".join(known))

    def limits(self, *names: str) -> None:
        """Read `departs`: which of the limits that a game's rulebook states the edition leaves on purpose."""
        self.known_limits = names
        for n, name in enumerate(self.words("departs") if self.get("departs") is not None else ()):
            if name not in names:
                self.fault(("departs", n), "no_such_limit", value=_shown(name), known=", ".join(names))

    def limit(self, name: str, path: Path, code: str, /, **data: Any) -> None:
        """Note that a value breaks a limit the rulebook states, unless the edition names that limit in `departs`."""
        if name not in self.known_limits:
            raise ValueError(f"'{name}' is not among the limits that were named: {', '.join(self.known_limits)}")
        self._left.add(name)
        departs = self.get("departs")
        if not isinstance(departs, list) or name not in departs:
            self.fault(path, code, limit=name, **data)

    def finish(self) -> None:
        """Raise all faults, in the order of their lines; to depart from a limit that is kept is one of them."""
        departs = self.get("departs")
        for n, name in enumerate(departs if isinstance(departs, list) else ()):
            if name in self.known_limits and name not in self._left:
                self._left.add(name)  # said once, though too many faults end the reading from here
                self.fault(("departs", n), "limit_is_kept", value=_shown(name))
        if self.faults:
            raise BadEdition(self.where, _in_order(self.faults))


_heard: ContextVar[list[Sheet] | None] = ContextVar("heard", default=None)


@contextmanager
def overheard() -> Iterator[list[Sheet]]:
    """The sheets that are read meanwhile, for whoever makes a form of one: what their readers asked for, and what was wrong."""
    sheets: list[Sheet] = []
    before = _heard.set(sheets)
    try:
        yield sheets
    finally:
        _heard.reset(before)


def _key_lines(text: Sequence[str]) -> dict[Path, int]:
    """The line of each key and table."""
    lines: dict[Path, int] = {}
    prefix: Path = ()
    counts: dict[Path, int] = {}
    for n, row in enumerate(text, 1):
        if header := _HEADER.match(row):
            prefix = _dotted(header[2])
            if header[1] == "[[":
                counts[prefix] = counts.get(prefix, -1) + 1
                lines.setdefault(prefix, n)
                prefix = (*prefix, counts[prefix])
            lines.setdefault(prefix, n)
        elif key := _KEY.match(row):
            lines.setdefault((*prefix, *_dotted(key[1])), n)
    return lines


def _shown(value: Any) -> str:
    """A value as it may stand in the file, cut short if it is long."""
    if isinstance(value, bool):
        return str(value).lower()
    text = f"'{value}'" if isinstance(value, str) else str(value)
    return text if len(text) <= 40 else f"{text[:37]}..."


def _in_order(faults: Sequence[Fault]) -> list[Fault]:
    """Faults by their lines, each once."""
    found: list[Fault] = []
    for fault in sorted(faults, key=lambda fault: (fault.line, fault.key, fault.code)):
        if fault not in found:
            found.append(fault)
    return found


def _key(path: Path) -> str:
    """The name of a value in a fault, without the positions in lists."""
    return ".".join(str(part) for part in path if isinstance(part, str))


def _dotted(key: str) -> Path:
    return tuple(part.strip().strip("\"'") for part in key.split("."))
