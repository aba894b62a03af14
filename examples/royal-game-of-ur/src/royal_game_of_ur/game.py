"""The game as everybody else sees it, and its editions."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from hippodrome.core.codec import dump
from hippodrome.core.game import Game, Setting, Standing
from hippodrome.core.toml_reader import Sheet
from royal_game_of_ur.rules import FACTS, Player, State, next_part, winner


@dataclass(frozen=True)
class Edition:
    """Pieces and dice, how many squares a player has alone at first, shares, and has alone again, and the rosettes."""

    name: str
    pieces: int
    dice: int
    first: int
    shared: int
    last: int
    rosettes: tuple[int, ...]

    @property
    def home(self) -> int:
        """The place beyond the last square."""
        return self.first + self.shared + self.last + 1

    def is_shared(self, at: int) -> bool:
        """Whether both players walk over this square."""
        return self.first < at <= self.first + self.shared


def read_edition(text: str, where: str) -> Edition:
    """The edition in a TOML text; BadEdition with every fault found."""
    sheet = Sheet(text, where, __package__)
    sheet.unknown((), ("game", "name", "pieces", "dice", "first", "shared", "last", "rosettes"))
    sheet.word("game", choices=("royal-game-of-ur",))
    numbers = {key: sheet.number(key, low=1, high=16) for key in ("pieces", "dice", "first", "shared", "last")}
    edition = Edition(sheet.name("name", longest=60), **numbers, rosettes=tuple(sheet.numbers("rosettes", low=1, high=36)))
    if not sheet.faults and edition.first + edition.last + 2 > edition.shared:
        sheet.fault(("shared",), "road_too_short")
    if not sheet.faults and max(edition.rosettes) >= edition.home:
        sheet.fault(("rosettes",), "rosette_beyond", squares=edition.home - 1)
    sheet.finish()
    return edition


def setup(seats: int, options: Mapping[str, Any], edition: Edition) -> State:
    """All pieces wait at the start."""
    return State([Player([0] * (options["pieces"] or edition.pieces)) for _ in range(seats)], edition=edition)


def standing(s: State) -> Standing:
    """Who has come further; at the end, the winner."""
    far = [(player.pieces.count(s.edition.home), sum(player.pieces)) for player in s.players]
    won = winner(s)
    return Standing(tuple(1 + sum(other > mine for other in far) for mine in far), () if won is None else (won,))


def call(words: Any, edition: Edition, field: str, value: Any) -> str | None:
    """What a place is called."""
    kind = "rosette" if value in edition.rosettes else "home" if value == edition.home else "square" if value else "start"
    return str(words.text(f"place.{kind}", n=value)) if field in ("start", "end") else None


GAME: Game[State] = Game(
    name="royal-game-of-ur",
    version=1,
    seats=range(2, 3),
    setup=setup,
    next=next_part,
    view=lambda s, seat: dict(dump(s)),
    blur=lambda s, seat, rng: None,
    standing=standing,
    state=State,
    read_edition=read_edition,
    write=lambda edition, move: str(move),
    call=call,
    turn=lambda s: s.throws,
    pieces=lambda s: {"pieces": [f"{seat}/{n}" for seat, own in enumerate(s.players) for n in range(len(own.pieces))]},
    options={"pieces": Setting(None, (1, 2, 3, 4, 5, 6, 7))},
    facts=FACTS,
    figures=lambda edition, seats, options: {"number": options["pieces"] or edition.pieces, "dice": edition.dice},
)
