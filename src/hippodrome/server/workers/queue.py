"""What waits to be thought about on other machines: a queue in PostgreSQL, fair as the one in memory is.

A server puts thoughts in and is called (NOTIFY) when they are done; thinkers (`hippodrome think`) take them. Whose turn it is
goes by the rule of fair_queue.py: every address has its turn before any has another, and so has every table of an address.
A claim holds as long as the thinker's connection, and its time: when either ends, the thought is another's. An address or a
table is known here by a sum only, made with a key that thinkers need not be let read.
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
from hippodrome.games.registry import HOUSE, find
from hippodrome.server.workers.bot_pool import part_of_the_time
from hippodrome.server.workers.positions import Position

WANTED, DONE = "hippodrome_thoughts_wanted", "hippodrome_thoughts_done"
"""What is called out: that something waits, and that something is done (with its id)."""
KINDS = ("searching", "review")
"""What is thought about; reviews only while nothing else waits."""
MOST_TRIES = 3
"""So often a thought is begun before it is given up: it may be what its thinkers die of."""
GRACE = 10.0
"""Seconds that a claim lasts longer than its thought may."""
_COUNT = "nextval('thinking_count')"
ASKERS = 1
"""The class of the locks that servers hold; that of thinkers is their release."""
_CLAIMING = 7_204_915_362
"""The number of the lock under which one thought is claimed after another, so that turns are taken one by one."""


@cache
def release() -> int:
    """A number for what thinker and server have to have in common: the release, and the rules of the games of the house."""
    told = json.dumps([package_version(), sorted((name, find(name).version) for name in HOUSE)])
    return zlib.crc32(told.encode()) & 0x7FFFFFFF


class Claimed(NamedTuple):
    """A thought that a thinker has taken."""

    id: str
    kind: str
    given: str
    part: float


class News(NamedTuple):
    """How it stands with a thought."""

    over: bool
    found: str | None
    done: float
    claimed: bool
    thinkers: int
    used: float = 0.0
    """CPU seconds that were used so far."""


def plain_url(url: str) -> str:
    """A database's address as psycopg reads it."""
    return url.replace("postgresql+psycopg://", "postgresql://", 1)


def can_leave(given: Any) -> bool:
    """Whether somebody else can think about it: a position of a game that every thinker has, told by what the seat knows."""
    return isinstance(given, Position) and given.race.game in HOUSE and given.laid is not None


# The queue ---------------------------------------------------------------------------------------------------------------

_ASKED = f"""exists (select 1 from pg_locks l where l.locktype = 'advisory' and l.classid::bigint = {ASKERS}
    and l.objid::bigint = t.asker and l.objsubid = 2 and l.granted
    and l.database = (select oid from pg_database where datname = current_database()))"""
_LIVING = """exists (select 1 from pg_locks l where l.locktype = 'advisory' and l.classid::bigint = t.release
    and l.objid::bigint = t.thinker and l.objsubid = 2 and l.granted
    and l.database = (select oid from pg_database where datname = current_database()))"""
_CLAIMED = f"(t.thinker is not null and t.until > extract(epoch from clock_timestamp()) and {_LIVING})"
_FREE = f"(not t.over and not {_CLAIMED})"
_THINKERS = """(select count(distinct l.objid) from pg_locks l where l.locktype = 'advisory' and l.classid::bigint = %(release)s
    and l.objsubid = 2 and l.granted and l.database = (select oid from pg_database where datname = current_database()))"""

_NEXT = f"""
    select t.id, t.kind, t.address, t.about, t.given from thoughts t
    join thinking_turns a on a.kind = t.kind and a.address = t.address and a.about = ''
    join thinking_turns b on b.kind = t.kind and b.address = t.address and b.about = t.about
    where t.release = %(release)s and {_FREE} and {_ASKED}
    order by case t.kind when 'searching' then 0 else 1 end, a.turn, b.turn, t.wanted
    limit 1 for update of t skip locked
"""
_CROWD = f"""
    select count(distinct t.address), count(*) filter (where t.address = %(address)s), {_THINKERS}
    from thoughts t where t.release = %(release)s and t.kind = %(kind)s and {_FREE}
"""
_TURN = f"""
    insert into thinking_turns (kind, address, about, turn) values (%(kind)s, %(address)s, %(about)s, {_COUNT})
    on conflict (kind, address, about)
"""


class Wanted(NamedTuple):
    """Something to think about, and for whom."""

    kind: str
    given: str
    address: str
    table: str


def add(line: psycopg.Connection[Any], asker: int, wanted: Wanted) -> str:
    """Let something wait; an address or a table that has nothing waiting comes behind all others."""
    id = uuid4().hex
    key = bytes.fromhex(str(line.execute("select key from thinking_key").fetchone()[0]))  # type: ignore[index]
    whose = {"kind": wanted.kind, "address": _sum(key, wanted.address), "about": _sum(key, wanted.table)}
    with line.transaction():
        line.execute("select pg_advisory_xact_lock(%s)", [_CLAIMING])
        for about in ("", whose["about"]):
            line.execute(_TURN + " do nothing", {**whose, "about": about})
        line.execute(
            "insert into thoughts (id, release, asker, kind, address, about, wanted, given, tries, done, over, used) values "
            f"(%(id)s, %(release)s, %(asker)s, %(kind)s, %(address)s, %(about)s, {_COUNT}, %(given)s, 0, 0, false, 0)",
            {**whose, "id": id, "release": release(), "asker": asker, "given": wanted.given},
        )
        line.execute(sql.SQL("notify {}").format(sql.Identifier(WANTED)))
    return id


def claim(line: psycopg.Connection[Any], thinker: int, seconds: dict[str, float]) -> Claimed | None:
    """Take what is next, for so many seconds by its kind; None if nothing waits."""
    with line.transaction():
        line.execute("select pg_advisory_xact_lock(%s)", [_CLAIMING])
        row = line.execute(_NEXT, {"release": release()}).fetchone()
        if row is None:
            return None
        id, kind, address, about, given = row
        line.execute(
            "update thoughts set thinker = %s, tries = tries + 1, done = 0, "
            "until = extract(epoch from clock_timestamp()) + %s where id = %s",
            [thinker, seconds[kind] + GRACE, id],
        )
        whose = {"kind": kind, "address": address, "release": release()}
        for turn in ("", about):
            line.execute(_TURN + " do update set turn = excluded.turn", {**whose, "about": turn})
        _forget_turns(line, whose)
        crowd = line.execute(_CROWD, whose).fetchone()
        assert crowd is not None
        addresses, mine, thinkers = crowd
        return Claimed(id, kind, given, part_of_the_time(thinkers, addresses, mine))


def _forget_turns(line: psycopg.Connection[Any], whose: dict[str, Any]) -> None:
    """Whoever has nothing waiting any more has no turn: what they want later comes behind all others."""
    free = f"select 1 from thoughts t where t.kind = k.kind and t.address = k.address and {_FREE}"
    line.execute(
        f"delete from thinking_turns k where k.kind = %(kind)s and k.address = %(address)s and not exists "
        f"({free} and (k.about = '' or t.about = k.about))",
        whose,
    )


def tell(line: psycopg.Connection[Any], claimed: Claimed, thinker: int, done: float) -> None:
    """Say how far a thought is."""
    line.execute("update thoughts set done = %s where id = %s and thinker = %s", [done, claimed.id, thinker])


def charge(line: psycopg.Connection[Any], claimed: Claimed, thinker: int, seconds: float) -> None:
    """Report CPU seconds that a thought has used."""
    query = "update thoughts set used = used + %s where id = %s and thinker = %s"
    line.execute(query, [seconds, claimed.id, thinker])


def finish(line: psycopg.Connection[Any], claimed: Claimed, thinker: int, found: str | None) -> None:
    """Lay down what was found, None if it failed; whoever waits is called. Nothing, if it is another's by now."""
    with line.transaction():
        ours = line.execute(
            "update thoughts set over = true, found = %s where id = %s and thinker = %s", [found, claimed.id, thinker]
        )
        if ours.rowcount:
            line.execute("select pg_notify(%s, %s)", [DONE, claimed.id])


def look(line: psycopg.Connection[Any], id: str) -> News:
    """How it stands with a thought. One whose thinkers die of it is over, and one whose turn was lost with one has it again."""
    with line.transaction():
        row = line.execute(
            f"select t.kind, t.address, t.about, t.over, t.found, t.done, t.tries, t.used, {_CLAIMED}, {_THINKERS} "
            "from thoughts t where t.id = %(id)s",
            {"id": id, "release": release()},
        ).fetchone()
        if row is None:
            return News(True, None, 0.0, False, 0)
        kind, address, about, over, found, done, tries, used, claimed, thinkers = row
        if not over and not claimed and tries >= MOST_TRIES:
            return News(True, None, 0.0, False, thinkers, used)
        if not over and not claimed and tries:
            for turn in ("", about):
                line.execute(_TURN + " do nothing", {"kind": kind, "address": address, "about": turn})
            line.execute(sql.SQL("notify {}").format(sql.Identifier(WANTED)))
        return News(over, found, done, claimed, thinkers, used)


def remove(line: psycopg.Connection[Any], id: str) -> None:
    """Nobody waits for it any more."""
    with line.transaction():
        row = line.execute("delete from thoughts where id = %s returning kind, address", [id]).fetchone()
        if row is not None:
            _forget_turns(line, {"kind": row[0], "address": row[1]})


def thinkers(line: psycopg.Connection[Any]) -> int:
    """How many are there to think."""
    row = line.execute(f"select {_THINKERS}", {"release": release()}).fetchone()
    return int(row[0]) if row else 0


def become_thinker(line: psycopg.Connection[Any]) -> int:
    """A number of one's own, known to all as long as this connection lasts."""
    for name in ("tcp_keepalives_idle", "tcp_keepalives_interval", "tcp_keepalives_count"):
        line.execute(f"set {name} = 3")  # a machine that is gone without a word is missed after a dozen seconds
    row = line.execute(f"select ({_COUNT} %% 2147483647)::int", {}).fetchone()
    assert row is not None
    line.execute("select pg_advisory_lock(%s, %s)", [release(), row[0]])
    return int(row[0])


def become_asker(number: int) -> str:
    """What a server does on the connection on which it listens: its thoughts are wanted as long as that lasts."""
    return f"select pg_advisory_lock({ASKERS}, {number})"


def forget_stale(line: psycopg.Connection[Any]) -> None:
    """Remove what servers that are gone have left: nobody waits for it."""
    with line.transaction():
        gone = line.execute(f"delete from thoughts t where not {_ASKED} returning t.kind, t.address").fetchall()
        for kind, address in set(gone):
            _forget_turns(line, {"kind": kind, "address": address})


def _sum(key: bytes, name: str) -> str:
    return hashlib.blake2b(name.encode(), key=key, digest_size=16).hexdigest()
