"""Renders expensive responses in threads, fairly per client, and caches those that are the same for everybody."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from contextlib import AbstractAsyncContextManager
from typing import Any

from hippodrome.server.http.responses import Packed, Shelf, pack
from hippodrome.server.views.drawings import Sketch, draw
from hippodrome.server.views.json import compact
from hippodrome.server.workers.sandbox import Uploads
from hippodrome.server.workers.thread_pool import ThreadPool


class Workshop:
    """Renders responses; the first client that asks for one is charged for it, the others get it from the cache."""

    def __init__(self, uploads: Uploads, threads: ThreadPool) -> None:
        self._uploads, self._threads = uploads, threads
        self._shelf = Shelf()

    async def make(self, work: Callable[[], Any], lock: AbstractAsyncContextManager[Any]) -> Packed:
        """A response that changes too often to be cached, rendered under a lock that is not held while the client waits."""
        return await self._threads.run_locked(lock, lambda: pack(_written(work())))

    async def keep(self, key: Hashable, work: Callable[[], Any]) -> Packed:
        """A response that is the same for everybody. Texts and bytes stay what they are, everything else becomes JSON."""
        return await self._shelf.find(key, lambda: self._threads.run(lambda: pack(_written(work()))))

    async def drawing(self, sketch: Sketch) -> Packed:
        """A board or a sheet of faces. A custom edition is drawn in the process where it was opened."""
        if sketch.is_of_the_house:
            return await self.keep(("drawing", sketch.mark), lambda: draw(sketch))

        async def drawn() -> Packed:
            return await self._threads.run(pack, await self._uploads.draw(sketch))

        return await self._shelf.find(("drawing", sketch.mark), drawn)


def _written(made: Any) -> str | bytes:
    return made if isinstance(made, str | bytes) else compact(made)
