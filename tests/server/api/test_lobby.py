"""The lobby: which tables are shown to whom, how they are found, and where friends can open them."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from sqlalchemy import text
from starlette.testclient import TestClient

from hippodrome.server.api import lobby
from hippodrome.server.app import Settings, create_app
from hippodrome.server.http import hosts
from hippodrome.server.http.lan_access import LanAccess
from hippodrome.server.run import serve_at
from tests.server.club import AtOnce, Club, club
from tests.server.wire import listening, over

ME, OPEN, BOT = {"kind": "me", "name": "Ana"}, {"kind": "open"}, {"kind": "bot", "level": "tiro"}


def make(house: Club, *seats: dict[str, str], game: str = "charioteer", **more: Any) -> str:
    made: str = house.post("/tables", {"game": game, "seats": list(seats), "pace": "instant", **more})["id"]
    return made


def shown(house: Club, key: str = "open", **query: Any) -> list[str]:
    return [card["id"] for card in house.get("/tables", query=query)[key]]


def test_a_table_is_listed_by_default_only_if_a_seat_is_open(house: Club) -> None:
    solo, friends = make(house, ME, BOT), make(house, ME, OPEN)
    hidden, public = make(house, ME, OPEN, listed=False), make(house, ME, ME, listed=True)
    found = {id for key in lobby.STATES for id in shown(house, key)}
    assert found == {friends, public} and solo not in found and hidden not in found


def test_tables_are_found_by_game_by_name_and_by_terms(house: Club) -> None:
    one = make(house, {"kind": "me", "name": "Zoë Ríos"}, OPEN, options={"laps": 2})
    other = make(house, ME, OPEN, OPEN, game="cthulhu-500")
    assert shown(house) == [other, one]
    assert shown(house, game="charioteer") == [one] and shown(house, game="none") == []
    assert shown(house, search="RÍOS") == [one] and shown(house, search="cthulhu ana") == [other]
    assert shown(house, search="laps") == [one] and shown(house, search="nobody") == []


def test_lists_have_pages_and_nothing_stands_on_two_of_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby, "MAX_TABLES_PER_PAGE", 2)
    monkeypatch.setattr(lobby, "MAX_LISTED_PER_CLIENT", 100)
    with club(tmp_path) as house:
        made = [make(house, ME, OPEN) for _ in range(5)]
        pages = [house.get("/tables", query={"page": n}) for n in range(4)]
        assert [len(page["open"]) for page in pages] == [2, 2, 1, 0]
        assert [page["more"]["open"] for page in pages] == [True, True, False, False]
        assert sorted(card["id"] for page in pages for card in page["open"]) == sorted(made)
        house.get("/tables", query={"page": -1}, expect=422)
        house.get("/tables", query={"page": 1_000_000}, expect=422)


def test_terms_are_on_the_card_before_one_sits_down(house: Club) -> None:
    make(house, ME, OPEN, options={"laps": 1}, clock="fast")
    card = house.get("/tables")["open"][0]
    assert card["clock"] == "fast" and [option["value"] for option in card["options"]] == ["1"]


def test_your_move_is_sent_to_the_seat_itself_only(house: Club) -> None:
    sat = house.table(seats="me,me")
    path = f"/tables/{sat.id}"
    assert house.get(path)["your_move"] is False
    assert [house.get(path, secret=sat.secrets[seat])["your_move"] for seat in (0, 1)] == [True, True]
    sat.answer(0, Random(1))
    assert [house.get(path, secret=sat.secrets[seat])["your_move"] for seat in (0, 1)] == [False, True]
    house.get(path, secret="nonsense", expect=401)


@pytest.mark.parametrize(
    ("listens", "address", "reach", "addresses"),
    [
        ("127.0.0.1", "", "device", []),
        ("0.0.0.0", "", "network", ["http://192.168.1.20:8000"]),
        ("127.0.0.1", "https://races.example.org", "anywhere", ["https://races.example.org"]),
    ],
)
def test_where_friends_can_open_it(
    listens: str, address: str, reach: str, addresses: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hosts, "lan_ips", lambda: ["192.168.1.20"])
    settings = Settings(f"sqlite:///{tmp_path / 'races.db'}", rate=0, listen_host=listens, public_url=address)
    for client, sees in (("127.0.0.1", addresses), ("192.168.1.77", addresses if reach == "anywhere" else [])):
        with TestClient(create_app(settings, bots=AtOnce()), base_url="http://localhost:8000", client=(client, 5)) as browser:
            told = browser.get("/api/invite").json()
            assert told["addresses"] == sees, "addresses within a network are told to its own computer only"
            assert told["reach"] == (reach if client == "127.0.0.1" or reach == "anywhere" else "network")


def test_the_own_computer_lets_its_network_in_without_a_restart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hosts, "lan_ips", lambda: ["127.0.0.2", "127.0.0.3"])
    lan = LanAccess()
    settings = Settings(f"sqlite:///{tmp_path / 'races.db'}", rate=0, allowed_hosts=(), listen_host="127.0.0.1")
    app = create_app(settings, bots=AtOnce(), lan=lan)
    with listening(app, on_server=lambda server, port: lan.attach(partial(serve_at, server, port=port))) as port:
        friend = f"http://127.0.0.2:{port}"
        with pytest.raises(httpx.ConnectError):
            httpx.get(f"{friend}/api/locale")
        here, strange = over(app, port), {"Host": "192.168.1.5:8000"}
        assert here.get("/api/invite").json() == {"reach": "device", "addresses": [], "can_open": True}
        assert here.get("/api/locale", headers=strange).status_code == 421
        foreign = here.post("/api/invite/network", headers={"Origin": "http://evil.example"})
        assert foreign.status_code == 403 and not lan.ips, "another site cannot open it"
        opened = here.post("/api/invite/network").json()
        assert opened["addresses"] == [friend, f"http://127.0.0.3:{port}"] and not opened["can_open"]
        assert here.post("/api/invite/network").json() == opened == here.get("/api/invite").json(), "once"
        assert httpx.get(f"{friend}/api/locale").status_code == 200
        assert here.get("/api/locale", headers=strange).status_code == 200
        tables = app.state.tables
        assert tables.admission.limited and tables.quotas.interactive.has_loop_limit, "and all clients are limited"


def test_only_the_own_computer_can_let_its_network_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hosts, "lan_ips", lambda: ["127.0.0.2"])
    settings = Settings(f"sqlite:///{tmp_path / 'races.db'}", rate=0)
    for lan, client, status, error in (
        (LanAccess(), "192.168.1.77", 403, "only_this_machine"),
        (None, "127.0.0.1", 409, "no_network"),
    ):
        app = create_app(settings, bots=AtOnce(), lan=lan)
        with TestClient(app, base_url="http://localhost:8000", client=(client, 5)) as browser:
            reply = browser.post("/api/invite/network")
            assert (reply.status_code, reply.json()["error"]) == (status, error)
            assert browser.get("/api/invite").json()["can_open"] is False


def test_a_table_without_hints_gives_none_and_says_so_beforehand(house: Club) -> None:
    sat = house.table(seats="me,me", hints=False)
    assert house.get(f"/tables/{sat.id}")["hints"] is False
    question = sat.state(0)["prompt"]["prompt_token"]
    assert sat.act(0, "hint", {"prompt_token": question}, expect=409)["error"] == "hints_off"
    assert not [entry for entry in sat.state(0)["log"]["entries"] if entry["kind"] == "hint"]
    usual = house.table(seats="me,me")
    assert house.get(f"/tables/{usual.id}")["hints"] is True


def test_a_spoiled_card_is_left_out_and_the_others_are_listed(house: Club) -> None:
    sound, spoiled = make(house, ME, OPEN), make(house, ME, OPEN)
    with house.tables.store.engine.begin() as connection:
        connection.execute(text("update tables set card = '[]' where id = :id"), {"id": spoiled})
    assert shown(house) == [sound] and shown(house, game="charioteer") == [sound] and shown(house, search="ana") == [sound]
