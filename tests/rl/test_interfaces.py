"""PettingZoo, Gymnasium and OpenSpiel: each project's conformance tests, for every game and several seats."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from importlib import import_module
from random import Random
from typing import Any

import numpy as np
import pytest

import hippodrome.rl  # registers the environments
from hippodrome.core.errors import BadInput
from hippodrome.games.registry import BUILT_IN_NAMES, get_game
from hippodrome.rl.observation import information_state
from hippodrome.rl.pettingzoo import env, parallel_env
from hippodrome.rl.registration import environment_name
from tests.rl.races import PAIRS
from tests.soak import in_soak

zoo: Any = import_module("pettingzoo.test")
gymnasium: Any = import_module("gymnasium")
checker: Any = import_module("gymnasium.utils.env_checker")

SHORT: dict[str, dict[str, Any]] = {"charioteer": {"laps": 1}, "chariot-race": {"laps": 1}, "cthulhu-500": {"length": "short"}}


@pytest.fixture(autouse=True)
def without_advice() -> Iterator[None]:
    """Ignore warnings about dictionary observations, which is how masks are passed."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)
        yield


@pytest.mark.parametrize(("game", "seats"), PAIRS)
def test_pettingzoo_conformance(game: str, seats: int) -> None:
    zoo.api_test(env(game, seats), num_cycles=40)
    zoo.seed_test(lambda: env(game, seats), num_cycles=20)
    zoo.parallel_api_test(parallel_env(game, seats), num_cycles=30)
    zoo.parallel_seed_test(lambda: parallel_env(game, seats), num_cycles=20)


def race_through(made: Any, rng: Random) -> tuple[int, dict[str, float]]:
    """Play a whole race by random ids; return their number, and the reward of each agent."""
    made.reset(seed=4)
    earned, steps = dict.fromkeys(made.possible_agents, 0.0), 0
    for agent in made.agent_iter():
        row, reward, ended, cut, _ = made.last()
        earned[agent] += reward
        made.step(None if ended or cut else rng.choice(np.flatnonzero(row["action_mask"]).tolist()))
        steps += 1
    return steps, earned


@pytest.mark.parametrize("game", BUILT_IN_NAMES)
def test_pettingzoo_race_ends_with_its_returns(game: str) -> None:
    made = env(game, 3, **SHORT[game])
    steps, earned = race_through(made, Random(1))
    assert steps > 20
    assert sum(earned.values()) == pytest.approx(1.0)
    shaped = race_through(env(game, 3, reward="shaped", **SHORT[game]), Random(1))[1]
    ranked = race_through(env(game, 3, reward="rank", **SHORT[game]), Random(1))[1]
    assert sum(ranked.values()) == pytest.approx(1.5)
    assert max(shaped, key=lambda agent: shaped[agent]) == max(earned, key=lambda agent: earned[agent])


def test_illegal_id_ends_the_race() -> None:
    made = env("charioteer", 2)
    made.reset(seed=1)
    agent, row = made.agent_selection, made.last()[0]
    made.step(int((row["action_mask"] == 0).argmax()))
    assert made.terminations[agent] and made.rewards[agent] == -1
    together = parallel_env("charioteer", 2)
    seen, _ = together.reset(seed=1)
    _, rewards, ended, _, _ = together.step({agent: int((row["action_mask"] == 0).argmax()) for agent, row in seen.items()})
    assert set(rewards.values()) == {-1.0} and all(ended.values()) and not together.agents


@pytest.mark.parametrize(("game", "seats"), PAIRS)
def test_gymnasium_conformance(game: str, seats: int) -> None:
    made = gymnasium.make(environment_name(game), seats=seats, opponents="tiro")
    checker.check_env(made.unwrapped, skip_render_check=True)


@pytest.mark.parametrize("game", BUILT_IN_NAMES)
def test_gymnasium_race_ends_with_its_reward(game: str) -> None:
    made = gymnasium.make(environment_name(game), seats=3, opponents=["tiro", "dummy"], **SHORT[game])
    rng, earned = Random(2), []
    for seed in range(3):
        row, info = made.reset(seed=seed)
        over = False
        while not over:
            row, reward, over, cut, info = made.step(rng.choice(np.flatnonzero(row["action_mask"]).tolist()))
            assert not cut and info["seat"] in range(3)
        earned.append(reward)
    assert set(earned) <= {0.0, 1.0}


@pytest.mark.parametrize("game", BUILT_IN_NAMES)
def test_gymnasium_vector_environment_plays_many_races(game: str) -> None:
    made = gymnasium.make_vec(environment_name(game), num_envs=3, seats=3, opponents="tiro", engine="rules", **SHORT[game])
    rng, over = np.random.default_rng(2), 0
    row, _ = made.reset(seed=1)
    first = row["observation"].copy()
    assert made.observation_space.contains(row)
    for _ in range(400):
        if over > 1:
            break
        seen, rewards, done, cut, info = made.step((rng.random(row["action_mask"].shape) * row["action_mask"]).argmax(axis=1))
        assert seen["observation"].shape == first.shape and not cut.any() and info["seat"].shape == (3,)
        assert (rewards[~done] == 0).all()
        over += int(done.sum())
    again, _ = made.reset(seed=1)
    assert (again["observation"] == first).all()
    assert over > 1


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        ({"seats": 99}, "99"),
        ({"opponents": "nobody"}, "nobody"),
        ({"opponents": ["tiro"]}, "3 opponents, not 1"),
        ({"opponents": None}, "needs opponents"),
        ({"seat": 7}, "no seat 7"),
        ({"reward": "fame"}, "no reward 'fame'"),
        ({"laps": 77}, "laps"),
    ],
)
def test_invalid_environment_settings_are_rejected_with_one_line(asked: dict[str, Any], told: str) -> None:
    with pytest.raises(BadInput, match=told):
        gymnasium.make(environment_name("charioteer"), **asked)


SPIEL = [pair if n % 4 == 0 else in_soak(*pair) for n, pair in enumerate(PAIRS)]
"""One game with the fewest seats, one with some, one with the most; the others in the soak."""


@pytest.mark.parametrize(("game", "seats"), SPIEL)
def test_openspiel_conformance(game: str, seats: int) -> None:
    openspiel: Any = import_module("hippodrome.rl.openspiel")
    pyspiel: Any = import_module("pyspiel")
    made = pyspiel.load_game(openspiel.spiel_name(game), {"players": seats, **SHORT[game]})
    pyspiel.random_sim_test(made, num_sims=1, serialize=True, verbose=False)


def test_openspiel_information_states_hide_sealed_answers() -> None:
    import_module("hippodrome.rl.openspiel")
    pyspiel: Any = import_module("pyspiel")
    state = pyspiel.load_game("python_hippodrome_charioteer", {"players": 2}).new_initial_state()
    rng = Random(3)
    while state.is_chance_node():
        state.apply_action(rng.choice(state.legal_actions()))
    before = state.information_state_string(1), state.information_state_tensor(1)
    assert state.current_player() == 0
    while state.current_player() == 0:
        state.apply_action(rng.choice(state.legal_actions()))
        if state.current_player() == 0:
            assert (state.information_state_string(1), state.information_state_tensor(1)) == before
    assert state.information_state_string(0) != before[0]
    assert state.current_player() == 1 and "move" in state.information_state_string(1)


@pytest.mark.parametrize("game", BUILT_IN_NAMES)
def test_openspiel_games_accept_every_option(game: str) -> None:
    openspiel: Any = import_module("hippodrome.rl.openspiel")
    pyspiel: Any = import_module("pyspiel")
    for name, one in get_game(game).options.items():
        made = pyspiel.load_game(openspiel.spiel_name(game), {"players": 4, name: one.choices[-1]})
        assert made.new_initial_state().table.state is not None
    with pytest.raises(Exception, match="99"):
        pyspiel.load_game(openspiel.spiel_name(game), {"players": 99})


def test_environment_names_are_stable(monkeypatch: pytest.MonkeyPatch) -> None:
    assert hippodrome.rl.__doc__ and information_state.__doc__
    assert [environment_name(game) for game in BUILT_IN_NAMES] == [
        "hippodrome/Charioteer-v1",
        "hippodrome/ChariotRace-v1",
        "hippodrome/Cthulhu500-v1",
    ]
