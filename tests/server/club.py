"""A club for tests: the server in this process, and people who come to it over HTTP."""

from __future__ import annotations

import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

from hippodrome.core.ask import Ask
from hippodrome.server.app import Settings, create_app
from hippodrome.server.tables import events
from hippodrome.server.tables.bot_driver import bots_to_answer
from hippodrome.server.tables.live_table import LiveTable
from hippodrome.server.tables.registry import TableRegistry
from hippodrome.server.tables.timeouts import TimeoutWatcher
from hippodrome.server.workers.bot_pool import BotPool, compute_answer
from hippodrome.server.workers.positions import Position
from hippodrome.server.workers.process import Charge
from tests.server.client import Client
from tests.server.merge import merge_state


class AtOnce(BotPool):
    """Bots that think in this very process."""

    def __init__(self) -> None:
        super().__init__(0)

    async def choose(self, given: Position, *, client: str = "", table: str = "", charge: Charge | None = None) -> str | None:
        return compute_answer(given)


@contextmanager
def club(home: Path, bots: BotPool | None = None, *, database: str = "", **more: Any) -> Iterator[Club]:
    """A server over a database in a folder; opening it again is a restart. Nobody is limited unless it is asked for."""
    settings = Settings(database or f"sqlite:///{home / 'races.db'}", **{"rate": 0, **more})
    with Client(create_app(settings, bots=bots or AtOnce())) as client:
        yield Club(client)


class Club:
    """The server, and how to get at it."""

    def __init__(self, client: Client) -> None:
        self.client = client

    @property
    def tables(self) -> TableRegistry:
        tables: TableRegistry = self.client.app.state.tables  # type: ignore[attr-defined]
        return tables

    @property
    def timeouts(self) -> TimeoutWatcher:
        timeouts: TimeoutWatcher = self.client.app.state.timeouts  # type: ignore[attr-defined]
        return timeouts

    def live(self, table: str) -> LiveTable:
        """A table in memory."""
        return self.tables._live[table]

    def post(self, path: str, body: Any = None, *, secret: str = "", lang: str = "en", expect: int = 0) -> Any:
        """What the server answers; the status must be the one expected (any that is no refusal, if none is named)."""
        headers = {"Authorization": f"Bearer {secret}"} if secret else {}
        reply = self.client.post(f"/api{path}?lang={lang}", json={} if body is None else body, headers=headers)
        assert reply.status_code == expect if expect else reply.status_code < 300, (path, reply.status_code, reply.text)
        return reply.json()

    def get(self, path: str, *, secret: str = "", expect: int = 200, query: Mapping[str, Any] | None = None) -> Any:
        headers = {"Authorization": f"Bearer {secret}"} if secret else {}
        reply = self.client.get(f"/api{path}", params={"lang": "en", **(query or {})}, headers=headers)
        assert reply.status_code == expect, (path, reply.status_code, reply.text)
        return reply.json()

    def table(self, game: str = "charioteer", seats: str = "me,me", **more: Any) -> Sat:
        """A new table, with my seats ready."""
        plans = [_plan(seat) for seat in seats.split(",")]
        made = self.post("/tables", {"game": game, "seats": plans, "pace": "instant", "listed": True, **more})
        sat = Sat(self, made["id"], {key["seat"]: key["secret"] for key in made["seats"]})
        for secret in sat.secrets.values():
            self.post(f"/tables/{sat.id}/ready", {"salt": "pepper"}, secret=secret)
        return sat


def _plan(seat: str) -> dict[str, str]:
    kind, _, name = seat.partition(":")
    return {"kind": kind, "name": name} if kind in ("me", "open") else {"kind": "bot", "level": kind}


class Sat:
    """Somebody's seats at a table."""

    def __init__(self, club: Club, id: str, secrets: dict[int, str]) -> None:
        self.club, self.id, self.secrets = club, id, secrets

    def state(self, seat: int | None = None, *, text: bool = True) -> dict[str, Any]:
        """The full state, with sentences or with facts."""
        secret = "" if seat is None else self.secrets[seat]
        return merge_state({}, self.club.get(f"/tables/{self.id}/state", secret=secret, query={"text": int(text)}))

    def act(self, seat: int, what: str, body: Any = None, *, expect: int = 0) -> Any:
        return self.club.post(f"/tables/{self.id}/{what}", body, secret=self.secrets[seat], expect=expect)

    def consider(self, seat: int, picked: list[str]) -> dict[str, Any]:
        question = self.state(seat)["prompt"]["prompt_token"]
        found: dict[str, Any] = self.act(seat, "consider", {"prompt_token": question, "picked": picked})
        return found

    def answer(self, seat: int, rng: Random) -> str:
        """Answer for a seat by picking at random, as a page would."""
        question = self.state(seat)["prompt"]["prompt_token"]
        picked: list[str] = []
        while True:
            choice = self.act(seat, "consider", {"prompt_token": question, "picked": picked})
            more = [p["id"] for p in choice["picks"] if not p["why_not"] and p["id"] not in choice["chosen"]]
            if choice["answer"] and (not more or rng.random() < 0.5):
                break
            picked = [*choice["chosen"], rng.choice(more)] if more else []
        self.act(seat, "answer", {"prompt_token": question, "answer": choice["answer"]})
        return str(choice["answer"])

    def settle(self) -> None:
        """Wait until no bot has anything to answer."""
        live = self.club.live(self.id)
        for _ in range(2000):
            if not live.lock.locked() and not bots_to_answer(live.journal):
                return
            time.sleep(0.01)
        raise AssertionError("the bots do not come to an end")

    def asked(self) -> list[int]:
        """My seats that have something to decide, once the bots have answered."""
        self.settle()
        return [
            seat
            for seat in self.secrets
            if (asked := self.state(seat)["prompt"]) is not None and asked["mine"] and asked["answered"] is None
        ]

    def play(self, rng: Random, *, answers: int = 10_000) -> int:
        """Answer for all my seats until the race is over or so many answers are given, to get on: at random and within the
        server, which costs a tenth of what requests do. (As a page would: play_by_picking.)"""
        if self.club.client.portal is None:
            return self.play_by_picking(rng, answers=answers)
        given = 0
        self.settle()
        journal = self.club.live(self.id).journal
        while given < answers and (asked := [seat for seat in self.secrets if journal.is_waiting_for(seat)]):
            for seat in asked[: answers - given]:
                self.club.client.portal.call(self._answer_at_random, seat, rng)
                given += 1
            self.settle()
        return given

    async def _answer_at_random(self, seat: int, rng: Random) -> None:
        """On the server's loop: answer for a seat."""
        tables, live = self.club.tables, self.club.live(self.id)
        async with live.lock:
            journal = live.journal
            asked = journal.running_table().prompt
            assert isinstance(asked, Ask)
            answer = journal.game.format_answer(journal.edition, asked.options[seat].draw(rng))
        await tables.submit(live, lambda journal: events.Answer(seat, asked.kind, answer), by=None)

    def play_by_picking(self, rng: Random, *, answers: int = 10_000) -> int:
        """The same by requests: as a page would."""
        given = 0
        while given < answers and (asked := self.asked()):
            for seat in asked[: answers - given]:
                self.answer(seat, rng)
                given += 1
        self.settle()
        return given
