"""Gymnasium: one seat against bots of the house. `gymnasium.make("hippodrome/Charioteer-v1", seats=4, opponents="auriga")`.

An action is an id of a draft; an observation is {"observation": floats, "action_mask": noughts and ones}. An id that the mask
forbids ends the race with a reward of -1. `gymnasium.make_vec` gives the same over `hippodrome.Batch`.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from hippodrome.core.ask import Seat
from hippodrome.core.errors import BadInput
from hippodrome.games import DEFAULT_EDITION
from hippodrome.learn.pettingzoo import ILLEGAL, observation_space, seen
from hippodrome.learn.registered import environment_name, register
from hippodrome.learn.steps import Opponents, Steps, seated, set_up

try:
    _gymnasium: Any = import_module("gymnasium")
except ImportError as error:
    raise BadInput("this needs gymnasium: pip install 'hippodrome[learn]'") from error

if TYPE_CHECKING:

    class Env:
        """Gymnasium's."""

        np_random: Any

        def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> Any: ...

    class VectorEnv:
        """Gymnasium's."""
else:
    Env, VectorEnv = _gymnasium.Env, _gymnasium.vector.VectorEnv

Row = dict[str, Any]


class SeatEnv(Env):
    """A race from one seat, another one in each race unless `seat` says otherwise; bots of the house sit in the others."""

    def __init__(
        self,
        game: str,
        seats: int = 4,
        opponents: Opponents = "tiro",
        *,
        seat: Seat | None = None,
        edition: str = DEFAULT_EDITION,
        reward: str = "win",
        render_mode: None = None,
        **options: Any,
    ) -> None:
        self.setup = set_up(game, seats=seats, edition=edition, reward=reward, options=options)
        if opponents is None:
            raise BadInput("one seat alone needs opponents: name a bot, such as opponents='tiro'")
        if seat is not None and seat not in range(seats):
            raise BadInput(f"there is no seat {seat}: seats are 0 to {seats - 1}")
        self._opponents, self._fixed = seated(game, seats, opponents), seat
        self.metadata: dict[str, Any] = {"render_modes": []}
        self.render_mode = render_mode
        self.observation_space = observation_space(self.setup)
        self.action_space = _gymnasium.spaces.Discrete(self.setup.ids)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Row, dict[str, Any]]:
        """Begin a race."""
        super().reset(seed=seed)
        while True:
            luck = int(self.np_random.integers(2**62))
            self.seat = int(self.np_random.integers(self.setup.seats)) if self._fixed is None else self._fixed
            self.steps = Steps(self.setup, seed=str(luck), opponents=self._opponents, seat=self.seat)
            if not self.steps.over:  # nobody need be asked in a race that ends at once
                return seen(self.steps, self.seat), {"seat": self.seat}

    def step(self, action: Any) -> tuple[Row, float, bool, bool, dict[str, Any]]:
        """Spell on, and let the others answer until one is asked again."""
        if not self.steps.draft(self.seat).mask[int(action)]:
            return seen(self.steps, self.seat), ILLEGAL, True, False, {"seat": self.seat, "illegal": int(action)}
        self.steps.push(self.seat, int(action))
        return (
            seen(self.steps, self.seat),
            self.steps.rewards()[self.seat],
            self.steps.over,
            False,
            {"seat": self.seat},
        )


__all__ = ["SeatEnv", "environment_name", "register"]
