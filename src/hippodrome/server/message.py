"""What a reader is told: the one place where anything about a race is made ready for a seat or a watcher.

Everything here comes from the game's view of that reader and from the facts that it may hear; pushes, replies and replays all
pass through. Numbers count only what the reader has seen, and texts are in the reader's words.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from hippodrome.core.ask import Ask, Seat
from hippodrome.core.scene import Display, Piece, Scene
from hippodrome.core.table import Table
from hippodrome.core.words import Words
from hippodrome.games import find, room
from hippodrome.picture import studio
from hippodrome.server.compact import compact
from hippodrome.server.journal import Journal
from hippodrome.server.live import Live
from hippodrome.server.story import Story, heard_by, story, trails_of

MOST_DRAWINGS = 100
"""So many boards and sheets of faces are shared by tables."""
MOST_TEXTS = 10_000
"""So many pieces, and so many displays, are kept as they were written out."""


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
    scene = _scene(table, words, seat)
    return {
        "title": scene.title,
        "pieces": [piece._asdict() for piece in scene.pieces],
        "displays": [_display(display) for display in scene.displays],
    }


def _scene(table: Table[Any], words: Words, seat: Seat | None) -> Scene:
    game = table.game
    scene: Scene = room(game.name, "scene").scene(game.view(table.state, seat), table.state.edition, words, seat)
    return scene


def _display(display: Display) -> dict[str, Any]:
    return {"seat": display.seat, "stats": [stat._asdict() for stat in display.stats]}


@lru_cache(maxsize=MOST_TEXTS)
def _piece_text(piece: Piece) -> str:
    return compact(piece._asdict())


@lru_cache(maxsize=MOST_TEXTS)
def _display_text(display: Display) -> str:
    return compact(_display(display))


def scene_text(scene: Scene) -> str:
    """A scene as JSON. Most of it was seen before, by somebody else or a moment ago, and is not written out again."""
    pieces = ",".join([_piece_text(piece) for piece in scene.pieces])
    displays = ",".join([_display_text(display) for display in scene.displays])
    return f'{{"title":{compact(scene.title)},"pieces":[{pieces}],"displays":[{displays}]}}'


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
        live.still[key] = digest([table.asked.about, seen, heard_by(live, seat)])
    return str(live.still[key])


class Shown(NamedTuple):
    """A scene as it is sent, and a mark of it. It is made once a position."""

    text: str
    mark: str


def shown(live: Live, seat: Seat | None, language: str) -> Shown:
    """What a reader sees on the table."""
    key = ("scene", seat, language)
    if key not in live.still:
        table = live.journal.table
        text = "null" if table is None else scene_text(_scene(table, live.words_in(language), seat))
        live.still[key] = Shown(text, hashlib.sha256(text.encode()).hexdigest()[:20])
    found: Shown = live.still[key]
    return found


def awaited_by(live: Live) -> tuple[list[Seat], list[Seat]]:
    """Whom everybody may know the table waits for, and whose sealed answer is in."""
    table = live.journal.table
    if table is None or live.journal.state != "running" or not isinstance(table.asked, Ask) or table.asked.quiet:
        return [], []
    return table.waiting, sorted(table.sealed)


def parts_of(live: Live, seat: Seat | None, language: str) -> dict[str, str]:
    """All that a reader may see now but for log, trails and chat, part by part as JSON."""
    key = ("parts", language)
    if key not in live.cache:
        live.cache[key] = {name: compact(value) for name, value in _for_everybody(live, language).items()}
    return {
        "scene": shown(live, seat, language).text,
        **live.cache[key],
        "seat": "null" if seat is None else str(seat),
        "asked": _asked_text(live, seat, language),
        "undo": compact(_undo(live.journal, live.words_in(language), seat)),
    }


def _for_everybody(live: Live, language: str) -> dict[str, Any]:
    """What is the same for all who read in a language."""
    journal, words = live.journal, live.words_in(language)
    awaited, ready = awaited_by(live)
    return {
        "table": table_card(live, language),
        "board": None,
        "faces": None,
        "awaited": awaited,
        "ready": ready,
        "rewind": _request(journal, words),
        "clocks": {str(seat): when for seat in awaited if (when := journal.deadline_of(seat)) is not None},
        "standing": _standing(journal),
        **(drawings(live, journal.table, language) if journal.table is not None else {}),
    }


def _asked_text(live: Live, seat: Seat | None, language: str) -> str:
    """The open question as JSON: another one only when the position changes, or this reader's own sealed answer."""
    table = live.journal.table
    own = None if table is None or seat is None else table.sealed.get(seat)
    key = ("asked", seat, language, None if own is None else live.journal.game.write(live.journal.edition, own))
    if key not in live.still:
        live.still[key] = compact(asked_of(live, seat, language))
    return str(live.still[key])


def drawings(live: Live, table: Table[Any], language: str) -> dict[str, str]:
    """Where a table's board and faces can be fetched; the address changes with the drawing."""
    where = f"/api/tables/{live.row.id}"
    return {kind: f"{where}/{kind}?lang={language}&v={drawing(live, table, kind, language)[1]}" for kind in ("board", "faces")}


def drawing(live: Live, table: Table[Any], kind: str, language: str) -> tuple[dict[str, Any], str]:
    """A table's board or its faces, and a mark of it. They are drawn once a race."""
    key = (kind, language)
    if key not in live.stories:
        draw = _draw_faces if kind == "faces" else _draw_board
        live.stories[key] = _shared(draw(table, live.words_in(language)))
    found: tuple[dict[str, Any], str] = live.stories[key]
    return found


_drawn: dict[str, dict[str, Any]] = {}


def _shared(drawn: dict[str, Any]) -> tuple[dict[str, Any], str]:
    """A drawing and its mark. Tables with the same edition look the same: what was drawn the same way is kept only once."""
    mark = digest(drawn)
    if mark not in _drawn and len(_drawn) >= MOST_DRAWINGS:
        _drawn.pop(next(iter(_drawn)))
    return _drawn.setdefault(mark, drawn), mark


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


class Reader:
    """A reader at the other end of a line: remembers what it was told, so that only news is sent."""

    def __init__(self, live: Live, seat: Seat | None, language: str) -> None:
        self._live, self._seat, self._language = live, seat, language
        self._parts: dict[str, str] = {}
        self._version = ""
        self._story = Story(-1)
        self._told = self._heard = self._chat = 0

    def state(self) -> str:
        """All that this reader may see, as JSON."""
        told = self._look()
        return "{" + ",".join(f'"{name}":{text}' for name, text in told.items()) + "}"

    def news(self) -> str:
        """A message with the parts that have changed since the last one; empty if nothing has."""
        before, version = self._parts, self._version
        told = self._look()
        if self._version == version:
            return ""
        fresh = [f'"{name}":{text}' for name, text in told.items() if before.get(name) != text]
        return f'{{"type":"state",{",".join(fresh)}}}'

    def _look(self) -> dict[str, str]:
        """Every part as it is now, with what is new in log and chat."""
        live = self._live
        parts = parts_of(live, self._seat, self._language)
        told = story(live, self._seat, self._language)
        news = self._listen(told)
        if (said := len(live.journal.chat)) > self._chat or not self._version:
            news["chat"] = compact({"from": self._chat, "entries": chat_entries(live.journal, self._chat)})
        self._chat = said
        last = told.entries[-1] if told.entries else ""
        seen = {**parts, "scene": shown(live, self._seat, self._language).mark}
        marks = f"{''.join(seen.values())}{len(told.entries)}{last}{said}"
        self._version = hashlib.sha256(marks.encode()).hexdigest()[:20]
        self._parts = parts
        return {"version": f'"{self._version}"', **parts, **news}

    def _listen(self, told: Story) -> dict[str, str]:
        """What is new in the log, and which way pieces took since the last time."""
        old, first = self._story, not self._version
        same = self._told if told is old else _common(old.entries, told.entries)
        heard = self._heard if told is old else _common(old.heard, told.heard)
        went_on = bool(self._heard) and heard == self._heard
        news = {}
        if first or same < max(self._told, len(told.entries)):
            news["log"] = f'{{"from":{same},"entries":[{told.text(same)}]}}'
        trails = trails_of(self._live.journal, told.heard[heard:]) if went_on else {}
        if first or trails:
            news["trails"] = compact(trails)
        self._story, self._told, self._heard = told, len(told.entries), len(told.heard)
        return news


def _common(old: Sequence[Any], new: Sequence[Any]) -> int:
    """How many at the beginning are the same."""
    return next((n for n, (a, b) in enumerate(zip(old, new, strict=False)) if a != b), min(len(old), len(new)))


def digest(value: Any) -> str:
    """A short mark of a value."""
    text = json.dumps(value, sort_keys=True, ensure_ascii=False, separators=(",", ":"), default=list)
    return hashlib.sha256(text.encode()).hexdigest()[:20]
