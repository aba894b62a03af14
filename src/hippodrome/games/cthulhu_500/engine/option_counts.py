"""Counts the options of many races in one call: separate from entry_points.py, so that counting compiles no rules."""

from __future__ import annotations

from typing import Any

import numpy as np

from hippodrome.games.cthulhu_500.edition import Edition
from hippodrome.games.cthulhu_500.engine.edition_record import pack_edition
from hippodrome.games.cthulhu_500.engine.offers import find_options, new_scratch
from hippodrome.jit.batch import thread_scratch
from hippodrome.jit.compile_cache import Record, entry


def options_of(edition: Edition, races: Any) -> Any:
    """Return the number of options of the next seat to answer, in each race; 0 if no seat is prompted."""
    counts = np.zeros(len(races), np.int64)
    count_options(pack_edition(edition), races, thread_scratch(new_scratch), counts)
    return counts


@entry
def count_options(packed: Record, races: Record, scratch: Record, counts: Record) -> None:
    """Write the number of options of the next seat of each race to `counts`."""
    for n in range(len(races)):
        if races[n].answered < races[n].asked_size:
            counts[n] = find_options(packed, races[n], scratch)
