"""Processes that share the work of a run: how they begin, how they hear that nobody waits for them, how Ctrl-C treats them."""

from __future__ import annotations

import contextlib
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
"""In a worker: set when nobody waits for its races any more."""


@contextlib.contextmanager
def processes(jobs: int) -> Iterator[Executor]:
    """So many processes. Whoever leaves (at the end, by Ctrl-C or a fault) tells them that nobody waits for them any more."""
    context = get_context("spawn")
    stopped = context.Event()
    workers = ProcessPoolExecutor(jobs, context, begin_work, (stopped,))
    try:
        yield workers
    except BrokenProcessPool:
        raise BadInput("worker_died") from None
    finally:
        stopped.set()
        workers.shutdown(cancel_futures=True)


@contextlib.contextmanager
def threads(jobs: int) -> Iterator[Executor]:
    """So many threads, for what is compiled; what nobody waits for any more is not begun."""
    workers = ThreadPoolExecutor(jobs)
    try:
        yield workers
    finally:
        workers.shutdown(cancel_futures=True)


def begin_work(stopped: Event) -> None:
    """Ctrl-C reaches every process of a terminal; a worker leaves it to the first one to decide what to do."""
    global _stopped
    _stopped = stopped
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(signal, "pthread_sigmask"):  # as inherited, see below
        signal.pthread_sigmask(signal.SIG_UNBLOCK, Uninterrupted.SIGNALS)


def is_stopped() -> bool:
    """In a worker, whether nobody waits for its races any more."""
    return _stopped is not None and _stopped.is_set()


@contextlib.contextmanager
def without_main() -> Iterator[None]:
    """Workers need nothing of the script that began all this, and one without `if __name__ == "__main__"` would begin it again
    in each of them: they are started as if there were none."""
    main = sys.modules["__main__"]
    hidden: dict[str, Any] = {name: main.__dict__.pop(name) for name in ("__file__", "__spec__") if name in main.__dict__}
    main.__spec__ = None
    try:
        yield
    finally:
        main.__dict__.update(hidden)


class Uninterrupted:
    """While workers start, Ctrl-C and being asked to stop wait: a process begun now does not hear of them, and is not left half
    begun."""

    SIGNALS = (signal.SIGINT, signal.SIGTERM)

    def __enter__(self) -> None:
        self._blocks = threading.current_thread() is threading.main_thread() and hasattr(signal, "pthread_sigmask")
        if self._blocks:
            signal.pthread_sigmask(signal.SIG_BLOCK, self.SIGNALS)

    def __exit__(self, *error: object) -> None:
        if self._blocks:
            signal.pthread_sigmask(signal.SIG_UNBLOCK, self.SIGNALS)
