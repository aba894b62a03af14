"""A real browser and a real server for the tests of the page."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.people import BROWSERS, Guest
from tests.server.process import Site, served


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Chromium; `make test` brings it where it may."""
    path = next((found for name in BROWSERS if (found := shutil.which(name))), None)
    if path is None:
        missing = "no Chromium here: install it (Debian: apt install chromium) to test the page"
        if os.environ.get("CI"):
            pytest.fail(missing)
        pytest.skip(missing)
    with sync_playwright() as play:
        chromium = play.chromium.launch(executable_path=path, args=["--no-sandbox", "--disable-gpu"])
        yield chromium
        chromium.close()


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """One server for all tests of this process; whoever kills it starts it again."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("HIPPODROME_TEST", str(tmp_path_factory.mktemp("test") / "name"))
        with served(tmp_path_factory.mktemp("site"), program="tests.browser.same_deals") as running:
            yield running


@pytest.fixture(autouse=True)
def _luck_of_its_own(site: Site, request: pytest.FixtureRequest) -> None:
    """Every test has deals of its own, the same ones each time (see same_deals)."""
    Path(os.environ["HIPPODROME_TEST"]).write_text(request.node.nodeid, encoding="utf-8")


@pytest.fixture
def ana(browser: Browser, site: Site) -> Iterator[Guest]:
    """Somebody at a browser."""
    guest = Guest(browser, site)
    yield guest
    guest.leave()


@pytest.fixture
def ben(browser: Browser, site: Site) -> Iterator[Guest]:
    """Somebody else at a browser of their own."""
    guest = Guest(browser, site)
    yield guest
    guest.leave()
