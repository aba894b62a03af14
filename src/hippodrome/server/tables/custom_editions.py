"""Custom editions at the server's tables: their names, what differs, and cards of tables that earlier releases wrote."""

from __future__ import annotations

import contextlib
from collections.abc import Mapping
from typing import Any

from hippodrome.core.errors import BadInput
from hippodrome.core.fingerprint import edition_sum
from hippodrome.core.game import Game
from hippodrome.core.race_file import from_text
from hippodrome.games.custom_editions import built_in_digests, settle_edition
from hippodrome.server.storage.store import Store
from hippodrome.server.tables.errors import Refusal
from hippodrome.server.tables.journal import Journal
from hippodrome.server.workers.sandbox import Brought, Uploads

MAX_KNOWN_CARDS = 10_000  # tables of earlier releases whose edition is remembered; some 100 bytes each

_known_cards: dict[str, dict[str, Any]] = {}


def accept_edition(game: Game[Any], name: str, text: str) -> tuple[str, str]:
    """Return the name and the text under which a table plays an edition; refuse a name that looks like a built-in one's."""
    try:
        return settle_edition(game, name, text)
    except BadInput as error:
        if error.key != "built_in_name":
            raise
        raise Refusal(422, "built_in_name", **error.values) from None


async def inherited_differences(uploads: Uploads, journal: Journal) -> dict[str, Any]:
    """Return what a branch or a rematch stores of its custom edition: what the first table stored, or computed now if an
    earlier release made that table."""
    race = journal.race
    if not race.edition_text:
        return {}
    found = journal.start.get("differences")
    if found is None:
        with contextlib.suppress(BadInput):  # too slow to compare: the card says "custom" all the same
            found = (await uploads.check(Brought(race.edition_text, race.game, race.edition)))["differences"]
    return {"differences": found}


def completed_card(store: Store, table: str, card: dict[str, Any]) -> dict[str, Any]:
    """Return the card of a listed table with what earlier releases did not write: whether its edition is custom.

    The table's first record says so, and never changes: it is read once.
    """
    if "custom" in card:
        return card
    if table not in _known_cards:
        row = store.find(table)
        if row is None:
            return card
        if len(_known_cards) >= MAX_KNOWN_CARDS:
            _known_cards.clear()
        _known_cards[table] = _edition_fields(row.start)
    return {**card, **_known_cards[table]}


def _edition_fields(start: Mapping[str, Any]) -> dict[str, Any]:
    race = from_text(start["race"])
    if not (text := start.get("edition_text") or race.edition_text):
        return {"custom": False, "edition_digest": built_in_digests(race.game).get(race.edition, race.edition_sum)}
    return {"custom": True, "edition_digest": edition_sum(text), "differences": start.get("differences")}
