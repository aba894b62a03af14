"""Localization: facts, prompts and reasons as sentences in the reader's language.

Texts are Project Fluent entries in `locale/<language>.ftl` of i18n, of each game and of some packages. A key in code has dots,
its id in the file hyphens: `fact.moved` is `fact-moved`. A text uses variables (`{$seat}`), which are shown by the game's
labels, and selects by them (`{ $cubes -> [one] ... *[other] ... }`): a list by its length, a number or a word by its value, a
boolean as `[yes]` and `[no]`; zero, empty and missing values are `[0]`, or `[no]`. In addition to its arguments, a text may use
the variables of the table (`Game.text_variables`): numbers of its edition, seats and options.

A text that a language lacks is shown in English. With HIPPODROME_LOCALE_CHECK=1 it is marked with ⟦ ⟧, and a text that does
not exist at all raises KeyError.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from functools import cache, lru_cache, partial, reduce, wraps
from importlib import resources
from typing import Any, NamedTuple, TypeVar, TypeVarTuple

from hippodrome.core.errors import BadInput, OneOf, Reason
from hippodrome.core.facts import Fact
from hippodrome.core.game import Game, ListLabel
from hippodrome.i18n.bundle import Bundle, Message
from hippodrome.i18n.localized import localize
from hippodrome.i18n.numbers import Numbers
from hippodrome.i18n.pattern import Unreadable

SHARED_PACKAGE = "hippodrome.i18n"
ENGLISH = "en"


@cache
def languages_of(package: str) -> tuple[str, ...]:
    """Return the languages of a package, English first."""
    folder = resources.files(package).joinpath("locale")
    found = sorted(file.name.removesuffix(".ftl") for file in folder.iterdir() if file.name.endswith(".ftl"))
    return (ENGLISH, *(language for language in found if language != ENGLISH))


LANGUAGES = languages_of(SHARED_PACKAGE)
"""The supported languages, one file each."""


def negotiate_language(preferred: Iterable[str]) -> str:
    """Return the first supported language among the preferred ones: `de`, `de-AT` and `de_AT.UTF-8` are German."""
    for wish in preferred:
        tag = re.split(r"[.@]", wish.strip())[0].replace("_", "-").lower()
        for language in LANGUAGES:
            if tag == language.lower() or tag.startswith(f"{language.lower()}-"):
                return language
    return ENGLISH


MAX_CACHED_TEXTS = 20_000
"""Texts cached for one language and edition; then the cache is cleared."""

MAX_CACHED_LABELS = 2_000
"""Labels of numbers cached for one table; then the cache is cleared."""

SEAT_FIELDS = ("seat", "rival", "leader")
SEAT_LIST_FIELDS = ("waiting", "rivals", "passed", "spared", "winners", "seats")
"""Fields that contain a seat, or several, in every game: they are shown as the players' names."""

T = TypeVar("T")
Ts = TypeVarTuple("Ts")

_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.M)
_COMMENT = re.compile(r"^#.*\n?", re.M)
_NOT_IN_IDS = re.compile(r"[^A-Za-z0-9_-]+")
_PAIR = re.compile(r"[\w-]+ *= *\{ *\$left *\}([^{}\n\r]*)\{ *\$right *\} *\n*")
_I_SOUND = re.compile(r"h?[ií](?!e)", re.I)


@lru_cache(20_000)
def message_id(key: str) -> str:
    """Return the id of a text in its file: `fact.moved` is fact-moved, `section.Phase 5: Move` is section-Phase_5_Move."""
    return _NOT_IN_IDS.sub("_", key.replace(".", "-"))


@cache
def load_texts(package: str, language: str) -> Mapping[str, str]:
    """Return the entries of one package in one language by id, unparsed; empty if the package lacks the language."""
    if language not in LANGUAGES:
        raise BadInput("no_words", language=language[:20], known=OneOf(LANGUAGES))
    file = resources.files(package).joinpath("locale", f"{language}.ftl")
    return split_messages(file.read_text(encoding="utf-8")) if file.is_file() else {}


def split_messages(text: str) -> dict[str, str]:
    """Split a Fluent file into its entries by id, without comments."""
    text = _COMMENT.sub("", text)
    starts = [m.start() for m in _ENTRY.finditer(text)]
    entries = [text[start:end] for start, end in zip(starts, [*starts[1:], len(text)], strict=False)]
    return {entry.partition("=")[0].strip(): entry for entry in entries}


def is_checking() -> bool:
    """Return whether missing translations are marked, as in tests and while a language is being written."""
    return os.environ.get("HIPPODROME_LOCALE_CHECK", "") not in ("", "0")


class Lookup(NamedTuple):
    """A text, and whether it is English instead of the reader's language."""

    message: Message
    is_fallback: bool


class Texts:
    """The texts of some packages in one language, later packages overriding earlier ones, with English as the fallback."""

    def __init__(self, packages: Sequence[str], language: str, extra: str = "") -> None:
        """`extra` are further entries in Fluent syntax."""
        self.language, self.packages = language, tuple(packages)
        self.sources = {**_merged(packages, language), **split_messages(extra)}
        self._english = self.sources if language == ENGLISH else _merged(packages, ENGLISH)
        self._lookups: dict[str, Lookup] = {}
        self._separators: dict[str, str | None] = {}
        self._bundles: dict[bool, Bundle] = {}

    def __contains__(self, key: str) -> bool:
        name = message_id(key)
        return name in self.sources or name in self._english

    def keys(self) -> set[str]:
        """Return the ids of all texts."""
        return {name for name in {*self.sources, *self._english} if not name.startswith("-")}

    def all(self) -> dict[str, str]:
        """Return every text unparsed, in English if this language lacks it."""
        return {**self._english, **self.sources}

    @property
    def numbers(self) -> Numbers:
        """The number formatting of this language."""
        return self.bundle().numbers

    def bundle(self, fallback: bool = False) -> Bundle:
        """Return the bundle of this language, or the English one. Terms that the language lacks are English, too."""
        if fallback not in self._bundles:
            language, sources = (ENGLISH, self._english) if fallback else (self.language, self.all())
            self._bundles[fallback] = Bundle(language, sources)
        return self._bundles[fallback]

    def find(self, key: str) -> Lookup | None:
        """Return a text by its key; None if there is none that compiles, in this language or in English."""
        found = self._lookups.get(key)
        if found is None:
            name = message_id(key)
            for borrowed, sources in ((False, self.sources), (True, self._english)):
                if name in sources and (entry := self._message(name, borrowed)) is not None:
                    found = self._lookups[key] = Lookup(entry, borrowed)
                    break
        return found

    def separator(self, key: str) -> str | None:
        """Return the separator of a message that only joins two parts: `{$left}, {$right}`. None for other messages, and for
        missing ones."""
        if key not in self._separators:
            plain = _PAIR.fullmatch(self.sources.get(message_id(key), ""))
            self._separators[key] = plain[1] if plain else None
        return self._separators[key]

    def _message(self, name: str, fallback: bool) -> Message | None:
        try:
            return self.bundle(fallback).message(name)
        except Unreadable:
            if is_checking():
                raise
            return None


def _merged(packages: Sequence[str], language: str) -> dict[str, str]:
    return {name: source for package in packages for name, source in load_texts(package, language).items()}


@cache
def texts_of(packages: tuple[str, ...], language: str) -> Texts:
    """Return the texts of some packages in one language, read once."""
    return Texts(packages, language)


Cache = dict[tuple[str, tuple[object, ...]], Any]
"""Cached values, by the function that computed them and its arguments."""

_CACHES: dict[tuple[str, int], tuple[Any, Cache]] = {}


def _cache_of(language: str, edition: Any) -> Cache:
    """Return the cache of a language and an edition; it holds the latest 32."""
    key = (language, id(edition))
    if key not in _CACHES:
        while len(_CACHES) >= 32:
            _CACHES.pop(next(iter(_CACHES)))
        _CACHES[key] = (edition, {})  # holds the edition too, so that no other gets its id
    return _CACHES[key][1]


def _store(cache: dict[Any, Any], max_size: int, key: object, value: T) -> T:
    """Store a value in a cache; a full cache is cleared first."""
    if len(cache) >= max_size:
        cache.clear()
    cache[key] = value
    return value


def cached_per_edition(make: Callable[[Localization, Any, *Ts], T]) -> Callable[[Localization, Any, *Ts], T]:
    """Cache the results of a function of localization, edition and plain values, per language and edition.

    Not for functions of player names, which differ from table to table.
    """
    name = f"{make.__module__}.{make.__qualname__}"

    @wraps(make)
    def found(words: Localization, edition: Any, *values: *Ts) -> T:
        known, key = words.edition_cache, (name, values)
        try:
            return known[key]  # type: ignore[no-any-return]
        except KeyError:
            return _store(known, MAX_CACHED_TEXTS, key, make(words, edition, *values))

    return found


MAX_CACHED_PER_TABLE = 64
"""Values cached for one state of a table; then the cache is cleared."""


def cached_per_table(make: Callable[[Localization, Any, *Ts], T]) -> Callable[[Localization, Any, *Ts], T]:
    """Cache the results of a function of localization, edition and plain values for one state of a table, because viewers with
    the same view follow each other. They may contain player names; use `cached_per_edition` for results that recur."""

    @wraps(make)
    def found(words: Localization, edition: Any, *values: *Ts) -> T:
        known, key = words.table_cache, (make, values)
        try:
            return known[key]  # type: ignore[no-any-return]
        except KeyError:
            return _store(known, MAX_CACHED_PER_TABLE, key, make(words, edition, *values))

    return found


class Verbatim(str):
    """A word in place of a value, shown unchanged: "this card" for any card."""


class Percent(int):
    """An integer in percent: 50% in English, 50 % in most languages."""


class Localization:
    """One language: the shared texts, those of one game, and the game's names of its values."""

    def __init__(
        self,
        language: str,
        game: Game[Any] | None = None,
        edition: Any = None,
        players: Sequence[str] = (),
        options: Mapping[str, Any] | None = None,
        *,
        package: str = "",
        short: bool = False,
    ) -> None:
        self.language, self.players = language, players
        self.short = short
        """Use short names if a game has them, as a terminal needs: m12 for middle lane 12."""
        self._game, self._edition = game, edition
        self.edition_cache: Cache = _cache_of(language, edition)
        """Values that depend only on the language and the edition, such as names of cards (`cached_per_edition`)."""
        self.table_cache: dict[tuple[object, tuple[object, ...]], Any] = {}
        """Values that depend on the current table (`cached_per_table`). A caller that knows of a change may clear it."""
        self._label_cache: dict[tuple[str, int], str] = {}
        """Labels of numbers, by their field."""
        self.client_labels: dict[tuple[str, Hashable], str | None] = {}
        """Labels that clients need to format facts (`i18n.message_data`); None where they need none."""
        self._text_variables: Mapping[str, Any] = {}
        if game is not None and edition is not None:
            seats = len(players) if len(players) in game.seats else game.seats.stop - 1
            self._text_variables = game.text_variables(edition, seats, game.resolve_options(options or {}))
        own = [] if game is None else [game.state_type.__module__.rpartition(".")[0]]
        self.texts = texts_of((SHARED_PACKAGE, *([package] if package else []), *own), language)
        """The unformatted texts: the shared ones, those of a package with its own (`hippodrome.server`), the game's."""

    def __contains__(self, key: str) -> bool:
        return key in self.texts

    def keys(self) -> set[str]:
        """Return the ids of all texts."""
        return self.texts.keys()

    def text(self, key: str, /, **data: Any) -> str:
        """Return a formatted text. For a missing one, its key."""
        found = self.texts.find(key)
        if found is None:
            if is_checking():
                raise KeyError(key)
            return key.rpartition(".")[2].replace("_", " ")
        text = self._format(found.message, data)
        return f"\u27e6{text}\u27e7" if found.is_fallback and is_checking() else text

    def paragraph(self, text: str) -> str:
        """Format a text that is in no file, such as a paragraph of a rulebook, with the variables of the table."""
        return self._format(self.texts.bundle().inline_message(text), {})

    def _format(self, entry: Message, data: Mapping[str, Any]) -> str:
        pattern = entry.pattern
        if isinstance(pattern, str):
            return pattern
        return _drop_doubled_stop(pattern(_MessageValues(self, data, entry.boolean_variables)))

    def text_variable(self, name: str) -> Any:
        """Return a variable of this table that texts may use; None if there is none of that name."""
        return self._text_variables.get(name)

    def is_worth_mentioning(self, field: str, value: Any) -> bool:
        """Return whether a value is worth mentioning: zero cubes are not; card or seat number 0 is, because it has a name."""
        return bool(value) or (type(value) is int and self.name(field, value) != str(value))

    def name(self, field: str, value: Any) -> str:
        """Return the label of a field's value. Numbers (seats, cards, places) recur, so their labels are cached."""
        if value.__class__ is not int:
            return self._make_label(field, value)
        key = (field, value)
        called = self._label_cache.get(key)
        if called is None:
            called = _store(self._label_cache, MAX_CACHED_LABELS, key, self._make_label(field, value))
        return called

    def _make_label(self, field: str, value: Any) -> str:
        kind = value.__class__
        if kind is Verbatim:
            return str(value)
        if kind is Percent:
            return self.share(value / 100)
        if (called := self.game_label(field, value)) is not None:
            return called
        if field in SEAT_FIELDS and isinstance(value, int):
            return self.player(value)
        if field in SEAT_LIST_FIELDS and isinstance(value, list | tuple):
            return self.join_and([self.player(seat) for seat in value])
        if isinstance(value, bool):
            return self.text("word.yes" if value else "word.no")
        if isinstance(value, list | tuple):
            return self.join_and([str(v) for v in value], none="word.nothing")
        if isinstance(value, int | float):
            return self.number(value)
        return str(value)

    def game_label(self, field: str, value: Any) -> str | None:
        """Return the game's label of a value; None if it has none."""
        if self._game is None:
            return None
        joined = self._game.list_labels.get(field)
        if joined is None or not isinstance(value, list | tuple):
            return self._game.label(self, self._edition, field, value)
        names = [self.name(joined.of, item) for item in value]
        if joined.join == "and":
            return self.join_and(names, joined.none)
        return self.ranked(names) if joined.join == "ranked" else self.join(names)

    @property
    def list_labels(self) -> Mapping[str, ListLabel]:
        """The fields whose lists are labelled item by item."""
        return {} if self._game is None else self._game.list_labels

    def number(self, value: float, digits: int | None = None, *, signed: bool = False) -> str:
        """Format a number in this language; with `digits` decimals, and with a sign for a difference."""
        return self.texts.numbers.number(value, digits, signed=signed)

    def share(self, value: float, digits: int = 0, *, signed: bool = False) -> str:
        """Format a share in percent: 0.5 is 50% in English, 50 % in most languages."""
        return self.texts.numbers.share(value, digits, signed=signed)

    def player(self, seat: int) -> str:
        """Return the name of the player in a seat."""
        return self.players[seat] if 0 <= seat < len(self.players) else self.text("word.seat", n=seat + 1)

    def join_and(self, names: Sequence[str], none: str = "word.nobody") -> str:
        """Join names as "a, b and c"; `none` is the text for an empty list: for things, `word.nothing`."""
        if len(names) < 2:
            return "".join(names) or self.text(none)
        key = "word.and_before_i" if _I_SOUND.match(names[-1]) else "word.and"
        return self._pair(key, self.join(names[:-1]), names[-1])

    def join(self, parts: Iterable[str], how: str = "list") -> str:
        """Join parts: a `list` (a, b), `clauses` (a; b), `sentences` (A. B.) or separate `notes` (a · b)."""
        key, parts = f"word.{how}", [part for part in parts if part]
        if len(parts) < 2:
            return "".join(parts)
        if (between := self.texts.separator(key)) is not None:
            return _drop_doubled_stop(between.join(parts))
        return reduce(partial(self._pair, key), parts)

    def _pair(self, key: str, left: str, right: str) -> str:
        if (between := self.texts.separator(key)) is not None:
            return _drop_doubled_stop(f"{left}{between}{right}")
        return self.text(key, left=Verbatim(left), right=Verbatim(right))

    def labelled(self, label: str, value: str) -> str:
        """Return a label with its value: `Damage: 3`."""
        return self.text("word.labelled", label=Verbatim(label), value=Verbatim(value))

    def ranked(self, names: Iterable[str]) -> str:
        """Join names in their order, with their ranks: 1. Ana, 2. Ben."""
        return self.join(self.text("word.ranked", n=n, name=Verbatim(name)) for n, name in enumerate(names, 1))

    def localized(self, text: str) -> str:
        """Return a name or text of an edition, in this language if available."""
        return localize(text, self.language)

    def capitalized(self, text: str) -> str:
        """Capitalize the first letter of a text."""
        first = "İ" if text[:1] == "i" and self.language.partition("-")[0] in ("tr", "az") else text[:1].upper()
        return first + text[1:]

    def fact(self, fact: Fact) -> str:
        """Render a fact as a sentence."""
        return self.text(f"fact.{fact.kind}", **fact.data)

    def reason(self, reason: Reason) -> str:
        """Render a reason as a sentence, with its rulebook section."""
        sentence = self.text(f"reason.{reason.code}", **reason.data)
        if not reason.section:
            return sentence
        return self.text("word.cited", sentence=sentence, section=self.section(reason.section))

    def section(self, section: str) -> str:
        """Return the heading of a rulebook section in this language."""
        return self.text(f"section.{section}")

    def prompt(self, kind: str, **data: Any) -> str:
        """Return the text of a prompt."""
        return self.text(f"ask.{kind}", **data)

    def waiting_message(self, kind: str, waiting: Sequence[int]) -> str:
        """Return the message about the seats that the table waits for, for all other viewers."""
        return self.text(self.waiting_key(kind), waiting=list(waiting))

    def waiting_key(self, kind: str) -> str:
        """Return the key of the message about the seats that the table waits for."""
        key = f"awaits.{kind}"
        return key if key in self else "server.awaits"


def _drop_doubled_stop(text: str) -> str:
    """Drop a full stop after a name that ends with its own mark: "Iä! Iä!"."""
    return text.replace("!.", "!") if "!." in text else text


class _MessageValues:
    """The values of one message: each is shown by its label, and evaluated where the text selects by it."""

    __slots__ = ("_boolean_variables", "_data", "_words")

    def __init__(self, words: Localization, data: Mapping[str, Any], boolean_variables: frozenset[str]) -> None:
        self._words, self._data, self._boolean_variables = words, data, boolean_variables

    def label(self, field: str) -> str:
        """Return the label of a field's value."""
        return self._words.name(field, self._data[field] if field in self._data else self._words.text_variable(field))

    def selector(self, field: str) -> float | str:
        """Return the value to select by: a list's length, a boolean as a word, a missing value as 0; anything else
        unchanged."""
        value = self._data[field] if field in self._data else self._words.text_variable(field)
        if field in self._boolean_variables:
            return "yes" if self._words.is_worth_mentioning(field, value) else "no"
        if isinstance(value, str):
            return value or 0
        if isinstance(value, list | tuple):
            return len(value)
        if isinstance(value, int) and not isinstance(value, bool):
            return value or int(self._words.is_worth_mentioning(field, value))
        return value if isinstance(value, float) else int(bool(value))
