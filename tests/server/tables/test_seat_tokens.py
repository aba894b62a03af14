"""A seat belongs to whoever has its secret now: nothing done or sent with an earlier one counts, on whatever way it comes."""

from __future__ import annotations

import asyncio
import json
import threading
import time
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from random import Random
from typing import Any

import pytest
from starlette.websockets import WebSocketDisconnect
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from hippodrome.server.api.live import LiveConnection
from hippodrome.server.tables import events
from hippodrome.server.tables.handlers import apply_event
from tests.server.club import Club, Sat, club
from tests.server.process import Site

FRESH = "a-fresh-secret-of-a-seat-0123"


def gathering(house: Club, seats: str = "me:Ana,open,open") -> Sat:
    """A table with Ana ready in seat 0 (the host), Ben in seat 1, and another seat open."""
    sat = house.table(seats=seats)
    sat.secrets[1] = house.post(f"/tables/{sat.id}/sit", {"seat": 1, "name": "Ben"})["secret"]
    return sat


def begin(sat: Sat) -> None:
    """The host fills the last seat with a bot, and the race begins."""
    sat.act(0, "bot", {"seat": 2, "level": "tiro"})


def leave(sat: Sat) -> None:
    sat.act(1, "leave")


def removed(sat: Sat) -> None:
    sat.act(0, "remove", {"seat": 1})


def renewed(sat: Sat) -> None:
    sat.act(1, "renew", {"secret": FRESH})


WAYS: list[Callable[[Sat], None]] = [leave, removed, renewed]


def newcomer(sat: Sat) -> str:
    """The secret that opens seat 1 now: of somebody who sits down there, if it is free."""
    free = sat.state()["table"]["seats"][1]["kind"] == "open"
    return str(sat.club.post(f"/tables/{sat.id}/sit", {"seat": 1, "name": "Cy"})["secret"]) if free else FRESH


def dial(sat: Sat) -> Any:
    return sat.club.client.websocket_connect(f"/api/tables/{sat.id}/live")


def rest_of(line: Any) -> tuple[str, int, str]:
    """All that still comes over a line until it is cut, and with what it is."""
    heard = ""
    try:
        while True:
            heard += line.receive_text()
    except WebSocketDisconnect as cut:
        return heard, cut.code, str(cut.reason)


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("devices", [1, 3])
def test_lines_end_with_their_seat_and_hear_nothing_of_who_comes_after(
    way: Callable[[Sat], None], devices: int, tmp_path: Path
) -> None:
    with club(tmp_path) as house, ExitStack() as opened:
        sat = gathering(house)
        lines = [opened.enter_context(dial(sat)) for _ in range(devices)]
        for line in lines:
            line.send_json({"secret": sat.secrets[1], "lang": "en"})
            assert json.loads(line.receive_text())["seat"] == 1
        way(sat)
        sat.secrets[1] = newcomer(sat)
        begin(sat)
        hand = [piece["id"] for piece in sat.state(1)["scene"]["pieces"] if piece["slot"] == "hand"]
        assert hand
        for line in lines:
            heard, code, why = rest_of(line)
            assert (code, why) == (4401, "seat_lost")
            assert '"slot":"hand"' not in heard and not any(f'"{card}"' in heard for card in hand)
        assert not house.live(sat.id).subscribers and not house.live(sat.id).connected_seats


def test_the_other_seats_keep_their_lines_and_see_who_is_here(house: Club) -> None:
    sat = gathering(house)
    with dial(sat) as ana, dial(sat) as ben, dial(sat) as watcher:
        for line, secret in ((ana, sat.secrets[0]), (ben, sat.secrets[1]), (watcher, None)):
            line.send_json({"secret": secret})
            line.receive_text()
        leave(sat)
        assert rest_of(ben)[1] == 4401
        for line in (ana, watcher):
            seats = [{}, {"connected": True}]
            while seats[1]["connected"]:
                told = line.receive_json()
                assert told["type"] == "state"
                seats = told.get("table_changes", {}).get("seats", seats)


def test_a_line_ends_even_if_the_other_end_does_not_read(house: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    stuck = threading.Event()

    async def never_read(self: LiveConnection, text: str) -> None:
        stuck.set()
        await asyncio.Event().wait()

    sat = gathering(house)
    monkeypatch.setattr(LiveConnection, "send", never_read)
    with dial(sat) as line:
        line.send_json({"secret": sat.secrets[1]})
        assert stuck.wait(20)
        leave(sat)
        heard, code, _ = rest_of(line)
        assert heard == "" and code == 4401


IN_FLIGHT: list[tuple[str, str, Any]] = [
    ("GET", "state", None),
    ("GET", "replay?as=1", None),
    ("POST", "chat", {"text": "it is still me"}),
    ("POST", "consider", {"prompt_token": "QUESTION", "picked": []}),
    ("POST", "answer", {"prompt_token": "QUESTION", "answer": "nonsense"}),
    ("POST", "withdraw", {"prompt_token": "QUESTION"}),
    ("POST", "hint", {"prompt_token": "QUESTION"}),
    ("POST", "undo", {}),
    ("POST", "rewind", {}),
    ("POST", "consent", {"yes": True}),
    ("POST", "back", {}),
    ("POST", "webhook", {"url": "", "all_seats": False}),
    ("POST", "ready", {"salt": "x"}),
    ("POST", "leave", {}),
    ("POST", "resign", {}),
    ("POST", "renew", {"secret": "another-secret-of-a-seat-9"}),
    ("POST", "bot", {"seat": 2, "level": "tiro"}),
    ("POST", "remove", {"seat": 0}),
    ("POST", "close", {}),
]


@pytest.mark.parametrize(("method", "path", "body"), IN_FLIGHT)
@pytest.mark.parametrize("way", [removed, renewed])
def test_what_is_in_flight_when_a_seat_changes_hands_does_not_count(
    way: Callable[[Sat], None], method: str, path: str, body: Any, house: Club
) -> None:
    """The request is let in with a valid secret, and waits for the table; meanwhile the seat goes to somebody else."""
    sat = gathering(house, "me:Ana,open")
    if way is removed:
        house.post(f"/tables/{sat.id}/leave", secret=sat.secrets[1], expect=409)  # it has begun: gather anew
        sat = gathering(house)
    live = house.live(sat.id)
    old = sat.secrets[1]
    if body and "prompt_token" in body:
        body = {**body, "prompt_token": ((sat.state(1)["prompt"]) or {"prompt_token": "x"})["prompt_token"]}
    events = [event["do"] for event in house.tables.store.journal(sat.id)]
    replies: list[Any] = []

    def ask() -> None:
        headers = {"Authorization": f"Bearer {old}"}
        replies.append(house.client.request(method, f"/api/tables/{sat.id}/{path}", json=body, headers=headers))

    portal = house.client.portal
    assert portal is not None
    portal.call(live.lock.acquire)
    threads = []
    for waiting, work in enumerate((lambda: way(sat), ask), 1):
        threads.append(threading.Thread(target=work))
        threads[-1].start()
        until(lambda waiting=waiting: len(live.lock._waiters or ()) == waiting)  # type: ignore[misc]
    portal.call(release, live)
    for thread in threads:
        thread.join(20)
    assert replies[0].status_code == 401, replies[0].text
    assert replies[0].json()["error"] == "unknown_secret"
    done = [event["do"] for event in house.tables.store.journal(sat.id)]
    assert done == [*events, "remove" if way is removed else "renew"]


async def release(live: Any) -> None:
    live.lock.release()


def until(wanted: Callable[[], bool]) -> None:
    for _ in range(2000):
        if wanted():
            return
        time.sleep(0.01)
    raise AssertionError("it never came")


def test_acts_over_an_old_line_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Even if the line itself were not cut, what comes over it is checked."""
    from hippodrome.server.api import live as line_module

    async def asleep(*_: object) -> None:
        await asyncio.Event().wait()

    monkeypatch.setattr(line_module.LiveConnection, "end", lambda *_: None)
    monkeypatch.setattr(line_module, "_send_updates", asleep)
    with club(tmp_path) as house:
        sat = gathering(house)
        with dial(sat) as line:
            line.send_json({"secret": sat.secrets[1]})
            until(lambda: bool(house.live(sat.id).subscribers))
            leave(sat)
            sat.secrets[1] = newcomer(sat)
            begin(sat)
            question = sat.state(1)["prompt"]["prompt_token"]
            for do, body in (("consider", {"picked": []}), ("answer", {"answer": "x"}), ("withdraw", {})):
                line.send_json({"action": do, "id": 1, "prompt_token": question, **body})
                reply = line.receive_json()
                assert reply["status"] == 401 and reply["body"]["error"] == "unknown_secret"


def test_a_freed_seat_loses_its_webhook_and_old_messages_keep_their_name(house: Club) -> None:
    sat = gathering(house)
    sat.act(1, "chat", {"text": "I was Ben"})
    journal = house.live(sat.id).journal
    apply_event(journal, events.SetWebhook(1, "https://ben.example", False, at=1.0))
    apply_event(journal, events.SetWebhook(0, "https://ana.example", True, at=1.0))
    apply_event(journal, events.Leave(1, at=1.0))
    assert {key: hook.url for key, hook in journal.webhooks.items()} == {"table": "https://ana.example"}
    apply_event(journal, events.Sit(1, "Cy", "h", "", at=1.0))
    house.live(sat.id).notify_changed()
    assert [(line["name"], line["text"]) for line in sat.state(0)["chat"]["entries"]] == [("Ben", "I was Ben")]
    apply_event(journal, events.Leave(0, at=1.0))
    assert journal.webhooks == {} and journal.host == 1


def test_the_host_is_who_came_first_not_who_sits_in_the_first_seat(house: Club) -> None:
    sat = house.table(seats="open,me:Ana,open")
    stranger = house.post(f"/tables/{sat.id}/sit", {"seat": 0, "name": "Stranger"})["secret"]
    assert sat.state()["table"]["host"] == 1
    for what, body in (("remove", {"seat": 1}), ("close", {}), ("bot", {"seat": 2, "level": "tiro"})):
        assert house.post(f"/tables/{sat.id}/{what}", body, secret=stranger, expect=403)["error"] == "only_the_host"


def test_a_rematch_follows_a_renewed_link(house: Club) -> None:
    sat = house.table(seats="me:Ana,me:Ben", options={"laps": 1})
    sat.play(Random(1))
    again = sat.act(0, "rematch")["id"]
    old, sat.secrets[1] = sat.secrets[1], FRESH
    with house.client.websocket_connect(f"/api/tables/{again}/live") as line:
        line.send_json({"secret": old})
        line.receive_text()
        house.post(f"/tables/{sat.id}/renew", {"secret": FRESH}, secret=old)
        assert rest_of(line)[1] == 4401
    for table in (sat.id, again):
        house.get(f"/tables/{table}/state", secret=old, expect=401)
        assert house.get(f"/tables/{table}/state", secret=FRESH)["seat"] == 1
    assert house.post(f"/tables/{sat.id}/rematch", secret=old, expect=401)["error"] == "unknown_secret"
    assert sat.act(1, "rematch") == {"id": again, "seats": [{"seat": 1, "secret": FRESH}]}
    house.post(f"/tables/{sat.id}/renew", {"secret": FRESH}, secret=FRESH)  # once more: it finishes what was cut short
    assert [event["do"] for event in house.tables.store.journal(again)] == ["renew"]


def test_a_process_that_hears_of_the_change_from_another_cuts_its_lines(postgres_database: str, tmp_path: Path) -> None:
    sites: list[Site] = []
    try:
        sites += [Site(tmp_path, database=postgres_database) for _ in range(2)]
        one, two = sites
        seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
        made = one.post("/tables", {"game": "charioteer", "pace": "instant", "seats": seats})
        table, host = f"/tables/{made['id']}", made["seats"][0]["secret"]
        one.post(f"{table}/ready", {}, host)
        old = one.post(f"{table}/sit", {"seat": 1, "name": "Ben"})["secret"]
        with connect(f"{one.address.replace('http', 'ws', 1)}/api{table}/live") as line:
            line.send(json.dumps({"secret": old}))
            assert json.loads(line.recv(20))["seat"] == 1
            two.post(f"{table}/leave", {}, old)
            new = two.post(f"{table}/sit", {"seat": 1, "name": "Cy"})["secret"]
            two.post(f"{table}/bot", {"seat": 2, "level": "tiro"}, host)
            heard = ""
            with pytest.raises(ConnectionClosed) as cut:
                while True:
                    heard += str(line.recv(20))
            assert cut.value.rcvd is not None and (cut.value.rcvd.code, cut.value.rcvd.reason) == (4401, "seat_lost")
            assert '"slot":"hand"' not in heard
        hand = two.get(f"{table}/state", new)["scene"]["pieces"]
        assert any(piece["slot"] == "hand" for piece in hand)
        for site in sites:
            with pytest.raises(AssertionError, match="401"):
                site.post(f"{table}/chat", {"text": "still me"}, old)
    finally:
        for site in sites:
            site.kill()
