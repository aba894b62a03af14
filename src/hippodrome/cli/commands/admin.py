"""Maintenance of a server: doctor, backup, restore, archive."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from hippodrome.cli.options import Database, Json


def doctor(database: Database = "", json: Json = False) -> None:
    """Check a database: its schema, and every race in it, played again from its journal. Exit code 1 if something is wrong.

    Example: hippodrome doctor --database sqlite:///club.db
    """
    from hippodrome.server.admin import doctor as examine

    raise typer.Exit(examine(database, as_json=json))


def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE")],
    database: Database = "",
    rescue: Annotated[bool, typer.Option("--rescue")] = False,
    replace: Annotated[bool, typer.Option("--replace")] = False,
    json: Json = False,
) -> None:
    """Copy a whole database to a file, while it is being used or not. Any kind of database can be filled from it.

    Example: hippodrome backup club.backup --database postgresql://club@localhost/club
    """
    from hippodrome.server.admin import backup as copy

    copy(file, database, replace=replace, rescue=rescue, as_json=json)


def restore(file: Annotated[Path, typer.Argument(metavar="FILE")], database: Database = "", json: Json = False) -> None:
    """Fill an empty database from a backup.

    Example: hippodrome restore club.backup --database sqlite:///new.db
    """
    from hippodrome.server.admin import restore as fill

    fill(file, database, as_json=json)


def archive(
    folder: Annotated[Path, typer.Argument(metavar="FOLDER")],
    older: Annotated[str, typer.Option(metavar="AGE")] = "90d",
    database: Database = "",
    json: Json = False,
) -> None:
    """Put races that are long over away as race files, and take them out of the database.

    Example: hippodrome archive old-races --older 90d --database sqlite:///club.db
    """
    from hippodrome.server.admin import archive as put_away

    put_away(folder, older, database, as_json=json)
