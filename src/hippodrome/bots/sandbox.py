"""Sandbox for a user bot at one seat: it receives no hidden information, has a time limit, and a tiro answers if it fails."""

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

from hippodrome.bots import find_bot, fixed_effort, parse_search_factor
from hippodrome.bots.user_bots import is_user_bot, load_bot
from hippodrome.core.ask import Seat
from hippodrome.core.errors import Reason
from hippodrome.core.table import Bot, Pov

BOT_TIMEOUT = 10.0
"""Default time limit of a user bot, in seconds per prompt."""
MAX_TRACEBACK_CHARS = 4000
"""Maximum length of a reported traceback, in characters."""

EXCEPTION, REFUSED, TIMED_OUT = FAILURE_KINDS = ("exception", "refused", "slow")
"""Kinds of failure: an exception, an illegal answer, a timeout."""


class BotFailure(NamedTuple):
    """A prompt that a user bot failed to answer, so that a tiro did."""

    bot: str
    seat: Seat
    about: str
    kind: str
    told: str
    """The traceback, the reason of the refusal, or the time it took."""

    def __str__(self) -> str:
        what = {EXCEPTION: "raised an exception", REFUSED: "gave a wrong answer", TIMED_OUT: "was too slow"}[self.kind]
        return f"{self.bot} in seat {self.seat + 1} {what} when asked '{self.about}'; a tiro answered instead\n{self.told}"


def seat_bot(
    game: str, name: str, rng: Random, on_failure: Callable[[BotFailure], None], *, seconds: float = BOT_TIMEOUT
) -> Bot:
    """Create a bot by name, built-in or user-supplied. A built-in bot searches without a clock, so that its choice depends on
    its random numbers only; `miliarius*4` runs four times as many playouts."""
    if not is_user_bot(name):
        level, times = parse_search_factor(name)
        return find_bot(game, level, rng, fixed_effort(game, level, times))
    return SandboxedBot(game, name, rng, on_failure, seconds)


class SandboxedBot:
    """Calls a user bot and checks its answers."""

    def __init__(self, game: str, name: str, rng: Random, on_failure: Callable[[BotFailure], None], seconds: float) -> None:
        self._name, self._bot, self._on_failure, self._seconds = name, load_bot(name), on_failure, seconds
        self._rng, self._view_rng = rng, Random(rng.getrandbits(64))
        self._fallback = find_bot(game, "tiro", Random(self._view_rng.getrandbits(64)))

    def __call__(self, pov: Pov, rng: Random | None = None) -> Any:
        """Return the bot's answer, with its own random numbers or with these; a tiro's if it fails."""
        seen = pov.for_user_bot(self._view_rng)
        began, kind, detail, answer = time.perf_counter(), "", "", None
        try:
            with contextlib.redirect_stdout(sys.stderr), _time_limit(self._seconds):
                answer = self._bot(seen, rng or self._rng)
        except _BotTimeout:
            kind = TIMED_OUT
        except (Exception, SystemExit) as error:
            kind, detail = EXCEPTION, _bot_traceback(error)
        taken = time.perf_counter() - began
        if taken > self._seconds:
            kind, detail = TIMED_OUT, f"it took {taken:.1f} seconds; the limit is {self._seconds:g}"
        if not kind:
            answer, refused = _as_option(pov, answer)
            if refused is None:
                return answer
            kind, detail = REFUSED, refused
        self._on_failure(BotFailure(self._name, pov.seat, pov.prompt_kind, kind, detail))
        return self._fallback(pov)


def _as_option(pov: Pov, answer: Any) -> tuple[Any, str | None]:
    """Return the option that a bot returned, as an option or as its text; or the reason why it is not one."""
    meant = answer
    try:
        reason = pov.options.why_not(answer)
        if reason is not None and isinstance(answer, str):
            read = pov.options.read(answer)
            meant, reason = read, read if isinstance(read, Reason) else pov.options.why_not(read)
    except Exception as error:  # a bot may return anything
        return None, f"{_short(answer)}: {type(error).__name__}: {error}"[:MAX_TRACEBACK_CHARS]
    return meant, None if reason is None else f"{_short(answer)}: {reason.code} {dict(reason.data)}"[:MAX_TRACEBACK_CHARS]


def _short(answer: Any) -> str:
    try:
        return repr(answer)[:200]
    except Exception:
        return f"a {type(answer).__name__}"


def _bot_traceback(error: BaseException) -> str:
    """Return the traceback without the frames of this package at its top."""
    inside = error.__traceback__.tb_next if error.__traceback__ is not None else None
    return "".join(traceback.format_exception(type(error), error, inside)).strip()[-MAX_TRACEBACK_CHARS:]


class _BotTimeout(BaseException):
    """Time limit exceeded; a BaseException, so that a bot's `except Exception` does not catch it."""


@contextlib.contextmanager
def _time_limit(seconds: float) -> Iterator[None]:
    """Interrupt code that takes longer; possible only in the main thread of a process, and not on Windows."""
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return

    def stop(number: int, frame: object) -> None:
        raise _BotTimeout

    before = signal.signal(signal.SIGALRM, stop)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
