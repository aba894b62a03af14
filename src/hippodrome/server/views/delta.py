"""Deltas: the parts of a table's state that changed since a client last received them."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple

from hippodrome.core.ask import Seat
from hippodrome.i18n.message_data import LabelKey
from hippodrome.server.tables.live_table import LiveTable
from hippodrome.server.views.cache import GameLog, labels_text
from hippodrome.server.views.changes import ObjectPart, Part, changed_part, part_text
from hippodrome.server.views.game_log import build_game_log
from hippodrome.server.views.json import dumps
from hippodrome.server.views.state import (
    cached_scene,
    chat_entries,
    prompt_labels,
    prompt_part,
    shared_parts,
    state_parts,
    text_digest,
)


class Known(NamedTuple):
    """Content that a client has, as of its last message.

    The numbers count log entries, their labels and chat messages; `prompts` are the prompt kinds (as JSON) whose texts it has.
    """

    version: str = ""
    parts: Mapping[str, Part] = MappingProxyType({})
    log: GameLog | None = None
    entries: int = 0
    labels: int = 0
    chat: int = 0
    prompts: frozenset[str] = frozenset()


class Delta(NamedTuple):
    """A delta as JSON, empty if nothing changed, and the content that the client has afterwards."""

    text: str
    after: Known


class DeltaBuilder:
    """Builds deltas for one connection and remembers what was sent.

    With `text`, it sends sentences instead of facts, for clients that request them.
    """

    def __init__(self, live: LiveTable, seat: Seat | None, language: str, *, text: bool = False) -> None:
        self._live, self._seat, self._language, self._text = live, seat, language, text
        self._known = Known()

    def full_state(self) -> str:
        """Return everything that this viewer may see, as JSON."""
        parts, _ = self._current_parts(Known())
        return "{" + ",".join(f'"{name}":{part_text(part)}' for name, part in {**parts, **self._clock_part()}.items()) + "}"

    def delta(self) -> str:
        """Return a message with the parts that changed since the last one; empty if nothing did.

        Clients with the same view and the same previous content share one encoded delta: at a popular table, all watchers.
        """
        before, viewer = self._known, (self._seat, self._language, self._text)
        known, key = self._live.view_cache.event, (Delta, viewer, before.version, before.labels, before.prompts)
        found: Delta | None = known.get(key)
        if found is None:
            found = known[key] = self._build_delta(before)
        self._known = found.after
        if not found.text:
            return ""
        now = "".join([f',"{name}":{text}' for name, text in self._clock_part().items()])
        return f'{{"type":"state",{found.text}{now}}}'

    def _build_delta(self, before: Known) -> Delta:
        parts, after = self._current_parts(before)
        if after.version == before.version:
            return Delta("", before)  # nothing is sent; the next changes are relative to the content that the client has
        fields = [field for name, part in parts.items() if (field := changed_part(name, before.parts.get(name), part))]
        return Delta(",".join(fields), after)

    def _clock_part(self) -> dict[str, str]:
        """Return the server's time, with which clients show running clocks; it does not count as a change."""
        return {} if self._live.journal.clocks.limit is None else {"now": f"{self._live.now():.2f}"}

    def _current_parts(self, before: Known) -> tuple[dict[str, Part], Known]:
        """Return all current parts with new log entries, labels and chat, and the content of a client that receives them."""
        live, viewer = self._live, (self._seat, self._language, self._text)
        parts = state_parts(live, *viewer)
        log = build_game_log(live, self._seat, self._language, text=self._text)
        news, labels, prompts = _log_part(before, log), _log_labels(before, log), before.prompts
        asked = parts["prompt"]
        if not self._text and isinstance(asked, ObjectPart) and (kind := asked.fields["kind"]) not in prompts:
            labels, prompts = [*labels, *prompt_labels(live, self._language, json.loads(kind))], prompts | {kind}
        if labels:
            news["labels"] = labels_text(labels)
        if (said := len(live.journal.chat)) > before.chat or not before.version:
            news["chat"] = dumps({"from": before.chat, "entries": chat_entries(live.journal, before.chat)})
        last = log.entries[-1] if log.entries else ""
        # A pending answer of the viewer that a hidden prompt delays is no change: a message now would reveal the prompt.
        hidden = live.journal.has_hidden_prompt
        prompt = part_text(prompt_part(live, *viewer, waiting=False) if hidden else parts["prompt"])
        scene, shared = cached_scene(live, self._seat, self._language).digest, shared_parts(live, *viewer[1:]).digest
        version = text_digest(f"{scene}{shared}{parts['seat']}{prompt}{parts['undo']}{len(log.entries)}{last}{said}")
        after = Known(version, parts, log, len(log.entries), len(log.labels.added), said, prompts)
        return {"version": f'"{version}"', **parts, **news}, after


def _log_part(before: Known, log: GameLog) -> dict[str, Part]:
    """Return the log entries that a client does not have."""
    news, old = dict[str, Part](), before.log
    same = before.entries if log is old else _common_prefix(old.rows() if old else [], log.rows())
    if not before.version or same < max(before.entries, len(log.entries)):
        news["log"] = f'{{"from":{same},"entries":[{log.text(same)}]}}'
    return news


def _log_labels(before: Known, log: GameLog) -> list[tuple[LabelKey, str]]:
    """Return the labels of log entries that a client does not have."""
    if log is before.log:
        return log.labels.added[before.labels :]
    return log.labels.missing_in(None if before.log is None else before.log.labels)


def _common_prefix(old: Sequence[Any], new: Sequence[Any]) -> int:
    return next((n for n, (a, b) in enumerate(zip(old, new, strict=False)) if a != b), min(len(old), len(new)))
