"""What people bring (editions, race files) is opened, and what is drawn from it is drawn, in processes of their own: what takes
too long, or wants too much memory, is ended, and the server has noticed nothing.

There are two: in the first everything has a moment, and what is not done by then goes to the second. So whatever is sound and
small waits for moments only, and never behind what is slow. In both, addresses are served in turn, and pay for the time.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import signal
import time
from collections.abc import Iterator
from typing import Any, NamedTuple

from hippodrome.core.complaints import from_languages, in_all_languages
from hippodrome.core.errors import BadInput
from hippodrome.core.race import Race, from_text, open_table
from hippodrome.files import check_luck, race_edition
from hippodrome.games import find, house_editions, parts_of, playable
from hippodrome.lab.form import form_of
from hippodrome.server.compact import compact
from hippodrome.server.costs import add_seconds, in_thread
from hippodrome.server.drawings import Sketch, draw
from hippodrome.server.errors import NotNow
from hippodrome.server.fair_turns import FairTurns
from hippodrome.server.workers import Worker

MOMENT = 0.5
"""Seconds of the processor that everything has in the first process."""
PATIENCE = 5.0
"""Seconds of the processor that what needs longer has in the second."""
STARTING = 60.0
HANGING = 20.0
"""Seconds by the clock, beside those of the processor, after which a process is ended: it may have to share the processor."""
MOST_LINES = 4_000
"""A race of more lines than this is nobody's race: the longest that people play has not half of them."""
MOST_MEMORY = 2 << 30
LARGEST_DRAWING = 4_000_000


class Brought(NamedTuple):
    """An edition's text for a game, or (without a game) the text of a race file."""

    text: str
    game: str = ""
    edition: str = ""


class Draft(NamedTuple):
    """An edition's text that somebody works on, and the values that shall be changed first, as JSON."""

    text: str
    game: str
    changed: str = "{}"
    language: str = "en"


Given = Brought | Sketch | Draft


class Task(NamedTuple):
    """Something to open, to look at or to draw, and the seconds of the processor that it may take."""

    given: Given
    seconds: float


class TooSlow(BaseException):
    """The seconds are over. Nothing that catches faults of a file catches this."""


def work(task: Task | None) -> str:
    """Open what was brought, or draw: the reason why it cannot be done or the drawing, and the time that it took, as JSON.
    No task: get ready."""
    if task is None:
        loaded = [(parts_of(name).game, parts_of(name).picture) for name in playable()]
        assert loaded
        return ""
    with contextlib.suppress(ImportError, OSError, ValueError):
        import resource  # not on every system

        resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
    began = time.process_time()
    why, made = dict[str, str](), ""
    slow = False
    try:
        with _alarm(task.seconds):
            made = _do(task.given)
    except BadInput as error:
        why = in_all_languages(error)
    except TooSlow:
        slow = True
    return json.dumps({"why": why, "made": made, "slow": slow, "seconds": time.process_time() - began})


@contextlib.contextmanager
def _alarm(seconds: float) -> Iterator[None]:
    """Stop after so many seconds of the processor, so that the process need not be ended, where the system can do that."""
    if not hasattr(signal, "setitimer"):
        yield
        return

    def stop(number: int, frame: object) -> None:
        raise TooSlow

    signal.signal(signal.SIGPROF, stop)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)


def _do(given: Given) -> str:
    if isinstance(given, Brought):
        _open(given)
        return ""
    if isinstance(given, Draft):
        return compact(form_of(find(given.game), given.text, json.loads(given.changed), given.language))
    made = draw(given)
    if len(made) > LARGEST_DRAWING:
        raise BadInput("cannot_be_drawn")
    return made


def _open(given: Brought) -> None:
    if given.game:
        find(given.game).read_edition(given.text, given.edition)
    else:
        _open_race(from_text(given.text))


def _open_race(race: Race) -> None:
    game = find(race.game)
    if len(race.lines) > MOST_LINES:
        raise BadInput("too_many_lines", most=MOST_LINES, number=len(race.lines))
    if not race.edition_text and race.edition not in house_editions(game):
        raise BadInput("no_edition_here", edition=race.edition[:80], game=game.name)
    _, wrong = check_luck(race, open_table(race, game, race_edition(race, game)))
    if wrong:
        first = wrong[0]
        raise BadInput("luck_differs", line=first["line"], expected=str(first["expected"]), ask=first["ask"])


class Lane:
    """A process, how long anything may take in it, and whose turn it is."""

    def __init__(self, patience: float) -> None:
        self.patience, self.turns = patience, FairTurns()
        self.process, self._is_up = Worker(work), False

    async def do(self, given: Given) -> dict[str, Any] | None:
        """What came of it; None if it took too long, or too much memory."""
        async with self.turns.turn():
            done = await asyncio.to_thread(self._ask, given)
            found = None if done is None else await in_thread(json.loads, done)
            add_seconds(self.patience if found is None else found["seconds"])
            return None if found is None or found["slow"] else found

    def _ask(self, given: Given) -> str | None:
        """Starting the process is nobody's time: on a busy machine it may take longer than what is to be done."""
        if not self._is_up:
            self._is_up = self.process.ask(None, STARTING) is not None
        done = self.process.ask(Task(given, self.patience), HANGING + self.patience)
        self._is_up = done is not None
        return done


class Uploads:
    """The processes in which things are opened and drawn, each for one thing at a time."""

    def __init__(self, moment: float = MOMENT, patience: float = PATIENCE) -> None:
        self.lanes = (Lane(moment), Lane(patience))

    async def check(self, brought: Brought) -> None:
        """BadInput, with the reason, if something cannot be taken in."""
        _check(await self._do(brought))

    async def look(self, draft: Draft) -> str:
        """An edition as a form, with what is wrong with it, as JSON; BadInput if it cannot be looked at."""
        return str(_check(await self._do(draft))["made"])

    async def draw(self, sketch: Sketch) -> str:
        """A drawing of something that was brought."""
        found = await self._do(sketch)
        if found is None or not found["made"]:
            raise NotNow("cannot_be_drawn")
        return str(found["made"])

    async def _do(self, given: Given) -> dict[str, Any] | None:
        for lane in self.lanes:
            if (found := await lane.do(given)) is not None:
                return found
        return None

    def close(self) -> None:
        """End the processes."""
        for lane in self.lanes:
            lane.process.close()


def _check(found: dict[str, Any] | None) -> dict[str, Any]:
    """What came of something; BadInput, with the reason, if nothing did."""
    if found is None:
        raise BadInput("too_long_to_read")
    if found["why"]:
        raise from_languages(found["why"])
    return found
