"""Several processes that serve at one port, and the one that looks after them: those that die are started again, and on SIGHUP
all are replaced one by one, each new one serving before an old one is asked to end.

The one that looks after them never waits for one of them, so that it hears a signal at any time.
"""

from __future__ import annotations

import contextlib
import logging
import os
import signal
import socket
import sys
import threading
import time
from collections import deque
from collections.abc import Iterator, Sequence
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from typing import Any

import uvicorn

BEAT = 1.0
"""Seconds from one sign of life of a process to the next."""
STARTS_WITHIN = 60.0
"""Seconds in which a process has to be up: on a busy machine, or one that has compiled nothing yet, that takes a while. One
that says nothing for so long hangs."""
ENDS_WITHIN = 20.0
"""Seconds in which a process that was asked to end has to have ended: drained (4), hung up (5), its door shut (2) and
everything put away. Then it is killed."""
PAUSE = 1.0
"""Seconds before another is started for one that could not start."""
CANNOT_START = 3
"""The exit code of a process that could not start."""
ENDS = (signal.SIGTERM, signal.SIGINT)

log = logging.getLogger("hippodrome.server")


class Serving:
    """One process that serves, as far as the one that looks after it knows."""

    def __init__(self, config: uvicorn.Config, sockets: Sequence[socket.socket]) -> None:
        context = get_context("spawn")
        self.line, other = context.Pipe(duplex=False)
        self.process = context.Process(target=_serve, args=(config, list(sockets), other))
        self.process.start()
        other.close()
        self.is_up = False
        self._well = time.monotonic()
        """When it last said that it is up; before that, when it was started."""

    def hear(self) -> None:
        """Take what it has said: whether it is up."""
        with contextlib.suppress(OSError, EOFError):
            while self.line.poll():
                if self.line.recv():
                    self.is_up, self._well = True, time.monotonic()

    @property
    def hangs(self) -> bool:
        """Whether it has been silent for too long, or takes too long to start."""
        return time.monotonic() - self._well > STARTS_WITHIN

    @property
    def is_gone(self) -> bool:
        """Whether it has ended."""
        return not self.process.is_alive()

    def ask_to_end(self) -> None:
        """Let it finish what it does, and end."""
        self.process.terminate()

    def kill(self) -> None:
        """End it, whatever it does."""
        self.process.kill()
        self.process.join()


class Supervisor:
    """Looks after some processes until it is asked to end."""

    def __init__(self, config: uvicorn.Config, sockets: Sequence[socket.socket], number: int) -> None:
        self._config, self._sockets, self._number = config, sockets, number
        self.processes: list[Serving] = []
        self._due: float | None = None
        """When a process that could not start is followed by another; None if none waits for that."""
        self._to_replace: deque[Serving] = deque()
        self._newcomer: tuple[Serving, Serving] | None = None
        """One that will take the place of another as soon as it is up."""
        self._leaving: tuple[Serving, float] | None = None
        """One that was asked to end, and by when it has to have ended."""
        self._has_served = False
        self._signals: list[int] = []
        self._woken, self._wake = os.pipe()

    def start(self) -> Serving:
        """One more process."""
        return Serving(self._config, self._sockets)

    def run(self) -> bool:
        """Look after them until somebody asks to end; False if none could start."""
        with self._listening():
            self.processes = [self.start() for _ in range(self._number)]
            try:
                while not set(ENDS) & set(self._signals):
                    if signal.SIGHUP in self._signals:
                        self._signals.remove(signal.SIGHUP)
                        self.replace_all()
                    if not self.look():
                        return False
                    self._rest()
                return True
            finally:
                self._end()

    def replace_all(self) -> None:
        """Let every process be replaced by a new one, one after another."""
        self._to_replace = deque(self.processes)

    @contextlib.contextmanager
    def _listening(self) -> Iterator[None]:
        """Note signals; whoever rests is woken by them."""

        def heard(number: int, _: object) -> None:
            self._signals.append(number)
            os.write(self._wake, b".")

        before = {number: signal.signal(number, heard) for number in (*ENDS, signal.SIGHUP)}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)
            os.close(self._woken)
            os.close(self._wake)

    def _all(self) -> list[Serving]:
        more = [*([self._newcomer[0]] if self._newcomer else []), *([self._leaving[0]] if self._leaving else [])]
        return [*self.processes, *more]

    def _rest(self) -> None:
        """Until a process ends or says something, or a signal comes."""
        lines: list[Any] = [line for one in self._all() if not one.is_gone for line in (one.line, one.process.sentinel)]
        if self._woken in wait([*lines, self._woken], BEAT):
            os.read(self._woken, 100)

    def look(self) -> bool:
        """Do what there is to do; False if there is no use in going on, because no process could ever start."""
        for one in self._all():
            one.hear()
            self._has_served = self._has_served or one.is_up
        for place, one in enumerate(self.processes):
            if one.hangs and not one.is_gone:
                log.error("process %s hangs, and is started anew", one.process.pid)
                one.kill()
            if one.is_gone and not self._follow(place, one):
                return False
        self._go_on_replacing()
        return True

    def _follow(self, place: int, one: Serving) -> bool:
        """Start another for one that is gone; for one that could not start, after a pause, and only if others ever could."""
        if one.process.exitcode == CANNOT_START and not one.is_up:
            if not self._has_served:
                return False
            if self._due is None:
                log.error("process %s could not start; another is tried in a moment", one.process.pid)
                self._due = time.monotonic() + PAUSE
            if time.monotonic() < self._due:
                return True
            self._due = None
        one.process.join()
        self.processes[place] = self.start()
        return True

    def _go_on_replacing(self) -> None:
        """One after another: a new one is started, and when it is up, an old one asked to end."""
        if self._leaving is not None:
            old, until = self._leaving
            if not old.is_gone and time.monotonic() > until:
                old.kill()
            if old.is_gone:
                self._leaving = None
            return
        if self._newcomer is not None:
            new, old = self._newcomer
            if new.is_up:
                self._newcomer = None
                if old in self.processes:
                    self.processes[self.processes.index(old)] = new
                leaves = old if new in self.processes else new  # an old one that died meanwhile has a follower already
                leaves.ask_to_end()
                self._leaving = (leaves, time.monotonic() + ENDS_WITHIN)
            elif new.is_gone or new.hangs:
                log.error("the new process %s could not start; the old ones go on", new.process.pid)
                new.kill()
                self._newcomer = None
                self._to_replace.clear()
            return
        while self._to_replace:
            old = self._to_replace.popleft()
            if old in self.processes:  # else it died meanwhile, and has a follower already
                self._newcomer = (self.start(), old)
                return

    def _end(self) -> None:
        """Ask all to end, and wait for them; not for ever."""
        everybody = [one for one in self._all() if not one.is_gone]
        for one in everybody:
            one.ask_to_end()
        until = time.monotonic() + ENDS_WITHIN
        for one in everybody:
            one.process.join(max(0.0, until - time.monotonic()))
            if not one.is_gone:
                log.error("process %s does not end, and is killed", one.process.pid)
                one.kill()


def _serve(config: uvicorn.Config, sockets: list[socket.socket], line: Connection) -> None:
    """The life of a process that serves."""
    config.configure_logging()
    server = uvicorn.Server(config)
    threading.Thread(target=_say_how_it_is, args=(server, line), daemon=True).start()
    with contextlib.suppress(KeyboardInterrupt), server.capture_signals():  # from before there is a loop
        server.run(sockets=sockets)
    if not server.started:
        sys.exit(CANNOT_START)


def _say_how_it_is(server: uvicorn.Server, line: Connection) -> None:
    """Say every moment whether the server is up, as long as somebody listens; then it ends: nobody looks after it any more."""
    try:
        while True:
            line.send(server.started)
            time.sleep(BEAT if server.started else BEAT / 10)
    except OSError:
        os.kill(os.getpid(), signal.SIGTERM)
