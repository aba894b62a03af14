"""News that go straight to a line, past all that could make them wait: the same news, to the same people, on the same bills."""

from __future__ import annotations

import asyncio
import json
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode
from websockets.sync.client import ClientConnection, connect

from hippodrome.server.api import live as lines
from hippodrome.server.app import Settings, create_app
from hippodrome.server.http import protocols
from hippodrome.server.http.middleware import CALLER_KEY, WRITER_KEY, Caller
from hippodrome.server.limits.quota import Quota, Usage, _Stopwatch
from hippodrome.server.limits.rate_limit import TokenBucket
from hippodrome.server.tables.live_table import Subscriber
from hippodrome.server.views.delta import DeltaBuilder
from tests.server.api.test_live import assert_same_state, grown
from tests.server.club import AtOnce, Club, Sat
from tests.server.wire import listening, over


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Club, int]]:
    """A house whose people come over a network, as they do to a real one."""
    home = tmp_path_factory.mktemp("at-once")
    app = create_app(Settings(f"sqlite:///{home / 'races.db'}", rate=0), bots=AtOnce())
    with listening(app) as port:
        yield Club(over(app, port)), port


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    """Whether each reader could be told at once."""
    found: list[bool] = []
    real = lines._send_now

    def counted(*given: Any) -> bool:
        found.append(real(*given))
        return found[-1]

    monkeypatch.setattr(lines, "_send_now", counted)
    return found


@contextmanager
def dial(port: int, sat: Sat, seat: int | None) -> Iterator[ClientConnection]:
    with connect(f"ws://127.0.0.1:{port}/api/tables/{sat.id}/live", max_size=None) as line:
        line.send(json.dumps({"secret": None if seat is None else sat.secrets[seat], "lang": "en"}))
        yield line


def heard(line: ClientConnection, state: dict[str, Any], version: str) -> dict[str, Any]:
    """The state that a line has told of, once it is this one."""
    while state.get("version") != version:
        told = json.loads(line.recv(20))
        if told["type"] == "state":
            state = grown(state, told)
    return state


def test_told_at_once_is_told_the_same(house: tuple[Club, int], at_once: list[bool]) -> None:
    club, port = house
    sat, rng = club.table(seats="me,me,me"), Random(5)
    with dial(port, sat, 0) as first, dial(port, sat, 1) as second, dial(port, sat, None) as watcher:
        told: list[tuple[ClientConnection, int | None, dict[str, Any]]] = [(first, 0, {}), (second, 1, {}), (watcher, None, {})]
        for seat in (0, 1, 2, 2, 1, 0):
            sat.answer(seat, rng)
            for n, (line, reader, state) in enumerate(told):
                whole = sat.state(reader, text=False)
                state = heard(line, state, whole["version"])
                assert_same_state(state, whole)
                told[n] = (line, reader, state)
    assert at_once.count(True) > 10, "nobody was told at once"


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536, 200_000])
def test_frames_of_every_size_are_what_the_protocol_says(size: int) -> None:
    assert protocols._frame_header(size) + bytes(size) == Frame(Opcode.TEXT, bytes(size)).serialize(mask=False)


def test_news_that_cannot_be_made_end_the_line(house: tuple[Club, int], monkeypatch: pytest.MonkeyPatch) -> None:
    club, port = house
    sat = club.table(seats="me,me")
    with dial(port, sat, 0) as line:
        heard(line, {}, sat.state(0, text=False)["version"])

        def fails(reader: DeltaBuilder) -> str:
            raise ValueError("planted")

        monkeypatch.setattr(DeltaBuilder, "delta", fails)
        sat.act(1, "chat", {"text": "hello"})
        with pytest.raises(ConnectionClosed) as cut:
            while True:
                line.recv(20)
        assert cut.value.rcvd is not None and cut.value.rcvd.code == 1011


class FakeWire:
    """A wire, and what was written to it."""

    def __init__(self) -> None:
        self.can_write, self.written = True, list[str]()

    def write_text(self, text: str) -> None:
        self.written.append(text)


class Told:
    """One reader at a table, with nothing real behind the line."""

    def __init__(self, club: Club, seat: int | None) -> None:
        self.sat = club.table(seats="me,me")
        self.live, self.wire = club.live(self.sat.id), FakeWire()
        bill = Usage("10.0.0.1", Quota(0))
        self.caller = Caller(bill, TokenBucket(0, 0), TokenBucket(0, 0))
        paid = SimpleNamespace(seconds=0.0, bytes=0)
        self.paid = paid

        def pay() -> None:
            paid.seconds, paid.bytes = paid.seconds + bill.seconds, paid.bytes + bill.bytes
            bill.seconds, bill.bytes = 0.0, 0

        bill.flush = pay  # type: ignore[method-assign]
        self.line = lines.LiveConnection(SimpleNamespace(scope={CALLER_KEY: self.caller, WRITER_KEY: self.wire}))  # type: ignore[arg-type]
        holder = None if seat is None else self.live.journal.find_session(self.sat.secrets[seat])
        self.watcher = Subscriber(holder, "en")
        self.watcher.update_available.clear()
        self.reader = DeltaBuilder(self.live, seat, "en")

    def tell(self) -> bool:
        return lines._send_now(self.line, self.live, self.watcher, self.reader)


def test_direct_delivery_is_charged_to_the_receiving_client(house: tuple[Club, int], monkeypatch: pytest.MonkeyPatch) -> None:
    told, now = Told(house[0], 0), [100.0]
    real = DeltaBuilder.delta

    def slow(reader: DeltaBuilder) -> str:
        now[0] += 3
        return real(reader)

    monkeypatch.setattr(DeltaBuilder, "delta", slow)
    monkeypatch.setattr("time.perf_counter", lambda: now[0])
    monkeypatch.setattr("time.thread_time", lambda: now[0])
    monkeypatch.setattr(lines, "stopwatch", _Stopwatch())  # that of this thread may have looked at a real clock before
    assert told.tell()
    told.caller.usage.flush()
    assert told.paid.seconds == pytest.approx(3.0) and told.paid.bytes == len(told.wire.written[0]) > 1000
    assert told.tell() and len(told.wire.written) == 1, "nothing is new, so nothing is sent"


def test_who_has_to_wait_or_has_no_right_is_not_told_at_once(house: tuple[Club, int], tmp_path: Path) -> None:
    told = Told(house[0], 0)
    told.wire.can_write = False
    assert not told.tell()
    told.wire.can_write = True
    told.line._sending.append(0.0)
    assert not told.tell(), "a message before this one is still on its way"
    told.line._sending.clear()
    told.watcher.update_available.set()
    assert not told.tell(), "somebody makes news already"
    told.watcher.update_available.clear()
    assert told.tell() and len(told.wire.written) == 1
    assert told.watcher.session is not None
    told.watcher.session = told.watcher.session._replace(token_hash="of another secret")
    told.sat.act(1, "chat", {"text": "not for them"})
    assert not told.tell() and len(told.wire.written) == 1


def simple_answer(sat: Sat, seat: int) -> bytes:
    """A message that answers the open question of a seat."""
    asked = sat.state(seat)["prompt"]["prompt_token"]
    text = sat.club.get(f"/tables/{sat.id}/options", secret=sat.secrets[seat])["options"][0]
    return json.dumps({"action": "answer", "id": 7, "prompt_token": asked, "answer": text}).encode()


def test_reply_and_update_leave_in_one_write(house: tuple[Club, int], monkeypatch: pytest.MonkeyPatch) -> None:
    club, port = house
    sat = club.table(seats="me,me")
    writes: list[tuple[str, ...]] = []
    real = protocols.LimitedWebSocketProtocol.write_text

    def counted(self: protocols.LimitedWebSocketProtocol, *texts: str) -> None:
        writes.append(texts)
        real(self, *texts)

    monkeypatch.setattr(protocols.LimitedWebSocketProtocol, "write_text", counted)
    with dial(port, sat, 0) as line:
        line.recv(20)
        writes.clear()
        line.send(simple_answer(sat, 0).decode())
        update, reply = json.loads(line.recv(20)), json.loads(line.recv(20))
        assert update["type"] == "state" and (reply["type"], reply["id"], reply["status"]) == ("reply", 7, 200)
        assert [len(texts) for texts in writes] == [2]
        writes.clear()
        line.send(json.dumps({"action": "answer", "id": 8, "prompt_token": "another", "answer": "x"}))
        assert json.loads(line.recv(20))["status"] == 409 and [len(texts) for texts in writes] == [1]


def test_an_answer_is_finished_even_if_its_connection_ends(house: tuple[Club, int], monkeypatch: pytest.MonkeyPatch) -> None:
    club, port = house
    sat = club.table(seats="me,me")
    live, store = club.live(sat.id), club.tables.store
    writing, written = threading.Event(), threading.Event()
    real = store.append_all

    def slow(entries: Any) -> list[bool]:
        writing.set()
        assert written.wait(20)
        return real(entries)

    with dial(port, sat, 0) as line:
        line.recv(20)
        message = simple_answer(sat, 0)
        monkeypatch.setattr(store, "append_all", slow)
        before = live.journal.event_count
        line.send(message.decode())
        assert writing.wait(20)
        (loop,), (subscriber,) = lines.ConnectionMonitor._by_loop, live.subscribers
        loop.call_soon_threadsafe(subscriber.on_seat_lost)
        with pytest.raises(ConnectionClosed):
            line.recv(20)
    await_(lambda: not live.subscribers)
    assert len(store.journal(sat.id)) == before, "it is not on disk yet"
    assert live.lock.locked()
    written.set()
    await_(lambda: not live.lock.locked())
    assert len(store.journal(sat.id)) == live.journal.event_count == before + 1


def await_(what: Callable[[], bool]) -> None:
    for _ in range(1000):
        if what():
            return
        time.sleep(0.01)
    raise AssertionError("it never came")


def test_idle_connections_get_heartbeats_and_no_view_is_built_for_them(
    house: tuple[Club, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    club, port = house
    sat = club.table(seats="me,me")
    monkeypatch.setattr(lines, "HEARTBEAT_INTERVAL", 0.2)
    with dial(port, sat, 0) as ana, dial(port, sat, None) as watcher:
        for line in (ana, watcher):
            while '"connected":false' in str(line.recv(20)):
                pass
        built: list[None] = []

        def count(_: DeltaBuilder) -> str:
            built.append(None)
            return ""

        monkeypatch.setattr(DeltaBuilder, "delta", count)
        for _ in range(3):
            for line in (ana, watcher):
                assert json.loads(line.recv(20)) == {"type": "heartbeat"}
        assert not built


def test_one_timer_checks_all_connections_and_stops_with_the_last() -> None:
    async def connect_and_leave() -> None:
        monitor = lines.ConnectionMonitor.of_this_loop()
        assert monitor is lines.ConnectionMonitor.of_this_loop()
        caller = Caller(Usage("10.0.0.1", Quota(0)), TokenBucket(0, 0), TokenBucket(0, 0))
        scope = {CALLER_KEY: caller, WRITER_KEY: FakeWire()}
        both = [lines.LiveConnection(SimpleNamespace(scope=scope)) for _ in range(2)]  # type: ignore[arg-type]
        for line in both:
            monitor.add(line, Subscriber(None, "en"))
        timer = monitor._timer
        assert timer is not None
        monitor.remove(both[0])
        assert not timer.cancelled()
        monitor.remove(both[1])
        assert timer.cancelled() and lines.ConnectionMonitor.of_this_loop() is not monitor

    asyncio.run(connect_and_leave())
    lines.ConnectionMonitor._by_loop.clear()
