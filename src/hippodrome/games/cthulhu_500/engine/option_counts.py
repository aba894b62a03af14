"""How many options there are, of many races in one call: apart from play.py, so that whoever only counts compiles no rules."""

from __future__ import annotations

from typing import Any

import numpy as np

from hippodrome.games.cthulhu_500.edition import Edition
from hippodrome.games.cthulhu_500.engine.edition_record import box_of
from hippodrome.games.cthulhu_500.engine.offers import look, new_desk
from hippodrome.jit.batch import room_of_thread
from hippodrome.jit.compile_cache import Record, entry


def options_of(edition: Edition, races: Any) -> Any:
    """How many options the seat has that is to answer next, in each race; 0 where nobody is asked."""
    counts = np.zeros(len(races), np.int64)
    count_options(box_of(edition), races, room_of_thread(new_desk), counts)
    return counts


@entry
def count_options(box: Record, races: Record, desk: Record, counts: Record) -> None:
    """Into `counts`, how many options the next seat of each race has."""
    for n in range(len(races)):
        if races[n].answered < races[n].asked_size:
            counts[n] = look(box, races[n], desk)
