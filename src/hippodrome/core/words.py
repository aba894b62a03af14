"""Words: facts, questions and reasons as sentences, for each reader in their own language.

A text is a TOML string. `{by}` is a value's name; `{by:space|spaces}` picks the form for one or for several (a yes or no
picks too); `[[ ... ]]` is left out when a value named inside it is zero, empty or missing. Beside what it is given, a text
may name the figures of the table (`Game.figures`): numbers of its edition, of its seats and of its options.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Mapping, Sequence
from functools import cache, wraps
from importlib import resources
from typing import Any, NamedTuple, TypeVar, TypeVarTuple, cast

from hippodrome.core.errors import BadInput, Reason
from hippodrome.core.game import Game
from hippodrome.core.tell import Fact

LANGUAGES = ("en", "es")

MOST_KEPT = 20_000
"""So much is kept of a language and an edition; then it is made anew."""

ONE_SEAT = ("seat", "rival", "leader")
SOME_SEATS = ("waiting", "rivals", "passed", "spared", "winners", "seats")
"""Fields that hold a seat, or several, in every game: they are told by the players' names."""

T = TypeVar("T")
Ts = TypeVarTuple("Ts")

_PLACE = re.compile(r"\{(\w+)(?::([^{}|]*)\|([^{}|]*))?\}")
_PART = re.compile(r"\[\[(.*?)\]\]|\{(\w+)(?::([^{}|]*)\|([^{}|]*))?\}", re.S)
_I_SOUND = re.compile(r"h?[ií](?!e)", re.I)


@cache
def load_texts(package: str, language: str) -> Mapping[str, str]:
    """The texts of one package in one language, as flat keys: `fact.moved`."""
    if language not in LANGUAGES:
        raise BadInput(f"there are no words in '{language}': choose {' or '.join(LANGUAGES)}")
    text = resources.files(package).joinpath("words", f"{language}.toml").read_text(encoding="utf-8")
    return flatten(tomllib.loads(text))


def flatten(tree: Mapping[str, Any], prefix: str = "") -> dict[str, str]:
    """{"a": {"b": "c"}} as {"a.b": "c"}."""
    flat: dict[str, str] = {}
    for key, value in tree.items():
        if isinstance(value, Mapping):
            flat.update(flatten(value, f"{prefix}{key}."))
        else:
            flat[f"{prefix}{key}"] = str(value)
    return flat


def places(text: str) -> set[str]:
    """The names of the values that a text mentions."""
    return {m[1] for m in _PLACE.finditer(text)}


Kept = dict[tuple[str, tuple[object, ...]], object]
"""What was made of words and an edition: by the function that made it, and the values it was given."""

_KEPT: dict[tuple[str, int], tuple[Any, Kept]] = {}


def _kept(language: str, edition: Any) -> Kept:
    """What is kept for a language and an edition; of a few editions, the latest."""
    key = (language, id(edition))
    if key not in _KEPT:
        while len(_KEPT) >= 32:
            _KEPT.pop(next(iter(_KEPT)))
        _KEPT[key] = (edition, {})  # the edition is kept too, so that no other gets its number
    return _KEPT[key][1]


def once(make: Callable[[Words, Any, *Ts], T]) -> Callable[[Words, Any, *Ts], T]:
    """Keep what a function makes of words, an edition and plain values: it is made once a language and edition.

    Not for anything that names players, for they differ from table to table.
    """
    name = f"{make.__module__}.{make.__qualname__}"

    @wraps(make)
    def found(words: Words, edition: Any, *values: *Ts) -> T:
        key = (name, values)
        if key not in words.kept:
            if len(words.kept) >= MOST_KEPT:
                words.kept.clear()
            words.kept[key] = make(words, edition, *values)
        return cast(T, words.kept[key])

    return found


class Place(NamedTuple):
    """A place in a text for a value's name, or for one of two forms."""

    field: str
    one: str | None = None
    many: str = ""


class Maybe(NamedTuple):
    """A part of a text that is left out when a value it names is not there."""

    parts: tuple[str | Place, ...]
    fields: frozenset[str]


@cache
def parts_of(text: str) -> tuple[str | Place | Maybe, ...]:
    """A text taken apart, once."""
    parts: list[str | Place | Maybe] = []
    end = 0
    for m in _PART.finditer(text):
        if m.start() > end:
            parts.append(text[end : m.start()])
        if m[1] is None:
            parts.append(Place(m[2], m[3], m[4] or ""))
        else:
            inner = tuple(part for part in parts_of(m[1]) if not isinstance(part, Maybe))
            parts.append(Maybe(inner, frozenset(places(m[1]))))
        end = m.end()
    if end < len(text):
        parts.append(text[end:])
    return tuple(parts)


class Words:
    """One language: the texts of the house and of one game, and what that game calls its values."""

    def __init__(
        self,
        language: str,
        game: Game[Any] | None = None,
        edition: Any = None,
        players: Sequence[str] = (),
        options: Mapping[str, Any] | None = None,
        *,
        short: bool = False,
    ) -> None:
        self.language, self.players = language, players
        self.short = short
        """Whether names are short where a game has short ones, as a terminal needs them: m12 for middle lane 12."""
        self._game, self._edition = game, edition
        self.kept: Kept = _kept(language, edition)
        """What depends on nothing but the language and the edition, such as names of cards (`once`)."""
        self._figures: Mapping[str, Any] = {}
        if game is not None and edition is not None:
            seats = len(players) if len(players) in game.seats else game.seats.stop - 1
            self._figures = game.figures(edition, seats, game.settle(options or {}))
        self._texts = dict(load_texts("hippodrome", language))
        if game is not None:
            self._texts |= load_texts(game.state.__module__.rpartition(".")[0], language)

    def __contains__(self, key: str) -> bool:
        return key in self._texts

    def keys(self) -> set[str]:
        """Every text there is."""
        return set(self._texts)

    def template(self, key: str) -> str:
        """A text as it is written, its values not filled in."""
        return self._texts[key]

    def text(self, key: str, **data: Any) -> str:
        """A text with its values filled in."""
        return self.fill(self._texts[key], data)

    def fill(self, text: str, data: Mapping[str, Any]) -> str:
        """A template with its values filled in."""
        parts = parts_of(text)
        if len(parts) == 1 and isinstance(parts[0], str):
            return parts[0]
        # A name that ends a sentence may bring its own mark: "Iä! Iä!" needs no full stop.
        return "".join([part if isinstance(part, str) else self._part(part, data) for part in parts]).replace("!.", "!")

    def _part(self, part: Place | Maybe, data: Mapping[str, Any]) -> str:
        if isinstance(part, Maybe):
            if not all(self._is_there(field, self._value(field, data)) for field in part.fields):
                return ""
            return "".join([inner if isinstance(inner, str) else self._part(inner, data) for inner in part.parts])
        value = self._value(part.field, data)
        if part.one is None:
            return self.name(part.field, value)
        number = len(value) if isinstance(value, list | tuple) else value
        return part.one if number == 1 else part.many

    def _value(self, field: str, data: Mapping[str, Any]) -> Any:
        """What a text was given, or else what it may name of this table: a number of its edition, seats and options."""
        return data[field] if field in data else self._figures.get(field)

    def figure(self, name: str) -> Any:
        """A number of this table that texts may name; None if there is none by that name."""
        return self._figures.get(name)

    def _is_there(self, field: str, value: Any) -> bool:
        """Whether a value is worth mentioning: zero cubes are not, card or seat number 0 is, for it has a name."""
        return bool(value) or (type(value) is int and self.name(field, value) != str(value))

    def name(self, field: str, value: Any) -> str:
        """What a value of a field is called."""
        if self._game is not None and (called := self._game.call(self, self._edition, field, value)) is not None:
            return called
        if field in ONE_SEAT and isinstance(value, int):
            return self.player(value)
        if field in SOME_SEATS and isinstance(value, list | tuple):
            return self.listed([self.player(seat) for seat in value])
        if isinstance(value, bool):
            return self.text("word.yes" if value else "word.no")
        if isinstance(value, list | tuple):
            return self.listed([str(v) for v in value], none="word.nothing")
        return str(value)

    def player(self, seat: int) -> str:
        """What the player in a seat is called."""
        return self.players[seat] if 0 <= seat < len(self.players) else self.text("word.seat", n=seat + 1)

    def listed(self, names: Sequence[str], none: str = "word.nobody") -> str:
        """a, b and c; `none` is what is said of an empty list: of things, `word.nothing`."""
        if len(names) < 2:
            return "".join(names) or self.text(none)
        key = "word.and_before_i" if _I_SOUND.match(names[-1]) else "word.and"
        return self.text(key, left=", ".join(names[:-1]), right=names[-1])

    def fact(self, fact: Fact) -> str:
        """A fact as a sentence."""
        return self.text(f"fact.{fact.kind}", **fact.data)

    def reason(self, reason: Reason) -> str:
        """A reason as a sentence, with its section of the rulebook."""
        sentence = self.text(f"reason.{reason.code}", **reason.data)
        if not reason.section:
            return sentence
        return f"{sentence} ({self.section(reason.section)})"

    def section(self, section: str) -> str:
        """The heading of a rulebook section in this language."""
        return self.text(f"section.{section}")

    def question(self, about: str, **data: Any) -> str:
        """A question to a seat."""
        return self.text(f"ask.{about}", **data)

    def awaits(self, about: str, waiting: Sequence[int]) -> str:
        """Whom the table waits for, and for what, for everybody else."""
        key = f"awaits.{about}"
        return self.text(key if key in self else "server.awaits", waiting=list(waiting))
