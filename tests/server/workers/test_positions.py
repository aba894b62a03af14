"""What a bot or the coach is handed: what its seat may know, and nothing else."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

import pytest

from hippodrome.core.ask import Seat
from hippodrome.core.codec import dump
from hippodrome.core.race_file import RaceRecord, new_race, open_table
from hippodrome.core.rng import seed_from
from hippodrome.core.table import Table
from hippodrome.games.registry import BUILT_IN_NAMES, get_game, get_plugin, load_edition
from hippodrome.server.workers.positions import Position, build_position, build_table, position_from_json, position_to_json

ALWAYS = {"charioteer": {"move"}, "cthulhu-500": {"qualify", "action", "discard", "draw"}}
"""The questions that can be told without a line of a rival's: all that matter most. Where nothing is hidden, every one."""


def stops(game: str, lines: int) -> Iterator[tuple[RaceRecord, Table[Any], Seat]]:
    """A race by whim, at every seat that is asked; some of those who are have answered already."""
    rules, rng = get_game(game), Random(game)
    race = new_race(rules, ["Ana", "Ben", "Cleo"], edition="reconstructed", seed=seed_from("positions"))
    table = open_table(race, rules, load_edition(rules))
    table.answer_forced()
    while table.waiting and len(table.log) < lines:
        for seat in table.waiting:
            yield race, table, seat
        seat = rng.choice(table.waiting)
        table.answer(seat, table.options(seat).draw(rng))
        if seat in table.sealed:
            yield race, table, seat
        table.answer_forced()


def swapped(table: Table[Any], seat: Seat, rng: Random) -> tuple[Table[Any], bool]:
    """The same table for all that a seat knows, with all that it may not know otherwise; and whether anything was."""
    state, lines = table.since_checkpoint()
    before = dump(state)
    table.game.resample_hidden(state, seat, rng)
    differs = dump(state) != before
    other = Table(table.game, state)
    for line in lines:
        if line.seat == seat:
            other.answer(seat, line.answer)
    return other, differs


def read_again(given: Position, table: Table[Any]) -> Table[Any]:
    sent = position_from_json(position_to_json(given), 0.5)
    assert sent.race.entries == given.race.entries and sent[1:] == (given.seat, given.level, 0.5, given.sampled_state)
    return build_table(sent, table.game, table.state.edition)


@pytest.mark.parametrize("game", BUILT_IN_NAMES)
def test_what_leaves_the_server_is_what_the_seat_may_know_to_the_byte(game: str) -> None:
    hidden = get_plugin(game).scene.HIDDEN
    swaps = left = 0
    for n, (race, table, seat) in enumerate(stops(game, 150)):
        given = build_position(race, table, seat, "miliarius")
        if given.sampled_state is None:
            continue
        left += 1
        assert not given.race.seed and not given.race.salt and not given.race.commitment
        if hidden:
            assert all(line.seat == seat for line in given.race.entries), "no luck, and nobody else's answer"
            other, differs = swapped(table, seat, Random(n))
            swaps += differs
            assert position_to_json(build_position(race, other, seat, "miliarius")) == position_to_json(given)
    assert left > 20 and (swaps > 20 or not hidden)


@pytest.mark.parametrize("game", BUILT_IN_NAMES)
def test_a_bot_finds_its_question_there(game: str) -> None:
    told = Counter[tuple[str, bool]]()
    for race, table, seat in stops(game, 80):
        given = build_position(race, table, seat, "miliarius")
        asked, there = table.prompt, read_again(given, table)
        assert asked is not None and there.prompt is not None
        told[asked.kind, given.sampled_state is not None] += 1
        assert there.prompt.kind == asked.kind
        assert table.game.view(there.state, seat) == table.game.view(table.state, seat)
        write, edition = table.game.format_answer, table.state.edition
        offered = [[write(edition, option) for option in islice(one.options(seat), 40)] for one in (table, there)]
        assert offered[0] == offered[1]
        there.fork(seat, Random(1)).answer_forced()
    for about in ALWAYS.get(game, {about for about, _ in told}):
        assert told[about, True] and not told[about, False], about


def test_a_reaction_to_a_rivals_card_is_thought_about_at_the_server() -> None:
    """The lines that lead there tell more than the seat may know, so it has them all, and stays."""
    for race, table, seat in stops("cthulhu-500", 400):
        if table.prompt is not None and table.prompt.kind == "react" and table.log[-1].seat != seat:
            assert build_position(race, table, seat, "miliarius").sampled_state is None
            return
    raise AssertionError("nobody ever reacts")
