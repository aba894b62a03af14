"""The pages on the architecture: every file that they name exists, and every module is in a table of a package's page."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from hippodrome.games.registry import BUILT_IN_PACKAGES
from tests.docs.installed import REPOSITORY

SOURCE = REPOSITORY / "src" / "hippodrome"
PACKAGE_PAGES = sorted((REPOSITORY / "docs/build/packages").glob("*.md"))
PAGES = [REPOSITORY / "docs/build/architecture.md", *PACKAGE_PAGES]

CODE = re.compile(r"`([^`\n]+)`")
FENCE = re.compile(r"^```\w*\n(.*?)^```$", re.M | re.S)
FILE = re.compile(r"(?:[\w<>-]+/)+[\w<>-]+\.[a-z]+")
FOLDER = re.compile(r"(?:[\w<>-]+/)+")
MODULE = re.compile(r"(?:[\w<>-]+/)*\w+\.(?:py|js)")
GAMES = [package.rpartition(".")[2] for package in BUILT_IN_PACKAGES.values()]
RELATIVE_FOLDERS = {"editions/", "locale/", "rulebook/", "versions/"}
"""Folders that several packages have."""
UNLISTED = re.compile(r"(.*/)?__init__\.py|server/storage/migrations/versions/.*|web/vendor/.*")
"""A package's own module is described by its page; revisions of the database are numbered."""


def expand(path: str) -> list[str]:
    """Replace `<game>` by each built-in game."""
    return [path.replace("<game>", game) for game in GAMES] if "<game>" in path else [path.replace("<language>", "en")]


def exists(path: str) -> bool:
    """Whether a path exists, below the source or the repository; with `<game>`, in every game."""
    return all((SOURCE / one).exists() or (REPOSITORY / one).exists() for one in expand(path))


def named_paths(text: str) -> Iterator[str]:
    """Yield the files and folders that a page names: in backticks, and the files in its diagrams."""
    for block in FENCE.findall(text):
        yield from FILE.findall(block)
    for code in CODE.findall(FENCE.sub("", text)):
        if (FILE.fullmatch(code) or FOLDER.fullmatch(code)) and code not in RELATIVE_FOLDERS and not code.startswith("locale/"):
            yield code


def missing_paths(text: str) -> list[str]:
    """List the files and folders that a page names and that do not exist."""
    return sorted({path for path in named_paths(text) if not exists(path)})


def listed_modules(text: str) -> set[str]:
    """Return the modules in the tables of a page."""
    rows = [line for line in text.splitlines() if line.startswith("|")]
    found = [code for row in rows for code in CODE.findall(row) if MODULE.fullmatch(code)]
    return {path for code in found for path in expand(code)}


def unlisted_modules(modules: list[str], pages: list[str]) -> list[str]:
    """List the modules that are in no table of these pages."""
    listed = set().union(*(listed_modules(page) for page in pages))
    return sorted(module for module in modules if module not in listed and not UNLISTED.fullmatch(module))


def source_modules() -> list[str]:
    """Return every Python and JavaScript module of the product, relative to its folder."""
    files = [*SOURCE.rglob("*.py"), *(SOURCE / "web").rglob("*.js")]
    return sorted(file.relative_to(SOURCE).as_posix() for file in files)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_pages_name_only_files_that_exist(page: Path) -> None:
    assert missing_paths(page.read_text("utf-8")) == []


def test_every_module_is_in_a_table_of_a_package_page() -> None:
    assert unlisted_modules(source_modules(), [page.read_text("utf-8") for page in PACKAGE_PAGES]) == []


def test_architecture_page_links_every_package_page() -> None:
    text = PAGES[0].read_text("utf-8")
    assert [page.name for page in PACKAGE_PAGES if f"](packages/{page.name})" not in text] == []


def test_missing_files_are_found() -> None:
    text = "`server/tables/journal.py` `server/tables/diary.py` `server/api/` `games/<game>/rules.py` `games/<game>/why_not.py`"
    diagram = "\n```text\nserver/storage/writer.py -> server/storage/shelf.py\n```\n"
    assert missing_paths(text + diagram) == ["games/<game>/why_not.py", "server/storage/shelf.py", "server/tables/diary.py"]


def test_unlisted_modules_are_found() -> None:
    page = "`core/errors.py`\n\n| module | purpose |\n|---|---|\n| `core/ask.py`, `games/<game>/rules.py` | prompts |\n"
    modules = ["core/__init__.py", "core/ask.py", "core/errors.py", "games/charioteer/rules.py"]
    assert unlisted_modules(modules, [page]) == ["core/errors.py"]
