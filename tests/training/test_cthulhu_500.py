"""What is learned of Cthulhu 500: positions with one thing changed, and the weights that come of them."""

from __future__ import annotations

import sys
import tomllib
from collections.abc import Iterator
from importlib import resources
from pathlib import Path
from random import Random

import numpy as np
import pytest

from hippodrome.cli.runner import run
from hippodrome.games.cthulhu_500.bots import compiled as playout
from hippodrome.games.cthulhu_500.bots import perturbations, value
from hippodrome.games.cthulhu_500.bots.features import END_PROGRESS, FEATURE_INDEX, FEATURES, features
from hippodrome.games.cthulhu_500.bots.weights import weights_at
from hippodrome.games.cthulhu_500.state import State, in_play_of
from hippodrome.games.registry import get_game, load_edition
from hippodrome.simulation import ray as cluster
from tests.simulation.test_ray import PretendedRay
from training import cthulhu_500

EDITION = load_edition(get_game("cthulhu-500"))


@pytest.fixture
def forgetful(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """What is learned here is forgotten afterwards."""
    known = (weights_at, playout.pack_weights, value.rates)
    value.weights(3)
    monkeypatch.setattr(value, "LEARNED", dict(value.LEARNED))
    yield
    for cached in known:
        cached.cache_clear()


def cards_of(s: State) -> list[int]:
    """Every card, wherever it lies."""
    held = [card for racer in s.racers for card in (*racer.hand, *in_play_of(racer))]
    return sorted([*held, *s.deck, *s.discard, *s.contagions])


@pytest.fixture(scope="module")
def races() -> np.ndarray:
    """Races in their middle."""
    some = cthulhu_500.start_races(EDITION, 4, 120, "middle", knowing=False)
    some["luck"]["key"], some["luck"]["race"] = 5, np.arange(len(some))
    playout.play_out(EDITION, some, until=30)
    found: np.ndarray = some[~some["over"]]
    return found


@pytest.mark.parametrize("one", perturbations.PERTURBATIONS, ids=lambda one: one.__name__.strip("_"))
def test_a_change_leaves_a_position_that_can_be_played_on(one: perturbations.Perturbation, races: np.ndarray) -> None:
    changed, rng = [], Random(3)
    for race in races:
        before, after = playout.state_of(race, EDITION), playout.state_of(race, EDITION)
        if one(after, rng.randrange(4), rng):
            assert after != before and cards_of(after) == cards_of(before)
            changed.append(playout.race_of(after))
        else:
            assert after == before
    assert len(changed) >= 3
    played = np.array(changed)
    playout.play_out(EDITION, played)
    assert played["over"].all() and (played["winner"] >= 0).all()


@pytest.mark.parametrize(
    ("one", "trait", "by"),
    [
        (perturbations._move_ahead, "progress", 1),
        (perturbations._add_hand_card, "cards", 1),
        (perturbations._remove_hand_card, "cards", -1),
        (perturbations._slow_down, "slowed", 1),
        (perturbations._infect, "sick", 1),
        (perturbations._give_turn, "next", None),
    ],
)
def test_a_change_is_seen_in_the_traits(
    one: perturbations.Perturbation, trait: str, by: float | None, races: np.ndarray
) -> None:
    rng, seen = Random(4), 0
    for race in races:
        s = playout.state_of(race, EDITION)
        before = features(s)[1][FEATURE_INDEX[trait]]
        if one(s, 1, rng):
            after = features(s)[1][FEATURE_INDEX[trait]]
            assert after - before == by if by is not None else after == 1 > before
            seen += 1
    assert seen >= 3


def test_weights_are_found_again() -> None:
    """Changes whose effect follows from known weights, with some noise."""
    rng, width = np.random.default_rng(1), 2 * (len(FEATURES) + 1)
    weights, slopes = rng.normal(0, 0.3, width), rng.normal(0, 0.1, (6000, width))
    moved = slopes @ weights + rng.normal(0, 0.05, len(slopes))
    seen = cthulhu_500.ChangeSamples(slopes, moved, np.full(len(moved), 1 / 0.05**2))
    found = cthulhu_500.fit(seen)
    assert np.array([found[trait] for trait in (*FEATURES, END_PROGRESS)]).T.ravel() == pytest.approx(weights, abs=0.05)
    assert cthulhu_500.explained_variance(seen, found) > 0.9


def test_a_chance_moves_as_the_softmax_of_the_sums_does() -> None:
    rng, width = np.random.default_rng(2), 2 * (len(FEATURES) + 1)
    weights, rows = rng.normal(0, 1e-3, width), np.zeros((1, 4, len(FEATURES)))
    rows[0, 1] = rng.normal(0, 1, len(FEATURES))
    sums = (cthulhu_500.design(rows, np.array([5.0])) @ weights)[0]
    after = np.exp(sums) / np.exp(sums).sum()
    seen = cthulhu_500.change_samples(rows, np.array([5.0]), np.full((1, 4), 0.25), np.full((1, 4), 0.25), np.array([1]))
    assert float((seen.slopes @ weights)[0]) == pytest.approx(after[1] - 0.25, rel=0.05)


def test_the_sums_are_those_that_positions_are_judged_by(monkeypatch: pytest.MonkeyPatch) -> None:
    rng = np.random.default_rng(3)
    table = rng.normal(0, 1, (len(FEATURES) + 1, 2))
    table[-1, 1] = 0
    monkeypatch.setattr(value, "LEARNED", {4: dict(zip((*FEATURES, END_PROGRESS), table.tolist(), strict=True))})
    rows = rng.normal(0, 1, (5, 4, len(FEATURES)))
    for turns in (0.5, 3.0, 12.0):
        sums = cthulhu_500.design(rows, np.full(5, turns)) @ table.T.ravel()
        assert sums == pytest.approx(rows @ np.array(value.feature_weights(4, turns)))


def test_numbers_that_teach_nothing_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    for wrong, says in (
        (["--rounds", "0"], "0 is less than 1"),
        (["--positions", "0"], "0 is less than 1"),
        (["--positions", "3", "--rounds", "3"], "teach nothing"),
        (["--out", "nowhere/learned.toml"], "there is no folder nowhere"),
    ):
        where = [] if "--out" in wrong else ["--measure"]
        assert run(lambda given=[*where, *wrong]: cthulhu_500.main(given)) == 2  # type: ignore[misc]
        told = capsys.readouterr().err
        assert says in told and told.count("\n") == 1


def test_what_the_bots_know_is_replaced_only_when_asked(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(lambda: cthulhu_500.main([])) == 2
    assert "--install" in capsys.readouterr().err


def test_learning_again_with_the_same_seed_gives_the_same_here_and_there(
    monkeypatch: pytest.MonkeyPatch, forgetful: None
) -> None:
    monkeypatch.setattr(cthulhu_500, "PLAYOUTS", 4)
    monkeypatch.setattr(cthulhu_500, "MEASURED_DEALS", 20)
    monkeypatch.setattr(cthulhu_500, "BATCH", 10)
    ray = PretendedRay()
    monkeypatch.setattr(cluster, "connect", lambda: ray)
    told = list[str]()
    one, two = (cthulhu_500.study(3, 60, 2, "same", told.append, backend) for backend in ("", "ray"))
    assert one == two and told[0].startswith("3 seats, round 1: ") and ray.most > 1


def test_the_command_writes_what_it_learned(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, forgetful: None) -> None:
    out = tmp_path / "learned.toml"
    monkeypatch.setattr(cthulhu_500, "PLAYOUTS", 12)
    monkeypatch.setattr(cthulhu_500, "MEASURED_DEALS", 20)
    monkeypatch.setattr(cthulhu_500, "SEATS", (3,))
    monkeypatch.setattr(sys, "argv", ["learning", "--positions", "100", "--rounds", "2", "--seed", "test", "--out", str(out)])
    cthulhu_500.main()
    text = out.read_text("utf-8")
    assert text.splitlines()[1] == ("# Learned by: python -m training.cthulhu_500 --positions 100 --rounds 2 --seed test")
    learned = tomllib.loads(text)["seats"]["3"]
    assert set(learned) == {*FEATURES, END_PROGRESS} and learned["progress"][0] > 0


def test_a_steward_beats_aurigas_by_what_we_know(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(cthulhu_500, "MEASURED_DEALS", 300)
    share, error = cthulhu_500.steward_win_rate(4, "test")
    assert share - 3 * error > 0.25 and 0 < error < 0.02
    monkeypatch.setattr(sys, "argv", ["learning", "--measure", "--seed", "test"])
    cthulhu_500.main()
    assert f"alone among aurigas a steward wins {share:.1%} of 1200 races" in capsys.readouterr().out


def test_what_we_know_says_how_it_was_learned() -> None:
    text = resources.files("hippodrome.games.cthulhu_500.bots").joinpath("learned.toml").read_text("utf-8")
    assert "# Learned by: python -m training.cthulhu_500 --positions " in text
    assert set(tomllib.loads(text)["seats"]) == {"3", "4"}
