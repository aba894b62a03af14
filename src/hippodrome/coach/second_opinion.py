"""Second opinion: answers of another bot, built-in or user-supplied, at the costly decisions of a review."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from hippodrome.bots.sandbox import BOT_TIMEOUT, FAILURE_KINDS, BotFailure, seat_bot
from hippodrome.bots.user_bots import check_bot
from hippodrome.coach.decisions import Decision
from hippodrome.coach.win_probability import replay_log
from hippodrome.core.table import Pov, Table


@dataclass(frozen=True)
class Opinion:
    """A bot's answers by the entries of the decisions, as text; and its failures."""

    bot: str
    answers: dict[int, str]
    failures: tuple[BotFailure, ...]

    def to_dict(self) -> dict[str, Any]:
        """Return the opinion as JSON values."""
        kinds = Counter(fault.kind for fault in self.failures)
        first = self.failures[0]._asdict() if self.failures else None
        answers = [{"line": line, "answer": answer} for line, answer in self.answers.items()]
        return {
            "bot": self.bot,
            "answers": answers,
            "faults": {kind: kinds[kind] for kind in FAILURE_KINDS},
            "first_fault": first,
        }


def ask_bot(table: Table[Any], decisions: Sequence[Decision], bot: str, seconds: float = BOT_TIMEOUT) -> Opinion:
    """Ask a bot for each of these decisions, from what its seat knew then. A decision that it fails at has no answer."""
    check_bot(bot, table.game.name)
    wanted = {decision.line: decision for decision in decisions}
    answers: dict[int, str] = {}
    faults: list[BotFailure] = []
    for n, again in replay_log(table):
        if n in wanted:
            before = len(faults)
            rng = Random(f"second opinion/{n}")
            chosen = seat_bot(table.game.name, bot, rng, faults.append, seconds=seconds)(Pov(again, wanted[n].seat))
            if len(faults) == before:
                answers[n] = table.game.format_answer(again.state.edition, chosen)
    return Opinion(bot, answers, tuple(faults))
