"""Files that lie: races and editions that people bring are opened with suspicion, and nothing of the host shows through."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from hippodrome.core.race_file import MAX_RACE_BYTES, _chained_digest, new_race
from hippodrome.games.registry import BUILT_IN_NAMES, edition_text, get_game
from hippodrome.server.app import Settings, create_app
from hippodrome.server.tables.journal import Journal
from hippodrome.server.tables.records import SeatState, start_record
from hippodrome.server.workers.sandbox import MAX_RACE_LINES
from tests.server.club import AtOnce, Club

GOLDEN = Path("tests/golden")
Rows = list[dict[str, Any]]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    home = tmp_path_factory.mktemp("uploads")
    with TestClient(create_app(Settings(f"sqlite:///{home / 'races.db'}", rate=0), bots=AtOnce())) as client:
        yield Club(client)


def rows_of(name: str) -> Rows:
    return [json.loads(line) for line in (GOLDEN / name).read_text(encoding="utf-8").splitlines()]


def summed(rows: Rows) -> bytes:
    """A race file whose sums fit, whatever it says: a sum is no secret."""
    total, lines = "", []
    for row in rows:
        row = {key: value for key, value in row.items() if key != "sum"}
        total = _chained_digest(total, row)
        lines.append(json.dumps({**row, "sum": total}, ensure_ascii=False))
    return ("\n".join(lines) + "\n").encode()


def bring(house: Club, content: bytes) -> tuple[int, str]:
    """How the server refuses a file; no table was made."""
    before = house.tables.store.counts(), len(house.tables._live)
    reply = house.client.post("/api/races", content=content)
    assert (house.tables.store.counts(), len(house.tables._live)) == before, reply.text[:200]
    assert set(reply.json()) == {"error", "text", "section"} and "Traceback" not in reply.text
    return reply.status_code, reply.json()["text"]


def head(**lies: Any) -> Callable[[Rows], None]:
    return lambda rows: rows[0].update(lies)


def line(kind: str, **lies: Any) -> Callable[[Rows], None]:
    return lambda rows: next(row for row in rows[5:] if kind in row).update(lies)


LIES: list[tuple[str, Callable[[Rows], None]]] = [
    ("version 999", head(version=999)),
    ("whole number", head(version="1")),
    ("no game", head(game="nope")),
    ("no game", head(game="../charioteer")),
    ("format", head(hippodrome=2)),
    ("seats", head(players=["a"] * 16)),
    ("16 entries", head(players=["a"] * 40)),
    ("16 entries", head(salt=["x"] * 100_000)),
    ("64 characters", head(salt=["x" * 65])),
    ("100 entries", head(before=[{"lines": 1, "seed": "11" * 32, "salt": []}] * 101)),
    ("16 entries", head(before=[{"lines": 1, "seed": "11" * 32, "salt": ["x"] * 17}])),
    ("64 characters", head(commitment="x" * 65)),
    ("4,096 characters", head(edition="x" * 5000)),
    ("200,000 characters", head(edition_text="#" * 200_001)),
    ("cannot be shown", head(edition="mine\u202e")),
    ("cannot be shown", head(edition_text='name = "\\u001b[2J"')),
    ("shown", head(bots=["\x1b]0;x\x07", ""])),
    ("shown", head(salt=["\u009b31m"])),
    ("64 characters", line("luck", stream="x" * 65)),
    ("64 characters", line("answer", ask="x" * 65)),
    ("seats", head(players=[])),
    ("shown", head(players=["a\x1b", "b"])),
    ("64", head(players=["x" * 65, "b"])),
    ("no option", head(options={"evil": 1})),
    ("cannot be", head(options={"laps": 10**300})),
    ("a table", head(options=[1])),
    ("no edition", head(edition="/etc/passwd")),
    ("no edition", head(edition="/dev/zero")),
    ("no edition", head(edition="../../secret.toml")),
    ("not TOML", head(edition_text="x")),
    ("seed", head(seed="00" * 32)),
    ("64 hex", head(seed="zz")),
    ("'before'", head(before=[1])),
    ("seed gives", head(before=[{"lines": 10**12, "seed": "11" * 32, "salt": []}])),
    ("seed gives", head(salt=["another"])),
    ("line", line("answer", seat=7)),
    ("line", line("answer", seat=-1)),
    ("line", line("answer", seat=10**30)),
    ("line", line("answer", answer="x" * 3000)),
    ("4,000 characters", line("answer", answer="x" * 5000)),
    ("line", line("answer", answer="²")),
    ("rules ask", line("answer", ask="nothing")),
    ("line", line("luck", luck=[10**18])),
    ("line", line("luck", luck=[-1])),
    ("line", line("luck", luck=["a"])),
    ("line", line("luck", luck=[[[]]])),
    ("line", line("luck", luck=[True])),
    ("line", line("luck", luck=[])),
    ("1,000 entries", line("luck", luck=[0] * 100_000)),
    ("a list", line("luck", luck={})),
    ("rules ask", lambda rows: rows.insert(1, rows[-1])),
    ("over", lambda rows: rows.append(rows[-1])),
    ("lacks", lambda rows: rows[3].pop("ask")),
]


@pytest.mark.parametrize("name", ["charioteer/two-seats.race", "chariot-race/furthest.race"])
def test_a_manipulated_race_is_refused_even_with_valid_digests(name: str, house: Club) -> None:
    assert house.client.post("/api/races", content=summed(rows_of(name))).status_code == 201
    for said, lie in LIES:
        rows = rows_of(name)
        lie(rows)
        status, text = bring(house, summed(rows))
        assert status == 422 and said in text, (said, status, text[:300])


@pytest.mark.parametrize("name", ["charioteer/two-seats.race", "chariot-race/furthest.race", "cthulhu-500/short-game.race"])
def test_luck_that_does_not_come_from_the_seed_is_refused(name: str, house: Club) -> None:
    """Every draw of the file could have fallen; the seed says that one of them did not."""
    rows = rows_of(name)
    draws = [n for n, row in enumerate(rows) if "luck" in row]
    for n in (draws[0], draws[-1]):
        lying = [dict(row) for row in rows[: n + 1]]
        drawn = lying[n]["luck"]
        lying[n]["luck"] = drawn[::-1] if drawn[::-1] != drawn else [value - 1 if value else 1 for value in drawn]
        status, text = bring(house, summed(lying))
        assert status == 422 and "the seed gives" in text, text


def test_what_is_no_race_file_is_refused(house: Club) -> None:
    good = (GOLDEN / "charioteer/two-seats.race").read_bytes()
    deep = b'{"hippodrome": 1, "options": ' + b"[" * 200_000 + b"]" * 200_000 + b"}\n"
    for content, said in (
        (b"", "empty"),
        (b"\n", "JSON object"),
        (b"\xff\xff\n", "not a text file"),
        (b"{}\n", "not a race file"),
        (good[:-5], "cut off"),
        (good.replace(b'"seat": 0', b'"seat": 1', 1), "sum"),
        (deep, "JSON object"),
        (b"9" * 100_000 + b"\n", "JSON object"),
        (b'{"hippodrome": 1, "x": "\\ud800"}\n', "half a character"),
        (b"\n" * 1_000_000, "JSON object"),
        (good + b"\0\n", "JSON object"),
    ):
        status, text = bring(house, content)
        assert status == 422 and said in text, (content[:40], text[:200])
    rows = rows_of("charioteer/two-seats.race")
    status, text = bring(house, summed([*rows, *[rows[-1]] * MAX_RACE_LINES]))
    assert status == 422 and "at most" in text
    assert bring(house, b"x" * (MAX_RACE_BYTES + 1))[0] == 413
    row = json.dumps({"hippodrome": 1, "x": "y" * 1000}).encode() + b"\n"
    assert bring(house, row * (MAX_RACE_BYTES // len(row)))[0] == 422


def test_unknown_bots_of_a_race_are_only_names(house: Club) -> None:
    rows = rows_of("charioteer/two-seats.race")
    rows[0]["bots"] = ["../evil", "{seat}"]
    made = house.client.post("/api/races", content=summed(rows))
    assert made.status_code == 201
    for path in ("", "/state", "/board", "/faces", "/luck", "/race", "/replay?as=1"):
        assert house.client.get(f"/api/tables/{made.json()['id']}{path}").status_code == 200
    assert house.post(f"/tables/{made.json()['id']}/sit", expect=409)["error"] == "no_free_seat"


def lay(house: Club, game: str, text: str) -> tuple[int, str]:
    before = house.tables.store.counts()
    body = {"game": game, "edition": "mine", "edition_text": text, "seats": [{"kind": "me"}, {"kind": "me"}, {"kind": "me"}]}
    reply = house.client.post("/api/tables", json=body)
    assert reply.status_code < 500, reply.text
    if reply.status_code != 201:
        assert house.tables.store.counts() == before
    return reply.status_code, reply.json().get("text", "")


@pytest.mark.parametrize("game", BUILT_IN_NAMES)
def test_editions_that_lie(game: str, house: Club) -> None:
    good = edition_text(get_game(game), "reconstructed")[0]
    assert lay(house, game, good)[0] == 201
    number = next(part for part in good.split() if part.isdecimal() and len(part) == 1)
    for text in (
        "x",
        "a = " + "[" * 100_000,
        "a = " + "{a = " * 50_000,
        good + "\na = " + "[" * 5000 + "]" * 5000,
        "\0",
        "a = 1\n" * 3,
        good.replace(f"= {number}\n", "= 9000000000000\n"),
        good.replace(f"= {number}\n", "= -1\n"),
        "[" + " " * 100_000,
        "[" * 100_000,
        good[: len(good) // 2],
        "a" * 190_000,
        "#" * 190_000,
        "a = 1979-05-27T07:32:00Z\n",
        "[[a]]\n" * 30_000,
    ):
        status, said = lay(house, game, text)
        assert status == 422 and said, text[:60]
    assert lay(house, game, "a" * 200_001)[0] == 422
    assert lay(house, game, "a" * 500_000)[0] == 413


def test_an_edition_that_takes_for_ever_is_given_up(house: Club) -> None:
    assert lay(house, "charioteer", "x")[0] == 422  # the process is up
    lanes = house.tables.uploads.processes
    patience = [lane.cpu_limit for lane in lanes]
    for lane in lanes:
        lane.cpu_limit = 0.05
    try:
        slow = "".join(f"x{n}.{'a.' * 1200}b = 1\n" for n in range(80))
        status, said = lay(house, "charioteer", slow)
        assert status == 422 and "too long" in said
    finally:
        for lane, usual in zip(lanes, patience, strict=True):
            lane.cpu_limit = usual
    assert lay(house, "charioteer", edition_text(get_game("charioteer"), "reconstructed")[0])[0] == 201, (
        "the next one is read again"
    )


def test_a_journal_reads_no_file_of_the_host(tmp_path: Path) -> None:
    """Even one that came into the database by another way."""
    file = tmp_path / "mine.toml"
    file.write_text(edition_text(get_game("charioteer"), "reconstructed")[0], encoding="utf-8")
    race = new_race(get_game("charioteer"), ["a", "b"], edition=str(file))
    journal = Journal(
        start_record(race, [SeatState("person", name, ready=True) for name in "ab"], pace="instant", listed=False)
    )
    assert journal.state == "closed" and "no edition" in str(journal.closed) and journal.table is None


@pytest.mark.parametrize(("name", "hidden"), [("cthulhu-500/short-game", True), ("chariot-race/six-seats", False)])
def test_a_branch_says_that_its_past_can_be_looked_up(name: str, hidden: bool, house: Club) -> None:
    """Whoever sits down must know what everybody can: where hands are hidden, those of the old race are not."""
    text = (Path(__file__).parents[2] / "golden" / f"{name}.race").read_text(encoding="utf-8")
    brought = house.client.post("/api/races", content=text, headers={"Content-Type": "text/plain"}).json()["id"]
    seats = len(house.get(f"/tables/{brought}")["seats"])
    body = {"at": 0, "seats": [{"kind": "me"}, *[{"kind": "open"}] * (seats - 1)]}
    made = house.post(f"/tables/{brought}/branch", body)
    said = {house.get(f"/tables/{made['id']}", query={"lang": lang})["warning"] for lang in ("en", "es")}
    assert (len(said), "" in said) == ((2, False) if hidden else (1, True))
    assert [table["warning"] in said for table in house.get("/tables")["open"] if table["id"] == made["id"]] == [True]
    assert house.get(f"/tables/{brought}")["warning"] == ""
