"""What a race was like, in numbers. Each measure is one function; its docstring is its definition (docs/laboratory.md).

A `Story` holds many races at once, as both engines tell them: a look at every race when its first question is asked, one
whenever another turn has begun, and one when it is over. Everything here is made of such looks, so it is the same on
the rules text and on the fast engines, and for games that have only the one.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

GRID = 21
"""Points of a curve over a race: its start, its end, and nineteen between."""

NOBODY = -1


@dataclass
class Story:
    """Some races, look by look: arrays of (looks, races) or (looks, races, seats); a race that is over stays as it ended."""

    looks: Any
    """(races,): how many looks there are at each race, its start and its end included."""
    lead: Any
    """Which seat is first; NOBODY where nobody is."""
    progress: Any
    """How far each seat is, in the game's own unit; nan where a game does not say."""
    out: Any
    """Which seats are out of the race for good."""
    chances: Any
    """The chance of each seat to win; nan where nobody can say."""
    won: Any
    """(races, seats): who has won."""
    turns: Any
    decisions: Any
    bits: Any
    """(races,): the binary logarithms of the number of options of all decisions, added up."""

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        return int(self.won.shape[1])

    @property
    def before_end(self) -> Any:
        """(looks, races): the looks after the first turn and before the end."""
        number = np.arange(len(self.lead))[:, None]
        return (number >= 1) & (number < self.looks - 1)


def mean_over(story: Story, values: Any) -> Any:
    """The mean of (looks, races) over the looks after the first turn and before the end; nan for a race that has none."""
    counted = story.before_end & ~np.isnan(values)
    number = counted.sum(axis=0)
    return np.where(number > 0, np.where(counted, values, 0.0).sum(axis=0) / np.maximum(number, 1), np.nan)


def length(story: Story) -> Any:
    """How many turns (rounds, in Chariot Race) the race took."""
    return story.turns.astype(float)


def decisions(story: Story) -> Any:
    """How many questions all seats together answered."""
    return story.decisions.astype(float)


def options(story: Story) -> Any:
    """Between how many options a decision was made, as the geometric mean over all decisions of the race."""
    return np.where(story.decisions > 0, 2.0 ** (story.bits / np.maximum(story.decisions, 1)), np.nan)


def lead_changes(story: Story) -> Any:
    """How often another seat was first at the end of a turn than at the end of the turn before."""
    number = np.arange(1, len(story.lead))[:, None]
    changed = (story.lead[1:] != story.lead[:-1]) & (number >= 2) & (number < story.looks)
    return changed.sum(axis=0).astype(float)


def half_leader_won(story: Story) -> Any:
    """1 if whoever was first when half of the turns were over won in the end, 0 if not."""
    return _won(story, _at_half(story, story.lead))


def half_favourite_won(story: Story) -> Any:
    """1 if whoever had the best chance when half of the turns were over won in the end, 0 if not."""
    favourite = np.where(np.isnan(story.chances[:, :, 0]), NOBODY, story.chances.argmax(axis=2))
    return _won(story, _at_half(story, favourite))


def _at_half(story: Story, seats: Any) -> Any:
    half = (story.looks - 1) // 2
    return np.where(half >= 1, seats[half, np.arange(len(half))], NOBODY)


def _won(story: Story, seats: Any) -> Any:
    """Whether a seat of each race won it; nan where there is no such seat."""
    won = story.won[np.arange(len(seats)), np.maximum(seats, 0)].astype(float)
    return np.where(seats == NOBODY, np.nan, won)


def _winner(story: Story) -> Any:
    return np.where(story.won.any(axis=1), story.won.argmax(axis=1), NOBODY)


def _winners_chance(story: Story) -> Any:
    """(looks, races): the chance of whoever wins in the end."""
    winner = _winner(story)
    found = story.chances[:, np.arange(len(winner)), np.maximum(winner, 0)]
    return np.where(winner == NOBODY, np.nan, found)


def winners_lowest(story: Story) -> Any:
    """The lowest chance that the winner had at the end of any turn but the last."""
    chance = np.where(story.before_end, _winners_chance(story), np.nan)
    known = ~np.isnan(chance)
    return np.where(known.any(axis=0), np.where(known, chance, 2.0).min(axis=0), np.nan)


def comeback(story: Story) -> Any:
    """1 if the winner's chance had once been less than half of an even share, 0 if not."""
    lowest = winners_lowest(story)
    return np.where(np.isnan(lowest), np.nan, (lowest < 0.5 / story.seats).astype(float))


def openness(story: Story) -> Any:
    """The entropy of all chances divided by that of even ones, averaged over turns: 1 is anybody's race, 0 a decided one."""
    return mean_over(story, entropy(story))


def entropy(story: Story) -> Any:
    """(looks, races): the entropy of the chances, 1 where all are even."""
    chance = np.clip(story.chances, 1e-12, 1.0)
    return -(chance * np.log(chance)).sum(axis=2) / np.log(story.seats)


def decided(story: Story) -> Any:
    """After which part of the race (0 to 1) the winner had the best chance and kept it to the end."""
    winner = _winner(story)
    number = np.arange(len(story.lead))[:, None]
    unknown = np.isnan(story.chances[:, :, 0])
    best = ~unknown & (story.chances.argmax(axis=2) == winner)
    last_other = np.where(~best & (number < story.looks), number, -1).max(axis=0)
    part = np.minimum(last_other + 1, story.looks - 1) / np.maximum(story.looks - 1, 1)
    known = ~unknown.all(axis=0) & (winner != NOBODY)
    return np.where(known, part, np.nan)


def swing(story: Story) -> Any:
    """How much of the chances changed hands in a turn: half the sum of all changes, averaged over turns."""
    moved = np.abs(np.diff(story.chances, axis=0)).sum(axis=2) / 2
    number = np.arange(1, len(story.lead))[:, None]
    counted = (number < story.looks) & ~np.isnan(moved)
    times = counted.sum(axis=0)
    return np.where(times > 0, np.where(counted, moved, 0.0).sum(axis=0) / np.maximum(times, 1), np.nan)


def hopeless(story: Story) -> Any:
    """Of all seats still racing at the ends of turns, the part whose chance was under a tenth of an even share."""
    counted = story.before_end[:, :, None] & ~story.out & ~np.isnan(story.chances)
    none = counted & (story.chances < 0.1 / story.seats)
    number = counted.sum(axis=(0, 2))
    return np.where(number > 0, none.sum(axis=(0, 2)) / np.maximum(number, 1), np.nan)


def _ranked(story: Story) -> Any:
    """How far seats are, the furthest first; who is out, or whose place nobody knows, behind as nan."""
    far = np.where(story.out | np.isnan(story.progress), -np.inf, story.progress)
    ranked = -np.sort(-far, axis=2)
    return np.where(np.isinf(ranked), np.nan, ranked)


def gap(story: Story) -> Any:
    """How far the first seat was ahead of the second at the ends of turns, in the game's unit, on average."""
    ranked = _ranked(story)
    return mean_over(story, ranked[:, :, 0] - ranked[:, :, 1])


def field(story: Story) -> Any:
    """How far the first seat was ahead of the last one still racing at the ends of turns, on average."""
    ranked = _ranked(story)
    known = ~np.isnan(ranked)
    last = np.where(known, ranked, np.inf).min(axis=2)
    return mean_over(story, np.where(known.any(axis=2), ranked[:, :, 0] - last, np.nan))


def margin(story: Story) -> Any:
    """By how much the winner was ahead of the best of the others at the end, in the game's unit."""
    end, every = story.looks - 1, np.arange(len(story.looks))
    far = np.where(story.out, np.nan, story.progress)[end, every]
    winner = _winner(story)
    own = far[every, np.maximum(winner, 0)]
    others = np.where(story.won | np.isnan(far), -np.inf, far).max(axis=1)
    return np.where((winner == NOBODY) | np.isinf(others), np.nan, own - others)


def seats_out(story: Story) -> Any:
    """How many seats were out of the race at its end."""
    return story.out[story.looks - 1, np.arange(len(story.looks))].sum(axis=1).astype(float)


MEASURES: Mapping[str, Callable[[Story], Any]] = {
    "length": length, "decisions": decisions, "options": options, "lead_changes": lead_changes,
    "half_leader_won": half_leader_won, "half_favourite_won": half_favourite_won, "winners_lowest": winners_lowest,
    "comeback": comeback, "openness": openness, "decided": decided, "swing": swing, "hopeless": hopeless, "gap": gap,
    "field": field, "margin": margin, "seats_out": seats_out,
}  # fmt: skip
"""Everything that is measured of every race of every game."""

SHARES = frozenset(
    {"half_leader_won", "half_favourite_won", "comeback", "openness", "decided", "swing", "hopeless", "winners_lowest"}
)
"""Those that are parts of one."""

CURVES = ("openness", "winner", "favourite", "leader")
"""What is drawn over a race: openness, the chance of whoever will win, the best chance, and whether the first one wins."""


def measure(story: Story) -> dict[str, Any]:
    """Every measure of every race: an array a measure."""
    return {name: make(story) for name, make in MEASURES.items()}


def curves(story: Story) -> Any:
    """(curves, points, races): the curves of each race at GRID points from its start to its end."""
    at = np.rint(np.linspace(0, 1, GRID)[:, None] * (story.looks - 1)).astype(int)
    every = np.arange(len(story.looks))
    best = np.where(np.isnan(story.chances[:, :, 0]), np.nan, story.chances.max(axis=2))
    first_won = np.where(story.lead == NOBODY, np.nan, story.won[every, np.maximum(story.lead, 0)])
    return np.stack([values[at, every] for values in (entropy(story), _winners_chance(story), best, first_won)])
