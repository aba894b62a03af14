"""The documentation site: it builds without a warning, its navigation is complete, its links work, and its words are plain."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.docs.installed import REPOSITORY
from tests.docs.links import broken_links
from tests.docs.prose import MAX_WORDS, long_sentences, unplain_words

DOCS = REPOSITORY / "docs"
PAGES = sorted(DOCS.rglob("*.md"))
ROOT_PAGES = sorted(REPOSITORY.glob("*.md"))
GENERATED = {DOCS / "study/reference" / name for name in ("commands.md", "python.md", "http.md", "editions.md")}
NOTES = DOCS / "notes"
EDITED = [*ROOT_PAGES, *(page for page in PAGES if page not in GENERATED and (page.parent != NOTES or page.stem == "index"))]
"""Pages whose prose is checked. Generated pages have the words of the code; research notes keep those of their time."""
CONFIG = tomllib.loads((REPOSITORY / "zensical.toml").read_text("utf-8"))["project"]


def name_of(page: Path) -> str:
    return page.relative_to(REPOSITORY).as_posix()


def nav_pages(items: list[Any]) -> Iterator[str]:
    """Yield the pages of the navigation, in order."""
    for item in items:
        if isinstance(item, str):
            yield item
        else:
            for target in item.values():
                yield from nav_pages(target) if isinstance(target, list) else [target]


def build_site(folder: Path, pages: dict[str, str] | None = None) -> subprocess.CompletedProcess[str]:
    """Build the site strictly in a copy, with some pages replaced."""
    shutil.copytree(DOCS, folder / "docs")
    shutil.copy(REPOSITORY / "zensical.toml", folder)
    for name, text in (pages or {}).items():
        (folder / "docs" / name).write_text(text, "utf-8")
    command = [sys.executable, "-m", "zensical", "build", "--strict", "--clean"]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)


def test_the_site_builds_without_a_warning(tmp_path: Path) -> None:
    done = build_site(tmp_path)
    assert done.returncode == 0 and "No issues found" in done.stdout + done.stderr, done.stdout + done.stderr
    built = {page.relative_to(tmp_path / "site").with_suffix(".md").as_posix() for page in (tmp_path / "site").rglob("*.html")}
    assert built - {"404.md"} == {page.relative_to(DOCS).as_posix() for page in PAGES}
    assert (tmp_path / "site/search.json").stat().st_size > 100_000


def test_a_broken_link_fails_the_build(tmp_path: Path) -> None:
    done = build_site(tmp_path, {"index.md": "# Home\n\n[a page](nowhere.md)\n"})
    assert done.returncode != 0 and "page does not exist" in done.stdout + done.stderr


def test_the_site_loads_nothing_from_other_servers(tmp_path: Path) -> None:
    build_site(tmp_path)
    loaded = r"""<(?:script|img|iframe)[^>]* src=["']?(https?:[^"'> ]+)|<link[^>]* href=["']?(https?:[^"'> ]+)"""
    for page in (tmp_path / "site").rglob("*.html"):
        assert re.findall(loaded, page.read_text("utf-8")) == [], page.name


def test_the_navigation_lists_every_page_once() -> None:
    listed = list(nav_pages(CONFIG["nav"]))
    assert sorted(listed) == sorted(page.relative_to(DOCS).as_posix() for page in PAGES)


@pytest.mark.parametrize("page", [*PAGES, *ROOT_PAGES], ids=name_of)
def test_links_lead_to_pages_and_headings_that_exist(page: Path) -> None:
    inside = DOCS if page.is_relative_to(DOCS) else REPOSITORY
    assert broken_links(page, inside) == []


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_every_page_has_one_title_and_every_picture_a_description(page: Path) -> None:
    text = re.sub(r"^```.*?^```$", "", page.read_text("utf-8"), flags=re.M | re.S)
    assert len(re.findall(r"^# ", text, re.M)) == 1 and text.startswith("# ")
    assert "![](" not in text


def test_broken_links_are_found(tmp_path: Path) -> None:
    page = tmp_path / "docs" / "page.md"
    page.parent.mkdir()
    (tmp_path / "outside.md").write_text("# Outside\n", "utf-8")
    page.write_text(
        "# One heading\n[a](#one-heading) [b](#two) [c](other.md) [d](https://example.org) [e](../outside.md)\n", "utf-8"
    )
    assert broken_links(page, page.parent) == ["#two", "other.md#", "../outside.md#"]


# Prose --------------------------------------------------------------------------------------------------------------------


def checked_text(page: Path) -> str:
    """Return the text of a page; of the page on threats without its last column, which quotes names of tests."""
    text = page.read_text("utf-8")
    return re.sub(r"\|[^|\n]*\|$", "|", text, flags=re.M) if page.name == "threats.md" else text


@pytest.mark.parametrize("page", EDITED, ids=name_of)
def test_pages_use_plain_words_and_short_sentences(page: Path) -> None:
    text = checked_text(page)
    assert [*unplain_words(text), *long_sentences(text)] == []


def test_unplain_words_and_long_sentences_are_found() -> None:
    text = "Whoever asks is told why. `whoever` is code.\n\n```sh\nsomebody\n```\n\n| the house | x |\n"
    assert [finding.text.split("'")[1] for finding in unplain_words(text)] == ["Whoever", "is told", "the house"]
    sentence = " ".join(["word"] * MAX_WORDS)
    assert len(list(long_sentences(f"{sentence}. {sentence} word."))) == 1


# Paths in the code --------------------------------------------------------------------------------------------------------

FOLDERS = ("src", "tests", "benchmarks", "training", "examples", "deploy")


def test_code_names_only_pages_that_exist() -> None:
    """Editions are left out: a comment there cannot change without the digest of the edition."""
    files = [
        file
        for folder in FOLDERS
        for suffix in ("py", "js", "ftl", "md")
        for file in (REPOSITORY / folder).rglob(f"*.{suffix}")
    ]
    named = {
        (path, file.name) for file in files for path in re.findall(r"(?<!tests/)\bdocs/[\w/-]+\.\w+", file.read_text("utf-8"))
    }
    assert len(named) > 20
    assert sorted((path, name) for path, name in named if not (REPOSITORY / path).exists()) == []
