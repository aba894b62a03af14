"""Worker pools of a run: start, stop signal, and handling of Ctrl-C."""

from __future__ import annotations

import contextlib
import os
import signal
import sys
import threading
from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from multiprocessing.synchronize import Event
from typing import Any

from hippodrome.core.errors import BadInput

_stopped: Event | None = None
"""In a worker: set when its results are no longer needed."""


def cores() -> int:
    """Return the number of cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@contextlib.contextmanager
def process_pool(jobs: int) -> Iterator[Executor]:
    """Create a pool of worker processes. On leaving (at the end, by Ctrl-C or an error) the workers are stopped."""
    context = get_context("spawn")
    stopped = context.Event()
    workers = ProcessPoolExecutor(jobs, context, init_worker, (stopped,))
    try:
        yield workers
    except BrokenProcessPool:
        raise BadInput("worker_died") from None
    finally:
        stopped.set()
        workers.shutdown(cancel_futures=True)


@contextlib.contextmanager
def thread_pool(jobs: int) -> Iterator[Executor]:
    """Create a pool of threads, for compiled code; on leaving, queued tasks are cancelled."""
    workers = ThreadPoolExecutor(jobs)
    try:
        yield workers
    finally:
        workers.shutdown(cancel_futures=True)


def init_worker(stopped: Event) -> None:
    """Initialize a worker: it ignores Ctrl-C, which reaches every process of a terminal; the main process handles it."""
    global _stopped
    _stopped = stopped
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(signal, "pthread_sigmask"):  # as inherited, see below
        signal.pthread_sigmask(signal.SIG_UNBLOCK, BlockSignals.SIGNALS)


def is_stopped() -> bool:
    """In a worker, return whether its results are no longer needed."""
    return _stopped is not None and _stopped.is_set()


@contextlib.contextmanager
def hidden_main_module() -> Iterator[None]:
    """Hide the main script from workers: they need nothing of it, and one without `if __name__ == "__main__"` would run again
    in each of them."""
    main = sys.modules["__main__"]
    hidden: dict[str, Any] = {name: main.__dict__.pop(name) for name in ("__file__", "__spec__") if name in main.__dict__}
    main.__spec__ = None
    try:
        yield
    finally:
        main.__dict__.update(hidden)


class BlockSignals:
    """Blocks SIGINT and SIGTERM while workers start: a process that is just being started would not receive them, and must not
    be left half started."""

    SIGNALS = (signal.SIGINT, signal.SIGTERM)

    def __enter__(self) -> None:
        self._blocks = threading.current_thread() is threading.main_thread() and hasattr(signal, "pthread_sigmask")
        if self._blocks:
            signal.pthread_sigmask(signal.SIG_BLOCK, self.SIGNALS)

    def __exit__(self, *error: object) -> None:
        if self._blocks:
            signal.pthread_sigmask(signal.SIG_UNBLOCK, self.SIGNALS)
