"""What a fast engine does not know: options and tokens of the rules text are refused by name, and everybody plays on."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from hippodrome.bots import find_bot
from hippodrome.bots.search import SearchEffort
from hippodrome.coach.hint import advise
from hippodrome.core.ask import Ask
from hippodrome.core.errors import BadInput
from hippodrome.core.game import GameOption
from hippodrome.core.rng import SampledChance
from hippodrome.core.table import Pov, Table
from hippodrome.games.chariot_race.engine.race import KINDS as ACTS
from hippodrome.games.chariot_race.engine.race import PHASES
from hippodrome.games.charioteer import edition as charioteer_edition
from hippodrome.games.charioteer.engine import edition_record as charioteer_box
from hippodrome.games.registry import edition_text, get_game, get_plugin, load_edition
from hippodrome.jit import UnsupportedByEngine, refuse_fields
from hippodrome.jit.batch import first_position
from hippodrome.simulation import run as simulate
from hippodrome.simulation.run import make_plan, run
from tests.soak import in_soak

RACES = {"charioteer": "charioteer", "chariot-race": "chariot_race", "cthulhu-500": "cthulhu_500"}
TINY = SearchEffort(playouts=4)


def fast_of(name: str) -> Any:
    return get_plugin(name).engine


@pytest.fixture(params=RACES)
def windy(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """A game with an option that was added to its rules text alone."""
    parts = get_plugin(request.param)
    game, plain = parts.game, parts.game.state_type

    @dataclass(slots=True)
    class State(plain):  # type: ignore[misc, valid-type]
        wind: int = 0

    def setup(seats: int, options: Any, edition: Any) -> Any:
        s = game.setup(seats, options, edition)
        return State(**{name: getattr(s, name) for name in plain.__dataclass_fields__}, wind=3 * options["windy"])

    options = {**game.options, "windy": GameOption(False, (False, True))}
    fresh = replace(game, setup=setup, state_type=State, options=options)
    monkeypatch.setattr(parts, "game", fresh)
    simulate._load_edition.cache_clear()
    yield fresh
    simulate._load_edition.cache_clear()
    first_position.cache_clear()


def plan_of(game: Any, **other: Any) -> Any:
    given: dict[str, Any] = {"seed": "s", "edition": "reconstructed", "options": {}, "mirror": False, **other}
    return make_plan(game, seats=["auriga", "tiro", "dummy"], games=3, **given)


def test_an_option_of_the_rules_text_alone_is_refused_by_name(windy: Any) -> None:
    assert plan_of(windy).engine == "fast", "as usual it changes nothing"
    plan = plan_of(windy, options={"windy": True})
    assert plan.engine == "rules" and sum(run(plan, jobs=1).wins.values()) >= 3
    with pytest.raises(BadInput, match="does not know the option 'windy'"):
        plan_of(windy, options={"windy": True}, engine="fast")


def test_a_state_that_a_record_has_no_place_for_is_refused_by_name(windy: Any) -> None:
    fast, edition = fast_of(windy.name), load_edition(windy)
    assert fast.race_of(windy.setup(3, windy.resolve_options({}), edition)) is not None
    with pytest.raises(UnsupportedByEngine, match="does not know 'wind' of the state"):
        fast.race_of(windy.setup(3, windy.resolve_options({"windy": True}), edition))


@pytest.mark.parametrize(("shortest", "decisions", "looks"), [({"laps": 1, "length": "short"}, 4, 1), in_soak({}, 8, 4)])
def test_bots_that_search_and_hints_go_by_the_rules_text_then(
    shortest: dict[str, Any], decisions: int, looks: int, windy: Any
) -> None:
    """By the rules text every line is played to the end: so in the shortest race, with a hint after a look at each choice;
    in the soak in one of the usual length."""
    short = {name: choice for name, choice in shortest.items() if name in windy.options}
    table = Table(
        windy, windy.setup(3, windy.resolve_options({"windy": True, **short}), load_edition(windy)), SampledChance(Random(1))
    )
    levels = ("agitator", "miliarius")
    for n in range(decisions):
        table.answer_forced()
        assert isinstance(table.prompt, Ask)
        pov = Pov(table, table.waiting[0])
        if n == 3:
            assert advise(pov, windy, Random(2), SearchEffort(playouts=looks)).answer
        table.answer(pov.seat, find_bot(windy.name, levels[n % 2], Random(n), TINY)(pov))


def test_only_what_is_not_as_usual_is_refused() -> None:
    @dataclass
    class Table:
        known: int
        new: int = 0

    refuse_fields(Table(5), frozenset({"known"}))
    with pytest.raises(UnsupportedByEngine, match="'new' of the table"):
        refuse_fields(Table(5, 1), frozenset({"known"}))


# Tokens -------------------------------------------------------------------------------------------------------------


def test_a_token_that_the_engine_does_not_know_is_refused_by_name(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """It lies on a move like any other; races with it run on the rules text, with any bots."""
    game = get_game("charioteer")
    monkeypatch.setattr(charioteer_edition, "KINDS", (*charioteer_edition.KINDS, "trumpet"))
    text, _ = edition_text(game, "reconstructed")
    mine = tmp_path / "trumpets.toml"
    mine.write_text(text.replace('"discard 3"]', '"trumpet"]').replace('"whip x6"', '"trumpet red x6"'), "utf-8")
    edition = game.read_edition(mine.read_text("utf-8"), "trumpets")
    assert {token.kind for token in edition.tokens} >= {"trumpet"}
    with pytest.raises(UnsupportedByEngine, match="does not know the token 'trumpet'"):
        charioteer_box.pack_edition(edition)
    with pytest.raises(BadInput, match="the token 'trumpet'"):
        plan_of(game, edition=str(mine), engine="fast")
    plan = plan_of(game, edition=str(mine))
    assert plan.engine == "rules" and sum(run(plan, jobs=1).wins.values()) == 3
    table = Table(game, game.setup(3, game.resolve_options({"laps": 1}), edition), SampledChance(Random(3)))
    laid = 0
    for n in range(400):
        table.answer_forced()
        if not isinstance(table.prompt, Ask):
            break
        pov = Pov(table, table.waiting[0])
        answer = find_bot("charioteer", ("tiro", "auriga", "agitator")[pov.seat], Random(n), TINY)(pov)
        laid += any(edition.tokens[token].kind == "trumpet" for token in answer.tokens)
        table.answer(pov.seat, answer)
    assert table.state.over and laid


def test_the_engines_know_all_that_the_rules_texts_have() -> None:
    """A name that is missing here is one that the rules text has and the engine refuses: teach it, or leave it refused."""
    assert charioteer_box.KINDS == charioteer_edition.KINDS and charioteer_box.ICONS == charioteer_edition.ICONS
    assert charioteer_box.FACES == charioteer_edition.FACES and charioteer_box.COLOURS == charioteer_edition.COLOURS
    from hippodrome.games.chariot_race import answers, edition, offers
    from hippodrome.games.chariot_race.engine import edition_record

    assert edition.FACES == edition_record.FACES and answers.KINDS == ACTS and offers.PHASES == PHASES
    for name in RACES:
        assert set(get_game(name).options) == fast_of(name).OPTIONS


@pytest.mark.parametrize(
    ("module", "names", "word"),
    [("charioteer", "COLOURS", "colour"), ("chariot_race", "FACES", "face")],
)
def test_a_colour_or_face_more_is_refused_by_name(module: str, names: str, word: str, monkeypatch: pytest.MonkeyPatch) -> None:
    name = module.replace("_", "-")
    record = get_plugin(name).module("engine.edition_record")
    monkeypatch.setattr(record, f"ALL_{names}", (*getattr(record, names), "mauve"))
    with pytest.raises(UnsupportedByEngine, match=f"does not know the {word} 'mauve'"):
        record._check(load_edition(get_game(name)))
