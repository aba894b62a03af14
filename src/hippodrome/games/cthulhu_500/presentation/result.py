"""The result of a race of Cthulhu 500 as text: the lap counters of the winner and of the others."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hippodrome.core.scene import Result
from hippodrome.games.cthulhu_500.edition import Edition
from hippodrome.i18n.localization import Localization


def result(view: Mapping[str, Any], edition: Edition, words: Localization) -> Result:
    """End of the game: most lap counters, then the place in the pack."""
    pack, laps = view["pack"], [racer["laps"] for racer in view["racers"]]
    first, second = sorted(pack, key=lambda seat: (-laps[seat], pack.index(seat)))[:2]
    lead = laps[first] - laps[second]
    why = words.text("result.by", n=lead, rival=second) if lead else words.text("result.ahead", rival=second)
    rows = (words.text("result.came", laps=laps[seat], place=pack.index(seat) + 1) for seat in range(len(laps)))
    return Result(why, tuple(rows))
