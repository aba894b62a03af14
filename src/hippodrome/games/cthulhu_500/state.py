"""The state of a table."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from hippodrome.core.ask import Seat
from hippodrome.core.codec import unserialized_field
from hippodrome.core.facts import Fact
from hippodrome.games.cthulhu_500.edition import Card, Edition, Vehicle

NOBODY: Seat = -1
NO_CARD = -1


@dataclass(slots=True)
class Racer:
    """A player: vehicle, its fitted cards, pit crew, hand and lap counters."""

    vehicle: int = -1
    damaged: bool = False
    laps: int = 0
    hand: list[int] = field(default_factory=list)
    pit: list[int] = field(default_factory=list)
    driver: int | None = None
    mods: list[int] = field(default_factory=list)
    tires: int | None = None
    boost: int = 0
    """Bonus or penalty of actions on every passing test until the end of this turn."""
    slowed: int = 0
    """Actions that the next turn will lack."""
    sheltered: bool = False
    """Immune to rivals' Spells until the seat's next turn begins."""
    silent: bool = False
    """Passes on every reaction until the end of this turn; no other seat may know. (Ruling 20)"""


@dataclass(slots=True)
class Moment:
    """The event that reactions may answer now: its actor, its target, its cards, and the answers so far."""

    event: str
    seat: Seat
    rival: Seat = NOBODY
    card: int = NO_CARD
    aim: list[int] = field(default_factory=list)
    """The cards that a card just played is aimed at."""
    seats: list[Seat] = field(default_factory=list)
    """The seats that a card just played is aimed at."""
    push: int = 0
    """Sum of reactions for the seat that passes."""
    swerve: int = 0
    """Sum of reactions for the rival being passed."""
    die: int = 0
    rival_die: int = 0
    victims: list[Seat] = field(default_factory=list)
    unharmed: list[Seat] = field(default_factory=list)
    pouncing: list[Seat] = field(default_factory=list)
    """Seats that gained a free passing test."""
    bonus: int = 0
    """Bonus of a repair test before any reaction."""
    jinx: int = 0
    """Sum of reactions against it."""
    leaves: int = NO_CARD
    """The card that a contagion leaves."""
    next_seat: Seat = NOBODY
    """The seat that took the next turn."""


@dataclass(slots=True)
class State:
    """The whole table."""

    racers: list[Racer]
    pack: list[Seat]
    """The pack, its leader first."""
    length: str = "normal"
    counters: int = 0
    """Long game: counters left on the flag."""
    above: int = 0
    """Short game: cards of the draw pile above the half that contains the flag."""
    warning_lap: bool = False
    net_laps: bool = False
    swap_laps: bool = False
    """Lap counters follow if the first and the last change places. (Ruling 1)"""
    damage_passes: bool = False
    """Being passed because of damage counts as being passed: spikes bite, reactions answer. (Ruling 11)"""
    drafted: bool = False
    phase: str = "vehicles"
    """The next phase of play: vehicles, deal, qualify, start, act, finish."""
    turn: int = 0
    mover: Seat = 0
    actions: int = 0
    spells: int = 0
    """Spells that took effect this turn."""
    threw: int = 0
    """Cards thrown away at the end of this turn."""
    deck: list[int] = field(default_factory=list)
    discard: list[int] = field(default_factory=list)
    """The discard pile, its top card last."""
    played: list[int] = field(default_factory=list)
    """Cards laid down whose effect is not over yet."""
    contagions: dict[int, int] = field(default_factory=dict)
    """Each contagion in play and its infected card."""
    flag_aside: bool = False
    """The flag is next to the piles: it waits to be shuffled in, or it has been drawn."""
    flag_seat: Seat = NOBODY
    """Warning lap: the seat that drew the flag, and will have the last turn."""
    flag_turn: int = 0
    last_turns: list[Seat] = field(default_factory=list)
    """Warning lap: the seats that have had a turn that began after the flag was drawn."""
    last_draw: int = 0
    """The turn in which a card was last drawn."""
    dice: list[list[int]] = field(default_factory=list)
    """The dice of the last test on the table: the seat of each, and its pips."""
    moments: list[Moment] = field(default_factory=list)
    over: bool = False
    edition: Edition = unserialized_field(shared=True)
    facts: list[Fact] | None = unserialized_field(shared=False)


def setup(seats: int, options: Mapping[str, Any], edition: Edition) -> State:
    """Preparation: the deck without the flag, which opens the discard pile; in the long and short games it waits aside."""
    length = options["length"]
    return State(
        racers=[Racer() for _ in range(seats)],
        pack=list(range(seats)),
        length=length,
        counters=options["counters"] if length == "long" else 0,
        warning_lap=options["warning_lap"],
        net_laps=options["net_laps"],
        swap_laps=options["swap_laps"],
        damage_passes=options["damage_passes"],
        drafted=options["vehicles"] == "drafted",
        deck=list(range(len(edition.cards))),
        discard=[edition.flag] if length == "normal" else [],
        flag_aside=length != "normal",
        edition=edition,
    )


def vehicle(s: State, seat: Seat) -> Vehicle:
    """The vehicle a seat drives."""
    return s.edition.vehicles[s.racers[seat].vehicle]


def ahead(s: State, seat: Seat, by: int = 1) -> Seat:
    """Turn order: the vehicle ahead; the pack is a circle, so the last is ahead of the leader. (Ruling 1)"""
    return s.pack[(s.pack.index(seat) - by) % len(s.pack)]


def behind(s: State, seat: Seat) -> Seat:
    """Turn order: the vehicle behind; behind the last is the leader."""
    return s.pack[(s.pack.index(seat) + 1) % len(s.pack)]


def are_neighbours(s: State, one: Seat, other: Seat) -> bool:
    """Turn order: whether one vehicle is directly behind the other; so are the leader and the last. (Ruling 1)"""
    return other in (ahead(s, one), behind(s, one))


def attached(racer: Racer) -> Iterator[int]:
    """The cards on a vehicle: driver, modifications, tires."""
    if racer.driver is not None:
        yield racer.driver
    yield from racer.mods
    if racer.tires is not None:
        yield racer.tires


def on_vehicle(s: State, seat: Seat, effect: str) -> Card | None:
    """The card on a seat's vehicle that has this effect."""
    cards = s.edition.cards
    for card in attached(s.racers[seat]):
        if cards[card].effect == effect:
            return cards[card]
    return None


def piece_with(s: State, seat: Seat, effect: str) -> int | None:
    """The card with this effect that a seat has in play, on the vehicle or in the pit."""
    cards = s.edition.cards
    for card in (*attached(s.racers[seat]), *s.racers[seat].pit):
        if cards[card].effect == effect:
            return card
    return None


def in_play_of(racer: Racer) -> list[int]:
    """Every card a player has in play."""
    return [*attached(racer), *racer.pit]


def holder(s: State, card: int) -> Seat | None:
    """The seat that has a card in play."""
    for seat, racer in enumerate(s.racers):
        if card in racer.mods or card in racer.pit or card == racer.driver or card == racer.tires:
            return seat
    return None


def is_warded(s: State, seat: Seat) -> bool:
    """Return whether a vehicle is immune to rivals' Spells: by its driver, or by an Elder Sign. (Ruling 15)"""
    if s.racers[seat].sheltered:
        return True
    driver = s.racers[seat].driver
    return driver is not None and s.edition.cards[driver].effect == "warded"


def hand_limit(s: State, seat: Seat) -> int:
    """Drawing: a hand cannot normally exceed five cards by drawing. (Ruling 3)"""
    sponsor = on_vehicle(s, seat, "bigger_hand")
    return s.edition.hand + (sponsor.amount if sponsor else 0)


def complexity(s: State, seat: Seat) -> int:
    """Repairing damage: the target number of a repair."""
    added = sum([s.edition.cards[mod].complexity for mod in s.racers[seat].mods])
    tires = s.racers[seat].tires
    return vehicle(s, seat).complexity + added + (s.edition.cards[tires].complexity if tires is not None else 0)


def fixing(s: State, seat: Seat) -> int:
    """Repairing damage: the Fix of the whole pit crew; Fungi from Detroit help each other. (Ruling 16)"""
    cards, pit = s.edition.cards, s.racers[seat].pit
    total = sum([cards[card].fix for card in pit])
    fungi = sum([cards[card].fungi for card in pit])
    return total + sum([min(fungi - 1, cards[card].amount) for card in pit if cards[card].effect == "huddle"])


def pile_size(s: State) -> int:
    """Return the number of cards in the draw pile, which no view contains."""
    return len(s.deck) + (s.length == "short" and s.above > 0)


def thickness(s: State, size: int) -> str:
    """End of the game: a pile may be looked at, never counted. (Ruling 9)"""
    if size == 0:
        return "empty"
    if size <= s.edition.nearly_gone:
        return "nearly_gone"
    return "thin" if size <= s.edition.thin else "thick"
