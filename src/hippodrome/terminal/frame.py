"""The screen of a player's turn: new facts, the table, the options, and notes on the last input."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property

from rich.console import Group, RenderableType
from rich.text import Text

from hippodrome.core.ask import Seat
from hippodrome.core.facts import Fact
from hippodrome.terminal.chooser import Chooser
from hippodrome.terminal.narration import narrate_briefly
from hippodrome.terminal.screen import Rows, Size
from hippodrome.terminal.session import Session, new_facts, new_shared_facts

STATUS_ROWS = 2
"""Rows reserved for the pick, so that the table's layout does not change with every line."""
MAX_INLINE_ROWS = 4
"""Maximum rows of new facts that never get a separate page."""


def draw_table(
    session: Session, seat: Seat | None, chooser: Chooser | None = None, height: int | None = None
) -> RenderableType:
    """Draw the table as this seat may see it."""
    drawn: RenderableType = session.terminal.draw(
        session.game.view(session.table.state, seat),
        session.edition,
        session.words,
        seat,
        seating=session.seating,
        room=Size(session.screen.width, height),
        chooser=chooser,
    )
    return drawn


def render_facts(session: Session, facts: Sequence[Fact]) -> list[RenderableType]:
    """Return facts in short, with the texts and colours of this session."""
    return narrate_briefly(facts, session.edition, session.words, session.seating, session.phrases, session.terminal)


@dataclass
class TurnScreen:
    """The screen of a player who has to answer: on a live screen one frame, with everything that the decision needs.

    From the bottom up: the prompt, the pick or the output of the last line, the options, the table, and above it the new facts,
    as far as they fit. The rest is shown before, page by page.
    """

    session: Session
    seat: Seat
    chooser: Chooser
    _fact_rows: Rows = field(default_factory=list)

    def begin(self) -> str:
        """Show the facts that are new to this person, then the table and the options.

        Returns the input typed between two screens, if any, so that it need not be typed again.
        """
        sitting, screen = self.session, self.session.screen
        facts = new_shared_facts(sitting) if sitting.is_open else new_facts(sitting, self.seat)
        things = [*sitting.preface, *render_facts(sitting, facts), *_whose_turn(sitting, self.seat)]
        sitting.preface = []
        screen.clear()
        if screen.height is None:
            screen.print(*things, draw_table(sitting, self.seat, self.chooser), self.chooser.show(), self.chooser.status())
            return ""
        self._fact_rows = screen.rows(*things)
        if (frame := self._frame_with_facts()) is not None:
            screen.print_rows(frame)
            return ""
        typed, self._fact_rows = screen.page_through(self._fact_rows, sitting.words, spare=MAX_INLINE_ROWS)
        screen.clear()
        self._draw(self.chooser.status())
        return typed

    def redraw(self, note: RenderableType, *, whole: bool) -> str:
        """Redraw after a line: a live screen completely; others write only what has changed, or everything if `whole`.

        A note that is too long for the frame is shown before, and then the table again.
        """
        sitting, screen, chooser = self.session, self.session.screen, self.chooser
        if screen.height is None:
            if whole:
                screen.print(draw_table(sitting, self.seat, chooser), chooser.show())
            screen.print(note or chooser.status())
            return ""
        screen.clear()
        if len(self._fact_rows) > MAX_INLINE_ROWS:
            self._fact_rows = []  # they had the table's place
        both = [Group(chooser.status(), note)] if chooser.is_begun else []
        for output in (*both, note) if note else ():
            for fact_rows in (self._fact_rows, []):
                if (frame := self._frame(output, fact_rows)) is not None:
                    screen.print_rows(frame)
                    return ""
        typed = ""
        if note:
            typed, _ = screen.page_through(screen.rows(note), sitting.words)
            screen.clear()
        self._draw(chooser.status())
        return typed

    def _draw(self, output: RenderableType) -> None:
        """Print the frame; on a screen that is too low for it, all of its contents."""
        screen = self.session.screen
        for fact_rows in (self._fact_rows, []):
            if (frame := self._frame(output, fact_rows)) is not None:
                screen.print_rows(frame)
                return
        screen.print(draw_table(self.session, self.seat, self.chooser, 0), self.chooser.show(2), output)

    def _frame_with_facts(self) -> Rows | None:
        """Return the frame with the new facts above the table, if they fit: many rows reduce the table, a few also the list."""
        screen, height, output = self.session.screen, self.session.screen.height, self.chooser.status()
        assert height is not None
        below = max(STATUS_ROWS, len(screen.rows(output)))
        choice = len(screen.rows(self.chooser.show(max(0, height - 1 - below - self._min_table_rows))))
        if len(self._fact_rows) > MAX_INLINE_ROWS and len(self._fact_rows) + self._min_table_rows + choice + below >= height:
            return None
        return self._frame(output, self._fact_rows)

    @cached_property
    def _min_table_rows(self) -> int:
        """Return the rows of the smallest table, which picks do not change."""
        return len(self.session.screen.rows(draw_table(self.session, self.seat, self.chooser, 0)))

    def _frame(self, output: RenderableType, fact_rows: Rows) -> Rows | None:
        """Return all rows except the prompt's; None if they do not fit. The options get the rows that the smallest table
        leaves."""
        screen, height = self.session.screen, self.session.screen.height
        assert height is not None
        below = screen.rows(output)
        free = height - 1 - max(STATUS_ROWS, len(below)) - len(fact_rows)
        choice = screen.rows(self.chooser.show(max(0, free - self._min_table_rows)))
        table = screen.rows(draw_table(self.session, self.seat, self.chooser, max(0, free - len(choice))))
        frame = [*fact_rows, *table, *choice, *below]
        return frame if len(frame) < height else None


def _whose_turn(session: Session, seat: Seat) -> list[RenderableType]:
    """Return a heading with the active seat, if several people share an open table and the seat has changed."""
    before, session.keyboard_seat = session.keyboard_seat, seat
    if not session.is_open or len(session.seating.people) == 1 or before == seat:
        return []
    return [Text(session.words.text("terminal.whose_turn", seat=seat), f"bold {session.seating.style(seat)}")]
