"""Refusals of middleware, protocol layer and internal proxy: one shape, one builder, the reader's language."""

from __future__ import annotations

import ast
import contextlib
import json
import socket
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from fastapi.responses import StreamingResponse
from starlette.testclient import WebSocketDenialResponse

from hippodrome.i18n.localization import LANGUAGES, Localization
from hippodrome.server.api import errors
from hippodrome.server.app import Settings, create_app
from hippodrome.server.http import middleware, protocols
from tests.server.club import AtOnce, Club, club
from tests.server.wire import listening

SOURCES = Path(errors.__file__).parents[1]
UPGRADE = (
    "Upgrade: websocket",
    "Connection: Upgrade",
    "Sec-WebSocket-Version: 13",
    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
)
LIVE, LOCALE = "/api/tables/x/live", "/api/locale"
WAYS = ("query", "header", "query before header")


class Refused(NamedTuple):
    """A response as it came over the socket."""

    status: int
    headers: dict[str, str]
    body: dict[str, str]


class Case(NamedTuple):
    """A request that is refused before it reaches a route."""

    status: int
    code: str
    target: str = LOCALE
    head: tuple[str, ...] = ()
    """Headers after the one that names the language."""
    method: str = "GET"
    hosts: tuple[str, ...] = ("127.0.0.1",)
    end: bytes = b"\r\n\r\n"
    """Bytes after the last header; what follows the head of a request that is whole."""
    patch: tuple[tuple[object, str, object], ...] = ()


def fail(*_: object, **__: object) -> None:
    raise RuntimeError("planted")


CASES = {
    "request that is not HTTP": Case(400, "http", head=("no colon here",)),
    "two Host headers": Case(400, "bad_host", hosts=("127.0.0.1", "evil.example")),
    "equal Host headers": Case(400, "bad_host", hosts=("127.0.0.1", "127.0.0.1")),
    "no Host header": Case(400, "bad_host", hosts=()),
    "handshake with two Host headers": Case(400, "bad_host", LIVE, UPGRADE, hosts=("127.0.0.1", "evil.example")),
    "handshake without Host header": Case(400, "bad_host", LIVE, UPGRADE, hosts=()),
    "page with two Host headers": Case(400, "bad_host", "/", hosts=("127.0.0.1", "evil.example")),
    "handshake without key": Case(400, "bad_handshake", LIVE, UPGRADE[:3]),
    "handshake of an old version": Case(400, "bad_handshake", LIVE, ("Sec-WebSocket-Version: 8", *UPGRADE[:2], UPGRADE[3])),
    "handshake by POST": Case(405, "http", LIVE, UPGRADE, method="POST"),
    "handshake at another address": Case(403, "http", "/api/nowhere", UPGRADE),
    "other origin": Case(403, "another_origin", head=("Origin: http://evil.example",)),
    "handshake from another origin": Case(403, "another_origin", LIVE, ("Origin: http://evil.example", *UPGRADE)),
    "other name": Case(421, "another_name", hosts=("evil.example",)),
    "handshake at another name": Case(421, "another_name", LIVE, UPGRADE, hosts=("evil.example",)),
    "head that does not come": Case(408, "too_slow", end=b"\r\nX: ", patch=((protocols, "HEAD_TIMEOUT", 0.1),)),
    "body that does not come": Case(
        408, "too_slow", "/api/tables", ("Content-Length: 9",), method="POST", patch=((middleware, "BODY_TIMEOUT", 0.1),)
    ),
    "announced body too large": Case(413, "too_large", "/api/tables", ("Content-Length: 99999999",), method="POST"),
    "body too large": Case(
        413, "too_large", "/api/qr", ("Transfer-Encoding: chunked",), "POST", end=b"\r\n\r\n11170\r\n" + b"x" * 70_000 + b"\r\n"
    ),
    "too many requests": Case(429, "too_much", patch=((middleware.SecurityMiddleware, "_allows", lambda *_: False),)),
    "too many handshakes": Case(
        429, "too_much", LIVE, UPGRADE, patch=((middleware.SecurityMiddleware, "_allows", lambda *_: False),)
    ),
    "too many connections": Case(
        429, "too_many_connections", LIVE, UPGRADE, patch=((middleware, "MAX_CONNECTIONS_PER_CLIENT", 0),)
    ),
    "too many headers": Case(431, "head_too_large", head=tuple(f"X{n}: y" for n in range(120))),
    "head too large": Case(431, "head_too_large", head=(f"X: {'y' * 5_000}",), patch=((protocols, "MAX_HEAD_BYTES", 1_000),)),
    "handshake with a large header": Case(431, "head_too_large", LIVE, (*UPGRADE, f"X: {'y' * 20_000}")),
    "failing page": Case(500, "failed", "/", patch=(("hippodrome.server.app.page_text", "", fail),)),
    "failing handshake": Case(500, "failed", LIVE, UPGRADE, patch=(("starlette.websockets.WebSocket.accept", "", fail),)),
}


@pytest.fixture(scope="module")
def port(tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    home = tmp_path_factory.mktemp("refusals")
    app = create_app(
        Settings(f"sqlite:///{home / 'races.db'}", rate=1e6, burst=10**6, allowed_hosts=(), listen_host="127.0.0.1"),
        bots=AtOnce(),
    )
    with listening(app) as found:
        yield found


def request(case: Case, language: str, way: str) -> bytes:
    """Build the bytes of a request whose reader's language is named in one of the ways."""
    target = case.target + (f"?lang={language}" if "query" in way else "")
    other = next(other for other in LANGUAGES if other != language)
    accepted = {"query": (), "header": (f"Accept-Language: {language}-XX, {other};q=0.5",)}.get(
        way, (f"Accept-Language: {other}",)
    )
    lines = [f"{case.method} {target} HTTP/1.1", *accepted, *(f"Host: {host}" for host in case.hosts), *case.head]
    return "\r\n".join(lines).encode() + case.end


def ask(port: int, data: bytes) -> Refused:
    """Send bytes, and read one response."""
    with socket.create_connection(("127.0.0.1", port), 20) as connection:
        connection.sendall(data)
        reply = connection.makefile("rb")
        status = int(reply.readline().split()[1])
        headers: dict[str, str] = {}
        while line := reply.readline().decode().strip():
            name, _, value = line.partition(": ")
            assert name.lower() not in headers, f"{name} comes twice"
            headers[name.lower()] = value
        return Refused(status, headers, json.loads(reply.read(int(headers["content-length"]))))


def expected(case: Case, language: str) -> str:
    words = Localization(language)
    if case.code == "http":
        key = f"server.http.{case.status}"
        return words.text(key if key in words else "server.http.other", status=str(case.status))
    return words.text(f"server.refusal.{case.code}", name="evil.example")


@pytest.mark.parametrize("name", CASES)
def test_refusals_before_the_routes_speak_the_readers_language(name: str, port: int, monkeypatch: pytest.MonkeyPatch) -> None:
    case = CASES[name]
    for target, attribute, value in case.patch:
        if isinstance(target, str):
            monkeypatch.setattr(target, value)
        else:
            monkeypatch.setattr(target, attribute, value)
    assert len({expected(case, language) for language in LANGUAGES}) == len(LANGUAGES) == 4
    for language in LANGUAGES:
        for way in WAYS:
            refused = ask(port, request(case, language, way))
            wanted = {"error": case.code, "text": expected(case, language), "section": ""}
            assert (refused.status, refused.body) == (case.status, wanted), (language, way)
            assert refused.headers["content-type"] == "application/json"
            assert ("retry-after" in refused.headers) == (case.status in (429, 503))


def test_a_refusal_without_a_language_is_english(port: int) -> None:
    for case in (CASES["request that is not HTTP"], CASES["two Host headers"], CASES["too many headers"]):
        plain = request(case, "en", "query").replace(b"?lang=en", b"")
        assert ask(port, plain).body["text"] == expected(case, "en")
    assert ask(port, b"\x16\x03\x01 what is this?\r\n\r\n").body["text"] == Localization("en").text("server.http.400")


def test_http_1_0_needs_no_host_but_refuses_two(port: int) -> None:
    with socket.create_connection(("127.0.0.1", port), 20) as connection:
        connection.sendall(b"GET /api/locale HTTP/1.0\r\nHost: 127.0.0.1\r\nHost: 127.0.0.1\r\n\r\n")
        assert connection.recv(100).startswith(b"HTTP/1.1 400 ")
    with socket.create_connection(("127.0.0.1", port), 20) as connection:
        connection.sendall(b"GET /api/locale HTTP/1.0\r\n\r\n")
        assert connection.recv(100).startswith(b"HTTP/1.1 421 ")  # no name is none of ours


def test_a_refusal_never_stands_in_the_middle_of_a_response(tmp_path: Path) -> None:
    """Bytes that cannot be parsed arrive while a response is being sent: the connection closes, and nothing is put into it."""
    app = create_app(Settings(f"sqlite:///{tmp_path / 'races.db'}", rate=0), bots=AtOnce())

    async def pieces() -> AsyncIterator[bytes]:
        for _ in range(1_000):  # far more than the socket's buffers hold
            yield b"x" * 65_536

    app.add_api_route("/large", lambda: StreamingResponse(pieces()))
    with listening(app) as port, socket.create_connection(("127.0.0.1", port), 20) as connection:
        connection.sendall(b"GET /large HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept-Encoding: identity\r\n\r\n")
        heard = connection.recv(1_000)
        connection.sendall(b"no HTTP at all\r\n\r\n")
        with contextlib.suppress(ConnectionResetError):
            while more := connection.recv(1 << 20):
                heard = heard[:20] + heard[-200:] + more
                assert b"HTTP/1.1" not in more
    assert heard.startswith(b"HTTP/1.1 200 ")


# The internal proxy ------------------------------------------------------------------------------------------------------


def door_of(house: Club) -> tuple[int, str]:
    """Return the port of a process's internal proxy, and the secret that opens it."""
    homes = house.tables.ownership
    assert homes is not None
    return int(homes.endpoint.rpartition(":")[2]), homes.secret


@pytest.fixture
def pair(postgres_database: str, tmp_path: Path) -> Iterator[tuple[Club, Club]]:
    with ExitStack() as stack:
        yield tuple(stack.enter_context(club(tmp_path, database=postgres_database)) for _ in range(2))  # type: ignore[misc]


@pytest.mark.parametrize("upgrade", [(), UPGRADE], ids=["request", "handshake"])
def test_the_internal_proxy_refuses_in_the_readers_language(upgrade: tuple[str, ...], pair: tuple[Club, Club]) -> None:
    one, two = pair
    table = one.table(seats="me,me").id
    (port, secret), moved = door_of(two), f"/api/tables/{table}{'/live' if upgrade else ''}"
    opened = (f"hippodrome-door: {secret}", "hippodrome-client: 127.0.0.1", *upgrade)
    for case in (
        Case(403, "only_processes", moved, upgrade),
        Case(503, "table_moves", moved, opened),
        Case(400, "bad_host", moved, opened, hosts=("127.0.0.1", "evil.example")),
        Case(400, "bad_host", moved, opened, hosts=()),
    ):
        for language in LANGUAGES:
            for way in WAYS:
                refused = ask(port, request(case, language, way))
                wanted = {"error": case.code, "text": expected(case, language), "section": ""}
                assert (refused.status, refused.body) == (case.status, wanted), (language, way)
                assert ("retry-after" in refused.headers) == (case.status == 503)


def test_a_refused_handshake_is_forwarded_as_the_owner_said_it(
    pair: tuple[Club, Club], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, two = pair
    table = one.table(seats="me,me").id
    allows: Callable[..., bool] = middleware.SecurityMiddleware._allows
    monkeypatch.setattr(
        middleware.SecurityMiddleware,
        "_allows",
        lambda self, scope, *more: middleware.FORWARDED_KEY not in scope and allows(self, scope, *more),
    )
    for language in LANGUAGES:
        address = f"/api/tables/{table}/live?lang={language}"
        with pytest.raises(WebSocketDenialResponse) as refused, two.client.websocket_connect(address):
            pass
        assert refused.value.status_code == 429 and refused.value.headers["retry-after"] == errors.RETRY_AFTER
        assert refused.value.json()["text"] == Localization(language).text("server.refusal.too_much")


def test_a_forwarded_handshake_keeps_the_host_that_was_called(pair: tuple[Club, Club]) -> None:
    """A browser names the site as its origin; the owner compares it with the host."""
    one, two = pair
    table = one.table(seats="me,me").id
    with two.client.websocket_connect(f"/api/tables/{table}/live", headers={"Origin": "http://testserver"}) as line:
        line.send_json({"secret": None, "lang": "en"})
        assert line.receive_json()["seat"] is None


def test_a_body_too_large_for_the_owner_is_refused_and_no_failure(pair: tuple[Club, Club]) -> None:
    """The proxy reads the body before any route does."""
    one, two = pair
    sat = one.table(seats="me,me")
    reply = two.client.post(f"/api/tables/{sat.id}/chat", content=iter([b"x" * 70_000]), headers={"Accept-Language": "de"})
    assert reply.status_code == 413 and reply.json()["text"] == Localization("de").text("server.refusal.too_large")


# One builder -------------------------------------------------------------------------------------------------------------


def built_elsewhere(name: str, tree: ast.Module) -> list[str]:
    """Return where a module builds the body of a refusal by itself."""
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            statuses = [
                value.value for value in (*node.args, *(key.value for key in node.keywords)) if isinstance(value, ast.Constant)
            ]
            if called == "JSONResponse" or (called.endswith("Response") and any(is_error(status) for status in statuses)):
                found.append(f"{name}:{node.lineno} {called}")
            if called in ("ApiError", "BodyNotRead", "Conflict") and any(
                isinstance(text, str) and " " in text for text in statuses
            ):
                found.append(f"{name}:{node.lineno} a sentence in {called}")
        if isinstance(node, ast.Dict):
            keys = {key.value for key in node.keys if isinstance(key, ast.Constant)}
            if {"error", "text"} <= keys:
                found.append(f"{name}:{node.lineno} a body")
        if isinstance(node, ast.Constant) and isinstance(node.value, bytes) and node.value.startswith(b"HTTP/1.1 4"):
            found.append(f"{name}:{node.lineno} a status line")
    return found


def is_error(status: Any) -> bool:
    return isinstance(status, int) and not isinstance(status, bool) and 400 <= status < 600


def test_every_refusal_is_built_in_one_place() -> None:
    files = [file for file in sorted(SOURCES.rglob("*.py")) if file != Path(errors.__file__)]
    assert len(files) > 50
    assert [fault for file in files for fault in built_elsewhere(file.name, ast.parse(file.read_text(encoding="utf-8")))] == []


@pytest.mark.parametrize(
    "planted",
    [
        'JSONResponse({"why": "no"}, 429)',
        "PlainTextResponse(text, status_code=431)",
        'Response(b"", 503)',
        'body = {"error": "x", "text": "y", "section": ""}',
        'raise ApiError(413, "This is larger than the server accepts.")',
        'transport.write(b"HTTP/1.1 400 Bad Request")',
    ],
)
def test_a_refusal_built_elsewhere_is_noticed(planted: str) -> None:
    assert len(built_elsewhere("planted.py", ast.parse(planted))) >= 1


def test_a_server_replaces_every_refusal_of_the_libraries_it_runs_on() -> None:
    """uvicorn and websockets write English sentences of their own in these methods."""
    assert "send_400_response" in vars(protocols.LimitedHttpProtocol)
    assert {"reject", "fail"} <= set(vars(protocols.FrameLimitedProtocol))
