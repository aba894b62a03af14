"""Measures on the fast engine equal those on the readable rules for the same race, to the last digit."""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np
import pytest

from hippodrome.analysis.sampling import TableSampler, sample_deals
from hippodrome.analysis.study_request import StudyRequest, plan_for
from hippodrome.analysis.trace import RaceData
from hippodrome.core.table import Pov, Table
from hippodrome.games.cthulhu_500.bots import compiled
from hippodrome.games.cthulhu_500.engine.cards import STREAMS
from hippodrome.games.cthulhu_500.engine.race import act_of
from hippodrome.games.cthulhu_500.measures import compiled as fast_measures
from hippodrome.games.cthulhu_500.measures.win_probability import chances
from hippodrome.games.registry import get_game, get_plugin
from hippodrome.jit.philox import PhiloxChance, key_from
from hippodrome.simulation.compiled import new_races, race_deals
from hippodrome.simulation.plan import Plan
from hippodrome.simulation.run import make_plan

CASES: list[tuple[list[str], dict[str, Any], int]] = [
    (["auriga", "dummy", "tiro", "auriga"], {}, 3),
    (["auriga", "auriga", "tiro"], {"length": "short", "vehicles": "drafted", "warning_lap": True}, 3),
    (["tiro", "auriga", "dummy", "tiro", "tiro", "auriga"], {"length": "long", "net_laps": True, "swap_laps": True}, 1),
]


def plan_of(seats: list[str], options: dict[str, Any], games: int) -> Plan:
    return make_plan(
        get_game("cthulhu-500"),
        seats=seats,
        games=games,
        seed="measured",
        edition="reconstructed",
        options=options,
        mirror=False,
    )


def by_the_text(plan: Plan, number: int) -> RaceData:
    """Return a race of the fast engine, replayed on the readable rules with the same draws and answers, and sampled."""
    game = get_game(plan.game)
    edition = game.read_edition(plan.edition_text, plan.edition)
    races, bots, around = new_races(plan, range(number, number + 1))
    races["minds"][:, : len(plan.seats)], race = bots, races[0]
    luck = PhiloxChance(key_from(f"luck/{plan.seed}"), number, STREAMS)
    table = Table(game, game.setup(len(plan.seats), dict(plan.options), edition), luck, checkpoints="last")
    watch = TableSampler(table)
    while watch.sample():
        compiled.prepare_answers(edition, races)
        seat = int(race["asked"][race["answered"]])
        answer = act_of(race, race["acts"][race["answered"]], edition)
        watch.answer(seat, answer, Pov(table, seat))
        race["answered"] += 1
    return watch.finish(plan, number, around[0].tolist())


def check_alike(plan: Plan) -> RaceData:
    """Check that all data of the races of a plan is the same on both engines."""
    fast = sample_deals(plan, range(plan.games))
    text = RaceData()
    for number in range(plan.games):
        text.add(by_the_text(plan, number))
    assert text.errors == 0 and list(fast.rows) == list(text.rows)
    for name, column in text.rows.items():
        np.testing.assert_array_equal(fast.rows[name], column, err_msg=name)
    np.testing.assert_array_equal(fast.curves, text.curves)
    for what in ("held", "used", "weighed", "gain", "square"):
        assert +getattr(fast.uses, what) == +getattr(text.uses, what), what
        assert -getattr(fast.uses, what) == -getattr(text.uses, what), what
    assert fast.heat == text.heat and fast.tallies == text.tallies
    return text


@pytest.mark.parametrize(("seats", "options", "games"), CASES)
def test_both_engines_measure_the_same_races_alike(seats: list[str], options: dict[str, Any], games: int) -> None:
    plan = plan_of(seats, options, games)
    assert plan.engine == "fast"
    found = check_alike(plan)
    assert (found.rows["decisions"] > 30).all() and sum(found.uses.used.values()) > 50 and any(found.uses.weighed.values())


def wrong_chances(edition: Any, races: Any) -> Any:
    """Return planted chances: the first seat's is slightly too high, from the twentieth turn on."""
    right = RIGHT_CHANCES(edition, races)
    right[races["turn"] >= 20, 0] += 0.0002
    return right


def wrong_uses(edition: Any, races: Any, which: Any) -> Any:
    """Return planted uses: pit stops are omitted."""
    right, known = RIGHT_USES(edition, races, which), fast_measures.names(edition)
    return np.where(right == known.index("act:pit"), len(known) - 1, right)


RIGHT_CHANCES, RIGHT_USES = chances, fast_measures.uses_of


@pytest.mark.parametrize(("name", "planted"), [("chances", wrong_chances), ("uses_of", wrong_uses)])
def test_planted_fault_is_detected(name: str, planted: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fast_measures, name, planted)
    with pytest.raises(AssertionError):
        check_alike(plan_of(*CASES[0][:2], 1))


def test_studies_and_simulations_run_the_same_races() -> None:
    plan = plan_of(CASES[0][0], {}, 60)
    counts, seen = race_deals(plan, range(60)), sample_deals(plan, range(60))
    assert [counts.wins[place] for place in range(4)] == [int(seen.rows[f"place {n + 1}"].sum()) for n in range(4)]
    assert Counter(seen.rows["length"].astype(int).tolist()) == counts.turns
    assert int(seen.rows["decisions"].sum()) == counts.decisions


def test_study_uses_the_fast_engine_by_default() -> None:
    assert get_plugin("cthulhu-500").compiled_measures is fast_measures
    plan = plan_for(get_game("cthulhu-500"), "reconstructed", StudyRequest(["tiro"] * 3))
    assert plan.engine == "fast" and plan.games == 2000
