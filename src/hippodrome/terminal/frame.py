"""What a person sees when it is their turn: the news, the table, what there is to choose from, and notes on what was typed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property

from rich.console import Group, RenderableType
from rich.text import Text

from hippodrome.core.ask import Seat
from hippodrome.core.facts import Fact
from hippodrome.terminal.chooser import Chooser
from hippodrome.terminal.narration import tell_briefly
from hippodrome.terminal.screen import Room, Rows
from hippodrome.terminal.session import Sitting, common_news, own_news

STATUS = 2
"""Rows that are kept for what is picked, so that the table does not change its shape with every line."""
SHORT = 4
"""So many rows of news never make a page of their own."""


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
    """Facts in short, in the words and colours of this sitting."""
    return tell_briefly(facts, sitting.edition, sitting.words, sitting.seating, sitting.phrases, sitting.look)


@dataclass
class Turn:
    """What somebody who has to answer sees: on a live screen one frame, with all that the decision needs.

    From the bottom up: the prompt, what is picked or was said about the last line, what there is to choose from, the table,
    and above it what has happened, as far as there is room. What there is no room for is read before, page by page.
    """

    sitting: Sitting
    seat: Seat
    chooser: Chooser
    _news: Rows = field(default_factory=list)

    def begin(self) -> str:
        """Tell what this person has not heard yet, then show the table and the choice.

        What was typed between two screens, if anything: nobody should have to type it again.
        """
        sitting, screen = self.sitting, self.sitting.screen
        facts = common_news(sitting) if sitting.is_open else own_news(sitting, self.seat)
        news = [*sitting.preface, *story(sitting, facts), *_whose_turn(sitting, self.seat)]
        sitting.preface = []
        screen.clear()
        if screen.height is None:
            screen.say(*news, draw_table(sitting, self.seat, self.chooser), self.chooser.show(), self.chooser.status())
            return ""
        self._news = screen.rows(*news)
        if (frame := self._with_news()) is not None:
            screen.put(frame)
            return ""
        typed, self._news = screen.read_pages(self._news, sitting.words, spare=SHORT)
        screen.clear()
        self._draw(self.chooser.status())
        return typed

    def again(self, note: RenderableType, *, whole: bool) -> str:
        """After a line: a live screen is drawn anew; elsewhere only what has changed is written, or the whole if asked for.

        A note that is too long for the frame is read before, and the table comes back.
        """
        sitting, screen, chooser = self.sitting, self.sitting.screen, self.chooser
        if screen.height is None:
            if whole:
                screen.say(draw_table(sitting, self.seat, chooser), chooser.show())
            screen.say(note or chooser.status())
            return ""
        screen.clear()
        if len(self._news) > SHORT:
            self._news = []  # they had the table's place
        both = [Group(chooser.status(), note)] if chooser.is_begun else []
        for said in (*both, note) if note else ():
            for news in (self._news, []):
                if (frame := self._frame(said, news)) is not None:
                    screen.put(frame)
                    return ""
        typed = ""
        if note:
            typed, _ = screen.read_pages(screen.rows(note), sitting.words)
            screen.clear()
        self._draw(chooser.status())
        return typed

    def _draw(self, said: RenderableType) -> None:
        """Write the frame; on a screen that is too low for it, all that it would hold."""
        screen = self.sitting.screen
        for news in (self._news, []):
            if (frame := self._frame(said, news)) is not None:
                screen.put(frame)
                return
        screen.say(draw_table(self.sitting, self.seat, self.chooser, 0), self.chooser.show(2), said)

    def _with_news(self) -> Rows | None:
        """The frame with the news above the table, if they fit: many rows at the cost of the table, a few also of the list."""
        screen, height, said = self.sitting.screen, self.sitting.screen.height, self.chooser.status()
        assert height is not None
        below = max(STATUS, len(screen.rows(said)))
        choice = len(screen.rows(self.chooser.show(max(0, height - 1 - below - self._least))))
        if len(self._news) > SHORT and len(self._news) + self._least + choice + below >= height:
            return None
        return self._frame(said, self._news)

    @cached_property
    def _least(self) -> int:
        """The rows of the smallest table; picks do not change it."""
        return len(self.sitting.screen.rows(draw_table(self.sitting, self.seat, self.chooser, 0)))

    def _frame(self, said: RenderableType, news: Rows) -> Rows | None:
        """All rows but the prompt's; None if they do not fit. The choice has what the smallest table leaves it."""
        screen, height = self.sitting.screen, self.sitting.screen.height
        assert height is not None
        below = screen.rows(said)
        free = height - 1 - max(STATUS, len(below)) - len(news)
        choice = screen.rows(self.chooser.show(max(0, free - self._least)))
        table = screen.rows(draw_table(self.sitting, self.seat, self.chooser, max(0, free - len(choice))))
        frame = [*news, *table, *choice, *below]
        return frame if len(frame) < height else None


def _whose_turn(sitting: Sitting, seat: Seat) -> list[RenderableType]:
    """Whose turn it is, where several people share an open table and somebody else had it before."""
    before, sitting.holder = sitting.holder, seat
    if not sitting.is_open or len(sitting.seating.people) == 1 or before == seat:
        return []
    return [Text(sitting.words.text("terminal.whose_turn", seat=seat), f"bold {sitting.seating.style(seat)}")]
