"""Lists in few rows: nothing decisive is truncated while there is a short form."""

from __future__ import annotations

from io import StringIO

from rich.console import Console

from hippodrome.i18n.localization import Localization
from hippodrome.terminal.option_list import OptionList, item
from tests.games.charioteer.tables import charioteer


def words() -> Localization:
    game, edition = charioteer()
    return Localization("en", game, edition, ["Ana", "Ben", "Cy"])


def test_items_that_do_not_fit_use_their_short_form() -> None:
    out = StringIO()
    items = [item("1", "sprint and a corner and a ram " * 4 + "WRECKED", "rams, WRECKED"), item("2", "stay", "stay")]
    Console(file=out, width=50).print(OptionList(items, words(), height=2))
    assert out.getvalue().split() == ["1", "rams,", "WRECKED", "2", "stay"]


def test_spared_rivals_are_named() -> None:
    told = words().text("brief.attack", cubes=1, spared=[2])
    assert told.endswith("none for Cy") and "2" not in told
