"""Measures: each on hand-made races, and the same on both engines."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from math import isnan, log
from random import Random
from typing import Any

import numpy as np
import pytest

from hippodrome.analysis.measures import CURVE_POINTS, CURVES, MEASURES, RaceTrace, curves, measure
from hippodrome.analysis.sampling import TableSampler, sample_deals
from hippodrome.analysis.trace import Recorder, TurnUses, Uses, trace_of_race
from hippodrome.bots import find_bot
from hippodrome.core.rng import Seeded, seed_from
from hippodrome.core.table import Pov, Table
from hippodrome.games.defaults.measures import Sample
from hippodrome.games.registry import get_game, get_plugin, load_edition
from hippodrome.simulation import compiled
from hippodrome.simulation.plan import Plan
from hippodrome.simulation.run import make_plan


def by_hand(
    progress: list[list[float]],
    chances: list[list[float]] | None,
    won: list[bool],
    out: list[list[bool]] | None = None,
    decisions: int = 8,
    bits: float = 16.0,
) -> RaceTrace:
    """Return a race from its samples: at its start, after each turn, and at its end."""
    looks = []
    for n, far in enumerate(progress):
        gone = out[n] if out else [False] * len(won)
        racing = [value if not gone[seat] else -1.0 for seat, value in enumerate(far)]
        looks.append((racing.index(max(racing)), Sample(far, gone, chances[n] if chances else None)))
    return trace_of_race(looks, won, len(progress) - 1, decisions, bits)


EVEN = [0.25] * 4
RACE = by_hand(
    [[0, 0, 0, 0], [5, 3, 2, 1], [6, 8, 4, 2], [12, 10, 11, 3], [15, 18, 14, 4]],
    [EVEN, [0.7, 0.1, 0.1, 0.1], [0.2, 0.6, 0.1, 0.1], [0.5, 0.3, 0.19, 0.01], [0, 1, 0, 0]],
    [False, True, False, False],
)
"""Four turns. Seat 0 leads after the first, seat 1 after the second, seat 0 after the third, and seat 1 wins."""


def value(story: RaceTrace, name: str) -> float:
    return float(measure(story)[name][0])


def test_measures_of_a_hand_made_race() -> None:
    entropy = [
        -sum(chance * log(chance) for chance in row) / log(4)
        for row in ([0.7, 0.1, 0.1, 0.1], [0.6, 0.2, 0.1, 0.1], [0.5, 0.3, 0.19, 0.01])
    ]
    expected = {
        "length": 4,
        "decisions": 8,
        "options": 4.0,  # 16 bits over 8 decisions
        "lead_changes": 3,  # after turns 2, 3 and 4
        "half_leader_won": 1,  # seat 1 led after turn 2 of 4
        "half_favourite_won": 1,
        "winners_lowest": 0.1,  # after turn 1
        "comeback": 1,  # that is less than half of a quarter
        "openness": sum(entropy) / 3,
        "decided": 1.0,  # seat 0 was the favourite until the last turn
        "swing": (0.45 + 0.5 + 0.39 + 0.7) / 4,
        "hopeless": 1 / 12,  # seat 3 after turn 3
        "gap": (2 + 2 + 1) / 3,
        "field": (4 + 6 + 9) / 3,
        "margin": 3,
        "seats_out": 0,
    }
    assert expected.keys() == MEASURES.keys(), "a measure without a race made by hand"
    for name, number in expected.items():
        assert value(RACE, name) == pytest.approx(number), name


def test_eliminated_seats_do_not_count_in_gaps() -> None:
    """The seat furthest ahead is wrecked in the second turn: gaps are computed from the others, and it counts as eliminated."""
    out = [[False] * 3, [False] * 3, [True, False, False], [True, False, False]]
    story = by_hand([[0, 0, 0], [9, 3, 2], [9, 5, 4], [9, 8, 6]], None, [False, True, False], out)
    assert value(story, "seats_out") == 1
    assert value(story, "gap") == pytest.approx((6 + 1) / 2)
    assert value(story, "margin") == 2
    assert value(story, "lead_changes") == 1
    assert isnan(value(story, "openness")) and isnan(value(story, "comeback")), "nobody knows the chances"


def test_race_without_a_winner_has_no_winner_measures() -> None:
    story = by_hand([[0, 0], [1, 2], [2, 2]], [[0.5, 0.5]] * 3, [False, False], [[False] * 2, [False] * 2, [True, True]])
    for name in ("winners_lowest", "comeback", "decided", "margin"):
        assert isnan(value(story, name)), name
    assert value(story, "half_leader_won") == 0


def test_race_with_one_favourite_is_decided_at_the_start() -> None:
    story = by_hand([[0, 0], [2, 1], [4, 2]], [[0.6, 0.4], [0.8, 0.2], [1, 0]], [True, False])
    assert value(story, "decided") == 0 and value(story, "comeback") == 0


def test_race_of_one_turn_has_no_intermediate_samples() -> None:
    story = by_hand([[0, 0], [3, 1]], [[0.5, 0.5], [1, 0]], [True, False])
    for name in ("openness", "gap", "half_leader_won"):
        assert isnan(value(story, name)), name
    assert value(story, "swing") == 0.5


def test_curves_go_from_the_start_to_the_end() -> None:
    drawn = curves(RACE)
    assert drawn.shape == (len(CURVES), CURVE_POINTS, 1)
    winner = drawn[CURVES.index("winner"), :, 0]
    assert winner[0] == 0.25 and winner[-1] == 1.0 and winner[CURVE_POINTS // 4] == 0.1
    assert drawn[CURVES.index("openness"), 0, 0] == pytest.approx(1.0)
    assert drawn[CURVES.index("leader"), CURVE_POINTS // 4, 0] == 0.0, "seat 0 led, and did not win"


def test_recorder_handles_races_of_different_lengths() -> None:
    """A recorder of two races of different lengths gives the same results as a recorder of each."""
    recorder = Recorder(2, 2)
    looks = {0: [[0, 0], [2, 1], [3, 4], [6, 5]], 1: [[0, 0], [1, 2], [1, 5]]}
    chances: dict[int, list[list[float]]] = {
        0: [[0.5, 0.5], [0.7, 0.3], [0.4, 0.6], [1, 0]],
        1: [[0.5, 0.5], [0.2, 0.8], [0, 1]],
    }
    for n in range(4):
        which = np.array([race for race in (0, 1) if n < len(looks[race])])
        far = np.array([looks[race][n] for race in which], float)
        now = np.array([chances[race][n] for race in which])
        recorder.record(which, far.argmax(axis=1), far, np.zeros(far.shape, bool), now)
    won = np.array([[True, False], [False, True]])
    both = measure(recorder.trace(won, np.array([3, 2])))
    for race in (0, 1):
        alone = by_hand(
            [list(map(float, far)) for far in looks[race]], chances[race], won[race].tolist(), decisions=0, bits=0.0
        )
        for name, one in measure(alone).items():
            assert both[name][race] == pytest.approx(one[0], nan_ok=True), (race, name)


def test_value_of_a_use_is_the_change_in_win_probability() -> None:
    uses, turn = Uses(), TurnUses(2)
    turn.held = [{"card:a", "card:b"}, {"card:a"}]
    turn.use(0, ["card:a"])
    turn.count_turn(uses, Sample([0, 0], [False] * 2, [0.5, 0.5]), Sample([3, 1], [False] * 2, [0.6, 0.4]))
    assert uses.held == Counter({"card:a": 2, "card:b": 1}) and uses.used == Counter({"card:a": 1})
    assert uses.gain == Counter({"card:a": 1000}) and uses.weighed["card:a"] == 1
    arrays = Uses()
    names = ("card:a", "card:b")
    held, used = np.array([[[1, 1], [1, 0]]], bool), np.array([[[1, 0], [0, 0]]], bool)
    arrays.add_arrays(names, held, used, np.array([[0.1, -0.1]]))
    assert arrays == uses, "the same turn, counted as arrays"


# Measures on races of the games ---------------------------------------------------------------------------------------


def plan_of(game: str, seats: list[str], games: int, **options: Any) -> Plan:
    return make_plan(get_game(game), seats=seats, games=games, seed="m", edition="reconstructed", options=options, mirror=False)


CASES = [
    ("charioteer", ["auriga", "dummy", "tiro"], {"laps": 1}),
    ("chariot-race", ["auriga", "tiro"], {"unequal_chariots": True, "first_half": "B"}),
    ("chariot-race", ["auriga", "dummy", "tiro", "auriga"], {}),
]


@pytest.mark.parametrize(("game", "seats", "options"), CASES)
def test_studies_and_simulations_run_the_same_races(game: str, seats: list[str], options: dict[str, Any]) -> None:
    plan = plan_of(game, seats, 40, **options)
    assert plan.engine == "fast"
    counts, seen = compiled.race_deals(plan, range(40)), sample_deals(plan, range(40))
    assert [counts.wins[place] for place in range(len(seats))] == [
        int(seen.rows[f"place {n + 1}"].sum()) for n in range(len(seats))
    ]
    assert Counter(seen.rows["length"].astype(int).tolist()) == counts.turns
    assert int(seen.rows["decisions"].sum()) == counts.decisions


@pytest.mark.parametrize(("game", "seats", "options"), CASES)
def test_both_engines_sample_the_same_positions_alike(game: str, seats: list[str], options: dict[str, Any]) -> None:
    """A race on the readable rules; at every sample the record of the same position is sampled, too."""
    parts, rules = get_plugin(game), get_game(game)
    edition = load_edition(rules)
    bots = [find_bot(game, level, Random(n)) for n, level in enumerate(seats)]
    table = Table(
        rules, rules.setup(len(seats), rules.resolve_options(options), edition), Seeded(seed_from("both")), checkpoints="last"
    )
    watch = TableSampler(table)
    compared = 0
    while True:
        looks, going = len(watch.samples), watch.sample()
        if len(watch.samples) > looks and (table.state.turn if game == "charioteer" else table.state.round):
            lead, seen = watch.samples[-1]
            recorder = Recorder(1, len(seats))
            parts.compiled_measures._sample(recorder, edition, parts.engine.race_of(table.state).reshape(1), np.array([0]))
            assert int(recorder.lead[0, 0]) == lead
            np.testing.assert_allclose(recorder.progress[0, 0], np.array(seen.progress, float), rtol=1e-6)
            assert recorder.out[0, 0].tolist() == list(seen.out)
            assert seen.chances is not None
            np.testing.assert_allclose(recorder.chances[0, 0], seen.chances, atol=1e-4)
            assert recorder.heat == Counter(seen.spots)
            compared += 1
        if not going:
            break
        for seat in table.waiting:
            pov = Pov(table, seat)
            watch.answer(seat, bots[seat](pov), pov)
    assert compared > 3


def test_both_engines_record_the_same_cards_and_tokens() -> None:
    from hippodrome.games.charioteer.engine.race import race_of
    from hippodrome.games.charioteer.measures import held, used
    from hippodrome.games.charioteer.measures.compiled import names, pieces

    game = get_game("charioteer")
    edition = load_edition(game)
    table = Table(
        game, game.setup(2, game.resolve_options({"laps": 1}), edition), Seeded(seed_from("pieces")), checkpoints="last"
    )
    rng, met = Random(5), set[str]()
    while table.prompt is not None:
        moves = {seat: table.options(seat).draw(rng) for seat in table.waiting}
        race = race_of(table.state, moves)
        holding, using = pieces(edition, race.reshape(1))
        for seat, move in moves.items():
            assert {names(edition)[n] for n in np.flatnonzero(holding[0, seat])} == set(held(table.state, seat))
            assert {names(edition)[n] for n in np.flatnonzero(using[0, seat])} == set(used(table.state, seat, move))
            met |= set(used(table.state, seat, move))
        for seat, move in moves.items():
            table.answer(seat, move)
    assert {"move:green", "move:crowd", "card:whip"} <= met and any(name.startswith("token:") for name in met)


def test_readable_rules_measure_cthulhu_500_with_its_cards() -> None:
    plan = plan_of("cthulhu-500", ["tiro", "tiro", "tiro"], 1)
    seen = sample_deals(replace(plan, engine="rules"), range(1))
    assert seen.races_with_facts == 1 and seen.facts["race_over"] == 1
    assert any(name.startswith("card:") for name in seen.uses.used) and any(seen.uses.weighed.values())
    assert 0 < float(seen.rows["openness"][0]) <= 1
    assert sum(seen.tallies[name] for name in seen.tallies if name.startswith("races of ")) == 3


def test_game_without_measures_gets_the_default_ones() -> None:
    from hippodrome.games.defaults.measures import DefaultMeasures

    plain = DefaultMeasures()
    looks = [(0, plain.sample(None)), (1, plain.sample(None)), (1, plain.sample(None)), (1, plain.sample(None))]
    found = measure(trace_of_race(looks, [False, True], 3, 4, 4.0))
    assert found["lead_changes"][0] == 0 and found["half_leader_won"][0] == 1 and found["options"][0] == 2
    assert isnan(found["openness"][0]) and isnan(found["gap"][0]) and found["seats_out"][0] == 0


# Coach measures -------------------------------------------------------------------------------------------------------


def test_luck_share_is_the_part_of_draws_in_all_changes() -> None:
    from hippodrome.analysis.coach_metrics import luck_share
    from hippodrome.coach.win_probability import Attribution, Estimate

    account = Attribution(
        all_luck=Estimate(np.array([0.3, -0.3]), np.zeros(2)), answers={0: Estimate(np.array([0.1, -0.1]), np.zeros(2))}
    )
    assert luck_share(account, 2) == pytest.approx(0.9)
    unsure = Attribution(all_luck=Estimate(np.array([0.3, -0.3]), np.full(2, 0.09)), answers=account.answers)
    assert luck_share(unsure, 2) == 0.0, "as large as its error: nothing is known of it"
    assert luck_share(Attribution(), 2) is None


def test_stake_and_kingmaking_of_hand_made_chances() -> None:
    from hippodrome.analysis.coach_metrics import kingmaking_of, stake_of

    chances = np.array([[0.5, 0.3, 0.2], [0.2, 0.6, 0.2]])
    assert stake_of(chances, 0) == pytest.approx(0.15)
    assert kingmaking_of(chances, 2) == pytest.approx(0.3), "seat 2 wins as rarely either way, and says who of the others does"


def test_coach_measures_a_race() -> None:
    from hippodrome.analysis.coach_metrics import measure_with_coach

    found = measure_with_coach(plan_of("chariot-race", ["tiro", "tiro"], 2, laps=1), 1, jobs=1)
    assert found["races"] == 1 and 0 <= found["luck"]["mean"] <= 1 and found["stake"]["mean"] >= 0
