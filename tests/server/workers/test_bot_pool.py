"""Bots in processes of their own: they answer, and one that fails or is too slow is relieved."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from random import Random

import pytest

from hippodrome.core.race_file import new_race, open_table
from hippodrome.games.registry import get_game, load_edition
from hippodrome.server.workers.bot_pool import BotPool
from hippodrome.server.workers.positions import build_position
from tests.server.club import club
from tests.server.errands import cheats, dies, raises, sleeps


@pytest.mark.parametrize("fails", [dies, sleeps, raises, cheats])
def test_a_bot_that_fails_is_relieved_and_the_race_goes_on(fails: object, tmp_path: Path) -> None:
    bots = BotPool(1, compute=fails, timeout=0.7 if fails is sleeps else 30)  # type: ignore[arg-type]
    with club(tmp_path, bots) as house:
        sat = house.table(seats="me:Ana,auriga", options={"laps": 1})
        sat.answer(0, Random(1))
        for _ in range(600):
            state = sat.state(0)
            if state["prompt"] and state["prompt"]["answered"] is None:
                break
            time.sleep(0.05)
        assert state["prompt"]["answered"] is None, "the bot, or somebody in its place, has answered"
        assert any("Auriga" in entry["text"] for entry in state["log"]["entries"] if entry["note"])


def test_a_bot_is_given_neither_the_seed_nor_what_rivals_have_sealed() -> None:
    game = get_game("charioteer")
    edition = load_edition(game)
    race = new_race(game, ["a", "b", "c"], edition="reconstructed")
    table = open_table(race, game, edition)
    table.answer(1, table.options(1).draw(Random(1)))
    given = build_position(race, table, 0, "auriga")
    assert not given.race.seed and not given.race.commitment and not given.race.salt
    assert [line for line in given.race.entries if line.seat >= 0] == []
    own = build_position(race, table, 1, "auriga")
    assert [line.seat for line in own.race.entries if line.seat >= 0] == [1]


def test_bots_answer_from_their_own_processes() -> None:
    game = get_game("charioteer")
    race = new_race(game, ["a", "b"], edition="reconstructed")
    table = open_table(race, game, load_edition(game))

    async def ask() -> str | None:
        bots = BotPool(1)
        try:
            return await bots.choose(build_position(race, table, 0, "tiro"))
        finally:
            bots.close()

    answer = asyncio.run(ask())
    assert answer is not None and table.why_not(0, table.read(0, answer)) is None
