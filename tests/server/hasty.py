"""A server whose fast clock is very fast: `python -m tests.server.hasty serve ...` is `hippodrome serve ...`, but a decision
may take three seconds."""

from __future__ import annotations

from hippodrome.server.tables.clocks import CLOCK_SECONDS

if __name__ == "__main__":
    CLOCK_SECONDS["fast"] = 3.0
    from hippodrome.__main__ import main

    main()
