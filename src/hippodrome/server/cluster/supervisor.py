"""Process supervisor: several worker processes serve one port.

It restarts workers that die. On SIGHUP it replaces all of them one by one: each new worker serves before an old one is stopped.

The supervisor never blocks on a worker, so it handles a signal at any time. uvicorn's `Multiprocess` is no substitute: it waits
without limit for a worker that does not stop, handles no signal during a restart, stops all workers when one cannot start, and
leaves them running when it is killed.
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

HEARTBEAT_INTERVAL = 1.0
"""Seconds between two heartbeats of a worker."""
START_TIMEOUT = 60.0
"""Seconds within which a worker must start and then send each heartbeat; a worker that does not hangs, and is killed.

Starting takes a while on a busy machine, or on one without compiled code in its cache.
"""
STOP_TIMEOUT = 20.0
"""Seconds within which a worker must stop after SIGTERM; then it is killed.

Draining takes up to 4 seconds, closing connections 5, the internal server 2; the rest is for closing everything else.
"""
RESTART_DELAY = 1.0
"""Seconds before a worker that could not start is restarted."""
EXIT_CANNOT_START = 3
"""Exit code of a worker that could not start."""
STOP_SIGNALS = (signal.SIGTERM, signal.SIGINT)

log = logging.getLogger("hippodrome.server")


class WorkerProcess:
    """A worker process as the supervisor sees it."""

    def __init__(self, config: uvicorn.Config, sockets: Sequence[socket.socket]) -> None:
        context = get_context("spawn")
        self.pipe, other = context.Pipe(duplex=False)
        self.process = context.Process(target=_serve, args=(config, list(sockets), other))
        self.process.start()
        other.close()
        self.is_up = False
        self._last_heartbeat = time.monotonic()
        """Time of the last heartbeat; before the first one, of the start."""

    def read_heartbeats(self) -> None:
        """Read the pending heartbeats, which show whether the worker is up."""
        with contextlib.suppress(OSError, EOFError):
            while self.pipe.poll():
                if self.pipe.recv():
                    self.is_up, self._last_heartbeat = True, time.monotonic()

    @property
    def is_hung(self) -> bool:
        """Return whether the worker has not started, or has sent no heartbeat, for START_TIMEOUT seconds."""
        return time.monotonic() - self._last_heartbeat > START_TIMEOUT

    @property
    def is_gone(self) -> bool:
        """Return whether the worker has ended."""
        return not self.process.is_alive()

    def terminate(self) -> None:
        """Request a graceful stop."""
        self.process.terminate()

    def kill(self) -> None:
        """Kill the worker and wait for its end."""
        self.process.kill()
        self.process.join()


class Supervisor:
    """Keeps a number of workers running until it receives a stop signal."""

    def __init__(self, config: uvicorn.Config, sockets: Sequence[socket.socket], number: int) -> None:
        self._config, self._sockets, self._number = config, sockets, number
        self.processes: list[WorkerProcess] = []
        self._retry_at: float | None = None
        """Time at which a worker that could not start is restarted; None if there is none."""
        self._to_replace: deque[WorkerProcess] = deque()
        self._replacement: tuple[WorkerProcess, WorkerProcess] | None = None
        """A new worker, and the old one that it replaces as soon as it is up."""
        self._stopping: tuple[WorkerProcess, float] | None = None
        """An old worker that is stopping, and its deadline."""
        self._has_served = False
        self._signals: list[int] = []
        self._wake_reader, self._wake_writer = os.pipe()

    def start(self) -> WorkerProcess:
        """Start a worker."""
        return WorkerProcess(self._config, self._sockets)

    def run(self) -> bool:
        """Supervise until a stop signal; return False if no worker could start."""
        with self._signals_handled():
            self.processes = [self.start() for _ in range(self._number)]
            try:
                while not set(STOP_SIGNALS) & set(self._signals):
                    if signal.SIGHUP in self._signals:
                        self._signals.remove(signal.SIGHUP)
                        self.replace_all()
                    if not self.check():
                        return False
                    self._wait()
                return True
            finally:
                self._stop_all()

    def replace_all(self) -> None:
        """Start a rolling restart: replace every worker, one after another."""
        self._to_replace = deque(self.processes)

    @contextlib.contextmanager
    def _signals_handled(self) -> Iterator[None]:
        """Record signals and wake the supervisor."""

        def heard(number: int, _: object) -> None:
            self._signals.append(number)
            os.write(self._wake_writer, b".")

        before = {number: signal.signal(number, heard) for number in (*STOP_SIGNALS, signal.SIGHUP)}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)
            os.close(self._wake_reader)
            os.close(self._wake_writer)

    def _all_processes(self) -> list[WorkerProcess]:
        more = [*([self._replacement[0]] if self._replacement else []), *([self._stopping[0]] if self._stopping else [])]
        return [*self.processes, *more]

    def _wait(self) -> None:
        """Wait until a worker ends or sends a heartbeat, or a signal arrives; at most HEARTBEAT_INTERVAL."""
        lines: list[Any] = [
            line for one in self._all_processes() if not one.is_gone for line in (one.pipe, one.process.sentinel)
        ]
        if self._wake_reader in wait([*lines, self._wake_reader], HEARTBEAT_INTERVAL):
            os.read(self._wake_reader, 100)

    def check(self) -> bool:
        """Restart and replace workers as needed; return False if no worker could ever start."""
        for one in self._all_processes():
            one.read_heartbeats()
            self._has_served = self._has_served or one.is_up
        for place, one in enumerate(self.processes):
            if one.is_hung and not one.is_gone:
                log.error("worker %s sends no heartbeat; restarting it", one.process.pid)
                one.kill()
            if one.is_gone and not self._restart(place, one):
                return False
        self._continue_replacing()
        return True

    def _restart(self, place: int, process: WorkerProcess) -> bool:
        """Restart a worker that ended; one that could not start, after a delay, and only if any worker ever started."""
        if process.process.exitcode == EXIT_CANNOT_START and not process.is_up:
            if not self._has_served:
                return False
            if self._retry_at is None:
                log.error("worker %s could not start; retrying", process.process.pid)
                self._retry_at = time.monotonic() + RESTART_DELAY
            if time.monotonic() < self._retry_at:
                return True
            self._retry_at = None
        process.process.join()
        self.processes[place] = self.start()
        return True

    def _continue_replacing(self) -> None:
        """Continue a rolling restart: start a new worker, and once it is up, stop an old one."""
        if self._stopping is not None:
            old, until = self._stopping
            if not old.is_gone and time.monotonic() > until:
                old.kill()
            if old.is_gone:
                self._stopping = None
            return
        if self._replacement is not None:
            new, old = self._replacement
            if new.is_up:
                self._replacement = None
                if old in self.processes:
                    self.processes[self.processes.index(old)] = new
                leaves = old if new in self.processes else new  # an old worker that died has been restarted already
                leaves.terminate()
                self._stopping = (leaves, time.monotonic() + STOP_TIMEOUT)
            elif new.is_gone or new.is_hung:
                log.error("rolling restart failed: new worker %s could not start; the old workers stay", new.process.pid)
                new.kill()
                self._replacement = None
                self._to_replace.clear()
            return
        while self._to_replace:
            old = self._to_replace.popleft()
            if old in self.processes:  # else it died and has been restarted already
                self._replacement = (self.start(), old)
                return

    def _stop_all(self) -> None:
        """Stop all workers; kill those that have not ended after STOP_TIMEOUT."""
        everybody = [one for one in self._all_processes() if not one.is_gone]
        for one in everybody:
            one.terminate()
        until = time.monotonic() + STOP_TIMEOUT
        for one in everybody:
            one.process.join(max(0.0, until - time.monotonic()))
            if not one.is_gone:
                log.error("worker %s did not stop in time; killed", one.process.pid)
                one.kill()


def _serve(config: uvicorn.Config, sockets: list[socket.socket], pipe: Connection) -> None:
    """Serve in a worker process; its main function."""
    config.configure_logging()
    server = uvicorn.Server(config)
    threading.Thread(target=_send_heartbeats, args=(server, pipe), daemon=True).start()
    with contextlib.suppress(KeyboardInterrupt), server.capture_signals():  # also before the event loop runs
        server.run(sockets=sockets)
    if not server.started:
        sys.exit(EXIT_CANNOT_START)


def _send_heartbeats(server: uvicorn.Server, pipe: Connection) -> None:
    """Send a heartbeat every second; stop this worker if its supervisor is gone."""
    try:
        while True:
            pipe.send(server.started)
            time.sleep(HEARTBEAT_INTERVAL if server.started else HEARTBEAT_INTERVAL / 10)
    except OSError:
        os.kill(os.getpid(), signal.SIGTERM)
