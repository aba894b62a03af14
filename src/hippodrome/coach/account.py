"""The account of a race: the chances of all seats when each turn begins, what luck gave to whom, and what answers changed.

Chances are what comes of the true position when everything that is still to happen is drawn anew and everybody plays on as
auriga to the end of the race. A line of luck has given a seat what its chances rose by when the card or the die came up,
compared with all that could have come up; an answer is compared with what auriga would have answered. As the races are played
to their end nothing is left over: the chance at the start, all luck and all answers add up to the result.

All lines are looked at in a few worlds. Answers that differ from auriga's are looked at again in many other worlds, and so is
the start; what luck gave altogether follows from them and the result, and is shared out among the streams of luck by how
unsure each of them is.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from hippodrome.coach import coach_of, minds_of
from hippodrome.coach.effort import Effort
from hippodrome.core.ask import LUCK, Ask, Chance, Seat
from hippodrome.core.table import Line, Pov, Table
from hippodrome.games.parts import Coach

Progress = Callable[[float], None]
"""Told how much of the work is done, from 0 to 1."""


@dataclass(frozen=True)
class Point:
    """The chances of all seats after so many lines, when a turn begins or the race ends."""

    line: int
    turn: int
    chances: list[float]


@dataclass(frozen=True)
class Sum:
    """What the chances of all seats were changed by, and the square of the error of that; a number a seat."""

    total: Any
    square: Any

    def plus(self, other: Sum) -> Sum:
        """Both together, if neither knows of the other."""
        return Sum(self.total + other.total, self.square + other.square)


def sum_of(worlds: Any) -> Sum:
    """The mean of what came of worlds, a row each, and its error. Lines that share worlds are added up world by world first."""
    return Sum(worlds.mean(axis=0), worlds.var(axis=0, ddof=1) / len(worlds))


@dataclass
class Account:
    """Points to plot; what all luck, each stream of it and each seat's answers gave to all seats; and what is left over, where
    races are not played to their end."""

    points: list[Point] = field(default_factory=list)
    luck: dict[str, Sum] = field(default_factory=dict)
    answers: dict[Seat, Sum] = field(default_factory=dict)
    all_luck: Sum = field(default_factory=lambda: Sum(0.0, 0.0))
    rest: Sum = field(default_factory=lambda: Sum(0.0, 0.0))


def lines_of(table: Table[Any]) -> Iterator[tuple[int, Table[Any]]]:
    """The race once more, line by line: the number of each line that is still to be answered, and the table before it."""
    again = table.at(0)
    for n, line in enumerate(table.log):
        yield n, again
        again.answer(line.seat, line.answer)
    yield len(table.log), again


def settle(table: Table[Any], key: int, effort: Effort, progress: Progress) -> Account:
    """Draw up the account of a race."""
    coach, log, seats = coach_of(table.game.name), table.log, len(table.game.standing(table.state).ranks)
    streams: dict[str, Any] = {}
    unlike: list[int] = []
    for n, change in changes(table, coach, key, effort.account, lambda part: progress(part * 0.5)):
        if log[n].seat == LUCK:
            streams[log[n].stream] = streams.get(log[n].stream, 0.0) + change
        elif change.any():
            unlike.append(n)
    worlds = effort.for_answers(len(unlike))
    account, started = Account(), np.zeros((worlds, seats))
    given = {seat: np.zeros((worlds, seats)) for seat in range(seats)}
    key += 1  # other worlds
    for n, turn, before, after in _look_deeper(table, coach, key, worlds, unlike, lambda part: progress(0.5 + part * 0.5)):
        if n == 0:
            started = before
        if after is None:
            account.points.append(Point(n, turn, _rounded(before.mean(axis=0))))
        else:
            given[log[n].seat] = given[log[n].seat] + (after - before)
    end = np.array(account.points[-1].chances)
    skill = sum_of(started + sum(given.values()))
    account.answers = {seat: sum_of(changed) for seat, changed in given.items()}
    account.all_luck = Sum(end - skill.total, skill.square)
    found = {stream: sum_of(changed) for stream, changed in streams.items()}
    if coach.sees_the_end(table.state.edition):
        account.luck = share_out(found, account.all_luck)
    else:
        account.luck, known = found, sum((gave.total for gave in found.values()), 0.0)
        account.rest = Sum(account.all_luck.total - known, skill.square)
        account.all_luck = Sum(known, sum((gave.square for gave in found.values()), 0.0))
    return account


def luck_of(table: Table[Any], key: int, worlds: int) -> Any:
    """What all luck of a race that is over gave to each seat, reckoned as in its account, but without saying by which stream.

    For any players it is 0 on average: it is the sum, over all draws of the race, of a seat's chance after the draw less its
    mean chance when that draw is made anew, each estimated without bias in worlds that know nothing of the race's own luck.
    """
    coach, last = coach_of(table.game.name), len(table.log)
    known: Any = 0.0
    for n, again in lines_of(table):
        if n == 0:
            known = coach.chances(again, key, worlds).mean(axis=0)
        if n < last and table.log[n].seat != LUCK and not is_usual(again, table.log[n]):
            here = _key_at(key, n)
            given, usual = coach.chances(again, here, worlds, table.log[n]), coach.chances(again, here, worlds)
            known = known + (given - usual).mean(axis=0)
        if n == last:
            return coach.chances(again, key, 1)[0] - known
    raise AssertionError("a race ends after its last line")


def share_out(streams: dict[str, Sum], altogether: Sum) -> dict[str, Sum]:
    """Streams of luck that add up to what luck gave altogether: what they lack is shared out by how unsure each of them is."""
    if not streams:
        return {}
    unsure = np.array([float(np.sum(gave.square)) for gave in streams.values()])
    parts = unsure / unsure.sum() if unsure.sum() > 0 else np.full(len(unsure), 1 / len(unsure))
    lack = altogether.total - sum(gave.total for gave in streams.values())
    return {
        stream: Sum(gave.total + part * lack, gave.square * (1 - part) + part**2 * altogether.square)
        for (stream, gave), part in zip(streams.items(), parts, strict=True)
    }


def changes(table: Table[Any], coach: Coach, key: int, worlds: int, progress: Progress) -> Iterator[tuple[int, Any]]:
    """What each line changed in each world, for all seats; a stream that gives several times in a row is one line, its last."""
    log = table.log
    before: Any = None
    usual = False
    for n, again in lines_of(table):
        progress(n / max(1, len(log)))
        if coach.JOINED:
            if n and log[n - 1].seat == LUCK and _draws_again(again, log[n - 1].stream):
                continue
            now = before if usual else coach.chances(again, key, worlds)
            if n and not usual:
                yield n - 1, now - before
            before, usual = now, n < len(log) and is_usual(again, log[n])
        elif n < len(log) and not is_usual(again, log[n]):
            here = _key_at(key, n)
            yield n, coach.chances(again, here, worlds, log[n]) - coach.chances(again, here, worlds)


def _look_deeper(
    table: Table[Any], coach: Coach, key: int, worlds: int, unlike: Collection[int], progress: Progress
) -> Iterator[tuple[int, int, Any, Any]]:
    """Line, turn and chances: where turns begin and where the race ends (and None), and before and after some lines."""
    turn, last, wanted = -1, len(table.log), set(unlike)
    kept: dict[int, Any] = {}
    for n, again in lines_of(table):
        progress(n / max(1, last))
        begins, turn = again.game.turn(again.state) != turn or n in (0, last), again.game.turn(again.state)
        joined = coach.JOINED and (n in wanted or n - 1 in kept)
        here = coach.chances(again, key, worlds) if begins or joined else None
        if n - 1 in kept:
            yield n - 1, turn, kept.pop(n - 1), here
        if begins:
            yield n, turn, here, None
        if joined and n in wanted:
            kept[n] = here
        elif n in wanted:
            own = _key_at(key, n)
            yield n, turn, coach.chances(again, own, worlds), coach.chances(again, own, worlds, table.log[n])


def _rounded(chances: Any) -> list[float]:
    return [round(float(chance), 4) for chance in chances]


def _draws_again(table: Table[Any], stream: str) -> bool:
    return isinstance(table.asked, Chance) and table.asked.stream == stream


def is_usual(table: Table[Any], line: Line) -> bool:
    """Whether a line is an answer that was forced, or the one that auriga would give there: it changes nothing."""
    if line.seat == LUCK or not isinstance(table.asked, Ask) or line.seat not in table.asked.of:
        return False
    if len(table.asked.of[line.seat]) == 1:
        return True
    pov, name = Pov(table, line.seat), table.game.name
    usual, alike = coach_of(name).usual(pov), minds_of(name).alike
    return bool(usual == line.answer or alike(pov, usual) == alike(pov, line.answer))


def _key_at(key: int, line: int) -> int:
    """A key of a line's own: where a world does not go on from one line to the next, other worlds spread the errors."""
    return key + 0x9E3779B1 * (line + 1) & 0xFFFFFFFF
