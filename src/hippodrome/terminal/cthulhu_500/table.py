"""The table as one seat sees it: the pack from its leader on, everybody's vehicle with what is on it, and the own hand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from io import StringIO
from typing import Any

from rich.console import Console, Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from hippodrome.core.ask import Seat
from hippodrome.core.words import Words
from hippodrome.games.cthulhu_500.edition import Edition
from hippodrome.games.cthulhu_500.names import piece, titled
from hippodrome.games.cthulhu_500.passing import reckon
from hippodrome.games.cthulhu_500.sight import View, laid_out
from hippodrome.games.cthulhu_500.state import holder
from hippodrome.terminal.chooser import Chooser
from hippodrome.terminal.screen import Room
from hippodrome.terminal.seating import Seating

KEY = "terminal.cthulhu_500"
STYLES = {"action": "yellow", "crew": "cyan", "mod": "magenta", "tires": "blue", "reaction": "red"}
"""Colours of the types of cards; their names are always beside them."""
FULL, ONE_LINE, NO_VEHICLES, NO_TEXTS = LEVELS = range(4)
"""How much is left out where the screen is small."""


def draw(
    view: View,
    edition: Edition,
    words: Words,
    seat: Seat | None,
    *,
    seating: Seating,
    room: Room,
    chooser: Chooser | None = None,
) -> RenderableType:
    """The whole table, as fully as there is room for: card texts are cut first, then the names of vehicles, then all texts."""
    shows_hand = seat is not None and view["phase"] != "vehicles" and not view["over"]
    parts: list[RenderableType] = []
    for level in LEVELS:
        parts = [heading(view, words, seating)]
        if view["phase"] != "vehicles":
            parts.append(pack(view, edition, words, seat, seating, brief=level >= NO_VEHICLES))
        parts += [Text(line, "green") for line in _sick(view, edition, words)]
        if seat is not None and shows_hand and not getattr(chooser, "shows_hand", False):
            parts.append(hand(view["racers"][seat]["hand"], edition, words, level))
        if room.height is None or _rows(parts, room.width) <= room.height:
            break
    return Group(*parts)


def _rows(parts: Sequence[RenderableType], width: int) -> int:
    console = Console(width=width, file=StringIO())
    return len(console.render_lines(Group(*parts), console.options.update(width=width, height=None)))


def _sick(view: View, edition: Edition, words: Words) -> list[str]:
    """Each contagion, and on whose card it lies; the card of one that moves on now is gone."""
    s = laid_out(view, edition)
    return [
        words.text(f"{KEY}.sick", contagion=int(contagion), card=victim, owner=owner)
        for contagion, victim in view["contagions"].items()
        if (owner := holder(s, victim)) is not None
    ]


def heading(view: View, words: Words, seating: Seating) -> Text:
    """Whose turn it is, how the piles look and where the flag is."""
    piles = words.text(
        f"{KEY}.piles", pile=view["pile"], where=words.text(f"flag.{view['flag']}"), counters=view["counters"]
    )
    if view["turn"] == 0:
        return Text(piles, "dim")
    turn = words.text(f"{KEY}.turn", turn=view["turn"], seat=view["mover"], actions=view["actions"])
    return Text(turn, f"bold {seating.style(view['mover'])}").append(f"  {piles}", "not bold dim")


def pack(
    view: View, edition: Edition, words: Words, seat: Seat | None, seating: Seating, *, brief: bool = False
) -> Grid:
    """Everybody from the leader to the last: laps, speed, what a test adds when passing and when passed, and all cards.

    Before there is a grid nobody has a place.
    """
    s = laid_out(view, edition)
    grid = Grid(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="dim", show_edge=False)
    for _ in ("place", "mark"):
        grid.add_column(no_wrap=True)
    grid.add_column(words.text(f"{KEY}.head.who"), overflow="fold", ratio=None if brief else 3)
    for head in ("laps", "speed", "passing", "passed", "hand"):
        grid.add_column(words.text(f"{KEY}.head.{head}"), no_wrap=True, justify="right")
    grid.add_column(words.text(f"{KEY}.head.cards"), overflow="fold", ratio=5)
    for place, of in enumerate(view["pack"], 1):
        racer = view["racers"][of]
        vehicle = edition.vehicles[racer["vehicle"]]
        name = Text(f"{seating.names[of]}{' <' if of == seat else ''}", seating.style(of))
        if not brief:
            name.append(f" {piece(words, edition, edition.vehicle_piece(racer['vehicle']))}", "not bold dim")
        held = racer["hand"] if isinstance(racer["hand"], int) else len(racer["hand"])
        speed = f"{vehicle.damaged}!" if racer["damaged"] else str(vehicle.speed)
        passing, passed = reckon(s, of, passing=True).total, reckon(s, of, passing=False).total
        grid.add_row(
            "" if view["phase"] in ("vehicles", "deal", "qualify") else f"{place}.",
            Text(seating.marks[of], f"{seating.style(of)} reverse"),
            name,
            Text(str(racer["laps"]), "bold"),
            Text(speed, "bold red" if racer["damaged"] else ""),
            f"{passing:+}",
            f"{passed:+}",
            str(held),
            in_play(racer, edition, words),
        )
    return grid


def in_play(racer: Mapping[str, Any], edition: Edition, words: Words) -> Text:
    """What is on a vehicle and who is in its pit."""
    found: list[str] = []
    if racer["driver"] is not None:
        found.append(words.text(f"{KEY}.driver", card=racer["driver"]))
    found += [words.name("card", mod) for mod in racer["mods"]]
    if racer["tires"] is not None:
        found.append(words.name("card", racer["tires"]))
    if racer["pit"]:
        found.append(words.text(f"{KEY}.pit", cards=racer["pit"]))
    if racer["sheltered"]:
        found.append(words.text(f"{KEY}.sheltered"))
    if racer["slowed"]:
        found.append(words.text(f"{KEY}.slowed", n=racer["slowed"]))
    return Text("; ".join(found))


def hand(cards: list[int], edition: Edition, words: Words, level: int = FULL) -> RenderableType:
    """The own hand, each card with its type and as much of its text as there is room for."""
    if cards and level == NO_TEXTS:
        line = Text(words.text(f"{KEY}.hand"), "dim")
        for n, card in enumerate(cards):
            kind = edition.cards[card]
            line.append(", " if n else " ").append(words.name("card", card), f"not dim {STYLES[kind.type]}")
        return line
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column(overflow="fold", ratio=2, no_wrap=level > FULL)
    grid.add_column(overflow="fold" if level == FULL else "ellipsis", ratio=5, no_wrap=level > FULL)
    for card in cards:
        kind = edition.cards[card]
        name, text = titled(words, edition, "card", kind.kind)
        grid.add_row(Text(words.text(f"type.{kind.type}"), STYLES[kind.type]), Text(name, "bold"), Text(text, "dim"))
    if not cards:
        return Text(words.text(f"{KEY}.empty_hand"), "dim")
    return grid
