"""What is wrong with a request's body or question, in the reader's words: one plain sentence with the field."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hippodrome.i18n.error_messages import one_of
from hippodrome.i18n.localization import Noun, Words

LONGEST_FIELD = 80
UNSHOWN = "unshown"
"""Our own kind of fault: a text that a terminal or a page could not show."""
BLANK = "blank"
"""Our own kind of fault: a text of which nothing can be seen."""

_TEXTS = {
    "missing": "missing", "extra_forbidden": "unknown", UNSHOWN: "unshown", BLANK: "blank",
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
"""The text (`server-body-...`) for each kind of fault that a check of a body finds; any other is `other`."""

_VALUES = {"max_length": "most", "min_length": "least", "ge": "least", "gt": "least", "le": "most", "lt": "most"}


def say_fault(fault: Mapping[str, Any], words: Words) -> str:
    """One fault of a body, in a sentence."""
    why = Noun(_why(fault, words))
    if where := field_of(fault):
        return words.text("server.refusal.malformed", where=Noun(where), why=why)
    return words.text("server.refusal.malformed_whole", why=why)


def field_of(fault: Mapping[str, Any]) -> str:
    """Where a fault is: seats.0.name; nothing, if it is about the whole."""
    if fault["type"] == "json_invalid":
        return ""  # what stands there is a place in the text, not a field
    where = ".".join(str(part) for part in fault["loc"] if part not in ("body", "query"))[:LONGEST_FIELD]
    return where.encode(errors="replace").decode()  # half a character can be read, but not sent back


def _why(fault: Mapping[str, Any], words: Words) -> str:
    given: Mapping[str, Any] = fault.get("ctx") or {}
    values: dict[str, Any] = {name: given[key] for key, name in _VALUES.items() if key in given}
    if "expected" in given:  # 'calm', 'brisk' or 'instant'
        values["known"] = Noun(one_of(words, str(given["expected"]).replace(" or ", ", ").replace("'", "").split(", ")))
    return words.text(f"server.body.{_TEXTS.get(fault['type'], 'other')}", **values)
