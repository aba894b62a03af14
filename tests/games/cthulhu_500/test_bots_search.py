"""Cthulhu 500's searching bots: they finish every race, use no hidden information, search if there is a choice, and consider
the best answers."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any

import numpy as np
import pytest

from hippodrome.bots import LEVELS, SEARCH_LEVELS, find_bot
from hippodrome.bots.search import SearchEffort
from hippodrome.core.ask import Ask, Chance
from hippodrome.core.codec import copy
from hippodrome.core.rng import SampledChance
from hippodrome.core.table import Pov, Table, play_out
from hippodrome.games.cthulhu_500.answers import Answer
from hippodrome.games.cthulhu_500.bots import search, value
from hippodrome.games.cthulhu_500.bots.auriga import auriga
from hippodrome.games.cthulhu_500.bots.features import FEATURE_INDEX, FEATURES, features, turns_left
from hippodrome.games.cthulhu_500.bots.playout import World, auriga_policy, play_on
from hippodrome.games.cthulhu_500.rules import race_order
from hippodrome.games.cthulhu_500.state import State, pile_size
from hippodrome.jit import UnsupportedByEngine
from tests.games.cthulhu_500.tables import GAME, conserved, house_edition, lay_table

FEW = SearchEffort(playouts=16)  # two worlds for each of miliarius's answers


def new_table(seats: int, seed: str, **options: Any) -> Table[State]:
    return Table(
        GAME, GAME.setup(seats, GAME.resolve_options(options), house_edition()), SampledChance(Random(seed)), checkpoints="last"
    )


def stops(seats: int, seed: str, every: int) -> Iterator[Table[State]]:
    """Yield tables at some of the prompts of a race of aurigas who sometimes play at random; the table goes on afterwards."""
    table, rng, asked = new_table(seats, seed), Random(seed), 0
    while isinstance(table.prompt, Ask):
        table.answer_forced()
        asked += 1
        if asked % every == 0 and isinstance(table.prompt, Ask):
            yield table
        for seat in table.waiting:
            pov = Pov(table, seat)
            table.answer(seat, pov.options.draw(rng) if rng.random() < 0.1 else auriga(pov, rng))


# Whole races --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (3, {}),
        (4, {"length": "short", "warning_lap": True}),
        (5, {"length": "short", "net_laps": True, "vehicles": "drafted"}),
        (6, {"warning_lap": True, "net_laps": True}),
        (7, {"length": "short", "vehicles": "drafted"}),
        (8, {"length": "long", "counters": 2}),
    ],
)
def test_every_level_finishes_every_variant_at_every_number_of_seats(seats: int, options: Mapping[str, Any]) -> None:
    levels = ["miliarius", "agitator", "auriga", *["tiro", "dummy"] * 3][:seats]
    bots = [find_bot(GAME.name, level, Random(n), FEW) for n, level in enumerate(levels)]
    table = play_out(new_table(seats, f"finish {seats}", **options), bots)
    assert table.state.over and conserved(table.state)


@pytest.mark.parametrize("level", SEARCH_LEVELS)
def test_the_same_seed_gives_the_same_answers(level: str) -> None:
    compared = 0
    for n, table in enumerate(stops(3, "again", 23)):
        for seat in table.waiting:
            answers = [find_bot(GAME.name, level, Random(n), SearchEffort(playouts=30))(Pov(table, seat)) for _ in range(2)]
            assert answers[0] == answers[1] and table.why_not(seat, answers[0]) is None
            compared += 1
    assert compared > 5


# Search -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", SEARCH_LEVELS)
def test_forced_or_obvious_answers_are_not_searched(level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    thought: list[str] = []

    def judge(pov: Pov, *given: Any, **more: Any) -> Any:
        thought.append(pov.prompt_kind)
        return lambda numbers, worlds: np.zeros((len(numbers), len(worlds)))

    monkeypatch.setattr(search, "judge", judge)
    monkeypatch.setattr(search, "quick_judge", judge)
    think, asked, pondered = find_bot(GAME.name, level, Random(1)), 0, 0
    for table in stops(4, "forced", 1):
        for seat in table.waiting:
            pov = Pov(table, seat)
            forced = (
                len(pov.options) == 1
                or pov.prompt_kind in search.UNSEARCHED_QUESTIONS
                or len(search.candidates(pov, Random(1))) == 1
            )
            thought.clear()
            think(pov)
            assert not (thought and forced)
            assert level != "agitator" or set(thought) <= set(search.SEARCHED_QUESTIONS)
            assert thought or forced or level == "agitator", "which finds more things obvious"
            asked += forced
            pondered += len(thought)
    assert asked > 40 and pondered > 10


def test_agitator_answers_like_auriga_outside_its_actions() -> None:
    asked = set[str]()
    for n, table in enumerate(stops(4, "acting", 3)):
        for pov in (Pov(table, seat) for seat in table.waiting):
            if pov.prompt_kind not in search.SEARCHED_QUESTIONS:
                assert search.agitator(pov, Random(n), FEW) == auriga(pov, Random(n))
                asked.add(pov.prompt_kind)
    assert len(asked) > 3


def test_a_flag_that_cannot_come_up_makes_drawing_obvious() -> None:
    early = lay_table(seats={1: {"hand": []}}, phase="finish")
    assert search.candidates(Pov(early, 1), Random(1)) == [Answer("draw", number=2)]
    late = lay_table(deck=["gremlins", "flag", "ia-ia#1"], discard=[], seats={1: {"hand": []}}, phase="finish")
    assert set(search.candidates(Pov(late, 1), Random(1))) == {Answer("draw", number=2), Answer("draw")}


@pytest.mark.parametrize(("laps", "number"), [(2, 2), (0, 0)])
def test_leader_draws_the_last_cards_and_others_do_not(laps: int, number: int) -> None:
    seats = {seat: {"laps": laps if seat == 1 else 1, "hand": []} for seat in range(4)}
    table = lay_table(deck=["gremlins", "flag"], discard=[], seats=seats, phase="finish")
    for level in SEARCH_LEVELS:
        assert find_bot(GAME.name, level, Random(1), SearchEffort(playouts=60))(Pov(table, 1)) == Answer("draw", number=number)


def test_worlds_are_the_same_for_every_candidate_and_differ_among_themselves() -> None:
    table = next(stops(4, "worlds", 60))
    pov = Pov(table, table.waiting[0])
    answer = search.candidates(pov, Random(5))[0]
    values = search.judge(pov, Random(5), [answer, answer], 5)([0, 1], range(20))
    assert np.array_equal(values[0], values[1])
    assert len(set(values[0].tolist())) > 5
    assert ((values >= 0) & (values <= 1)).all()


def test_quick_estimate_is_used_without_a_compiled_engine(monkeypatch: pytest.MonkeyPatch) -> None:
    table = next(stops(4, "glance", 60))
    pov = Pov(table, table.waiting[0])
    answers = search.candidates(pov, Random(5))[:1]
    glanced = search.quick_judge(pov, Random(5), answers)([0], range(12))

    class Refuses:
        @staticmethod
        def races_of(states: list[State]) -> Any:
            raise UnsupportedByEngine("no room")

    for engine in (None, Refuses):
        monkeypatch.setattr(search, "compiled_bots", lambda *given, engine=engine, **more: engine)
        assert np.array_equal(search.judge(pov, Random(5), answers)([0], range(12)), glanced)


def test_playouts_agree_with_quick_estimates() -> None:
    """Not position by position, but on average: the two estimates correlate."""
    seen = list[list[float]]()
    for n, table in enumerate(stops(4, "onward", 37)):
        pov = Pov(table, table.waiting[0])
        answer = auriga(pov, Random(n))
        judges = [look(pov, Random(n), [answer]) for look in (search.judge, search.quick_judge)]
        seen.append([float(judge([0], range(16)).mean()) for judge in judges])
    onward, glanced = np.array(seen).T
    assert len(seen) > 5 and np.corrcoef(onward, glanced)[0, 1] > 0.8


def test_card_order_of_a_world_is_independent_of_the_drawing_seat() -> None:
    world, s = World("any", house_edition().flag), new_table(3, "order").state
    s.deck = list(range(30))
    chance = Chance("draw", 3, 30, distinct=True, stream="deck")
    first = [s.deck[place] for place in world.draw(s, chance)]
    s.deck.reverse()
    assert [s.deck[place] for place in world.draw(s, chance)] == first
    throw = Chance("passing test", 1, 6, stream="die of seat 0")
    throws = [world.draw(s, throw) for _ in range(40)]
    world.rewind()
    assert [world.draw(s, throw) for _ in range(40)] == throws
    assert {pips for (pips,) in throws} == set(range(6))


def test_playouts_follow_the_rules_of_a_table() -> None:
    """The same draws and the same answers give the same race, with a table's log and without."""
    for n in range(4):
        tables = [Table(GAME, GAME.setup(4, GAME.resolve_options({}), house_edition()), checkpoints="none") for _ in range(2)]
        end = play_on(tables[0], World(f"{n}", house_edition().flag), auriga_policy, 10**6)
        world, table = World(f"{n}", house_edition().flag), tables[1]
        while table.prompt is not None:
            if isinstance(table.prompt, Chance):
                table.answer(-1, world.draw(table.state, table.prompt))
            else:
                asked = table.prompt
                for seat in table.waiting:
                    table.answer(seat, auriga_policy(table.state, seat, asked.kind, asked.options[seat]))
        assert end == table.state


# Hidden information -------------------------------------------------------------------------------------------------


def dealt_again(table: Table[State], seat: int, seed: int) -> Table[State]:
    """Return another table that the seat cannot distinguish from this one, with other hidden cards."""
    state = copy(table.state)
    GAME.resample_hidden(state, seat, Random(seed))
    return Table(GAME, state, SampledChance(Random(seed)), checkpoints="last")


@pytest.mark.parametrize("level", LEVELS)
def test_levels_cannot_distinguish_tables_with_the_same_view(level: str) -> None:
    compared = differ = 0
    for n, table in enumerate(stops(4, "peek", 3 if level in ("tiro", "dummy", "auriga") else 9)):
        if table.state.phase not in ("act", "finish") or table.state.moments or len(table.waiting) != 1:
            continue
        (seat,) = table.waiting
        other = dealt_again(table, seat, n)
        if other.waiting != [seat] or other.prompt is None or other.prompt.kind != getattr(table.prompt, "kind", ""):
            continue  # within an action, which restarts at the other table
        assert GAME.view(other.state, seat) == GAME.view(table.state, seat)
        answers = [find_bot(GAME.name, level, Random(n), SearchEffort(playouts=40))(Pov(at, seat)) for at in (table, other)]
        assert answers[0] == answers[1]
        compared += 1
        differ += other.state != table.state
    assert compared > 10 and differ > 10


def test_resampling_is_independent_of_the_true_positions() -> None:
    table = next(stops(4, "blur", 50))
    for seat in range(4):
        states = [copy(table.state), dealt_again(table, seat, 7).state]
        assert states[0].deck != states[1].deck
        for state in states:
            GAME.resample_hidden(state, seat, Random(3))
        assert states[0] == states[1]


def test_determinized_pile_agrees_with_public_information() -> None:
    """Players may not count the pile, but the number of cards drawn is public, and so its size follows."""
    for n in range(3):
        table, rng, compared = new_table(4, f"count {n}"), Random(n), 0
        while isinstance(table.prompt, Ask) and not any(fact.kind == "reshuffled" for fact in table.facts):
            drawn = sum(fact.data["number"] for fact in table.facts if fact.kind == "drew" and not fact.to)
            left = len(house_edition().cards) - 4 * house_edition().hand - drawn
            if table.state.phase != "vehicles":
                assert pile_size(table.state) == left
                compared += 1
            for seat in table.waiting:
                table.answer(seat, auriga(Pov(table, seat), rng))
        assert compared > 50


# Candidates ---------------------------------------------------------------------------------------------------------


def test_aurigas_choice_is_the_first_candidate_unless_clearly_worse() -> None:
    first = others = 0
    for n, table in enumerate(stops(4, "first", 5)):
        for seat in table.waiting:
            found = search.candidates(Pov(table, seat), Random(n))
            assert len(found) == len(set(found)) <= search.MILIARIUS.width
            assert all(table.why_not(seat, answer) is None for answer in found)
            if auriga(Pov(table, seat), Random(n)) == found[0]:
                first += 1
            else:
                others += 1
    assert first > 30 and others < first / 3


def lost(pov: Pov, answers: Sequence[Answer], worlds: int) -> tuple[float, float]:
    """Return the advantage of the best of all options over the best of these, and its error."""
    every = [*answers, *(answer for answer in pov.options if answer not in answers)]
    values = search.quick_judge(pov, Random(1), every)(range(len(every)), range(worlds))
    means = values.mean(axis=1)
    behind = values[int(means.argmax())] - values[int(means[: len(answers)].argmax())]
    return float(behind.mean()), float(behind.std() / np.sqrt(worlds))


def test_candidates_include_the_best_answers() -> None:
    """Every option is tried in many worlds: the best of them is hardly better than the best candidate."""
    compared = 0
    for n, table in enumerate(stops(3, "brute force", 14)):
        pov = Pov(table, table.waiting[0])
        if pov.prompt_kind not in ("action", "pit", "react") or not 2 < len(pov.options) <= 24:
            continue
        behind, error = lost(pov, search.candidates(pov, Random(n)), 60)
        assert behind < 0.02 + 3 * error
        compared += 1
    assert compared >= 3


def test_planted_poor_candidates_are_detected() -> None:
    table = lay_table(seats={1: {"hand": ["dreamlands-shortcut#1"], "damaged": True}}, actions=1)
    pov = Pov(table, 1)
    behind, error = lost(pov, [Answer("end")], 40)
    assert behind > 3 * error > 0


# Value function -----------------------------------------------------------------------------------------------------


def test_win_probabilities_are_the_softmax_of_weighted_features() -> None:
    looked = 0
    for table in stops(4, "value", 40):
        s = table.state
        if not s.turn:
            continue
        chances = value.value(s)
        assert sum(chances) == pytest.approx(1) and all(0 < chance < 1 for chance in chances)
        worth = value.feature_weights(4, int(turns_left(s) * 8) / 8)
        for trait, n in FEATURE_INDEX.items():
            if trait.startswith(("on ", "pit ", "hand ")):  # an effect that is not learned yet has the value of its entry
                worth[n] += value.default_weight(4, *trait.split(" ")) * worth[0]
        powers = np.exp(np.array(features(s)) @ np.array(worth))
        assert chances == pytest.approx(list(powers / powers.sum()))
        looked += 1
    assert looked > 3
    assert value.value(table.state) == [float(seat == race_order(table.state)[0]) for seat in range(4)]


def test_lap_counter_raises_the_win_probability_more_late_in_the_race() -> None:
    def chance(laps: int, **written: Any) -> float:
        return value.value(lay_table(seats={2: {"laps": laps}}, **written).state)[2]

    late: dict[str, Any] = {"deck": ["gremlins", "flag"], "discard": []}
    assert 0 < chance(0) < chance(1) < chance(1, **late) < 1
    assert 0 < chance(0, **late) / chance(1, **late) < chance(0) / chance(1)


def test_every_feature_has_a_learned_weight() -> None:
    for seats in (3, 4, 8):
        assert value.weights(seats).shape == (len(FEATURES) + 1, 2)
        late, early = value.feature_weights(seats, 1), value.feature_weights(seats, 10)
        assert late[FEATURE_INDEX["progress"]] > early[FEATURE_INDEX["progress"]] > 0
        assert early[FEATURE_INDEX["on spikes"]] > early[FEATURE_INDEX["progress"]]
