"""The result of a Chariot Race as text: the winning margin, and the result of each seat."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hippodrome.core.scene import Result
from hippodrome.games.chariot_race.edition import Edition
from hippodrome.games.chariot_race.presentation.scene import race_order
from hippodrome.i18n.localization import Localization

View = Mapping[str, Any]


def result(view: View, edition: Edition, words: Localization) -> Result:
    """End of Game: of the finished chariots the one furthest ahead wins; of equal fronts the first to arrive, unless such a win
    is shared. (Ruling 11)"""
    order = race_order(view, edition)
    best: dict[int, int] = {}
    for n in order:
        best.setdefault(view["chariots"][n]["owner"], n)
    first = view["chariots"][order[0]]
    if first["wrecked"]:
        why = words.text("result.all_wrecked")
    elif first["laps"] < view["laps"]:
        why = words.text("result.nobody")
    else:
        why = _winning_margin(view, edition, words, list(best.items())[:2])
    return Result(why, tuple(_describe_finish(view, edition, words, best[seat], order[0]) for seat in sorted(best)))


def _winning_margin(view: View, edition: Edition, words: Localization, ahead: list[tuple[int, int]]) -> str:
    (_, winner), (rival, second) = ahead
    loser = view["chariots"][second]
    if loser["wrecked"]:
        return words.text("result.others_wrecked", rival=rival)
    if loser["laps"] < view["laps"]:
        return words.text("result.alone", rival=rival)
    gap = _front(view, edition, winner) - _front(view, edition, second)
    if not gap:
        return words.text("result.level" if view["shared_win"] else "result.first_there", rival=rival)
    spaces = _spaces(view, edition, gap)
    return words.text("result.by" if spaces else "result.by_little", n=spaces, rival=rival)


def _describe_finish(view: View, edition: Edition, words: Localization, n: int, first: int) -> str:
    """Describe the result of a player's better chariot."""
    chariot = view["chariots"][n]
    if chariot["wrecked"]:
        return words.text("result.wrecked")
    finished = chariot["laps"] >= view["laps"]
    text = words.text("result.finished") if finished else words.text("result.lap", lap=chariot["laps"] + 1, laps=view["laps"])
    gap = _front(view, edition, first) - _front(view, edition, n)
    return text if gap <= 0 else words.text("result.came", n=_spaces(view, edition, gap), told=text)


def _front(view: View, edition: Edition, n: int) -> int:
    chariot = view["chariots"][n]
    return edition.tracks[view["halves"]].front(chariot["lane"], chariot["at"])


def _spaces(view: View, edition: Edition, gap: int) -> int:
    """Convert a gap to spaces as long as the first one after the line, where all lanes are alike."""
    return round(gap / edition.tracks[view["halves"]].lanes[0][0].front)
