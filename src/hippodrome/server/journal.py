"""A table on the server: all that ever happened there is its journal, and folding the journal gives the table again.

An event is a small JSON object; `at` is when it happened, `do` says what it is:

    sit      {seat, name, secret, salt}     somebody takes a seat; only the hash of the secret is kept
    ready    {seat, salt}                   a seat is ready for the race
    bot      {seat, level}                  a bot takes a seat
    leave    {seat}                         a seat is free again
    answer   {seat, about, answer, luck}    an answer's text, and the luck that fell because of it
    withdraw {seat}   undo {seat}           taken back
    rewind   {seat}   consent {seat, yes}   somebody asks to go back further; the others agree or not
    hint     {seat}   chat {seat, text}     marked in the log; said at the table
    relieved {seat, level}                  a bot failed, and a simpler one answers for it
    away     {seat}   back {seat}           a clock ran out, and a bot answers for the seat; its owner is back
    hook     {seat, url}                    where a person (or, of the host, the table) wants to be told of moves
    rematch  {table}                        the same seats race again elsewhere

The race begins by itself when every seat is taken and ready. Luck is drawn from the seed; after a restart it is drawn again,
and compared with what was written down.
"""

from __future__ import annotations

import hashlib
import hmac
import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from hippodrome.core.ask import LUCK, Ask, Seat
from hippodrome.core.errors import BadInput, BadRace, Reason, Refused
from hippodrome.core.game import Game
from hippodrome.core.race import Race, from_text, open_table, to_text, write_down
from hippodrome.core.table import Pov, Table
from hippodrome.files import race_edition
from hippodrome.games import find, house_editions, room

Event = dict[str, Any]

CLOCKS: dict[str, float | None] = {"none": None, "fast": 45.0, "relaxed": 300.0, "correspondence": 3 * 86400.0}
"""Seconds for a decision, by the name of the clock."""


class NotNow(Exception):
    """Something that this table does not allow at this moment, with the word for it."""

    def __init__(self, code: str, **data: Any) -> None:
        super().__init__(code)
        self.code, self.data = code, data


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


@dataclass
class Note:
    """Something in the log that is no fact of the race; it stands after so many facts."""

    after: int
    kind: str
    data: Mapping[str, Any]


@dataclass
class Request:
    """Somebody asks to go back before their last answer, to so many lines."""

    seat: Seat
    lines: int
    agreed: set[Seat] = field(default_factory=set)


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
        self.chat: list[tuple[Seat, str]] = []
        self.request: Request | None = None
        self.rematch: str = ""
        self.relieved: dict[Seat, str] = {}
        """Bots that failed, and who answers for them."""
        self.away: set[Seat] = set()
        """People whose clock ran out: a bot answers for them until they are back."""
        self.hooks: dict[str, str] = {}
        """Addresses to tell of moves: `table`, or a seat's number."""
        self.at: float = start["created"]
        """When the last event happened. It never goes backwards, whatever the machine's clock does."""
        self.since: dict[Seat, float] = {}
        """Since when each seat that is asked has had its question."""
        self._settled = -1
        self.closed = ""
        """Why this table cannot be played on."""
        try:
            if not self.race.edition_text and self.race.edition not in house_editions(self.game):
                # Never a file of this machine: only who sits at it may name one, and its text is then in the race.
                raise BadInput(f"there is no edition '{self.race.edition[:80]}' of {self.game.name} here")
            self.edition = race_edition(self.race, self.game)
            if start.get("kept"):
                self._lay()
            else:
                self._begin_if_ready()
            self._keep_time()
        except BadInput as error:
            self.closed = str(error)

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
    def people(self) -> list[Seat]:
        """The seats that people sit in."""
        return [seat for seat, place in enumerate(self.places) if place.kind == "person"]

    @property
    def host(self) -> Seat | None:
        """Who may fill the open seats: the first person."""
        return self.people[0] if self.people else None

    def card(self) -> dict[str, Any]:
        """What everybody may know of this table, in no language."""
        table, over = self.table, self.state == "over"
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
            "hidden": bool(room(self.race.game, "scene").HIDDEN),
            "turn": self.game.turn(table.state) if table is not None else 0,
            "seats": [
                {
                    "seat": seat,
                    "kind": place.kind,
                    "name": place.name,
                    "level": place.level,
                    "ready": place.ready,
                    "away": seat in self.away,
                }
                for seat, place in enumerate(self.places)
            ],
            "winners": list(self.game.standing(table.state).winners) if table is not None and over else [],
            "branched_from": self.start.get("branched_from"),
            "rematch": self.rematch or None,
            "closed": self.closed,
        }

    def seat_of(self, secret: str) -> Seat | None:
        """The seat that a secret opens. Every seat is compared, in constant time."""
        hashed = hash_secret(secret)
        found = None
        for seat, place in enumerate(self.places):
            if place.secret and hmac.compare_digest(place.secret, hashed):
                found = seat
        return found

    def pov(self, seat: Seat) -> Pov:
        """The race from a seat that is asked."""
        table = self.playing()
        if not isinstance(table.asked, Ask) or seat not in table.asked.of:
            reason = table.why_not(seat, None)
            raise Refused(reason or Reason("not_your_decision"))
        return Pov(table, seat)

    def playing(self) -> Table[Any]:
        """The table, if there is a race on it that can go on."""
        if self.closed:
            raise NotNow("closed", why=self.closed)
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

    def file(self) -> Race:
        """The race with every line that stands."""
        if self.table is not None:
            write_down(self.race, self.table)
        return self.race

    # What happens ----------------------------------------------------------------------------------------------------

    def apply(self, event: Event) -> Event:
        """Let an event happen, or refuse it with nothing changed. The event as it is to be written down."""
        at = max(self.at, event["at"])
        known = {key: value for key, value in event.items() if key not in ("do", "at")}
        written: Event = getattr(self, f"_{event['do']}")(**known) or {}
        self.n += 1
        self.at = at
        self._keep_time()
        return {**event, **written, "at": at}

    def _keep_time(self) -> None:
        """Note since when each seat has had its question. An answer sealed and withdrawn does not set the clock back."""
        table = self.table
        if table is None or self.state != "running" or not isinstance(table.asked, Ask):
            self.since = {}
            return
        settled = len(table.log) - len(table.sealed)
        known = self.since if settled == self._settled else {}
        self._settled = settled
        self.since = {seat: known.get(seat, self.at) for seat in table.asked.of}

    @property
    def clock(self) -> float | None:
        """How many seconds a decision may take; None: as long as it needs."""
        return CLOCKS[self.start.get("clock", "none")]

    def deadline_of(self, seat: Seat) -> float | None:
        """When a person's clock runs out, if the table waits for them."""
        if self.clock is None or self.table is None or seat not in self.since or seat not in self.table.waiting:
            return None
        if seat in self.away or seat not in self.people:
            return None
        return self.since[seat] + self.clock

    @property
    def deadline(self) -> float | None:
        """When the next clock runs out."""
        return min((when for seat in self.since if (when := self.deadline_of(seat)) is not None), default=None)

    def _sit(self, seat: Seat, name: str, secret: str, salt: str) -> None:
        self._gathering()
        if self._place(seat).kind != "open":
            raise NotNow("seat_taken")
        self.places[seat] = Place("person", name, secret=secret, ready=True, salt=salt)
        self._begin_if_ready()

    def _ready(self, seat: Seat, salt: str) -> None:
        self._gathering()
        place = self._place(seat)
        place.ready, place.salt = True, salt
        self._begin_if_ready()

    def _bot(self, seat: Seat, level: str, name: str) -> None:
        self._gathering()
        if self._place(seat).kind != "open":
            raise NotNow("seat_taken")
        self.places[seat] = Place("bot", name, level, ready=True)
        self._begin_if_ready()

    def _leave(self, seat: Seat) -> None:
        self._gathering()
        self._place(seat)
        self.places[seat] = Place("open", "")

    def _answer(self, seat: Seat, about: str, answer: str, luck: list[list[int]] | None = None) -> Event:
        table = self.playing()
        if table.asked is None or table.asked.about != about:
            raise NotNow("stale")
        lines = len(table.log)
        table.answer(seat, table.read(seat, answer))
        table.answer_forced()
        self.request = None  # it was about the table as it stood
        fallen = [list(line.answer) for line in table.log[lines:] if line.seat == LUCK]
        if luck is not None and luck != fallen:
            raise BadRace(f"event {self.n}: luck was written down as {luck}, but the rules now draw {fallen}")
        return {"luck": fallen}

    def _withdraw(self, seat: Seat) -> None:
        table = self.playing()
        if isinstance(table.asked, Ask) and table.asked.quiet:
            raise Refused(Reason("nothing_to_take_back"))
        table.withdraw(seat)

    def _undo(self, seat: Seat) -> None:
        table = self.playing()
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
        self._note("hint", seat=seat)

    def _chat(self, seat: Seat, text: str) -> None:
        self.chat.append((seat, text))

    def _relieved(self, seat: Seat, level: str) -> None:
        self.relieved[seat] = level
        self._note("relieved", seat=seat, level=level)

    def _away(self, seat: Seat) -> None:
        self.playing()
        if self.deadline_of(seat) is None:
            raise NotNow("not_asked")
        self.away.add(seat)
        self._note("away", seat=seat)

    def _back(self, seat: Seat) -> None:
        if seat not in self.away:
            raise NotNow("not_away")
        self.away.discard(seat)
        if seat in self.since:
            self.since[seat] = self.at  # the clock begins anew
        self._note("back", seat=seat)

    def _hook(self, seat: Seat, url: str, whole: bool) -> None:
        key = "table" if whole else str(seat)
        if url:
            self.hooks[key] = url
        else:
            self.hooks.pop(key, None)

    def _rematch(self, table: str) -> None:
        if self.rematch:
            raise NotNow("rematch_made")
        self.rematch = table

    # How it goes on --------------------------------------------------------------------------------------------------

    def last_answer(self, seat: Seat) -> int | None:
        """How many lines stand before a seat's last answer that everybody may see."""
        table = self.table
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
        self._taken_back()
        self._note("went_back", seat=request.seat)

    def _taken_back(self) -> None:
        assert self.table is not None
        self.epoch += 1
        self.request = None
        for note in self.notes:
            note.after = min(note.after, len(self.table.facts))

    def _note(self, kind: str, **data: Any) -> None:
        self.notes.append(Note(len(self.table.facts) if self.table is not None else 0, kind, data))

    def _gathering(self) -> None:
        if self.table is not None:
            raise NotNow("begun")

    def _place(self, seat: Seat) -> Place:
        if not 0 <= seat < len(self.places):
            raise NotNow("no_such_seat")
        return self.places[seat]

    def _begin_if_ready(self) -> None:
        if all(place.ready for place in self.places):
            self.race.players = [place.name for place in self.places]
            self.race.bots = [place.level for place in self.places]
            self.race.salt = [place.salt for place in self.places]
            self._lay()

    def _lay(self) -> None:
        self.table = open_table(self.race, self.game, self.edition)
        self.table.answer_forced()


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
            journal.closed = f"this race was written by another release and cannot be played on: {error}"
            break
    return journal


def started(race: Race, places: list[Place], *, pace: str, listed: bool, **more: Any) -> dict[str, Any]:
    """What is kept of a table when it is made, and never changes."""
    given = {"race": to_text(race), "places": [vars(place) for place in places], "created": time.time()}
    return {**given, "pace": pace, "listed": listed, **more}
