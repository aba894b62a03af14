"""Localizes the validation issues of a request: one sentence that names the field."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hippodrome.i18n.error_messages import join_or
from hippodrome.i18n.localization import Localization, Verbatim

MAX_FIELD_LENGTH = 80
UNPRINTABLE = "unshown"
"""Custom issue type: a text with unprintable characters."""
BLANK = "blank"
"""Custom issue type: a text without visible characters."""

_MESSAGE_KEYS = {
    "missing": "missing", "extra_forbidden": "unknown", UNPRINTABLE: "unshown", BLANK: "blank",
    "string_type": "text", "string_sub_type": "text", "string_unicode": "text",
    "string_too_long": "longest", "string_too_short": "shortest", "string_pattern_mismatch": "pattern",
    "int_type": "whole", "int_parsing": "whole", "int_from_float": "whole", "int_parsing_size": "whole",
    "float_type": "number", "float_parsing": "number", "finite_number": "number",
    "greater_than_equal": "least", "greater_than": "least", "less_than_equal": "most", "less_than": "most",
    "bool_type": "yes_or_no", "bool_parsing": "yes_or_no", "literal_error": "choice", "enum": "choice",
    "list_type": "list", "too_long": "most_entries", "too_short": "least_entries",
    "dict_type": "object", "model_type": "object", "model_attributes_type": "object",
    "json_invalid": "json", "json_type": "json",
}  # fmt: skip
"""Message (`server-body-...`) of each pydantic issue type; `other` for any other type."""

_MESSAGE_VARIABLES = {"max_length": "most", "min_length": "least", "ge": "least", "gt": "least", "le": "most", "lt": "most"}


def issue_text(issue: Mapping[str, Any], words: Localization) -> str:
    """Localize one validation issue of a request."""
    why = Verbatim(_reason_text(issue, words))
    if where := field_of(issue):
        return words.text("server.refusal.malformed", where=Verbatim(where), why=why)
    return words.text("server.refusal.malformed_whole", why=why)


def field_of(issue: Mapping[str, Any]) -> str:
    """Return the path of an issue's field, such as seats.0.name; empty if the issue concerns the whole body."""
    if issue["type"] == "json_invalid":
        return ""  # its location is a position in the text, not a field
    where = ".".join(str(part) for part in issue["loc"] if part not in ("body", "query"))[:MAX_FIELD_LENGTH]
    return where.encode(errors="replace").decode()  # replaces lone surrogates, which cannot be sent back


def _reason_text(issue: Mapping[str, Any], words: Localization) -> str:
    given: Mapping[str, Any] = issue.get("ctx") or {}
    values: dict[str, Any] = {name: given[key] for key, name in _MESSAGE_VARIABLES.items() if key in given}
    if "expected" in given:  # 'calm', 'brisk' or 'instant'
        values["known"] = Verbatim(join_or(words, str(given["expected"]).replace(" or ", ", ").replace("'", "").split(", ")))
    return words.text(f"server.body.{_MESSAGE_KEYS.get(issue['type'], 'other')}", **values)
