"""What stands before every request: headers, limits, hooks that lead nowhere inside, logs that tell no secret."""

from __future__ import annotations

import asyncio
import json
import logging
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy.exc import SQLAlchemyError
from starlette.datastructures import Headers
from starlette.testclient import TestClient

from hippodrome.core.errors import BadInput
from hippodrome.server import run
from hippodrome.server.app import Settings, create_app
from hippodrome.server.http import middleware
from hippodrome.server.http.hosts import AllowedHosts
from hippodrome.server.limits import rate_limit
from hippodrome.server.limits.quota import Quota
from hippodrome.server.limits.rate_limit import TokenBucket, client_from_ip
from hippodrome.server.workers import webhooks
from hippodrome.server.workers.webhooks import Messenger, Target, TlsContext, call, check
from tests.server.club import AtOnce, Club, club

# Headers --------------------------------------------------------------------------------------------------------------


def test_every_kind_of_answer_carries_the_headers(house: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    sat = house.table(seats="me,me")

    def fail(*_: object) -> None:
        raise RuntimeError("a fault of ours")

    def get(path: str, **headers: str) -> Any:
        return house.client.get(path, headers=headers)

    monkeypatch.setattr(house.tables.store, "counts", fail)
    answers = {
        "page": get("/"),
        "table": get(f"/table/{sat.id}"),
        "static": get("/static/table/answer_builder.js"),
        "api": get("/api/games"),
        "schema": get("/api/openapi.json"),
        "metrics": get("/metrics"),
        "board": get(f"/api/tables/{sat.id}/board"),
        "no page": get("/nowhere"),
        "no table": get("/api/tables/none"),
        "no file": get("/static/../app.py"),
        "unknown": get(f"/api/tables/{sat.id}/state", Authorization="Bearer x"),
        "origin": get("/api/games", Origin="http://other"),
        "large": house.client.post("/api/qr", content=b"x" * 70_000),
        "malformed": house.client.post("/api/qr", content=b"{"),
        "rules": house.client.post(f"/api/tables/{sat.id}/undo", headers={"Authorization": f"Bearer {sat.secrets[0]}"}),
        "method": house.client.put("/api/games"),
        "fault": get("/health"),
    }
    wanted = {"large": 413, "fault": 500, "origin": 403, "method": 405, "no file": 404, "unknown": 401, "static": 200}
    for kind, answer in answers.items():
        assert answer.status_code == wanted.get(kind, answer.status_code), (kind, answer.status_code)
        policy = answer.headers["content-security-policy"]
        assert "default-src 'self'" in policy and "unsafe" not in policy and "frame-ancestors 'none'" in policy, kind
        assert answer.headers["x-content-type-options"] == "nosniff" and answer.headers["referrer-policy"] == "no-referrer", (
            kind
        )
        assert answer.headers["cross-origin-resource-policy"] == "same-origin", kind
        assert "cache-control" in answer.headers and "access-control-allow-origin" not in answer.headers, kind
    assert answers["fault"].json()["error"] == "failed" and "a fault of ours" not in answers["fault"].text
    cover = get("/api/games/charioteer/cover.svg")
    assert cover.headers["content-security-policy"] == "default-src 'none'; style-src 'unsafe-inline'", "a picture runs nothing"


def test_too_much_carries_the_headers_too(tmp_path: Path) -> None:
    with TestClient(create_app(Settings(f"sqlite:///{tmp_path / 'races.db'}", rate=0.001, burst=1), bots=AtOnce())) as client:
        client.get("/api/locale")
        refused = client.get("/api/locale")
        assert refused.status_code == 429 and "default-src 'self'" in refused.headers["content-security-policy"]


@pytest.mark.parametrize(
    ("headers", "same"),
    [
        ({}, True),
        ({"host": "h"}, True),
        ({"host": "h", "origin": "http://h"}, True),
        ({"host": "h", "origin": "https://h"}, True),
        ({"host": "h:8", "origin": "http://h:8"}, True),
        ({"host": "h:8", "origin": "http://h"}, False),
        ({"origin": "null"}, False),
        ({"host": "h", "origin": "null"}, False),
        ({"host": "h", "origin": ""}, False),
        ({"host": "h", "origin": "http://h.evil"}, False),
        ({"host": "h", "origin": "http://evil/h"}, False),
        ({"host": "h", "origin": "http://h@evil"}, False),
        ({"host": "h", "origin": "http://["}, False),
        ({"sec-fetch-site": "cross-site", "sec-fetch-mode": "no-cors"}, False),
        ({"sec-fetch-site": "same-site"}, False),
        ({"sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate"}, True),
        ({"sec-fetch-site": "none"}, True),
    ],
)
def test_what_counts_as_the_same_site(headers: dict[str, str], same: bool) -> None:
    assert middleware._is_same_origin(Headers(headers), AllowedHosts()) is same


def test_a_body_that_never_comes_is_not_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(middleware, "BODY_TIMEOUT", 0.2)
    from tests.server.wire import listening

    app = create_app(Settings(f"sqlite:///{tmp_path / 'races.db'}", rate=0), bots=AtOnce())
    with listening(app) as port, socket.create_connection(("127.0.0.1", port), timeout=20) as line:
        line.sendall(b"POST /api/qr HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{")
        assert line.recv(100).startswith(b"HTTP/1.1 408")


# Limits ---------------------------------------------------------------------------------------------------------------


def test_a_bucket_fills_again_and_the_clock_may_jump() -> None:
    now = 1000.0
    limit = TokenBucket(2.0, 3, lambda: now)
    assert [limit.allows("a") for _ in range(4)] == [True, True, True, False]
    assert limit.allows("b")
    now += 0.5
    assert [limit.allows("a") for _ in range(2)] == [True, False]
    now -= 500
    assert not limit.allows("a"), "a clock that goes back gives nothing away"
    now += 10_000
    assert [limit.allows("a") for _ in range(4)] == [True, True, True, False]
    assert all(TokenBucket(0, 0).allows("a") for _ in range(100))


def test_the_memory_of_limits_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rate_limit, "MAX_BUCKETS", 50)
    limit = TokenBucket(1.0, 1, lambda: 5.0)
    for n in range(1000):
        limit.allows(str(n))
    assert len(limit._buckets) == 50


def test_one_household_is_one_address() -> None:
    assert client_from_ip("2001:db8:1:2::1") == client_from_ip("2001:db8:1:2:ffff::9") != client_from_ip("2001:db8:1:3::1")
    assert client_from_ip("::ffff:192.0.2.7") == client_from_ip("192.0.2.7") == "192.0.2.7"
    assert client_from_ip("fe80::1%eth0") == client_from_ip("fe80::2") and client_from_ip("testclient") == "testclient"


# Hooks ----------------------------------------------------------------------------------------------------------------

INSIDE = [
    "http://127.0.0.1/",
    "http://localhost/",
    "http://localhost:8000/",
    "https://LOCALHOST./",
    "http://127.1/",
    "http://2130706433/",
    "http://0177.0.0.1/",
    "http://0x7f.0.0.1/",
    "http://0x7f000001/",
    "http://0/",
    "http://0.0.0.0/",
    "http://10.0.0.1/",
    "http://172.16.0.1/",
    "http://192.168.1.1/",
    "http://169.254.169.254/latest/meta-data/",
    "http://100.64.0.1/",
    "http://224.0.0.1/",
    "http://255.255.255.255/",
    "http://198.18.0.1/",
    "http://[::1]/",
    "http://[::]/",
    "http://[::ffff:127.0.0.1]/",
    "http://[::ffff:10.0.0.1]/",
    "http://[fe80::1]/",
    "http://[fc00::1]/",
    "http://[fd00:ec2::254]/",
    "http://[ff02::1]/",
    "http://[2002:7f00:1::]/",
    "http://[2002:a00:1::]/",
    "http://[64:ff9b::7f00:1]/",
    "http://[64:ff9b::a9fe:a9fe]/",
    "http://[2001:0:7f00:1::]/",
    "http://[::127.0.0.1]/",
    "http://\u2460\u2461\u2466.0.0.1/",
    "http://127\u30020\u30020\u30021/",
]
NO_HOOKS = [
    "ftp://example.org/",
    "file:///etc/passwd",
    "gopher://example.org/",
    "javascript:alert(1)",
    "//example.org/",
    "example.org",
    "http://",
    "http:///x",
    "http://user@example.org/",
    "http://user:word@example.org/",
    "http://@example.org/",
    "http://127.0.0.1@example.org/",
    "http://example.org@127.0.0.1/",
    "http://example.org:99999/",
    "http://example.org:x/",
    "http://[",
    "http://[::1",
    "http://" + "a" * 300 + "/",
    "http://a..b/",
    "http://-/",
]


@pytest.mark.parametrize("url", INSIDE + NO_HOOKS)
def test_hooks_do_not_lead_inside(url: str) -> None:
    with pytest.raises(BadInput):
        asyncio.run(check(url))


def test_a_hook_to_the_open_internet_is_connected_to_where_it_was_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    """A name that leads outside and inside is refused; one that changes its mind later is checked again."""
    answers = {"good.example": ["93.184.216.34"], "mixed.example": ["93.184.216.34", "127.0.0.1"], "none.example": []}
    monkeypatch.setattr(webhooks, "_look_up", lambda host, port: answers[host])
    assert asyncio.run(check("https://good.example/a b?c=\u00e9#x")) == Target(
        True, "good.example", 443, "/a%20b?c=%C3%A9", "93.184.216.34"
    )
    for name in ("mixed.example", "none.example"):
        with pytest.raises(BadInput):
            asyncio.run(check(f"http://{name}/"))
    answers["good.example"] = ["10.0.0.7"]
    with pytest.raises(BadInput):
        asyncio.run(check("https://good.example/"))


def test_a_table_refuses_such_a_hook_and_stays_as_it_was(tmp_path: Path) -> None:
    with TestClient(create_app(Settings(f"sqlite:///{tmp_path / 'races.db'}", rate=0), bots=AtOnce())) as client:
        sat = Club(client).table(seats="me,me")
        journal = Club(client).live(sat.id).journal
        n = journal.event_count
        for url in ("http://127.0.0.1:1/", "http://[::ffff:10.0.0.1]/", "http://user@example.org/", "x" * 501):
            assert sat.act(0, "webhook", {"url": url}, expect=422)["text"]
        assert sat.act(1, "webhook", {"url": "", "all_seats": True}, expect=403)["error"] == "only_the_host"
        assert journal.event_count == n and not journal.webhooks


@contextmanager
def answering(reply: bytes, *, pause: threading.Event | None = None) -> Iterator[tuple[Target, list[bytes]]]:
    """Somebody who answers every call with these bytes; and what they were sent."""
    got: list[bytes] = []
    with socket.create_server(("127.0.0.1", 0)) as door:
        door.settimeout(20)

        def answer() -> None:
            while True:
                try:
                    line, _ = door.accept()
                except OSError:
                    return
                with line:
                    got.append(line.recv(65536))
                    if pause is not None:
                        pause.wait(20)
                    line.sendall(reply)

        threading.Thread(target=answer, daemon=True).start()
        port = door.getsockname()[1]
        yield Target(False, "hooks.example", port, "/in?x=1", "127.0.0.1"), got


def test_a_webhook_call_has_the_documented_body_and_follows_no_redirect() -> None:
    with answering(b"HTTP/1.1 200 OK\r\n\r\n") as (target, got):
        assert asyncio.run(call(target, {"text": "your move"}, TlsContext())) == 200
        head, _, body = got[0].partition(b"\r\n\r\n")
        assert head.startswith(b"POST /in?x=1 HTTP/1.1\r\nHost: hooks.example:%d\r\n" % target.port) and json.loads(body) == {
            "text": "your move"
        }
    with answering(b"") as (inside, reached):
        moved = b"HTTP/1.1 302 Found\r\nLocation: http://127.0.0.1:%d/\r\n\r\n" % inside.port
        with answering(moved) as (target, _):
            assert asyncio.run(call(target, {}, TlsContext())) == 302
        assert not reached
    with answering(b"no HTTP at all\n") as (target, _):
        assert asyncio.run(call(target, {}, TlsContext())) == 0


def test_a_call_that_is_never_answered_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(webhooks, "TIME_LIMIT", 0.3)
    held = threading.Event()
    with answering(b"", pause=held) as (target, _), pytest.raises(TimeoutError):
        asyncio.run(call(target, {}, TlsContext()))
    held.set()


def test_webhook_messages_are_retried_and_limited_per_client(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(webhooks, "RETRY_DELAYS", (0.0, 0.0))
    monkeypatch.setattr(webhooks, "MAX_PENDING_PER_CLIENT", 5)
    statuses = {"down": [503, 0, 500], "back": [429, 200, 200], "gone": [404, 200, 200]}
    calls: list[str] = []

    async def to_target(url: str) -> Target:
        if url == "inside":
            calls.append(url)
            raise BadInput("inside")
        return Target(False, url, 80, "/", "93.184.216.34")

    async def called(target: Target, body: Any, tls: TlsContext) -> int:
        calls.append(target.host)
        return statuses[target.host][calls.count(target.host) - 1]

    monkeypatch.setattr(webhooks, "check", to_target)
    monkeypatch.setattr(webhooks, "call", called)

    async def deliver() -> None:
        messenger = Messenger(Quota(0))
        for url in ("down", "back", "gone", "inside"):
            messenger.send(url, {}, "a")
        for _ in range(20):
            messenger.send("flood", {}, "b")
        while messenger._tasks:
            await asyncio.sleep(0)
        assert not messenger._pending

    statuses["flood"] = [200] * 20
    asyncio.run(deliver())
    assert {url: calls.count(url) for url in calls} == {"down": 3, "back": 2, "gone": 1, "inside": 3, "flood": 5}


# Logs -----------------------------------------------------------------------------------------------------------------


def test_logs_tell_no_secret_and_no_whole_name_of_a_table(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Everything that can go wrong goes wrong with logs on: what is written must be of no use to a thief."""
    loggers = [logging.getLogger(name) for name in ("hippodrome.server", "hippodrome.requests", "uvicorn.error")]
    before = [(logger.handlers[:], logger.propagate, logger.level) for logger in loggers]
    try:
        secrets = _go_wrong(tmp_path, monkeypatch)
    finally:
        for logger, (handlers, propagate, level) in zip(loggers, before, strict=True):
            logger.handlers[:], logger.propagate = handlers, propagate
            logger.setLevel(level)
    written = capfd.readouterr().err
    rows = [json.loads(line) for line in written.splitlines() if line.startswith("{")]
    assert {row["what"] for row in rows} >= {"request", "request failed", "cannot write"} and {200, 401, 404, 409, 500} <= {
        row.get("status") for row in rows
    }
    for secret in secrets:
        assert len(secret) > 8 and secret not in written


def _go_wrong(home: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    settings = Settings(f"sqlite:///{home / 'races.db'}", rate=0, log_level="debug")
    with TestClient(create_app(settings, bots=AtOnce())) as client:
        house = Club(client)
        sat = house.table(seats="me:Anastasia Petrovna,open,tiro")
        joined = house.post(f"/tables/{sat.id}/sit", {"name": "Benvenuto C", "salt": "salted-by-hand"})
        sat.secrets[1] = joined["secret"]
        sat.settle()
        sat.act(0, "chat", {"text": "something that I say"})
        answer = sat.answer(0, Random(1))
        hint = sat.act(0, "hint", {"prompt_token": sat.state(0)["prompt"]["prompt_token"]})
        house.get(f"/tables/{sat.id}/state", secret="a-wrong-secret", expect=401)
        house.get("/tables/no-such-table-here", expect=404)
        sat.act(0, "answer", {"prompt_token": "stale", "answer": answer}, expect=409)
        client.get(f"/table/{sat.id}", params={"secret": sat.secrets[0]})
        with client.websocket_connect(f"/api/tables/{sat.id}/live") as line:
            line.send_json({"secret": sat.secrets[0]})
            line.receive_json()
        monkeypatch.setattr(house.tables.store, "counts", lambda: 1 / 0)
        assert client.get("/health").status_code == 500
        with house.tables.store.engine.begin() as connection:
            connection.exec_driver_sql("drop table events")
        refused = client.post(
            f"/api/tables/{sat.id}/chat",
            json={"text": "lost words here"},
            headers={"Authorization": f"Bearer {sat.secrets[0]}"},
        )
        assert refused.status_code == 503
        row = house.tables.store.find(sat.id)
        assert row is not None
        lost = {"do": "chat", "text": "lost words here"}  # not in the line that fails, which a traceback quotes
        try:
            house.tables.store.append(sat.id, 99, lost, row.summary)
        except SQLAlchemyError:
            logging.getLogger("hippodrome.server").exception("cannot write")
        seed = json.loads(row.start["race"].splitlines()[0])["seed"]
        hashes = [place["secret"] for place in row.start["places"] if place["secret"]]
        said = [
            "something that I say",
            "lost words here",
            "salted-by-hand",
            "a-wrong-secret",
            "Anastasia Petrovna",
            "Benvenuto C",
        ]
        return [
            sat.id,
            *sat.secrets.values(),
            seed,
            *hashes,
            *said,
            "no-such-table-here",
            *[t for t in (hint["answer"],) if len(t) > 8],
        ]


# Connections ----------------------------------------------------------------------------------------------------------


@pytest.mark.skipif(not hasattr(socket, "TCP_USER_TIMEOUT"), reason="this system has no such time limit")
def test_the_system_gives_up_connections_that_take_nothing() -> None:
    with run.listen_at("127.0.0.1", 0) as door:
        door.listen()
        with socket.create_connection(door.getsockname()), door.accept()[0] as line:
            assert line.getsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT) == run.TCP_TIMEOUT_MS


def test_a_copy_of_the_database_opens_no_seat(tmp_path: Path) -> None:
    with club(tmp_path) as house:
        sat = house.table(seats="me,open,tiro")
        sat.secrets[1] = house.post(f"/tables/{sat.id}/sit", {"name": "Ben"})["secret"]
        hashed = house.live(sat.id).journal.seats[1].secret
    kept = b"".join(file.read_bytes() for file in tmp_path.glob("races.db*"))
    assert hashed.encode() in kept and not any(secret.encode() in kept for secret in sat.secrets.values())
