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
from hippodrome.core.race_file import Race, new_race, open_table
from hippodrome.core.rng import seed_from
from hippodrome.core.table import Table
from hippodrome.games.registry import NAMES, find, load_edition, parts_of
from hippodrome.server.workers.positions import Position, position, read_position, table_of, write_position

ALWAYS = {"charioteer": {"move"}, "cthulhu-500": {"qualify", "action", "discard", "draw"}}
"""The questions that can be told without a line of a rival's: all that matter most. Where nothing is hidden, every one."""


def stops(game: str, lines: int) -> Iterator[tuple[Race, Table[Any], Seat]]:
    """A race by whim, at every seat that is asked; some of those who are have answered already."""
    rules, rng = find(game), Random(game)
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
    state, lines = table.since_settled()
    before = dump(state)
    table.game.blur(state, seat, rng)
    differs = dump(state) != before
    other = Table(table.game, state)
    for line in lines:
        if line.seat == seat:
            other.answer(seat, line.answer)
    return other, differs


def read_again(given: Position, table: Table[Any]) -> Table[Any]:
    sent = read_position(write_position(given), 0.5)
    assert sent.race.lines == given.race.lines and sent[1:] == (given.seat, given.level, 0.5, given.laid)
    return table_of(sent, table.game, table.state.edition)


@pytest.mark.parametrize("game", NAMES)
def test_what_leaves_the_server_is_what_the_seat_may_know_to_the_byte(game: str) -> None:
    hidden = parts_of(game).scene.HIDDEN
    swaps = left = 0
    for n, (race, table, seat) in enumerate(stops(game, 150)):
        given = position(race, table, seat, "miliarius")
        if given.laid is None:
            continue
        left += 1
        assert not given.race.seed and not given.race.salt and not given.race.commitment
        if hidden:
            assert all(line.seat == seat for line in given.race.lines), "no luck, and nobody else's answer"
            other, differs = swapped(table, seat, Random(n))
            swaps += differs
            assert write_position(position(race, other, seat, "miliarius")) == write_position(given)
    assert left > 20 and (swaps > 20 or not hidden)


@pytest.mark.parametrize("game", NAMES)
def test_a_bot_finds_its_question_there(game: str) -> None:
    told = Counter[tuple[str, bool]]()
    for race, table, seat in stops(game, 80):
        given = position(race, table, seat, "miliarius")
        asked, there = table.asked, read_again(given, table)
        assert asked is not None and there.asked is not None
        told[asked.about, given.laid is not None] += 1
        assert there.asked.about == asked.about
        assert table.game.view(there.state, seat) == table.game.view(table.state, seat)
        write, edition = table.game.write, table.state.edition
        offered = [[write(edition, option) for option in islice(one.options(seat), 40)] for one in (table, there)]
        assert offered[0] == offered[1]
        there.fork(seat, Random(1)).answer_forced()
    for about in ALWAYS.get(game, {about for about, _ in told}):
        assert told[about, True] and not told[about, False], about


def test_a_reaction_to_a_rivals_card_is_thought_about_at_the_server() -> None:
    """The lines that lead there tell more than the seat may know, so it has them all, and stays."""
    for race, table, seat in stops("cthulhu-500", 400):
        if table.asked is not None and table.asked.about == "react" and table.log[-1].seat != seat:
            assert position(race, table, seat, "miliarius").laid is None
            return
    raise AssertionError("nobody ever reacts")
