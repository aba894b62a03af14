"""What holds secrets is its owner's alone: databases with the files beside them, backups, archives, however they came about."""

from __future__ import annotations

import os
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest

from hippodrome.core.errors import BadInput
from hippodrome.server.run import default_database
from hippodrome.server.storage import maintenance
from hippodrome.server.storage.store import Store
from tests.forked import run
from tests.server.club import club

pytestmark = pytest.mark.skipif(os.name == "nt", reason="there, a file belongs to whoever may enter its folder")


@pytest.fixture(autouse=True)
def generous() -> Iterator[None]:
    """A machine on which every new file is open to all."""
    before = os.umask(0)
    yield
    os.umask(before)


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def test_a_database_and_all_beside_it_are_closed_to_others(tmp_path: Path) -> None:
    with club(tmp_path) as house:
        house.table(seats="me,me")
        found = {path.name: mode(path) for path in tmp_path.iterdir()}
    assert set(found) == {"races.db", "races.db-wal", "races.db-shm"} and set(found.values()) == {0o600}


def test_a_server_in_a_process_leaves_nothing_open(tmp_path: Path) -> None:
    from tests.server.process import served

    with served(tmp_path) as site:
        site.post("/tables", {"game": "charioteer", "seats": [{"kind": "me"}, {"kind": "me"}]})
        assert {path.name: mode(path) for path in tmp_path.iterdir() if mode(path) & 0o077} == {}


def test_a_database_that_was_open_is_closed_with_a_word(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Of an earlier release, or copied to another place."""
    url = f"sqlite:///{tmp_path / 'races.db'}"
    Store(url).close()
    assert caplog.text == ""
    (tmp_path / "races.db").chmod(0o664)
    (tmp_path / "races.db-wal").touch(0o644)
    Store(url).close()
    assert mode(tmp_path / "races.db") == 0o600 and caplog.text.count("only its owner") == 2
    caplog.clear()
    Store(url).close()
    assert caplog.text == ""


def test_the_word_is_one_line_on_standard_error(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'races.db'}"
    Store(url).close()
    (tmp_path / "races.db").chmod(0o644)
    done = run("doctor", "--database", url)
    assert done.code == 0 and done.err.count("now only its owner can") == 1 and done.err.startswith("hippodrome: ")


def test_backups_and_what_is_restored_from_them(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with club(tmp_path) as house:
        house.table(seats="me,me")
        file = tmp_path / "club.backup"
        file.write_text("an old one")
        file.chmod(0o644)
        (tmp_path / ".club.backup.tmp").write_text("left behind by one that was cut short")
        maintenance.back_up(house.tables.store, file)
    assert mode(file) == 0o600 and caplog.text == ""
    file.chmod(0o644)  # moved about
    fresh = Store(f"sqlite:///{tmp_path / 'other.db'}")
    assert maintenance.restore(fresh, file) == 1
    assert mode(tmp_path / "other.db") == mode(tmp_path / "other.db-wal") == 0o600
    assert mode(file) == 0o600 and "only its owner" in caplog.text
    fresh.close()


def test_archives(tmp_path: Path) -> None:
    with club(tmp_path) as house:
        for _ in range(2):
            house.table("chariot-race", "tiro,tiro", options={"laps": 1}).settle()
        folder = tmp_path / "old" / "races"
        assert maintenance.archive(house.tables.store, folder, 0.0) == 2
        assert mode(folder) == 0o700 and {mode(path) for path in folder.iterdir()} == {0o600}
        house.table("chariot-race", "tiro,tiro", options={"laps": 1}).settle()
        shared = tmp_path / "shared"
        shared.mkdir(0o755)
        assert maintenance.archive(house.tables.store, shared, 0.0) == 1
        assert mode(shared) == 0o755 and {mode(path) for path in shared.iterdir()} == {0o600}


def test_ones_own_races(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "share"))
    Store(default_database()).close()
    home = tmp_path / "share" / "hippodrome"
    assert mode(home) == 0o700 and mode(home / "races.db") == 0o600
    home.chmod(0o755)
    default_database()
    assert mode(home) == 0o700 and "only its owner" in caplog.text


def test_a_race_saved_in_the_terminal_holds_its_seed(tmp_path: Path) -> None:
    from hippodrome.core.race_file import write_file

    write_file(tmp_path / "a.race", "x", private=True)
    assert mode(tmp_path / "a.race") == 0o600


def test_a_place_that_cannot_be_written_is_still_one_clear_line(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="cannot open the database"):
        Store(f"sqlite:///{tmp_path / 'nowhere' / 'races.db'}")


def test_beside_a_database_of_another_program_nothing_is_laid(tmp_path: Path) -> None:
    import sqlite3
    from contextlib import closing

    file = tmp_path / "other.db"
    with closing(sqlite3.connect(file)) as line:
        line.execute("pragma journal_mode=WAL")
        line.execute("create table theirs (x)")
        line.commit()
    before = mode(file)
    with pytest.raises(BadInput, match="another program"):
        Store(f"sqlite:///{file}")
    assert [path.name for path in tmp_path.iterdir()] == ["other.db"] and mode(file) == before
