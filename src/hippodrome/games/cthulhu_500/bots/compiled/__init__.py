"""Compiled bots of Cthulhu 500, over the records of `engine`: random, tiro, dummy, auriga; whole races in one call.

    an edition                as the bots need it                               edition_record.py
    random, tiro, dummy       those of `bots/baselines.py`                      baselines.py
    policies                  the prompts, and all answers to them              policies.py
    auriga                    its odds and its values                           odds.py, auriga.py
    steward                   the same with learned weights                     weight_record.py, weights.py, steward.py
    batches                   many races in one call                            entry_points.py

Playouts are races that begin at a given position (`races_from`), with policies without random tie-breaking, auriga or a
steward (`races["minds"][:, seat] = STEWARD`), to the end of the race or `until` a turn. This package needs numba: import it
only when needed.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from typing import Any

import numpy as np

from hippodrome.games.cthulhu_500.bots.compiled.edition_record import pack_edition
from hippodrome.games.cthulhu_500.bots.compiled.entry_points import play_races
from hippodrome.games.cthulhu_500.bots.compiled.policies import BOTS, DETERMINISTIC_AURIGA, STEWARD
from hippodrome.games.cthulhu_500.bots.compiled.weight_record import NO_WEIGHTS, pack_weights
from hippodrome.games.cthulhu_500.edition import Edition
from hippodrome.games.cthulhu_500.engine import (
    EDITION_RECORD,
    RACE,
    RULES,
    STREAMS,
    Races,
    new_scratch,
    race_of,
    races_of,
    state_of,
)
from hippodrome.games.cthulhu_500.state import State
from hippodrome.jit import UnsupportedByEngine
from hippodrome.jit.batch import bot_numbers, races_at, thread_scratch
from hippodrome.jit.compile_cache import Record
from hippodrome.jit.philox import NO_GIVEN_DRAWS

ENTRY_POINT = play_races
"""The entry point that is compiled first for simulations and playouts."""


bots_by_number = partial(bot_numbers, BOTS)


def races_from(s: State, *, key: int, numbers: Iterable[int]) -> Races:
    """Create races from a state between two phases: race n of a key always has the same draws."""
    return races_at(race_of(s), key=key, numbers=numbers)


def play_out(
    edition: Edition, races: Races, bots: Sequence[str] | Any = None, *, until: int = 0, given: Any = NO_GIVEN_DRAWS
) -> Any:
    """Play races from their current position to the end, or until a turn with this number would begin; return the number of
    decisions in each.

    `bots` names one bot per seat, or is an array of their numbers with one row per race; by default `minds` of each race
    decides.
    """
    if bots is not None:
        rows = bots if isinstance(bots, np.ndarray) else bots_by_number(bots)[None]
        races["minds"][:, : rows.shape[1]] = rows
    races["until"] = until
    return _play(edition, races, given, only_lay=False)


def _play(edition: Edition, races: Races, given: Any, *, only_lay: bool) -> Any:
    decisions, scratch = np.zeros(len(races), np.int64), thread_scratch(new_scratch)
    play_races(pack_edition(edition), weights_for(edition, races), races, scratch, decisions, given, only_lay)
    return decisions


def weights_for(edition: Edition, races: Races) -> Record:
    """Return the steward's weights for these races, which depend on the number of seats."""
    if not (races["minds"] == STEWARD).any():
        return NO_WEIGHTS
    seats = int(races["seats"][0])
    if (races["seats"] != seats).any():
        raise UnsupportedByEngine("fast_other_seats")
    return pack_weights(edition, seats, int(races["counters"].max()))


def precompile(edition: Edition) -> None:
    """Compile everything that races need."""
    play_out(edition, np.zeros(0, RACE))


def prepare_answers(edition: Edition, races: Races) -> None:
    """Play each race on to its next prompt and store the answer of that seat's policy, without answering."""
    _play(edition, races, NO_GIVEN_DRAWS, only_lay=True)


def choose(edition: Edition, races: Races, bot: str) -> Any:
    """Return a bot's answer in each race, as the numbers that `act_of` decodes, without changing the races."""
    races["minds"] = bots_by_number([bot])[0]
    prepare_answers(edition, races)
    return races["acts"][np.arange(len(races)), races["answered"]]


__all__ = [
    "BOTS", "DETERMINISTIC_AURIGA", "EDITION_RECORD", "ENTRY_POINT", "RACE", "RULES", "STEWARD", "STREAMS",
    "UnsupportedByEngine", "bots_by_number", "choose", "pack_edition", "pack_weights", "play_out", "play_races",
    "precompile", "prepare_answers", "race_of", "races_from", "races_of", "state_of", "weights_for",
]  # fmt: skip
