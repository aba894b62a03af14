"""Validating TOML reader for untrusted files: collects every issue with its line."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Any, NamedTuple

from hippodrome.core.ask import MAX_OPTIONS
from hippodrome.core.names import is_blank
from hippodrome.core.safe_text import is_printable
from hippodrome.core.validation import BadEdition, Issue
from hippodrome.i18n.localized import LocalizedStr, localized_str

_HEADER = re.compile(r"^\s*(\[\[?)([^\]#]+)\]\]?\s*(?:#.*)?$")
_KEY = re.compile(r"^\s*([A-Za-z0-9_.\-]+|\"[^\"]*\"|'[^']*')\s*=")
_AT = re.compile(r" \(at [^)]*\)$")
_STRING = re.compile(r"\"(?:[^\"\\]|\\.)*\"|'[^']*'")

_TAG = re.compile(r"[a-z]{2,3}(-[A-Za-z0-9]{2,8})*")

Path = tuple[str | int, ...]

MAX_LINE_LENGTH = 2500
MAX_TEXT_LENGTH = 2000
MAX_KEY_LENGTH = 64
MAX_DEPTH = 12
MAX_VALUES = 20_000
"""Maximum number of values in one file."""
MAX_LANGUAGES = 20
"""Maximum number of languages of one text."""
MAX_ISSUES = 200
"""Issues reported for one file; reading stops there."""


class LineTooLong(ValueError):
    """A line of a TOML text that is too long to be parsed."""

    def __init__(self, line: int) -> None:
        super().__init__(f"line {line} is longer than {MAX_LINE_LENGTH} characters")
        self.line = line


def parse_toml(text: str) -> dict[str, Any]:
    """Parse untrusted TOML; raises ValueError or RecursionError if it is invalid.

    Long lines are rejected first: a key of ten thousand parts takes the parser seconds and gigabytes.
    """
    for number, line in enumerate(text.split("\n"), 1):
        if len(line) > MAX_LINE_LENGTH:
            raise LineTooLong(number)
    return tomllib.loads(text)


class Expected(NamedTuple):
    """The values that a reader accepts: a number from `low` to `high`, one of the choices, or a text for display."""

    low: int | None = None
    high: int | None = None
    choices: tuple[str, ...] = ()
    is_localized: bool = False
    """True if players read it, so that it may be given in several languages."""


class TomlReader:
    """The values of a TOML text. The caller reads what it needs; missing and invalid values are collected as issues."""

    def __init__(self, text: str, where: str, package: str = "") -> None:
        """`package` is the package that contains the messages of its reader's issues, besides the shared ones."""
        self.where, self.issues, self._package = where, list[Issue](), package
        self.expected: dict[Path, Expected] = {}
        """The accepted values of every field that was read, by path."""
        self.issues_by_path: list[tuple[Path, Issue]] = []
        """Every issue with the path of its value."""
        if (recorded := _recorded_readers.get()) is not None:
            recorded.append(self)
        self._text = text.splitlines()
        self._lines: dict[Path, int] = {}
        self.data: dict[str, Any] = {}
        self.known_limits: tuple[str, ...] = ()
        """The limits stated by the game's rulebook that an edition may exceed by naming them."""
        self._exceeded_limits = set[str]()
        try:
            self.data = parse_toml(text)
        except LineTooLong as error:
            self.issues.append(Issue(error.line, "line_too_long", {"most": MAX_LINE_LENGTH}))
            self.raise_issues()
        except (ValueError, RecursionError) as error:  # not only TOMLDecodeError: a number may have too many digits
            at = re.search(r" \(at (?:line (\d+), column \d+|end of document)\)", str(error))
            line = int(at[1]) if at and at[1] else len(self._text)
            why = {"why": _AT.sub("", str(error))}
            self.issues.append(Issue(line, "nested" if isinstance(error, RecursionError) else "not_toml", why))
            self.raise_issues()
        self._lines = _key_lines(self._text)
        self._check_texts()

    def _check_texts(self) -> None:
        """Check that every key and text of the file is printable and not too long, whether it is read or not."""
        waiting: list[tuple[Path, Any]] = [((), self.data)]
        seen = 0
        while waiting:
            path, value = waiting.pop()
            if (seen := seen + 1) > MAX_VALUES:
                self.add_issue((), "too_many_values", most=MAX_VALUES)
                break
            if len(path) > MAX_DEPTH:
                self.add_issue(path[:1], "nested")
                break
            if isinstance(value, dict):
                for key in value:
                    if not is_printable(key) or len(key) > MAX_KEY_LENGTH:
                        self.add_issue(path, "bad_key", most=MAX_KEY_LENGTH)
                waiting += [((*path, key), below) for key, below in value.items()]
            elif isinstance(value, list):
                waiting += [((*path, n), below) for n, below in enumerate(value)]
            elif isinstance(value, str) and not is_printable(value.replace("\n", "") if "text" in path[-2:] else value):
                self.add_issue(path, "unshown")
            elif isinstance(value, str) and value and "name" in path[-2:] and is_blank(value):
                self.add_issue(path, "unshown")
            elif isinstance(value, str) and len(value) > MAX_TEXT_LENGTH:
                self.add_issue(path, "text_too_long", most=MAX_TEXT_LENGTH)
        self.raise_issues()

    def line_of(self, path: Path) -> int:
        """Return the line of a value, or of its nearest parent if it is not written."""
        for n in range(len(path), 0, -1):
            if path[:n] in self._lines:
                line = self._lines[path[:n]]
                if n < len(path) and isinstance(path[n], int):
                    return self._element(line, int(path[n]))
                return line
        return 0

    def _element(self, line: int, index: int) -> int:
        """Return the line of the index-th string of an array that begins on a line."""
        count = 0
        for n in range(line - 1, len(self._text)):
            row = self._text[n].split("=", 1)[-1] if n == line - 1 else self._text[n]
            if n > line - 1 and (_KEY.match(row) or _HEADER.match(row)):
                break
            count += len(_STRING.findall(row.split("#")[0]))
            if count > index:
                return n + 1
        return line

    def add_issue(self, path: Path, code: str, /, limit: str = "", **data: Any) -> None:
        """Record an issue with a value; its message is `fault.<code>`. A code with spaces is a complete sentence, from a reader
        without messages."""
        if " " in code:
            code, data = "own", {"sentence": code}
        self.issues.append(Issue(self.line_of(path), code, data, _key(path), limit, self._package))
        self.issues_by_path.append((path, self.issues[-1]))
        if len(self.issues) >= MAX_ISSUES:
            self.raise_issues()

    def get(self, *path: str | int) -> Any:
        """Return a value, or None if it is absent."""
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
        """Read an integer in a range."""
        self.expected[path] = Expected(low, high)
        value = self.get(*path)
        if value is None:
            self.add_issue(path, "missing")
        elif type(value) is not int:
            self.add_issue(path, "no_number", value=_format_value(value))
        elif not low <= value <= high:
            self.add_issue(path, "out_of_range", value=_format_value(value), low=low, high=high)
        else:
            return value
        return low

    def numbers(self, *path: str | int, low: int, high: int) -> list[int]:
        """Read an array of integers in a range."""
        self.expected[path] = Expected(low, high)
        value = self.get(*path)
        if not isinstance(value, list) or not value:
            self.add_issue(path, "no_numbers")
            return []
        for n in value:
            if type(n) is not int or not low <= n <= high:
                self.add_issue(path, "one_out_of_range", value=_format_value(n), low=low, high=high)
                return []
        return value

    def texts(self, *path: str | int) -> list[str]:
        """Read an array of strings."""
        value = self.get(*path)
        if not isinstance(value, list) or not value or not all(isinstance(w, str) for w in value):
            self.add_issue(path, "no_texts")
            return []
        return value

    def check_max(self, path: Path, number: int, maximum: int, code: str = "too_many") -> bool:
        """Return whether a number is within its maximum; add an issue if it is not."""
        if number > maximum:
            self.add_issue(path, code, number=number, most=maximum)
        return number <= maximum

    @property
    def is_computable(self) -> bool:
        """True while only limits of the rulebook are exceeded, so that the values can be used in computations."""
        return all(fault.limit for fault in self.issues)

    def bound_options(self, number: int, *paths: Path) -> bool:
        """Return whether no prompt can have more than MAX_OPTIONS options; add an issue at the first path if one can.

        `number` is the game's upper bound; `paths` are the values that it depends on, the main cause first.
        """
        if number > MAX_OPTIONS:
            fields = ", ".join(dict.fromkeys(map(_key, paths)))
            self.add_issue(paths[0], "too_many_options", number=number, most=MAX_OPTIONS, fields=fields)
        return number <= MAX_OPTIONS

    def name(self, *path: str | int, max_length: int) -> str:
        """Read a name for display: not empty, and at most `max_length` characters."""
        name = self.text(*path)
        if len(name) > max_length:
            self.add_issue(path, "name_too_long", most=max_length)
        elif isinstance(self.get(*path), str) and not name.strip():
            self.add_issue(path, "empty")
        return name

    def localized(self, *path: str | int, max_length: int) -> LocalizedStr:
        """Read a name or text for display, in one language or several: "Boost", or {en = "Boost", de = "Schub"}."""
        value = self.get(*path)
        if not isinstance(value, dict):
            text = LocalizedStr(self.name(*path, max_length=max_length))
        elif not value:
            self.add_issue(path, "empty")
            text = LocalizedStr()
        elif not self.check_max(path, len(value), MAX_LANGUAGES, "too_many_languages"):
            text = LocalizedStr()
        else:
            for tag in value:
                if not _TAG.fullmatch(tag):
                    self.add_issue((*path, tag), "no_language")
            text = localized_str({tag: self.name(*path, tag, max_length=max_length) for tag in value})
        self.expected[path] = Expected(is_localized=True)
        return text

    def text(self, *path: str | int, choices: Sequence[str] = ()) -> str:
        """Read a string; if there are choices, one of them."""
        self.expected[path] = Expected(choices=tuple(choices))
        value = self.get(*path)
        if not isinstance(value, str):
            self._missing_or(path, value, "no_text")
        elif len(choices) == 1 and value not in choices:
            self.add_issue(path, "not_that", value=_format_value(value), wanted=choices[0])
        elif choices and value not in choices:
            self.add_issue(path, "none_of_these", value=_format_value(value), known=", ".join(choices))
        else:
            return value
        return choices[0] if choices else ""

    def table(self, *path: str | int) -> dict[str, Any]:
        """Read a table."""
        value = self.get(*path)
        if isinstance(value, dict):
            return value
        self._missing_or(path, value, "no_table")
        return {}

    def _missing_or(self, path: Path, value: Any, code: str) -> None:
        if value is None:
            self.add_issue(path, "missing")
        else:
            self.add_issue(path, code, value=_format_value(value))

    def reject_unknown_keys(self, path: Path, known: Sequence[str]) -> None:
        """Add an issue for every unknown key of a table, so that misspelt keys are reported."""
        value = self.get(*path) if path else self.data
        for key in value if isinstance(value, dict) else ():
            if key not in known:
                self.add_issue((*path, key), "unknown_key", known=", ".join(known))

    def read_departures(self, *names: str) -> None:
        """Read `departs`: the limits of the game's rulebook that the edition exceeds on purpose."""
        self.known_limits = names
        for n, name in enumerate(self.texts("departs") if self.get("departs") is not None else ()):
            if name not in names:
                self.add_issue(("departs", n), "no_such_limit", value=_format_value(name), known=", ".join(names))

    def exceed_limit(self, name: str, path: Path, code: str, /, **data: Any) -> None:
        """Add an issue for a value that exceeds a limit of the rulebook, unless the edition names that limit in `departs`."""
        if name not in self.known_limits:
            raise ValueError(f"'{name}' is not among the limits that were named: {', '.join(self.known_limits)}")
        self._exceeded_limits.add(name)
        departs = self.get("departs")
        if not isinstance(departs, list) or name not in departs:
            self.add_issue(path, code, limit=name, **data)

    def raise_issues(self) -> None:
        """Raise all issues in line order, including one for each limit in `departs` that is not exceeded."""
        departs = self.get("departs")
        for n, name in enumerate(departs if isinstance(departs, list) else ()):
            if name in self.known_limits and name not in self._exceeded_limits:
                self._exceeded_limits.add(name)  # reported once, although too many issues stop the reading here
                self.add_issue(("departs", n), "limit_is_kept", value=_format_value(name))
        if self.issues:
            raise BadEdition(self.where, _sorted_issues(self.issues))


_recorded_readers: ContextVar[list[TomlReader] | None] = ContextVar("heard", default=None)


@contextmanager
def record_readers() -> Iterator[list[TomlReader]]:
    """Record the readers created in this context, for an edition's form: their values and issues."""
    sheets: list[TomlReader] = []
    before = _recorded_readers.set(sheets)
    try:
        yield sheets
    finally:
        _recorded_readers.reset(before)


def _key_lines(text: Sequence[str]) -> dict[Path, int]:
    """Return the line of each key and table."""
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


def _format_value(value: Any) -> str:
    """Format a value as in a TOML file, truncated."""
    if isinstance(value, bool):
        return str(value).lower()
    text = f"'{value}'" if isinstance(value, str) else str(value)
    return text if len(text) <= 40 else f"{text[:37]}..."


def _sorted_issues(faults: Sequence[Issue]) -> list[Issue]:
    """Return the issues in line order, without duplicates."""
    found: list[Issue] = []
    for fault in sorted(faults, key=lambda fault: (fault.line, fault.key, fault.code)):
        if fault not in found:
            found.append(fault)
    return found


def _key(path: Path) -> str:
    """Return the name of a value in an issue, without list positions."""
    return ".".join(str(part) for part in path if isinstance(part, str))


def _dotted(key: str) -> Path:
    return tuple(part.strip().strip("\"'") for part in key.split("."))
