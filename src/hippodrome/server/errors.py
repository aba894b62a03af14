"""Exceptions that become error responses: rejected requests, and conflicts with a table's state.

They do not depend on the web framework, so that worker processes need not import it; `api.errors` turns them into responses.
"""

from __future__ import annotations

from typing import Any


class ApiError(Exception):
    """A rejected request: a 4xx or 5xx status, and an error code."""

    def __init__(self, status: int, code: str, **data: Any) -> None:
        super().__init__(code)
        self.status, self.code, self.data = status, code, data


class Conflict(Exception):
    """An action that conflicts with the table's current state, with an error code."""

    def __init__(self, code: str, **data: Any) -> None:
        super().__init__(code)
        self.code, self.data = code, data
