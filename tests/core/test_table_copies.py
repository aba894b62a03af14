"""Copies and pickles of tables, and the objects of a table that a bot can reach."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Iterator
from dataclasses import replace
from importlib import import_module
from random import Random
from types import BuiltinFunctionType, FunctionType, MethodType, ModuleType
from typing import Any

import pytest

from hippodrome.bots import find_bot
from hippodrome.core.ask import Ask
from hippodrome.core.errors import BadInput, HippodromeError
from hippodrome.core.rng import SampledChance, Seeded, seed_from
from hippodrome.core.table import Pov, Table
from hippodrome.games.registry import BUILT_IN_NAMES, get_game, load_edition


def begun(name: str, luck: Any = None, *, keep: Any = "all") -> Table[Any]:
    game = get_game(name)
    return Table(
        game, game.setup(3, game.resolve_options({}), load_edition(game)), luck or Seeded(seed_from("copies")), checkpoints=keep
    )


def stops(table: Table[Any], answers: int) -> Iterator[Table[Any]]:
    """Yield a race of tiros before every answer."""
    bot = find_bot(table.game.name, "tiro", Random(5))
    for _ in range(answers):
        if not isinstance(table.prompt, Ask):
            return
        yield table
        seat = table.waiting[-1]
        table.answer(seat, bot(Pov(table, seat)))


def go_on(table: Table[Any], answers: int = 9) -> list[Any]:
    for _ in stops(table, answers):
        pass
    return [table.state, table.log, table.facts, table.sealed]


@pytest.mark.parametrize("name", BUILT_IN_NAMES)
def test_copies_continue_alike_and_independently(name: str) -> None:
    for n, table in enumerate(stops(begun(name), 40)):
        if n % 7 == 1:
            ways = [table.copy(), copy.deepcopy(table), pickle.loads(pickle.dumps(table)), table.at(len(table.log))]
            ways[-1].chance_source = table.chance_source
            first, *others = [go_on(made) for made in ways]
            assert all(other == first for other in others)


def test_copies_do_not_share_sampled_chance() -> None:
    table = begun("chariot-race", SampledChance(Random(3)))
    twin = table.copy()
    assert go_on(table, 30) == go_on(twin, 30)


def test_table_without_checkpoints_refuses_to_be_copied() -> None:
    with pytest.raises(HippodromeError, match="without checkpoints"):
        begun("charioteer", keep="none").copy()


SLOTS: dict[Any, set[str]] = {}
"""The slots of each class that was visited."""


def reachable(thing: Any) -> dict[int, Any]:
    """Return everything that attributes, slots, items and bound methods lead to. The contents of closures are not included."""
    found: dict[int, Any] = {}
    todo = [thing]
    while todo:
        one = todo.pop()
        if id(one) in found or isinstance(
            one, str | bytes | int | float | type | ModuleType | FunctionType | BuiltinFunctionType
        ):
            continue
        found[id(one)] = one
        if isinstance(one, MethodType):
            todo.append(one.__self__)
        elif isinstance(one, dict):
            todo += [*one.keys(), *one.values()]
        elif isinstance(one, list | tuple | set | frozenset):
            todo += one
        if type(one) not in SLOTS:
            SLOTS[type(one)] = {name for kind in type(one).__mro__ for name in getattr(kind, "__slots__", ())}
        todo += [getattr(one, name) for name in SLOTS[type(one)] if hasattr(one, name)]
        todo += getattr(one, "__dict__", {}).values()
    return found


@pytest.mark.parametrize("name", BUILT_IN_NAMES)
def test_nothing_hidden_is_in_reach_of_a_user_bot(name: str) -> None:
    thought = 0
    for n, table in enumerate(stops(begun(name), 90)):
        if n % 3:  # traversing everything takes a while
            continue
        seat = table.waiting[0]
        pov = Pov(table, seat).for_user_bot(Random(n))
        assert pov.view() == Pov(table, seat).view() and len(pov.options) == len(Pov(table, seat).options)
        truth = [table, table.state, table.chance_source, *table.log, *(settled.state for settled in table._checkpoints)]
        for eyes in (pov, pov.determinize(Random(n)), pov.determinize(Random(n)).fork(), pov.determinize(Random(n)).copy()):
            there = reachable(eyes)
            assert not [thing for thing in truth if id(thing) in there], name
        assert id(table.state) in reachable(table), "the search finds what is there"
        thought += len(table.log) > table._checkpoints[-1].entries
    assert thought or name == "charioteer"


@pytest.mark.parametrize("name", BUILT_IN_NAMES)
def test_determinized_table_can_be_forked_and_copied_again(name: str) -> None:
    for n, table in enumerate(stops(begun(name), 60)):
        seat = table.waiting[0]
        imagined = Pov(table, seat).determinize(Random(n))
        twins = [imagined.fork(chance_source=Seeded(seed_from("x"))), imagined.copy(), imagined.copy().copy()]
        for twin in twins:
            assert twin.state == imagined.state and twin.sealed == imagined.sealed and twin.log == imagined.log
            twin.chance_source = Seeded(seed_from("x"))
        first, *others = [go_on(twin)[0] for twin in twins]
        assert all(other == first for other in others)
        answer = table.prompt.options[seat].draw(Random(n))  # type: ignore[union-attr]
        imagined.answer(seat, answer)
        assert imagined.copy().log == imagined.log


def test_pickled_game_is_the_same_object_and_another_version_is_rejected(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in BUILT_IN_NAMES:
        written = pickle.dumps(get_game(name))
        assert pickle.loads(written) is get_game(name) and len(written) < 200
    monkeypatch.setattr(import_module("hippodrome.games.cthulhu_500.game"), "GAME", replace(get_game(name), version=99))
    with pytest.raises(BadInput, match="this program plays version 99"):
        pickle.loads(written)
