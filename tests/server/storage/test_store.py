"""The store: the same on SQLite and on PostgreSQL; schemas that grow; copies; two processes on one database."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from typing import Any

import psycopg
import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import create_engine, text

from hippodrome.core.errors import BadInput
from hippodrome.core.race_file import from_text, open_table
from hippodrome.games.race_opening import race_edition
from hippodrome.games.registry import get_game
from hippodrome.server.storage import maintenance, migrations
from hippodrome.server.storage.event_sql import ConflictError, EventWrite
from hippodrome.server.storage.rows import TableRow
from hippodrome.server.storage.store import Store
from hippodrome.server.storage.urls import driver_url, without_password
from hippodrome.server.views.json import dumps
from tests.forked import run
from tests.server.club import Sat, club
from tests.server.process import Site


def row(id: str, state: str = "running") -> TableRow:
    card = {"game": "charioteer", "state": state, "listed": True}
    return TableRow(id, {"created": 1.0, "race": "é\u2028"}, card)


def test_what_is_written_is_read(database: str) -> None:
    store = Store(database)
    store.create(row("a"))
    for n in range(3):
        store.append("a", n, {"do": "x", "n": n, "text": "ñ \U0001f3c7"}, row("a").summary, deadline=5.0 if n == 2 else None)
    assert store.journal("a") == [{"do": "x", "n": n, "text": "ñ \U0001f3c7"} for n in range(3)]
    assert store.journal("a", since=2) == [{"do": "x", "n": 2, "text": "ñ \U0001f3c7"}]
    found = store.find("a")
    assert found is not None and found.start == row("a").start and store.find("b") is None
    assert (
        [id for id, _ in store.listed_tables("running", 9)] == ["a"]
        and store.due_tables(6.0) == ["a"]
        and store.due_tables(4.0) == []
    )
    assert store.counts() == {"running": 1}
    store.close()


def test_a_number_is_written_once_however_many_try(database: str) -> None:
    stores = [Store(database) for _ in range(4)]
    stores[0].create(row("a"))

    def write(turn: tuple[int, int]) -> bool:
        who, n = turn
        try:
            stores[who].append("a", n, {"who": who}, row("a").summary)
            return True
        except ConflictError:
            return False

    with ThreadPoolExecutor(8) as crowd:
        won = list(crowd.map(write, [(who, n) for n in range(20) for who in range(4)]))
    assert sum(won) == 20 and len(stores[0].journal("a")) == 20
    for store in stores:
        store.close()


def test_of_a_batch_only_what_was_outrun_is_left_out(database: str) -> None:
    store = Store(database)
    for id in "abc":
        store.create(row(id))
    store.append("b", 0, {"who": "first"}, row("b").summary)
    cards = {id: {**row(id).summary, "mark": f"\u2028 {id} \"'"} for id in "abc"}
    batch = [EventWrite(id, 0, {"who": f'"{id}" ñ\n'}, "over", dumps(cards[id]), 7.25 if id == "c" else None) for id in "abc"]
    assert store.append_all(batch) == [True, False, True]
    assert [store.journal(id) for id in "abc"] == [[{"who": '"a" ñ\n'}], [{"who": "first"}], [{"who": '"c" ñ\n'}]]
    assert store.counts() == {"running": 1, "over": 2} and store.due_tables(8.0) == ["c"] and store.due_tables(7.0) == []
    kept = store.find("a")
    assert kept is not None and kept.summary == cards["a"]
    store.close()


def test_a_row_that_says_it_all_already_is_left_as_it_is(database: str) -> None:
    store = Store(database)
    for id in "ab":
        store.create(row(id))
    before = store.find("a")
    card = dumps({**row("b").summary, "mark": "new"})
    batch = [EventWrite("a", 0, {"n": 0}, "running", None, None), EventWrite("b", 0, {"n": 0}, "running", card, 7.0)]
    assert store.append_all(batch) == [True, True]
    assert store.append_all([EventWrite("a", 0, {"n": "again"}, "running", None, None)]) == [False]
    assert store.append_all([EventWrite("a", 1, {"n": 1}, "running", None, None)]) == [True]
    assert store.find("a") == before and store.journal("a") == [{"n": 0}, {"n": 1}]
    after = store.find("b")
    assert after is not None and after.summary["mark"] == "new" and store.due_tables(8.0) == ["b"]
    store.close()


def test_the_journal_is_partitioned_as_the_page_says_and_goes_on(postgres_database: str, tmp_path: Path) -> None:
    page = (Path(__file__).parents[3] / "docs/host/postgresql.md").read_text("utf-8")
    (steps,) = [block for block in re.findall(r"```text\n(.*?)```", page, re.S) if "partition by hash" in block]
    store = Store(postgres_database)
    store.create(row("a"))
    store.append("a", 0, {"n": 0}, row("a").summary)
    with psycopg.connect(postgres_database, autocommit=True) as line:
        line.execute(steps.encode())
        parts = line.execute("select count(*) from pg_inherits where inhparent = 'events'::regclass").fetchone()
    assert parts == (16,)
    store.append("a", 1, {"n": 1}, row("a").summary)
    with pytest.raises(ConflictError):
        store.append("a", 1, {"n": "again"}, row("a").summary)
    assert store.journal("a") == [{"n": 0}, {"n": 1}]
    store.delete_tables(["a"])
    store.close()
    with club(tmp_path, database=postgres_database) as house:
        house.table(seats="me:Ana,me:Ben", options={"laps": 1}).play(Random(1), answers=4)
    assert maintenance.examine(Store(postgres_database)).problems == []


@pytest.mark.parametrize("step", ["", *migrations.REVISIONS])
def test_every_released_schema_is_brought_up_with_its_races(step: str, database: str) -> None:
    engine = create_engine(driver_url(database))
    if step:
        with engine.begin() as connection:
            migrations.upgrade_schema(connection, step)
            connection.execute(
                text(
                    "insert into tables (id, created, changed, game, state, listed, start, card) "
                    "values ('old', 1, 1, 'charioteer', 'over', true, '{\"created\": 1}', '{\"game\": \"charioteer\"}')"
                )
            )
            connection.execute(text("insert into events (table_id, n, at, body) values ('old', 0, 1, '{\"do\": \"x\"}')"))
    store = Store(database)
    with store.engine.connect() as connection:
        assert migrations.current_revision(connection) == migrations.HEAD
    if step:
        assert store.journal("old") == [{"do": "x"}] and store.find("old") is not None
    store.create(row("new"))
    store.close()
    engine.dispose()


def test_the_schema_in_the_code_is_the_schema_in_the_database(database: str) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext

    from hippodrome.server.storage.models import metadata

    store = Store(database)
    with store.engine.connect() as connection:
        differ = [d for d in compare_metadata(MigrationContext.configure(connection), metadata) if "index" not in str(d[0])]
    assert differ == []
    store.close()


def test_a_database_of_a_later_release_is_left_alone(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'x.db'}"
    store = Store(url)
    with store.engine.begin() as connection:
        connection.execute(text("update alembic_version set version_num = '9999'"))
    store.close()
    with pytest.raises(BadInput, match="newer release"):
        Store(url)


@pytest.mark.parametrize(
    "url", ["nonsense", "sqlite:////nowhere/at/all.db", "postgresql://u:secret@127.0.0.1:1/x", "oracle://x"]
)
def test_a_database_that_cannot_be_opened_is_one_clear_line(url: str) -> None:
    with pytest.raises(BadInput) as error:
        Store(url)
    assert "\n" not in str(error.value) and "secret" not in str(error.value)
    assert "secret" not in without_password("postgresql://u:secret@h/x")


def test_a_copy_brings_everything_back_on_any_database(database: str, tmp_path: Path) -> None:
    with club(tmp_path, database=database) as house:
        sat = house.table(seats="me,me,tiro", options={"laps": 1})
        sat.play(Random(1), answers=7)
        over = house.table("chariot-race", "tiro,tiro", options={"laps": 1})
        over.settle()
        seen = [sat.state(seat) for seat in (None, 0, 1)]
    store = Store(database)
    file = tmp_path / "club.backup"
    assert maintenance.back_up(store, file) == 2
    assert maintenance.examine(store).problems == []
    store.close()
    other = f"sqlite:///{tmp_path / 'other.db'}"
    fresh = Store(other)
    assert maintenance.restore(fresh, file) == 2 and maintenance.examine(fresh).problems == []
    with pytest.raises(BadInput, match="empty"):
        maintenance.restore(fresh, file)
    fresh.close()
    with club(tmp_path, database=other) as house:
        again = Sat(house, sat.id, sat.secrets)
        assert [again.state(seat) for seat in (None, 0, 1)] == seen


@pytest.mark.parametrize("harm", ["cut", "changed", "empty", "plain"])
def test_a_harmed_copy_is_refused_and_nothing_is_restored(harm: str, tmp_path: Path) -> None:
    import gzip

    with club(tmp_path) as house:
        house.table(seats="me,me")
    store = Store(f"sqlite:///{tmp_path / 'races.db'}")
    file = tmp_path / "x.backup"
    maintenance.back_up(store, file)
    store.close()
    whole = file.read_bytes()
    plain = gzip.decompress(whole)
    harmed = {
        "cut": whole[: len(whole) // 2],
        "changed": gzip.compress(plain.replace(b'"seat"', b'"sect"', 1)),
        "empty": b"",
        "plain": b"hello\n",
    }
    file.write_bytes(harmed[harm])
    fresh = Store(f"sqlite:///{tmp_path / 'fresh.db'}")
    with pytest.raises(BadInput):
        maintenance.restore(fresh, file)
    assert fresh.counts() == {}
    fresh.close()


def test_old_races_are_put_away_as_files(database: str, tmp_path: Path) -> None:
    with club(tmp_path, database=database) as house:
        over = house.table("chariot-race", "tiro,tiro", options={"laps": 1})
        over.settle()
        running = house.table(seats="me,me")
    store = Store(database)
    folder = tmp_path / "old"
    assert maintenance.archive(store, folder, maintenance.parse_age("1d")) == 0
    assert maintenance.archive(store, folder, 0.0) == 1
    race = from_text((folder / f"chariot-race-{over.id}.race").read_text())
    game = get_game(race.game)
    assert open_table(race, game, race_edition(race, game)).prompt is None
    assert store.find(over.id) is None and store.journal(over.id) == [] and store.find(running.id) is not None
    store.close()


def test_the_doctor_finds_what_is_wrong(tmp_path: Path) -> None:
    with club(tmp_path) as house:
        tables = [house.table(seats="me,me") for _ in range(4)]
        for sat in tables:
            sat.play(Random(1), answers=4)
    url = f"sqlite:///{tmp_path / 'races.db'}"
    store = Store(url)
    assert maintenance.examine(store).problems == []
    with store.engine.begin() as connection:
        gap, luck, card, bad = (sat.id for sat in tables)
        at = "where table_id = :id and n = 3"
        connection.execute(text(f"delete from events {at}"), {"id": gap})
        body = json.loads(connection.execute(text(f"select body from events {at}"), {"id": luck}).scalar_one())
        body["luck"] = [[0]]
        connection.execute(text(f"update events set body = :body {at}"), {"body": json.dumps(body), "id": luck})
        connection.execute(text('update tables set card = \'{"state": "over"}\' where id = :id'), {"id": card})
        connection.execute(text("update events set body = '{}' where table_id = :id and n = 2"), {"id": bad})
    faults = maintenance.examine(store).problems
    assert len(faults) == 4 and all(any(sat.id in str(fault) for fault in faults) for sat in tables)
    store.close()
    done = run("doctor", "--database", url, "--json")
    assert done.code == 1 and len(json.loads(done.out)["faults"]) == 4


def test_two_processes_play_one_race_and_one_is_killed(postgres_database: str, tmp_path: Path) -> None:
    sites = [Site(tmp_path, database=postgres_database) for _ in range(2)]
    try:
        one, two = sites
        seats = [{"kind": "me"}, {"kind": "me"}, {"kind": "bot", "level": "tiro"}]
        made = one.post("/tables", {"game": "charioteer", "pace": "instant", "options": {"laps": 1}, "seats": seats})
        table, keys = f"/tables/{made['id']}", [key["secret"] for key in made["seats"]]
        for site, key in zip(sites, keys, strict=True):
            site.post(f"{table}/ready", {"salt": "x"}, key)
        for turn in range(4):
            for site, key in zip(sites, keys, strict=True):
                answer(site, table, key)
            if turn == 1:
                one.kill()
                one = sites[0] = two  # the players of the killed process come to the other
        seen = until(lambda: two.get(f"{table}/state", keys[0]), lambda state: state["table"]["turn"] >= 5)
        assert seen["table"]["state"] in ("running", "over")
        store = Store(postgres_database)
        assert maintenance.examine(store).problems == []
        store.close()
    finally:
        for site in sites:
            site.kill()


def answer(site: Any, table: str, key: str) -> None:
    """Answer through one process, as soon as it has heard of the question."""

    def is_mine(state: Any) -> bool:
        return bool(state["prompt"] and state["prompt"]["mine"] and not state["prompt"]["answered"])

    state = until(lambda: site.get(f"{table}/state", key), is_mine)
    question = state["prompt"]["prompt_token"]
    picked: list[str] = []
    while True:
        choice = site.post(f"{table}/consider", {"prompt_token": question, "picked": picked}, key)
        if choice["answer"]:
            break
        more = [pick["id"] for pick in choice["picks"] if not pick["why_not"] and pick["id"] not in choice["chosen"]]
        picked = [*choice["chosen"], more[0]]
    site.post(f"{table}/answer", {"prompt_token": question, "answer": choice["answer"]}, key)


def until(look: Any, wanted: Any) -> Any:
    for _ in range(400):
        found = look()
        if wanted(found):
            return found
        time.sleep(0.05)
    raise AssertionError("it never came")


def test_workers_share_a_port_and_survive_the_death_of_one(postgres_database: str, tmp_path: Path) -> None:
    site = Site(tmp_path, database=postgres_database, more=["--workers", "2"])
    try:
        seats = [{"kind": "me"}, {"kind": "bot", "level": "tiro"}]
        made = site.post("/tables", {"game": "charioteer", "pace": "instant", "seats": seats})
        table, key = f"/tables/{made['id']}", made["seats"][0]["secret"]
        site.post(f"{table}/ready", {}, key)
        answer(site, table, key)
        children = subprocess.run(["pgrep", "-P", str(site.pid)], capture_output=True, text=True).stdout.split()
        workers = [int(child) for child in children if "spawn_main" in Path(f"/proc/{child}/cmdline").read_text()]
        assert len(workers) >= 2
        os.kill(workers[0], signal.SIGKILL)
        time.sleep(0.5)
        answer(site, table, key)
    finally:
        assert site.stop() is not None


def test_several_processes_need_postgres(tmp_path: Path) -> None:
    done = run("serve", "--workers", "2", "--database", f"sqlite:///{tmp_path / 'x.db'}")
    assert done.code == 2 and "PostgreSQL" in done.err and len(done.err.splitlines()) == 1


def test_a_first_start_that_is_cut_short_can_be_begun_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    upgrade = command.upgrade

    def cut_short(config: Config, to: str) -> None:
        upgrade(config, "0001")
        raise KeyboardInterrupt

    url = f"sqlite:///{tmp_path / 'races.db'}"
    monkeypatch.setattr(command, "upgrade", cut_short)
    with pytest.raises(KeyboardInterrupt):
        Store(url)
    monkeypatch.undo()
    Store(url).close()
