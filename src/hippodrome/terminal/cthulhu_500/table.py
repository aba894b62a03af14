"""The table as one seat sees it: the pack from its leader on, everybody's vehicle with what is on it, and the own hand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from hippodrome.core.ask import Seat
from hippodrome.core.words import Words
from hippodrome.games.cthulhu_500.edition import Edition
from hippodrome.games.cthulhu_500.names import piece, titled
from hippodrome.games.cthulhu_500.passing import reckon
from hippodrome.games.cthulhu_500.state import Racer, State
from hippodrome.terminal.chooser import Chooser
from hippodrome.terminal.screen import Room
from hippodrome.terminal.seating import Seating

View = Mapping[str, Any]
KEY = "terminal.cthulhu_500"
STYLES = {"action": "yellow", "crew": "cyan", "mod": "magenta", "tires": "blue", "reaction": "red"}
"""Colours of the types of cards; their names are always beside them."""


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
    """The whole table."""
    parts: list[RenderableType] = [heading(view, words, seating)]
    if view["phase"] != "vehicles":
        parts.append(pack(view, edition, words, seat, seating))
    sick = [
        words.text(f"{KEY}.sick", contagion=int(contagion), card=victim) for contagion, victim in view["contagions"].items()
    ]
    parts += [Text(line, "green") for line in sick]
    if seat is not None and not view["over"] and not getattr(chooser, "shows_hand", False):
        parts.append(hand(view["racers"][seat]["hand"], edition, words))
    return Group(*parts)


def heading(view: View, words: Words, seating: Seating) -> Text:
    """Whose turn it is, how the piles look and where the flag is."""
    piles = words.text(
        f"{KEY}.piles", pile=view["pile"], where=words.text(f"flag.{view['flag']}"), counters=view["counters"]
    )
    if view["turn"] == 0:
        return Text(piles, "dim")
    turn = words.text(f"{KEY}.turn", turn=view["turn"], seat=view["mover"], actions=view["actions"])
    return Text(turn, f"bold {seating.style(view['mover'])}").append(f"  {piles}", "not bold dim")


def laid_out(view: View, edition: Edition) -> State:
    """The part of the table that everybody sees, as a state, so that the rules can reckon with it."""
    racers = [
        Racer(
            seen["vehicle"], seen["damaged"], seen["laps"], [], seen["pit"], seen["driver"], seen["mods"], seen["tires"],
            seen["boost"],
        )
        for seen in view["racers"]
    ]  # fmt: skip
    return State(racers=racers, pack=list(view["pack"]), spells=view["spells"], edition=edition)


def pack(view: View, edition: Edition, words: Words, seat: Seat | None, seating: Seating) -> Grid:
    """Everybody from the leader to the last: laps, speed, what a test adds when passing and when passed, and all cards."""
    s = laid_out(view, edition)
    grid = Grid(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="dim", show_edge=False)
    for _ in ("place", "mark"):
        grid.add_column(no_wrap=True)
    grid.add_column(words.text(f"{KEY}.head.who"), overflow="fold", ratio=3)
    for head in ("laps", "speed", "passing", "passed", "hand"):
        grid.add_column(words.text(f"{KEY}.head.{head}"), no_wrap=True, justify="right")
    grid.add_column(words.text(f"{KEY}.head.cards"), overflow="fold", ratio=5)
    for place, of in enumerate(view["pack"], 1):
        racer = view["racers"][of]
        vehicle = edition.vehicles[racer["vehicle"]]
        name = Text(f"{seating.names[of]}{' <' if of == seat else ''}", seating.style(of))
        name.append(f" {piece(words, edition, edition.vehicle_piece(racer['vehicle']))}", "not bold dim")
        held = racer["hand"] if isinstance(racer["hand"], int) else len(racer["hand"])
        speed = f"{vehicle.damaged}!" if racer["damaged"] else str(vehicle.speed)
        passing, passed = reckon(s, of, passing=True).total, reckon(s, of, passing=False).total
        grid.add_row(
            f"{place}.",
            Text(seating.marks[of], f"{seating.style(of)} reverse"),
            name,
            Text(str(racer["laps"]), "bold"),
            Text(speed, "bold red" if racer["damaged"] else ""),
            f"+{passing}",
            f"+{passed}",
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


def hand(cards: list[int], edition: Edition, words: Words) -> RenderableType:
    """The own hand, each card with its type and its text."""
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column(overflow="fold", ratio=2)
    grid.add_column(overflow="fold", ratio=5)
    for card in cards:
        kind = edition.cards[card]
        name, text = titled(words, edition, "card", kind.kind)
        grid.add_row(Text(words.text(f"type.{kind.type}"), STYLES[kind.type]), Text(name, "bold"), Text(text, "dim"))
    if not cards:
        return Text(words.text(f"{KEY}.empty_hand"), "dim")
    return grid
