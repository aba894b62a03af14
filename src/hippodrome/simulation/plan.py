"""Plan of a simulation, and the counts collected from its races."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from operator import itemgetter
from typing import Any

from hippodrome.bots.sandbox import BOT_TIMEOUT, BotFailure
from hippodrome.core.fingerprint import fingerprint, text_digest
from hippodrome.games.registry import get_game

RACES_PER_CHUNK = {"rules": 8, "fast": 256}
"""Races per task of a worker, by engine. On the readable rules: enough to be worth the message, few enough to keep all workers
busy to the end. On the compiled engine: enough to amortize the call, few enough to stay in the processor cache."""


@dataclass(frozen=True)
class Plan:
    """Everything that a worker process needs, as plain text and numbers."""

    game: str
    edition: str
    edition_text: str
    seats: tuple[str, ...]
    options: tuple[tuple[str, Any], ...]
    games: int
    seed: str
    mirror: bool
    engine: str = "rules"
    bot_seconds: float = BOT_TIMEOUT
    """Seconds that a user bot may take per prompt."""
    luck: bool = False
    """If set, the coach measures the luck of the first named seat; only for races on the readable rules."""

    @property
    def races_per_deal(self) -> int:
        """Number of races per deal."""
        return len(self.seats) if self.mirror else 1

    @property
    def deals(self) -> int:
        """Number of deals."""
        return self.games // self.races_per_deal

    @property
    def fingerprint(self) -> dict[str, Any]:
        """Versions, edition, options and seed that determine the races."""
        edition = text_digest(self.edition_text)
        return fingerprint(get_game(self.game), edition=edition, engine=self.engine, options=dict(self.options), seed=self.seed)


@dataclass
class Counts:
    """Counts over some races. Integers only, so that the sums do not depend on the order."""

    decisions: int = 0
    turns: Counter[int] = field(default_factory=Counter)
    """Races by their number of turns."""
    wins: Counter[int] = field(default_factory=Counter)
    """Wins by seat, in the order of the arguments."""
    without_winner: int = 0
    deals: dict[str, Counter[tuple[int, int]]] = field(default_factory=dict)
    """For each level of bot: deals by (races that it won, alone or with others; finished races)."""
    luck_of_deals: Counter[tuple[int, int, int]] = field(default_factory=Counter)
    """Deals by (races that the first named seat has won; finished races; millionths of a win that luck gave it in them)."""
    tallies: Counter[str] = field(default_factory=Counter)
    errors: int = 0
    first_error: tuple[int, str] | None = None
    """The number of the first race that failed, and the last line of its traceback."""
    failures: Counter[tuple[str, str]] = field(default_factory=Counter)
    """Number of failures of user bots, by bot and kind."""
    first_failures: dict[str, tuple[int, BotFailure]] = field(default_factory=dict)
    """For each of them, the number of the race of its first failure, and the failure."""

    def add(self, other: Counts) -> None:
        """Add the counts of other races."""
        self.decisions += other.decisions
        self.turns.update(other.turns)
        self.wins.update(other.wins)
        self.without_winner += other.without_winner
        for level, deals in other.deals.items():
            self.deals.setdefault(level, Counter()).update(deals)
        self.luck_of_deals.update(other.luck_of_deals)
        self.tallies.update(other.tallies)
        self.errors += other.errors
        failed = [error for error in (self.first_error, other.first_error) if error is not None]
        self.first_error = min(failed, default=None)
        self.failures.update(other.failures)
        for bot, first in other.first_failures.items():
            self.first_failures[bot] = min(self.first_failures.get(bot, first), first, key=itemgetter(0))

    def add_failure(self, number: int, failure: BotFailure) -> None:
        """Count a failure of a user bot in a race."""
        self.failures[failure.bot, failure.kind] += 1
        self.first_failures.setdefault(failure.bot, (number, failure))


def chunks_of(plan: Plan, races: int = 0) -> Iterator[range]:
    """Yield the deals of a plan in chunks of about this number of races, by default that of its engine."""
    size = max(1, (races or RACES_PER_CHUNK[plan.engine]) // plan.races_per_deal)
    return (range(start, min(start + size, plan.deals)) for start in range(0, plan.deals, size))
