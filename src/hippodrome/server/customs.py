"""What people bring (editions, race files) is opened first in a process of its own: one that takes too long, or wants too much
memory, is ended, and the server has noticed nothing."""

from __future__ import annotations

import contextlib
from typing import NamedTuple

from hippodrome.core.errors import BadInput
from hippodrome.core.race import Race, from_text, open_table
from hippodrome.files import check_luck, race_edition
from hippodrome.games import find, house_editions
from hippodrome.server.thinkers import Thinkers

PATIENCE = 10.0
"""Seconds that it may take to read what somebody brings."""
MOST_LINES = 10_000
"""A race of more lines than this is nobody's race: the longest that people play has not a fifth of them."""
MOST_MEMORY = 4 << 30


class Brought(NamedTuple):
    """An edition's text for a game, or (without a game) the text of a race file."""

    text: str
    game: str = ""
    edition: str = ""


def open_brought(given: Brought) -> str:
    """Why this cannot be taken in; empty if it can."""
    with contextlib.suppress(ImportError, OSError, ValueError):
        import resource  # not on every system

        resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
    try:
        if given.game:
            find(given.game).read_edition(given.text, given.edition)
        else:
            _open_race(from_text(given.text))
    except BadInput as error:
        return str(error) or "this cannot be read"
    return ""


def _open_race(race: Race) -> None:
    game = find(race.game)
    if len(race.lines) > MOST_LINES:
        raise BadInput(f"a race that is brought here has at most {MOST_LINES:,} lines, not {len(race.lines):,}")
    if not race.edition_text and race.edition not in house_editions(game):
        raise BadInput(f"there is no edition '{race.edition[:80]}' of {game.name} here, and the file carries none")
    _, wrong = check_luck(race, open_table(race, game, race_edition(race, game)))
    if wrong:
        first = wrong[0]
        raise BadInput(f"line {first['line']}: the seed gives {first['expected']} for '{first['ask']}', the file has another")


class Customs:
    """The process in which things are opened; one at a time."""

    def __init__(self, patience: float = PATIENCE) -> None:
        self._inspectors = Thinkers(1, think=open_brought, patience=patience)

    async def check(self, brought: Brought) -> None:
        """BadInput, with the reason, if something cannot be taken in."""
        why = await self._inspectors.choose(brought)
        if why is None:
            raise BadInput("this takes too long or too much room to read: it cannot be what it should be")
        if why:
            raise BadInput(why)

    def close(self) -> None:
        """End the process."""
        self._inspectors.close()
