"""The simulation of traffic, and what is reckoned from measured costs."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from benchmarks.capacity import __main__
from benchmarks.capacity.__main__ import TARGET_UTILIZATION, Costs, Habits, Load, Machine, limits, read_costs
from benchmarks.capacity.simulation import Population, Work, simulate_process, simulate_workers
from hippodrome.core.errors import BadInput

EVEN = Work(take=1.0, notify=0.5, notify_turn=0.5, write=5.0)


def test_an_idle_process_takes_what_things_take() -> None:
    """One table, seldom: nobody waits for anybody, so an answer takes its own milliseconds."""
    waited = simulate_process(EVEN, Population(1, 5.0), seconds=300)
    assert 6.5 <= waited.p50_ms <= 8.1 and waited.p99_ms < 15
    assert waited.busy < 0.01 and 0.7 < waited.moves_per_second < 0.9


def test_the_busier_a_process_the_longer_people_wait() -> None:
    found = [simulate_process(EVEN, Population(tables, 4.0)) for tables in (20, 200, 310)]
    assert [waited.busy for waited in found] == sorted(waited.busy for waited in found)
    assert found[0].p99_ms < found[1].p99_ms < found[2].p99_ms
    assert found[1].busy == pytest.approx(found[1].moves_per_second * EVEN.ms_per_move / 1000, rel=0.02)


def test_a_process_can_do_no_more_than_it_can() -> None:
    """Twice as much is asked as it can do: it works all the time, and does as much as that makes."""
    waited = simulate_process(EVEN, Population(700, 4.0))
    assert waited.busy > 0.99 and waited.moves_per_second == pytest.approx(1000 / EVEN.ms_per_move, rel=0.05)
    assert waited.p99_ms > 500


def test_thoughts_wait_as_a_queue_with_many_servers_does() -> None:
    """One process, half busy: between what even and random thoughts would wait; many processes wait less."""
    alone = simulate_workers(0.5, 1.0, 1, seconds=20_000)
    assert alone.busy == pytest.approx(0.5, rel=0.05) and alone.p50_ms < 600 < alone.p99_ms
    assert simulate_workers(10.0, 1.0, 20).p99_ms < alone.p99_ms / 3


def test_the_parts_of_a_move_make_up_its_cost() -> None:
    assert __main__.process_work(Costs(move_ms=3.0)).ms_per_move == pytest.approx(3.0)
    with_picks = __main__.process_work(Costs(move_ms=3.0, pick_ms=0.5), Habits(picks=4))
    assert with_picks.ms_per_move == pytest.approx(5.0)


@pytest.mark.parametrize("people", [100, 10_000, 1_000_000])
def test_what_is_planned_carries_what_is_asked(people: int) -> None:
    load, machine = Load(people, Costs(), Habits()), Machine()
    assert load.cores["servers"] <= load.processes * TARGET_UTILIZATION + 1e-9
    assert load.machines(machine)["servers"] * machine.cores >= load.processes
    assert load.machines(machine)["servers"] * machine.memory_gb * TARGET_UTILIZATION >= load.memory_gb
    assert Load(people, Costs(move_ms=20), Habits()).processes > load.processes or people == 100
    simulated = load.simulate()
    assert simulated["p99_ms"] < 150 and simulated["busy"] <= TARGET_UTILIZATION * 1.1


def test_walls_come_in_their_order_and_move_with_what_is_bought() -> None:
    found = limits(Costs(), Habits(), Machine())
    assert [wall["people"] for wall in found] == sorted(wall["people"] for wall in found)
    more = {wall["wall"]: wall["people"] for wall in limits(Costs(), Habits(), Machine(connections=1000))}
    before = {wall["wall"]: wall["people"] for wall in found}
    changed = [wall for wall in before if more[wall] != before[wall]]
    assert changed == ["the connections of one PostgreSQL are used up"]


def test_costs_of_ones_own_are_read_or_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "mine.json"
    file.write_text('{"move_ms": 5}')
    assert read_costs(file) == Costs(move_ms=5)
    __main__.main(["--people", "1000", "--costs", str(file), "--json"])
    told = json.loads(capsys.readouterr().out)
    assert told["costs"]["move_ms"] == 5 and [plan["people"] for plan in told["plans"]] == [1000]
    for wrong, said in {
        "{": "cannot read",
        '{"mov_ms": 5}': "no cost 'mov_ms'",
        '{"move_ms": 0}': "above zero",
        "[]": "one JSON object",
    }.items():
        file.write_text(wrong)
        with pytest.raises(BadInput, match=said):
            read_costs(file)
    with pytest.raises(BadInput, match="cannot read"):
        read_costs(tmp_path / "nowhere.json")
    __main__.main(["--people", "1000"])
    assert "1,000 people at once" in capsys.readouterr().out
