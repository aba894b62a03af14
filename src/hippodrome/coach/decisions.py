"""Decisions: each answer against what else could have been given, by what its seat knew then.

All are looked at in a few imagined worlds; those that seem to have cost most are looked at again, twice, each time in other
worlds and to the end of the race: half of the suspects stay each time. Worlds that were used to choose, which decision or
which answer, are never used to say what it cost; so nothing is called bad because some worlds happened to be against it.
"""

from __future__ import annotations

from collections.abc import Collection, Hashable, Sequence
from dataclasses import dataclass, field
from random import Random
from types import MappingProxyType
from typing import Any, NamedTuple

import numpy as np

from hippodrome.bots.search import TO_THE_END, distinct
from hippodrome.coach import coach_of, minds_of
from hippodrome.coach.effort import Effort
from hippodrome.coach.habits import Compared, Counted, compare_habits, count
from hippodrome.coach.win_probability import Progress, lines_of
from hippodrome.core.ask import Ask, Seat
from hippodrome.core.table import Pov, Table

SURELY = 2.0
"""A cost is told when it is so many times its error."""
LEAST = 0.01
"""And not when it is smaller than this."""
TOLD = 3
RIVALS = 3
"""So many other answers are looked at again."""
SUSPECTS = 2
"""So many times as many decisions are looked at a second time as a third time."""

MATTERS = 0.5
"""Less than this, in the units of a game's ASPECTS, is not worth a word."""
MOST_GAINS = 2
"""What decides is one thing or two; and what speaks against it, one at most."""


@dataclass(frozen=True)
class Aspect:
    """Something that an answer brings more of (or, below zero, less) than another one, and whether that is good."""

    name: str
    by: float
    good: bool


@dataclass(frozen=True)
class Decision:
    """An answer, what would have been better, how much that cost in chances to win, and why."""

    line: int
    turn: int
    seat: Seat
    about: str
    given: str
    better: str
    cost: float
    error: float
    chance: float
    """With the better answer, by what the seat knew."""
    why: tuple[Aspect, ...]


@dataclass(frozen=True)
class Rate:
    """Thousandths of a win that a decision cost on average, the error of that, and how good that is: a name in the words."""

    thousandths: float
    error: float
    size: str


RATES = (("superb", 3.0), ("strong", 8.0), ("sound", 16.0), ("fair", 30.0), ("loose", 60.0))
"""Up to so many thousandths a decision; above all of them it is wild."""
WORST_RATE = "wild"


@dataclass(frozen=True)
class Costs:
    """Of each seat whose decisions were weighed: the part of its chances that costly ones gave away, how many were weighed,
    what one of them cost on average, and what it does beside what strong players would (habits.py)."""

    given_away: dict[Seat, float]
    looked_at: dict[Seat, int]
    rate: dict[Seat, Rate]
    habits: dict[Seat, dict[str, Counted]] = field(default_factory=dict)


class Looked(NamedTuple):
    """What a look at a decision came to: about what it cost and the square of the error of that; the likeliest better answers,
    the best first; and what was done, beside what the best of them does (habits.py)."""

    cost: float
    square: float
    others: list[Any]
    habits: Compared = MappingProxyType({})


def key_of(*parts: object) -> int:
    """A key of 32 bits for imagined worlds."""
    return Random("/".join(map(str, ("coach", *parts)))).getrandbits(32)


def alike(pov: Pov, answer: Any) -> Hashable:
    """What an answer is to a player: copies of a card make no difference."""
    same: Hashable = minds_of(pov.game.name).alike(pov, answer)
    return same


def choices(pov: Pov, given: Any, key: int) -> list[Any]:
    """What could have been answered, the one that was given first; of those that make no difference to a player, one."""
    found = minds_of(pov.game.name).candidates(pov, Random(key))
    return distinct([given, *found], lambda answer: alike(pov, answer))


def first_look(
    table: Table[Any], seats: Collection[Seat], key: int, worlds: int, progress: Progress
) -> dict[int, Looked]:  # fmt: skip
    """Each line in which one of the seats had a choice: half of the worlds say which other answer is best, half by how much."""
    found = {}
    judge, turns = minds_of(table.game.name).judge, coach_of(table.game.name).TURNS
    for n, again in lines_of(table):
        if n == len(table.log) or table.log[n].seat not in seats or not isinstance(again.asked, Ask):
            continue
        line, here = table.log[n], key_of(key, n)
        pov = Pov(again, line.seat)
        answers = choices(pov, line.answer, here)
        if len(answers) > 1:
            looked = _look(judge(pov, Random(here), answers, turns)(range(len(answers)), range(worlds)), answers)
            better = looked.others[0] if looked.cost > looked.square**0.5 else line.answer
            found[n] = looked._replace(habits=compare_habits(pov, line.answer, better))
        progress((n + 1) / len(table.log))
    return found


def _look(values: Any, answers: Sequence[Any]) -> Looked:
    """What came of answers in some worlds, the given one's row first. An answer that did as well in all worlds is the same."""
    half = values.shape[1] // 2
    lost = values - values[0]
    order = [k for k in np.argsort(-lost[:, :half].mean(axis=1), kind="stable") if k and lost[k].any()]
    if not order:
        return Looked(0.0, 0.0, [])
    best = lost[order[0], half:] if lost[order[0], :half].mean() > 0 else np.zeros(values.shape[1] - half)
    every = [k for k in np.argsort(-lost.mean(axis=1), kind="stable") if k in order]
    return Looked(float(best.mean()), float(best.var() / len(best)), [answers[k] for k in every[:RIVALS]])


def look_again(pov: Pov, given: Any, others: Sequence[Any], key: int, worlds: int) -> Looked:
    """One decision to the end of the race."""
    answers = [given, *others]
    judged = minds_of(pov.game.name).judge(pov, Random(key), answers, TO_THE_END)
    return _look(judged(range(len(answers)), range(worlds)), answers)


def tell_decision(pov: Pov, line: int, turn: int, given: Any, better: Any, key: int, worlds: int) -> Decision:
    """What a decision cost, in worlds that nobody has looked at before."""
    game, edition = pov.game, pov.edition
    judged = minds_of(game.name).judge(pov, Random(key), [given, better], TO_THE_END)
    ours, theirs = judged([0, 1], range(worlds))
    lost = theirs - ours
    return Decision(
        line=line, turn=turn, seat=pov.seat, about=pov.about,
        given=game.write(edition, given), better=game.write(edition, better),
        cost=round(float(lost.mean()), 4), error=round(error_of(lost), 4),
        chance=round(float(theirs.mean()), 4), why=compare(pov, key, given, better, worlds),
    )  # fmt: skip


def error_of(differences: Any) -> float:
    """The error of the mean of differences, world by world. Where they hardly ever differ, one more world might."""
    worlds = len(differences)
    return float(np.sqrt((differences.var() * worlds + 1.0) / worlds / max(1, worlds - 1)))


def compare(pov: Pov, key: int, given: Any, better: Any, worlds: int) -> tuple[Aspect, ...]:
    """The one or two things that the better answer brings, and what speaks most against it; only what matters."""
    coach = coach_of(pov.game.name)
    found = coach.aspects(pov, key, [given, better], min(worlds, 192))
    weighed = []
    for name, worth in coach.ASPECTS.items():
        by = float(found[name][1] - found[name][0])
        if abs(by) >= (SMALLEST_SHARE if name in coach.SHARES else SMALLEST):
            weighed.append((abs(by * worth), Aspect(name, round(by, 3), by * worth > 0)))
    weighed.sort(key=lambda pair: -pair[0])
    matters = [aspect for worth, aspect in weighed if worth >= MATTERS and worth >= weighed[0][0] / 4]
    gains = _said_once([aspect for aspect in matters if aspect.good])[:MOST_GAINS]
    prices = [aspect for aspect in matters if not aspect.good][:1]
    return (*gains, *prices)


def _said_once(aspects: Sequence[Aspect]) -> list[Aspect]:
    """Who is further this turn is further later, too: of the two only what is more."""
    way = [aspect for aspect in aspects if aspect.name in ALONG_THE_WAY]
    return [aspect for aspect in aspects if aspect not in way[1:]]


ALONG_THE_WAY = ("now", "later")
"""How far one gets is one thing, whenever it is measured."""
SMALLEST, SMALLEST_SHARE = 0.5, 0.05
"""Nobody speaks of half a card; nor of a chance of less than one in twenty."""


def find_costly(
    table: Table[Any], seats: Collection[Seat], key: int, effort: Effort, progress: Progress
) -> tuple[list[Decision], Costs]:
    """The decisions that cost most, a few a seat, the worst first; and what all of a seat's decisions cost."""
    looked = first_look(table, seats, key, effort.quick, lambda part: progress(part * 0.5))
    some = _worst(table, seats, looked, effort.again * SUSPECTS)
    for n, again in lines_of(table):
        if n in some:
            here = key_of(key, n, "again")
            pov, habits = Pov(again, table.log[n].seat), looked[n].habits
            found = look_again(pov, table.log[n].answer, looked[n].others, here, effort.deep // 2)
            looked[n] = found._replace(habits=habits)
            progress(0.5 + 0.3 * n / len(table.log))
    few = _worst(table, seats, {n: looked[n] for n in some}, effort.again)
    decisions: list[Decision] = []
    for n, again in lines_of(table):
        if n in few:
            line, here = table.log[n], key_of(key, n, "told")
            pov, turn = Pov(again, line.seat), table.game.turn(again.state)
            told = tell_decision(pov, n, turn, line.answer, looked[n].others[0], here, effort.deep)
            looked[n] = looked[n]._replace(cost=told.cost, square=told.error**2)
            decisions.append(told)
            progress(0.8 + 0.2 * n / len(table.log))
    sure = [decision for decision in decisions if decision.cost > max(LEAST, SURELY * decision.error)]
    shown: list[Decision] = []
    for seat in seats:
        shown += sorted((d for d in sure if d.seat == seat), key=lambda d: -d.cost)[:TOLD]
    return shown, _costs(table, seats, looked, sure)


def _worst(table: Table[Any], seats: Collection[Seat], looked: dict[int, Looked], number: int) -> set[int]:
    """The lines of each seat that seem to have cost most."""
    found: set[int] = set()
    for seat in seats:
        theirs = [n for n in looked if table.log[n].seat == seat and looked[n].others]
        found |= set(sorted(theirs, key=lambda n: -(looked[n].cost + looked[n].square ** 0.5))[:number])
    return found


def _costs(table: Table[Any], seats: Collection[Seat], looked: dict[int, Looked], sure: Sequence[Decision]) -> Costs:
    """What decisions of seats cost, together and on average."""
    given_away, number, rates, habits = {}, {}, {}, {}
    for seat in seats:
        theirs = [found for n, found in looked.items() if table.log[n].seat == seat]
        kept = np.prod([max(0.0, 1 - d.cost / max(d.chance, d.cost)) for d in sure if d.seat == seat])
        given_away[seat], number[seat] = 1 - float(kept), len(theirs)
        if theirs:
            habits[seat] = count(found.habits for found in theirs)
            surely = sum(d.cost for d in sure if d.seat == seat)
            others = sum(found.cost for found in theirs) - surely  # noise may make less than nothing of what is not sure
            lost = (surely + max(0.0, others)) / len(theirs)
            error = sum(found.square for found in theirs) ** 0.5 / len(theirs)
            rates[seat] = Rate(round(1000 * lost, 1), round(1000 * error, 1), size_of(1000 * lost))
    return Costs(given_away, number, rates, habits)


def size_of(thousandths: float) -> str:
    """The name of an error rate."""
    return next((name for name, most in RATES if thousandths <= most), WORST_RATE)
