"""Databases and a server for the tests of the server."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.club import Club, club
from tests.server.databases import KINDS, postgres


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Club]:
    """A server in this process, with an empty database."""
    with club(tmp_path) as found:
        yield found


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    """One PostgreSQL server for all tests of this process."""
    with postgres() as address:
        yield address


@pytest.fixture(params=KINDS)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """An empty database of each kind."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'races.db'}"
        return
    yield from empty_postgres(request.getfixturevalue("postgres_server"))


@pytest.fixture
def postgres_database(postgres_server: str) -> Iterator[str]:
    """An empty database on PostgreSQL."""
    yield from empty_postgres(postgres_server)


def empty_postgres(server: str) -> Iterator[str]:
    """A database that is dropped afterwards."""
    from uuid import uuid4

    import psycopg

    name = f"h{uuid4().hex}"
    with psycopg.connect(server, autocommit=True) as line:
        line.execute(f"create database {name}")
    yield server.replace("/postgres?", f"/{name}?")
    with psycopg.connect(server, autocommit=True) as line:
        line.execute(f"drop database {name} with (force)")
