"""What happens at a table: sitting down, sealing, taking back, going back by consent, talking, hints, rematch, branch."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest

from hippodrome.core.race_file import from_text
from hippodrome.games.registry import BUILT_IN_NAMES
from hippodrome.server.storage.event_sql import EventWrite
from hippodrome.server.tables.live_table import MAX_SUMMARY_STALENESS
from tests.server.club import Club, Sat, club

ONE_LAP = {"laps": 1}


def frozen(sat: Sat) -> list[object]:
    """All that everybody sees of a table."""
    return [{key: value for key, value in sat.state(seat).items() if key != "version"} for seat in [None, *sat.secrets]]


def test_a_table_gathers_and_begins_when_everybody_is_ready(house: Club) -> None:
    seats = [{"kind": "me", "name": "Ana"}, {"kind": "open"}, {"kind": "open"}]
    made = house.post("/tables", {"game": "charioteer", "seats": seats})
    id, secret = made["id"], made["seats"][0]["secret"]
    assert made["table"]["state"] == "gathering" and len(made["table"]["commitment"]) == 64
    assert house.get("/tables")["open"][0]["id"] == id
    house.post(f"/tables/{id}/ready", {"salt": "s"}, secret=secret)
    sat = house.post(f"/tables/{id}/sit", {"seat": 2, "name": "Ben <b>", "salt": "t"})
    assert sat["seat"] == 2
    assert house.post(f"/tables/{id}/sit", {"seat": 2, "name": "Cy"}, expect=409)["error"] == "seat_taken"
    bot = {"seat": 1, "level": "tiro"}
    assert house.post(f"/tables/{id}/bot", bot, secret=sat["secret"], expect=403)["error"] == "only_the_host"
    assert house.get(f"/tables/{id}")["state"] == "gathering"
    house.post(f"/tables/{id}/bot", bot, secret=secret)
    card = house.get(f"/tables/{id}")
    assert card["state"] == "running" and [seat["name"] for seat in card["seats"]] == ["Ana", "Tiro", "Ben <b>"]
    assert house.post(f"/tables/{id}/sit", {"name": "late"}, expect=409)["error"] == "no_free_seat"
    assert house.post(f"/tables/{id}/leave", secret=secret, expect=409)["error"] == "begun"
    assert [row["id"] for row in house.get("/tables")["running"]] == [id]


def test_a_row_is_written_only_when_it_has_something_new_to_say(house: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    """An answer that waits for others changes nothing that everybody may know; a clock is always kept."""
    kept: list[bool] = []
    honest = house.tables.store.append_all

    def counted(entries: Sequence[EventWrite]) -> list[bool]:
        kept.extend(entry.summary is not None for entry in entries)
        return honest(entries)

    monkeypatch.setattr(house.tables.store, "append_all", counted)
    sat, rng = house.table(seats="me,me,me"), Random(1)
    for seat in (0, 1, 2, 0, 1, 2):
        sat.answer(seat, rng)
    assert kept[-5:] == [False, True, False, False, True], "the number of the turn changes with the last answer"
    row = house.tables.store.find(sat.id)
    assert row is not None and row.summary == house.live(sat.id).summary().value
    live, at = house.live(sat.id), house.tables.now()
    assert live.summary_to_store(None, at) is None and live.summary_to_store(None, at + MAX_SUMMARY_STALENESS + 1) is not None
    assert live.summary_to_store(at, at) is not None
    clocked = house.table(seats="me,me,me", clock="relaxed")
    kept.clear()
    for seat in range(3):
        clocked.answer(seat, rng)
    assert kept == [True] * 3


def test_help_and_guide_are_those_of_the_table(house: Club) -> None:
    """The crowd card joins as the table's options say; every step of the guide is there."""
    usual, strict = (house.table(seats="me:Ana,me:Ben", options=options) for options in ({}, {"crowd_by_symbol": True}))
    assert "or if it is a whip" in usual.state(0)["prompt"]["help"]
    assert "or if it is" not in strict.state(0)["prompt"]["help"]
    guide = house.get(f"/tables/{usual.id}/guide")
    assert len(guide) == 7 and "one to 3 hand cards" in guide[1]["text"]
    assert guide[1]["at"] == ["hand", "crowd:0"] and guide[1]["until"] == "pick"
    assert house.get("/tables/nowhere/guide", expect=404)["error"] == "no_such_table"


def test_a_seat_given_back_can_be_taken_by_somebody_else(house: Club) -> None:
    made = house.post("/tables", {"game": "charioteer", "seats": [{"kind": "me"}, {"kind": "open"}]})
    first = house.post(f"/tables/{made['id']}/sit", {"name": "Ben"})
    house.post(f"/tables/{made['id']}/leave", secret=first["secret"])
    gone = house.post(f"/tables/{made['id']}/chat", {"text": "hi"}, secret=first["secret"], expect=401)
    assert gone["error"] == "unknown_secret"
    assert house.post(f"/tables/{made['id']}/sit", {"name": "Cy"})["seat"] == 1


def test_sealed_answers_show_who_is_ready_and_nothing_more_and_can_be_changed(house: Club) -> None:
    sat = house.table(seats="me:Ana,me:Ben,me:Cy")
    rng = Random(3)
    before = {seat: sat.state(seat) for seat in (1, None)}
    sat.answer(0, rng)
    first = sat.state(0)["prompt"]["answered"]
    assert first and sat.state(0)["prompt"]["answered_text"]
    for seat in (1, None):
        after = sat.state(seat)
        assert after["ready"] == [0] and after["awaited"] == [1, 2]
        same = {key for key in after if after[key] == before[seat][key]}
        assert set(after) - same == {"version", "ready", "awaited", "waiting_text"}
        assert after["waiting_text"].startswith("Ben and Cy ")
    seen = [sat.state(seat) for seat in (1, 2, None)]
    while sat.answer(0, rng) == first:
        pass
    assert seen == [sat.state(seat) for seat in (1, 2, None)], "nobody can tell that an answer was changed"
    question = sat.state(0)["prompt"]["prompt_token"]
    sat.act(0, "withdraw", {"prompt_token": question})
    assert sat.state(1)["ready"] == [] and sat.state(0)["prompt"]["answered"] is None
    assert sat.act(0, "withdraw", {"prompt_token": question}, expect=422)["error"] == "nothing_to_take_back"


@pytest.mark.parametrize("moment", ["gathering", "between", "sealed"])
def test_a_restart_loses_nothing(moment: str, tmp_path: Path) -> None:
    with club(tmp_path) as house:
        sat = house.table(seats="me,open" if moment == "gathering" else "me,me,me")
        if moment != "gathering":
            sat.play(Random(1), answers=9 if moment == "between" else 11)
            assert len(sat.state()["ready"]) == (0 if moment == "between" else 2)
        sat.club.post(f"/tables/{sat.id}/chat", {"text": "good luck"}, secret=sat.secrets[0])
        seen = frozen(sat)
    with club(tmp_path) as house:
        again = Sat(house, sat.id, sat.secrets)
        assert frozen(again) == seen
        if moment == "sealed":
            again.play(Random(2), answers=1)
            assert again.state()["ready"] == []


def test_a_table_read_from_its_journal_is_the_table_in_memory(house: Club) -> None:
    sat = house.table("chariot-race", "me,me,tiro", options=ONE_LAP)
    rng = Random(5)
    for _ in range(12):
        sat.play(rng, answers=3)
        live = house.live(sat.id)
        read = house.tables._load(live.row)
        assert read.table is not None and live.journal.table is not None
        assert read.table.log == live.journal.table.log and read.table.facts == live.journal.table.facts
        assert read.event_count == live.journal.event_count and read.summary() == live.journal.summary()


def test_undo_by_the_law_of_the_log(house: Club) -> None:
    sat = house.table("chariot-race", "me,me", options=ONE_LAP)
    rng = Random(1)
    taken = refused = 0
    for _ in range(60):
        asked = sat.asked()
        if not asked:
            break
        seat = asked[0]
        before = sat.state(seat)
        sat.answer(seat, rng)
        if sat.state()["table"]["state"] == "over":
            assert sat.act(seat, "undo", expect=409)["error"] == "race_is_over"
            break
        undo = sat.state(seat)["undo"]
        if undo["can"]:
            sat.act(seat, "undo")
            after = sat.state(seat)
            assert after["scene"] == before["scene"] and after["log"] == before["log"]
            taken += 1
            sat.answer(seat, rng)
        else:
            assert undo["why"]
            assert sat.act(seat, "undo", expect=422)["text"] == undo["why"]
            refused += 1
    assert taken and refused


def test_a_rewind_needs_the_consent_of_all_players(tmp_path: Path) -> None:
    with club(tmp_path) as house:
        sat = house.table(seats="me:Ana,me:Ben,auriga")
        before = sat.state(0)
        sat.play(Random(1), answers=2)
        assert sat.state(0)["log"]["entries"] != before["log"]["entries"]
        sat.act(0, "rewind")
        request = sat.state(1)["rewind"]
        assert request["seat"] == 0 and request["waits_for"] == [1] and "Ana" in request["text"]
        assert sat.act(1, "rewind", expect=409)["error"] == "request_pending"
        sat.act(1, "consent", {"yes": False})
        assert sat.state(0)["rewind"] is None
        assert sat.act(1, "consent", {"yes": True}, expect=409)["error"] == "no_request"
        sat.act(0, "rewind")
        sat.act(1, "consent", {"yes": True})
        after = sat.state(0)
        assert after["scene"] == before["scene"] and after["prompt"]["prompt_token"] == before["prompt"]["prompt_token"]
        notes = [entry["text"] for entry in after["log"]["entries"] if entry["note"]]
        assert len(notes) == 4 and "Ana" in notes[-1]
        seen = frozen(sat)
    with club(tmp_path) as house:
        assert frozen(Sat(house, sat.id, sat.secrets)) == seen


def test_a_hint_is_an_answer_that_can_be_given_and_the_log_says_so(house: Club) -> None:
    for game in ("charioteer", "chariot-race"):
        sat = house.table(game, "me:Ana,me:Ben")
        seat = sat.asked()[0]
        question = sat.state(seat)["prompt"]["prompt_token"]
        hint = sat.act(seat, "hint", {"prompt_token": question})
        assert hint["answer_text"] and hint["lines"]
        assert sat.consider(seat, hint["picked"])["answer"] == hint["answer"]
        assert any("hint" in entry["text"] for entry in sat.state(1 - seat)["log"]["entries"] if entry["note"])
        sat.act(seat, "answer", {"prompt_token": sat.state(seat)["prompt"]["prompt_token"], "answer": hint["answer"]})


def test_chat_reaches_all_viewers_and_changes_no_prompt_token(house: Club) -> None:
    sat = house.table(seats="me:Ana,me:Ben")
    question = sat.state(1)["prompt"]["prompt_token"]
    sat.act(0, "chat", {"text": "<script>alert(1)</script>"})
    said = sat.state(1)["chat"]["entries"]
    assert [(line["name"], line["text"]) for line in said] == [("Ana", "<script>alert(1)</script>")]
    assert sat.state(1)["prompt"]["prompt_token"] == question
    for text in ("", " ", "x" * 501, "bell\x07"):
        sat.act(0, "chat", {"text": text}, expect=422)


QUICK: dict[str, dict[str, Any]] = {"charioteer": ONE_LAP, "chariot-race": {"laps": 1}, "cthulhu-500": {"length": "short"}}


def over(house: Club, game: str = "charioteer", seats: str = "me:Ana,auriga") -> Sat:
    sat = house.table(game, seats, options=QUICK[game])
    sat.play(Random(1))
    assert sat.state()["table"]["state"] == "over"
    return sat


def test_a_rematch_seats_the_same_people_with_the_same_secrets(house: Club) -> None:
    sat = house.table(seats="me:Ana,me:Ben", options=ONE_LAP)
    assert sat.act(0, "rematch", expect=409)["error"] == "race_runs"
    sat.play(Random(1))
    first, second = sat.act(0, "rematch"), sat.act(1, "rematch")
    assert first["id"] == second["id"] == sat.state()["table"]["rematch"] != sat.id
    again = Sat(house, first["id"], {row["seat"]: row["secret"] for made in (first, second) for row in made["seats"]})
    for seat in (0, 1):
        again.act(seat, "ready", {"salt": "x"})
    card = again.state()["table"]
    assert card["state"] == "running" and card["commitment"] != sat.state()["table"]["commitment"]
    again.play(Random(2), answers=4)


def test_a_replay_shows_every_step_and_a_race_branches_from_any(tmp_path: Path) -> None:
    with club(tmp_path) as house:
        sat = over(house)
        for seat in (None, 0, 1):
            who = {} if seat is None else {"as": seat}
            whole = house.get(f"/tables/{sat.id}/replay", query={"count": 60, **who})
            steps = whole["frames"]
            while len(steps) < whole["total"]:
                steps += house.get(f"/tables/{sat.id}/replay", query={"count": 60, "from": len(steps), **who})["frames"]
            assert [step["n"] for step in steps] == list(range(whole["total"]))
            told = [entry for step in steps for entry in step["log"]]
            assert [entry["n"] for entry in told] == list(range(len(told)))
            if seat != 1:
                assert steps[-1]["scene"] == sat.state(seat)["scene"]
                heard = [entry["text"] for entry in sat.state(seat)["log"]["entries"] if not entry["note"]]
                assert [entry["text"] for entry in told] == heard
        middle = steps[len(steps) // 2]
        plans = [{"kind": "me", "name": "Eva"}, {"kind": "bot", "level": "tiro"}]
        body = {"at": middle["line"], "seats": plans, "pace": "instant"}
        made = house.post(f"/tables/{sat.id}/branch", body)
        branched = Sat(house, made["id"], {row["seat"]: row["secret"] for row in made["seats"]})
        branched.act(0, "ready", {"salt": "new"})
        state = branched.state(0)
        assert state["table"]["branched_from"] == {"id": sat.id, "at": middle["line"]}
        branched.play(Random(9))
        assert branched.state()["table"]["state"] == "over"
        luck = house.get(f"/tables/{branched.id}/luck")
        assert {draw["seed"] for draw in luck["draws"]} == {luck["seed"], house.get(f"/tables/{sat.id}/luck")["seed"]}
        body["at"] = steps[-1]["line"]
        assert house.post(f"/tables/{sat.id}/branch", body, expect=409)["error"] == "branch_at_end"
        body["seats"] = [{"kind": "me"}]
        assert house.post(f"/tables/{sat.id}/branch", body, expect=422)["error"] == "seats_differ"
        verify_file(house, branched, tmp_path)


def verify_file(house: Club, sat: Sat, home: Path) -> None:
    from hippodrome.cli.files import verify

    file = home / "branched.race"
    file.write_text(house.client.get(f"/api/tables/{sat.id}/race").text)
    assert len(from_text(file.read_text()).seed_spans) == 1
    assert verify(file, as_json=True) == 0


def test_a_race_file_comes_back_as_a_race_to_replay_and_branch_from(house: Club) -> None:
    sat = over(house)
    text = house.client.get(f"/api/tables/{sat.id}/race").text
    brought = house.client.post("/api/races", content=text).json()["id"]
    card = house.get(f"/tables/{brought}")
    assert card["state"] == "over" and card["commitment"] == sat.state()["table"]["commitment"]
    part = "\n".join(text.splitlines()[:30]) + "\n"
    short = house.client.post("/api/races", content=part).json()["id"]
    assert house.get(f"/tables/{short}")["state"] == "unfinished"
    frames = house.get(f"/tables/{short}/replay", query={"count": 60})["frames"]
    body = {"at": frames[-1]["line"], "seats": [{"kind": "me"}, {"kind": "bot", "level": "tiro"}], "pace": "instant"}
    made = house.post(f"/tables/{short}/branch", body)
    going = Sat(house, made["id"], {row["seat"]: row["secret"] for row in made["seats"]})
    going.act(0, "ready")
    assert going.play(Random(4)) > 0
    lies = text.replace('"seat": 0', '"seat": 1', 1)
    refused = house.client.post("/api/races", content=lies)
    assert refused.status_code == 422 and "sum" in refused.json()["text"]


@pytest.mark.parametrize("game", BUILT_IN_NAMES)
def test_after_a_race_all_hands_are_open(game: str, house: Club) -> None:
    """Everybody's hand lies before them as they saw it, everything else is as a watcher saw it, and no piece is there twice."""
    sat = over(house, game, "me,me,me")
    replay = f"/tables/{sat.id}/replay"
    shown = [house.get(replay, query={"count": 60, **who})["frames"] for who in ({"open": True}, {}, {"as": 0}, {"as": 1})]
    held = 0
    for moment, watched in zip(shown[0], shown[1], strict=True):
        pieces = {piece["id"]: piece for piece in moment["scene"]["pieces"]}
        assert len(pieces) == len(moment["scene"]["pieces"])
        assert moment["log"] == watched["log"] and moment["line"] == watched["line"]
        for seat, own in enumerate(shown[2:]):
            mine = next((one for one in own if one["line"] == moment["line"]), None)
            hand = {piece["id"] for piece in mine["scene"]["pieces"] if piece["slot"] == "hand"} if mine else set()
            opened = {id for id in hand if id in pieces and pieces[id]["slot"] == f"seat:{seat}"}
            held += len(opened)
            assert opened == hand
    assert held > 10 or game == "chariot-race"


def test_while_a_race_runs_its_secrets_stay(house: Club) -> None:
    sat = house.table(seats="me,me")
    assert house.get(f"/tables/{sat.id}/luck", expect=409)["error"] == "luck_is_secret"
    assert house.get(f"/tables/{sat.id}/race", expect=409)["error"] == "file_is_secret"
    assert house.get(f"/tables/{sat.id}/replay", expect=403, query={"as": 1})["error"] == "not_your_eyes"
    assert house.get(f"/tables/{sat.id}/replay", secret=sat.secrets[1], query={"as": 1})["total"] >= 1
    for secret in ("", sat.secrets[1]):
        refused = house.get(f"/tables/{sat.id}/replay", secret=secret, expect=409, query={"open": True})
        assert refused["error"] == "hands_are_secret"
    body = {"at": 0, "seats": [{"kind": "me"}, {"kind": "me"}]}
    assert house.post(f"/tables/{sat.id}/branch", body, expect=409)["error"] == "race_runs"
    seed = house.live(sat.id).journal.race.seed
    for seat in (None, 0, 1):
        assert seed not in json.dumps(sat.state(seat))


def test_the_log_calls_everybody_by_the_name_they_sat_down_with(house: Club) -> None:
    made = house.post("/tables", {"game": "charioteer", "seats": [{"kind": "me", "name": "Ana"}, {"kind": "open"}]})
    sat = Sat(house, made["id"], {0: made["seats"][0]["secret"]})
    sat.act(0, "ready")
    sat.state(0)
    house.post(f"/tables/{sat.id}/sit", {"name": "Benedicta"})
    assert any("Benedicta" in entry["text"] for entry in sat.state(0)["log"]["entries"])
