"""Promises of Chariot Race's previews: damage, fate, place, dice and wrecks are what then happens."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from random import Random
from typing import Any

import pytest

from hippodrome.core.facts import Fact
from hippodrome.core.table import Pov, Table
from hippodrome.games.chariot_race.answers import Act
from hippodrome.games.chariot_race.bots.auriga import auriga
from hippodrome.games.chariot_race.bots.baselines import dummy, tiro
from hippodrome.games.chariot_race.presentation import forecast as forecasts
from hippodrome.games.chariot_race.presentation.choice import build_choice, picks_of
from hippodrome.games.chariot_race.presentation.forecast import Forecast, forecast
from hippodrome.games.chariot_race.presentation.routes import measure, suggest
from hippodrome.games.chariot_race.presentation.scene import space_slot
from hippodrome.games.chariot_race.state import State
from hippodrome.games.chariot_race.terminal.picks import choose as pick_in_terminal
from hippodrome.i18n.localization import Localization
from tests.games.chariot_race.tables import chariot_race, table
from tests.preview_checks import Promise, Tally, hold_races

READINGS = {"shared_win": True, "set_back_loses_lap": True, "wrecks_ram": True, "finish_ends_race": True}
OPTIONS: tuple[dict[str, Any], ...] = (
    {"laps": 1}, {"first_half": "B", "second_half": "B", **READINGS}, {"unequal_chariots": True, "laps": 1, **READINGS},
    {"no_damage_after_finish": True, "choose_colours": True, "first_half": "B"},
)  # fmt: skip


def promises(pov: Pov, act: Act, *, page: bool) -> Iterator[Promise]:
    """Yield all statements about an answer."""
    s: State = pov.determinize(Random(0)).state
    n, before = s.active, s.chariots[s.active]
    shown = forecast(s, pov.seat, act)
    if shown is not None:
        yield Promise("fate", partial(_fate, n, shown))
        yield Promise("the dice that are rolled", partial(_rolls, n, shown))
        yield Promise("what the sprints cost", partial(_sprints, n, shown))
        if shown.is_whole_move:
            yield Promise("the whole move", partial(_moved, n, shown))
        if shown.wrecked:
            yield Promise("a wreck", partial(_is_wrecked, n, act))
        if shown.straight is not None:
            yield Promise("straight on is one of the ways", partial(_straight, n, pov.seat, shown.straight))
        if act.do == "javelin":
            yield Promise("the javelin", lambda race, facts: _target(race, shown).damage == shown.target_damage)
        if act.do == "caltrop":
            yield Promise("the supply", lambda race, facts: race.state.supply == shown.supply)
        if act.do == "pass" and s.phase == "attack":
            yield Promise("nothing happens", lambda race, facts: not any(fact.kind in ("javelin", "dropped") for fact in facts))
    if page:
        yield from _of_the_page(pov, act, n, before.place != (-1, 0))


def _of_the_page(pov: Pov, act: Act, n: int, placed: bool) -> Iterator[Promise]:
    """Yield the statements of page and terminal: where the piece is drawn, what is furthest, and where buttons lead."""
    words = Localization("en", chariot_race()[0], pov.edition, [f"P{n}" for n in range(6)])
    choice = build_choice(pov, words, picks_of(pov, act))
    drawn = choice.preview
    assert drawn is not None and drawn.lines and isinstance(drawn.warns, bool) and not (drawn.landing and drawn.reach)
    slots = {drawn.landing} if drawn.landing else set(drawn.reach)
    if slots and placed:
        yield Promise(
            "where the page shows it",
            lambda race, facts: (
                race.state.phase in ("speed", "path")
                or race.state.chariots[n].wrecked > 0
                or race.state.active != n
                or space_slot(race.state.track.space(*race.state.chariots[n].place).name) in slots
            ),
        )
    if act.do == "path":
        told = pick_in_terminal(pov, words)._describe_forecast(act).plain
        is_furthest = _front(pov, act) == max(_front(pov, option) for option in pov.options)
        yield Promise("the furthest", lambda race, facts: is_furthest or "furthest ahead" not in told)
        s: State = pov.determinize(Random(0)).state
        for route in suggest(s).values():
            if route.path == act.of:
                yield Promise("where a button leads", partial(_stands_on, n, route.end))


def _stands_on(n: int, space: int, race: Table[State], facts: Sequence[Fact]) -> bool:
    return race.state.track.id(*race.state.chariots[n].place) == space


def _front(pov: Pov, act: Act) -> int:
    route = measure(pov.determinize(Random(0)).state, act.of)
    return -1 if route.wrecked else route.front


def _target(race: Table[State], shown: Forecast) -> Any:
    return next(chariot for chariot in race.state.chariots if chariot.colour == shown.target)


def _fate(n: int, shown: Forecast, race: Table[State], facts: Sequence[Fact]) -> bool:
    fate = race.state.chariots[n].fate
    return fate >= shown.fate if shown.may_gain_fate else fate == shown.fate


def _rolls(n: int, shown: Forecast, race: Table[State], facts: Sequence[Fact]) -> bool:
    if not shown.dice:
        return True
    (rolled,) = (fact for fact in facts if fact.kind == "rolled")
    return len(rolled.data["faces"]) == shown.dice and rolled.data["speed"] == shown.speed


def _sprints(n: int, shown: Forecast, race: Table[State], facts: Sequence[Fact]) -> bool:
    hurt = [fact.data["hurt"] for fact in facts if fact.kind == "sprint_hurt"]
    # at a choice of speed the sprint damage is still to come
    return not shown.sprint or not hurt or min(hurt[0], shown.sprint) == shown.sprint


def _moved(n: int, shown: Forecast, race: Table[State], facts: Sequence[Fact]) -> bool:
    chariot = race.state.chariots[n]
    found = chariot.damage, bool(chariot.wrecked), chariot.laps, race.state.track.space(*chariot.place).name
    return found == (shown.damage, shown.wrecked, shown.laps, shown.place)


def _is_wrecked(n: int, act: Act, race: Table[State], facts: Sequence[Fact]) -> bool:
    """Return whether it is a wreck, or any speed makes it one."""
    s = race.state
    if s.chariots[n].wrecked:
        return True
    shown = [forecast(s, s.chariots[n].owner, option) for option in race.options(s.chariots[n].owner)]
    return s.phase == "speed" and all(then is not None and then.wrecked for then in shown)


def _straight(n: int, seat: int, straight: Forecast, race: Table[State], facts: Sequence[Fact]) -> bool:
    s = race.state
    if s.phase != "path" or s.active != n:
        return False
    shown = forecast(s, seat, Act("path", (0,) * s.chariots[n].speed))
    return shown is not None and (shown.damage, shown.place, shown.steps) == (straight.damage, straight.place, straight.steps)


def run(seed: str, races: int, every: int) -> Tally:
    """Run races of all numbers of seats, options and levels; at one in `every` prompts the page is checked too."""
    return hold_races(
        seed,
        races,
        (tiro, dummy, auriga),
        lambda n, seats, rng: table(seats, rng.randrange(1 << 30), **OPTIONS[n % len(OPTIONS)]),
        lambda pov, answer, rng: promises(pov, answer, page=rng.randrange(every) == 0),
    )


def test_previews_are_never_contradicted() -> None:
    tally = run("promises", 60, 25)
    assert tally.questions > 4000
    for says in ("the whole move", "a wreck", "straight on is one of the ways", "the javelin", "the supply",
                 "where the page shows it", "where a button leads", "the furthest"):  # fmt: skip
        assert tally.made[says] >= 10, tally.made
    tally.check()


def test_planted_preview_without_fortuna_is_detected(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(forecasts, "FORTUNA", 99)
    with pytest.raises(AssertionError, match="fate was not kept"):
        run("planted", 5, 10_000)


def test_planted_preview_that_assumes_straight_on_is_detected(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(forecasts, "STEER", 99)
    with pytest.raises(AssertionError, match="the whole move was not kept"):
        run("planted", 5, 10_000)


def run_soak(seed: str) -> Tally:
    return run(seed, 40, 5)
