"""The account of a race: the chances of all seats when each turn begins, what luck gave to whom, and what answers changed.

Chances are what comes of the true position when everything that is still to happen is drawn anew and everybody plays on as
auriga to the end of the race. A line of luck has given a seat what its chances rose by when the card or the die came up,
compared with all that could have come up; an answer is compared with what auriga would have answered. As the races are played
to their end nothing is left over: the chance at the start, all luck and all answers add up to the result.

All lines are looked at in a few worlds first. That says how unsure each of them is, and the many worlds of the second look are
dealt out by it (`shares`): first to the start and to the answers that differ from auriga's, because what luck gave altogether
follows from them and the result; then to the lines of luck, among whose streams that sum is shared out.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import numpy as np

from hippodrome.coach import coach_of, minds_of
from hippodrome.coach.effort import BY_TEXT, Effort
from hippodrome.core.ask import LUCK, Ask, Chance, Seat
from hippodrome.core.table import Line, Pov, Table
from hippodrome.games.plugin import Coach

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


NOTHING = Sum(0.0, 0.0)


def sum_of(worlds: Any) -> Sum:
    """The mean of what came of worlds, a row each, and its error."""
    return Sum(worlds.mean(axis=0), worlds.var(axis=0, ddof=1) / len(worlds))


@dataclass
class Account:
    """Points to plot; what all luck, each stream of it and each seat's answers gave to all seats; and what is left over, where
    races are not played to their end."""

    points: list[Point] = field(default_factory=list)
    luck: dict[str, Sum] = field(default_factory=dict)
    answers: dict[Seat, Sum] = field(default_factory=dict)
    all_luck: Sum = NOTHING
    rest: Sum = NOTHING


class Unsure(NamedTuple):
    """How unsure a look at a line in one world is, and how many lines have to be played on for it."""

    spread: float
    length: float


START, END = -1, -2
"""As lines: the position before the first one, and the one after the last, where a race that still runs stands."""

FEWEST = 16
"""In so many worlds every line is looked at the second time, however sure it seems."""
A_FEW = 4
"""In so many worlds lines of luck are looked at first; what is seen of all lines of a stream says enough."""


def lines_of(table: Table[Any]) -> Iterator[tuple[int, Table[Any]]]:
    """The race once more, line by line: the number of each line that is still to be answered, and the table before it."""
    again = table.at(0)
    for n, line in enumerate(table.log):
        yield n, again
        again.answer(line.seat, line.answer)
    yield len(table.log), again


def settle(table: Table[Any], key: int, effort: Effort, progress: Progress) -> Account:
    """Draw up the account of a race."""
    coach, log = coach_of(table.game.name), table.log
    whole = coach.sees_the_end(table.state.edition)
    effort = effort if whole else effort.times(BY_TEXT)
    unlike = unlike_lines(table)
    ends = {START} if table.asked is None else {START, END}
    answers = first_look(table, coach, key, effort.account, ends | unlike, lambda part: progress(part * 0.1))
    lucky = {n for n, line in enumerate(log) if line.seat == LUCK}
    draws = by_stream(table, first_look(table, coach, key, A_FEW, lucky, lambda part: progress(0.1 + part * 0.1)))
    worlds = shares(answers, effort.answers) | shares(draws, effort.luck)
    found = _second_look(table, coach, key + 1, worlds, lambda part: progress(0.2 + part * 0.7))
    known = {0: found.pop(START)} | ({len(log): found.pop(END)} if END in found else {})
    account = Account(list(_points(table, coach, key + 2, effort.points, known, lambda part: progress(0.9 + part / 10))))
    seats = range(len(account.points[0].chances))
    nothing = Sum(np.zeros(len(seats)), np.zeros(len(seats)))
    account.answers = dict.fromkeys(seats, nothing)
    streams: dict[str, Sum] = {}
    for n, changed in found.items():
        if log[n].seat == LUCK:
            streams[log[n].stream] = streams.get(log[n].stream, nothing).plus(changed)
        else:
            account.answers[log[n].seat] = account.answers[log[n].seat].plus(changed)
    skill, now = known[0], known.get(len(log), Sum(np.array(account.points[-1].chances), 0.0))
    for changed in account.answers.values():
        skill = skill.plus(changed)
    account.all_luck = Sum(now.total - skill.total, now.square + skill.square)
    if whole:
        account.luck = share_out(streams, account.all_luck)
    else:
        drawn = Sum(sum(gave.total for gave in streams.values()), sum(gave.square for gave in streams.values()))
        account.luck, account.rest = streams, Sum(account.all_luck.total - drawn.total, account.all_luck.square)
        account.all_luck = drawn
    return account


def luck_of(table: Table[Any], key: int, effort: Effort) -> Any:
    """What all luck of a race that is over gave to each seat, reckoned as in its account, but without saying by which stream.

    For any players it is 0 on average: it is the sum, over all draws of the race, of a seat's chance after the draw less its
    mean chance when that draw is made anew, each estimated without bias in worlds that know nothing of the race's own luck.
    (The worlds that say how many others are needed are not among them.)
    """
    coach, unlike = coach_of(table.game.name), unlike_lines(table)
    unsure = first_look(table, coach, key, effort.account, {START} | unlike, lambda part: None)
    found = _second_look(table, coach, key + 1, shares(unsure, effort.answers), lambda part: None)
    return coach.chances(table, key, 1)[0] - sum(changed.total for changed in found.values())


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


def shares(unsure: Mapping[int, Unsure], lines: float) -> dict[int, int]:
    """How many worlds each line is looked at in, when so many lines may be played on for all of it.

    The error of the sum is least if a line has worlds in proportion to its spread, and to one over the root of what a world of
    it takes (Neyman, 1934).
    """
    work = sum(look.spread * look.length**0.5 for look in unsure.values())
    if work <= 0:
        return dict.fromkeys(unsure, FEWEST)
    return {n: max(FEWEST, round(lines * look.spread / look.length**0.5 / work)) for n, look in unsure.items()}


def unlike_lines(table: Table[Any]) -> set[int]:
    """The answers of a race that are not what auriga would have answered."""
    log = table.log
    return {n for n, again in lines_of(table) if n < len(log) and log[n].seat != LUCK and not is_usual(again, log[n])}


def first_look(
    table: Table[Any], coach: Coach, key: int, worlds: int, wanted: Collection[int], progress: Progress
) -> dict[int, Unsure]:
    """How unsure some lines are, or START and END. A line that is never different in a few worlds may be so in others."""
    found = {}
    for n, before, after in _looks(table, coach, dict.fromkeys(wanted, worlds), lambda n: key, progress):
        spread = (after if before is None else after - before).var(axis=0).mean()
        found[n] = Unsure(float(spread + 1 / worlds**2) ** 0.5, len(table.log) + 1 - max(0, n))
    return found


def by_stream(table: Table[Any], unsure: Mapping[int, Unsure]) -> dict[int, Unsure]:
    """The same for lines of luck, each as unsure as all of its stream are on average."""
    squares: dict[str, list[float]] = {}
    for n, look in unsure.items():
        squares.setdefault(table.log[n].stream, []).append(look.spread**2)
    return {n: look._replace(spread=float(np.mean(squares[table.log[n].stream])) ** 0.5) for n, look in unsure.items()}


def _second_look(table: Table[Any], coach: Coach, key: int, worlds: Mapping[int, int], progress: Progress) -> dict[int, Sum]:
    """What START and END promise, and what lines changed, each in so many worlds of its own."""
    looks = _looks(table, coach, worlds, lambda n: _key_at(key, n), progress)
    return {n: sum_of(after if before is None else after - before) for n, before, after in looks}


def _looks(
    table: Table[Any], coach: Coach, worlds: Mapping[int, int], key_at: Callable[[int], int], progress: Progress
) -> Iterator[tuple[int, Any, Any]]:
    """The chances before and after lines, each in some worlds; of START and END, those there. A line's worlds are the same
    before and after it; lines that have the same key and number of worlds are looked at once for what lies between them."""
    log, last = table.log, len(table.log)
    joined = coach.sees_the_end(table.state.edition)
    kept: tuple[int, int, int, Any] | None = None  # a line, a key, worlds: the chances before that line

    def chances(n: int, again: Table[Any], here: int, number: int) -> Any:
        nonlocal kept
        if kept is None or kept[:3] != (n, here, number):
            kept = (n, here, number, coach.chances(again, here, number))
        return kept[3]

    waiting: tuple[int, int, int, Any] | None = None
    for n, again in lines_of(table):
        progress(n / max(1, last))
        if waiting is not None and not (log[n - 1].seat == LUCK and _draws_again(again, log[n - 1].stream)):
            line, here, number, before = waiting
            yield line, before, chances(n, again, here, number)
            waiting = None
        if n == 0 and START in worlds:
            yield START, None, chances(0, again, key_at(START), worlds[START])
        if n == last and END in worlds:
            yield END, None, chances(last, again, key_at(END), worlds[END])
        if n not in worlds:
            continue
        here, number = key_at(n), worlds[n]
        if not joined:
            yield n, coach.chances(again, here, number), coach.chances(again, here, number, log[n])
        elif waiting is None:
            waiting = (n, here, number, chances(n, again, here, number))


def _points(
    table: Table[Any], coach: Coach, key: int, worlds: int, known: Mapping[int, Sum], progress: Progress
) -> Iterator[Point]:  # fmt: skip
    """The chances of all seats where turns begin and where the race ends; before some lines they are known better."""
    turn, last = -1, len(table.log)
    for n, again in lines_of(table):
        progress(n / max(1, last))
        begins, turn = again.game.turn(again.state) != turn or n in (0, last), again.game.turn(again.state)
        if begins:
            chances = known[n].total if n in known else coach.chances(again, key, worlds).mean(axis=0)
            yield Point(n, turn, [round(float(chance), 4) for chance in chances])


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
    """A key of a line's own, so that the errors of lines have nothing to do with each other."""
    return key + 0x9E3779B1 * (line + 2) & 0xFFFFFFFF
