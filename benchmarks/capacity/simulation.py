"""Traffic simulation: players at their tables, a process that serves them, its writer, and the workers for bots.

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

MEASURED_SECONDS = 60.0
"""Seconds that are measured,"""
WARM_UP_PAUSES = 4
"""after this many pauses of a seat: at first all of them begin at once."""


@dataclass(frozen=True)
class Work:
    """Milliseconds that things take: on the loop of a process, or on the disk."""

    take: float
    """To take an answer, up to its writing."""
    notify: float
    """To notify one reader that a seat has answered."""
    notify_turn: float
    """To tell one reader how a turn went, when the last answer of a turn is in."""
    write: float
    """Until a batch of answers is on disk,"""
    row: float = 0.0
    """and for each of them."""

    @property
    def ms_per_move(self) -> float:
        """On the loop for an answer at a table of four, on average."""
        return self.take + 4 * (0.75 * self.notify + 0.25 * self.notify_turn)

    def scaled(self, ms_per_move: float) -> Work:
        """The same with another cost of an answer."""
        by = ms_per_move / self.ms_per_move
        return Work(self.take * by, self.notify * by, self.notify_turn * by, self.write, self.row)


class Population(NamedTuple):
    """The tables and readers that one process serves."""

    tables: int
    pause: float
    """Seconds from a seat's answer to its next, on average."""
    spread: float = 0.1
    """Share of the pause by which it varies, up or down."""
    seats: int = 4
    watchers: int = 0
    """Readers without a seat at each table."""


class Latency(NamedTuple):
    """Latency with which readers get an answer of another seat."""

    moves_per_second: float
    p50_ms: float
    p99_ms: float
    busy: float
    """Share of its time that the process worked."""


class _Process:
    """One process: what comes is done in the order in which it came."""

    def __init__(self) -> None:
        self.free_at = self.busy_seconds = 0.0

    def run(self, now: float, ms: float) -> float:
        """Run a piece of work that comes now; return the time at which it is done."""
        self.free_at = max(now, self.free_at) + ms / 1000
        self.busy_seconds += ms / 1000
        return self.free_at


class _Race:
    """One table: who has answered in this turn."""

    def __init__(self) -> None:
        self.answered: set[int] = set()
        self.pending: set[int] = set()
        """Seats whose answer is on its way, or written: they cannot answer now."""


def simulate_process(work: Work, population: Population, *, seconds: float = MEASURED_SECONDS, seed: int = 1) -> Latency:
    """Simulate a process that serves this population; return the latency."""
    rng, process, order = Random(seed), _Process(), count()
    races = [_Race() for _ in range(population.tables)]
    events: list[tuple[float, int, str, tuple[int, int, float]]] = []
    waiting: deque[tuple[int, int, float]] = deque()
    batch: list[tuple[int, int, float]] = []
    waits, moves = list[float](), 0
    before, warm = 0.0, WARM_UP_PAUSES * population.pause

    def later(when: float, kind: str, what: tuple[int, int, float] = (0, 0, 0.0)) -> None:
        heapq.heappush(events, (when, next(order), kind, what))

    def write(now: float) -> None:
        """Write what waits, if nothing is being written."""
        if waiting and not batch:
            batch.extend(waiting)
            waiting.clear()
            later(now + (work.write + work.row * len(batch)) / 1000, "written")

    for table in range(population.tables):
        for seat in range(population.seats):
            later(rng.random() * population.pause, "beat", (table, seat, 0.0))
    later(warm, "earnest")
    while events and events[0][0] < warm + seconds:
        now, _, kind, what = heapq.heappop(events)
        table, seat, sent = what
        if kind == "beat":
            later(now + population.pause * rng.uniform(1 - population.spread, 1 + population.spread), "beat", what)
            if seat not in races[table].pending:
                races[table].pending.add(seat)
                later(process.run(now, work.take), "taken", (table, seat, now))
        elif kind == "taken":
            waiting.append(what)
            write(now)
        elif kind == "written":
            for table, seat, sent in batch:
                races[table].answered.add(seat)
                turn = len(races[table].answered) == population.seats
                for reader in range(population.seats + population.watchers):
                    heard = process.run(now, work.notify_turn if turn else work.notify)
                    if reader != seat:
                        waits.append(heard - sent)
                moves += 1
                if turn:
                    later(process.free_at, "turn", (table, 0, 0.0))
            batch.clear()
            write(now)
        elif kind == "turn":
            races[table].answered.clear()
            races[table].pending.clear()
        else:
            waits.clear()
            moves, before = 0, process.busy_seconds
    return Latency(moves / seconds, *_percentiles(waits), (process.busy_seconds - before) / seconds)


class QueueLatency(NamedTuple):
    """Latency of jobs until a worker is free."""

    p50_ms: float
    p99_ms: float
    busy: float


def simulate_workers(
    jobs_per_second: float, seconds_per_job: float, processes: int, *, seconds: float = 600.0, seed: int = 1
) -> QueueLatency:
    """Simulate a queue of jobs with this arrival rate and duration, served by this many workers; return the latency."""
    rng, free = Random(seed), [0.0] * processes
    now, worked, waits = 0.0, 0.0, list[float]()
    while now < seconds:
        now += rng.expovariate(jobs_per_second)
        begins, takes = max(now, heapq.heappop(free)), seconds_per_job * rng.uniform(0.5, 1.5)
        heapq.heappush(free, begins + takes)
        worked += takes
        waits.append(begins - now)
    return QueueLatency(*_percentiles(waits), worked / seconds / processes)


def _percentiles(waits: list[float]) -> tuple[float, float]:
    """Half waited no longer than this, and 99 of a hundred no longer than that, in milliseconds."""
    ordered = sorted(waits) or [0.0]
    return ordered[len(ordered) // 2] * 1000, ordered[int(len(ordered) * 0.99)] * 1000
