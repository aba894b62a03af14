"""Detects corrupt records and distinguishes them from an unreachable database."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from hippodrome.core.errors import BadInput

CORRUPTION_ERRORS = ("SQLITE_CORRUPT", "SQLITE_NOTADB", "SQLITE_IOERR_READ", "SQLITE_IOERR_SHORT_READ", "SQLITE_IOERR_DATA")
DECODE_ERRORS = (ValueError, LookupError, TypeError, AttributeError)
"""Errors that decoding raises for a record that can be read but is not what was written."""


class CorruptRecord(SQLAlchemyError):
    """The records of a table cannot be read, and a retry will not help."""

    def __init__(self, table: str, why: BadInput) -> None:
        self.bad_input = BadInput("in_table", table=table, why=why)
        super().__init__(str(self.bad_input))
        self.table, self.why = table, why


def is_corruption(error: BaseException) -> bool:
    """Return whether an error means that stored data is corrupt, and not that the database is unreachable, busy or full."""
    if isinstance(error, CorruptRecord):
        return True
    told = getattr(error, "orig", None)
    state = str(getattr(told, "sqlstate", "") or "")
    name = str(getattr(told, "sqlite_errorname", ""))
    return state.startswith("XX") or name.startswith(CORRUPTION_ERRORS) or "Could not decode to UTF-8" in str(told or "")


@contextmanager
def detect_corruption(table: str) -> Iterator[None]:
    """Raise CorruptRecord, with the reason, if what is read of a table in this context is corrupt."""
    try:
        yield
    except DBAPIError as error:
        if not is_corruption(error):
            raise
        raise CorruptRecord(table, BadInput("table_unreadable", why=str(error.orig))) from None
    except DECODE_ERRORS as error:
        why = BadInput("table_senseless", kind=error.__class__.__name__, why=str(error)[:200])
        raise CorruptRecord(table, why) from None
