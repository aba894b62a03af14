"""JSON without a blank too many: as it is kept in the database and as it goes over the line."""

from __future__ import annotations

import json
from typing import Any

_encode = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode


def compact(value: Any) -> str:
    """A value as JSON."""
    return _encode(value)
