"""Path search: the least harmful path through given spaces, the reachable spaces, and a few suggestions."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from hippodrome.core.errors import Reason
from hippodrome.games.chariot_race.answers import Act
from hippodrome.games.chariot_race.movement import occupied, trace
from hippodrome.games.chariot_race.offers import Offer
from hippodrome.games.chariot_race.state import State
from hippodrome.games.chariot_race.track import FORWARD, IN, LANES, OUT, Place

Path = tuple[int, ...]
_STEPS = (FORWARD, IN, OUT)
_WRECK_COST = 10_000
"""More damage than any chariot can take."""


class Route(NamedTuple):
    """A path and its outcome."""

    path: Path
    landing: int
    """The space of its last step; a chariot that rams there is set back from it."""
    end: int
    """The space where the chariot, or its wreck, ends."""
    wrecked: bool
    hurt: int
    front: int
    rams: tuple[int, ...]
    """The chariots that it rams, as numbers."""


class _Node(NamedTuple):
    """The least harmful partial path to a place: its damage, the previous place and lane changes, the step, the required spaces
    passed."""

    hurt: int
    before: tuple[int, int, int] | None
    step: int
    passed: int


_Layer = dict[tuple[int, int, int], _Node]
"""Nodes by lane, place and lane changes made."""


def ahead(s: State, space: int) -> Place:
    """Return the place of a space for the active chariot: the next time that it passes it."""
    track, chariot = s.track, s.chariots[s.active]
    here, lane, n = track.front(*chariot.place), track.spaces[space].lane, track.spaces[space].n
    lap = (here - track.spaces[space].front) // track.lap + 1
    return Place(lane, lap * track.counts[lane] + n)


def entry_costs(s: State) -> dict[int, int]:
    """Return the damage of entering each space at the speed of the active chariot, where there is any."""
    edition, speed = s.edition, s.chariots[s.active].speed
    costs: dict[int, int] = {}
    for space in s.track.eventful:
        face = s.track.spaces[space]
        if face.heap:
            costs[space] = _WRECK_COST
        elif face.limit and speed > face.limit:
            costs[space] = speed - face.limit
    for space in s.caltrops:
        costs[space] = costs.get(space, 0) + edition.caltrop_damage
    for space in occupied(s):
        costs[space] = costs.get(space, 0) + edition.ram_damage
    return costs


def _explore(s: State, through: Sequence[Place], costs: dict[int, int]) -> list[_Layer]:
    """Changing Lanes: step by step every place that can be reached past all of these, with the least damage.

    Each step leads ahead, so a required place is missed once a step leads as far as it or further.
    """
    track, chariot = s.track, s.chariots[s.active]
    must = sorted((track.front(*place), place) for place in through)
    first, counts = track.first_id, track.counts
    layers: list[_Layer] = [{(*chariot.place, 0): _Node(0, None, 0, 0)}]
    for _ in range(chariot.speed):
        layer: _Layer = {}
        for key, node in layers[-1].items():
            lane, at, changes = key
            for step in _STEPS:
                if step != FORWARD and changes == s.steers:
                    break
                there = track.step(lane, at, step)
                if there is None:
                    continue
                passed = node.passed
                if passed < len(must) and track.front(*there) >= must[passed][0]:
                    if there != must[passed][1]:
                        continue
                    passed += 1
                hurt = node.hurt + costs.get(first[there[0]] + there[1] % counts[there[0]], 0)
                to = (*there, changes + (step != FORWARD))
                if to not in layer or hurt < layer[to].hurt:
                    layer[to] = _Node(hurt, key, step, passed)
        layers.append(layer)
    if must:
        layers[-1] = {key: node for key, node in layers[-1].items() if node.passed == len(must)}
    return layers


def _walk_back(layers: Sequence[_Layer], key: tuple[int, int, int]) -> Path:
    steps: list[int] = []
    for layer in reversed(layers[1:]):
        node = layer[key]
        steps.append(node.step)
        assert node.before is not None
        key = node.before
    return tuple(reversed(steps))


def _routes(s: State, layers: Sequence[_Layer]) -> list[Route]:
    """Return the least harmful path to each place where a path with this number of lane changes can end."""
    return [measure(s, _walk_back(layers, key)) for key in layers[-1]]


def measure(s: State, path: Path) -> Route:
    """Return the outcome of a path."""
    chariot = s.chariots[s.active]
    traced = trace(s, chariot.speed, path, chariot.damage)
    rams = tuple(step.rammed for step in traced.steps if step.rammed >= 0)
    hurt, track = chariot.damage - traced.left, s.track
    return Route(path, landing(s, path), track.id(*traced.end), traced.left == 0, hurt, track.front(*traced.end), rams)


def landing(s: State, path: Path) -> int:
    """Return the space of a path's last step."""
    return [s.track.id(*chariot) for chariot in places(s, path)][-1]


def places(s: State, path: Path) -> Iterator[Place]:
    """Yield the places that a path leads to, one after another."""
    lane, at = s.chariots[s.active].place
    for step in path:
        there = s.track.step(lane, at, step)
        assert there is not None, "a path stays on the board"
        lane, at = there
        yield Place(lane, at)


def _cost(route: Route) -> tuple[bool, int, int, int]:
    """Return the sort key of a path: whole before wrecked, then less damage, then further, then fewer lane changes."""
    return route.wrecked, route.hurt, -route.front, sum(step != FORWARD for step in route.path)


def find_path(s: State, through: Sequence[int] = ()) -> Path | None:
    """Return the least harmful path through all of these spaces; None if there is none."""
    routes = _routes(s, _explore(s, [ahead(s, space) for space in through], entry_costs(s)))
    return min(routes, key=_cost).path if routes else None


def defining_waypoints(s: State, path: Path) -> list[int]:
    """Return the fewest spaces that identify a path: its landing, and where it leaves the least harmful path to there."""
    way = [s.track.id(*place) for place in places(s, path)]
    pinned = way[-1:]
    while (found := find_path(s, pinned)) != path:
        assert found is not None, "a path leads through its own spaces"
        other = {s.track.id(*place) for place in places(s, found)}
        pinned.append(next(space for space in way if space not in other))
    return pinned


# Reachable spaces ---------------------------------------------------------------------------------------------------


def reachable(s: State) -> set[int]:
    """Return the spaces that some path leads through, or ends on."""
    return {s.track.id(lane, at) for layer in _explore(s, (), {})[1:] for lane, at, _ in layer}


def possible_ends(s: State, speed: int, steers: int) -> list[int]:
    """Changing Lanes; Ramming: the spaces where the active chariot may end after a move at this speed, with these steer dice;
    behind a rival also the space of another one that may be wrecked on the way."""
    track, standing = s.track, occupied(s)
    places = {(*s.chariots[s.active].place, 0)}
    for _ in range(speed):
        places = {
            (*there, used + (step != FORWARD))
            for lane, at, used in places
            for step in _STEPS
            if (step == FORWARD or used < steers) and (there := track.step(lane, at, step)) is not None
        }
    found = set[int]()
    for lane, at in {(lane, at) for lane, at, _ in places}:
        here = at
        while (space := track.id(lane, here)) in standing or (here < at and track.spaces[space].heap):
            if here < at and space in standing and s.chariots[standing[space]].damage <= s.edition.ram_damage:
                found.add(space)
            here -= 1
        if not track.spaces[space].heap:
            found.add(space)
    return sorted(found)


def visible_spaces(s: State) -> dict[int, Place]:
    """Return the spaces to show a driver: from a little behind to a little beyond what can be reached."""
    track, chariot = s.track, s.chariots[s.active]
    margin = track.lap // 15
    here = track.front(*chariot.place)
    furthest = max(track.front(lane, at) for lane, at, _ in _explore(s, (), {})[-1])
    seen = {}
    for n in range(len(track.spaces)):
        place = ahead(s, n)
        front = track.front(*place)
        if front - track.lap > here - margin:
            seen[n] = Place(place.lane, place.at - track.counts[place.lane])
        elif front < furthest + margin:
            seen[n] = place
    return seen


def why_not_through(s: State, options: Offer, spaces: Sequence[int]) -> dict[int, Reason]:
    """Changing Lanes: why no path leads through these spaces: it would lead backwards, or steer dice or speed are missing."""
    back = options.read("path back")
    assert isinstance(back, Reason)
    ways = _shortest_ways(s)
    found: dict[int, Reason] = {}
    for space in spaces:
        path = ways.get(ahead(s, space))
        reason = options.why_not(Act("path", path)) if path is not None else None
        found[space] = reason or back
    return found


def _shortest_ways(s: State) -> dict[Place, Path]:
    """Return to each place ahead the path with the fewest lane changes that the speed allows; else the shortest."""
    track, chariot = s.track, s.chariots[s.active]
    ways: dict[Place, Path] = {}
    layer: dict[Place, Path] = {chariot.place: ()}
    for length in range(1, chariot.speed + len(LANES) + max(track.counts) // 5):
        following: dict[Place, Path] = {}
        for place, path in sorted(layer.items(), key=lambda item: sum(map(abs, item[1]))):
            for step in _STEPS:
                there = track.step(*place, step)
                if there is not None and (length <= chariot.speed or step == FORWARD):
                    following.setdefault(Place(*there), (*path, step))
        for place, path in following.items():
            if place not in ways or (sum(map(abs, path)) < sum(map(abs, ways[place])) and length <= chariot.speed):
                ways[place] = path
        layer = following
    return ways


# Suggestions --------------------------------------------------------------------------------------------------------


def suggest(s: State, most: int = 8) -> dict[str, Route]:
    """Return useful paths by their merit: the least harmful, the furthest, the best that rams each rival in reach, the straight
    one, and the best into each lane."""
    costs = entry_costs(s)
    routes = sorted(_routes(s, _explore(s, (), costs)), key=_cost)
    whole = [route for route in routes if not route.wrecked] or routes
    found = {"unharmed" if routes[0].hurt == 0 else "least": routes[0]}
    found["furthest"] = min(whole, key=lambda route: (-route.front, *_cost(route)))
    reached = reachable(s)
    for space, n in occupied(s).items():
        if space in reached:
            rams = _routes(s, _explore(s, [ahead(s, space)], costs))
            found[f"ram {n}"] = min(rams, key=_cost)
    found["straight"] = measure(s, (FORWARD,) * s.chariots[s.active].speed)
    for lane, name in enumerate(LANES):
        into = [route for route in whole if s.track.spaces[route.landing].lane == lane]
        if into:
            found[name] = into[0]
    kept: dict[str, Route] = {}
    for name, route in found.items():
        if all(route.path != other.path for other in kept.values()):
            kept[name] = route
    return dict(list(kept.items())[:most])
