"""Decisions: each answer against what else could have been given, by what its seat knew then.

All are looked at in a few imagined worlds, the worst of them again in many others, so that a decision is not called bad
because the few worlds happened to be against it.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from hippodrome.coach import coach_of, minds_of
from hippodrome.coach.account import Progress, lines_of
from hippodrome.coach.effort import Effort
from hippodrome.core.ask import Ask, Seat
from hippodrome.core.table import Pov, Table

SURELY = 1.6
"""A cost is told when it is so many times its error."""
LEAST = 0.005
"""And not when it is smaller than this."""
TOLD = 3
RIVALS = 3
"""So many other answers are looked at again."""


MATTERS = 0.15
"""Less than this, in the units of a game's ASPECTS, is not worth a word."""
MOST_REASONS = 4


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
class Costs:
    """What each seat's decisions cost altogether, as far as they were looked at twice, and how many were weighed."""

    cost: dict[Seat, float]
    looked_at: dict[Seat, int]


def key_of(*parts: object) -> int:
    """A key of 32 bits for imagined worlds."""
    return Random("/".join(map(str, ("coach", *parts)))).getrandbits(32)


def choices(pov: Pov, given: Any, key: int) -> list[Any]:
    """What could have been answered, the bots' own choice first; the answer that was given is among them."""
    found = list(minds_of(pov.game.name).candidates(pov, Random(key)))
    return found if given is None or given in found else [*found, given]


def first_look(
    table: Table[Any], seats: Collection[Seat], key: int, worlds: int, progress: Progress
) -> dict[int, tuple[float, list[Any]]]:
    """For each line in which one of the seats had a choice: about how much it cost, and the likeliest better answers."""
    found = {}
    judge, turns = minds_of(table.game.name).judge, coach_of(table.game.name).TURNS
    for n, again in lines_of(table):
        if n == len(table.log) or table.log[n].seat not in seats or not isinstance(again.asked, Ask):
            continue
        line, here = table.log[n], key_of(key, n)
        pov = Pov(again, line.seat)
        answers = choices(pov, line.answer, here)
        if len(answers) > 1:
            means = judge(pov, Random(here), answers, turns)(range(len(answers)), range(worlds)).mean(axis=1)
            order = sorted(range(len(answers)), key=lambda k: -means[k])
            others = [answers[k] for k in order if answers[k] != line.answer][:RIVALS]
            found[n] = (float(max(means) - means[answers.index(line.answer)]), others)
        progress((n + 1) / len(table.log))
    return found


def look_again(pov: Pov, line: int, turn: int, given: Any, others: Sequence[Any], key: int, worlds: int) -> Decision:
    """One decision in many worlds: some to find the best of the other answers, as many again to say what it is worth."""
    game, edition = pov.game, pov.edition
    judged = minds_of(game.name).judge(pov, Random(key), [given, *others], coach_of(game.name).TURNS)
    first = judged(range(len(others) + 1), range(worlds)).mean(axis=1)
    best = 1 + max(range(len(others)), key=lambda k: float(first[1 + k]))
    ours, theirs = judged([0, best], range(worlds, 2 * worlds))
    lost = theirs - ours
    why = compare(pov, key, given, others[best - 1], worlds)
    return Decision(
        line=line, turn=turn, seat=pov.seat, about=pov.about,
        given=game.write(edition, given), better=game.write(edition, others[best - 1]),
        cost=round(float(lost.mean()), 4), error=round(float(lost.std() / worlds**0.5), 4),
        chance=round(float(theirs.mean()), 4), why=why,
    )  # fmt: skip


def compare(pov: Pov, key: int, given: Any, better: Any, worlds: int) -> tuple[Aspect, ...]:
    """What the better answer brings more and less of, what matters most first."""
    coach = coach_of(pov.game.name)
    found = coach.aspects(pov, key, [given, better], worlds)
    weighed = []
    for name, worth in coach.ASPECTS.items():
        by = float(found[name][1] - found[name][0])
        weighed.append((abs(by * worth), Aspect(name, round(by, 3), by * worth > 0)))
    weighed.sort(key=lambda pair: -pair[0])
    return tuple(aspect for worth, aspect in weighed if worth >= MATTERS and worth >= weighed[0][0] / 6)[:MOST_REASONS]


def find_costly(
    table: Table[Any], seats: Collection[Seat], key: int, effort: Effort, progress: Progress
) -> tuple[list[Decision], Costs]:
    """The decisions that cost most, a few a seat, the worst first; and what all of a seat's decisions cost."""
    looked = first_look(table, seats, key, effort.quick, lambda part: progress(part * 0.6))
    chosen: list[int] = []
    for seat in seats:
        theirs = sorted((n for n in looked if table.log[n].seat == seat), key=lambda n: -looked[n][0])
        chosen += theirs[: effort.again]
    decisions = []
    for n, again in lines_of(table):
        if n in chosen:
            line = table.log[n]
            turn = table.game.turn(again.state)
            decisions.append(
                look_again(Pov(again, line.seat), n, turn, line.answer, looked[n][1], key_of(key, n, "again"), effort.deep)
            )
            progress(0.6 + 0.4 * len(decisions) / len(chosen))
    count = {seat: sum(table.log[n].seat == seat for n in looked) for seat in seats}
    costs = {seat: sum(max(0.0, d.cost) for d in decisions if d.seat == seat and d.cost > SURELY * d.error) for seat in seats}
    told: list[Decision] = []
    for seat in seats:
        sure = [d for d in decisions if d.seat == seat and d.cost > max(LEAST, SURELY * d.error)]
        told += sorted(sure, key=lambda d: -d.cost)[:TOLD]
    return told, Costs(costs, count)
