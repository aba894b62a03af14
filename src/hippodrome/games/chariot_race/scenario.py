"""Chariot Race in scenarios: names of spaces, faces and chariots, and the completion of partial positions."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from hippodrome.core.ask import Chance
from hippodrome.games.chariot_race.edition import FACES, Edition
from hippodrome.games.chariot_race.state import NO_COLOUR, Chariot, State, board_of, give_board
from hippodrome.games.chariot_race.track import OFF_BOARD, Place, Track
from hippodrome.scenarios.names import InvalidPosition, UnknownName, WrittenFields

PER_SEAT_FIELD = "chariots"
SEAT_FIELDS = frozenset({"seat", "winner", "owner", "queue", "waiting", "first to choose"})
UNORDERED_FIELDS = frozenset({"caltrops"})

_PLACES = frozenset({"place", "from_place", "to"})
_SPACES = frozenset({"caltrops", "first", "last", "through", "ahead"})
_FACES = frozenset({"dice", "face", "faces"})
_CHARIOTS = frozenset({"chariot", "rival_chariot", "order", "behind", "places"})
_PLACE = re.compile(r"([imo]\d+)(?: (lap ([1-9])|before))?")


# Names --------------------------------------------------------------------------------------------------------------


def _track(edition: Edition) -> Track:
    """Return a track to name spaces by; names are the same for both sides if both have equally many spaces."""
    tracks = list(edition.tracks.values())
    if any(track.counts != tracks[0].counts for track in tracks):
        raise UnknownName("both_sides")
    return tracks[0]


def read(edition: Edition, field: str, value: Any) -> Any:
    """Parse a field's value in a scenario; raises ValueError if it names nothing."""
    if not isinstance(value, str):
        return value
    if field in _PLACES:
        return _read_place(_track(edition), value)
    if field in _SPACES:
        return _known(_track(edition).ids, value, "space")
    if field in _FACES:
        return _known({face: n for n, face in enumerate(FACES)}, value, "face")
    if field == "colour":
        return _chariot({colour: n for n, colour in enumerate(edition.colours)}, value)
    if field in _CHARIOTS and value not in edition.colours:
        raise UnknownName("no_chariot", name=value, colours=[*edition.colours])
    return value


def _known(ids: Any, name: str, kind: str) -> int:
    if name not in ids:
        raise UnknownName(f"no_{kind}", name=name)
    return int(ids[name])


def _chariot(ids: Mapping[str, int], colour: str) -> int:
    if colour not in ids:
        raise UnknownName("no_chariot", name=colour, colours=[*ids])
    return ids[colour]


def _read_place(track: Track, text: str) -> Place:
    """Parse a place: a space of the first lap such as "m12"; "m12 lap 2" for a later one; "m24 before" before the line is
    crossed."""
    m = _PLACE.fullmatch(text)
    if m is None or m[1] not in track.ids:
        raise UnknownName("no_place", typed=text)
    space = track.spaces[track.ids[m[1]]]
    lap = -1 if m[2] == "before" else int(m[3] or 1) - 1
    return Place(space.lane, lap * track.counts[space.lane] + space.n)


def show(edition: Edition, field: str, value: Any) -> Any:
    """Format a field's value for a scenario."""
    if isinstance(value, Place):
        track = _track(edition)
        if value == OFF_BOARD:
            return "off the board"
        lap = value.at // track.counts[value.lane]
        name = track.space(*value).name
        return f"{name} before" if lap < 0 else name if lap == 0 else f"{name} lap {lap + 1}"
    if field in _CHARIOTS and isinstance(value, tuple) and len(value) == 2 and all(type(n) is int for n in value):
        return edition.colours[value[1]]
    if type(value) is not int:
        return value
    if field in _SPACES:
        return _track(edition).spaces[value].name
    if field in _FACES:
        return FACES[value]
    if field == "colour":
        return edition.colours[value] if value >= 0 else "none"
    return value


def outcome(s: State, chance: Chance, name: str) -> int:
    """Return the draw that produces a face of a die, or the chariot of a colour."""
    if chance.kind in ("roll", "re-roll"):
        face = _known({face: n for n, face in enumerate(FACES)}, name, "face")
        if face not in s.edition.die:
            raise UnknownName("no_die_shows", name=name)
        return s.edition.die.index(face)
    if chance.kind == "starting places":
        colours = {s.edition.colours[chariot.colour]: n for n, chariot in enumerate(s.chariots)}
        return _chariot(colours, name)
    raise UnknownName("no_names", about=chance.kind)


# Positions ----------------------------------------------------------------------------------------------------------


def complete_position(s: State, written: WrittenFields) -> None:
    """Complete a position during a race: chariots without a place are put on the free starting places."""
    s.started = True
    for n, chariot in enumerate(s.chariots):
        _complete_board(s, n, chariot, written)
    free = [s.track.place_before_start(start) for start in s.track.starts]
    taken = {s.track.id(*chariot.place) for chariot in s.chariots if chariot.place != OFF_BOARD}
    free = [place for place in free if s.track.id(*place) not in taken]
    for n, chariot in enumerate(s.chariots):
        fields = written.seats[n] if n < s.seats else ()
        if chariot.place == OFF_BOARD:
            chariot.place = free.pop(0)
        if "laps" not in fields:
            chariot.laps = s.track.laps(*chariot.place)
        if "arrived" not in fields:
            chariot.arrived = n
        if chariot.wrecked:
            chariot.damage = 0
    _check_places(s)
    s.wrecks = max((chariot.wrecked for chariot in s.chariots), default=0)
    s.clock = 1 + max(chariot.arrived for chariot in s.chariots)
    if "supply" not in written.table:
        s.supply = s.edition.caltrops - len(s.caltrops)
    if len(set(s.caltrops)) < len(s.caltrops):
        raise InvalidPosition("caltrops", None, "caltrop_twice")
    if any(s.chariots[n].wrecked for n in s.queue):
        raise InvalidPosition("queue", None, "wreck_moves")


def _complete_board(s: State, n: int, chariot: Chariot, written: WrittenFields) -> None:
    """Set a chariot's colour and clips: as written, else the next free colour and the starting values."""
    fields = written.seats[n] if n < s.seats else ()
    if "colour" not in fields:
        others = {c.colour for c in s.chariots if c is not chariot}
        if chariot.colour == NO_COLOUR or chariot.colour in others:
            chariot.colour = next(colour for colour in range(len(s.edition.colours)) if colour not in others)
    elif any(c.colour == chariot.colour for c in s.chariots[:n]):
        raise InvalidPosition("colour", n, "colour_twice")
    written_values = {field: getattr(chariot, field) for field in fields if field in ("damage", "speed", "fate")}
    give_board(s, chariot, chariot.colour)
    board = board_of(s, chariot)
    for field, value in written_values.items():
        most = getattr(board, field)
        if not (1 if field == "damage" and not chariot.wrecked else 0) <= value <= most:
            raise InvalidPosition(field, n, "track_ends", value=value, most=most)
        setattr(chariot, field, value)


def _check_places(s: State) -> None:
    stands: dict[int, int] = {}
    for n, chariot in enumerate(s.chariots):
        if chariot.wrecked:
            continue
        space = s.track.id(*chariot.place)
        seat = n if n < s.seats else None
        if s.track.spaces[space].heap:
            raise InvalidPosition("place", seat, "on_heap", space=s.track.spaces[space].name)
        if space in stands:
            raise InvalidPosition("place", seat, "on_chariot", space=s.track.spaces[space].name)
        stands[space] = n
