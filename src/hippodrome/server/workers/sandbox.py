"""Sandbox for uploads: editions and race files are opened, and their pictures drawn, in worker processes with limits in CPU
time and memory.

There are two processes. In the first every job has half a CPU second; a job that needs more is tried again in the second. So a
small upload never waits behind a slow one. In both, clients take turns, and are charged while the work runs.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import signal
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

from hippodrome.core.errors import BadInput
from hippodrome.core.race_file import Race, check_names, from_text, open_table
from hippodrome.editing.form import form_of
from hippodrome.games.custom_editions import differences
from hippodrome.games.race_opening import check_luck, race_edition
from hippodrome.games.registry import find, house_editions, parts_of, playable
from hippodrome.i18n.error_messages import from_languages, in_all_languages
from hippodrome.server.http.fair_semaphore import FairTurns
from hippodrome.server.http.quota import the_bill
from hippodrome.server.tables.errors import NotNow
from hippodrome.server.views.drawings import Sketch, draw
from hippodrome.server.views.json import compact
from hippodrome.server.workers.process import Charge, Worker, on_loop

MOMENT = 0.5
"""Seconds of the processor that everything has in the first process."""
PATIENCE = 5.0
"""Seconds of the processor that what needs longer has in the second."""
STARTING = 60.0
GRACE = 2.0
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


class Done(NamedTuple):
    """The outcome of a task: the drawing or form that was made, or the reason, by language, why it cannot be done."""

    made: str = ""
    why: dict[str, str] | None = None
    slow: bool = False


class TooSlow(BaseException):
    """The seconds are over. Nothing that catches faults of a file catches this."""


def work(task: Task | None) -> Done:
    """Open an upload, or draw. No task: import what tasks need."""
    if task is None:
        loaded = [(parts_of(name).game, parts_of(name).picture) for name in playable()]
        assert loaded
        return Done()
    with contextlib.suppress(ImportError, OSError, ValueError):
        import resource  # not on every system

        resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
    try:
        with _alarm(task.seconds):
            return Done(_do(task.given))
    except BadInput as error:
        return Done(why=in_all_languages(error))
    except TooSlow:
        return Done(slow=True)


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
        return compact(_open(given))
    if isinstance(given, Draft):
        return compact(form_of(find(given.game), given.text, json.loads(given.changed), given.language))
    made = draw(given)
    if len(made) > LARGEST_DRAWING:
        raise BadInput("cannot_be_drawn")
    return made


def _open(given: Brought) -> dict[str, Any]:
    """Read what was brought: the name that an edition gives itself, and what differs from the built-in edition."""
    if given.game:
        game, text = find(given.game), given.text
        name = str(getattr(game.read_edition(text, given.edition), "name", ""))
    else:
        race = check_names(from_text(given.text))
        _open_race(race)
        game, name, text = find(race.game), race.edition, race.edition_text
    return {"name": name, "differences": differences(game, text) if text else None}


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
        self.process, self._is_up = Worker(work, nice=5), False
        self._thread = ThreadPoolExecutor(1, "uploads")
        """Waits for the process."""

    async def do(self, given: Given) -> Done | None:
        """The result; None if it took too much time or memory."""
        bill = the_bill()
        async with self.turns.turn():
            charge = on_loop(bill.charge) if bill is not None else None
            done = await asyncio.get_running_loop().run_in_executor(self._thread, self._ask, given, charge)
            return None if done is None or done.slow else done

    def _ask(self, given: Given, charge: Charge | None) -> Done | None:
        """Run a job. Getting the process ready is charged to nobody: it may take longer than the job."""
        if not self._is_up:
            self._is_up = self.process.ask(None, STARTING) is not None
        limit = self.patience * GRACE  # the job ends itself before that, unless compiled code or the system keeps it from it
        done = self.process.ask(Task(given, self.patience), HANGING + self.patience, cpu_limit=limit, charge=charge)
        self._is_up = done is not None
        return done if isinstance(done, Done) else None

    def close(self) -> None:
        """End the process."""
        self.process.close()
        self._thread.shutdown(wait=False)


class Uploads:
    """The processes in which things are opened and drawn, each for one thing at a time."""

    def __init__(self, moment: float = MOMENT, patience: float = PATIENCE) -> None:
        self.lanes = (Lane(moment), Lane(patience))

    async def check(self, brought: Brought) -> dict[str, Any]:
        """The `name` of an edition, or of that of a race, and its `differences` from the built-in one (None: it is that one);
        BadInput, with the reason, if something cannot be taken in."""
        found: dict[str, Any] = json.loads(_check(await self._do(brought)).made)
        return found

    async def look(self, draft: Draft) -> str:
        """An edition as a form, with what is wrong with it, as JSON; BadInput if it cannot be looked at."""
        return _check(await self._do(draft)).made

    async def draw(self, sketch: Sketch) -> str:
        """A drawing of something that was brought."""
        found = await self._do(sketch)
        if found is None or not found.made:
            raise NotNow("cannot_be_drawn")
        return found.made

    async def _do(self, given: Given) -> Done | None:
        for lane in self.lanes:
            if (found := await lane.do(given)) is not None:
                return found
        return None

    def close(self) -> None:
        """End the processes."""
        for lane in self.lanes:
            lane.close()


def _check(done: Done | None) -> Done:
    """The outcome of a task; BadInput, with the reason, if it failed."""
    if done is None:
        raise BadInput("too_long_to_read")
    if done.why:
        raise from_languages(done.why)
    return done
