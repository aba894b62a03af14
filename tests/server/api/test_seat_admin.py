"""People come and go: who may renew a link, remove somebody, put a bot in a seat, give up, close a table, and when."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from hippodrome.i18n.localization import LANGUAGES
from hippodrome.server.api import lobby
from hippodrome.server.limits.rate_limit import TokenBucket
from hippodrome.server.storage import maintenance
from hippodrome.server.storage.store import Store
from hippodrome.server.tables.live_table import ABSENT_AFTER
from hippodrome.server.tables.stand_ins import TIMEOUTS_UNTIL_AWAY
from tests.server.club import Club, Sat, club

FRESH = "a-fresh-secret-of-a-seat-0123"
STATES = ("gathering", "running", "over", "unfinished", "closed")
ACTS: dict[str, dict[str, Any]] = {
    "renew": {"secret": FRESH}, "remove": {"seat": 1}, "bot": {"seat": 1, "level": "tiro"}, "resign": {}, "close": {},
}  # fmt: skip
REFUSED = {
    # (who, what): the refusal in each state; "" is granted. Ana (0) is the host, Ben (1) sits there too, a watcher does not.
    (0, "renew"): ("", "", "", "unknown_secret", "closed_by_host"),
    (1, "renew"): ("", "", "", "unknown_secret", "closed_by_host"),
    (None, "renew"): ("not_seated",) * 5,
    (0, "remove"): ("", "begun", "begun", "unknown_secret", "closed_by_host"),
    (1, "remove"): ("only_the_host", "only_the_host", "only_the_host", "unknown_secret", "only_the_host"),
    (None, "remove"): ("not_seated",) * 5,
    (0, "bot"): ("seat_taken", "not_absent", "race_is_over", "unknown_secret", "closed_by_host"),
    (1, "bot"): ("only_the_host", "only_the_host", "only_the_host", "unknown_secret", "only_the_host"),
    (None, "bot"): ("not_seated",) * 5,
    (0, "resign"): ("gathering", "", "race_is_over", "unknown_secret", "closed_by_host"),
    (1, "resign"): ("gathering", "", "race_is_over", "unknown_secret", "closed_by_host"),
    (None, "resign"): ("not_seated",) * 5,
    (0, "close"): ("", "", "race_is_over", "unknown_secret", "closed_by_host"),
    (1, "close"): ("only_the_host", "only_the_host", "only_the_host", "unknown_secret", "only_the_host"),
    (None, "close"): ("not_seated",) * 5,
}


def table_in(house: Club, state: str) -> Sat:
    """Ana and Ben at a table in a state; of a race that was brought as a file, nobody has a seat."""
    sat = house.table(seats="me:Ana,me:Ben,open" if state in ("gathering", "closed") else "me:Ana,me:Ben", options={"laps": 1})
    if state == "closed":
        sat.act(0, "close")
    if state in ("over", "unfinished"):
        sat.play(Random(1))
    if state == "unfinished":
        text = "".join(house.client.get(f"/api/tables/{sat.id}/race").text.splitlines(keepends=True)[:30])
        sat = Sat(house, house.client.post("/api/races", content=text).json()["id"], sat.secrets)
    assert house.get(f"/tables/{sat.id}")["state"] == state
    return sat


@pytest.mark.parametrize("state", STATES)
def test_who_may_do_what_and_when(state: str, house: Club) -> None:
    sat = table_in(house, state)
    for (who, what), refusals in REFUSED.items():
        expected = refusals[STATES.index(state)]
        before = [event["do"] for event in house.tables.store.journal(sat.id)]
        secret = "" if who is None else sat.secrets[who]
        for lang in LANGUAGES:
            reply = house.client.post(
                f"/api/tables/{sat.id}/{what}?lang={lang}", json=ACTS[what],
                headers={"Authorization": f"Bearer {secret}"} if secret else {},
            )  # fmt: skip
            if not expected:
                assert reply.status_code == 200, (who, what, reply.text)
                break
            told = reply.json()
            assert 400 <= reply.status_code < 500 and told["error"] == expected, (who, what, told)
            assert told["text"] and "{" not in told["text"] and "server." not in told["text"]
        done = [event["do"] for event in house.tables.store.journal(sat.id)]
        assert done[: len(before)] == before and (len(done) > len(before)) == (not expected), (who, what)
        assert expected or done[len(before)] == what
        if not expected:  # it has changed: go on at another
            sat = table_in(house, state)


@pytest.mark.parametrize("state", ["gathering", "running"])
def test_it_is_all_in_the_journal(state: str, tmp_path: Path) -> None:
    """After a restart everything stands as it was, and the doctor finds nothing wrong."""
    seen = {}
    with club(tmp_path) as house:
        for (who, what), refusals in REFUSED.items():
            if who is not None and not refusals[STATES.index(state)]:
                sat = table_in(house, state)
                sat.act(who, what, ACTS[what])
                sat.settle()
                seen[sat.id] = house.get(f"/tables/{sat.id}/state")
        assert len(seen) >= 4
    with club(tmp_path) as house:
        assert {id: house.get(f"/tables/{id}/state") for id in seen} == seen
    store = Store(f"sqlite:///{tmp_path / 'races.db'}")
    health = maintenance.examine(store)
    assert health.problems == [] and health.states["closed"] == 1
    store.close()


def test_a_renewed_link_opens_the_seat_and_the_old_one_nothing(house: Club) -> None:
    sat = table_in(house, "running")
    before, old = sat.state(1), sat.secrets[1]
    house.tables.limits["renew"] = TokenBucket(0, 0)
    assert sat.act(1, "renew", {"secret": FRESH}) == {"seat": 1}
    house.get(f"/tables/{sat.id}/state", secret=old, expect=401)
    sat.secrets[1] = FRESH
    assert sat.state(1) == before, "the same hand, the same question"
    sat.answer(1, Random(1))
    for used in (old, sat.secrets[0]):
        assert sat.act(1, "renew", {"secret": used}, expect=409)["error"] == "secret_used"
    for weak in ("", "short", "x" * 65, "with spaces in it, and long", 'quote"quote"quote"quote'):
        assert sat.act(1, "renew", {"secret": weak}, expect=422)["error"] == "malformed"


def test_a_removed_player_loses_the_seat_and_it_is_free(house: Club) -> None:
    sat = table_in(house, "gathering")
    assert sat.act(0, "remove", {"seat": 2}, expect=409)["error"] == "nobody_sits_there"
    assert sat.act(0, "remove", {"seat": 0}, expect=409)["error"] == "own_seat"
    assert sat.act(0, "remove", {"seat": 9}, expect=404)["error"] == "no_such_seat"
    sat.act(0, "remove", {"seat": 1})
    assert sat.act(1, "chat", {"text": "hey"}, expect=401)["error"] == "unknown_secret"
    sat.act(0, "bot", {"seat": 1, "level": "tiro"})
    house.post(f"/tables/{sat.id}/sit", {"name": "Cy"})
    assert sat.state()["table"]["state"] == "running"


def test_a_bot_plays_on_after_a_resignation_and_the_result_says_so(house: Club) -> None:
    sat = table_in(house, "running")
    sat.play(Random(1), answers=3)
    sat.act(0, "resign")
    gone = sat.secrets.pop(0)
    house.get(f"/tables/{sat.id}/state", secret=gone, expect=401)
    card = sat.state()["table"]
    assert card["seats"][0] | {"connected": True} == {
        "seat": 0, "kind": "bot", "name": "Ana", "level": "auriga", "ready": True, "away": False, "left": "resigned",
        "stand_in": {}, "connected": True,
    }  # fmt: skip
    assert card["host"] == 1, "whoever came next looks after the table"
    assert any("Ana gives up" in entry["text"] for entry in sat.state(1)["log"]["entries"] if entry["note"])
    sat.play(Random(2))
    over = sat.state()["table"]
    assert over["state"] == "over" and over["seats"][0]["left"] == "resigned"
    again = Sat(house, sat.act(1, "rematch")["id"], sat.secrets)
    seats = again.state()["table"]["seats"]
    assert [(seat["kind"], seat["name"]) for seat in seats] == [("bot", "Auriga"), ("person", "Ben")]


def test_a_resigned_player_does_not_block_a_rewind(house: Club) -> None:
    sat = house.table(seats="me:Ana,me:Ben,me:Cy")
    sat.play(Random(1), answers=3)
    turn = sat.state()["table"]["turn"]
    sat.act(0, "rewind")
    sat.act(1, "consent", {"yes": True})
    sat.act(2, "resign")
    assert sat.state()["rewind"] is None and sat.state()["table"]["turn"] < turn + 1
    assert any(entry["kind"] == "went_back" for entry in sat.state()["log"]["entries"])
    sat.act(1, "rewind", expect=422)  # back at the beginning: nothing to take back


def test_only_who_is_absent_loses_a_seat_to_a_bot(house: Club) -> None:
    bot = {"seat": 1, "level": "tiro"}
    sat = table_in(house, "running")
    now = [house.tables.now()]
    house.tables.now = lambda: now[0]
    house.live(sat.id).loaded_at = now[0]
    assert sat.act(0, "bot", bot, expect=409)["error"] == "not_absent"
    with house.client.websocket_connect(f"/api/tables/{sat.id}/live") as line:
        line.send_json({"secret": sat.secrets[1]})
        line.receive_text()
        now[0] += 3 * ABSENT_AFTER
        assert sat.act(0, "bot", bot, expect=409)["error"] == "not_absent", "whoever is connected may think"
    while house.live(sat.id).subscribers:
        pass
    now[0] += ABSENT_AFTER - 1
    assert sat.act(0, "bot", bot, expect=409)["error"] == "not_absent"
    now[0] += 2
    sat.answer(1, Random(1))
    assert sat.act(0, "bot", bot, expect=409)["error"] == "not_absent", "the table does not wait for them"
    sat.act(1, "withdraw", {"prompt_token": sat.state(1)["prompt"]["prompt_token"]})
    sat.act(0, "bot", bot)
    card = sat.state()["table"]["seats"][1]
    assert (card["kind"], card["name"], card["level"], card["left"]) == ("bot", "Ben", "tiro", "replaced")
    house.get(f"/tables/{sat.id}/state", secret=sat.secrets.pop(1), expect=401)
    assert sat.act(0, "bot", bot, expect=409)["error"] == "nobody_sits_there"
    sat.play(Random(1), answers=2)


def test_the_next_player_may_replace_an_absent_host_with_a_bot(house: Club) -> None:
    sat = house.table(seats="me:Ana,me:Ben,me:Cy", clock="relaxed")
    now = [house.tables.now()]
    house.tables.now = lambda: now[0]
    bot = {"seat": 0, "level": "tiro"}
    assert sat.act(0, "bot", bot, expect=403)["error"] == "only_the_host"
    assert sat.act(1, "bot", bot, expect=409)["error"] == "not_absent"
    assert house.client.portal is not None
    for _ in range(TIMEOUTS_UNTIL_AWAY):
        sat.answer(1, Random(1))
        sat.answer(2, Random(1))
        assert sat.act(1, "bot", bot, expect=409)["error"] == "not_absent"
        now[0] += 301
        house.client.portal.call(house.timeouts.check_loaded)
        sat.settle()
    assert sat.state()["table"]["seats"][0]["away"]
    assert sat.act(2, "bot", bot, expect=403)["error"] == "only_the_host"
    sat.act(1, "bot", bot)
    assert sat.state()["table"]["host"] == 1 and not sat.state()["table"]["seats"][0]["away"]


def test_a_closed_table_notifies_all_viewers_and_accepts_no_events(house: Club) -> None:
    sat = table_in(house, "running")
    with house.client.websocket_connect(f"/api/tables/{sat.id}/live") as line:
        line.send_json({"secret": sat.secrets[1], "lang": "es"})
        line.receive_text()
        sat.act(0, "close")
        while (told := line.receive_json()).get("table_changes", {}).get("state") != "closed":
            pass
        assert "Ana" in told["table_changes"]["closed"] and "cerrado" in told["table_changes"]["closed"]
    assert sat.state(1)["prompt"] is None and sat.state()["clocks"] == {}
    for what, body in (("chat", {"text": "why?"}), ("undo", {}), ("ready", {"salt": ""}), ("leave", {}), ("close", {})):
        refused = sat.act(0, what, body, expect=409)
        assert refused["error"] == "closed_by_host" and "Ana" in refused["text"]
    assert house.post(f"/tables/{sat.id}/sit", {"name": "Cy"}, expect=409)["error"] in ("no_free_seat", "closed_by_host")
    listed = house.get("/tables")
    assert not any(row["id"] == sat.id for key in lobby.STATES for row in listed[key])
    house.get(f"/tables/{sat.id}/race", expect=409)
