"""Sandbox for uploads: opens editions and race files, and draws their pictures, in processes with CPU and memory limits.

There are two processes. In the first, each job has half a CPU second; a job that needs more is retried in the second, so a
small upload never waits for a slow one. In both, clients take turns, and are charged while the work runs.
"""

from __future__ import annotations

import contextlib
import json
import signal
from collections.abc import Iterator
from typing import Any, NamedTuple

from hippodrome.core.errors import BadInput
from hippodrome.core.race_file import RaceRecord, check_names, from_text, open_table
from hippodrome.editing.form import form_of
from hippodrome.games.custom_editions import differences
from hippodrome.games.race_opening import check_luck, race_edition
from hippodrome.games.registry import built_in_editions, get_game, get_plugin, playable_games
from hippodrome.i18n.error_messages import from_languages, in_all_languages
from hippodrome.server.errors import Conflict
from hippodrome.server.limits.fair_semaphore import FairSemaphore
from hippodrome.server.limits.quota import current_usage
from hippodrome.server.views.drawings import DrawingSpec, draw
from hippodrome.server.views.json import dumps
from hippodrome.server.workers.process import Worker

QUICK_CPU_SECONDS = 0.5
"""CPU seconds per job in the first process."""
SLOW_CPU_SECONDS = 5.0
"""CPU seconds per job in the second process, for jobs that need longer."""
START_TIMEOUT = 60.0
CPU_LIMIT_FACTOR = 2.0
HANG_TIMEOUT = 20.0
"""Wall-clock seconds, beyond the CPU seconds, after which a process is killed: it may have to share the processor."""
MAX_RACE_LINES = 4_000
"""Maximum log entries of a race file; the longest races of people have less than half of that."""
MAX_MEMORY_BYTES = 2 << 30
MAX_DRAWING_CHARACTERS = 4_000_000


class Upload(NamedTuple):
    """Text of an edition for a game or, without a game, of a race file."""

    text: str
    game: str = ""
    edition: str = ""


class EditionDraft(NamedTuple):
    """Text of an edition that a user edits, and the values to change in it first, as JSON."""

    text: str
    game: str
    changes: str = "{}"
    language: str = "en"


SandboxInput = Upload | DrawingSpec | EditionDraft


class Task(NamedTuple):
    """A job (open, show as a form, or draw) and its CPU limit in seconds."""

    given: SandboxInput
    seconds: float


class Outcome(NamedTuple):
    """Outcome of a task: its output, or the reason for its failure, by language."""

    output: str = ""
    reasons: dict[str, str] | None = None
    is_timed_out: bool = False


class CpuTimeout(BaseException):
    """The task has reached its CPU limit. A BaseException, so that handlers of file errors do not catch it."""


def run_task(task: Task | None) -> Outcome:
    """Open an upload, show an edition as a form, or draw; without a task, only import the modules that tasks need."""
    if task is None:
        loaded = [(get_plugin(name).game, get_plugin(name).svg) for name in playable_games()]
        assert loaded
        return Outcome()
    with contextlib.suppress(ImportError, OSError, ValueError):
        import resource  # missing on some systems

        resource.setrlimit(resource.RLIMIT_AS, (MAX_MEMORY_BYTES, MAX_MEMORY_BYTES))
    try:
        with _cpu_alarm(task.seconds):
            return Outcome(_execute(task.given))
    except BadInput as error:
        return Outcome(reasons=in_all_languages(error))
    except CpuTimeout:
        return Outcome(is_timed_out=True)


@contextlib.contextmanager
def _cpu_alarm(seconds: float) -> Iterator[None]:
    """Interrupt a job after its CPU seconds, where the system supports it, so that the process need not be killed."""
    if not hasattr(signal, "setitimer"):
        yield
        return

    def stop(number: int, frame: object) -> None:
        raise CpuTimeout

    signal.signal(signal.SIGPROF, stop)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)


def _execute(given: SandboxInput) -> str:
    if isinstance(given, Upload):
        return dumps(_open_upload(given))
    if isinstance(given, EditionDraft):
        return dumps(form_of(get_game(given.game), given.text, json.loads(given.changes), given.language))
    made = draw(given)
    if len(made) > MAX_DRAWING_CHARACTERS:
        raise BadInput("cannot_be_drawn")
    return made


def _open_upload(given: Upload) -> dict[str, Any]:
    """Read an upload; return its edition's name, and the differences from the built-in edition."""
    if given.game:
        game, text = get_game(given.game), given.text
        name = str(getattr(game.read_edition(text, given.edition), "name", ""))
    else:
        race = check_names(from_text(given.text))
        _open_race(race)
        game, name, text = get_game(race.game), race.edition, race.edition_text
    return {"name": name, "differences": differences(game, text) if text else None}


def _open_race(race: RaceRecord) -> None:
    game = get_game(race.game)
    if len(race.entries) > MAX_RACE_LINES:
        raise BadInput("too_many_lines", most=MAX_RACE_LINES, number=len(race.entries))
    if not race.edition_text and race.edition not in built_in_editions(game):
        raise BadInput("no_edition_here", edition=race.edition[:80], game=game.name)
    _, wrong = check_luck(race, open_table(race, game, race_edition(race, game)))
    if wrong:
        first = wrong[0]
        raise BadInput("luck_differs", line=first["line"], expected=str(first["expected"]), ask=first["ask"])


class SandboxProcess:
    """A worker process with its CPU limit and a fair semaphore."""

    def __init__(self, cpu_limit: float) -> None:
        self.cpu_limit, self.semaphore = cpu_limit, FairSemaphore()
        self.worker, self._is_up = Worker(run_task, nice=5), False

    async def run(self, given: SandboxInput) -> Outcome | None:
        """Return the outcome; None if the task took too much time or memory.

        The start of the process is not charged to the client: it may take longer than the task.
        """
        bill = current_usage()
        async with self.semaphore.slot():
            if not self._is_up:
                self._is_up = await self.worker.run_async(None, START_TIMEOUT) is not None
            limit = self.cpu_limit * CPU_LIMIT_FACTOR  # the job interrupts itself earlier, unless compiled code prevents it
            task, timeout = Task(given, self.cpu_limit), HANG_TIMEOUT + self.cpu_limit
            done = await self.worker.run_async(task, timeout, cpu_limit=limit, charge=None if bill is None else bill.charge)
            self._is_up = done is not None
            return done if isinstance(done, Outcome) and not done.is_timed_out else None


class Sandbox:
    """The two sandbox processes; each runs one job at a time."""

    def __init__(self) -> None:
        self.processes = (SandboxProcess(QUICK_CPU_SECONDS), SandboxProcess(SLOW_CPU_SECONDS))

    async def check(self, upload: Upload) -> dict[str, Any]:
        """Return the `name` of an edition, or that of a race's edition, and its `differences` from the built-in one.

        `differences` is None for the built-in edition itself. Raises BadInput, with the reason, for an invalid upload.
        """
        found: dict[str, Any] = json.loads(_unwrap(await self._run(upload)).output)
        return found

    async def edition_form(self, draft: EditionDraft) -> str:
        """Return an edition as a form, with its errors, as JSON; BadInput if that is impossible."""
        return _unwrap(await self._run(draft)).output

    async def draw(self, sketch: DrawingSpec) -> str:
        """Draw an uploaded edition; return JSON."""
        found = await self._run(sketch)
        if found is None or not found.output:
            raise Conflict("cannot_be_drawn")
        return found.output

    async def _run(self, given: SandboxInput) -> Outcome | None:
        for lane in self.processes:
            if (found := await lane.run(given)) is not None:
                return found
        return None

    def close(self) -> None:
        """Stop the processes."""
        for lane in self.processes:
            lane.worker.close()


def _unwrap(done: Outcome | None) -> Outcome:
    """Return the outcome of a task; raise BadInput, with the reason, if it failed."""
    if done is None:
        raise BadInput("too_long_to_read")
    if done.reasons:
        raise from_languages(done.reasons)
    return done
