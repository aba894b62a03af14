"""Per-turn samples of simulated races (`RaceTrace`), and win-probability changes attributed to the cards used in a turn.

The value of a use is the change of the user's chance from the beginning to the end of that turn. All changes of a turn add up
to zero, so a positive value means that the card was used in turns that went well; it does not prove that the card was the
cause.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from hippodrome.analysis.measures import NO_SEAT, RaceTrace, curves, measure
from hippodrome.games.defaults.measures import Sample

CHANCE_DECIMALS = 4
"""Decimals of a chance, so that it is the same on every machine."""

CHANCE_SCALE = 10**CHANCE_DECIMALS
"""Changes of chances are integers of this scale, so that sums do not depend on the order."""


@dataclass
class Uses:
    """By name: the numbers of seats that held it at the start of a turn, and that used it, and the changes of their chances."""

    held: Counter[str] = field(default_factory=Counter)
    used: Counter[str] = field(default_factory=Counter)
    weighed: Counter[str] = field(default_factory=Counter)
    """Uses in turns with known chances."""
    gain: Counter[str] = field(default_factory=Counter)
    """Total change of the users' chances, in units of 1 / CHANCE_SCALE."""
    square: Counter[str] = field(default_factory=Counter)

    def add(self, other: Uses) -> None:
        """Add other counts."""
        for name in ("held", "used", "weighed", "gain", "square"):
            getattr(self, name).update(getattr(other, name))

    def add_arrays(self, names: Sequence[str], held: Any, used: Any, change: Any) -> None:
        """Count a turn of many races: (races, seats, names) of what is held and used, (races, seats) of changes."""
        known = ~np.isnan(change)
        points = np.where(known, np.rint(np.where(known, change, 0.0) * CHANCE_SCALE), 0.0)
        flat, weight = used.reshape(-1, len(names)).astype(float), points.reshape(-1)
        sums = {
            "held": held.reshape(-1, len(names)).sum(axis=0),
            "used": flat.sum(axis=0),
            "weighed": known.reshape(-1).astype(float) @ flat,
            "gain": weight @ flat,
            "square": (weight * weight) @ flat,
        }
        for what, numbers in sums.items():
            counter = getattr(self, what)
            for place in np.flatnonzero(numbers).tolist():
                counter[names[place]] += round(float(numbers[place]))


@dataclass
class RaceData:
    """Data of some races: a row per race, and counts over all of them."""

    rows: dict[str, Any] = field(default_factory=dict)
    """Columns by name: an array with one number per race."""
    curves: Any = None
    """(curves, points, 3): number of races, sum, sum of squares."""
    uses: Uses = field(default_factory=Uses)
    facts: Counter[str] = field(default_factory=Counter)
    """Number of races in which each kind of fact occurred; empty without facts."""
    races_with_facts: int = 0
    """Number of races whose facts were collected."""
    heat: Counter[tuple[int, int]] = field(default_factory=Counter)
    tallies: Counter[str] = field(default_factory=Counter)
    errors: int = 0
    first_error: tuple[int, str] | None = None

    def add(self, other: RaceData) -> None:
        """Append the data of the next races."""
        for name, column in other.rows.items():
            self.rows[name] = np.concatenate([self.rows[name], column]) if name in self.rows else column
        if other.curves is not None:
            self.curves = other.curves if self.curves is None else self.curves + other.curves
        self.uses.add(other.uses)
        self.facts.update(other.facts)
        self.races_with_facts += other.races_with_facts
        self.heat.update(other.heat)
        self.tallies.update(other.tallies)
        self.errors += other.errors
        failed = [error for error in (self.first_error, other.first_error) if error is not None]
        self.first_error = min(failed, default=None)


def add_trace(data: RaceData, trace: RaceTrace, columns: dict[str, Any]) -> None:
    """Add the measures and the curves of a trace to the data; `columns` are further columns of each race."""
    data.rows = {**columns, **{name: np.asarray(values, np.float32) for name, values in measure(trace).items()}}
    drawn = curves(trace)
    known = ~np.isnan(drawn)
    whole = np.where(
        known, np.rint(np.where(known, drawn, 0.0) * CHANCE_SCALE), 0.0
    )  # integers: the sum does not depend on the order
    data.curves = np.stack([known.sum(axis=2), whole.sum(axis=2), (whole * whole).sum(axis=2)], axis=2)


class Recorder:
    """Records samples of many races at once, as arrays; the fast engines' measures fill it."""

    def __init__(self, races: int, seats: int) -> None:
        self.races, self.seats = races, seats
        self.sample_counts = np.zeros(races, np.int64)
        self.decisions, self.option_bits = np.zeros(races, np.int64), np.zeros(races)
        self.uses, self.heat = Uses(), Counter[tuple[int, int]]()
        self._allocate(16)

    def _allocate(self, looks: int) -> None:
        """Allocate this number of samples per race."""
        blank: dict[str, Any] = {
            "lead": np.full((looks, self.races), NO_SEAT, np.int8),
            "progress": np.full((looks, self.races, self.seats), np.nan, np.float32),
            "out": np.zeros((looks, self.races, self.seats), bool),
            "chances": np.full((looks, self.races, self.seats), np.nan, np.float32),
        }
        for name, whole in blank.items():
            if name in self.__dict__:
                array = getattr(self, name)
                whole[: len(array)] = array
            setattr(self, name, whole)

    lead: Any
    progress: Any
    out: Any
    chances: Any

    def record(self, which: Any, lead: Any, progress: Any, out: Any, chances: Any) -> Any:
        """Record a sample of some races, by their numbers; return the change of chances since the previous one (nan at the
        first)."""
        at = self.sample_counts[which]
        if len(at) and at.max() + 1 >= len(self.lead):
            self._allocate(2 * len(self.lead))
        self.lead[at, which], self.progress[at, which], self.out[at, which] = lead, progress, out
        self.chances[at, which] = np.round(chances.astype(float), CHANCE_DECIMALS)
        self.sample_counts[which] += 1
        before = self.chances[np.maximum(at - 1, 0), which].astype(float)
        change = self.chances[at, which].astype(float) - before
        return np.where((at > 0)[:, None], change, np.nan)

    def trace(self, won: Any, turns: Any) -> RaceTrace:
        """Return all samples; a finished race repeats its last one."""
        most = int(self.sample_counts.max(initial=1))
        at, every = np.minimum(np.arange(most)[:, None], self.sample_counts - 1), np.arange(self.races)
        lead, progress, out, chances = (part[at, every] for part in (self.lead, self.progress, self.out, self.chances))
        exact = np.round(chances.astype(float), CHANCE_DECIMALS)
        return RaceTrace(
            self.sample_counts, lead, progress.astype(float), out, exact, won, turns, self.decisions, self.option_bits
        )


def trace_of_race(
    samples: Sequence[tuple[int, Sample]], won: Sequence[bool], turns: int, decisions: int, bits: float
) -> RaceTrace:
    """Return the trace of a single race: the leader and the sample at each time."""
    seats = len(won)
    unknown = [float("nan")] * seats
    array = {
        "progress": [list(look.progress) or unknown for _, look in samples],
        "out": [list(look.out) or [False] * seats for _, look in samples],
        "chances": [unknown if look.chances is None else list(look.chances) for _, look in samples],
    }
    return RaceTrace(
        sample_counts=np.array([len(samples)]),
        lead=np.array([[lead] for lead, _ in samples]),
        progress=np.array(array["progress"], float)[:, None],
        out=np.array(array["out"], bool)[:, None],
        chances=np.round(np.array(array["chances"], float), CHANCE_DECIMALS)[:, None],
        won=np.array([won], bool),
        turns=np.array([turns]),
        decisions=np.array([decisions]),
        option_bits=np.array([bits]),
    )


class TurnUses:
    """Cards and tokens that the seats of one race hold and use in a turn, until the turn is counted."""

    def __init__(self, seats: int) -> None:
        self.held: list[set[str]] = [set() for _ in range(seats)]
        self.used: list[set[str]] = [set() for _ in range(seats)]

    def use(self, seat: int, names: Iterable[str]) -> None:
        """Record that a seat uses these."""
        self.used[seat].update(names)

    def count_turn(self, uses: Uses, before: Sample | None, after: Sample) -> None:
        """Count the turn between two samples."""
        for seat, names in enumerate(self.held):
            uses.held.update(names)
            uses.used.update(self.used[seat])
            if before is None or before.chances is None or after.chances is None:
                continue
            change = round(after.chances[seat], CHANCE_DECIMALS) - round(before.chances[seat], CHANCE_DECIMALS)
            points = round(change * CHANCE_SCALE)
            for name in self.used[seat]:
                uses.weighed[name] += 1
                uses.gain[name] += points
                uses.square[name] += points * points
