"""Lockstep: one race of Charioteer on the readable rules and on the fast engine, with the same draws and the same answers."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, partial
from itertools import count
from random import Random
from typing import Any

import pytest

from hippodrome.bots import find_bot
from hippodrome.core.ask import Ask
from hippodrome.core.table import Pov
from hippodrome.games.charioteer import engine
from hippodrome.games.charioteer.bots.compiled import new_auriga_scratch
from hippodrome.games.charioteer.bots.compiled.baselines import BOTS
from hippodrome.games.charioteer.bots.compiled.entry_points import choose_moves
from hippodrome.games.charioteer.edition import COLOURS
from hippodrome.games.charioteer.engine.edition_record import CAPACITY as CAPACITY
from hippodrome.games.charioteer.engine.edition_record import NONE
from hippodrome.games.charioteer.engine.edition_record import pack_edition as pack_edition
from hippodrome.games.charioteer.engine.entry_points import (
    list_options,
    list_sets,
    list_throws,
    list_tokens,
    option_by_number,
)
from hippodrome.games.charioteer.engine.race import (
    RACE,
    UNDER_CROWD,
    cards_of,
    move_of,
    put_move,
    race_at,
    state_of,
)
from hippodrome.games.charioteer.engine.rules import STREAMS as STREAMS
from hippodrome.games.charioteer.move import CROWD, Move
from hippodrome.games.charioteer.moves import Moves
from hippodrome.games.registry import get_game
from tests.games.lockstep import HOUSE, RaceLockstep, changed_edition
from tests.played_scenarios import Played

edition_with = partial(changed_edition, "charioteer")

WRITTEN_OUT = 400
"""Option lists up to this length are sometimes compared option by option, too."""

IN_PLAY = [name for name in RACE.names or () if name not in ("luck", "thoughts", "moves", "answered", "drawn")]
"""Fields that only change when all have answered."""


@cache
def places(cards: int) -> tuple[int, ...]:
    """Return the positions in a set."""
    return cards_of(range(20), cards)


SMALL = (
    ('name = "reconstructed"', 'name = "small"\ndeparts = ["bonus-box"]'),
    ("hand = 8", "hand = 5"),
    ("most_cards = 3", "most_cards = 2"),
    ("crowd = 3", "crowd = 1"),
    ("laps = 3", "laps = 2"),
    ("fan_symbols = 6", "fan_symbols = 3"),
    ("row = 5", "row = 0"),
    ("box = [3, 5, 7, 9]", "box = [1, 1, 20, 30, 40]"),
    ('"plus green 3 x3", "plus red 3 x3"', '"plus 3 x6"'),
    ('"wild green x3"', '"wild x3"'),
    ('"learning green x3"', '"learning x3"'),
    ('"whip x6", "shield x6", "recovery x6"', '"whip red x6", "shield x6", "recovery black x6"'),
)
"""Few cards, many fan tokens, some of them without a colour or in one, a short skills track."""
LARGE = (
    ('name = "reconstructed"', 'name = "large"\ndeparts = ["hand-cards", "new-cubes", "emperor-spares-many"]'),
    ("hand = 8", "hand = 13"),
    ("most_cards = 3", "most_cards = 4"),
    ("crowd = 3", "crowd = 7"),
    ("fan_symbols = 6", "fan_symbols = 2"),
    ("attack_boxes = 3", "attack_boxes = 5"),
    ("whip = 5", "whip = 7"),
    ("3 = 1\n4 = 2", "2 = 1\n5 = 4"),
    ("5 = 0\n6 = 0", "5 = 2\n6 = 1"),
    ("start = 4", "start = 9"),
    ('"RORORORORORORORORO"', '"ROOROOROROROROROOORO"'),
    ("discard 3", "discard 5"),
    ("discard 2 x6", 'discard 1 x2", "discard 4 x4'),
    ('"all", "disrupt"]', '"all", "disrupt", "disrupt", "red"]'),
    (
        'cards = "all"',
        "cards = "
        + str(
            [
                "green red yellow black",
                "black red yellow green",
                "red green yellow black",
                "yellow red green black",
                "green black yellow red",
                "yellow black red green",
            ]
        ).replace("'", '"'),
    ),
)
"""Many cards and tokens, two outer spaces in a row, other attacks, tokens, faces and skills cards."""
SCARCE = (
    ("fan_count = 60", "fan_count = 7"),
    ("fan_symbols = 6", "fan_symbols = 1"),
    ("whip = 5", "whip = 0"),
    ('"plus green 3 x3", "plus red 3 x3", "plus yellow 3 x3", "plus black 3 x3"', '"plus green 3"'),
    ('"wild green x3", "wild red x3", "wild yellow x3", "wild black x3"', '"wild green x3", "wild black"'),
    ('"learning green x3", "learning red x3", "learning yellow x3", "learning black x3"', '"learning green"'),
    ('"whip x6", "shield x6", "recovery x6", "discard 2 x6"', '"shield"'),
    ("whip x15", "whip x40"),
    ("count = 147", "count = 172"),
)
"""A bag that is soon empty, and many whips without effect."""


class Fixed(Random):
    """A generator that draws one number chosen before."""

    def __init__(self, number: int, below: int) -> None:
        super().__init__(0)
        self.number, self.below = number, below

    def random(self) -> float:
        return (self.number + 0.5) / self.below


CHANGES = {"house": HOUSE, "small": SMALL, "scarce": SCARCE, "large": LARGE}
DECISIONS = {"house": 2300, "small": 1300, "scarce": 400, "large": 100}
SEATS = range(2, 7)
SAME_RACES = (HOUSE, HOUSE, HOUSE, SMALL, SCARCE, LARGE)
LEVELS = {"dummy": "dummy", "auriga": "auriga"}
SHORT = {"laps": 1}
TOO_LARGE = (
    ((("whip x15", "whip x125"), ("count = 147", "count = 257")), "257 cards in the deck"),
    ((("green = [2, 4, 6]", "green = [2, 4, 6, 7, 8, 9, 10, 11]"),), "17 symbols"),
    ((("discard 3", "discard 6"),), "6 cards for a discard token"),
)
LIMITED = ("spaces in a lap", "faces of the emperor die", "fan tokens", "attack boxes")
FULL = HOUSE


def settings() -> Iterator[dict[str, Any]]:
    """Yield all numbers of laps, and tokens hidden and open, in all variants."""
    for n in count():
        yield {
            "laps": n % 5 + 1,
            "open_fan_tokens": n % 2 == 1,
            "crowd_by_symbol": n % 4 < 2,
            "lapped_in_the_way": n % 3 > 0,
        }


def calm(monkeypatch: pytest.MonkeyPatch) -> None:
    """Do nothing: the bots of `LEVELS` use no random numbers."""


class Lockstep(RaceLockstep):
    """A race of Charioteer: every group of moves, the throws, and the choices of the bots."""

    game, engine = get_game("charioteer"), engine

    def prepare(self) -> None:
        self.look = new_auriga_scratch()
        self.before = self.race.copy()

    def answer_all(self, played: Played) -> None:
        answers, seats = played.answers, len(played.state.chariots)
        for first in range(0, len(answers) - seats + 1, seats):  # answers that are still sealed at the end are left out
            for line in sorted(answers[first : first + seats], key=lambda line: line.seat):
                self.answer(line.seat, line.answer)

    def compare(self) -> None:
        """Compare every field and every standing, and check that a record survives the round trip."""
        table = self.table
        if table.sealed:  # nothing has changed but a sealed move
            assert self.race["answered"] == len(table.sealed)
            for name in IN_PLAY:
                assert (self.race[name] == self.before[name]).all(), name
            return
        self.before = self.race.copy()
        state = state_of(self.race, self.edition)
        assert state == table.state
        assert self.game.standing(state) == self.game.standing(table.state)
        if isinstance(table.prompt, Ask):
            assert state_of(race_at(table), self.edition) == table.state
        else:
            self.compare_end()

    def compare_round_trip(self) -> None:
        """Check that a record converted from the table, including sealed moves, equals the record that was played."""
        again, seats = race_at(self.table), len(self.table.state.chariots)
        assert again["answered"] == self.race["answered"]
        assert state_of(again, self.edition) == state_of(self.race, self.edition)
        assert (again["holds"] == self.race["holds"]).all()
        for seat in range(seats):
            if seat < again["answered"]:
                assert move_of(again, seat) == move_of(self.race, seat) == self.table.sealed[seat]

    def decide(self, lists: int = 1) -> None:
        """Compare the options, then give the same answer on both sides.

        All lists are compared at one in `lists` decisions, all fields at one in `lists` turns and at the end of the race; the
        number of options, the chosen one, and the draws always.
        """
        (seat, *_) = self.table.waiting
        options: Any = self.table.options(seat)
        count = list_options(self.packed, self.race, seat, self.scratch)
        assert count == self.counts[0] == len(options)
        listing = self.decisions % lists == 0
        if listing:
            self.compare_groups(seat, options)
        if self.decisions % (4 * lists) == 0:
            self.compare_choices(seat)
            self.compare_round_trip()
        number = self.pick(count, options)
        list_options(self.packed, self.race, seat, self.scratch)
        option_by_number(self.packed, self.race, seat, self.scratch, number)
        move = move_of(self.race, seat)
        assert move == options.draw(Fixed(number, count))
        if listing:
            self.compare_throws(seat, options, move)
        if count <= WRITTEN_OUT and self.decisions % (16 * lists) == 0:
            self.compare_every_option(seat, options)
        self.table.answer(seat, move)
        self.decisions += 1
        self.step(number)
        if self.table.state.turn % lists == 0 or self.table.prompt is None:
            self.compare()

    def answer(self, seat: int, move: Move) -> None:
        """Compare the options of the next seat, then play this move on both sides."""
        options: Any = self.table.options(seat)
        assert list_options(self.packed, self.race, seat, self.scratch) == self.counts[0] == len(options)
        self.compare_groups(seat, options)
        put_move(self.race, seat, move)
        assert move_of(self.race, seat) == move
        self.race["answered"] += 1
        self.table.answer(seat, move)
        self.decisions += 1
        self.step(-1)
        self.compare()

    def pick(self, count: int, options: Moves) -> int:
        """Return any option; often one that is not a reset, so that the race goes on."""
        last = options.groups()[-1]
        assert last.symbol is None
        resets = int(self.scratch["group"][self.scratch["groups"] - 1]["options"])
        if count > resets and self.rng.random() < 0.7:
            return self.rng.randrange(count - resets)
        return self.rng.randrange(count)

    def compare_groups(self, seat: int, options: Moves) -> None:
        """Compare every set of every group, in order, and the tokens that may be played on it."""
        hand = self.race["hand"][seat].tolist()
        groups = options.groups()
        assert self.scratch["groups"] == len(groups)
        found = self.scratch["group"][: len(groups)].copy()
        for n, group in enumerate(groups):
            fast = found[n]
            sets = list_sets(self.packed, self.scratch, n)
            assert fast["symbol"] == (NONE if group.symbol is None else group.symbol)
            assert (bool(fast["crowd"]), fast["token"]) == (group.crowd, NONE if group.token is None else group.token)
            wild = int(fast["wild"])
            assert group.wild == (None if wild == NONE else CROWD if wild == UNDER_CROWD else hand[wild])
            written = self.scratch["cards"]["written"][:sets].tolist()
            assert [tuple([hand[place] for place in places(cards)]) for cards in written] == list(group.sets)
            assert fast["sets"] == sets
            self.listed += sets
            assert fast["tokens"] == (len(options.tokens(group.symbol)) if group.token is None else 1)
        for colour in range(len(COLOURS)):
            tokens = self.scratch["on"][: list_tokens(self.packed, self.race, seat, self.scratch, colour)].tolist()
            symbol = self.edition.symbols_by_colour[colour][0]
            assert [() if token == NONE else (token,) for token in tokens] == options.tokens(symbol)

    def compare_throws(self, seat: int, options: Moves, move: Move) -> None:
        """Compare every way to throw cards away with a move."""
        hand = self.race["hand"][seat].tolist()
        ways = list_throws(self.packed, self.race, seat, self.scratch, int(self.race["moves"][seat]["cards"]))
        pairs = zip(self.scratch["throw_token"][:ways].tolist(), self.scratch["throws"]["written"][:ways].tolist(), strict=True)
        assert [(None if t == NONE else t, cards_of(hand, cards)) for t, cards in pairs] == list(options.throws(move.cards))

    def compare_every_option(self, seat: int, options: Moves) -> None:
        """Compare the whole list, option by option."""
        before = self.race["moves"][seat].copy()
        count = list_options(self.packed, self.race, seat, self.scratch)
        every = []
        for number in range(count):
            option_by_number(self.packed, self.race, seat, self.scratch, number)
            every.append(move_of(self.race, seat))
        assert every == list(options)
        self.race["moves"][seat] = before

    def compare_choices(self, seat: int) -> None:
        """Compare the choices of deterministic bots."""
        for level in LEVELS:
            choose_moves(self.packed, self.races, seat, self.scratch, self.look, BOTS[level])
            assert move_of(self.race, seat) == find_bot("charioteer", level, Random(0))(Pov(self.table, seat)), level
