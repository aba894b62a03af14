"""Deltas: the parts of a table's state that changed since a client last received them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from hippodrome.core.ask import Seat
from hippodrome.server.tables.live_table import LiveTable
from hippodrome.server.views.cache import GameLog
from hippodrome.server.views.changes import Part, changed_part, part_text
from hippodrome.server.views.game_log import build_game_log
from hippodrome.server.views.json import dumps
from hippodrome.server.views.state import cached_scene, chat_entries, prompt_part, shared_parts, state_parts, text_digest


class Delta(NamedTuple):
    """A delta as JSON, empty if nothing changed; and what a viewer knows after it: version, parts, log, entries, chat."""

    text: str
    after: tuple[str, dict[str, Part], GameLog | None, int, int]


class DeltaBuilder:
    """Builds deltas for one connection: remembers what was sent, so that only changed parts are."""

    def __init__(self, live: LiveTable, seat: Seat | None, language: str) -> None:
        self._live, self._seat, self._language = live, seat, language
        self._parts: dict[str, Part] = {}
        self._version = ""
        self._game_log: GameLog | None = None
        self._log_sent = self._chat_sent = 0

    def full_state(self) -> str:
        """All that this reader may see, as JSON."""
        told = {**self._current_parts(), **self._clock_part()}
        return "{" + ",".join(f'"{name}":{part_text(part)}' for name, part in told.items()) + "}"

    def delta(self) -> str:
        """A message with the parts that have changed since the last one; empty if nothing has.

        It is made once for all who see with the same eyes and have heard the same so far: at a final, for all who watch.
        """
        known, key = self._live.view_cache.event, (Delta, self._seat, self._language, self._version)
        if key in known:
            found: Delta = known[key]
            self._version, self._parts, self._game_log, self._log_sent, self._chat_sent = found.after
        else:
            found = known[key] = self._build_delta()
        if not found.text:
            return ""
        now = "".join([f',"{name}":{text}' for name, text in self._clock_part().items()])
        return f'{{"type":"state",{found.text}{now}}}'

    def _build_delta(self) -> Delta:
        before, version = self._parts, self._version
        told = self._current_parts()
        fields = list[str]()
        if self._version == version:
            self._parts = before  # nothing is sent, and the next changes are relative to what the client has
        else:
            fields = [field for name, part in told.items() if (field := changed_part(name, before.get(name), part))]
        return Delta(",".join(fields), (self._version, self._parts, self._game_log, self._log_sent, self._chat_sent))

    def _clock_part(self) -> dict[str, str]:
        """The server's time, so that clients can show running clocks; it does not count as a change."""
        return {} if self._live.journal.clocks.limit is None else {"now": f"{self._live.now():.2f}"}

    def _current_parts(self) -> dict[str, Part]:
        """Every part as it is now, with what is new in log and chat."""
        live = self._live
        parts = state_parts(live, self._seat, self._language)
        told = build_game_log(live, self._seat, self._language)
        news = self._log_part(told)
        if (said := len(live.journal.chat)) > self._chat_sent or not self._version:
            news["chat"] = dumps({"from": self._chat_sent, "entries": chat_entries(live.journal, self._chat_sent)})
        self._chat_sent = said
        last = told.entries[-1] if told.entries else ""
        # One's own answer that is held up by a quiet question is no news: a message then would tell of the question.
        hidden = live.journal.has_hidden_prompt
        prompt = part_text(prompt_part(live, self._seat, self._language, waiting=False) if hidden else parts["prompt"])
        scene, shared = cached_scene(live, self._seat, self._language).digest, shared_parts(live, self._language).digest
        self._version = text_digest(f"{scene}{shared}{parts['seat']}{prompt}{parts['undo']}{len(told.entries)}{last}{said}")
        self._parts = parts
        return {"version": f'"{self._version}"', **parts, **news}

    def _log_part(self, game_log: GameLog) -> dict[str, str]:
        """Return the log entries that are new since the last call."""
        old, first = self._game_log, not self._version
        same = self._log_sent if game_log is old else _common_prefix(old.rows() if old else [], game_log.rows())
        news = {}
        if first or same < max(self._log_sent, len(game_log.entries)):
            news["log"] = f'{{"from":{same},"entries":[{game_log.text(same)}]}}'
        self._game_log, self._log_sent = game_log, len(game_log.entries)
        return news


def _common_prefix(old: Sequence[Any], new: Sequence[Any]) -> int:
    """Return the length of the common prefix."""
    return next((n for n, (a, b) in enumerate(zip(old, new, strict=False)) if a != b), min(len(old), len(new)))
