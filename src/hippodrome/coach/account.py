"""The account of a race: the chances of all seats after every line of its log, and what each line changed.

Chances are what comes of the true position when everything that is still to happen is drawn anew and everybody plays on as
auriga. A line of luck has given a seat what its chances rose by when the card or the die came up, compared with all that
could have come up; an answer is compared with what auriga would have answered. All changes of a race add up to its result.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

from hippodrome.coach import coach_of
from hippodrome.core.ask import LUCK, Ask, Chance, Seat
from hippodrome.core.table import Line, Table

Progress = Callable[[float], None]
"""Told how much of the work is done, from 0 to 1."""


@dataclass(frozen=True)
class Point:
    """The chances of all seats after so many lines, when a turn begins or the race ends."""

    line: int
    turn: int
    chances: list[float]


@dataclass
class Sum:
    """Changes of all seats' chances, added up, with the square of their error."""

    total: Any = 0.0
    square: Any = 0.0

    def add(self, changes: Any) -> None:
        """Add a change, given in every world."""
        self.total = self.total + changes.mean(axis=0)
        self.square = self.square + changes.var(axis=0) / len(changes)

    def join(self, other: Sum) -> None:
        """Add all of another sum."""
        self.total = self.total + other.total
        self.square = self.square + other.square


@dataclass
class Account:
    """Points to plot; what each stream of luck and what each seat's answers gave to all seats; and by how much the estimates
    themselves changed when a turn began and one more could be looked ahead."""

    points: list[Point] = field(default_factory=list)
    luck: dict[str, Sum] = field(default_factory=dict)
    answers: dict[Seat, Sum] = field(default_factory=dict)
    drift: Sum = field(default_factory=Sum)


def lines_of(table: Table[Any]) -> Iterator[tuple[int, Table[Any]]]:
    """The race once more, line by line: the number of each line that is still to be answered, and the table before it."""
    again = table.at(0)
    for n, line in enumerate(table.log):
        yield n, again
        again.answer(line.seat, line.answer)
    yield len(table.log), again


def settle(table: Table[Any], key: int, worlds: int, progress: Progress) -> Account:
    """Draw up the account of a race."""
    look, log = coach_of(table.game.name).chances, table.log
    now: Any = None
    account, turn, forced = Account(), 0, False
    for n, again in lines_of(table):
        if n and log[n - 1].seat == LUCK and _draws_again(again, log[n - 1].stream):
            continue  # one look at what the stream gave altogether
        before, started = now, again.game.turn(again.state)
        if not forced:
            now = look(again, key, worlds, turn)
        if before is not None:
            _enter(account, log[n - 1], now - before)
        if before is None or started != turn or n == len(log):
            if started != turn:  # from here on one looks a turn further
                before, turn = now, started
                now = look(again, key, worlds, turn)
                account.drift.add(now - before)
            account.points.append(Point(n, turn, [round(float(chance), 4) for chance in now.mean(axis=0)]))
        forced = n < len(log) and _is_forced(again, log[n].seat)
        progress((n + 1) / (len(log) + 1))
    return account


def _enter(account: Account, line: Line, changes: Any) -> None:
    """Put what a line has changed under its stream or its seat."""
    sums: dict[Any, Sum] = account.luck if line.seat == LUCK else account.answers
    name = line.stream if line.seat == LUCK else line.seat
    sums.setdefault(name, Sum()).add(changes)


def _draws_again(table: Table[Any], stream: str) -> bool:
    return isinstance(table.asked, Chance) and table.asked.stream == stream


def _is_forced(table: Table[Any], seat: Seat) -> bool:
    """Whether a seat has no choice, so that its answer changes nothing."""
    return isinstance(table.asked, Ask) and seat in table.asked.of and len(table.asked.of[seat]) == 1
