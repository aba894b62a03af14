"""Latency of an honest client while another client attacks the server.

    python -m benchmarks.attacks [--seconds 8] [--rounds 3] [--json]

Starts a server with its default limits on 127.0.0.1. The honest client comes from 127.0.0.2, the attacker from 127.0.0.3, so
the server counts them as different clients. For each attack the script measures without and with it in turn, and prints the
honest client's p50 and p99 over all rounds, and the ratio. Exit code 1 if a p99 grows more than three times, or a request of
the honest client is refused.

Webhook calls must not leave this machine: the server of this script may call 127.0.0.1, where nobody listens.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import random
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx

HONEST, HOSTILE = "127.0.0.2", "127.0.0.3"
MAX_RATIO = 3.0
THREADS = 8  # of an attacker

SERVER = """
import sys
from hippodrome.server import hooks
hooks.is_public_ip = lambda address: address == "127.0.0.1"
from hippodrome.__main__ import main
main()
"""


@contextmanager
def server(home: Path) -> Iterator[str]:
    """A server with default limits; its address."""
    command = [sys.executable, "-c", SERVER, "serve", "--port", "0", "--database", f"sqlite:///{home / 'attacked.db'}"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env={**os.environ, "PYTHONUNBUFFERED": "1"})
    try:
        assert process.stdout is not None
        address = process.stdout.readline().strip().rpartition(" ")[2].rstrip("/")
        for _ in range(300):
            with suppress(httpx.HTTPError):
                httpx.get(f"{address}/health", timeout=5)
                break
            time.sleep(0.1)
        yield address
    finally:
        process.terminate()
        process.wait(30)


class Player:
    """A client that owns all seats of a table."""

    def __init__(self, address: str, source: str, *, edition: str = "", seats: int = 2) -> None:
        self.client = httpx.Client(base_url=address, timeout=120, transport=httpx.HTTPTransport(local_address=source))
        own = {"edition": "attack", "edition_text": edition} if edition else {}
        body = {"game": "charioteer", "seats": [{"kind": "me"}] * seats, "pace": "instant", **own}
        made = self.client.post("/api/tables", json=body)
        self.status = made.status_code
        self.id, self.secrets = "", list[str]()
        if made.status_code == 201:
            self.id, self.secrets = made.json()["id"], [seat["secret"] for seat in made.json()["seats"]]
            for seat in range(seats):
                self.post(seat, "ready", {"salt": ""})

    def get(self, seat: int, path: str) -> httpx.Response:
        """Ask for something as a seat."""
        headers = {"Authorization": f"Bearer {self.secrets[seat]}"}
        return self.client.get(f"/api/tables/{self.id}/{path}", headers=headers)

    def post(self, seat: int, path: str, body: dict[str, Any]) -> httpx.Response:
        """Do something as a seat."""
        headers = {"Authorization": f"Bearer {self.secrets[seat]}"}
        return self.client.post(f"/api/tables/{self.id}/{path}", headers=headers, json=body)

    def question(self, seat: int) -> str:
        """The question that a seat is asked; empty if none."""
        reply = self.get(seat, "view")
        return str(reply.json()["prompt_token"]) if reply.status_code == 200 and reply.json()["mine"] else ""

    def move(self, rng: random.Random) -> bool:
        """Answer for every seat that is asked; False once the race is over or a request was refused."""
        done = False
        for seat in range(len(self.secrets)):
            if question := self.question(seat):
                listed = self.get(seat, "options?count=20")
                if listed.status_code == 200:
                    answer = rng.choice(listed.json()["options"])
                    done |= self.post(seat, "answer", {"prompt_token": question, "answer": answer}).status_code == 200
        return done


@dataclass
class Latencies:
    """Seconds that requests of the honest client took."""

    requests: list[float] = field(default_factory=list)
    hints: list[float] = field(default_factory=list)
    refused: int = 0

    def add(self, other: Latencies) -> None:
        """Add those of another measurement."""
        self.requests += other.requests
        self.hints += other.hints
        self.refused += other.refused

    def percentile(self, part: float) -> float:
        """A percentile of the requests."""
        ordered = sorted(self.requests)
        return ordered[min(len(ordered) - 1, int(part * len(ordered)))]


def be_honest(address: str, seconds: float) -> Latencies:
    """Look at the lobby, play a race, make a table now and then and ask for one hint; about 20 requests per second."""
    told, rng, until = Latencies(), random.Random(1), time.monotonic() + seconds
    player = Player(address, HONEST)

    def timed(into: list[float], send: Callable[..., httpx.Response], *args: Any) -> httpx.Response:
        began = time.monotonic()
        reply = send(*args)
        into.append(time.monotonic() - began)
        told.refused += reply.status_code in (429, 503)
        return reply

    n = 0
    while time.monotonic() < until:
        n += 1
        timed(told.requests, player.client.get, "/api/tables")
        timed(told.requests, player.client.get, "/api/locale")
        timed(told.requests, player.get, 0, "state")
        for seat in (0, 1):
            if question := player.question(seat):
                if n == 1 and seat == 0:
                    timed(told.hints, player.post, 0, "hint", {"prompt_token": question})
                listed = timed(told.requests, player.get, seat, "options?count=20")
                if listed.status_code == 200:
                    body = {"prompt_token": question, "answer": rng.choice(listed.json()["options"])}
                    timed(told.requests, player.post, seat, "answer", body)
        if n % 10 == 0:
            player = Player(address, HONEST)
        time.sleep(0.15)
    return told


Attack = Callable[[str, threading.Event], None]


def hostile_edition() -> str:
    """The edition of the report: a first question with 13 million options."""
    import re

    from hippodrome.games.registry import edition_text, get_game

    text = edition_text(get_game("charioteer"), "reconstructed")[0].replace("hand = 8", "hand = 20")
    text = re.sub(r"most_cards = \d+", "most_cards = 5", text)
    return f'departs = ["emperor-spares-many", "hand-cards", "new-cubes"]\n{text}'


def largest_edition() -> str:
    """The largest edition that the server accepts."""
    from tests.largest_editions import largest

    return largest("charioteer")


def list_options(address: str, stop: threading.Event) -> None:
    """List the last options of the largest question, again and again; editions with more are refused."""
    assert Player(address, HOSTILE, edition=hostile_edition()).status in (422, 429), "the edition of the report was accepted"
    player = Player(address, HOSTILE, edition=largest_edition())
    while not stop.is_set():
        if player.status != 201 or player.get(0, "options?from=99000&count=1000").status_code == 429:
            stop.wait(0.2)


def ask_for_hints(address: str, stop: threading.Event) -> None:
    """Ask for hints at the largest question."""
    player = Player(address, HOSTILE, edition=largest_edition())
    while not stop.is_set():
        question = player.question(0) if player.status == 201 else ""
        if not question or player.post(0, "hint", {"prompt_token": question}).status_code == 429:
            stop.wait(0.2)


def call_webhooks(address: str, stop: threading.Event) -> None:
    """Have an https webhook called for every move."""
    player, rng = Player(address, HOSTILE), random.Random(2)
    for seat in range(len(player.secrets)):
        player.post(seat, "hook", {"url": "https://127.0.0.1:9/x"})
    while not stop.is_set():
        if not player.secrets or not player.move(rng):
            stop.wait(0.2)


def fill_the_disk(address: str, stop: threading.Event) -> None:
    """Make tables with a long edition, each another one."""
    edition = largest_edition()
    room = 190_000 - len(edition)
    while not stop.is_set():
        text = edition + "".join(f"# {random.random()}{'x' * 100}\n" for _ in range(max(1, room // 130)))
        if Player(address, HOSTILE, edition=text).status == 429:
            stop.wait(0.2)


def replay_races(address: str, stop: threading.Event) -> None:
    """Replay running races, which are rendered again each time."""
    player, rng = Player(address, HOSTILE, edition=largest_edition()), random.Random(3)
    while not stop.is_set():
        if not player.secrets or player.get(0, "replay?count=60").status_code == 429:
            stop.wait(0.2)
        elif rng.random() < 0.2:
            player.move(rng)


def upload(address: str, stop: threading.Event) -> None:
    """Have editions opened and drawn, each another one."""
    client = httpx.Client(base_url=address, timeout=120, transport=httpx.HTTPTransport(local_address=HOSTILE))
    edition = largest_edition()
    while not stop.is_set():
        body = {"game": "charioteer", "text": f"{edition}# {random.random()}\n"}
        if client.post("/api/editions/pictures", json=body).status_code == 429:
            stop.wait(0.2)


def load_tables(address: str, stop: threading.Event) -> None:
    """Open one table after another, more than are held in memory."""
    player = Player(address, HOSTILE)
    ids = list[str]()
    body = {"game": "charioteer", "seats": [{"kind": "me"}] * 2, "pace": "instant"}
    while not stop.is_set():
        made = player.client.post("/api/tables", json=body)
        if made.status_code == 201:
            ids.append(made.json()["id"])
        if not ids or player.client.get(f"/api/tables/{random.choice(ids)}/state").status_code == 429:
            stop.wait(0.2)


ATTACKS: dict[str, Attack] = {
    "list options": list_options,
    "ask for hints": ask_for_hints,
    "call https webhooks": call_webhooks,
    "fill the disk": fill_the_disk,
    "replay races": replay_races,
    "upload editions": upload,
    "make and load tables": load_tables,
}


@contextmanager
def under(attack: Attack, address: str) -> Iterator[None]:
    """An attack that goes on until the end of this."""
    context = multiprocessing.get_context("spawn")
    stop = context.Event()
    attacker = context.Process(target=_attack, args=(attack, address, stop))
    attacker.start()
    time.sleep(3)
    yield
    stop.set()
    attacker.join(130)


def _attack(attack: Attack, address: str, stop: threading.Event) -> None:
    """Attack with several connections of one client, in a process of its own with low priority: a real attacker would use
    processors of another machine."""
    os.nice(10)

    def go_on() -> None:
        while not stop.is_set():
            with suppress(httpx.HTTPError, KeyError):
                attack(address, stop)

    threads = [threading.Thread(target=go_on, daemon=True) for _ in range(THREADS)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


def main() -> int:
    """Run all attacks, one after another."""
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    options.add_argument("--seconds", type=float, default=8.0, help="length of each measurement")
    options.add_argument("--rounds", type=int, default=3, help="measurements without and with each attack, in turn")
    options.add_argument("--only", default="", help="name of one attack")
    options.add_argument("--json", action="store_true")
    given = options.parse_args()
    rows = list[dict[str, Any]]()
    for name, attack in ATTACKS.items():
        if given.only not in ("", name):
            continue
        with tempfile.TemporaryDirectory() as home, server(Path(home)) as address:
            be_honest(address, 4)  # everything is loaded
            quiet, busy = Latencies(), Latencies()
            for _ in range(given.rounds):
                quiet.add(be_honest(address, given.seconds))
                with under(attack, address):
                    busy.add(be_honest(address, given.seconds))
            stored = sum(file.stat().st_size for file in Path(home).iterdir())
        before, during = quiet.percentile(0.99), busy.percentile(0.99)
        row: dict[str, Any] = {
            "attack": name,
            "requests": len(busy.requests),
            "refused": busy.refused,
            "p50_before": quiet.percentile(0.5),
            "p50_during": busy.percentile(0.5),
            "p99_before": before,
            "p99_during": during,
            "ratio": during / before,
            "hint_before": max(quiet.hints, default=0.0),
            "hint_during": max(busy.hints, default=0.0),
            "database_mb": stored / 1e6,
        }
        rows.append(row)
        if not given.json:
            sys.stdout.write(
                f"{name:22} p50 {row['p50_before'] * 1000:5.0f} -> {row['p50_during'] * 1000:5.0f} ms   "
                f"p99 {before * 1000:5.0f} -> {during * 1000:5.0f} ms ({row['ratio']:.1f}x)   "
                f"slowest hint {row['hint_before']:.1f} -> {row['hint_during']:.1f} s   "
                f"refused {busy.refused}   database {row['database_mb']:.1f} MB\n"
            )
            sys.stdout.flush()
    if given.json:
        sys.stdout.write(json.dumps(rows) + "\n")
    return 1 if any(row["ratio"] > MAX_RATIO or row["refused"] for row in rows) else 0


if __name__ == "__main__":
    sys.exit(main())
