"""Worker processes: bots that think, reviews, comparisons, uploads that are opened, boards that are drawn.

A worker does one job at a time. Each job has a limit in CPU seconds and one in seconds by the clock; a job that exceeds either
is ended with its process, and the next job gets a new one. CPU time is reported while the job runs, so that its client is
charged for it then and not afterwards.
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
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, NamedTuple

START_TIMEOUT = 60.0  # seconds for a process to import what it needs, on a busy machine
METER_INTERVAL = 0.1  # seconds between two readings of the CPU time of a job that runs
TICKS = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100

Tell = Callable[[Any], None]
"""How work says how far it is."""
Charge = Callable[[float], None]
"""Takes the CPU seconds that a job has used since the last call; called from the thread that waits for the job."""


def cpu_seconds(pid: int) -> float | None:
    """CPU seconds that a process has used, with its children that have ended; None where the system does not say (/proc)."""
    return _cpu_seconds(f"/proc/{pid}/stat", children=True)


def _main_thread_seconds(pid: int) -> float | None:
    """CPU seconds that the main thread of a process has used. Other threads compile engines, for all later jobs."""
    return _cpu_seconds(f"/proc/{pid}/task/{pid}/stat", children=False)


def _cpu_seconds(file: str, *, children: bool) -> float | None:
    try:
        words = Path(file).read_text().rpartition(")")[2].split()
    except OSError:
        return None
    return sum(int(word) for word in words[11 : 15 if children else 13]) / TICKS


def on_loop(charge: Charge) -> Charge:
    """The same function, called on the event loop that is running now."""
    loop = asyncio.get_running_loop()

    def forward(seconds: float) -> None:
        with contextlib.suppress(RuntimeError):  # the loop is closed: the server is shutting down
            loop.call_soon_threadsafe(charge, seconds)

    return forward


class _CpuClock:
    """CPU time of a job in another process; by the clock where the system does not say."""

    def __init__(self, pid: int, charge: Charge | None) -> None:
        self._pid, self._charge = pid, charge
        self._started, self._is_cpu = self._read()
        self.used = 0.0

    def _read(self) -> tuple[float, bool]:
        used = _main_thread_seconds(self._pid)
        return (time.monotonic(), False) if used is None else (used, True)

    def check(self) -> None:
        """Read the clock and charge what was used since the last reading."""
        now, is_cpu = self._read()
        if is_cpu is self._is_cpu and (fresh := now - self._started - self.used) > 0:
            self.used += fresh
            if self._charge is not None:
                self._charge(fresh)


class _News(NamedTuple):
    """Word from work that goes on."""

    news: Any


class _Done(NamedTuple):
    """What came of work."""

    result: Any


class _Failed(NamedTuple):
    """Work that ended with an error, by the name of its class."""

    error: str


class Worker:
    """One process, started when it is first needed and again after it was lost. `tells`: the work is also given a function to
    say how far it is. A `nice` one lets others go first."""

    def __init__(self, work: Callable[..., Any], *, nice: int = 0, tells: bool = False) -> None:
        self._work, self._nice, self._tells = work, nice, tells
        self._process: multiprocessing.process.BaseProcess | None = None
        self._line: Connection | None = None
        self._changing, self._closed = threading.Lock(), False
        """Held while the process is started or ended: whoever asks does so in a thread of their own."""

    def ask(
        self,
        given: Any,
        patience: float,
        hear: Tell | None = None,
        *,
        cpu_limit: float = math.inf,
        charge: Charge | None = None,
    ) -> Any | None:
        """The result of a job within `patience` seconds and `cpu_limit` CPU seconds; None if it failed or took longer.

        Starting the process is not part of the job.
        """
        try:
            line, pid = self._start()
            until = time.monotonic() + patience
            clock = _CpuClock(pid, charge)
            line.send(given)
            while (left := until - time.monotonic()) > 0 and clock.used <= cpu_limit:
                came = line.recv() if line.poll(min(left, METER_INTERVAL)) else None
                clock.check()
                if isinstance(came, _News) and hear is not None:
                    hear(came.news)
                elif isinstance(came, _Done | _Failed):
                    return came.result if isinstance(came, _Done) else None
        except (OSError, EOFError):
            pass
        self.stop()
        return None

    def _start(self) -> tuple[Connection, int]:
        """The pipe to a process that is ready, and its id."""
        line, pid, is_new = self._connect()
        if is_new:
            if not line.poll(START_TIMEOUT):
                raise EOFError("the process did not start")
            line.recv()
        return line, pid

    def _connect(self) -> tuple[Connection, int, bool]:
        with self._changing:
            if self._closed:
                raise EOFError("nothing is done here any more")
            is_new = self._line is None or self._process is None or not self._process.is_alive()
            if is_new:
                self._stop()
                context = multiprocessing.get_context("spawn")
                line, other = context.Pipe()
                process = context.Process(target=_serve, args=(other, self._work, self._nice, self._tells), daemon=True)
                process.start()
                other.close()
                self._line, self._process = line, process
            assert self._line is not None and self._process is not None
            return self._line, self._process.pid or 0, is_new

    def interrupt(self) -> None:
        """End what is being done now: whoever waits for it in another thread hears that it was lost."""
        if (process := self._process) is not None:
            process.kill()

    def stop(self) -> None:
        """End the process, whatever it does."""
        with self._changing:
            self._stop()

    def close(self) -> None:
        """The same for good: whoever asks for something now, or had just begun to, hears that it was lost."""
        with self._changing:
            self._closed = True
            self._stop()

    def _stop(self) -> None:
        process, line = self._process, self._line
        self._process = self._line = None
        if process is not None:
            process.kill()
            process.join()
        if line is not None:
            line.close()


def _serve(line: Connection, work: Callable[..., Any], nice: int, tells: bool) -> None:
    """The life of a process: do what is asked until nobody asks any more."""
    if nice:
        with contextlib.suppress(OSError):
            os.nice(nice)
    more = (lambda news: line.send(_News(news)),) if tells else ()
    with contextlib.suppress(EOFError, KeyboardInterrupt, OSError):
        line.send(None)  # ready
        while True:
            given = line.recv()
            try:
                line.send(_Done(work(given, *more)))
            except Exception as error:
                line.send(_Failed(error.__class__.__name__))
