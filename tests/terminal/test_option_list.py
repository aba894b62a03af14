"""Lists in few rows: nothing that decides is lost behind an ellipsis while there is a shorter way to say it."""

from __future__ import annotations

from io import StringIO

from rich.console import Console

from hippodrome.i18n.localization import Localization
from hippodrome.terminal.option_list import OptionList, item
from tests.games.charioteer.tables import charioteer


def words() -> Localization:
    game, edition = charioteer()
    return Localization("en", game, edition, ["Ana", "Ben", "Cy"])


def test_what_does_not_fit_in_its_row_is_said_in_short() -> None:
    out = StringIO()
    items = [item("1", "sprint and a corner and a ram " * 4 + "WRECKED", "rams, WRECKED"), item("2", "stay", "stay")]
    Console(file=out, width=50).print(OptionList(items, words(), height=2))
    assert out.getvalue().split() == ["1", "rams,", "WRECKED", "2", "stay"]


def test_whom_an_attack_spares_is_said_by_name() -> None:
    told = words().text("brief.attack", cubes=1, spared=[2])
    assert told.endswith("none for Cy") and "2" not in told
