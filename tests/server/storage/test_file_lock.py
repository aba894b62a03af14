"""One server a file of SQLite: the second says so and ends; the system frees the lock; tools work beside a server."""

from __future__ import annotations

import errno
import logging
import os
from pathlib import Path

import pytest

from hippodrome.core.errors import BadInput
from hippodrome.server.storage import file_lock as claims
from hippodrome.server.storage.file_lock import lock_database
from hippodrome.server.storage.permissions import sqlite_file
from tests.forked import run
from tests.server.process import served


def test_a_second_server_says_so_in_one_line_and_ends(tmp_path: Path) -> None:
    link = tmp_path / "other.db"
    link.symlink_to(tmp_path / "races.db")
    with served(tmp_path) as site:
        for url in (site.database, f"sqlite:///{link}", f"sqlite:///{tmp_path / 'x' / '..' / 'races.db'}"):
            plays = (["play", "--no-browser"], ["play", "charioteer", "--no-browser"]) if url == site.database else ()
            for command in (["serve", "--port", "0"], *plays):
                second = run(*command, "--database", url)
                assert second.code == 2 and len(second.err.splitlines()) == 1, second.err
                assert str(site.pid) in second.err and site.address in second.err and second.out == ""
        made = site.post("/tables", {"game": "charioteer", "seats": [{"kind": "me"}, {"kind": "me"}], "listed": True})
        copy = tmp_path / "club.backup"
        assert run("doctor", "--database", site.database).code == 0
        assert run("backup", str(copy), "--database", site.database).code == 0
        assert run("archive", str(tmp_path / "old"), "--database", site.database).code == 0
        assert site.get("/tables")["open"][0]["id"] == made["id"]  # the ones that were refused laid no table
        assert len(site.get("/tables")["open"]) == 1
        site.kill()
        site.start()  # the system has freed it, whatever became of its holder
        assert site.get(f"/tables/{made['id']}")["state"] == "gathering"


def test_a_database_lock_is_exclusive_and_released(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'races.db'}"
    for _ in range(2):
        with lock_database(url), pytest.raises(BadInput, match=rf"another server.*process {os.getpid()}"), lock_database(url):
            pass
    with lock_database(url) as held, lock_database(f"sqlite:///{tmp_path / 'other.db'}"):
        held.write_url("http://127.0.0.1:1/")
        with pytest.raises(BadInput, match=r"at http://127\.0\.0\.1:1/"), lock_database(url):
            pass


@pytest.mark.parametrize("url", ["sqlite://", "sqlite:///:memory:", "postgresql://club@localhost/club"])
def test_databases_that_are_no_file_can_be_shared(url: str) -> None:
    with lock_database(url), lock_database(url):
        pass


def test_a_file_has_one_name(tmp_path: Path) -> None:
    assert sqlite_file(f"sqlite:///{tmp_path}/a/../b.db") == (tmp_path / "b.db").resolve()
    assert sqlite_file(f"sqlite:///file:{tmp_path}/b.db?mode=rw&uri=true") == (tmp_path / "b.db").resolve()


def test_where_there_are_no_locks_the_server_says_so_and_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def no_locks(handle: int) -> None:
        raise OSError(errno.ENOLCK, "No locks available")

    monkeypatch.setattr(claims, "_lock", no_locks)
    with caplog.at_level(logging.WARNING), lock_database(f"sqlite:///{tmp_path / 'races.db'}"):
        assert "no locks" in caplog.text


def test_a_lock_that_cannot_be_opened_is_one_line(tmp_path: Path) -> None:
    (tmp_path / "races.db.lock").mkdir()
    with pytest.raises(BadInput, match="cannot serve"), lock_database(f"sqlite:///{tmp_path / 'races.db'}"):
        pass
