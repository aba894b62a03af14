"""Preview of a move: its forecast as text and on the board."""

from __future__ import annotations

from collections.abc import Iterator

from hippodrome.core.scene import Preview
from hippodrome.core.table import Pov
from hippodrome.games.charioteer.edition import Edition
from hippodrome.games.charioteer.move import Move
from hippodrome.games.charioteer.moves import Count, Moves
from hippodrome.games.charioteer.presentation.forecast import PROBABLE_TENTHS, Forecast, Forecasts
from hippodrome.games.charioteer.presentation.scene import chariot_slots, space_slot
from hippodrome.i18n.localization import Localization

CERTAIN_FACTS = ("recovered", "attacked", "attack_fails", "trained", "in_the_box", "guarded", "reset")
"""Facts about a move that no rival can change."""


def preview(pov: Pov, words: Localization, move: Move) -> Preview:
    """Return the sum, the end of the move, its other effects, and its probable rank."""
    assert isinstance(pov.options, Moves)
    edition: Edition = pov.edition
    forecasts = Forecasts(pov)
    forecast = forecasts.of(move)
    thrown = [words.text("preview.effect.thrown", n=len(move.thrown))] if move.thrown else []
    if move.symbol is None:
        lines = (words.text("preview.resetting", cards=move.cards), *effects(words, forecast), *thrown)
        return Preview(tuple(map(words.capitalized, lines)))
    seat, view, count = pov.seat, pov.view(), pov.options.count(move)
    at = {of: chariot["at"] for of, chariot in enumerate(view["chariots"])}
    start = chariot_slots(edition, view["abreast"] or view["running"], at)[seat]
    ends = [space_slot(edition, place) for place in forecasts.ends(move, forecast)]
    way = [space_slot(edition, place) for place in forecasts.way(move, forecast.nearest)]
    rank = describe_rank(words, forecasts.ranks(move))
    lines = (describe_sum(words, count), describe_landing(words, forecast), *effects(words, forecast), *thrown, rank)
    certain = len(ends) == 1
    return Preview(
        tuple(map(words.capitalized, lines)),
        f"chariot:{seat}",
        (start, *way),
        ends[0] if certain else "",
        warns=count.distance == 0,
        reach=() if certain else tuple(ends),
    )


def effects(words: Localization, forecast: Forecast) -> list[str]:
    """Describe the effects of a move besides moving, a few words each."""
    return list(_effects(words, forecast))


def _effects(words: Localization, forecast: Forecast) -> Iterator[str]:
    for fact in forecast.facts:
        if fact.kind in CERTAIN_FACTS and (fact.kind != "reset" or fact.data["cubes"]):
            yield words.text(f"preview.effect.{fact.kind}", **fact.data)
    if forecast.whip_idle_reason:
        yield words.text("preview.effect.whip_idle", why=forecast.whip_idle_reason)
    if forecast.whip:
        yield words.text("preview.effect.whip", whipped=forecast.whip)
    if forecast.fan_tokens is not None:
        yield words.text("preview.effect.fan_token" if forecast.fan_tokens else "preview.effect.fan_token_if_left")


def describe_sum(words: Localization, count: Count) -> str:
    """Describe the sum behind a distance: cards + token + skill - damage."""
    return words.text(
        "preview.sum",
        symbols=count.symbols,
        number=count.number,
        token_bonus=count.token,
        skill=count.skill,
        damage=count.damage,
        by=count.distance,
    )


def describe_landing(words: Localization, forecast: Forecast) -> str:
    """Describe the end of a move: a place, or the nearest and the furthest if rivals can be in the way."""
    if forecast.nearest == forecast.furthest:
        return words.text("preview.to", place=forecast.nearest)
    return words.text("preview.between", start=forecast.nearest, place=forecast.furthest)


def describe_rank(words: Localization, ranks: tuple[int, int]) -> str:
    """Describe the rank after the turn, as far as it is predictable."""
    best, worst = ranks
    key = "preview.rank" if best == worst else "preview.ranks"
    return words.text(key, rank=best, worst=worst, share=PROBABLE_TENTHS)
