"""Review of a race as plain data: win probabilities over time, the costliest decisions, luck against skill."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

import numpy as np

from hippodrome.coach import get_coach
from hippodrome.coach.decisions import Costs, Decision, Rate, find_costly_decisions, key_of
from hippodrome.coach.habits import Habit, HabitCounts, find_habits
from hippodrome.coach.win_probability import Attribution, Estimate, Point, Progress, attribute_win_probability
from hippodrome.core.ask import Seat
from hippodrome.core.errors import BadInput
from hippodrome.core.race_file import RaceRecord
from hippodrome.core.table import Table
from hippodrome.games.registry import get_plugin
from hippodrome.jit import UnsupportedByEngine, why_not_numba


@dataclass(frozen=True)
class Contribution:
    """Percentage points that a source added to a seat's win probability, and their error; `of` is the seat whose dice they
    were."""

    what: str
    points: float
    error: float
    of: Seat | None = None


@dataclass(frozen=True)
class Balance:
    """The win probability of a seat from the start to the end: the effects of luck by stream and in total, of its own answers
    and of its rivals'. `start` and all effects add up to `end`."""

    seat: Seat
    start: float
    luck: tuple[Contribution, ...]
    all_luck: Contribution
    own: Contribution
    rivals: Contribution
    rest: Contribution
    """Zero if races are played out to their end."""
    end: float
    adjusted: Contribution
    """The result with average luck: the end without the effect of luck, in points."""
    looked_at: int
    """Number of reviewed decisions of this seat; 0 if its review was not requested."""
    cost: float
    """Percentage of its possible wins that its costly decisions lost together; at most 100."""
    rate: Rate | None
    """Average cost of a decision; None if the seat was not reviewed."""


@dataclass(frozen=True)
class Review:
    """The coach's review of a race. Chances are from 0 to 1."""

    game: str
    players: tuple[str, ...]
    over: bool
    winners: tuple[Seat, ...]
    seats: tuple[Seat, ...]
    """Seats whose decisions were reviewed."""
    worlds: dict[str, int]
    """Numbers of sampled worlds for positions and decisions."""
    points: tuple[Point, ...]
    decisions: tuple[Decision, ...]
    balances: tuple[Balance, ...]
    habits: tuple[Habit, ...]
    """Clear habits of the reviewed seats."""
    habit_counts: dict[Seat, dict[str, HabitCounts]]
    """Counts by habit of those seats in this race, to be added up over several races."""

    def to_dict(self) -> dict[str, Any]:
        """Return the review as JSON values."""
        return asdict(self)


def review(
    race: RaceRecord,
    table: Table[Any],
    *,
    seats: Sequence[Seat] | None = None,
    effort: float = 1.0,
    progress: Progress = lambda part: None,
) -> Review:
    """Review a race from its start to its current position; without `seats`, the decisions of people, or of all bots."""
    if not table.log:
        raise BadInput("nothing_to_review")
    check_engine(race.game)
    coach = get_coach(race.game)
    key = key_of(race.game, race.commitment, len(table.log))
    seats = human_seats(race) if seats is None else seats
    how = coach.EFFORT.scaled(effort).shared_by(len(seats))
    try:
        account = attribute_win_probability(table, key, how, lambda part: progress(part * 0.5))
        decisions, costs = find_costly_decisions(table, seats, key, how, lambda part: progress(0.5 + part * 0.5))
    except UnsupportedByEngine as reason:
        raise BadInput("coach_cannot_go_on", why=reason) from None
    standing = table.game.standing(table.state)
    return Review(
        game=race.game,
        players=tuple(race.players),
        over=table.prompt is None,
        winners=tuple(standing.winners) if table.prompt is None else (),
        seats=tuple(seats),
        worlds={"positions": how.account, "decisions": how.quick, "again": how.deep},
        points=tuple(account.points),
        decisions=tuple(decisions),
        balances=tuple(
            _balance(account, coach.stream_owner, seat, len(race.players), costs) for seat in range(len(race.players))
        ),
        habits=tuple(
            habit for seat, one in costs.habits.items() for habit in find_habits(race.game, seat, [one]) if habit.is_clear
        ),
        habit_counts=costs.habits,
    )


def human_seats(race: RaceRecord) -> list[Seat]:
    """Return the seats of people; all seats if only bots race."""
    every = list(range(len(race.players)))
    return [seat for seat in every if seat >= len(race.bots) or not race.bots[seat]] or every


def check_engine(game: str) -> None:
    """Raise BadInput if something that the coach needs is missing."""
    missing = why_not_numba()
    if missing is not None and get_plugin(game).provides("engine"):
        raise BadInput("coach_needs_engine", why=missing)


def _balance(account: Attribution, stream_owner: Any, seat: Seat, seats: int, costs: Costs) -> Balance:
    """Return one seat's part of the attribution."""
    by_stream: dict[tuple[str, Seat | None], Estimate] = {}
    for stream, gave in account.luck.items():
        source = stream_owner(stream, seats)
        by_stream[source] = by_stream[source].add(gave) if source in by_stream else gave
    rivals = [changed for who, changed in account.answers.items() if who != seat]
    theirs = Estimate(sum(changed.total for changed in rivals), sum(changed.variance for changed in rivals))
    end, all_luck = account.points[-1].chances[seat], _contribution("all_luck", account.all_luck, seat)
    return Balance(
        seat=seat,
        start=account.points[0].chances[seat],
        luck=tuple(_contribution(what, gave, seat, of) for (what, of), gave in by_stream.items()),
        all_luck=all_luck,
        own=_contribution("own", account.answers[seat], seat),
        rivals=_contribution("rivals", theirs, seat),
        rest=_contribution("rest", account.residual, seat),
        end=end,
        adjusted=Contribution("adjusted", round(100 * end - all_luck.points, 1), all_luck.error),
        looked_at=costs.looked_at.get(seat, 0),
        cost=round(100 * costs.given_away.get(seat, 0.0), 1),
        rate=costs.rate.get(seat),
    )


def _contribution(what: str, changed: Estimate, seat: Seat, of: Seat | None = None) -> Contribution:
    if np.ndim(changed.total) == 0:  # nothing was added to it
        return Contribution(what, 0.0, 0.0, of)
    return Contribution(
        what, round(100 * float(changed.total[seat]), 1), round(100 * float(changed.variance[seat]) ** 0.5, 1), of
    )
