"""Lockstep: one race of Cthulhu 500 on the readable rules and on the fast engine, with the same draws and the same answers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import partial
from itertools import count
from random import Random
from typing import Any

import numpy as np
import pytest

from hippodrome.core.ask import Seat
from hippodrome.core.codec import copy
from hippodrome.core.table import LogEntry, Table
from hippodrome.games.cthulhu_500 import engine
from hippodrome.games.cthulhu_500.answers import Answer
from hippodrome.games.cthulhu_500.engine import race_at
from hippodrome.games.cthulhu_500.engine.cards import STREAMS as STREAMS
from hippodrome.games.cthulhu_500.engine.edition_record import CAPACITY, NONE
from hippodrome.games.cthulhu_500.engine.edition_record import pack_edition as pack_edition
from hippodrome.games.cthulhu_500.engine.entry_points import option_by_number, write_options
from hippodrome.games.cthulhu_500.engine.race import (
    RACE,
    _moments,
    act_of,
    let_answer,
    put_act,
    state_of,
    waiting,
)
from hippodrome.games.registry import get_game
from tests.games.lockstep import HOUSE, RaceLockstep, changed_edition
from tests.played_scenarios import Again, Played

edition_with = partial(changed_edition, "cthulhu-500")

GAME = get_game("cthulhu-500")
MOST_TO_LIST = 300
"""Of more ways to throw cards away than this, only some are compared."""

NO_PART_OF_A_TABLE = ("luck", "thoughts", "drawn", "minds", "thought", "choice", "acts", "until", "stood", "hurt")
"""Fields of the record that may differ between a converted table and the record that was played."""


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
"""Longer hands, more contagions and cancels, additional Spells, a reaction in another role."""
BARE = (
    ('name = "reconstructed"', 'name = "bare"\ndeparts = ["die"]'),
    ("hand = 5 ", "hand = 3 "), ("actions = 2 ", "actions = 1 "), ("draw = 2 ", "draw = 1 "), ("mods = 2 ", "mods = 0 "),
    ("die = 6", "die = 20"), ("idle_rounds = 3", "idle_rounds = 1"), ('role = "either"', 'role = "target"\nname = "A die"'),
    ('effect = "damage_draw"\namount = 2', 'effect = "damage_draw"\namount = 5'),
)  # fmt: skip
"""Short hands, one action, no room for modifications, races that end because no card is drawn."""


CHANGES = {"house": HOUSE, "wild": WILD, "bare": BARE}
DECISIONS = {"house": 2000, "wild": 800, "bare": 600}
SEATS = range(3, 9)
SAME_RACES = (HOUSE, HOUSE, HOUSE, HOUSE, WILD, BARE)
LEVELS = {"dummy": "dummy", "auriga": "auriga, without moods"}
"""Deterministic bots, with auriga's tie-breaking disabled."""
SHORT = {"length": "short"}
TOO_LARGE = ()
LIMITED = tuple(CAPACITY)
FULL = WILD


def settings() -> Iterator[dict[str, Any]]:
    """Yield all lengths and variants, each with all others in a long run."""
    for n in count():
        rng = Random(f"settings {n}")
        yield {
            "length": ("normal", "short", "long")[n % 3],
            "counters": rng.choice((1, 1, 2, 9)),
            "vehicles": ("random", "drafted")[n % 2],
            **{name: rng.random() < 0.5 for name in ("warning_lap", "net_laps", "swap_laps", "damage_passes")},
        }


def calm(monkeypatch: pytest.MonkeyPatch) -> None:
    """Disable auriga's random tie-breaking."""
    monkeypatch.setattr("hippodrome.games.cthulhu_500.bots.odds.TIE_BREAK_SCALE", 0.0)


class Lockstep(RaceLockstep):
    """A race of Cthulhu 500: every option, the prompted seats, and all relevant fields of the record."""

    game, engine, answers_forced = GAME, engine, True

    def prepare(self) -> None:
        self.asked: Counter[str] = Counter()
        self.effects: Counter[str] = Counter()

    def answer_all(self, played: Played) -> None:
        for line in chosen(played):
            self.decide(seat=line.seat, answer=line.answer)

    def compare(self) -> None:
        super().compare()
        assert list(state_of(self.race, self.edition).contagions) == list(self.table.state.contagions)

    def compare_round_trip(self) -> None:
        """Check that a record converted from the table equals the record that was played, in all relevant fields."""
        again = race_at(self.table)
        for name in RACE.names or ():
            if name not in NO_PART_OF_A_TABLE:
                assert np.array_equal(*(counting(race, name) for race in (again, self.race))), name

    def decide(self, lists: int = 1, seat: Seat | None = None, answer: Answer | None = None) -> None:
        """Compare the options, then give the same answer on both sides: this one, or any.

        All lists and all fields are compared at one in `lists` decisions, and at the end of the race; the prompted seats, the
        number of options, the chosen one, and the draws always.
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
            ):  # rarely the end, a pass or a hand thrown away, so that more happens
                number = min(number, self.rng.randrange(count)) if self.rng.random() < 0.7 else number
        if self.decisions % lists == 0:
            self.compare_options(options, count)
        if self.decisions % (4 * lists) == 0:
            self.compare_round_trip()
        laid = option_by_number(self.packed, self.race, self.scratch, number)
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
        """Compare the whole list, option by option, as listed and as built by number."""
        assert write_options(self.packed, self.race, self.scratch) == count
        if count <= MOST_TO_LIST:
            laid = [option_by_number(self.packed, self.race, self.scratch, number) for number in range(count)]
            assert [act_of(self.race, number, self.edition) for number in laid] == list(options)
            self.listed += count


def chosen(played: Played) -> list[LogEntry]:
    """Return the answers of a scenario by seats that had a choice, in the order of arrival."""
    table, found = Table(GAME, copy(played.state), Again(played.lines), record_facts=False), list[LogEntry]()
    for line in played.answers:
        asked: Any = table.prompt
        if not asked.is_hidden or len(table.options(line.seat)) > 1:
            found.append(line)
        table.answer(line.seat, line.answer)
    return found


def counting(race: Any, name: str) -> Any:
    """Return the relevant part of a field: of a list its actual elements."""
    seats = int(race["seats"])
    if name in ("hand", "pit", "mods"):
        return np.concatenate([race[name][seat][: int(race[f"{name}_size"][seat])] for seat in range(seats)])
    if name in ("deck", "discard", "played", "last_turns", "contagions", "dice"):
        return race[name][: int(race[f"{name}_size"])]
    if name in ("infected", "dice_of"):
        return race[name][: int(race["contagions_size" if name == "infected" else "dice_size"])]
    if name == "asked":  # those that have answered, in order; the played record may order the others by speed
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
