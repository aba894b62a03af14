"""The exit code of every command, for every kind of input: the table in docs/study/reference/commands.md."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.docs.commands_in_docs import commands
from tests.docs.installed import REPOSITORY, Forks, with_tools
from tests.soak import crossed

FILE = {
    "replay": ["replay", "@"], "verify": ["verify", "@"], "review": ["review", "@"], "scenario": ["scenario", "@"],
    "edition check": ["edition", "check", "@"], "restore": ["restore", "@", "--database", "sqlite:///made.db"],
    "doctor": ["doctor", "--database", "sqlite:///@"], "backup": ["backup", "made.backup", "--database", "sqlite:///@"],
    "archive": ["archive", "made", "--database", "sqlite:///@"], "play": ["play", "charioteer", "--file", "@"],
    "edition show": ["edition", "show", "charioteer", "--edition", "./@"],
    "simulate": ["simulate", "charioteer", "--games", "1", "--edition", "./@"],
    "ladder": ["ladder", "charioteer", "--levels", "tiro,dummy", "--deals", "2", "--edition", "./@"],
    "serve": ["serve", "--database", "sqlite:///@"],
    "study": ["study", "charioteer", "--games", "1", "--edition", "./@"],
    "edition new": ["edition", "new", "charioteer", "made.toml", "--edition", "./@"],
    "edition diff": ["edition", "diff", "reconstructed", "./@"],
    "edition compare": ["edition", "compare", "charioteer", "reconstructed", "./@", "--games", "1"],
    "edition sweep": ["edition", "sweep", "./@", "race.whip=1..2"],
    "evaluate": ["evaluate", "charioteer-duel-v1", "--deals", "1", "--policy", "./@:policy"],
    "fields": ["fields", "charioteer", "--edition", "./@"],
    "edition tune": ["edition", "tune", "./@", "--target", "length at most 3", "--vary", "race.whip"],
}  # fmt: skip
"""Each command with @ where it reads a file."""
BAD = ["nowhere", "a-folder", "/dev/zero", "/proc/self/mem", "words.txt", "bytes.bin", "empty"]
"""Missing, of a wrong kind, endless, unreadable (for whoever may read everything, too), and what is no file of ours."""
MAKES = {("play", "nowhere"), ("serve", "nowhere"), ("serve", "empty")}
"""What begins with a file that is not there, or a database with nothing in it."""


def test_the_table_knows_every_command() -> None:
    assert set(FILE) == set(commands()) - {"games", "worker", "precompile", "locale check"}, "which read no file"


def test_the_page_names_the_codes_that_the_program_has() -> None:
    from hippodrome.cli import runner

    page = (REPOSITORY / "docs/study/reference/commands.md").read_text("utf-8")
    codes = {
        0,
        runner.EXIT_ISSUES_FOUND,
        runner.EXIT_BAD_INPUT,
        runner.EXIT_INTERRUPTED,
        runner.EXIT_PIPE_CLOSED,
        128 + signal.SIGTERM,
    }
    assert {int(code) for code in re.findall(r"^\| (\d+) \|", page, re.M)} == codes


@pytest.fixture
def mess(folder: Path) -> Path:
    """A folder with what cannot be read."""
    (folder / "a-folder").mkdir()
    (folder / "words.txt").write_text("Nothing of the kind.\n", "utf-8")
    (folder / "bytes.bin").write_bytes(bytes(range(256)))
    (folder / "empty").touch()
    return folder


@pytest.mark.parametrize(("name", "bad"), crossed(list(FILE), BAD, each=2))
def test_a_file_that_cannot_be_used_is_one_line_and_nothing_is_made(name: str, bad: str, mess: Path, forks: Forks) -> None:
    if (name, bad) in MAKES:
        return
    before = {path: path.stat().st_size for path in mess.iterdir()}
    words = [word.replace("./@", bad if bad.startswith("/") else f"./{bad}").replace("@", bad) for word in FILE[name]]
    done = forks.run(["hippodrome", *words], mess)
    told = done.err.strip().splitlines()
    assert done.code == 2 and len(told) == 1 and "Traceback" not in done.err and not done.out, (words, done)
    assert "[Errno" not in done.err and "b'" not in done.err and "\\x" not in done.err, done
    assert {path: path.stat().st_size for path in mess.iterdir()} == before


@pytest.mark.parametrize("file", ["evening.race", "a-folder", "/dev/full", "nowhere/new.backup"])
def test_a_backup_replaces_nothing_and_says_where_it_cannot_be(file: str, mess: Path, forks: Forks) -> None:
    text = (mess / "evening.race").read_bytes()
    done = forks.run(["hippodrome", "backup", file, "--database", "sqlite:///club.db"], mess)
    assert done.code == 2 and len(done.err.strip().splitlines()) == 1 and "[Errno" not in done.err, done
    assert (mess / "evening.race").read_bytes() == text and not list(mess.glob(".*.tmp"))


def test_a_backup_is_replaced_when_asked(mess: Path, forks: Forks) -> None:
    done = forks.run(["hippodrome", "backup", "club.backup", "--overwrite", "--database", "sqlite:///club.db"], mess)
    assert done.code == 0, done


def test_a_database_of_another_program_is_left_alone(mess: Path, forks: Forks) -> None:
    import sqlite3

    with sqlite3.connect(mess / "other.db") as other:
        other.execute("create table mail (text)")
    before = (mess / "other.db").read_bytes()
    for words in (["doctor"], ["backup", "x.backup"], ["archive", "old"], ["restore", "club.backup"], ["serve"]):
        done = forks.run(["hippodrome", *words, "--database", "sqlite:///other.db"], mess)
        assert done.code == 2 and len(done.err.strip().splitlines()) == 1 and not done.out, (words, done)
    with sqlite3.connect(mess / "other.db") as other:
        assert other.execute("select name from sqlite_master").fetchall() == [("mail",)]
    assert len((mess / "other.db").read_bytes()) == len(before)


READERS = [["replay", "evening.race"], ["verify", "evening.race"], ["doctor", "--database", "sqlite:///club.db"],
           ["simulate", "chariot-race", "--games", "1", "--seats", "tiro,tiro", "--engine", "rules"],
           ["edition", "show", "charioteer"], ["play", "--help"],
           ["play", "charioteer", "--terminal", "--seats", "tiro,tiro", "--set", "laps=1"]]  # fmt: skip


@pytest.mark.parametrize("words", READERS, ids=lambda words: words[0])
def test_whoever_reads_may_go_away(words: list[str], mess: Path, forks: Forks) -> None:
    """The command is stopped before its first word, until the other end of its pipe is closed."""
    pipe = mess / "pipe"
    os.mkfifo(pipe)
    reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    running = forks.begin(["hippodrome", *words], mess, stdout=str(pipe), HIPPODROME_FORK_WAITS=str(mess / "go"))
    while not (mess / "go.waits").exists():
        time.sleep(0.01)
    os.close(reader)
    (mess / "go").touch()
    done = running.end()
    assert done.code == 141 and not done.err, done


@pytest.mark.parametrize("words", READERS, ids=lambda words: words[0])
@pytest.mark.parametrize(
    "terminal",
    [{"COLUMNS": "12"}, {"TERM": "dumb"}, {"LANG": "C", "LC_ALL": "C", "PYTHONIOENCODING": "ascii"}],
    ids=["narrow", "dumb", "plain"],
)
def test_every_terminal_will_do(words: list[str], terminal: dict[str, str], mess: Path, forks: Forks) -> None:
    done = forks.run(["hippodrome", *words], mess, **terminal)
    assert done.code == 0 and "Traceback" not in done.err, done
    if "LC_ALL" in terminal:
        assert done.out.isascii() and done.out.count("?") == forks.run(["hippodrome", *words], mess).out.count("?"), done.out


@pytest.mark.parametrize(
    ("words", "moment"),
    [
        (["-m", "hippodrome", "simulate", "charioteer", "--engine", "rules"], "typer"),
        (["-m", "hippodrome", "serve", "--port", "0", "--database", "sqlite:///x.db"], "fastapi"),
        (["-m", "hippodrome", "review", "evening.race"], "numpy"),
        (["-m", "training.value_net", "charioteer", "--out", "x"], "numpy"),
        (["-m", "benchmarks.load"], "asyncio"),
        (["-m", "hippodrome.cli.screenshot", "evening.race", "x.svg"], "rich"),
    ],
    ids=lambda given: given if isinstance(given, str) else given[1],
)
def test_an_interrupt_while_it_starts_is_one_line(words: list[str], moment: str, mess: Path, forks: Forks) -> None:
    """Python says on standard error what it has imported: Ctrl-C comes in the middle of that."""
    running = subprocess.Popen(
        [sys.executable, "-X", "importtime", *words], cwd=mess, text=True,
        env=forks.environment | with_tools(forks.environment),
        stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, stdin=subprocess.DEVNULL,
    )  # fmt: skip
    assert running.stderr is not None
    for line in running.stderr:
        if line.startswith("import time:") and line.rpartition("|")[2].strip().partition(".")[0] == moment:
            running.send_signal(signal.SIGINT)
            break
    told = [line for line in running.stderr if not line.startswith("import time:")]
    assert running.wait(60) == 130 and told == ["hippodrome: stopped\n"], told


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
@pytest.mark.parametrize(
    "words",
    [["simulate", "charioteer", "--games", "100000000", "--engine", "rules", "--jobs", "2"],
     ["serve", "--database", "sqlite:///x.db"], ["play", "--no-browser"]],
    ids=lambda words: words[0],
)  # fmt: skip
def test_an_interrupt_at_work_is_one_line(words: list[str], number: int, mess: Path, forks: Forks) -> None:
    running = forks.begin(["hippodrome", *words], mess)
    running.until("Hippodrome is at ") if words[0] != "simulate" else running.until_it_has_workers()
    running.interrupt(number) if number == signal.SIGINT else os.kill(running.pid, number)
    done = running.end()
    assert done.code == 128 + number and "Traceback" not in done.err, f"ended with {done.code}: {done.err}"
    assert done.err.splitlines()[-1:] == (["hippodrome: stopped"] if number == signal.SIGINT else []), done


@pytest.mark.parametrize(
    "words",
    [["training.value_net", "charioteer", "--out", "/nowhere/x"], ["benchmarks.random_play", "--rounds", "0"],
     ["benchmarks.load", "--rate", "0"], ["benchmarks.memory", "--tables", "0"], ["benchmarks.load", "--tables", "x"],
     ["benchmarks.peers.boardgameio", "--stores", "tape"], ["benchmarks.peers.boardgameio", "--rates", "200,0"],
     ["hippodrome.cli.screenshot", "nowhere.race", "x.svg"],
     ["hippodrome.cli.screenshot", "evening.race", "/nowhere/x.svg"], ["training.cthulhu_500", "--out", "a-folder"]],
    ids=lambda words: " ".join(words),
)  # fmt: skip
def test_tools_end_like_commands(words: list[str], mess: Path, forks: Forks) -> None:
    done = forks.run(["python", "-m", *words], mess, **with_tools(forks.environment))
    assert done.code == 2 and len(done.err.strip().splitlines()) == 1 and "Traceback" not in done.err, done
