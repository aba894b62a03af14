"""Checkpoint file of a study, in the user's cache directory; `--resume` continues from it.

A file has one line that identifies the plan, and one line per chunk: packed JSON, each with a digest. Truncated chunks, and
those of another plan or release, are ignored.
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

from hippodrome.analysis.trace import RaceData, Uses
from hippodrome.core.errors import BadInput
from hippodrome.simulation.plan import Plan

SAVE_AFTER_SECONDS = 20.0
"""Seconds after which a study writes its results as they come, without an interrupt."""

MAX_CHUNK_BYTES = 64 * 2**20


class StudyCheckpoint:
    """The checkpoint of one plan."""

    def __init__(self, plan: Plan, max_error: float = 0.0) -> None:
        identity = {**asdict(plan), "until": max_error, "fingerprint": plan.fingerprint}
        self._head = hashlib.sha256(json.dumps(identity, sort_keys=True, default=str).encode()).hexdigest()
        self._file = checkpoint_dir() / f"study-{self._head[:24]}.part"
        self._pending: list[RaceData] = []
        self._written = False
        self._started = time.monotonic()

    def read(self) -> list[RaceData]:
        """Read the stored chunks; raises BadInput if there are none."""
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
            break  # truncated: later chunks will be simulated again
        self._rewrite(found)
        return found

    def exists(self) -> bool:
        """Return whether a checkpoint of this plan exists."""
        return self._file.is_file()

    def add(self, data: RaceData) -> None:
        """Add a chunk; it is written once the run has become long."""
        if self._written:
            self._append([data])
            return
        self._pending.append(data)
        if time.monotonic() - self._started > SAVE_AFTER_SECONDS:
            self.write_all(self._pending)

    def write_all(self, parts: list[RaceData]) -> None:
        """Write all chunks."""
        if not self._written:
            self._rewrite(parts)
            self._written, self._pending = True, []

    def _rewrite(self, parts: list[RaceData]) -> None:
        with contextlib.suppress(OSError):
            self._file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
            self._file.write_text(self._head + "\n", encoding="ascii")
        self._append(parts)

    def _append(self, parts: list[RaceData]) -> None:
        with contextlib.suppress(OSError), self._file.open("a", encoding="ascii") as file:
            file.writelines(pack(part) + "\n" for part in parts)

    def delete(self) -> None:
        """Delete the checkpoint file."""
        with contextlib.suppress(OSError):
            self._file.unlink(missing_ok=True)


def checkpoint_dir() -> Path:
    """Directory for checkpoints of unfinished studies."""
    if sys.platform == "win32" and os.environ.get("LOCALAPPDATA"):
        return Path(os.environ["LOCALAPPDATA"]) / "hippodrome" / "work"
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "hippodrome" / "work"


def pack(data: RaceData) -> str:
    """Encode the data of a chunk as one line of text."""
    plain = {
        "rows": {name: _encode_array(column) for name, column in data.rows.items()},
        "curves": None if data.curves is None else _encode_array(data.curves),
        "uses": {name: dict(getattr(data.uses, name)) for name in Uses.__dataclass_fields__},
        "facts": dict(data.facts),
        "told": data.races_with_facts,
        "heat": [[*spot, number] for spot, number in data.heat.items()],
        "tallies": dict(data.tallies),
        "errors": data.errors,
        "first_error": data.first_error,
    }
    packed = zlib.compress(json.dumps(plain).encode(), 1)
    return f"{hashlib.sha256(packed).hexdigest()[:16]} {base64.b64encode(packed).decode()}"


def unpack(line: str) -> RaceData:
    """Decode a line; raises ValueError if it is incomplete."""
    mark, _, text = line.partition(" ")
    packed = base64.b64decode(text, validate=True)
    if hashlib.sha256(packed).hexdigest()[:16] != mark:
        raise ValueError("a line that is not whole")
    plain = json.loads(zlib.decompressobj().decompress(packed, MAX_CHUNK_BYTES))
    return RaceData(
        rows={name: _decode_array(column) for name, column in plain["rows"].items()},
        curves=None if plain["curves"] is None else _decode_array(plain["curves"]),
        uses=Uses(**{name: Counter(numbers) for name, numbers in plain["uses"].items()}),
        facts=Counter(plain["facts"]),
        races_with_facts=plain["told"],
        heat=Counter({(row, column): number for row, column, number in plain["heat"]}),
        tallies=Counter(plain["tallies"]),
        errors=plain["errors"],
        first_error=None if plain["first_error"] is None else (plain["first_error"][0], plain["first_error"][1]),
    )


def _encode_array(array: Any) -> list[Any]:
    return [array.dtype.str, list(array.shape), base64.b64encode(np.ascontiguousarray(array).tobytes()).decode()]


def _decode_array(plain: list[Any]) -> Any:
    kind, shape, text = plain
    return np.frombuffer(base64.b64decode(text), np.dtype(kind)).reshape(shape)
