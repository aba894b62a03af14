"""What an interrupted study has found so far, in a file beside the user's other caches; `--resume` goes on from it.

A file is a line that says which plan it is of, and a line a piece: packed JSON, each with its own sum. What is half written,
of another plan or of another release is not used.
"""

from __future__ import annotations

import base64
import contextlib
import hashlib
import json
import os
import sys
import time
import zlib
from collections import Counter
from dataclasses import asdict
from pathlib import Path
from typing import Any

import numpy as np

from hippodrome.analysis.trace import Seen, Uses
from hippodrome.core.errors import BadInput
from hippodrome.simulation.plan import Plan

SOON = 20.0
"""Seconds after which work is worth being kept even if nobody interrupts it."""

LARGEST_LINE = 64 * 2**20


class Kept:
    """The kept work of one plan."""

    def __init__(self, plan: Plan, until: float = 0.0) -> None:
        told = {**asdict(plan), "until": until, "fingerprint": plan.fingerprint}
        self._head = hashlib.sha256(json.dumps(told, sort_keys=True, default=str).encode()).hexdigest()
        self._file = room() / f"study-{self._head[:24]}.part"
        self._waiting: list[Seen] = []
        self._written = False
        self._began = time.monotonic()

    def read(self) -> list[Seen]:
        """What there is; BadInput if there is nothing."""
        try:
            lines = self._file.read_text(encoding="ascii").splitlines()
        except (OSError, UnicodeDecodeError):
            lines = []
        if not lines or lines[0] != self._head:
            raise BadInput("nothing_to_resume")
        self._written = True
        found = []
        for line in lines[1:]:
            with contextlib.suppress(ValueError, KeyError, zlib.error, TypeError):
                found.append(unpack(line))
                continue
            break  # half written: what is behind it will be raced again
        self._rewrite(found)
        return found

    def is_there(self) -> bool:
        """Whether something is kept of this plan."""
        return self._file.is_file()

    def add(self, some: Seen) -> None:
        """Note a piece; once the work has become long it is written down."""
        if self._written:
            self._append([some])
            return
        self._waiting.append(some)
        if time.monotonic() - self._began > SOON:
            self.write_all(self._waiting)

    def write_all(self, parts: list[Seen]) -> None:
        """Write everything down."""
        if not self._written:
            self._rewrite(parts)
            self._written, self._waiting = True, []

    def _rewrite(self, parts: list[Seen]) -> None:
        with contextlib.suppress(OSError):
            self._file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
            self._file.write_text(self._head + "\n", encoding="ascii")
        self._append(parts)

    def _append(self, parts: list[Seen]) -> None:
        with contextlib.suppress(OSError), self._file.open("a", encoding="ascii") as file:
            file.writelines(pack(part) + "\n" for part in parts)

    def forget(self) -> None:
        """Nothing needs to be kept any more."""
        with contextlib.suppress(OSError):
            self._file.unlink(missing_ok=True)


def room() -> Path:
    """Where unfinished work is kept."""
    if sys.platform == "win32" and os.environ.get("LOCALAPPDATA"):
        return Path(os.environ["LOCALAPPDATA"]) / "hippodrome" / "work"
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "hippodrome" / "work"


def pack(seen: Seen) -> str:
    """What was seen of a piece, as one line of text."""
    plain = {
        "rows": {name: _plain(column) for name, column in seen.rows.items()},
        "curves": None if seen.curves is None else _plain(seen.curves),
        "uses": {name: dict(getattr(seen.uses, name)) for name in Uses.__dataclass_fields__},
        "facts": dict(seen.facts),
        "told": seen.told,
        "heat": [[*spot, number] for spot, number in seen.heat.items()],
        "tallies": dict(seen.tallies),
        "errors": seen.errors,
        "first_error": seen.first_error,
    }
    packed = zlib.compress(json.dumps(plain).encode(), 1)
    return f"{hashlib.sha256(packed).hexdigest()[:16]} {base64.b64encode(packed).decode()}"


def unpack(line: str) -> Seen:
    """The same, read again; ValueError if the line is not whole."""
    mark, _, text = line.partition(" ")
    packed = base64.b64decode(text, validate=True)
    if hashlib.sha256(packed).hexdigest()[:16] != mark:
        raise ValueError("a line that is not whole")
    plain = json.loads(zlib.decompressobj().decompress(packed, LARGEST_LINE))
    return Seen(
        rows={name: _array(column) for name, column in plain["rows"].items()},
        curves=None if plain["curves"] is None else _array(plain["curves"]),
        uses=Uses(**{name: Counter(numbers) for name, numbers in plain["uses"].items()}),
        facts=Counter(plain["facts"]),
        told=plain["told"],
        heat=Counter({(row, column): number for row, column, number in plain["heat"]}),
        tallies=Counter(plain["tallies"]),
        errors=plain["errors"],
        first_error=None if plain["first_error"] is None else (plain["first_error"][0], plain["first_error"][1]),
    )


def _plain(array: Any) -> list[Any]:
    return [array.dtype.str, list(array.shape), base64.b64encode(np.ascontiguousarray(array).tobytes()).decode()]


def _array(plain: list[Any]) -> Any:
    kind, shape, text = plain
    return np.frombuffer(base64.b64decode(text), np.dtype(kind)).reshape(shape)
