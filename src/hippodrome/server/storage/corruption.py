"""Detects corrupt records and distinguishes them from an unreachable database."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from hippodrome.core.errors import BadInput

CORRUPTION_ERRORS = ("SQLITE_CORRUPT", "SQLITE_NOTADB", "SQLITE_IOERR_READ", "SQLITE_IOERR_SHORT_READ", "SQLITE_IOERR_DATA")
DECODE_ERRORS = (ValueError, LookupError, TypeError, AttributeError)
"""Errors that decoding raises for a record that is readable but damaged."""


class CorruptRecord(SQLAlchemyError):
    """The records of a table are corrupt, so that a retry cannot help."""

    def __init__(self, table: str, why: BadInput) -> None:
        self.bad_input = BadInput("in_table", table=table, why=why)
        super().__init__(str(self.bad_input))
        self.table, self.why = table, why


def is_corruption(error: BaseException) -> bool:
    """Return whether an error means corrupt data, as opposed to an unreachable, busy or full database."""
    if isinstance(error, CorruptRecord):
        return True
    told = getattr(error, "orig", None)
    state = str(getattr(told, "sqlstate", "") or "")
    name = str(getattr(told, "sqlite_errorname", ""))
    return state.startswith("XX") or name.startswith(CORRUPTION_ERRORS) or "Could not decode to UTF-8" in str(told or "")


@contextmanager
def detect_corruption(table: str) -> Iterator[None]:
    """Raise CorruptRecord, with the reason, if the records of a table read in this context are corrupt."""
    try:
        yield
    except DBAPIError as error:
        if not is_corruption(error):
            raise
        raise CorruptRecord(table, BadInput("table_unreadable", why=str(error.orig))) from None
    except DECODE_ERRORS as error:
        why = BadInput("table_senseless", kind=error.__class__.__name__, why=str(error)[:200])
        raise CorruptRecord(table, why) from None
