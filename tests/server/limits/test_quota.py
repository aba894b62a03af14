"""What is done for somebody costs them what it costs: counted in seconds of the processor and bytes, never by the clock."""

from __future__ import annotations

import asyncio
import gzip
import json
import threading
import tracemalloc
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import WebSocketDenialResponse

from hippodrome.games.registry import BUILT_IN_NAMES, edition_text, get_game
from hippodrome.server.api import lobby
from hippodrome.server.errors import ApiError
from hippodrome.server.http import ttl_cache
from hippodrome.server.http.responses import CHUNK_BYTES, GzipBody, GzipResponse, ResponseCache, compress
from hippodrome.server.limits import quota as bills
from hippodrome.server.limits.fair_semaphore import MAX_WAITING_PER_CLIENT, FairSemaphore
from hippodrome.server.limits.quota import Quota, Usage, metered, set_usage
from hippodrome.server.limits.thread_pool import ThreadPool, render_pool
from hippodrome.server.tables import registry
from hippodrome.server.views import drawings, replay
from hippodrome.server.views.delta import DeltaBuilder
from hippodrome.server.workers import sandbox as uploads_module
from hippodrome.server.workers.process import Worker
from tests.largest_editions import largest
from tests.server.club import Club, club

GOLDEN = Path("tests/golden/charioteer/two-seats.race")


class Clock(threading.local):
    """Time that stands still until it is told, in each thread."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


# Bills ----------------------------------------------------------------------------------------------------------------


def test_a_purse_is_emptied_by_what_things_cost_and_fills_again() -> None:
    clock = Clock()
    purse = Quota(30, clock)
    purse.charge("a", 4.9, 0)
    assert purse.has_remaining("a")
    purse.charge("a", 0.4, 0)
    assert not purse.has_remaining("a") and purse.has_remaining("b")
    clock.now = 3  # 0.15 a second
    assert purse.has_remaining("a")
    purse.charge("b", 0, 61_000_000)
    assert not purse.has_remaining("b")
    purse.charge("c", 10.0, 0)
    clock.now += 30
    assert not purse.has_remaining("c"), "5 s at once, 4.5 s refilled"
    clock.now += 5
    assert purse.has_remaining("c")
    assert Quota(0).has_remaining("a")


def test_steps_threads_and_tasks_are_put_on_the_bill_and_waiting_is_not(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock()
    monkeypatch.setattr("time.thread_time", clock)
    monkeypatch.setattr("time.perf_counter", clock)
    monkeypatch.setattr(bills, "stopwatch", bills._Stopwatch())  # the other has read the true clock
    paid: list[float] = []
    purse = Quota(0)
    monkeypatch.setattr(purse, "charge", lambda address, seconds, size, loop: paid.append(seconds))
    bill = Usage("a", purse)
    pool: ThreadPool

    def work(seconds: float) -> None:
        clock.now += seconds

    async def inner() -> int:
        work(1)
        await asyncio.sleep(0)
        work(2)
        await pool.run(work, 4)
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(0.001):
                await asyncio.sleep(10)
        work(8)
        return 7

    async def elsewhere() -> None:
        work(100)

    async def all_of_it() -> None:
        nonlocal pool
        pool = render_pool()
        other = asyncio.create_task(elsewhere())
        set_usage(bill)
        assert await metered(inner()) == 7
        await other
        with pytest.raises(ZeroDivisionError):
            await metered(fails())

    async def fails() -> None:
        work(16)
        raise ZeroDivisionError

    asyncio.run(all_of_it())
    assert sum(paid) + bill.seconds == 31


def test_a_long_step_costs_what_the_processor_did_and_a_short_one_what_it_took(monkeypatch: pytest.MonkeyPatch) -> None:
    """A step that others interrupt costs no more for it; nor does one pay for what was done between steps."""
    wall, used = Clock(), Clock()
    monkeypatch.setattr("time.thread_time", used)
    monkeypatch.setattr("time.perf_counter", wall)
    watch = bills._Stopwatch()

    def step(takes: float, uses: float) -> float:
        began = watch.start()
        wall.now += takes
        used.now += uses
        return watch.spent(began)

    assert step(8.0, 2.0) == 2.0
    used.now += 50.0
    wall.now += 60.0
    assert step(8.0, 2.0) == 2.0, "what was used between them is nobody's"
    assert step(2**-12, 0.0) == 2**-12 and step(4.0, 1.0) == 1.0 - 2**-12


def test_an_address_that_has_used_its_share_waits_and_others_do_not(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A few requests that cost much are told to wait, long before their number would be."""
    clock = Clock()
    monkeypatch.setattr("time.thread_time", clock)
    monkeypatch.setattr("time.perf_counter", clock)
    monkeypatch.setattr(bills, "stopwatch", bills._Stopwatch())  # the other has read the true clock
    monkeypatch.setattr(bills, "CPU_SECONDS_PER_REQUEST", 1e-9)

    def slow(text: str) -> str:
        clock.now += 3
        return "<svg/>"

    monkeypatch.setattr(lobby, "_draw_qr", slow)
    with club(tmp_path, rate=30, burst=300) as house:
        said = [house.client.post("/api/qr", json={"text": f"{n}"}).status_code for n in range(5)]
        assert said == [200, 200, 429, 429, 429]
        assert house.client.get("/api/locale").json()["error"] == "too_much"
        assert house.client.get("/health").status_code == 200


def test_what_a_line_is_told_is_on_its_bill(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever opens lines again and again pays for the greetings and for all that is made for them, asked for or not."""
    clock = Clock()
    monkeypatch.setattr("time.thread_time", clock)
    monkeypatch.setattr("time.perf_counter", clock)
    monkeypatch.setattr(bills, "stopwatch", bills._Stopwatch())  # the other has read the true clock
    monkeypatch.setattr(bills, "CPU_SECONDS_PER_REQUEST", 1e-9)
    news = DeltaBuilder.delta

    def slow(reader: DeltaBuilder) -> str:
        clock.now += 3
        return news(reader)

    monkeypatch.setattr(DeltaBuilder, "delta", slow)
    with club(tmp_path, rate=30, burst=300) as house:
        sat = house.table(seats="me,me")
        for _ in range(2):
            assert house.client.get("/api/locale").status_code == 200
            with house.client.websocket_connect(f"/api/tables/{sat.id}/live") as line:
                line.send_json({"secret": None})
                line.receive_json()
        assert house.client.get("/api/locale").json()["error"] == "too_much"


def test_what_a_line_is_sent_is_on_its_bill(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bills, "BYTES_PER_REQUEST", 1e-9)
    monkeypatch.setattr(bills, "BURST", (5.0, 40_000))
    with club(tmp_path, rate=30, burst=300) as house:
        sat = house.table(seats="me,me")
        told = 0
        while house.client.get("/health").status_code == 200 and house.client.get(f"/api/tables/{sat.id}").status_code == 200:
            try:
                with house.client.websocket_connect(f"/api/tables/{sat.id}/live") as line:
                    line.send_json({"secret": None})
                    told += len(line.receive_text())
            except WebSocketDenialResponse:  # the bill was full just then
                break
            assert told < 80_000, "bytes over a line cost nothing"
        assert told


def test_shared_responses_are_rendered_once(house: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []

    def count(module: Any, name: str) -> None:
        real = getattr(module, name)

        def counted(*given: Any) -> Any:
            made.append(name)
            return real(*given)

        monkeypatch.setattr(module, name, counted)

    count(lobby, "_draw_qr")
    count(lobby, "_game_summary")
    count(replay, "replay")
    count(replay, "list_draws")
    brought = house.client.post("/api/races", content=GOLDEN.read_bytes()).json()["id"]
    for _ in range(3):
        assert house.client.post("/api/qr", json={"text": "once"}).status_code == 200
        assert len(house.get("/games")) == 3
        for what in ("replay", "luck"):
            house.get(f"/tables/{brought}/{what}")
        assert house.client.get(f"/api/tables/{brought}/race").text == GOLDEN.read_text("utf-8")
    assert sorted(made) == ["_draw_qr", "_game_summary", "_game_summary", "_game_summary", "list_draws", "replay"]


def test_health_and_metrics_are_looked_at_once_a_moment(house: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ttl_cache, "TTL_SECONDS", 1e9)
    asked: list[int] = []
    counts = house.tables.store.counts

    def counted() -> dict[str, int]:
        asked.append(1)
        return counts()

    monkeypatch.setattr(house.tables.store, "counts", counted)
    assert {house.client.get("/health").status_code for _ in range(20)} == {200} and asked == [1]
    assert len({house.client.get("/metrics").content for _ in range(5)}) == 1


def test_pages_health_and_metrics_are_counted_too(tmp_path: Path) -> None:
    with club(tmp_path, rate=1e-6, burst=2) as house:
        for path in ("/health", "/metrics", "/", "/static/styles/style.css"):
            assert house.client.get(path).status_code != 429
        assert {house.client.get("/health").status_code for _ in range(40)} == {200, 429}


# Turns ----------------------------------------------------------------------------------------------------------------


def test_addresses_are_served_in_turn() -> None:
    served: list[str] = []

    async def one(turns: FairSemaphore, who: str) -> None:
        set_usage(Usage(who, Quota(0)))
        async with turns.slot():
            served.append(who)
            await asyncio.sleep(0)

    async def all_of_them() -> None:
        turns = FairSemaphore()
        flood = [asyncio.create_task(one(turns, "flood")) for _ in range(MAX_WAITING_PER_CLIENT + 5)]
        await asyncio.sleep(0)
        honest = [asyncio.create_task(one(turns, who)) for who in ("ana", "ben")]
        given_up = asyncio.create_task(one(turns, "gone"))
        await asyncio.sleep(0)
        given_up.cancel()
        done = await asyncio.gather(*flood, *honest, return_exceptions=True)
        assert sum(isinstance(each, ApiError) for each in done) == 4, "no more than so many wait"
        async with turns.slot():
            pass

    asyncio.run(all_of_them())
    assert set(served[:6]) == {"flood", "ana", "ben"} and "gone" not in served


def test_slow_uploads_do_not_keep_honest_ones_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    """Twenty that never end, of one address: an edition of another waits for one moment of them, whatever lies before."""
    done: list[str] = []

    class Process(Worker):
        def run(
            self, job: Any, timeout: float, on_progress: Any = None, charge: Any = None, **more: Any
        ) -> uploads_module.Outcome:
            if job is None:
                return uploads_module.Outcome()
            text, quick = job.given.text, job.seconds == uploads_module.QUICK_CPU_SECONDS
            done.append(f"{text} {'quick' if quick else 'slow'}")
            charge(3 if text == "slow" else 0.1)
            return uploads_module.Outcome("{}", is_timed_out=text == "slow")

    monkeypatch.setattr(uploads_module, "Worker", Process)

    async def bring(uploads: uploads_module.Sandbox, who: str, text: str) -> None:
        set_usage(Usage(who, purse))
        await uploads.check(uploads_module.Upload(text, "charioteer"))

    async def all_of_them() -> None:
        uploads = uploads_module.Sandbox()
        slow = [asyncio.create_task(bring(uploads, "a", "slow")) for _ in range(20)]
        await asyncio.sleep(0)
        await bring(uploads, "b", "honest")
        before = list(done)
        results = await asyncio.gather(*slow, return_exceptions=True)
        assert before.count("slow quick") <= 2 and before[-1] == "honest quick"
        assert all(isinstance(result, Exception) for result in results)
        assert any(isinstance(result, ApiError) for result in results), "who brings what is slow pays for it"

    purse = Quota(30)
    asyncio.run(all_of_them())


# Large answers --------------------------------------------------------------------------------------------------------


def test_a_large_response_is_streamed_in_chunks_and_not_buffered() -> None:
    text = b"".join(b"%d " % (n * n) for n in range(1_000_000))
    kept = compress(text)
    for packed in (True, False):
        scope = {"type": "http", "headers": [(b"accept-encoding", b"gzip")] if packed else []}
        sent: list[bytes] = []

        async def send(message: dict[str, Any], sent: list[bytes] = sent) -> None:
            if message["type"] == "http.response.body":
                assert len(message["body"]) <= CHUNK_BYTES
                sent.append(message["body"])

        tracemalloc.start()
        largest = 0
        pieces = kept.chunks(compressed=packed)
        for _ in pieces:
            largest = max(largest, tracemalloc.get_traced_memory()[0])
        tracemalloc.stop()
        assert largest < (len(kept.data) + 1_000_000 if not packed else 200_000)
        asyncio.run(GzipResponse(kept)(scope, None, send))  # type: ignore[arg-type]
        assert (gzip.decompress(b"".join(sent)) if packed else b"".join(sent)) == text


def test_the_shelf_has_an_end_and_keeps_what_is_asked_for() -> None:
    async def fill() -> None:
        shelf = ResponseCache(1000)
        for n in range(100):
            await shelf.get_or_create(n, lambda: _packed(300))
            found = await shelf.get_or_create(0, lambda: _packed(300))
            assert shelf.size <= 1000 and isinstance(found, GzipBody)

    made = []

    async def _packed(size: int) -> GzipBody:
        made.append(size)
        return GzipBody(bytes(size), size)

    asyncio.run(fill())
    assert len(made) == 100, "what is asked for again and again stays"


def test_the_luck_of_the_largest_race_is_small(house: Club) -> None:
    """The salt stands beside every draw; it has an end, and so has what is made of it."""
    rows = [json.loads(line) for line in GOLDEN.read_text("utf-8").splitlines()]
    assert sum("luck" in row for row in rows) * (16 * 64 * 4 + 500) < 4_000_000
    brought = house.client.post("/api/races", content=GOLDEN.read_bytes()).json()["id"]
    assert len(house.client.get(f"/api/tables/{brought}/luck").content) < 1_000_000


def test_large_idle_races_are_evicted_from_memory(house: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    lines = len(GOLDEN.read_text("utf-8").splitlines()) - 1
    monkeypatch.setattr(registry, "MAX_IDLE_LOG_ENTRIES", 2 * lines)
    brought = [house.client.post("/api/races", content=GOLDEN.read_bytes()).json()["id"] for _ in range(5)]
    assert list(house.tables._live) == brought[-2:]
    assert house.get(f"/tables/{brought[0]}")["state"] == "over", "it is read again when somebody comes"


# Boards and faces -----------------------------------------------------------------------------------------------------


def _is_loop() -> bool:
    try:
        asyncio.get_running_loop()
    except RuntimeError:
        return False
    return True


@pytest.mark.parametrize("game", BUILT_IN_NAMES)
def test_nothing_is_drawn_on_the_loop(game: str, house: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of an edition that somebody brought, nothing is even drawn in this process; of the house's, never on the loop."""
    drawn: list[tuple[str, bool]] = []
    draw = drawings.draw

    def watched(sketch: drawings.DrawingSpec) -> str:
        drawn.append((sketch.edition, _is_loop()))
        return draw(sketch)

    monkeypatch.setattr("hippodrome.server.views.render_cache.draw", watched)
    monkeypatch.setattr(uploads_module, "draw", watched)
    seats = ",".join(["me"] * get_game(game).seats.start)
    for edition, text in (("mine", largest(game)), ("reconstructed", "")):
        sat = house.table(game, seats, edition=edition, edition_text=text)
        state = sat.state(0)
        assert not [name for name, _ in drawn if name == edition], "the state says where, and draws nothing"
        for kind in ("board", "faces"):
            reply = house.client.get(state[kind])
            assert reply.status_code == 200 and "immutable" in reply.headers["cache-control"]
            assert 1000 < len(reply.content) < 1_000_000
        for kind in ("rulebook", "gallery"):
            assert 1000 < len(house.client.get(f"/api/tables/{sat.id}/{kind}").content) < 2_000_000
        if state["prompt"]["mine"]:
            sat.act(0, "consider", {"prompt_token": state["prompt"]["prompt_token"]})
        house.get(f"/tables/{sat.id}/replay")
    assert drawn == [("reconstructed", False)] * 4


def test_a_drawing_has_another_address_when_it_looks_different(house: Club) -> None:
    own = edition_text(get_game("charioteer"), "reconstructed")[0] + "# mine\n"
    other = own.replace('name = "', 'name = "x', 1)
    marks = {
        house.table(seats=seats, **more).state()["board"].rpartition("v=")[2]
        for seats, more in (
            ("me,me", {}),
            ("me,me", {}),
            ("me,me,me", {}),
            ("me,me", {"options": {"laps": 1}}),
            ("me,me", {"edition": "own", "edition_text": own}),
            ("me,me", {"edition": "own", "edition_text": other}),
        )
    }
    assert len(marks) == 5
