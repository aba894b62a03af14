"""Compact JSON encoding for the database and for clients."""

from __future__ import annotations

import json
from collections.abc import Callable
from json import encoder
from typing import Any

_c_make_encoder: Callable[..., Any] | None = getattr(encoder, "c_make_encoder", None)


def _build_dumps(*, sort_keys: bool, default: Callable[[Any], Any] | None = None) -> Callable[[Any], str]:
    """Build a JSON encoding function.

    `json` creates an encoder per call, which dominates the time for small values; this one is created once. It skips the check
    for circular references, which no value here has.
    """
    plain = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"), sort_keys=sort_keys, default=default)
    if _c_make_encoder is None:
        return plain.encode
    pieces = _c_make_encoder(None, plain.default, encoder.encode_basestring, None, ":", ",", sort_keys, False, True)
    join = "".join

    def write(value: Any) -> str:
        return join(pieces(value, 0))

    return write


dumps = _build_dumps(sort_keys=False)
"""Encode a value as JSON."""
canonical_dumps = _build_dumps(sort_keys=True, default=list)
"""Encode a value as JSON with sorted keys and all iterables as lists: equal values have equal texts."""
