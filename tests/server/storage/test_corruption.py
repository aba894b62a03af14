"""A disk that spoils what it holds: the doctor names what is hit and goes on, health says so, other tables are served.

Every page of a database is spoiled in turn, in three ways.
"""

from __future__ import annotations

import json
import shutil
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import text
from sqlalchemy.exc import OperationalError

from hippodrome.core.errors import BadInput
from hippodrome.server import metrics
from hippodrome.server.limits.thread_pool import database_pool
from hippodrome.server.storage import maintenance
from hippodrome.server.storage.store import Store
from tests.forked import run
from tests.server.club import Club, club
from tests.soak import in_soak

TABLES = 8


@pytest.fixture(scope="module")
def sound(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, list[str]]:
    """A database of several tables with some answers each, and their names."""
    home = tmp_path_factory.mktemp("sound")
    with club(home) as house:
        ids = []
        for n in range(TABLES):
            sat = house.table(seats="me,me", clock="relaxed")
            sat.play(Random(n), answers=16)
            ids.append(sat.id)
    return home / "races.db", ids


def page_size(file: Path) -> int:
    with sqlite3.connect(file) as line:
        return int(line.execute("pragma page_size").fetchone()[0])


def spoil(file: Path, page: int, how: str) -> None:
    """Spoil a page (from 1) of a database's file."""
    size = page_size(file)
    data = bytearray(file.read_bytes())
    fill = {"ones": b"\xff" * size, "zeros": bytes(size), "noise": Random(page).randbytes(size)}[how]
    data[(page - 1) * size : page * size] = fill
    file.write_bytes(data)


@pytest.fixture
def copy(sound: tuple[Path, list[str]], tmp_path: Path) -> tuple[Path, list[str]]:
    shutil.copy(sound[0], tmp_path / "races.db")
    (tmp_path / "races.db").chmod(0o600)
    return tmp_path / "races.db", sound[1]


def pages(sound: Path) -> Iterator[int]:
    yield from range(1, sound.stat().st_size // page_size(sound) + 1)


def served(house: Club, ids: list[str]) -> dict[str, int]:
    return {id: house.client.get(f"/api/tables/{id}/state").status_code for id in ids}


@pytest.mark.parametrize("how", ["noise", *(in_soak(how) for how in ("ones", "zeros"))])
def test_any_corrupt_page_leaves_the_rest_readable(how: str, sound: tuple[Path, list[str]], tmp_path: Path) -> None:
    file, ids = sound
    partly = 0
    for page in pages(file):
        home = tmp_path / str(page)
        home.mkdir()
        shutil.copy(file, home / "races.db")
        spoil(home / "races.db", page, how)
        url = f"sqlite:///{home / 'races.db'}"
        try:
            store = Store(url)
        except BadInput as error:
            assert "\n" not in str(error)
            continue
        health = maintenance.examine(store)
        store.close()
        assert health.problems, f"page {page} was spoiled unnoticed"
        named = {id for id in ids if any(id in str(fault) for fault in health.problems)}
        with club(home) as house:
            got = served(house, ids)
            assert set(got.values()) <= {200, 503, 404}, (page, got)
            lost = {id for id, status in got.items() if status != 200}
            assert lost <= named or not health.tables, (page, "not named by the doctor", lost - named)
            partly += 0 < len(lost) < TABLES
            assert house.client.get("/api/tables").status_code in (200, 503)
            told = house.client.get("/health")
            assert told.status_code == (503 if 503 in got.values() or not told.json()["ok"] else 200), (page, told.text)
    assert partly > 3, "some pages must have hit some tables only"


def leaf_of(file: Path, table: str, ids: list[str]) -> int:
    """A page that holds events of few tables, and of this one."""
    data, size = file.read_bytes(), page_size(file)
    found = [
        (sum(id.encode() in data[at : at + size] for id in ids), at // size + 1)
        for at in range(size, len(data), size)
        if data[at] == 13 and table.encode() in data[at : at + size] and b'"do"' in data[at : at + size]
    ]
    return min(found)[1]


def test_the_doctor_names_the_tables_and_goes_on(copy: tuple[Path, list[str]]) -> None:
    file, ids = copy
    page = leaf_of(file, ids[3], ids)
    hit = {id for id in ids if id.encode() in file.read_bytes()[(page - 1) * page_size(file) : page * page_size(file)]}
    spoil(file, page, "ones")
    command = ["doctor", "--database", f"sqlite:///{file}"]
    done = run(*command)
    assert done.code == 1 and "Traceback" not in done.err + done.out
    assert {id for id in ids if f"table {id}:" in done.out} == hit and 0 < len(hit) < TABLES
    assert f"{TABLES} tables" in done.out and "the database: " in done.out
    told = json.loads(run(*command, "--json").out)
    assert told["tables"] == TABLES and told["states"] == {"running": TABLES - len(hit)}


def test_a_backup_is_whole_or_says_what_it_leaves_out(copy: tuple[Path, list[str]], tmp_path: Path) -> None:
    file, ids = copy
    page, size = leaf_of(file, ids[3], ids), page_size(file)
    hit = [id for id in ids if id.encode() in file.read_bytes()[(page - 1) * size : page * size]]
    spoil(file, page, "ones")
    out = tmp_path / "club.backup"
    command = ["backup", str(out), "--database", f"sqlite:///{file}"]
    done = run(*command)
    assert done.code == 2 and len(done.err.splitlines()) == 1 and f"table {hit[0]}:" in done.err and not out.exists()
    assert [path.name for path in tmp_path.iterdir() if "backup" in path.name] == []
    done = run(*command, "--skip-unreadable")
    assert done.code == 0 and [f"left out: table {id}" in done.err for id in ids] == [id in hit for id in ids]
    fresh = Store(f"sqlite:///{tmp_path / 'fresh.db'}")
    number = maintenance.restore(fresh, out)
    assert 0 < number < TABLES and maintenance.examine(fresh).problems == []
    fresh.close()


def test_health_says_that_tables_cannot_be_read_and_the_others_are_played(copy: tuple[Path, list[str]]) -> None:
    file, ids = copy
    spoil(file, leaf_of(file, ids[3], ids), "ones")
    with club(file.parent) as house:
        got = served(house, ids)
        lost = [id for id, status in got.items() if status == 503]
        assert ids[3] in lost and len(lost) < TABLES
        refused = house.get(f"/tables/{ids[3]}/state", expect=503)
        assert refused["error"] == "damaged" and "doctor" in refused["text"]
        told = house.client.get("/health")
        assert told.status_code == 503 and told.json()["unreadable"] == len(lost) and not told.json()["ok"]
        with house.client.websocket_connect(f"/api/tables/{ids[3]}/live") as line:
            line.send_json({"secret": None})
            assert line.receive()["code"] == 4503
        sat = house.table(seats="me,me")
        assert sat.play(Random(1), answers=6) == 6
        assert f"hippodrome_corrupt_tables {float(len(lost))}" in metrics.render().decode()


def test_health_notices_by_itself(copy: tuple[Path, list[str]], monkeypatch: pytest.MonkeyPatch) -> None:
    from hippodrome.server.storage import health as checkup

    monkeypatch.setattr(checkup, "TABLES_PER_CHECK", 3)
    monkeypatch.setattr(checkup, "CHECK_INTERVAL", 3600.0)
    file, ids = copy
    sound = file.read_bytes()
    spoil(file, leaf_of(file, ids[3], ids), "ones")
    with club(file.parent) as house:
        look = house.tables.health.check_tables
        for _ in range(TABLES // 3 + 1):
            look()
        told = house.client.get("/health")
        assert told.status_code == 503 and ids[3] in house.tables.health.unreadable
    file.write_bytes(sound)  # from a backup
    with club(file.parent) as house:
        house.tables.health.unreadable[ids[3]] = "as it was before"
        house.tables.health.check_tables()
        assert house.client.get("/health").json() == {"ok": True, "tables": {"running": TABLES}}


def test_health_says_that_nothing_can_be_written_until_something_can(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from hippodrome.server.storage import health as checkup

    monkeypatch.setattr(checkup, "CHECK_INTERVAL", 3600.0)

    def full(*_: Any) -> None:
        raise OperationalError("insert", {}, Exception("database or disk is full"))

    with club(tmp_path) as house:
        sat = house.table(seats="me,me")
        with monkeypatch.context() as broken:
            broken.setattr(house.tables.store, "append_all", full)
            sat.act(0, "chat", {"text": "hello"}, expect=503)
            told = house.client.get("/health")
            assert told.status_code == 503 and told.json()["why"] == "nothing can be written"
            broken.setattr(house.tables.store, "check_writable", full)
            house.tables.health.check_tables()
            assert house.client.get("/health").status_code == 503
        house.tables.health.check_tables()  # nobody has to come and write
        assert house.client.get("/health").status_code == 200
        with monkeypatch.context() as broken:
            broken.setattr(house.tables.store, "append_all", full)
            sat.act(0, "chat", {"text": "hello"}, expect=503)
        sat.act(0, "chat", {"text": "hello"})
        assert house.client.get("/health").status_code == 200


def test_one_spoiled_table_keeps_no_other_from_being_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Events of several tables are written at once: where one of them cannot be, the others are."""
    import asyncio

    from hippodrome.server.storage.corruption import CorruptRecord
    from hippodrome.server.storage.event_sql import EventWrite
    from hippodrome.server.storage.health import HealthMonitor
    from hippodrome.server.storage.rows import TableRow
    from hippodrome.server.storage.writer import Writer

    store = Store(f"sqlite:///{tmp_path / 'races.db'}")
    card = {"game": "charioteer", "state": "running", "listed": True}
    for id in "abc":
        store.create(TableRow(id, {"created": 1.0}, card))
    honest = store.append_all

    def spoiled(entries: list[EventWrite]) -> list[bool]:
        if any(entry.table == "b" for entry in entries):
            raise CorruptRecord("b", BadInput("table_unreadable", why="its page"))
        return honest(entries)

    monkeypatch.setattr(store, "append_all", spoiled)
    checkup = HealthMonitor(store, database_pool())

    async def write() -> list[Any]:
        writer = Writer(store, checkup)
        return await asyncio.gather(
            *(writer.append(EventWrite(id, 0, {"do": "chat"}, "running", "{}", None)) for id in "abc"), return_exceptions=True
        )

    done = asyncio.run(write())
    assert [error.__class__ for error in done] == [type(None), CorruptRecord, type(None)]
    assert [len(store.journal(id)) for id in "abc"] == [1, 0, 1] and not checkup.write_error
    store.close()


def test_rows_with_absurd_numbers_are_not_counted_up_to(copy: tuple[Path, list[str]]) -> None:
    from sqlalchemy import select

    from hippodrome.server.storage import recovery
    from hippodrome.server.storage.models import events, tables

    file, ids = copy
    store = Store(f"sqlite:///{file}")
    with store.engine.begin() as connection:
        connection.execute(text("update tables set rowid = 9000000000000000000 where id = :id"), {"id": ids[2]})
    with store.engine.connect() as connection:
        assert [row.id for row in recovery.readable_rows(connection, tables, select(tables.c.id))] == [
            id for id in ids if id != ids[2]
        ]
        assert {*recovery.readable_ids(connection, tables, events)} == {*ids}
    store.close()


@pytest.mark.parametrize("body", ["{", "[]", "{}", '{"do": "nothing", "at": 1}', '{"do": "answer", "at": "x"}', "7"])
def test_records_that_can_be_read_and_make_no_sense(body: str, copy: tuple[Path, list[str]]) -> None:
    file, ids = copy
    store = Store(f"sqlite:///{file}")
    with store.engine.begin() as connection:
        connection.execute(text("update events set body = :body where table_id = :id and n = 3"), {"body": body, "id": ids[0]})
        connection.execute(text("update tables set card = '{\"x' where id = :id"), {"id": ids[1]})
        connection.execute(text("update tables set listed = true"))
    faults = maintenance.examine(store).problems
    store.close()
    assert {id for id in ids if any(id in str(fault) for fault in faults)} == {ids[0], ids[1]}
    with club(file.parent) as house:
        got = served(house, ids)
        assert [got[id] for id in ids] == [503, 503, *[200] * (TABLES - 2)]
        assert {card["id"] for card in house.get("/tables")["running"]} == {*ids} - {ids[1]}
