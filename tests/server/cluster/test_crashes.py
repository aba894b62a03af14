"""Faults: the server killed at random moments under play, the disk full, the database away, a clock that jumps.

Not one accepted answer may be lost, no number written twice, no sealed choice shown, and every race replays. The short forms
run always; `make soak` kills two hundred times, fills the disk and stops the database twenty times each, and prints the counts.
"""

from __future__ import annotations

import asyncio
import os
import resource
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from random import Random

import psycopg
import pytest
from starlette.websockets import WebSocketDisconnect

from hippodrome.server.errors import Conflict
from hippodrome.server.storage import maintenance
from hippodrome.server.storage.store import Store
from hippodrome.server.tables import events
from tests.server.club import Club, club
from tests.server.databases import own_postgres
from tests.server.players import Player
from tests.server.process import Site, served

Counts = Mapping[str, int]


def check(database: str, players: list[Player]) -> dict[str, int]:
    """Every accepted answer stands in the journal in its order; no number twice; time never goes back; every race replays."""
    store = Store(database)
    health = maintenance.examine(store)  # plays every race again from its journal, and looks for gaps in its numbers
    assert health.problems == []
    lost = twice = backwards = 0
    for player in players:
        assert player.wrong == []
        for sat in player.sats:
            journal = store.journal(sat.table)
            written = [(event["seat"], event["answer"]) for event in journal if event["do"] == "answer"]
            place = 0
            for answer in sat.accepted:
                while place < len(written) and written[place] != answer:
                    place += 1
                lost += place >= len(written)
                place += 1
            times = [event["at"] for event in journal]
            backwards += times != sorted(times)
    for _, rows in store.all_tables():
        twice += len(rows) - len({n for n, _, _ in rows})
    store.close()
    accepted = sum(player.accepted for player in players)
    assert (lost, twice, backwards) == (0, 0, 0), (lost, twice, backwards)
    return {"accepted": accepted, "lost": lost, "numbers_twice": twice, "lines": health.events, "races_replayed": health.tables,
            "refused": sum(player.refused for player in players)}  # fmt: skip


@contextmanager
def under_play(site: Site, seed: int, *, bots: int = 0, level: str = "tiro") -> Iterator[list[Player]]:
    """Three people who play, one of them over the live line, one of them also with bots, until the end of this."""
    players = [Player(site, seed + n, by_line=n == 0, bots=bots if n == 1 else 0, level=level) for n in range(3)]
    for player in players:
        player.start()
    wait_for_answers(players, 5)
    yield players
    wait_for_answers(players, 5)  # after everything that happened, play goes on
    for player in players:
        player.stopping.set()
    for player in players:
        player.join(60)
        assert not player.is_alive()


def wait_for_answers(players: list[Player], number: int) -> None:
    """Wait until each of them has given so many more answers."""
    wanted = [player.accepted + number for player in players]
    end = time.monotonic() + 300
    while any(player.accepted < goal for player, goal in zip(players, wanted, strict=True)):
        assert [player.wrong for player in players] == [[], [], []]
        assert time.monotonic() < end, ("nobody gets on", [player.accepted for player in players])
        time.sleep(0.02)


def say(what: str, found: Counts, capsys: pytest.CaptureFixture[str]) -> None:
    with capsys.disabled():
        print(f"\nfaults: {what}: {', '.join(f'{number} {name}' for name, number in found.items())}")  # noqa: T201


# Killed -----------------------------------------------------------------------------------------------------------------


def kill_under_play(site: Site, times: int, seed: int) -> dict[str, int]:
    """kill -9 at random moments."""
    rng = Random(seed)
    with under_play(site, seed) as players:
        for _ in range(times):
            accepted = sum(player.accepted for player in players)
            until(lambda accepted=accepted: sum(player.accepted for player in players) > accepted)  # type: ignore[misc]
            time.sleep(rng.uniform(0.0, 0.4))
            site.kill()
            site.start()
    found = check(site.database, players)
    assert found["accepted"] > times
    return {"kills": times, **found}


def test_killed_under_play_nothing_accepted_is_lost(tmp_path: Path) -> None:
    with served(tmp_path) as site:
        kill_under_play(site, 2, seed=1)


@pytest.mark.soak
def test_killed_two_hundred_times_while_the_clock_jumps(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with served(tmp_path, program="tests.server.jumping") as site:
        say("kill -9, clock jumps", kill_under_play(site, 200, seed=2), capsys)


# The disk is full -------------------------------------------------------------------------------------------------------


def fill_the_disk(site: Site, times: int, seed: int) -> dict[str, int]:
    """No file of the server can grow, or be written to at all, for a moment; then there is room again."""
    rng = Random(seed)
    plenty = resource.prlimit(site.pid, resource.RLIMIT_FSIZE)
    with under_play(site, seed, bots=1) as players:
        for _ in range(times):
            refused = sum(player.refused for player in players)
            resource.prlimit(site.pid, resource.RLIMIT_FSIZE, (0, plenty[1]))
            until(lambda refused=refused: sum(player.refused for player in players) > refused)  # type: ignore[misc]
            time.sleep(rng.uniform(0.0, 0.5))
            resource.prlimit(site.pid, resource.RLIMIT_FSIZE, plenty)
            wait_for_answers(players, 1)
    return {"times_full": times, **check(site.database, players)}


def until(what: Callable[[], bool]) -> None:
    end = time.monotonic() + 300
    while not what():
        assert time.monotonic() < end, "it never came"
        time.sleep(0.01)


def test_a_full_disk_loses_nothing_and_play_goes_on_when_there_is_room(tmp_path: Path) -> None:
    with served(tmp_path) as site:
        fill_the_disk(site, 1, seed=3)


@pytest.mark.soak
def test_the_disk_is_full_twenty_times(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with served(tmp_path) as site:
        say("disk full", fill_the_disk(site, 20, seed=4), capsys)


# The database is away ---------------------------------------------------------------------------------------------------


def stop_the_database(home: Path, times: int, seed: int, more: list[str]) -> dict[str, int]:
    """PostgreSQL stops as if its plug were pulled, and is started again a moment later."""
    rng = Random(seed)
    with own_postgres() as postgres, served(home, database=postgres.get_uri(), more=more) as site:
        with under_play(site, seed, bots=1) as players:
            for _ in range(times):
                refused = sum(player.refused for player in players)
                os.kill(postgres.get_pid(), signal.SIGQUIT)  # stop at once, finish nothing
                until(lambda: not postgres.get_postmaster_info().is_running())
                until(lambda refused=refused: sum(player.refused for player in players) > refused)  # type: ignore[misc]
                time.sleep(rng.uniform(0.0, 0.5))
                postgres.start()
                wait_for_answers(players, 1)
        return {"times_away": times, **check(site.database, players)}


@pytest.mark.soak
def test_the_database_goes_away_twenty_times(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    say("database away, two processes", stop_the_database(tmp_path, 20, seed=6, more=["--workers", "2"]), capsys)


# Several processes -------------------------------------------------------------------------------------------------------


def living(database: str) -> set[str]:
    """The processes that say that they are alive: each begins with its number."""
    with psycopg.connect(database) as line:
        alive = "select id from processes where until > extract(epoch from clock_timestamp())"
        named = {name for (name,) in line.execute(alive).fetchall()}
    return {name for name in named if Path(f"/proc/{name.partition('-')[0]}").exists()}  # not one that was just killed


def pause(players: list[Player]) -> float:
    """Seconds until each of them has given one more answer."""
    began = time.monotonic()
    wait_for_answers(players, 1)
    return time.monotonic() - began


@contextmanager
def thinking(database: str, number: int) -> Iterator[list[subprocess.Popen[bytes]]]:
    """So many who think for the servers of a database, each a program of its own, to be killed like them."""
    workers = [start_thinking(database) for _ in range(number)]
    try:
        yield workers
    finally:
        for worker in workers:
            worker.kill()
            worker.wait()


def start_thinking(database: str) -> subprocess.Popen[bytes]:
    command = [sys.executable, "-m", "hippodrome", "think", "--processes", "1", "--database", database]
    return subprocess.Popen(command, stdout=subprocess.DEVNULL)


def thoughts_taken(database: str) -> int:
    """How many numbers were drawn at the queue of thoughts: some for each thought."""
    with psycopg.connect(database) as line:
        row = line.execute("select last_value from thinking_count").fetchone()
        return int(row[0]) if row else 0


def kill_one_of_four(home: Path, database: str, times: int, seed: int) -> dict[str, int]:
    """kill -9 one of four processes, again and again, and every fourth time one of two that think for them, too; their tables
    and thoughts go on in the others."""
    rng, pauses, workers_killed = Random(seed), list[float](), 0
    more = ["--workers", "4", "--remote-workers"]
    with served(home, database=database, more=more) as site, thinking(site.database, 2) as workers:
        with under_play(site, seed, bots=1, level="agitator") as players:
            for n in range(times):
                until(lambda: len(living(site.database)) == 4)
                wait_for_answers(players, 1)
                time.sleep(rng.uniform(0.0, 0.4))
                victim = rng.choice(sorted(living(site.database)))
                os.kill(int(victim.partition("-")[0]), signal.SIGKILL)
                if n % 4 == 3:
                    one = rng.randrange(2)
                    workers[one].kill()
                    workers[one].wait()
                    workers[one] = start_thinking(site.database)
                    workers_killed += 1
                pauses.append(pause(players))
        found = check(site.database, players)
        taken = thoughts_taken(site.database)
    killed = {"kills": times, "thinkers_killed": workers_killed}
    return {**killed, **found, "numbers_of_thoughts": taken, "longest_pause_ms": round(max(pauses) * 1000)}


def restart_one_by_one(home: Path, database: str, times: int, seed: int) -> dict[str, int]:
    """A rolling restart of four processes under play: each new one serves before an old one is asked to end."""
    with served(home, database=database, more=["--workers", "4"]) as site:
        pauses = list[float]()
        with under_play(site, seed, bots=1) as players:
            for _ in range(times):
                until(lambda: len(living(site.database)) == 4)
                before = living(site.database)
                os.kill(site.pid, signal.SIGHUP)
                while before & living(site.database):
                    pauses.append(pause(players))
        found = check(site.database, players)
    return {"restarts": times, "processes_replaced": 4 * times, **found, "longest_pause_ms": round(max(pauses) * 1000)}


@pytest.mark.soak
def test_any_of_four_processes_is_killed_a_hundred_times(
    tmp_path: Path, postgres_database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    say("kill -9, one of four processes and of two workers", kill_one_of_four(tmp_path, postgres_database, 100, seed=7), capsys)


@pytest.mark.soak
def test_four_processes_are_restarted_one_by_one(
    tmp_path: Path, postgres_database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    say("rolling restart of four processes", restart_one_by_one(tmp_path, postgres_database, 5, seed=8), capsys)


# Injected ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("fault", ["disk full", "database away"])
def test_what_cannot_be_written_did_not_happen(fault: str, house: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    from sqlalchemy.exc import OperationalError

    sat = house.table(seats="me,me,me")
    sat.play(Random(1), answers=4)
    before = [sat.state(seat) for seat in (None, 0, 1, 2)]
    written = len(house.tables.store.journal(sat.id))

    def fail(*_: object, **__: object) -> None:
        raise OperationalError("insert", {}, Exception(fault))

    with monkeypatch.context() as broken:
        broken.setattr(house.tables.store, "append_all", fail)
        seat = sat.asked()[0]
        question = sat.state(seat)["prompt"]["prompt_token"]
        answer = "reset: " + sat.state(seat)["scene"]["pieces"][0]["id"]
        choice = sat.consider(seat, [])
        while not choice["answer"]:
            more = [pick["id"] for pick in choice["picks"] if not pick["why_not"] and pick["id"] not in choice["chosen"]]
            choice = sat.consider(seat, [*choice["chosen"], more[0]])
        answer = choice["answer"]
        refused = sat.act(seat, "answer", {"prompt_token": question, "answer": answer}, expect=503)
        assert refused["error"] == "database_away"
    assert [sat.state(seat) for seat in (None, 0, 1, 2)] == before
    assert len(house.tables.store.journal(sat.id)) == written
    sat.act(seat, "answer", {"prompt_token": sat.state(seat)["prompt"]["prompt_token"], "answer": answer})


def test_all_connections_leave_a_table_that_cannot_be_reloaded(house: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    """An answer that could not be written stands only in memory: nobody sees it, nobody goes on from it."""
    from sqlalchemy.exc import OperationalError

    def fail(*_: object, **__: object) -> None:
        raise OperationalError("", {}, Exception("away"))

    sat = house.table(seats="me,me,me")
    sat.play(Random(1), answers=4)
    before = [sat.state(seat) for seat in (None, 0, 1, 2)]
    lines = house.tables.store.journal(sat.id)
    lost = house.live(sat.id)
    with sat.club.client.websocket_connect(f"/api/tables/{sat.id}/live") as line:
        line.send_json({"secret": sat.secrets[0]})
        assert line.receive_json()["type"] == "state"
        with monkeypatch.context() as broken:
            for part in ("append_all", "journal", "find"):
                broken.setattr(house.tables.store, part, fail)
            seat = sat.asked()[0]
            question = sat.state(seat)["prompt"]["prompt_token"]
            card = next(piece["id"] for piece in sat.state(seat)["scene"]["pieces"] if piece["slot"] == "hand")
            answer = sat.consider(seat, ["reset", card])["answer"]
            sat.act(seat, "answer", {"prompt_token": question, "answer": answer}, expect=503)
            sat.club.get(f"/tables/{sat.id}/state", expect=503)
        with pytest.raises(WebSocketDisconnect) as cut:
            while True:
                assert line.receive_json()["type"] != "state"
        assert cut.value.code == 4503
    before_all = [{**state, "table": {**state["table"], "seats": None}, "version": ""} for state in before]
    now = [sat.state(seat) for seat in (None, 0, 1, 2)]
    assert [{**state, "table": {**state["table"], "seats": None}, "version": ""} for state in now] == before_all
    assert house.live(sat.id) is not lost and house.tables.store.journal(sat.id) == lines
    with pytest.raises(Conflict, match="database_away"):  # somebody who had waited for it all the while
        asyncio.run(house.tables.processor.process(lost, lambda journal: events.Chat(0, "?"), None))
    sat.play(Random(2), answers=3)


def test_a_stand_in_plays_after_a_timeout_until_the_player_is_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from hippodrome.server.tables import clocks

    monkeypatch.setitem(clocks.CLOCK_SECONDS, "fast", 0.3)
    with club(tmp_path) as house:
        sat = house.table(seats="me:Ana,me:Ben", clock="fast", options={"laps": 1})
        for _ in range(200):
            if sat.state()["table"]["paused"]:
                break
            time.sleep(0.1)
        state = sat.state(0)
        assert [seat["away"] for seat in state["table"]["seats"]] == [True, True]
        assert any("Ana" in entry["text"] for entry in state["log"]["entries"] if entry["note"])
        monkeypatch.setitem(clocks.CLOCK_SECONDS, "fast", 600.0)
        sat.act(0, "back")
        assert sat.state(0)["table"]["seats"][0]["away"] is False
        assert sat.act(0, "back", expect=409)["error"] == "not_away"
