"""The command line: bad input is one clear line and exit code 2, a closed pipe is quiet, and files are replayed and
verified."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from hippodrome.core.race_file import new_race, open_table, record_log, to_text, write_file
from hippodrome.core.rng import seed_from
from tests import forked
from tests.games.charioteer.tables import charioteer, play_random


def run(*arguments: str, stdin: str = "") -> subprocess.CompletedProcess[str]:
    done = forked.run(*arguments, stdin=stdin)
    return subprocess.CompletedProcess(arguments, -1 if done.code is None else done.code, done.out, done.err)


@pytest.fixture(scope="module")
def race_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    game, edition = charioteer()
    race = new_race(game, ["Ana", "Ben"], edition="reconstructed", options={"laps": 1}, seed=seed_from("cli"), salt=["x", "y"])
    table = play_random(open_table(race, game, edition), 3)
    file = tmp_path_factory.mktemp("races") / "done.race"
    write_file(file, to_text(record_log(race, table)))
    return file


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["fly"], "No such command 'fly'"),
        (["--lang", "de", "simulate", "chess"], "Ein Spiel „chess“ gibt es nicht"),
        (["play", "chess", "--terminal"], "no game 'chess'"),
        (["play", "charioteer", "--terminal", "--seats", "me,caligula"], "'caligula': write me, me:Name, or a bot"),
        (["play", "charioteer", "--terminal", "--seats", "me"], "2 to 6 seats, not 1"),
        (["play", "charioteer", "--terminal", "--seats", "me,tiro,tiro,tiro,tiro,tiro,tiro"], "2 to 6 seats, not 7"),
        (["play", "charioteer", "--terminal", "--lang", "la"], "no words in 'la'"),
        (["play", "charioteer", "--terminal", "--set", "wings=2"], "no option 'wings'"),
        (["play", "charioteer", "--terminal", "--set", "laps"], "option=value"),
        (["play", "charioteer", "--terminal", "--set", "laps=9"], "cannot be '9'"),
        (["play", "charioteer", "--terminal", "--seed", " "], "seed cannot be empty"),
        (["play", "charioteer", "--terminal", "--edition", "nope"], "no edition 'nope'"),
        (["play", "charioteer", "--terminal", "--edition", "nope.toml"], "No such file"),
        (["play", "charioteer", "--terminal", "--edition", "x" * 300], "has no edition 'xxx"),
        (["play", "charioteer", "--terminal", "--edition", "x" * 300 + ".toml"], "File name too long"),
        (["play", "charioteer", "--terminal", "--colour"], "No such option"),
        (["simulate", "charioteer", "--games", "0"], "a whole number from 1 to"),
        (["simulate", "charioteer", "--seats", "auriga"], "2 to 6 seats, not 1"),
        (["simulate", "charioteer", "--seats", "auriga,nero"], "no bot 'nero'"),
        (["replay", "nope.race"], "No such file"),
        (["verify", "nope.race"], "No such file"),
        (["edition", "check", "nope.toml"], "No such file"),
        (["scenario", "nope.toml"], "nope.toml"),
    ],
)
def test_bad_input_is_one_clear_line(arguments: list[str], says: str) -> None:
    done = run(*arguments)
    assert done.returncode == 2, done
    assert says in done.stderr and "Traceback" not in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1


def test_every_command_has_help_with_an_example() -> None:
    for command in (["play"], ["simulate"], ["scenario"], ["replay"], ["verify"], ["edition", "check"]):
        done = run(*command, "--help")
        assert done.returncode == 0 and "Example: hippodrome" in done.stdout, command


def test_replay_prints_a_race(race_file: Path) -> None:
    told = run("replay", str(race_file), "--lang", "en")
    assert told.returncode == 0 and " wins! 1. " in told.stdout
    assert "You are dealt" not in told.stdout
    mine = run("replay", str(race_file), "--as", "2", "--to", "12", "--lang", "es")
    assert "Recibes" in mine.stdout
    report = json.loads(run("replay", str(race_file), "--json").stdout)
    assert report["over"] and report["winners"] and report["view"]["turn"] > 3
    assert run("replay", str(race_file), "--as", "3").returncode == 2
    assert run("replay", str(race_file), "--to", "99999").returncode == 2


def test_verify_accepts_an_honest_race(race_file: Path) -> None:
    done = run("verify", str(race_file))
    assert done.returncode == 0 and "all" in done.stdout and "draws come from the seed" in done.stdout
    report = json.loads(run("verify", str(race_file), "--json").stdout)
    assert report["fair"] and report["draws_checked"] > 20 and not report["wrong"]


def test_verify_detects_manipulated_draws(race_file: Path, tmp_path: Path) -> None:
    """A file with correct digests whose dice did not come from the seed."""
    from tests.core.test_race_file import resum

    rows = [json.loads(row) for row in race_file.read_text("utf-8").splitlines()]
    die = max(n for n, row in enumerate(rows) if row.get("ask") == "emperor")
    rows[die]["luck"] = [(rows[die]["luck"][0] + 1) % 4]
    steered = tmp_path / "steered.race"
    text = "\n".join(json.dumps(row) for row in rows[: die + 1]) + "\n"
    steered.write_text(resum(text), "utf-8")
    done = run("verify", str(steered))
    assert done.returncode == 1 and f"line {die + 1}" in done.stdout
    secret = [dict(row) for row in rows]
    secret[0]["seed"] = ""
    hidden = tmp_path / "secret.race"
    hidden.write_text(resum("\n".join(json.dumps(row) for row in secret[: die + 1]) + "\n"), "utf-8")
    done = run("verify", str(hidden))
    assert done.returncode == 0 and "still secret" in done.stdout


def test_edition_check_reports_issues(tmp_path: Path) -> None:
    from tests.games.charioteer.test_editions import SOUND

    mine = tmp_path / "my.toml"
    mine.write_text(SOUND, "utf-8")
    assert run("edition", "check", str(mine)).returncode == 0
    mine.write_text(SOUND.replace("hand = 8", "hand = -8").replace("whip = 5", "whip = 900"), "utf-8")
    done = run("edition", "check", str(mine))
    assert done.returncode == 2 and len(done.stderr.splitlines()) == 2 and f"{mine}:" in done.stderr
    report = json.loads(run("edition", "check", str(mine), "--json").stdout)
    assert not report["ok"] and [fault["line"] for fault in report["issues"]] == [12, 17]
    mine.write_bytes(b"\xff\xfe\x00")
    assert "not a text file" in run("edition", "check", str(mine)).stderr
    mine.write_text("x = 1", "utf-8")
    assert "does not say its game" in run("edition", "check", str(mine)).stderr
    assert run("simulate", "charioteer", "--edition", str(mine), "--games", "1").returncode == 2


def test_letters_that_a_stream_cannot_encode_are_replaced(race_file: Path) -> None:
    environment = {**os.environ, "PYTHONIOENCODING": "ascii"}
    done = subprocess.run(
        [sys.executable, "-m", "hippodrome", "replay", str(race_file), "--lang", "es"],
        capture_output=True, timeout=60, check=False, env=environment,
    )  # fmt: skip
    assert done.returncode == 0 and done.stdout.isascii() and not done.stderr


@pytest.mark.parametrize("closed", [">&-", "2>&-", ">&- 2>&-", "2>/dev/full"])
def test_closed_streams_do_not_affect_the_command(race_file: Path, closed: str) -> None:
    for arguments, code in ((f"replay {race_file}", 0), ("replay nope.race", 2)):
        done = subprocess.run(
            f"{sys.executable} -m hippodrome {arguments} {closed}", shell=True, capture_output=True, timeout=60, check=False
        )
        assert done.returncode == code and b"Traceback" not in done.stderr


def test_version_and_short_help_option() -> None:
    assert run("--version").stdout.startswith("hippodrome 0.")
    assert run("-h").stdout.startswith("Usage: ")


def test_closed_pipe_ends_quietly(race_file: Path) -> None:
    done = subprocess.run(
        f"{sys.executable} -m hippodrome replay {race_file} | head -n 1",
        shell=True, capture_output=True, text=True, timeout=60, check=False,
    )  # fmt: skip
    assert done.stdout.count("\n") == 1 and not done.stderr


def test_full_disk_is_reported_in_one_line(race_file: Path) -> None:
    full = Path("/dev/full")
    if not full.exists():
        pytest.skip("this system has no /dev/full")
    with full.open("w") as out:
        done = subprocess.run(
            [sys.executable, "-m", "hippodrome", "replay", str(race_file)],
            stdout=out, stderr=subprocess.PIPE, text=True, timeout=60, check=False,
        )  # fmt: skip
    assert done.returncode == 2 and len(done.stderr.strip().splitlines()) == 1 and "No space left" in done.stderr


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_interrupt_in_a_finalizer_is_not_lost(number: int) -> None:
    code = (
        "import gc, signal, sys, time\n"
        "from hippodrome.cli.runner import run\n"
        "class Tidy:\n"
        f"    def __del__(self): signal.raise_signal({int(number)}); time.sleep(0)\n"
        "def command():\n"
        "    Tidy()\n"
        "    while True: time.sleep(0.01)\n"
        "sys.exit(run(command))\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 128 + number and "Traceback" not in done.stderr


def test_interrupt_waits_until_workers_have_started() -> None:
    from hippodrome.simulation.pool import BlockSignals

    reached = False
    with pytest.raises(KeyboardInterrupt), BlockSignals():
        signal.raise_signal(signal.SIGINT)
        reached = True
    assert reached
