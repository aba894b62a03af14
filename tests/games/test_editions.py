"""Editions of all games: every issue of a file is found, with its line and its reason; limits are exceeded on purpose only.

The tables of issues are in `tests/games/<game>/test_editions.py`, with what only one game has.
"""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from hippodrome.core.ask import MAX_OPTIONS, Ask
from hippodrome.core.rng import SampledChance
from hippodrome.core.table import Table
from hippodrome.games.registry import get_game, load_edition
from tests.games.chariot_race import test_bounds as chariot_race_bounds
from tests.games.chariot_race import test_editions as chariot_race
from tests.games.charioteer import test_bounds as charioteer_bounds
from tests.games.charioteer import test_editions as charioteer
from tests.games.cthulhu_500 import test_bounds as cthulhu_500_bounds
from tests.games.cthulhu_500 import test_editions as cthulhu_500
from tests.games.editions import built_in_text, faults_of

GAMES: dict[str, Any] = {"charioteer": charioteer, "chariot-race": chariot_race, "cthulhu-500": cthulhu_500}
BOUNDS: dict[str, Any] = {
    "charioteer": charioteer_bounds, "chariot-race": chariot_race_bounds, "cthulhu-500": cthulhu_500_bounds,
}  # fmt: skip


def cases(name: str) -> list[tuple[Any, ...]]:
    """Return the entries of a table of each game's module."""
    return [(game, *entry) for game, of in GAMES.items() for entry in getattr(of, name)]


def line_of(text: str, part: str) -> int:
    return next(n for n, row in enumerate(text.splitlines(), 1) if part in row)


@pytest.mark.parametrize(("game", "old", "new", "reason"), cases("FAULTS"))
def test_issues_are_reported_with_their_line(game: str, old: str, new: str, reason: str) -> None:
    assert old in built_in_text(game)
    text = built_in_text(game).replace(old, new, 1)
    found = [fault for fault in faults_of(game, text) if reason in fault.reason]
    assert found, faults_of(game, text)
    assert all(fault.line > 0 for fault in found)
    if GAMES[game].is_at_the_change(new, reason):
        assert found[0].line == line_of(text, new.splitlines()[-1])


@pytest.mark.parametrize(("game", "old", "new", "limit", "reason"), cases("LIMITS"))
def test_rulebook_limits_can_be_exceeded_only_by_name(game: str, old: str, new: str, limit: str, reason: str) -> None:
    """Naming all limits that a change exceeds makes it valid; naming one that is not exceeded is an issue."""
    sound = built_in_text(game)
    assert old in sound
    text = sound.replace(old, new, 1)
    found = faults_of(game, text)
    assert any(reason in fault.reason for fault in found) and all(fault.line > 0 for fault in found), found
    if not GAMES[game].SEVERAL_LIMITS:
        assert len(found) == 1 and found[0].reason.startswith(reason)
    if GAMES[game].is_at_the_change(new, reason):
        assert found[0].line == line_of(text, new)
    asked = set()
    for fault in found:
        assert "; if that is on purpose, write departs = [" in fault.reason and fault.reason.endswith('"] at the top')
        asked.add(fault.reason.rpartition("write departs = [")[2].partition("]")[0].strip('"'))
    assert limit in asked
    departs = ", ".join(f'"{name}"' for name in asked)
    assert not faults_of(game, f"departs = [{departs}]\n{text}")
    (kept,) = faults_of(game, f'departs = ["{limit}"]\n{sound}')
    assert (kept.line, kept.reason) == (1, f"departs: '{limit}' is kept by everything in this file: take it out")


@pytest.mark.parametrize(("game", "text"), [(game, text) for game, of in GAMES.items() for text in of.ODD])
def test_malformed_editions_give_issues_and_no_crash(game: str, text: str) -> None:
    assert faults_of(game, text)


@pytest.mark.parametrize("game", GAMES)
def test_edition_counts_are_limited_to_what_a_table_could_need(game: str) -> None:
    """Each of these is small to write and was large to hold: it is an issue at its line, reported before anything is built from
    it."""
    for old, new, reason in GAMES[game].COUNTS:
        assert old in built_in_text(game)
        text = built_in_text(game).replace(old, new, 1)
        found = [fault for fault in faults_of(game, text) if reason in fault.reason]
        assert found and found[0].line > 0 and len(found[0].reason) <= 400, (reason, new[:40], faults_of(game, text)[:3])


# Options ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "seed"), [(game, seed) for game, of in BOUNDS.items() for seed in range(of.RACES)])
def test_options_of_races_stay_below_the_bound(game: str, seed: int) -> None:
    rng, of, rules = Random(seed), BOUNDS[game], get_game(game)
    edition = of.random_edition(rng)
    bound = of.max_options(edition)
    options = {name: rng.choice(setting.choices) for name, setting in rules.options.items()} | of.SETTINGS
    table = Table(rules, rules.setup(rng.choice(rules.seats), rules.resolve_options(options), edition), SampledChance(rng))
    for _ in range(of.DECISIONS):
        if not isinstance(table.prompt, Ask):
            break
        for seat, offered in table.prompt.options.items():
            assert len(offered) <= of.bound_of(table.state, seat, offered, bound)
        seat = table.waiting[0]
        table.answer(seat, table.options(seat).draw(rng))


@pytest.mark.parametrize("game", ["charioteer", "chariot-race"])
def test_editions_page_states_the_bound(game: str) -> None:
    page = " ".join((Path(__file__).parents[2] / "docs/study/editions.md").read_text("utf-8").split())
    assert f"comes to {BOUNDS[game].max_options(load_edition(get_game(game))):,}." in page
    assert f"{MAX_OPTIONS:,} options" in page
