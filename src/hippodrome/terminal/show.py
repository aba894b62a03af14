"""What a person sees when it is their turn: the news, the table, what there is to choose from, and notes on what was typed."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import RenderableType
from rich.text import Text

from hippodrome.core.ask import Seat
from hippodrome.core.tell import Fact
from hippodrome.terminal.chooser import Chooser
from hippodrome.terminal.screen import Room, Screen
from hippodrome.terminal.sitting import Sitting, common_news, own_news
from hippodrome.terminal.story import tell_story

STATUS = 2
"""Rows that a pick's status usually takes."""


def draw_table(
    sitting: Sitting, seat: Seat | None, chooser: Chooser | None = None, height: int | None = None
) -> RenderableType:
    """The table as this seat may see it."""
    drawn: RenderableType = sitting.look.draw(
        sitting.game.view(sitting.table.state, seat),
        sitting.edition,
        sitting.words,
        seat,
        seating=sitting.seating,
        room=Room(sitting.screen.width, height),
        chooser=chooser,
    )
    return drawn


def story(sitting: Sitting, facts: Sequence[Fact]) -> list[RenderableType]:
    """Facts in the words and colours of this sitting."""
    return tell_story(facts, sitting.words, sitting.seating, sitting.phrases)


def show_turn(sitting: Sitting, seat: Seat, chooser: Chooser) -> str:
    """What a person has not heard yet, then the table and the choice; on one screen if it is large enough.

    What was typed between two screens, if anything: nobody should have to type it again.
    """
    screen = sitting.screen
    facts = common_news(sitting) if sitting.is_open else own_news(sitting, seat)
    if all(fact.kind in getattr(sitting.look, "SHOWN", ()) for fact in facts):
        facts = []
    news = [*sitting.preface, *story(sitting, facts), *_whose_turn(sitting, seat)]
    sitting.preface = []
    choice = [chooser.show(), chooser.status()]
    table = draw_table(sitting, seat, chooser, _height_left(screen, chooser))
    typed = ""
    if news and not screen.fits(*news, table, *choice):
        screen.clear()
        screen.read_out(news, sitting.words.text("terminal.more"))
        typed = screen.ask(sitting.words.text("terminal.go_on"))
        news = []
    screen.clear()
    screen.say(*news, table, *choice)
    return typed


def _whose_turn(sitting: Sitting, seat: Seat) -> list[RenderableType]:
    """Whose turn it is, where several people share an open table and somebody else had it before."""
    before, sitting.holder = sitting.holder, seat
    if not sitting.is_open or len(sitting.seating.people) == 1 or before == seat:
        return []
    return [Text(sitting.words.text("terminal.whose_turn", seat=seat), f"bold {sitting.seating.style(seat)}")]


def show_again(sitting: Sitting, seat: Seat, chooser: Chooser, note: RenderableType, *, whole: bool) -> None:
    """After a line: a live screen is drawn anew; elsewhere only what has changed is written, or the whole if asked for."""
    screen = sitting.screen
    if not screen.live:
        if whole:
            screen.say(draw_table(sitting, seat, chooser), chooser.show())
        screen.say(note or chooser.status())
        return
    table = draw_table(sitting, seat, chooser, _height_left(screen, chooser))
    screen.clear()
    if not note or screen.fits(table, chooser.show(), chooser.status(), note):
        screen.say(table, chooser.show(), chooser.status(), *([note] if note else []))
    elif screen.fits(table, chooser.show(), note):
        screen.say(table, chooser.show(), note)
    elif screen.fits(note, chooser.show()):
        screen.say(note, chooser.show())
    else:
        screen.read_out([note], sitting.words.text("terminal.more"))
        screen.ask(sitting.words.text("terminal.go_on"))
        show_again(sitting, seat, chooser, "", whole=False)


def _height_left(screen: Screen, chooser: Chooser) -> int | None:
    """The rows left for the table: the same at every line of a turn, so that the drawing does not change its shape."""
    return None if screen.height is None else screen.height - len(screen.rows(chooser.show())) - STATUS - 1
