"""Processes that serve at one port: those that die have followers, all are replaced one by one, a signal is heard at once."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from multiprocessing import Pipe
from types import SimpleNamespace
from typing import Any

import pytest

from hippodrome.server.cluster import supervisor
from hippodrome.server.cluster.supervisor import EXIT_CANNOT_START, Supervisor
from hippodrome.server.workers.process import Worker


class Fake:
    """A process that does what it is told by a test."""

    def __init__(self, *, obeys: bool = True) -> None:
        (self.pipe, self._other), (sentinel, self._life) = Pipe(duplex=False), Pipe(duplex=False)
        self.is_up = self.is_hung = self.is_gone = self.asked = self.killed = False
        self.obeys = obeys
        self.process = SimpleNamespace(pid=1, exitcode=None, sentinel=sentinel, join=lambda seconds=None: None)

    def read_heartbeats(self) -> None:
        """It says nothing by itself."""

    def end(self, code: int) -> None:
        self.is_gone, self.process.exitcode = True, code

    def terminate(self) -> None:
        self.asked = True
        if self.obeys:
            self.end(0)

    def kill(self) -> None:
        self.killed = True
        self.end(-9)


class Watched(Supervisor):
    """One whose processes are not there."""

    def __init__(self, number: int, make: Callable[[], Fake] = Fake) -> None:
        super().__init__(None, [], number)  # type: ignore[arg-type]
        self.made: list[Fake] = []
        self._make = make
        self.processes: list[Any] = [self.start() for _ in range(number)]

    def start(self) -> Any:
        self.made.append(self._make())
        return self.made[-1]

    def all_up(self) -> None:
        for one in self.made:
            one.is_up = True
        assert self.check()


def test_one_that_dies_or_hangs_has_a_follower() -> None:
    house = Watched(3)
    house.all_up()
    first, second, third = house.made
    first.end(-9)
    third.is_hung = True
    assert house.check()
    assert third.killed and len(house.made) == 5
    assert house.processes == [house.made[3], second, house.made[4]]


def test_if_none_can_start_it_is_no_use() -> None:
    house = Watched(2)
    house.made[1].end(EXIT_CANNOT_START)
    assert not house.check()


def test_one_that_cannot_start_while_others_serve_is_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """The database was away just then, say: that must not end those that serve."""
    house = Watched(2)
    house.all_up()
    house.made[0].end(-9)
    assert house.check()
    for tries in (3, 4):
        house.made[-1].end(EXIT_CANNOT_START)
        assert house.check() and len(house.made) == tries, "not at once"
        monkeypatch.setattr(house, "_retry_at", 0.0)
        assert house.check() and len(house.made) == tries + 1
    assert house.made[1] in house.processes and not house.made[1].asked


def test_all_are_replaced_one_by_one() -> None:
    house = Watched(3, lambda: Fake(obeys=False))
    house.all_up()
    old = list(house.made)
    house.replace_all()
    for n in range(3):
        assert house.check()
        new = house.made[-1]
        assert len(house.made) == 4 + n and house.check() and len(house.made) == 4 + n, "one at a time"
        assert [one.asked for one in old] == [place < n for place in range(3)], "an old one serves until the new one does"
        new.is_up = True
        assert house.check() and old[n].asked and new in house.processes and old[n] not in house.processes
        assert house.check() and len(house.made) == 4 + n, "the old one has not ended yet"
        old[n].end(0)
        assert house.check()
    assert house.check() and house.processes == house.made[3:] and len(house.made) == 6


def test_a_new_one_that_cannot_start_ends_the_replacing() -> None:
    house = Watched(2)
    house.all_up()
    house.replace_all()
    assert house.check()
    house.made[-1].end(EXIT_CANNOT_START)
    assert house.check() and house.check() and len(house.made) == 3
    assert house.processes == house.made[:2] and not any(one.asked for one in house.made[:2])


def test_one_that_dies_while_its_follower_starts_has_one_follower() -> None:
    house = Watched(2)
    house.all_up()
    first, second = house.made
    house._to_replace.append(house.processes[0])
    assert house.check()
    newcomer = house.made[2]
    first.end(-9)
    assert house.check() and len(house.made) == 4
    newcomer.is_up = house.made[3].is_up = True
    assert house.check() and newcomer.asked and house.processes == [house.made[3], second]


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_signal_is_heard_while_processes_start(number: int) -> None:
    house = Watched(2)
    made = house.made
    threading.Timer(0.1, os.kill, (os.getpid(), number)).start()
    before = signal.getsignal(number)
    assert house.run(), "none was up, and none had failed"
    assert signal.getsignal(number) is before
    assert [one.asked for one in made[2:]] == [True, True]


def test_one_that_does_not_end_is_killed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(supervisor, "STOP_TIMEOUT", 0.0)
    house = Watched(1, lambda: Fake(obeys=False))
    threading.Timer(0.1, os.kill, (os.getpid(), signal.SIGTERM)).start()
    assert house.run() and house.made[-1].asked and house.made[-1].killed


def sleepy(_: object) -> None:
    time.sleep(600)


def test_shutdown_does_not_wait_for_background_work() -> None:
    """Whoever ends does not wait for a process that thinks, nor for one that is just being started."""
    worker = Worker(sleepy)
    found = list[object]()
    asking = threading.Thread(target=lambda: found.append(worker.run("?", 600)))
    asking.start()
    while worker._process is None:
        time.sleep(0.01)
    worker.close()
    asking.join(60)
    assert found == [None] and worker._process is None
    assert worker.run("?", 600) is None and worker._process is None, "and nothing is begun any more"


@pytest.mark.parametrize("work", ["bot_pool", "reviews", "comparisons", "sandbox"])
def test_a_process_that_works_for_the_server_brings_neither_web_nor_database(work: str) -> None:
    """It starts in a moment, again after each one that was ended, and takes no more memory than its work."""
    needless = {"fastapi", "starlette", "pydantic", "uvicorn", "websockets", "sqlalchemy"}
    code = f"import sys, hippodrome.server.workers.{work}; print(sorted({needless} & set(sys.modules)))"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "[]\n"
