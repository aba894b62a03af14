"""The public `Edition`: the deck, the track and the numbers of a game, built in or from a file."""

from __future__ import annotations

from os import PathLike, fspath
from typing import TYPE_CHECKING, Any, Generic, Literal, TypeVar, overload

from hippodrome.core.fingerprint import text_digest
from hippodrome.games.registry import DEFAULT_EDITION, edition_text, get_game

if TYPE_CHECKING:
    from hippodrome.games.types import CharioteerEdition, ChariotRaceEdition, CthulhuEdition

E = TypeVar("E")


class Edition(Generic[E]):
    """An edition of a game: a built-in one by its name, or a .toml file. Raises BadEdition with every issue of a file.

    `game` and `name` are those requested, `text` is the file's text, `digest` identifies it in fingerprints, and `data`
    holds its numbers, as the rules read them.

    >>> edition = hd.Edition("charioteer")
    >>> edition.name, edition.data.hand, len(edition.digest)
    ('reconstructed', 8, 16)
    """

    game: str
    name: str
    text: str
    digest: str
    data: E

    @overload
    def __init__(
        self: Edition[CharioteerEdition], game: Literal["charioteer"], which: str | PathLike[str] = DEFAULT_EDITION
    ) -> None: ...
    @overload
    def __init__(
        self: Edition[ChariotRaceEdition], game: Literal["chariot-race"], which: str | PathLike[str] = DEFAULT_EDITION
    ) -> None: ...
    @overload
    def __init__(
        self: Edition[CthulhuEdition], game: Literal["cthulhu-500"], which: str | PathLike[str] = DEFAULT_EDITION
    ) -> None: ...
    @overload
    def __init__(self: Edition[Any], game: str, which: str | PathLike[str] = DEFAULT_EDITION) -> None: ...

    def __init__(self, game: str, which: str | PathLike[str] = DEFAULT_EDITION) -> None:
        found = get_game(game)
        self.game = game
        self.text, self.name = edition_text(found, fspath(which))
        self.digest = text_digest(self.text)
        self.data = found.read_edition(self.text, self.name)

    def __repr__(self) -> str:
        return f"Edition({self.game!r}, {self.name!r})"


def edition_name(edition: str | PathLike[str] | Edition[Any]) -> str:
    """Return the name of an edition given as name, path or `Edition`."""
    return fspath(edition) if isinstance(edition, str | PathLike) else edition.name
