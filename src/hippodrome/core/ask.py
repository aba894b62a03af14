"""Prompts: rules pause at an Ask until seats answer, and at a Chance until an outcome is drawn."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Iterator, Mapping, Sequence
from itertools import islice, permutations, product
from math import perm
from random import Random
from typing import Any, Generic, Protocol, TypeVar, runtime_checkable

from hippodrome.core.errors import Reason

T = TypeVar("T")
A_co = TypeVar("A_co", covariant=True)
Seat = int
CHANCE_SEAT: Seat = -1
"""The seat number of chance in the log."""

MAX_OPTIONS = 250_000
"""Maximum options of one prompt. The reader rejects an edition that could exceed it (`TomlReader.bound_options`).

The Charioteer edition reaches 100,000 at worst; a bot that evaluates every set of cards needs about a second for that many.
"""


class Options(Protocol[A_co]):
    """The legal answers of a seat. Lazy: listing, counting, testing, drawing and explaining cost nothing until used."""

    def __iter__(self) -> Iterator[A_co]: ...
    def __len__(self) -> int: ...
    def __contains__(self, answer: object, /) -> bool: ...

    def draw(self, rng: Random) -> A_co:
        """Draw one option uniformly."""

    def why_not(self, answer: object) -> Reason | None:
        """Return the reason why an answer is not among them; None if it is."""

    def read(self, text: str) -> A_co | Reason:
        """Parse an answer's text into an option, or into a well-formed illegal answer; return the reason if it cannot be
        parsed."""


@runtime_checkable
class PagedOptions(Protocol[A_co]):
    """Options that can be accessed by position without listing the ones before it."""

    def page(self, start: int, count: int) -> Sequence[A_co]:
        """Return up to `count` options from position `start` on, in the order of iteration."""


def page_of(options: Options[T], start: int, count: int) -> Sequence[T]:
    """Return up to `count` options from position `start` on; options without `page` are iterated up to there."""
    if isinstance(options, PagedOptions):
        found: Sequence[T] = options.page(start, count)
        return found
    return list(islice(options, start, start + count))


class ListedOptions(Generic[T]):
    """Options from a short list. `why` explains what is missing; a callable `make` builds the list on first use. `tries` are
    answers that players may type although they are illegal: `read` parses them, so that `why_not` can name the reason."""

    __slots__ = ("_listed", "_make", "_why", "tries")

    def __init__(
        self,
        make: Sequence[T] | Callable[[], Iterable[T]],
        why: Callable[[object], Reason | None] | None = None,
        tries: Sequence[T] = (),
    ) -> None:
        self._make, self.tries = make, tries
        self._listed: Sequence[T] | None = None if callable(make) else make
        self._why = why

    def _all(self) -> Sequence[T]:
        if self._listed is None:
            assert callable(self._make)
            self._listed = tuple(self._make())
        return self._listed

    def __iter__(self) -> Iterator[T]:
        return iter(self._all())

    def __len__(self) -> int:
        return len(self._all())

    def __contains__(self, answer: object) -> bool:
        return answer in self._all()

    def page(self, start: int, count: int) -> Sequence[T]:
        return self._all()[start : start + count]

    def draw(self, rng: Random) -> T:
        return rng.choice(self._all())

    def why_not(self, answer: object) -> Reason | None:
        if answer in self._all():
            return None
        return (self._why(answer) if self._why else None) or Reason("not_offered", {"answer": str(answer)})

    def read(self, text: str) -> T | Reason:
        for option in (*self._all(), *self.tries):
            if str(option) == text:
                return option
        return Reason("not_offered", {"answer": text})


class Ask(Generic[T]):
    """A prompt: the rules stop until every seat in `options` has answered. If there are several seats, answers are sealed.

    A hidden prompt (`is_hidden`) must not reveal which seats have a choice: the caller answers at once for a seat that has
    only one option (`Table.answer_forced`), and shows neither the awaited seats nor the entries (`Table.is_public`).
    """

    __slots__ = ("is_hidden", "kind", "options")

    def __init__(self, kind: str, options: Mapping[Seat, Options[T]], *, is_hidden: bool = False) -> None:
        self.kind, self.options, self.is_hidden = kind, options, is_hidden

    def __await__(self) -> Generator[Ask[T], Any, dict[Seat, T]]:
        answers: dict[Seat, T] = yield self
        return answers


async def ask(seat: Seat, kind: str, options: Options[T]) -> T:
    """Prompt one seat and return its answer."""
    return (await Ask(kind, {seat: options}))[seat]


class Chance:
    """A chance draw: the rules stop until `count` numbers below `sides` are drawn, all different if `distinct`.

    `stream` names the source (the deck, a die, a seat's dice), so that one source can be fixed while another varies;
    `visible_to` lists the seats that see the outcome at once (None: all).
    """

    __slots__ = ("count", "distinct", "kind", "sides", "stream", "visible_to")

    def __init__(
        self,
        kind: str,
        count: int,
        sides: int,
        *,
        distinct: bool = False,
        stream: str = "",
        visible_to: tuple[Seat, ...] | None = None,
    ) -> None:
        self.kind, self.count, self.sides, self.distinct = kind, count, sides, distinct
        self.stream, self.visible_to = stream or kind, visible_to

    def __await__(self) -> Generator[Chance, Any, tuple[int, ...]]:
        drawn: tuple[int, ...] = yield self
        return drawn

    def draw(self, rng: Random) -> tuple[int, ...]:
        """Draw one outcome with the given random numbers."""
        if self.count == 1:
            return (int(rng.random() * self.sides),)
        if not self.distinct:
            return tuple([int(rng.random() * self.sides) for _ in range(self.count)])
        if self.count * 4 > self.sides:
            return tuple(rng.sample(range(self.sides), self.count))
        drawn: list[int] = []
        while len(drawn) < self.count:  # with that many sides, repeated draws are rare
            n = int(rng.random() * self.sides)
            if n not in drawn:
                drawn.append(n)
        return tuple(drawn)

    def is_possible(self, drawn: object) -> bool:
        """Return whether these numbers are a possible outcome."""
        return (
            isinstance(drawn, tuple)
            and len(drawn) == self.count
            and all(type(n) is int and 0 <= n < self.sides for n in drawn)
            and (not self.distinct or len(set(drawn)) == self.count)
        )

    def __len__(self) -> int:
        """Return the number of outcomes; all are equally likely."""
        return perm(self.sides, self.count) if self.distinct else self.sides**self.count

    def outcomes(self) -> Iterator[tuple[tuple[int, ...], float]]:
        """Yield every outcome with its probability."""
        numbers = range(self.sides)
        every = permutations(numbers, self.count) if self.distinct else product(numbers, repeat=self.count)
        weight = 1 / len(self)
        return ((drawn, weight) for drawn in every)
