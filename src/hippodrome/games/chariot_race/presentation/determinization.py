"""Determinization: this game has no hidden information, so nothing is redrawn."""

from __future__ import annotations

from random import Random

from hippodrome.core.ask import Seat
from hippodrome.games.chariot_race.state import State


def resample_hidden(s: State, seat: Seat, rng: Random) -> None:
    """Do nothing: all of the state is visible."""
