"""What a reader is sent does not depend on what it may not know.

For many positions of every game, all that a seat (or a watcher) may not know is changed: hands and piles are dealt again, facts
told to others are garbled, sealed answers of others are replaced, and the same at every step of the replay. Every byte of every
route and every message on a line stays the same. (That nobody can tell whether others were asked in silence is
`test_silence.py`.)
"""

from __future__ import annotations

import time
from collections.abc import Callable
from copy import copy as shallow_copy
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from fastapi import APIRouter

from hippodrome.core.ask import Ask
from hippodrome.core.codec import copy
from hippodrome.core.facts import Fact
from hippodrome.core.table import Table
from hippodrome.games.registry import BUILT_IN_NAMES, get_plugin
from hippodrome.server.api import live as lines
from hippodrome.server.tables import registry
from hippodrome.server.views import delta, replay, step_builder
from hippodrome.server.views import state as message
from hippodrome.server.views.changes import Part
from hippodrome.server.views.json import dumps
from tests.server.club import Club, Sat, club
from tests.server.readers import BODIES, Ear, everything, routes_of
from tests.soak import in_soak

VARIANTS: dict[str, list[dict[str, Any]]] = {
    "charioteer": [{}, {"open_fan_tokens": True, "laps": 1, "lapped_in_the_way": True}],
    "chariot-race": [{"laps": 1}],
    "cthulhu-500": [{}, {"length": "short", "vehicles": "drafted"}],
}


@pytest.fixture(autouse=True)
def nothing_by_the_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """No beats on lines, and one time of day."""
    monkeypatch.setattr(lines, "HEARTBEAT_INTERVAL", 1e6)
    monkeypatch.setattr(lines, "SEND_TIMEOUT", 1e6)
    monkeypatch.setattr(time, "time", lambda: 1_800_000_000.0)
    monkeypatch.setattr(registry, "steady_clock", lambda: time.time)


def look(sat: Sat, seat: int | None, *, whole: bool) -> dict[str, bytes]:
    """All that a reader is sent: by every route, and on a line when it opens and when somebody else has spoken."""
    for limit in sat.club.tables.limits.values():
        limit.rate = 0
    live = sat.club.live(sat.id)
    heard = []
    for form in ("", "?text=1"):
        with sat.club.client.websocket_connect(f"/api/tables/{sat.id}/live{form}") as socket:
            ear = Ear(socket, None if seat is None else sat.secrets[seat])
            heard += ear.heard()
            live.journal.chat.append((0, "Ana", "hear, hear"))
            sat.club.client.portal.call(live.notify_changed)  # type: ignore[union-attr]
            heard += ear.heard()
            live.journal.chat.pop()
    found = everything(sat, seat, whole=whole)
    return {**found, **{f"message {n}": text.encode() for n, text in enumerate(heard)}}


def change_what_is_hidden(table: Table[Any], seat: int | None, rng: Random) -> bool:
    """Change everything that a reader may not know; whether that was anything."""
    before = repr(table.state)
    table.game.resample_hidden(table.state, -1 if seat is None else seat, rng)
    changed = repr(table.state) != before
    for n, fact in enumerate(table.facts):
        if not fact.is_visible_to(seat):
            table.facts[n] = fact._replace(data={})
            changed = True
    if isinstance(table.prompt, Ask):
        for other in [other for other in table.sealed if other != seat]:
            table.sealed[other] = table.prompt.options[other].draw(rng)
            changed = True
    return changed


def dealt_again(scene_of: Callable[..., Any], seat: int | None, rng: Random) -> Callable[..., Any]:
    """The scene of a step of the replay, with all that the reader may not know changed."""

    def scene(table: Table[Any], *more: Any) -> Any:
        other = shallow_copy(table)
        other.state = copy(table.state)
        table.game.resample_hidden(other.state, -1 if seat is None else seat, rng)
        return scene_of(other, *more)

    return scene


LOOKED_AT = [(game, n) if n == 0 else in_soak(game, n) for game in BUILT_IN_NAMES for n in range(len(VARIANTS[game]))]


@pytest.mark.parametrize(("game", "variant"), LOOKED_AT)
def test_no_byte_depends_on_what_a_reader_may_not_know(game: str, variant: int, tmp_path: Path) -> None:
    rng = Random(f"{game} {variant}")
    hidden = 0
    with club(tmp_path) as house:
        sat = house.table(game, "me:Ana,me:Ben,me:Cy", options=VARIANTS[game][variant], clock="relaxed")
        for turn in range(6):
            sat.play(rng, answers=rng.randrange(1, 9))
            if sat.state()["table"]["state"] != "running":
                break
            for seat in (None, rng.randrange(3)):
                hidden += blurred_is_the_same(house, sat, seat, rng, whole=turn == 0)
    assert hidden > 4 or game == "chariot-race", "the test must have changed something"


def blurred_is_the_same(house: Club, sat: Sat, seat: int | None, rng: Random, *, whole: bool = False) -> bool:
    """Look twice, the second time with everything hidden changed; then put the table back as it was."""
    live = house.live(sat.id)
    true = look(sat, seat, whole=whole)
    table = live.journal.table
    assert table is not None
    changed = change_what_is_hidden(table, seat, rng)
    live.view_cache.start_race()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(replay, "scene_of", dealt_again(vars(replay)["scene_of"], seat, rng))
        other = look(sat, seat, whole=whole)
    assert list(true) == list(other), "not the same messages"
    for name in true:
        assert true[name] == other[name], f"{name} to {'a watcher' if seat is None else f'seat {seat}'} differs"
    live.replace_journal(house.tables._load(live.row))
    return changed


# The tests above are of no use unless they notice: leaks of every kind are planted, and must be found ---------------------


def hands(state: Any) -> int:
    """Something that no reader may know."""
    return sum((n + 1) * card for n, chariot in enumerate(state.chariots) for card in chariot.hand)


def leak_in_the_view(house: Club, patch: pytest.MonkeyPatch) -> None:
    from hippodrome.games.charioteer.presentation.view import view as honest

    parts = get_plugin("charioteer")
    leaky = replace(parts.game, view=lambda state, seat: {**honest(state, seat), "turn": hands(state)})
    patch.setattr(parts, "game", leaky)


def leak_in_a_route(house: Club, patch: pytest.MonkeyPatch) -> None:
    router = APIRouter()

    @router.get("/api/tables/{id}/odds")
    def odds(id: str) -> int:
        table = house.live(id).journal.table
        assert table is not None
        return hands(table.state)

    house.client.app.include_router(router)  # type: ignore[attr-defined]


def leak_in_a_replay(house: Club, patch: pytest.MonkeyPatch) -> None:
    honest = message.scene_of

    def scene_of(table: Table[Any], *more: Any) -> Any:
        return {**honest(table, *more), "title": str(hands(table.state))}

    patch.setattr(replay, "scene_of", scene_of)


def leak_in_a_number(house: Club, patch: pytest.MonkeyPatch) -> None:
    honest = message._build_shared_parts
    patch.setattr(
        message,
        "_build_shared_parts",
        lambda live, *form: {**honest(live, *form), "awaited": str([hands(live.journal.table.state)])},
    )


def leak_in_a_step(house: Club, patch: pytest.MonkeyPatch) -> None:
    """A telling that hears what its reader does not: here how many facts there are in all."""
    honest = step_builder.StepBuilder.add

    def hear(self: Any, fact: Fact, words: Any, *shared: Any) -> step_builder.StepEntry:
        told = honest(self, fact, words, *shared)
        table = next(iter(house.tables._live.values())).journal.table
        assert table is not None
        return told._replace(text=dumps({**told.fields, "targets": [hands(table.state)]})[1:-1])

    patch.setattr(step_builder.StepBuilder, "add", hear)


def leak_by_order(house: Club, patch: pytest.MonkeyPatch) -> None:
    honest = message.state_parts

    def seen_by(live: Any, *more: Any) -> dict[str, Part]:
        parts = honest(live, *more)
        order = sorted(parts, key=lambda name: hash((name, hands(live.journal.table.state))))
        return {name: parts[name] for name in order}

    patch.setattr(delta, "state_parts", seen_by)


LEAKS = [leak_in_the_view, leak_in_a_route, leak_in_a_replay, leak_in_a_number, leak_in_a_step, leak_by_order]


@pytest.mark.parametrize("plant", LEAKS)
def test_a_planted_leak_is_found(
    plant: Callable[[Club, pytest.MonkeyPatch], None], house: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    plant(house, monkeypatch)
    sat = house.table("charioteer", "me,me,me")
    with pytest.raises(AssertionError, match=r"differs|not the same messages"):
        blurred_is_the_same(house, sat, 0, Random(2))


def test_a_route_without_a_leak_test_is_reported(house: Club) -> None:
    app: Any = house.client.app
    assert {path for method, path in routes_of(app) if method == "POST"} == set(BODIES), "none is there only in the test"
    assert {("GET", "/api/tables/{id}/state"), ("LINE", "/api/tables/{id}/live"), ("GET", "/health")} <= set(routes_of(app))
    sat = house.table("charioteer", "me,me,me")
    router = APIRouter()
    router.add_api_route("/api/tables/{id}/bet", lambda id: {}, methods=["POST"])
    app.include_router(router)
    with pytest.raises(AssertionError, match=r"a new route, POST /api/tables/\{id\}/bet"):
        everything(sat, None)
