"""For all tests."""

from __future__ import annotations

import contextlib
import signal
from typing import Any

from tests.soak import DONE

# Whoever started the tests may ignore Ctrl-C (a background job of a shell does), and programs they start would inherit that.
with contextlib.suppress(ValueError):
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_terminal_summary(terminalreporter: Any) -> None:
    """What the long runs compared."""
    total = 0
    for report in terminalreporter.stats.get("passed", []):
        for name, (what, done) in ((name, value) for name, value in report.user_properties if name == DONE):
            terminalreporter.write_line(f"{what}: {done:,} {name}")
            total += done
    if total:
        terminalreporter.write_line(f"together: {total:,} {DONE}")
