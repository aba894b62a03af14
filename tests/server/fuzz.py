"""Somebody who does anything, in any order, with every secret they ever had, and a judge who looks at all that comes back.

After every act: nobody is answered with a fault of the server's own; nobody is told what is another's; two honest people at
a table of their own are still answered; the memory of the server stays under a bound. The acts come from the list of routes
and their description, so that a new route is tried without a word here.
"""

from __future__ import annotations

import json
import socket
import sys
import threading
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from fastapi import FastAPI
from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

from hippodrome.coach.review import Review
from hippodrome.games.registry import BUILT_IN_NAMES
from hippodrome.server.app import Settings, create_app
from hippodrome.server.tables.bot_driver import bots_to_answer
from hippodrome.server.views.delta import DeltaBuilder as Told
from hippodrome.server.workers import webhooks
from hippodrome.server.workers.bot_pool import COACH, BotPool, compute_answer
from hippodrome.server.workers.positions import Position
from hippodrome.server.workers.process import Charge
from hippodrome.server.workers.reviews import Reviews
from tests.server.club import Club
from tests.server.fuzz_invent import Pool, invent
from tests.server.fuzz_judge import Judge, Leak, same
from tests.server.wire import Wire, listening, over

MOST_MEMORY = 400 << 20
"""So many bytes may the process grow by while it is being tried."""
HONEST_EVERY = 10
"""After so many acts, honest people ask for something."""
MOST_LINES = 6
MOST_TABLES = 12
BUSY = "coach_is_busy"
"""The one 503 that is a refusal: the coach has enough to do."""


class Quick(BotPool):
    """Bots that think in this very process, and not long."""

    def __init__(self) -> None:
        super().__init__(0)

    async def choose(self, given: Position, *, client: str = "", table: str = "", charge: Charge | None = None) -> str | None:
        return None if given.level == COACH else compute_answer(given._replace(level="tiro"))


def no_review(text: str, seats: list[int], told: Any) -> Review:
    """A coach who has nothing to say."""
    raise ValueError("nothing to say")


@contextmanager
def world(home: Path, seed: str) -> Iterator[Fuzz]:
    """A server that listens, with nobody limited but seats, and somebody to try it."""
    app = create_app(Settings(f"sqlite:///{home / 'races.db'}", rate=0), bots=Quick())
    with pytest.MonkeyPatch.context() as patch, listening(app) as port:
        patch.setattr(webhooks.Messenger, "send", lambda self, url, body, client: None)  # nothing leaves this machine
        app.state.reviews = Reviews(no_review)
        fuzz = Fuzz(app, port, seed)
        try:
            yield fuzz
        finally:
            fuzz.hang_up()


class Line:
    """A live line, and the secret that it was opened with."""

    def __init__(self, dialled: ClientConnection, table: str, secret: str) -> None:
        self.socket, self.table, self.secret = dialled, table, secret


class Fuzz:
    """Does anything."""

    def __init__(self, app: FastAPI, port: int, seed: str) -> None:
        self.app, self.port, self.seed, self.rng = app, port, seed, Random(seed)
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=60)
        self.description = app.openapi()
        self.pool = Pool(self.rng)
        self.judge = Judge(app.state.tables)
        self.club = Club(over(app, port))
        self.done: Counter[str] = Counter()
        """How often each act was done."""
        self.statuses: Counter[int] = Counter()
        self.honest = 0
        """How many honest requests were answered."""
        self.trace: list[str] = []
        self.favourites: list[tuple[str, str]] = []
        """Doors that are tried more often than others."""
        self.lines: list[Line] = []
        self._open = ExitStack()
        self._sat = self.club.table(seats="me:Hono,me:Vera")
        self._memory = memory()
        self._before: dict[str, dict[int | None, set[str]]] = {}

    def _begin(self) -> None:
        """Tables that gather, run and are over."""
        for game in BUILT_IN_NAMES:
            self._lay(game, "me me open")
            self._lay(game, "me me me")
            for secret in self.pool.keys[self.pool.tables[-1]]:
                self._post(self.pool.tables[-1], secret, "ready", {"salt": self.pool.salt()})
        self._lay("charioteer", "tiro tiro")

    @property
    def acts(self) -> int:
        return sum(self.done.values())

    def run(self, acts: int) -> None:
        """Do so many things; an AssertionError says what went wrong, and after what."""
        try:
            if not self.pool.tables:
                self._begin()
            for n in range(acts):
                self.act()
                if n % HONEST_EVERY == 0:
                    self.ask_honestly()
                    self.look_at_memory()
        except AssertionError as error:
            acted = "\n".join(self.trace[-25:])
            raise error.__class__(f"seed {self.seed!r}, act {self.acts}: {error}\nafter\n{acted}") from error

    def act(self) -> None:
        """One thing, and all that is heard because of it."""
        self._before = {table: self.judge.hidden(table) for table in [*self.pool.tables]}
        kinds = {self._ask: 50, self._play: 25, self._dial: 6, self._say: 8, self._volley: 3, self._raw: 3, self._bring: 2,
                 self._look: 8, self._lay_one: 2, self._swap: 2}  # fmt: skip
        do = self.rng.choices(list(kinds), list(kinds.values()))[0]
        do()
        self._listen()

    # What can be done --------------------------------------------------------------------------------------------------

    def routes(self) -> list[tuple[str, str]]:
        """Every door of the application: what is described, and what is not."""
        described = [(method.upper(), path) for path, ways in self.description["paths"].items() for method in ways]
        shown: list[Any] = [route for route in self.app.routes if "GET" in (getattr(route, "methods", None) or ())]
        plain = [("GET", str(route.path)) for route in shown]
        return sorted({*described, *plain, ("GET", "/static/styles/style.css"), ("GET", "/nowhere")})

    def _ask(self, route: tuple[str, str] | None = None) -> None:
        favoured = self.favourites if self.rng.random() < 0.5 else []
        method, path = route or self.rng.choice(favoured or self.routes())
        way = self.description["paths"].get(path, {}).get(method.lower(), {})
        table, secret = self.pool.table(), self.pool.secret()
        if self.rng.random() < 0.7 and (mine := self.pool.secret_at(table)):
            secret = mine
        where = path.replace("{id}", table).replace("{name}", self.rng.choice([*BUILT_IN_NAMES, "none"]))
        body = way.get("requestBody", {}).get("content", {})
        content: bytes | None = None
        if "application/json" in body:
            content = self.pool.spoil(self._body(body["application/json"]["schema"], table))
        elif body:
            content = self.pool.file()
        query = {one["name"]: str(self._body(one["schema"], table)) for one in way.get("parameters", [])
                 if one["in"] == "query" and self.rng.random() < 0.4}  # fmt: skip
        self._send(method, where, secret=secret, table=table, content=content, query=query, kind=f"{method} {path}")

    def _body(self, schema: dict[str, Any], table: str) -> Any:
        return invent(schema, self.description, self.pool, self.rng, table)

    def _send(
        self, method: str, path: str, *, secret: str, table: str, content: bytes | None, query: dict[str, str], kind: str
    ) -> httpx.Response:
        self._note(kind, f"{method} {path} as {self.pool.name(secret)} {query or ''} {(content or b'')[:120]!r}")
        before = self.judge.reader(table, secret)
        headers = {"Authorization": f"Bearer {secret}"} if secret else {}
        if content is not None:
            headers["Content-Type"] = "application/json"
        reply = self.http.request(method, path, content=content, headers=headers, params=query)
        self._judge_reply(reply, path=path, secret=secret, table=table, before=before)
        self._learn(reply, path, table)
        return reply

    def _judge_reply(self, reply: httpx.Response, *, path: str, secret: str, table: str, before: int | None) -> None:
        self.statuses[reply.status_code] += 1
        text = reply.text
        sound = reply.status_code < 500 or (reply.status_code == 503 and BUSY in text)
        assert sound, f"5xx: {path}: {reply.status_code} {text[:300]}"
        hidden: set[str] = set()
        if f"/{table}" in path and "/replay" not in path:  # a replay shows what lay open once: `_look` compares those
            hidden = self._kept_from(table, before, self.judge.reader(table, secret))
        told = text + "".join(f"{name}: {value}\n" for name, value in reply.headers.items())
        self.judge.check(told, secret=secret, table=table, hidden=hidden, what=path)

    def _kept_from(self, table: str, *readers: int | None) -> set[str]:
        """What a reader may know neither as who they were before this act nor as who they are after it."""
        before, after = self._before.get(table, {}), self.judge.hidden(table)
        kept = [moment[reader] for reader in readers for moment in (before, after) if reader in moment]
        return set.intersection(*kept) if kept else set()

    def _learn(self, reply: httpx.Response, path: str, table: str) -> None:
        """Remember secrets, tables, questions and answers, to use them rightly and wrongly."""
        with suppress(ValueError):
            told = reply.json()
            if not isinstance(told, dict) or reply.status_code >= 300:
                return
            made = str(told.get("id") or table)
            if told.get("id") and "state" not in told:
                self.pool.tables.append(made)
            keys = told.get("seats", []) if "table" in told or path.endswith("/rematch") else [told]
            for key in keys:
                if isinstance(key, dict) and key.get("secret"):
                    self.pool.keep(made, key["secret"])
                    self.judge.secrets[key["secret"]] = made
            self.pool.learn(told)
        for salt in self.pool.salts:
            self.judge.salts.setdefault(salt, table)
        self.judge.private |= self.pool.hooks
        if len(self.pool.tables) > MOST_TABLES:
            self.pool.forget(self.rng.randrange(len(self.pool.tables) - 3))

    def _play(self) -> None:
        """Somebody who may answer does, as a page would."""
        table = self.pool.table()
        secret = self.pool.secret_at(table)
        if not secret:
            return self._ask()
        state = self._get(table, secret, "state")
        asked = state.get("prompt") or {}
        if not asked.get("mine"):
            return self._lay_on(table, state, secret)
        picked: list[str] = []
        for _ in range(30):
            body = {"prompt_token": asked["prompt_token"], "picked": picked}
            choice = self._post(table, secret, "consider", body)
            if choice.get("answer") or "picks" not in choice:
                break
            more = [pick["id"] for pick in choice["picks"] if not pick["why_not"] and pick["id"] not in choice["chosen"]]
            picked = [*choice["chosen"], self.rng.choice(more)] if more else []
        if choice.get("answer"):
            self.pool.answers.append(choice["answer"])
            self._post(table, secret, "answer", {"prompt_token": asked["prompt_token"], "answer": choice["answer"]})
        return None

    def _lay_on(self, table: str, state: dict[str, Any], secret: str) -> None:
        """At a table that gathers: sit down, be ready, leave; at one that is over: once more."""
        at = (state.get("table") or {}).get("state")
        if at == "gathering":
            what = self.rng.choice(["sit", "sit", "ready", "ready", "ready", "ready", "leave", "bot"])
            bodies = {"sit": {"name": "Nemo", "salt": self.pool.salt()}, "ready": {"salt": self.pool.salt()}}
            body = {**bodies, "bot": {"seat": self.rng.randrange(3), "level": "tiro"}}.get(what, {})
            self._post(table, "" if what == "sit" else secret, what, body)
        elif at in ("over", "unfinished"):
            self._post(table, secret, self.rng.choice(["rematch", "review"]), {})
        else:
            self._post(table, secret, self.rng.choice(["undo", "rewind", "hint", "back"]), {})

    def _get(self, table: str, secret: str, what: str) -> dict[str, Any]:
        where, kind = f"/api/tables/{table}/{what}", f"GET /api/tables/{{id}}/{what}"
        return self._told(self._send("GET", where, secret=secret, table=table, content=None, query={}, kind=kind))

    def _post(self, table: str, secret: str, what: str, body: Any) -> dict[str, Any]:
        where, kind, content = f"/api/tables/{table}/{what}", f"POST /api/tables/{{id}}/{what}", json.dumps(body).encode()
        return self._told(self._send("POST", where, secret=secret, table=table, content=content, query={}, kind=kind))

    def _told(self, reply: httpx.Response) -> dict[str, Any]:
        told = reply.json()
        return told if isinstance(told, dict) else {}

    def _lay(self, game: str, seats: str = "me me open") -> None:
        options = {"charioteer": {"laps": 1}, "chariot-race": {"laps": 1}, "cthulhu-500": {"length": "short"}}[game]
        plans = [{"kind": kind} if kind in ("me", "open") else {"kind": "bot", "level": kind} for kind in seats.split()]
        body = {"game": game, "seats": plans, "pace": "instant", "options": options, "listed": self.rng.random() < 0.5}
        content = json.dumps(body).encode()
        self._send("POST", "/api/tables", secret="", table="", content=content, query={}, kind="POST /api/tables")

    def _lay_one(self) -> None:
        seats = self.rng.choice(["me me open", "me me me", "me tiro", "tiro tiro", "me me tiro", "open open"])
        self._lay(self.rng.choice(BUILT_IN_NAMES), seats)

    def _bring(self) -> None:
        """A race file, as it is or spoiled; and a branch of a race that is over."""
        table = self.pool.table()
        reply = self._send("GET", f"/api/tables/{table}/race", secret="", table=table, content=None, query={},
                           kind="GET /api/tables/{id}/race")  # fmt: skip
        if reply.status_code == 200:
            self.pool.files.append(reply.content)
            seats = [{"kind": "me", "name": ""}] * len(self.club.get(f"/tables/{table}")["seats"])
            self._post(table, "", "branch", {"at": self.rng.randrange(20), "seats": seats, "pace": "instant"})
        self._ask(("POST", "/api/races"))

    def _volley(self) -> None:
        """Several things at once."""
        wrong: list[BaseException] = []
        table = self.pool.table()
        secret = self.pool.secret_at(table)
        at_once = self.rng.choices(["answer", "withdraw", "undo", "state", "consent", "leave", "sit"], k=6)
        given = [
            (what, self.pool.spoil({"prompt_token": self.pool.question(), "answer": self.pool.answer()})) for what in at_once
        ]
        self._note("volley", f"{[what for what, _ in given]} at {table} as {self.pool.name(secret)}")

        def send(what: str, content: bytes) -> None:
            try:
                headers = {"Authorization": f"Bearer {secret or 'none'}", "Content-Type": "application/json"}
                reply = self.http.post(f"/api/tables/{table}/{what}", content=content, headers=headers)
                assert reply.status_code < 500, f"5xx: {what}: {reply.status_code} {reply.text[:300]}"
            except (AssertionError, httpx.HTTPError) as error:
                wrong.append(error)

        threads = [threading.Thread(target=send, args=one) for one in given]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert not wrong, str(wrong[0])

    # Lines -------------------------------------------------------------------------------------------------------------

    def _swap(self) -> None:
        """Somebody opens a line and leaves; another sits down in their seat, and the race begins."""
        self._lay(self.rng.choice(BUILT_IN_NAMES), "me me open")
        table = self.pool.tables[-1]
        host, guest = self.pool.keys[table][0], self._post(table, "", "sit", {"name": "Guest"}).get("secret", "")
        if self.judge.reader(table, guest) is None:
            return
        self._dial((table, self.pool.keys[table][1]))
        self._listen()
        self._post(table, self.pool.keys[table][1], "leave", {})
        newcomer = self._post(table, "", "sit", {"name": "Newcomer", "salt": self.pool.salt()}).get("secret", "")
        self._before = {**self._before, table: self.judge.hidden(table)}
        for secret in (host, guest, newcomer):
            self._post(table, secret, "ready", {"salt": self.pool.salt()})
        self._say()
        self._look((table, self.pool.keys[table][1]))

    def _dial(self, at: tuple[str, str] | None = None) -> None:
        """Open a line, with a right or a wrong secret; the longest open one is hung up."""
        table, secret = at or (self.pool.table(), self.pool.secret())
        if at is None and self.rng.random() < 0.7:
            secret = self.pool.secret_at(table) or secret
        self._note("line", f"{table} as {self.pool.name(secret)}")
        where = f"ws://127.0.0.1:{self.port}/api/tables/{table}/live"
        dialled = self._open.enter_context(connect(where, compression=None, max_size=None, open_timeout=60))
        dialled.send(json.dumps({"secret": secret or None, "lang": self.rng.choice(["en", "es"])}))
        self.lines.append(Line(dialled, table, secret))
        if at is not None:
            self._wait_for(self.lines[-1])
        if len(self.lines) > MOST_LINES:
            self.lines.pop(0).socket.close()

    def _wait_for(self, line: Line) -> None:
        """Until the first message has come, so that the line is up."""
        with suppress(WebSocketException):
            self._judge_message(line, str(line.socket.recv(timeout=60)))

    def _say(self) -> None:
        """Something over a line: an act, rightly or wrongly, or nonsense."""
        if not self.lines:
            return self._dial()
        line = self.rng.choice(self.lines)
        do = self.rng.choice(["consider", "answer", "withdraw", "undo", "none"])
        asked: dict[str, Any] = {"action": do, "id": self.rng.randrange(9),
                 "prompt_token": self.pool.question(), "answer": self.pool.answer(), "picked": []}  # fmt: skip
        wanted = {"consider": ("action", "id", "prompt_token", "picked"), "answer": ("action", "id", "prompt_token", "answer")}
        asked = {key: asked[key] for key in wanted.get(asked["action"], ("action", "id", "prompt_token"))}
        content = self.pool.spoil(asked)
        self._note("say", f"{content[:120]!r} on a line to {line.table} as {self.pool.name(line.secret)}")
        with suppress(WebSocketException):
            line.socket.send(content.decode("utf-8", "replace"))
        return None

    def _raw(self) -> None:
        """Frames that no program would send."""
        table = self.pool.table()
        frame = self.rng.randbytes(self.rng.randrange(200))
        how: dict[str, Any] = {"opcode": self.rng.randrange(16), "fin": self.rng.random() < 0.7}
        how |= {"masked": self.rng.random() < 0.8, "bits": self.rng.choice([0, 0, 0x10, 0x40])}
        self._note("raw frames", f"{table} {how} {frame[:30]!r}")
        with Wire(self.port, f"/api/tables/{table}/live") as wire:
            assert wire.status < 500, f"5xx: a line: {wire.status}"
            with suppress(OSError):
                wire.send(b'{"secret": null}')
                wire.send(frame, **how)
                wire.send(b"\x03\xe8", opcode=8)
                wire.socket.shutdown(socket.SHUT_WR)  # whatever was half said stays so
            assert (code := wire.code()) != 1011, f"5xx: a line failed: {code}"

    def _listen(self) -> None:
        """All that came over the lines, each message judged by who its secret is now, or was before this act."""
        for line in list(self.lines):
            try:
                while True:
                    self._judge_message(line, str(line.socket.recv(timeout=0)))
            except TimeoutError:
                continue
            except WebSocketException:
                code = line.socket.protocol.close_code
                assert code != 1011, f"5xx: a line to {line.table} failed"
                self.lines.remove(line)

    def _judge_message(self, line: Line, message: str) -> None:
        told = json.loads(message)
        if told["type"] == "reply":
            self.statuses[told["status"]] += 1
            assert told["status"] < 500, f"5xx: over a line: {message[:300]}"
        now = self.judge.reader(line.table, line.secret)
        hidden = self._kept_from(line.table, now)
        self.judge.check(message, secret=line.secret, table=line.table, hidden=hidden, what=f"line to {line.table}")

    def hang_up(self) -> None:
        with suppress(OSError, WebSocketException):
            self._open.close()
        self.http.close()

    # What must hold ----------------------------------------------------------------------------------------------------

    def _look(self, at: tuple[str, str] | None = None) -> None:
        """A state is what the one view builder makes for whoever the secret opens now; for nobody, if it opens none."""
        table = at[0] if at else self.pool.table()
        secret = at[1] if at else self.rng.choice([self.pool.secret_at(table), self.pool.secret(), ""])
        self._note("look", f"{table} as {self.pool.name(secret)}")
        for _ in range(200):
            live = self.judge.live(table)
            before = (live.journal.event_count, len(live.subscribers)) if live is not None else (-1, 0)
            headers = {"Authorization": f"Bearer {secret}"} if secret else {}
            reply = self.http.get(f"/api/tables/{table}/state", headers=headers)
            live = self.judge.live(table)
            if live is None:
                assert reply.status_code == 404, f"5xx: {reply.status_code}"
                return
            seat = self.judge.reader(table, secret)
            if secret and seat is None:
                wanted: Any = reply.status_code == 401
            else:
                wanted = same(reply.json(), Told(live, seat, "en").full_state())
            if before == (live.journal.event_count, len(live.subscribers)) and not bots_to_answer(live.journal):
                if not wanted:
                    raise Leak(f"state of {table} is not what the view builder makes for seat {seat}: {reply.text[:200]}")
                return
            time.sleep(0.01)

    def ask_honestly(self) -> None:
        """Two people at a table of their own look and answer, and are answered."""
        sat = self._sat
        if sat.state(0)["table"]["state"] == "over":
            sat = self._sat = self.club.table(seats="me:Hono,me:Vera")
        for seat in sat.asked()[:1]:
            sat.answer(seat, self.rng)
            self.honest += 1
        self.honest += 1

    def look_at_memory(self) -> None:
        grown = memory() - self._memory
        assert grown < MOST_MEMORY, f"memory: {grown >> 20} MB more than at the beginning"

    def _note(self, kind: str, what: str) -> None:
        self.done[kind] += 1
        self.trace.append(what)
        del self.trace[:-50]

    def report(self) -> str:
        statuses = ", ".join(f"{number:,} times {status}" for status, number in sorted(self.statuses.items()))
        return f"seed {self.seed!r}: {statuses}, {self.honest:,} honest requests answered"


def memory() -> int:
    """The bytes that this process has in memory."""
    if sys.platform != "linux":
        return 0
    return int(Path("/proc/self/statm").read_text().split()[1]) * 4096
