"""JSON without a blank too many: as it is kept in the database and as it goes over the line."""

from __future__ import annotations

import json
from collections.abc import Callable
from json import encoder
from typing import Any

_ENCODER = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"))
_make: Callable[..., Any] | None = getattr(encoder, "c_make_encoder", None)
_pieces: Callable[[Any, int], tuple[str, ...]] | None = (
    None if _make is None else _make(None, _ENCODER.default, encoder.encode_basestring, None, ":", ",", False, False, True)
)
"""What an encoder makes anew for every value, and takes most of the time of a small one: made once. Nothing here refers to
itself, so that need not be looked for."""


def compact(value: Any) -> str:
    """A value as JSON."""
    return _ENCODER.encode(value) if _pieces is None else "".join(_pieces(value, 0))
