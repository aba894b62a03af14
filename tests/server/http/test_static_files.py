"""The files of the page: a browser requests each once per release, and never caches those of another release."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from hippodrome.server.http import static_files
from hippodrome.server.http.static_files import IMMUTABLE, WEB, digest, page_text, strip_comments
from tests.server.club import Club, club

PAGES = sorted(path.stem for path in WEB.joinpath("pages").glob("*.html") if path.stem != "head")
OURS = sorted(path for path in WEB.rglob("*") if path.is_file() and path.parent.name not in ("vendor", "fonts"))
NAMED = re.compile(r"""(?:\bfrom |\bimport |import\(|url\()["'](\.[^"']*)["']""")
"""A relative path of an import or of a style sheet's url()."""
MAX_FILES, MAX_LINES = 18, 500


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    with club(tmp_path_factory.mktemp("static")) as open_house:
        yield open_house


@pytest.mark.parametrize("page", PAGES)
def test_browsers_cache_all_files_of_a_page_for_good(page: str, house: Club) -> None:
    named = re.findall(r'(?:href|src)="(/[^"]*\.(?:js|css|svg|woff2))"', page_text(page))
    assert len(named) > 3
    for address in named:
        reply = house.client.get(address)
        assert reply.status_code == 200 and reply.headers["cache-control"] == IMMUTABLE, address


def test_fonts_are_served_as_they_are_and_have_their_licences(house: Club) -> None:
    fonts = sorted(WEB.joinpath("fonts").glob("*.woff2"))
    assert len(fonts) == 2 and sum(font.stat().st_size for font in fonts) < 60_000
    for font in fonts:
        reply = house.client.get(f"/static/{digest()}/fonts/{font.name}", headers={"Accept-Encoding": "gzip"})
        assert reply.content == font.read_bytes() and reply.headers["content-type"] == "font/woff2"
        assert "content-encoding" not in reply.headers and reply.headers["cache-control"] == IMMUTABLE
    licences = [path.read_text("utf-8") for path in WEB.joinpath("fonts").glob("*-OFL.txt")]
    assert len(licences) == 2 and all("SIL OPEN FONT LICENSE Version 1.1" in text for text in licences)


def test_colours_and_fonts_are_tokens_of_one_file() -> None:
    """Other style sheets use the tokens; what they define for themselves are sizes and parts of a drawing."""
    tokens = set(re.findall(r"(--[a-z-]+):", WEB.joinpath("styles", "tokens.css").read_text("utf-8")))
    assert {"--page", "--accent", "--bad", "--display", "--text-hero"} <= tokens
    for path in WEB.joinpath("styles").glob("*.css"):
        if path.name != "tokens.css":
            assert not tokens & set(re.findall(r"(--[a-z-]+):", path.read_text("utf-8"))), path.name


def test_files_name_each_other_by_relative_paths() -> None:
    """So that they share a page's digest; a game's colours (`/static/art/`) are no files of the page."""
    for path in (*WEB.rglob("*.js"), *WEB.rglob("*.css")):
        assert not re.findall(r"/static/(?!art/)", path.read_text("utf-8")), path.name


def test_files_name_only_files_that_exist() -> None:
    named = [(path, name) for path in OURS for name in NAMED.findall(path.read_text("utf-8"))]
    assert len(named) > 100
    for path, name in named:
        target = path.parent.joinpath(name).resolve()
        assert target.is_file() and target.is_relative_to(WEB), f"{path.relative_to(WEB)}: {name}"


def test_folders_and_files_stay_small() -> None:
    for folder in {path.parent for path in OURS}:
        assert len(list(folder.iterdir())) <= MAX_FILES, folder.name
    for path in OURS:
        assert len(path.read_text("utf-8").splitlines()) <= MAX_LINES, path.name


SCRIPTS = [path for path in OURS if path.suffix == ".js"]


@pytest.mark.parametrize(
    ("script", "served"),
    [
        ("// The board.\nlet a; // why", "\nlet a; // why"),
        ("/** A point. */\nlet a;", "\nlet a;"),
        ("  /** @type {Board} */ board;", " board;"),
        ("  /** @type {A} */ /** @type {B} */ b;", " b;"),
        ("/**\n * Move.\n * @param {A} a\n */\nf();", "\n\n\n\nf();"),
        ("/**\n * Move. */ f();", "\n f();"),
        ("f(/** @type {A} */ (a));", "f(/** @type {A} */ (a));"),
        ('const url = "http://localhost"; /* not a doc comment */', 'const url = "http://localhost"; /* not a doc comment */'),
    ],
)
def test_comments_that_begin_a_line_are_not_served(script: str, served: str) -> None:
    assert strip_comments(script) == served


@pytest.mark.parametrize("path", SCRIPTS, ids=lambda path: path.name)
def test_stripping_comments_changes_no_template_literal(path: Path) -> None:
    """A literal over several lines would be changed if one of them began like a comment."""
    before, after = path.read_text("utf-8"), strip_comments(path.read_text("utf-8"))
    assert before.count("\n") == after.count("\n")
    is_inside = False
    for old, new in zip(before.split("\n"), after.split("\n"), strict=True):
        assert old == new or not is_inside, old
        is_inside ^= len(re.findall(r"(?<!\\)`", new)) % 2 == 1
    assert not is_inside


def test_scripts_are_served_without_comments(house: Club) -> None:
    reply = house.client.get(f"/static/{digest()}/lib/sound.js")
    assert reply.headers["content-type"].startswith("text/javascript") and "export function playSound" in reply.text
    assert "/**" not in reply.text and len(reply.text.splitlines()) > 20
    again = house.client.get(f"/static/{digest()}/lib/sound.js", headers={"If-None-Match": reply.headers["etag"]})
    assert again.status_code == 304
    assert "Apache License" in house.client.get("/static/vendor/fluent.js").text, "libraries keep their notices"


def test_only_todays_digest_is_cached_and_a_page_of_another_release_is_served(house: Club) -> None:
    today, other, plain = (house.client.get(f"/static/{at}pages/table.js") for at in (f"{digest()}/", "0123456789abcdef/", ""))
    assert today.status_code == 200 and today.content == other.content == plain.content
    assert other.headers["cache-control"] == plain.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    "path",
    [
        "{}/pages/nothing.js",
        "{}/{}/pages/table.js",
        "{}/../app.py",
        "{}/../server/app.py",
        "{}/%2e%2e/server/app.py",
        "{}/pages/%2e%2e/%2e%2e/server/app.py",
        "{}/pages%2f..%2f..%2fserver%2fapp.py",
        "{}/pages/..%5c..%5cserver%5capp.py",
        "{}/%2fetc%2fpasswd",
        "%2e%2e/server/app.py",
        "pages/%2e%2e/%2e%2e/server/app.py",
        "{}/",
        "{}/pages",
        "{}/pages/",
        "pages/",
        "0123/pages/table.js",
    ],
)
def test_nothing_but_the_files_of_the_page_is_served(path: str, house: Club) -> None:
    assert house.client.get(f"/static/{path.replace('{}', digest())}").status_code == 404


def test_every_file_is_in_the_digest(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(static_files, "WEB", tmp_path)
    digests = set()
    (tmp_path / "lib").mkdir()
    for name, text in (("a.js", "1"), ("a.js", "2"), ("b.js", "2"), ("b.js", ""), ("lib/b.js", "")):
        (tmp_path / name).write_text(text)
        digests.add(digest.__wrapped__())
    assert len(digests) == 5 and all(re.fullmatch("[0-9a-f]{16}", found) for found in digests)
