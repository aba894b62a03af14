"""The state of a table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from hippodrome.core.ask import Seat
from hippodrome.core.codec import unserialized_field
from hippodrome.core.facts import Fact
from hippodrome.games.charioteer.edition import Edition


@dataclass(slots=True)
class Chariot:
    """Displays: a player's chariot with its skills and damage, the hand and the tokens."""

    at: int
    """Spaces covered from the line, outer ones included; below zero at the start."""
    skills: list[int] = field(default_factory=lambda: [0, 0, 0, 0])
    """Each colour's step on the skills track: start spaces from the bottom up, the +1 row, then the bonus box."""
    damage: int = 0
    """Damage box. Effect of damage on movement: each cube in it takes a point from every move."""
    new_damage: int = 0
    """Attack boxes: cubes that came this turn."""
    guarded: bool = False
    """A shield or a reset keeps the attack boxes empty this turn."""
    hand: list[int] = field(default_factory=list)
    tokens: list[int] = field(default_factory=list)


@dataclass(slots=True)
class State:
    """The whole table."""

    chariots: list[Chariot]
    running: list[Seat]
    """The order of the race: the leader first; in one space the inner chariot before the outer."""
    laps: int
    open_fan_tokens: bool = False
    crowd_by_symbol: bool = False
    """The crowd card joins a move only if its own face shows the symbol."""
    lapped_in_the_way: bool = False
    """Chariots of different laps meet in a space of the board like those of one lap."""
    abreast: list[Seat] = field(default_factory=list)
    """All chariots where laps meet; of two in one space of the board the inner one first."""
    turn: int = 0
    lap: int = 1
    """The lap marker: the lap the leader is in."""
    emperor: str | None = None
    """The face of the emperor die; None until it is rolled for the turn."""
    crowd: list[int] = field(default_factory=list)
    """The crowd track; the first is the crowd card."""
    deck: list[int] = field(default_factory=list)
    discard: list[int] = field(default_factory=list)
    bag: list[int] = field(default_factory=list)
    used_fans: list[int] = field(default_factory=list)
    over: bool = False
    edition: Edition = unserialized_field(shared=True)
    facts: list[Fact] | None = unserialized_field(shared=False)

    @property
    def finish(self) -> int:
        """The first place beyond the line after the last lap."""
        return self.laps * self.edition.track.lap


def setup(seats: int, options: Mapping[str, Any], edition: Edition) -> State:
    """Set up: all chariots on the start, five player tokens each, the fan tokens in the bag."""
    start = edition.track.first_start()
    return State(
        chariots=[Chariot(at=start, tokens=sorted(edition.player_tokens)) for _ in range(seats)],
        running=list(range(seats)),
        laps=options["laps"] or edition.laps,
        open_fan_tokens=options["open_fan_tokens"],
        crowd_by_symbol=options["crowd_by_symbol"],
        lapped_in_the_way=options["lapped_in_the_way"],
        deck=list(range(len(edition.cards))),
        bag=list(edition.fan_tokens),
        edition=edition,
    )
