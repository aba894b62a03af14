"""A table on the server: all that ever happened there is its journal, and folding the journal gives the table again.

An event is a small JSON object; `at` is when it happened, `do` says what it is:

    sit      {seat, name, secret, salt}     somebody takes a seat; only the hash of the secret is kept
    ready    {seat, salt}                   a seat is ready for the race
    bot      {seat, level, name}            a bot takes a seat: a free one, or during the race that of somebody who is absent
    leave    {seat}   remove {seat}         a seat is free again: given back, or taken back by the host
    renew    {seat, secret}                 a seat's holder has a new secret for it; the old one opens nothing any more
    resign   {seat, level}                  somebody gives up, and a bot drives on for them
    close    {seat}                         the host ends the table for good
    answer   {seat, about, answer, luck, stood_in, question}  an answer's text, and the luck that fell because of it; whether a
                                            stand-in gave it for a person; the mark of the question, as its seat saw it
    withdraw {seat}   undo {seat}           taken back
    rewind   {seat}   consent {seat, yes}   somebody asks to go back further; the others agree or not
    hint     {seat}   chat {seat, text}     marked in the log; said at the table
    relieved {seat, level}                  a bot failed, and a simpler one answers for it
    lapse    {seat, quietly}                a clock ran out: a stand-in answers this one question. Whoever lets it run out
                                            three times in a row is away (quietly: in a quiet question, which does not count)
    away     {seat, quietly}   back {seat}  of earlier releases: away after a single lapse; somebody is back
    hook     {seat, url}                    where a person (or, of the host, the table) wants to be told of moves
    rematch  {table}                        the same seats race again elsewhere

The race begins by itself when every seat is taken and ready. Luck is drawn from the seed; after a restart it is drawn again,
and compared with what was written down.
"""

from __future__ import annotations

import hashlib
import hmac
import time
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from hippodrome.core.ask import LUCK, Ask, Seat
from hippodrome.core.errors import BadInput, BadRace, Reason, Refused
from hippodrome.core.game import Game
from hippodrome.core.race import Race, from_text, open_table, to_text, write_down
from hippodrome.core.table import Pov, Table
from hippodrome.core.words import ENGLISH, LANGUAGES
from hippodrome.files import race_edition
from hippodrome.games import find, house_editions, parts_of
from hippodrome.server.clocks import Clocks
from hippodrome.server.stand_ins import LAPSES, StandIns

Event = dict[str, Any]


class Hook(NamedTuple):
    """An address to tell of moves, and in which language."""

    url: str
    language: str


class NotNow(Exception):
    """Something that this table does not allow at this moment, with the word for it."""

    def __init__(self, code: str, **data: Any) -> None:
        super().__init__(code)
        self.code, self.data = code, data


class Holder(NamedTuple):
    """Whoever came with the secret of a seat. The seat is theirs for as long as that secret opens it."""

    seat: Seat
    key: str
    """The hash of the secret."""


@dataclass
class Place:
    """A seat at the table and who sits in it."""

    kind: str
    """person, bot or open"""
    name: str
    level: str = ""
    secret: str = ""
    """The hash of its secret."""
    ready: bool = False
    salt: str = ""
    left: str = ""
    """Why the person of that name does not play here any more, and a bot does: resigned or replaced."""


@dataclass
class Note:
    """Something in the log that is no fact of the race; it stands after so many facts."""

    after: int
    kind: str
    data: Mapping[str, Any]
    only: Seat | None = None
    """The one seat that may read it: it tells of a quiet question."""


@dataclass
class Request:
    """Somebody asks to go back before their last answer, to so many lines."""

    seat: Seat
    lines: int
    agreed: set[Seat] = field(default_factory=set)


@dataclass
class _Shown:
    """How many lines of the log each reader may know of while a quiet question is open."""

    everybody: int = 0
    seats: dict[Seat, int] = field(default_factory=dict)
    """Of seats that were asked in silence: as many as stood when they were."""
    tables: dict[int, Table[Any]] = field(default_factory=dict)
    """The table as it stood then, by lines; made when it is looked at."""


class Journal:
    """A table with everything folded in: who sits there, the race, notes, chat."""

    def __init__(self, start: Mapping[str, Any]) -> None:
        self.start = start
        self.race: Race = from_text(start["race"])
        self.game: Game[Any] = find(self.race.game)
        self.edition: Any = None
        self.places = [Place(**place) for place in start["places"]]
        self.table: Table[Any] | None = None
        self.n = 0
        self.epoch = 0
        """Rises when something is taken back, so that what was told has to be told anew."""
        self.notes: list[Note] = []
        self.chat: list[tuple[Seat, str, str]] = []
        """Who said what: the seat, the name that its holder had then, the text."""
        self.request: Request | None = None
        self.rematch: str = ""
        self.relieved: dict[Seat, str] = {}
        """Bots that failed, and who answers for them."""
        self.arrived = [seat for seat, place in enumerate(self.places) if place.kind == "person"]
        """The seats that people sit in, in the order in which they came."""
        self.former: dict[Seat, set[str]] = {}
        """Hashes of secrets that seats had before theirs were renewed."""
        self.clocks = Clocks(start.get("clock", "none"))
        self.stand_ins = StandIns()
        self.hooks: dict[str, Hook] = {}
        """Addresses to tell of moves: `table`, or a seat's number."""
        self.at: float = start["created"]
        """When the last event happened, as whoever wrote it knew the time: another machine's clock may differ."""
        self._shown = _Shown()
        self._quiet_hints: Counter[Seat] = Counter()
        self._answered: dict[Seat, tuple[str, str]] = {}
        """The last answer that each seat gave, with the mark of its question."""
        self.closed: BadInput | None = None
        """Why this table cannot be played on."""
        self.closed_by = ""
        """Who closed it, if somebody did."""
        try:
            if not self.race.edition_text and self.race.edition not in house_editions(self.game):
                # Never a file of this machine: only who sits at it may name one, and its text is then in the race.
                raise BadInput("no_edition_of", edition=self.race.edition[:80], game=self.game.name)
            self.edition = race_edition(self.race, self.game)
            if start.get("kept"):
                self._lay()
            else:
                self._begin_if_ready()
            self._keep_time()
            self._keep_shown()
        except BadInput as error:
            self.closed = error

    # What it is ------------------------------------------------------------------------------------------------------

    @property
    def state(self) -> str:
        """gathering, running, over, unfinished (a file that nobody plays on) or closed"""
        if self.closed:
            return "closed"
        if self.table is None:
            return "gathering"
        if self.table.asked is None:
            return "over"
        return "unfinished" if self.start.get("kept") else "running"

    @property
    def is_done(self) -> bool:
        """Whether nothing is secret any more."""
        return self.state in ("over", "unfinished")

    @property
    def unproven(self) -> str:
        """Why nobody here vouches for this race: brought as a `file`, or a `branch` of one; empty if it was raced here."""
        return "file" if self.start.get("kept") else str(self.start.get("unproven", ""))

    @property
    def people(self) -> list[Seat]:
        """The seats that people sit in."""
        return [seat for seat, place in enumerate(self.places) if place.kind == "person"]

    @property
    def is_paused(self) -> bool:
        """Whether the race waits until somebody is back: of the people in it, nobody is left at the reins."""
        return self.state == "running" and bool(self.people) and self.clocks.away.issuperset(self.people)

    @property
    def host(self) -> Seat | None:
        """Who looks after the table: of the people at it, the one who came first."""
        return self.arrived[0] if self.arrived else None

    def helper_of(self, seat: Seat) -> Seat | None:
        """Who may put a bot in an absent player's seat: the host; in the host's own, the one who came next."""
        return next((other for other in self.arrived if other != seat), None)

    def card(self) -> dict[str, Any]:
        """What everybody may know of this table, in no language."""
        table, over = self.shown(None), self.state == "over"
        return {
            "game": self.race.game,
            "edition": self.race.edition,
            "options": self.race.options,
            "state": self.state,
            "created": self.start["created"],
            "pace": self.start["pace"],
            "listed": self.start["listed"],
            "commitment": self.race.commitment,
            "host": self.host,
            "clock": self.start.get("clock", "none"),
            "hints": self.start.get("hints", True),
            "limit": self.clocks.limit,
            "paused": self.is_paused,
            "hidden": bool(parts_of(self.race.game).scene.HIDDEN),
            "turn": self.game.turn(table.state) if table is not None else 0,
            "seats": [
                {
                    "seat": seat,
                    "kind": place.kind,
                    "name": place.name,
                    "level": place.level,
                    "ready": place.ready,
                    "away": seat in self.clocks.away,
                    "left": place.left,
                    "stand_in": self.stand_ins.played_for(seat) if over else {},
                }
                for seat, place in enumerate(self.places)
            ],
            "winners": list(self.game.standing(table.state).winners) if table is not None and over else [],
            "branched_from": self.start.get("branched_from"),
            "rematch": self.rematch or None,
            "closed": str(self.closed or ""),
            "unproven": self.unproven,
            "closed_by": self.closed_by,
        }

    def holder_of(self, secret: str) -> Holder | None:
        """Whose seat a secret opens. Every seat is compared, in constant time."""
        hashed = hash_secret(secret)
        found = None
        for seat, place in enumerate(self.places):
            if place.secret and hmac.compare_digest(place.secret, hashed):
                found = Holder(seat, hashed)
        return found

    def holds(self, holder: Holder) -> bool:
        """Whether a seat still belongs to whoever came with its secret."""
        return hmac.compare_digest(self.places[holder.seat].secret, holder.key)

    def check_holder(self, holder: Holder | None) -> None:
        """Refuse whoever does not hold their seat any more. Nobody in particular (a watcher, a bot) holds none."""
        if holder is not None and not self.holds(holder):
            raise NotNow("unknown_secret")

    def pov(self, seat: Seat) -> Pov:
        """The race from a seat that is asked."""
        table = self.playing()
        if not isinstance(table.asked, Ask) or seat not in table.asked.of:
            reason = table.why_not(seat, None)
            raise Refused(reason or Reason("not_your_decision"))
        return Pov(table, seat)

    def playing(self) -> Table[Any]:
        """The table, if there is a race on it that can go on."""
        self._check_open()
        if self.table is None:
            raise NotNow("gathering")
        if self.start.get("kept"):
            raise NotNow("kept")
        if self.table.asked is None:
            raise NotNow("race_is_over")
        return self.table

    def is_asked(self, seat: Seat) -> bool:
        """Whether a seat has something to decide: of a quiet question only while its answer is missing."""
        asked = self.table.asked if self.table is not None and self.state == "running" else None
        if not isinstance(asked, Ask) or seat not in asked.of:
            return False
        assert self.table is not None
        return not asked.quiet or seat not in self.table.sealed

    def has_answered(self, seat: Seat, question: str, answer: str) -> bool:
        """Whether this very answer stands: whoever sends it again did not hear that it was taken."""
        return self._answered.get(seat) == (question, answer)

    def waits_for(self, seat: Seat) -> bool:
        """Whether a seat has to decide before the race goes on, as its holder may know."""
        known = self.shown(seat) if self.state == "running" else None
        return known is not None and isinstance(known.asked, Ask) and seat in known.asked.of and self.own_answer(seat) is None

    # What is shown --------------------------------------------------------------------------------------------------

    @property
    def is_quiet(self) -> bool:
        """Whether a quiet question is open: a reaction window that most readers may not know of."""
        return self.table is not None and isinstance(self.table.asked, Ask) and self.table.asked.quiet

    def shown(self, seat: Seat | None) -> Table[Any] | None:
        """The table as a reader may know it.

        While a quiet question is open, whoever has no choice in it still sees the table as it stood before the answer that
        led there: nothing tells an open window from a rival who thinks. Whoever has a choice sees the table as it is, and
        goes on seeing that when their answer is in and others' are not.
        """
        table, shown = self.table, self._shown
        if table is None or not self.is_quiet:
            return table
        lines = shown.everybody if seat is None else shown.seats.get(seat, shown.everybody)
        if seat in table.waiting and lines == len(table.log) - len(table.sealed):
            return table
        if lines not in shown.tables:
            shown.tables[lines] = table.at(lines)
        return shown.tables[lines]

    def _keep_shown(self) -> None:
        """Note what everybody may know of, or who has just been asked in silence."""
        table = self.table
        if table is None:
            return
        if not self.is_quiet:
            self._shown = _Shown(len(table.log))
            return
        assert isinstance(table.asked, Ask)
        settled = len(table.log) - len(table.sealed)
        self._shown.seats |= {seat: settled for seat, options in table.asked.of.items() if len(options) > 1}

    def own_answer(self, seat: Seat, *, waiting: bool = True) -> Any | None:
        """A seat's own answer that does not count yet; `waiting`: also one that others' quiet questions hold up."""
        table, known = self.table, self.shown(seat)
        if table is None or known is None or not isinstance(known.asked, Ask) or seat not in known.asked.of:
            return None
        if seat in known.sealed and not known.asked.quiet:
            return known.sealed[seat]
        if not waiting or not self.is_quiet:
            return None
        lines = len(known.log) - len(known.sealed)
        return next((line.answer for line in table.log[lines:] if line.seat == seat), None)

    def file(self) -> Race:
        """The race with every line that stands."""
        if self.table is not None:
            write_down(self.race, self.table)
        return self.race

    # What happens ----------------------------------------------------------------------------------------------------

    def apply(self, event: Event) -> Event:
        """Let an event happen, or refuse it with nothing changed. The event as it is to be written down."""
        self._check_open()
        known = {key: value for key, value in event.items() if key not in ("do", "at")}
        written = _HAPPENS[event["do"]](self, **known) or {}
        self.n += 1
        self.at = event["at"]
        self._keep_time()
        self._keep_shown()
        return {**event, **written}

    def _check_open(self) -> None:
        if self.closed_by:
            raise NotNow("closed_by_host", name=self.closed_by)
        if self.closed:
            raise NotNow("closed", why=self.closed)

    def _keep_time(self) -> None:
        """Let the clocks run for whoever is asked now."""
        if self.table is None or self.state != "running":
            self.clocks.stop()
        else:
            self.clocks.follow(self.table, self.at)

    def deadline_of(self, seat: Seat) -> float | None:
        """When a person's clock runs out, if the table waits for them."""
        if self.table is None or self.state != "running" or seat not in self.table.waiting:
            return None
        return self.clocks.deadline_of(seat) if self.places[seat].kind == "person" else None

    def shown_deadline_of(self, seat: Seat) -> float | None:
        """When the clock of somebody the table is seen to wait for runs out, as everybody may know it."""
        if not self.is_quiet:
            return self.deadline_of(seat)
        return self.clocks.shown_deadline_of(seat) if self.places[seat].kind == "person" else None

    @property
    def deadline(self) -> float | None:
        """When the next clock runs out."""
        return min((when for seat in self.clocks.since if (when := self.deadline_of(seat)) is not None), default=None)

    def why_not_undo(self, seat: Seat) -> Reason | None:
        """Why a seat may not take its last answer back: by the law of the log, or because its time for it is up; as far as it
        may know."""
        self.playing()
        table = self.shown(seat)
        assert table is not None
        last = len(table.log) - len(table.sealed) - 1
        while last >= 0 and not table.shows(last):
            last -= 1
        if seat not in table.sealed and self.clocks.ran_out_at(last, seat):
            return Reason("undo_no_time")
        return table.why_not_undo(seat)

    def _sit(self, seat: Seat, name: str, secret: str, salt: str) -> None:
        self._gathering()
        if self._place(seat).kind != "open":
            raise NotNow("seat_taken")
        self.places[seat] = Place("person", name, secret=secret, ready=True, salt=salt)
        self.arrived.append(seat)
        self._begin_if_ready()

    def _ready(self, seat: Seat, salt: str) -> None:
        self._gathering()
        place = self._place(seat)
        place.ready, place.salt = True, salt
        self._begin_if_ready()

    def _bot(self, seat: Seat, level: str, name: str) -> None:
        if self.table is not None:
            self.playing()
            self._drive_on(seat, level, "replaced")
            return
        if self._place(seat).kind != "open":
            raise NotNow("seat_taken")
        self.places[seat] = Place("bot", name, level, ready=True)
        self._begin_if_ready()

    def _leave(self, seat: Seat) -> None:
        self._gathering()
        self._check_person(seat)
        self._vacate(seat)
        self.places[seat] = Place("open", "")

    def _remove(self, seat: Seat) -> None:
        self._leave(seat)

    def _renew(self, seat: Seat, secret: str) -> None:
        self._check_person(seat)
        if any(place.secret == secret for place in self.places) or secret in self.former.get(seat, set()):
            raise NotNow("secret_used")
        self.former.setdefault(seat, set()).add(self.places[seat].secret)
        self.places[seat].secret = secret

    def _resign(self, seat: Seat, level: str) -> None:
        self.playing()
        self._drive_on(seat, level, "resigned")

    def _close(self, seat: Seat) -> None:
        if self.table is not None:
            self.playing()
        self.closed, self.closed_by = BadInput("closed_by_host"), self._place(seat).name

    def _drive_on(self, seat: Seat, level: str, why: str) -> None:
        """A bot takes a person's seat for the rest of the race, under the same name: the log goes on speaking of them."""
        place = self._check_person(seat)
        self._vacate(seat)
        self.places[seat] = Place("bot", place.name, level, ready=True, salt=place.salt, left=why)
        self._note(why, seat=seat)
        if self.request is not None and self.request.seat == seat:
            self.request = None
        self._go_back_if_all_agree()

    def _vacate(self, seat: Seat) -> None:
        """Let nothing remain of whoever sat there: their clock, their addresses, their consent."""
        if seat == self.host:
            self.hooks.pop("table", None)
        self.hooks.pop(str(seat), None)
        self.arrived.remove(seat)
        self.former.pop(seat, None)
        self.relieved.pop(seat, None)
        self.stand_ins.is_here(seat)
        self.clocks.vacate(seat)

    def _answer(
        self,
        seat: Seat,
        about: str,
        answer: str,
        luck: list[list[int]] | None = None,
        stood_in: bool = False,
        question: str = "",
    ) -> Event:
        table = self.playing()
        if table.asked is None or table.asked.about != about:
            raise NotNow("stale")
        lines, quiet = len(table.log), self.is_quiet
        position = lines - len(table.sealed)
        table.answer(seat, table.read(seat, answer))
        self.stand_ins.note(position, seat, stood_in=stood_in)
        if not quiet and not stood_in:  # an answer in silence must change nothing that others can see later
            self.stand_ins.is_here(seat)
        table.answer_forced()
        if not self.is_quiet:
            self.request = None  # it was about the table as it stood
        fallen = [list(line.answer) for line in table.log[lines:] if line.seat == LUCK]
        if table.asked is None:
            self._tell_quiet_hints()
        if luck is not None and luck != fallen:
            raise BadRace("luck_changed", event=self.n, found=str(luck), drawn=str(fallen))
        if question:
            self._answered[seat] = (question, answer)
        return {"luck": fallen}

    def _withdraw(self, seat: Seat) -> None:
        table = self.playing()
        if isinstance(table.asked, Ask) and table.asked.quiet:
            raise Refused(Reason("nothing_to_take_back"))
        table.withdraw(seat)
        self._answered.pop(seat, None)
        self.stand_ins.go_back(table)

    def _undo(self, seat: Seat) -> None:
        table = self.playing()
        if (reason := self.why_not_undo(seat)) is not None:
            raise Refused(reason)  # the one that this seat may know
        if self.is_quiet:
            raise Refused(Reason("nothing_to_take_back"))
        table.undo(seat)
        table.answer_forced()
        self._taken_back()

    def _rewind(self, seat: Seat) -> None:
        self.playing()
        if self.request is not None:
            raise NotNow("request_pending")
        lines = self.last_answer(seat)
        if lines is None:
            raise Refused(Reason("nothing_to_take_back"))
        self.request = Request(seat, lines, {seat})
        self._note("asks_back", seat=seat)
        self._go_back_if_all_agree()

    def _consent(self, seat: Seat, yes: bool) -> None:
        if self.request is None or seat not in self.people:
            raise NotNow("no_request")
        if not yes:
            self._note("refuses_back", seat=seat)
            self.request = None
            return
        self.request.agreed.add(seat)
        self._go_back_if_all_agree()

    def _hint(self, seat: Seat) -> None:
        self.playing()
        if not self.start.get("hints", True):
            raise NotNow("hints_off")
        self._quiet_hints[seat] += self.is_quiet
        self._note("hint", seat=seat, only=seat if self.is_quiet else None)

    def _tell_quiet_hints(self) -> None:
        """The race is over, and what was asked in silence need not stay secret."""
        for seat, number in sorted(self._quiet_hints.items()):
            if number:
                self._note("quiet_hints", seat=seat, number=number)

    def _chat(self, seat: Seat, text: str) -> None:
        self.chat.append((seat, self._place(seat).name, text))

    def _relieved(self, seat: Seat, level: str) -> None:
        self.relieved[seat] = level
        # that a bot lost the thread in a quiet question is nobody's business: it would tell that it had a choice
        self._note("relieved", seat=seat, level=level, only=seat if self.is_quiet else None)

    def _lapse(self, seat: Seat, quietly: bool = False) -> None:
        self._run_out(seat)
        if quietly:
            return
        lapses = self.stand_ins.lapse(seat)
        if lapses < LAPSES:
            self._note("lapsed", seat=seat, number=lapses, most=LAPSES)
            return
        self.clocks.away.add(seat)
        self._note("gone", seat=seat, most=LAPSES)
        if self.is_paused:
            self._note("paused")

    def _away(self, seat: Seat, quietly: bool = False) -> None:
        self._run_out(seat)
        if not quietly:
            self.clocks.away.add(seat)
            self._note("away", seat=seat)

    def _run_out(self, seat: Seat) -> None:
        """A person's time for the open question is up."""
        table = self.playing()
        if seat not in table.waiting or seat not in self.people or seat in self.clocks.away:
            raise NotNow("not_asked")
        self.clocks.lapsed.add(seat)

    def _back(self, seat: Seat) -> None:
        if seat not in self.clocks.away:
            raise NotNow("not_away")
        self.clocks.away.discard(seat)
        self.stand_ins.is_here(seat)
        self._note("back", seat=seat)

    def _hook(self, seat: Seat, url: str, whole: bool, lang: str = ENGLISH) -> None:
        key = "table" if whole else str(seat)
        if url:
            self.hooks[key] = Hook(url, lang if lang in LANGUAGES else ENGLISH)
        else:
            self.hooks.pop(key, None)

    def _rematch(self, table: str) -> None:
        if self.rematch:
            raise NotNow("rematch_made")
        self.rematch = table

    # How it goes on --------------------------------------------------------------------------------------------------

    def last_answer(self, seat: Seat) -> int | None:
        """How many lines stand before a seat's last answer that everybody may see: not one that waits in silence."""
        table = self.shown(seat)
        if table is None:
            return None
        settled = len(table.log) - len(table.sealed)
        return next((n for n in range(settled - 1, -1, -1) if table.log[n].seat == seat and table.shows(n)), None)

    def _go_back_if_all_agree(self) -> None:
        request = self.request
        if request is None or not request.agreed.issuperset(self.people):
            return
        self.request = None
        table = self.playing()
        table.rewind(request.lines)
        table.answer_forced()
        self.clocks.wind_up()
        self._taken_back()
        self._note("went_back", seat=request.seat)

    def _taken_back(self) -> None:
        assert self.table is not None
        self.epoch += 1
        self._answered.clear()
        self.request = None
        self.stand_ins.go_back(self.table)
        for note in self.notes:
            note.after = min(note.after, len(self.table.facts))

    def _note(self, kind: str, *, only: Seat | None = None, **data: Any) -> None:
        known = self.shown(only)
        self.notes.append(Note(len(known.facts) if known is not None else 0, kind, data, only))

    def _gathering(self) -> None:
        if self.table is not None:
            raise NotNow("begun")

    def _place(self, seat: Seat) -> Place:
        if not 0 <= seat < len(self.places):
            raise NotNow("no_such_seat")
        return self.places[seat]

    def _check_person(self, seat: Seat) -> Place:
        place = self._place(seat)
        if place.kind != "person":
            raise NotNow("nobody_sits_there")
        return place

    def _begin_if_ready(self) -> None:
        if all(place.ready for place in self.places):
            self.race.players = [place.name for place in self.places]
            self.race.bots = [place.level for place in self.places]
            self.race.salt = [place.salt for place in self.places]
            self._lay()

    def _lay(self) -> None:
        self.table = open_table(self.race, self.game, self.edition)
        self.table.answer_forced()


_HAPPENS: Mapping[str, Callable[..., Event | None]] = {
    "sit": Journal._sit,
    "ready": Journal._ready,
    "bot": Journal._bot,
    "leave": Journal._leave,
    "remove": Journal._remove,
    "renew": Journal._renew,
    "resign": Journal._resign,
    "close": Journal._close,
    "answer": Journal._answer,
    "withdraw": Journal._withdraw,
    "undo": Journal._undo,
    "rewind": Journal._rewind,
    "consent": Journal._consent,
    "hint": Journal._hint,
    "chat": Journal._chat,
    "relieved": Journal._relieved,
    "lapse": Journal._lapse,
    "away": Journal._away,
    "back": Journal._back,
    "hook": Journal._hook,
    "rematch": Journal._rematch,
}
"""What each kind of event does."""


def hash_secret(secret: str) -> str:
    """What is kept of a secret: it has 128 bits of its own, so a plain hash is enough."""
    return hashlib.sha256(b"hippodrome seat 1\0" + secret.encode("utf-8", "surrogatepass")).hexdigest()


def fold(start: Mapping[str, Any], events: list[Event]) -> Journal:
    """The table that a journal tells of. One whose rules have changed since is closed, with a plain word."""
    journal = Journal(start)
    for event in [] if journal.closed else events:
        try:
            journal.apply(event)
        except (Refused, BadInput, NotNow) as error:
            journal.closed = BadInput("of_another_release", why=error)
            break
    return journal


def started(
    race: Race, places: list[Place], *, pace: str, listed: bool, created: float | None = None, **more: Any
) -> dict[str, Any]:
    """What is kept of a table when it is made, and never changes."""
    when = time.time() if created is None else created
    given = {"race": to_text(race), "places": [vars(place) for place in places], "created": when}
    return {**given, "pace": pace, "listed": listed, **more}
