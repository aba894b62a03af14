"""`hippodrome serve --check` finds what is planted, says it in a line, and finds nothing where nothing is wrong."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import sqlite3
import tempfile
from pathlib import Path
from typing import Any

import pytest
import uvicorn

from hippodrome.cli.app import start
from hippodrome.core.errors import BadInput
from hippodrome.server import preflight, run
from hippodrome.server.app import Settings
from hippodrome.server.preflight import DeploymentConfig, Finding, examine
from hippodrome.server.storage.file_lock import lock_database
from hippodrome.server.storage.migrations import HEAD
from hippodrome.server.storage.store import MAX_CONNECTIONS, Store


@pytest.fixture(autouse=True)
def no_proxy(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is said of a proxy, and names are found without asking anybody."""
    monkeypatch.delenv(preflight.FORWARDED_VARIABLE, raising=False)
    known = {"races.example.org", "club.lan", "localhost"}

    def find(name: str, port: object) -> None:
        if name not in known:
            raise socket.gaierror("unknown")

    monkeypatch.setattr("hippodrome.server.preflight.socket.getaddrinfo", find)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A database as a server leaves it."""
    Store(f"sqlite:///{tmp_path / 'races.db'}").close()
    return tmp_path / "races.db"


def found(given: DeploymentConfig, kind: str = "fault") -> list[Finding]:
    return [one for one in examine(given) if one.kind == kind]


def local(file: Path | str, **more: object) -> DeploymentConfig:
    database = file if isinstance(file, str) else f"sqlite:///{file}"
    return DeploymentConfig(**{"host": "127.0.0.1", "port": 0, "database": database, **more})  # type: ignore[arg-type]


def only(given: DeploymentConfig, part: str, *words: str) -> None:
    """One fault, of this part, that says so."""
    faults = found(given)
    assert [one.part for one in faults] == [part], faults
    assert all(word in faults[0].text for word in words) and "\n" not in faults[0].text, faults


def test_a_sound_set_up_is_ready(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = file.read_bytes()
    assert start(["serve", "--check", "--port", "0", "--database", f"sqlite:///{file}"]) == 0
    assert capsys.readouterr().out == "ready to serve\n"
    assert file.read_bytes() == before and sorted(path.name for path in file.parent.iterdir()) == ["races.db"]


def test_a_database_that_is_not_there_yet_is_not_made(tmp_path: Path) -> None:
    given = local(tmp_path / "new" / "races.db")
    assert found(given) == [] and [one.part for one in found(given, "note")] == ["database"]
    assert list(tmp_path.iterdir()) == []


def test_all_faults_are_said_at_once_and_in_json(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        typed = [
            "serve",
            "--check",
            "--port",
            str(port),
            "--workers",
            "2",
            "--allowed-hosts",
            "no name!",
            "--log-level",
            "loud",
        ]
        typed += ["--database", f"sqlite:///{file}"]
        assert start(typed) == 2
        lines = capsys.readouterr().out.splitlines()
        assert start([*typed, "--json"]) == 2
    told = json.loads(capsys.readouterr().out)
    assert not told["ready"] and {one["part"] for one in told["faults"]} == {"port", "database", "public url", "log level"}
    assert lines == [*(f"fault: {one['part']}: {one['text']}" for one in told["faults"]), "faults: 4"]


def test_json_without_a_check_is_refused() -> None:
    with pytest.raises(BadInput, match="--check"):
        start(["serve", "--json"])


# Files -------------------------------------------------------------------------------------------------------------------


def test_a_database_of_a_newer_release(file: Path) -> None:
    with sqlite3.connect(file) as line:
        line.execute("update alembic_version set version_num = '9999'")
    only(local(file), "database", "9999", "newer release")


def test_a_database_of_an_older_release_is_only_noted(file: Path) -> None:
    with sqlite3.connect(file) as line:
        line.execute("update alembic_version set version_num = '0001'")
    assert found(local(file)) == [] and "back up" in found(local(file), "note")[0].text


def test_a_file_that_is_no_database_and_one_of_another_program(tmp_path: Path) -> None:
    (tmp_path / "text.db").write_text("hello, hello, hello")
    only(local(tmp_path / "text.db"), "database", "not a database")
    with sqlite3.connect(tmp_path / "other.db") as line:
        line.execute("create table theirs (x)")
    only(local(tmp_path / "other.db"), "database", "another program")


def test_a_database_that_is_served_already(file: Path) -> None:
    with lock_database(f"sqlite:///{file}") as held:
        held.write_url("http://127.0.0.1:8000/")
        only(local(file), "database", "another server", "127.0.0.1:8000")


def test_a_database_in_memory(tmp_path: Path) -> None:
    only(local("sqlite://"), "database", "memory")


def test_a_folder_that_cannot_be_written_and_a_file_of_others(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hippodrome.server.preflight.os.access", lambda path, mode: Path(path) != file.parent)
    only(local(file), "database", str(file.parent), "written")
    monkeypatch.setattr("hippodrome.server.preflight.os.access", lambda path, mode: Path(path) != file)
    only(local(file), "database", str(file), "this user")


def test_a_file_that_others_can_read(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file.chmod(0o644)
    assert found(local(file)) == [] and "others on this machine" in found(local(file), "note")[0].text
    monkeypatch.setattr("hippodrome.server.preflight.os.getuid", lambda: os.stat(file).st_uid + 1)
    only(local(file), "database", "chown")


def test_a_disk_that_is_full(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(preflight, "MIN_FREE_BYTES", 1 << 62)
    only(local(file), "database", "free")


# Addresses and ports -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("more", "words"),
    [
        ({"public_url": "races.example.org"}, ("--public-url",)),
        ({"public_url": "https://races.example.org/club"}, ("/club", "root")),
        ({"public_url": "https://nowhere.example.org"}, ("nowhere.example.org", "DNS")),
        ({"public_url": "https://races.example.org", "host": "0.0.0.0"}, ("without TLS", "FORWARDED_ALLOW_IPS")),
        ({"allowed_hosts": "a b"}, ("--allowed-hosts",)),
    ],
)
def test_unreachable_and_overly_open_public_urls_are_faults(more: dict[str, str], words: tuple[str, ...], file: Path) -> None:
    only(local(file, **more), "public url", *words)


def test_a_remote_proxy_is_named_and_an_asterisk_is_a_fault(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    given = local(file, host="0.0.0.0", public_url="https://races.example.org")
    monkeypatch.setenv(preflight.FORWARDED_VARIABLE, "10.0.0.5")
    assert examine(given) == []
    monkeypatch.setenv(preflight.FORWARDED_VARIABLE, "*")
    only(given, "public url", "somebody else")


@pytest.mark.parametrize(
    ("more", "word"),
    [
        ({"allowed_hosts": "*", "host": "0.0.0.0"}, "--allowed-hosts"),
        ({"public_url": "http://races.example.org", "host": "0.0.0.0"}, "encrypted"),
        ({"public_url": "http://club.lan"}, "this machine only"),
    ],
)
def test_what_should_be_known_is_noted(more: dict[str, str], word: str, file: Path) -> None:
    given = local(file, **more)
    assert found(given) == [] and any(word in one.text for one in found(given, "note"))


def test_a_host_that_is_not_this_machines(file: Path) -> None:
    only(local(file, host="192.0.2.1"), "port", "192.0.2.1")


# The machine -----------------------------------------------------------------------------------------------------------------


def test_too_few_open_files(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hippodrome.server.preflight.resource.getrlimit", lambda what: (256, 1024))
    only(local(file), "open files", "1024", "LimitNOFILE")


def test_a_server_opens_as_many_files_as_it_may(monkeypatch: pytest.MonkeyPatch) -> None:
    taken: list[tuple[int, int]] = []
    monkeypatch.setattr("hippodrome.server.run.resource.getrlimit", lambda what: (1024, 20_000))
    monkeypatch.setattr("hippodrome.server.run.resource.setrlimit", lambda what, limits: taken.append(limits))
    run.raise_open_files()
    assert taken == [(20_000, 20_000)]


def test_compiled_code_that_cannot_be_kept(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    compiled = pytest.importorskip("hippodrome.jit.compile_cache")
    monkeypatch.setattr(compiled, "cache_dir", lambda module: Path(tempfile.gettempdir()) / "cache-of-1")
    only(local(file), "compiled code", "XDG_CACHE_HOME")
    monkeypatch.setattr(compiled, "cache_dir", lambda module: None)
    only(local(file), "compiled code", "XDG_CACHE_HOME")


def test_a_game_that_cannot_be_used(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(preflight, "unusable_games", lambda: ["the game 'x' cannot be used"])
    only(local(file), "games", "'x'")


# PostgreSQL ------------------------------------------------------------------------------------------------------------------


def test_a_server_that_is_not_there(tmp_path: Path) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        given = local(f"postgresql://me:secret@127.0.0.1:{free.getsockname()[1]}/club")
        only(given, "database", "cannot open")
        assert "secret" not in found(given)[0].text


def test_postgresql(postgres_database: str) -> None:
    """One database for all: what is planted is taken away again."""
    import psycopg

    assert found(local(postgres_database)) == []
    assert "first start" in found(local(postgres_database), "note")[0].text
    Store(postgres_database).close()
    assert examine(local(postgres_database, workers=2)) == []
    only(local(postgres_database, workers=64), "database", f"{64 * MAX_CONNECTIONS:,}", "max_connections")
    with psycopg.connect(postgres_database, autocommit=True) as line:
        name = line.info.dbname
        for planted, mended, words in (
            (f"alter database {name} connection limit 20", f"alter database {name} connection limit -1", ("limit",)),
            ("update alembic_version set version_num = '9999'",
             f"update alembic_version set version_num = '{HEAD}'", ("newer release",)),
            (f"alter database {name} set default_transaction_read_only = on",
             f"alter database {name} reset default_transaction_read_only", ("only be read",)),
        ):  # fmt: skip
            line.execute(planted)
            only(local(postgres_database, workers=2), "database", *words)
            line.execute(mended)
        assert examine(local(postgres_database)) == []


def test_interrupted_before_it_listens_for_that_a_server_ends_in_order(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    """Once, Ctrl-C in the moment between the loop's start and the server's own cancelled what was just starting."""
    real, asked = uvicorn.Server.capture_signals, list[bool]()

    def capture_signals(server: uvicorn.Server) -> Any:
        if asyncio._get_running_loop() is not None:
            asked.append(True)
            signal.raise_signal(signal.SIGINT)
        return real(server)

    monkeypatch.setattr(uvicorn.Server, "capture_signals", capture_signals)
    for what in ("tune_gc", "raise_open_files"):  # this process is not only a server's
        monkeypatch.setattr(run, what, lambda: None)
    with run.listen_at("127.0.0.1", 0, at_once=True) as listening, pytest.raises(KeyboardInterrupt):
        run._run(listening, Settings(f"sqlite:///{tmp_path / 'races.db'}"))
    assert asked and capfd.readouterr().err == ""
