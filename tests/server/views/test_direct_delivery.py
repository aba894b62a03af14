"""News that go straight to a line, past all that could make them wait: the same news, to the same people, on the same bills."""

from __future__ import annotations

import json
from collections.abc import Iterator
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
