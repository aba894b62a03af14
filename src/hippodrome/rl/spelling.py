"""A race on the readable rules, played id by id: shared by environments, batches without a compiled engine, and tasks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, NamedTuple

from hippodrome.bots.sandbox import BotFailure, seat_bot
from hippodrome.bots.user_bots import check_bot
from hippodrome.core.ask import Seat
from hippodrome.core.errors import BadInput, OneOf
from hippodrome.core.game import Game
from hippodrome.core.rng import ChanceSource, Seeded, seed_from
from hippodrome.core.table import Bot, Pov, Table
from hippodrome.games.race_opening import edition_digest
from hippodrome.games.registry import DEFAULT_EDITION, get_game, load_edition
from hippodrome.rl.draft import Draft, id_names
from hippodrome.rl.observation import RETURNS, SHAPED_WEIGHT, rank_returns, size_of, win_returns

Opponents = str | Sequence[str] | None
"""Bots in the other seats: one name for all, one name per seat, or None (the caller controls every seat)."""


class Setup(NamedTuple):
    """Validated settings of a race."""

    game: Game[Any]
    edition: Any
    edition_name: str
    seats: int
    options: dict[str, Any]
    reward: str

    @property
    def ids(self) -> int:
        """Number of ids."""
        return len(id_names(self.game.name, self.edition))

    @property
    def size(self) -> int:
        """Number of numbers in an observation."""
        return size_of(self.game.name, self.edition, self.seats)

    @property
    def edition_digest(self) -> str:
        """The edition's digest, which determines the meaning of ids and numbers."""
        return edition_digest(self.game, self.edition_name)

    def new_table(self, luck: ChanceSource | None, *, telling: bool = False) -> Table[Any]:
        """Create a table at the start of a race."""
        return Table(
            self.game, self.game.setup(self.seats, self.options, self.edition), luck, checkpoints="last", record_facts=telling
        )


def create_setup(
    game: str,
    *,
    seats: int = 4,
    edition: str = DEFAULT_EDITION,
    reward: str = "win",
    options: Mapping[str, Any] | None = None,
) -> Setup:
    """Validate the settings of a race."""
    found = get_game(game)
    if not isinstance(seats, int):
        raise BadInput("seats_no_number", typed=repr(seats))
    found.check_seats(seats)
    if reward not in RETURNS:
        raise BadInput("no_reward", reward=reward, known=OneOf(RETURNS))
    loaded = load_edition(found, edition)
    made = Setup(found, loaded, edition, seats, found.resolve_options(options or {}), reward)
    _ = made.size  # raises here if the game has no observations
    return made


def opponent_bots(game: str, seats: int, opponents: Opponents) -> tuple[str, ...]:
    """Return the bots of all other seats, clockwise from the caller's seat; empty without opponents."""
    if opponents is None:
        return ()
    names = (opponents,) * (seats - 1) if isinstance(opponents, str) else tuple(opponents)
    if len(names) != seats - 1:
        raise BadInput("opponents_number", seats=seats, opponents=seats - 1, number=len(names))
    for name in names:
        check_bot(name, game)
    return names


class RaceStepper:
    """A race on the readable rules. `waiting` are the seats that must push an id; bots and forced steps are played
    automatically."""

    def __init__(
        self, setup: Setup, *, seed: str, opponents: Sequence[str] = (), seat: Seat = 0, table: Table[Any] | None = None
    ) -> None:
        self.setup = setup
        self.table: Table[Any] = table if table is not None else setup.new_table(Seeded(seed_from(seed)))
        self.failures: list[BotFailure] = []
        self._drafts: dict[Seat, Draft] = {}
        self._bots: dict[Seat, Bot] = {}
        for n, name in enumerate(opponents, 1):
            of = (seat + n) % setup.seats
            self._bots[of] = seat_bot(setup.game.name, name, Random(f"{seed}/{of}"), self.failures.append)
        self._standing = [0.0] * setup.seats
        if setup.reward == "shaped":
            self._standing = rank_returns(setup.game.standing(self.table.state).ranks)
        self._advance()

    @property
    def over(self) -> bool:
        """True if the race is over."""
        return self.table.prompt is None

    @property
    def waiting(self) -> list[Seat]:
        """The seats that must push an id."""
        return list(self._drafts)

    def draft(self, seat: Seat) -> Draft:
        """Return the draft of a seat."""
        return self._drafts[seat]

    def push(self, seat: Seat, id: int) -> None:
        """Push an id for a seat; a complete answer is given to the table at once."""
        draft = self._drafts[seat]
        draft.push(id)
        if draft.done:
            del self._drafts[seat]
            self.table.answer(seat, draft.answer)
            self._advance()

    def _advance(self) -> None:
        """Answer for bots and for seats without a choice, until another seat has one or the race is over."""
        while True:
            self.table.answer_forced()
            if self.over:
                self._drafts.clear()
                return
            prompt = self.table.prompt
            for seat in self.table.waiting:
                if seat in self._drafts:
                    continue
                if seat in self._bots:
                    self.table.answer(seat, self._bots[seat](Pov(self.table, seat)))
                else:
                    draft = Draft(Pov(self.table, seat), self.setup.seats)
                    if draft.done:
                        self.table.answer(seat, draft.answer)
                    else:
                        self._drafts[seat] = draft
            if self.table.prompt is prompt:
                return

    def rewards(self) -> list[float]:
        """Return the reward of each seat since the last call; win and rank rewards are zero until the race is over."""
        setup = self.setup
        standing = setup.game.standing(self.table.state)
        if setup.reward == "shaped":
            before, self._standing = self._standing, rank_returns(standing.ranks)
            won = win_returns(setup.seats, standing.winners) if self.over else [0.0] * setup.seats
            return [win + SHAPED_WEIGHT * (now - then) for win, now, then in zip(won, self._standing, before, strict=True)]
        if not self.over:
            return [0.0] * setup.seats
        return rank_returns(standing.ranks) if setup.reward == "rank" else win_returns(setup.seats, standing.winners)
