"""What happened, in short: a row a chariot, with the move it showed, its sum and where it led."""

from __future__ import annotations

from collections.abc import Sequence

from hippodrome.core.facts import Fact

SHOWN_AT_ONCE = ("revealed", "revealed_reset", "threw_away", "guarded")
"""What everybody shows before the first chariot moves."""


def shorten(facts: Sequence[Fact]) -> list[Fact]:
    """What each chariot showed stands before its move, and whom an attack hit, behind it."""
    showed: dict[int, list[Fact]] = {}
    short: list[Fact] = []
    for fact in facts:
        seat = fact.data.get("seat")
        if fact.kind in SHOWN_AT_ONCE and seat is not None:
            showed.setdefault(seat, []).append(fact)
        elif fact.kind in ("hurt", "spared") and short and short[-1].kind == "attack":
            hit = short[-1].data["rivals"] if fact.kind == "hurt" else short[-1].data["spared"]
            hit.append(seat)
        else:
            if fact.kind == "attacked":
                fact = fact._replace(kind="attack", data={**fact.data, "rivals": [], "spared": []})
            short += [*showed.pop(seat, []), fact] if seat is not None else [fact]
    return [fact for some in showed.values() for fact in some] + short
