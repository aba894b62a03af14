"""Group commit for the store: events that arrive during the write of a batch form the next batch."""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections.abc import Sequence
from queue import SimpleQueue

from hippodrome.server.storage.corruption import is_corruption
from hippodrome.server.storage.event_sql import ConflictError, EventWrite
from hippodrome.server.storage.health import HealthMonitor
from hippodrome.server.storage.store import Store

Batch = list[tuple[EventWrite, asyncio.Future[bool]]]
Outcome = bool | Exception
"""True if an event was written, False if its number exists, or the error."""


class Writer:
    """Writes events in batches; each caller waits until its event is on disk.

    One thread writes one batch at a time and does nothing else, so it never waits for readers. Every move passes here, so the
    event loop and the thread exchange batches directly, without tasks or executors.
    """

    def __init__(self, store: Store, health: HealthMonitor) -> None:
        self._store, self._health = store, health
        self._waiting: Batch = []
        self._is_writing = False
        """True while a batch is being written or is scheduled."""
        self._batches: SimpleQueue[tuple[asyncio.AbstractEventLoop, Batch] | None] = SimpleQueue()
        self._thread: threading.Thread | None = None

    async def append(self, entry: EventWrite) -> None:
        """Write an event; ConflictError if its number exists. The event is on disk when this returns."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[bool] = loop.create_future()
        self._waiting.append((entry, done))
        if not self._is_writing:
            self._is_writing = True
            loop.call_soon(self._start_batch, loop)  # together with other events of this loop iteration
        if not await done:
            raise ConflictError(entry.table, entry.n)

    def close(self) -> None:
        """Stop the thread; no event may be waiting."""
        self._batches.put(None)

    def _start_batch(self, loop: asyncio.AbstractEventLoop) -> None:
        if self._thread is None:
            self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
            self._thread.start()
        batch, self._waiting = self._waiting, []
        self._batches.put((loop, batch))

    def _run(self) -> None:
        """Write batches until the writer is closed (runs in the thread)."""
        while (given := self._batches.get()) is not None:
            loop, batch = given
            outcomes = self._write([entry for entry, _ in batch])
            with contextlib.suppress(RuntimeError):  # the loop is closed: no caller waits any more
                loop.call_soon_threadsafe(self._finish_batch, loop, batch, outcomes)

    def _write(self, entries: Sequence[EventWrite]) -> list[Outcome]:
        """Write events; if the records of one table are corrupt, write the others without it."""
        try:
            return list(self._store.append_all(entries))
        except Exception as error:
            if len(entries) > 1 and is_corruption(error):
                return [outcome for entry in entries for outcome in self._write([entry])]
            return [error] * len(entries)

    def _finish_batch(self, loop: asyncio.AbstractEventLoop, batch: Batch, outcomes: Sequence[Outcome]) -> None:
        """Resolve the futures of the callers, and start the next batch if events have arrived."""
        errors = {id(outcome): outcome for outcome in outcomes if isinstance(outcome, Exception)}
        if len(errors) < len(outcomes):
            self._health.note_write("", None)
        for (entry, done), outcome in zip(batch, outcomes, strict=True):
            if (error := errors.pop(id(outcome), None)) is not None:  # report an error once, not for each of its events
                self._health.note_write(entry.table if len(batch) == 1 or is_corruption(error) else "", error)
            if done.done():
                continue
            if isinstance(outcome, Exception):
                done.set_exception(outcome)
            else:
                done.set_result(outcome)
        if self._waiting:
            self._start_batch(loop)
        else:
            self._is_writing = False
