"""People who play on whatever happens to the server, and remember every answer that was accepted."""

from __future__ import annotations

import json
import threading
import time
from contextlib import ExitStack, suppress
from dataclasses import dataclass, field
from http.client import HTTPException
from random import Random
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

from tests.server.process import Site

SEATS = 3
AWAY = (OSError, ValueError, EOFError, HTTPException, WebSocketException)
"""What it looks like when a server goes away in the middle of anything."""


@dataclass
class Sat:
    """A table of theirs, and the answers accepted there in their order."""

    table: str
    keys: list[str]
    accepted: list[tuple[int, str]] = field(default_factory=list)
    last: dict[int, dict[str, Any]] = field(default_factory=dict)
    """What each seat last answered, and to which question."""


class Player(threading.Thread):
    """Somebody who plays all seats of a table, and then of another; over the live line, or by requests."""

    def __init__(self, site: Site, seed: int, *, by_line: bool = False, bots: int = 0, level: str = "tiro") -> None:
        super().__init__(daemon=True)
        self.site, self.rng, self.by_line = site, Random(seed), by_line
        self.bots = [{"kind": "bot", "level": level}] * bots
        self.stopping = threading.Event()
        self.sats: list[Sat] = []
        self.wrong: list[str] = []
        self.refused = 0
        """How often the server said that it cannot write now."""
        self._lines: dict[int, ClientConnection] = {}
        self._open = ExitStack()

    @property
    def accepted(self) -> int:
        """How many answers were accepted."""
        return sum(len(sat.accepted) for sat in self.sats)

    def run(self) -> None:
        while not self.stopping.is_set():
            try:
                self._sit_down()
                for seat in range(SEATS):
                    self._answer(self.sats[-1], seat)
            except AWAY:  # the server is away, or went in the middle
                self._hang_up()
                time.sleep(0.02)
            except Exception as error:
                self.wrong.append(repr(error))
                raise

    def _sit_down(self) -> None:
        """At a new table, if there is none or its race is over."""
        if self.sats:
            card = self._call(f"/tables/{self.sats[-1].table}", None)
            if card is None or card["state"] != "over":
                return
        seats = [*[{"kind": "me"}] * SEATS, *self.bots]
        body = {"game": "charioteer", "pace": "instant", "seats": seats, "options": {"laps": 2}}
        made = self._call("/tables", body)
        if made is None:
            time.sleep(0.02)
            raise OSError("no table now")
        sat = Sat(made["id"], [key["secret"] for key in made["seats"]])
        self._hang_up()
        for key in sat.keys:
            while not self.stopping.is_set():
                try:
                    if self._call(f"/tables/{sat.table}/ready", {"salt": "x"}, key) is not None or self._began(sat):
                        break
                except AWAY:
                    pass
                time.sleep(0.02)
        self.sats.append(sat)

    def _began(self, sat: Sat) -> bool:
        card = self._call(f"/tables/{sat.table}", None)
        return card is not None and card["state"] != "gathering"

    def _call(self, path: str, body: Any, key: str = "") -> Any:
        headers = {"Content-Type": "application/json", "Authorization": f"Bearer {key}"}
        data = None if body is None else json.dumps(body).encode()
        try:
            with urlopen(Request(f"{self.site.address}/api{path}", data, headers), timeout=10) as reply:
                return json.load(reply)
        except HTTPError as error:
            self._note(error.code, error.read())
            return None

    def _note(self, status: int, said: Any) -> None:
        self.refused += status == 503
        if status >= 500 and status != 503:
            self.wrong.append(f"{status} {said!r}")

    def _over_line(self, sat: Sat, seat: int, body: dict[str, Any]) -> Any:
        line = self._lines.get(seat)
        if line is None:
            address = f"{self.site.address.replace('http', 'ws', 1)}/api/tables/{sat.table}/live"
            dialled = connect(address, open_timeout=5, close_timeout=1, compression=None, max_size=None)
            line = self._lines[seat] = self._open.enter_context(dialled)
            line.send(json.dumps({"secret": sat.keys[seat]}))
        line.send(json.dumps({"action": "answer", "id": 1, **body}))
        while True:
            heard = json.loads(line.recv(10))
            if heard["type"] == "reply":
                self._note(heard["status"], heard["body"])
                return heard["body"] if heard["status"] == 200 else None

    def _hang_up(self) -> None:
        with suppress(OSError, WebSocketException):
            self._open.close()
        self._lines.clear()

    def _answer(self, sat: Sat, seat: int) -> None:
        base, key = f"/tables/{sat.table}", sat.keys[seat]
        state = self._call(f"{base}/state", None, key)
        asked = state and state["prompt"]
        if not asked or not asked["mine"]:
            return
        if asked["answered"] is not None and self.rng.random() < 0.8:
            return
        picked: list[str] = []
        while True:
            choice = self._call(f"{base}/consider", {"prompt_token": asked["prompt_token"], "picked": picked}, key)
            if choice is None:
                return
            if choice["answer"]:
                break
            more = [pick["id"] for pick in choice["picks"] if not pick["why_not"] and pick["id"] not in choice["chosen"]]
            picked = [*choice["chosen"], self.rng.choice(more)] if more else []
        body = {"prompt_token": asked["prompt_token"], "answer": choice["answer"]}
        done = self._over_line(sat, seat, body) if self.by_line else self._call(f"{base}/answer", body, key)
        if done is not None:
            again, sat.last[seat] = sat.last.get(seat) == body, body
            if not again:  # the same answer to the same question stands already: it is written once
                sat.accepted.append((seat, choice["answer"]))
            self._look_for_leaks(sat, seat, choice["answer"])

    def _look_for_leaks(self, sat: Sat, seat: int, answer: str) -> None:
        for other in {*range(SEATS)} - {seat}:
            seen = self._call(f"/tables/{sat.table}/state", None, sat.keys[other])
            if seen and seat in seen["ready"] and answer in json.dumps(seen):
                own = seen["prompt"]["answered"] if seen["prompt"] else None
                if own != answer:
                    self.wrong.append("a sealed answer was shown")
