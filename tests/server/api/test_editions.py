"""Editions at the page: looked at and changed, kept under their sums, compared with others; at a bounded cost for strangers."""

from __future__ import annotations

import asyncio
import json
import re
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from hippodrome.core.errors import BadInput
from hippodrome.core.fingerprint import text_digest
from hippodrome.games.edition_values import with_values
from hippodrome.games.registry import BUILT_IN_NAMES, MAX_EDITION_BYTES, edition_text, get_game
from hippodrome.server.app import Settings, create_app
from hippodrome.server.errors import ApiError
from hippodrome.server.limits import quota
from hippodrome.server.limits.quota import Quotas
from hippodrome.server.storage import editions, maintenance
from hippodrome.server.storage.editions import EditionStore, StoredEdition
from hippodrome.server.storage.store import DAY, Store
from hippodrome.server.workers import comparisons
from hippodrome.server.workers.comparisons import ComparisonRequest, Comparisons, compare_editions
from hippodrome.server.workers.process import Worker
from tests.server.club import Club, club
from tests.server.errands import at_once, for_ever
from tests.server.wire import listening, over

HOUSE = edition_text(get_game("charioteer"), "reconstructed")[0]


def mine(whip: int = 7, name: str = "Whips") -> str:
    return with_values(HOUSE, {"race.whip": whip, "name": name})


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    """A club for what leaves no trace that others would mind."""
    with club(tmp_path_factory.mktemp("editions")) as found:
        yield found


# Looking and changing -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", BUILT_IN_NAMES)
def test_the_house_s_edition_is_there_to_begin_with(game: str, house: Club) -> None:
    found = house.get(f"/games/{game}/editions/reconstructed")
    assert found["text"] == edition_text(get_game(game), "reconstructed")[0] and found["digest"] == text_digest(found["text"])
    shown = house.post("/editions/form", {"game": game, "text": found["text"]})
    assert shown["ok"] and shown["changes"] == [] and shown["groups"]
    house.get(f"/games/{game}/editions/other", expect=404)


def test_a_changed_value_comes_back_with_its_faults_and_what_differs(house: Club) -> None:
    shown = house.post("/editions/form", {"game": "charioteer", "text": HOUSE, "changed": {"race.whip": 99}})
    assert [fault["field"] for fault in shown["issues"]] == ["race.whip"] and not shown["ok"]
    german = house.post("/editions/form", {"game": "charioteer", "text": shown["text"]}, lang="de")
    assert [(fault["code"], fault["reason"]) for fault in german["issues"]] == [
        ("out_of_range", "race.whip: ist 99, muss aber von 0 bis 50 gehen")
    ]
    assert shown["changes"] == [{"name": "race.whip", "first": 5, "second": 99, "meaning": "spaces a whip adds at most"}]
    assert "whip = 99 " in shown["text"] and "# spaces a whip adds at most" in shown["text"]
    refused = house.post("/editions/form", {"game": "charioteer", "text": HOUSE, "changed": {"race.wip": 9}}, expect=422)
    assert "no value 'race.wip'" in refused["text"]


@pytest.mark.parametrize("game", BUILT_IN_NAMES)
def test_every_card_and_the_board_of_an_edition_are_drawn(game: str, house: Club) -> None:
    text = edition_text(get_game(game), "reconstructed")[0]
    known = house.post("/editions/pictures", {"game": game, "text": text})
    assert {name for group in known["groups"] for exhibit in group["exhibits"] for name in exhibit["faces"]} <= set(
        known["faces"]
    )
    assert known["board"]["width"] > 0 and "<" in known["board"]["drawing"]
    own = house.post("/editions/pictures", {"game": game, "text": with_values(text, {"name": "Own"})})
    assert own["edition"] == "Own" and own["board"] == known["board"] and own["groups"] == known["groups"]


@pytest.mark.parametrize("bad", ["x\x1b[2J", "# \u202eremark", "a = 1\x00", "x" * (MAX_EDITION_BYTES + 1), ""])
@pytest.mark.parametrize("path", ["/editions", "/editions/form", "/editions/pictures", "/comparisons"])
def test_texts_that_no_edition_has_are_refused(path: str, bad: str, house: Club) -> None:
    house.post(path, {"game": "charioteer", "text": bad}, expect=422)


def test_a_huge_edition_is_refused_without_delaying_others(house: Club) -> None:
    huge = HOUSE + "".join(f'\n[[track.section]]\nkind = "straight"\nspaces = 1 # {n}' for n in range(4000))
    shown = house.post("/editions/form", {"game": "charioteer", "text": huge[:MAX_EDITION_BYTES]})
    assert not shown["ok"] and sum(len(group["fields"]) for group in shown["groups"]) <= 1500
    assert house.post("/editions/pictures", {"game": "charioteer", "text": huge[:MAX_EDITION_BYTES]}, expect=409)


# Keeping --------------------------------------------------------------------------------------------------------------


def test_an_edition_is_kept_and_a_friend_races_it(tmp_path: Path, database: str) -> None:
    text = mine()
    with club(tmp_path, database=database) as house:
        sum = house.post("/editions", {"game": "charioteer", "text": text})["digest"]
        assert sum == text_digest(text)
        assert house.post("/editions", {"game": "charioteer", "text": text})["digest"] == sum, "once more is the same"
    with club(tmp_path, database=database) as house:
        found = house.get(f"/editions/{sum}")
        assert (found["text"], found["name"], found["game"]) == (text, "Whips", "charioteer")
        sat = house.table(seats="me,tiro", edition=found["name"], edition_text=found["text"])
        assert house.get(f"/tables/{sat.id}")["edition"] == "Whips"
        for nothing in ("0" * 16, "..", "0", sum.upper() + "0"):
            house.get(f"/editions/{nothing}", expect=404)
    store = Store(database)
    maintenance.back_up(store, tmp_path / "club.backup")
    store.close()
    fresh = Store(f"sqlite:///{tmp_path / 'fresh.db'}")
    assert maintenance.restore(fresh, tmp_path / "club.backup") == 1
    again = EditionStore(fresh).edition(sum, 1.0)
    assert again is not None and again.text == text, "a link outlives a move to another database"
    fresh.close()


def test_an_edition_with_faults_is_not_kept(house: Club) -> None:
    told = house.post("/editions", {"game": "charioteer", "text": mine(99)}, expect=422)
    assert told["error"] == "edition_has_faults" and "should be from 0 to 50" in told["text"]
    assert house.post("/editions", {"game": "chariot-race", "text": HOUSE}, expect=422)["error"] == "edition_has_faults"


def test_a_backup_of_the_release_before_can_be_restored(tmp_path: Path) -> None:
    import gzip
    import hashlib

    file = tmp_path / "old.backup"
    head = '{"hippodrome backup":1,"at":1.0,"fingerprint":{}}\n'
    end = json.dumps({"tables": 0, "sum": hashlib.sha256(head.encode()).hexdigest()}) + "\n"
    file.write_bytes(gzip.compress((head + end).encode()))
    store = Store(f"sqlite:///{tmp_path / 'x.db'}")
    assert maintenance.restore(store, file) == 0
    store.close()
    file.write_bytes(gzip.compress(head.replace(":1,", ":9,").encode()))
    with pytest.raises(BadInput, match="another release"):
        maintenance.check_backup(file)


def some(n: int, at: float) -> StoredEdition:
    return StoredEdition(f"{n:016x}", "charioteer", "x", f"text {n}", at, at)


def test_unused_editions_are_deleted_so_that_storage_never_fills_up(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(editions, "MAX_EDITIONS", 3)
    store = Store(database)
    here = EditionStore(store)
    for n in range(3):
        here.save_edition(some(n, at=100.0 + n))
    assert here.edition(some(0, 0).sum, now=100.0 + DAY * 2) is not None  # used again
    here.save_edition(some(3, at=101.0 + DAY * 2))
    assert [here.edition(some(n, 0).sum, 200.0) is not None for n in range(4)] == [True, False, True, True]
    here.save_edition(some(4, at=editions.UNUSED_TTL * 3))
    assert [here.edition(some(n, 0).sum, 200.0) is not None for n in range(5)] == [False] * 4 + [True]
    with pytest.raises(ApiError, match="another_edition"):
        here.save_edition(some(4, at=1.0)._replace(text="of the same sum"))
    store.close()


def test_stored_bytes_per_client_are_limited(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An edition is charged once: the next is refused when the bytes of the day are used up, and known ones are not."""
    monkeypatch.setattr(quota, "STORED_BYTES_PER_DAY", 3.5 * len(mine(1)))
    monkeypatch.setattr(quota, "DAY", 1e12)

    with club(tmp_path, rate=3000, burst=3000) as house:

        def keep(n: int) -> Any:
            return house.client.post("/api/editions", json={"game": "charioteer", "text": mine(n)})

        assert [keep(1).status_code for _ in range(5)] == [201] * 5
        assert [keep(2 + n).status_code for n in range(4)] == [201, 201, 201, 429]
        assert keep(9).json()["error"] == "storage_quota"
        table = {"game": "charioteer", "seats": [{"kind": "me"}, {"kind": "open"}]}
        assert house.client.post("/api/tables", json=table).json()["error"] == "storage_quota"


# Comparing ------------------------------------------------------------------------------------------------------------


def events(reply: Any) -> list[dict[str, Any]]:
    return [json.loads(part.removeprefix("data: ")) for part in reply.text.split("\n\n") if part]


def test_two_editions_are_compared_and_what_was_found_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(comparisons, "RACES", {"fast": 40, "rules": 8})
    raced: list[ComparisonRequest] = []

    def race(asked: ComparisonRequest, tell: Any) -> dict[str, Any]:
        raced.append(asked)
        return compare_editions(asked, tell)

    with club(tmp_path) as house:
        desk: Comparisons = house.client.app.state.comparisons  # type: ignore[attr-defined]
        monkeypatch.setattr(desk, "worker", Here(race))
        told = events(house.client.post("/api/comparisons?lang=es", json={"game": "charioteer", "text": mine(20)}))
        assert [news["state"] for news in told][-1] == "done" and told[-1]["progress"] == 1.0
        found = told[-1]["result"]
        assert found["editions"] == ["reconstructed", "Whips"] and found["races"] == found["requested_races"] == 40
        assert (
            found["changes"] == ["race.whip: 5 → 20 (casillas que añade un látigo como mucho)"]
            and "reconstructed" in found["fitted"]
        )
        assert found["rows"][0][0] == "duración" and len(found["rows"]) == len(found["significant"])
        again = events(house.client.post("/api/comparisons", json={"game": "charioteer", "text": mine(20)}))
        assert [news["state"] for news in again] == ["done"] and len(raced) == 1, "the same question has the same answer"
        english = house.get(f"/comparisons/{found['digest']}")
        assert english == again[0]["result"] and english["rows"][0][0] == "length"
        page = house.client.get(f"/api/comparisons/{found['digest']}/page?lang=es")
        assert page.status_code == 200 and page.headers["content-security-policy"].startswith("sandbox allow-scripts; ")
        assert "Whips" in page.text and '<html lang="es">' in page.text
        house.get(f"/comparisons/{'0' * 16}", expect=404)
        house.get(f"/comparisons/{'0' * 16}/page", expect=404)
        other = {"game": "charioteer", "text": mine(20), "other_text": mine(20)}
        twin = events(house.client.post("/api/comparisons", json=other))[-1]["result"]
        assert twin["changes"] == [] and not any(twin["significant"])
        told = house.post("/comparisons", {"game": "charioteer", "text": mine(20), "other": "none"}, expect=422)
        assert told["error"] == "no_such_edition"


class Here(Worker):
    """A worker that works in this process."""

    def __init__(self, race: Any, seconds: float = 0.0) -> None:
        super().__init__(race)
        self._seconds = seconds

    def run(self, job: Any, timeout: float, on_progress: Any = None, *, charge: Any = None, **more: Any) -> Any:
        charge(self._seconds)
        return self._work(job[1], on_progress)


def test_a_game_without_a_fast_engine_and_time_that_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(comparisons, "RACES", {"fast": 40, "rules": 16})
    monkeypatch.setattr(comparisons, "STUDY_CPU_SECONDS", 0.0)
    monkeypatch.setattr("hippodrome.simulation.compiled.why_not_numba", lambda: BadInput("there is none"))
    told: list[float] = []
    found = compare_editions(ComparisonRequest("charioteer", ("a", HOUSE), ("b", mine())), told.append)
    assert (found["first"]["engine"], found["first"]["races"], found["wanted"]) == ("rules", 8, 16)
    assert told == [0.5]


def wait(done: Any) -> None:
    until = time.monotonic() + 30
    while not done():
        assert time.monotonic() < until
        time.sleep(0.01)


def test_a_disconnected_client_cancels_its_study_and_the_next_one_runs(tmp_path: Path) -> None:
    """A real server and a real process: one study that would go on for ever is left by whoever asked for it."""
    app = create_app(Settings(f"sqlite:///{tmp_path / 'x.db'}", rate=0))
    with listening(app) as port:
        client = over(app, port)
        desk: Comparisons = app.state.comparisons
        desk._run_study = for_ever
        import httpx

        body = {"game": "charioteer", "text": mine()}
        with httpx.stream("POST", f"http://127.0.0.1:{port}/api/comparisons", json=body, timeout=30) as reply:
            assert reply.headers["content-type"].startswith("text/event-stream")
            heard = (json.loads(line[6:]) for line in reply.iter_lines() if line)
            assert next(news for news in heard if news["progress"] == 0.25)["state"] == "racing"
        wait(lambda: not desk.running)
        desk._run_study = at_once
        found = events(client.post("/api/comparisons", json=body))[-1]
        assert found["state"] == "failed", "what is no answer is told as a failure"


def test_addresses_take_turns_and_each_has_only_so_many() -> None:
    order: list[str] = []
    gate = threading.Event()

    def race(asked: ComparisonRequest, tell: Any) -> dict[str, Any]:
        gate.wait(30)
        order.append(asked.first[0])
        return {}

    async def play() -> None:
        desk = Comparisons(quota=Quotas(1e-9).background)
        desk.worker = Here(race, seconds=1000.0)

        async def follow(who: str, name: str) -> None:
            async for _ in desk.stream_progress(ComparisonRequest("charioteer", (name, ""), ("", "")), who):
                pass

        tasks = [asyncio.create_task(follow("greedy", "g1"))]
        await asyncio.sleep(0)
        for who, name in (("greedy", "g2"), ("greedy", "left"), ("greedy", "g3"), ("modest", "m1"), ("modest", "m2")):
            tasks.append(asyncio.create_task(follow(who, name)))
            await asyncio.sleep(0)
        while not desk.running:
            await asyncio.sleep(0.01)
        with pytest.raises(ApiError, match="comparisons_wait"):
            desk.check_capacity("greedy")
        desk.check_capacity("third")
        tasks[2].cancel()  # it is not wanted any more
        await asyncio.sleep(0)
        gate.set()
        await asyncio.gather(*tasks, return_exceptions=True)
        with pytest.raises(ApiError, match="too_often"):
            desk.check_capacity("modest")
        await desk.close()

    asyncio.run(play())
    assert order == ["g1", "g2", "m1", "g3", "m2"], "who came later is not kept waiting by all that another wants"


def test_a_table_calls_its_edition_in_the_readers_language(tmp_path: Path) -> None:
    text = re.sub(r"(?m)^name = .*", 'name = {en = "Mine", de = "Meins"}', HOUSE, count=1)
    assert "Meins" in text
    seats = [{"kind": "me", "name": "Ana"}, {"kind": "open", "name": ""}]
    with club(tmp_path) as house:
        body = {"game": "charioteer", "seats": seats, "edition": "Mine", "edition_text": text, "listed": True}
        id = house.post("/tables", body)["id"]
        for language, called in (("de", "Meins"), ("fr", "Mine"), ("en", "Mine")):
            asked = {"lang": language}
            assert house.get(f"/tables/{id}", query=asked)["edition"] == called
            listed = house.get("/tables", query=asked)
            assert called in str(listed) and "edition_names" not in str(listed)
