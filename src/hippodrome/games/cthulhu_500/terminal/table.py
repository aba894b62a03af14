"""The table as one seat sees it: the pack from its leader on, and every vehicle with its cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from io import StringIO
from typing import Any

from rich.console import Console, Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from hippodrome.core.ask import Seat
from hippodrome.games.cthulhu_500.edition import Edition
from hippodrome.games.cthulhu_500.passing import reckon
from hippodrome.games.cthulhu_500.presentation.names import piece, title_and_text
from hippodrome.games.cthulhu_500.presentation.public import View, describe_vehicle, public_state
from hippodrome.i18n.localization import Localization
from hippodrome.terminal.chooser import Chooser
from hippodrome.terminal.screen import Size
from hippodrome.terminal.seating import Seating
from hippodrome.terminal.styled import labelled, styled

KEY = "terminal.cthulhu_500"
STYLES = {"action": "yellow", "crew": "cyan", "mod": "magenta", "tires": "blue", "reaction": "red"}
"""Colours of the card types; the type is always written, too."""
FULL, NO_VEHICLES, ONE_ROW, PAIRS = LEVELS = range(4)
"""Levels of detail on a small screen: everything, no names of vehicles, one row each; with many players, two in a row, so that
the texts of the hand fit."""
MAX_NAME_WIDTH = 18
MIN_SEATS_FOR_PAIRS, MIN_WIDTH_FOR_PAIRS = 5, 72
"""Number of players that are drawn in pairs, and the columns this needs."""


def draw(
    view: View,
    edition: Edition,
    words: Localization,
    seat: Seat | None,
    *,
    seating: Seating,
    room: Size,
    chooser: Chooser | None = None,
) -> RenderableType:
    """Draw the pack, with as much detail as fits; before and after a race in full. The hand is part of the chooser; without a
    prompt it is drawn here."""
    parts: list[RenderableType] = []
    low = room.height is not None and room.height <= len(view["pack"]) + 2
    smallest = PAIRS if len(view["pack"]) >= MIN_SEATS_FOR_PAIRS and room.width >= MIN_WIDTH_FOR_PAIRS else ONE_ROW
    for level in LEVELS[ONE_ROW if low else FULL : smallest + 1]:
        parts = [heading(view, words, seating)]
        if view["phase"] != "vehicles":
            if level == PAIRS:
                parts += in_pairs(view, edition, words, seat, seating, room.width)
            else:
                parts.append(pack(view, edition, words, seat, seating, level))
        if seat is not None and chooser is None and view["phase"] != "vehicles" and not view["over"]:
            parts.append(hand(view["racers"][seat]["hand"], edition, words))
        if room.height is None or level == smallest or _rows(parts, room.width) <= room.height:
            break
    return Group(*parts)


def _rows(parts: Sequence[RenderableType], width: int) -> int:
    console = Console(width=width, file=StringIO())
    return len(console.render_lines(Group(*parts), console.options.update(width=width, height=None)))


def heading(view: View, words: Localization, seating: Seating) -> Text:
    """Heading: the current turn, the thickness of the piles and the location of the flag."""
    piles = words.text(f"{KEY}.piles", pile=view["pile"], where=words.text(f"flag.{view['flag']}"), counters=view["counters"])
    if view["turn"] == 0:
        return Text(piles, "dim")
    turn = words.text(f"{KEY}.turn", turn=view["turn"], seat=view["mover"], actions=view["actions"])
    return Text(turn, f"bold {seating.style(view['mover'])}").append(f"  {piles}", "not bold dim")


def pack(view: View, edition: Edition, words: Localization, seat: Seat | None, seating: Seating, level: int) -> Grid:
    """Draw all seats from the leader to the last: laps, the sums added to the die when overtaking and when defending, and all
    cards.

    Before there is a grid no seat has a place.
    """
    s = public_state(view, edition)
    grid = Grid(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="dim", show_edge=False)
    for _ in ("place", "mark"):
        grid.add_column(no_wrap=True)
    grid.add_column(words.text(f"{KEY}.head.who"), overflow="fold", no_wrap=level > FULL, ratio=3 if level == FULL else None)
    for head in ("laps", "passing", "passed", "hand"):
        grid.add_column(words.text(f"{KEY}.head.{head}"), no_wrap=True, justify="right")
    one_row = level == ONE_ROW
    grid.add_column(words.text(f"{KEY}.head.cards"), overflow="fold", ratio=5)
    sick = {victim: int(contagion) for contagion, victim in view["contagions"].items()}
    for place, of in enumerate(view["pack"], 1):
        racer = view["racers"][of]
        name = Text(cut(seating.names[of], words.text(f"{KEY}.you") if of == seat else ""), seating.style(of))
        if level == FULL:
            name.append(f" {piece(words, edition, edition.vehicle_piece(racer['vehicle']))}", "not bold dim")
        held = racer["hand"] if isinstance(racer["hand"], int) else len(racer["hand"])
        played = in_play(racer, words, sick)
        sums = [words.text(f"{KEY}.die", by=f"{reckon(s, of, passing=passing).total:+}") for passing in (True, False)]
        grid.add_row(
            "" if view["phase"] in ("vehicles", "deal", "qualify") else f"{place}.",
            Text(seating.marks[of], f"{seating.style(of)} reverse"),
            name,
            Text(str(racer["laps"]), "bold"),
            *sums,
            str(held),
            in_one_row(played) if one_row else played,
        )
    return grid


def in_pairs(view: View, edition: Edition, words: Localization, seat: Seat | None, seating: Seating, width: int) -> list[Text]:
    """Draw the pack in two columns, without the cards in play, which `? NAME` lists."""
    s = public_state(view, edition)
    heads = {head: words.text(f"{KEY}.head.{head}") for head in ("who", "laps", "passing", "passed", "hand")}
    columns = words.join([heads["laps"], f"{heads['passing']}/{heads['passed']}", heads["hand"]], "notes")
    heading_text = words.labelled(heads["who"], columns)
    cells = []
    for place, of in enumerate(view["pack"], 1):
        racer = view["racers"][of]
        held = racer["hand"] if isinstance(racer["hand"], int) else len(racer["hand"])
        sums = "/".join(f"{reckon(s, of, passing=passing).total:+}" for passing in (True, False))
        cell = Text("" if view["phase"] in ("deal", "qualify") else f"{place}. ", no_wrap=True)
        cell.append(seating.marks[of], f"{seating.style(of)} reverse").append(" ")
        cell.append(cut(seating.names[of], words.text(f"{KEY}.you") if of == seat else ""), seating.style(of))
        numbers = words.join([str(racer["laps"]), sums, str(held)], "notes")
        cell = labelled(words, cell, Text(f"{numbers} "))
        cell.no_wrap = True
        cell.append(words.text(f"{KEY}.damaged") if racer["damaged"] else "", "bold red")
        cell.truncate(width // 2 - 1, overflow="ellipsis")
        cells.append(cell)
    rows, half = [Text(heading_text, "dim", no_wrap=True, overflow="ellipsis")], -(-len(cells) // 2)
    for n in range(half):
        row = cells[n].copy().append(" " * (width // 2 - cells[n].cell_len))
        rows.append(row.append_text(cells[n + half]) if n + half < len(cells) else row)
    for row in rows:
        row.rstrip()
    return rows


def cut(name: str, you: str) -> str:
    """Truncate a name to fit with its suffix."""
    room = MAX_NAME_WIDTH - (len(you) + 1 if you else 0)
    name = name if len(name) <= room else f"{name[: room - 1]}…"
    return f"{name} {you}" if you else name


def in_play(racer: Mapping[str, Any], words: Localization, sick: Mapping[int, int]) -> Text:
    """Draw the cards on a vehicle and in its pit, after its damage."""

    def called(card: int) -> str:
        return words.text(f"{KEY}.sick", card=card, contagion=sick[card]) if card in sick else words.name("card", card)

    found: list[str] = []
    if racer["driver"] is not None:
        found.append(words.text(f"{KEY}.driver", name=called(racer["driver"])))
    found += [called(mod) for mod in racer["mods"]]
    if racer["tires"] is not None:
        found.append(called(racer["tires"]))
    if racer["sheltered"]:
        found.append(words.text(f"{KEY}.sheltered"))
    if racer["slowed"]:
        found.append(words.text(f"{KEY}.slowed", n=racer["slowed"]))
    if racer["pit"]:
        found.append(words.text(f"{KEY}.pit", names=words.join(called(card) for card in racer["pit"])))
    text = Text(words.join(found, "clauses"))
    if racer["damaged"]:
        text = Text(words.text(f"{KEY}.damaged"), "bold red").append("; " if found else "", "not bold").append_text(text)
    return text


def in_one_row(text: Text) -> Text:
    """Return a text that is truncated to fit its row."""
    text.no_wrap, text.overflow = True, "ellipsis"
    return text


def face(card: int, edition: Edition, words: Localization, *, dim: bool = False) -> Text:
    """Draw a card: its name, its type and its text."""
    kind = edition.cards[card]
    name, text = title_and_text(words, edition, "card", kind.kind)
    bold, plain = ("dim", "dim") if dim else (f"bold {STYLES[kind.type]}", "")
    label = styled(words, "word.aside", what=Text(name, bold), more=Text(words.text(f"type.{kind.type}"), plain))
    return labelled(words, label, Text(text, plain))


def hand(cards: Sequence[int], edition: Edition, words: Localization) -> RenderableType:
    """Draw the seat's hand, each card with its type and its text."""
    if not cards:
        return Text(words.text(f"{KEY}.empty_hand"), "dim")
    return Group(*(face(card, edition, words) for card in cards))


def details(view: View, edition: Edition, words: Localization, seating: Seating) -> dict[str, str]:
    """Return the topics of this table that `? NAME` explains: each player's cards, by player."""
    found = {}
    for seat, racer in enumerate(view["racers"]):
        lines = []
        if (number := racer["vehicle"]) >= 0:
            lines.append(
                f"{piece(words, edition, edition.vehicle_piece(number))} -- {describe_vehicle(words, edition, number)}"
            )
        cards = [racer["driver"], *racer["mods"], racer["tires"], *racer["pit"]]
        lines += [" -- ".join(title_and_text(words, edition, "card", edition.cards[c].kind)) for c in cards if c is not None]
        found[seating.names[seat]] = "\n".join(lines)
    return found
