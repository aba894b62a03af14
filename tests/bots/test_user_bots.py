"""User bots: lookup, contents of the Pov, and handling of failures."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path
from random import Random
from typing import Any

import pytest

from hippodrome.bots import user_bots
from hippodrome.bots.sandbox import BotFailure, SandboxedBot
from hippodrome.bots.user_bots import bot_name, check_bot, is_user_bot, load_bot
from hippodrome.core.errors import BadInput
from hippodrome.core.rng import Seeded, seed_from
from hippodrome.core.table import Pov, Table
from hippodrome.games.registry import get_game, load_edition
from hippodrome.simulation.ladder import rate_all
from hippodrome.simulation.run import make_plan, run, run_and_report
from hippodrome.terminal.seating import read_seats
from tests import forked

BOTS = """
import time

def bot(pov, rng):
    print("thinking aloud")
    return pov.options.draw(rng)

def writer(pov, rng):
    return pov.game.format_answer(pov.edition, pov.options.draw(rng))

def breaks(pov, rng):
    raise ValueError("no idea")

def leaves(pov, rng):
    raise SystemExit(3)

def cheats(pov, rng):
    return "fly"

def odd(pov, rng):
    return [object()]

def sleeps(pov, rng):
    try:
        time.sleep(60)
    except Exception:
        pass

class Counting:
    def __init__(self):
        self.asked = 0
    def __call__(self, pov, rng):
        self.asked += 1
        return next(iter(pov.options))

def short(pov):
    return None

number = 7
"""


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "mine.py").write_text(BOTS, "utf-8")
    (tmp_path / "broken.py").write_text("import json\n1 / 0\n", "utf-8")
    user_bots._load.cache_clear()
    user_bots.installed_bots.cache_clear()
    monkeypatch.setattr(sys, "path", list(sys.path))
    yield tmp_path
    user_bots.installed_bots.cache_clear()


def plan(*seats: str, games: int = 3, **more: Any) -> Any:
    options = {"laps": 1}
    edition = "reconstructed"
    return make_plan(
        get_game("charioteer"), seats=seats, games=games, seed="own", edition=edition, options=options, mirror=False, **more
    )


@pytest.mark.parametrize("name", ["./mine.py:bot", "mine:writer", "./mine.py:Counting"])
def test_a_bot_is_found_by_its_file_or_its_module(name: str) -> None:
    found = run_and_report(plan("tiro", name), 1)
    assert found["errors"] == 0 and found["faults"] == {} and found["engine"] == "rules"
    assert sum(found["wins"]) == 3 and name in found["levels"] and found["fingerprint"]["engine"] == "rules"


def test_an_installed_bot_is_found_by_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    entries = [
        EntryPoint("caesar", "mine:bot", user_bots.ENTRY_POINT_GROUP),
        EntryPoint("auriga", "mine:breaks", user_bots.ENTRY_POINT_GROUP),
    ]
    monkeypatch.setattr(user_bots, "entry_points", lambda group: entries)
    assert is_user_bot("caesar") and not is_user_bot("auriga"), "a name of the house stays the house's"
    assert callable(load_bot("caesar"))
    assert read_seats(["me", "caesar", "caesar:Gaius"]).names[1:] == ("Caesar", "Gaius")


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("./none.py:bot", "there is no file ./none.py"),
        ("./mine.py:nobody", "has no 'nobody'; it has bot, writer, breaks"),
        ("./broken.py:bot", "ZeroDivisionError: division by zero (broken.py, line 2)"),
        ("./mine.py:number", "is not a function"),
        ("./mine.py:short", "def bot(pov, rng)"),
        ("no.such.module:bot", "No module named 'no'"),
        ("nero", "there is no bot 'nero': choose tiro, dummy, auriga, agitator, miliarius, FILE.py:NAME"),
        ("./" + "x" * 80 + ".py:bot", "needs a shorter name"),
    ],
)
def test_unknown_bot_is_one_line_and_exit_code_two(name: str, told: str) -> None:
    with pytest.raises(BadInput) as refused:
        check_bot(name)
    assert told in str(refused.value) and "\n" not in str(refused.value)


def test_commands_reject_unknown_bots(here: Path) -> None:
    for command in (["simulate", "--seats", "tiro,./none.py:bot"], ["ladder", "--levels", "tiro,./none.py:bot"]):
        done = forked.run(command[0], "charioteer", *command[1:], folder=here)
        assert done.code == 2 and done.err.count("\n") == 1 and "no file ./none.py" in done.err


def test_bot_failures_are_reported_and_do_not_end_the_simulation() -> None:
    found = run_and_report(plan("./mine.py:breaks", "./mine.py:cheats", "./mine.py:odd", "./mine.py:leaves"), 1)
    assert found["errors"] == 0 and sum(found["wins"]) == 3
    for n, (name, kind, told) in enumerate(
        [
            ("breaks", "exception", "ValueError: no idea"),
            ("cheats", "refused", "'fly': malformed"),
            ("odd", "refused", "object object"),
            ("leaves", "exception", "SystemExit: 3"),
        ]
    ):
        faults = found["faults"][f"./mine.py:{name}"]
        assert faults[kind] == sum(faults[k] for k in ("exception", "refused", "slow")) > 10
        first = faults["first"]
        assert (first["race"], first["seat"], first["about"], first["kind"]) == (0, n, "move", kind)
        assert told in first["told"]
    raised = found["faults"]["./mine.py:breaks"]["first"]["told"]
    assert "line 12, in breaks" in raised and "guest.py" not in raised


def test_bot_failures_do_not_depend_on_the_number_of_processes() -> None:
    some = plan("tiro", "./mine.py:breaks", games=16)
    alone, shared = run(some, 1), run(some, 2)
    assert alone.failures == shared.failures and alone.first_failures == shared.first_failures and alone.wins == shared.wins


def asked(name: str, seconds: float = 10.0) -> tuple[Any, list[BotFailure], Table[Any]]:
    game, faults = get_game("charioteer"), list[BotFailure]()
    table = Table(game, game.setup(2, game.resolve_options({}), load_edition(game)), Seeded(seed_from("own")))
    return SandboxedBot("charioteer", name, Random(1), faults.append, seconds)(Pov(table, 1)), faults, table


def test_a_slow_bot_is_stopped_and_a_tiro_answers() -> None:
    answer, faults, table = asked("./mine.py:sleeps", 0.05)
    assert [fault.kind for fault in faults] == ["slow"] and "the limit is 0.05" in faults[0].told
    assert answer in table.options(1)
    assert "./mine.py:sleeps in seat 2 was too slow when asked 'move'" in str(faults[0])


def test_output_of_bots_is_not_mixed_with_results(capsys: pytest.CaptureFixture[str]) -> None:
    asked("./mine.py:bot")
    told = capsys.readouterr()
    assert not told.out and "thinking aloud" in told.err


def test_user_bot_receives_nothing_hidden() -> None:
    seen: list[Pov] = []

    def spy(pov: Pov, rng: Random) -> Any:
        seen.append(pov)
        return pov.options.draw(rng)

    name = bot_name(spy)
    _, faults, table = asked(name)
    pov = seen[0]
    assert not faults and not hasattr(pov, "_table") and pov.view() == Pov(table, 1).view()
    assert pov.options._s is not table.state  # type: ignore[attr-defined]
    dealt = {tuple(pov.determinize(Random(n)).state.chariots[0].hand) for n in range(20)}
    assert len(dealt) > 10, "a rival's hand is any hand"


def test_function_bots_have_distinct_importable_names() -> None:
    import tests.bots.test_user_bots as this

    assert bot_name(BOTS[:0] or "auriga") == "auriga" and bot_name(at_the_top) == f"{this.__name__}:at_the_top"
    first, second = (lambda pov, rng: None), (lambda pov, rng: None)
    assert bot_name(first) == bot_name(first) != bot_name(second)


def at_the_top(pov: Pov, rng: Random) -> Any:
    return pov.options.draw(rng)


@pytest.mark.usefixtures("hasty_luck")
def test_ladder_includes_user_bots_and_names_the_base() -> None:
    game = get_game("charioteer")
    found = rate_all(
        game,
        seats=2,
        deals=2,
        seed="own",
        jobs=1,
        edition="reconstructed",
        options={"laps": 1},
        levels=["./mine.py:breaks", "tiro"],
    )
    assert list(found["elo"]) == ["tiro", "./mine.py:breaks"] and found["base"] == "tiro"
    assert found["faults"]["./mine.py:breaks"]["exception"] > 10 and found["fingerprint"]["edition"]


def test_race_file_cannot_run_code(here: Path) -> None:
    play = ["play", "charioteer", "--file", "x.race", "--set", "laps=1", "--seed", "s"]
    first = forked.run(*play, "--seats", "tiro,./mine.py:breaks", folder=here)
    assert first.code == 0 and "raised an exception when asked" in first.out and "ValueError: no idea" in first.out
    header = json.loads((here / "x.race").read_text("utf-8").splitlines()[0])
    assert header["bots"] == ["tiro", "./mine.py:breaks"] and header["fingerprint"]["package"]
    again = forked.run(*play, folder=here)
    assert again.code == 2 and "name it in --seats to go on" in again.err
