"""Measures of Chariot Race for studies: spaces covered (of middle length), the value network's chances, and actions used."""

from __future__ import annotations

from collections.abc import Iterator

from hippodrome.games.chariot_race.answers import Act
from hippodrome.games.chariot_race.state import State, racing
from hippodrome.games.defaults.measures import Sample
from hippodrome.jit import UnsupportedByEngine, why_not_numba

UNIT = "unit.space"

MAP = ("map.lane", "map.space")
"""Spots are a lane, from 0 at the inside, and a space of it."""

PARTS_PER_SPACE = 3
"""Parts of a usual space in which fronts are counted."""


def sample(s: State) -> Sample:
    """Sample the distance of each seat's better chariot; `out`: seats without a chariot; chances by the value network."""
    far, left = [float("nan")] * s.seats, [False] * s.seats
    spots = []
    for n in racing(s):
        chariot = s.chariots[n]
        front = s.track.front(*chariot.place) / PARTS_PER_SPACE
        far[chariot.owner] = front if far[chariot.owner] != far[chariot.owner] else max(front, far[chariot.owner])
        space = s.track.spaces[s.track.id(*chariot.place)]
        spots.append((space.lane, space.n))
    for chariot in s.chariots:
        left[chariot.owner] |= not chariot.wrecked
    return Sample(far, [not some for some in left], chances(s), spots)


def chances(s: State) -> list[float] | None:
    """Return the win probability of each seat; None without a compiled engine for the network."""
    if why_not_numba() is not None:
        return None
    from hippodrome.games.chariot_race.bots.value import chances as promised
    from hippodrome.games.chariot_race.engine.race import race_of

    try:
        race = race_of(s)
    except UnsupportedByEngine:
        return None
    return [float(chance) for chance in promised(s.edition, race.reshape(1))[0, : s.seats]]


def held(s: State, seat: int) -> Iterator[str]:
    """Return no names: there are no hands in this game."""
    yield from ()


def used(s: State, seat: int, act: Act) -> Iterator[str]:
    """Yield the actions used: repairs, dice rolled again or turned, speeds, javelins, caltrops."""
    if act.do == "speed":
        yield f"speed:{act.of[0]}"
    elif act.do != "path":
        yield f"act:{act.do}"
