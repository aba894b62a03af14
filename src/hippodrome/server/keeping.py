"""Looking after a database of races: check it, copy it, bring it back, put old races away as files."""

from __future__ import annotations

import gzip
import hashlib
import json
import re
import time
import zlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from hippodrome.core.errors import BadInput, BadRace
from hippodrome.core.race import from_text, to_text, write_file
from hippodrome.server.compact import compact
from hippodrome.server.journal import Journal, fold
from hippodrome.server.store import Row, Store

FORMAT = 1
AGES = {"h": 3600.0, "d": 86400.0, "w": 7 * 86400.0}

Progress = Callable[[int], None]


@dataclass
class Health:
    """What was found in a database."""

    tables: int = 0
    events: int = 0
    states: dict[str, int] = field(default_factory=dict)
    faults: list[str] = field(default_factory=list)


def examine(store: Store, progress: Progress = lambda number: None) -> Health:
    """Fold every journal again, and compare it with what the database says of its table."""
    health = Health()
    for row, journal in store.whole():
        health.tables += 1
        health.events += len(journal)
        if [n for n, _, _ in journal] != list(range(len(journal))):
            health.faults.append(f"table {row.id}: the numbers of its journal have gaps")
            continue
        try:
            folded = fold(row.start, [json.loads(body) for _, _, body in journal])
        except (BadInput, ValueError, KeyError, TypeError) as error:
            health.faults.append(f"table {row.id}: its journal cannot be read: {error}")
            continue
        health.states[folded.state] = health.states.get(folded.state, 0) + 1
        if folded.closed and row.card["state"] != "closed":
            health.faults.append(f"table {row.id}: {folded.closed}")
        elif row.card != folded.card():
            health.faults.append(f"table {row.id}: its card is not what its journal says")
        progress(health.tables)
    return health


# Copies -----------------------------------------------------------------------------------------------------------------


def back_up(store: Store, file: Path, progress: Progress = lambda number: None) -> int:
    """Write the whole database, as it stands at one moment, to one file that any database can be filled from."""
    total = hashlib.sha256()
    number = 0
    partial = file.with_name(f".{file.name}.tmp")
    try:
        with gzip.open(partial, "wt", encoding="utf-8", newline="\n") as out:

            def put(value: Any) -> None:
                line = compact(value) + "\n"
                total.update(line.encode())
                out.write(line)

            put({"hippodrome backup": FORMAT, "at": time.time()})
            for row, journal in store.whole():
                put({"id": row.id, "start": row.start, "card": row.card, "changed": row.changed,
                     "events": [[at, body] for _, at, body in journal]})
                number += 1
                progress(number)
            out.write(json.dumps({"tables": number, "sum": total.hexdigest()}) + "\n")
        partial.replace(file)
    except OSError as error:
        partial.unlink(missing_ok=True)
        raise BadInput(f"cannot write {file}: {error.strerror or error}") from None
    return number


def restore(store: Store, file: Path, progress: Progress = lambda number: None) -> int:
    """Fill an empty database from a backup; all of it or nothing."""

    def rows() -> Iterator[tuple[Row, list[tuple[float, str]]]]:
        for number, value in enumerate(_read_backup(file), 1):
            journal = [(float(at), str(body)) for at, body in value["events"]]
            yield Row(value["id"], value["start"], value["card"], value["changed"]), journal
            progress(number)

    try:
        return store.fill(rows())
    except (KeyError, TypeError, ValueError) as error:
        raise BadInput(f"{file} is not a sound backup: {error}") from None


def _read_backup(file: Path) -> Iterator[dict[str, Any]]:
    """The tables of a backup; BadInput at its end if it was cut off or changed."""
    total = hashlib.sha256()
    number = 0
    try:
        with gzip.open(file, "rt", encoding="utf-8") as lines:
            head = lines.readline()
            if json.loads(head).get("hippodrome backup") != FORMAT:
                raise BadInput(f"{file} is not a backup that this release can read")
            total.update(head.encode())
            for line in lines:
                value = json.loads(line)
                if "sum" in value:
                    if value != {"tables": number, "sum": total.hexdigest()}:
                        raise BadInput(f"{file} was changed after it was written: its sum does not fit")
                    return
                total.update(line.encode())
                number += 1
                yield value
    except (OSError, EOFError, ValueError, AttributeError, zlib.error) as error:
        raise BadInput(f"cannot read {file}: {error}") from None
    raise BadInput(f"{file} is cut off: its last line is missing")


# Old races --------------------------------------------------------------------------------------------------------------


def read_age(text: str) -> float:
    """An age in seconds: 36h, 90d, 26w."""
    match = re.fullmatch(r"(\d{1,6})([hdw])", text.strip())
    if match is None:
        raise BadInput(f"an age is a number with h, d or w, such as 90d, not '{text[:20]}'")
    return int(match[1]) * AGES[match[2]]


def archive(store: Store, folder: Path, age: float, progress: Progress = lambda number: None) -> int:
    """Put races that have been over for so long away as race files, and forget them here; each is on disk before it goes."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadInput(f"cannot make {folder}: {error.strerror}") from None
    number = 0
    for id in store.older("over", time.time() - age):
        row = store.find(id)
        if row is None:
            continue
        folded = fold(row.start, store.journal(id))
        if folded.state != "over":
            continue
        text = to_text(folded.file())
        write_file(folder / f"{row.card['game']}-{id}.race", text)
        _check(text, folded)
        store.forget([id])
        number += 1
        progress(number)
    return number


def _check(text: str, folded: Journal) -> None:
    """What was written is what will be read."""
    if from_text(text).lines != folded.file().lines:
        raise BadRace("a race would not read back as it was written: it stays in the database")
