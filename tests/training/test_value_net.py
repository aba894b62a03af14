"""What the networks say, and how they are learned."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from hippodrome.bots.net import Net, load_net, net_file, win_chances
from hippodrome.cli.runner import run
from hippodrome.games.registry import BUILT_IN_NAMES, get_game, get_plugin, load_edition
from training import value_net

FAST_GAMES = [name for name in BUILT_IN_NAMES if get_plugin(name).provides("value_function")]


def late(game: str, seats: int = 4, races: int = 60) -> tuple[Any, Any, Any, Any]:
    """The game's engine, its values, its edition, and races of aurigas in their last third."""
    parts = get_plugin(game)
    fast, value, rules = parts.engine, parts.value_function, parts.game
    edition = load_edition(rules)
    some = fast.new_races(edition, seats, rules.resolve_options({}), key=99, numbers=range(races))
    some["until"] = value.TYPICAL_TURNS * 3 // 4
    parts.compiled_bots.play_out(edition, some, ["auriga"] * seats)
    return fast, value, edition, some


@pytest.mark.parametrize("game", FAST_GAMES)
def test_chances_add_up_and_come_true(game: str) -> None:
    fast, value, edition, some = late(game, races=300)
    chances = value.chances(edition, some)
    assert chances.sum(axis=1) == pytest.approx(1)
    assert (chances[:, 4:] < 1e-9).all(), "nobody sits there"
    some["until"] = 0
    get_plugin(game).compiled_bots.play_out(edition, some, ["auriga"] * 4)
    winner = fast.finished(edition, some).winner
    right = chances[np.arange(300), winner].mean()
    assert right > 0.31, "a blind guess would be 0.25"
    assert (value.chances(edition, some)[np.arange(300), winner] == (winner >= 0)).all()


@pytest.mark.parametrize("game", FAST_GAMES)
def test_the_order_of_the_seats_makes_no_difference(game: str) -> None:
    _, value, edition, some = late(game)
    x, there = value.features(edition, some), value.present_mask(some)
    net = load_net(game)
    turned = win_chances(net, x[:, ::-1], there[:, ::-1])[:, ::-1]
    assert win_chances(net, x, there) == pytest.approx(turned, abs=1e-5)


def test_what_is_left_of_the_race_is_told() -> None:
    """The record keeps laps in eight bits: a product with the length of the lap does not fit there."""
    fast, value, edition, _ = late("charioteer", races=1)
    for laps in (1, 2, 3, 5):
        start = fast.new_races(edition, 2, get_game("charioteer").resolve_options({"laps": laps}), key=1, numbers=range(3))
        turns = laps * edition.track.lap / 9.5
        assert value.features(edition, start)[:, :2, 2] == pytest.approx(turns, abs=1.5)


@pytest.mark.parametrize("game", FAST_GAMES)
def test_a_file_says_how_it_was_made(game: str) -> None:
    room = net_file(game)
    read = json.loads(room.read_text(encoding="utf-8"))
    assert read["made by"].startswith(f"python -m training.value_net {game} --races ")
    assert read["loss"] < 0.8 * read["loss without looking"]


def test_learning_learns(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "value.json"
    monkeypatch.setattr(sys, "argv", ["train", "chariot-race", "--races", "600", "--seed", "test", "--out", str(out)])
    monkeypatch.setattr(value_net, "BATCH", 64)
    value_net.main()
    read = json.loads(out.read_text(encoding="utf-8"))
    assert read["loss"] < 0.9 * read["loss without looking"]
    assert set(Net._fields) <= set(read)
    assert "races not learned from" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["charioteer"], "--install"),
        (["charioteer", "--out", "value.json", "--races", "0"], "0 is less than 1"),
        (["charioteer", "--out", "value.json", "--races", "3"], "too few to learn from"),
        (["charioteer", "--out", "value.json", "--races", "many"], "not a whole number"),
        (["charioteer", "--out", "/nowhere/value.json"], "there is no folder /nowhere"),
        (["cthulhu-500", "--out", "value.json"], "invalid choice"),
    ],
)
def test_learning_refuses_what_teaches_nothing_and_writes_nothing(
    arguments: list[str], says: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert run(lambda: value_net.main(arguments)) == 2
    told = capsys.readouterr().err
    assert says in told and told.count("\n") == 1 and not list(tmp_path.iterdir())


def test_learning_again_with_the_same_seed_gives_the_same() -> None:
    one, two = (value_net.positions("charioteer", 60, "same") for _ in range(2))
    assert all(np.array_equal(a, b) for a, b in zip(one, two, strict=True))
    nets = [value_net.fit(*given[:3], seed=3, log=lambda text: None) for given in (one, two)]
    assert all(np.array_equal(a, b) for a, b in zip(*nets, strict=True))
