"""Renders expensive responses in threads, fairly per client, and caches those that are the same for all clients."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from contextlib import AbstractAsyncContextManager
from typing import Any

from hippodrome.server.http.responses import GzipBody, ResponseCache, compress
from hippodrome.server.limits.thread_pool import ThreadPool
from hippodrome.server.views.drawings import DrawingSpec, draw
from hippodrome.server.views.json import dumps
from hippodrome.server.workers.sandbox import Sandbox


class RenderCache:
    """Renders responses. The first client to request one is charged for it; later ones get it from the cache."""

    def __init__(self, sandbox: Sandbox, threads: ThreadPool) -> None:
        self._sandbox, self._threads = sandbox, threads
        self._cache = ResponseCache()

    async def render(self, work: Callable[[], Any], lock: AbstractAsyncContextManager[Any]) -> GzipBody:
        """Render a response that changes too often to be cached, under a lock that is released before it is sent."""
        return await self._threads.run_locked(lock, lambda: compress(_encode(work())))

    async def render_cached(self, key: Hashable, work: Callable[[], Any]) -> GzipBody:
        """Render and cache a response that is the same for all clients; a value that is no text or bytes is encoded as JSON."""
        return await self._cache.get_or_create(key, lambda: self._threads.run(lambda: compress(_encode(work()))))

    async def drawing(self, sketch: DrawingSpec) -> GzipBody:
        """Return a board or a set of faces; custom editions are drawn in the sandbox process."""
        if sketch.is_built_in:
            return await self.render_cached(("drawing", sketch.digest), lambda: draw(sketch))

        async def drawn() -> GzipBody:
            return await self._threads.run(compress, await self._sandbox.draw(sketch))

        return await self._cache.get_or_create(("drawing", sketch.digest), drawn)


def _encode(made: Any) -> str | bytes:
    return made if isinstance(made, str | bytes) else dumps(made)
