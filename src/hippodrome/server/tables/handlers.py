"""What each kind of event does to a table: a function each, which changes the journal or refuses with nothing changed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from hippodrome.core.ask import LUCK, Ask, Seat
from hippodrome.core.errors import BadInput, BadRace, Reason, Refused
from hippodrome.i18n.localization import ENGLISH, LANGUAGES
from hippodrome.server.tables.errors import NotNow
from hippodrome.server.tables.events import Event, Given, Hook, Note, Place, Request
from hippodrome.server.tables.stand_ins import LAPSES

if TYPE_CHECKING:
    from hippodrome.server.tables.journal import Journal

# Who sits there ----------------------------------------------------------------------------------------------------------


def sit(journal: Journal, seat: Seat, name: str, secret: str, salt: str) -> None:
    """Somebody takes a free seat."""
    _gathering(journal)
    if _place(journal, seat).kind != "open":
        raise NotNow("seat_taken")
    journal.places[seat] = Place("person", name, secret=secret, ready=True, salt=salt)
    journal.arrived.append(seat)
    journal.begin_if_ready()


def ready(journal: Journal, seat: Seat, salt: str) -> None:
    """A seat is ready for the race."""
    _gathering(journal)
    place = _place(journal, seat)
    place.ready, place.salt = True, salt
    journal.begin_if_ready()


def bot(journal: Journal, seat: Seat, level: str, name: str) -> None:
    """A bot takes a free seat, or during the race that of somebody who is absent."""
    if journal.table is not None:
        journal.playing()
        _drive_on(journal, seat, level, "replaced")
        return
    if _place(journal, seat).kind != "open":
        raise NotNow("seat_taken")
    journal.places[seat] = Place("bot", name, level, ready=True)
    journal.begin_if_ready()


def leave(journal: Journal, seat: Seat) -> None:
    """A seat is given back before the race."""
    _gathering(journal)
    _check_person(journal, seat)
    _vacate(journal, seat)
    journal.places[seat] = Place("open", "")


def remove(journal: Journal, seat: Seat) -> None:
    """The host takes a seat back before the race."""
    leave(journal, seat)


def renew(journal: Journal, seat: Seat, secret: str) -> None:
    """A seat has a new secret; an old one never opens it again."""
    _check_person(journal, seat)
    if any(place.secret == secret for place in journal.places) or secret in journal.former.get(seat, set()):
        raise NotNow("secret_used")
    journal.former.setdefault(seat, set()).add(journal.places[seat].secret)
    journal.places[seat].secret = secret


def resign(journal: Journal, seat: Seat, level: str) -> None:
    """Somebody gives up, and a bot drives on for them."""
    journal.playing()
    _drive_on(journal, seat, level, "resigned")


def close(journal: Journal, seat: Seat) -> None:
    """The host ends the table for good."""
    if journal.table is not None:
        journal.playing()
    journal.closed, journal.closed_by = BadInput("closed_by_host"), _place(journal, seat).name


def _drive_on(journal: Journal, seat: Seat, level: str, why: str) -> None:
    """A bot takes a person's seat for the rest of the race, under the same name: the log goes on speaking of them."""
    place = _check_person(journal, seat)
    _vacate(journal, seat)
    journal.places[seat] = Place("bot", place.name, level, ready=True, salt=place.salt, left=why)
    _note(journal, why, seat=seat)
    if journal.request is not None and journal.request.seat == seat:
        journal.request = None
    _go_back_if_all_agree(journal)


def _vacate(journal: Journal, seat: Seat) -> None:
    """Let nothing remain of whoever sat there: their clock, their addresses, their consent."""
    if seat == journal.host:
        journal.hooks.pop("table", None)
    journal.hooks.pop(str(seat), None)
    journal.arrived.remove(seat)
    journal.former.pop(seat, None)
    journal.answered.pop(seat, None)
    journal.relieved.pop(seat, None)
    journal.stand_ins.is_here(seat)
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
    table = journal.playing()
    if table.asked is None or table.asked.about != about:
        raise NotNow("stale")
    lines, quiet = len(table.log), journal.is_quiet
    position = lines - len(table.sealed)
    table.answer(seat, table.read(seat, answer))
    journal.stand_ins.note(position, seat, stood_in=stood_in)
    if not quiet and not stood_in:  # an answer in silence must change nothing that others can see later
        journal.stand_ins.is_here(seat)
    table.answer_forced()
    if not journal.is_quiet:
        journal.request = None  # it was about the table as it stood
    fallen = [list(line.answer) for line in table.log[lines:] if line.seat == LUCK]
    if table.asked is None:
        _tell_quiet_hints(journal)
    if luck is not None and luck != fallen:
        raise BadRace("luck_changed", event=journal.n, found=str(luck), drawn=str(fallen))
    if question:
        journal.answered[seat] = Given(question, answer, position)
    return {"luck": fallen}


def withdraw(journal: Journal, seat: Seat) -> None:
    """A sealed answer is taken back."""
    table = journal.playing()
    if isinstance(table.asked, Ask) and table.asked.quiet:
        raise Refused(Reason("nothing_to_take_back"))
    table.withdraw(seat)
    journal.answered.pop(seat, None)
    journal.stand_ins.go_back(table)


def undo(journal: Journal, seat: Seat) -> None:
    """Take a seat's last answer back, by the law of the log.

    In a hidden window this has to work for a seat that may not know of it, as if a rival were still thinking: the rival's
    answer and the window vanish with it. The seat that opened the window can see that its answer waits for something, and
    may not use that to take it back.
    """
    table = journal.playing()
    if (reason := journal.why_not_undo(seat)) is not None:
        raise Refused(reason)  # the one that this seat may know
    if journal.opened_window(seat):
        raise Refused(Reason("undo_revealed"))
    if journal.is_quiet:
        journal.leave_window()
    table.undo(seat)
    table.answer_forced()
    _taken_back(journal)


def rewind(journal: Journal, seat: Seat) -> None:
    """Somebody asks to go back before their last answer."""
    journal.playing()
    if journal.request is not None:
        raise NotNow("request_pending")
    lines = journal.last_answer(seat)
    if lines is None:
        raise Refused(Reason("nothing_to_take_back"))
    journal.request = Request(seat, lines, {seat})
    _note(journal, "asks_back", seat=seat)
    _go_back_if_all_agree(journal)


def consent(journal: Journal, seat: Seat, yes: bool) -> None:
    """Somebody agrees to that, or refuses."""
    if journal.request is None or seat not in journal.people:
        raise NotNow("no_request")
    if not yes:
        _note(journal, "refuses_back", seat=seat)
        journal.request = None
        return
    journal.request.agreed.add(seat)
    _go_back_if_all_agree(journal)


def hint(journal: Journal, seat: Seat) -> None:
    """A hint was asked for, and the log says so."""
    journal.playing()
    if not journal.start.get("hints", True):
        raise NotNow("hints_off")
    journal.quiet_hints[seat] += journal.is_quiet
    _note(journal, "hint", seat=seat, only=seat if journal.is_quiet else None)


def _tell_quiet_hints(journal: Journal) -> None:
    """The race is over, and what was asked in silence need not stay secret."""
    for seat, number in sorted(journal.quiet_hints.items()):
        if number:
            _note(journal, "quiet_hints", seat=seat, number=number)


def chat(journal: Journal, seat: Seat, text: str) -> None:
    """Something is said at the table."""
    journal.chat.append((seat, _place(journal, seat).name, text))


def relieved(journal: Journal, seat: Seat, level: str) -> None:
    """A bot failed, and a simpler one answers for it from now on."""
    journal.relieved[seat] = level
    # that a bot lost the thread in a quiet question is nobody's business: it would tell that it had a choice
    _note(journal, "relieved", seat=seat, level=level, only=seat if journal.is_quiet else None)


def lapse(journal: Journal, seat: Seat, quietly: bool = False) -> None:
    """A clock ran out: a stand-in answers this once, and goes on after some times in a row."""
    _run_out(journal, seat)
    if quietly:
        return
    lapses = journal.stand_ins.lapse(seat)
    if lapses < LAPSES:
        _note(journal, "lapsed", seat=seat, number=lapses, most=LAPSES)
        return
    journal.clocks.away.add(seat)
    _note(journal, "gone", seat=seat, most=LAPSES)
    if journal.is_paused:
        _note(journal, "paused")


def away(journal: Journal, seat: Seat, quietly: bool = False) -> None:
    """Of earlier releases: away after a single lapse."""
    _run_out(journal, seat)
    if not quietly:
        journal.clocks.away.add(seat)
        _note(journal, "away", seat=seat)


def _run_out(journal: Journal, seat: Seat) -> None:
    """A person's time for the open question is up."""
    table = journal.playing()
    if seat not in table.waiting or seat not in journal.people or seat in journal.clocks.away:
        raise NotNow("not_asked")
    journal.clocks.lapsed.add(seat)


def back(journal: Journal, seat: Seat) -> None:
    """Somebody is back at the reins."""
    if seat not in journal.clocks.away:
        raise NotNow("not_away")
    journal.clocks.away.discard(seat)
    journal.stand_ins.is_here(seat)
    _note(journal, "back", seat=seat)


def hook(journal: Journal, seat: Seat, url: str, whole: bool, lang: str = ENGLISH) -> None:
    """Somebody wants to be told of moves at an address; of none, any more."""
    key = "table" if whole else str(seat)
    if url:
        journal.hooks[key] = Hook(url, lang if lang in LANGUAGES else ENGLISH)
    else:
        journal.hooks.pop(key, None)


def rematch(journal: Journal, table: str) -> None:
    """The same seats race again at another table."""
    if journal.rematch:
        raise NotNow("rematch_made")
    journal.rematch = table


# How it goes on ----------------------------------------------------------------------------------------------------------


def _go_back_if_all_agree(journal: Journal) -> None:
    request = journal.request
    if request is None or not request.agreed.issuperset(journal.people):
        return
    journal.request = None
    table = journal.playing()
    table.rewind(request.lines)
    table.answer_forced()
    journal.clocks.wind_up()
    _taken_back(journal)
    _note(journal, "went_back", seat=request.seat)


def _taken_back(journal: Journal) -> None:
    assert journal.table is not None
    journal.epoch += 1
    journal.request = None
    journal.stand_ins.go_back(journal.table)
    _forget_answers(journal)
    for note in journal.notes:
        note.after = min(note.after, len(journal.table.facts))


def _forget_answers(journal: Journal) -> None:
    """Forget the answers that no longer stand: sent again, they have to be given again. Those before them still stand."""
    table = journal.playing()
    lines = len(table.log) - len(table.sealed)
    for seat, given in list(journal.answered.items()):
        if given.lines > lines or (given.lines == lines and seat not in table.sealed):
            del journal.answered[seat]


def _note(journal: Journal, kind: str, *, only: Seat | None = None, **data: Any) -> None:
    known = journal.shown(only)
    journal.notes.append(Note(len(known.facts) if known is not None else 0, kind, data, only))


def _gathering(journal: Journal) -> None:
    if journal.table is not None:
        raise NotNow("begun")


def _place(journal: Journal, seat: Seat) -> Place:
    if not 0 <= seat < len(journal.places):
        raise NotNow("no_such_seat")
    return journal.places[seat]


def _check_person(journal: Journal, seat: Seat) -> Place:
    place = _place(journal, seat)
    if place.kind != "person":
        raise NotNow("nobody_sits_there")
    return place


HAPPENS: Mapping[str, Callable[..., Event | None]] = {
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
    "relieved": relieved,
    "lapse": lapse,
    "away": away,
    "back": back,
    "hook": hook,
    "rematch": rematch,
}
"""What each kind of event does."""
