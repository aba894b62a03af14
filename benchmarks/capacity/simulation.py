"""A simulation of traffic: people at their tables, a process that serves them, its writer, and those who think for bots.

It knows costs and habits, and nothing of rules: a table is so many seats that each answer once a turn. A process does one thing
after another, as its event loop does. An answer is taken, waits until its batch is on disk, and is told to every reader. So it
says how long people wait where nobody can try it: with a million of them, or on a machine that is not there.
"""

from __future__ import annotations

import heapq
from collections import deque
from dataclasses import dataclass
from itertools import count
from random import Random
from typing import NamedTuple

SECONDS = 60.0
"""How long is counted,"""
WARM_UP = 4
"""after so many pauses of a seat: at first all of them begin at once."""


@dataclass(frozen=True)
class Work:
    """Milliseconds that things take: on the loop of a process, or on the disk."""

    take: float
    """To take an answer, up to its writing."""
    tell: float
    """To tell one reader that somebody has answered."""
    tell_turn: float
    """To tell one reader how a turn went, when the last answer of a turn is in."""
    write: float
    """Until a batch of answers is on disk,"""
    row: float = 0.0
    """and for each of them."""

    @property
    def a_move(self) -> float:
        """On the loop for an answer at a table of four, on average."""
        return self.take + 4 * (0.75 * self.tell + 0.25 * self.tell_turn)

    def scaled(self, a_move: float) -> Work:
        """The same with another cost of an answer."""
        by = a_move / self.a_move
        return Work(self.take * by, self.tell * by, self.tell_turn * by, self.write, self.row)


class Crowd(NamedTuple):
    """Who is served by one process."""

    tables: int
    pause: float
    """Seconds from a seat's answer to its next, on average."""
    spread: float = 0.1
    """By which part of the pause it varies, up or down."""
    seats: int = 4
    watchers: int = 0
    """Readers without a seat at each table."""


class Waited(NamedTuple):
    """How long readers waited for an answer that somebody else gave."""

    moves_a_second: float
    p50_ms: float
    p99_ms: float
    busy: float
    """Which part of its time the process worked."""


class _Process:
    """One process: what comes is done in the order in which it came."""

    def __init__(self) -> None:
        self.free_at = self.worked = 0.0

    def do(self, now: float, ms: float) -> float:
        """When something that comes now is done."""
        self.free_at = max(now, self.free_at) + ms / 1000
        self.worked += ms / 1000
        return self.free_at


class _Race:
    """One table: who has answered in this turn."""

    def __init__(self) -> None:
        self.answered: set[int] = set()
        self.known: set[int] = set()
        """Whose answer is on its way, or stands: who may not answer now."""


def wait(work: Work, crowd: Crowd, *, seconds: float = SECONDS, seed: int = 1) -> Waited:
    """How long people wait at a process that serves so many."""
    rng, process, order = Random(seed), _Process(), count()
    races = [_Race() for _ in range(crowd.tables)]
    events: list[tuple[float, int, str, tuple[int, int, float]]] = []
    waiting: deque[tuple[int, int, float]] = deque()
    batch: list[tuple[int, int, float]] = []
    waits, moves = list[float](), 0
    before, warm = 0.0, WARM_UP * crowd.pause

    def later(when: float, kind: str, what: tuple[int, int, float] = (0, 0, 0.0)) -> None:
        heapq.heappush(events, (when, next(order), kind, what))

    def write(now: float) -> None:
        """Write what waits, if nothing is being written."""
        if waiting and not batch:
            batch.extend(waiting)
            waiting.clear()
            later(now + (work.write + work.row * len(batch)) / 1000, "written")

    for table in range(crowd.tables):
        for seat in range(crowd.seats):
            later(rng.random() * crowd.pause, "beat", (table, seat, 0.0))
    later(warm, "earnest")
    while events and events[0][0] < warm + seconds:
        now, _, kind, what = heapq.heappop(events)
        table, seat, sent = what
        if kind == "beat":
            later(now + crowd.pause * rng.uniform(1 - crowd.spread, 1 + crowd.spread), "beat", what)
            if seat not in races[table].known:
                races[table].known.add(seat)
                later(process.do(now, work.take), "taken", (table, seat, now))
        elif kind == "taken":
            waiting.append(what)
            write(now)
        elif kind == "written":
            for table, seat, sent in batch:
                races[table].answered.add(seat)
                turn = len(races[table].answered) == crowd.seats
                for reader in range(crowd.seats + crowd.watchers):
                    heard = process.do(now, work.tell_turn if turn else work.tell)
                    if reader != seat:
                        waits.append(heard - sent)
                moves += 1
                if turn:
                    later(process.free_at, "turn", (table, 0, 0.0))
            batch.clear()
            write(now)
        elif kind == "turn":
            races[table].answered.clear()
            races[table].known.clear()
        else:
            waits.clear()
            moves, before = 0, process.worked
    return Waited(moves / seconds, *_percentiles(waits), (process.worked - before) / seconds)


class Thought(NamedTuple):
    """How long bots waited until somebody was free to think for them."""

    p50_ms: float
    p99_ms: float
    busy: float


def think(a_second: float, each: float, processes: int, *, seconds: float = 600.0, seed: int = 1) -> Thought:
    """How long thoughts wait, so many a second that take so many seconds each, where so many processes think."""
    rng, free = Random(seed), [0.0] * processes
    now, worked, waits = 0.0, 0.0, list[float]()
    while now < seconds:
        now += rng.expovariate(a_second)
        begins, takes = max(now, heapq.heappop(free)), each * rng.uniform(0.5, 1.5)
        heapq.heappush(free, begins + takes)
        worked += takes
        waits.append(begins - now)
    return Thought(*_percentiles(waits), worked / seconds / processes)


def _percentiles(waits: list[float]) -> tuple[float, float]:
    """Half waited no longer than this, and 99 of a hundred no longer than that, in milliseconds."""
    ordered = sorted(waits) or [0.0]
    return ordered[len(ordered) // 2] * 1000, ordered[int(len(ordered) * 0.99)] * 1000
