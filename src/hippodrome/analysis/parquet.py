"""The rows of a study as a Parquet file."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from hippodrome.analysis.study import StudyData
from hippodrome.core.errors import BadInput


def check_data(file: Path | None) -> None:
    """Raise BadInput before the simulation if the data could not be written afterwards."""
    if file is None:
        return
    try:
        import pyarrow.parquet  # noqa: F401
    except ImportError:
        raise BadInput("needs_parquet") from None
    if file.is_dir() or not file.resolve().parent.is_dir():
        raise BadInput("no_data_there", file=file)


def write_data(file: Path, found: StudyData) -> None:
    """Write one row per race to a Parquet file, with the fingerprint as metadata."""
    import pyarrow as pa
    import pyarrow.parquet as pq

    rows = found.total().rows
    made = json.dumps(found.plan.fingerprint, ensure_ascii=False)
    table = pa.table({name: pa.array(column) for name, column in rows.items()}).replace_schema_metadata({"hippodrome": made})
    beside = file.with_name(f".{file.name}.tmp")
    try:
        write: Any = pq.write_table
        write(table, beside, compression="zstd")
        beside.replace(file)
    finally:
        beside.unlink(missing_ok=True)
