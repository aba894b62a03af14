"""Win-probability attribution: the chances of all seats at each turn, and the effects of luck and of answers on them.

The chances in a position are the results of playouts from the true position, with all future draws sampled and all seats played
by auriga to the end of the race. The effect of a chance entry is the change of the chances by the actual outcome, compared with
all possible ones; an answer is compared with auriga's. As playouts reach the end, everything adds up: the chance at the start,
all luck and all answers are the result.

A pilot run in a few worlds estimates the uncertainty of each entry, by which the many worlds of the main run are allocated
(`allocate_worlds`): first to the start and to the answers that differ from auriga's, because the total effect of luck follows
from them and the result; then to the chance entries, which split that total by stream.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import numpy as np

from hippodrome.coach import get_coach, get_search_policy
from hippodrome.coach.effort import RULES_FACTOR, ReviewEffort
from hippodrome.core.ask import CHANCE_SEAT, Ask, Chance, Seat
from hippodrome.core.table import LogEntry, Pov, Table
from hippodrome.games.plugin import Coach

Progress = Callable[[float], None]
"""Progress callback; receives the completed share of the work, from 0 to 1."""


@dataclass(frozen=True)
class Point:
    """The chances of all seats after this number of log entries, when a turn begins or the race ends."""

    line: int
    turn: int
    chances: list[float]


@dataclass(frozen=True)
class Estimate:
    """Estimated change in the chances of all seats, and its variance; a number per seat."""

    total: Any
    variance: Any

    def add(self, other: Estimate) -> Estimate:
        """Return the sum of two independent estimates."""
        return Estimate(self.total + other.total, self.variance + other.variance)


ZERO = Estimate(0.0, 0.0)


def estimate_of(worlds: Any) -> Estimate:
    """Return the mean over worlds, one row each, and its error."""
    return Estimate(worlds.mean(axis=0), worlds.var(axis=0, ddof=1) / len(worlds))


@dataclass
class Attribution:
    """Points to plot; the effects of all luck, of each stream and of each seat's answers on all seats; and the rest, if races
    are not played out to their end."""

    points: list[Point] = field(default_factory=list)
    luck: dict[str, Estimate] = field(default_factory=dict)
    answers: dict[Seat, Estimate] = field(default_factory=dict)
    all_luck: Estimate = ZERO
    residual: Estimate = ZERO


class Uncertainty(NamedTuple):
    """Standard deviation of a log entry's effect in one world, and the number of entries to play out for such a world."""

    spread: float
    length: float


START, END = -1, -2
"""Pseudo-entries: the position before the first entry, and the one after the last, where an unfinished race is."""

MIN_WORLDS = 16
"""Minimum number of worlds per log entry in the main run, even if it seems certain."""
PILOT_LUCK_WORLDS = 4
"""Worlds per chance entry in the pilot run; the spread is pooled over all entries of a stream."""


def replay_log(table: Table[Any]) -> Iterator[tuple[int, Table[Any]]]:
    """Replay the race entry by entry: yield the number of each entry and the table before it."""
    again = table.at(0)
    for n, line in enumerate(table.log):
        yield n, again
        again.answer(line.seat, line.answer)
    yield len(table.log), again


def attribute_win_probability(table: Table[Any], key: int, effort: ReviewEffort, progress: Progress) -> Attribution:
    """Attribute the changes in win probability of a race."""
    coach, log = get_coach(table.game.name), table.log
    whole = coach.plays_to_end(table.state.edition)
    effort = effort if whole else effort.scaled(RULES_FACTOR)
    unlike = deviating_answers(table)
    ends = {START} if table.prompt is None else {START, END}
    answers = pilot_run(table, coach, key, effort.account, ends | unlike, lambda part: progress(part * 0.1))
    lucky = {n for n, line in enumerate(log) if line.seat == CHANCE_SEAT}
    draws = pool_by_stream(
        table, pilot_run(table, coach, key, PILOT_LUCK_WORLDS, lucky, lambda part: progress(0.1 + part * 0.1))
    )
    worlds = allocate_worlds(answers, effort.answers) | allocate_worlds(draws, effort.luck)
    found = _main_run(table, coach, key + 1, worlds, lambda part: progress(0.2 + part * 0.7))
    known = {0: found.pop(START)} | ({len(log): found.pop(END)} if END in found else {})
    account = Attribution(list(_points(table, coach, key + 2, effort.points, known, lambda part: progress(0.9 + part / 10))))
    seats = range(len(account.points[0].chances))
    nothing = Estimate(np.zeros(len(seats)), np.zeros(len(seats)))
    account.answers = dict.fromkeys(seats, nothing)
    streams: dict[str, Estimate] = {}
    for n, changed in found.items():
        if log[n].seat == CHANCE_SEAT:
            streams[log[n].stream] = streams.get(log[n].stream, nothing).add(changed)
        else:
            account.answers[log[n].seat] = account.answers[log[n].seat].add(changed)
    skill, now = known[0], known.get(len(log), Estimate(np.array(account.points[-1].chances), 0.0))
    for changed in account.answers.values():
        skill = skill.add(changed)
    account.all_luck = Estimate(now.total - skill.total, now.variance + skill.variance)
    if whole:
        account.luck = distribute_residual(streams, account.all_luck)
    else:
        drawn = Estimate(sum(gave.total for gave in streams.values()), sum(gave.variance for gave in streams.values()))
        account.luck, account.residual = streams, Estimate(account.all_luck.total - drawn.total, account.all_luck.variance)
        account.all_luck = drawn
    return account


def luck_per_seat(table: Table[Any], key: int, effort: ReviewEffort) -> Any:
    """Return the effect of all luck of a finished race on each seat, computed as in its attribution, but not split by stream.

    Its expectation is 0 for any players: it is the sum, over all draws of the race, of a seat's chance after the draw minus its
    mean chance when that draw is sampled again, each estimated without bias in worlds independent of the race's own draws. (The
    worlds of the pilot run are not among them.)
    """
    coach, unlike = get_coach(table.game.name), deviating_answers(table)
    unsure = pilot_run(table, coach, key, effort.account, {START} | unlike, lambda part: None)
    found = _main_run(table, coach, key + 1, allocate_worlds(unsure, effort.answers), lambda part: None)
    return coach.chances(table, key, 1)[0] - sum(changed.total for changed in found.values())


def distribute_residual(streams: dict[str, Estimate], altogether: Estimate) -> dict[str, Estimate]:
    """Scale streams of luck to add up to the total effect of luck: the residual is distributed by their uncertainty."""
    if not streams:
        return {}
    unsure = np.array([float(np.sum(gave.variance)) for gave in streams.values()])
    parts = unsure / unsure.sum() if unsure.sum() > 0 else np.full(len(unsure), 1 / len(unsure))
    lack = altogether.total - sum(gave.total for gave in streams.values())
    return {
        stream: Estimate(gave.total + part * lack, gave.variance * (1 - part) + part**2 * altogether.variance)
        for (stream, gave), part in zip(streams.items(), parts, strict=True)
    }


def allocate_worlds(uncertainties: Mapping[int, Uncertainty], lines: float) -> dict[int, int]:
    """Allocate worlds to log entries, given the total number of entries that may be played out.

    The error of the sum is minimal if an entry gets worlds in proportion to its standard deviation, and to one over the root of
    the cost of a world (Neyman, 1934).
    """
    work = sum(look.spread * look.length**0.5 for look in uncertainties.values())
    if work <= 0:
        return dict.fromkeys(uncertainties, MIN_WORLDS)
    return {n: max(MIN_WORLDS, round(lines * look.spread / look.length**0.5 / work)) for n, look in uncertainties.items()}


def deviating_answers(table: Table[Any]) -> set[int]:
    """Return the answers of a race that differ from auriga's."""
    log = table.log
    return {
        n
        for n, again in replay_log(table)
        if n < len(log) and log[n].seat != CHANCE_SEAT and not is_baseline_answer(again, log[n])
    }


def pilot_run(
    table: Table[Any], coach: Coach, key: int, worlds: int, entries: Collection[int], progress: Progress
) -> dict[int, Uncertainty]:
    """Estimate the uncertainty of some entries, or of START and END. An entry without effect in a few worlds may have one in
    others."""
    found = {}
    for n, before, after in _chances_around(table, coach, dict.fromkeys(entries, worlds), lambda n: key, progress):
        spread = (after if before is None else after - before).var(axis=0).mean()
        found[n] = Uncertainty(float(spread + 1 / worlds**2) ** 0.5, len(table.log) + 1 - max(0, n))
    return found


def pool_by_stream(table: Table[Any], uncertainties: Mapping[int, Uncertainty]) -> dict[int, Uncertainty]:
    """Replace the uncertainty of chance entries by the mean of their stream."""
    squares: dict[str, list[float]] = {}
    for n, look in uncertainties.items():
        squares.setdefault(table.log[n].stream, []).append(look.spread**2)
    return {n: look._replace(spread=float(np.mean(squares[table.log[n].stream])) ** 0.5) for n, look in uncertainties.items()}


def _main_run(table: Table[Any], coach: Coach, key: int, worlds: Mapping[int, int], progress: Progress) -> dict[int, Estimate]:
    """Chances at START and END, and changes by entries, each in its own independent worlds."""
    looks = _chances_around(table, coach, worlds, lambda n: _key_at(key, n), progress)
    return {n: estimate_of(after if before is None else after - before) for n, before, after in looks}


def _chances_around(
    table: Table[Any], coach: Coach, worlds: Mapping[int, int], key_at: Callable[[int], int], progress: Progress
) -> Iterator[tuple[int, Any, Any]]:
    """Yield the chances before and after entries, each in some worlds; for START and END, those there. An entry's worlds are
    the same before and after it; entries with the same key and number of worlds share the evaluation of the position between
    them."""
    log, last = table.log, len(table.log)
    joined = coach.plays_to_end(table.state.edition)
    cached: tuple[int, int, int, Any] | None = None  # an entry, a key, worlds: the chances before that entry

    def chances(n: int, again: Table[Any], here: int, number: int) -> Any:
        nonlocal cached
        if cached is None or cached[:3] != (n, here, number):
            cached = (n, here, number, coach.chances(again, here, number))
        return cached[3]

    waiting: tuple[int, int, int, Any] | None = None
    for n, again in replay_log(table):
        progress(n / max(1, last))
        if waiting is not None and not (log[n - 1].seat == CHANCE_SEAT and _draws_again(again, log[n - 1].stream)):
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
    table: Table[Any], coach: Coach, key: int, worlds: int, known: Mapping[int, Estimate], progress: Progress
) -> Iterator[Point]:  # fmt: skip
    """Yield the chances of all seats at the start of turns and at the end; some are already known more precisely."""
    turn, last = -1, len(table.log)
    for n, again in replay_log(table):
        progress(n / max(1, last))
        begins, turn = again.game.turn(again.state) != turn or n in (0, last), again.game.turn(again.state)
        if begins:
            chances = known[n].total if n in known else coach.chances(again, key, worlds).mean(axis=0)
            yield Point(n, turn, [round(float(chance), 4) for chance in chances])


def _draws_again(table: Table[Any], stream: str) -> bool:
    return isinstance(table.prompt, Chance) and table.prompt.stream == stream


def is_baseline_answer(table: Table[Any], line: LogEntry) -> bool:
    """Return whether an entry is a forced answer, or auriga's: it has no effect."""
    if line.seat == CHANCE_SEAT or not isinstance(table.prompt, Ask) or line.seat not in table.prompt.options:
        return False
    if len(table.prompt.options[line.seat]) == 1:
        return True
    pov, name = Pov(table, line.seat), table.game.name
    usual, alike = get_coach(name).baseline_answer(pov), get_search_policy(name).equivalence_key
    return bool(usual == line.answer or alike(pov, usual) == alike(pov, line.answer))


def _key_at(key: int, line: int) -> int:
    """Return a separate key for each entry, so that the errors of entries are independent."""
    return key + 0x9E3779B1 * (line + 2) & 0xFFFFFFFF
