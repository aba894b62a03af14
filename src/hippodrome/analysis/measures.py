"""Measures of a race. Each measure is one function; its docstring is its definition (docs/study/studies.md).

A `RaceTrace` holds samples of many races from either engine: one of each race at its first prompt, one at the start of each
further turn, and one at its end. All measures are computed from such samples, so they are the same on the readable rules and on
the fast engines, and for games that have only the former.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

CURVE_POINTS = 21
"""Points of a curve over a race: its start, its end, and nineteen between."""

NO_SEAT = -1


@dataclass
class RaceTrace:
    """Some races, sample by sample: arrays of (samples, races) or (samples, races, seats); a finished race repeats its last
    sample."""

    sample_counts: Any
    """(races,): number of samples of each race, its start and its end included."""
    lead: Any
    """The leading seat; NO_SEAT if there is none."""
    progress: Any
    """Progress of each seat, in the game's unit; nan if the game does not define it."""
    out: Any
    """Seats that are eliminated."""
    chances: Any
    """The win probability of each seat; nan without an estimate."""
    won: Any
    """(races, seats): the winners."""
    turns: Any
    decisions: Any
    option_bits: Any
    """(races,): the sum of the binary logarithms of the numbers of options of all decisions."""

    @property
    def seats(self) -> int:
        """Number of seats."""
        return int(self.won.shape[1])

    @property
    def before_end(self) -> Any:
        """(samples, races): the samples after the first turn and before the end."""
        number = np.arange(len(self.lead))[:, None]
        return (number >= 1) & (number < self.sample_counts - 1)


def mean_over(trace: RaceTrace, values: Any) -> Any:
    """Return the mean of (samples, races) over the samples after the first turn and before the end; nan for a race
    without any."""
    counted = trace.before_end & ~np.isnan(values)
    number = counted.sum(axis=0)
    return np.where(number > 0, np.where(counted, values, 0.0).sum(axis=0) / np.maximum(number, 1), np.nan)


def length(trace: RaceTrace) -> Any:
    """Number of turns (rounds, in Chariot Race) that the race took."""
    return trace.turns.astype(float)


def decisions(trace: RaceTrace) -> Any:
    """Number of prompts that all seats together answered."""
    return trace.decisions.astype(float)


def options(trace: RaceTrace) -> Any:
    """Number of options per decision, as the geometric mean over all decisions of the race."""
    return np.where(trace.decisions > 0, 2.0 ** (trace.option_bits / np.maximum(trace.decisions, 1)), np.nan)


def lead_changes(trace: RaceTrace) -> Any:
    """Number of turns at whose end another seat led than at the end of the turn before."""
    number = np.arange(1, len(trace.lead))[:, None]
    changed = (trace.lead[1:] != trace.lead[:-1]) & (number >= 2) & (number < trace.sample_counts)
    return changed.sum(axis=0).astype(float)


def half_leader_won(trace: RaceTrace) -> Any:
    """1 if the leader after half of the turns won in the end, 0 if not."""
    return _won(trace, _at_half(trace, trace.lead))


def half_favourite_won(trace: RaceTrace) -> Any:
    """1 if the seat with the best chance after half of the turns won in the end, 0 if not."""
    favourite = np.where(np.isnan(trace.chances[:, :, 0]), NO_SEAT, trace.chances.argmax(axis=2))
    return _won(trace, _at_half(trace, favourite))


def _at_half(trace: RaceTrace, seats: Any) -> Any:
    half = (trace.sample_counts - 1) // 2
    return np.where(half >= 1, seats[half, np.arange(len(half))], NO_SEAT)


def _won(trace: RaceTrace, seats: Any) -> Any:
    """Return 1 for each race that the given seat won, 0 otherwise; nan if there is no such seat."""
    won = trace.won[np.arange(len(seats)), np.maximum(seats, 0)].astype(float)
    return np.where(seats == NO_SEAT, np.nan, won)


def _winner(trace: RaceTrace) -> Any:
    return np.where(trace.won.any(axis=1), trace.won.argmax(axis=1), NO_SEAT)


def _winners_chance(trace: RaceTrace) -> Any:
    """(samples, races): the win probability of the seat that wins in the end."""
    winner = _winner(trace)
    found = trace.chances[:, np.arange(len(winner)), np.maximum(winner, 0)]
    return np.where(winner == NO_SEAT, np.nan, found)


def winners_lowest(trace: RaceTrace) -> Any:
    """The lowest win probability of the winner at the end of any turn but the last."""
    chance = np.where(trace.before_end, _winners_chance(trace), np.nan)
    known = ~np.isnan(chance)
    return np.where(known.any(axis=0), np.where(known, chance, 2.0).min(axis=0), np.nan)


def comeback(trace: RaceTrace) -> Any:
    """1 if the winner's chance had once been less than half of an even share, 0 if not."""
    lowest = winners_lowest(trace)
    return np.where(np.isnan(lowest), np.nan, (lowest < 0.5 / trace.seats).astype(float))


def openness(trace: RaceTrace) -> Any:
    """The entropy of all chances divided by that of even ones, averaged over turns: 1 is an open race, 0 a decided one."""
    return mean_over(trace, entropy(trace))


def entropy(trace: RaceTrace) -> Any:
    """(samples, races): the entropy of the chances, 1 if all are even."""
    chance = np.clip(trace.chances, 1e-12, 1.0)
    return -(chance * np.log(chance)).sum(axis=2) / np.log(trace.seats)


def decided(trace: RaceTrace) -> Any:
    """Part of the race (0 to 1) after which the winner had the best chance until the end."""
    winner = _winner(trace)
    number = np.arange(len(trace.lead))[:, None]
    unknown = np.isnan(trace.chances[:, :, 0])
    best = ~unknown & (trace.chances.argmax(axis=2) == winner)
    last_other = np.where(~best & (number < trace.sample_counts), number, -1).max(axis=0)
    part = np.minimum(last_other + 1, trace.sample_counts - 1) / np.maximum(trace.sample_counts - 1, 1)
    known = ~unknown.all(axis=0) & (winner != NO_SEAT)
    return np.where(known, part, np.nan)


def swing(trace: RaceTrace) -> Any:
    """Share of the chances that changed hands in a turn: half the sum of all changes, averaged over turns."""
    moved = np.abs(np.diff(trace.chances, axis=0)).sum(axis=2) / 2
    number = np.arange(1, len(trace.lead))[:, None]
    counted = (number < trace.sample_counts) & ~np.isnan(moved)
    times = counted.sum(axis=0)
    return np.where(times > 0, np.where(counted, moved, 0.0).sum(axis=0) / np.maximum(times, 1), np.nan)


def hopeless(trace: RaceTrace) -> Any:
    """Share of seats whose chance was under a tenth of an even share, of all seats still racing at the ends of turns."""
    counted = trace.before_end[:, :, None] & ~trace.out & ~np.isnan(trace.chances)
    none = counted & (trace.chances < 0.1 / trace.seats)
    number = counted.sum(axis=(0, 2))
    return np.where(number > 0, none.sum(axis=(0, 2)) / np.maximum(number, 1), np.nan)


def _ranked(trace: RaceTrace) -> Any:
    """Return the progress of the seats, furthest first; eliminated seats and those of unknown progress last, as nan."""
    far = np.where(trace.out | np.isnan(trace.progress), -np.inf, trace.progress)
    ranked = -np.sort(-far, axis=2)
    return np.where(np.isinf(ranked), np.nan, ranked)


def gap(trace: RaceTrace) -> Any:
    """Lead of the first seat over the second at the ends of turns, in the game's unit, on average."""
    ranked = _ranked(trace)
    return mean_over(trace, ranked[:, :, 0] - ranked[:, :, 1])


def field(trace: RaceTrace) -> Any:
    """Lead of the first seat over the last one still racing at the ends of turns, on average."""
    ranked = _ranked(trace)
    known = ~np.isnan(ranked)
    last = np.where(known, ranked, np.inf).min(axis=2)
    return mean_over(trace, np.where(known.any(axis=2), ranked[:, :, 0] - last, np.nan))


def margin(trace: RaceTrace) -> Any:
    """Lead of the winner over the best of the others at the end, in the game's unit."""
    end, every = trace.sample_counts - 1, np.arange(len(trace.sample_counts))
    far = np.where(trace.out, np.nan, trace.progress)[end, every]
    winner = _winner(trace)
    own = far[every, np.maximum(winner, 0)]
    others = np.where(trace.won | np.isnan(far), -np.inf, far).max(axis=1)
    return np.where((winner == NO_SEAT) | np.isinf(others), np.nan, own - others)


def seats_out(trace: RaceTrace) -> Any:
    """Number of seats that were eliminated at the end."""
    return trace.out[trace.sample_counts - 1, np.arange(len(trace.sample_counts))].sum(axis=1).astype(float)


MEASURES: Mapping[str, Callable[[RaceTrace], Any]] = {
    "length": length, "decisions": decisions, "options": options, "lead_changes": lead_changes,
    "half_leader_won": half_leader_won, "half_favourite_won": half_favourite_won, "winners_lowest": winners_lowest,
    "comeback": comeback, "openness": openness, "decided": decided, "swing": swing, "hopeless": hopeless, "gap": gap,
    "field": field, "margin": margin, "seats_out": seats_out,
}  # fmt: skip
"""All measures, which are computed for every race of every game."""

SHARES = frozenset(
    {"half_leader_won", "half_favourite_won", "comeback", "openness", "decided", "swing", "hopeless", "winners_lowest"}
)
"""Measures that are shares, from 0 to 1."""

CURVES = ("openness", "winner", "favourite", "leader")
"""Curves over a race: openness, the winner's chance, the best chance, and the share of leaders that win."""


def measure(trace: RaceTrace) -> dict[str, Any]:
    """Compute every measure of every race: one array per measure."""
    return {name: make(trace) for name, make in MEASURES.items()}


def curves(trace: RaceTrace) -> Any:
    """Return the curves of each race at CURVE_POINTS points from its start to its end, as (curves, points, races)."""
    at = np.rint(np.linspace(0, 1, CURVE_POINTS)[:, None] * (trace.sample_counts - 1)).astype(int)
    every = np.arange(len(trace.sample_counts))
    best = np.where(np.isnan(trace.chances[:, :, 0]), np.nan, trace.chances.max(axis=2))
    first_won = np.where(trace.lead == NO_SEAT, np.nan, trace.won[every, np.maximum(trace.lead, 0)])
    return np.stack([values[at, every] for values in (entropy(trace), _winners_chance(trace), best, first_won)])
