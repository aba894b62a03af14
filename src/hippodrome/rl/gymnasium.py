"""Gymnasium: one seat against built-in bots. `gymnasium.make("hippodrome/Charioteer-v1", seats=4, opponents="auriga")`.

An action is an id of a draft; an observation is {"observation": floats, "action_mask": zeros and ones}. An illegal id ends
the race with a reward of -1. `gymnasium.make_vec` creates the same environment over `hippodrome.Batch`.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

import numpy as np

from hippodrome.core.ask import Seat
from hippodrome.core.errors import BadInput
from hippodrome.games.registry import DEFAULT_EDITION
from hippodrome.rl.batch import Batch
from hippodrome.rl.pettingzoo import ILLEGAL_REWARD, observation_of, observation_space
from hippodrome.rl.registration import environment_name, register
from hippodrome.rl.spelling import Opponents, RaceStepper, create_setup, opponent_bots

try:
    _gymnasium: Any = import_module("gymnasium")
except ImportError as error:
    raise BadInput("needs_gymnasium") from error

if TYPE_CHECKING:

    class Env:
        """Gymnasium's class, declared for type checkers."""

        np_random: Any

        def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> Any: ...

    class VectorEnv:
        """Gymnasium's class, declared for type checkers."""
else:
    Env, VectorEnv = _gymnasium.Env, _gymnasium.vector.VectorEnv

Row = dict[str, Any]


class SeatEnv(Env):
    """A race from one seat, which varies from race to race unless `seat` is given; built-in bots play the others."""

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
        self.setup = create_setup(game, seats=seats, edition=edition, reward=reward, options=options)
        if opponents is None:
            raise BadInput("needs_opponents")
        if seat is not None and seat not in range(seats):
            raise BadInput("no_seat_number", number=seat, last=seats - 1)
        self._opponents, self._fixed = opponent_bots(game, seats, opponents), seat
        self.metadata: dict[str, Any] = {"render_modes": []}
        self.render_mode = render_mode
        self.observation_space = observation_space(self.setup)
        self.action_space = _gymnasium.spaces.Discrete(self.setup.ids)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Row, dict[str, Any]]:
        """Start a new race."""
        super().reset(seed=seed)
        while True:
            race_seed = int(self.np_random.integers(2**62))
            self.seat = int(self.np_random.integers(self.setup.seats)) if self._fixed is None else self._fixed
            self.stepper = RaceStepper(self.setup, seed=str(race_seed), opponents=self._opponents, seat=self.seat)
            if not self.stepper.over:  # a race can end before any prompt
                return observation_of(self.stepper, self.seat), {"seat": self.seat}

    def step(self, action: Any) -> tuple[Row, float, bool, bool, dict[str, Any]]:
        """Push an id and let the others play until the seat has a choice again."""
        if not self.stepper.draft(self.seat).mask[int(action)]:
            return (
                observation_of(self.stepper, self.seat),
                ILLEGAL_REWARD,
                True,
                False,
                {"seat": self.seat, "illegal": int(action)},
            )
        self.stepper.push(self.seat, int(action))
        return (
            observation_of(self.stepper, self.seat),
            self.stepper.rewards()[self.seat],
            self.stepper.over,
            False,
            {"seat": self.seat},
        )


class BatchEnv(VectorEnv):
    """Many races at once over `hippodrome.Batch`. A finished race restarts in the same step: observation and mask are those of
    the new race, the reward is that of the old one. The arrays are updated in place: copy them before the next step. An illegal
    id raises BadInput."""

    def __init__(
        self,
        game: str,
        num_envs: int = 64,
        seats: int = 4,
        opponents: Opponents = "tiro",
        *,
        edition: str = DEFAULT_EDITION,
        reward: str = "win",
        threads: int = 0,
        engine: str = "",
        render_mode: None = None,
        **options: Any,
    ) -> None:
        if opponents is None:
            raise BadInput("needs_opponents")
        self._batch_arguments = {
            "game": game, "races": num_envs, "seats": seats, "opponents": opponents, "edition": edition, "reward": reward,
            "threads": threads, "engine": engine, **options,
        }  # fmt: skip
        self.num_envs, self.render_mode = num_envs, render_mode
        self.metadata = {"render_modes": [], "autoreset_mode": _gymnasium.vector.AutoresetMode.SAME_STEP}
        setup = create_setup(game, seats=seats, edition=edition, reward=reward, options=options)
        self.single_observation_space = observation_space(setup)
        self.single_action_space = _gymnasium.spaces.Discrete(setup.ids)
        self.observation_space = _gymnasium.vector.utils.batch_space(self.single_observation_space, num_envs)
        self.action_space = _gymnasium.vector.utils.batch_space(self.single_action_space, num_envs)
        self._seed, self._resets = "0", 0
        self.batch: Batch | None = None

    def _row(self) -> Row:
        assert self.batch is not None
        return {"observation": self.batch.observation, "action_mask": self.batch.mask.view(np.int8)}

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Row, dict[str, Any]]:
        """Restart all races, from the seed if there is one."""
        if seed is not None:
            self._seed, self._resets = str(seed), 0
        self.batch = Batch(seed=f"{self._seed}/{self._resets}", **self._batch_arguments)
        self._resets += 1
        return self._row(), {"seat": self.batch.seat}

    def step(self, actions: Any) -> tuple[Row, Any, Any, Any, dict[str, Any]]:
        """Push an id into the draft of each race."""
        if self.batch is None:
            raise BadInput("reset_first")
        batch, seats = self.batch, self.batch.seat.copy()
        batch.step(actions)
        rewards = batch.reward[np.arange(self.num_envs), seats].astype(np.float64)
        return self._row(), rewards, batch.done, np.zeros(self.num_envs, np.bool_), {"seat": batch.seat}


__all__ = ["BatchEnv", "SeatEnv", "environment_name", "register"]
