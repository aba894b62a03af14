"""Writing to the store: many events at a time. What arrives while a batch is written to disk makes up the next one."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor

from hippodrome.server.storage.corruption import is_damage
from hippodrome.server.storage.health import Checkup
from hippodrome.server.storage.store import Entry, Outrun, Store

Batch = list[tuple[Entry, asyncio.Future[bool]]]


class Writer:
    """Writes events in batches; whoever waits for one hears when it is on disk."""

    def __init__(self, store: Store, checkup: Checkup) -> None:
        self._store, self._checkup = store, checkup
        self._waiting: Batch = []
        self._working: asyncio.Task[None] | None = None
        self._thread = ThreadPoolExecutor(1, "writer")
        """Only one batch is written at a time, and nothing else is done here: it never waits for those who read."""

    async def append(self, entry: Entry) -> None:
        """Write an event; Outrun if there is one of its number already. On disk when this returns."""
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append((entry, done))
        if self._working is None or self._working.done():
            self._working = asyncio.create_task(self._work())
        if not await done:
            raise Outrun(entry.table, entry.n)

    def close(self) -> None:
        """Let the thread go; whoever waits for something to be written has been waited for."""
        self._thread.shutdown(wait=False)

    async def _work(self) -> None:
        while self._waiting:
            batch, self._waiting = self._waiting, []
            await self._write(batch)

    async def _write(self, batch: Batch) -> None:
        """Write a batch; where one table's records are spoiled the others are written without it."""
        try:
            with self._checkup.writing(batch[0][0].table if len(batch) == 1 else ""):
                loop = asyncio.get_running_loop()
                written = await loop.run_in_executor(self._thread, self._store.append_all, [entry for entry, _ in batch])
        except Exception as error:
            if len(batch) > 1 and is_damage(error):
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
