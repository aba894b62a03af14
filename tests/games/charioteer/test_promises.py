"""Promises of Charioteer's previews: the sum, the place, the whip and the rest hold for any moves of the rivals."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any

import pytest

from hippodrome.core.facts import Fact
from hippodrome.core.table import Pov, Table
from hippodrome.games.charioteer.bots.auriga import auriga
from hippodrome.games.charioteer.bots.baselines import dummy, tiro
from hippodrome.games.charioteer.move import Move
from hippodrome.games.charioteer.moves import Moves
from hippodrome.games.charioteer.presentation import forecast as forecasts
from hippodrome.games.charioteer.presentation.forecast import PROBABLE_TENTHS, Forecast, Forecasts
from hippodrome.games.charioteer.presentation.preview import CERTAIN_FACTS, preview
from hippodrome.games.charioteer.presentation.scene import space_slot
from tests.games.charioteer.tables import table, words_for
from tests.preview_checks import Promise, Tally, hold_races

OPTIONS: tuple[dict[str, Any], ...] = (
    {"laps": 1}, {"laps": 2, "crowd_by_symbol": True}, {"laps": 1, "lapped_in_the_way": True}, {"laps": 3},
)  # fmt: skip


def told(facts: Sequence[Fact], kind: str, seat: int) -> list[dict[str, Any]]:
    return [dict(fact.data) for fact in facts if fact.kind == kind and fact.data.get("seat") == seat]


def promises(pov: Pov, move: Move, *, ranks: bool) -> Iterator[Promise]:
    """Yield all statements of a preview of a move."""
    seat, made = pov.seat, Forecasts(pov)
    shown = made.of(move)
    assert isinstance(pov.options, Moves)
    yield Promise("beside the move", partial(_beside, seat, shown))
    if move.symbol is None:
        yield Promise("stands still", lambda race, facts: not told(facts, "moved", seat) and not told(facts, "whipped", seat))
        return
    reckoned, ends = pov.options.count(move), made.ends(move, shown)
    yield Promise("the sum", lambda race, facts: told(facts, "distance", seat)[0]["by"] == reckoned.distance)
    yield Promise("the place", partial(_ends_within, seat, shown, ends))
    yield Promise("the whip", partial(_whips, seat, shown))
    yield Promise("the fan token", partial(_fan_token, seat, shown))
    if ranks:
        drawn = preview(pov, words_for(len(pov.view()["chariots"])), move)
        slots = {drawn.landing} if drawn.landing else set(drawn.reach)
        yield Promise("where the page shows it", lambda race, _: space_slot(pov.edition, race.state.chariots[seat].at) in slots)
        yield Promise("a warning", lambda _, facts: not drawn.warns or told(facts, "moved", seat)[0]["spaces"] == 0)
        best, worst = made.ranks(move)
        yield Promise("the rank", lambda race, facts: best <= race.state.running.index(seat) + 1 <= worst, PROBABLE_TENTHS / 10)


def _beside(seat: int, shown: Forecast, race: Table[Any], facts: Sequence[Fact]) -> bool:
    """Return whether training, recovery, guard and attack happened exactly as shown; an attack hurts no rival more."""
    for kind in CERTAIN_FACTS:
        if told(facts, kind, seat) != told(shown.facts, kind, seat):
            return False
    cubes = [fact["cubes"] for fact in told(facts, "attacked", seat)]
    return all(fact.data["cubes"] <= cubes[0] for fact in _after_attack(facts, seat)) if cubes else True


def _after_attack(facts: Sequence[Fact], seat: int) -> Iterator[Fact]:
    mine = False
    for fact in facts:
        mine = fact.data.get("seat") == seat if fact.kind == "attacked" else mine and fact.kind in ("hurt", "spared")
        if mine and fact.kind == "hurt":
            yield fact


def _ends_within(seat: int, shown: Forecast, ends: Sequence[int], race: Table[Any], facts: Sequence[Fact]) -> bool:
    (moved,) = told(facts, "moved", seat)
    return shown.nearest <= moved["place"] <= shown.furthest and race.state.chariots[seat].at in ends


def _whips(seat: int, shown: Forecast, race: Table[Any], facts: Sequence[Fact]) -> bool:
    whipped = sum(fact["spaces"] for fact in told(facts, "whipped", seat))
    idle = [fact["why"] for fact in told(facts, "whip_idle", seat)]
    return (
        whipped <= shown.whip
        and (not shown.whip_idle_reason or idle == [shown.whip_idle_reason])
        and (not idle or bool(shown.whip_idle_reason or shown.whip))
    )


def _fan_token(seat: int, shown: Forecast, race: Table[Any], facts: Sequence[Fact]) -> bool:
    won = bool(told(facts, "fan_token", seat))
    return won if shown.fan_tokens else not won or shown.fan_tokens == 0


def run(seed: str, races: int, every: int) -> Tally:
    """Run races of all numbers of seats, options and levels; at one in `every` moves the rank is checked too."""
    return hold_races(
        seed,
        races,
        (tiro, dummy, auriga),
        lambda n, seats, rng: table(seats, f"{seed} {n}", **OPTIONS[n // 5 % len(OPTIONS)]),
        lambda pov, answer, rng: promises(pov, answer, ranks=rng.randrange(every) == 0),
    )


def test_previews_are_never_contradicted() -> None:
    tally = run("promises", 50, 12)
    assert tally.questions > 500 and sum(tally.made.values()) > 6_000
    tally.check()


def test_planted_landing_that_ignores_rivals_is_detected(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Forecasts, "_can_block", lambda self, rival, furthest: False)
    with pytest.raises(AssertionError, match="the place was not kept"):
        run("planted", 20, 10_000)


def test_planted_rank_without_rival_moves_is_detected(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(forecasts, "_sample_rival_move", lambda s, seat, looks, rng: Move(None, (s.chariots[seat].hand[0],)))
    with pytest.raises(AssertionError, match="the rank"):
        run("planted", 20, 6).check()


def run_soak(seed: str) -> Tally:
    return run(seed, 40, 3)
