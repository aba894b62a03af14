"""What a simulation is asked for, and what is counted of its races."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from operator import itemgetter
from typing import Any

from hippodrome.bots.sandbox import SECONDS, Fault
from hippodrome.core.fingerprint import edition_sum, fingerprint
from hippodrome.games.registry import find


@dataclass(frozen=True)
class Plan:
    """All that a worker process needs to know, as plain text and numbers."""

    game: str
    edition: str
    edition_text: str
    seats: tuple[str, ...]
    options: tuple[tuple[str, Any], ...]
    games: int
    seed: str
    mirror: bool
    engine: str = "rules"
    bot_seconds: float = SECONDS
    """So long a bot from outside may think about one question."""
    luck: bool = False
    """Whether the coach reckons what luck gave to the first seat named; only where races run on the rules text."""

    @property
    def turns_of_the_table(self) -> int:
        """How often each deal is raced."""
        return len(self.seats) if self.mirror else 1

    @property
    def deals(self) -> int:
        """How many deals there are."""
        return self.games // self.turns_of_the_table

    @property
    def fingerprint(self) -> dict[str, Any]:
        """What the races are run with."""
        edition = edition_sum(self.edition_text)
        return fingerprint(find(self.game), edition=edition, engine=self.engine, options=dict(self.options), seed=self.seed)


@dataclass
class Counts:
    """What came of some races. Whole numbers only, so that adding them up in any order gives the same."""

    decisions: int = 0
    turns: Counter[int] = field(default_factory=Counter)
    """Races by their number of turns."""
    wins: Counter[int] = field(default_factory=Counter)
    """Wins by seat, as the seats were named."""
    nobody: int = 0
    deals: dict[str, Counter[tuple[int, int]]] = field(default_factory=dict)
    """For each level of bot: deals by (races that it won, alone or with others; finished races)."""
    lucks: Counter[tuple[int, int, int]] = field(default_factory=Counter)
    """Deals by (races that the first seat named has won; finished races; millionths of a win that luck gave it in them)."""
    tallies: Counter[str] = field(default_factory=Counter)
    errors: int = 0
    first_error: tuple[int, str] | None = None
    """The number of the first race that failed, and the last line of its traceback."""
    faults: Counter[tuple[str, str]] = field(default_factory=Counter)
    """How often a bot from outside failed, by its name and how."""
    first_faults: dict[str, tuple[int, Fault]] = field(default_factory=dict)
    """For each of them, the number of the race in which it first did, and what happened."""

    def add(self, other: Counts) -> None:
        """Count these races in."""
        self.decisions += other.decisions
        self.turns.update(other.turns)
        self.wins.update(other.wins)
        self.nobody += other.nobody
        for level, deals in other.deals.items():
            self.deals.setdefault(level, Counter()).update(deals)
        self.lucks.update(other.lucks)
        self.tallies.update(other.tallies)
        self.errors += other.errors
        failed = [error for error in (self.first_error, other.first_error) if error is not None]
        self.first_error = min(failed, default=None)
        self.faults.update(other.faults)
        for bot, first in other.first_faults.items():
            self.first_faults[bot] = min(self.first_faults.get(bot, first), first, key=itemgetter(0))

    def add_fault(self, number: int, fault: Fault) -> None:
        """Count something that a bot from outside could not answer in a race."""
        self.faults[fault.bot, fault.kind] += 1
        self.first_faults.setdefault(fault.bot, (number, fault))


def chunks_of(plan: Plan, races: int) -> Iterator[range]:
    """The deals of a plan in bites of about so many races."""
    size = max(1, races // plan.turns_of_the_table)
    return (range(start, min(start + size, plan.deals)) for start in range(0, plan.deals, size))
