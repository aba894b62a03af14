"""Tables whose rules a new release no longer plays: lobby, `/health` and `doctor` agree that they are closed."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from hippodrome.core.race_file import RaceRecord, from_text
from hippodrome.games.registry import get_game
from hippodrome.server.errors import Conflict
from hippodrome.server.storage import maintenance, rules_versions
from hippodrome.server.storage.models import server_values, tables
from hippodrome.server.storage.rows import TableRow
from hippodrome.server.storage.store import Store
from hippodrome.server.tables import events
from hippodrome.server.tables.handlers import apply_event, fold
from hippodrome.server.tables.journal import Journal
from hippodrome.server.tables.records import SeatState, start_record
from hippodrome.server.views.json import dumps
from tests.server.club import Club, club

GOLDEN = Path(__file__).parents[2] / "golden"
CLOSED = sorted(GOLDEN.glob("*/closed/*.race"))
STATES = ("gathering", "running", "over", "unfinished")


def old_row(race: RaceRecord, state: str) -> TableRow:
    """Return a table's row as the release that played these rules left it."""
    people = [SeatState("person", name, secret="x", ready=state != "gathering") for name in race.players]
    whole = race if state == "unfinished" else replace(race, entries=[])
    more = {"kept": True} if state == "unfinished" else {}
    start = start_record(whole, people, pace="brisk", listed=True, **more)  # now: none has expired
    return TableRow(
        f"{state}-{race.game}"[:32], start, {**Journal(start).summary(), "state": state, "closed": ""}, start["created"]
    )


def states(store: Store) -> dict[str, str]:
    with store.engine.connect() as connection:
        return {row.id: row.state for row in connection.execute(tables.select())}


def health(house: Club) -> dict[str, int]:
    reply = house.client.get("/health")
    assert reply.status_code == 200
    found: dict[str, int] = reply.json()["tables"]
    return found


def fill(database: str) -> list[TableRow]:
    assert CLOSED
    rows = [old_row(from_text(file.read_text(encoding="utf-8")), state) for file in CLOSED for state in STATES]
    store = Store(database)
    store.bulk_insert((row, []) for row in rows)
    store.close()
    return rows


def test_health_and_lobby_know_of_closed_races_from_the_start(database: str, tmp_path: Path) -> None:
    rows = fill(database)
    with club(tmp_path, database=database) as found:
        assert found.tables.all_in_memory() == []  # no journal had to be read
        assert health(found) == {"closed": len(rows)}
        listed = found.get("/tables")
        assert [listed[key] for key in ("open", "running", "over")] == [[], [], []]
        for row in rows:
            told = found.get(f"/tables/{row.id}")
            assert told["state"] == "closed" and "version" in told["closed"]
        report = maintenance.examine(found.tables.store)
        assert report.states == health(found) and report.problems == []


def test_tables_of_todays_rules_stay_as_they_are(database: str, tmp_path: Path) -> None:
    with club(tmp_path, database=database) as found:
        sat = found.table(seats="me,me")
        found.table(seats="me,open")
        before = health(found)
    with club(tmp_path, database=database) as found:
        assert health(found) == before == {"running": 1, "gathering": 1}
        assert found.get(f"/tables/{sat.id}")["state"] == "running"


def test_the_rows_are_compared_once_for_each_version_of_the_rules(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    looked: list[str] = []
    close = rules_versions._close

    def watched(store: Store, id: str) -> bool:
        looked.append(id)
        return close(store, id)

    monkeypatch.setattr(rules_versions, "_close", watched)
    rows = fill(database)
    store = Store(database)
    try:
        assert rules_versions.close_outdated(store) == len(rows) == len(looked)
        assert rules_versions.close_outdated(store) == 0 and len(looked) == len(rows)
        with store.engine.begin() as connection:
            rules_versions.reset_check(connection)
        assert rules_versions.close_outdated(store) == 0  # those that are closed are not looked at again
        assert len(looked) == len(rows)
        with store.engine.connect() as connection:
            assert connection.execute(
                server_values.select().where(server_values.c.name == rules_versions.CHECKED_VERSIONS_KEY)
            ).one()
    finally:
        store.close()


def test_a_restored_backup_is_compared_again(tmp_path: Path) -> None:
    old, new = (f"sqlite:///{tmp_path / name}.db" for name in ("old", "new"))
    rows = fill(old)
    store = Store(old)
    maintenance.back_up(store, tmp_path / "races.backup")
    store.close()
    with club(tmp_path, database=new) as found:
        assert health(found) == {}
    store = Store(new)
    maintenance.restore(store, tmp_path / "races.backup")
    store.close()
    with club(tmp_path, database=new) as found:
        assert health(found) == {"closed": len(rows)}


def test_the_health_check_closes_what_the_start_could_not(tmp_path: Path) -> None:
    """A process of the old release may let go of its tables after a new one has started."""
    database = f"sqlite:///{tmp_path / 'races.db'}"
    with club(tmp_path, database=database) as found:
        row = old_row(from_text(CLOSED[0].read_text(encoding="utf-8")), "running")
        found.tables.store.create(row)
        found.tables.health.check_tables()
        assert states(found.tables.store) == {row.id: "closed"}


def test_a_table_of_another_process_is_left_alone(postgres_database: str) -> None:
    store = Store(postgres_database)
    try:
        row = old_row(from_text(CLOSED[0].read_text(encoding="utf-8")), "running")
        store.create(row, "of the old release")
        assert rules_versions.close_outdated(store) == 0 and states(store) == {row.id: "running"}
        assert not rules_versions.correct_row(store, row, Journal(row.start), "me")
        assert rules_versions.correct_row(store, row, Journal(row.start), "of the old release")
        assert states(store) == {row.id: "closed"}
    finally:
        store.close()


def test_a_table_that_can_be_played_again_is_open_once_it_is_loaded(tmp_path: Path) -> None:
    """Somebody goes back to the release that its race began with."""
    database = f"sqlite:///{tmp_path / 'races.db'}"
    with club(tmp_path, database=database) as found:
        sat = found.table(seats="me,me")
        store, row = found.tables.store, found.tables.store.find(sat.id)
        assert row is not None
        with store.engine.begin() as connection:
            connection.execute(tables.update().values(state="closed", card=dumps({**row.summary, "state": "closed"})))
    with club(tmp_path, database=database) as found:
        assert health(found) == {"closed": 1}
        assert found.get(f"/tables/{sat.id}")["state"] == "running"
        assert states(found.tables.store) == {sat.id: "running"}


def test_a_table_of_older_rules_that_gathers_is_closed() -> None:
    """Its race could never begin: nobody is asked to sit down."""
    race = from_text(CLOSED[0].read_text(encoding="utf-8"))
    row = old_row(race, "gathering")
    journal = fold(row.start, [])
    assert journal.state == "closed" and f"version {race.version}" in str(journal.closed)
    with pytest.raises(Conflict, match="closed"):
        apply_event(journal, events.Ready(0, "", at=1.0))


def test_the_version_is_read_from_the_head_of_a_start() -> None:
    """Whole starts are read only of tables that are outdated."""
    race = from_text(CLOSED[0].read_text(encoding="utf-8"))
    head = dumps(old_row(race, "running").start)[: rules_versions.HEAD_CHARACTERS]
    assert rules_versions._HEAD.search(head)
    versions: dict[str, Any] = {race.game: race.version}
    assert not rules_versions._may_be_outdated(head, versions)
    assert rules_versions._may_be_outdated(head, {race.game: get_game(race.game).version})
    assert rules_versions._may_be_outdated("something else", versions)
    assert not rules_versions._may_be_outdated(head, {})  # its game is not installed
