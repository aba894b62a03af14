"""What a reader is told: the one place where anything about a race is made ready for a seat or a watcher.

Everything here comes from the game's view of that reader and from the facts that it may hear; pushes, replies and replays all
pass through. Numbers count only what the reader has seen, and texts are in the reader's words.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from hippodrome.core.ask import Ask, Seat, page_of
from hippodrome.core.scene import Display, Piece, Scene, Stat
from hippodrome.core.table import Pov, Table
from hippodrome.games.custom_editions import built_in_digests, say_differences, shown_name
from hippodrome.games.registry import find, parts_of
from hippodrome.i18n.localization import Words
from hippodrome.i18n.localized import Told
from hippodrome.server.tables.journal import Journal
from hippodrome.server.tables.live_table import Live
from hippodrome.server.views.cache import AskedWords, CardText, ForEverybody, News, PromptText, Seen, Shown, Story
from hippodrome.server.views.drawings import Sketch
from hippodrome.server.views.game_log import heard_by, story
from hippodrome.server.views.json import compact, in_order

MOST_TEXTS = 10_000
"""So many pieces, and so many displays, are kept as they were written out."""


def table_card(live: Live, language: str) -> dict[str, Any]:
    """What everybody may know of a table."""
    card = card_in_words(live.row.id, live.card().value, live.words_in(language))
    closed = live.journal.closed
    if closed is not None and not card["closed_by"]:
        card["closed"] = closed.told(language)
    here = live.here
    for seat in card["seats"]:
        seat["here"] = seat["kind"] == "bot" or seat["seat"] in here
    return card


def _card_text(live: Live, language: str) -> str:
    """The same as JSON; most events leave it as it was."""
    card, here, words = live.card(), frozenset(live.here), live.words_in(language)
    known = live.made.cards.get(language)
    if known is None or known.card is not card or known.here != here or known.words is not words:
        known = live.made.cards[language] = CardText(card, here, words, compact(table_card(live, language)))
    return known.text


def card_in_words(id: str, card: Mapping[str, Any], words: Words) -> dict[str, Any]:
    """A table's card as it is kept, in a reader's words."""
    options = find(card["game"]).options
    told = [
        {"label": option_label(words, name), "value": option_value(words, name, value)}
        for name, value in card["options"].items()
        if name in options and value != options[name].default
    ]
    seats = [{**seat, "here": False} for seat in card["seats"]]
    by = card.get("closed_by")
    closed = words.text("server.refusal.closed_by_host", name=by) if by else card["closed"]
    coached = parts_of(card["game"]).brings("coach")
    known = {"id": id, "coach": coached, "title": words.text("game.title"), "options": told, "seats": seats, "closed": closed}
    warning = words.text("server.open_past") if card["branched_from"] and card["hidden"] else ""
    kept = {name: value for name, value in card.items() if name != "edition_names"}
    return {
        **kept,
        **known,
        **_edition_in_words(card, words),
        "warning": warning,
        "unproven": unproven(card.get("unproven", ""), words),
    }


def _edition_in_words(card: Mapping[str, Any], words: Words) -> dict[str, Any]:
    """A table's edition: its name, and of a custom one what differs from the built-in one."""
    edition = words.own(Told(card["edition"], card.get("edition_names", {})))
    custom = card.get("custom", card["edition"] not in built_in_digests(card["game"]))  # earlier releases did not say
    return {
        "edition": shown_name(words, card["game"], edition) if custom else edition,
        "custom": custom,
        "edition_digest": card.get("edition_digest", ""),
        "differences": say_differences(words, card.get("differences")) if custom else "",
    }


def unproven(why: str, words: Words) -> str:
    """Why nobody here can vouch for a race, in words; empty if this server can."""
    return words.text(f"server.unproven.{why}") if why else ""


def option_label(words: Words, name: str) -> str:
    """What an option is called: in short, where the game says it in short."""
    short = f"option.{name}.label"
    return words.text(short if short in words else f"option.{name}")


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
    scene = _scene(table, words, seat, table.game.view(table.state, seat))
    return {
        "title": scene.title,
        "pieces": [piece._asdict() for piece in scene.pieces],
        "displays": [_display(display) for display in scene.displays],
    }


def _scene(table: Table[Any], words: Words, seat: Seat | None, view: Any) -> Scene:
    return parts_of(table.game.name).scene.scene(view, table.state.edition, words, seat)


def _seen(live: Live, table: Table[Any], seat: Seat | None) -> Seen:
    """What a reader may know of the table that is shown to them; nobody may change it. Together with the names of those who
    race it makes the scene, so its mark is the scene's."""
    known = live.made.seen
    if seat not in known:
        view = table.game.view(table.state, seat)
        known[seat] = Seen(view, digest(view))
    return known[seat]


def _display(display: Display) -> dict[str, Any]:
    return {"seat": display.seat, "stats": [stat._asdict() for stat in display.stats]}


@lru_cache(maxsize=MOST_TEXTS)
def _piece_text(piece: Piece) -> str:
    return compact(piece._asdict())


@lru_cache(maxsize=MOST_TEXTS)
def _stat_text(stat: Stat) -> str:
    return compact(stat._asdict())


@lru_cache(maxsize=MOST_TEXTS)
def _display_text(display: Display) -> str:
    return f'{{"seat":{compact(display.seat)},"stats":[{",".join(map(_stat_text, display.stats))}]}}'


def scene_text(scene: Scene) -> str:
    """A scene as JSON. Most of it was seen before, by somebody else or a moment ago, and is not written out again."""
    pieces, displays = ",".join(map(_piece_text, scene.pieces)), ",".join(map(_display_text, scene.displays))
    return f'{{"title":{compact(scene.title)},"pieces":[{pieces}],"displays":[{displays}]}}'


def asked_of(live: Live, seat: Seat | None, language: str, own: Any | None = None) -> dict[str, Any] | None:
    """The open question, as this reader may know of it, with their own answer. Nobody hears of a quiet one but those who have
    a choice."""
    journal, words = live.journal, live.words_in(language)
    table = journal.shown(seat)
    if table is None or journal.state != "running" or not isinstance(table.asked, Ask):
        return None
    asked, mine = table.asked, seat is not None and seat in table.asked.of
    answered, says = (None, "") if seat is None or own is None else _answered(live, Pov(table, seat), language, own)
    text, help = _question_in_words(live, words, asked.about)
    return {
        "about": asked.about,
        "question": question_of(live, seat),
        "text": text,
        "help": help,
        "sealed": len(asked.of) > 1 and not asked.quiet,
        "mine": mine,
        "answered": answered,
        "says": says,
    }


def _question_in_words(live: Live, words: Words, about: str) -> tuple[str, str]:
    """A question and what helps to answer it: the same for every seat, all race long."""
    known, key = live.made.asked_words, (words.language, about)
    if key not in known or known[key].words is not words:
        help = words.text(f"help.{about}") if f"help.{about}" in words else ""
        known[key] = AskedWords(words, words.question(about), help)
    return known[key].text, known[key].help


def numbers_for(live: Live, seat: Seat | None) -> dict[str, Any]:
    """The race in plain numbers, as this reader may know it, with the mark of the question that is open to them."""
    table = live.journal.shown(seat)
    assert table is not None
    asked = table.asked if live.journal.state == "running" and isinstance(table.asked, Ask) else None
    return {
        "about": "" if asked is None else asked.about,
        "question": "" if asked is None else question_of(live, seat),
        "mine": asked is not None and seat in asked.of,
        "view": table.game.view(table.state, seat),
    }


def pov_shown(live: Live, seat: Seat) -> Pov | None:
    """The race from a seat that is asked, as far as it may know: while others are asked in silence, as it was before."""
    table = live.journal.shown(seat)
    if live.journal.state != "running" or table is None or not isinstance(table.asked, Ask) or seat not in table.asked.of:
        return None
    return Pov(table, seat)


def options_for(live: Live, pov: Pov, start: int, count: int) -> dict[str, Any]:
    """Some of the texts that a seat may answer with, and how many there are."""
    texts = [pov.game.write(pov.edition, option) for option in page_of(pov.options, start, count)]
    question = question_of(live, pov.seat)
    return {"about": pov.about, "question": question, "total": len(pov.options), "from": start, "options": texts}


def _answered(live: Live, pov: Pov, language: str, answer: Any) -> tuple[str, str]:
    """A seat's own answer that waits for others', as text and in words."""
    answered = pov.game.write(pov.edition, answer)
    key = (pov.seat, language, answered)
    known = live.made.answers
    if key not in known:
        known[key] = parts_of(pov.game.name).choice.says_of(pov, live.words_in(language), answer)
    return answered, known[key]


def question_of(live: Live, seat: Seat | None) -> str:
    """A mark of the open question: the same as long as this reader sees the same and is asked the same."""
    known = live.made.questions
    if seat not in known:
        table = live.journal.shown(seat)
        assert table is not None and table.asked is not None
        known[seat] = digest([table.asked.about, _seen(live, table, seat).mark, heard_by(live, seat)])
    return known[seat]


def shown(live: Live, seat: Seat | None, language: str) -> Shown:
    """What a reader sees on the table."""
    known, key = live.made.scenes, (seat, language)
    if key not in known:
        table = live.journal.shown(seat)
        if table is None:
            known[key] = Shown("null", "")
        else:
            seen = _seen(live, table, seat)
            known[key] = Shown(scene_text(_scene(table, live.words_in(language), seat, seen.view)), seen.mark)
    return known[key]


def awaited_by(live: Live) -> tuple[list[Seat], list[Seat]]:
    """Whom everybody may know the table waits for, and whose sealed answer is in."""
    table = live.journal.shown(None)
    if table is None or live.journal.state != "running" or not isinstance(table.asked, Ask):
        return [], []
    return table.waiting, sorted(table.sealed)


def seen_by(live: Live, seat: Seat | None, language: str) -> dict[str, str]:
    """All that a reader may see now but for log and chat, part by part as JSON."""
    return {
        "scene": shown(live, seat, language).text,
        **_seen_by_all(live, language).parts,
        "seat": "null" if seat is None else str(seat),
        "asked": _asked_text(live, seat, language),
        "undo": _undo_text(live, seat, language),
    }


def _seen_by_all(live: Live, language: str) -> ForEverybody:
    """What is the same for all who read in a language, with a mark of it; made once an event."""
    known = live.made.for_everybody
    if language not in known:
        parts = _for_everybody(live, language)
        known[language] = ForEverybody(parts, _mark("".join(parts.values())))
    return known[language]


def _for_everybody(live: Live, language: str) -> dict[str, str]:
    """What is the same for all who read in a language, part by part as JSON."""
    journal, words = live.journal, live.words_in(language)
    awaited, ready = awaited_by(live)
    clocks = {str(seat): when for seat in awaited if (when := journal.shown_deadline_of(seat)) is not None}
    return {
        "table": _card_text(live, language),
        **_drawings_text(live, language),
        "awaited": compact(awaited),
        "ready": compact(ready),
        "prompt": _prompt_text(live, words, awaited),
        "rewind": compact(_request(journal, words)),
        "clocks": compact(clocks),
        "standing": _standing_text(live, language),
    }


def _drawings_text(live: Live, language: str) -> Mapping[str, str]:
    """Where board and faces are, as JSON: the same all race long."""
    known, table = live.made.drawings, live.journal.table
    if table is None:
        return {"board": "null", "faces": "null"}
    if language not in known:
        known[language] = {kind: compact(where) for kind, where in drawings(live, table, language).items()}
    return known[language]


def _prompt_text(live: Live, words: Words, awaited: Sequence[Seat]) -> str:
    """Who decides what, for all who do not, as JSON: never more than everybody may know. It comes again every turn."""
    table = live.journal.shown(None)
    if not awaited or table is None or table.asked is None:
        return '""'
    known, key = live.made.prompts, (words.language, table.asked.about, tuple(awaited))
    if key not in known or known[key].words is not words:
        known[key] = PromptText(words, compact(words.awaits(table.asked.about, awaited)))
    return known[key].text


def _asked_text(live: Live, seat: Seat | None, language: str, *, waiting: bool = True) -> str:
    """The open question as JSON: another one only when the position changes, or this reader's own answer.

    `waiting`: with an answer of their own that waits until a quiet question of others is over.
    """
    own = None if seat is None else live.journal.own_answer(seat, waiting=waiting)
    known, key = live.made.asked, (seat, language, None if own is None or seat is None else _written(live, seat, own))
    if key not in known:
        known[key] = compact(asked_of(live, seat, language, own))
    return known[key]


def _written(live: Live, seat: Seat, answer: Any) -> str:
    """A seat's own answer as text."""
    known = live.made.written.get(seat)
    if known is None or known[0] is not answer:
        known = live.made.written[seat] = answer, live.journal.game.write(live.journal.edition, answer)
    return known[1]


def drawings(live: Live, table: Table[Any], language: str) -> dict[str, str]:
    """Where a table's board and faces can be fetched; the address changes with the drawing. Nothing is drawn for it."""
    where = f"/api/tables/{live.row.id}"
    return {kind: f"{where}/{kind}?lang={language}&v={sketch(live, table, kind, language).mark}" for kind in ("board", "faces")}


def sketch(live: Live, table: Table[Any], kind: str, language: str) -> Sketch:
    """All that a table's board, or its faces, are drawn from; the same all race long."""
    known, key = live.made.sketches, (kind, language)
    if key not in known:
        race = live.journal.race
        seen = parts_of(table.game.name).picture.ground(table.game.view(table.state, None)) if kind == "board" else {}
        known[key] = Sketch(kind, race.game, race.edition, race.edition_text, language, compact(seen))
    return known[key]


def _undo_text(live: Live, seat: Seat | None, language: str) -> str:
    """Whether a seat may take its last answer back, and why not, as JSON."""
    journal = live.journal
    if seat is None or journal.table is None or journal.state != "running":
        return '{"can":false,"why":""}'
    if (reason := journal.why_not_undo(seat)) is None:
        return '{"can":true,"why":""}'
    known, key = live.made.reasons, (language, reason.code, repr(reason.data) if reason.data else "")
    if key not in known:
        known[key] = compact({"can": False, "why": live.words_in(language).reason(reason)})
    return known[key]


def _standing_text(live: Live, language: str) -> str:
    """How the race stands, as JSON; it changes with the position, and when the race ends."""
    known = live.made.standings
    if language not in known or live.journal.state != "running":
        known[language] = compact(_standing(live.journal, live.words_in(language)))
    return known[language]


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


def _standing(journal: Journal, words: Words) -> dict[str, Any]:
    table, over = journal.shown(None), journal.state == "over"
    if table is None:
        return {"ranks": [], "winners": [], "over": False}
    standing, maker = journal.game.standing(table.state), parts_of(journal.game.name).result
    told = {"ranks": list(standing.ranks), "winners": list(standing.winners), "over": over}
    if over and maker is not None:
        told |= maker.result(journal.game.view(table.state, None), journal.edition, words)._asdict()
    return told


def chat_entries(journal: Journal, since: int = 0) -> list[dict[str, Any]]:
    """What was said at the table."""
    return [
        {"n": n, "seat": seat, "name": name, "text": text} for n, (seat, name, text) in enumerate(journal.chat[since:], since)
    ]


class Reader:
    """A reader at the other end of a line: remembers what it was told, so that only news is sent."""

    def __init__(self, live: Live, seat: Seat | None, language: str) -> None:
        self._live, self._seat, self._language = live, seat, language
        self._parts: dict[str, str] = {}
        self._version = ""
        self._story: Story | None = None
        self._told = self._chat = 0

    def state(self) -> str:
        """All that this reader may see, as JSON."""
        told = {**self._look(), **self._time()}
        return "{" + ",".join(f'"{name}":{text}' for name, text in told.items()) + "}"

    def news(self) -> str:
        """A message with the parts that have changed since the last one; empty if nothing has.

        It is made once for all who see with the same eyes and have heard the same so far: at a final, for all who watch.
        """
        known, key = self._live.made.news, (self._seat, self._language, self._version)
        if key in known:
            found = known[key]
            self._version, self._parts, self._story, self._told, self._chat = found.after
        else:
            found = known[key] = self._make_news()
        if not found.text:
            return ""
        now = "".join([f',"{name}":{text}' for name, text in self._time().items()])
        return f'{{"type":"state",{found.text}{now}}}'

    def _make_news(self) -> News:
        before, version = self._parts, self._version
        told = self._look()
        fresh = [f'"{name}":{text}' for name, text in told.items() if before.get(name) != text]
        after = (self._version, self._parts, self._story, self._told, self._chat)
        return News("" if self._version == version else ",".join(fresh), after)

    def _time(self) -> dict[str, str]:
        """What time it is here, so that clocks can be shown as they run; it is no news."""
        return {} if self._live.journal.clocks.limit is None else {"now": f"{self._live.now():.2f}"}

    def _look(self) -> dict[str, str]:
        """Every part as it is now, with what is new in log and chat."""
        live = self._live
        parts = seen_by(live, self._seat, self._language)
        told = story(live, self._seat, self._language)
        news = self._listen(told)
        if (said := len(live.journal.chat)) > self._chat or not self._version:
            news["chat"] = compact({"from": self._chat, "entries": chat_entries(live.journal, self._chat)})
        self._chat = said
        last = told.entries[-1] if told.entries else ""
        # One's own answer that is held up by a quiet question is no news: a message then would tell of the question.
        asked = _asked_text(live, self._seat, self._language, waiting=False) if live.journal.is_quiet else parts["asked"]
        scene, shared = shown(live, self._seat, self._language).mark, _seen_by_all(live, self._language).mark
        self._version = _mark(f"{scene}{shared}{parts['seat']}{asked}{parts['undo']}{len(told.entries)}{last}{said}")
        self._parts = parts
        return {"version": f'"{self._version}"', **parts, **news}

    def _listen(self, told: Story) -> dict[str, str]:
        """What is new in the log since the last time."""
        old, first = self._story, not self._version
        same = self._told if told is old else _common(old.entries if old else [], told.entries)
        news = {}
        if first or same < max(self._told, len(told.entries)):
            news["log"] = f'{{"from":{same},"entries":[{told.text(same)}]}}'
        self._story, self._told = told, len(told.entries)
        return news


def _common(old: Sequence[Any], new: Sequence[Any]) -> int:
    """How many at the beginning are the same."""
    return next((n for n, (a, b) in enumerate(zip(old, new, strict=False)) if a != b), min(len(old), len(new)))


def digest(value: Any) -> str:
    """A short mark of a value."""
    return _mark(in_order(value))


def _mark(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:20]
