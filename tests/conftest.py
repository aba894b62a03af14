"""For all tests."""

from __future__ import annotations

import contextlib
import signal

# Whoever started the tests may ignore Ctrl-C (a background job of a shell does), and programs they start would inherit that.
with contextlib.suppress(ValueError):
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)
