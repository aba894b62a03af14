"""The public `Race`: a table together with its race record."""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy
from os import PathLike, fspath
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, Generic, Literal, TypeVar, overload

from hippodrome.core.ask import Options, Seat
from hippodrome.core.errors import Reason
from hippodrome.core.fingerprint import fingerprint
from hippodrome.core.race_file import RaceRecord as Written
from hippodrome.core.race_file import (
    check_names,
    from_text,
    new_race,
    open_table,
    read_file,
    record_log,
    to_text,
    write_file,
)
from hippodrome.core.rng import seed_from
from hippodrome.core.table import Pov, Table
from hippodrome.games.custom_editions import named_edition
from hippodrome.games.edition import Edition, edition_name
from hippodrome.games.race_opening import edition_digest, race_edition
from hippodrome.games.registry import DEFAULT_EDITION, get_game

if TYPE_CHECKING:
    from hippodrome.games.types import (
        CharioteerAnswer,
        CharioteerEdition,
        CharioteerState,
        ChariotRaceAnswer,
        ChariotRaceEdition,
        ChariotRaceState,
        CthulhuAnswer,
        CthulhuEdition,
        CthulhuState,
    )
    from hippodrome.rl.draft import Draft

S = TypeVar("S")
E = TypeVar("E")
A = TypeVar("A")


class Race(Generic[S, E, A]):
    """A race being played: shows which seats must answer and their options, and applies the answers.

    `seats` is their number, or the names of the players. `seed` is any number or text; the same seed gives the same draws.
    `edition` is a built-in one by its name, a .toml file, or an `Edition`. All other arguments are options of the game.

    >>> from random import Random
    >>> rng = Random(1)
    >>> race = hd.Race("charioteer", seats=4, seed=7, laps=1)
    >>> while not race.over:
    ...     for seat in race.waiting:
    ...         race.answer(seat, race.options(seat).draw(rng))
    >>> sum(race.returns), len(race.ranks)
    (1.0, 4)
    """

    table: Table[S]
    """The table itself, with its state, log and facts (core/table.py)."""

    @overload
    def __init__(
        self: Race[CharioteerState, CharioteerEdition, CharioteerAnswer],
        game: Literal["charioteer"],
        seats: int | Sequence[str] = ...,
        seed: int | str | None = ...,
        edition: str | PathLike[str] | Edition[Any] = ...,
        **options: bool | int | str | None,
    ) -> None: ...
    @overload
    def __init__(
        self: Race[ChariotRaceState, ChariotRaceEdition, ChariotRaceAnswer],
        game: Literal["chariot-race"],
        seats: int | Sequence[str] = ...,
        seed: int | str | None = ...,
        edition: str | PathLike[str] | Edition[Any] = ...,
        **options: bool | int | str | None,
    ) -> None: ...
    @overload
    def __init__(
        self: Race[CthulhuState, CthulhuEdition, CthulhuAnswer],
        game: Literal["cthulhu-500"],
        seats: int | Sequence[str] = ...,
        seed: int | str | None = ...,
        edition: str | PathLike[str] | Edition[Any] = ...,
        **options: bool | int | str | None,
    ) -> None: ...
    @overload
    def __init__(
        self: Race[Any, Any, Any],
        game: str,
        seats: int | Sequence[str] = ...,
        seed: int | str | None = ...,
        edition: str | PathLike[str] | Edition[Any] = ...,
        **options: bool | int | str | None,
    ) -> None: ...

    def __init__(
        self,
        game: str,
        seats: int | Sequence[str] = 4,
        seed: int | str | None = None,
        edition: str | PathLike[str] | Edition[Any] = DEFAULT_EDITION,
        **options: bool | int | str | None,
    ) -> None:
        found = get_game(game)
        name, text = named_edition(found, edition_name(edition))
        self._record = new_race(
            found,
            [f"Seat {n + 1}" for n in range(seats)] if isinstance(seats, int) else list(seats),
            edition=name,
            edition_text=text,
            edition_digest=edition_digest(found, name, text),
            options=options,
            seed=None if seed is None else seed_from(str(seed)),
        )
        self.table = open_table(self._record, found, race_edition(self._record, found))

    # State

    @property
    def game(self) -> str:
        """The name of the game.

        >>> hd.Race("chariot-race", seats=2).game
        'chariot-race'
        """
        return self._record.game

    @property
    def players(self) -> list[str]:
        """The names of the players, seat by seat.

        >>> hd.Race("charioteer", seats=["Ana", "Ben"]).players
        ['Ana', 'Ben']
        """
        return list(self._record.players)

    @property
    def state(self) -> S:
        """The state of the table, hidden information included.

        >>> hd.Race("charioteer", seats=2, seed=1).state.turn
        1
        """
        return self.table.state

    @property
    def edition(self) -> E:
        """The edition's parsed values, as the rules read them (`Edition.data`).

        >>> hd.Race("charioteer", seats=2).edition.hand
        8
        """
        return self.table.state.edition  # type: ignore[attr-defined, no-any-return]

    @property
    def over(self) -> bool:
        """True once the race is over.

        >>> hd.Race("charioteer", seats=2).over
        False
        """
        return self.table.prompt is None

    @property
    def turn(self) -> int:
        """The number of the current turn or round.

        >>> hd.Race("chariot-race", seats=2, seed=1).turn
        1
        """
        return self.table.game.turn(self.table.state)

    # Playing

    @property
    def prompt_kind(self) -> str:
        """The kind of the open prompt; empty when the race is over.

        >>> hd.Race("charioteer", seats=2).prompt_kind
        'move'
        """
        return "" if self.table.prompt is None else self.table.prompt.kind

    @property
    def waiting(self) -> list[Seat]:
        """The seats that have not answered the open prompt. If several seats are prompted, their answers stay sealed until all
        are in.

        >>> race = hd.Race("charioteer", seats=3, seed=1)
        >>> race.answer(1, race.options(1).draw(Random(0)))
        >>> race.waiting
        [0, 2]
        """
        return self.table.waiting

    def options(self, seat: Seat) -> Options[A]:
        """The legal answers of a seat: iterate, count, test with `in`, or `draw(rng)` one. The list is built lazily.

        >>> options = hd.Race("charioteer", seats=2, seed=1).options(0)
        >>> len(options) > 100, next(iter(options)) in options
        (True, True)
        """
        return self.table.options(seat)

    def draft(self, seat: Seat) -> Draft:
        """Return a draft of a seat's answer: fixed action ids with a mask at each step, for policies that work on numbers.

        >>> race = hd.Race("charioteer", seats=4, seed=7)
        >>> draft = race.draft(0)
        >>> while not draft.done:
        ...     draft.push(int(draft.mask.argmax()))
        >>> race.answer(0, draft.answer)
        """
        from hippodrome.rl.draft import Draft

        self.table.options(seat)
        return Draft(Pov(self.table, seat), len(self._record.players))

    def why_not(self, seat: Seat, answer: A | str) -> Reason | None:
        """Return why a seat may not give this answer (an option or its text), as code, values and rulebook section, or None.

        >>> hd.Race("charioteer", seats=2, seed=1).why_not(0, "fly").code
        'malformed'
        """
        if isinstance(answer, str) and answer not in self.options(seat):
            read = self.options(seat).read(answer)
            return read if isinstance(read, Reason) else self.table.why_not(seat, read)
        return self.table.why_not(seat, answer)

    def answer(self, seat: Seat, answer: A | str) -> None:
        """Answer for a seat, with an option or its text. Raises Refused with the reason, and changes nothing, if it is illegal.

        >>> race = hd.Race("charioteer", seats=2, seed=1)
        >>> race.answer(0, race.text(next(iter(race.options(0)))))
        >>> race.waiting
        [1]
        """
        if isinstance(answer, str) and not self.over and answer not in self.options(seat):
            answer = self.table.read(seat, answer)
        self.table.answer(seat, answer)

    def text(self, answer: A) -> str:
        """Format an answer as text, which `answer` parses.

        >>> race = hd.Race("charioteer", seats=2, seed=1)
        >>> option = next(iter(race.options(0)))
        >>> race.options(0).read(race.text(option)) == option
        True
        """
        return self.table.game.format_answer(self.table.state.edition, answer)  # type: ignore[attr-defined]

    def undo(self, seat: Seat) -> None:
        """Take back a seat's last answer, unless a chance draw, another seat's answer or a revealed secret came after it.

        >>> race = hd.Race("charioteer", seats=2, seed=1)
        >>> race.answer(0, next(iter(race.options(0))))
        >>> race.undo(0)
        >>> race.waiting
        [0, 1]
        """
        self.table.undo(seat)

    # Observing

    def view(self, seat: Seat | None = None) -> dict[str, Any]:
        """The view of a seat as plain numbers and lists, or of a watcher if no seat is given. A seat's own hand lists its
        cards; a rival's hand is a number.

        >>> view = hd.Race("charioteer", seats=2, seed=1).view(0)
        >>> len(view["chariots"][0]["hand"]), view["chariots"][1]["hand"]
        (8, 8)
        """
        return self.table.game.view(self.table.state, seat)

    def pov(self, seat: Seat) -> Pov:
        """Return the `Pov` that a bot receives for this seat: numbers and options, nothing hidden.

        >>> pov = hd.Race("charioteer", seats=2, seed=1).pov(0)
        >>> pov.prompt_kind, pov.seat, len(pov.options) > 100
        ('move', 0, True)
        """
        self.table.options(seat)
        return Pov(self.table, seat).for_user_bot(Random(seat))

    @property
    def ranks(self) -> tuple[int, ...]:
        """The current rank of each seat; 1 is best.

        >>> hd.Race("charioteer", seats=2, seed=1).ranks
        (2, 1)
        """
        return self.table.game.standing(self.table.state).ranks

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The winning seats; empty during the race, and after races that end without a winner.

        >>> hd.Race("charioteer", seats=2, seed=1).winners
        ()
        """
        return tuple(self.table.game.standing(self.table.state).winners) if self.over else ()

    @property
    def returns(self) -> tuple[float, ...]:
        """The value of the race for each seat: the winners share 1, all others get 0, and so does every seat until the end.

        >>> hd.Race("charioteer", seats=2, seed=1).returns
        (0.0, 0.0)
        """
        winners = self.winners
        return tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(len(self._record.players)))

    # Copying and saving

    @property
    def fingerprint(self) -> dict[str, Any]:
        """Everything needed to reproduce this race: release, game, rules version, edition digest, engine, options and seed.

        >>> print(*hd.Race("charioteer", seats=2, seed=1, laps=1).fingerprint)
        package game rules edition engine options seed
        """
        written, game = self._record, self.table.game
        return fingerprint(game, edition=written.edition_digest, options=written.options, seed=written.seed)

    def copy(self) -> Race[S, E, A]:
        """Return an independent copy of the race, sealed answers included. `copy.copy`, `copy.deepcopy` and `pickle` do the
        same.

        >>> race = hd.Race("charioteer", seats=2, seed=1)
        >>> twin = race.copy()
        >>> twin.answer(0, next(iter(twin.options(0))))
        >>> race.waiting, twin.waiting
        ([0, 1], [1])
        """
        other: Race[S, E, A] = self.__class__.__new__(self.__class__)
        other._record, other.table = deepcopy(self._record), self.table.copy()
        return other

    __copy__ = copy

    def __deepcopy__(self, memo: object) -> Race[S, E, A]:
        return self.copy()

    def dumps(self) -> str:
        """Format the race as race file text. The text contains the seed and the sealed answers.

        >>> race = hd.Race("charioteer", seats=2, seed=1)
        >>> hd.loads(race.dumps()).state == race.state
        True
        """
        return to_text(record_log(self._record, self.table))

    def save(self, file: str | PathLike[str]) -> None:
        """Write the race to a file atomically.

        >>> race = hd.Race("charioteer", seats=2, seed=1)
        >>> race.save("evening.race")
        >>> hd.load("evening.race").players
        ['Seat 1', 'Seat 2']
        """
        write_file(Path(fspath(file)), self.dumps(), private=True)

    def __repr__(self) -> str:
        stands = "over" if self.over else f"turn {self.turn}"
        return f"<Race of {self.game}, {len(self._record.players)} seats, {stands}>"


def load(file: str | PathLike[str]) -> Race[Any, Any, Any]:
    """Load a race file and check every entry against the rules. Raises BadRace with the reason if the file is invalid.

    >>> hd.Race("chariot-race", seats=2, seed=1).save("evening.race")
    >>> hd.load("evening.race")
    <Race of chariot-race, 2 seats, turn 1>
    """
    return _open(read_file(Path(fspath(file))))


def loads(text: str) -> Race[Any, Any, Any]:
    """Load a race from race file text.

    >>> hd.loads(hd.Race("chariot-race", seats=2, seed=1).dumps())
    <Race of chariot-race, 2 seats, turn 1>
    """
    return _open(check_names(from_text(text)))


def dumps(race: Race[Any, Any, Any]) -> str:
    """Format a race as race file text.

    >>> hd.dumps(hd.Race("chariot-race", seats=2, seed=1)).startswith('{"hippodrome": 1, "game": "chariot-race"')
    True
    """
    return race.dumps()


def _open(record: Written) -> Race[Any, Any, Any]:
    game = get_game(record.game)
    race: Race[Any, Any, Any] = Race.__new__(Race)
    record.edition_digest = record.edition_digest or edition_digest(game, record.edition, record.edition_text)
    race._record, race.table = record, open_table(record, game, race_edition(record, game))
    return race
