"""No event has another outcome in a hidden window: the comparison of `test_silence_actions.py` on journals alone.

Without routes and texts, hundreds of windows take seconds.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import count
from random import Random
from typing import Any

import pytest

from hippodrome.core.errors import Refused
from hippodrome.server.errors import Conflict
from hippodrome.server.tables import admission, events
from hippodrome.server.tables.events import Event
from hippodrome.server.tables.handlers import HANDLERS, apply_event, fold
from hippodrome.server.tables.journal import Journal
from tests.server.hidden_windows import HOOK, SEATS, Found, Window, clone, random_answer, windows
from tests.server.planted_leaks import (
    asides_computed_from_the_log,
    clocks_stopped_by_the_hidden_answer,
    undo_refused_in_a_window,
)
from tests.soak import in_soak

INTERNAL = {events.Timeout, events.Away, events.BotFallback}
"""Events that no request leads to directly (`away` stands in old journals only)."""


def happens_to(seat: int) -> dict[type[Event], list[Event]]:
    """The events of each kind that a seat's request can lead to, by what the routes make of it."""
    return {
        events.Sit: [events.Sit(seat, "Dio", "x", "")],
        events.Ready: [events.Ready(seat, "")],
        events.SeatBot: [events.SeatBot(other, "tiro", "Tiro") for other in SEATS],
        events.Leave: [events.Leave(seat)],
        events.Remove: [events.Remove(other) for other in SEATS],
        events.Renew: [events.Renew(seat, "another")],
        events.Resign: [events.Resign(seat, "auriga")],
        events.Close: [events.Close(seat)],
        events.Undo: [events.Undo(seat)],
        events.Rewind: [events.Rewind(seat)],
        events.Consent: [events.Consent(seat, yes) for yes in (True, False)],
        events.Chat: [events.Chat(seat, "hello")],
        events.Back: [events.Back(seat)],
        events.SetWebhook: [events.SetWebhook(seat, url, whole) for url in ("", f"{HOOK}own") for whole in (True, False)],
        events.Rematch: [],  # only once the race is over
        events.Answer: [],  # only if the seat is asked (`check_prompt`), which is compared below
        events.Withdraw: [],
        events.Hint: [],
    }


def visible(journal: Journal, seat: int | None) -> list[Any]:
    """All in a journal that what a reader is sent, and may do, is made from."""
    known = journal.visible_to(seat)
    assert known is not None
    running = journal.state == "running"
    own: list[Any] = []
    if seat is not None:
        given = journal.submitted_answers.get(seat)
        own = [
            journal.why_not_undo(seat) if running else None, journal.is_asked(seat), journal.is_waiting_for(seat),
            journal.pending_answer(seat), journal.last_answer_index(seat), journal.nonessential_counts[seat],
            given and (given.prompt_token, given.answer),
        ]  # fmt: skip
    return [
        journal.summary(), known.log, known.facts, known.sealed, own, journal.chat, journal.rewind_request,
        known.waiting if running else [],
        [journal.visible_deadline_of(other) for other in known.waiting] if running else [], dict(journal.webhooks),
        [(note.after, note.kind, note.data) for note in journal.notes if note.only in (None, seat)],
        journal.clocks.away, journal.is_paused, journal.acting_host_for(0), journal.host, journal.epoch,
    ]  # fmt: skip


def outcome(journal: Journal, event: Event) -> Any:
    """Let an event happen as the server does: the refusal, or None."""
    try:
        admission.check_nonessential(journal, event)
        apply_event(journal, event)
    except (Refused, Conflict) as refusal:
        return repr(refusal), vars(refusal)
    return None


def try_journals(seeds: Sequence[str]) -> Found:
    """Let undo, and now and then every other event, happen in the windows of some races, with and without the window."""
    found = Found()
    for seed in seeds:
        rng = Random(seed)
        for window in windows(None, seed):
            found.counts["windows"] += 1
            for seat in window.bystanders:
                for kind, happening in happens_to(seat).items():
                    for event in happening:
                        if kind is events.Undo or rng.random() < 0.05:
                            _try_event(window, replace(event, at=window.now), found, rng)
                _try_full_journal(window, seat, found)
    return found


def _try_event(window: Window, event: Event, found: Found, rng: Random) -> None:
    readers = [*window.bystanders, None]
    journals = [window.true, window.reference]
    if not isinstance(event, events.Undo) or window.has_undo:  # refused otherwise, which changes nothing
        journals = [clone(journal) for journal in journals]
    one, other = journals
    refusals = [outcome(journal, event) for journal in journals]
    found.counts[f"{event.type} {'refused' if refusals[1] else 'done'}"] += 1
    if refusals[0] != refusals[1]:
        found.differences.append(f"{event}: {refusals[0]} instead of {refusals[1]}")
        return
    for step in range(4):
        for reader in readers:
            if visible(one, reader) != visible(other, reader):
                found.differences.append(f"{event}: seen by {reader} after {step} answers")
        if one.has_hidden_prompt or one.state != "running" or refusals[1]:
            return
        answer = replace(random_answer(other, rng), at=window.now + 5.0 * step)
        for journal in journals:
            apply_event(journal, answer)


def _try_full_journal(window: Window, seat: int, found: Found) -> None:
    """Fill the journal to the brim, then do something that nobody sees."""
    event = events.SetWebhook(seat, "", False, at=window.now)
    reference = window.reference
    for most in (
        len(SEATS) * (reference.nonessential_counts[seat] + 1),
        reference.event_count - len(reference.running_table().log),
    ):
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(admission, "MAX_NONESSENTIAL_EVENTS", most)
            refused = []
            for journal in (window.true, window.reference):
                try:
                    admission.check_nonessential(journal, event)
                    refused.append(False)
                except Conflict:
                    refused.append(True)
        found.counts[f"full {refused[1]}"] += 1
        if refused[0] != refused[1]:
            found.differences.append("full: noticed")


@pytest.mark.parametrize("seeds", [[f"{n}" for n in range(6)] + ["42"], in_soak([f"{n}" for n in range(1000, 1200)])])
def test_no_event_has_another_outcome_in_hundreds_of_hidden_windows(seeds: Sequence[str]) -> None:
    found = try_journals(seeds)
    assert not found.differences, "\n".join(found.differences[:10])
    assert found.counts["windows"] > 200 and found.counts["undo done"] > 3, found.counts
    assert found.counts["full True"] and found.counts["full False"], found.counts
    assert {*happens_to(0), *INTERNAL} == set(HANDLERS), "a new kind of event: say here what it looks like"


# Undo in a window --------------------------------------------------------------------------------------------------------


def undoable() -> tuple[Window, int]:
    """A window in which a bystander may take its last answer back, and that bystander."""
    window = next(window for seed in map(str, count()) for window in windows(None, seed, noise=0.0) if window.has_undo)
    return window, next(seat for seat in window.bystanders if window.reference.why_not_undo(seat) is None)


def test_undo_in_a_hidden_window_is_the_same_when_the_journal_is_read_again() -> None:
    window, seat = undoable()
    journal = fold(window.true.start, window.events)
    written = [*window.events, apply_event(journal, events.Undo(seat, at=window.now))]
    written += [apply_event(journal, replace(random_answer(journal, Random(n)), at=window.now + n)) for n in range(1, 6)]
    again = fold(window.true.start, written)
    assert again.closed is None and again.running_table().log == journal.running_table().log
    for reader in (*SEATS, None):
        assert visible(again, reader) == visible(journal, reader)


def test_undo_in_a_hidden_window_charges_nobody_for_time_that_others_took() -> None:
    """The clock of the rival who is seen to think ends while others are asked in secret. The rival had answered in time: when
    it is asked once more, it has what was left then."""
    window, seat = undoable()
    journal, late = clone(window.true), window.now + 1000.0
    line = next(line for line in reversed(window.reference.running_table().log) if line.seat == seat)
    apply_event(journal, events.Undo(seat, at=late))
    text = journal.game.format_answer(journal.edition, line.answer)
    apply_event(journal, events.Answer(seat, line.kind, text, at=late + 1.0))
    assert journal.running_table().waiting == [window.opener]
    deadline = journal.deadline_of(window.opener)
    assert deadline is not None and deadline > late + 1.0


def test_undo_by_the_seat_that_opened_a_hidden_window_is_refused() -> None:
    """It can see that its answer waits: taking it back would be a free look at whether somebody may react to it."""
    tried = 0
    for window in windows(None, "5"):
        if window.true.why_not_undo(window.opener) is None:
            tried += 1
            journal = clone(window.true)
            refused = outcome(journal, events.Undo(window.opener, at=window.now))
            assert refused is not None and "undo_revealed" in str(refused), refused
            assert journal.running_table().log == window.true.running_table().log
    assert tried, "the seat must have something that it could take back without the window"


# The tests above are of no use unless they notice ------------------------------------------------------------------------

PLANTED = [undo_refused_in_a_window, asides_computed_from_the_log, clocks_stopped_by_the_hidden_answer]


@pytest.mark.parametrize("plant", PLANTED)
def test_a_leak_planted_in_a_journal_is_found(
    plant: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    plant(monkeypatch)
    assert try_journals(["5"]).differences
