"""Event handlers: each applies one event type to a journal, or raises and leaves it unchanged."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from hippodrome.core.ask import CHANCE_SEAT, Ask, Seat
from hippodrome.core.errors import BadInput, BadRace, Reason, Refused
from hippodrome.i18n.localization import ENGLISH, LANGUAGES
from hippodrome.server.errors import Conflict
from hippodrome.server.tables.events import Event, Note, RewindRequest, SeatState, SubmittedAnswer, Webhook
from hippodrome.server.tables.stand_ins import TIMEOUTS_UNTIL_AWAY

if TYPE_CHECKING:
    from hippodrome.server.tables.journal import Journal

# Who sits there ----------------------------------------------------------------------------------------------------------


def sit(journal: Journal, seat: Seat, name: str, secret: str, salt: str) -> None:
    """Somebody takes a free seat."""
    _check_not_started(journal)
    if _seat_state(journal, seat).kind != "open":
        raise Conflict("seat_taken")
    journal.seats[seat] = SeatState("person", name, secret=secret, ready=True, salt=salt)
    journal.arrival_order.append(seat)
    journal.begin_if_ready()


def ready(journal: Journal, seat: Seat, salt: str) -> None:
    """A seat is ready for the race."""
    _check_not_started(journal)
    place = _seat_state(journal, seat)
    place.ready, place.salt = True, salt
    journal.begin_if_ready()


def bot(journal: Journal, seat: Seat, level: str, name: str) -> None:
    """A bot takes a free seat, or during the race that of somebody who is absent."""
    if journal.table is not None:
        journal.running_table()
        _replace_with_bot(journal, seat, level, "replaced")
        return
    if _seat_state(journal, seat).kind != "open":
        raise Conflict("seat_taken")
    journal.seats[seat] = SeatState("bot", name, level, ready=True)
    journal.begin_if_ready()


def leave(journal: Journal, seat: Seat) -> None:
    """A seat is given back before the race."""
    _check_not_started(journal)
    _check_person(journal, seat)
    _vacate(journal, seat)
    journal.seats[seat] = SeatState("open", "")


def remove(journal: Journal, seat: Seat) -> None:
    """The host takes a seat back before the race."""
    leave(journal, seat)


def renew(journal: Journal, seat: Seat, secret: str) -> None:
    """A seat has a new secret; an old one never opens it again."""
    _check_person(journal, seat)
    if any(place.secret == secret for place in journal.seats) or secret in journal.former_token_hashes.get(seat, set()):
        raise Conflict("secret_used")
    journal.former_token_hashes.setdefault(seat, set()).add(journal.seats[seat].secret)
    journal.seats[seat].secret = secret


def resign(journal: Journal, seat: Seat, level: str) -> None:
    """Somebody gives up, and a bot drives on for them."""
    journal.running_table()
    _replace_with_bot(journal, seat, level, "resigned")


def close(journal: Journal, seat: Seat) -> None:
    """The host ends the table for good."""
    if journal.table is not None:
        journal.running_table()
    journal.closed, journal.closed_by = BadInput("closed_by_host"), _seat_state(journal, seat).name


def _replace_with_bot(journal: Journal, seat: Seat, level: str, reason: str) -> None:
    """A bot takes a person's seat for the rest of the race, under the same name: the log goes on speaking of them."""
    place = _check_person(journal, seat)
    _vacate(journal, seat)
    journal.seats[seat] = SeatState("bot", place.name, level, ready=True, salt=place.salt, left=reason)
    _note(journal, reason, seat=seat)
    if journal.rewind_request is not None and journal.rewind_request.seat == seat:
        journal.rewind_request = None
    _rewind_if_all_agree(journal)


def _vacate(journal: Journal, seat: Seat) -> None:
    """Remove what belongs to a seat's player: clock, webhooks, consent."""
    if seat == journal.host:
        journal.webhooks.pop("table", None)
    journal.webhooks.pop(str(seat), None)
    journal.arrival_order.remove(seat)
    journal.former_token_hashes.pop(seat, None)
    journal.submitted_answers.pop(seat, None)
    journal.bot_fallbacks.pop(seat, None)
    journal.stand_ins.reset_timeouts(seat)
    journal.clocks.vacate(seat)


def answer(
    journal: Journal,
    seat: Seat,
    about: str,
    answer: str,
    luck: list[list[int]] | None = None,
    stood_in: bool = False,
    question: str = "",
) -> Event:
    """A seat answers; luck falls as the seed has it, and must be what was written down."""
    table = journal.running_table()
    if table.prompt is None or table.prompt.kind != about:
        raise Conflict("stale")
    lines, quiet = len(table.log), journal.has_hidden_prompt
    position = lines - len(table.sealed)
    table.answer(seat, table.read(seat, answer))
    journal.stand_ins.record(position, seat, stood_in=stood_in)
    if not quiet and not stood_in:  # an answer in silence must change nothing that others can see later
        journal.stand_ins.reset_timeouts(seat)
    table.answer_forced()
    if not journal.has_hidden_prompt:
        journal.rewind_request = None  # it was about the table as it stood
    fallen = [list(line.answer) for line in table.log[lines:] if line.seat == CHANCE_SEAT]
    if table.prompt is None:
        _note_hidden_hints(journal)
    if luck is not None and luck != fallen:
        raise BadRace("luck_changed", event=journal.event_count, found=str(luck), drawn=str(fallen))
    if question:
        journal.submitted_answers[seat] = SubmittedAnswer(question, answer, position)
    return {"luck": fallen}


def withdraw(journal: Journal, seat: Seat) -> None:
    """A sealed answer is taken back."""
    table = journal.running_table()
    if isinstance(table.prompt, Ask) and table.prompt.is_hidden:
        raise Refused(Reason("nothing_to_take_back"))
    table.withdraw(seat)
    journal.submitted_answers.pop(seat, None)
    journal.stand_ins.truncate(table)


def undo(journal: Journal, seat: Seat) -> None:
    """Take a seat's last answer back, by the law of the log.

    In a hidden window this has to work for a seat that may not know of it, as if a rival were still thinking: the rival's
    answer and the window vanish with it. The seat that opened the window can see that its answer waits for something, and
    may not use that to take it back.
    """
    table = journal.running_table()
    if (reason := journal.why_not_undo(seat)) is not None:
        raise Refused(reason)  # the one that this seat may know
    if journal.has_opened_hidden_window(seat):
        raise Refused(Reason("undo_revealed"))
    if journal.has_hidden_prompt:
        journal.leave_hidden_window()
    table.undo(seat)
    table.answer_forced()
    _reset_after_undo(journal)


def rewind(journal: Journal, seat: Seat) -> None:
    """Somebody asks to go back before their last answer."""
    journal.running_table()
    if journal.rewind_request is not None:
        raise Conflict("request_pending")
    lines = journal.last_answer_index(seat)
    if lines is None:
        raise Refused(Reason("nothing_to_take_back"))
    journal.rewind_request = RewindRequest(seat, lines, {seat})
    _note(journal, "asks_back", seat=seat)
    _rewind_if_all_agree(journal)


def consent(journal: Journal, seat: Seat, yes: bool) -> None:
    """Somebody agrees to that, or refuses."""
    if journal.rewind_request is None or seat not in journal.human_seats:
        raise Conflict("no_request")
    if not yes:
        _note(journal, "refuses_back", seat=seat)
        journal.rewind_request = None
        return
    journal.rewind_request.agreed.add(seat)
    _rewind_if_all_agree(journal)


def hint(journal: Journal, seat: Seat) -> None:
    """A hint was asked for, and the log says so."""
    journal.running_table()
    if not journal.start.get("hints", True):
        raise Conflict("hints_off")
    journal.hidden_hints[seat] += journal.has_hidden_prompt
    _note(journal, "hint", seat=seat, only=seat if journal.has_hidden_prompt else None)


def _note_hidden_hints(journal: Journal) -> None:
    """Note the hints of hidden windows, now that the race is over and they need not stay secret."""
    for seat, number in sorted(journal.hidden_hints.items()):
        if number:
            _note(journal, "quiet_hints", seat=seat, number=number)


def chat(journal: Journal, seat: Seat, text: str) -> None:
    """Add a chat message."""
    journal.chat.append((seat, _seat_state(journal, seat).name, text))


def bot_fallback(journal: Journal, seat: Seat, level: str) -> None:
    """A bot failed, and a simpler one answers for it from now on."""
    journal.bot_fallbacks[seat] = level
    # that a bot lost the thread in a quiet question is nobody's business: it would tell that it had a choice
    _note(journal, "relieved", seat=seat, level=level, only=seat if journal.has_hidden_prompt else None)


def timeout(journal: Journal, seat: Seat, quietly: bool = False) -> None:
    """Time a seat out: a stand-in answers this once, and goes on after several timeouts in a row."""
    _mark_timed_out(journal, seat)
    if quietly:
        return
    lapses = journal.stand_ins.count_timeout(seat)
    if lapses < TIMEOUTS_UNTIL_AWAY:
        _note(journal, "lapsed", seat=seat, number=lapses, most=TIMEOUTS_UNTIL_AWAY)
        return
    journal.clocks.away.add(seat)
    _note(journal, "gone", seat=seat, most=TIMEOUTS_UNTIL_AWAY)
    if journal.is_paused:
        _note(journal, "paused")


def away(journal: Journal, seat: Seat, quietly: bool = False) -> None:
    """Apply an event of earlier releases: away after a single timeout."""
    _mark_timed_out(journal, seat)
    if not quietly:
        journal.clocks.away.add(seat)
        _note(journal, "away", seat=seat)


def _mark_timed_out(journal: Journal, seat: Seat) -> None:
    """A person's time for the open question is up."""
    table = journal.running_table()
    if seat not in table.waiting or seat not in journal.human_seats or seat in journal.clocks.away:
        raise Conflict("not_asked")
    journal.clocks.timed_out.add(seat)


def back(journal: Journal, seat: Seat) -> None:
    """Somebody is back at the reins."""
    if seat not in journal.clocks.away:
        raise Conflict("not_away")
    journal.clocks.away.discard(seat)
    journal.stand_ins.reset_timeouts(seat)
    _note(journal, "back", seat=seat)


def hook(journal: Journal, seat: Seat, url: str, whole: bool, lang: str = ENGLISH) -> None:
    """Somebody wants to be told of moves at an address; of none, any more."""
    key = "table" if whole else str(seat)
    if url:
        journal.webhooks[key] = Webhook(url, lang if lang in LANGUAGES else ENGLISH)
    else:
        journal.webhooks.pop(key, None)


def rematch(journal: Journal, table: str) -> None:
    """The same seats race again at another table."""
    if journal.rematch:
        raise Conflict("rematch_made")
    journal.rematch = table


# How it goes on ----------------------------------------------------------------------------------------------------------


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
    """Forget the answers that no longer stand: sent again, they have to be given again. Those before them still stand."""
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


HANDLERS: Mapping[str, Callable[..., Event | None]] = {
    "sit": sit,
    "ready": ready,
    "bot": bot,
    "leave": leave,
    "remove": remove,
    "renew": renew,
    "resign": resign,
    "close": close,
    "answer": answer,
    "withdraw": withdraw,
    "undo": undo,
    "rewind": rewind,
    "consent": consent,
    "hint": hint,
    "chat": chat,
    "relieved": bot_fallback,
    "lapse": timeout,
    "away": away,
    "back": back,
    "hook": hook,
    "rematch": rematch,
}
"""Handlers by event type."""
