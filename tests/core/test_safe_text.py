"""No untrusted text, from any source, reaches a terminal as anything but text."""

from __future__ import annotations

import io
import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from rich.panel import Panel
from rich.text import Text

from hippodrome.cli import files
from hippodrome.core.safe_text import is_printable, sanitize
from hippodrome.games import race_opening
from hippodrome.games.cthulhu_500 import game as cthulhu
from hippodrome.games.registry import edition_text
from hippodrome.i18n.localization import Localization
from hippodrome.terminal.console import SafeConsole
from hippodrome.terminal.screen import Screen

OBEYED = ["\x1b[2J", "\x1b]0;title\x07", "\u009b31m", "\u202e", "\u2066", "\r", "\x08", "\x7f", "\u200f"]
SOURCE = Path("src/hippodrome")


@pytest.mark.parametrize("bad", OBEYED)
def test_control_characters_are_rejected_and_never_shown(bad: str) -> None:
    assert not is_printable(f"a{bad}b")
    assert sanitize(f"a\n{bad}b").replace("\n", "").isprintable() and sanitize("Iä! ñ 漢") == "Iä! ñ 漢"


@pytest.mark.parametrize("bad", OBEYED)
@pytest.mark.parametrize("terminal", [True, False])
def test_screen_shows_printable_text_only(bad: str, terminal: bool) -> None:
    out = io.StringIO()
    screen = Screen(io.StringIO("yes\n"), out, width=80)
    screen.console = SafeConsole(file=out, width=80, force_terminal=terminal, color_system=None, highlight=False)
    for thing in (Text(f"x{bad}y"), Panel(f"x{bad}y"), f"x{bad}y"):
        screen.print(thing)
    screen.print_unwrapped(f"x{bad}y")
    screen.print_paged([Text(f"x{bad}y")], Localization("en"))
    screen.read_line(f"x{bad}y")
    assert bad not in out.getvalue().replace("\n", "") and re.search(r"x.*y", out.getvalue())


@pytest.mark.parametrize("bad", OBEYED)
def test_replay_prints_only_text_with_any_card_name(
    bad: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Holds even if the validation of editions let such a name through."""
    read = cthulhu.GAME.read_edition

    def careless(text: str, where: str) -> Any:
        edition = read(text, where)
        return replace(edition, kind_names={card.kind: (f"Name{bad}", "") for card in edition.cards})

    race, game, _ = race_opening.open_race(Path("tests/golden/cthulhu-500/short-game.race"))
    poisoned = careless(*edition_text(game, race.edition))
    monkeypatch.setattr(race_opening, "race_edition", lambda race, game: poisoned)
    for as_json in (False, True):
        files.replay(Path("tests/golden/cthulhu-500/short-game.race"), to=None, seat=None, language="en", as_json=as_json)
        told = capsys.readouterr().out
        assert "Name" in told and told.replace("\n", "").isprintable()


def test_only_sanitized_output_reaches_the_terminal() -> None:
    """No other module writes to it, except the URL of a server, progress, and the tables that studies print."""
    own = {f"terminal/{name}.py" for name in ("output", "console", "screen", "tables")}
    own |= {"server/run.py", "jit/compile_cache.py", "cli/runner.py"}
    for file in SOURCE.rglob("*.py"):
        name = file.relative_to(SOURCE).as_posix()
        if name in own or name.startswith(("simulation/", "analysis/", "editing/", "cli/study")):
            continue
        for line in file.read_text("utf-8").splitlines():
            if "version(" not in line:
                assert not re.search(r"sys\.std(out|err)\.write\(", line), (name, line)
            assert not re.search(r"(?<!Safe)Console\((?!width=width, file=StringIO|stderr=True)", line), (name, line)


def test_only_one_function_checks_texts() -> None:
    own = {"core/safe_text.py", "terminal/console.py"}
    for file in SOURCE.rglob("*.py"):
        if file.relative_to(SOURCE).as_posix() not in own:
            assert ".isprintable()" not in file.read_text("utf-8"), file
