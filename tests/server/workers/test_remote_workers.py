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
from hippodrome.core.race_file import Race, new_race, open_table, to_text, write_down
from hippodrome.core.rng import seed_from
from hippodrome.core.table import Table
from hippodrome.games.registry import NAMES, find, load_edition
from hippodrome.server import metrics
from hippodrome.server.app import Settings, make_app
from hippodrome.server.http.fair_queue import FairQueue
from hippodrome.server.preflight import SetUp, examine
from hippodrome.server.storage.store import Store
from hippodrome.server.workers import queue
from hippodrome.server.workers.bot_pool import BotProcesses, part_of_the_time
from hippodrome.server.workers.positions import Position, position, read_position, write_position
from hippodrome.server.workers.queue import Wanted
from hippodrome.server.workers.remote_client import Thinkers
from hippodrome.server.workers.remote_worker import SECONDS, Thinker
from hippodrome.server.workers.reviews import Reviews
from tests.server.club import Club
from tests.server.errands import briefly, plainly

Line = psycopg.Connection[Any]


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a busy machine a process may take a while to begin."""
    monkeypatch.setitem(SECONDS, "searching", 600.0)
    monkeypatch.setitem(SECONDS, "review", 600.0)


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
def thinking(url: str, work: Callable[[Position], str] = plainly) -> Iterator[Thinker]:
    """Somebody who thinks, here in a thread; whoever asks finds them there."""
    stop = threading.Event()
    thinker = Thinker(url, stop, work, briefly)
    with psycopg.connect(url, autocommit=True) as look:
        before = queue.thinkers(look)
        thinker.start()
        until(lambda: queue.thinkers(look) > before)
    try:
        yield thinker
    finally:
        stop.set()
        thinker.join(30)
        thinker.close()


def until(ready: Callable[[], Any]) -> None:
    for _ in range(6000):
        if ready():
            return
        time.sleep(0.01)
    raise AssertionError("it never came")


@asynccontextmanager
async def asking(url: str) -> AsyncIterator[Thinkers]:
    """The side of a server."""
    there = Thinkers(url)
    listening = asyncio.create_task(there.listen())
    while not there._listening:
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


def laid(game: str = "charioteer", seed: str = "thoughts") -> tuple[Race, Table[Any]]:
    rules = find(game)
    race = new_race(rules, ["Ana", "Ben", "Cleo"], edition="reconstructed", seed=seed_from(seed))
    return race, open_table(race, rules, load_edition(rules))


def wanted(line: Line, asker: int = 7) -> None:
    """This connection is a server that waits for what it asked for."""
    line.execute(queue.become_asker(asker).encode())


def rows(line: Line) -> int:
    found = line.execute("select (select count(*) from thoughts) + (select count(*) from thinking_turns)").fetchone()
    assert found is not None
    return int(found[0])


# Who thinks --------------------------------------------------------------------------------------------------------------


def test_a_thinker_answers_for_a_server_without_processes(url: str, line: Line) -> None:
    race, table = laid()

    async def work() -> None:
        async with asking(url) as there:
            bots = BotProcesses(0, elsewhere=there)
            found = await bots.choose(position(race, table, 1, "miliarius"), address="10.0.0.1", table="t")
            assert found is not None and table.why_not(1, table.read(1, found)) is None

    with thinking(url):
        run(work())
    assert rows(line) == 0, "nothing is left behind"


def test_reviews_are_made_elsewhere_too(url: str, line: Line) -> None:
    race, table = laid()
    text = to_text(write_down(race, table))

    async def work() -> None:
        async with asking(url) as there:
            desk = Reviews(elsewhere=there)
            job = desk.begin("t", text, [0, 2], "10.0.0.1")
            while job.state not in ("done", "failed"):
                await asyncio.sleep(0.01)
            assert job.found == briefly(text, [0, 2], lambda part: None)
            desk.close()

    with thinking(url):
        run(work())
    assert rows(line) == 0


def test_one_is_killed_in_the_middle_of_a_thought_and_another_finishes(url: str, line: Line, tmp_path: Path) -> None:
    race, table = laid()
    begun = tmp_path / "begun"
    code = (
        "import threading\n"
        "from tests.server.errands import stuck\nfrom hippodrome.server.workers.remote_worker import Thinker\n"
        f"if __name__ == '__main__':\n    t = Thinker({url!r}, threading.Event(), stuck)\n    t.start()\n    t.join()\n"
    )
    (tmp_path / "dies.py").write_text(code)
    environment = {**os.environ, "BEGUN": str(begun), "PYTHONPATH": os.pathsep.join(["src", str(Path.cwd()), *sys.path])}
    dies = subprocess.Popen([sys.executable, str(tmp_path / "dies.py")], env=environment)

    async def work() -> None:
        until(lambda: queue.thinkers(line))
        async with asking(url) as there:
            bots = BotProcesses(0, elsewhere=there)
            answer = asyncio.create_task(bots.choose(position(race, table, 0, "agitator"), address="a", table="t"))
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


def test_with_nobody_there_the_server_thinks_itself(url: str, line: Line) -> None:
    race, table = laid()
    given = position(race, table, 0, "agitator")

    async def work() -> None:
        async with asking(url) as there:
            bots = BotProcesses(1, think=plainly, patience=600, elsewhere=there)
            assert await bots.choose(given, address="a", table="t") is not None and rows(line) == 0
            with psycopg.connect(url, autocommit=True) as idle:  # somebody who is there, and goes before it is their turn
                queue.become_thinker(idle)
                there._counted = -1e9
                answer = asyncio.create_task(bots.choose(given, address="a", table="t"))
                while not rows(line):
                    await asyncio.sleep(0.01)
            assert await answer is not None
            bots.close()

    run(work())
    assert rows(line) == 0


def test_what_thinkers_die_of_is_given_up(url: str, line: Line) -> None:
    wanted(line)
    id = queue.add(line, 7, Wanted("searching", "{}", "a", "t"))
    for tries in range(queue.MOST_TRIES):
        assert not queue.look(line, id).over, tries
        with psycopg.connect(url, autocommit=True) as dies:
            claimed = queue.claim(dies, queue.become_thinker(dies), SECONDS)
            assert claimed is not None and claimed.id == id and queue.look(line, id).claimed
        until(lambda: not queue.look(line, id).claimed)
    assert queue.look(line, id) == queue.News(True, None, 0.0, False, 0)


def test_a_claim_ends_with_its_time_and_what_comes_later_is_not_taken(url: str, line: Line) -> None:
    wanted(line)
    id = queue.add(line, 7, Wanted("searching", "{}", "a", "t"))
    slow, quick = (queue.become_thinker(line) for _ in range(2))
    first = queue.claim(line, slow, {"searching": -queue.GRACE - 1})
    assert first is not None and not queue.look(line, id).claimed
    second = queue.claim(line, quick, SECONDS)
    assert second is not None and second.id == id
    queue.finish(line, first, slow, "late")
    assert not queue.look(line, id).over
    queue.finish(line, second, quick, "mine")
    assert queue.look(line, id).found == "mine"


def test_what_a_server_that_is_gone_wanted_is_forgotten(url: str, line: Line) -> None:
    with psycopg.connect(url, autocommit=True) as server:
        wanted(server, 8)
        queue.add(server, 8, Wanted("searching", "{}", "a", "t"))
        queue.forget_stale(line)
        assert rows(line) == 3
    number = queue.become_thinker(line)

    def forgotten() -> bool:
        assert queue.claim(line, number, SECONDS) is None or rows(line)
        queue.forget_stale(line)
        return rows(line) == 0

    until(forgotten)


def test_a_table_of_a_server_with_thinkers_is_played_on_by_them(url: str, line: Line) -> None:
    before = metrics.thoughts.labels("elsewhere")._value.get()
    app = make_app(Settings(url, rate=0, thinkers=True, bot_processes=1))
    with thinking(url), TestClient(app) as client:
        sat = Club(client).table("charioteer", "me,agitator", options={"laps": 1})
        sat.answer(0, Random(1))
        until(lambda: 0 in sat.asked())
    assert metrics.thoughts.labels("elsewhere")._value.get() > before


# Fair --------------------------------------------------------------------------------------------------------------------


def test_turns_are_those_of_the_queue_in_memory(url: str, line: Line) -> None:
    """Whatever is wanted and taken in whatever order, both queues give out the same."""
    wanted(line)
    number, rng = queue.become_thinker(line), Random(5)
    here: FairQueue[str] = FairQueue()
    names: dict[str, str] = {}
    for n in range(150):
        if rng.random() < 0.6:
            address, table = rng.choice("aaaabc"), rng.choice("123")
            id = queue.add(line, 7, Wanted("searching", "{}", address, table))
            names[id] = f"{address}{table} {n}"
            here.add(address, table, names[id])
        else:
            claimed, expected = queue.claim(line, number, SECONDS), here.take()
            assert (None if claimed is None else names[claimed.id]) == expected, n
            if claimed is not None:
                queue.finish(line, claimed, number, "x")
                queue.remove(line, claimed.id)
    left = list(here)
    taken = [names[claimed.id] for claimed in iter(lambda: queue.claim(line, number, SECONDS), None)]
    assert taken == left and len(left) > 20


def test_whoever_wants_much_thinks_shorter_and_reviews_come_last(url: str, line: Line) -> None:
    wanted(line)
    number = queue.become_thinker(line)
    queue.add(line, 7, Wanted("review", "{}", "c", "t"))
    for n in range(40):
        queue.add(line, 7, Wanted("searching", "{}", "foe", str(n % 5)))
    queue.add(line, 7, Wanted("searching", "{}", "friend", "t"))
    first, second = (queue.claim(line, number, SECONDS) for _ in range(2))
    assert first is not None and second is not None
    assert first.part == part_of_the_time(1, 2, 39) < 0.1 and second.part == part_of_the_time(1, 1, 0) == 1.0
    kinds = [claimed.kind for claimed in iter(lambda: queue.claim(line, number, SECONDS), None)]
    assert kinds == ["searching"] * 39 + ["review"]


# Hidden ------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", NAMES)
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
        given = position(other, table, table.waiting[0], "miliarius")
        sent.append(write_position(given))
        plain = read_position(sent[-1], 0.5)
        assert plain.race.lines == given.race.lines and plain[1:] == (given.seat, "miliarius", 0.5, given.laid)
    assert sent[0] == sent[1] and "Ana" not in sent[0]
    id = queue.add(line, 7, Wanted("searching", sent[0], "203.0.113.7", "secret-table"))
    row = str(line.execute("select * from thoughts where id = %s", [id]).fetchone())
    assert sent[0] in row.replace("\\\\", "\\") and "203.0.113.7" not in row and "secret-table" not in row


def test_a_thinker_needs_no_right_to_anything_but_the_queue(url: str, line: Line) -> None:
    """The rights are those that the page on hosting names."""
    page = (Path(__file__).parents[3] / "docs/hosting.md").read_text("utf-8")
    name = f"thinker_{line.info.dbname}"
    wanted(line)
    id = queue.add(line, 7, Wanted("searching", "{}", "a", "t"))
    line.execute(f"create role {name}".encode())
    try:
        granted = re.findall(r"^(grant .* to) thinker;$", page, re.M)
        assert len(granted) == 4
        for right in granted:
            line.execute(f"{right} {name}".encode())
        line.execute(f"set role {name}".encode())
        number = queue.become_thinker(line)
        claimed = queue.claim(line, number, SECONDS)
        assert claimed is not None and claimed.id == id
        queue.tell(line, claimed, number, 0.5)
        queue.finish(line, claimed, number, "x")
        queue.forget_stale(line)
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
    for typed in (["think", "--database", here], ["serve", "--thinkers", "--database", here]):
        with pytest.raises(BadInput, match="PostgreSQL"):
            start(typed)
    faults = [one.text for one in examine(SetUp("127.0.0.1", 0, here, thinkers=True)) if one.kind == "fault"]
    assert len(faults) == 1 and "--thinkers" in faults[0]
    with pytest.raises(BadInput, match=r"cannot open|schema"):
        start(["think", "--database", postgres_database])
