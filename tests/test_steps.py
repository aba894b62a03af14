"""A race told in steps: every fact that a reader hears is in one step, in order, and pieces end where the scene shows them."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from hippodrome.core.ask import Ask
from hippodrome.core.facts import Fact
from hippodrome.core.rng import SampledChance
from hippodrome.core.scene import Scene
from hippodrome.core.table import Table
from hippodrome.games.chariot_race.rules import called
from hippodrome.games.chariot_race.state import running_order
from hippodrome.games.defaults.steps import DefaultSteps
from hippodrome.games.registry import DEFAULT_EDITION, get_game, get_plugin, load_edition
from hippodrome.i18n.localization import Localization

RACES: list[tuple[str, int, dict[str, Any]]] = [
    ("charioteer", 2, {"laps": 1}),
    ("charioteer", 4, {"laps": 2}),
    ("charioteer", 6, {"laps": 2, "lapped_in_the_way": True}),
    ("charioteer", 5, {"laps": 1, "open_fan_tokens": True}),
    ("chariot-race", 2, {"laps": 1}),
    ("chariot-race", 4, {"laps": 1, "unequal_chariots": True}),
    ("chariot-race", 6, {"laps": 1}),
    ("cthulhu-500", 3, {"length": "short", "vehicles": "drafted"}),
    ("cthulhu-500", 5, {"net_laps": True, "swap_laps": True}),
    ("cthulhu-500", 4, {"damage_passes": True, "length": "short"}),
]
MOST = 220


def stops(game: str, seats: int, options: dict[str, Any], seed: str) -> Iterator[Table[Any]]:
    """A race at random, at each of its questions and at its end."""
    found, rng = get_game(game), Random(seed)
    edition = load_edition(found, DEFAULT_EDITION)
    table = Table(found, found.setup(seats, found.resolve_options(options), edition), SampledChance(rng), checkpoints="last")
    for _ in range(MOST):
        yield table
        if not isinstance(table.prompt, Ask):
            return
        seat = rng.choice(table.waiting)
        table.answer(seat, table.prompt.options[seat].draw(rng))


def seen(table: Table[Any], seat: int | None, words: Localization) -> Scene:
    game = table.game
    return get_plugin(game.name).scene.scene(game.view(table.state, seat), table.state.edition, words, seat)


@pytest.mark.parametrize(("game", "seats", "options"), RACES)
def test_ways_end_where_the_pieces_stand(game: str, seats: int, options: dict[str, Any]) -> None:
    parts, walked, acts = get_plugin(game), 0, set[str]()
    for reader, seed in ((None, "dust"), (1, "reed")):
        told, slots, where = 0, set[str](), dict[str, str]()
        for table in stops(game, seats, options, seed):
            edition = table.state.edition
            if not told:
                words = Localization("en", parts.game, edition, [f"Player {n}" for n in range(seats)], options)
                teller = parts.steps.step_classifier(edition, seats, parts.game.resolve_options(options))
                slots = {*parts.svg.board(edition, parts.game.view(table.state, None), words).slots}
                slots |= {f"seat:{seat}" for seat in range(seats)}
                faces = parts.svg.faces(edition, words)
            new, told = table.facts[told:], len(table.facts)
            for fact in new:
                if not fact.is_visible_to(reader):
                    continue
                beat = teller.classify(fact)
                acts.add(beat.act)
                assert beat.act or acts, "the first fact begins a step"
                assert set(beat.faces) <= faces.keys(), fact
                assert all(0 <= seat < seats for seat in (*beat.hits, *([] if beat.seat is None else [beat.seat]))), fact
                for piece, way in beat.ways.items():
                    assert way and set(way) <= slots, fact
                    where[piece] = way[-1]
                    walked += 1
            for lying in seen(table, reader, words).pieces:
                if lying.id in where:
                    assert lying.slot == where[lying.id], (lying.id, table.facts[-12:])
    assert walked > 10 and len(acts) > 5


def test_hearing_more_facts_does_not_change_what_was_told() -> None:
    """What only one seat hears goes on with a step: whoever does not hear it is told the same steps."""
    *_, table = stops("charioteer", 4, {"laps": 1}, "silk")
    parts = get_plugin("charioteer")
    tellings = []
    for reader in (None, 0, 1):
        teller = parts.steps.step_classifier(table.state.edition, 4, parts.game.resolve_options({"laps": 1}))
        tellings.append([(fact, teller.classify(fact)) for fact in table.facts if fact.is_visible_to(reader)])
    watched = {id(fact): beat for fact, beat in tellings[0]}
    for telling in tellings[1:]:
        for fact, beat in telling:
            if fact.to is None and beat.act != "upkeep":
                assert watched[id(fact)]._replace(act=beat.act) == beat


def test_a_game_without_steps_has_one_for_each_fact() -> None:
    scene: Any = SimpleNamespace(ways=lambda edition, fact: {})
    teller = DefaultSteps(scene).step_classifier(None, 3, {})
    assert [teller.classify(Fact("hopped", {"seat": 2, "rival": 1})), teller.classify(Fact("rain", {}))] == [
        ("hopped", 2, (1,), (), {}, None, ()), ("rain", None, (), (), {}, None, ())
    ]  # fmt: skip


@pytest.mark.parametrize("game", ["charioteer", "chariot-race", "cthulhu-500"])
def test_acts_are_of_facts_that_there_are(game: str) -> None:
    """A name in ACTS that no rule tells would be a slip that nobody sees."""
    acts = get_plugin(game).module("presentation.steps").ACTS
    assert set(acts) <= set(get_game(game).facts)


def test_a_move_says_whom_it_overtakes() -> None:
    """Charioteer's first turn, where passing is free, and Chariot Race, where passing is nothing of its own."""
    charioteer, race = get_plugin("charioteer"), get_plugin("chariot-race")
    edition = load_edition(charioteer.game, DEFAULT_EDITION)
    teller: Any = charioteer.steps.step_classifier(edition, 3, charioteer.game.resolve_options({}))
    start = edition.track.first_start()

    def moved(seat: int, spaces: int, passed: tuple[int, ...] = ()) -> tuple[int, ...]:
        here = teller.at[seat]
        data = {"seat": seat, "spaces": spaces, "passed": passed, "start": here, "place": here + spaces, "outer": 0}
        return tuple(teller.classify(Fact("moved", data)).overtakes)

    teller.classify(Fact("first_seat", {"seat": 1}))
    assert moved(1, 4) == () and moved(2, 5) == (1,) and moved(0, 9) == (2, 1)
    assert moved(1, 8, passed=(2,)) == (0,), "whom the words name already is not named twice"
    assert teller.at == {0: start + 9, 1: start + 12, 2: start + 5}

    chariots: Any = race.steps.step_classifier(load_edition(race.game, DEFAULT_EDITION), 2, race.game.resolve_options({}))
    one, other = (0, 0), (1, 1)
    for chariot, place in ((one, 1), (other, 2)):
        chariots.classify(Fact("at_the_start", {"seat": chariot[0], "chariot": chariot, "start": place}))

    def goes(chariot: tuple[int, int], spaces: int) -> tuple[int, ...]:
        lane, at = chariots._places[chariot]
        way = [chariots.track.space(lane, at + n).name for n in range(1, spaces + 1)]
        data = {"seat": chariot[0], "chariot": chariot, "from_place": chariots.track.space(lane, at).name, "way": way}
        return tuple(chariots.classify(Fact("moved", data)).overtakes)

    assert goes(other, 3) == (0,) and goes(one, 1) == () and goes(one, 40) == (1,), "more than a lap, too"


@pytest.mark.parametrize("seats", [3, 6])
def test_chariots_are_followed_in_the_order_of_the_race(seats: int) -> None:
    parts, told = get_plugin("chariot-race"), 0
    teller: Any = None
    for table in stops("chariot-race", seats, {"laps": 2}, "sand"):
        s = table.state
        teller = teller or parts.steps.step_classifier(s.edition, seats, parts.game.resolve_options({"laps": 2}))
        for fact in table.facts[told:]:
            teller.classify(fact)
        told = len(table.facts)
        if not s.started:
            continue
        order = [called(s.chariots[n]) for n in running_order(s)]
        assert all(teller.ahead_of(chariot) == order[:n] for n, chariot in enumerate(order)), table.facts[-6:]
    assert told > 100
