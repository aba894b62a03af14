"""An independent implementation of the Charioteer rulebook: each turn of random races is computed again and compared.

The referee uses none of the rules' functions. It stores chariots in rows, one for each space, from inside to outside.
"""

from __future__ import annotations

from math import ceil
from random import Random
from typing import Any

import pytest

from hippodrome.core.ask import Ask
from hippodrome.core.codec import copy
from hippodrome.core.rng import SampledChance
from hippodrome.core.table import Table
from hippodrome.games.charioteer.move import Move
from hippodrome.games.charioteer.moves import Moves
from hippodrome.games.charioteer.state import State
from hippodrome.games.registry import get_game, load_edition

GAME = get_game("charioteer")
EDITION = load_edition(GAME)
COLOURS = ("green", "red", "yellow", "black")
OUTER = [outer for section in EDITION.track.sections for outer in section.outer]
ROW, BOX = 4, 9
"""The first steps of the skills track in the row and in the bonus box."""


class Laid:
    """A revealed move: its colour and number, matching symbols card by card, icons, and the effect of its token."""

    def __init__(self, s: State, move: Move) -> None:
        assert move.symbol is not None
        symbol = EDITION.symbols[move.symbol]
        self.colour, self.number = COLOURS[symbol.colour], symbol.number
        cards = [EDITION.cards[card] for card in move.cards if card != move.wild]
        if move.crowd and move.wild != -1:
            cards.append(EDITION.cards[s.crowd[0]])
        tokens = [EDITION.tokens[token] for token in move.tokens]
        self.symbols = [n for card in cards if (n := card.symbols.count(move.symbol))] + ([] if move.wild is None else [2])
        self.icons = [card.icon for card in cards] + [token.kind for token in tokens]
        self.bonus = sum(token.number for token in tokens if token.kind == "plus")
        assert 1 <= len(move.cards) <= 3
        assert len(tokens) <= 1
        assert len(self.symbols) >= 2


class Referee:
    """The table after a turn, as computed by the referee."""

    def __init__(self, s: State, moves: dict[int, Move]) -> None:
        self.finish, self.first = s.laps * len(OUTER), s.turn == 1
        self.rows: dict[int, list[int]] = {}
        for seat in s.running:
            self.rows.setdefault(s.chariots[seat].at, []).append(seat)
        self.at = [chariot.at for chariot in s.chariots]
        self.damage = [chariot.damage for chariot in s.chariots]
        self.new = [chariot.new_damage for chariot in s.chariots]
        self.skills = [list(chariot.skills) for chariot in s.chariots]
        self.fans: list[int] = []
        laid = {seat: Laid(s, move) for seat, move in moves.items() if move.symbol is not None}
        safe = {seat for seat in moves if seat not in laid or "shield" in laid[seat].icons}
        self.new = [0 if seat in safe else cubes for seat, cubes in enumerate(self.new)]
        for seat in s.running:
            if seat in laid:
                self.ride(seat, laid[seat])
                self.hurt_others(seat, laid[seat], safe)
                self.reward(seat, laid[seat], s.emperor)
            else:
                self.damage[seat] = 0
        self.running = [seat for place in sorted(self.rows, reverse=True) for seat in self.rows[place]]
        self.over = self.at[self.running[0]] >= self.finish
        if not self.over:
            self.damage = [old + new for old, new in zip(self.damage, self.new, strict=True)]

    def ride(self, seat: int, move: Laid) -> None:
        recoveries = (move.colour == "yellow") + move.icons.count("recovery")
        self.damage[seat] -= self.damage[seat] if recoveries > 1 else ceil(self.damage[seat] / 2) if recoveries else 0
        step = self.skills[seat][COLOURS.index(move.colour)]
        skill = EDITION.box[step - BOX] if step >= BOX else int(step >= ROW)
        black, passed = move.colour == "black", False
        for _ in range(sum(move.symbols) + move.number + move.bonus + skill - self.damage[seat]):
            row = self.rows[self.at[seat]]
            place = row.index(seat)
            if place > 0 and not self.first:
                row[place - 1 : place + 1] = [seat, row[place - 1]]
                passed = True
            else:
                passed = bool(self.between(seat, black)) or passed
                self.step(seat, black)
        leads = self.rows[max(self.rows)][0] == seat
        if not (self.first or passed or leads):
            for _ in range(5 * move.icons.count("whip")):
                if self.rows[self.at[seat]][0] == seat and not self.between(seat, black):
                    self.step(seat, black)

    def next(self, seat: int, black: bool) -> int:
        place = self.at[seat] + 1
        while OUTER[place % len(OUTER)] and (black or place >= self.finish):
            place += 1
        return place

    def between(self, seat: int, black: bool) -> list[int]:
        return [rival for place in range(self.at[seat] + 1, self.next(seat, black)) for rival in self.rows.get(place, [])]

    def step(self, seat: int, black: bool) -> None:
        to = self.next(seat, black)
        self.rows[self.at[seat]].remove(seat)
        if not self.rows[self.at[seat]]:
            del self.rows[self.at[seat]]
        self.rows.setdefault(to, []).append(seat)
        self.at[seat] = to

    def hurt_others(self, seat: int, move: Laid, safe: set[int]) -> None:
        cubes = {3: 1, 4: 2}.get(len(move.symbols), 0) if move.colour == "red" else 0
        for rival in range(len(self.at)):
            if rival != seat and rival not in safe:
                self.new[rival] = min(3, self.new[rival] + cubes)

    def reward(self, seat: int, move: Laid, emperor: str | None) -> None:
        skills, colour = self.skills[seat], COLOURS.index(move.colour)
        if skills[colour] < BOX:
            reached = skills[colour] + 1 + (emperor in (move.colour, "all")) + move.icons.count("learning")
            skills[colour] = BOX + sum(step >= BOX for step in skills) if reached >= BOX else reached
        if sum(move.symbols) >= 6:
            self.fans.append(seat)


def choose(options: Moves, rng: Random) -> Move:
    """Return some move; mostly the longest of several, so that races end, skills grow and fan tokens are won."""
    drawn = [options.draw(rng) for _ in range(rng.choice([1, 1, 6]))]
    return max(drawn, key=lambda move: -1 if move.symbol is None else options.count(move).distance)


@pytest.mark.parametrize("seed", range(40))
def test_the_rules_and_the_referee_agree(seed: int) -> None:
    rng = Random(seed)
    seats = 2 + seed % 5
    options = GAME.resolve_options({"laps": rng.choice([1, 1, 2, 3])})
    table: Table[Any] = Table(GAME, GAME.setup(seats, options, EDITION), SampledChance(rng))
    for _ in range(300):
        if not isinstance(table.prompt, Ask):
            break
        before, told = copy(table.state), len(table.facts)
        moves = {seat: choose(table.prompt.options[seat], rng) for seat in table.waiting}  # type: ignore[arg-type]
        for seat, move in moves.items():
            table.answer(seat, move)
        referee, s = Referee(before, moves), table.state
        assert s.running == referee.running
        assert [chariot.at for chariot in s.chariots] == referee.at
        assert [chariot.skills for chariot in s.chariots] == referee.skills
        assert [chariot.damage for chariot in s.chariots] == referee.damage
        assert [f.data["seat"] for f in table.facts[told:] if f.kind in ("fan_token", "bag_empty")] == referee.fans
        assert s.over == referee.over
    assert table.prompt is None, "every race ends"
