"""The state of a table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from hippodrome.core.ask import Seat
from hippodrome.core.codec import unserialized_field
from hippodrome.core.facts import Fact
from hippodrome.games.chariot_race.edition import Board, Edition
from hippodrome.games.chariot_race.track import OFF_BOARD, Place, Track

NOBODY = -1
NO_COLOUR = -1


@dataclass(slots=True)
class Chariot:
    """A chariot, its place and the clips on its board."""

    owner: Seat
    colour: int = NO_COLOUR
    damage: int = 0
    """Remaining damage; a wreck at 0."""
    speed: int = 0
    fate: int = 0
    place: Place = OFF_BOARD
    laps: int = 0
    """Laps completed; being set back over the line undoes none, unless an option says so. (Ruling 6)"""
    start: int = 0
    """Its starting place, from 1."""
    arrived: int = 0
    """Time of its arrival at its place: of equal fronts, the first to arrive is ahead. (Ruling 3)"""
    wrecked: int = 0
    """0 while it races; otherwise the number of its wreck, 1 the first of the race."""


@dataclass(slots=True)
class State:
    """The whole table."""

    seats: int
    laps: int
    halves: str
    """The sides of the first and the second half of the board: AA, AB, BA or BB."""
    each: int = 1
    """Chariots each player drives."""
    safe_after_finish: bool = False
    unequal: bool = False
    choose_colours: bool = False
    shared_win: bool = False
    """Equal fronts share the win; otherwise the first to arrive wins. (Ruling 11)"""
    set_back_loses_lap: bool = False
    """A chariot that is set back over the line loses that lap. (Ruling 6)"""
    wrecks_ram: bool = False
    """A chariot that is wrecked by a corner or a caltrop still rams the chariot in that space. (Ruling 16)"""
    finish_ends_race: bool = False
    """The round in which a chariot finishes is the last, even if the finisher is wrecked. (Ruling 17)"""
    chariots: list[Chariot] = field(default_factory=list)
    started: bool = False
    round: int = 0
    queue: list[int] = field(default_factory=list)
    """The chariots that have yet to move this round, the next first."""
    caltrops: list[int] = field(default_factory=list)
    """The spaces with a caltrop."""
    supply: int = 0
    """Caltrops that are not on the board."""
    clock: int = 0
    """Number of times a chariot has moved to a new place."""
    wrecks: int = 0
    over: bool = False
    phase: str = ""
    """The current decision: take, start, repair, dice, speed, path or attack."""
    active: int = NOBODY
    """The active chariot."""
    repaired: bool = False
    free_reroll: bool = False
    gave_up: bool = False
    """The free re-roll was given up by turning a die first. (Ruling 15)"""
    dice: list[int] = field(default_factory=list)
    """The faces of the dice rolled this turn."""
    steers: int = 0
    attacks: int = 0
    """Attack dice not yet used."""
    first: int = 0
    """The space in which this turn's movement began."""
    last: list[int] = field(default_factory=list)
    """The end of its movement: its space, and the one it was set back from."""
    through: list[int] = field(default_factory=list)
    """The spaces it moved through that are behind it."""
    ahead: list[int] = field(default_factory=list)
    """The spaces it moved through that do not, since it was set back. (Ruling 8)"""
    edition: Edition = unserialized_field(shared=True)
    facts: list[Fact] | None = unserialized_field(shared=False)

    @property
    def track(self) -> Track:
        """The joined board."""
        return self.edition.tracks[self.halves]


def setup(seats: int, options: Mapping[str, Any], edition: Edition) -> State:
    """Setup; Games With 2 and 3 Players: an empty board; two or three players drive two chariots each. (Ruling 12)"""
    s = State(
        seats=seats,
        laps=options["laps"] or edition.laps,
        halves=options["first_half"] + options["second_half"],
        each=2 if seats <= 3 and options["two_chariots"] else 1,
        safe_after_finish=options["no_damage_after_finish"],
        unequal=options["unequal_chariots"],
        choose_colours=options["choose_colours"],
        shared_win=options["shared_win"],
        set_back_loses_lap=options["set_back_loses_lap"],
        wrecks_ram=options["wrecks_ram"],
        finish_ends_race=options["finish_ends_race"],
        supply=edition.caltrops,
        edition=edition,
    )
    s.chariots = [Chariot(owner=n % seats) for n in range(seats * s.each)]
    if not s.unequal and not s.choose_colours:
        for n, chariot in enumerate(s.chariots):
            give_board(s, chariot, n)
    return s


def give_board(s: State, chariot: Chariot, colour: int) -> None:
    """The Chariot Boards: a chariot gets its colour, and its clips go to their starting values."""
    chariot.colour = colour
    board = board_of(s, chariot)
    chariot.damage, chariot.speed, chariot.fate = board.damage_start, board.speed_start, board.fate_start


def board_of(s: State, chariot: Chariot) -> Board:
    """Return a chariot's board."""
    return s.edition.boards[chariot.colour] if s.unequal else s.edition.equal


def racing(s: State) -> list[int]:
    """Return the chariots that are on the track, as numbers."""
    return [n for n, chariot in enumerate(s.chariots) if not chariot.wrecked and chariot.place.lane >= 0]


def running_order(s: State) -> list[int]:
    """End of Round: the chariots still racing, the furthest ahead first; of equal fronts, the first to arrive. (Ruling 3)"""
    track = s.track
    return sorted(racing(s), key=lambda n: (-track.front(*s.chariots[n].place), s.chariots[n].arrived))


def ranking(s: State) -> list[int]:
    """End of Game: finished chariots, then those still under way, then the wrecks, the later wreck first. (Ruling 11)"""
    ahead = running_order(s)
    finished = [n for n in ahead if s.chariots[n].laps >= s.laps]
    under_way = [n for n in ahead if s.chariots[n].laps < s.laps]
    wrecks = sorted((n for n in range(len(s.chariots)) if s.chariots[n].wrecked), key=lambda n: -s.chariots[n].wrecked)
    return [*finished, *under_way, *wrecks]


def has_finished(s: State, n: int) -> bool:
    """End of Game: whether a chariot still racing has completed the last lap."""
    return not s.chariots[n].wrecked and s.chariots[n].laps >= s.laps


def are_level(s: State, n: int, other: int) -> bool:
    """End of Game: whether two finished chariots share a place, because their fronts are equal. (Ruling 11)"""
    if not (s.shared_win and has_finished(s, n) and has_finished(s, other)):
        return False
    return s.track.front(*s.chariots[n].place) == s.track.front(*s.chariots[other].place)


def winning(s: State) -> list[int]:
    """End of Game: the chariots that have won: of the finished ones the one furthest ahead, and those level with it if the win
    is shared; none during the race, or if no finisher is left. (Ruling 11, 17)"""
    ranked = ranking(s)
    if not s.over or not ranked or not has_finished(s, ranked[0]):
        return []
    return [n for n in ranked if n == ranked[0] or are_level(s, n, ranked[0])]


def is_safe(s: State, n: int) -> bool:
    """No Damage After Crossing the Finish Line: whether rivals must not damage this chariot. (Ruling 19)"""
    return s.safe_after_finish and n != s.active and s.chariots[n].laps >= s.laps
