"""Nobody learns of a hidden window by doing something: every action has the outcome that it has without the window.

`test_silence.py` compares what is sent; this file compares what can be done. In every hidden window of random races of
Cthulhu 500, requests are sent to the table and to the same table without the window (`hidden_windows.py`), by the seats that
may not know of it and by a watcher. Replies, messages to the bystanders, and calls of web hooks have to be equal, byte by
byte; so has all that bystanders see when the race goes on.

Equality ends where knowledge begins: the seat whose answer opened the window can see that nothing moved, and the seats that
are asked in it know it. They are not compared with the reference; but what they do in a window must either be seen by nobody
else, or look to all others as it does without the window.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest

from hippodrome.games.cthulhu_500 import reactions
from hippodrome.server.tables import admission, events
from hippodrome.server.tables.events import Event
from hippodrome.server.tables.handlers import HANDLERS
from hippodrome.server.tables.journal import Journal
from hippodrome.server.views.state import prompt_token_of
from tests.server.hidden_windows import HOOK, SEATS, TABLE, Found, Site, Window, World, random_answer, served, windows
from tests.server.planted_leaks import (
    asides_computed_from_the_log,
    asides_shared_by_all_seats,
    hook_called_for_the_true_question,
    own_request_beyond_what_others_see,
    undo_refused_in_a_window,
)
from tests.server.readers import BODIES, QUERIES, routes_of
from tests.server.views.test_hidden_windows import ask_only
from tests.soak import in_soak

QUESTION, LAST_QUESTION, LAST_ANSWER = "{question}", "{last question}", "{last answer}"
AT_TABLE = "/api/tables/{id}/"
EFFECTIVE: dict[str, list[dict[str, Any]]] = {
    "bot": [{"seat": seat, "level": "tiro"} for seat in SEATS],
    "renew": [{"secret": "another-secret-of-22ch"}],
    "resign": [{}],
    "close": [{}],
    "undo": [{}],
    "rewind": [{}],
    "consent": [{"yes": True}, {"yes": False}],
    "chat": [{"text": "hello"}],
    "webhook": [
        {"url": f"{HOOK}table", "all_seats": True},
        {"url": f"{HOOK}own"},
        {"url": ""},
        {"url": "", "all_seats": True},
    ],
    "back": [{}],
    "answer": [{"prompt_token": LAST_QUESTION, "answer": LAST_ANSWER, "retry": again} for again in (True, False)],
}
"""Requests that can change a table while a race runs, beside those of `readers.BODIES`, which cannot."""
INTERNAL = {"lapse", "away", "relieved"}
"""Events that no request leads to directly (`away` stands in old journals only)."""
BEFORE_OR_AFTER = {"sit": "sit", "ready": "ready", "leave": "leave", "remove": "remove", "rematch": "rematch"}
"""Events of requests that every running race refuses."""


class Act(NamedTuple):
    """A request."""

    method: str
    path: str
    body: str = "{}"


def acts(app: Any) -> tuple[list[Act], list[Act]]:
    """Every request of the API that concerns a table: those that may change it, and the others. Derived from the routes: one
    that neither this file nor `readers.py` has a body for fails the test."""
    changing = [Act("POST", f"{AT_TABLE}{name}", json.dumps(body)) for name in EFFECTIVE for body in EFFECTIVE[name]]
    others = list[Act]()
    for method, path in routes_of(app):
        if method == "POST":
            assert path in BODIES, f"a new route, {path}: say in tests/server/readers.py how it is asked"
        if not path.startswith("/api/tables/{id}") and path != "/health":  # what else there is, test_silence.py compares
            continue
        if method == "POST":
            others += [Act(method, path, json.dumps(body)) for body in BODIES[path] if body not in _effective(path)]
        elif method == "GET":
            others += [Act(method, path + query) for query in QUERIES.get(path, [""])]
    return changing, others


def _effective(path: str) -> list[dict[str, Any]]:
    return EFFECTIVE.get(path.removeprefix(AT_TABLE), []) if path.startswith(AT_TABLE) else []


def test_every_event_of_a_journal_has_an_action_that_is_compared() -> None:
    requests = {"hook" if name == "webhook" else name for name in EFFECTIVE}
    listed = {*requests, "withdraw", "hint", *BEFORE_OR_AFTER} - {"consider"}
    assert listed | INTERNAL == {kind.type for kind in HANDLERS}, "a new kind of event: say here by which request it happens"


class Trial:
    """A hidden window and its reference, on which the same things are done."""

    def __init__(self, window: Window, found: Found) -> None:
        self.window, self.found = window, found
        self.true, self.reference = self.worlds = [world.copy() for world in window.worlds]
        # A bystander that was asked in an earlier window has seen other prompts than at the reference: its own knowledge.
        for world, other in (self.worlds, self.worlds[::-1]):
            world.know_prompts_of(other, (*window.bystanders, None))
        self.site = self.true.site
        self.site.now = window.now
        self.hooks = ["table", "own", *[str(seat) for seat in window.bystanders]]
        self.done: list[str] = []
        self.has_failed = False

    @property
    def is_spent(self) -> bool:
        """Whether anything has happened."""
        return any(
            mine.journal.event_count != base.journal.event_count
            for mine, base in zip(self.worlds, self.window.worlds, strict=True)
        )

    async def send(self, act: Act, seat: int | None) -> list[int]:
        """Send a request to both tables; the two statuses. Compare the replies, unless the seat knows of the window."""
        self.done.append(f"seat {seat}: {act.path} {act.body}")
        replies, calls = [], []
        for world in self.worlds:
            path, body = self._filled(act, world, seat)
            self.site.calls.clear()
            replies.append(await world.ask(act.method, path, body, seat))
            calls.append([call for call in self.site.calls if call[0].removeprefix(HOOK) in self.hooks])
        one, other = replies
        if seat in (*self.window.bystanders, None):
            if one != other:
                self.fail(f"{one.status} {one.body[:300]!r} instead of {other.status} {other.body[:300]!r}")
            if calls[0] != calls[1]:
                self.fail(f"calls {calls[0]} instead of {calls[1]}")
        self.found.counts[f"{act.path.rpartition('/')[2]} {other.status}"] += 1
        return [one.status, other.status]

    async def act(self, act: Act, seat: int | None) -> int:
        """Do something on both tables, and compare all that comes of it; the status without the window."""
        before = [world.journal.event_count for world in self.worlds]
        status = (await self.send(act, seat))[1]
        if before != [world.journal.event_count for world in self.worlds]:
            self.compare("after it")
        return status

    def _filled(self, act: Act, world: World, seat: int | None) -> tuple[str, bytes]:
        last = None if seat is None else world.journal.submitted_answers.get(seat)
        values = {
            "{id}": TABLE,
            "{name}": "cthulhu-500",
            "{seat}": str(seat or 0),
            "{other}": str(((seat or 0) + 1) % len(SEATS)),
            QUESTION: prompt_token_of(world.live, seat) if world.journal.state == "running" else "none",
            LAST_QUESTION: last.prompt_token if last else "none",
            LAST_ANSWER: last.answer if last else "none",
        }
        path, body = act.path, act.body
        for name, value in values.items():
            path, body = path.replace(name, value), body.replace(name, value)
        return path, body.encode()

    def compare(self, when: str) -> None:
        """Compare the messages that bystanders are sent now, the state they would be sent anew, and calls of their hooks."""
        compared = {
            "messages": [world.news() for world in self.worlds],
            "state": [world.states() for world in self.worlds],
        }
        for what, (one, other) in compared.items():
            for seat in {*one, *other} & {*self.window.bystanders, None}:
                if one.get(seat) != other.get(seat):
                    self.fail(f"{when}: {what} of {seat}: {_difference(one.get(seat, ''), other.get(seat, ''))}")

    def fail(self, why: str) -> None:
        """Note a difference, with all that led to it. What comes after it is not compared."""
        self.has_failed = True
        self.found.differences.append(" | ".join([*self.done, why]))

    async def go_on(self, rng: Random) -> None:
        """Let both races go on, and compare what bystanders see: without the window, nobody is asked in it."""
        if self.true.journal.state != "running" or self.has_failed:
            return
        self.site.now += 3.0
        if self.true.journal.has_hidden_prompt and not self.reference.journal.has_hidden_prompt:
            if any(not isinstance(event, events.Answer) or event.answer != "pass" for event in self.window.since[1:]):
                return  # somebody has reacted: without the window that could not be
            self.done.append("the window ends")
            while self.true.journal.has_hidden_prompt:
                await self.true.do(_passes)
            await self._answer_without_window()
        elif self.reference.journal.state == "running":
            self.done.append("the race goes on")
            event = random_answer(self.reference.journal, rng)
            for world in self.worlds:
                await world.do(lambda journal: event)
        self.compare("later")

    async def _answer_without_window(self) -> None:
        """On the reference, give the answer that opened the window, and ask nobody."""
        given = next(event for event in self.window.since if isinstance(event, events.Answer))
        event = replace(given, stood_in=False, luck=None)
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(reactions, "Ask", ask_only(None))
            await self.reference.do(lambda journal: event)


def _difference(one: str, other: str) -> str:
    n = next((n for n, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
    return f"{one[max(0, n - 60) : n + 60]!r} instead of {other[max(0, n - 60) : n + 60]!r}"


def _passes(journal: Journal) -> Event:
    asked = journal.running_table().prompt
    assert asked is not None
    return events.Answer(journal.running_table().waiting[0], asked.kind, "pass")


UNDO, REWIND = Act("POST", f"{AT_TABLE}undo"), Act("POST", f"{AT_TABLE}rewind")
AGREE = Act("POST", f"{AT_TABLE}consent", '{"yes": true}')
HOOK_AGAIN = Act("POST", f"{AT_TABLE}webhook", json.dumps({"url": f"{HOOK}own"}))


async def try_window(site: Site, window: Window, found: Found, rng: Random, *, whole: bool = False) -> None:
    """Try actions in one window: undo and some others, or (`whole`) every action of every seat."""
    changing, others = acts(site.app)
    everybody = [*window.bystanders, None]
    found.counts["windows"] += 1
    trials = Trials(window, found)
    for act in others if whole else rng.sample(others, 3):
        for seat in everybody if whole else [rng.choice(everybody)]:
            await trials.fresh().send(act, seat)
    for seat in window.bystanders:
        await _try_undo(trials.fresh(), seat, rng)
        await _try_brim(trials, seat)
    for act, seat in [(act, seat) for act in changing for seat in everybody] if whole else []:
        trial = trials.fresh()
        await trial.act(act, seat)
        if trial.is_spent:
            await trial.go_on(rng)
    several = trials.fresh()
    for _ in range(rng.choice((1, 2, 3))):
        await several.act(rng.choice(changing), rng.choice(everybody))
    if several.is_spent:
        await several.go_on(rng)
    for seat in SEATS:
        if seat not in window.bystanders:
            await _try_insider(trials.fresh(), seat, REWIND)
            await _try_insider(trials.fresh(), seat, rng.choice(changing))


class Trials:
    """Trials of one window; one that changed nothing is used again."""

    def __init__(self, window: Window, found: Found) -> None:
        self._window, self._found = window, found
        self._last = Trial(window, found)

    def fresh(self) -> Trial:
        """A trial in which nothing has happened yet."""
        if self._last.is_spent or self._last.has_failed:
            self._last = Trial(self._window, self._found)
        self._last.done.clear()
        return self._last


async def _try_undo(trial: Trial, seat: int, rng: Random) -> None:
    """A bystander takes its last answer back; where that works, the race goes on from there."""
    if await trial.act(UNDO, seat) == 200:
        for _ in range(3):
            await trial.go_on(rng)


async def _try_brim(trials: Trials, seat: int) -> None:
    """A bystander whose journal is about to be full does something that nobody sees."""
    journal = trials.fresh().reference.journal
    table = journal.running_table()
    brims = [
        len(SEATS) * journal.nonessential_counts[seat],
        len(SEATS) * (journal.nonessential_counts[seat] + 1),
        journal.event_count - len(table.log),
    ]
    for brim in brims:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(admission, "MAX_NONESSENTIAL_EVENTS", brim)
            await trials.fresh().send(HOOK_AGAIN, seat)


async def _try_insider(trial: Trial, seat: int, act: Act) -> None:
    """A seat that knows of the window does something: it is seen by nobody, or looks as it does without the window."""
    found = trial.found.counts
    true, reference = await trial.send(act, seat)
    if true >= 300 or reference >= 300:
        if any(text for reader, text in trial.true.news().items() if reader in (*trial.window.bystanders, None)):
            trial.fail("bystanders are sent something")
        found["insider alone"] += 1
        return
    trial.compare("after it")
    found["insider"] += 1
    if act.path == REWIND.path:
        for other in trial.true.journal.human_seats:
            await trial.send(AGREE, other)
        trial.compare("after all agreed")


async def try_races(home: Path, seeds: Sequence[str], *, share: float = 0.1, whole: bool = False, first: bool = False) -> Found:
    """Try a share of the windows of some races, and all in which a bystander may take something back; or (`first`) until
    something is found."""
    found = Found()
    with pytest.MonkeyPatch.context() as patch:
        async with served(home, patch) as site:
            for seed in seeds:
                rng = Random(seed)
                for window in windows(site, seed):
                    if window.has_undo or rng.random() < share:
                        await try_window(site, window, found, rng, whole=whole)
                    if first and found.differences:
                        return found
    return found


WITH_UNDO = ("5", "42")
"""Seeds of races in which bystanders may take something back in two windows each."""


@pytest.mark.parametrize("seeds", [WITH_UNDO, in_soak([f"{n}" for n in range(100, 160)])])
def test_no_request_has_another_outcome_in_a_hidden_window(seeds: Sequence[str], tmp_path: Path) -> None:
    found = asyncio.run(try_races(tmp_path, seeds, share=0.2))
    assert not found.differences, "\n".join(found.differences[:10])
    assert found.counts["windows"] > 10 and found.counts["undo 200"] > 2, found.counts


def test_no_request_at_all_has_another_outcome_in_some_windows(tmp_path: Path) -> None:
    """Every request by every seat, each followed by the end of the window."""
    found = asyncio.run(try_races(tmp_path, WITH_UNDO[:1], share=0.02, whole=True))
    assert not found.differences, "\n".join(found.differences[:10])
    succeeded = {key.split()[0] for key in found.counts if key.endswith(" 200")}
    assert {"undo", "rewind", "chat", "webhook", "renew", "resign", "close", "answer"} <= succeeded, found.counts


# The tests above are of no use unless they notice ------------------------------------------------------------------------

PLANTED = [
    undo_refused_in_a_window, asides_computed_from_the_log, asides_shared_by_all_seats, hook_called_for_the_true_question,
    own_request_beyond_what_others_see,
]  # fmt: skip


@pytest.mark.parametrize("plant", PLANTED)
def test_a_leak_planted_in_a_route_is_found(
    plant: Callable[[pytest.MonkeyPatch], None], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    plant(monkeypatch)
    assert asyncio.run(try_races(tmp_path, WITH_UNDO[:1], share=0.3, first=True)).differences
