"""PostgreSQL job queue for remote bot workers, with per-client fairness as in `fair_queue`.

A server adds jobs and gets a NOTIFY when they are done; workers (`hippodrome worker`) claim them. Clients take turns, and so
do the tables of a client. A claim ends with the worker's connection or its time limit; another worker may then claim the
job. Clients and tables are stored only as digests, with a key that workers need no permission to read.
"""

from __future__ import annotations

import hashlib
import json
import zlib
from functools import cache
from typing import Any, NamedTuple
from uuid import uuid4

import psycopg
from psycopg import sql

from hippodrome.core.fingerprint import package_version
from hippodrome.games.registry import BUILT_IN_PACKAGES, get_game
from hippodrome.server.workers.bot_pool import time_share
from hippodrome.server.workers.positions import Position

JOB_ADDED_CHANNEL, JOB_DONE_CHANNEL = "hippodrome_thoughts_wanted", "hippodrome_thoughts_done"
"""NOTIFY channels: a job was added, and a job is done (with its id)."""
MAX_ATTEMPTS = 3
"""Attempts after which a job fails: it may be the cause of its workers' crashes."""
CLAIM_GRACE = 10.0
"""Seconds that a claim lasts beyond the job's time limit."""
_NEXT_NUMBER = "nextval('thinking_count')"
SERVER_LOCK_CLASS = 1
"""Class of the advisory locks that servers hold; the class of a worker's lock is its release number."""
_CLAIM_LOCK_ID = 7_204_915_362
"""Id of the advisory lock under which jobs are added and claimed one at a time, so that turns are consistent."""


@cache
def release_number() -> int:
    """Return a hash of the release and the built-in rules versions, which must be equal for worker and server."""
    told = json.dumps([package_version(), sorted((name, get_game(name).version) for name in BUILT_IN_PACKAGES)])
    return zlib.crc32(told.encode()) & 0x7FFFFFFF


class ClaimedJob(NamedTuple):
    """A job claimed by a worker."""

    id: str
    kind: str
    payload: str
    time_share: float


class JobStatus(NamedTuple):
    is_over: bool
    result: str | None
    progress: float
    is_claimed: bool
    workers: int
    cpu_seconds: float = 0.0
    """CPU seconds used so far."""


def psycopg_url(url: str) -> str:
    """Return a database URL in the form that psycopg accepts."""
    return url.replace("postgresql+psycopg://", "postgresql://", 1)


def can_run_remotely(given: Any) -> bool:
    """Return whether a job can run on another machine: a built-in game, and a position without hidden information."""
    return isinstance(given, Position) and given.race.game in BUILT_IN_PACKAGES and given.sampled_state is not None


# The queue ---------------------------------------------------------------------------------------------------------------

_HAS_SERVER = f"""exists (select 1 from pg_locks l where l.locktype = 'advisory' and l.classid::bigint = {SERVER_LOCK_CLASS}
    and l.objid::bigint = t.asker and l.objsubid = 2 and l.granted
    and l.database = (select oid from pg_database where datname = current_database()))"""
_HAS_WORKER = """exists (select 1 from pg_locks l where l.locktype = 'advisory' and l.classid::bigint = t.release
    and l.objid::bigint = t.thinker and l.objsubid = 2 and l.granted
    and l.database = (select oid from pg_database where datname = current_database()))"""
_IS_CLAIMED = f"(t.thinker is not null and t.until > extract(epoch from clock_timestamp()) and {_HAS_WORKER})"
_IS_FREE = f"(not t.over and not {_IS_CLAIMED})"
_WORKER_COUNT = """(select count(distinct l.objid) from pg_locks l
  where l.locktype = 'advisory' and l.classid::bigint = %(release)s
    and l.objsubid = 2 and l.granted and l.database = (select oid from pg_database where datname = current_database()))"""

_NEXT = f"""
    select t.id, t.kind, t.address, t.about, t.given from thoughts t
    join thinking_turns a on a.kind = t.kind and a.address = t.address and a.about = ''
    join thinking_turns b on b.kind = t.kind and b.address = t.address and b.about = t.about
    where t.release = %(release)s and {_IS_FREE} and {_HAS_SERVER}
    order by case t.kind when 'searching' then 0 else 1 end, a.turn, b.turn, t.wanted
    limit 1 for update of t skip locked
"""
_QUEUE_SIZE = f"""
    select count(distinct t.address), count(*) filter (where t.address = %(address)s), {_WORKER_COUNT}
    from thoughts t where t.release = %(release)s and t.kind = %(kind)s and {_IS_FREE}
"""
_TURN = f"""
    insert into thinking_turns (kind, address, about, turn) values (%(kind)s, %(address)s, %(about)s, {_NEXT_NUMBER})
    on conflict (kind, address, about)
"""


class JobRequest(NamedTuple):
    """A job to enqueue, with its client and table."""

    kind: str
    payload: str
    client: str
    table: str


def add(conn: psycopg.Connection[Any], server: int, request: JobRequest) -> str:
    """Enqueue a job; a client or table without waiting jobs goes to the end of the order."""
    id = uuid4().hex
    key = bytes.fromhex(str(conn.execute("select key from thinking_key").fetchone()[0]))  # type: ignore[index]
    whose = {"kind": request.kind, "address": _keyed_digest(key, request.client), "about": _keyed_digest(key, request.table)}
    with conn.transaction():
        conn.execute("select pg_advisory_xact_lock(%s)", [_CLAIM_LOCK_ID])
        for about in ("", whose["about"]):
            conn.execute(_TURN + " do nothing", {**whose, "about": about})
        conn.execute(
            "insert into thoughts (id, release, asker, kind, address, about, wanted, given, tries, done, over, used) values "
            f"(%(id)s, %(release)s, %(asker)s, %(kind)s, %(address)s, %(about)s, {_NEXT_NUMBER}, %(given)s, 0, 0, false, 0)",
            {**whose, "id": id, "release": release_number(), "asker": server, "given": request.payload},
        )
        conn.execute(sql.SQL("notify {}").format(sql.Identifier(JOB_ADDED_CHANNEL)))
    return id


def claim(conn: psycopg.Connection[Any], worker: int, timeouts: dict[str, float]) -> ClaimedJob | None:
    """Claim the next job, for the time limit of its kind; None if no job waits."""
    with conn.transaction():
        conn.execute("select pg_advisory_xact_lock(%s)", [_CLAIM_LOCK_ID])
        row = conn.execute(_NEXT, {"release": release_number()}).fetchone()
        if row is None:
            return None
        id, kind, address, about, given = row
        conn.execute(
            "update thoughts set thinker = %s, tries = tries + 1, done = 0, "
            "until = extract(epoch from clock_timestamp()) + %s where id = %s",
            [worker, timeouts[kind] + CLAIM_GRACE, id],
        )
        whose = {"kind": kind, "address": address, "release": release_number()}
        for turn in ("", about):
            conn.execute(_TURN + " do update set turn = excluded.turn", {**whose, "about": turn})
        _delete_turns(conn, whose)
        crowd = conn.execute(_QUEUE_SIZE, whose).fetchone()
        assert crowd is not None
        addresses, mine, thinkers = crowd
        return ClaimedJob(id, kind, given, time_share(thinkers, addresses, mine))


def _delete_turns(conn: psycopg.Connection[Any], owner: dict[str, Any]) -> None:
    """Delete the turns of a client and its tables without waiting jobs: their next jobs go to the end of the order."""
    free = f"select 1 from thoughts t where t.kind = k.kind and t.address = k.address and {_IS_FREE}"
    conn.execute(
        f"delete from thinking_turns k where k.kind = %(kind)s and k.address = %(address)s and not exists "
        f"({free} and (k.about = '' or t.about = k.about))",
        owner,
    )


def report_progress(conn: psycopg.Connection[Any], job: ClaimedJob, worker: int, progress: float) -> None:
    """Store the progress of a job."""
    conn.execute("update thoughts set done = %s where id = %s and thinker = %s", [progress, job.id, worker])


def charge(conn: psycopg.Connection[Any], job: ClaimedJob, worker: int, seconds: float) -> None:
    """Add CPU seconds that a job has used."""
    query = "update thoughts set used = used + %s where id = %s and thinker = %s"
    conn.execute(query, [seconds, job.id, worker])


def finish(conn: psycopg.Connection[Any], job: ClaimedJob, worker: int, result: str | None) -> None:
    """Store the result of a job (None: it failed) and notify its server; no effect if another worker has claimed it since."""
    with conn.transaction():
        ours = conn.execute(
            "update thoughts set over = true, found = %s where id = %s and thinker = %s", [result, job.id, worker]
        )
        if ours.rowcount:
            conn.execute("select pg_notify(%s, %s)", [JOB_DONE_CHANNEL, job.id])


def get_status(conn: psycopg.Connection[Any], id: str) -> JobStatus:
    """Return the status of a job.

    A job whose workers failed MAX_ATTEMPTS times is over; one that lost its worker gets its turn back.
    """
    with conn.transaction():
        row = conn.execute(
            f"select t.kind, t.address, t.about, t.over, t.found, t.done, t.tries, t.used, {_IS_CLAIMED}, {_WORKER_COUNT} "
            "from thoughts t where t.id = %(id)s",
            {"id": id, "release": release_number()},
        ).fetchone()
        if row is None:
            return JobStatus(True, None, 0.0, False, 0)
        kind, address, about, over, found, done, tries, used, claimed, thinkers = row
        if not over and not claimed and tries >= MAX_ATTEMPTS:
            return JobStatus(True, None, 0.0, False, thinkers, used)
        if not over and not claimed and tries:
            for turn in ("", about):
                conn.execute(_TURN + " do nothing", {"kind": kind, "address": address, "about": turn})
            conn.execute(sql.SQL("notify {}").format(sql.Identifier(JOB_ADDED_CHANNEL)))
        return JobStatus(over, found, done, claimed, thinkers, used)


def remove(conn: psycopg.Connection[Any], id: str) -> None:
    """Remove a job that no server waits for any more."""
    with conn.transaction():
        row = conn.execute("delete from thoughts where id = %s returning kind, address", [id]).fetchone()
        if row is not None:
            _delete_turns(conn, {"kind": row[0], "address": row[1]})


def count_workers(conn: psycopg.Connection[Any]) -> int:
    """Count the connected workers of this release."""
    row = conn.execute(f"select {_WORKER_COUNT}", {"release": release_number()}).fetchone()
    return int(row[0]) if row else 0


def register_worker(conn: psycopg.Connection[Any]) -> int:
    """Register a connection as a worker; return its number, which is valid as long as the connection lasts."""
    for name in ("tcp_keepalives_idle", "tcp_keepalives_interval", "tcp_keepalives_count"):
        conn.execute(f"set {name} = 3")  # a machine that vanishes is detected after about 12 seconds
    row = conn.execute(f"select ({_NEXT_NUMBER} %% 2147483647)::int", {}).fetchone()
    assert row is not None
    conn.execute("select pg_advisory_lock(%s, %s)", [release_number(), row[0]])
    return int(row[0])


def register_server_sql(number: int) -> str:
    """Return SQL that registers a server on its LISTEN connection: its jobs are valid as long as the connection lasts."""
    return f"select pg_advisory_lock({SERVER_LOCK_CLASS}, {number})"


def delete_stale(conn: psycopg.Connection[Any]) -> None:
    """Delete the jobs of disconnected servers."""
    with conn.transaction():
        gone = conn.execute(f"delete from thoughts t where not {_HAS_SERVER} returning t.kind, t.address").fetchall()
        for kind, address in set(gone):
            _delete_turns(conn, {"kind": kind, "address": address})


def _keyed_digest(key: bytes, name: str) -> str:
    return hashlib.blake2b(name.encode(), key=key, digest_size=16).hexdigest()
