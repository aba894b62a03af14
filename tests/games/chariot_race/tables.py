"""Chariot Race tables for tests."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import combinations, product
from random import Random
from typing import Any

from hippodrome.core.ask import Ask
from hippodrome.core.game import Game
from hippodrome.core.rng import SampledChance
from hippodrome.core.table import Table
from hippodrome.games.chariot_race.answers import Act
from hippodrome.games.chariot_race.edition import FACES, Edition
from hippodrome.games.chariot_race.state import State
from hippodrome.games.chariot_race.track import Place
from hippodrome.games.registry import get_game, load_edition

EVERYTHING = {"unequal_chariots": True, "first_half": "B", "second_half": "B", "no_damage_after_finish": True}


@cache
def chariot_race() -> tuple[Game[State], Edition]:
    game = get_game("chariot-race")
    return game, load_edition(game)


def new_state(seats: int = 4, **options: Any) -> State:
    """Return the table before the race."""
    game, edition = chariot_race()
    return game.setup(seats, game.resolve_options(options), edition)


def table(seats: int = 4, seed: int = 1, **options: Any) -> Table[State]:
    """Return a race at its start."""
    game, _ = chariot_race()
    return Table(game, new_state(seats, **options), SampledChance(Random(seed)))


def race(seats: int, seed: int, **options: Any) -> Iterator[Table[State]]:
    """Yield a race with random answers, at every prompt."""
    rng = Random(seed)
    running = table(seats, seed, **options)
    while isinstance(running.prompt, Ask):
        yield running
        (seat,) = running.waiting
        running.answer(seat, running.options(seat).draw(rng))
    yield running


def on_the_track(places: Mapping[int, str], seats: int = 4, **options: Any) -> State:
    """Return a position: chariots (by number) on spaces of the first lap; the others stay on the starting grid."""
    s = new_state(seats, **options)
    free = [s.track.place_before_start(start) for start in s.track.starts]
    for n, chariot in enumerate(s.chariots):
        chariot.place = place(s, places[n]) if n in places else free.pop()
        chariot.laps = s.track.laps(*chariot.place)
        chariot.arrived = n
    s.started, s.clock = True, len(s.chariots)
    return s


def place(s: State, name: str, lap: int = 0) -> Place:
    """Return the place of a space in a lap."""
    space = s.track.spaces[s.track.ids[name]]
    return Place(space.lane, lap * s.track.counts[space.lane] + space.n)


def every_answer(s: State) -> Iterator[Act]:
    """Yield all answers that could be meant in any phase, and many meaningless ones; paths only if they are few."""
    yield from (Act(do) for do in ("repair", "pass", "keep"))
    yield from (Act("reroll", dice) for n in range(7) for dice in combinations(range(6), n))
    yield from (Act("set", (die, face)) for die in range(-1, 6) for face in range(len(FACES)))
    yield from (Act("speed", (speed,)) for speed in range(-1, 16))
    yield from (Act("javelin", (colour,)) for colour in range(6))
    yield from (Act("take", (colour,)) for colour in range(6))
    yield from (Act("start", (start,)) for start in range(-1, 8))
    yield from (Act("caltrop", (space.lane, space.n)) for space in s.track.spaces)
    steps: Sequence[tuple[int, ...]] = [()]
    for length in range(6):
        steps = list(product((-1, 0, 1), repeat=length))
        yield from (Act("path", path) for path in steps)
