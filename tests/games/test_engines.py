"""The compiled engines of all games: in lockstep with the readable rules at every decision, and explicit about their limits.

Planted faults of one engine, and tests of one game, are in `tests/games/<game>/test_engine.py`.
"""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from hippodrome.bots import find_bot
from hippodrome.core.ask import Ask
from hippodrome.core.table import Pov, Table
from hippodrome.games.registry import get_plugin
from hippodrome.jit import UnsupportedByEngine
from hippodrome.jit.philox import PhiloxChance, _philox, key_from
from tests.games.chariot_race import lockstep as chariot_race
from tests.games.charioteer import lockstep as charioteer
from tests.games.cthulhu_500 import lockstep as cthulhu_500
from tests.games.lockstep import HOUSE, NONE, RaceLockstep
from tests.played_scenarios import play_scenario, scenarios_of
from tests.soak import soak

GAMES: dict[str, Any] = {"charioteer": charioteer, "chariot-race": chariot_race, "cthulhu-500": cthulhu_500}
every_game = pytest.mark.parametrize("game", GAMES)


def cases(*names: str) -> list[Any]:
    """Return a case for each game and each entry of these tables of its module, all combined."""
    found: list[tuple[Any, ...]] = [(game,) for game in GAMES]
    for name in names:
        found = [(*case, entry) for case in found for entry in getattr(GAMES[case[0]], name)]
    return found


def run(game: str, name: str, seats: int, decisions: int, seed: str, lists: int = 1) -> int:
    of, lockstep = GAMES[game], GAMES[game].Lockstep
    found: int = lockstep.run(
        of.edition_with(*of.CHANGES[name]), of.settings(), seats, decisions, f"{name} {seats}{seed}", lists
    )
    return found


@pytest.mark.parametrize(("game", "name", "seats"), cases("DECISIONS", "SEATS"))
def test_engine_matches_the_readable_rules_in_lockstep(game: str, name: str, seats: int) -> None:
    decisions = GAMES[game].DECISIONS[name]
    assert run(game, name, seats, decisions, "") >= decisions


@every_game
def test_lockstep_runs_cover_enough_decisions(game: str) -> None:
    assert sum(GAMES[game].DECISIONS.values()) * len(GAMES[game].SEATS) >= 20_000


@pytest.mark.soak
@pytest.mark.parametrize(("game", "seats"), cases("SEATS"))
def test_lockstep_in_a_long_run(game: str, seats: int, record_property: Any) -> None:
    def once(seed: str) -> int:
        return sum(run(game, name, seats, 4 * number, f" {seed}", 25) for name, number in GAMES[game].DECISIONS.items())

    soak(f"{game}, {seats} seats", once, record_property)


@pytest.mark.parametrize(
    ("game", "path"), [pytest.param(game, path, id=f"{game}-{path.stem}") for game in GAMES for path in scenarios_of(game)]
)
def test_scenarios_give_the_same_result_on_the_fast_engine(game: str, path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    played = play_scenario(path, monkeypatch)
    lockstep: type[RaceLockstep] = GAMES[game].Lockstep
    lockstep.replay(played)


# Unsupported races --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "changes", "reason"), [(game, *case) for game, case in cases("TOO_LARGE")])
def test_edition_beyond_the_engine_capacity_is_rejected_by_name(
    game: str, changes: tuple[tuple[str, str], ...], reason: str
) -> None:
    with pytest.raises(UnsupportedByEngine, match=reason):
        get_plugin(game).engine.pack_edition(GAMES[game].edition_with(*changes))


@pytest.mark.parametrize(("game", "what"), cases("LIMITED"))
def test_engine_rejects_editions_beyond_each_capacity(game: str, what: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES[game].CAPACITY, what, 1)
    with pytest.raises(UnsupportedByEngine, match=f"{what} are more than the 1 "):
        GAMES[game].pack_edition.__wrapped__(GAMES[game].edition_with(*GAMES[game].FULL))  # not the cached record


@every_game
def test_engine_rejects_a_table_with_a_pending_draw(game: str) -> None:
    rules, edition = get_plugin(game).game, GAMES[game].edition_with()
    with pytest.raises(UnsupportedByEngine, match="stopped for luck"):
        get_plugin(game).engine.race_at(Table(rules, rules.setup(3, rules.resolve_options({}), edition)))


@every_game
def test_engine_names_the_rules_version_it_supports(game: str) -> None:
    parts = get_plugin(game)
    assert parts.engine.RULES == parts.compiled_bots.RULES == parts.game.version, "run the lockstep soak, then raise RULES"


# Whole races --------------------------------------------------------------------------------------------------------


@every_game
def test_counter_based_race_is_the_same_on_the_readable_rules(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The draws of a fast race are available on a table: deterministic bots then race the same race."""
    of, parts = GAMES[game], get_plugin(game)
    of.calm(monkeypatch)
    for number, (changes, options) in enumerate(zip(of.SAME_RACES, of.settings(), strict=False)):
        edition, seats, settled = (
            of.edition_with(*changes),
            of.SEATS[number % len(of.SEATS)],
            parts.game.resolve_options(options),
        )
        levels = ["auriga" if not number or n % 2 else "dummy" for n in range(seats)]
        races = parts.engine.new_races(edition, seats, settled, key=key_from("same"), numbers=[number])
        decisions = parts.compiled_bots.play_out(edition, races, [of.LEVELS[level] for level in levels])
        luck = PhiloxChance(key_from("same"), number, of.STREAMS)
        table = Table(parts.game, parts.game.setup(seats, settled, edition), luck, checkpoints="last", record_facts=False)
        bots, asked = [find_bot(game, level, Random(0)) for level in levels], 0
        while True:
            if of.Lockstep.answers_forced:
                table.answer_forced()
            if not isinstance(table.prompt, Ask):
                break
            for seat in table.waiting:
                table.answer(seat, bots[seat](Pov(table, seat)))
                asked += 1
        assert parts.engine.state_of(races[0], edition) == table.state
        assert decisions[0] == asked


@every_game
def test_a_batch_is_stepped_in_one_call(game: str) -> None:
    parts, edition = get_plugin(game), GAMES[game].edition_with()
    engine, options = parts.engine, parts.game.resolve_options(GAMES[game].SHORT)
    races = engine.new_races(edition, 3, options, key=key_from("batch"), numbers=range(50))
    counts, rng = engine.step(edition, races, None), np.random.default_rng(1)
    steps = 0
    while True:
        assert ((engine.waiting(races) == NONE) == (counts == 0)).all()
        if not counts.any():
            break
        counts = engine.step(edition, races, np.where(counts > 0, rng.integers(np.maximum(counts, 1)), -1))
        steps += 1
    assert races["over"].all() and steps > 20
    assert len(set(engine.finished(edition, races).turns.tolist())) > 1


@every_game
def test_batch_rejects_an_option_number_out_of_range(game: str) -> None:
    parts, edition = get_plugin(game), GAMES[game].edition_with(*HOUSE)
    races = parts.engine.new_races(edition, 3, parts.game.resolve_options({}), key=1, numbers=[0])
    counts = parts.engine.step(edition, races, None)
    with pytest.raises(ValueError, match="no option of this number"):
        parts.engine.step(edition, races, counts)


# Counter-based draws ------------------------------------------------------------------------------------------------


def test_philox_gives_the_numbers_its_authors_published() -> None:
    high = (1 << 32) - 1
    assert _philox(0, 0, 0, 0, 0) == (0x6627E8D5, 0xE169C58D, 0xBC57AC4C, 0x9B00DBD8)
    assert _philox((1 << 64) - 1, high, high, high, high) == (0x408F276D, 0x41C83B0E, 0xA20BC7C6, 0x6D5451FD)
