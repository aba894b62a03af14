"""Views: the only module that prepares the state of a race for a seat or a viewer without one.

Everything here is built from the game's view for that viewer and from the facts visible to it; updates, responses and
replays all use it. Numbers count only content visible to the viewer, and texts are in the viewer's language.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import Any, NamedTuple

from hippodrome.core.ask import Ask, Seat, page_of
from hippodrome.core.scene import Display, Scene
from hippodrome.core.table import Pov, Table
from hippodrome.games.registry import get_plugin
from hippodrome.i18n.localization import Localization
from hippodrome.i18n.message_data import LabelKey, message_data
from hippodrome.server.tables.journal import Journal
from hippodrome.server.tables.live_table import LiveTable
from hippodrome.server.views.cache import per_event, per_position, per_race
from hippodrome.server.views.changes import ObjectPart, Part, ScenePart, part_text
from hippodrome.server.views.drawings import DrawingSpec
from hippodrome.server.views.game_log import visible_fact_count
from hippodrome.server.views.json import canonical_dumps, dumps
from hippodrome.server.views.page_texts import game_texts_url
from hippodrome.server.views.summary import summary_part


class CachedView(NamedTuple):
    """A game's view for a viewer, from which scenes and prompts are built, and its digest."""

    view: Any
    digest: str


class CachedScene(NamedTuple):
    part: Part
    digest: str


class SharedParts(NamedTuple):
    """Parts that are the same for all viewers with the same language, and their digest."""

    parts: Mapping[str, Part]
    digest: str


def scene_of(table: Table[Any], words: Localization, seat: Seat | None) -> dict[str, Any]:
    """Build the scene of a table for one viewer."""
    scene = _scene(table, words, seat, table.game.view(table.state, seat))
    return {
        "title": scene.title,
        "pieces": [piece._asdict() for piece in scene.pieces],
        "displays": [_display(display) for display in scene.displays],
    }


def _scene(table: Table[Any], words: Localization, seat: Seat | None, view: Any) -> Scene:
    return get_plugin(table.game.name).scene.scene(view, table.state.edition, words, seat)


@per_position
def _cached_view(live: LiveTable, seat: Seat | None) -> CachedView:
    """Return the game's view for a viewer; callers must not modify it.

    The view and the players' names determine the scene, so its digest serves for the scene, too.
    """
    table = live.journal.visible_to(seat)
    assert table is not None
    view = table.game.view(table.state, seat)
    return CachedView(view, digest(view))


def _display(display: Display) -> dict[str, Any]:
    return {"seat": display.seat, "stats": [stat._asdict() for stat in display.stats]}


def visible_prompt(live: LiveTable, seat: Seat | None) -> Ask[Any] | None:
    """Return the open prompt as far as this viewer may know of it; a hidden prompt is visible only to seats with a choice."""
    table = live.journal.visible_to(seat)
    return table.prompt if table is not None and live.journal.state == "running" and isinstance(table.prompt, Ask) else None


def prompt_for(
    live: LiveTable, seat: Seat | None, language: str, pending: Any | None = None, *, text: bool = False
) -> dict[str, Any] | None:
    """Return the visible prompt with the viewer's own answer; with `text`, including texts that other clients get as labels."""
    words, table, asked = live.localization(language), live.journal.visible_to(seat), visible_prompt(live, seat)
    if asked is None or table is None:
        return None
    mine = seat is not None and seat in asked.options
    answered, answered_text = None, ""
    if seat is not None and pending is not None:
        answered = _answer_text(live, seat, pending)
        answered_text = get_plugin(table.game.name).choice.describe_answer(Pov(table, seat), words, pending)
    texts = dict(zip(("text", "help"), _localized_prompt(live, words, asked.kind), strict=True)) if text else {}
    return {
        "kind": asked.kind,
        "prompt_token": prompt_token_of(live, seat),
        **texts,
        "sealed": len(asked.options) > 1 and not asked.is_hidden,
        "mine": mine,
        "answered": answered,
        "answered_text": answered_text,
    }


@per_race
def _localized_prompt(live: LiveTable, words: Localization, kind: str) -> tuple[str, str]:
    """Return the text of a prompt and its help, the same for every seat."""
    return words.prompt(kind), words.text(f"help.{kind}") if f"help.{kind}" in words else ""


def prompt_labels(live: LiveTable, language: str, kind: str) -> list[tuple[LabelKey, str]]:
    """Return the texts of a prompt kind as labels."""
    text, help = _localized_prompt(live, live.localization(language), kind)
    return [(("prompt", kind), text), *([(("help", kind), help)] if help else [])]


def view_for(live: LiveTable, seat: Seat | None) -> dict[str, Any]:
    """Return the game's view as data for one viewer, with the token of the prompt visible to it."""
    table = live.journal.visible_to(seat)
    assert table is not None
    asked = table.prompt if live.journal.state == "running" and isinstance(table.prompt, Ask) else None
    return {
        "kind": "" if asked is None else asked.kind,
        "prompt_token": "" if asked is None else prompt_token_of(live, seat),
        "mine": asked is not None and seat in asked.options,
        "view": table.game.view(table.state, seat),
    }


def visible_pov(live: LiveTable, seat: Seat) -> Pov | None:
    """Return the point of view of a prompted seat; while others have a hidden prompt, as of the time before it."""
    table = live.journal.visible_to(seat)
    if (
        live.journal.state != "running"
        or table is None
        or not isinstance(table.prompt, Ask)
        or seat not in table.prompt.options
    ):
        return None
    return Pov(table, seat)


def options_for(live: LiveTable, pov: Pov, start: int, count: int) -> dict[str, Any]:
    """Return a page of the texts of a seat's legal answers, and their total number."""
    texts = [pov.game.format_answer(pov.edition, option) for option in page_of(pov.options, start, count)]
    token = prompt_token_of(live, pov.seat)
    return {"kind": pov.prompt_kind, "prompt_token": token, "total": len(pov.options), "from": start, "options": texts}


@per_position
def prompt_token_of(live: LiveTable, seat: Seat | None) -> str:
    """Return the token of the open prompt, which changes when the viewer's view or prompt does."""
    table = live.journal.visible_to(seat)
    assert table is not None and table.prompt is not None
    return digest([table.prompt.kind, _cached_view(live, seat).digest, visible_fact_count(live, seat)])


@per_position
def cached_scene(live: LiveTable, seat: Seat | None, language: str) -> CachedScene:
    """Return the scene for a viewer."""
    table = live.journal.visible_to(seat)
    if table is None:
        return CachedScene("null", "")
    seen = _cached_view(live, seat)
    return CachedScene(ScenePart(_scene(table, live.localization(language), seat, seen.view)), seen.digest)


def awaited_seats(live: LiveTable) -> tuple[list[Seat], list[Seat]]:
    """Return the seats that are visibly awaited, and those whose sealed answer has arrived."""
    table = live.journal.visible_to(None)
    if table is None or live.journal.state != "running" or not isinstance(table.prompt, Ask):
        return [], []
    return table.waiting, sorted(table.sealed)


def state_parts(live: LiveTable, seat: Seat | None, language: str, text: bool = False) -> dict[str, Part]:
    """Build all parts of the state for a viewer, except log and chat."""
    return {
        "scene": cached_scene(live, seat, language).part,
        **shared_parts(live, language, text).parts,
        "seat": "null" if seat is None else str(seat),
        "prompt": prompt_part(live, seat, language, text),
        "undo": _undo_text(live, seat, language, text),
    }


@per_event
def shared_parts(live: LiveTable, language: str, text: bool = False) -> SharedParts:
    """Return the parts that are the same for all viewers with the same language, with their digest."""
    parts = _build_shared_parts(live, language, text)
    return SharedParts(parts, text_digest("".join(map(part_text, parts.values()))))


def _build_shared_parts(live: LiveTable, language: str, text: bool) -> dict[str, Part]:
    journal, words = live.journal, live.localization(language)
    awaited, ready = awaited_seats(live)
    clocks = {str(seat): when for seat in awaited if (when := journal.visible_deadline_of(seat)) is not None}
    return {
        "table": summary_part(live, language),
        **_drawings_text(live, language),
        "awaited": dumps(awaited),
        "ready": dumps(ready),
        **_waiting_part(live, words, tuple(awaited), text),
        "rewind": dumps(_rewind_request(journal, words, text)),
        "clocks": dumps(clocks),
        "standing": _standing_text(live, language, journal.state),
    }


@per_race
def _drawings_text(live: LiveTable, language: str) -> Mapping[str, str]:
    """Return the URLs of the board and the faces, as JSON."""
    if live.journal.table is None:
        return {"board": "null", "faces": "null"}
    return {kind: dumps(where) for kind, where in drawing_urls(live, language).items()}


def _waiting_part(live: LiveTable, words: Localization, awaited: tuple[Seat, ...], text: bool) -> dict[str, str]:
    """Return the message that names the awaited seats, or its key and values; it contains only public information."""
    asked = visible_prompt(live, None) if awaited else None
    if text:
        return {"waiting_text": '""' if asked is None else _waiting_text(live, words, asked.kind, awaited)}
    return {
        "waiting": "null" if asked is None else _waiting_message(live, words, asked.kind),
        "texts": dumps(game_texts_url(live.journal.game.name, words.language)),
    }


@per_race
def _waiting_message(live: LiveTable, words: Localization, kind: str) -> str:
    """Return the key and values of the message that names the awaited seats, without the seats, as JSON."""
    key = words.waiting_key(kind)
    return dumps([key, *message_data(words, key, {"waiting": None}).values])


@per_race
def _waiting_text(live: LiveTable, words: Localization, kind: str, awaited: tuple[Seat, ...]) -> str:
    return dumps(words.waiting_message(kind, awaited))


def prompt_part(live: LiveTable, seat: Seat | None, language: str, text: bool = False, *, waiting: bool = True) -> Part:
    """Return the open prompt as a part of the state, cached until the position or the viewer's own answer changes.

    With `waiting`, it includes the viewer's own answer while a hidden prompt of others delays it.
    """
    own = None if seat is None else live.journal.pending_answer(seat, waiting=waiting)
    answered = None if own is None or seat is None else _answer_text(live, seat, own)
    known, key = live.view_cache.position, (prompt_part, seat, language, text, answered)
    if key not in known:
        prompt = prompt_for(live, seat, language, own, text=text)
        known[key] = "null" if prompt is None else ObjectPart(prompt)
    part: Part = known[key]
    return part


def _answer_text(live: LiveTable, seat: Seat, answer: Any) -> str:
    """Return a seat's own answer as text, cached per position."""
    known = live.view_cache.position.get((_answer_text, seat))
    if known is None or known[0] is not answer:
        text = live.journal.game.format_answer(live.journal.edition, answer)
        known = live.view_cache.position[_answer_text, seat] = answer, text
    return str(known[1])


def drawing_urls(live: LiveTable, language: str) -> dict[str, str]:
    """Return the URLs of a table's board and faces, which change with their content; renders nothing."""
    where = f"/api/tables/{live.row.id}"
    return {
        kind: f"{where}/{kind}?lang={language}&v={drawing_spec(live, kind, language).digest}" for kind in ("board", "faces")
    }


@per_race
def drawing_spec(live: LiveTable, kind: str, language: str) -> DrawingSpec:
    """Return the spec of a table's board or faces."""
    race, table = live.journal.race, live.journal.visible_to(None)
    seen: Mapping[str, Any] = {}
    if kind == "board" and table is not None:
        seen = get_plugin(table.game.name).svg.board_view(table.game.view(table.state, None))
    return DrawingSpec(kind, race.game, race.edition, race.edition_text, language, dumps(seen))


_UNDO = ('{"can":true,"why":null}', '{"can":true,"why":""}')
_NO_UNDO = ('{"can":false,"why":null}', '{"can":false,"why":""}')
"""JSON for undo without a reason: for clients that format texts themselves, and for those that request text."""


def _undo_text(live: LiveTable, seat: Seat | None, language: str, text: bool) -> str:
    """Return JSON with whether a seat may undo its last answer, and the reason if not: a text, or its code and values."""
    journal = live.journal
    if seat is None or journal.table is None or journal.state != "running":
        return _NO_UNDO[text]
    if (reason := journal.why_not_undo(seat)) is None:
        return _UNDO[text]
    said = (language,) if text else ()
    known, key = live.view_cache.position, (_undo_text, *said, reason.code, repr(reason.data) if reason.data else "")
    if key not in known:
        words, message = live.localization(language), f"reason.{reason.code}"
        why = words.reason(reason) if text else [reason.code, *message_data(words, message, reason.data).values]
        known[key] = dumps({"can": False, "why": why})
    return str(known[key])


@per_position
def _standing_text(live: LiveTable, language: str, state: str) -> str:
    """Return the standings as JSON; they change with the position, and when the race ends."""
    return dumps(_standing(live.journal, live.localization(language)))


def _rewind_request(journal: Journal, words: Localization, text: bool) -> dict[str, Any] | None:
    request = journal.rewind_request
    if request is None:
        return None
    return {
        "seat": request.seat,
        **({"text": words.text("server.note.asks_back", seat=request.seat)} if text else {}),
        "agreed": sorted(request.agreed),
        "waits_for": [seat for seat in journal.human_seats if seat not in request.agreed],
    }


def _standing(journal: Journal, words: Localization) -> dict[str, Any]:
    table, over = journal.visible_to(None), journal.state == "over"
    if table is None:
        return {"ranks": [], "winners": [], "over": False}
    standing, maker = journal.game.standing(table.state), get_plugin(journal.game.name).result
    told = {"ranks": list(standing.ranks), "winners": list(standing.winners), "over": over}
    if over and maker is not None:
        result = maker.result(journal.game.view(table.state, None), journal.edition, words)
        told |= {"why": result.why, "progress": result.came}
    return told


def chat_entries(journal: Journal, since: int = 0) -> list[dict[str, Any]]:
    """Return the chat messages from an index on."""
    return [
        {"n": n, "seat": seat, "name": name, "text": text} for n, (seat, name, text) in enumerate(journal.chat[since:], since)
    ]


def digest(value: Any) -> str:
    """Return a short digest of a value."""
    return text_digest(canonical_dumps(value))


def text_digest(text: str) -> str:
    """Return a short digest of a text."""
    return hashlib.sha256(text.encode()).hexdigest()[:20]
