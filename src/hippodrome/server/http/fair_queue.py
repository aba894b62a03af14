"""Who is next, where many want what few can do: addresses go round, and of an address its tables."""

from __future__ import annotations

from collections import OrderedDict, deque
from collections.abc import Callable, Iterator
from typing import Generic, TypeVar

T = TypeVar("T")


class FairQueue(Generic[T]):
    """Things that wait. Every address has its turn before any has another, and so has every table of an address."""

    def __init__(self) -> None:
        self._waiting: OrderedDict[str, OrderedDict[str, deque[T]]] = OrderedDict()

    def __len__(self) -> int:
        return sum(self.of(address) for address in self._waiting)

    @property
    def addresses(self) -> int:
        """How many addresses have something waiting."""
        return len(self._waiting)

    def of(self, address: str) -> int:
        """How much waits for an address."""
        return sum(len(row) for row in self._waiting.get(address, {}).values())

    def add(self, address: str, table: str, item: T) -> None:
        """Let something wait; an address or a table that has nothing waiting comes behind all others."""
        self._waiting.setdefault(address, OrderedDict()).setdefault(table, deque()).append(item)

    def take(self) -> T | None:
        """What is next; None if nothing waits."""
        return _take(self._waiting)

    def take_from(self, may: Callable[[str], bool]) -> tuple[str, T] | None:
        """The next client that may be served, and what is next of it; None if there is none."""
        client = next((client for client in self._waiting if may(client)), None)
        if client is None:
            return None
        self._waiting.move_to_end(client, last=False)
        item = _take(self._waiting)
        assert item is not None
        return client, item

    def drop(self, address: str, table: str, item: T) -> None:
        """Somebody does not want it any more."""
        tables = self._waiting.get(address, OrderedDict())
        row = tables.get(table, deque())
        if item in row:
            row.remove(item)
            if not row:
                del tables[table]
            if not tables:
                del self._waiting[address]

    def __iter__(self) -> Iterator[T]:
        """All that waits, in the order in which it would be taken."""
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
