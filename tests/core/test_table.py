"""The table: sealed answers, undo, forks, and the contents of a Pov."""

from __future__ import annotations

from random import Random

import pytest

from hippodrome.core.ask import CHANCE_SEAT, Ask, Chance, ListedOptions
from hippodrome.core.errors import Refused
from hippodrome.core.rng import SampledChance, Scripted
from hippodrome.core.table import Pov, Table, play_out
from tests.dummy_games import DUEL, EDITION, Duel


def duel(seats: int = 3, luck_seed: int = 1) -> Table[Duel]:
    return Table(DUEL, DUEL.setup(seats, {}, EDITION), SampledChance(Random(luck_seed)))


def to_the_seal(table: Table[Duel]) -> Table[Duel]:
    table.answer(0, 2)
    table.answer(0, 1)
    assert isinstance(table.prompt, Ask) and table.prompt.kind == "sealed"
    return table


def test_table_without_a_chance_source_stops_at_each_draw() -> None:
    table = Table(DUEL, DUEL.setup(2, {}, EDITION))
    assert isinstance(table.prompt, Chance) and table.prompt.stream == "deck"
    with pytest.raises(Refused):
        table.answer(CHANCE_SEAT, (40,))
    with pytest.raises(Refused) as refused:
        table.answer(0, 1)
    assert refused.value.reason.code == "luck_first"
    table.answer(CHANCE_SEAT, (3,))
    assert table.state.hands[0] == [3]


def test_sealed_answer_can_be_changed_until_the_last_one_arrives() -> None:
    table = to_the_seal(duel())
    mine = table.state.hands[0]
    table.answer(0, mine[0])
    table.answer(0, mine[1])
    assert table.sealed == {0: mine[1]} and table.waiting == [1, 2]
    table.answer(1, table.state.hands[1][0])
    table.withdraw(0)
    assert list(table.sealed) == [1]
    with pytest.raises(Refused):
        table.withdraw(0)
    chosen = mine[0]
    table.answer(2, table.state.hands[2][0])
    table.answer(0, chosen)
    assert not table.sealed and chosen in table.state.out
    assert [line.seat for line in table.log if line.kind == "sealed"] == [1, 2, 0]  # in the order of arrival


def test_undo_goes_back_step_by_step_until_a_chance_draw() -> None:
    table = duel()
    start = len(table.log)
    table.answer(0, 3)
    table.answer(0, 1)
    assert table.why_not_undo(1) is not None
    table.undo(0)
    assert table.prompt is not None and table.prompt.kind == "second"
    table.undo(0)
    assert table.prompt is not None and table.prompt.kind == "first" and len(table.log) == start
    refusal = table.why_not_undo(0)
    assert refusal is not None and refusal.code == "undo_luck"
    assert not any(fact.kind == "opened" for fact in table.facts)


def test_undo_never_crosses_a_reveal() -> None:
    table = to_the_seal(duel(2))
    for seat in (0, 1):
        table.answer(seat, table.state.hands[seat][0])
    assert isinstance(table.prompt, Ask) and table.prompt.kind == "last"
    for seat in (0, 1):
        assert table.why_not_undo(seat) is not None


def test_undo_of_a_sealed_answer_is_a_withdrawal() -> None:
    table = to_the_seal(duel())
    table.answer(2, table.state.hands[2][0])
    table.undo(2)
    assert not table.sealed


def test_revealing_fact_prevents_undo() -> None:
    from dataclasses import replace

    from hippodrome.core.ask import ask
    from hippodrome.core.facts import tell

    async def peek(s: Duel) -> None:
        s.rounds += 1
        await ask(0, "peek", ListedOptions(["look"]))
        tell(s, "hand", seat=0, cards=(1,), to=(0,))
        await ask(0, "then", ListedOptions(["go"]))

    game = replace(DUEL, next_phase=lambda s: peek(s) if s.rounds < 2 else None)
    table = Table(game, game.setup(2, {}, EDITION))
    table.answer(0, "look")
    reason = table.why_not_undo(0)
    assert reason is not None and reason.code == "undo_revealed"


def test_undo_crosses_phases() -> None:
    from dataclasses import replace

    from hippodrome.core.ask import ask

    async def one(s: Duel) -> None:
        s.points[0] += await ask(0, "one", ListedOptions([1, 2]))
        s.rounds += 1

    game = replace(DUEL, next_phase=lambda s: one(s) if s.rounds < 3 else None)
    table = Table(game, game.setup(2, {}, EDITION))
    table.answer(0, 1)
    table.answer(0, 2)
    table.answer(0, 2)
    assert table.prompt is None and table.state.points[0] == 5
    for left in (3, 1, 0):
        table.undo(0)
        assert table.state.points[0] == left
    assert not table.log


def test_at_returns_the_table_after_an_entry() -> None:
    table = duel()
    play_out(table, [lambda pov: pov.options.draw(Random(3))] * 3)
    for n in (0, 3, 7, len(table.log)):
        then = table.at(n)
        assert then.log == table.log[:n]
    assert table.at(len(table.log)).state == table.state


def test_facts_of_returns_the_facts_of_an_entry() -> None:
    table = duel()
    table.answer(0, 3)
    line = max(n for n, line in enumerate(table.log) if line.kind == "first")
    assert [fact.kind for fact in table.facts_of(line)] == ["opened"]
    everything = [fact for n in range(-1, len(table.log)) for fact in table.facts_of(n)]
    assert everything == table.facts


def test_pov_shows_the_seats_view_and_determinizes_the_rest() -> None:
    table = to_the_seal(duel())
    pov = Pov(table, 1)
    assert pov.prompt_kind == "sealed" and list(pov.options) == table.state.hands[1]
    imagined = [pov.determinize(Random(n)) for n in range(8)]
    assert all(t.state.hands[1] == table.state.hands[1] for t in imagined)
    assert any(t.state.hands[0] != table.state.hands[0] for t in imagined)
    for thought in imagined:
        play_out(thought, [lambda p: p.options.draw(Random(1))] * 3)
        assert thought.prompt is None
    assert table.prompt is not None


def test_scripted_outcomes_must_be_possible() -> None:
    from hippodrome.core.errors import BadInput

    table = Table(DUEL, DUEL.setup(2, {}, EDITION), Scripted({"deck": [[0], [1], [2], [3]]}))
    assert table.state.hands == [[0, 2], [4, 6]]  # each draw closes the gap it leaves
    with pytest.raises(BadInput, match="0 to 39"):
        Table(DUEL, DUEL.setup(2, {}, EDITION), Scripted({"deck": [[40]]}))
    with pytest.raises(BadInput, match="no more luck"):
        Table(DUEL, DUEL.setup(2, {}, EDITION), Scripted({"deck": [[0]]}))


def test_tables_without_checkpoints_store_no_history() -> None:
    table = Table(DUEL, DUEL.setup(2, {}, EDITION), SampledChance(Random(2)), checkpoints="none", record_facts=False)
    play_out(table, [lambda pov: pov.options.draw(Random(3))] * 2)
    assert table.prompt is None and not table.facts
    assert table.why_not_undo(0) is not None
