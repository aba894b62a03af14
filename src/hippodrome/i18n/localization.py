"""Words: facts, questions and reasons as sentences, for each reader in their own language.

Texts are entries of Project Fluent in `locale/<language>.ftl` of the house, of each game and of some rooms. A key in code has
dots, its id in the file hyphens: `fact.moved` is `fact-moved`. A text names values (`{$seat}`), which are told by what the game
calls them, and chooses by them (`{ $cubes -> [one] ... *[other] ... }`): a list by how many it has, a number or a word by
itself, a yes or no as `[yes]` and `[no]`; what is zero, empty or missing is `[0]`, or `[no]`. Beside what it is given, a text
may name the figures of the table (`Game.figures`): numbers of its edition, of its seats and of its options.

What a language lacks is said in English. With HIPPODROME_WORDS=check it is marked with ⟦ ⟧, and a text that is nowhere raises.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache, lru_cache, partial, reduce, wraps
from importlib import resources
from typing import Any, NamedTuple, TypeVar, TypeVarTuple

from hippodrome.core.errors import BadInput, OneOf, Reason
from hippodrome.core.facts import Fact
from hippodrome.core.game import Game
from hippodrome.i18n.bundle import Entry, Speaker
from hippodrome.i18n.localized import told_in
from hippodrome.i18n.numbers import Numbers
from hippodrome.i18n.pattern import Unreadable

HOUSE = "hippodrome.i18n"
ENGLISH = "en"


@cache
def languages_of(package: str) -> tuple[str, ...]:
    """The languages that a package has words in, English first."""
    folder = resources.files(package).joinpath("locale")
    found = sorted(file.name.removesuffix(".ftl") for file in folder.iterdir() if file.name.endswith(".ftl"))
    return (ENGLISH, *(language for language in found if language != ENGLISH))


LANGUAGES = languages_of(HOUSE)
"""The languages that the house speaks: a file each."""


def spoken_language(wishes: Iterable[str]) -> str:
    """The first language of the house among some that are wished for: `de`, `de-AT` and `de_AT.UTF-8` are German."""
    for wish in wishes:
        tag = re.split(r"[.@]", wish.strip())[0].replace("_", "-").lower()
        for language in LANGUAGES:
            if tag == language.lower() or tag.startswith(f"{language.lower()}-"):
                return language
    return ENGLISH


MOST_KEPT = 20_000
"""So much is kept of a language and an edition; then it is made anew."""

MOST_CALLED = 2_000
"""So many names of numbers are kept of one table; then they are made anew."""

ONE_SEAT = ("seat", "rival", "leader")
SOME_SEATS = ("waiting", "rivals", "passed", "spared", "winners", "seats")
"""Fields that hold a seat, or several, in every game: they are told by the players' names."""

T = TypeVar("T")
Ts = TypeVarTuple("Ts")

_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.M)
_COMMENT = re.compile(r"^#.*\n?", re.M)
_NOT_IN_IDS = re.compile(r"[^A-Za-z0-9_-]+")
_PAIR = re.compile(r"[\w-]+ *= *\{ *\$left *\}([^{}\n\r]*)\{ *\$right *\} *\n*")
_I_SOUND = re.compile(r"h?[ií](?!e)", re.I)


@lru_cache(20_000)
def ident(key: str) -> str:
    """The id of a text in its file: `fact.moved` is fact-moved, `section.Phase 5: Move` is section-Phase_5_Move."""
    return _NOT_IN_IDS.sub("_", key.replace(".", "-"))


@cache
def load_texts(package: str, language: str) -> Mapping[str, str]:
    """The entries of one package in one language by id, each as it is written; none, if the package does not speak it."""
    if language not in LANGUAGES:
        raise BadInput("no_words", language=language[:20], known=OneOf(LANGUAGES))
    file = resources.files(package).joinpath("locale", f"{language}.ftl")
    return cut(file.read_text(encoding="utf-8")) if file.is_file() else {}


def cut(text: str) -> dict[str, str]:
    """A file of Fluent as its entries by id; comments are left out."""
    text = _COMMENT.sub("", text)
    starts = [m.start() for m in _ENTRY.finditer(text)]
    entries = [text[start:end] for start, end in zip(starts, [*starts[1:], len(text)], strict=False)]
    return {entry.partition("=")[0].strip(): entry for entry in entries}


def checking() -> bool:
    """Whether texts that a language lacks are marked, as in tests and while a language is being written."""
    return os.environ.get("HIPPODROME_WORDS") == "check"


class Found(NamedTuple):
    """A text, and whether it is English instead of the reader's language."""

    entry: Entry
    borrowed: bool


class Texts:
    """The texts of some packages in one language, the later before the earlier, and in English what it lacks."""

    def __init__(self, packages: Sequence[str], language: str, more: str = "") -> None:
        """`more` are further entries, as they would stand in a file."""
        self.language = language
        self.sources = {**_merged(packages, language), **cut(more)}
        self._english = self.sources if language == ENGLISH else _merged(packages, ENGLISH)
        self._found: dict[str, Found] = {}
        self._between: dict[str, str | None] = {}
        self._speakers: dict[bool, Speaker] = {}

    def __contains__(self, key: str) -> bool:
        name = ident(key)
        return name in self.sources or name in self._english

    def keys(self) -> set[str]:
        """The id of every text there is."""
        return {name for name in {*self.sources, *self._english} if not name.startswith("-")}

    def all(self) -> dict[str, str]:
        """Every text as it is written, in English where this language lacks it."""
        return {**self._english, **self.sources}

    @property
    def numbers(self) -> Numbers:
        """How this language writes numbers."""
        return self.speaker().numbers

    def speaker(self, borrowed: bool = False) -> Speaker:
        """Who says the texts of this language, or English ones instead. Terms that it lacks are English, too."""
        if borrowed not in self._speakers:
            language, sources = (ENGLISH, self._english) if borrowed else (self.language, self.all())
            self._speakers[borrowed] = Speaker(language, sources)
        return self._speakers[borrowed]

    def find(self, key: str) -> Found | None:
        """A text by its key; None if there is none that can be said, in this language or in English."""
        found = self._found.get(key)
        if found is None:
            name = ident(key)
            for borrowed, sources in ((False, self.sources), (True, self._english)):
                if name in sources and (entry := self._entry(name, borrowed)) is not None:
                    found = self._found[key] = Found(entry, borrowed)
                    break
        return found

    def between(self, key: str) -> str | None:
        """What stands between two parts, for a text that says them in a row and no more: `{$left}, {$right}`. None for others,
        and for what this language lacks."""
        if key not in self._between:
            plain = _PAIR.fullmatch(self.sources.get(ident(key), ""))
            self._between[key] = plain[1] if plain else None
        return self._between[key]

    def _entry(self, name: str, borrowed: bool) -> Entry | None:
        try:
            return self.speaker(borrowed).entry(name)
        except Unreadable:
            if checking():
                raise
            return None


def _merged(packages: Sequence[str], language: str) -> dict[str, str]:
    return {name: source for package in packages for name, source in load_texts(package, language).items()}


@cache
def texts_of(packages: tuple[str, ...], language: str) -> Texts:
    """The texts of some packages in one language, read once."""
    return Texts(packages, language)


Kept = dict[tuple[str, tuple[object, ...]], Any]
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


def _keep(known: dict[Any, Any], most: int, key: object, made: T) -> T:
    """Keep what was made; where there is too much already, that is made anew when it is asked for."""
    if len(known) >= most:
        known.clear()
    known[key] = made
    return made


def once(make: Callable[[Words, Any, *Ts], T]) -> Callable[[Words, Any, *Ts], T]:
    """Keep what a function makes of words, an edition and plain values: it is made once a language and edition.

    Not for anything that names players, for they differ from table to table.
    """
    name = f"{make.__module__}.{make.__qualname__}"

    @wraps(make)
    def found(words: Words, edition: Any, *values: *Ts) -> T:
        known, key = words.kept, (name, values)
        try:
            return known[key]  # type: ignore[no-any-return]
        except KeyError:
            return _keep(known, MOST_KEPT, key, make(words, edition, *values))

    return found


MOST_SHARED = 64
"""So much is kept of one table as it stands; then it is made anew."""


def shared(make: Callable[[Words, Any, *Ts], T]) -> Callable[[Words, Any, *Ts], T]:
    """Keep for a while what a function makes of words, an edition and plain values: readers of a table who see the same of it
    come one after another. It may name players, and is for what seldom comes again (`once` keeps the rest)."""

    @wraps(make)
    def found(words: Words, edition: Any, *values: *Ts) -> T:
        known, key = words.shared, (make, values)
        try:
            return known[key]  # type: ignore[no-any-return]
        except KeyError:
            return _keep(known, MOST_SHARED, key, make(words, edition, *values))

    return found


class Noun(str):
    """A word that stands for a value and is told as it is: "this card" for any card."""


class Percent(int):
    """A number of hundredths, told as percents: 50% in English, 50 % in most languages."""


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
        room: str = "",
        short: bool = False,
    ) -> None:
        self.language, self.players = language, players
        self.short = short
        """Whether names are short where a game has short ones, as a terminal needs them: m12 for middle lane 12."""
        self._game, self._edition = game, edition
        self.kept: Kept = _kept(language, edition)
        """What depends on nothing but the language and the edition, such as names of cards (`once`)."""
        self.shared: dict[tuple[object, tuple[object, ...]], Any] = {}
        """What was made of the table as it stands (`shared`). Whoever knows that it has changed may empty it."""
        self._called: dict[tuple[str, int], str] = {}
        """What numbers are called, by the field that they stand in."""
        self._figures: Mapping[str, Any] = {}
        if game is not None and edition is not None:
            seats = len(players) if len(players) in game.seats else game.seats.stop - 1
            self._figures = game.figures(edition, seats, game.settle(options or {}))
        own = [] if game is None else [game.state.__module__.rpartition(".")[0]]
        self.texts = texts_of((HOUSE, *([room] if room else []), *own), language)
        """The texts as they are written: the house's, those of a room that has its own (`hippodrome.server`), the game's."""

    def __contains__(self, key: str) -> bool:
        return key in self.texts

    def keys(self) -> set[str]:
        """Every text there is, by its id."""
        return self.texts.keys()

    def text(self, key: str, /, **data: Any) -> str:
        """A text with its values filled in. One that is nowhere is told by its key."""
        found = self.texts.find(key)
        if found is None:
            if checking():
                raise KeyError(key)
            return key.rpartition(".")[2].replace("_", " ")
        said = self._said(found.entry, data)
        return f"\u27e6{said}\u27e7" if found.borrowed and checking() else said

    def paragraph(self, text: str) -> str:
        """A text that is in no file of words, such as a paragraph of a rulebook, with the figures of the table filled in."""
        return self._said(self.texts.speaker().loose(text), {})

    def _said(self, entry: Entry, data: Mapping[str, Any]) -> str:
        pattern = entry.pattern
        if isinstance(pattern, str):
            return pattern
        return _stopped_once(pattern(_Given(self, data, entry.asked)))

    def figure(self, name: str) -> Any:
        """A number of this table that texts may name; None if there is none by that name."""
        return self._figures.get(name)

    def is_there(self, field: str, value: Any) -> bool:
        """Whether a value is worth mentioning: zero cubes are not, card or seat number 0 is, for it has a name."""
        return bool(value) or (type(value) is int and self.name(field, value) != str(value))

    def name(self, field: str, value: Any) -> str:
        """What a value of a field is called. Numbers (seats, cards, places) come again and again: each is called once."""
        if value.__class__ is not int:
            return self._call(field, value)
        key = (field, value)
        called = self._called.get(key)
        if called is None:
            called = _keep(self._called, MOST_CALLED, key, self._call(field, value))
        return called

    def _call(self, field: str, value: Any) -> str:
        kind = value.__class__
        if kind is Noun:
            return str(value)
        if kind is Percent:
            return self.share(value / 100)
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
        if isinstance(value, int | float):
            return self.number(value)
        return str(value)

    def number(self, value: float, digits: int | None = None, *, signed: bool = False) -> str:
        """A number as it is written in this language; with so many digits behind the point, with a sign for a difference."""
        return self.texts.numbers.number(value, digits, signed=signed)

    def share(self, value: float, digits: int = 0, *, signed: bool = False) -> str:
        """A share in percent: 0.5 is 50% in English, 50 % in most languages."""
        return self.texts.numbers.share(value, digits, signed=signed)

    def player(self, seat: int) -> str:
        """What the player in a seat is called."""
        return self.players[seat] if 0 <= seat < len(self.players) else self.text("word.seat", n=seat + 1)

    def listed(self, names: Sequence[str], none: str = "word.nobody") -> str:
        """a, b and c; `none` is what is said of an empty list: of things, `word.nothing`."""
        if len(names) < 2:
            return "".join(names) or self.text(none)
        key = "word.and_before_i" if _I_SOUND.match(names[-1]) else "word.and"
        return self._pair(key, self.joined(names[:-1]), names[-1])

    def joined(self, parts: Iterable[str], how: str = "list") -> str:
        """Parts in a row: a `list` (a, b), `clauses` (a; b), `sentences` (A. B.) or `notes` of their own (a · b)."""
        key, parts = f"word.{how}", [part for part in parts if part]
        if len(parts) < 2:
            return "".join(parts)
        if (between := self.texts.between(key)) is not None:
            return _stopped_once(between.join(parts))
        return reduce(partial(self._pair, key), parts)

    def _pair(self, key: str, left: str, right: str) -> str:
        if (between := self.texts.between(key)) is not None:
            return _stopped_once(f"{left}{between}{right}")
        return self.text(key, left=Noun(left), right=Noun(right))

    def labelled(self, label: str, value: str) -> str:
        """What something is, and of what: `Damage: 3`."""
        return self.text("word.labelled", label=Noun(label), value=Noun(value))

    def ranked(self, names: Iterable[str]) -> str:
        """Names in their order, with their ranks: 1. Ana, 2. Ben."""
        return self.joined(self.text("word.ranked", n=n, name=Noun(name)) for n, name in enumerate(names, 1))

    def own(self, text: str) -> str:
        """A name or text that an edition brought, in this language if it has it."""
        return told_in(text, self.language)

    def begun(self, text: str) -> str:
        """A text as the beginning of a sentence: its first letter is a capital."""
        first = "İ" if text[:1] == "i" and self.language.partition("-")[0] in ("tr", "az") else text[:1].upper()
        return first + text[1:]

    def fact(self, fact: Fact) -> str:
        """A fact as a sentence."""
        return self.text(f"fact.{fact.kind}", **fact.data)

    def reason(self, reason: Reason) -> str:
        """A reason as a sentence, with its section of the rulebook."""
        sentence = self.text(f"reason.{reason.code}", **reason.data)
        if not reason.section:
            return sentence
        return self.text("word.cited", sentence=sentence, section=self.section(reason.section))

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


def _stopped_once(said: str) -> str:
    """A name that ends a sentence may bring its own mark: "Iä! Iä!" needs no full stop."""
    return said.replace("!.", "!") if "!." in said else said


class _Given:
    """The values of one message: each is told by its name, and weighed where the text chooses by it."""

    __slots__ = ("_asked", "_data", "_words")

    def __init__(self, words: Words, data: Mapping[str, Any], asked: frozenset[str]) -> None:
        self._words, self._data, self._asked = words, data, asked

    def tell(self, field: str) -> str:
        """What the value of a field is called."""
        return self._words.name(field, self._data[field] if field in self._data else self._words.figure(field))

    def weigh(self, field: str) -> float | str:
        """A list by how many it has, a yes or no as a word, what is missing as 0; anything else by itself."""
        value = self._data[field] if field in self._data else self._words.figure(field)
        if field in self._asked:
            return "yes" if self._words.is_there(field, value) else "no"
        if isinstance(value, str):
            return value or 0
        if isinstance(value, list | tuple):
            return len(value)
        if isinstance(value, int) and not isinstance(value, bool):
            return value or int(self._words.is_there(field, value))
        return value if isinstance(value, float) else int(bool(value))
