"""JSON without a blank too many: as it is kept in the database and as it goes over the line."""

from __future__ import annotations

import json
from collections.abc import Callable
from json import encoder
from typing import Any

_make: Callable[..., Any] | None = getattr(encoder, "c_make_encoder", None)


def _writer(*, sort_keys: bool, default: Callable[[Any], Any] | None = None) -> Callable[[Any], str]:
    """What writes values as JSON.

    What an encoder makes anew for every value, and takes most of the time of a small one, is made once. Nothing here refers to
    itself, so that need not be looked for.
    """
    plain = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"), sort_keys=sort_keys, default=default)
    if _make is None:
        return plain.encode
    pieces = _make(None, plain.default, encoder.encode_basestring, None, ":", ",", sort_keys, False, True)
    join = "".join

    def write(value: Any) -> str:
        return join(pieces(value, 0))

    return write


compact = _writer(sort_keys=False)
"""A value as JSON."""
in_order = _writer(sort_keys=True, default=list)
"""The same with its keys in order, and whatever can be listed as a list: equal values have equal texts."""
