"""For all tests."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import os
import shutil
import signal
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from hippodrome.i18n.user_language import reset
from tests.docs.installed import EXAMPLE, install, shared_by_all
from tests.soak import COUNT, DONE

os.environ["HIPPODROME_LOCALE_CHECK"] = "1"  # a text that is missing is marked or raises
os.environ["HIPPODROME_LANG"] = "en"  # whatever the language of whoever runs the tests

# Whoever started the tests may ignore Ctrl-C (a background job of a shell does), and programs they start would inherit that.
with contextlib.suppress(ValueError):
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)


IN_MEMORY = Path("/dev/shm")
ROOM = 4 << 30
"""Bytes that have to be free there for the files of the tests to be kept in memory; they take a part of that."""


@pytest.hookimpl(tryfirst=True)
def pytest_configure(config: pytest.Config) -> None:
    """Databases of tests are gone in a moment, and no disk need hold them: a tenth of the work of tests of the server, and much
    waiting. Whoever wants to look at them afterwards says where they are to be (`--basetemp`)."""
    if config.option.basetemp or hasattr(config, "workerinput"):
        return
    if IN_MEMORY.is_dir() and os.access(IN_MEMORY, os.W_OK) and shutil.disk_usage(IN_MEMORY).free > ROOM:
        config.option.basetemp = tempfile.mkdtemp(prefix="hippodrome-tests-", dir=IN_MEMORY)
        config.add_cleanup(lambda: shutil.rmtree(config.option.basetemp, ignore_errors=True))


def pytest_collection_finish() -> None:
    """What was imported stays: nobody need look through it for garbage again and again (a sixth of the time of many tests)."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 50, 100)


def pytest_terminal_summary(terminalreporter: Any) -> None:
    """What the long runs compared."""
    total = 0
    for report in terminalreporter.stats.get("passed", []):
        for what, done, of in (value for name, value in report.user_properties if name == COUNT):
            terminalreporter.write_line(f"{what}: {done:,} {of}")
            total += done if of == DONE else 0
    if total:
        terminalreporter.write_line(f"together: {total:,} {DONE}")


@pytest.fixture(autouse=True)
def _no_loop_of_a_browser(request: pytest.FixtureRequest) -> Iterator[None]:
    """Playwright keeps its event loop half-run between two tests of the page; to other tests of the same process it would look
    as if they ran inside it."""
    loop = asyncio._get_running_loop()
    if loop is None or "browser" in request.fixturenames:
        yield
        return
    asyncio._set_running_loop(None)
    yield
    asyncio._set_running_loop(loop)


@pytest.fixture(autouse=True)
def _no_language_of_another_test() -> None:
    """A command line of an earlier test may have asked for a language."""
    reset()


@pytest.fixture
def hasty_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ladders of this process reckon luck in a few worlds: for whoever does not ask how much it was."""
    monkeypatch.setattr("hippodrome.simulation.run.LUCK_EFFORT", 0.01)


@pytest.fixture(scope="session")
def example(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Path:
    """Where the game of the examples is installed from its wheel, entry point and all; on nobody's path yet."""
    return install(shared_by_all(tmp_path_factory, worker_id), EXAMPLE)
