"""Which process a table lives in, as the database keeps it (PostgreSQL only): a row a process with the time until which it
counts as alive, by the database's clock, and a row a table with the process that has it.

A lease says who serves a table. It is the journal's key `(table, n)`, and not the lease, that keeps two from writing the same
number: whoever still believes in a lease that is gone is outrun.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import Connection, Engine, text

LASTS = 5.0
"""Seconds that a process counts as alive after it last said so."""
FORGOTTEN = 60.0
"""Seconds after which nothing is kept of a process that does not say so any more."""
_NOW = "extract(epoch from clock_timestamp())"

_CLAIM = text(
    "insert into homes (table_id, process) select id, :me from tables where id = :table on conflict (table_id) do update "
    "set process = excluded.process where homes.process = excluded.process or not exists "
    f"(select from processes where id = homes.process and until > {_NOW}) returning process"
)
_OWNER = text(
    "select processes.id, processes.door from homes join processes on processes.id = homes.process "
    f"where homes.table_id = :table and processes.until > {_NOW}"
)
_RENEW = text(
    f"with known as (select until > {_NOW} as alive from processes where id = :me) "
    f"insert into processes (id, door, until) values (:me, :door, {_NOW} + {LASTS}) "
    "on conflict (id) do update set until = excluded.until, door = excluded.door "
    f"returning (select alive from known), (select count(*) from processes where until > {_NOW})"
)
_HELD = text("select table_id from homes where process = :me")
_GIVE_UP = text("delete from homes where process = :me and table_id = any(:tables)")
_LEAVE = (text("delete from homes where process = :me"), text("delete from processes where id = :me"))
_BURY = text("update processes set until = 0 where id = :process")
_SWEEP = (
    text(f"delete from processes where until < {_NOW} - {FORGOTTEN}"),
    text("delete from homes where not exists (select from processes where id = homes.process)"),
)
_SECRET = text("select value from house where name = 'door'")


class Owner(NamedTuple):
    """A process that has a table, and where others reach it."""

    process: str
    door: str


class Leases:
    """The rows of one process."""

    def __init__(self, engine: Engine, me: str) -> None:
        self._engine, self.me = engine, me
        self.living = 1
        """How many processes there were when this one last said that it is alive."""

    def secret(self) -> str:
        """By which the processes of this database know each other."""
        with self._engine.connect() as connection:
            return str(connection.execute(_SECRET).scalar_one())

    def renew(self, door: str) -> bool:
        """Say that this process is alive, and where it is reached; whether it counted as alive until now."""
        with self._engine.begin() as connection:
            alive, living = connection.execute(_RENEW, {"me": self.me, "door": door}).one()
            self.living = max(1, living)
            return bool(alive)

    def claim(self, table: str) -> Owner | None:
        """Take a table that no living process has; None if it is ours now, or if there is no such table. Else whose it is."""
        with self._engine.begin() as connection:
            for _ in range(3):  # it may be given up between one look and the next
                if connection.execute(_CLAIM, {"me": self.me, "table": table}).first() is not None:
                    return None
                if (owner := _owner(connection, table)) is not None:
                    return owner
        return None

    def owner(self, table: str) -> Owner | None:
        """The living process that has a table, if one has."""
        with self._engine.connect() as connection:
            return _owner(connection, table)

    def held(self) -> set[str]:
        """The tables that this process still has."""
        with self._engine.connect() as connection:
            return set(connection.execute(_HELD, {"me": self.me}).scalars())

    def give_up(self, tables: Sequence[str]) -> None:
        """Let others have these tables."""
        with self._engine.begin() as connection:
            connection.execute(_GIVE_UP, {"me": self.me, "tables": list(tables)})

    def leave(self) -> None:
        """Give up everything: this process ends."""
        with self._engine.begin() as connection:
            for step in _LEAVE:
                connection.execute(step, {"me": self.me})

    def bury(self, process: str) -> None:
        """A process was found dead: its tables are anybody's. Should it be alive after all, it says so within a second, and
        finds out which tables it still has."""
        with self._engine.begin() as connection:
            connection.execute(_BURY, {"process": process})

    def sweep(self) -> None:
        """Forget processes that are long dead."""
        with self._engine.begin() as connection:
            for step in _SWEEP:
                connection.execute(step)


def _owner(connection: Connection, table: str) -> Owner | None:
    row = connection.execute(_OWNER, {"table": table}).first()
    return None if row is None else Owner(row[0], row[1])
