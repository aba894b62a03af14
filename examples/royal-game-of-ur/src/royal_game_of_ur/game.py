"""The game as everybody else sees it, and its editions."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from hippodrome.core.codec import dump
from hippodrome.core.game import Game, GameOption, Standing
from hippodrome.core.toml_reader import TomlReader
from royal_game_of_ur.rules import FACTS, Player, State, next_phase, winner


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
    sheet = TomlReader(text, where, __package__)
    sheet.reject_unknown_keys((), ("game", "name", "pieces", "dice", "first", "shared", "last", "rosettes"))
    sheet.text("game", choices=("royal-game-of-ur",))
    numbers = {key: sheet.number(key, low=1, high=16) for key in ("pieces", "dice", "first", "shared", "last")}
    edition = Edition(sheet.name("name", max_length=60), **numbers, rosettes=tuple(sheet.numbers("rosettes", low=1, high=36)))
    if not sheet.issues and edition.first + edition.last + 2 > edition.shared:
        sheet.add_issue(("shared",), "road_too_short")
    if not sheet.issues and max(edition.rosettes) >= edition.home:
        sheet.add_issue(("rosettes",), "rosette_beyond", squares=edition.home - 1)
    sheet.raise_issues()
    return edition


def setup(seats: int, options: Mapping[str, Any], edition: Edition) -> State:
    """All pieces wait at the start."""
    return State([Player([0] * (options["pieces"] or edition.pieces)) for _ in range(seats)], edition=edition)


def standing(s: State) -> Standing:
    """Who has come further; at the end, the winner."""
    far = [(player.pieces.count(s.edition.home), sum(player.pieces)) for player in s.players]
    won = winner(s)
    return Standing(tuple(1 + sum(other > mine for other in far) for mine in far), () if won is None else (won,))


def label(words: Any, edition: Edition, field: str, value: Any) -> str | None:
    """What a place is called."""
    kind = "rosette" if value in edition.rosettes else "home" if value == edition.home else "square" if value else "start"
    return str(words.text(f"place.{kind}", n=value)) if field in ("start", "end") else None


GAME: Game[State] = Game(
    name="royal-game-of-ur",
    version=1,
    seats=range(2, 3),
    setup=setup,
    next_phase=next_phase,
    view=lambda s, seat: dict(dump(s)),
    resample_hidden=lambda s, seat, rng: None,
    standing=standing,
    state_type=State,
    read_edition=read_edition,
    format_answer=lambda edition, move: str(move),
    label=label,
    turn=lambda s: s.throws,
    pieces=lambda s: {"pieces": [f"{seat}/{n}" for seat, own in enumerate(s.players) for n in range(len(own.pieces))]},
    options={"pieces": GameOption(None, (1, 2, 3, 4, 5, 6, 7))},
    facts=FACTS,
    text_variables=lambda edition, seats, options: {"number": options["pieces"] or edition.pieces, "dice": edition.dice},
)
