"""Shared gzip-compressed responses, cached in memory (LRU, 64 MB) and streamed in chunks.

A client that does not read its response occupies one chunk and a place in the queue, not a copy.
"""

from __future__ import annotations

import asyncio
import gzip
import zlib
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable, Iterator, Mapping
from typing import NamedTuple

from starlette.datastructures import Headers
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

MAX_CACHE_BYTES = 64_000_000
"""Maximum total size of the cached bodies."""
CHUNK_BYTES = 32_768
GZIP_LEVEL = 5


class GzipBody(NamedTuple):
    """A gzip-compressed response body, with its uncompressed size."""

    data: bytes
    size: int

    def chunks(self, *, compressed: bool) -> Iterator[bytes]:
        """Yield the body in chunks, compressed or not."""
        if compressed:
            for start in range(0, len(self.data), CHUNK_BYTES):
                yield self.data[start : start + CHUNK_BYTES]
            return
        unpacker = zlib.decompressobj(wbits=31)
        waiting = self.data
        while waiting and (piece := unpacker.decompress(waiting, CHUNK_BYTES)):
            waiting = unpacker.unconsumed_tail
            yield piece
        if rest := unpacker.flush():
            yield rest


def compress(text: str | bytes) -> GzipBody:
    """Compress a response body."""
    data = text.encode() if isinstance(text, str) else text
    return GzipBody(gzip.compress(data, GZIP_LEVEL, mtime=0), len(data))


class ResponseCache:
    """LRU cache of response bodies, bounded in bytes."""

    def __init__(self, max_bytes: int = MAX_CACHE_BYTES) -> None:
        self._max_bytes, self.size = max_bytes, 0
        self._bodies: OrderedDict[Hashable, GzipBody] = OrderedDict()
        self._locks: dict[Hashable, asyncio.Lock] = {}

    async def get_or_create(self, key: Hashable, create: Callable[[], Awaitable[GzipBody]]) -> GzipBody:
        """Return the cached body of a key; if there is none, create it once for all concurrent callers."""
        if (found := self._get(key)) is not None:
            return found
        lock = self._locks.setdefault(key, asyncio.Lock())
        try:
            async with lock:
                if (found := self._get(key)) is None:
                    found = await create()
                    self._put(key, found)
                return found
        finally:
            if not lock.locked():
                self._locks.pop(key, None)

    def _get(self, key: Hashable) -> GzipBody | None:
        if key in self._bodies:
            self._bodies.move_to_end(key)
        return self._bodies.get(key)

    def _put(self, key: Hashable, body: GzipBody) -> None:
        self._bodies[key] = body
        self.size += len(body.data)
        while self.size > self._max_bytes:
            _, gone = self._bodies.popitem(last=False)
            self.size -= len(gone.data)


class GzipResponse(Response):
    """A response that is streamed in chunks as fast as the client reads."""

    def __init__(
        self, gzip_body: GzipBody, media_type: str = "application/json", headers: Mapping[str, str] | None = None
    ) -> None:
        super().__init__(media_type=media_type, headers=headers)
        self._gzip_body = gzip_body

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        packed = "gzip" in Headers(scope=scope).get("accept-encoding", "")
        self.headers["Vary"] = "Accept-Encoding"
        self.headers["Content-Length"] = str(len(self._gzip_body.data) if packed else self._gzip_body.size)
        if packed:
            self.headers["Content-Encoding"] = "gzip"
        await send({"type": "http.response.start", "status": self.status_code, "headers": self.raw_headers})
        for piece in self._gzip_body.chunks(compressed=packed):
            await send({"type": "http.response.body", "body": piece, "more_body": True})
        await send({"type": "http.response.body", "body": b"", "more_body": False})
