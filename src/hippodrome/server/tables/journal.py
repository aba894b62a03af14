"""Event-sourced table: its state is rebuilt by applying the events of its journal (`handlers.py`) in order.

The race starts once every seat is taken and ready. Chance results are drawn from the seed; when a table is loaded,
they are drawn again and compared with the stored ones.
"""

from __future__ import annotations

import hmac
from collections import Counter
from collections.abc import Mapping
from functools import cached_property
from typing import Any

from hippodrome.core.ask import Ask, Seat
from hippodrome.core.errors import BadInput, Reason, Refused
from hippodrome.core.fingerprint import text_digest
from hippodrome.core.game import Game
from hippodrome.core.race_file import RaceRecord, check_version, from_text, open_table, record_log
from hippodrome.core.table import Pov, Table
from hippodrome.games.custom_editions import built_in_digests
from hippodrome.games.race_opening import race_edition
from hippodrome.games.registry import built_in_editions, get_game, get_plugin
from hippodrome.i18n.localized import LocalizedStr
from hippodrome.server.errors import Conflict
from hippodrome.server.tables.clocks import Clocks
from hippodrome.server.tables.events import Answer, Event
from hippodrome.server.tables.records import (
    Note,
    RewindRequest,
    SeatSession,
    SeatState,
    SubmittedAnswer,
    Visibility,
    Webhook,
    hash_seat_token,
)
from hippodrome.server.tables.stand_ins import StandIns


class Journal:
    """State of a table after all its events: seats, race, notes and chat."""

    def __init__(self, start: Mapping[str, Any]) -> None:
        self.start = start
        self.race: RaceRecord = from_text(start["race"])
        if "edition_text" in start:  # earlier releases stored it within the race
            self.race.edition_text = start["edition_text"]
        self.game: Game[Any] = get_game(self.race.game)
        self.edition: Any = None
        self.seats = [SeatState(**place) for place in start["places"]]
        self.table: Table[Any] | None = None
        self.event_count = 0
        self.epoch = 0
        """Number of undos and rewinds; after each, viewers need the whole view again."""
        self.notes: list[Note] = []
        self.chat: list[tuple[Seat, str, str]] = []
        """Chat messages: the seat, the name that its player had then, the text."""
        self.rewind_request: RewindRequest | None = None
        self.rematch: str = ""
        self.bot_fallbacks: dict[Seat, str] = {}
        """Levels that replace failed bots, by seat; empty for the first option."""
        self.arrival_order = [seat for seat, place in enumerate(self.seats) if place.kind == "person"]
        """Seats of people, in the order in which they sat down."""
        self.former_token_hashes: dict[Seat, set[str]] = {}
        """Hashes of the tokens that seats had before a renewal."""
        self.clocks = Clocks(start.get("clock", "none"))
        self.stand_ins = StandIns()
        self.webhooks: dict[str, Webhook] = {}
        """Webhooks to call about moves, by `table` or seat number."""
        self.last_event_at: float = start["created"]
        """Time of the last event by the clock of the process that wrote it; another machine's clock may differ."""
        self._visibility = Visibility()
        self.hidden_hints: Counter[Seat] = Counter()
        self.submitted_answers: dict[Seat, SubmittedAnswer] = {}
        """Last valid answer of each seat, to recognize one that a client sends again."""
        self.nonessential_counts: Counter[Seat] = Counter()
        """Events of each seat that did not advance the race (`is_nonessential`)."""
        self.closed: BadInput | None = None
        """Reason why this table cannot be played on."""
        self.closed_by = ""
        """Name of the host that closed the table, or empty."""
        try:
            check_version(self.race, self.game)  # also before the start: the race could not begin
            if not self.race.edition_text and self.race.edition not in built_in_editions(self.game):
                # Never read a file of this machine: the text of a custom edition is in the race record.
                raise BadInput("no_edition_of", edition=self.race.edition[:80], game=self.game.name)
            self.edition = race_edition(self.race, self.game)
            if start.get("kept"):
                self._start_race()
            else:
                self.begin_if_ready()
            self.update()
        except BadInput as error:
            self.closed = error

    # Queries ---------------------------------------------------------------------------------------------------------

    @property
    def state(self) -> str:
        """State of the table: `gathering`, `running`, `over`, `unfinished` (an uploaded race without an end) or `closed`."""
        if self.closed:
            return "closed"
        if self.table is None:
            return "gathering"
        if self.table.prompt is None:
            return "over"
        return "unfinished" if self.start.get("kept") else "running"

    @property
    def is_done(self) -> bool:
        """True once nothing is secret any more."""
        return self.state in ("over", "unfinished")

    @property
    def unproven(self) -> str:
        """Reason why this server cannot vouch for the race: an uploaded `file`, or a `branch` of one; empty if raced here."""
        return "file" if self.start.get("kept") else str(self.start.get("unproven", ""))

    @property
    def human_seats(self) -> list[Seat]:
        """Seats of people."""
        return [seat for seat, place in enumerate(self.seats) if place.kind == "person"]

    @property
    def is_bots_only(self) -> bool:
        """True while a race between bots only is running."""
        return self.state == "running" and not self.human_seats

    @property
    def is_paused(self) -> bool:
        """True while the race waits for a player to come back: all human players are away."""
        return self.state == "running" and bool(self.human_seats) and self.clocks.away.issuperset(self.human_seats)

    @property
    def host(self) -> Seat | None:
        """The host's seat: the first arrival among the people at the table."""
        return self.arrival_order[0] if self.arrival_order else None

    def acting_host_for(self, seat: Seat) -> Seat | None:
        """Return the seat that may replace an absent player: the host's or, for the host's own seat, the next arrival's."""
        return next((other for other in self.arrival_order if other != seat), None)

    def summary(self) -> dict[str, Any]:
        """Build the public summary of this table, without localization."""
        table, over = self.visible_to(None), self.state == "over"
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
            "hidden": bool(get_plugin(self.race.game).scene.HIDDEN),
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
                    "stand_in": self.stand_ins.counts_for(seat) if over else {},
                }
                for seat, place in enumerate(self.seats)
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
        """Digest of the edition's text; for a built-in edition, that of this release."""
        race = self.race
        if race.edition_text:
            return text_digest(race.edition_text)
        return built_in_digests(race.game).get(race.edition, race.edition_digest)

    def _edition_names(self) -> dict[str, str]:
        """Return the names of a custom edition by language; empty if it has one name for all."""
        named = getattr(self.edition, "name", "") if self.race.edition_text else ""
        return dict(named.languages) if isinstance(named, LocalizedStr) and str(named) == self.race.edition else {}

    def find_session(self, seat_token: str) -> SeatSession | None:
        """Return the session of the seat that a token opens. Compares every seat, in constant time."""
        hashed = hash_seat_token(seat_token)
        found = None
        for seat, place in enumerate(self.seats):
            if place.secret and hmac.compare_digest(place.secret, hashed):
                found = SeatSession(seat, hashed)
        return found

    def is_session_valid(self, session: SeatSession) -> bool:
        """Return whether a session's token still opens its seat."""
        return hmac.compare_digest(self.seats[session.seat].secret, session.token_hash)

    def check_session(self, session: SeatSession | None) -> None:
        """Refuse a session whose token was replaced. None (a viewer, a bot) always passes."""
        if session is not None and not self.is_session_valid(session):
            raise Conflict("unknown_secret")

    def pov(self, seat: Seat) -> Pov:
        """Return the point of view of a prompted seat; refuse any other."""
        table = self.running_table()
        if not isinstance(table.prompt, Ask) or seat not in table.prompt.options:
            reason = table.why_not(seat, None)
            raise Refused(reason or Reason("not_your_decision"))
        return Pov(table, seat)

    def running_table(self) -> Table[Any]:
        """Return the table if its race can continue; raise otherwise."""
        self.check_open()
        if self.table is None:
            raise Conflict("gathering")
        if self.start.get("kept"):
            raise Conflict("kept")
        if self.table.prompt is None:
            raise Conflict("race_is_over")
        return self.table

    def is_asked(self, seat: Seat) -> bool:
        """Return whether a seat has to decide; for a hidden prompt, only until it has answered."""
        asked = self.table.prompt if self.table is not None and self.state == "running" else None
        if not isinstance(asked, Ask) or seat not in asked.options:
            return False
        assert self.table is not None
        return not asked.is_hidden or seat not in self.table.sealed

    def has_answered(self, seat: Seat, prompt_token: str, answer: str) -> bool:
        """Return whether this exact answer is in effect: a client that sends it again did not receive the response."""
        given = self.submitted_answers.get(seat)
        return given is not None and (given.prompt_token, given.answer) == (prompt_token, answer)

    def is_waiting_for(self, seat: Seat) -> bool:
        """Return whether the race waits for a seat, as far as its player may know."""
        known = self.visible_to(seat) if self.state == "running" else None
        return (
            known is not None
            and isinstance(known.prompt, Ask)
            and seat in known.prompt.options
            and self.pending_answer(seat) is None
        )

    # Visibility ------------------------------------------------------------------------------------------------------

    @property
    def has_hidden_prompt(self) -> bool:
        """True while a hidden prompt is open: a reaction window that most viewers may not know of."""
        return self.table is not None and isinstance(self.table.prompt, Ask) and self.table.prompt.is_hidden

    def visible_to(self, seat: Seat | None) -> Table[Any] | None:
        """Return the table as a viewer may see it.

        While a hidden prompt is open, a viewer without a choice in it sees the table before the answer that opened it, so an
        open window looks the same as a rival who is still deciding. A seat with a choice sees the actual table, also after it
        has answered while other answers are missing.
        """
        table, shown = self.table, self._visibility
        if table is None or not self.has_hidden_prompt:
            return table
        lines = shown.public_length if seat is None else shown.seat_lengths.get(seat, shown.public_length)
        if seat in table.waiting and lines == len(table.log) - len(table.sealed):
            return table
        if lines not in shown.tables_by_length:
            shown.tables_by_length[lines] = table.at(lines)
        return shown.tables_by_length[lines]

    def _update_visibility(self) -> None:
        """Update the public log length, or the log lengths of the seats that have just got a hidden prompt."""
        table = self.table
        if table is None:
            return
        if not self.has_hidden_prompt:
            self._visibility = Visibility(len(table.log))
            return
        assert isinstance(table.prompt, Ask)
        settled = len(table.log) - len(table.sealed)
        self._visibility.seat_lengths |= {seat: settled for seat, options in table.prompt.options.items() if len(options) > 1}

    def pending_answer(self, seat: Seat, *, waiting: bool = True) -> Any | None:
        """Return a seat's answer that does not count yet; with `waiting`, also one that a hidden prompt of others delays."""
        table, known = self.table, self.visible_to(seat)
        if table is None or known is None or not isinstance(known.prompt, Ask) or seat not in known.prompt.options:
            return None
        if seat in known.sealed and not known.prompt.is_hidden:
            return known.sealed[seat]
        if not waiting or not self.has_hidden_prompt:
            return None
        lines = len(known.log) - len(known.sealed)
        return next((line.answer for line in table.log[lines:] if line.seat == seat), None)

    def race_record(self) -> RaceRecord:
        """Return the race record with all current log entries."""
        if self.table is not None:
            record_log(self.race, self.table)
        return self.race

    # Updates, clocks and undo ----------------------------------------------------------------------------------------

    def update(self) -> None:
        """Update clocks and visibility after an event."""
        self._update_clocks()
        self._update_visibility()

    def is_nonessential(self, event: Event) -> bool:
        """Return whether an event does not advance the race: chat, hints, answers changed or taken back."""
        if isinstance(event, Answer):
            return self.table is not None and event.seat in self.table.sealed
        return not event.is_essential

    def check_open(self) -> None:
        """Refuse a closed table."""
        if self.closed_by:
            raise Conflict("closed_by_host", name=self.closed_by)
        if self.closed:
            raise Conflict("closed", why=self.closed)

    def _update_clocks(self) -> None:
        if self.table is None or self.state != "running":
            self.clocks.stop()
        else:
            self.clocks.update(self.table, self.last_event_at)

    def deadline_of(self, seat: Seat) -> float | None:
        """Return the time at which a player's clock runs out, if the table waits for that player."""
        if self.table is None or self.state != "running" or seat not in self.table.waiting:
            return None
        return self.clocks.deadline_of(seat) if self.seats[seat].kind == "person" else None

    def visible_deadline_of(self, seat: Seat) -> float | None:
        """Return the time at which the clock of a visibly awaited player runs out, as all viewers may know it."""
        if not self.has_hidden_prompt:
            return self.deadline_of(seat)
        return self.clocks.visible_deadline_of(seat) if self.seats[seat].kind == "person" else None

    @property
    def deadline(self) -> float | None:
        """Time at which the next clock runs out, or None."""
        return min((when for seat in self.clocks.started_at if (when := self.deadline_of(seat)) is not None), default=None)

    def why_not_undo(self, seat: Seat) -> Reason | None:
        """Return why a seat may not undo its last answer, as far as it may know: the log forbids it, or its time is up."""
        self.running_table()
        table = self.visible_to(seat)
        assert table is not None
        last = len(table.log) - len(table.sealed) - 1
        while last >= 0 and not table.is_public(last):
            last -= 1
        if seat not in table.sealed and self.clocks.has_timed_out_at(last, seat):
            return Reason("undo_no_time")
        return table.why_not_undo(seat)

    def has_opened_hidden_window(self, seat: Seat) -> bool:
        """Return whether this seat's answer opened the hidden window, so that no other seat may know of the answer yet."""
        known = self.visible_to(None)
        return self.has_hidden_prompt and known is not None and seat in known.waiting

    def leave_hidden_window(self) -> None:
        """Return from a hidden window to the public table, before the answer that opened it."""
        self.running_table().rewind(self._visibility.public_length)
        self.clocks.leave_hidden_window()
        self._update_visibility()

    def last_answer_index(self, seat: Seat) -> int | None:
        """Return the index of a seat's last answer in the public log; an answer that is still hidden does not count."""
        table = self.visible_to(None)
        if table is None:
            return None
        settled = len(table.log) - len(table.sealed)
        return next((n for n in range(settled - 1, -1, -1) if table.log[n].seat == seat and table.is_public(n)), None)

    def begin_if_ready(self) -> None:
        """Start the race once every seat is taken and ready."""
        if all(place.ready for place in self.seats):
            self.race.players = [place.name for place in self.seats]
            self.race.bots = [place.level for place in self.seats]
            self.race.salt = [place.salt for place in self.seats]
            self._start_race()

    def _start_race(self) -> None:
        self.table = open_table(self.race, self.game, self.edition)
        self.table.answer_forced()
