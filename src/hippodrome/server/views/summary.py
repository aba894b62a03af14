"""Localized public summaries of tables, for the lobby and as a part of a table's state."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hippodrome.games.custom_editions import built_in_digests, describe_differences, display_name
from hippodrome.games.registry import get_game, get_plugin
from hippodrome.i18n.localization import Localization
from hippodrome.i18n.localized import LocalizedStr
from hippodrome.server.tables.live_table import LiveTable
from hippodrome.server.views.changes import ObjectPart


def table_summary(live: LiveTable, language: str) -> dict[str, Any]:
    """Return the localized public summary of a table."""
    card = localized_summary(live.row.id, live.summary().value, live.localization(language))
    closed = live.journal.closed
    if closed is not None and not card["closed_by"]:
        card["closed"] = closed.localize(language)
    here = live.connected_seats
    for seat in card["seats"]:
        seat["connected"] = seat["kind"] == "bot" or seat["seat"] in here
    return card


def summary_part(live: LiveTable, language: str) -> ObjectPart:
    """Return the localized summary as a part of the state, cached since most events do not change it."""
    known, key = live.summary().localized, (live.localization(language), frozenset(live.connected_seats))
    if key not in known:
        known[key] = ObjectPart(table_summary(live, language))
    part: ObjectPart = known[key]
    return part


def localized_summary(id: str, summary: Mapping[str, Any], words: Localization) -> dict[str, Any]:
    """Localize a stored summary."""
    options = get_game(summary["game"]).options
    told = [
        {"label": option_label(words, name), "value": option_value(words, name, value)}
        for name, value in summary["options"].items()
        if name in options and value != options[name].default
    ]
    seats = [{**seat, "connected": False} for seat in summary["seats"]]
    by = summary.get("closed_by")
    closed = words.text("server.refusal.closed_by_host", name=by) if by else summary["closed"]
    coached = get_plugin(summary["game"]).provides("coach")
    known = {"id": id, "coach": coached, "title": words.text("game.title"), "options": told, "seats": seats, "closed": closed}
    warning = words.text("server.open_past") if summary["branched_from"] and summary["hidden"] else ""
    stored = {name: value for name, value in summary.items() if name not in ("edition_names", "limit")}
    return {
        **stored,
        **known,
        **_localized_edition(summary, words),
        "time_limit": summary.get("limit"),
        "warning": warning,
        "unproven": unproven_text(summary.get("unproven", ""), words),
    }


def _localized_edition(summary: Mapping[str, Any], words: Localization) -> dict[str, Any]:
    """Return the fields of a table's edition: its name and, for a custom one, its differences from the built-in one."""
    edition = words.localized(LocalizedStr(summary["edition"], summary.get("edition_names", {})))
    custom = summary.get("custom", summary["edition"] not in built_in_digests(summary["game"]))  # absent in earlier releases
    return {
        "edition": display_name(words, summary["game"], edition) if custom else edition,
        "custom": custom,
        "edition_digest": summary.get("edition_digest", ""),
        "differences": describe_differences(words, summary.get("differences")) if custom else "",
    }


def unproven_text(reason: str, words: Localization) -> str:
    """Return the localized reason why this server cannot vouch for a race; empty if it can."""
    return words.text(f"server.unproven.{reason}") if reason else ""


def option_label(words: Localization, name: str) -> str:
    """Return the label of an option: the short one, if the game has one."""
    short = f"option.{name}.label"
    return words.text(short if short in words else f"option.{name}")


def option_value(words: Localization, name: str, value: Any) -> str:
    """Return the label of an option's value."""
    if value is None:
        return words.text("server.as_the_edition_says")
    if isinstance(value, bool):
        return words.text("word.yes" if value else "word.no")
    key = f"option.{name}.{value}"
    return words.text(key) if key in words else str(value)
