"""A bot from outside at one seat: it sees nothing hidden, has a limit of time, and when it fails a tiro answers for it."""

from __future__ import annotations

import contextlib
import signal
import sys
import threading
import time
import traceback
from collections.abc import Callable, Iterator
from random import Random
from typing import Any, NamedTuple

from hippodrome.bots import find_bot, thinking_of, without_clock
from hippodrome.bots.user_bots import is_own, load_bot
from hippodrome.core.ask import Seat
from hippodrome.core.errors import Reason
from hippodrome.core.table import Bot, Pov

SECONDS = 10.0
"""So long a bot from outside may think about one question, where nobody says otherwise."""
LONGEST = 4000
"""So many characters of a traceback are told."""

EXCEPTION, REFUSED, SLOW = KINDS = ("exception", "refused", "slow")
"""How a bot can fail: it raises, it answers what is not offered, it takes too long."""


class Fault(NamedTuple):
    """A question that a bot from outside could not answer, so that a tiro did."""

    bot: str
    seat: Seat
    about: str
    kind: str
    told: str
    """The traceback, why the answer is refused, or how long it took."""

    def __str__(self) -> str:
        what = {EXCEPTION: "raised an exception", REFUSED: "gave a wrong answer", SLOW: "was too slow"}[self.kind]
        return f"{self.bot} in seat {self.seat + 1} {what} when asked '{self.about}'; a tiro answered instead\n{self.told}"


def seat_bot(game: str, name: str, rng: Random, tell: Callable[[Fault], None], *, seconds: float = SECONDS) -> Bot:
    """A bot by its name, of the house or from outside. One of the house that searches does so without a clock, so that its
    choice depends on its random numbers alone; `miliarius*4` plays out four times as many races."""
    if not is_own(name):
        level, times = thinking_of(name)
        return find_bot(game, level, rng, without_clock(game, level, times))
    return Guest(game, name, rng, tell, seconds)


class Guest:
    """Asks a bot from outside, and checks what it says."""

    def __init__(self, game: str, name: str, rng: Random, tell: Callable[[Fault], None], seconds: float) -> None:
        self._name, self._bot, self._tell, self._seconds = name, load_bot(name), tell, seconds
        self._rng, self._eyes = rng, Random(rng.getrandbits(64))
        self._relief = find_bot(game, "tiro", Random(self._eyes.getrandbits(64)))

    def __call__(self, pov: Pov, rng: Random | None = None) -> Any:
        """The bot's answer, with its own random numbers or with these; or a tiro's."""
        seen = pov.for_guest(self._eyes)
        began, kind, told, answer = time.perf_counter(), "", "", None
        try:
            with contextlib.redirect_stdout(sys.stderr), _at_most(self._seconds):
                answer = self._bot(seen, rng or self._rng)
        except _TooSlow:
            kind = SLOW
        except (Exception, SystemExit) as error:
            kind, told = EXCEPTION, _from_the_bot_on(error)
        taken = time.perf_counter() - began
        if taken > self._seconds:
            kind, told = SLOW, f"it took {taken:.1f} seconds; the limit is {self._seconds:g}"
        if not kind:
            answer, refused = _as_option(pov, answer)
            if refused is None:
                return answer
            kind, told = REFUSED, refused
        self._tell(Fault(self._name, pov.seat, pov.about, kind, told))
        return self._relief(pov)


def _as_option(pov: Pov, answer: Any) -> tuple[Any, str | None]:
    """The option that a bot meant, given as such or as its text; or why there is none."""
    meant = answer
    try:
        reason = pov.options.why_not(answer)
        if reason is not None and isinstance(answer, str):
            read = pov.options.read(answer)
            meant, reason = read, read if isinstance(read, Reason) else pov.options.why_not(read)
    except Exception as error:  # nobody knows what a bot may hand us
        return None, f"{_short(answer)}: {type(error).__name__}: {error}"[:LONGEST]
    return meant, None if reason is None else f"{_short(answer)}: {reason.code} {dict(reason.data)}"[:LONGEST]


def _short(answer: Any) -> str:
    try:
        return repr(answer)[:200]
    except Exception:
        return f"a {type(answer).__name__}"


def _from_the_bot_on(error: BaseException) -> str:
    """The traceback without our own lines at its top."""
    inside = error.__traceback__.tb_next if error.__traceback__ is not None else None
    return "".join(traceback.format_exception(type(error), error, inside)).strip()[-LONGEST:]


class _TooSlow(BaseException):
    """Nothing that a bot should catch."""


@contextlib.contextmanager
def _at_most(seconds: float) -> Iterator[None]:
    """Interrupt what takes longer, where Python can: in the main thread of a process, and not on Windows."""
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return

    def stop(number: int, frame: object) -> None:
        raise _TooSlow

    before = signal.signal(signal.SIGALRM, stop)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
