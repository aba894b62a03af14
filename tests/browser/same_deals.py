"""A server whose races have the luck of the test that makes them: `python -m tests.browser.same_deals serve ...` is
`hippodrome serve ...`, but the n-th seed is made from n and from what stands in the file that HIPPODROME_TEST names.

What a test of the page meets depends on what is dealt. So a test that passes once passes again, and one that fails can be
repeated."""

from __future__ import annotations

import os
from collections import Counter
from hashlib import sha256
from pathlib import Path

_made: Counter[str] = Counter()


def seed_of_this_test(size: int | None = None) -> bytes:
    test = Path(os.environ["HIPPODROME_TEST"]).read_text(encoding="utf-8")
    _made[test] += 1
    return sha256(f"{test} {_made[test]}".encode()).digest()[:size]


if __name__ == "__main__":
    from hippodrome.core import luck

    vars(luck)["token_bytes"] = seed_of_this_test
    from hippodrome.__main__ import main

    main()
