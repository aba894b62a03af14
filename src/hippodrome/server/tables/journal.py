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

import hmac
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from functools import cached_property
from typing import Any

from hippodrome.core.ask import Ask, Seat
from hippodrome.core.errors import BadInput, Reason, Refused
from hippodrome.core.fingerprint import edition_sum
from hippodrome.core.game import Game
from hippodrome.core.race_file import Race, check_version, from_text, open_table, write_down
from hippodrome.core.table import Pov, Table
from hippodrome.games.custom_editions import built_in_digests
from hippodrome.games.race_opening import race_edition
from hippodrome.games.registry import find, house_editions, parts_of
from hippodrome.i18n.localized import Told
from hippodrome.server.tables.clocks import Clocks
from hippodrome.server.tables.errors import NotNow
from hippodrome.server.tables.events import (
    NEEDED,
    Event,
    Given,
    Holder,
    Hook,
    Note,
    Place,
    Request,
    Shown,
    hash_secret,
)
from hippodrome.server.tables.handlers import HAPPENS
from hippodrome.server.tables.stand_ins import StandIns


class Journal:
    """A table with everything folded in: who sits there, the race, notes, chat."""

    def __init__(self, start: Mapping[str, Any]) -> None:
        self.start = start
        self.race: Race = from_text(start["race"])
        if "edition_text" in start:  # earlier releases wrote it into the race
            self.race.edition_text = start["edition_text"]
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
        self._shown = Shown()
        self.quiet_hints: Counter[Seat] = Counter()
        self.answered: dict[Seat, Given] = {}
        """The last answer of each seat that stands, to recognize one that a client sends again."""
        self.asides: Counter[Seat] = Counter()
        """Events of each seat that did not advance the race (`is_aside`)."""
        self.closed: BadInput | None = None
        """Why this table cannot be played on."""
        self.closed_by = ""
        """Who closed it, if somebody did."""
        try:
            check_version(self.race, self.game)  # also of a table that gathers: its race could not begin
            if not self.race.edition_text and self.race.edition not in house_editions(self.game):
                # Never a file of this machine: only who sits at it may name one, and its text is then in the race.
                raise BadInput("no_edition_of", edition=self.race.edition[:80], game=self.game.name)
            self.edition = race_edition(self.race, self.game)
            if start.get("kept"):
                self._lay()
            else:
                self.begin_if_ready()
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
            "edition_names": self._edition_names(),
            "custom": bool(self.race.edition_text),
            "edition_digest": self._edition_digest,
            "differences": self.start.get("differences"),
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

    @cached_property
    def _edition_digest(self) -> str:
        """The digest of the edition's text; of a built-in edition, that of this release's."""
        race = self.race
        if race.edition_text:
            return edition_sum(race.edition_text)
        return built_in_digests(race.game).get(race.edition, race.edition_sum)

    def _edition_names(self) -> dict[str, str]:
        """What an edition that a table brought along is called, by language; nothing if it has one name for all."""
        named = getattr(self.edition, "name", "") if self.race.edition_text else ""
        return dict(named.languages) if isinstance(named, Told) and str(named) == self.race.edition else {}

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
        """Return whether this very answer stands: a client that sends it again did not receive the reply."""
        given = self.answered.get(seat)
        return given is not None and (given.question, given.answer) == (question, answer)

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
            self._shown = Shown(len(table.log))
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
        aside = self.is_aside(event)
        written = HAPPENS[event["do"]](self, **known) or {}
        self.n += 1
        if aside:
            self.asides[event["seat"]] += 1
        self.at = event["at"]
        self._keep_time()
        self._keep_shown()
        return {**event, **written}

    def is_aside(self, event: Event) -> bool:
        """Return whether an event does not advance the race: chat, hints, answers changed or taken back."""
        if event["do"] != "answer":
            return event["do"] not in NEEDED
        return self.table is not None and event["seat"] in self.table.sealed

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

    def opened_window(self, seat: Seat) -> bool:
        """Return whether a hidden window is open because of this seat's answer, which nobody else may know of yet."""
        known = self.shown(None)
        return self.is_quiet and known is not None and seat in known.waiting

    def leave_window(self) -> None:
        """Go back from a hidden window to the table that everybody sees, as if the answer that opened it had not been given."""
        self.playing().rewind(self._shown.everybody)
        self.clocks.leave_window()
        self._keep_shown()

    def last_answer(self, seat: Seat) -> int | None:
        """How many lines stand before a seat's last answer that everybody may see: not one that waits in silence."""
        table = self.shown(None)
        if table is None:
            return None
        settled = len(table.log) - len(table.sealed)
        return next((n for n in range(settled - 1, -1, -1) if table.log[n].seat == seat and table.shows(n)), None)

    def begin_if_ready(self) -> None:
        """The race begins by itself when every seat is taken and ready."""
        if all(place.ready for place in self.places):
            self.race.players = [place.name for place in self.places]
            self.race.bots = [place.level for place in self.places]
            self.race.salt = [place.salt for place in self.places]
            self._lay()

    def _lay(self) -> None:
        self.table = open_table(self.race, self.game, self.edition)
        self.table.answer_forced()


def fold(start: Mapping[str, Any], events: Iterable[Event], checkpoint: Callable[[], None] = lambda: None) -> Journal:
    """The table that a journal tells of. One whose rules have changed since is closed, with a plain word.

    `checkpoint` is called before each event and may raise, to bound what loading a table costs.
    """
    journal = Journal(start)
    for event in [] if journal.closed else events:
        checkpoint()
        try:
            journal.apply(event)
        except (Refused, BadInput, NotNow) as error:
            journal.closed = BadInput("of_another_release", why=error)
            break
    return journal
