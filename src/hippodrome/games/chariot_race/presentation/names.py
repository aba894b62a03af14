"""Names of Chariot Race's chariots, faces and phases, and a chariot board as one line of text."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Any

from hippodrome.core.game import ListLabel
from hippodrome.games.chariot_race.edition import FACES, NUMBERS, Board, Edition
from hippodrome.games.chariot_race.track import LANES
from hippodrome.i18n.localization import Localization


def text_variables(edition: Edition, seats: int, options: Mapping[str, Any]) -> dict[str, Any]:
    """Return the variables that texts about a table may use: numbers of its edition, facts about its board and options, and
    examples."""
    track = edition.tracks[options["first_half"] + options["second_half"]]
    two_each = seats <= 3 and options["two_chariots"]
    colour = edition.colours.index("red") if "red" in edition.colours else len(edition.colours) - 1
    limits = [min((space.limit for space in lane if space.limit), default=0) for lane in track.lanes]
    return {
        **{name: getattr(edition, name) for name in NUMBERS},
        "laps": options["laps"] or edition.laps,
        "usual_laps": edition.laps,
        "full_damage": edition.equal.damage,
        "top_speed": edition.equal.speed,
        "start_speed": edition.equal.speed_start,
        "top_fate": edition.equal.fate,
        "start_fate": edition.equal.fate_start,
        "unequal": options["unequal_chariots"],
        "equal": not options["unequal_chariots"],
        "one_each": not two_each,
        "two_each": two_each,
        "heaps": any(space.heap for space in track.spaces),
        "inner_short": track.counts[0] < track.counts[1] < track.counts[2],
        "inner_slow": 0 < limits[0] < limits[1] < limits[2],
        "first_lane": LANES[track.spaces[track.starts[0]].lane],
        "safe": options["no_damage_after_finish"],
        "shared": options["shared_win"],
        "not_shared": not options["shared_win"],
        "loses_lap": options["set_back_loses_lap"],
        "wrecks_ram": options["wrecks_ram"],
        "finish_ends": options["finish_ends_race"],
        "goes_on": not options["finish_ends_race"],
        "some_mark": colour,
        "colour_typed": edition.colours[colour],
        "some_space": track.lanes[1][min(12, track.counts[1]) - 1].name,
    }


def label(words: Localization, edition: Edition, field: str, value: Any) -> str | None:
    """Return the name of a value of a field."""
    if field in ("chariot", "rival_chariot"):
        return chariot(words, edition, value)
    if field == "places" and isinstance(value, int):
        return str(value)
    if field in ("place", "from_place", "to") and isinstance(value, str):
        return place(words, value)
    if field == "colour":
        return words.text(f"colour.{edition.colours[value]}")
    if field == "colours":
        return words.join_and([words.text(f"colour.{colour}") for colour in value], none="word.nothing")
    if field == "face":
        return face(words, value)
    if field == "which":
        return words.join_and([str(die + 1) for die in value], none="word.nothing")
    if field == "some_mark":
        return words.text(f"mark.{edition.colours[value]}")
    if field in ("lane", "first_lane"):
        return words.text(f"lane.{value}")
    if field == "winner":
        return words.player(value)
    if field == "phase":
        return words.text(f"phase.{value}")
    if field == "change":
        return words.number(value, signed=True) if isinstance(value, int) and value else None
    return None


LIST_LABELS: Mapping[str, ListLabel] = {
    "order": ListLabel("chariot", "and"),
    "behind": ListLabel("chariot", "and"),
    "places": ListLabel("chariot", "ranked"),
    "faces": ListLabel("face", "list"),
}
"""Labels of lists by field."""


def chariot(words: Localization, edition: Edition, value: Sequence[int]) -> str:
    """Return the name of a chariot: its player and its colour."""
    owner, colour = value
    return words.text("piece.chariot", player=words.player(owner), colour=colour)


def place(words: Localization, name: str) -> str | None:
    """Return the name of a space by its lane and number; in short the name that the board shows."""
    lane = next((lane for lane in LANES if lane[0] == name[:1]), None)
    if words.short or lane is None or not name[1:].isdecimal():
        return None
    return words.text(f"place.{lane}", n=name[1:])


def face(words: Localization, value: int) -> str:
    """Return the name of a face of a die."""
    return words.text(f"face.{FACES[value]}")


def describe_board(words: Localization, board: Board) -> str:
    """Describe a chariot board on one line."""
    return words.text(
        "piece.board",
        damage=board.damage,
        speed=board.speed,
        speed_start=board.speed_start,
        fate=board.fate,
        fate_start=board.fate_start,
        dice_column=_segments(dict(enumerate(board.dice))),
        tops=_segments({damage: top for damage, top in enumerate(board.tops) if top != damage}),
    )


def _segments(column: Mapping[int, int]) -> str:
    """Format a column of numbers as in an edition: 0-5: 5, 6-8: 4."""
    parts = []
    for number, beside in groupby(column, key=column.__getitem__):
        first, *rest = beside
        parts.append(f"{first}-{rest[-1]}: {number}" if rest else f"{first}: {number}")
    return ", ".join(parts)
