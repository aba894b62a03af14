"""The page of edition files: keys, bounds and meanings, as the readers of the games ask for them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from hippodrome.editing.form import form_of
from hippodrome.games.registry import BUILT_IN_NAMES, DEFAULT_EDITION, edition_text, get_game

PAGE = "study/reference/editions.md"
HEAD = """# Edition files: tables and keys

Every key of an edition file with its allowed values and its value in the built-in edition `reconstructed`, generated from the
code that reads the files. [Editions](../editions.md) explains how to write and check a file, how cards, tokens, tracks and
lanes are spelled, and what the limits mean.

A file starts with `game` and `name`. Every table may have a `source`: `rulebook`, `inferred`, `reconstructed` or `own`.
"""
REPEATED = re.compile(r"^(chariot|vehicle|action|crew|mod|tires|reaction|track\.section|first|second)\.[^.]+$")
"""Tables that a file has several of, with the same keys."""


def merged(groups: list[dict[str, Any]]) -> Iterator[tuple[str, str, dict[str, dict[str, Any]]]]:
    """Yield tables with their comment and keys; repeated ones once, with all keys that occur in any of them."""
    tables: dict[str, tuple[str, dict[str, dict[str, Any]]]] = {}
    for group in groups:
        name = REPEATED.sub(lambda found: f"{found[1]}.*", group["name"])
        comment = "" if name.endswith(".*") else group["meaning"]
        keys = tables.setdefault(name, (comment, {}))[1]
        for field in group["fields"]:
            known = keys.setdefault(field["key"], {**field, "values": []})
            known["values"].append(field["value"])
            known["meaning"] = known["meaning"] or field["meaning"]
    for name, (comment, keys) in tables.items():
        yield name, comment, keys


def heading(name: str) -> str:
    if name in ("vehicle.*", "action.*", "crew.*", "mod.*", "tires.*", "reaction.*", "track.section.*"):
        return f"[[{name.removesuffix('.*')}]]"
    return f"[{name.replace('*', 'NAME')}]" if name else "Top of the file"


def value_text(field: dict[str, Any]) -> str:
    """Return the built-in value, or the range of it over repeated tables."""
    values = field["values"]
    if all(isinstance(value, int) and not isinstance(value, bool) for value in values):
        return str(values[0]) if len(set(values)) == 1 else f"{min(values)} to {max(values)}"
    if len(values) > 1 or len(str(values[0])) > 40:
        return ""
    return f"`{values[0]}`".lower() if isinstance(values[0], bool) else f"`{values[0]}`"


def allowed(field: dict[str, Any]) -> str:
    if field["choices"]:
        return ", ".join(f"`{choice}`" for choice in field["choices"])
    if field["low"] is not None or field["high"] is not None:
        return f"{field['low']} to {field['high']}"
    return {"texts": "list of texts", "localized": "text, or one per language", "switch": "true, false"}.get(
        field["kind"], "text"
    )


def make() -> str:
    """Return the page."""
    parts = [HEAD.strip()]
    for game in BUILT_IN_NAMES:
        definition = get_game(game)
        form = form_of(definition, edition_text(definition, DEFAULT_EDITION)[0])
        parts.append(f"## {' '.join(word.capitalize() for word in game.split('-'))}")
        limits = ", ".join(f"`{limit['name']}`" for limit in form["limits"])
        parts.append(f"Limits that `departs` can waive: {limits}.")
        for name, comment, keys in merged(form["groups"]):
            rows = ["| key | allowed | built-in | meaning |", "|---|---|---|---|"]
            for key, field in keys.items():
                rows.append(f"| `{key}` | {allowed(field)} | {value_text(field)} | {field['meaning'] if name else ''} |")
            parts += [f"### {game}: `{heading(name)}`" if name else f"### {game}: top of the file"]
            parts += [comment[0].upper() + comment[1:] + "."] if comment else []
            parts.append("\n".join(rows))
    return "\n\n".join(parts) + "\n"
