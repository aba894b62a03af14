"""What a person sees when it is their turn: the news, the table, what there is to choose from, and notes on what was typed."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import RenderableType

from hippodrome.core.ask import Seat
from hippodrome.core.tell import Fact
from hippodrome.terminal.chooser import Chooser
from hippodrome.terminal.screen import Room, Screen
from hippodrome.terminal.sitting import Sitting, own_news
from hippodrome.terminal.story import tell_story


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


def show_turn(sitting: Sitting, seat: Seat, chooser: Chooser) -> None:
    """What a person has not heard yet, then the table and the choice; on one screen if it is large enough."""
    screen = sitting.screen
    news = [*sitting.preface, *story(sitting, own_news(sitting, seat))]
    sitting.preface = []
    choice = [chooser.show(), chooser.status()]
    table = draw_table(sitting, seat, chooser, _height_left(screen, choice))
    if news and not screen.fits(*news, table, *choice):
        screen.clear()
        screen.read_out(news, sitting.words.text("terminal.more"))
        screen.ask(sitting.words.text("terminal.go_on"))
        news = []
    screen.clear()
    screen.say(*news, table, *choice)


def show_again(sitting: Sitting, seat: Seat, chooser: Chooser, note: RenderableType, *, whole: bool) -> None:
    """After a line: a live screen is drawn anew; elsewhere only what has changed is written, or the whole if asked for."""
    screen = sitting.screen
    if not screen.live:
        if whole:
            screen.say(draw_table(sitting, seat, chooser), chooser.show())
        screen.say(note or chooser.status())
        return
    choice = [chooser.show(), note or chooser.status()]
    table = draw_table(sitting, seat, chooser, _height_left(screen, choice))
    screen.clear()
    if not note or screen.fits(table, *choice):
        screen.say(table, *choice)
    elif screen.fits(note, chooser.show()):
        screen.say(note, chooser.show())
    else:
        screen.read_out([note], sitting.words.text("terminal.more"))
        screen.ask(sitting.words.text("terminal.go_on"))
        show_again(sitting, seat, chooser, "", whole=False)


def _height_left(screen: Screen, things: Sequence[RenderableType]) -> int | None:
    return None if screen.height is None else screen.height - len(screen.rows(*things)) - 1
