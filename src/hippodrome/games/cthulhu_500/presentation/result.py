"""How a race of Cthulhu 500 ended, in words: with how many lap counters it was won, and what the others had."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hippodrome.core.scene import Result
from hippodrome.games.cthulhu_500.edition import Edition
from hippodrome.i18n.localization import Words


def result(view: Mapping[str, Any], edition: Edition, words: Words) -> Result:
    """End of the game: most lap counters, then the place in the pack."""
    pack, laps = view["pack"], [racer["laps"] for racer in view["racers"]]
    first, second = sorted(pack, key=lambda seat: (-laps[seat], pack.index(seat)))[:2]
    lead = laps[first] - laps[second]
    why = words.text("result.by", n=lead, rival=second) if lead else words.text("result.ahead", rival=second)
    rows = (words.text("result.came", laps=laps[seat], place=pack.index(seat) + 1) for seat in range(len(laps)))
    return Result(why, tuple(rows))
