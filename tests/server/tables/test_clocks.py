"""Clocks: a question has one clock, the machine's time of day may jump, and tables that rest stand in nobody's way."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import text

from hippodrome.server.storage.store import MAX_DUE_TABLES, Store
from hippodrome.server.tables import clocks, events
from tests.server.club import Club, Sat, club

DAY = 86400.0
FAST = 45.0


class Hands:
    """The time at a house, moved by hand."""

    def __init__(self, house: Club) -> None:
        self.house, self.at = house, house.tables.now()
        house.tables.now = lambda: self.at

    def on(self, seconds: float) -> None:
        """Let time pass, and whoever's time is up be stood in for."""
        self.at += seconds
        portal = self.house.client.portal
        assert portal is not None
        portal.call(self.house.timeouts.check_loaded)


def left(sat: Sat, seat: int, hands: Hands) -> float:
    return round(float(sat.state()["clocks"][str(seat)]) - hands.at, 6)


def notes(sat: Sat) -> list[str]:
    """What the log says that is no fact of the race, by its kind."""
    return [entry["kind"] for entry in sat.state()["log"]["entries"] if entry["note"]]


def let_run_out(sat: Sat, hands: Hands, seat: int) -> None:
    """A question that only this seat leaves unanswered until its time is up."""
    for other in sat.asked():
        if other != seat:
            sat.answer(other, Random(1))
    hands.on(FAST + 1)
    sat.settle()


def is_away(sat: Sat, seat: int) -> bool:
    return bool(sat.state()["table"]["seats"][seat]["away"])


def test_a_stand_in_plays_one_move_for_each_lapse_and_hands_back(tmp_path: Path) -> None:
    with club(tmp_path) as house:
        sat = house.table(seats="me:Ana,me:Ben", clock="fast", options={"laps": 2})
        hands = Hands(house)
        for lapse in (1, 2):
            let_run_out(sat, hands, 1)
            assert notes(sat) == ["lapsed"] * lapse and not is_away(sat, 1)
            assert sat.asked() == [0, 1] and left(sat, 1, hands) == FAST, "the next decision is Ben's again, with a whole clock"
        sat.play(Random(2), answers=2)  # Ben has answered himself: lapses are counted anew
        let_run_out(sat, hands, 1)
        let_run_out(sat, hands, 1)
        assert not is_away(sat, 1) and sat.state()["table"]["seats"][1]["stand_in"] == {}, "told when the race is over"
        let_run_out(sat, hands, 1)
        assert is_away(sat, 1) and notes(sat)[-1] == "gone"
        turn = sat.state()["table"]["turn"]
        sat.answer(0, Random(1))
        sat.settle()
        assert sat.state()["table"]["turn"] == turn + 1, "for whoever is away the stand-in goes on at once"
        sat.act(1, "back")
        sat.play(Random(3))
        seats = sat.state()["table"]["seats"]
        assert seats[0]["stand_in"] == {} and seats[1]["stand_in"]["moves"] == 7 < seats[1]["stand_in"]["of"]
    with club(tmp_path) as house:
        again = house.get(f"/tables/{sat.id}/state")["table"]["seats"]
        assert [seat["stand_in"] for seat in again] == [seat["stand_in"] for seat in seats], "the journal tells the same"


def test_undone_moves_do_not_count_as_stand_in_moves(house: Club) -> None:
    sat = house.table(seats="me:Ana,me:Ben", clock="fast", options={"laps": 1})
    hands = Hands(house)
    sat.play(Random(1), answers=2)
    let_run_out(sat, hands, 1)
    sat.act(0, "rewind")
    sat.act(1, "consent", {"yes": True})
    assert "went_back" in notes(sat)
    sat.play(Random(2))
    assert sat.state()["table"]["state"] == "over"
    assert [seat["stand_in"] for seat in sat.state()["table"]["seats"]] == [{}, {}]


def test_a_race_pauses_while_all_players_are_away(house: Club) -> None:
    sat = house.table(seats="me:Ana,me:Ben,tiro", clock="fast", options={"laps": 1})
    hands = Hands(house)
    for _ in range(3):
        assert not sat.state()["table"]["paused"]
        hands.on(FAST + 1)
        sat.settle()
    state = sat.state()
    assert state["table"]["paused"] and notes(sat)[-1] == "paused" and state["clocks"] == {}
    for _ in range(3):
        hands.on(FAST + 1)
        sat.settle()
    assert sat.state()["table"]["turn"] == state["table"]["turn"], "nothing happens, though somebody looks"
    sat.act(0, "back")
    sat.settle()
    assert sat.asked() == [0] and not sat.state()["table"]["paused"]
    assert sat.state()["table"]["turn"] == state["table"]["turn"] + 1, "time that was up is up"


def test_a_journal_of_an_earlier_release_means_what_it_meant(house: Club) -> None:
    """There a single lapse made somebody away, and a bot went on until they were back."""
    sat = house.table(seats="me:Ana,me:Ben", clock="fast")
    sat.answer(0, Random(1))
    house.client.portal.call(_happen, house, sat, events.Away(1))  # type: ignore[union-attr]
    sat.settle()
    assert is_away(sat, 1) and notes(sat) == ["away"] and sat.asked() == [0]
    sat.act(1, "back")
    sat.answer(0, Random(1))
    sat.settle()
    house.client.portal.call(_happen, house, sat, events.Away(1, quietly=True))  # type: ignore[union-attr]
    assert not is_away(sat, 1) and notes(sat) == ["away", "back"]


async def _happen(house: Club, sat: Sat, event: events.Event) -> None:
    await house.tables.submit(house.live(sat.id), lambda journal: event, by=None)


def test_being_back_buys_no_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However often somebody says that they are back, the question that their time ran out for is answered by a stand-in."""
    with club(tmp_path) as house:
        sat = house.table(seats="me:Ana,me:Ben", clock="fast")
        hands = Hands(house)
        let_run_out(sat, hands, 1)
        let_run_out(sat, hands, 1)
        turn = sat.state()["table"]["turn"]
        sat.answer(0, Random(1))
        monkeypatch.setattr(house.tables.bots, "choose", never)
        hands.on(FAST + 1)
        assert is_away(sat, 1) and sat.state()["clocks"] == {}
        sat.act(1, "back")
        assert not is_away(sat, 1) and sat.state()["clocks"] == {}, "no new clock"
        for _ in range(3):
            hands.on(FAST + 1)
            assert sat.act(1, "back", expect=409)["error"] == "not_away"
        done = [event["do"] for event in house.tables.store.journal(sat.id)]
        assert (done.count("lapse"), done.count("back")) == (3, 1)
    with club(tmp_path) as house:
        house.client.get(f"/api/tables/{sat.id}")
        again = Sat(house, sat.id, sat.secrets)
        again.settle()
        assert again.state()["table"]["turn"] == turn + 1, "the stand-in answers, also after a restart"
        assert again.asked() == [0, 1]


async def never(*_: object) -> None:
    """Think without end."""
    await asyncio.Event().wait()


def test_taking_back_buys_no_time(house: Club) -> None:
    sat = house.table("chariot-race", "me:Ana,me:Ben", clock="fast", options={"laps": 1})
    hands = Hands(house)
    rng, undone = Random(1), 0
    for _ in range(40):
        if undone or not (asked := sat.asked()):
            break
        seat = asked[0]
        hands.on(1)
        before = left(sat, seat, hands)
        hands.on(20)
        sat.answer(seat, rng)
        if sat.state(seat)["undo"]["can"]:
            hands.on(7)
            sat.act(seat, "undo")
            assert left(sat, seat, hands) == before - 20, "what was used is used; what came after does not count"
            undone += 1
    assert undone


def test_what_a_bot_decided_because_time_was_up_stands(house: Club) -> None:
    sat = house.table("chariot-race", "me:Ana,me:Ben", clock="fast", options={"laps": 1})
    hands = Hands(house)
    rng, stood = Random(1), 0
    for _ in range(60):
        if stood or not (asked := sat.asked()):
            break
        seat = asked[0]
        hands.on(FAST + 1)
        sat.settle()
        state = sat.state(seat)
        if "time" in state["undo"]["why"]:
            assert sat.act(seat, "undo", expect=422)["error"] == "undo_no_time"
            stood += 1
        elif sat.asked():
            sat.answer(sat.asked()[0], rng)
    assert stood


def test_asking_to_go_back_stops_no_clock(house: Club) -> None:
    sat = house.table(seats="me:Ana,me:Ben", clock="fast")
    hands = Hands(house)
    sat.play(Random(1), answers=2)
    sat.answer(0, Random(1))
    sat.act(1, "rewind")
    turn = sat.state()["table"]["turn"]
    hands.on(FAST + 1)
    sat.settle()
    assert sat.state()["table"]["turn"] == turn + 1 and sat.state()["rewind"] is None


def test_time_that_is_up_for_a_quiet_question_is_not_spoken_of(house: Club) -> None:
    sat = house.table("cthulhu-500", "me:Ana,me:Ben,me:Cy", clock="fast")
    hands = Hands(house)
    rng, quiet = Random(4), 0
    for _ in range(200):
        table = house.live(sat.id).journal.table
        if table is None or table.prompt is None or quiet:
            break
        if getattr(table.prompt, "is_hidden", False):
            seen = sat.state()
            hands.on(FAST + 1)
            sat.settle()
            told = [entry for entry in sat.state()["log"]["entries"] if entry["note"]]
            assert told == [entry for entry in seen["log"]["entries"] if entry["note"]]
            assert not any(seat["away"] for seat in sat.state()["table"]["seats"])
            quiet += 1
        else:
            sat.answer(sat.asked()[0], rng)
    assert quiet


def jump(monkeypatch: pytest.MonkeyPatch, by: float, true: Callable[[], float] = time.time) -> None:
    monkeypatch.setattr(time, "time", lambda: true() + by)


def test_a_day_forward_and_back_while_the_server_runs_changes_nothing(house: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    sat = house.table(seats="me,me", clock="relaxed")
    rng = Random(1)
    begun = house.tables.now()
    for by in (DAY, -DAY, 0.0, 30 * DAY):
        jump(monkeypatch, by)
        house.client.portal.call(house.timeouts.check_loaded)  # type: ignore[union-attr]
        sat.play(rng, answers=3)
        assert not any(seat["away"] for seat in sat.state()["table"]["seats"])
        journal = house.live(sat.id).journal
        assert begun <= journal.last_event_at < begun + 240 and journal.deadline is not None
        assert 0 < journal.deadline - house.tables.now() <= 300
    times = [event["at"] for event in house.tables.store.journal(sat.id)]
    assert times == sorted(times)


@pytest.mark.parametrize("by", [DAY, -DAY])
def test_a_restart_while_the_clock_is_wrong_is_harmless(by: float, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A day later by the machine's clock, everybody has some minutes; a day earlier, nobody has a day."""
    with club(tmp_path) as house:
        sat = house.table(seats="me,me", clock="relaxed")
    jump(monkeypatch, by)
    with club(tmp_path) as house:
        again = Sat(house, sat.id, sat.secrets)
        hands = Hands(house)
        assert 0 < left(again, 0, hands) <= 300
        hands.on(200)
        assert notes(again) == []
        hands.on(101)
        assert notes(again) == ["lapsed", "lapsed"]


def test_a_deadline_that_no_clock_can_have_set_is_mended_at_the_start(tmp_path: Path) -> None:
    with club(tmp_path) as house:
        sat, other = house.table(seats="me,me", clock="fast"), house.table(seats="me,me", clock="correspondence")
        for one in (sat, other):
            one.answer(0, Random(1))
    store = Store(f"sqlite:///{tmp_path / 'races.db'}")
    with store.engine.begin() as connection:
        connection.execute(text("update tables set deadline = deadline + 86400 where id = :id"), {"id": sat.id})
    now = time.time()
    assert store.repair_deadlines(now, clocks.CLOCK_SECONDS) == 1 and store.repair_deadlines(now, clocks.CLOCK_SECONDS) == 0
    assert store.due_tables(now) == [sat.id]
    store.close()


def test_unplayable_tables_do_not_delay_the_timeouts_of_others(tmp_path: Path) -> None:
    """A hundred and more tables that cannot be played on, or not even read, come first; the others get their turn."""
    with club(tmp_path) as house:
        first = house.table(seats="me,me", clock="fast")
        waiting = [house.table(seats="me:Ana,me:Ben", clock="fast") for _ in range(2)]
        for sat in (first, *waiting):
            sat.answer(0, Random(1))
    store = Store(f"sqlite:///{tmp_path / 'races.db'}")
    with store.engine.begin() as connection:
        row = dict(connection.execute(text("select * from tables where id = :id"), {"id": first.id}).mappings().one())
        events = connection.execute(text("select * from events where table_id = :id"), {"id": first.id})
        lines = [dict(line) for line in events.mappings()]
        columns = ", ".join(row)
        for n in range(2 * MAX_DUE_TABLES):
            copied = {**row, "id": f"closed{n}", "deadline": 1.0 + n}
            connection.execute(text(f"insert into tables ({columns}) values (:{', :'.join(row)})"), copied)
            for line in lines:
                body = json.loads(line["body"])
                broken = {**body, "about": "gone"} if body["do"] == "answer" else body
                if n % 10 == 0 and body["do"] == "answer":
                    broken = {"nothing": "that can be read"}
                given = {**line, "table_id": f"closed{n}", "body": json.dumps(broken)}
                connection.execute(text("insert into events (table_id, n, at, body) values (:table_id, :n, :at, :body)"), given)
        for sat in (first, *waiting):
            connection.execute(text("update tables set deadline = 1000 where id = :id"), {"id": sat.id})
    store.close()
    with club(tmp_path) as house:
        house.tables.started_at -= DAY
        hands = Hands(house)
        hands.at += DAY
        portal = house.client.portal
        assert portal is not None
        portal.call(house.timeouts.check_stored)
        assert house.tables.store.due_tables(hands.at) == []
        for sat in waiting:
            again = Sat(house, sat.id, sat.secrets)
            again.settle()
            assert "lapsed" in notes(again)
        assert all(live.journal.deadline is None for key, live in house.tables._live.items() if key.startswith("closed"))
