"""Records that a disk has spoiled: how that is told from a database that is only away, and a table that it has hit."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from hippodrome.core.errors import BadInput

SPOILED = ("SQLITE_CORRUPT", "SQLITE_NOTADB", "SQLITE_IOERR_READ", "SQLITE_IOERR_SHORT_READ", "SQLITE_IOERR_DATA")
UNREADABLE = (ValueError, LookupError, TypeError, AttributeError)
"""What it looks like when a record can be read, but is not what was written."""


class Damaged(SQLAlchemyError):
    """The records of a table cannot be read, and trying again will not help."""

    def __init__(self, table: str, why: BadInput) -> None:
        self.complaint = BadInput("in_table", table=table, why=why)
        super().__init__(str(self.complaint))
        self.table, self.why = table, why


def is_damage(error: BaseException) -> bool:
    """Whether a database says that what it holds is spoiled, rather than that it is away, busy or full."""
    if isinstance(error, Damaged):
        return True
    told = getattr(error, "orig", None)
    state = str(getattr(told, "sqlstate", "") or "")
    name = str(getattr(told, "sqlite_errorname", ""))
    return state.startswith("XX") or name.startswith(SPOILED) or "Could not decode to UTF-8" in str(told or "")


@contextmanager
def reading(table: str) -> Iterator[None]:
    """Damaged, with the reason, if what is read here of a table is spoiled."""
    try:
        yield
    except DBAPIError as error:
        if not is_damage(error):
            raise
        raise Damaged(table, BadInput("table_unreadable", why=str(error.orig))) from None
    except UNREADABLE as error:
        why = BadInput("table_senseless", kind=error.__class__.__name__, why=str(error)[:200])
        raise Damaged(table, why) from None
