"""Writing to the store: many events at a time. What arrives while a batch is written to disk makes up the next one."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Any

from hippodrome.server.store import Entry, Outrun, Store


class Writer:
    """Writes events in batches; whoever waits for one hears when it is on disk."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._waiting: list[tuple[Entry, asyncio.Future[bool]]] = []
        self._working: asyncio.Task[None] | None = None

    async def append(
        self, table: str, n: int, body: Mapping[str, Any], card: Mapping[str, Any], deadline: float | None
    ) -> None:
        """Write event `n` of a table; Outrun if there is one already. On disk when this returns."""
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append((Entry(table, n, body, card, deadline), done))
        if self._working is None or self._working.done():
            self._working = asyncio.create_task(self._work())
        if not await done:
            raise Outrun(table, n)

    async def _work(self) -> None:
        while self._waiting:
            batch, self._waiting = self._waiting, []
            try:
                written = await asyncio.to_thread(self._store.append_all, [entry for entry, _ in batch])
            except Exception as error:
                for _, done in batch:
                    if not done.done():
                        done.set_exception(error)
                continue
            for (_, done), is_new in zip(batch, written, strict=True):
                if not done.done():
                    done.set_result(is_new)
