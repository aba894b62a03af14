"""Thinking on other machines: who dies leaves it to another, turns are fair, and nothing hidden is sent."""

from __future__ import annotations

import asyncio
import os
import re
import subprocess
import sys
import threading
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import ExitStack, asynccontextmanager, contextmanager, suppress
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import psycopg
import pytest
from starlette.testclient import TestClient

from hippodrome.cli.app import start
from hippodrome.core.errors import BadInput
from hippodrome.core.race_file import RaceRecord, new_race, open_table, record_log, to_text
from hippodrome.core.rng import seed_from
from hippodrome.core.table import Table
from hippodrome.games.registry import BUILT_IN_NAMES, get_game, load_edition
from hippodrome.server import metrics
from hippodrome.server.app import Settings, create_app
from hippodrome.server.limits.fair_queue import FairQueue
from hippodrome.server.preflight import DeploymentConfig, examine
from hippodrome.server.storage.store import Store
from hippodrome.server.workers import queue
from hippodrome.server.workers.bot_pool import BotPool, time_share
from hippodrome.server.workers.positions import Position, build_position, position_from_json, position_to_json
from hippodrome.server.workers.queue import JobRequest
from hippodrome.server.workers.remote_client import RemoteWorkerClient
from hippodrome.server.workers.remote_worker import JOB_TIMEOUTS, RemoteWorker
from hippodrome.server.workers.reviews import Reviews
from tests.server.club import Club
from tests.server.errands import briefly, plainly

Line = psycopg.Connection[Any]


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a busy machine a process may take a while to begin."""
    monkeypatch.setitem(JOB_TIMEOUTS, "searching", 600.0)
    monkeypatch.setitem(JOB_TIMEOUTS, "review", 600.0)


@pytest.fixture
def url(postgres_database: str) -> str:
    """A database with an empty queue."""
    Store(postgres_database).close()
    return postgres_database


@pytest.fixture
def line(url: str) -> Iterator[Line]:
    with psycopg.connect(url, autocommit=True) as opened:
        yield opened


@contextmanager
def thinking(url: str, work: Callable[[Position], str] = plainly) -> Iterator[RemoteWorker]:
    """Somebody who thinks, here in a thread; whoever asks finds them there."""
    stop = threading.Event()
    worker = RemoteWorker(url, stop, work, briefly)
    with psycopg.connect(url, autocommit=True) as look:
        before = queue.count_workers(look)
        worker.start()
        until(lambda: queue.count_workers(look) > before)
    try:
        yield worker
    finally:
        stop.set()
        worker.join(30)
        worker.close()


def until(ready: Callable[[], Any]) -> None:
    for _ in range(6000):
        if ready():
            return
        time.sleep(0.01)
    raise AssertionError("it never came")


@asynccontextmanager
async def asking(url: str) -> AsyncIterator[RemoteWorkerClient]:
    """The side of a server."""
    there = RemoteWorkerClient(url)
    listening = asyncio.create_task(there.listen())
    while not there._is_listening:
        await asyncio.sleep(0.01)
    try:
        yield there
    finally:
        await there.close()
        listening.cancel()
        with suppress(asyncio.CancelledError):
            await listening


def run(work: Coroutine[Any, Any, None]) -> None:
    async def bounded() -> None:
        async with asyncio.timeout(600):  # only so that a failure is one, not a standstill
            await work

    asyncio.run(bounded())


def laid(game: str = "charioteer", seed: str = "thoughts") -> tuple[RaceRecord, Table[Any]]:
    rules = get_game(game)
    race = new_race(rules, ["Ana", "Ben", "Cleo"], edition="reconstructed", seed=seed_from(seed))
    return race, open_table(race, rules, load_edition(rules))


def wanted(line: Line, asker: int = 7) -> None:
    """This connection is a server that waits for what it asked for."""
    line.execute(queue.register_server_sql(asker).encode())


def rows(line: Line) -> int:
    found = line.execute("select (select count(*) from thoughts) + (select count(*) from thinking_turns)").fetchone()
    assert found is not None
    return int(found[0])


# Who thinks --------------------------------------------------------------------------------------------------------------


def test_a_remote_worker_answers_for_a_server_without_processes(url: str, line: Line) -> None:
    race, table = laid()

    async def work() -> None:
        async with asking(url) as there:
            bots = BotPool(0, remote=there)
            found = await bots.choose(build_position(race, table, 1, "miliarius"), client="10.0.0.1", table="t")
            assert found is not None and table.why_not(1, table.read(1, found)) is None

    with thinking(url):
        run(work())
    assert rows(line) == 0, "nothing is left behind"


def test_reviews_are_made_elsewhere_too(url: str, line: Line) -> None:
    race, table = laid()
    text = to_text(record_log(race, table))

    async def work() -> None:
        async with asking(url) as there:
            desk = Reviews(remote=there)
            job = desk.enqueue("t", text, [0, 2], "10.0.0.1")
            while job.state not in ("done", "failed"):
                await asyncio.sleep(0.01)
            assert job.result == briefly(text, [0, 2], lambda part: None)
            await desk.close()

    with thinking(url):
        run(work())
    assert rows(line) == 0


def test_one_is_killed_in_the_middle_of_a_thought_and_another_finishes(url: str, line: Line, tmp_path: Path) -> None:
    race, table = laid()
    begun = tmp_path / "begun"
    code = (
        "import threading\n"
        "from tests.server.errands import stuck\nfrom hippodrome.server.workers.remote_worker import RemoteWorker\n"
        f"if __name__ == '__main__':\n    t = RemoteWorker({url!r}, threading.Event(), stuck)\n    t.start()\n    t.join()\n"
    )
    (tmp_path / "dies.py").write_text(code)
    environment = {**os.environ, "BEGUN": str(begun), "PYTHONPATH": os.pathsep.join(["src", str(Path.cwd()), *sys.path])}
    dies = subprocess.Popen([sys.executable, str(tmp_path / "dies.py")], env=environment)

    async def work() -> None:
        until(lambda: queue.count_workers(line))
        async with asking(url) as there:
            bots = BotPool(0, remote=there)
            answer = asyncio.create_task(bots.choose(build_position(race, table, 0, "agitator"), client="a", table="t"))
            while not begun.exists():
                await asyncio.sleep(0.05)
            with ExitStack() as others:
                others.enter_context(thinking(url))
                await asyncio.sleep(0)
                assert not answer.done(), "it is still the first one's"
                dies.kill()
                found = await answer
            assert found is not None and table.why_not(0, table.read(0, found)) is None

    try:
        run(work())
    finally:
        dies.kill()
        dies.wait()
    assert rows(line) == 0


def test_without_workers_the_server_computes_itself(url: str, line: Line) -> None:
    race, table = laid()
    given = build_position(race, table, 0, "agitator")

    async def work() -> None:
        async with asking(url) as there:
            bots = BotPool(1, compute=plainly, timeout=600, remote=there)
            assert await bots.choose(given, client="a", table="t") is not None and rows(line) == 0
            with psycopg.connect(url, autocommit=True) as idle:  # somebody who is there, and goes before it is their turn
                queue.register_worker(idle)
                there._counted_at = -1e9
                answer = asyncio.create_task(bots.choose(given, client="a", table="t"))
                while not rows(line):
                    await asyncio.sleep(0.01)
            assert await answer is not None
            bots.close()

    run(work())
    assert rows(line) == 0


def test_a_job_that_kills_workers_is_given_up(url: str, line: Line) -> None:
    wanted(line)
    id = queue.add(line, 7, JobRequest("searching", "{}", "a", "t"))
    for tries in range(queue.MAX_ATTEMPTS):
        assert not queue.get_status(line, id).is_over, tries
        with psycopg.connect(url, autocommit=True) as dies:
            claimed = queue.claim(dies, queue.register_worker(dies), JOB_TIMEOUTS)
            assert claimed is not None and claimed.id == id and queue.get_status(line, id).is_claimed
        until(lambda: not queue.get_status(line, id).is_claimed)
    assert queue.get_status(line, id) == queue.JobStatus(True, None, 0.0, False, 0)


def test_a_claim_ends_with_its_time_and_what_comes_later_is_not_taken(url: str, line: Line) -> None:
    wanted(line)
    id = queue.add(line, 7, JobRequest("searching", "{}", "a", "t"))
    slow, quick = (queue.register_worker(line) for _ in range(2))
    first = queue.claim(line, slow, {"searching": -queue.CLAIM_GRACE - 1})
    assert first is not None and not queue.get_status(line, id).is_claimed
    second = queue.claim(line, quick, JOB_TIMEOUTS)
    assert second is not None and second.id == id
    queue.finish(line, first, slow, "late")
    assert not queue.get_status(line, id).is_over
    queue.finish(line, second, quick, "mine")
    assert queue.get_status(line, id).result == "mine"


def test_what_a_server_that_is_gone_wanted_is_forgotten(url: str, line: Line) -> None:
    with psycopg.connect(url, autocommit=True) as server:
        wanted(server, 8)
        queue.add(server, 8, JobRequest("searching", "{}", "a", "t"))
        queue.delete_stale(line)
        assert rows(line) == 3
    number = queue.register_worker(line)

    def forgotten() -> bool:
        assert queue.claim(line, number, JOB_TIMEOUTS) is None or rows(line)
        queue.delete_stale(line)
        return rows(line) == 0

    until(forgotten)


def test_remote_workers_answer_for_the_bots_of_a_table(url: str, line: Line) -> None:
    before = metrics.bot_jobs.labels("elsewhere")._value.get()
    app = create_app(Settings(url, rate=0, remote_workers=True, bot_processes=1))
    with thinking(url), TestClient(app) as client:
        sat = Club(client).table("charioteer", "me,agitator", options={"laps": 1})
        sat.answer(0, Random(1))
        until(lambda: 0 in sat.asked())
    assert metrics.bot_jobs.labels("elsewhere")._value.get() > before


# Fair --------------------------------------------------------------------------------------------------------------------


def test_turns_are_those_of_the_queue_in_memory(url: str, line: Line) -> None:
    """Whatever is wanted and taken in whatever order, both queues give out the same."""
    wanted(line)
    number, rng = queue.register_worker(line), Random(5)
    here: FairQueue[str] = FairQueue()
    names: dict[str, str] = {}
    for n in range(150):
        if rng.random() < 0.6:
            address, table = rng.choice("aaaabc"), rng.choice("123")
            id = queue.add(line, 7, JobRequest("searching", "{}", address, table))
            names[id] = f"{address}{table} {n}"
            here.add(address, table, names[id])
        else:
            claimed, expected = queue.claim(line, number, JOB_TIMEOUTS), here.take()
            assert (None if claimed is None else names[claimed.id]) == expected, n
            if claimed is not None:
                queue.finish(line, claimed, number, "x")
                queue.remove(line, claimed.id)
    left = list(here)
    taken = [names[claimed.id] for claimed in iter(lambda: queue.claim(line, number, JOB_TIMEOUTS), None)]
    assert taken == left and len(left) > 20


def test_remote_jobs_are_fair_per_client_and_reviews_come_last(url: str, line: Line) -> None:
    wanted(line)
    number = queue.register_worker(line)
    queue.add(line, 7, JobRequest("review", "{}", "c", "t"))
    for n in range(40):
        queue.add(line, 7, JobRequest("searching", "{}", "foe", str(n % 5)))
    queue.add(line, 7, JobRequest("searching", "{}", "friend", "t"))
    first, second = (queue.claim(line, number, JOB_TIMEOUTS) for _ in range(2))
    assert first is not None and second is not None
    assert first.time_share == time_share(1, 2, 39) < 0.1 and second.time_share == time_share(1, 1, 0) == 1.0
    kinds = [claimed.kind for claimed in iter(lambda: queue.claim(line, number, JOB_TIMEOUTS), None)]
    assert kinds == ["searching"] * 39 + ["review"]


# Hidden ------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", BUILT_IN_NAMES)
def test_what_is_sent_says_neither_seed_nor_names_nor_what_rivals_have_sealed(game: str, url: str, line: Line) -> None:
    """All that a bot's process is not handed is swapped, and not a byte changes."""
    sent = []
    for rival, names in ((1, ["Ana", "Ben", "Cleo"]), (2, ["Xenia", "Yves", "Zoe"])):
        race, table = laid(game)
        rng = Random(rival)
        for _ in range(30):  # the same answers, until several are asked at once
            if len(table.waiting) > 1:
                break
            table.answer(table.waiting[0], table.options(table.waiting[0]).draw(Random(1)))
        if len(table.waiting) > 1:
            for seat in table.waiting[1:]:
                table.answer(seat, table.options(seat).draw(rng))
        assert table.sealed or game != "charioteer"
        other = replace(race, seed=f"{rival}" * 64, commitment=f"c{rival}", salt=[f"s{rival}"], players=names)
        given = build_position(other, table, table.waiting[0], "miliarius")
        sent.append(position_to_json(given))
        plain = position_from_json(sent[-1], 0.5)
        assert plain.race.entries == given.race.entries and plain[1:] == (given.seat, "miliarius", 0.5, given.sampled_state)
    assert sent[0] == sent[1] and "Ana" not in sent[0]
    id = queue.add(line, 7, JobRequest("searching", sent[0], "203.0.113.7", "secret-table"))
    row = str(line.execute("select * from thoughts where id = %s", [id]).fetchone())
    assert sent[0] in row.replace("\\\\", "\\") and "203.0.113.7" not in row and "secret-table" not in row


def test_a_remote_worker_needs_no_right_to_anything_but_the_queue(url: str, line: Line) -> None:
    """The rights are those that the page on hosting names."""
    page = (Path(__file__).parents[3] / "docs/host/workers.md").read_text("utf-8")
    name = f"worker_{line.info.dbname}"
    wanted(line)
    id = queue.add(line, 7, JobRequest("searching", "{}", "a", "t"))
    line.execute(f"create role {name}".encode())
    try:
        granted = re.findall(r"^(grant .* to) worker;$", page, re.M)
        assert len(granted) == 4
        for right in granted:
            line.execute(f"{right} {name}".encode())
        line.execute(f"set role {name}".encode())
        number = queue.register_worker(line)
        claimed = queue.claim(line, number, JOB_TIMEOUTS)
        assert claimed is not None and claimed.id == id
        queue.report_progress(line, claimed, number, 0.5)
        queue.finish(line, claimed, number, "x")
        queue.delete_stale(line)
        for hidden in ("tables", "events", "thinking_key"):
            with pytest.raises(psycopg.errors.InsufficientPrivilege):
                line.execute(f"select * from {hidden}".encode())
    finally:
        line.execute("reset role")
        line.execute(f"drop owned by {name}".encode())
        line.execute(f"drop role {name}".encode())


# Switches ------------------------------------------------------------------------------------------------------------------


def test_it_needs_postgresql_and_says_so(tmp_path: Path, postgres_database: str) -> None:
    here = f"sqlite:///{tmp_path / 'races.db'}"
    for typed in (["worker", "--database", here], ["serve", "--remote-workers", "--database", here]):
        with pytest.raises(BadInput, match="PostgreSQL"):
            start(typed)
    faults = [one.text for one in examine(DeploymentConfig("127.0.0.1", 0, here, remote_workers=True)) if one.kind == "fault"]
    assert len(faults) == 1 and "--remote-workers" in faults[0]
    with pytest.raises(BadInput, match=r"cannot open|schema"):
        start(["worker", "--database", postgres_database])
