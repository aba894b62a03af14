"""Who may know what: marks that are recognised wherever they turn up, and what the view of the game hides from a reader."""

from __future__ import annotations

import json
from typing import Any

from hippodrome.games.registry import get_plugin
from hippodrome.i18n.localization import Localization
from hippodrome.server.tables.journal import Journal
from hippodrome.server.tables.live_table import LiveTable
from hippodrome.server.tables.records import hash_seat_token
from hippodrome.server.tables.registry import TableRegistry

Reader = int | None
_scenes = {name: get_plugin(name).scene.scene for name in ("charioteer", "chariot-race", "cthulhu-500")}
_touches = {name: get_plugin(name).scene.touches for name in _scenes}


class Leak(AssertionError):
    """Somebody was sent what is not theirs to know."""


class Judge:
    """Looks at every byte that anybody is sent."""

    def __init__(self, tables: TableRegistry) -> None:
        self._tables = tables
        self.secrets: dict[str, str] = {}
        """Every secret that was handed out, and its table."""
        self.salts: dict[str, str] = {}
        """Every salt that was planted, and its table: it is shown when the race is over."""
        self.private: set[str] = set()
        """What was planted that nobody is ever shown."""
        self._seen: dict[tuple[str, Reader], set[str]] = {}
        self._hidden: dict[str, tuple[int, dict[Reader, set[str]]]] = {}

    def live(self, table: str) -> LiveTable | None:
        return self._tables._live.get(table)

    def reader(self, table: str, secret: str) -> Reader:
        """The seat that a secret opens now."""
        live = self.live(table)
        if live is None or not secret:
            return None
        hashed = hash_seat_token(secret)
        return next((seat for seat, place in enumerate(live.journal.seats) if place.secret == hashed), None)

    def hidden(self, table: str) -> dict[Reader, set[str]]:
        """For each reader of a table, the pieces that only others have seen so far; from the game's view, not the server's."""
        live = self.live(table)
        if live is None or live.journal.table is None or live.journal.is_done:
            return {}
        journal = live.journal
        known = self._hidden.get(table)
        if known is not None and known[0] == journal.event_count:
            return known[1]
        readers: list[Reader] = [None, *range(len(journal.seats))]
        now = {reader: _pieces(journal, reader) for reader in readers}
        for reader in readers:
            self._seen.setdefault((table, reader), set()).update(now[reader] | _told(journal, reader))
        everything = set().union(*now.values())
        found = {reader: everything - self._seen[table, reader] for reader in readers}
        self._hidden[table] = (journal.event_count, found)
        return found

    def check(self, told: str, *, secret: str, table: str, hidden: set[str], what: str) -> None:
        """Leak if a reader is told a mark, or a piece, that they may not know."""
        for other in self.secrets:
            if other != secret and other in told:
                raise Leak(f"{what}: another's secret")
        for mark in self.private:
            if mark in told:
                raise Leak(f"{what}: what nobody is ever shown")
        for salt, where in self.salts.items():
            if salt in told and not self._is_done(where):
                raise Leak(f"{what}: a salt before the end of its race")
        for live in list(self._tables._live.values()):
            journal = live.journal
            if journal.race.seed and journal.race.seed in told and not journal.is_done:
                raise Leak(f"{what}: the seed of a race that runs")
            if any(place.secret and place.secret in told for place in journal.seats):
                raise Leak(f"{what}: the hash of a secret")
        for piece in hidden:
            if f'"{piece}"' in told:
                raise Leak(f"{what}: {piece} of another seat at table {table}")

    def _is_done(self, table: str) -> bool:
        live = self.live(table)
        return live is None or live.journal.is_done or bool(live.journal.closed)


def _pieces(journal: Journal, reader: Reader) -> set[str]:
    table = journal.table
    assert table is not None
    words = Localization("en", journal.game, journal.edition, [place.name for place in journal.seats])
    scene = _scenes[journal.game.name](table.game.view(table.state, reader), table.state.edition, words, reader)
    return {piece.id for piece in scene.pieces}


def _told(journal: Journal, reader: Reader) -> set[str]:
    """The pieces in what a reader has heard."""
    table = journal.table
    assert table is not None
    touches = _touches[journal.game.name]
    return {piece for fact in table.facts if fact.is_visible_to(reader) for piece in touches(journal.edition, fact)}


def same(reply: Any, built: str) -> bool:
    """Whether a reply is what the one view builder makes."""
    return bool(reply == json.loads(built))
