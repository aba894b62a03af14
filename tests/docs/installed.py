"""An installed Hippodrome, and the game of the examples: their wheels, built once, unpacked outside the repository, and a way
to run commands quickly."""

from __future__ import annotations

import fcntl
import json
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple
from uuid import uuid4

import pytest

from benchmarks.load.usage import process_cpu_seconds

REPOSITORY = Path(__file__).parents[2]
EXAMPLE = REPOSITORY / "examples" / "royal-game-of-ur"


def shared_by_all(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Path:
    """A folder that all test processes of a run share."""
    base = tmp_path_factory.getbasetemp()
    return base if worker_id == "master" else base.parent


def install(shared: Path, *sources: Path) -> Path:
    """The folder where the wheels of these projects are installed; built by whichever test process comes first."""
    name = "-".join(source.name for source in sources)
    target = shared / f"installed-{name}"
    with (shared / f"installing-{name}").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not target.exists():
            wheels = [str(build(source, shared / f"wheel-{name}-{n}")) for n, source in enumerate(sources)]
            command = [sys.executable, "-m", "pip", "install", "-q", "--no-deps", "--no-index", "--no-compile"]
            subprocess.run([*command, "--disable-pip-version-check", "--target", str(target), *wheels], check=True)
    return target


def build(source: Path, folder: Path, kind: str = "wheel") -> Path:
    """A project's wheel or sdist."""
    folder.mkdir(exist_ok=True)  # whoever came first may have failed
    built = subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", kind, "-d", str(folder)],
        cwd=source, capture_output=True, text=True, check=False,
    )  # fmt: skip
    if built.returncode:
        missing = f"no {kind} can be built: {built.stderr.strip().splitlines()[-1]}"
        if os.environ.get("CI"):
            pytest.fail(missing)
        pytest.skip(missing)
    return next(folder.glob("*.whl" if kind == "wheel" else "*.tar.gz"))


class Done(NamedTuple):
    """What came of a command."""

    code: int | None
    out: str
    err: str


def _children(process: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{process}/task/{process}/children").read_text().split()]


class Running:
    """A command that was begun."""

    def __init__(self, forks: Forks, pid: int, said: Path) -> None:
        self._forks, self.pid, self._said = forks, pid, said
        self._done: Done | None = None

    def said(self) -> str:
        return (self._said / "stdout").read_text("utf-8", errors="replace")

    def until(self, word: str) -> str:
        """All that was printed, once a word is in it."""
        for _ in range(6000):
            if word in (said := self.said()):
                return said
            time.sleep(0.01)
        raise AssertionError(f"'{word}' never came: {said}")

    def until_it_has_workers(self) -> None:
        """Wait until it has begun processes of its own."""
        for _ in range(6000):
            if len(_children(self.pid)) > 1:
                return
            time.sleep(0.01)
        raise AssertionError("it begins no workers")

    def until_it_has_worked(self, seconds: float, workers: int = 0) -> None:
        """Wait until it has used so much of the processor; with workers, until so many processes of its own have."""
        for _ in range(6000):
            mine = [self.pid] if not workers else _children(self.pid)
            if sum(process_cpu_seconds(process) >= seconds for process in mine) >= max(1, workers):
                return
            time.sleep(0.01)
        raise AssertionError("it does not work")

    def interrupt(self, number: int = signal.SIGINT) -> None:
        """Ctrl-C, as a terminal sends it: to the whole group."""
        os.killpg(self.pid, number)

    def end(self, seconds: float = 120) -> Done:
        """Wait until it has ended."""
        if self._done is None:
            code = self._forks.ask({"wait": self.pid, "seconds": seconds})["code"]
            self._forks.running.discard(self.pid)
            self._done = Done(code, self.said(), (self._said / "stderr").read_text("utf-8", errors="replace"))
        return self._done


def with_tools(environment: Mapping[str, str]) -> dict[str, str]:
    """An environment in which `python -m benchmarks.…` and `python -m training.…` of the repository can be run, too."""
    return {"PYTHONPATH": os.pathsep.join(part for part in (environment.get("PYTHONPATH", ""), str(REPOSITORY)) if part)}


class Forks:
    """Runs commands of a Hippodrome, each in a process forked from one that has imported everything."""

    def __init__(self, home: Path, environment: Mapping[str, str], *more: str) -> None:
        self.home, self.environment = home, dict(environment)
        self.running: set[int] = set()
        """What was begun and not waited for, because its test failed."""
        self._one_at_a_time = threading.Lock()
        command = [sys.executable, str(Path(__file__).with_name("forks.py")), *more]
        self._process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=home, env=self.environment
        )
        self.at = Path(self._read()["at"])

    @classmethod
    def of(cls, installed: Path, home: Path) -> Forks:
        """Of what is installed in a folder, for somebody with a home of their own."""
        # compiled code is kept where other tests keep it: compiling it anew would take a minute
        kept = os.environ.get("XDG_CACHE_HOME") or str(Path.home() / ".cache")
        return cls(
            home,
            {
                "HOME": str(home), "PATH": f"{installed / 'bin'}:{os.environ['PATH']}", "PYTHONPATH": str(installed),
                "LANG": "C.UTF-8", "XDG_CACHE_HOME": kept, "BROWSER": "true", "COLUMNS": "100",
            },
        )  # fmt: skip

    def ask(self, request: Mapping[str, Any]) -> dict[str, Any]:
        assert self._process.stdin is not None
        with self._one_at_a_time:
            self._process.stdin.write(json.dumps(request) + "\n")
            self._process.stdin.flush()
            return self._read()

    def _read(self) -> dict[str, Any]:
        assert self._process.stdout is not None
        found: dict[str, Any] = json.loads(self._process.stdout.readline())
        return found

    def begin(
        self, command: Sequence[str], folder: Path, *, stdin: str = os.devnull, stdout: str = "", **environment: str
    ) -> Running:
        """Begin a command in a folder."""
        said = self.home / f"said-{uuid4().hex}"
        said.mkdir()
        (said / "stdout").touch()
        given = {
            "run": list(command), "folder": str(folder), "stdin": stdin, "stdout": stdout or str(said / "stdout"),
            "stderr": str(said / "stderr"), "environment": {**self.environment, **environment},
        }  # fmt: skip
        pid = self.ask(given)["pid"]
        self.running.add(pid)
        return Running(self, pid, said)

    def run(self, command: Sequence[str], folder: Path, **more: str) -> Done:
        """Run a command to its end."""
        return self.begin(command, folder, **more).end()

    def close(self) -> None:
        assert self._process.stdin is not None
        for pid in self.running:
            with suppress(ProcessLookupError):
                os.killpg(pid, signal.SIGKILL)
        self._process.stdin.close()
        self._process.wait(30)
