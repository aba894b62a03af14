"""A server whose races have the luck of the test that makes them: `python -m tests.browser.same_deals serve ...` is
`hippodrome serve ...`, but the n-th seed is made from n and from what stands in the file that HIPPODROME_TEST names, and a
bot that draws lots does so by what it was given to think about.

What a test of the page meets depends on what is dealt and on what bots answer. So a test that passes once passes again, and
one that fails can be repeated."""

from __future__ import annotations

import os
from collections import Counter
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

_made: Counter[str] = Counter()


def seed_of_this_test(size: int | None = None) -> bytes:
    test = Path(os.environ["HIPPODROME_TEST"]).read_text(encoding="utf-8")
    _made[test] += 1
    return sha256(f"{test} {_made[test]}".encode()).digest()[:size]


def bots_think_alike() -> None:
    """In a bot's process: the same position makes the same numbers."""
    from hippodrome.server.workers import bot_pool
    from hippodrome.server.workers.positions import Position

    think = bot_pool.compute_answer

    def think_alike(given: Position, **how: Any) -> str:
        known = (
            given.seat,
            given.sampled_state,
            sorted(repr(line) for line in given.race.entries),
        )  # sealed answers come in any order
        vars(bot_pool)["Random"] = lambda: Random(repr(known))
        return think(given, **how)

    vars(bot_pool)["compute_answer"] = think_alike


if __name__ == "__mp_main__":  # so a process is called that the server has spawned
    bots_think_alike()

if __name__ == "__main__":
    from hippodrome.core import rng

    vars(rng)["token_bytes"] = seed_of_this_test
    from hippodrome.__main__ import main

    main()
