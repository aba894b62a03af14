"""The review of a race as plain data: chances over time, the costliest decisions, luck against skill."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

import numpy as np

from hippodrome.coach import coach_of
from hippodrome.coach.decisions import Costs, Decision, Rate, find_costly, key_of
from hippodrome.coach.habits import Counted, Habit, find_habits
from hippodrome.coach.win_probability import Account, Point, Progress, Sum, settle
from hippodrome.core.ask import Seat
from hippodrome.core.errors import BadInput
from hippodrome.core.race_file import Race
from hippodrome.core.table import Table
from hippodrome.games.registry import parts_of
from hippodrome.jit import NotFast, why_not_numba


@dataclass(frozen=True)
class Gave:
    """How many points of a hundred something gave to a seat's chance, and the error of that; `of` is whose dice they were."""

    what: str
    points: float
    error: float
    of: Seat | None = None


@dataclass(frozen=True)
class Balance:
    """The chance of a seat from the start to the end: what luck gave by streams and altogether, what its own answers and its
    rivals' did. All adds up: `start` and the sums are `end`."""

    seat: Seat
    start: float
    luck: tuple[Gave, ...]
    all_luck: Gave
    own: Gave
    rivals: Gave
    rest: Gave
    """Nothing, where races are played on to their end."""
    end: float
    adjusted: Gave
    """The result with average luck: the end without what luck gave, in points."""
    looked_at: int
    """Decisions of this seat that were weighed; none if it was not asked for."""
    cost: float
    """Of a hundred wins that it could have had, those that its costly decisions gave away together: never more than all."""
    rate: Rate | None
    """What a decision cost on average; None if it was not asked for."""


@dataclass(frozen=True)
class Review:
    """All that the coach has to say of a race. Chances are parts of one."""

    game: str
    players: tuple[str, ...]
    over: bool
    winners: tuple[Seat, ...]
    seats: tuple[Seat, ...]
    """Those whose decisions were looked at."""
    worlds: dict[str, int]
    """In how many imagined races positions and decisions were looked at."""
    points: tuple[Point, ...]
    decisions: tuple[Decision, ...]
    balances: tuple[Balance, ...]
    habits: tuple[Habit, ...]
    """What the seats that were looked at clearly do more or less than strong players."""
    counted: dict[Seat, dict[str, Counted]]
    """What those seats did in this race, counted by habit: several races together say more than one."""

    def plain(self) -> dict[str, Any]:
        """As JSON holds it."""
        return asdict(self)


def review(
    race: Race,
    table: Table[Any],
    *,
    seats: Sequence[Seat] | None = None,
    effort: float = 1.0,
    progress: Progress = lambda part: None,
) -> Review:
    """Look at a race from its start to where it stands; without `seats`, at the decisions of people, or of all bots."""
    if not table.log:
        raise BadInput("nothing_to_review")
    check_engine(race.game)
    coach = coach_of(race.game)
    key = key_of(race.game, race.commitment, len(table.log))
    seats = people_of(race) if seats is None else seats
    how = coach.EFFORT.times(effort).shared_by(len(seats))
    try:
        account = settle(table, key, how, lambda part: progress(part * 0.5))
        told, costs = find_costly(table, seats, key, how, lambda part: progress(0.5 + part * 0.5))
    except NotFast as reason:
        raise BadInput("coach_cannot_go_on", why=reason) from None
    standing = table.game.standing(table.state)
    return Review(
        game=race.game,
        players=tuple(race.players),
        over=table.asked is None,
        winners=tuple(standing.winners) if table.asked is None else (),
        seats=tuple(seats),
        worlds={"positions": how.account, "decisions": how.quick, "again": how.deep},
        points=tuple(account.points),
        decisions=tuple(told),
        balances=tuple(_balance(account, coach.source_of, seat, len(race.players), costs) for seat in range(len(race.players))),
        habits=tuple(
            habit for seat, one in costs.habits.items() for habit in find_habits(race.game, seat, [one]) if habit.is_clear
        ),
        counted=costs.habits,
    )


def people_of(race: Race) -> list[Seat]:
    """The seats of people; where only bots race, all."""
    every = list(range(len(race.players)))
    return [seat for seat in every if seat >= len(race.bots) or not race.bots[seat]] or every


def check_engine(game: str) -> None:
    """Refuse in one line where what the coach needs is not there."""
    missing = why_not_numba()
    if missing is not None and parts_of(game).brings("fast"):
        raise BadInput("coach_needs_engine", why=missing)


def _balance(account: Account, source_of: Any, seat: Seat, seats: int, costs: Costs) -> Balance:
    """One seat's part of the account."""
    luck: dict[tuple[str, Seat | None], Sum] = {}
    for stream, gave in account.luck.items():
        source = source_of(stream, seats)
        luck[source] = luck[source].plus(gave) if source in luck else gave
    rivals = [changed for who, changed in account.answers.items() if who != seat]
    theirs = Sum(sum(changed.total for changed in rivals), sum(changed.square for changed in rivals))
    end, all_luck = account.points[-1].chances[seat], _gave("all_luck", account.all_luck, seat)
    return Balance(
        seat=seat,
        start=account.points[0].chances[seat],
        luck=tuple(_gave(what, gave, seat, of) for (what, of), gave in luck.items()),
        all_luck=all_luck,
        own=_gave("own", account.answers[seat], seat),
        rivals=_gave("rivals", theirs, seat),
        rest=_gave("rest", account.rest, seat),
        end=end,
        adjusted=Gave("adjusted", round(100 * end - all_luck.points, 1), all_luck.error),
        looked_at=costs.looked_at.get(seat, 0),
        cost=round(100 * costs.given_away.get(seat, 0.0), 1),
        rate=costs.rate.get(seat),
    )


def _gave(what: str, changed: Sum, seat: Seat, of: Seat | None = None) -> Gave:
    if np.ndim(changed.total) == 0:  # nothing was added to it
        return Gave(what, 0.0, 0.0, of)
    return Gave(what, round(100 * float(changed.total[seat]), 1), round(100 * float(changed.square[seat]) ** 0.5, 1), of)
