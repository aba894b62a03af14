"""Work that a client requests is bounded: queued fairly, ended by CPU time, charged while it runs, and limited on disk."""

from __future__ import annotations

import ast
import asyncio
import ssl
import threading
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from sqlalchemy import select

from hippodrome.games.registry import edition_text, get_game
from hippodrome.server.api import tables as table_api
from hippodrome.server.app import Settings, create_app
from hippodrome.server.errors import ApiError
from hippodrome.server.limits import quota, thread_pool
from hippodrome.server.limits.quota import Quota, Quotas, Usage, set_usage
from hippodrome.server.limits.thread_pool import ThreadPool, checkpoint
from hippodrome.server.storage import editions, maintenance, models
from hippodrome.server.storage.editions import EditionStore, StoredEdition
from hippodrome.server.storage.store import DAY, Store
from hippodrome.server.tables.admission import BOT_SEAT_BYTES, EVENT_BYTES
from hippodrome.server.tables.expiry import Expiry
from hippodrome.server.views.replay import replay
from hippodrome.server.views.state import options_for
from hippodrome.server.workers import bot_pool, webhooks
from hippodrome.server.workers.bot_pool import BotPool
from hippodrome.server.workers.process import Charge, Worker
from hippodrome.server.workers.webhooks import Messenger, Target, TlsContext
from tests.server.club import AtOnce, Club, club
from tests.server.errands import compiles_beside, spins, spins_for
from tests.server.wire import listening, over

OWN = edition_text(get_game("charioteer"), "reconstructed")[0].replace("laps = 3", "laps = 2", 1)


def eventually(condition: Callable[[], bool]) -> None:
    until = time.monotonic() + 60
    while not condition():
        assert time.monotonic() < until
        time.sleep(0.005)


# Threads --------------------------------------------------------------------------------------------------------------


def test_thread_pool_leaves_a_thread_to_other_clients() -> None:
    """One client fills its share of the pool and the queue; another is served at once, and so is the server itself."""
    gate = threading.Event()

    async def blocked(pool: ThreadPool) -> None:
        set_usage(Usage("greedy", Quota(0)))
        await pool.run(gate.wait, 60)

    async def day() -> None:
        pool = ThreadPool("test", 2, 1)
        greedy = [asyncio.create_task(blocked(pool)) for _ in range(8)]
        await asyncio.sleep(0)
        set_usage(Usage("honest", Quota(0)))
        assert await asyncio.wait_for(pool.run(lambda: 7), 30) == 7
        assert await asyncio.wait_for(pool.run_for_server(lambda: 8), 30) == 8
        gate.set()
        await asyncio.gather(*greedy)
        pool.close()

    asyncio.run(day())


def test_thread_pool_keeps_the_thread_and_the_lock_of_a_client_that_goes_away() -> None:
    gate, order = threading.Event(), list[str]()

    async def day() -> None:
        pool, lock = ThreadPool("test", 1, 1), asyncio.Lock()

        def first() -> None:
            gate.wait(60)
            order.append("first")

        gone = asyncio.create_task(pool.run_locked(lock, first))
        while not lock.locked():
            await asyncio.sleep(0)
        gone.cancel()
        await asyncio.gather(gone, return_exceptions=True)
        assert lock.locked()
        second = asyncio.create_task(pool.run(order.append, "second"))
        await asyncio.sleep(0)
        gate.set()
        await second
        assert not lock.locked()
        pool.close()

    asyncio.run(day())
    assert order == ["first", "second"]


def test_thread_work_ends_at_its_cpu_limit_and_is_charged_while_it_runs() -> None:
    charged: list[float] = []
    loop_charged: list[float] = []

    def endless() -> None:
        while True:
            checkpoint()

    async def day() -> None:
        purse = Quota(30)
        pool = ThreadPool("test", 1, 1, cpu_seconds=0.3)
        set_usage(Usage("a", purse))

        def charge(client: str, seconds: float, size: int, loop_seconds: float = 0.0) -> None:
            charged.append(seconds)
            loop_charged.append(loop_seconds)

        purse.charge = charge  # type: ignore[method-assign]
        with pytest.raises(ApiError, match="too_much_work"):
            await pool.run(endless)
        checkpoint()  # outside of a pool it does nothing
        pool.close()

    asyncio.run(day())
    assert sum(seconds > 0 for seconds in charged) >= 3 and 0.3 <= sum(charged) < 3
    assert loop_charged == charged, "a thread holds the interpreter lock, which the event loop needs"


def test_replays_loading_and_places_are_ended_in_the_middle(house: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    """A race that costs too much to load or to show is refused with a reason, and the next request is served."""
    golden = Path("tests/golden/charioteer/two-seats.race")
    table = house.client.post("/api/races", content=golden.read_bytes()).json()["id"]
    sat = house.table(seats="me,me")
    monkeypatch.setattr(house.tables.rendering, "_cpu_seconds", -1.0)
    for path in (f"/tables/{table}/replay", f"/tables/{table}/luck", f"/tables/{table}/standings"):
        assert house.get(path, expect=503)["error"] == "too_much_work"
    monkeypatch.setattr(house.tables, "_live", {})
    assert house.get(f"/tables/{sat.id}", expect=503)["error"] == "too_much_work"
    monkeypatch.setattr(house.tables.rendering, "_cpu_seconds", 10.0)
    for path in ("replay", "luck", "standings"):
        assert house.get(f"/tables/{table}/{path}")
    assert house.get(f"/tables/{sat.id}")["state"] == "running"
    assert replay(house.live(table), None, "en", 0, 3)["frames"], "nothing is charged outside of a pool"


def test_listing_options_does_not_block_other_requests(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Eight listings that never end, from one client: the lobby and moves of the others are answered."""
    gate, begun = threading.Event(), list[int]()
    real = options_for

    def endless(*given: Any) -> dict[str, Any]:
        begun.append(1)
        gate.wait(60)
        return real(*given)

    monkeypatch.setattr(table_api, "options_for", endless)
    app = create_app(Settings(f"sqlite:///{tmp_path / 'x.db'}", rate=3000, burst=3000), bots=AtOnce())
    with listening(app) as port:
        greedy = Club(over(app, port))
        sat = greedy.table(seats="me,me")
        path, headers = f"/api/tables/{sat.id}/options", {"Authorization": f"Bearer {sat.secrets[0]}"}
        threads = [threading.Thread(target=greedy.client.get, args=(path,), kwargs={"headers": headers}) for _ in range(8)]
        for thread in threads:
            thread.start()
        eventually(lambda: bool(begun))
        other = httpx.HTTPTransport(local_address="127.0.0.2")
        with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=60, transport=other) as honest:
            assert honest.get("/api/tables").status_code == 200
            assert honest.get("/api/games").status_code == 200
            made = honest.post("/api/tables", json={"game": "charioteer", "seats": [{"kind": "me"}] * 2})
            assert made.status_code == 201
            assert begun == [1], "one at a time of a client"
        gate.set()
        for thread in threads:
            thread.join(60)
        assert len(begun) == 8


def test_nothing_runs_in_the_default_executor() -> None:
    """`asyncio.to_thread` is banned by ruff; `run_in_executor` needs an executor of ours."""
    for file in Path("src/hippodrome/server").rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "attr", "") == "run_in_executor":
                assert not (isinstance(node.args[0], ast.Constant) and node.args[0].value is None), file
    assert '"asyncio.to_thread".msg' in Path("pyproject.toml").read_text("utf-8")


# Processes ------------------------------------------------------------------------------------------------------------


def test_worker_job_ends_at_its_cpu_limit_and_is_charged_while_it_runs() -> None:
    charged: list[float] = []
    worker = Worker(spins)
    try:
        assert worker.run(None, 60.0, cpu_limit=0.5, charge=charged.append) is None
    finally:
        worker.close()
    assert len(charged) >= 2 and sum(charged) >= 0.5


def test_worker_reports_cpu_time_and_goes_on() -> None:
    charged: list[float] = []
    worker = Worker(spins_for)
    try:
        assert worker.run(0.25, 60.0, cpu_limit=30.0, charge=charged.append) == "done"
        first = sum(charged)
        assert worker.run(0.0, 60.0, cpu_limit=30.0, charge=charged.append) == "done"
    finally:
        worker.close()
    assert 0.2 <= first < 5 and sum(charged) - first < 0.2, "each job is charged for itself"


def test_worker_is_not_charged_for_an_engine_that_compiles_in_another_thread() -> None:
    charged: list[float] = []
    worker = Worker(compiles_beside)
    try:
        processes = {worker.run(0.5, 60.0, cpu_limit=0.3, charge=charged.append) for _ in range(3)}
    finally:
        worker.close()
    assert len(processes) == 1 and None not in processes and sum(charged) < 0.3


def test_bot_thinking_is_ended_by_cpu_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_pool, "CPU_LIMIT", 0.3)
    charged: list[float] = []

    async def day() -> None:
        bots = BotPool(1, compute=spins)
        try:
            assert await bots.choose(None, charge=charged.append) is None
        finally:
            bots.close()
        await asyncio.sleep(0)

    asyncio.run(day())
    assert sum(charged) >= 0.3


class Charging(AtOnce):
    """Bots that think for three CPU seconds."""

    async def choose(self, given: Any, *, client: str = "", table: str = "", charge: Charge | None = None) -> str | None:
        if given.level != bot_pool.COACH:
            return await super().choose(given)
        assert charge is not None
        charge(3.0)
        return None


def test_hints_are_charged_what_they_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(quota, "CPU_SECONDS_PER_REQUEST", 1e-9)
    with club(tmp_path, Charging(), rate=30, burst=300) as house:
        sat = house.table(seats="me,me")
        question = {"prompt_token": sat.state(0)["prompt"]["prompt_token"]}
        for _ in range(2):
            house.post(f"/tables/{sat.id}/hint", question, secret=sat.secrets[0])
        assert house.post(f"/tables/{sat.id}/hint", question, secret=sat.secrets[0], expect=429)["error"] == "too_much"


# Webhooks -------------------------------------------------------------------------------------------------------------


def test_tls_context_is_created_once_and_off_the_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    created: list[str] = []
    real = ssl.create_default_context

    def counted() -> ssl.SSLContext:
        created.append(threading.current_thread().name)
        return real()

    monkeypatch.setattr(ssl, "create_default_context", counted)
    monkeypatch.setattr(webhooks, "RETRY_DELAYS", (0.0, 0.0))
    calls: list[object] = []

    async def refused(*given: Any, ssl: object, **more: Any) -> Any:
        calls.append(ssl)
        raise OSError("nobody is there")

    async def target(url: str) -> Target:
        return Target(True, "hooks.example", 443, "/", "93.184.216.34")

    monkeypatch.setattr(webhooks, "check", target)
    monkeypatch.setattr(asyncio, "open_connection", refused)

    async def day() -> None:
        messenger = Messenger(Quota(0))
        for n in range(5):
            messenger.send("https://hooks.example", {}, f"client {n % 2}")
        while messenger._tasks:
            await asyncio.sleep(0)

    asyncio.run(day())
    assert len(created) == 1 and created[0].startswith("lookup")
    assert len(calls) == 15 and len(set(map(id, calls))) == 1


def test_webhook_calls_are_charged_to_the_client_that_set_the_webhook(monkeypatch: pytest.MonkeyPatch) -> None:
    """A client over its quota waits; the others' messages are delivered."""
    monkeypatch.setattr(webhooks, "QUOTA_INTERVAL", 0.0)
    monkeypatch.setattr(webhooks, "HANDSHAKE_SECONDS", 3.0)
    delivered: list[str] = []

    async def target(url: str) -> Target:
        return Target(True, url, 443, "/", "93.184.216.34")

    async def called(target: Target, body: Any, tls: TlsContext) -> int:
        quota.add_cpu_seconds(webhooks.HANDSHAKE_SECONDS)
        delivered.append(target.host)
        return 200

    monkeypatch.setattr(webhooks, "check", target)
    monkeypatch.setattr(webhooks, "call", called)

    async def day() -> None:
        clock = [0.0]
        messenger = Messenger(Quota(30, lambda: clock[0]))
        for _ in range(5):
            messenger.send("greedy", {}, "a")
        for _ in range(50):
            await asyncio.sleep(0)
        assert delivered == ["greedy"] * 2
        messenger.send("honest", {}, "b")
        while "honest" not in delivered:
            await asyncio.sleep(0)
        assert delivered.count("greedy") == 2
        clock[0] += 3600.0
        while messenger._tasks:
            clock[0] += 60.0
            await asyncio.sleep(0)
        assert delivered.count("greedy") == 5

    asyncio.run(day())


def test_webhooks_of_a_table_are_charged_to_the_client_of_the_seat(house: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    sent: list[tuple[str, str]] = []
    monkeypatch.setattr(house.tables.messenger, "send", lambda url, body, client: sent.append((url, client)))

    async def fine(url: str) -> None:
        return None

    monkeypatch.setattr(table_api, "check_hook", fine)
    sat = house.table(seats="me,me")
    house.post(f"/tables/{sat.id}/webhook", {"url": "https://a.example"}, secret=sat.secrets[0])
    live = house.live(sat.id)
    assert set(live.webhook_clients) == {"0"}
    live.webhook_clients["0"] = "client of the seat"
    live.last_webhook_calls.clear()
    house.post(f"/tables/{sat.id}/chat", {"text": "go"}, secret=sat.secrets[1])
    assert sent[-1] == ("https://a.example", "client of the seat")
    live.webhook_clients.clear()  # after a restart
    live.last_webhook_calls.clear()
    house.post(f"/tables/{sat.id}/chat", {"text": "go"}, secret=sat.secrets[1])
    assert sent[-1] == ("https://a.example", live.creator)


# Disk -----------------------------------------------------------------------------------------------------------------


def test_edition_text_is_stored_once(house: Club) -> None:
    tables = [house.table(edition="Two laps", edition_text=OWN) for _ in range(4)]
    with house.tables.store.engine.connect() as connection:
        starts = list(connection.execute(select(models.tables.c.start)).scalars())
        texts = list(connection.execute(select(models.editions.c.text)).scalars())
    assert texts == [OWN] and len(starts) == 4 and not any("straight" in start for start in starts)
    for sat in tables:  # read again from the database
        row = house.tables.store.find(sat.id)
        assert row is not None and row.start["edition_text"] == OWN


def test_table_with_a_custom_edition_survives_restart_backup_and_pruning(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with club(tmp_path) as house:
        sat = house.table(edition="Two laps", edition_text=OWN)
        monkeypatch.setattr(editions, "MAX_EDITIONS", 0)
        later = editions.UNUSED_TTL * 3
        EditionStore(house.tables.store).save_edition(StoredEdition("0" * 16, "charioteer", "other", "other", later, later))
    with club(tmp_path) as house:
        assert house.live(sat.id) if sat.id in house.tables._live else house.get(f"/tables/{sat.id}")["state"] == "running"
        assert house.live(sat.id).journal.race.edition_text == OWN
        maintenance.back_up(house.tables.store, tmp_path / "backup")
    restored = Store(f"sqlite:///{tmp_path / 'restored.db'}")
    assert maintenance.restore(restored, tmp_path / "backup") == 1
    assert not maintenance.examine(restored).problems
    row = restored.find(sat.id)
    assert row is not None and row.start["edition_text"] == OWN
    restored.close()


def test_table_whose_edition_text_is_inside_its_race_is_read(house: Club) -> None:
    """Earlier releases wrote the text into the race of each table."""
    from hippodrome.core.race_file import from_text, to_text
    from hippodrome.server.tables.journal import Journal

    sat = house.table(edition="Two laps", edition_text=OWN)
    row = house.tables.store.find(sat.id)
    assert row is not None
    race = from_text(row.start["race"])
    race.edition_text = row.start.pop("edition_text")
    journal = Journal({**row.start, "race": to_text(race)})
    assert journal.closed is None and journal.race.edition_text == OWN


def test_tables_and_events_count_as_stored_bytes(tmp_path: Path) -> None:
    with club(tmp_path, rate=3000, burst=3000) as house:
        stored = house.tables.quotas.stored
        sat = house.table(edition="Two laps", edition_text=OWN)
        (client,) = stored._buckets
        first = stored.burst - stored._refill(client)
        assert first > len(OWN)
        house.table(edition="Two laps", edition_text=OWN)
        second = stored.burst - stored._refill(client) - first
        assert 0 < second < len(OWN), "the text is there already"
        before = stored._refill(client)
        house.post(f"/tables/{sat.id}/chat", {"text": "hello"}, secret=sat.secrets[0])
        assert stored._refill(client) < before - 100
        stored.charge(client, 2 * stored.burst)
        assert (
            house.post(f"/tables/{sat.id}/chat", {"text": "x"}, secret=sat.secrets[0], expect=429)["error"] == "storage_quota"
        )
        question = sat.state(0)["prompt"]["prompt_token"]
        answer = house.get(f"/tables/{sat.id}/options", secret=sat.secrets[0])["options"][0]
        house.post(f"/tables/{sat.id}/answer", {"prompt_token": question, "answer": answer}, secret=sat.secrets[0])


def test_answers_of_bots_are_charged_when_their_table_is_made(tmp_path: Path) -> None:
    """Charged one by one, they would tell the table's maker how many answers were given in hidden windows."""
    with club(tmp_path, rate=3000, burst=3000) as house:
        stored = house.tables.quotas.stored
        house.table("cthulhu-500", "me,me,me")
        (client,) = stored._buckets
        people = stored.burst - stored._refill(client)
        sat = house.table("cthulhu-500", "me,tiro,tiro")
        assert stored.burst - stored._refill(client) - people > 2 * BOT_SEAT_BYTES
        sat.settle()
        before, events = stored._buckets[client][0], house.live(sat.id).journal.event_count
        for n in range(10):
            sat.answer(sat.asked()[0], Random(n))
        sat.settle()
        assert house.live(sat.id).journal.event_count > events + 10, "bots answered, too"
        assert before - stored._buckets[client][0] <= 10 * EVENT_BYTES


def test_unopened_tables_expire(database: str, tmp_path: Path) -> None:
    """Tables that wait for players after a week, all others after a year; open tables and other processes' tables never."""
    with club(tmp_path, database=database) as house:
        names = ("waiting", "waiting open", "running", "running open", "elsewhere")
        seats = {"waiting": "me,open", "waiting open": "me,open"}
        ids = {name: house.table(seats=seats.get(name, "me,me")).id for name in names}
        tables, store = house.tables, house.tables.store
        began = tables.now()
        portal = house.client.portal
        assert portal is not None

        def after(days: float, unopened: float = 365.0) -> set[str]:
            tables.now = lambda: began + days * DAY
            for name in ("waiting", "running", "elsewhere"):
                tables._live.pop(ids[name], None)
            portal.call(Expiry(tables, 7.0, unopened).delete_expired)
            return {name for name, id in ids.items() if store.find(id) is not None}

        if tables.ownership is not None:  # owned by a process, this one or another
            assert after(400) == set(names)
            with store.engine.begin() as connection:
                connection.execute(models.table_owners.delete().where(models.table_owners.c.table_id != ids["elsewhere"]))
        assert after(6) == set(names)
        assert after(8) == set(names) - {"waiting"}
        assert after(400, unopened=0) == set(names) - {"waiting"}
        expected = {"waiting open", "running open"} | ({"elsewhere"} if tables.ownership is not None else set())
        assert after(800) == expected
        assert not store.journal(ids["running"])


def test_opening_a_table_postpones_its_expiry(house: Club) -> None:
    sat = house.table(seats="me,open")
    tables, store = house.tables, house.tables.store
    began = tables.now()
    tables.now = lambda: began + 6 * DAY
    tables._live.clear()
    assert house.get(f"/tables/{sat.id}")["state"] == "gathering"

    def opened() -> float:
        row = store.find(sat.id)
        assert row is not None
        return row.opened

    eventually(lambda: opened() == began + 6 * DAY)
    tables._live.clear()
    tables.now = lambda: began + 12 * DAY
    assert house.client.portal is not None
    assert house.client.portal.call(Expiry(tables).delete_expired) == 0
    tables.now = lambda: began + 14 * DAY
    assert house.client.portal.call(Expiry(tables).delete_expired) == 1


def test_a_rate_limit_of_zero_disables_the_quotas() -> None:
    quotas = Quotas(0)
    for limit in (quotas.background, quotas.stored):
        limit.charge("a", 1e12)
        assert limit.has_remaining("a")
    assert thread_pool.RENDER_THREADS > thread_pool.RENDER_THREADS_PER_CLIENT
    assert thread_pool.DATABASE_THREADS > thread_pool.DATABASE_THREADS_PER_CLIENT


# The event loop -------------------------------------------------------------------------------------------------------


def test_client_over_its_share_of_the_loop_waits_and_others_do_not() -> None:
    clock = [0.0]
    purse = Quota(30, lambda: clock[0])

    async def day() -> None:
        greedy, honest = Usage("greedy", purse), Usage("honest", purse)
        await greedy.wait_for_loop()
        greedy.add_loop_seconds(2 * quota.LOOP_BURST)
        greedy.flush()
        waiting = [asyncio.create_task(Usage("greedy", purse).wait_for_loop()) for _ in range(3)]
        for _ in range(20):
            await asyncio.wait_for(honest.wait_for_loop(), 10)
            honest.flush()
        assert not any(task.done() for task in waiting)
        clock[0] += 1.001 * quota.LOOP_BURST / quota.LOOP_SHARE
        done, rest = await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
        assert len(done) == 1, "one at a time: what the first will use is reserved"
        clock[0] += 60.0
        await asyncio.wait_for(asyncio.gather(*rest), 30)

    asyncio.run(day())


def test_loop_time_beyond_what_was_reserved_is_charged() -> None:
    charged: list[float] = []
    purse = Quota(30)
    purse.charge = lambda address, seconds, size, loop=0.0: charged.append(loop)  # type: ignore[method-assign, assignment]
    bill = Usage("a", purse)

    async def day() -> None:
        await bill.wait_for_loop()
        for step in (0.002, 0.004, 0.001):
            bill.add_loop_seconds(step)
            bill.flush()

    asyncio.run(day())
    assert sum(charged) + quota.EXPECTED_LOOP_SECONDS == pytest.approx(0.007)


def test_requests_and_websocket_messages_wait_for_their_share(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    waited: list[str] = []

    async def counted(self: Quota, address: str) -> None:
        waited.append(address)

    monkeypatch.setattr(Quota, "wait_for_loop", counted)
    with club(tmp_path, rate=30, burst=300) as house:
        sat = house.table(seats="me,me")
        waited.clear()
        house.get("/locale")
        house.client.get("/")
        assert len(waited) == 1, "pages have many small parts and do not wait"
        with house.client.websocket_connect(f"/api/tables/{sat.id}/live") as line:
            line.send_json({"secret": sat.secrets[0]})
            question = line.receive_json()["prompt"]["prompt_token"]
            line.send_json({"action": "consider", "id": 1, "prompt_token": question})
            while line.receive_json()["type"] != "reply":
                pass
        assert len(waited) == 2
