"""Where large or costly answers are made: off the event loop, one at a time, each address in its turn; most are kept."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from contextlib import AbstractAsyncContextManager
from typing import Any

from hippodrome.server.compact import compact
from hippodrome.server.costs import in_thread
from hippodrome.server.drawings import Sketch, draw
from hippodrome.server.fair_turns import FairTurns
from hippodrome.server.packed import Packed, Shelf, pack
from hippodrome.server.uploads import Uploads


class Workshop:
    """What is made is paid for by whoever asked first; the others find it on the shelf."""

    def __init__(self, uploads: Uploads) -> None:
        self._uploads = uploads
        self._shelf, self._turns = Shelf(), FairTurns()

    async def make(self, work: Callable[[], Any], lock: AbstractAsyncContextManager[Any]) -> Packed:
        """An answer that changes too often to be kept, made under a lock, which nobody has while they wait their turn."""
        async with self._turns.turn(), lock:
            return await in_thread(lambda: pack(_written(work())))

    async def keep(self, key: Hashable, work: Callable[[], Any]) -> Packed:
        """An answer that is the same whoever asks. Texts and bytes stay what they are, everything else becomes JSON."""

        async def make() -> str | bytes:
            async with self._turns.turn():
                return await in_thread(lambda: _written(work()))

        return await self._shelf.find(key, make)

    async def drawing(self, sketch: Sketch) -> Packed:
        """A board or a sheet of faces. What strangers brought is drawn in the process where it was opened."""
        if sketch.is_of_the_house:
            return await self.keep(("drawing", sketch.mark), lambda: draw(sketch))
        return await self._shelf.find(("drawing", sketch.mark), lambda: self._uploads.draw(sketch))


def _written(made: Any) -> str | bytes:
    return made if isinstance(made, str | bytes) else compact(made)
