"""Compact JSON, as it is stored in the database and sent to clients."""

from __future__ import annotations

import json
from collections.abc import Callable
from json import encoder
from typing import Any

_c_make_encoder: Callable[..., Any] | None = getattr(encoder, "c_make_encoder", None)


def _build_dumps(*, sort_keys: bool, default: Callable[[Any], Any] | None = None) -> Callable[[Any], str]:
    """Build a JSON encoding function.

    What an encoder makes anew for every value, and takes most of the time of a small one, is made once. Nothing here refers to
    itself, so that need not be looked for.
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
"""A value as JSON."""
canonical_dumps = _build_dumps(sort_keys=True, default=list)
"""The same with sorted keys, and all iterables as lists: equal values have equal texts."""
