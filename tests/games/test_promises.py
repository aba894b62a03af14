"""Promises of previews in all games, for as long as `make soak` is given; each game's `test_promises.py` defines them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.games.chariot_race import test_promises as chariot_race
from tests.games.charioteer import test_promises as charioteer
from tests.games.cthulhu_500 import test_promises as cthulhu_500
from tests.preview_checks import Tally
from tests.soak import soak

RUNS: dict[str, Callable[[str], Tally]] = {
    "charioteer": charioteer.run_soak, "chariot-race": chariot_race.run_soak, "cthulhu-500": cthulhu_500.run_soak,
}  # fmt: skip


@pytest.mark.soak
@pytest.mark.parametrize("game", RUNS)
def test_promises_in_a_long_run(game: str, record_property: Any) -> None:
    def once(seed: str) -> int:
        tally = RUNS[game](seed)
        tally.check()
        return sum(tally.made.values())

    soak(game, once, record_property, "promises kept")
