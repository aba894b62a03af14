"""Race files: one text file per race (`.race`), in JSON lines: a header, then one line per log entry.

Each line ends with the digest of itself and all lines before it, so that changes are detected. An entry holds the answer's
text and the kind of its prompt. Sealed entries come last, as in the table's log.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
import re
import tempfile
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from hippodrome.core.ask import CHANCE_SEAT
from hippodrome.core.errors import BadInput, BadRace, Reason, Refused
from hippodrome.core.fingerprint import package_version
from hippodrome.core.game import Game
from hippodrome.core.names import is_blank, is_valid_name
from hippodrome.core.rng import ChanceSource, Seeded, commitment, new_seed
from hippodrome.core.safe_text import is_printable, sanitize
from hippodrome.core.table import LogEntry, Table
from hippodrome.i18n.localization import Localization

S = TypeVar("S")

FORMAT = 1
MAX_RACE_BYTES = 4_000_000
"""Maximum size of a race file."""
MAX_RACE_NAME_LENGTH = 64
MAX_EDITION_NAME_LENGTH = 4096
MAX_ANSWER_LENGTH = 4000
MAX_SEATS = 16
MAX_DRAWN_NUMBERS = 1000
"""Maximum count of numbers in one draw."""
MAX_SEED_SPANS = 100
"""Maximum number of times that a race may be branched from a branch."""


class SeedSpan(NamedTuple):
    """The first entries of a race that was branched off another one: they were drawn from that race's seed."""

    lines: int
    seed: str
    salt: list[str]


@dataclass
class RaceRecord:
    """The contents of a race file. `entries` hold answers as text; `seed` is empty while it is secret; `seed_spans` are the
    spans that were drawn from other seeds before this race was branched off."""

    game: str
    version: int
    edition: str
    players: list[str]
    options: dict[str, Any] = field(default_factory=dict)
    bots: list[str] = field(default_factory=list)
    commitment: str = ""
    seed: str = ""
    salt: list[str] = field(default_factory=list)
    edition_text: str = ""
    edition_digest: str = ""
    """Digest of the edition's text (core/fingerprint.py); empty in older files."""
    package: str = ""
    """The release that created this race; empty in older files."""
    seed_spans: list[SeedSpan] = field(default_factory=list)
    entries: list[LogEntry] = field(default_factory=list)

    def chance_source(self) -> ChanceSource | None:
        """Return the chance source of this race; None while its seed is secret."""
        return Seeded(bytes.fromhex(self.seed), self.salt) if self.seed else None

    def seed_at(self, entry: int) -> tuple[str, list[str]]:
        """Return the seed and salt that entry `entry` (from 0) was drawn from."""
        return next(((s.seed, s.salt) for s in self.seed_spans if entry < s.lines), (self.seed, self.salt))


def new_race(
    game: Game[Any],
    players: Sequence[str],
    *,
    edition: str,
    edition_text: str = "",
    edition_digest: str = "",
    options: Mapping[str, Any] | None = None,
    bots: Sequence[str] = (),
    seed: bytes | None = None,
    salt: Sequence[str] = (),
) -> RaceRecord:
    """Create a race without entries; its seed is drawn and committed to."""
    game.check_seats(len(players))
    seed = seed or new_seed()
    return RaceRecord(
        game=game.name,
        version=game.version,
        edition=edition,
        edition_text=edition_text,
        edition_digest=edition_digest,
        package=package_version(),
        players=list(players),
        options=game.resolve_options(options or {}),
        bots=list(bots),
        commitment=commitment(seed),
        seed=seed.hex(),
        salt=list(salt),
    )


def check_version(race: RaceRecord, game: Game[Any]) -> None:
    """Raise BadRace if the race was played with another rules version."""
    if race.version != game.version:
        raise BadRace("other_rules", version=race.version, game=game.name, plays=game.version)


def open_table(race: RaceRecord, game: Game[S], edition: Any) -> Table[S]:
    """Set up the table of a race, and replay and check every entry."""
    check_version(race, game)
    game.check_seats(len(race.players))
    table = Table(game, game.setup(len(race.players), game.resolve_options(race.options), edition))
    for n, line in enumerate(race.entries):
        where = n + 2
        prompt = table.prompt
        if prompt is None:
            raise BadRace("race_goes_on", line=where, ask=line.kind)
        if prompt.kind != line.kind:
            raise BadRace("other_question", line=where, ask=line.kind, asked=prompt.kind)
        try:
            table.answer(line.seat, line.answer if line.seat == CHANCE_SEAT else table.read(line.seat, line.answer))
        except Refused as refused:
            why = partial(_reason, refused.reason, game, edition, race.players, race.options)
            raise BadRace("answer_refused", line=where, why=why) from refused
    table.chance_source = race.chance_source()
    table.resume_chance()
    return table


def _reason(
    reason: Reason, game: Game[Any], edition: Any, players: Sequence[str], options: Mapping[str, Any], language: str
) -> str:
    """Return why the rules refuse an answer, in a language."""
    return Localization(language, game, edition, players, options).reason(reason)


def record_log(race: RaceRecord, table: Table[Any]) -> RaceRecord:
    """Return the race with all entries of its table."""
    write, edition = table.game.format_answer, table.state.edition
    race.entries = [
        line if line.seat == CHANCE_SEAT else line._replace(answer=write(edition, line.answer)) for line in table.log
    ]
    return race


def to_text(race: RaceRecord) -> str:
    """Format a race as race file text."""
    head: dict[str, Any] = {"hippodrome": FORMAT, "game": race.game, "version": race.version, "edition": race.edition}
    head |= {"players": race.players, "bots": race.bots, "options": race.options}
    head |= {"commitment": race.commitment, "seed": race.seed, "salt": race.salt}
    if race.edition_digest:
        made = {"package": race.package, "game": race.game, "rules": race.version, "edition": race.edition_digest}
        head["fingerprint"] = {**made, "engine": "rules", "options": race.options, "seed": race.seed}
    if race.edition_text:
        head["edition_text"] = race.edition_text
    if race.seed_spans:
        head["before"] = [stretch._asdict() for stretch in race.seed_spans]
    rows = [head]
    for line in race.entries:
        if line.seat == CHANCE_SEAT:
            rows.append({"ask": line.kind, "luck": list(line.answer), "stream": line.stream})
        else:
            rows.append({"ask": line.kind, "seat": line.seat, "answer": line.answer})
    total, texts = "", []
    for row in rows:
        total = _chained_digest(total, row)
        texts.append(json.dumps({**row, "sum": total}, ensure_ascii=False))
    return "\n".join(texts) + "\n"


def _chained_digest(before: str, row: Mapping[str, Any]) -> str:
    canonical = json.dumps(row, sort_keys=True, ensure_ascii=False, separators=(",", ":"))
    return hashlib.sha256(f"{before}\n{canonical}".encode()).hexdigest()[:16]


def from_text(text: str) -> RaceRecord:
    """Parse race file text."""
    if len(text) > MAX_RACE_BYTES:
        raise BadRace("race_too_long", most=MAX_RACE_BYTES)
    if not text:
        raise BadRace("race_empty")
    if not text.endswith("\n"):
        raise BadRace("race_cut")
    rows = []
    total = ""
    for n, raw in enumerate(text.split("\n")[:-1], 1):
        try:
            row = json.loads(raw)
        except (ValueError, RecursionError):
            row = None
        if not isinstance(row, dict):
            raise BadRace("race_line", line=n)
        if n == 1 and "hippodrome" not in row:
            raise BadRace("no_race_file")
        if n == 1 and row["hippodrome"] != FORMAT:
            raise BadRace("race_format", format=row["hippodrome"], reads=FORMAT)
        try:
            total = _chained_digest(total, {key: value for key, value in row.items() if key != "sum"})
        except UnicodeEncodeError:
            raise BadRace("half_character", line=n) from None
        if row.get("sum") != total:
            raise BadRace("race_changed", line=n)
        rows.append(row)
    try:
        return _parse_rows(rows)
    except KeyError as error:
        raise BadRace("race_lacks", what=error) from error
    except (TypeError, ValueError) as error:
        raise BadRace("race_wrong", why=error) from error
    except WrongField as error:
        raise BadRace("race_wrong", why=error) from error


def _parse_rows(rows: Sequence[Mapping[str, Any]]) -> RaceRecord:
    head = rows[0]
    race = RaceRecord(
        game=_text_field(head, "game"),
        version=_typed_field(int, head, "version"),
        edition=_text_field(head, "edition", MAX_EDITION_NAME_LENGTH),
        players=_text_fields(head, "players"),
        options=dict(_typed_field(dict, head, "options")),
        bots=_text_fields(head, "bots", may_be_empty=True),
        commitment=_text_field(head, "commitment"),
        seed=_text_field(head, "seed"),
        salt=_text_fields(head, "salt", may_be_empty=True),
        edition_text=_typed_field(str, head, "edition_text") if "edition_text" in head else "",
        edition_digest=_text_field(_typed_field(dict, head, "fingerprint"), "edition") if "fingerprint" in head else "",
        package=_text_field(_typed_field(dict, head, "fingerprint"), "package") if "fingerprint" in head else "",
        seed_spans=[_seed_span(row) for row in _bounded_list(head, "before", MAX_SEED_SPANS)] if "before" in head else [],
    )
    if race.seed:
        if not _SEED.fullmatch(race.seed):
            raise WrongField("seed_digits", field="seed")
        if commitment(bytes.fromhex(race.seed)) != race.commitment:
            raise WrongField("seed_not_committed")
    for row in rows[1:]:
        if "luck" in row:
            drawn = tuple(_bounded_list(row, "luck", MAX_DRAWN_NUMBERS))
            race.entries.append(LogEntry(_text_field(row, "ask"), CHANCE_SEAT, drawn, _text_field(row, "stream")))
        else:
            answer = _text_field(row, "answer", MAX_ANSWER_LENGTH)
            race.entries.append(LogEntry(_text_field(row, "ask"), _typed_field(int, row, "seat"), answer))
    return race


class WrongField(BadRace):
    """An invalid field of a race file."""


_SEED = re.compile("[0-9a-f]{64}")


def _seed_span(row: object) -> SeedSpan:
    if not isinstance(row, dict):
        raise WrongField("field_holds_tables", field="before")
    seed = _text_field(row, "seed")
    if not _SEED.fullmatch(seed):
        raise WrongField("stretch_seed")
    return SeedSpan(_typed_field(int, row, "lines"), seed, _text_fields(row, "salt", may_be_empty=True))


T = TypeVar("T")
_KINDS = {str: "field_text", int: "field_whole", list: "field_list", dict: "field_table"}


def _typed_field(kind: type[T], row: Mapping[str, Any], key: str) -> T:
    value = row[key]
    if type(value) is not kind:
        raise WrongField(_KINDS[kind], field=key)
    return value


def _bounded_list(row: Mapping[str, Any], key: str, max_length: int) -> list[Any]:
    """Return a list field; raise WrongField if it is too long."""
    found = _typed_field(list, row, key)
    if len(found) > max_length:
        raise WrongField("field_entries", field=key, most=max_length, number=len(found))
    return found


def _text_field(row: Mapping[str, Any], key: str, max_length: int = MAX_RACE_NAME_LENGTH) -> str:
    """Return a text field; raise WrongField if it is too long, or not printable (it may be shown on a terminal)."""
    word = _typed_field(str, row, key)
    if not is_printable(word):
        raise WrongField("field_unseen", field=key)
    if len(word) > max_length:
        raise WrongField("field_long", field=key, most=max_length)
    return word


def _text_fields(row: Mapping[str, Any], key: str, *, may_be_empty: bool = False) -> list[str]:
    """Return a list field with one text per seat."""
    words = _bounded_list(row, key, MAX_SEATS)
    for word in words:
        fits = isinstance(word, str) and is_printable(word) and len(word) <= MAX_RACE_NAME_LENGTH
        if not fits or not (may_be_empty or word.strip()):
            raise WrongField("field_texts", field=key, most=MAX_RACE_NAME_LENGTH)
    return list(words)


def check_names(race: RaceRecord) -> RaceRecord:
    """Return an uploaded race if its names are visible; raise BadRace otherwise. Races in the database are not checked:
    those of earlier releases must still open."""
    if not all(is_valid_name(name) for name in race.players):
        raise BadRace("race_wrong", why=WrongField("field_blank", field="players"))
    if race.edition_text and is_blank(race.edition):
        raise BadRace("race_wrong", why=WrongField("field_blank", field="edition"))
    return race


def read_file(path: Path) -> RaceRecord:
    """Read a race file; raises BadRace with the file's name if it is invalid."""
    try:
        data = read_text(path, MAX_RACE_BYTES)
        return check_names(from_text(data))
    except BadInput as error:
        if error.values.get("file") == _printable_path(path):
            raise BadRace(error.key, **error.values) from error
        raise BadRace("in_file", file=_printable_path(path), why=error) from error


def read_text(path: Path, max_bytes: int) -> str:
    """Read a text file; raises BadInput with one line that says why it cannot be read."""
    try:
        with path.open("rb") as file:
            data = file.read(max_bytes + 1)  # some files, such as devices, have no size and no end
        if len(data) > max_bytes:
            raise BadInput("file_too_large", file=_printable_path(path), most=max_bytes)
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise BadInput("no_text_file", file=_printable_path(path)) from None
    except (OSError, ValueError) as error:
        raise BadInput("cannot_read", file=_printable_path(path), why=error) from None


def _printable_path(path: Path) -> str:
    """Format a path for a message: printable and bounded in length."""
    return sanitize(str(path), 120)


def _mode(path: Path, private: bool) -> int:
    """Return the permissions of the file to write: those of the file it replaces, or the default for new files."""
    with contextlib.suppress(OSError):
        return path.stat().st_mode & 0o777
    if private:
        return 0o600
    mask = os.umask(0)
    os.umask(mask)
    return 0o666 & ~mask


def write_file(path: Path, text: str, *, private: bool = False) -> None:
    """Replace a file atomically. If `private`, only its owner may read it."""
    try:
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.", suffix=".tmp")
        try:
            with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
                os.fchmod(handle, _mode(path, private))
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            os.replace(name, path)
        except BaseException:
            with contextlib.suppress(OSError):
                os.unlink(name)
            raise
    except (OSError, ValueError) as error:
        raise BadInput("cannot_write_old", file=_printable_path(path), why=error) from None
