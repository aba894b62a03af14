"""Data sets of races: `simulate --out races.parquet`, one row per decision, or `--out FOLDER`, one file per race.

Races run on the readable rules, with the same draws and bots as `simulate --engine rules`. They are written in atomic parts as
they end, so an interrupted run can continue (`--resume`); its output is byte-identical to that of an uninterrupted run,
with any number of processes. A row contains only what the deciding seat could see, and the result of the race.
"""

from __future__ import annotations

import contextlib
import json
import os
import shutil
from collections.abc import Iterator
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any

from hippodrome.core.ask import Seat
from hippodrome.core.errors import BadInput
from hippodrome.core.game import Game
from hippodrome.core.race_file import new_race, record_log, to_text, write_file
from hippodrome.core.rng import seed_from
from hippodrome.core.table import Pov, Table
from hippodrome.games.custom_editions import named_edition
from hippodrome.games.registry import get_game
from hippodrome.i18n.error_messages import cli_localization
from hippodrome.i18n.user_language import cli_language
from hippodrome.rl.draft import Draft, id_names
from hippodrome.rl.observation import fields_of, rank_returns, size_of, win_returns
from hippodrome.simulation.executor import map_plan
from hippodrome.simulation.plan import Counts, Plan, chunks_of
from hippodrome.simulation.run import make_plan, print_mirroring, run_race
from hippodrome.terminal.output import print_line

FORMAT = 1
RACES_PER_PART = 32
"""Races per part: one row group of the file."""
PARQUET_SUFFIX = ".parquet"


def simulate_and_write(
    game: Game[Any], *, games: int, engine: str, jobs: int, out: str, resume: bool, as_json: bool, **planned: Any
) -> None:
    """Run `simulate --out`: simulate races, write them, and print their number. `planned` are the arguments of a simulation."""
    if engine == "fast":
        raise BadInput("written_by_rules")
    plan = make_plan(game, games=games, engine="rules", **planned)
    print_mirroring(plan, games)
    written = write_races(plan, out, jobs=jobs, resume=resume)
    if as_json:
        print_line(json.dumps(written, ensure_ascii=False))
        return
    words = cli_localization(cli_language())
    print_line(words.text("said.written", races=written["races"], rows=written.get("rows", 0), file=out))


def write_races(plan: Plan, out: str, *, jobs: int = 0, resume: bool = False) -> dict[str, Any]:
    """Run the races of a plan, write them, and return a summary."""
    where = Path(out)
    if where.suffix == PARQUET_SUFFIX:
        _arrow()
    parts = where.with_name(f"{where.name}.parts") if where.suffix == PARQUET_SUFFIX else where
    _prepare_output(plan, where, parts, resume)
    work = partial(_write_rows if where.suffix == PARQUET_SUFFIX else _write_files, parts=str(parts))
    missing = (
        chunk
        for chunk in chunks_of(plan, RACES_PER_PART)
        if not _is_written(parts, plan, chunk, where.suffix == PARQUET_SUFFIX)
    )
    raced = Counts()
    for counts in map_plan(work, plan, missing, jobs=jobs):
        raced.add(counts)
    found = {"out": out, "races": plan.games, "errors": raced.errors, "fingerprint": plan.fingerprint}
    if where.suffix == PARQUET_SUFFIX:
        found["rows"] = _merge_parts(plan, where, parts)
        shutil.rmtree(parts)
    return found


def _arrow() -> tuple[Any, Any]:
    try:
        return import_module("pyarrow"), import_module("pyarrow.parquet")
    except ImportError:
        raise BadInput("needs_pyarrow") from None


def _prepare_output(plan: Plan, where: Path, parts: Path, resume: bool) -> None:
    """Create the folder for the parts, or resume one that has the same plan."""
    if where.suffix == PARQUET_SUFFIX and where.exists():
        raise BadInput("out_exists", file=where)
    description = json.dumps({"format": FORMAT, "plan": _plan_dict(plan)}, indent=1) + "\n"
    note = parts / "plan.json"
    try:
        if note.exists() and not resume:
            raise BadInput("begun_run", folder=parts)
        if note.exists():
            if note.read_text(encoding="utf-8") != description:
                raise BadInput("other_run", folder=parts)
            return
        if parts.exists() and any(parts.iterdir()):
            raise BadInput("folder_not_empty", folder=parts)
        parts.mkdir(exist_ok=True)
    except OSError as error:
        raise BadInput("cannot_write", file=parts, why=error) from None
    write_file(note, description)


def _plan_dict(plan: Plan) -> dict[str, Any]:
    """Return everything in a plan that determines the races."""
    return {
        "seats": list(plan.seats), "games": plan.games, "mirror": plan.mirror, "fingerprint": plan.fingerprint,
    }  # fmt: skip


def _part(parts: Path, chunk: range) -> Path:
    return parts / f"{chunk.start:09d}{PARQUET_SUFFIX}"


def _numbers(plan: Plan, chunk: range) -> range:
    """Return the numbers of the races of some deals."""
    return range(chunk.start * plan.races_per_deal, chunk.stop * plan.races_per_deal)


def _race_file(parts: Path, number: int) -> Path:
    return parts / f"race-{number:09d}.race"


def _is_written(parts: Path, plan: Plan, chunk: range, as_rows: bool) -> bool:
    if as_rows:
        return _part(parts, chunk).exists()
    return all(_race_file(parts, number).exists() for number in _numbers(plan, chunk))


# Race files --------------------------------------------------------------------------------------------------------------


def _write_files(plan: Plan, deals: range, parts: str) -> Counts:
    """Simulate some deals and write each race to a file."""
    counts, game = Counts(), get_game(plan.game)
    for number in _numbers(plan, deals):
        finished: list[Table[Any]] = []
        if run_race(plan, number, counts, on_end=finished.append) is None:
            continue
        deal, turned = divmod(number, plan.races_per_deal)
        names = [plan.seats[(place + turned) % len(plan.seats)] for place in range(len(plan.seats))]
        name, text = named_edition(game, plan.edition)
        written = new_race(
            game,
            [f"Seat {n + 1}" for n in range(len(names))],
            edition=name,
            edition_text=text,
            edition_digest=plan.fingerprint["edition"],
            options=dict(plan.options),
            bots=names,
            seed=seed_from(f"{plan.seed}/{deal}"),
        )
        write_file(_race_file(Path(parts), number), to_text(record_log(written, finished[0])))
    return counts


# Rows --------------------------------------------------------------------------------------------------------------------


def _schema(plan: Plan) -> Any:
    """Return the columns, with the metadata needed to interpret them."""
    arrow, _ = _arrow()
    game = get_game(plan.game)
    edition, seats = game.read_edition(plan.edition_text, plan.edition), len(plan.seats)
    about = {
        "hippodrome": str(FORMAT),
        "plan": json.dumps(_plan_dict(plan)),
        "ids": json.dumps(id_names(game.name, edition)),
        "fields": json.dumps([field._asdict() for field in fields_of(game.name, edition, seats)]),
    }
    columns = [
        ("race", arrow.int64()),
        ("decision", arrow.int32()),
        ("seat", arrow.int8()),
        ("bot", arrow.string()),
        ("about", arrow.string()),
        ("observation", arrow.list_(arrow.float32(), size_of(game.name, edition, seats))),
        ("allowed", arrow.list_(arrow.list_(arrow.int16()))),
        ("ids", arrow.list_(arrow.int16())),
        ("answer", arrow.string()),
        ("win", arrow.float32()),
        ("rank", arrow.float32()),
    ]
    return arrow.schema(columns, metadata=about)


class _Rows:
    """Buffers the decisions of one race until its result is known."""

    def __init__(self, plan: Plan, number: int) -> None:
        self._plan, self._number, self._seats = plan, number, len(plan.seats)
        self.rows: list[dict[str, Any]] = []

    def on_decision(self, table: Table[Any], seat: Seat, answer: Any) -> None:
        """Record the decision of a seat that is about to answer, unless it has only one option."""
        draft = Draft(Pov(table, seat), self._seats)
        if draft.done:
            return
        row: dict[str, Any] = {
            "race": self._number,
            "decision": len(self.rows),
            "seat": seat,
            "bot": self._plan.seats[(seat + self._number % self._plan.races_per_deal) % self._seats],
            "about": table.prompt.kind if table.prompt else "",
            "observation": draft.observation,
            "answer": table.game.format_answer(table.state.edition, answer),
        }
        row["ids"], row["allowed"] = draft.spell(answer), []
        for id in row["ids"]:
            row["allowed"].append(list(draft.allowed))
            draft.push(id)
        self.rows.append(row)

    def on_end(self, table: Table[Any]) -> None:
        """Add the result of the race to each row, for its seat."""
        standing = table.game.standing(table.state)
        wins, ranks = win_returns(self._seats, standing.winners), rank_returns(standing.ranks)
        for row in self.rows:
            row["win"], row["rank"] = wins[row["seat"]], ranks[row["seat"]]


def _write_rows(plan: Plan, deals: range, parts: str) -> Counts:
    """Simulate some deals and write their decisions to a part of the file."""
    arrow, parquet = _arrow()
    counts, rows = Counts(), list[dict[str, Any]]()
    for number in _numbers(plan, deals):
        kept = _Rows(plan, number)
        if run_race(plan, number, counts, on_decision=kept.on_decision, on_end=kept.on_end) is not None:
            rows += kept.rows
    schema = _schema(plan)
    columns = [arrow.array([row[name] for row in rows], schema.field(name).type) for name in schema.names]
    file = _part(Path(parts), deals)
    with _atomic_write(file) as unfinished:
        parquet.write_table(arrow.Table.from_arrays(columns, schema=schema), unfinished, compression="zstd")
    return counts


@contextlib.contextmanager
def _atomic_write(file: Path) -> Iterator[Path]:
    """Yield a temporary file that is renamed when it is complete."""
    unfinished = file.with_name(f".{file.name}.{os.getpid()}.tmp")
    try:
        yield unfinished
        os.replace(unfinished, file)
    except OSError as error:
        raise BadInput("cannot_write", file=file, why=error) from None
    finally:
        unfinished.unlink(missing_ok=True)


def _merge_parts(plan: Plan, where: Path, parts: Path) -> int:
    """Concatenate the parts in order; return the number of rows."""
    _, parquet = _arrow()
    rows = 0
    with _atomic_write(where) as unfinished, parquet.ParquetWriter(unfinished, _schema(plan), compression="zstd") as writer:
        for chunk in chunks_of(plan, RACES_PER_PART):
            table = parquet.read_table(_part(parts, chunk), schema=_schema(plan))
            writer.write_table(table, row_group_size=max(1, len(table)))
            rows += len(table)
    return rows
