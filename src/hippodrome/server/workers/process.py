"""Worker processes for bots, reviews, comparisons, uploads and drawings.

A worker runs one job at a time. Each job has a CPU limit and a wall-clock limit; if it exceeds either, its process is killed,
and the next job gets a new one. CPU time is charged to the client while the job runs.
"""

from __future__ import annotations

import asyncio
import contextlib
import math
import multiprocessing
import os
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, NamedTuple

START_TIMEOUT = 60.0  # seconds for a process to import its modules, on a busy machine
METER_INTERVAL = 0.1  # seconds between two readings of a running job's CPU time
TICKS_PER_SECOND = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100

ReportProgress = Callable[[Any], None]
"""Callback that receives the progress of a job."""
Charge = Callable[[float], None]
"""Callback that receives the CPU seconds that a job has used since the last call."""


def cpu_seconds(pid: int) -> float | None:
    """Return the CPU seconds of a process and its finished children; None on systems without /proc."""
    return _cpu_seconds(f"/proc/{pid}/stat", children=True)


def _main_thread_seconds(pid: int) -> float | None:
    """Return the CPU seconds of a process's main thread. Other threads compile engines, for all later jobs."""
    return _cpu_seconds(f"/proc/{pid}/task/{pid}/stat", children=False)


def _cpu_seconds(file: str, *, children: bool) -> float | None:
    try:
        words = Path(file).read_text().rpartition(")")[2].split()
    except OSError:
        return None
    return sum(int(word) for word in words[11 : 15 if children else 13]) / TICKS_PER_SECOND


def _on_loop(function: Callable[[Any], None] | None) -> Callable[[Any], None] | None:
    """Wrap a function so that calls run on the current event loop."""
    if function is None:
        return None
    loop = asyncio.get_running_loop()

    def forward(value: Any) -> None:
        with contextlib.suppress(RuntimeError):  # the loop is closed: the server is shutting down
            loop.call_soon_threadsafe(function, value)

    return forward


class _CpuClock:
    """Meter of a job's CPU time in another process; uses wall-clock time on systems without /proc."""

    def __init__(self, pid: int, charge: Charge | None) -> None:
        self._pid, self._charge = pid, charge
        self._started, self._is_cpu = self._read()
        self.used = 0.0

    def _read(self) -> tuple[float, bool]:
        used = _main_thread_seconds(self._pid)
        return (time.monotonic(), False) if used is None else (used, True)

    def check(self) -> None:
        """Read the meter and charge the time since the last reading."""
        now, is_cpu = self._read()
        if is_cpu is self._is_cpu and (fresh := now - self._started - self.used) > 0:
            self.used += fresh
            if self._charge is not None:
                self._charge(fresh)


class _Progress(NamedTuple):
    """A progress report from a running job."""

    value: Any


class _Done(NamedTuple):
    """The result of a job."""

    result: Any


class _Failed(NamedTuple):
    """A failed job, with the class name of its error."""

    error: str


class Worker:
    """A worker process, started on first use and restarted after it was lost.

    `nice` is its priority. With `reports_progress`, the work function also gets a callback for progress. With `is_reused`, the
    process is reused for the next job.
    """

    def __init__(
        self, work: Callable[..., Any], *, nice: int = 0, reports_progress: bool = False, is_reused: bool = True
    ) -> None:
        self._work, self._nice, self._reports_progress, self._is_reused = work, nice, reports_progress, is_reused
        self._process: multiprocessing.process.BaseProcess | None = None
        self._pipe: Connection | None = None
        self._lock, self._closed = threading.Lock(), False
        """Held while the process is started or stopped, since callers run in different threads."""
        self._thread = ThreadPoolExecutor(1, "worker")
        """Thread that waits for the jobs of `run_async`."""

    async def run_async(
        self,
        job: Any,
        timeout: float,
        on_progress: ReportProgress | None = None,
        *,
        cpu_limit: float = math.inf,
        charge: Charge | None = None,
    ) -> Any | None:
        """Run a job like `run`, without blocking the event loop, on which both callbacks run; jobs run one after another."""
        work = partial(self.run, job, timeout, _on_loop(on_progress), cpu_limit=cpu_limit, charge=_on_loop(charge))
        return await asyncio.get_running_loop().run_in_executor(self._thread, work)

    def run(
        self,
        job: Any,
        timeout: float,
        on_progress: ReportProgress | None = None,
        *,
        cpu_limit: float = math.inf,
        charge: Charge | None = None,
    ) -> Any | None:
        """Return the result of a job; None if it failed or exceeded `timeout` seconds or `cpu_limit` CPU seconds.

        The start of the process does not count.
        """
        is_kept = False
        try:
            line, pid = self._start()
            until = time.monotonic() + timeout
            clock = _CpuClock(pid, charge)
            line.send(job)
            while (left := until - time.monotonic()) > 0 and clock.used <= cpu_limit:
                came = line.recv() if line.poll(min(left, METER_INTERVAL)) else None
                clock.check()
                if isinstance(came, _Progress) and on_progress is not None:
                    on_progress(came.value)
                elif isinstance(came, _Done | _Failed):
                    is_kept = self._is_reused
                    return came.result if isinstance(came, _Done) else None
        except (OSError, EOFError):
            pass
        finally:
            if not is_kept:
                self.stop()
        return None

    def _start(self) -> tuple[Connection, int]:
        """Return the pipe to a ready process, and its id."""
        line, pid, is_new = self._connect()
        if is_new:
            if not line.poll(START_TIMEOUT):
                raise EOFError("worker process did not start")
            line.recv()
        return line, pid

    def _connect(self) -> tuple[Connection, int, bool]:
        with self._lock:
            if self._closed:
                raise EOFError("worker is closed")
            is_new = self._pipe is None or self._process is None or not self._process.is_alive()
            if is_new:
                self._stop()
                context = multiprocessing.get_context("spawn")
                line, other = context.Pipe()
                process = context.Process(
                    target=_serve, args=(other, self._work, self._nice, self._reports_progress), daemon=True
                )
                process.start()
                other.close()
                self._pipe, self._process = line, process
            assert self._pipe is not None and self._process is not None
            return self._pipe, self._process.pid or 0, is_new

    def interrupt(self) -> None:
        """Kill the current job; the thread that waits for it gets None."""
        if (process := self._process) is not None:
            process.kill()

    def stop(self) -> None:
        """Kill the process."""
        with self._lock:
            self._stop()

    def close(self) -> None:
        """Stop the process permanently; waiting and later calls return None."""
        with self._lock:
            self._closed = True
            self._stop()
        self._thread.shutdown(wait=False)

    def _stop(self) -> None:
        process, line = self._process, self._pipe
        self._process = self._pipe = None
        if process is not None:
            process.kill()
            process.join()
        if line is not None:
            line.close()


def _serve(pipe: Connection, work: Callable[..., Any], nice: int, reports_progress: bool) -> None:
    """Run jobs until the pipe is closed (main function of a worker process)."""
    if nice:
        with contextlib.suppress(OSError):
            os.nice(nice)
    more = (lambda news: pipe.send(_Progress(news)),) if reports_progress else ()
    with contextlib.suppress(EOFError, KeyboardInterrupt, OSError):
        pipe.send(None)  # ready
        while True:
            given = pipe.recv()
            try:
                pipe.send(_Done(work(given, *more)))
            except Exception as error:
                pipe.send(_Failed(error.__class__.__name__))
