"""Whatever some want, the others are served: thinking, the lobby, and races among bots."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from threading import Event
from typing import Any, NamedTuple

import pytest

from hippodrome.bots import SEARCH_LEVELS, timed_effort
from hippodrome.games.registry import BUILT_IN_NAMES
from hippodrome.i18n.localization import LANGUAGES
from hippodrome.server import metrics
from hippodrome.server.api import lobby
from hippodrome.server.limits.fair_queue import FairQueue
from hippodrome.server.tables import admission as tables_module
from hippodrome.server.tables import live_table as live_module
from hippodrome.server.workers import bot_pool
from hippodrome.server.workers.bot_pool import MIN_TIME_SHARE, BotPool, compute_answer
from hippodrome.server.workers.positions import Position
from hippodrome.server.workers.process import Charge, Worker
from tests.server.club import AtOnce, Club, club


def test_addresses_go_round_and_so_do_their_tables() -> None:
    rounds: FairQueue[str] = FairQueue()
    for item in ("a1x", "a1y", "a1z", "a2x", "b1x", "b1y", "a3x", "c1x"):
        rounds.add(item[0], item[1], item)
    expected = ["a1x", "b1x", "c1x", "a2x", "b1y", "a3x", "a1y", "a1z"]
    assert list(rounds) == expected and len(rounds) == 8 and rounds.count_for("a") == 5 and rounds.clients == 3
    rounds.drop("b", "1", "b1x")
    rounds.drop("b", "1", "never there")
    expected.remove("b1x")
    taken = [rounds.take() for _ in range(7)]
    assert taken == ["a1x", "b1y", "c1x", "a2x", "a3x", "a1y", "a1z"] and set(taken) == set(expected)
    assert rounds.take() is None and len(rounds) == 0 and rounds.count_for("a") == 0


class Wish(NamedTuple):
    """Something to think about, as a position is."""

    level: str
    who: str
    part: float = 1.0


class Desk:
    """BotPool whose processes are threads of this one: those that search wait until they are let."""

    def __init__(self, patch: pytest.MonkeyPatch, number: int = 1) -> None:
        self.go_on, self.served = Event(), list[Any]()
        desk = self

        class Fake(Worker):
            def run(self, job: Any, timeout: float, *args: Any, **more: Any) -> str | None:
                if bot_pool.is_search(job):
                    assert desk.go_on.wait(60)
                desk.served.append(job)
                return str(self._work(job)) if isinstance(job, Position) else "thought"

        patch.setattr(bot_pool, "Worker", Fake)
        self.bots = BotPool(number, compute=lambda given: compute_answer(given._replace(level="tiro")))


def run(work: Coroutine[Any, Any, None]) -> None:
    async def bounded() -> None:
        async with asyncio.timeout(60):  # only so that a failure is one, not a standstill
            await work

    asyncio.run(bounded())


def crowd(desk: Desk, tables: int = 40, each: int = 6) -> list[asyncio.Task[str | None]]:
    """What hostile tables of one address want."""
    return [
        asyncio.create_task(desk.bots.choose(Wish("miliarius", f"foe {table}"), client="foe", table=str(table)))
        for table in range(tables)
        for _ in range(each)
    ]


@pytest.mark.parametrize("level", ["tiro", "dummy", "auriga"])
def test_plain_bots_never_wait_behind_those_that_search(level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    desk = Desk(monkeypatch)

    async def work() -> None:
        hostile = crowd(desk)
        await asyncio.sleep(0)
        for n in range(20):
            assert await desk.bots.choose(Wish(level, f"friend {n}"), client="friend", table="t") == "thought"
        assert len(desk.served) == 20 and not any(task.done() for task in hostile)
        desk.go_on.set()
        await asyncio.gather(*hostile)

    run(work())


def test_fair_queue_prefers_the_client_with_the_least_usage_and_alternates_its_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    desk = Desk(monkeypatch)

    async def work() -> None:
        hostile = crowd(desk, tables=5)
        await asyncio.sleep(0)
        friend = asyncio.create_task(desk.bots.choose(Wish("coach", "friend"), client="friend", table="t"))
        await asyncio.sleep(0)
        desk.go_on.set()
        await asyncio.gather(friend, *hostile)
        names = [given.who for given in desk.served]
        assert names.index("friend") <= 2, "one was being thought about, one stood first"
        assert set(names[3:8]) == {f"foe {table}" for table in range(5)}, "each table before any has another"

    run(work())


def test_clients_with_more_jobs_get_shorter_thinking_times(monkeypatch: pytest.MonkeyPatch) -> None:
    desk = Desk(monkeypatch)
    before = metrics.bot_jobs_shortened._value.get()

    async def work() -> None:
        alone = asyncio.create_task(desk.bots.choose(Wish("miliarius", "first"), client="first", table="t"))
        await asyncio.sleep(0)
        hostile = crowd(desk)
        friend = asyncio.create_task(desk.bots.choose(Wish("miliarius", "friend"), client="friend", table="t"))
        await asyncio.sleep(0)
        assert 'hippodrome_jobs_waiting{kind="searching"} 241.0' in metrics.render().decode()
        desk.go_on.set()
        await asyncio.gather(alone, friend, *hostile)

    run(work())
    parts: dict[str, list[float]] = {}
    for given in desk.served:
        parts.setdefault(given.who.split()[0], []).append(given.part)
    assert parts["first"] == [1.0] and parts["friend"] == [1.0]
    assert parts["foe"][0] == MIN_TIME_SHARE and parts["foe"][-1] == 1.0
    assert parts["foe"] == sorted(parts["foe"])
    assert metrics.bot_jobs_shortened._value.get() - before == sum(part < 1 for part in parts["foe"])


def test_who_does_not_wait_any_longer_leaves_no_gap(monkeypatch: pytest.MonkeyPatch) -> None:
    desk = Desk(monkeypatch)

    async def work() -> None:
        tasks = crowd(desk, tables=3, each=1)
        await asyncio.sleep(0)
        tasks[1].cancel()
        await asyncio.sleep(0)
        desk.go_on.set()
        assert await tasks[0] == await tasks[2] == "thought"
        assert await desk.bots.choose(Wish("miliarius", "later")) == "thought"
        assert [given.who for given in desk.served] == ["foe 0", "foe 2", "later"]

    run(work())


@pytest.mark.parametrize("game", BUILT_IN_NAMES)
@pytest.mark.parametrize("level", SEARCH_LEVELS)
def test_a_part_of_the_time_is_a_part_of_the_seconds(game: str, level: str) -> None:
    half, tenth = timed_effort(game, level, 0.5), timed_effort(game, level, 0.1)
    assert half is not None and tenth is not None and half.seconds == pytest.approx(5 * tenth.seconds)
    assert half.playouts == tenth.playouts and timed_effort(game, level, 1.0) is None
    assert timed_effort(game, "auriga", 0.1) is None


# At the server ---------------------------------------------------------------------------------------------------------


class From:
    """Where requests come from."""

    def __init__(self, house: Club) -> None:
        self._house = house
        self.address = "friend"

    @property
    def address(self) -> str:
        return self._house.client.address

    @address.setter
    def address(self, address: str) -> None:
        self._house.client.address = address


@contextmanager
def limited(home: Path, work: BotPool | None = None) -> Iterator[tuple[Club, From]]:
    with club(home, work, rate=10_000, burst=100_000) as house:
        yield house, From(house)


def test_tiro_answers_while_forty_tables_flood_the_queue(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not one of the bots that search is let think, and the honest player's race goes on all the same."""
    desk = Desk(monkeypatch)
    with limited(tmp_path, desk.bots) as (house, origin):
        origin.address = "foe"
        for _ in range(40):
            house.table("charioteer", "me,miliarius,miliarius,miliarius,miliarius,miliarius")
        origin.address = "friend"
        sat = house.table("charioteer", "me,tiro", options={"laps": 1})
        for n in range(5):
            assert sat.asked() == [0]
            sat.answer(0, Random(n))
        sat.settle()
        assert not any(bot_pool.is_search(given) for given in desk.served)
        assert {given.level for given in desk.served} == {"tiro"} and len(desk.served) >= 5
        desk.go_on.set()


def test_races_among_bots_are_few_and_an_address_has_fewer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    desk = Desk(monkeypatch)
    bots = {"game": "charioteer", "seats": [{"kind": "bot", "level": "agitator"}] * 2, "pace": "instant"}
    with limited(tmp_path, desk.bots) as (house, origin):
        origin.address = "foe"
        for _ in range(tables_module.MAX_BOT_RACES_PER_CLIENT):
            house.post("/tables", bots)
        texts = {house.post("/tables", bots, lang=lang, expect=409)["text"] for lang in LANGUAGES}
        assert len(texts) == len(LANGUAGES) and house.post("/tables", bots, expect=409)["error"] == "enough_bot_races"
        house.table("charioteer", "me,agitator")  # with somebody in it, it is no such race
        origin.address = "friend"
        monkeypatch.setattr(tables_module, "MAX_BOT_RACES", tables_module.MAX_BOT_RACES_PER_CLIENT + 1)
        house.post("/tables", bots)
        origin.address = "other"
        assert house.post("/tables", bots, expect=409)["error"] == "enough_bot_races"
        monkeypatch.setattr(live_module, "WATCHED_TIMEOUT", 0.0)  # those that nobody watches rest, and do not count
        house.post("/tables", bots)
        desk.go_on.set()


class Counting(AtOnce):
    """Bots that are counted."""

    thoughts = 0

    async def choose(self, given: Position, *, client: str = "", table: str = "", charge: Charge | None = None) -> str | None:
        self.thoughts += 1
        return compute_answer(given)


def test_a_race_among_bots_pauses_without_watchers_and_resumes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    work = Counting()
    monkeypatch.setattr(live_module, "WATCHED_TIMEOUT", 0.0)
    with limited(tmp_path, work) as (house, _):
        sat = house.table("charioteer", "tiro,tiro", options={"laps": 1})
        for _ in range(5):
            assert sat.state()["table"]["state"] == "running"
        assert work.thoughts == 0, "nobody watches"
        with house.client.websocket_connect(f"/api/tables/{sat.id}/live") as line:
            line.send_json({"secret": None})
            while work.thoughts < 4:
                line.receive_text()
        live = house.live(sat.id)
        while live.bot_task is not None and not live.bot_task.done():
            time.sleep(0.01)
        rested = live.journal.event_count
        if live.journal.state == "running":
            assert sat.state()["table"]["state"] == "running" and live.journal.event_count == rested
        with house.client.websocket_connect(f"/api/tables/{sat.id}/live") as line:
            line.send_json({"secret": None})
            while live.journal.state == "running":
                line.receive_text()
        assert sat.state()["table"]["state"] == "over"


def test_a_request_counts_as_watching_for_a_while(tmp_path: Path) -> None:
    with limited(tmp_path) as (house, _):
        sat = house.table("charioteer", "tiro,tiro", options={"laps": 1})
        while sat.state()["table"]["state"] == "running":
            time.sleep(0.01)
        assert sat.state()["table"]["state"] == "over"


def test_fifty_tables_of_one_address_do_not_empty_the_lobby(tmp_path: Path) -> None:
    body = {"game": "charioteer", "seats": [{"kind": "me"}, {"kind": "open"}]}
    with limited(tmp_path) as (house, origin):
        mine = house.post("/tables", body)["id"]
        origin.address = "foe"
        for _ in range(tables_module.MAX_OPEN_TABLES_PER_CLIENT):
            house.post("/tables", body)
        texts = {house.post("/tables", body, lang=lang, expect=409)["text"] for lang in LANGUAGES}
        assert len(texts) == len(LANGUAGES)
        listed = [table["id"] for table in house.get("/tables")["open"]]
        assert listed[-1] == mine and len(listed) == 1 + lobby.MAX_LISTED_PER_CLIENT


def test_the_rate_limit_of_sitting_down_is_per_client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with limited(tmp_path) as (house, come):
        monkeypatch.setattr(house.tables.limits["sit"], "_now", lambda: 1e9)
        sat, come.address = house.table(seats="me,open"), "foe"
        for _ in range(20):
            house.post(f"/tables/{sat.id}/sit", {"seat": 40}, expect=404)
        assert house.post(f"/tables/{sat.id}/sit", {"seat": 40}, expect=429)["error"] == "too_often"
        come.address = "friend"
        assert house.post(f"/tables/{sat.id}/sit", {"name": "Vera"})["seat"] == 1


def test_addresses_take_turns_in_the_list() -> None:
    spam = [("foe", f"spam {n}") for n in range(400)]
    unknown = [("", f"old {n}") for n in range(100)]
    friends = [(f"friend {n}", f"friend {n}") for n in range(30)]
    shared = lobby.share_fairly([*spam, *unknown, *friends])
    chosen = shared[: lobby.MAX_TABLES_PER_PAGE]
    assert len(shared) == lobby.MAX_LISTED_PER_CLIENT + len(unknown) + len(friends), "whatever is left stands on later pages"
    assert len(chosen) == lobby.MAX_TABLES_PER_PAGE and len(set(chosen)) == lobby.MAX_TABLES_PER_PAGE
    assert [id for id in chosen if id.startswith("friend")] == [id for _, id in friends], "all of them, in their order"
    assert chosen[: lobby.MAX_LISTED_PER_CLIENT] == [f"spam {n}" for n in range(lobby.MAX_LISTED_PER_CLIENT)]
    assert chosen[lobby.MAX_LISTED_PER_CLIENT] == "old 0", "of those whose maker is not known the rest"


def test_open_tables_where_nothing_happens_leave_the_list(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with limited(tmp_path) as (house, _):
        house.post("/tables", {"game": "charioteer", "seats": [{"kind": "me"}, {"kind": "open"}]})
        assert len(house.get("/tables")["open"]) == 1
        later = house.tables.now() + lobby.OPEN_TABLE_MAX_AGE + 1
        monkeypatch.setattr(house.tables, "now", lambda: later)
        assert house.get("/tables")["open"] == []


def test_addresses_are_written_nowhere(tmp_path: Path) -> None:
    with limited(tmp_path) as (house, origin):
        origin.address = "203.0.113.77"
        sat = house.table("charioteer", "me,tiro", options={"laps": 1})
        sat.play(Random(1), answers=2)
        assert house.live(sat.id).creator == origin.address
    assert all(b"203.0.113" not in file.read_bytes() for file in tmp_path.iterdir())
