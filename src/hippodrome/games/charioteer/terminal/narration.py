"""Short narration: one row per chariot, with its move, its sum and its end."""

from __future__ import annotations

from collections.abc import Sequence

from hippodrome.core.facts import Fact

REVEAL_FACTS = ("revealed", "revealed_reset", "threw_away", "guarded")
"""Facts of all seats before the first chariot moves."""


def shorten(facts: Sequence[Fact]) -> list[Fact]:
    """Reorder facts: the move of each chariot directly before it moves, and the rivals that an attack hit after it."""
    showed: dict[int, list[Fact]] = {}
    short: list[Fact] = []
    for fact in facts:
        seat = fact.data.get("seat")
        if fact.kind in REVEAL_FACTS and seat is not None:
            showed.setdefault(seat, []).append(fact)
        elif fact.kind in ("hurt", "spared") and short and short[-1].kind == "attack":
            hit = short[-1].data["rivals"] if fact.kind == "hurt" else short[-1].data["spared"]
            hit.append(seat)
        else:
            if fact.kind == "attacked":
                fact = fact._replace(kind="attack", data={**fact.data, "rivals": [], "spared": []})
            short += [*showed.pop(seat, []), fact] if seat is not None else [fact]
    return [fact for some in showed.values() for fact in some] + short
