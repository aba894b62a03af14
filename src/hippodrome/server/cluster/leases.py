"""Leases in the database (PostgreSQL only).

One row per process with the time until which its lease is valid, by the database's clock; one row per table with its owner. The
lease decides which process serves a table. It does not prevent conflicting writes, the journal's key `(table, n)` does: a
process with an expired lease that writes a number again gets a ConflictError.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import Connection, Engine, text

LEASE_TTL = 5.0
"""Seconds for which a lease is valid after its last renewal."""
PROCESS_RETENTION = 60.0
"""Seconds after which the row of an expired process is deleted."""
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
    f"insert into processes (id, door, until) values (:me, :door, {_NOW} + {LEASE_TTL}) "
    "on conflict (id) do update set until = excluded.until, door = excluded.door "
    f"returning (select alive from known), (select count(*) from processes where until > {_NOW})"
)
_OWNED = text("select table_id from homes where process = :me")
_RELEASE = text("delete from homes where process = :me and table_id = any(:tables)")
_RELEASE_ALL = (text("delete from homes where process = :me"), text("delete from processes where id = :me"))
_EXPIRE = text("update processes set until = 0 where id = :process")
_SWEEP = (
    text(f"delete from processes where until < {_NOW} - {PROCESS_RETENTION}"),
    text("delete from homes where not exists (select from processes where id = homes.process)"),
)
_SECRET = text("select value from house where name = 'door'")


class Owner(NamedTuple):
    """A process that owns a table, and the endpoint at which other processes reach it."""

    process: str
    endpoint: str


class Leases:
    """Leases of one process."""

    def __init__(self, engine: Engine, process_id: str) -> None:
        self._engine, self.process_id = engine, process_id
        self.live_processes = 1
        """Number of live processes at the last renewal."""

    def secret(self) -> str:
        """Return the shared secret by which the processes of this database authenticate each other."""
        with self._engine.connect() as connection:
            return str(connection.execute(_SECRET).scalar_one())

    def renew(self, endpoint: str) -> bool:
        """Renew this process's lease and publish its endpoint; return whether the lease was still valid."""
        with self._engine.begin() as connection:
            alive, living = connection.execute(_RENEW, {"me": self.process_id, "door": endpoint}).one()
            self.live_processes = max(1, living)
            return bool(alive)

    def claim(self, table: str) -> Owner | None:
        """Claim a table that no live process owns; return its owner if there is one.

        None if this process owns the table now, or if the table does not exist.
        """
        with self._engine.begin() as connection:
            for _ in range(3):  # the owner may release it between the two queries
                if connection.execute(_CLAIM, {"me": self.process_id, "table": table}).first() is not None:
                    return None
                if (owner := _owner(connection, table)) is not None:
                    return owner
        return None

    def owner(self, table: str) -> Owner | None:
        """Return the live process that owns a table; None if there is none."""
        with self._engine.connect() as connection:
            return _owner(connection, table)

    def owned_tables(self) -> set[str]:
        """Return the tables that this process still owns."""
        with self._engine.connect() as connection:
            return set(connection.execute(_OWNED, {"me": self.process_id}).scalars())

    def release(self, tables: Sequence[str]) -> None:
        """Release these tables."""
        with self._engine.begin() as connection:
            connection.execute(_RELEASE, {"me": self.process_id, "tables": list(tables)})

    def release_all(self) -> None:
        """Release all tables and delete this process: it is shutting down."""
        with self._engine.begin() as connection:
            for step in _RELEASE_ALL:
                connection.execute(step, {"me": self.process_id})

    def expire(self, process: str) -> None:
        """Expire the lease of a process that refused a connection.

        A process that is alive after all renews its lease within a second, and then checks which tables it still owns.
        """
        with self._engine.begin() as connection:
            connection.execute(_EXPIRE, {"process": process})

    def sweep(self) -> None:
        """Delete processes that expired long ago."""
        with self._engine.begin() as connection:
            for step in _SWEEP:
                connection.execute(step)


def _owner(connection: Connection, table: str) -> Owner | None:
    row = connection.execute(_OWNER, {"table": table}).first()
    return None if row is None else Owner(row[0], row[1])
