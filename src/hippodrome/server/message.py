"""What a reader is told: the one place where anything about a race is made ready for a seat or a watcher.

Everything here comes from the game's view of that reader and from the facts that it may hear; pushes, replies and replays all
pass through. Numbers count only what the reader has seen, and texts are in the reader's words.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from hippodrome.core.ask import Ask, Seat
from hippodrome.core.table import Table
from hippodrome.core.tell import Fact
from hippodrome.core.words import Words
from hippodrome.games import find, room
from hippodrome.picture import studio
from hippodrome.server.journal import Journal
from hippodrome.server.live import Live


class Story:
    """What one reader has been told, entry by entry, and which facts were behind it."""

    def __init__(self, epoch: int) -> None:
        self.epoch = epoch
        self.facts = 0
        self.notes = 0
        self.entries: list[dict[str, Any]] = []
        self.heard: list[Fact] = []

    def add(self, live: Live, words: Words, fact: Fact, index: int) -> None:
        """One more fact; what it says is made once for all who hear it in this language."""
        self.heard.append(fact)
        key = ("told", words.language, self.epoch, index)
        if key not in live.still:
            live.still[key] = entry(live.journal, words, 0, fact)
        self.entries.append({**live.still[key], "n": len(self.entries)})

    def note(self, words: Words, kind: str, data: Mapping[str, Any]) -> None:
        self.entries.append({
            "n": len(self.entries), "text": words.text(f"server.note.{kind}", **data), "kind": kind, "touches": [], "note": True
        })


def entry(journal: Journal, words: Words, n: int, fact: Fact) -> dict[str, Any]:
    """A fact as a line of the log."""
    touches = room(journal.game.name, "scene").touches(journal.edition, fact)
    return {"n": n, "text": words.fact(fact), "kind": fact.kind, "touches": list(touches), "note": False}


def story(live: Live, seat: Seat | None, language: str) -> Story:
    """The story of a race for one reader, told on from where it was."""
    journal, key = live.journal, (seat, language)
    told: Story | None = live.stories.get(key)
    if told is None or told.epoch != journal.epoch:
        told = live.stories[key] = Story(journal.epoch)
    facts = journal.table.facts if journal.table is not None else []
    words = live.words_in(language)
    while told.facts < len(facts) or told.notes < len(journal.notes):
        note = journal.notes[told.notes] if told.notes < len(journal.notes) else None
        if note is not None and note.after <= told.facts:
            told.note(words, note.kind, note.data)
            told.notes += 1
        else:
            fact = facts[told.facts]
            told.facts += 1
            if fact.seen_by(seat):
                told.add(live, words, fact, told.facts - 1)
    return told


def table_card(live: Live, language: str) -> dict[str, Any]:
    """What everybody may know of a table."""
    card = card_in_words(live.row.id, live.journal.card(), live.words_in(language))
    here = live.here
    for seat in card["seats"]:
        seat["here"] = seat["kind"] == "bot" or seat["seat"] in here
    return card


def card_in_words(id: str, card: Mapping[str, Any], words: Words) -> dict[str, Any]:
    """A table's card as it is kept, in a reader's words."""
    options = find(card["game"]).options
    told = [
        {"label": option_label(words, name), "value": option_value(words, name, value)}
        for name, value in card["options"].items()
        if name in options and value != options[name].default
    ]
    seats = [{**seat, "here": False} for seat in card["seats"]]
    return {**card, "id": id, "title": words.text("game.title"), "options": told, "seats": seats}


def option_label(words: Words, name: str) -> str:
    """What an option is called."""
    return words.text(f"option.{name}")


def option_value(words: Words, name: str, value: Any) -> str:
    """What an option's value is called."""
    if value is None:
        return words.text("server.as_the_edition_says")
    if isinstance(value, bool):
        return words.text("word.yes" if value else "word.no")
    key = f"option.{name}.{value}"
    return words.text(key) if key in words else str(value)


def scene_of(table: Table[Any], words: Words, seat: Seat | None) -> dict[str, Any]:
    """The scene of a table for one reader."""
    game = table.game
    scene = room(game.name, "scene").scene(game.view(table.state, seat), table.state.edition, words, seat)
    return {
        "title": scene.title,
        "pieces": [piece._asdict() for piece in scene.pieces],
        "displays": [
            {"seat": display.seat, "stats": [stat._asdict() for stat in display.stats]} for display in scene.displays
        ],
    }


def asked_of(live: Live, seat: Seat | None, language: str) -> dict[str, Any] | None:
    """The open question, as this reader may know of it. Nobody hears of a quiet one but those who have a choice."""
    journal, words = live.journal, live.words_in(language)
    table = journal.table
    if table is None or journal.state != "running" or not isinstance(table.asked, Ask):
        return None
    asked, mine = table.asked, seat is not None and journal.is_asked(seat)
    if asked.quiet and not mine:
        return None
    answered, says = None, ""
    if seat is not None and not asked.quiet and seat in table.sealed:
        answered, says = _answered(live, seat, language)
    return {
        "about": asked.about,
        "question": question_of(live, seat),
        "text": words.question(asked.about),
        "help": words.text(f"help.{asked.about}"),
        "sealed": len(asked.of) > 1 and not asked.quiet,
        "mine": mine,
        "answered": answered,
        "says": says,
    }


def _answered(live: Live, seat: Seat, language: str) -> tuple[str, str]:
    """A seat's own sealed answer, as text and in words."""
    journal = live.journal
    assert journal.table is not None
    answer = journal.table.sealed[seat]
    answered = journal.game.write(journal.edition, answer)
    key = ("answered", seat, language, answered)
    if key not in live.still:
        live.still[key] = room(journal.game.name, "choice").says_of(journal.pov(seat), live.words_in(language), answer)
    return answered, live.still[key]


def question_of(live: Live, seat: Seat | None) -> str:
    """A mark of the open question: the same as long as this reader sees the same and is asked the same."""
    key = ("question", seat)
    if key not in live.still:
        table = live.journal.table
        assert table is not None and table.asked is not None
        seen = table.game.view(table.state, seat)
        heard = sum(fact.seen_by(seat) for fact in table.facts)
        live.still[key] = digest([table.asked.about, seen, heard])
    return str(live.still[key])


class Shown(NamedTuple):
    """A scene as it is sent: itself, as text, and a mark of it. It is made once a position."""

    scene: dict[str, Any] | None
    text: str
    mark: str


def shown(live: Live, seat: Seat | None, language: str) -> Shown:
    """What a reader sees on the table."""
    key = ("scene", seat, language)
    if key not in live.still:
        table = live.journal.table
        scene = None if table is None else scene_of(table, live.words_in(language), seat)
        text = dumped(scene)
        live.still[key] = Shown(scene, text, hashlib.sha256(text.encode()).hexdigest()[:20])
    found: Shown = live.still[key]
    return found


def dumped(value: Any) -> str:
    """A value as it goes over the line."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def awaited_by(live: Live) -> tuple[list[Seat], list[Seat]]:
    """Whom everybody may know the table waits for, and whose sealed answer is in."""
    table = live.journal.table
    if table is None or live.journal.state != "running" or not isinstance(table.asked, Ask) or table.asked.quiet:
        return [], []
    return table.waiting, sorted(table.sealed)


def reader_state(live: Live, seat: Seat | None, language: str) -> dict[str, Any]:
    """All that a reader may see now, but for the scene, log, trails and chat, which are not made anew each time."""
    key = ("state", seat, language, frozenset(live.here))
    if key not in live.cache:
        live.cache[key] = _reader_state(live, seat, language)
    found: dict[str, Any] = live.cache[key]
    return found


def state_text(live: Live, seat: Seat | None, language: str) -> str:
    """The same as text."""
    key = ("text", seat, language, frozenset(live.here))
    if key not in live.cache:
        live.cache[key] = dumped(reader_state(live, seat, language))
    return str(live.cache[key])


def _reader_state(live: Live, seat: Seat | None, language: str) -> dict[str, Any]:
    journal, words = live.journal, live.words_in(language)
    table = journal.table
    awaited, ready = awaited_by(live)
    key = ("card", language, frozenset(live.here))
    if key not in live.cache:
        live.cache[key] = table_card(live, language)
    state: dict[str, Any] = {
        "table": live.cache[key],
        "seat": seat,
        "board": None,
        "faces": None,
        "asked": asked_of(live, seat, language),
        "awaited": awaited,
        "ready": ready,
        "undo": _undo(journal, words, seat),
        "rewind": _request(journal, words),
        "clocks": {str(seat): when for seat in awaited if (when := journal.deadline_of(seat)) is not None},
        "standing": _standing(journal),
    }
    if table is not None:
        state |= drawings(live, table, language)
    return state


def drawings(live: Live, table: Table[Any], language: str) -> dict[str, str]:
    """Where a table's board and faces can be fetched; the address changes with the drawing."""
    where = f"/api/tables/{live.row.id}"
    return {kind: f"{where}/{kind}?lang={language}&v={drawing(live, table, kind, language)[1]}" for kind in ("board", "faces")}


def drawing(live: Live, table: Table[Any], kind: str, language: str) -> tuple[dict[str, Any], str]:
    """A table's board or its faces, and a mark of it. They are drawn once a race."""
    key = (kind, language)
    if key not in live.stories:
        draw = _draw_faces if kind == "faces" else _draw_board
        drawn = draw(table, live.words_in(language))
        live.stories[key] = (drawn, digest(drawn))
    found: tuple[dict[str, Any], str] = live.stories[key]
    return found


def _draw_faces(table: Table[Any], words: Words) -> dict[str, Any]:
    faces = studio(table.game.name).faces(table.state.edition, words)
    return {name: list(face) for name, face in faces.items()}


def _draw_board(table: Table[Any], words: Words) -> dict[str, Any]:
    board = studio(table.game.name).board(table.state.edition, table.game.view(table.state, None), words)
    slots = {name: list(slot) for name, slot in board.slots.items()}
    return {"width": board.width, "height": board.height, "drawing": board.drawing, "slots": slots}


def _undo(journal: Journal, words: Words, seat: Seat | None) -> dict[str, Any]:
    if seat is None or journal.table is None or journal.state != "running":
        return {"can": False, "why": ""}
    reason = journal.table.why_not_undo(seat)
    return {"can": reason is None, "why": "" if reason is None else words.reason(reason)}


def _request(journal: Journal, words: Words) -> dict[str, Any] | None:
    request = journal.request
    if request is None:
        return None
    return {
        "seat": request.seat,
        "text": words.text("server.note.asks_back", seat=request.seat),
        "agreed": sorted(request.agreed),
        "waits_for": [seat for seat in journal.people if seat not in request.agreed],
    }


def _standing(journal: Journal) -> dict[str, Any]:
    if journal.table is None:
        return {"ranks": [], "winners": [], "over": False}
    standing = journal.game.standing(journal.table.state)
    return {"ranks": list(standing.ranks), "winners": list(standing.winners), "over": journal.state == "over"}


def chat_entries(journal: Journal, since: int = 0) -> list[dict[str, Any]]:
    """What was said at the table."""
    return [
        {"n": n, "seat": seat, "name": journal.places[seat].name, "text": text}
        for n, (seat, text) in enumerate(journal.chat[since:], since)
    ]


def trails_of(journal: Journal, facts: Sequence[Fact]) -> dict[str, list[str]]:
    """The ways that pieces took in these facts."""
    if not facts:
        return {}
    trails = room(journal.game.name, "scene").trails(journal.edition, facts)
    return {piece: list(slots) for piece, slots in trails.items()}


class Reader:
    """A reader at the other end of a line: remembers what it was told, so that only news is sent."""

    def __init__(self, live: Live, seat: Seat | None, language: str) -> None:
        self._live, self._seat, self._language = live, seat, language
        self._told: list[dict[str, Any]] = []
        self._heard: list[Fact] = []
        self._chat = 0

    def news(self) -> dict[str, Any]:
        """The state, with what is new in log and chat."""
        fresh, version = self._fresh()
        state = reader_state(self._live, self._seat, self._language)
        return {"version": version, "scene": shown(self._live, self._seat, self._language).scene, **state, **fresh}

    def news_text(self) -> tuple[str, str]:
        """The same as text, and its version; the scene is not written out again for every change around it."""
        fresh, version = self._fresh()
        scene = shown(self._live, self._seat, self._language).text
        state = state_text(self._live, self._seat, self._language)
        return f'{{"type":"state","version":"{version}","scene":{scene},{state[1:-1]},{dumped(fresh)[1:]}', version

    def _fresh(self) -> tuple[dict[str, Any], str]:
        """What is new to this reader, and a mark of all that it sees."""
        live = self._live
        told = story(live, self._seat, self._language)
        same = _common(self._told, told.entries)
        heard = _common(self._heard, told.heard)
        facts = told.heard[heard:] if self._heard and heard == len(self._heard) else []
        fresh = {
            "log": {"from": same, "entries": told.entries[same:]},
            "trails": trails_of(live.journal, facts),
            "chat": {"from": self._chat, "entries": chat_entries(live.journal, self._chat)},
        }
        self._told, self._heard, self._chat = list(told.entries), list(told.heard), len(live.journal.chat)
        last = told.entries[-1]["text"] if told.entries else ""
        state = state_text(live, self._seat, self._language)
        mark = shown(live, self._seat, self._language).mark
        marks = f"{mark}{state}{len(told.entries)}{last}{self._chat}"
        return fresh, hashlib.sha256(marks.encode()).hexdigest()[:20]


def _common(old: Sequence[Any], new: Sequence[Any]) -> int:
    """How many at the beginning are the same."""
    if len(new) >= len(old) and all(a is b for a, b in zip(old, new, strict=False)):
        return len(old)
    return next((n for n, (a, b) in enumerate(zip(old, new, strict=False)) if a != b), min(len(old), len(new)))


def digest(value: Any) -> str:
    """A short mark of a value."""
    text = json.dumps(value, sort_keys=True, ensure_ascii=False, separators=(",", ":"), default=list)
    return hashlib.sha256(text.encode()).hexdigest()[:20]
