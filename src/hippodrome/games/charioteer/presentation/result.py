"""The result of a race of Charioteer as text: the winning margin, and how far the others came."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hippodrome.core.scene import Result
from hippodrome.games.charioteer.edition import Edition
from hippodrome.i18n.localization import Localization


def result(view: Mapping[str, Any], edition: Edition, words: Localization) -> Result:
    """Last turn: the furthest beyond the line wins, in one space the inner one."""
    order, at = view["running"], [chariot["at"] for chariot in view["chariots"]]
    first, second = order[:2]
    lead = at[first] - at[second]
    why = words.text("result.by", n=lead, rival=second) if lead else words.text("result.inside", rival=second)
    line = view["laps"] * edition.track.lap
    return Result(
        why, tuple(_describe_finish(words, seat == first, at[first] - at[seat], at[seat] - line) for seat in range(len(at)))
    )


def _describe_finish(words: Localization, won: bool, behind: int, beyond: int) -> str:
    """Describe how far a chariot came: beyond the line or short of it, and behind the winner."""
    text = words.text("result.beyond", n=beyond + 1) if beyond >= 0 else words.text("result.short", n=-beyond)
    return text if won else words.text("result.came", behind=behind, told=text)
