"""PettingZoo: every game as an AEC and as a parallel environment. An action is an id of a draft.

An agent acts several times in a row until its answer is complete. In the parallel environment all agents act at once; the
action of an agent that is not prompted, whose mask is all zeros, is ignored.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

import numpy as np

from hippodrome.core.ask import Seat
from hippodrome.core.errors import BadInput
from hippodrome.games.registry import DEFAULT_EDITION
from hippodrome.rl.observation import observe, to_floats
from hippodrome.rl.spelling import RaceStepper, Setup, create_setup

try:
    _pettingzoo: Any = import_module("pettingzoo")
    _spaces: Any = import_module("gymnasium.spaces")
    _utils: Any = import_module("pettingzoo.utils")
    _seeding: Any = import_module("gymnasium.utils.seeding")
except ImportError as error:
    raise BadInput("needs_pettingzoo") from error

if TYPE_CHECKING:

    class AECEnv:
        """PettingZoo's class, declared for type checkers."""

        def _was_dead_step(self, action: Any) -> None: ...
        def _clear_rewards(self) -> None: ...
        def _accumulate_rewards(self) -> None: ...

    class ParallelEnv:
        """PettingZoo's class, declared for type checkers."""
else:
    AECEnv, ParallelEnv = _pettingzoo.AECEnv, _pettingzoo.ParallelEnv

Row = dict[str, Any]

ILLEGAL_REWARD = -1.0
"""Reward of an illegal id, which ends the race."""


def env(game: str, seats: int = 4, *, edition: str = DEFAULT_EDITION, reward: str = "win", **options: Any) -> Any:
    """Create an AEC environment with PettingZoo's usual wrappers: an illegal id ends the race with a reward of -1.

    Agents are seat_0, seat_1 and so on; an observation is {"observation": floats, "action_mask": zeros and ones}. `reward` is
    win, rank or shaped; all other arguments are options of the game.
    """
    raw = RaceEnv(create_setup(game, seats=seats, edition=edition, reward=reward, options=options))
    wrapped = _utils.wrappers.TerminateIllegalWrapper(raw, illegal_reward=ILLEGAL_REWARD)
    wrapped = _utils.wrappers.AssertOutOfBoundsWrapper(wrapped)
    return _utils.wrappers.OrderEnforcingWrapper(wrapped)


def parallel_env(game: str, seats: int = 4, *, edition: str = DEFAULT_EDITION, reward: str = "win", **options: Any) -> Any:
    """Create a parallel environment, where all agents act at once. An illegal id ends the race for all."""
    return ParallelRaceEnv(create_setup(game, seats=seats, edition=edition, reward=reward, options=options))


class _SeatAgents:
    """Base of both environments: agents, their spaces and observations."""

    setup: Setup
    stepper: RaceStepper
    possible_agents: list[str]
    metadata: dict[str, Any]

    def _init_spaces(self, setup: Setup) -> None:
        self.setup = setup
        self.possible_agents = [f"seat_{n}" for n in range(setup.seats)]
        self.metadata = {"name": setup.game.name, "render_modes": [], "is_parallelizable": True}
        self.render_mode = None
        self._seat: dict[str, Seat] = {name: n for n, name in enumerate(self.possible_agents)}
        self._actions = {name: _spaces.Discrete(setup.ids) for name in self.possible_agents}
        self._observations = {name: observation_space(setup) for name in self.possible_agents}
        self._seed, self._race_count = "", 0

    def _new_race(self, seed: int | None) -> None:
        if seed is not None or not self._seed:
            self._seed, self._race_count = str(_seeding.np_random(seed)[0].integers(2**62)), 0
        self.stepper = RaceStepper(self.setup, seed=f"{self._seed}/{self._race_count}")
        self._race_count += 1

    def observation_space(self, agent: str) -> Any:
        """Return the observation space of an agent."""
        return self._observations[agent]

    def action_space(self, agent: str) -> Any:
        """Return the action space: the ids."""
        return self._actions[agent]

    def observe(self, agent: str) -> Row:
        """Return the observation of an agent, with its action mask."""
        return observation_of(self.stepper, self._seat[agent])

    def render(self) -> None:
        """Do nothing: `hippodrome play` shows races."""

    def close(self) -> None:
        """Do nothing: no resources are open."""


def observation_space(setup: Setup) -> Any:
    """Return the space of observations: numbers, and a mask of ids."""
    return _spaces.Dict(
        {
            "observation": _spaces.Box(-np.inf, np.inf, (setup.size,), np.float32),
            "action_mask": _spaces.Box(0, 1, (setup.ids,), np.int8),
        }
    )


def observation_of(stepper: RaceStepper, seat: Seat) -> Row:
    """Return the observation of a seat, with its action mask: all zeros if it is not prompted."""
    if seat in stepper.waiting:
        draft = stepper.draft(seat)
        return {"observation": draft.observation, "action_mask": draft.mask.astype(np.int8)}
    setup = stepper.setup
    row = to_floats(setup.game.name, setup.edition, setup.seats, observe(stepper.table, seat))
    return {"observation": row, "action_mask": np.zeros(setup.ids, np.int8)}


class RaceEnv(_SeatAgents, AECEnv):
    """AEC environment. Agents that are prompted together act in seat order, and none sees the sealed answer of another."""

    def __init__(self, setup: Setup) -> None:
        super().__init__()
        self._init_spaces(setup)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start the first race of a seed's sequence, or without a seed the next race."""
        self._new_race(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def _select(self) -> None:
        self.agent_selection = self.possible_agents[min(self.stepper.waiting, default=0)]

    def step(self, action: Any) -> None:
        """Push an id for the agent whose turn it is."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.stepper.push(self._seat[agent], int(action))
        self.rewards = dict(zip(self.possible_agents, self.stepper.rewards(), strict=True))
        if self.stepper.over:
            self.terminations = dict.fromkeys(self.agents, True)
        self._select()
        self._accumulate_rewards()


class ParallelRaceEnv(_SeatAgents, ParallelEnv):
    """Parallel environment. Actions of agents that are not prompted are ignored."""

    def __init__(self, setup: Setup) -> None:
        self._init_spaces(setup)
        self.agents: list[str] = []

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[dict[str, Row], dict[str, Any]]:
        """Start the first race of a seed's sequence, or without a seed the next race."""
        self._new_race(seed)
        self.agents = list(self.possible_agents)
        return {agent: self.observe(agent) for agent in self.agents}, {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, Any]) -> tuple[Any, ...]:
        """Push an id for every prompted agent."""
        agents = self.agents
        chosen = {seat: int(actions[self.possible_agents[seat]]) for seat in self.stepper.waiting}
        illegal = [seat for seat, id in chosen.items() if id not in self.stepper.draft(seat).allowed]
        if illegal:
            rewards = {agent: ILLEGAL_REWARD if self._seat[agent] in illegal else 0.0 for agent in agents}
        else:
            for seat, id in sorted(chosen.items()):
                self.stepper.push(seat, id)
            rewards = dict(zip(agents, self.stepper.rewards(), strict=True))
        observations = {agent: self.observe(agent) for agent in agents}
        over = self.stepper.over or bool(illegal)
        if over:
            self.agents = []
        return observations, rewards, dict.fromkeys(agents, over), dict.fromkeys(agents, False), {agent: {} for agent in agents}
