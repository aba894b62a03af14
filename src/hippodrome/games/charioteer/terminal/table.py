"""The table as one seat sees it: the circus with the emperor and the crowd inside, and all displays below."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from hippodrome.core.ask import Seat
from hippodrome.games.charioteer.edition import COLOURS, Edition
from hippodrome.games.charioteer.moves import skill_bonus
from hippodrome.games.charioteer.terminal.faces import COLOUR_STYLES, SYMBOL_STYLES, card_face, joined, letter, token_code
from hippodrome.games.charioteer.terminal.picks import AnswerChooser
from hippodrome.games.charioteer.terminal.ring import draw_ring, draw_strip
from hippodrome.i18n.localization import Localization
from hippodrome.terminal.chooser import Chooser
from hippodrome.terminal.screen import Size
from hippodrome.terminal.seating import Seating

View = Mapping[str, Any]


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
    """Draw the whole table; on a low screen the circus is a strip instead of a ring."""
    landings = chooser.landings if isinstance(chooser, AnswerChooser) else ()
    lines = inside(view, edition, words)
    shown = displays(view, edition, words, seat, seating)
    stacks = chariots_by_space(view, edition, seating)
    ring = draw_ring(edition.track, stacks, landings, lines, room.width)
    below = len(seating.names) + 1
    if ring is None or (room.height is not None and len(ring) + below > room.height):
        strip = draw_strip(edition.track, stacks, landings, room.width)
        ring = [*(lines if room.height is None else _in_columns(lines, room.width)), *strip]
    legend: list[RenderableType] = []
    if room.height is None or len(ring) + below < room.height:
        legend = [Text(words.text("terminal.charioteer.legend"), "dim", no_wrap=True, overflow="ellipsis")]
    return Group(*ring, shown, *legend)


def _in_columns(lines: Sequence[Text], width: int) -> list[Text]:
    """Arrange lines side by side, in as many columns as fit."""
    rows: list[Text] = []
    for line in lines:
        if rows and rows[-1].cell_len + 3 + line.cell_len <= width:
            rows[-1] = Text.assemble(rows[-1], "   ", line)
        else:
            rows.append(line.copy())
    return rows


def chariots_by_space(view: View, edition: Edition, seating: Seating) -> dict[int, list[tuple[str, str]]]:
    """Return the chariots by space of the ring, from the inside out."""
    stacks: dict[int, list[tuple[str, str]]] = {}
    for seat in view["abreast"] or view["running"]:
        space = view["chariots"][seat]["at"] % edition.track.lap
        stacks.setdefault(space, []).append((seating.marks[seat], f"{seating.style(seat)} reverse"))
    return stacks


def inside(view: View, edition: Edition, words: Localization) -> list[Text]:
    """Return the text inside the ring: turn and lap, the emperor's wish, the crowd track, the piles."""
    lines = [Text(words.text("terminal.charioteer.turn", turn=view["turn"], lap=view["lap"], laps=view["laps"]), "bold")]
    face = view["emperor"]
    if face is not None:
        style = SYMBOL_STYLES[COLOURS.index(face)] if face in COLOURS else "bold"
        wish = Text(words.text("terminal.charioteer.emperor") + " ")
        lines.append(wish.append(words.name("face", face), style))
    crowd, *coming = [card_face(words, edition, card) for card in view["crowd"]] or [Text()]
    lines.append(Text(words.text("terminal.charioteer.crowd") + "  ").append_text(crowd))
    if coming:
        lines.append(Text(words.text("terminal.charioteer.coming") + "  ").append_text(joined(coming, " · ")))
    piles = words.text("terminal.charioteer.piles", deck=view["deck"], pile=len(view["discard"]), bag=view["bag"])
    lines.append(Text(piles, "dim"))
    return lines


def displays(view: View, edition: Edition, words: Localization, seat: Seat | None, seating: Seating) -> Grid:
    """Return the displays of all seats in race order: place, damage, skills and tokens."""
    grid = Grid(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="", show_edge=False)
    for _ in ("rank", "mark", "name"):
        grid.add_column(no_wrap=True, overflow="ellipsis")
    for head in ("lap", "space", "damage"):
        grid.add_column(_head(words, head), no_wrap=True, justify="right")
    for colour in range(len(COLOURS)):
        grid.add_column(Text.assemble((letter(words, colour), SYMBOL_STYLES[colour])), no_wrap=True)
    # tokens of the last turn are never put away: after the end do not show seats with used ones
    grid.add_column(Text() if view["over"] else _head(words, "tokens"), overflow="fold")
    for rank, of in enumerate(view["running"], 1):
        chariot = view["chariots"][of]
        lap, space = place(view, edition, words, chariot["at"])
        grid.add_row(
            Text(f"{rank}."),
            Text(seating.marks[of], f"{seating.style(of)} reverse"),
            Text(words.text("terminal.you", seat=of) if of == seat else seating.names[of], seating.style(of)),
            lap,
            space,
            damage(chariot),
            *[skill(edition, colour, step) for colour, step in enumerate(chariot["skills"])],
            Text() if view["over"] else tokens(chariot, edition, words, own=of == seat),
        )
    return grid


def _head(words: Localization, column: str) -> Text:
    return Text.assemble((words.text(f"terminal.charioteer.head.{column}"), "dim"))


def place(view: View, edition: Edition, words: Localization, at: int) -> tuple[str, str]:
    """Format a chariot's lap, or that it has finished, and its space; an outer space is marked."""
    track = edition.track
    if at < 0:
        return "1", str(at)
    outer = "o" if track.is_outer(at) else ""
    lap = track.laps(at) + 1
    return words.text("terminal.charioteer.finished") if lap > view["laps"] else str(lap), f"{at % track.lap + 1}{outer}"


def damage(chariot: Mapping[str, Any]) -> Text:
    """Format the cubes that slow a chariot, and those in its attack boxes."""
    cubes, new = chariot["damage"], chariot["new_damage"]
    return Text(f"{cubes}+{new}" if new else str(cubes), "bold red" if cubes + new else "dim")


def skill(edition: Edition, colour: int, step: int) -> Text:
    """Format a skill's bonus, and the number of steps to a better one: +1/4."""
    bonus = skill_bonus(edition, step)
    goal = next((s for s in range(step, edition.box_start + 1) if skill_bonus(edition, s) > bonus), None)
    ahead = "" if step >= edition.box_start or goal is None else f"/{goal - step}"
    return Text.assemble((f"+{bonus}", COLOUR_STYLES[colour] if bonus else ""), (ahead, "dim"))


def tokens(chariot: Mapping[str, Any], edition: Edition, words: Localization, *, own: bool) -> Text:
    """Format the visible tokens in front of a chariot; a seat's own fan tokens are listed with the hand."""
    fans = chariot["fan_tokens"]
    codes = [token_code(words, edition, token) for token in chariot["player_tokens"]]
    if own or isinstance(fans, int):
        number = fans if isinstance(fans, int) else len(fans)
        codes += [Text(words.text("terminal.charioteer.fans", n=number))] if number else []
    else:
        codes += [token_code(words, edition, token) for token in fans]
    return joined(codes)
