"""How the server says no: to a request, or of a table at this moment. Plain values: whoever raises them need not know the web,
and processes that work for the server import none of it (`refusals` makes answers of them)."""

from __future__ import annotations

from typing import Any


class Refusal(Exception):
    """A request that cannot be granted: a 4xx status, and the word for it."""

    def __init__(self, status: int, code: str, **data: Any) -> None:
        super().__init__(code)
        self.status, self.code, self.data = status, code, data


class NotNow(Exception):
    """Something that this table does not allow at this moment, with the word for it."""

    def __init__(self, code: str, **data: Any) -> None:
        super().__init__(code)
        self.code, self.data = code, data
