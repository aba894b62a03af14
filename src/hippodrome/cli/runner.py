"""Entry wrapper of every command and tool: one-line error messages, exit codes (docs/study/reference/commands.md), signals.

It imports nothing heavy, so that a tool can call `expect_interrupts` before its slow imports.
"""

from __future__ import annotations

import _thread
import argparse
import contextlib
import os
import signal
import sys
import time
from collections.abc import Callable
from typing import NoReturn

from hippodrome.core.errors import BadInput
from hippodrome.core.safe_text import sanitize
from hippodrome.terminal.streams import prepare_streams

EXIT_ISSUES_FOUND = 1
"""Exit code if the command found something wrong: unfair draws, a damaged race, a failed scenario."""
EXIT_BAD_INPUT = 2
"""Exit code for input that cannot be used: arguments, a file, a folder or a database."""
EXIT_INTERRUPTED = 128 + 2
"""Exit code after Ctrl-C."""
EXIT_PIPE_CLOSED = 128 + 13
"""Exit code when the reader of the output has closed the pipe, as in `| head`."""


def _cli_language() -> str:
    """Return the user's language; it is looked up when there is something to print."""
    from hippodrome.i18n.user_language import cli_language as find_out

    return find_out()


def expect_interrupts(name: str) -> None:
    """Handle Ctrl-C during the imports of a tool: call this at the top of its module, so that it prints one line."""
    if name == "__main__":
        signal.signal(signal.SIGINT, _exit_at_once)


def run(command: Callable[[], int | None], name: str = "hippodrome") -> int:
    """Run a command, report errors in one line, and return the exit code."""
    try:
        prepare_streams()
        _catch_signals()
        code = command()
        sys.stdout.flush()
        return code or 0
    except BadInput as error:
        return print_error(error.localize(_cli_language()), name)
    except KeyboardInterrupt:
        return _interrupted(name)
    except SystemExit as error:
        if isinstance(error.__context__, BrokenPipeError):  # a console that found its pipe closed has already exited
            return _pipe_closed()
        return error.code if isinstance(error.code, int) else 0 if error.code is None else print_error(str(error.code), name)
    except BrokenPipeError:
        return _pipe_closed()
    except OSError as error:
        _silence(sys.stdout)
        key = "cannot_go_on_with" if error.filename else "cannot_go_on_here"
        return print_error(BadInput(key, why=error, file=error.filename).localize(_cli_language()), name)


def print_error(text: str, name: str = "hippodrome") -> int:
    """Print an error in one line."""
    with contextlib.suppress(OSError):
        sys.stderr.write(f"{name}: {sanitize(text)}\n")
        sys.stderr.flush()
    return EXIT_BAD_INPUT


def _catch_signals() -> None:
    with contextlib.suppress(ValueError):  # only the main thread gets signals
        signal.signal(signal.SIGINT, signal.default_int_handler)
        signal.signal(signal.SIGTERM, _stop)
        sys.unraisablehook = _repeat_interrupt


def _repeat_interrupt(lost: sys.UnraisableHookArgs) -> None:
    """Repeat an interrupt that was raised in a finalizer, where Python ignores exceptions."""
    error, number = lost.exc_value, None
    if isinstance(error, KeyboardInterrupt):
        number = signal.SIGINT
    elif isinstance(error, SystemExit) and error.code == 128 + signal.SIGTERM:
        number = signal.SIGTERM
    if number is None:
        sys.__unraisablehook__(lost)
        return
    _thread.start_new_thread(_interrupt_later, (number,))  # a Thread's start would wait, and could be interrupted itself


def _interrupt_later(number: signal.Signals) -> None:
    time.sleep(0.05)
    _thread.interrupt_main(number)


def _stop(number: int, frame: object) -> None:
    """Handle SIGTERM by raising, so that worker processes end too."""
    sys.exit(128 + number)


def _exit_at_once(number: int, frame: object) -> NoReturn:
    os.write(2, b"hippodrome: stopped\n")
    os._exit(EXIT_INTERRUPTED)


def _interrupted(name: str) -> int:
    with contextlib.suppress(ValueError):
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # users may press it twice
    with contextlib.suppress(OSError):
        message = BadInput("stopped").localize(_cli_language())
        sys.stderr.write(f"{chr(10) if sys.stderr.isatty() else ''}{name}: {message}\n")
        sys.stderr.flush()
    return EXIT_INTERRUPTED


def _pipe_closed() -> int:
    """Discard all buffered output, so that nothing fails at exit; return the exit code."""
    for stream in (sys.stdout, sys.stderr):
        _silence(stream)
    return EXIT_PIPE_CLOSED


def _silence(stream: object) -> None:
    with contextlib.suppress(OSError, ValueError, AttributeError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())  # type: ignore[attr-defined]


# Arguments of the tools that run as python -m hippodrome. ... --------------------------------------------------------------


class Arguments(argparse.ArgumentParser):
    """Argument parser of a tool; a usage error is one line and exit code 2, as everywhere."""

    def error(self, message: str) -> NoReturn:
        raise BadInput("see_help", why=BadInput(message), command=self.prog)
