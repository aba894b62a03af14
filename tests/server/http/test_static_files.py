"""The files of the page: what a browser has, it asks for once; what is no longer so, it does not keep."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from hippodrome.server.http import static_files
from hippodrome.server.http.static_files import FOR_GOOD, STATIC, mark, page_text
from tests.server.club import Club, club

PAGES = sorted(path.stem for path in STATIC.glob("*.html") if path.stem != "head")


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    with club(tmp_path_factory.mktemp("static")) as open_house:
        yield open_house


@pytest.mark.parametrize("page", PAGES)
def test_all_that_a_page_names_is_kept_for_good(page: str, house: Club) -> None:
    named = re.findall(r'(?:href|src)="(/[^"]*\.(?:js|css|svg))"', page_text(page))
    assert len(named) > 3
    for address in named:
        reply = house.client.get(address)
        assert reply.status_code == 200 and reply.headers["cache-control"] == FOR_GOOD, address


def test_files_name_each_other_beside_them() -> None:
    """So that what they name has their mark; a game's colours are of its own (`/static/art/`)."""
    for path in (*STATIC.glob("*.js"), *STATIC.glob("*.css")):
        assert not re.findall(r"/static/(?!art/)", path.read_text("utf-8")), path.name


def test_only_todays_mark_is_kept_and_a_page_of_another_release_is_served(house: Club) -> None:
    today, other, plain = (house.client.get(f"/static/{at}table.js") for at in (f"{mark()}/", "0123456789abcdef/", ""))
    assert today.content == other.content == plain.content
    assert other.headers["cache-control"] == plain.headers["cache-control"] == "no-cache"
    for path in (f"{mark()}/nothing.js", f"{mark()}/{mark()}/table.js", f"{mark()}/../app.py", f"{mark()}/", "0123/table.js"):
        assert house.client.get(f"/static/{path}").status_code == 404, path


def test_every_file_is_in_the_mark(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(static_files, "STATIC", tmp_path)
    marks = set()
    for name, text in (("a.js", "1"), ("a.js", "2"), ("b.js", "2"), ("b.js", "")):
        (tmp_path / name).write_text(text)
        marks.add(mark.__wrapped__())
    assert len(marks) == 4 and all(re.fullmatch("[0-9a-f]{16}", found) for found in marks)
