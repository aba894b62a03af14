"""Short narration: a passing test is two sums and its outcome."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hippodrome.core.facts import Fact
from hippodrome.i18n.localization import Localization
from hippodrome.terminal.narration import Subject, seat_of
from hippodrome.terminal.seating import Seating


def subject(fact: Fact, edition: Any, words: Localization, seating: Seating) -> Subject | None:
    """Return the seat of a fact; the grid belongs to all."""
    return None if fact.kind == "grid" else seat_of(fact, edition, words, seating)


def shorten(facts: Sequence[Fact]) -> list[Fact]:
    """Join dice and sums of a test; reduce rivals' throws to their number."""
    short: list[Fact] = []
    sums: list[Fact] = []
    for fact in facts:
        if fact.kind == "dice":
            sums = []
        elif fact.kind == "total":
            sums.append(fact)
            if len(sums) == 2:
                mine, theirs = sums
                data = {"seat": mine.data["seat"], "mine": str(mine.data["total"]), "theirs": str(theirs.data["total"]),
                        "die": str(mine.data["die"]), "rival_die": str(theirs.data["die"])}  # fmt: skip
                short.append(Fact("test", data))
        elif fact.kind == "threw_away":
            short.append(fact._replace(data={**fact.data, "number": len(fact.data["cards"])}))
        else:
            short.append(fact)
    return short
