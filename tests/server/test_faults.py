"""Faults: the server killed at random moments under play, the disk full, the database away, a clock that jumps.

Not one accepted answer may be lost, no number written twice, no sealed choice shown, and every race replays. The short form
runs always; `make soak` kills two hundred times and prints the counts.
"""

from __future__ import annotations

import json
import threading
import time
from pathlib import Path
from random import Random
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

import pytest

from hippodrome.server import keeping, live
from hippodrome.server.store import Store
from tests.server.club import club
from tests.server.process import Site, served


class Player(threading.Thread):
    """Somebody who plays all seats of a table, whatever happens to the server, and remembers every answer that was accepted."""

    def __init__(self, site: Site, seed: int) -> None:
        super().__init__(daemon=True)
        self.site, self.rng = site, Random(seed)
        self.stopping = threading.Event()
        self.accepted: list[tuple[int, str]] = []
        self.leaks: list[str] = []
        body = {"game": "charioteer", "pace": "instant", "seats": [{"kind": "me"}] * 3, "options": {"laps": 5}}
        made = site.post("/tables", body)
        self.table, self.keys = made["id"], [key["secret"] for key in made["seats"]]
        for key in self.keys:
            site.post(f"/tables/{self.table}/ready", {"salt": "x"}, key)

    def run(self) -> None:
        while not self.stopping.is_set():
            for seat in range(3):
                try:
                    self._answer(seat)
                except (OSError, URLError, ConnectionError, json.JSONDecodeError, EOFError):
                    time.sleep(0.02)

    def _call(self, path: str, body: Any, key: str) -> Any:
        headers = {"Content-Type": "application/json", "Authorization": f"Bearer {key}"}
        data = None if body is None else json.dumps(body).encode()
        try:
            with urlopen(Request(f"{self.site.address}/api/tables/{self.table}{path}", data, headers), timeout=10) as reply:
                return json.load(reply)
        except HTTPError as error:
            if error.code >= 500 and error.code != 503:
                self.leaks.append(f"{error.code} {error.read()!r}")
            return None

    def _answer(self, seat: int) -> None:
        state = self._call("/state", None, self.keys[seat])
        asked = state and state["asked"]
        if not asked or not asked["mine"]:
            return
        if asked["answered"] is not None and self.rng.random() < 0.8:
            return
        picked: list[str] = []
        while True:
            choice = self._call("/consider", {"question": asked["question"], "picked": picked}, self.keys[seat])
            if choice is None:
                return
            if choice["answer"]:
                break
            more = [pick["id"] for pick in choice["picks"] if not pick["why_not"] and pick["id"] not in choice["chosen"]]
            picked = [*choice["chosen"], self.rng.choice(more)]
        body = {"question": asked["question"], "answer": choice["answer"]}
        if self._call("/answer", body, self.keys[seat]) is not None:
            self.accepted.append((seat, choice["answer"]))
            for other in {0, 1, 2} - {seat}:
                seen = self._call("/state", None, self.keys[other])
                if seen and seen["ready"] and choice["answer"] in json.dumps(seen["scene"]):
                    self.leaks.append("a sealed answer was shown")


def check(database: str, players: list[Player]) -> dict[str, int]:
    """Every accepted answer stands in the journal in its order; no number twice; every race replays."""
    store = Store(database)
    health = keeping.examine(store)
    assert health.faults == []
    lost = 0
    for player in players:
        journal = store.journal(player.table)
        written = [(event["seat"], event["answer"]) for event in journal if event["do"] == "answer"]
        place = 0
        for answer in player.accepted:
            while place < len(written) and written[place] != answer:
                place += 1
            lost += place == len(written)
            place += 1
        assert player.leaks == []
    store.close()
    assert lost == 0
    return {"tables": health.tables, "events": health.events, "accepted": sum(len(player.accepted) for player in players)}


def kill_under_play(home: Path, times: int, seed: int) -> dict[str, int]:
    rng = Random(seed)
    with served(home) as site:
        players = [Player(site, seed + n) for n in range(3)]
        for player in players:
            player.start()
        for _ in range(times):
            time.sleep(rng.uniform(0.05, 1.2))
            site.kill()
            site.start()
        for player in players:
            player.stopping.set()
        for player in players:
            player.join(30)
        found = check(site.database, players)
    assert found["accepted"] > times
    return {"kills": times, **found}


def test_killed_under_play_nothing_accepted_is_lost(tmp_path: Path) -> None:
    kill_under_play(tmp_path, 3, seed=1)


@pytest.mark.soak
def test_killed_two_hundred_times(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    found = kill_under_play(tmp_path, 200, seed=2)
    with capsys.disabled():
        print(f"\nfaults: {found}")  # noqa: T201


@pytest.mark.parametrize("fault", ["disk full", "database away"])
def test_what_cannot_be_written_did_not_happen(fault: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from sqlalchemy.exc import OperationalError

    with club(tmp_path) as house:
        sat = house.table(seats="me,me,me")
        sat.play(Random(1), answers=4)
        before = [sat.state(seat) for seat in (None, 0, 1, 2)]
        written = len(house.tables.store.journal(sat.id))

        def fail(*_: object, **__: object) -> None:
            raise OperationalError("insert", {}, Exception(fault))

        with monkeypatch.context() as broken:
            broken.setattr(house.tables.store, "append_all", fail)
            seat = sat.asked()[0]
            question = sat.state(seat)["asked"]["question"]
            answer = "reset: " + sat.state(seat)["scene"]["pieces"][0]["id"]
            choice = sat.consider(seat, [])
            while not choice["answer"]:
                more = [pick["id"] for pick in choice["picks"] if not pick["why_not"] and pick["id"] not in choice["chosen"]]
                choice = sat.consider(seat, [*choice["chosen"], more[0]])
            answer = choice["answer"]
            refused = sat.act(seat, "answer", {"question": question, "answer": answer}, expect=503)
            assert refused["error"] == "database_away"
        assert [sat.state(seat) for seat in (None, 0, 1, 2)] == before
        assert len(house.tables.store.journal(sat.id)) == written
        sat.act(seat, "answer", {"question": sat.state(seat)["asked"]["question"], "answer": answer})


def test_a_clock_that_jumps_sets_no_table_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    now = [1_000_000.0]

    class Clock:
        sleep = staticmethod(time.sleep)

        @staticmethod
        def time() -> float:
            return now[0]

    monkeypatch.setattr(live, "time", Clock)
    with club(tmp_path) as house:
        sat = house.table(seats="me,me", clock="relaxed")
        journal = house.live(sat.id).journal
        rng = Random(1)
        times = []
        for jump in (10.0, -5000.0, 3.0, -1.0, 7.0):
            now[0] += jump
            sat.play(rng, answers=1)
            times.append(journal.at)
        assert times == sorted(times)
        assert journal.deadline is not None and journal.deadline > now[0]


def test_whoever_runs_out_of_time_is_stood_in_for_until_they_are_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from hippodrome.server import journal as journals

    monkeypatch.setitem(journals.CLOCKS, "fast", 0.3)
    with club(tmp_path) as house:
        sat = house.table(seats="me:Ana,me:Ben", clock="fast", options={"laps": 1})
        for _ in range(100):
            if sat.state()["table"]["turn"] >= 2:
                break
            time.sleep(0.1)
        state = sat.state(0)
        assert [seat["away"] for seat in state["table"]["seats"]] == [True, True]
        assert any("Ana" in entry["text"] for entry in state["log"]["entries"] if entry["note"])
        monkeypatch.setitem(journals.CLOCKS, "fast", 600.0)
        if state["table"]["state"] == "running":
            sat.act(0, "back")
            assert sat.state(0)["table"]["seats"][0]["away"] is False
            assert sat.act(0, "back", expect=409)["error"] == "not_away"
