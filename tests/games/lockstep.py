"""Lockstep: one race on the readable rules and on the compiled engine, with the same draws and the same answers, in any game.

`tests/games/<game>/lockstep.py` compares options and records of its game, and defines which editions and options are raced:

    CHANGES, DECISIONS    editions as changes of the built-in text, and the decisions that `make test` compares on each
    SEATS, settings()     numbers of seats; options of the game, each with all others in the long run
    SAME_RACES            editions and options of races that bots without random numbers must race the same on both engines
    LEVELS                those bots, by their names on the readable rules and on the compiled engine
    TOO_LARGE, LIMITED    editions that do not fit into a record; limits of the record, and the edition that exceeds them at 1
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from random import Random
from typing import Any
from unittest.mock import patch

import numpy as np
import pytest

from hippodrome.core.ask import CHANCE_SEAT, Ask
from hippodrome.core.codec import copy
from hippodrome.core.game import Game
from hippodrome.core.rng import ChanceSource, Seeded, seed_from
from hippodrome.core.table import Table
from hippodrome.core.toml_reader import TomlReader
from hippodrome.games.registry import edition_text, get_game, get_plugin
from tests.played_scenarios import Again, Played

NONE = -1
HOUSE: tuple[tuple[str, str], ...] = ()


@cache
def changed_edition(game: str, *changes: tuple[str, str]) -> Any:
    """Return the built-in edition with some of its text changed, ignoring the maximum of options: the engine is tested beyond
    that."""
    text, where = edition_text(get_game(game), "reconstructed")
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new)
    with patch.object(TomlReader, "bound_options", return_value=True):
        return get_game(game).read_edition(text, where)


class RaceLockstep:
    """A table and a record of the same race, and the counts of comparisons."""

    game: Game[Any]
    engine: Any
    answers_forced = False
    """True if the engine prompts only seats that have a choice, as `Table.answer_forced` does."""

    def __init__(self, edition: Any, seats: int, options: Mapping[str, Any], seed: str, packed: Any = None) -> None:
        self.begin(self.game.setup(seats, self.game.resolve_options(options), edition), Seeded(seed_from(seed)), seed, packed)

    @classmethod
    def replay(cls, played: Played) -> None:
        """Replay a scenario on both sides."""
        lockstep = cls.__new__(cls)
        lockstep.begin(played.state, Again(played.lines), "scenario")
        lockstep.answer_all(played)

    def answer_all(self, played: Played) -> None:
        """Give the answers of a scenario."""
        raise NotImplementedError

    def begin(self, state: Any, luck: ChanceSource, seed: str, packed: Any = None) -> None:
        """Begin a race on both sides. `packed` is another record of the edition, with a planted fault."""
        self.edition = state.edition
        self.packed, self.scratch = (
            self.engine.pack_edition(self.edition) if packed is None else packed,
            self.engine.new_scratch(),
        )
        self.rng = Random(f"lockstep {seed}")
        self.races = np.zeros(1, self.engine.RACE)
        self.races[0] = self.engine.race_of(state)
        self.race = self.races[0]
        self.table = Table(self.game, copy(state), luck, checkpoints="last", record_facts=False)
        self.lines = self.decisions = self.listed = 0
        self.counts = np.zeros(1, np.int64)
        self.prepare()
        if self.answers_forced:
            self.table.answer_forced()
        self.step(NONE)
        self.compare()

    def prepare(self) -> None:
        """Hook for games: additional preparation."""

    def step(self, number: int) -> None:
        """Answer on the compiled engine, with the draws that the table has made since the last time."""
        given = [n for line in self.table.log[self.lines :] if line.seat == CHANCE_SEAT for n in line.answer]
        self.lines = len(self.table.log)
        self.race["luck"]["given"] = 0
        luck = np.array([*given, NONE], np.int32)  # the last must never be used
        self.engine.step_races(self.packed, self.races, self.scratch, np.array([number]), self.counts, luck)
        assert self.race["luck"]["given"] == len(given), "the engines asked for luck differently often"
        assert (self.table.prompt is None) == bool(self.race["over"]) == (self.counts[0] == 0)

    def compare(self) -> None:
        """Compare every field and every standing."""
        assert self.engine.state_of(self.race, self.edition) == self.table.state
        if self.table.prompt is None:
            self.compare_end()

    def compare_end(self) -> None:
        """Compare the winners and tallies."""
        standing = self.game.standing(self.table.state)
        assert self.game.standing(self.engine.state_of(self.race, self.edition)) == standing
        came = self.engine.finished(self.edition, self.races)
        if came.shared is None:
            assert (came.winner[0],) == standing.winners
        else:
            assert (() if came.winner[0] == NONE else (came.winner[0],)) == standing.winners[:1]
            assert set(np.flatnonzero(came.shared[0])) == set(standing.winners)
        assert came.turns[0] == self.game.turn(self.table.state)
        assert {name: int(n[0]) for name, n in came.tallies.items()} == get_plugin(self.game.name).tally(self.table.state)

    def play(self, lists: int = 1) -> None:
        """Play to the end, with any option of the waiting seat."""
        while isinstance(self.table.prompt, Ask):
            self.decide(lists)

    def decide(self, lists: int = 1) -> None:
        """Compare the options, then give the same answer on both sides."""
        raise NotImplementedError

    @classmethod
    def run(
        cls, edition: Any, settings: Iterable[Mapping[str, Any]], seats: int, decisions: int, seed: str, lists: int = 1
    ) -> int:
        """Race until this number of decisions was compared, in all variants; return the number."""
        done = 0
        for n, options in enumerate(settings):
            lockstep = cls(edition, seats, options, f"{seed} {n}")
            while isinstance(lockstep.table.prompt, Ask) and done + lockstep.decisions < decisions:
                lockstep.decide(lists)
            done += lockstep.decisions
            if done >= decisions:
                return done
        raise AssertionError

    @classmethod
    def play_until_noticed(
        cls, edition: Any, settings: Iterable[Mapping[str, Any]], packed: Any = None, races: int = 40, lists: int = 1
    ) -> None:
        """Race with a planted fault, which a comparison must detect."""
        with pytest.raises((AssertionError, ValueError, IndexError)):
            for n, options in zip(range(races), settings, strict=False):
                cls(edition, 4, options, f"planted {n}", packed).play(lists)
