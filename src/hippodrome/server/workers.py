"""Processes that work for the server: bots that think, reviews, uploads that are opened, boards that are drawn.

A worker does one thing at a time. What takes too long is ended with its process, and the next thing has a new one.
"""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import threading
import time
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import Any, NamedTuple

Tell = Callable[[Any], None]
"""How work says how far it is."""


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

    def ask(self, given: Any, patience: float, hear: Tell | None = None) -> Any | None:
        """What comes of the work within so many seconds; None if it failed, took longer or was lost."""
        until = time.monotonic() + patience
        try:
            line = self._start()
            line.send(given)
            while line.poll(max(0.0, until - time.monotonic())):
                came = line.recv()
                if isinstance(came, _News):
                    if hear is not None:
                        hear(came.news)
                    continue
                return came.result if isinstance(came, _Done) else None
        except (OSError, EOFError):
            pass
        self.stop()
        return None

    def _start(self) -> Connection:
        with self._changing:
            if self._closed:
                raise EOFError("nothing is done here any more")
            if self._line is None or self._process is None or not self._process.is_alive():
                self._stop()
                context = multiprocessing.get_context("spawn")
                line, other = context.Pipe()
                process = context.Process(target=_serve, args=(other, self._work, self._nice, self._tells), daemon=True)
                process.start()
                other.close()
                self._line, self._process = line, process
            return self._line

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
        while True:
            given = line.recv()
            try:
                line.send(_Done(work(given, *more)))
            except Exception as error:
                line.send(_Failed(error.__class__.__name__))
