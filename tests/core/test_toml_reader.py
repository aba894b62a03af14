"""Untrusted TOML: long lines are rejected before the parser sees them, in every reader."""

from __future__ import annotations

import ast
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import hippodrome
from hippodrome.cli.files import check_edition
from hippodrome.core.errors import BadInput
from hippodrome.core.toml_reader import MAX_LINE_LENGTH, LineTooLong, TomlReader, parse_toml
from hippodrome.core.validation import BadEdition
from hippodrome.editing.compare import game_of_file
from hippodrome.editing.form import form_of
from hippodrome.games.edition_diff import changes
from hippodrome.games.edition_values import numbers_of, values_of, with_values
from hippodrome.games.race_opening import game_of
from hippodrome.games.registry import get_game

HOSTILE = 'game = "charioteer"\n' + "a." * MAX_LINE_LENGTH + "b = 1\n"
"""A key of many thousand parts, for which the parser would need seconds and gigabytes."""
TRUSTED = {
    "rulebook/__init__.py",  # files of an installed package
    "games/cthulhu_500/edition.py",
    "games/cthulhu_500/bots/value.py",
}
"""Modules that parse files of the package itself."""


@pytest.fixture
def parsed(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Record the texts that reach the parser."""
    seen: list[str] = []
    loads = tomllib.loads

    def watched(text: str, **more: Any) -> dict[str, Any]:
        seen.append(text)
        assert len(max(text.split("\n"), key=len)) <= MAX_LINE_LENGTH, "a line that is too long was parsed"
        return loads(text, **more)

    monkeypatch.setattr(tomllib, "loads", watched)
    return seen


READERS: dict[str, Callable[[str], object]] = {
    "parse_toml": parse_toml,
    "Sheet": lambda text: TomlReader(text, "my.toml"),
    "game_of": lambda text: game_of(text, "my.toml"),
    "game_of_file": lambda text: game_of_file(text, "my.toml"),
    "values_of": values_of,
    "with_changed": lambda text: with_values(text, {"a": 1}),
    "numbers_of": numbers_of,
    "changes": lambda text: changes(text, text),
    "form_of a change": lambda text: form_of(get_game("charioteer"), text, {"race.hand": 9}),
    "form_of departs": lambda text: form_of(get_game("charioteer"), text, {"departs": ["hand-cards"]}),
}


@pytest.mark.parametrize("name", READERS)
def test_no_reader_parses_a_line_that_is_too_long(name: str, parsed: list[str]) -> None:
    with pytest.raises((LineTooLong, BadEdition, BadInput)):
        READERS[name](HOSTILE)
    assert HOSTILE not in parsed


def test_form_reports_a_line_that_is_too_long(parsed: list[str]) -> None:
    shown = form_of(get_game("charioteer"), HOSTILE)
    assert [(fault["code"], fault["line"]) for fault in shown["issues"]] == [("line_too_long", 2)]
    assert shown["groups"] == [] and HOSTILE not in parsed


def test_edition_check_names_the_line(tmp_path: Path, parsed: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "my.toml"
    file.write_text(HOSTILE, "utf-8")
    assert check_edition(file, as_json=False) == 2
    assert f"{file}:2: the line is too long" in capsys.readouterr().err and not parsed


def test_line_of_the_greatest_length_is_parsed(parsed: list[str]) -> None:
    text = "a = 1 #".ljust(MAX_LINE_LENGTH, "x")
    assert parse_toml(text) == {"a": 1} and parsed == [text]
    with pytest.raises(LineTooLong) as raised:
        parse_toml(f"\n{text}x")
    assert raised.value.line == 2


def test_only_trusted_files_are_parsed_directly() -> None:
    """Every other module goes through `parse_toml`."""
    folder = Path(hippodrome.__file__).parent
    found = set()
    for file in folder.rglob("*.py"):
        tree = ast.parse(file.read_text("utf-8"))
        if any(isinstance(node, ast.Import) and any(name.name == "tomllib" for name in node.names) for node in ast.walk(tree)):
            found.add(file.relative_to(folder).as_posix())
        assert not any(isinstance(node, ast.ImportFrom) and node.module == "tomllib" for node in ast.walk(tree)), file
    assert found == TRUSTED | {"core/toml_reader.py"}
