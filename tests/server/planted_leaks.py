"""Leaks of hidden windows that were once there, or could be: planted to see the tests find them."""

from __future__ import annotations

import pytest

from hippodrome.core.errors import Reason, Refused
from hippodrome.server.errors import Conflict
from hippodrome.server.tables import admission, events, handlers
from hippodrome.server.tables.clocks import Clocks
from hippodrome.server.tables.events import Event
from hippodrome.server.tables.handlers import HANDLERS
from hippodrome.server.tables.journal import Journal
from hippodrome.server.workers.webhooks import MoveNotifier


def undo_refused_in_a_window(patch: pytest.MonkeyPatch) -> None:
    honest = handlers.undo

    def undo(journal: Journal, event: events.Undo) -> None:
        if journal.why_not_undo(event.seat) is None and journal.has_hidden_prompt:
            raise Refused(Reason("nothing_to_take_back"))
        honest(journal, event)

    patch.setitem(HANDLERS, events.Undo, undo)


def asides_computed_from_the_log(patch: pytest.MonkeyPatch) -> None:
    def check(journal: Journal, event: Event) -> None:
        table = journal.running_table()
        needed = event.is_essential or (isinstance(event, events.Answer) and event.seat not in table.sealed)
        if not needed and journal.event_count - len(table.log) >= admission.MAX_NONESSENTIAL_EVENTS:
            raise Conflict("enough")

    patch.setattr(admission, "check_nonessential", check)


def asides_shared_by_all_seats(patch: pytest.MonkeyPatch) -> None:
    """A hint in a hidden window counts, too: the next aside of a bystander is refused one earlier."""

    def check(journal: Journal, event: Event) -> None:
        if (
            journal.is_nonessential(event)
            and journal.nonessential_counts.total() + journal.has_hidden_prompt >= admission.MAX_NONESSENTIAL_EVENTS
        ):
            raise Conflict("enough")

    patch.setattr(admission, "check_nonessential", check)


def hook_called_for_the_true_question(patch: pytest.MonkeyPatch) -> None:
    """A host who sets a web hook is called at once if somebody thinks, and is not if the table waits in secret."""
    honest = MoveNotifier.notify
    patch.setattr(MoveNotifier, "notify", lambda self, live: None if live.journal.has_hidden_prompt else honest(self, live))


def own_request_beyond_what_others_see(patch: pytest.MonkeyPatch) -> None:
    """A seat that is asked in its own window asks to go back before an answer that nobody else knows of."""

    def last_answer(self: Journal, seat: int) -> int | None:
        table = self.visible_to(seat)
        assert table is not None
        lines = range(len(table.log) - len(table.sealed) - 1, -1, -1)
        return next((n for n in lines if table.log[n].seat == seat and table.is_public(n)), None)

    patch.setattr(Journal, "last_answer_index", last_answer)


def clocks_stopped_by_the_hidden_answer(patch: pytest.MonkeyPatch) -> None:
    """After an undo, the rival's clock shows that it did not run while the rival was seen to think."""
    patch.setattr(Clocks, "leave_hidden_window", lambda self: None)
