"""Long work in small pieces: done here, in threads, in processes or on a cluster, and always handed back in order.

A piece is some deals of a plan, or some races to learn from. How work is cut does not depend on who does it, and what comes
back is added up in the order of the pieces, so the result is the same to the byte, however many share it.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor
from contextlib import AbstractContextManager
from typing import TypeVar

from hippodrome.bots.user_bots import is_here_only
from hippodrome.core.errors import BadInput, OneOf
from hippodrome.simulation import compiled, run
from hippodrome.simulation import pool as pools
from hippodrome.simulation.plan import Plan, chunks_of
from hippodrome.simulation.pool import Uninterrupted, without_main

T = TypeVar("T")
P = TypeVar("P")
W = TypeVar("W")

Task = Callable[[Plan, range], T]
"""What is done with a piece: a function of a module, so that other processes find it."""

PLACES = ("", "here", "ray")
"""Where work can be done."""


def pieces_of(plan: Plan) -> list[range]:
    """The pieces of a plan, always the same."""
    return list(chunks_of(plan, compiled.RACES_A_CHUNK if plan.engine == "fast" else run.RACES_A_CHUNK))


def check_place(on: str) -> None:
    """Refuse a place where nothing can be done."""
    if on not in PLACES:
        raise BadInput("no_place", place=on[:20], known=OneOf(("here", "ray")))


def in_order(task: Task[T], plan: Plan, pieces: list[range], *, jobs: int, on: str = "") -> Iterator[T]:
    """What comes of each piece, in order. Not more than a few pieces are under way or waiting to be taken."""
    check_place(on)
    if plan.engine == "fast":
        compiled.compile_for(plan)
    elif on != "ray" and any(is_here_only(name) for name in plan.seats):
        jobs = 1  # a function of this process is nowhere else
    return share(task, plan, pieces, jobs=jobs, on=on, threads=plan.engine == "fast")


def share(
    task: Callable[[P, W], T], plan: P, pieces: Sequence[W], *, jobs: int, on: str = "", threads: bool = False
) -> Iterator[T]:
    """What comes of each piece of anything, in order: in threads (for what is compiled), in processes, or on a cluster."""
    check_place(on)
    if on == "ray":
        from hippodrome.simulation.ray import in_order as on_cluster

        found: Iterator[T] = on_cluster(task, plan, pieces)
        return found
    jobs = min(jobs or run.cores(), len(pieces))
    if jobs <= 1:
        return (task(plan, piece) for piece in pieces)
    return _shared(pools.threads(jobs) if threads else pools.processes(jobs), task, plan, pieces, 2 * jobs)


def _shared(
    pool: AbstractContextManager[Executor], task: Callable[[P, W], T], plan: P, pieces: Sequence[W], ahead: int
) -> Iterator[T]:
    """Hand out pieces so many ahead of the one that is waited for."""
    waiting = iter(pieces)
    with pool as workers:
        with Uninterrupted(), without_main():
            running = deque(workers.submit(task, plan, piece) for _, piece in zip(range(ahead), waiting, strict=False))
        while running:
            done = running.popleft().result()
            with without_main():
                running.extend(workers.submit(task, plan, piece) for _, piece in zip(range(1), waiting, strict=False))
            yield done
