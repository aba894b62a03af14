"""Long runs: for as long as HIPPODROME_SOAK says, in seconds for each test (600). What they did is printed at the end."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from itertools import count
from typing import Any

DONE = "decisions in lockstep"
COUNT = "done in a long run"


def soak(what: str, run: Callable[[str], int], record_property: Any, of: str = DONE) -> None:
    """Run again and again, each time with another seed, and record how many decisions were compared, or what else was done."""
    end, done, begun = time.monotonic() + float(os.environ.get("HIPPODROME_SOAK", "600")), 0, time.time_ns()
    for n in count():
        done += run(f"soak {begun} {n}")
        if time.monotonic() > end:
            break
    record_property(COUNT, [what, done, of])
