"""A server on a machine whose clock jumps: `python -m tests.server.jumping serve ...` is `hippodrome serve ...`, but the
time of day changes about three times a second, by up to a day, forth and back. (Seconds that pass are still seconds.)"""

from __future__ import annotations

import os
import time
from random import Random

DAY = 86400.0
EVERY = 0.3

_time, _rng = time.time, Random(os.getpid())
_until, _off = 0.0, 0.0


def jumping() -> float:
    """What this machine thinks that the time is."""
    global _until, _off
    if time.monotonic() >= _until:
        _until = time.monotonic() + EVERY
        _off = _rng.uniform(-DAY, DAY)
    return _time() + _off


if __name__ == "__main__":
    time.time = jumping
    from hippodrome.__main__ import main

    main()
