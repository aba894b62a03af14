"""Lockstep: one race of Cthulhu 500 on the rules text and on the fast engine, with the same luck and the same answers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import cache
from random import Random
from typing import Any

import numpy as np

from hippodrome.core.ask import CHANCE_SEAT, Ask, Seat
from hippodrome.core.codec import copy
from hippodrome.core.rng import ChanceSource, Seeded, seed_from
from hippodrome.core.table import Table
from hippodrome.games.cthulhu_500.answers import Answer
from hippodrome.games.cthulhu_500.edition import Edition
from hippodrome.games.cthulhu_500.engine import finished, race_at
from hippodrome.games.cthulhu_500.engine.edition_record import NONE, pack_edition
from hippodrome.games.cthulhu_500.engine.entry_points import option_by_number, step_races, write_options
from hippodrome.games.cthulhu_500.engine.offers import new_scratch
from hippodrome.games.cthulhu_500.engine.race import (
    RACE,
    _moments,
    act_of,
    let_answer,
    put_act,
    race_of,
    state_of,
    waiting,
)
from hippodrome.games.cthulhu_500.state import State
from hippodrome.games.registry import edition_text, get_game, get_plugin
from tests.played_scenarios import Again, Played

GAME = get_game("cthulhu-500")
MOST_TO_LIST = 300
"""Of more ways to throw cards away than these, only some are looked at."""

NO_PART_OF_A_TABLE = ("luck", "thoughts", "drawn", "minds", "thought", "choice", "acts", "until", "stood", "hurt")
"""What a record made of a table need not have as the record that was played has it."""


HOUSE: tuple[tuple[str, str], ...] = ()
WILD = (
    ('name = "reconstructed"', 'name = "wild"\ndeparts = ["hand", "actions", "draw", "mods", "die"]'),
    ('id = "black-plague"', 'id = "black-plague"\nspell = true\nname = "A plague"'),
    ("hand = 5 ", "hand = 7 "), ("actions = 2 ", "actions = 3 "), ("draw = 2 ", "draw = 4 "), ("mods = 2 ", "mods = 3 "),
    ("die = 6", "die = 4"), ("thin = 30", "thin = 40"), ("nearly_gone = 9", "nearly_gone = 20"),
    ('id = "black-plague"', 'id = "black-plague"\ncopies = 3'),
    ('id = "gremlins"', 'id = "gremlins"\ncopies = 3'), ("action = 26", "action = 33"),
    ('id = "repo-ghouls"', 'id = "repo-ghouls"\nspell = true\nname = "Ghouls"'),
    ('id = "a-better-offer"', 'id = "a-better-offer"\nspell = true\nname = "An offer"'),
    ('id = "premium-unleaded-ichor"', 'id = "premium-unleaded-ichor"\ncopies = 4'),
    ('id = "lead-tentacle"\ncopies = 4\ntrigger = "attempt"\nrole = "passer"',
     'id = "lead-tentacle"\ncopies = 6\ntrigger = "attempt"\nrole = "target"\nname = "A tentacle"'),
    ("reaction = 24", "reaction = 30"),
    ('id = "ia-ia"\ncopies = 4', 'id = "ia-ia"\ncopies = 8'),
)  # fmt: skip
"""Longer hands, more contagions and cancels, Spells that were none, a reaction in another role."""
BARE = (
    ('name = "reconstructed"', 'name = "bare"\ndeparts = ["die"]'),
    ("hand = 5 ", "hand = 3 "), ("actions = 2 ", "actions = 1 "), ("draw = 2 ", "draw = 1 "), ("mods = 2 ", "mods = 0 "),
    ("die = 6", "die = 20"), ("idle_rounds = 3", "idle_rounds = 1"), ('role = "either"', 'role = "target"\nname = "A die"'),
    ('effect = "damage_draw"\namount = 2', 'effect = "damage_draw"\namount = 5'),
)  # fmt: skip
"""Short hands, one action, no room for modifications, races that end because nobody draws."""


@cache
def edition_with(*changes: tuple[str, str]) -> Edition:
    """The edition of the house with some of its text changed."""
    text, where = edition_text(GAME, "reconstructed")
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new)
    edition: Edition = GAME.read_edition(text, where)
    return edition


class Lockstep:
    """A table and a record of the same race, and what has been compared."""

    def __init__(self, edition: Edition, seats: int, options: Mapping[str, Any], seed: str, box: Any = None) -> None:
        self.begin(GAME.setup(seats, GAME.resolve_options(options), edition), Seeded(seed_from(seed)), seed, box)

    @classmethod
    def of_scenario(cls, played: Played) -> Lockstep:
        """The position and the luck of a scenario."""
        lockstep = cls.__new__(cls)
        lockstep.begin(played.state, Again(played.lines), "scenario")
        return lockstep

    def begin(self, state: State, luck: ChanceSource, seed: str, box: Any = None) -> None:
        self.edition = state.edition
        self.box, self.desk = pack_edition(self.edition) if box is None else box, new_scratch()
        self.rng = Random(f"lockstep {seed}")
        self.races = np.zeros(1, RACE)
        self.races[0] = race_of(state)
        self.race = self.races[0]
        self.table = Table(GAME, copy(state), luck, checkpoints="last", record_facts=False)
        self.lines = self.decisions = self.listed = 0
        self.asked: Counter[str] = Counter()
        self.effects: Counter[str] = Counter()
        self.counts = np.zeros(1, np.int64)
        self.table.answer_forced()
        self.step(NONE)
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
        """Every field, who is asked what, and every standing."""
        state = state_of(self.race, self.edition)
        assert state == self.table.state
        assert list(state.contagions) == list(self.table.state.contagions)
        if self.table.prompt is None:
            self.compare_end()

    def compare_end(self) -> None:
        """Who won, and what is counted of a race."""
        standing = GAME.standing(self.table.state)
        assert GAME.standing(state_of(self.race, self.edition)) == standing
        came = finished(self.edition, self.races)
        assert (came.winner[0],) == standing.winners
        assert came.turns[0] == GAME.turn(self.table.state)
        assert {name: int(n[0]) for name, n in came.tallies.items()} == get_plugin(GAME.name).tally(self.table.state)

    def compare_round_trip(self) -> None:
        """A record made of the table is the record that was played: all that counts of it."""
        again = race_at(self.table)
        for name in RACE.names or ():
            if name not in NO_PART_OF_A_TABLE:
                assert np.array_equal(*(counting(race, name) for race in (again, self.race))), name

    def play(self, lists: int = 1) -> None:
        """To the end, with any option of the waiting seat."""
        while isinstance(self.table.prompt, Ask):
            self.decide(lists)

    def decide(self, lists: int = 1, seat: Seat | None = None, answer: Answer | None = None) -> None:
        """One decision: compare the options, then give the same answer on both sides: this one, or any.

        All lists and all fields are compared at one in so many decisions, and at the end of the race; who is asked, the number
        of options, the chosen one, and the luck that was asked for always.
        """
        asked: Any = self.table.prompt
        assert waiting(self.races)[0] == self.table.waiting[0] or seat is not None
        seat = self.table.waiting[0] if seat is None else seat
        if seat != waiting(self.races)[0]:
            let_answer(self.race, seat)
            self.step(NONE)
        options: Any = self.table.options(seat)
        self.asked[asked.kind] += 1
        count = int(self.counts[0])
        assert count == len(options), asked.kind
        if answer is not None:
            number = list(options).index(answer)
        else:
            number = self.rng.randrange(count)
            if asked.kind in (
                "action",
                "react",
                "pit",
                "discard",
            ):  # seldom the end, a pass or a hand thrown away: more happens
                number = min(number, self.rng.randrange(count)) if self.rng.random() < 0.7 else number
        if self.decisions % lists == 0:
            self.compare_options(options, count)
        if self.decisions % (4 * lists) == 0:
            self.compare_round_trip()
        laid = option_by_number(self.box, self.race, self.desk, number)
        chosen = act_of(self.race, laid, self.edition)
        assert options.why_not(chosen) is None and (answer is None or chosen == answer)
        assert put_act(self.race.copy(), chosen, self.edition) == laid
        if chosen.verb in ("play", "use", "react"):
            self.effects[self.edition.cards[chosen.cards[0]].effect] += 1
        self.table.answer(seat, chosen)
        self.table.answer_forced()
        self.decisions += 1
        self.step(number)
        if self.decisions % lists == 0 or self.table.prompt is None:
            self.compare()

    def compare_options(self, options: Any, count: int) -> None:
        """The whole list, option by option, as it is written down and as each is built by its number."""
        assert write_options(self.box, self.race, self.desk) == count
        if count <= MOST_TO_LIST:
            laid = [option_by_number(self.box, self.race, self.desk, number) for number in range(count)]
            assert [act_of(self.race, number, self.edition) for number in laid] == list(options)
            self.listed += count


def counting(race: Any, name: str) -> Any:
    """What counts of a field: of a list as many as it has."""
    seats = int(race["seats"])
    if name in ("hand", "pit", "mods"):
        return np.concatenate([race[name][seat][: int(race[f"{name}_size"][seat])] for seat in range(seats)])
    if name in ("deck", "discard", "played", "last_turns", "contagions", "dice"):
        return race[name][: int(race[f"{name}_size"])]
    if name in ("infected", "dice_of"):
        return race[name][: int(race["contagions_size" if name == "infected" else "dice_size"])]
    if name == "asked":  # those who have answered, in order; of others the record that was played may know who is quicker
        answered = int(race["answered"])
        return [*race[name][:answered], *sorted(race[name][answered : int(race["asked_size"])])]
    if name == "frames":
        return [
            [int(frame[part]) for part in ("rule", "at", "seat", "rival")] for frame in race[name][: int(race["frames_size"])]
        ]
    if name == "about":
        return int(race[name]) if race["asked_size"] else 0
    if name == "moment":
        return str(_moments(race))
    return race[name]
