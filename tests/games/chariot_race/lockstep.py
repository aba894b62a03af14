"""Lockstep: one race of Chariot Race on the rules text and on the fast engine, with the same luck and the same answers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import cache
from random import Random
from typing import Any

import numpy as np

from hippodrome.bots import find_bot
from hippodrome.core.ask import CHANCE_SEAT, Ask
from hippodrome.core.codec import copy
from hippodrome.core.rng import ChanceSource, Seeded, seed_from
from hippodrome.core.table import Pov, Table
from hippodrome.games.chariot_race.answers import Act
from hippodrome.games.chariot_race.bots.compiled.auriga import new_auriga_scratch
from hippodrome.games.chariot_race.bots.compiled.baselines import BOTS
from hippodrome.games.chariot_race.bots.compiled.entry_points import choose_acts
from hippodrome.games.chariot_race.edition import Edition
from hippodrome.games.chariot_race.engine import finished
from hippodrome.games.chariot_race.engine.edition_record import NONE, pack_edition
from hippodrome.games.chariot_race.engine.entry_points import option_by_number, step_races, write_options
from hippodrome.games.chariot_race.engine.offers import MAX_LISTED, new_scratch
from hippodrome.games.chariot_race.engine.race import RACE, act_of, put_act, race_at, race_of, state_of
from hippodrome.games.chariot_race.state import State
from hippodrome.games.registry import edition_text, get_game, get_plugin
from tests.played_scenarios import Again, Played

SAME_CHOICE = ("dummy", "auriga")
"""Bots that choose without random numbers, and so must choose the same."""

NO_PART_OF_A_TABLE = ("luck", "thoughts", "act", "answered", "drawn", "first_to_choose")
"""What a record made of a table need not have as the record that was played has it."""


@cache
def edition_with(*changes: tuple[str, str]) -> Edition:
    """The edition of the house with some of its text changed."""
    game = get_game("chariot-race")
    text, where = edition_text(game, "reconstructed")
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new)
    edition: Edition = game.read_edition(text, where)
    return edition


HOUSE: tuple[tuple[str, str], ...] = ()
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
"""Nothing but corners hurts, fate is plenty, caltrops stay where they lie."""
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


class Lockstep:
    """A table and a record of the same race, and what has been compared."""

    def __init__(self, edition: Edition, seats: int, options: Mapping[str, Any], seed: str) -> None:
        game = get_game("chariot-race")
        self.begin(game.setup(seats, game.resolve_options(options), edition), Seeded(seed_from(seed)), seed)

    @classmethod
    def of_scenario(cls, played: Played) -> Lockstep:
        """The position and the luck of a scenario."""
        lockstep = cls.__new__(cls)
        lockstep.begin(played.state, Again(played.lines), "scenario")
        return lockstep

    def begin(self, state: State, luck: ChanceSource, seed: str) -> None:
        self.game, self.edition = get_game("chariot-race"), state.edition
        self.box, self.desk, self.look = pack_edition(self.edition), new_scratch(), new_auriga_scratch()
        self.rng = Random(f"lockstep {seed}")
        self.races = np.zeros(1, RACE)
        self.races[0] = race_of(state)
        self.race = self.races[0]
        self.table = Table(self.game, copy(state), luck, checkpoints="last", record_facts=False)
        self.lines = 0
        self.decisions = self.listed = 0
        self.phases: Counter[str] = Counter()
        self.counts = np.zeros(1, np.int64)
        self.step(-1)
        self.compare()

    def step(self, number: int) -> None:
        """Answer on the fast engine, with the luck that the table has had since the last time."""
        given = [n for line in self.table.log[self.lines :] if line.seat == CHANCE_SEAT for n in line.answer]
        self.lines = len(self.table.log)
        self.race["luck"]["given"] = 0
        luck = np.array([*given, NONE], np.int32)  # the last is never to be taken
        step_races(self.box, self.races, self.desk, np.array([number]), self.counts, luck)
        assert self.race["luck"]["given"] == len(given), "the engines asked for luck differently often"
        assert (self.table.prompt is None) == bool(self.race["over"]) == (self.counts[0] == 0)

    def compare(self) -> None:
        """Every field and every standing."""
        assert state_of(self.race, self.edition) == self.table.state
        if self.table.prompt is None:
            self.compare_end()

    def compare_end(self) -> None:
        """Who won, and what is counted of a race."""
        standing = self.game.standing(self.table.state)
        assert self.game.standing(state_of(self.race, self.edition)) == standing
        came = finished(self.edition, self.races)
        assert (() if came.winner[0] == NONE else (came.winner[0],)) == standing.winners[:1]
        assert set(np.flatnonzero(came.shared[0])) == set(standing.winners)
        assert came.turns[0] == self.game.turn(self.table.state)
        assert {name: int(n[0]) for name, n in came.tallies.items()} == get_plugin("chariot-race").tally(self.table.state)

    def compare_round_trip(self) -> None:
        """A record made of the table is the record that was played."""
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

    def play(self) -> None:
        """To the end, with any option of the waiting seat."""
        while isinstance(self.table.prompt, Ask):
            self.decide()

    def decide(self, lists: int = 1, answer: Act | None = None) -> None:
        """One decision: compare the options, then give the same answer on both sides: this one, or any.

        All lists and all fields are compared at one in so many decisions, and at the end of the race; the number of options,
        the chosen one, and the luck that was asked for always.
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
        option_by_number(self.box, self.race, self.desk, number)
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
        """The whole list, option by option, as it is written down and as each is built by its number."""
        assert write_options(self.box, self.race, self.desk) == count
        if count > MAX_LISTED:
            return
        every = [act_of(self.race, laid, self.edition) for laid in self.desk["act"][:count].tolist()]
        assert every == list(options)
        self.listed += count
        for number in self.rng.sample(range(count), min(count, 5)):
            option_by_number(self.box, self.race, self.desk, number)
            assert act_of(self.race, self.race["act"], self.edition) == every[number]

    def compare_choices(self, seat: int) -> None:
        """What the bots would do that leave nothing to luck."""
        for level in SAME_CHOICE:
            choose_acts(self.box, self.races, self.desk, self.look, BOTS[level])
            mine = act_of(self.race, self.race["act"], self.edition)
            assert mine == find_bot("chariot-race", level, Random(0))(Pov(self.table, seat)), level
