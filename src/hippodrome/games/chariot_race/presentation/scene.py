"""The table of Chariot Race as pieces on slots: the chariots, the dice, the caltrops, and the order of the round."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from hippodrome.core.ask import Seat
from hippodrome.core.facts import Fact
from hippodrome.core.scene import Display, Piece, Scene, Stat, mark_of
from hippodrome.games.chariot_race.edition import FACES, Board, Edition
from hippodrome.games.chariot_race.presentation.names import describe_board
from hippodrome.games.chariot_race.state import State
from hippodrome.i18n.localization import Localization

View = Mapping[str, Any]

HIDDEN = False
"""False: this game has no hidden information."""


def scene(view: View, edition: Edition, words: Localization, seat: Seat | None) -> Scene:
    """Return the whole table, the same for every viewer."""
    chosen = all(chariot["space"] for chariot in view["chariots"])
    pieces = [*_chariots(view, edition, words), *_caltrops(view, edition, words)]
    if chosen:
        pieces += [*_dice(view, edition, words), *_order(view, edition, words), _round(view, words)]
    return Scene(
        words.text("scene.title" if chosen else "scene.title_draft", round=view["round"], laps=view["laps"]),
        tuple(pieces),
        tuple(_displays(view, edition, words)),
    )


def chariot_id(colour: str) -> str:
    """Return the piece id of a chariot; each colour exists once."""
    return f"chariot:{colour}"


def space_slot(name: str) -> str:
    """Return the slot of a space."""
    return f"space:{name}"


def slot_of(s: State, space: int) -> str:
    """Return the slot of a space given by its number."""
    return space_slot(s.track.names[space])


def race_order(view: View, edition: Edition) -> list[int]:
    """Return the chariots in race order, wrecks last."""
    track = edition.tracks[view["halves"]]

    def ahead(n: int) -> tuple[int, int, int]:
        chariot = view["chariots"][n]
        front = track.front(chariot["lane"], chariot["at"]) if chariot["space"] else 0
        return -chariot["wrecked"] if chariot["wrecked"] else -1000, -front, chariot["arrived"]

    return sorted(range(len(view["chariots"])), key=ahead)


def chariot_mark(view: View, chariot: Mapping[str, Any]) -> str:
    """Return the mark on a chariot: empty if its player drives only this one, otherwise the seat's letter and a number."""
    own = [one["colour"] for one in view["chariots"] if one["owner"] == chariot["owner"]]
    return f"{mark_of(chariot['owner']).letter}{own.index(chariot['colour']) + 1}" if len(own) > 1 else ""


# Pieces ---------------------------------------------------------------------------------------------------------------


def _chariots(view: View, edition: Edition, words: Localization) -> list[Piece]:
    """Return the chariots on the track, those about to start, the wrecks, and in a draft those not yet taken."""
    pieces = []
    taken: dict[str, Mapping[str, Any]] = {chariot["colour"]: chariot for chariot in view["chariots"] if chariot["colour"]}
    for n, colour in enumerate(edition.colours):
        board = edition.board(n, view["unequal"])
        chariot = taken.get(colour)
        if chariot is None:
            if not all(one["colour"] for one in view["chariots"]):
                label = words.text("scene.free_chariot", colour=n)
                pieces.append(Piece(chariot_id(colour), f"chariot-{colour}", f"box:{n}", label, describe_board(words, board)))
            continue
        owner, mark = chariot["owner"], chariot_mark(view, chariot)
        name = words.text("piece.chariot", player=words.player(owner), colour=n)
        if chariot["wrecked"]:
            pieces.append(
                Piece(
                    chariot_id(colour),
                    f"wreck-{colour}",
                    f"seat:{owner}",
                    words.text("scene.wreck", name=name),
                    words.text("scene.wreck_detail"),
                    mark,
                    owner,
                )
            )
        elif not chariot["space"]:
            pieces.append(
                Piece(chariot_id(colour), f"chariot-{colour}", f"seat:{owner}", name, describe_board(words, board), mark, owner)
            )
        else:
            pieces.append(
                Piece(
                    chariot_id(colour),
                    f"chariot-{colour}",
                    space_slot(chariot["space"]),
                    words.text("scene.chariot", name=name, place=chariot["space"]),
                    _clips(view, words, chariot, board),
                    mark,
                    owner,
                )
            )
    return pieces


def _clips(view: View, words: Localization, chariot: Mapping[str, Any], board: Board) -> str:
    """Describe a chariot's board."""
    return words.text(
        "scene.chariot_detail",
        lap=_lap(view, words, chariot),
        damage=chariot["damage"],
        most_damage=board.damage,
        speed=chariot["speed"],
        rolls=board.dice[chariot["speed"]],
        fate=chariot["fate"],
        most_fate=board.fate,
    )


def _caltrops(view: View, edition: Edition, words: Localization) -> list[Piece]:
    supply = Piece(
        "supply",
        "caltrops",
        "supply",
        words.text("scene.supply", left=view["supply"]),
        words.text("scene.supply_detail", caltrops=edition.caltrops),
        str(view["supply"]),
    )
    lying = [
        Piece(
            f"caltrop:{name}",
            "caltrop",
            f"{space_slot(name)}/caltrop",
            words.text("scene.caltrop", place=name),
            words.text("scene.caltrop_detail"),
        )
        for name in view["caltrops"]
    ]
    return [supply, *lying]


def _dice(view: View, edition: Edition, words: Localization) -> list[Piece]:
    """Return all dice: those rolled this turn show their face, the others are put aside."""
    pieces = []
    for n in range(edition.dice):
        if n < len(view["dice"]):
            face = FACES[view["dice"][n]]
            label = words.text("scene.die", die=n + 1, face=view["dice"][n])
            pieces.append(Piece(f"die:{n}", f"die-{face}", f"die:{n}", label, words.text(f"scene.face.{face}")))
        else:
            label = words.text("scene.idle_die", die=n + 1)
            pieces.append(Piece(f"die:{n}", "die-blank", f"die:{n}", label, words.text("scene.idle_die_detail")))
    return pieces


def _order(view: View, edition: Edition, words: Localization) -> list[Piece]:
    """Return the chariots that move now and later in this round, as shields in a row."""
    waiting = [n for n in (view["active"], *view["queue"]) if n >= 0]
    pieces = []
    for place, n in enumerate(waiting):
        chariot = view["chariots"][n]
        colour = chariot["colour"]
        name = words.text("piece.chariot", player=words.player(chariot["owner"]), colour=edition.colours.index(colour))
        label = words.text("scene.moves_now" if n == view["active"] else "scene.moves_later", name=name, place=place + 1)
        pieces.append(
            Piece(
                f"turn:{colour}",
                f"shield-{colour}",
                f"order:{place}",
                label,
                words.text("scene.order_detail"),
                chariot_mark(view, chariot),
                chariot["owner"],
            )
        )
    return pieces


def _round(view: View, words: Localization) -> Piece:
    return Piece(
        "round",
        "round",
        "round",
        words.text("scene.round", round=view["round"]),
        words.text("scene.round_detail"),
        str(view["round"]),
    )


# Displays -------------------------------------------------------------------------------------------------------------


def _displays(view: View, edition: Edition, words: Localization) -> list[Display]:
    """Return the clips of each seat's chariots; seats in the order of their better chariots."""
    order = race_order(view, edition)
    seats = list(dict.fromkeys(view["chariots"][n]["owner"] for n in order))
    displays = []
    for seat in seats:
        own = [view["chariots"][n] for n in range(len(view["chariots"])) if view["chariots"][n]["owner"] == seat]
        taken = [chariot for chariot in own if chariot["colour"]]
        stats = [stat for chariot in taken for stat in _stats(view, edition, words, chariot, alone=len(own) == 1)]
        if any(chariot["space"] for chariot in taken):
            stats.append(_laps(view, words, taken))
        displays.append(Display(seat, tuple(stats)))
    return displays


def _stats(view: View, edition: Edition, words: Localization, chariot: Mapping[str, Any], *, alone: bool) -> list[Stat]:
    """Return one chariot's clips. With two chariots each number has its mark, and the dice are left to the detail."""
    if chariot["wrecked"]:
        return []
    colour = chariot["colour"]
    board = edition.board(edition.colours.index(colour), view["unequal"])
    letter = "" if alone else f"{chariot_mark(view, chariot)} "

    def stat(key: str, value: str, of: int | None = None) -> Stat:
        label = letter + words.text(f"scene.stat.{key}")
        detail = words.text(f"scene.stat_detail.{key}", top=board.tops[chariot["damage"]])
        return Stat(f"{key}:{colour}", label, value, of, detail)

    stats = [
        stat("damage", str(chariot["damage"]), board.damage),
        stat("speed", str(chariot["speed"]), board.speed),
        stat("fate", str(chariot["fate"]), board.fate),
    ]
    if alone:
        stats.append(stat("dice", str(board.dice[chariot["speed"]])))
    return stats


def _laps(view: View, words: Localization, own: Sequence[Mapping[str, Any]]) -> Stat:
    """Return the lap of a seat's chariot, or of both."""
    laps = [words.text("scene.wrecked") if chariot["wrecked"] else _lap(view, words, chariot) for chariot in own]
    if len(own) > 1:
        laps = [f"{chariot_mark(view, chariot)} {lap}" for chariot, lap in zip(own, laps, strict=True)]
    return Stat("lap", words.text("scene.stat.lap"), words.join(laps, "notes"), None, words.text("scene.stat_detail.lap"))


def _lap(view: View, words: Localization, chariot: Mapping[str, Any]) -> str:
    """Return the lap of a chariot."""
    if chariot["laps"] >= view["laps"]:
        return words.text("scene.finished")
    if chariot["at"] < 0 or not chariot["space"]:
        return words.text("scene.at_start")
    return words.text("scene.lap", lap=chariot["laps"] + 1, laps=view["laps"])


# Facts ----------------------------------------------------------------------------------------------------------------


def touches(edition: Edition, fact: Fact) -> list[str]:
    """Return the pieces and slots to highlight for a fact."""
    data, found = fact.data, list[str]()
    if fact.kind == "took":
        found.append(chariot_id(edition.colours[data["colour"]]))
    if fact.kind == "round":
        found.append("round")
    if fact.kind == "dropped":
        found.append("supply")
    for field in ("chariot", "rival_chariot"):
        if field in data:
            found.append(_chariot(edition, data[field]))
    if "place" in data:
        found.append(space_slot(data["place"]))
    if fact.kind == "rolled":
        found += [f"die:{die}" for die in range(len(data["faces"]))]
    elif fact.kind == "rerolled":
        found += [f"die:{die}" for die in data["which"]]
    elif fact.kind == "turned":
        found.append(f"die:{data['die'] - 1}")
    return found


def _chariot(edition: Edition, called: Sequence[int]) -> str:
    return chariot_id(edition.colours[called[1]])
