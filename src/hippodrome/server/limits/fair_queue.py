"""Fair queue: clients take turns, and so do the tables of a client."""

from __future__ import annotations

from collections import OrderedDict, deque
from collections.abc import Callable, Iterator
from typing import Generic, TypeVar

T = TypeVar("T")


class FairQueue(Generic[T]):
    """Queue in which every client has a turn before any client has a second one; the same holds for a client's tables."""

    def __init__(self) -> None:
        self._waiting: OrderedDict[str, OrderedDict[str, deque[T]]] = OrderedDict()

    def __len__(self) -> int:
        return sum(self.count_for(address) for address in self._waiting)

    @property
    def clients(self) -> int:
        """Return the number of clients with waiting items."""
        return len(self._waiting)

    def count_for(self, client: str) -> int:
        """Return the number of waiting items of a client."""
        return sum(len(row) for row in self._waiting.get(client, {}).values())

    def add(self, client: str, table: str, item: T) -> None:
        """Add an item; a client or table without waiting items goes to the end of the queue."""
        self._waiting.setdefault(client, OrderedDict()).setdefault(table, deque()).append(item)

    def take(self) -> T | None:
        """Remove and return the next item; None if the queue is empty."""
        return _take(self._waiting)

    def take_from(self, is_eligible: Callable[[str], bool]) -> tuple[str, T] | None:
        """Remove the next item of an eligible client; return the client and the item, or None."""
        client = next((client for client in self._waiting if is_eligible(client)), None)
        if client is None:
            return None
        self._waiting.move_to_end(client, last=False)
        item = _take(self._waiting)
        assert item is not None
        return client, item

    def drop(self, client: str, table: str, item: T) -> None:
        """Remove an item before its turn."""
        tables = self._waiting.get(client, OrderedDict())
        row = tables.get(table, deque())
        if item in row:
            row.remove(item)
            if not row:
                del tables[table]
            if not tables:
                del self._waiting[client]

    def __iter__(self) -> Iterator[T]:
        """Iterate over all waiting items in the order in which `take` would return them."""
        ahead = OrderedDict(
            (address, OrderedDict((table, row.copy()) for table, row in tables.items()))
            for address, tables in self._waiting.items()
        )
        while ahead:
            item = _take(ahead)
            assert item is not None
            yield item


def _take(waiting: OrderedDict[str, OrderedDict[str, deque[T]]]) -> T | None:
    if not waiting:
        return None
    address, tables = waiting.popitem(last=False)
    table, row = tables.popitem(last=False)
    item = row.popleft()
    if row:
        tables[table] = row
    if tables:
        waiting[address] = tables
    return item
