"""By which names a server is called: a name that somebody else made to point here is refused, an honest friend gets in."""

from __future__ import annotations

import http.client
import json
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from hippodrome.core.errors import BadInput
from hippodrome.server.app import Settings, create_app
from hippodrome.server.http.hosts import AllowedHosts, host_name, parse_allowed_hosts, parse_public_url
from tests.forked import run
from tests.server.club import AtOnce
from tests.server.process import served
from tests.server.wire import Wire, listening

LOOPBACK = [
    "127.0.0.1",
    "127.0.0.1:8000",
    "localhost",
    "LOCALHOST:8000",
    "localhost.:8",
    "[::1]:8000",
    "127.8.8.8",
    "[::ffff:127.0.0.1]",
]
ADDRESSES = ["192.168.1.5:8000", "10.0.0.7", "[fd00::7]:8000", "203.0.113.9:8000"]
STRANGE = [
    "evil.example",
    "evil.example:8000",
    "127.0.0.1.evil.example",
    "localhost.evil.example",
    "",
    ":8000",
    "127.0.0.1:x",
    "127.0.0.1@evil",
    "[::1",
    "[evil.example]",
    "127.0.0.1:8000:9",
    "races.example.org.evil.example",
    "xraces.example.org",
    "127.1",
    "2130706433",
]
KNOWN = ["races.example.org", "RACES.example.org:443", "races.example.org.", "club.lan:8000"]


def names(listens: str) -> AllowedHosts:
    return AllowedHosts(["club.lan"], public_url="https://races.example.org", listen_host=listens)


@pytest.mark.parametrize("listens", ["127.0.0.1", "::1", "0.0.0.0", "::", "192.168.1.5"])
def test_names_that_are_known_and_loopback_are_let_in_and_strange_ones_are_not(listens: str) -> None:
    for host in [*LOOPBACK, *KNOWN]:
        assert names(listens).is_allowed(host), host
    for strange in (*STRANGE, None):
        assert not names(listens).is_allowed(strange), strange


@pytest.mark.parametrize(
    ("listens", "come"), [("127.0.0.1", False), ("::1", False), ("0.0.0.0", True), ("::", True), ("10.0.0.7", True)]
)
def test_a_friend_in_the_same_network_opens_a_bare_address(listens: str, come: bool) -> None:
    for host in ADDRESSES:
        assert names(listens).is_allowed(host) is come, host


def test_an_asterisk_allows_every_host() -> None:
    assert AllowedHosts(["*"]).is_allowed("evil.example") and AllowedHosts(["*"]).is_allowed(None)
    assert host_name("[FE80::1]:8") == "fe80::1" and host_name("Club.LAN.:8") == "club.lan"


def test_pages_come_from_the_name_that_was_called_or_from_the_address_that_people_know() -> None:
    ours = names("127.0.0.1")
    assert ours.is_same_origin("http://127.0.0.1:8000", "127.0.0.1:8000")
    assert ours.is_same_origin("https://races.example.org", "127.0.0.1:8000")  # a proxy that does not pass the name on
    for origin in (
        "https://evil.example",
        "http://races.example.org",
        "https://races.example.org.evil.example",
        "null",
        "http://[",
    ):
        assert not ours.is_same_origin(origin, "127.0.0.1:8000"), origin


def test_what_is_typed_is_read() -> None:
    assert parse_allowed_hosts("") == () and parse_allowed_hosts(" Club.lan, races.example.org ,10.0.0.7") == (
        "club.lan",
        "races.example.org",
        "10.0.0.7",
    )
    for bad in ("http://club.lan", "club lan", "club.lan:8000", "a/b", "-x", "x" * 300):
        with pytest.raises(BadInput, match="--allowed-hosts"):
            parse_allowed_hosts(bad)
    assert parse_public_url("https://races.example.org/") == "https://races.example.org"
    for bad in ("races.example.org", "ftp://x", "https://", "http://[", "http://x:99999"):
        with pytest.raises(BadInput, match="--public-url"):
            parse_public_url(bad)


def ask(port: int, host: str, path: str = "/api/locale", **headers: str) -> tuple[int, dict[str, str], bytes]:
    line = http.client.HTTPConnection("127.0.0.1", port, timeout=120)
    line.request("GET", path, headers={"Host": host, **{name.replace("_", "-"): value for name, value in headers.items()}})
    reply = line.getresponse()
    found = reply.status, {name.lower(): value for name, value in reply.getheaders()}, reply.read()
    line.close()
    return found


def test_a_server_refuses_a_name_that_was_made_to_point_at_it(tmp_path: Path) -> None:
    """DNS rebinding: page and request have the same name, and it is not ours. Every door, in the reader's language."""
    with served(tmp_path, more=["--allowed-hosts", "club.lan"]) as site:
        for path in ("/", "/api/locale", "/api/tables", "/health", "/metrics", "/static/styles/style.css", "/nowhere"):
            assert ask(site.port, "evil.example", path, Origin="http://evil.example")[0] == 421, path
            assert ask(site.port, f"club.lan:{site.port}", path, Origin=f"http://club.lan:{site.port}")[0] in (200, 404), path
        _, headers, body = ask(site.port, "evil.example", Accept_Language="es")
        told = json.loads(body)
        assert told["error"] == "another_name" and told["text"].startswith("Este")
        assert "--allowed-hosts evil.example" in told["text"]
        assert "content-security-policy" in headers
        for host, wanted in ((f"127.0.0.1:{site.port}", 200), (f"localhost:{site.port}", 200), ("192.168.1.5", 421)):
            assert ask(site.port, host)[0] == wanted, host


def test_over_a_line_too(tmp_path: Path) -> None:
    app = create_app(
        Settings(f"sqlite:///{tmp_path / 'x.db'}", rate=0, allowed_hosts=(), listen_host="127.0.0.1"), bots=AtOnce()
    )
    with listening(app) as port:
        with Wire(port, "/api/tables/x/live", host="evil.example", origin="http://evil.example") as wire:
            assert wire.status == 421
        with Wire(port, "/api/tables/x/live", origin=f"http://127.0.0.1:{port}") as wire:
            assert wire.status == 101


def test_all_commands_guard_names_and_refuse_what_is_none(tmp_path: Path) -> None:
    for more, word in ((["--allowed-hosts", "http://x"], "--allowed-hosts"), (["--public-url", "races"], "--public-url")):
        done = run("serve", "--database", f"sqlite:///{tmp_path / 'x.db'}", *more)
        assert done.code == 2 and word in done.err and len(done.err.splitlines()) == 1


def test_play_answers_to_this_machine_only(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    from hippodrome.server import run as serve

    given: list[Settings] = []
    monkeypatch.setattr(serve, "_run", lambda listening, settings, lan: given.append(settings))
    serve.play_in_browser(None, port=0, database=f"sqlite:///{tmp_path / 'x.db'}", browser=False)
    ours = AllowedHosts(given[0].allowed_hosts, public_url=given[0].public_url, listen_host=given[0].listen_host)
    assert (
        ours.is_allowed("127.0.0.1:1")
        and ours.is_allowed("localhost")
        and not ours.is_allowed("evil.example")
        and not ours.is_allowed("192.168.1.5")
    )
    ours.allow_ip_literals()  # its network was let in
    assert ours.is_allowed("192.168.1.5") and not ours.is_allowed("evil.example")


# TLS ------------------------------------------------------------------------------------------------------------------


def test_behind_tls_browsers_are_told_to_stay_there(tmp_path: Path) -> None:
    """By the address that people know, or by the word of a proxy that is believed; refusals and faults included."""
    kept = "strict-transport-security"
    plain = create_app(Settings(f"sqlite:///{tmp_path / 'x.db'}", rate=0), bots=AtOnce())
    with TestClient(plain) as client:  # no proxy stands between: its word is nobody's
        assert kept not in client.get("/api/locale", headers={"X-Forwarded-Proto": "https"}).headers
    plain = create_app(Settings(f"sqlite:///{tmp_path / 'y.db'}", rate=0), bots=AtOnce())
    with listening(plain) as port:
        assert kept not in ask(port, "x")[1]
        for path in ("/", "/api/locale", "/nowhere", "/static/styles/style.css"):
            assert ask(port, "x", path, X_Forwarded_Proto="https", X_Forwarded_For="203.0.113.9")[1][kept] == "max-age=31536000"
    known = create_app(
        Settings(f"sqlite:///{tmp_path / 'z.db'}", rate=0, public_url="https://races.example.org", allowed_hosts=()),
        bots=AtOnce(),
    )
    with TestClient(known, base_url="http://races.example.org") as client:
        for reply in (client.get("/"), client.get("/api/tables/nothing"), client.get("/", headers={"Host": "evil.example"})):
            assert reply.headers[kept] == "max-age=31536000"
