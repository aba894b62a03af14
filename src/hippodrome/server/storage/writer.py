"""Group commit for the store: events that arrive while a batch is written to disk form the next batch."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor

from hippodrome.server.storage.corruption import is_corruption
from hippodrome.server.storage.event_sql import ConflictError, EventWrite
from hippodrome.server.storage.health import HealthMonitor
from hippodrome.server.storage.store import Store

Batch = list[tuple[EventWrite, asyncio.Future[bool]]]


class Writer:
    """Writes events in batches; each caller waits until its event is on disk."""

    def __init__(self, store: Store, health: HealthMonitor) -> None:
        self._store, self._health = store, health
        self._waiting: Batch = []
        self._task: asyncio.Task[None] | None = None
        self._thread = ThreadPoolExecutor(1, "writer")
        """Only one batch is written at a time, and nothing else is done here: it never waits for those who read."""

    async def append(self, entry: EventWrite) -> None:
        """Write an event; ConflictError if its number exists. On disk when this returns."""
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append((entry, done))
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._run())
        if not await done:
            raise ConflictError(entry.table, entry.n)

    def close(self) -> None:
        """Stop the thread; nothing is waiting to be written any more."""
        self._thread.shutdown(wait=False)

    async def _run(self) -> None:
        while self._waiting:
            batch, self._waiting = self._waiting, []
            await self._write(batch)

    async def _write(self, batch: Batch) -> None:
        """Write a batch; if the records of one table are corrupt, write the others without it."""
        try:
            with self._health.writing(batch[0][0].table if len(batch) == 1 else ""):
                loop = asyncio.get_running_loop()
                written = await loop.run_in_executor(self._thread, self._store.append_all, [entry for entry, _ in batch])
        except Exception as error:
            if len(batch) > 1 and is_corruption(error):
                for one in batch:
                    await self._write([one])
                return
            for _, done in batch:
                if not done.done():
                    done.set_exception(error)
            return
        for (_, done), is_new in zip(batch, written, strict=True):
            if not done.done():
                done.set_result(is_new)
