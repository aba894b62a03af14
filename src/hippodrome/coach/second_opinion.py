"""What some bot, of the house or one's own, would have answered where the coach found a costly decision."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from hippodrome.bots.sandbox import KINDS, SECONDS, Fault, seat_bot
from hippodrome.bots.user_bots import check_bot
from hippodrome.coach.decisions import Decision
from hippodrome.coach.win_probability import lines_of
from hippodrome.core.table import Pov, Table


@dataclass(frozen=True)
class Opinion:
    """A bot's answers by the lines of the decisions, as text; and what it could not answer."""

    bot: str
    answers: dict[int, str]
    faults: tuple[Fault, ...]

    def plain(self) -> dict[str, Any]:
        """As JSON holds it."""
        kinds = Counter(fault.kind for fault in self.faults)
        first = self.faults[0]._asdict() if self.faults else None
        answers = [{"line": line, "answer": answer} for line, answer in self.answers.items()]
        return {"bot": self.bot, "answers": answers, "faults": {kind: kinds[kind] for kind in KINDS}, "first_fault": first}


def ask_bot(table: Table[Any], decisions: Sequence[Decision], bot: str, seconds: float = SECONDS) -> Opinion:
    """Put every one of these decisions to a bot, by what its seat knew then. A decision that it fails at has no answer."""
    check_bot(bot, table.game.name)
    wanted = {decision.line: decision for decision in decisions}
    answers: dict[int, str] = {}
    faults: list[Fault] = []
    for n, again in lines_of(table):
        if n in wanted:
            before = len(faults)
            rng = Random(f"second opinion/{n}")
            chosen = seat_bot(table.game.name, bot, rng, faults.append, seconds=seconds)(Pov(again, wanted[n].seat))
            if len(faults) == before:
                answers[n] = table.game.write(again.state.edition, chosen)
    return Opinion(bot, answers, tuple(faults))
