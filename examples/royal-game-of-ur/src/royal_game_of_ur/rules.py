"""The rules, in the order in which one would tell them. Squares are counted along a player's road from 1; 0 is the start."""

from dataclasses import dataclass
from typing import Any, NamedTuple

from hippodrome.core.ask import Chance, ListedOptions, Seat, ask
from hippodrome.core.codec import unserialized_field
from hippodrome.core.errors import Reason
from hippodrome.core.facts import Fact, tell

FACTS = {
    "begins": ("seat",), "threw": ("seat", "thrown"), "stuck": ("seat",), "moved": ("seat", "piece", "start", "end"),
    "captured": ("seat", "rival", "end"), "again": ("seat",), "won": ("seat",),
}  # fmt: skip


class Move(NamedTuple):
    """From a square, or from the start, to another, or home. `takes`: a piece of the rival stands there."""

    start: int
    end: int
    takes: bool = False

    def __str__(self) -> str:
        return f"{self.start}-{self.end}"


@dataclass(slots=True)
class Player:
    """Where the pieces of a player are, and how many they have captured."""

    pieces: list[int]
    captures: int = 0


@dataclass(slots=True)
class State:
    """The players, whose turn it is, what they threw, and how many throws there were."""

    players: list[Player]
    seat: int | None = None
    thrown: int | None = None
    throws: int = 0
    edition: Any = unserialized_field(shared=True)
    facts: list[Fact] | None = unserialized_field(shared=False)


def next_phase(s: State) -> Any:
    """First it is settled who begins; then one turn follows another until somebody has all pieces home."""
    if winner(s) is not None:
        return None
    return begin(s) if s.seat is None else turn(s, s.seat)


async def begin(s: State) -> None:
    """Luck says who begins."""
    (s.seat,) = await Chance("first seat", 1, 2)
    tell(s, "begins", seat=s.seat)


async def turn(s: State, seat: Seat) -> None:
    """Throw the dice, then move a piece so far if any can."""
    s.throws += 1
    s.thrown = sum(await Chance("throw", s.edition.dice, 2))
    tell(s, "threw", seat=seat, thrown=s.thrown)
    moves = moves_of(s, seat)
    if moves:
        make_move(s, seat, await ask(seat, "move", moves))
    else:
        tell(s, "stuck", seat=seat)
        s.seat = 1 - seat


def make_move(s: State, seat: Seat, move: Move) -> None:
    """Move the piece. A piece of the rival that stood there goes back to its start. On a rosette it is your turn again."""
    own, rival = s.players[seat], s.players[1 - seat].pieces
    piece = last_of(own.pieces, move.start)
    own.pieces[piece] = move.end
    tell(s, "moved", seat=seat, piece=piece, start=move.start, end=move.end)
    if move.takes:
        own.captures += 1
        rival[rival.index(move.end)] = 0
        tell(s, "captured", seat=seat, rival=1 - seat, end=move.end)
    if winner(s) is not None:
        tell(s, "won", seat=seat)
    elif move.end in s.edition.rosettes:
        tell(s, "again", seat=seat)
    else:
        s.seat = 1 - seat


def last_of(pieces: list[int], at: int) -> int:
    """Which piece goes, of those in a place: of a pile the one on top."""
    return len(pieces) - 1 - pieces[::-1].index(at)


def winner(s: State) -> Seat | None:
    """Who has all pieces home."""
    return next((seat for seat, player in enumerate(s.players) if set(player.pieces) == {s.edition.home}), None)


def moves_of(s: State, seat: Seat) -> ListedOptions[Move]:
    """Any piece may go as far as was thrown, if nothing forbids it."""
    edition, own, rival = s.edition, s.players[seat].pieces, s.players[1 - seat].pieces
    ends = {start: start + s.thrown for start in sorted(set(own) - {edition.home}) if s.thrown}
    tries = [Move(start, end, edition.is_shared(end) and end in rival) for start, end in ends.items()]
    allowed = [move for move in tries if why_not(edition, own, move) is None]
    return ListedOptions(allowed, lambda move: why_not(edition, own, move) if isinstance(move, Move) else None, tries)


def why_not(edition: Any, own: list[int], move: Move) -> Reason | None:
    """Home takes an exact throw; a square holds one piece, and who stands on a rosette is safe."""
    if move.end > edition.home:
        return Reason("beyond_home", {"spaces": edition.home - move.start, "thrown": move.end - move.start})
    if move.end in own and move.end != edition.home:
        return Reason("own_piece", {"end": move.end})
    return Reason("safe_on_rosette", {"end": move.end}) if move.takes and move.end in edition.rosettes else None
