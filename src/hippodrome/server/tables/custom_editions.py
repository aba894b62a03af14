"""Custom editions of tables: names, differences, and summaries stored by earlier releases."""

from __future__ import annotations

import contextlib
from collections.abc import Mapping
from typing import Any

from hippodrome.core.errors import BadInput
from hippodrome.core.fingerprint import text_digest
from hippodrome.core.game import Game
from hippodrome.core.race_file import from_text
from hippodrome.games.custom_editions import built_in_digests, resolve_edition
from hippodrome.server.errors import ApiError
from hippodrome.server.storage.store import Store
from hippodrome.server.tables.journal import Journal
from hippodrome.server.workers.sandbox import Sandbox, Upload

MAX_KNOWN_SUMMARIES = 10_000  # tables of earlier releases whose edition is remembered; some 100 bytes each

_known_summaries: dict[str, dict[str, Any]] = {}


def accept_edition(game: Game[Any], name: str, text: str) -> tuple[str, str]:
    """Return the name and text of a table's edition; refuse a custom name that resembles a built-in one."""
    try:
        return resolve_edition(game, name, text)
    except BadInput as error:
        if error.key != "built_in_name":
            raise
        raise ApiError(422, "built_in_name", **error.values) from None


async def inherited_differences(uploads: Sandbox, journal: Journal) -> dict[str, Any]:
    """Return the edition differences that a branch or a rematch stores.

    They are copied from the original table, or computed now if an earlier release created it.
    """
    race = journal.race
    if not race.edition_text:
        return {}
    found = journal.start.get("differences")
    if found is None:
        with contextlib.suppress(BadInput):  # too slow to compare: the summary says "custom" all the same
            found = (await uploads.check(Upload(race.edition_text, race.game, race.edition)))["differences"]
    return {"differences": found}


def completed_summary(store: Store, table: str, summary: dict[str, Any]) -> dict[str, Any]:
    """Add the edition fields that earlier releases did not store to the summary of a listed table.

    They come from the start record, which never changes, and are cached.
    """
    if "custom" in summary:
        return summary
    if table not in _known_summaries:
        row = store.find(table)
        if row is None:
            return summary
        if len(_known_summaries) >= MAX_KNOWN_SUMMARIES:
            _known_summaries.clear()
        _known_summaries[table] = _edition_fields(row.start)
    return {**summary, **_known_summaries[table]}


def _edition_fields(start: Mapping[str, Any]) -> dict[str, Any]:
    race = from_text(start["race"])
    if not (text := start.get("edition_text") or race.edition_text):
        return {"custom": False, "edition_digest": built_in_digests(race.game).get(race.edition, race.edition_digest)}
    return {"custom": True, "edition_digest": text_digest(text), "differences": start.get("differences")}
