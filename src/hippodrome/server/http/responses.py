"""Answers that are the same for everybody, or large: made once, packed, shared, and sent a piece at a time.

Whoever does not read what they asked for holds a piece of it, and a place in the row; nobody holds a copy.
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

MOST_BYTES = 64_000_000
"""So much is kept."""
PIECE = 32_768
LEVEL = 5


class Packed(NamedTuple):
    """An answer as it is kept: packed, with the size that it has unpacked."""

    data: bytes
    size: int

    def pieces(self, *, packed: bool) -> Iterator[bytes]:
        """All of it, a piece at a time."""
        if packed:
            for start in range(0, len(self.data), PIECE):
                yield self.data[start : start + PIECE]
            return
        unpacker = zlib.decompressobj(wbits=31)
        waiting = self.data
        while waiting and (piece := unpacker.decompress(waiting, PIECE)):
            waiting = unpacker.unconsumed_tail
            yield piece
        if rest := unpacker.flush():
            yield rest


def pack(text: str | bytes) -> Packed:
    """An answer, packed."""
    data = text.encode() if isinstance(text, str) else text
    return Packed(gzip.compress(data, LEVEL, mtime=0), len(data))


class Shelf:
    """What is kept: of all that was made, the latest asked for."""

    def __init__(self, most: int = MOST_BYTES) -> None:
        self._most, self.size = most, 0
        self._kept: OrderedDict[Hashable, Packed] = OrderedDict()
        self._making: dict[Hashable, asyncio.Lock] = {}

    async def find(self, key: Hashable, make: Callable[[], Awaitable[Packed]]) -> Packed:
        """What is kept under a key; made now, and once for all who ask at the same time, if there is nothing yet."""
        if (found := self._look(key)) is not None:
            return found
        lock = self._making.setdefault(key, asyncio.Lock())
        try:
            async with lock:
                if (found := self._look(key)) is None:
                    found = await make()
                    self._keep(key, found)
                return found
        finally:
            if not lock.locked():
                self._making.pop(key, None)

    def _look(self, key: Hashable) -> Packed | None:
        if key in self._kept:
            self._kept.move_to_end(key)
        return self._kept.get(key)

    def _keep(self, key: Hashable, made: Packed) -> None:
        self._kept[key] = made
        self.size += len(made.data)
        while self.size > self._most:
            _, gone = self._kept.popitem(last=False)
            self.size -= len(gone.data)


class PackedResponse(Response):
    """An answer that is sent a piece at a time, as fast as it is read."""

    def __init__(self, kept: Packed, media_type: str = "application/json", headers: Mapping[str, str] | None = None) -> None:
        super().__init__(media_type=media_type, headers=headers)
        self._kept = kept

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        packed = "gzip" in Headers(scope=scope).get("accept-encoding", "")
        self.headers["Vary"] = "Accept-Encoding"
        self.headers["Content-Length"] = str(len(self._kept.data) if packed else self._kept.size)
        if packed:
            self.headers["Content-Encoding"] = "gzip"
        await send({"type": "http.response.start", "status": self.status_code, "headers": self.raw_headers})
        for piece in self._kept.pieces(packed=packed):
            await send({"type": "http.response.body", "body": piece, "more_body": True})
        await send({"type": "http.response.body", "body": b"", "more_body": False})
