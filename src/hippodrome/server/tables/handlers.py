"""Event handlers: each applies one event type to a journal, or raises and leaves it unchanged."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from typing import Any, TypeVar

from hippodrome.core.ask import CHANCE_SEAT, Ask, Seat
from hippodrome.core.errors import BadInput, BadRace, Reason, Refused
from hippodrome.i18n.localization import ENGLISH, LANGUAGES
from hippodrome.server.errors import Conflict
from hippodrome.server.tables import events
from hippodrome.server.tables.events import Event, SeatEvent
from hippodrome.server.tables.journal import Journal
from hippodrome.server.tables.records import Note, RewindRequest, SeatState, SubmittedAnswer, Webhook
from hippodrome.server.tables.stand_ins import TIMEOUTS_UNTIL_AWAY

E = TypeVar("E", bound=Event)
Handler = Callable[[Journal, E], Event | None]
"""Function that applies an event to a journal and returns the event to store, if that differs."""

HANDLERS: dict[type[Event], Handler[Any]] = {}
"""Handlers by event class."""


def handles(*kinds: type[E]) -> Callable[[Handler[E]], Handler[E]]:
    """Register a handler for event classes."""

    def register(handler: Handler[E]) -> Handler[E]:
        HANDLERS.update(dict.fromkeys(kinds, handler))
        return handler

    return register


def apply_event(journal: Journal, event: Event) -> Event:
    """Apply an event to a journal and return the event to store; a refused event changes nothing."""
    journal.check_open()
    is_nonessential = journal.is_nonessential(event)
    written = HANDLERS[type(event)](journal, event) or event
    journal.event_count += 1
    if is_nonessential and isinstance(event, SeatEvent):
        journal.nonessential_counts[event.seat] += 1
    journal.last_event_at = event.at
    journal.update()
    return written


def fold(start: Mapping[str, Any], events: Iterable[Event], checkpoint: Callable[[], None] = lambda: None) -> Journal:
    """Rebuild a table from its events; close it with the reason if its rules have changed since.

    `checkpoint` is called before each event and may raise, to bound the cost of loading a table.
    """
    journal = Journal(start)
    for event in [] if journal.closed else events:
        checkpoint()
        try:
            apply_event(journal, event)
        except (Refused, BadInput, Conflict) as error:
            journal.closed = BadInput("of_another_release", why=error)
            break
    return journal


# Seats -------------------------------------------------------------------------------------------------------------------


@handles(events.Sit)
def sit(journal: Journal, event: events.Sit) -> None:
    _check_not_started(journal)
    if _seat_state(journal, event.seat).kind != "open":
        raise Conflict("seat_taken")
    journal.seats[event.seat] = SeatState("person", event.name, secret=event.secret, ready=True, salt=event.salt)
    journal.arrival_order.append(event.seat)
    journal.begin_if_ready()


@handles(events.Ready)
def ready(journal: Journal, event: events.Ready) -> None:
    _check_not_started(journal)
    place = _seat_state(journal, event.seat)
    place.ready, place.salt = True, event.salt
    journal.begin_if_ready()


@handles(events.SeatBot)
def bot(journal: Journal, event: events.SeatBot) -> None:
    if journal.table is not None:
        journal.running_table()
        _replace_with_bot(journal, event.seat, event.level, "replaced")
        return
    if _seat_state(journal, event.seat).kind != "open":
        raise Conflict("seat_taken")
    journal.seats[event.seat] = SeatState("bot", event.name, event.level, ready=True)
    journal.begin_if_ready()


@handles(events.Leave, events.Remove)
def leave(journal: Journal, event: SeatEvent) -> None:
    _check_not_started(journal)
    _check_person(journal, event.seat)
    _vacate(journal, event.seat)
    journal.seats[event.seat] = SeatState("open", "")


@handles(events.Renew)
def renew(journal: Journal, event: events.Renew) -> None:
    _check_person(journal, event.seat)
    former = journal.former_token_hashes.get(event.seat, set())
    if event.secret in former or any(place.secret == event.secret for place in journal.seats):
        raise Conflict("secret_used")
    journal.former_token_hashes[event.seat] = former | {journal.seats[event.seat].secret}
    journal.seats[event.seat].secret = event.secret


@handles(events.Resign)
def resign(journal: Journal, event: events.Resign) -> None:
    journal.running_table()
    _replace_with_bot(journal, event.seat, event.level, "resigned")


@handles(events.Close)
def close(journal: Journal, event: events.Close) -> None:
    if journal.table is not None:
        journal.running_table()
    journal.closed, journal.closed_by = BadInput("closed_by_host"), _seat_state(journal, event.seat).name


def _replace_with_bot(journal: Journal, seat: Seat, level: str, reason: str) -> None:
    """Let a bot drive on in a person's seat for the rest of the race, under the same name."""
    place = _check_person(journal, seat)
    _vacate(journal, seat)
    journal.seats[seat] = SeatState("bot", place.name, level, ready=True, salt=place.salt, left=reason)
    _note(journal, reason, seat=seat)
    if journal.rewind_request is not None and journal.rewind_request.seat == seat:
        journal.rewind_request = None
    _rewind_if_all_agree(journal)


def _vacate(journal: Journal, seat: Seat) -> None:
    """Remove everything that belongs to the seat's player: clock, webhooks, answers, token hashes."""
    if seat == journal.host:
        journal.webhooks.pop("table", None)
    journal.webhooks.pop(str(seat), None)
    journal.arrival_order.remove(seat)
    journal.former_token_hashes.pop(seat, None)
    journal.submitted_answers.pop(seat, None)
    journal.bot_fallbacks.pop(seat, None)
    journal.stand_ins.reset_timeouts(seat)
    journal.clocks.vacate(seat)


@handles(events.Answer)
def answer(journal: Journal, event: events.Answer) -> Event:
    """Apply an answer and draw the chance results that follow from the seed; a stored event must have the same results."""
    seat, table = event.seat, journal.running_table()
    if table.prompt is None or table.prompt.kind != event.about:
        raise Conflict("stale")
    lines, was_hidden = len(table.log), journal.has_hidden_prompt
    position = lines - len(table.sealed)
    table.answer(seat, table.read(seat, event.answer))
    journal.stand_ins.record(position, seat, stood_in=event.stood_in)
    if not was_hidden and not event.stood_in:  # an answer to a hidden prompt must not change anything visible to others later
        journal.stand_ins.reset_timeouts(seat)
    table.answer_forced()
    if not journal.has_hidden_prompt:
        journal.rewind_request = None  # it referred to the table before this answer
    luck = [list(line.answer) for line in table.log[lines:] if line.seat == CHANCE_SEAT]
    if table.prompt is None:
        _note_hidden_hints(journal)
    if event.luck is not None and event.luck != luck:
        raise BadRace("luck_changed", event=journal.event_count, found=str(event.luck), drawn=str(luck))
    if event.question:
        journal.submitted_answers[seat] = SubmittedAnswer(event.question, event.answer, position)
    return replace(event, luck=luck)


@handles(events.Withdraw)
def withdraw(journal: Journal, event: events.Withdraw) -> None:
    table = journal.running_table()
    if isinstance(table.prompt, Ask) and table.prompt.is_hidden:
        raise Refused(Reason("nothing_to_take_back"))
    table.withdraw(event.seat)
    journal.submitted_answers.pop(event.seat, None)
    journal.stand_ins.truncate(table)


@handles(events.Undo)
def undo(journal: Journal, event: events.Undo) -> None:
    """Take a seat's last answer back, as far as the log allows it without consent.

    If a hidden window is open, undo must work for a seat that may not know of it, as if a rival were still deciding:
    the window and the rival's answer are discarded. The seat that opened the window can see that its answer is pending,
    and must not use that to take it back.
    """
    table = journal.running_table()
    if (reason := journal.why_not_undo(event.seat)) is not None:
        raise Refused(reason)  # the reason that this seat may know
    if journal.has_opened_hidden_window(event.seat):
        raise Refused(Reason("undo_revealed"))
    if journal.has_hidden_prompt:
        journal.leave_hidden_window()
    table.undo(event.seat)
    table.answer_forced()
    _reset_after_undo(journal)


@handles(events.Rewind)
def rewind(journal: Journal, event: events.Rewind) -> None:
    journal.running_table()
    if journal.rewind_request is not None:
        raise Conflict("request_pending")
    lines = journal.last_answer_index(event.seat)
    if lines is None:
        raise Refused(Reason("nothing_to_take_back"))
    journal.rewind_request = RewindRequest(event.seat, lines, {event.seat})
    _note(journal, "asks_back", seat=event.seat)
    _rewind_if_all_agree(journal)


@handles(events.Consent)
def consent(journal: Journal, event: events.Consent) -> None:
    if journal.rewind_request is None or event.seat not in journal.human_seats:
        raise Conflict("no_request")
    if not event.yes:
        _note(journal, "refuses_back", seat=event.seat)
        journal.rewind_request = None
        return
    journal.rewind_request.agreed.add(event.seat)
    _rewind_if_all_agree(journal)


@handles(events.Hint)
def hint(journal: Journal, event: events.Hint) -> None:
    journal.running_table()
    if not journal.start.get("hints", True):
        raise Conflict("hints_off")
    journal.hidden_hints[event.seat] += journal.has_hidden_prompt
    _note(journal, "hint", seat=event.seat, only=event.seat if journal.has_hidden_prompt else None)


def _note_hidden_hints(journal: Journal) -> None:
    """Note the hints of hidden windows once the race is over and they are no longer secret."""
    for seat, number in sorted(journal.hidden_hints.items()):
        if number:
            _note(journal, "quiet_hints", seat=seat, number=number)


@handles(events.Chat)
def chat(journal: Journal, event: events.Chat) -> None:
    journal.chat.append((event.seat, _seat_state(journal, event.seat).name, event.text))


@handles(events.BotFallback)
def bot_fallback(journal: Journal, event: events.BotFallback) -> None:
    journal.bot_fallbacks[event.seat] = event.level
    # only the seat sees a fallback in a hidden prompt: it would reveal that the bot had a choice
    _note(journal, "relieved", seat=event.seat, level=event.level, only=event.seat if journal.has_hidden_prompt else None)


@handles(events.Timeout)
def timeout(journal: Journal, event: events.Timeout) -> None:
    _mark_timed_out(journal, event.seat)
    if event.quietly:
        return
    lapses = journal.stand_ins.count_timeout(event.seat)
    if lapses < TIMEOUTS_UNTIL_AWAY:
        _note(journal, "lapsed", seat=event.seat, number=lapses, most=TIMEOUTS_UNTIL_AWAY)
        return
    journal.clocks.away.add(event.seat)
    _note(journal, "gone", seat=event.seat, most=TIMEOUTS_UNTIL_AWAY)
    if journal.is_paused:
        _note(journal, "paused")


@handles(events.Away)
def away(journal: Journal, event: events.Away) -> None:
    _mark_timed_out(journal, event.seat)
    if not event.quietly:
        journal.clocks.away.add(event.seat)
        _note(journal, "away", seat=event.seat)


def _mark_timed_out(journal: Journal, seat: Seat) -> None:
    """Mark a person's time for the open prompt as used up."""
    table = journal.running_table()
    if seat not in table.waiting or seat not in journal.human_seats or seat in journal.clocks.away:
        raise Conflict("not_asked")
    journal.clocks.timed_out.add(seat)


@handles(events.Back)
def back(journal: Journal, event: events.Back) -> None:
    if event.seat not in journal.clocks.away:
        raise Conflict("not_away")
    journal.clocks.away.discard(event.seat)
    journal.stand_ins.reset_timeouts(event.seat)
    _note(journal, "back", seat=event.seat)


@handles(events.SetWebhook)
def hook(journal: Journal, event: events.SetWebhook) -> None:
    key = "table" if event.whole else str(event.seat)
    if event.url:
        journal.webhooks[key] = Webhook(event.url, event.lang if event.lang in LANGUAGES else ENGLISH)
    else:
        journal.webhooks.pop(key, None)


@handles(events.Rematch)
def rematch(journal: Journal, event: events.Rematch) -> None:
    if journal.rematch:
        raise Conflict("rematch_made")
    journal.rematch = event.table


# Rewinding and checks ----------------------------------------------------------------------------------------------------


def _rewind_if_all_agree(journal: Journal) -> None:
    request = journal.rewind_request
    if request is None or not request.agreed.issuperset(journal.human_seats):
        return
    journal.rewind_request = None
    table = journal.running_table()
    table.rewind(request.log_length)
    table.answer_forced()
    journal.clocks.reset()
    _reset_after_undo(journal)
    _note(journal, "went_back", seat=request.seat)


def _reset_after_undo(journal: Journal) -> None:
    assert journal.table is not None
    journal.epoch += 1
    journal.rewind_request = None
    journal.stand_ins.truncate(journal.table)
    _forget_answers(journal)
    for note in journal.notes:
        note.after = min(note.after, len(journal.table.facts))


def _forget_answers(journal: Journal) -> None:
    """Forget the answers that an undo has taken back, so that a client that sends one again gives it again."""
    table = journal.running_table()
    lines = len(table.log) - len(table.sealed)
    for seat, given in list(journal.submitted_answers.items()):
        if given.log_length > lines or (given.log_length == lines and seat not in table.sealed):
            del journal.submitted_answers[seat]


def _note(journal: Journal, kind: str, *, only: Seat | None = None, **data: Any) -> None:
    known = journal.visible_to(only)
    journal.notes.append(Note(len(known.facts) if known is not None else 0, kind, data, only))


def _check_not_started(journal: Journal) -> None:
    if journal.table is not None:
        raise Conflict("begun")


def _seat_state(journal: Journal, seat: Seat) -> SeatState:
    if not 0 <= seat < len(journal.seats):
        raise Conflict("no_such_seat")
    return journal.seats[seat]


def _check_person(journal: Journal, seat: Seat) -> SeatState:
    place = _seat_state(journal, seat)
    if place.kind != "person":
        raise Conflict("nobody_sits_there")
    return place
