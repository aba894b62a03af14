"""Lockstep: one race of Chariot Race on the readable rules and on the fast engine, with the same draws and the same answers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import partial
from itertools import count
from random import Random
from typing import Any

import numpy as np
import pytest

from hippodrome.bots import find_bot
from hippodrome.core.table import Pov
from hippodrome.games.chariot_race import engine
from hippodrome.games.chariot_race.answers import Act
from hippodrome.games.chariot_race.bots.compiled.auriga import new_auriga_scratch
from hippodrome.games.chariot_race.bots.compiled.baselines import BOTS
from hippodrome.games.chariot_race.bots.compiled.entry_points import choose_acts
from hippodrome.games.chariot_race.engine.edition_record import CAPACITY as CAPACITY
from hippodrome.games.chariot_race.engine.edition_record import pack_edition as pack_edition
from hippodrome.games.chariot_race.engine.entry_points import option_by_number, write_options
from hippodrome.games.chariot_race.engine.offers import MAX_LISTED
from hippodrome.games.chariot_race.engine.race import RACE, act_of, put_act, race_at
from hippodrome.games.chariot_race.engine.rules import STREAMS as STREAMS
from hippodrome.games.registry import get_game
from tests.games.lockstep import HOUSE, RaceLockstep, changed_edition
from tests.played_scenarios import Played

edition_with = partial(changed_edition, "chariot-race")

NO_PART_OF_A_TABLE = ("luck", "thoughts", "act", "answered", "drawn", "first_to_choose")
"""Fields of the record that may differ between a converted table and the record that was played."""


ROUGH = (
    ("caltrops = 20", "caltrops = 9"),
    ("ram_damage = 2", "ram_damage = 4"),
    ("caltrop_damage = 1", "caltrop_damage = 2"),
    ("javelin_damage = 1", "javelin_damage = 3"),
    ("javelin_range = 2", "javelin_range = 4"),
    ("repair = 3", "repair = 5"),
    ("sprint_damage = 1", "sprint_damage = 2"),
    ("laps = 2", "laps = 1"),
    ("repair_cost = 3", "repair_cost = 1"),
    ('"attack", "fortuna"]', '"attack", "fortuna", "attack"]'),
)
"""Many wrecks, a supply that runs dry, cheap repairs."""
GENTLE = (
    ("caltrops = 20", "caltrops = 200"),
    ("ram_damage = 2", "ram_damage = 0"),
    ("caltrop_damage = 1", "caltrop_damage = 0"),
    ("javelin_range = 2", "javelin_range = 0"),
    ("javelin_damage = 1", "javelin_damage = 0"),
    ("dice_cost = 2", "dice_cost = 1"),
    ("sprint_damage = 1", "sprint_damage = 0"),
    ("repair_cost = 3", "repair_cost = 0"),
    ("fate_start = 3", "fate_start = 6"),
)
"""Only corners hurt, fate is plentiful, caltrops stay."""
LARGE = (
    ('name = "reconstructed"', 'name = "large"\ndeparts = ["fate-six", "side-a-open"]'),
    ("dice = 5 ", "dice = 7 "),
    ("sprint = 2", "sprint = 3"),
    ("damage = 12\ndamage_start = 12", "damage = 30\ndamage_start = 25"),
    (
        'speed = 12\nspeed_start = 4\nfate = 6\nfate_start = 3\ndice = "0-5: 5, 6-7: 4, 8-9: 3, 10-11: 2, 12: 1"',
        'speed = 16\nspeed_start = 3\nfate = 12\nfate_start = 9\ndice = "0-3: 7, 4-9: 4, 10-16: 3"',
    ),
    ('3 3 3 3 (6 6:3 6 6) 3 3 3"', '3 3x 3 3 (6 6:3 6:2 6) 3 3 3"'),
    ('3 3@6 3@3"', '1 2 3@6 3@3"'),
    ('faces = ["change", "sprint", "steer", "steer",', 'faces = ["change", "change", "sprint", "steer",'),
)
"""More dice, longer tracks, more corners and spaces of other lengths."""


CHANGES = {"house": HOUSE, "rough": ROUGH, "gentle": GENTLE, "large": LARGE}
DECISIONS = {"house": 2200, "rough": 700, "gentle": 700, "large": 500}
SEATS = range(2, 7)
SAME_RACES = (HOUSE, HOUSE, HOUSE, ROUGH, LARGE)
LEVELS = {"dummy": "dummy", "auriga": "auriga"}
SHORT = {"laps": 1}
LONG_LANES = (
    ('name = "reconstructed"', 'name = "large"\ndeparts = ["heap-in-every-lane"]'),
    ("3 3 3x 3 (", "3 3 3 3 ("),
    ("3 3 3 3 (", "1 " * 20 + "("),
)
FAST = (
    'speed = 12\nspeed_start = 4\nfate = 6\nfate_start = 3\ndice = "0-5: 5, 6-7: 4, 8-9: 3, 10-11: 2, 12: 1"',
    'speed = 28\nspeed_start = 4\nfate = 6\nfate_start = 3\ndice = "0-5: 5, 6-28: 4"',
)
TOO_LARGE = (((*LONG_LANES, FAST), "28 spaces in a move"),)
LIMITED = ("spaces of the board", "faces of the die", "caltrops", "dice")
FULL = HOUSE


def settings() -> Iterator[dict[str, Any]]:
    """Yield all laps, halves and variants, each with all others in a long run."""
    for n in count():
        rng = Random(f"settings {n}")
        yield {
            "laps": (None, 1, 2, 3, 4, 5)[n % 6],
            "two_chariots": n % 3 != 1,
            "first_half": rng.choice("AB"),
            "second_half": rng.choice("AB"),
            "no_damage_after_finish": rng.random() < 0.5,
            "unequal_chariots": n % 2 == 1,
            **{
                name: rng.random() < 0.5
                for name in ("choose_colours", "shared_win", "set_back_loses_lap", "wrecks_ram", "finish_ends_race")
            },
        }


def calm(monkeypatch: pytest.MonkeyPatch) -> None:
    """Do nothing: the bots of `LEVELS` use no random numbers."""


class Lockstep(RaceLockstep):
    """A race of Chariot Race: every option, the whole record, and the choices of the bots."""

    game, engine = get_game("chariot-race"), engine

    def prepare(self) -> None:
        self.look = new_auriga_scratch()
        self.phases: Counter[str] = Counter()

    def answer_all(self, played: Played) -> None:
        for line in played.answers:
            self.decide(answer=line.answer)

    def compare_round_trip(self) -> None:
        """Check that a record converted from the table equals the record that was played."""
        again = race_at(self.table)
        for name in RACE.names or ():
            if name not in NO_PART_OF_A_TABLE:
                size = {
                    "queue": "queue_size",
                    "dice": "dice_size",
                    "last": "last_size",
                    "through": "through_size",
                    "ahead": "ahead_size",
                    "caltrops": "caltrop_size",
                }.get(name)
                upto = slice(None if size is None else int(again[size]))
                assert np.array_equal(np.atleast_1d(again[name])[upto], np.atleast_1d(self.race[name])[upto]), name
        if again["phase"] in (0, 1):
            assert again["first_to_choose"] == self.race["first_to_choose"]

    def decide(self, lists: int = 1, answer: Act | None = None) -> None:
        """Compare the options, then give the same answer on both sides: this one, or any.

        All lists and all fields are compared at one in `lists` decisions, and at the end of the race; the number of options,
        the chosen one, and the draws always.
        """
        (seat,) = self.table.waiting
        options: Any = self.table.options(seat)
        self.phases[self.table.state.phase] += 1
        count = int(self.counts[0])
        assert count == len(options)
        number = self.rng.randrange(count) if answer is None else list(options).index(answer)
        if self.decisions % lists == 0:
            self.compare_options(options, count)
        if self.decisions % (4 * lists) == 0:
            self.compare_choices(seat)
            self.compare_round_trip()
        option_by_number(self.packed, self.race, self.scratch, number)
        act = act_of(self.race, self.race["act"], self.edition)
        assert options.why_not(act) is None
        laid = int(self.race["act"])
        put_act(self.race, act, self.edition)
        assert self.race["act"] == laid
        self.race["answered"] = False
        self.table.answer(seat, act)
        self.decisions += 1
        self.step(number)
        if self.decisions % lists == 0 or self.table.prompt is None:
            self.compare()

    def compare_options(self, options: Any, count: int) -> None:
        """Compare the whole list, option by option, as listed and as built by number."""
        assert write_options(self.packed, self.race, self.scratch) == count
        if count > MAX_LISTED:
            return
        every = [act_of(self.race, laid, self.edition) for laid in self.scratch["act"][:count].tolist()]
        assert every == list(options)
        self.listed += count
        for number in self.rng.sample(range(count), min(count, 5)):
            option_by_number(self.packed, self.race, self.scratch, number)
            assert act_of(self.race, self.race["act"], self.edition) == every[number]

    def compare_choices(self, seat: int) -> None:
        """Compare the choices of deterministic bots."""
        for level in LEVELS:
            choose_acts(self.packed, self.races, self.scratch, self.look, BOTS[level])
            mine = act_of(self.race, self.race["act"], self.edition)
            assert mine == find_bot("chariot-race", level, Random(0))(Pov(self.table, seat)), level
