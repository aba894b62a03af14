"""Closes tables in the database whose rules version a new release no longer supports.

A table of another rules version is closed when its journal is loaded. The server does not load all journals at start-up, so
such a row would still say `running` in the lobby and in the counts of `/health`. The version is at the beginning of the
table's start record. All rows are compared once after each change of a game's version, a few with each health check, and
each row when its table is loaded.
"""

from __future__ import annotations

import contextlib
import json
import logging
import re
from typing import Any

from sqlalchemy import Connection, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from hippodrome.core.errors import BadInput
from hippodrome.games.registry import get_game, playable_games
from hippodrome.server.storage.corruption import DECODE_ERRORS, CorruptRecord
from hippodrome.server.storage.models import server_values, table_owners, tables
from hippodrome.server.storage.rows import TableRow
from hippodrome.server.storage.store import Store
from hippodrome.server.tables.journal import Journal
from hippodrome.server.views.json import dumps

CHECKED_VERSIONS_KEY = "rules"
"""Key in `house` of the rules versions against which all tables have been checked."""
CLOSED = "closed"
HEAD_CHARACTERS = 400
"""Characters at the beginning of a start record that contain its game and version."""
ROWS_PER_QUERY = 500
"""Tables read per query."""
_HEAD = re.compile(r'\\"game\\": \\"([a-z0-9-]+)\\", \\"version\\": (\d+)[,}]')

log = logging.getLogger("hippodrome.server")


def close_outdated(store: Store) -> int:
    """Close all tables with outdated rules; return the number of changed rows."""
    versions = {name: get_game(name).version for name in playable_games()}
    with store.engine.connect() as connection:
        if connection.execute(
            select(server_values.c.value).where(server_values.c.name == CHECKED_VERSIONS_KEY)
        ).scalar() == dumps(versions):
            return 0
    closed, last = 0, ""
    query = (
        select(tables.c.id, func.substr(tables.c.start, 1, HEAD_CHARACTERS).label("head"))
        .order_by(tables.c.id)
        .limit(ROWS_PER_QUERY)
    )
    while True:
        with store.engine.connect() as connection:
            rows = list(connection.execute(query.where(tables.c.id > last, tables.c.state != CLOSED)))
        closed += sum(_close(store, row.id) for row in rows if _may_be_outdated(row.head, versions))
        if len(rows) < ROWS_PER_QUERY:
            break
        last = rows[-1].id
    with contextlib.suppress(IntegrityError), store.engine.begin() as connection:  # another process may write the same
        reset_check(connection)
        connection.execute(insert(server_values).values(name=CHECKED_VERSIONS_KEY, value=dumps(versions)))
    return closed


def reset_check(connection: Connection) -> None:
    """Make the next start compare all tables again, after tables were added to the database."""
    connection.execute(delete(server_values).where(server_values.c.name == CHECKED_VERSIONS_KEY))


def close_if_outdated(store: Store, row: TableRow) -> bool:
    """Close a table with outdated rules; return whether its row was changed."""
    if row.summary["state"] == CLOSED:
        return False
    try:
        head = json.loads(row.start["race"].partition("\n")[0])
        if head["version"] >= get_game(head["game"]).version:  # a newer one belongs to a process of the next release
            return False
        journal = Journal(row.start)
    except (BadInput, *DECODE_ERRORS):
        return False  # the game is not installed or the record is corrupt, which is independent of the version
    return journal.closed is not None and correct_row(store, row, journal)


def correct_row(store: Store, row: TableRow, journal: Journal, process: str = "") -> bool:
    """Write the journal's state into a table's row, if they differ; return whether the row was changed.

    A table owned by another process is skipped: during a rolling restart, that process may run the old release.
    """
    if journal.state == row.summary["state"]:
        return False
    changed = False
    theirs = select(table_owners.c.table_id).where(table_owners.c.table_id == row.id, table_owners.c.process != process)
    same = (tables.c.id == row.id) & (tables.c.state == row.summary["state"]) & ~theirs.exists()
    card = journal.summary()
    with contextlib.suppress(SQLAlchemyError), store.engine.begin() as connection:  # the table is readable all the same
        told: dict[str, Any] = {"state": card["state"], "card": dumps(card), "deadline": journal.deadline}
        changed = connection.execute(update(tables).where(same).values(told)).rowcount == 1
    if changed:
        row.summary = card
        log.warning("table %s~ set to %s: %s", row.id[:4], card["state"], card["closed"])
    return changed


def _may_be_outdated(head: str, versions: dict[str, int]) -> bool:
    """Check the beginning of a start record; one without a recognizable version needs a full check."""
    found = _HEAD.search(head)
    return found is None or int(found[2]) < versions.get(found[1], 0)


def _close(store: Store, id: str) -> bool:
    with contextlib.suppress(CorruptRecord):
        row = store.find(id)
        return row is not None and close_if_outdated(store, row)
    return False
