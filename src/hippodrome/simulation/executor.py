"""Ordered parallel map over threads, processes or a Ray cluster.

A piece is some deals of a plan, or some races to learn from. How work is cut does not depend on who does it, and what comes
back is added up in the order of the pieces, so the result is the same to the byte, however many share it.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor
from contextlib import AbstractContextManager
from typing import TypeVar

from hippodrome.bots.user_bots import is_process_local
from hippodrome.core.errors import BadInput, OneOf
from hippodrome.simulation import compiled, run
from hippodrome.simulation import pool as pools
from hippodrome.simulation.plan import Plan, chunks_of
from hippodrome.simulation.pool import BlockSignals, hidden_main_module

T = TypeVar("T")
P = TypeVar("P")
W = TypeVar("W")

Task = Callable[[Plan, range], T]
"""A function that processes a chunk; defined at module level, so that other processes can import it."""

BACKENDS = ("", "here", "ray")
"""Backends that can run the work."""


def plan_chunks(plan: Plan) -> list[range]:
    """The pieces of a plan, always the same."""
    return list(chunks_of(plan, compiled.RACES_PER_CHUNK if plan.engine == "fast" else run.RACES_PER_CHUNK))


def check_backend(on: str) -> None:
    """Refuse a place where nothing can be done."""
    if on not in BACKENDS:
        raise BadInput("no_place", place=on[:20], known=OneOf(("here", "ray")))


def map_plan(task: Task[T], plan: Plan, chunks: list[range], *, jobs: int, on: str = "") -> Iterator[T]:
    """Yield the result of each chunk of a plan, in order. Only a few chunks are running or queued at a time."""
    check_backend(on)
    if plan.engine == "fast":
        compiled.compile_for(plan)
    elif on != "ray" and any(is_process_local(name) for name in plan.seats):
        jobs = 1  # a function of this process is nowhere else
    return ordered_map(task, plan, chunks, jobs=jobs, on=on, threads=plan.engine == "fast")


def ordered_map(
    task: Callable[[P, W], T], plan: P, chunks: Sequence[W], *, jobs: int, on: str = "", threads: bool = False
) -> Iterator[T]:
    """Yield the result of each chunk, in order: in threads (for compiled code), in processes, or on a cluster."""
    check_backend(on)
    if on == "ray":
        from hippodrome.simulation.ray import ordered_map as on_cluster

        found: Iterator[T] = on_cluster(task, plan, chunks)
        return found
    jobs = min(jobs or run.cores(), len(chunks))
    if jobs <= 1:
        return (task(plan, piece) for piece in chunks)
    return _map_in_pool(pools.thread_pool(jobs) if threads else pools.process_pool(jobs), task, plan, chunks, 2 * jobs)


def _map_in_pool(
    pool: AbstractContextManager[Executor], task: Callable[[P, W], T], plan: P, chunks: Sequence[W], ahead: int
) -> Iterator[T]:
    """Hand out pieces so many ahead of the one that is waited for."""
    waiting = iter(chunks)
    with pool as workers:
        with BlockSignals(), hidden_main_module():
            running = deque(workers.submit(task, plan, piece) for _, piece in zip(range(ahead), waiting, strict=False))
        while running:
            done = running.popleft().result()
            with hidden_main_module():
                running.extend(workers.submit(task, plan, piece) for _, piece in zip(range(1), waiting, strict=False))
            yield done
