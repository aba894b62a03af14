"""The interface of a game: the functions and values that all other packages use."""

from __future__ import annotations

import sys
from collections.abc import Callable, Coroutine, Mapping
from dataclasses import dataclass, field, fields
from importlib import import_module
from random import Random
from typing import Any, Generic, Literal, NamedTuple, TypeVar

from hippodrome.core.ask import Seat
from hippodrome.core.errors import BadInput, OneOf

S = TypeVar("S")
Phase = Coroutine[Any, Any, None]


class Standing(NamedTuple):
    """The standing of a race: the rank of each seat (1 is best) and, after the end, the winners (none in some games)."""

    ranks: tuple[int, ...]
    winners: tuple[Seat, ...] = ()


@dataclass(frozen=True)
class GameOption:
    """An option of a game: a boolean, an integer in a range, or one of some words. Without a default, the edition decides."""

    default: bool | int | str | None
    choices: tuple[bool | int | str, ...]

    def read(self, name: str, text: str) -> bool | int | str | None:
        """Parse a value that a user typed."""
        words = {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False}
        value: bool | int | str
        kind = self.choices[0]
        if isinstance(kind, bool):
            value = words.get(text.lower(), text)
        elif isinstance(kind, int):
            value = int(text) if text.removeprefix("-").isdecimal() and len(text) < 10 else text
        else:
            value = next((choice for choice in self.choices if str(choice).lower() == text.lower()), text)
        return self.check(name, value)

    def check(self, name: str, value: object) -> bool | int | str | None:
        """Return the value if it is allowed; raise BadInput otherwise."""
        for choice in self.choices:
            if type(choice) is type(value) and choice == value:
                return choice
        if value is None and self.default is None:
            return None
        raise BadInput(
            "option_choice", option=name, value=value, known=OneOf(_format_choice(choice) for choice in self.choices)
        )


def _format_choice(choice: bool | int | str) -> str:
    return {True: "yes", False: "no"}[choice] if isinstance(choice, bool) else str(choice)


def _no_text_variables(edition: Any, seats: int, options: Mapping[str, Any]) -> Mapping[str, Any]:
    return {}


class ListLabel(NamedTuple):
    """Label of a list: the labels of its items, joined."""

    of: str
    """The field by which each item is labelled."""
    join: Literal["and", "list", "ranked"]
    """`and`: a, b and c; `list`: a, b, c; `ranked`: 1. a, 2. b, 3. c."""
    none: str = "word.nobody"
    """The text of an empty list that is joined by `and`."""


@dataclass(frozen=True)
class Game(Generic[S]):
    """A game. `version` rises only when an existing log could replay differently. A pickled table names the game's module.

    `setup(seats, options, edition)` creates the state; `next_phase(state)` returns the next phase of play, or None at the
    end; `view(state, seat)` is what a seat (None: a watcher) may see; `resample_hidden(state, seat, rng)` redraws what it
    may not see; `standing(state)` ranks the seats; `facts` declares every kind of fact with its fields;
    `format_answer(edition, answer)` formats an answer; `label(words, edition, field, value)` names a value, or returns None;
    `read_edition(text, where)` parses an edition file; `turn(state)` counts turns or rounds; `pieces(state)` lists every
    card and token by place, so that tests find lost or duplicated ones; `text_variables(edition, seats, options)` are the
    numbers and flags that texts may use without being passed them.
    """

    name: str
    version: int
    seats: range
    setup: Callable[[int, Mapping[str, Any], Any], S]
    next_phase: Callable[[S], Phase | None]
    view: Callable[[S, Seat | None], dict[str, Any]]
    resample_hidden: Callable[[S, Seat, Random], None]
    standing: Callable[[S], Standing]
    state_type: type[S]
    read_edition: Callable[[str, str], Any]
    format_answer: Callable[[Any, Any], str]
    label: Callable[[Any, Any, str, Any], str | None]
    turn: Callable[[S], int]
    pieces: Callable[[S], Mapping[str, list[Any]]]
    options: Mapping[str, GameOption] = field(default_factory=dict)
    facts: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    text_variables: Callable[[Any, int, Mapping[str, Any]], Mapping[str, Any]] = _no_text_variables
    list_labels: Mapping[str, ListLabel] = field(default_factory=dict)
    """Labels of lists, by field. Clients join them from the labels of the items; any other list that `label` labels is sent to
    them as a whole."""

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle by the module whose GAME it is, or field by field if no module has it."""
        own = self.setup.__module__.partition(".")[0]
        for name, module in list(sys.modules.items()):
            if name.partition(".")[0] == own and getattr(module, "__dict__", {}).get("GAME") is self:
                return _unpickle_game, (name, self.version)
        return Game, tuple(getattr(self, f.name) for f in fields(self))

    def unknown_option(self, name: str) -> BadInput:
        """Return the error for an option that this game does not have."""
        return BadInput("no_option" if self.options else "no_options", game=self.name, option=name, known=[*self.options])

    def resolve_options(self, chosen: Mapping[str, Any]) -> dict[str, Any]:
        """Return all options of this game: the chosen ones checked, the others at their defaults."""
        for name in chosen:
            if name not in self.options:
                raise self.unknown_option(name)
        return {
            name: setting.check(name, chosen[name]) if name in chosen else setting.default
            for name, setting in self.options.items()
        }

    def check_seats(self, seats: int) -> None:
        """Raise BadInput for a number of seats that the game does not support."""
        if seats not in self.seats:
            raise BadInput("seats_of_game", game=self.name, least=self.seats.start, most=self.seats.stop - 1, number=seats)


def _unpickle_game(module: str, version: int) -> Game[Any]:
    """Return the game of a module; raise BadInput if its rules version has changed."""
    game: Game[Any] = import_module(module).GAME
    if game.version != version:
        raise BadInput("pickled_rules", version=version, game=game.name, plays=game.version)
    return game
