"""The coach: a planted blunder is found, sums add up, and the same race gives the same review."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import cache
from importlib import import_module
from itertools import combinations, pairwise
from random import Random
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from hippodrome.bots.search import TO_THE_END
from hippodrome.coach import get_coach, get_search_policy
from hippodrome.coach.decisions import (
    RATES,
    Aspect,
    Decision,
    DecisionEstimate,
    _costs,
    _estimate,
    _without_repeats,
    choices,
    equivalence_key,
    rate_name,
    standard_error,
)
from hippodrome.coach.review import Review, review
from hippodrome.coach.sentences import reasons_text, review_with_texts
from hippodrome.coach.win_probability import (
    Estimate,
    attribute_win_probability,
    distribute_residual,
    is_baseline_answer,
    replay_log,
)
from hippodrome.coach.worlds import count_draws
from hippodrome.core.ask import CHANCE_SEAT, Ask, Chance
from hippodrome.core.errors import BadInput
from hippodrome.core.race_file import RaceRecord
from hippodrome.core.table import LogEntry, Pov, Table
from hippodrome.games.chariot_race.movement import trace
from hippodrome.games.charioteer.move import Move
from hippodrome.games.registry import get_plugin
from hippodrome.i18n.localization import LANGUAGES, Localization
from hippodrome.jit.philox import PhiloxChance
from tests.coach.races import race
from tests.soak import in_soak

EFFORT = 0.2
LINES = {"charioteer": 10_000, "chariot-race": 10_000, "cthulhu-500": 100}
"""By the rules text a whole race of Cthulhu 500 takes too long for a test."""
SHORT: dict[str, dict[str, Any]] = {"charioteer": {"laps": 1}, "chariot-race": {"laps": 1}, "cthulhu-500": {"length": "short"}}
SEEDS = {"charioteer": "coach", "chariot-race": "d", "cthulhu-500": "g"}
STREAMS = {"charioteer": "rules", "chariot-race": "rules", "cthulhu-500": "cards"}
"""Where the streams of luck have their numbers."""
SEATS = {"charioteer": 2, "chariot-race": 4, "cthulhu-500": 3}
short_or_long = pytest.mark.parametrize("options", [SHORT["chariot-race"], in_soak({})], ids=["short", "long"])
GAMES = [name for name in SHORT if get_plugin(name).provides("search_policy")]
"""Those whose bots search."""


def _reset_in_turn_four(table: Table[Any], seat: int) -> Any:
    """Charioteer: stand still for nothing, with no damage to lose."""
    if seat == 0 and table.state.turn == 4:
        return next(move for move in table.options(0) if move.symbol is None and move.throw is None)
    return None


def _worst_way_in_round_two(table: Table[Any], seat: int) -> Any:
    """Chariot Race: the way that costs most damage, once."""
    asked, s = table.prompt, table.state
    assert isinstance(asked, Ask)
    if seat == 0 and s.round == 2 and asked.kind == "path":
        chariot = s.chariots[s.active]
        return min(table.options(0), key=lambda act: trace(s, chariot.speed, act.of, chariot.damage).left)
    return None


def _help_a_rival(table: Table[Any], seat: int) -> Any:
    """Cthulhu 500: send a card to a rival's pit in the first turns, instead of racing."""
    asked = table.prompt
    assert isinstance(asked, Ask)
    if seat == 0 and table.state.turn <= SEATS["cthulhu-500"] and asked.kind == "action":
        return next((answer for answer in table.options(0) if answer.verb == "crew" and answer.seats != (0,)), None)
    return None


BLUNDERS = {
    "charioteer": _reset_in_turn_four, "chariot-race": _worst_way_in_round_two, "cthulhu-500": _help_a_rival,
}  # fmt: skip


@cache
def blundered(name: str, seed: str = "") -> tuple[RaceRecord, Table[Any], tuple[int, ...]]:
    """A race of aurigas in which the first seat does something absurd, and the lines of that."""
    at: list[int] = []

    def blunder(table: Table[Any], seat: int) -> Any:
        answer = BLUNDERS[name](table, seat)
        if answer is not None:
            at.append(len(table.log))
        return answer

    more: dict[str, Any] = {"seed": seed or SEEDS[name], "options": SHORT[name], "lines": LINES[name]}
    made, table = race(name, ["auriga"] * SEATS[name], people=[0], blunder=blunder, **more)
    return made, table, tuple(at)


@cache
def reviewed(name: str) -> Review:
    made, table, _ = blundered(name)
    return review(made, table, effort=EFFORT)


@pytest.mark.parametrize("name", GAMES)
def test_a_planted_blunder_is_the_costliest_decision(name: str) -> None:
    _, _, planted = blundered(name)
    found = reviewed(name)
    assert found.seats == (0,) and found.decisions[0].line in planted
    worst = found.decisions[0]
    assert worst.cost > 2 * worst.error and worst.why
    assert worst.given != worst.better
    assert [decision.cost for decision in found.decisions] == sorted((d.cost for d in found.decisions), reverse=True)
    assert len(found.decisions) <= 3


def test_what_is_told_before_a_planted_blunder_costs_as_much() -> None:
    """Chariot Race, a race in which auriga itself errs: the blunder is reported, and what stands before it belongs there when
    all of them are played on in worlds that the coach has not seen."""
    made, table, planted = blundered("chariot-race", "b")
    told = review(made, table, effort=EFFORT).decisions
    lines = [decision.line for decision in told]
    assert set(lines) & set(planted)
    costs = {}
    for n, again in replay_log(table):
        if n in lines:
            decision = told[lines.index(n)]
            pov = Pov(again, decision.seat)
            answers = [again.read(decision.seat, text) for text in (decision.given, decision.better)]
            ours, theirs = get_search_policy("chariot-race").judge(pov, Random(n), answers, TO_THE_END)([0, 1], range(600))
            costs[n] = ((theirs - ours).mean(), standard_error(theirs - ours))
    for first, second in pairwise(lines):
        (one, error), (other, its) = costs[first], costs[second]
        told_error = np.hypot(told[lines.index(first)].error, told[lines.index(second)].error)
        assert one > other - 3 * np.hypot(told_error, np.hypot(error, its))


@pytest.mark.parametrize("name", GAMES)
def test_the_account_adds_up_to_the_result(name: str) -> None:
    found = reviewed(name)
    assert found.over == (name != "cthulhu-500")
    if found.over:
        assert found.points[-1].chances == [float(seat in found.winners) for seat in range(SEATS[name])]
    for point in found.points:
        assert abs(sum(point.chances) - 1) < 0.01 and all(0 <= chance <= 1 for chance in point.chances)
    for balance in found.balances:
        parts = [*balance.luck, balance.own, balance.rivals, balance.rest]
        assert abs(100 * balance.start + sum(part.points for part in parts) - 100 * balance.end) < 1.0
    for n in range(len(found.balances[0].luck)):  # what one seat is given, the others lose
        assert abs(sum(balance.luck[n].points for balance in found.balances)) < 0.5


@pytest.mark.parametrize("name", GAMES)
def test_what_auriga_would_do_is_no_loss_by_the_measure_of_auriga(name: str) -> None:
    """In Cthulhu 500 auriga has moods; a seat that answers as it does without them loses nothing either."""
    _, table, _ = blundered(name)
    moody = {
        table.log[n].seat
        for n, again in replay_log(table)
        if n < len(table.log) and not is_baseline_answer(again, table.log[n])
    }
    for balance in reviewed(name).balances[1:]:
        assert (balance.own.points == 0 and balance.own.error == 0) or balance.seat in moody
    assert name == "cthulhu-500" or moody == {CHANCE_SEAT, 0}
    assert len(moody) < 2 + SEATS[name] - 1, "somebody was as auriga is"
    assert reviewed(name).balances[0].own.points < 0


def test_playing_on_from_a_line_that_auriga_would_give_is_world_by_world_the_same() -> None:
    """Cthulhu 500 is played on by the rules text and by compiled playouts: with the usual answer given or not, alike."""
    _, table, _ = blundered("cthulhu-500")
    looked, coach = 0, get_coach("cthulhu-500")
    for n, again in replay_log(table):
        asked = again.prompt
        if n % 9 or n == len(table.log) or not isinstance(asked, Ask) or len(asked.options[table.log[n].seat]) < 2:
            continue
        if is_baseline_answer(again, table.log[n]):
            assert np.array_equal(coach.chances(again, 5, 2), coach.chances(again, 5, 2, table.log[n]))
            looked += 1
    assert looked >= 3


@pytest.mark.parametrize("name", GAMES)
def test_played_on_from_the_middle_of_luck_as_if_it_had_fallen_by_the_rules_text(name: str) -> None:
    """No record stands where luck is about to fall: it is played up to there by the luck that fell before. World by world the
    same comes of it as when the rules text is given what that world draws next."""
    _, table, _ = blundered(name)
    coach, streams = get_coach(name), import_module(f"{get_plugin(name).package}.engine.{STREAMS[name]}").STREAMS
    looked = 0
    for n, again in replay_log(table):
        if n == len(table.log) or not isinstance(again.prompt, Chance) or (n > 20 and n % 7):
            continue
        before = coach.chances(again, 9, 3)
        for world in range(3):
            other = again.at(n)
            while isinstance(other.prompt, Chance):
                chance = other.prompt
                other.answer(CHANCE_SEAT, PhiloxChance(9, world, streams).draw(chance, count_draws(other.log)[chance.stream]))
            assert np.array_equal(coach.chances(other, 9, 3)[world], before[world]), (n, again.prompt.kind)
        looked += 1
    assert looked >= 8


@pytest.mark.parametrize(("name", "times"), [("chariot-race", 2), *(in_soak(name, 6) for name in GAMES)])
def test_luck_has_no_bias_and_its_error_is_true(name: str, times: int) -> None:
    """Reviewed again with other worlds, the same race says the same within the errors that it tells."""
    _, table, _ = blundered(name)
    effort = get_coach(name).EFFORT.scaled(EFFORT)
    seen = [attribute_win_probability(table, key, effort, lambda part: None).all_luck for key in range(100, 100 + times)]
    for one, other in combinations(seen, 2):
        assert (np.abs(one.total - other.total) < 4 * np.sqrt(one.variance + other.variance) + 1e-9).all()


def test_where_a_race_stands_that_still_runs_is_looked_at_as_closely_as_its_start() -> None:
    """Once, its chances there came from as few worlds as a point of the plot has, and the error told knew nothing of that."""
    _, whole, _ = blundered("chariot-race")
    table = whole.at(len(whole.log) * 2 // 3)
    assert table.prompt is not None
    effort = replace(get_coach("chariot-race").EFFORT.scaled(0.02), points=1)
    seen = [attribute_win_probability(table, key, effort, lambda part: None).all_luck for key in range(100, 106)]
    for one, other in combinations(seen, 2):
        assert (np.abs(one.total - other.total) < 4 * np.sqrt(one.variance + other.variance) + 1e-9).all()


def test_streams_of_luck_add_up_and_the_unsure_ones_give_way() -> None:
    sure, unsure = (
        Estimate(np.array([0.1, -0.1]), np.array([1e-6, 1e-6])),
        Estimate(np.array([0.2, -0.2]), np.array([0.01, 0.01])),
    )
    shared = distribute_residual({"die": sure, "deck": unsure}, Estimate(np.array([0.4, -0.4]), np.array([0.0, 0.0])))
    assert shared["die"].total == pytest.approx([0.1, -0.1], abs=1e-4)
    assert shared["deck"].total == pytest.approx([0.3, -0.3], abs=1e-4)
    assert distribute_residual({}, sure) == {}


def test_costs_are_never_more_than_there_was_to_lose() -> None:
    log = [LogEntry("move", 0, None)] * 3
    table: Any = SimpleNamespace(log=log, game=SimpleNamespace(name="charioteer"))
    some = [Decision(n, n, 0, "move", "a", "b", 0.6, 0.01, chance, ()) for n, chance in enumerate((0.9, 0.8, 0.6))]
    looked = {d.line: DecisionEstimate(d.cost, d.error**2, []) for d in some}
    found = _costs(table, [0, 1], looked, some)
    assert 0.9 < found.given_away[0] <= 1.0 and found.given_away[1] == 0.0
    assert found.rate[0].thousandths == pytest.approx(600) and found.rate[0].size == "wild" and 1 not in found.rate
    assert rate_name(0.0) == RATES[0][0]


def test_what_surely_cost_is_in_the_error_rate_whatever_noise_makes_of_the_rest() -> None:
    """A seat that gave away 28 of 100 wins was once called superb: short looks at its other decisions said less than 0."""
    log = [LogEntry("move", 0, None)] * 10
    table: Any = SimpleNamespace(log=log, game=SimpleNamespace(name="charioteer"))
    sure = [Decision(0, 0, 0, "move", "a", "b", 0.28, 0.03, 0.9, ())]
    for rest, thousandths in ((-0.05, 28.0), (0.01, 37.0)):
        looked = {0: DecisionEstimate(0.28, 0.03**2, [])} | {n: DecisionEstimate(rest, 0.01, []) for n in range(1, 10)}
        found = _costs(table, [0], looked, sure).rate[0]
        assert found.thousandths == pytest.approx(thousandths) and found.size in ("fair", "loose")


def test_worlds_that_chose_do_not_say_what_it_was_worth() -> None:
    """Of many answers that are all equal one seems best; half of the worlds say that it is not."""
    values = np.random.default_rng(5).random((12, 400))
    found = _estimate(values, list(range(12)))
    assert abs(found.cost) < 3 * found.variance**0.5 and len(found.alternatives) == 3
    twins = np.repeat(values[:1], 3, axis=0)
    assert _estimate(twins, [0, 1, 2]) == DecisionEstimate(0.0, 0.0, [])


def test_an_error_is_never_nothing() -> None:
    assert standard_error(np.zeros(100)) == pytest.approx(0.01, abs=0.001)
    rng = np.random.default_rng(1)
    assert standard_error(rng.normal(0, 0.5, 10_000)) == pytest.approx(0.005, rel=0.05)


def test_copies_of_a_card_are_one_candidate() -> None:
    """Charioteer: no two candidates differ by copies only, and what was played is not compared with its twin."""
    _, table = race("charioteer", ["auriga", "tiro"], options={"laps": 1}, seed="twins")
    for n, again in replay_log(table):
        if n == len(table.log) or not isinstance(again.prompt, Ask):
            continue
        pov = Pov(again, table.log[n].seat)
        answers = choices(pov, table.log[n].answer, n)
        assert len({equivalence_key(pov, answer) for answer in answers}) == len(answers)
    faces = table.state.edition.cards
    twins = [(a, b) for a, b in combinations(range(len(faces)), 2) if faces[a][1:3] == faces[b][1:3]]
    one, other = twins[0]
    assert (
        equivalence_key(pov, Move(0, (one,), True))
        == equivalence_key(pov, Move(0, (other,), True))
        != equivalence_key(pov, Move(1, (one,), True))
    )


def test_the_same_race_gives_the_same_review() -> None:
    made, table, _ = blundered("chariot-race")
    first = review(made, table, effort=0.05)
    assert review(made, table, effort=0.05) == first
    assert first.to_dict()["points"][0]["line"] == 0


@pytest.mark.parametrize("name", ["charioteer", "chariot-race"])  # in Cthulhu 500 the flag may come up at any moment
def test_shortly_before_the_end_the_winner_is_nearly_sure(name: str) -> None:
    _, table, _ = blundered(name)
    (winner,) = table.game.standing(table.state).winners
    for n, again in replay_log(table):
        if n == len(table.log) - 1:
            chances = get_coach(name).chances(again, 1, 16)
    assert chances.shape == (16, SEATS[name])
    assert chances.mean(axis=0)[winner] > 0.9 and np.allclose(chances.sum(axis=1), 1)


@short_or_long
def test_a_race_that_runs_is_reviewed_so_far(options: dict[str, Any]) -> None:
    made, table = race("chariot-race", ["auriga", "tiro", "auriga", "auriga"], lines=20, options=options)
    found = review(made, table, seats=[1], effort=0.02)
    assert not found.over and not found.winners and {decision.seat for decision in found.decisions} <= {1}
    said = review_with_texts(found, table, Localization("en", table.game, table.state.edition, made.players))
    assert said["notes"][0].startswith("This race is not over")


@short_or_long
def test_where_only_bots_race_all_are_looked_at_and_an_empty_race_is_refused(options: dict[str, Any]) -> None:
    made, table = race("chariot-race", ["auriga", "tiro", "auriga", "auriga"], lines=4, options=options)
    assert review(made, table, effort=0.01).seats == (0, 1, 2, 3)
    table.log.clear()
    with pytest.raises(BadInput, match="nothing has happened"):
        review(made, table)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_said_in_words(name: str, language: str) -> None:
    made, table, _ = blundered(name)
    words = Localization(language, table.game, table.state.edition, made.players)
    said = review_with_texts(reviewed(name), table, words)
    texts = [text for row in said["decisions"] for text in row["texts"].values()]
    texts += [row["text"] for row in said["balances"]] + [entry["name"] for row in said["balances"] for entry in row["luck"]]
    for text in [*texts, *said["notes"], *said["labels"].values()]:
        assert text and "{" not in text and "coach." not in text and "None" not in text
    assert said["decisions"][0]["texts"]["given"] != said["decisions"][0]["texts"]["better"]


def test_the_way_is_said_once() -> None:
    later, now, price = Aspect("later", 5.0, True), Aspect("now", 4.0, True), Aspect("damage", 2.0, True)
    assert _without_repeats([later, now, price]) == [later, price] and _without_repeats([price, now]) == [price, now]


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_aspect_has_words_for_more_and_for_less(name: str, language: str) -> None:
    table = blundered(name)[1]
    words = Localization(language, table.game, table.state.edition)
    for aspect in get_coach(name).ASPECTS:
        more, less = (reasons_text(words, name, [Aspect(aspect, by, by > 0)]) for by in (1.0, -1.0))
        assert more != less and "{" not in more + less
    told = reasons_text(words, name, [Aspect(next(iter(get_coach(name).ASPECTS)), 2.6, True)])
    assert "3" in told and not re.search(r"[0-9][.,][0-9]", told), "nobody gains a part of a space"
