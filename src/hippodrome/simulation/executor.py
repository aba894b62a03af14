"""Ordered parallel map over threads, processes or a Ray cluster: the only place where simulations are parallelized.

A chunk is some deals of a plan, or some races to learn from. Chunks do not depend on the workers, and results are returned in
chunk order, so the result is byte-identical for any number of workers.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor
from contextlib import AbstractContextManager
from itertools import chain, islice
from typing import TypeVar

from hippodrome.bots.user_bots import is_process_local
from hippodrome.core.errors import BadInput, OneOf
from hippodrome.simulation import pool as pools
from hippodrome.simulation.compiled import compile_for
from hippodrome.simulation.plan import Plan
from hippodrome.simulation.pool import BlockSignals, cores, hidden_main_module

T = TypeVar("T")
P = TypeVar("P")
W = TypeVar("W")

BACKENDS = ("", "local", "ray")
"""Backends that can run the work."""


def check_backend(backend: str) -> None:
    """Raise BadInput for an unknown backend."""
    if backend not in BACKENDS:
        raise BadInput("no_backend", backend=backend[:20], known=OneOf(BACKENDS[1:]))


def map_plan(
    task: Callable[[Plan, range], T], plan: Plan, chunks: Iterable[range], *, jobs: int, backend: str = ""
) -> Iterator[T]:
    """Yield the result of each chunk of a plan, in order. `task` is a module-level function, so that processes can
    import it."""
    check_backend(backend)
    if plan.engine == "fast":
        compile_for(plan)
    elif backend != "ray" and any(is_process_local(name) for name in plan.seats):
        jobs = 1  # a process-local function cannot be imported elsewhere
    return ordered_map(task, plan, chunks, jobs=jobs, backend=backend, threads=plan.engine == "fast")


def ordered_map(
    task: Callable[[P, W], T], plan: P, chunks: Iterable[W], *, jobs: int, backend: str = "", threads: bool = False
) -> Iterator[T]:
    """Yield the result of each chunk, in order: in threads (for compiled code), in processes, or on a cluster.

    Only a few chunks are running or queued at a time.
    """
    check_backend(backend)
    if backend == "ray":
        from hippodrome.simulation.ray import ordered_map as on_cluster

        found: Iterator[T] = on_cluster(task, plan, chunks)
        return found
    waiting = iter(chunks)
    first = list(islice(waiting, 2))
    waiting, jobs = chain(first, waiting), jobs or cores()
    if jobs <= 1 or len(first) < 2:
        return (task(plan, chunk) for chunk in waiting)
    return _map_in_pool(pools.thread_pool(jobs) if threads else pools.process_pool(jobs), task, plan, waiting, 2 * jobs)


def _map_in_pool(
    pool: AbstractContextManager[Executor], task: Callable[[P, W], T], plan: P, waiting: Iterator[W], ahead: int
) -> Iterator[T]:
    """Keep this number of chunks running or queued; yield results in order."""
    with pool as workers:
        with BlockSignals(), hidden_main_module():
            running = deque(workers.submit(task, plan, chunk) for chunk in islice(waiting, ahead))
        while running:
            done = running.popleft().result()
            with hidden_main_module():
                running.extend(workers.submit(task, plan, chunk) for chunk in islice(waiting, 1))
            yield done
