"""Maintenance of a server: doctor, backup, restore, archive."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from hippodrome.cli.options import Database, Json


def doctor(database: Database = "", json: Json = False) -> None:
    """Check a database: its schema, and every race, replayed from its journal. Exits with 1 if anything is wrong.

    Example: hippodrome doctor --database sqlite:///club.db
    """
    from hippodrome.server.admin import doctor as examine

    raise typer.Exit(examine(database, as_json=json))


def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE")],
    database: Database = "",
    skip_unreadable: Annotated[bool, typer.Option("--skip-unreadable")] = False,
    overwrite: Annotated[bool, typer.Option("--overwrite")] = False,
    json: Json = False,
) -> None:
    """Copy a whole database to a file, even while it is in use. A backup can be restored into any kind of database.

    Example: hippodrome backup club.backup --database postgresql://club@localhost/club
    """
    from hippodrome.server.admin import backup as copy

    copy(file, database, replace=overwrite, rescue=skip_unreadable, as_json=json)


def restore(file: Annotated[Path, typer.Argument(metavar="FILE")], database: Database = "", json: Json = False) -> None:
    """Fill an empty database from a backup.

    Example: hippodrome restore club.backup --database sqlite:///new.db
    """
    from hippodrome.server.admin import restore as fill

    fill(file, database, as_json=json)


def archive(
    folder: Annotated[Path, typer.Argument(metavar="FOLDER")],
    older_than: Annotated[str, typer.Option(metavar="AGE")] = "90d",
    database: Database = "",
    json: Json = False,
) -> None:
    """Export old finished races to files and delete them from the database.

    Example: hippodrome archive old-races --older-than 90d --database sqlite:///club.db
    """
    from hippodrome.server.admin import archive as put_away

    put_away(folder, older_than, database, as_json=json)
