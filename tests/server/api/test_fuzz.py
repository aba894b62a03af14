"""Somebody who does anything (`fuzz.py`), for a short while; faults planted for each thing that is asserted are caught."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from fastapi.routing import APIWebSocketRoute

from hippodrome.server import app, errors
from hippodrome.server.api import deps
from hippodrome.server.limits.rate_limit import TokenBucket
from hippodrome.server.tables import journal, live_table, records
from hippodrome.server.views import replay, state
from hippodrome.server.views.delta import DeltaBuilder
from tests.server import fuzz as fuzzing
from tests.server.fuzz import world
from tests.server.fuzz_judge import Leak
from tests.soak import COUNT, soak

ACTS = 250


def test_random_sequences_of_requests(tmp_path: Path, record_property: Any) -> None:
    with world(tmp_path, "short") as fuzz:
        fuzz.run(ACTS)
        for route in fuzz.routes():  # none is left out, however the dice fell
            fuzz._ask(route)
        assert fuzz.honest >= 2 * ACTS // fuzzing.HONEST_EVERY
        assert {200, 201, 401, 404, 409, 422} <= set(fuzz.statuses)
        record_property(COUNT, [f"whatever somebody does, {fuzz.report()}", fuzz.acts, "acts"])


@pytest.mark.soak
def test_long_random_sequences_of_requests(tmp_path: Path, record_property: Any) -> None:
    def run(seed: str) -> int:
        home = tmp_path / seed.replace(" ", "-")
        home.mkdir()
        with world(home, seed) as fuzz:
            fuzz.run(1000)
            return fuzz.acts

    soak("whatever somebody does", run, record_property, "acts")


def test_every_line_of_the_application_is_tried() -> None:
    """A second kind of live line would need somebody here to open it."""
    assert [route.path for route in app.ROUTES if isinstance(route, APIWebSocketRoute)] == ["/api/tables/{id}/live"]


# Planted ----------------------------------------------------------------------------------------------------------------


MOST_ACTS = 5000
"""A planted fault is met long before."""


def caught(home: Path, what: str, kind: type[AssertionError] = AssertionError, *doors: str) -> None:
    """That somebody who goes to some doors more often than to others meets a fault."""
    with world(home, "planted") as fuzz, pytest.raises(kind, match=what) as told:
        fuzz.favourites = [(method, f"/api/tables/{{id}}/{path}") for method, path in map(str.split, doors)]
        fuzz.run(MOST_ACTS)
    assert "seed 'planted'" in str(told.value) and "after\n" in str(told.value)


def test_a_fault_of_the_server_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: Any) -> None:
        raise RuntimeError("planted")

    monkeypatch.setattr(replay, "frame_positions", broken)
    caught(tmp_path, "5xx", AssertionError, "GET replay")


def test_a_fault_over_a_line_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: Any) -> None:
        raise KeyError("planted")

    monkeypatch.setattr(DeltaBuilder, "delta", broken)
    caught(tmp_path, "5xx: a line")


def test_another_seats_cards_are_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = state._scene

    def of_another(table: Any, words: Any, seat: Any, view: Any) -> Any:
        return honest(table, words, 0, table.game.view(table.state, 0))

    monkeypatch.setattr(state, "_scene", of_another)
    caught(tmp_path, "of another seat", Leak)


def test_a_secret_that_opens_another_seat_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = deps.authenticate_seat

    def wrong(at: live_table.LiveTable, secret: str | None) -> records.SeatSession | None:
        holder = honest(at, secret)
        if holder is None:
            return None
        beside = (holder.seat + 1) % len(at.journal.seats)
        return records.SeatSession(beside, at.journal.seats[beside].secret)

    monkeypatch.setattr(deps, "authenticate_seat", wrong)
    caught(tmp_path, "of another seat|view builder", Leak)


@pytest.mark.parametrize("mark", ["seed", "salt", "hash", "hook"])
def test_marks_are_recognised_wherever_they_turn_up(mark: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = journal.Journal.summary

    def too_open(self: journal.Journal) -> dict[str, Any]:
        told = {"seed": self.race.seed, "salt": [place.salt for place in self.seats], "hook": list(self.webhooks.values()),
                "hash": [place.secret for place in self.seats]}[mark]  # fmt: skip
        return {**honest(self), "pace": str(told)}

    monkeypatch.setattr(journal.Journal, "summary", too_open)
    told = {"seed": "the seed", "salt": "a salt", "hash": "the hash", "hook": "nobody is ever"}[mark]
    caught(tmp_path, told, Leak, "POST webhook")


def test_honest_people_who_are_not_answered_are_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody's requests use up what others may ask for."""
    with world(tmp_path, "planted") as fuzz:
        shared = TokenBucket(0.0001, 40)
        honest = fuzz.app.state.tables.submit

        async def crowded(*given: Any, **more: Any) -> None:
            if not shared.allows("everybody"):
                raise errors.Conflict("crowded")
            await honest(*given, **more)

        monkeypatch.setattr(fuzz.app.state.tables, "submit", crowded)
        with pytest.raises(AssertionError, match="/answer"):
            fuzz.run(MOST_ACTS)


def test_memory_that_grows_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    hoard: list[bytes] = []
    honest = DeltaBuilder.full_state

    def hoarding(self: DeltaBuilder) -> str:
        hoard.append(b"x" * (16 << 20))
        return honest(self)

    monkeypatch.setattr(DeltaBuilder, "full_state", hoarding)
    caught(tmp_path, "memory")
