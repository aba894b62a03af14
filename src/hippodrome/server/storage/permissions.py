"""Owner-only permissions for databases with SQLite's sidecar files, backups, archives and lock files.

They contain the seeds of running races, and so all hidden information. The server creates them unreadable for other users of
the machine, and restricts existing files when it opens them, with a warning in the log. On Windows the permissions of the
folder apply, and nothing is changed.
"""

from __future__ import annotations

import logging
import os
import stat
from pathlib import Path

from sqlalchemy import make_url

SIDECAR_SUFFIXES = ("-wal", "-shm", "-journal")
"""Suffixes of the files that SQLite creates beside a database."""
GROUP_AND_OTHERS = stat.S_IRWXG | stat.S_IRWXO

log = logging.getLogger("hippodrome.host")


def sqlite_file(url: str) -> Path | None:
    """Return the file of an SQLite database, with links resolved; None for other databases and those in memory."""
    if not url.startswith("sqlite"):
        return None
    named = make_url(url).database or ""
    if named.startswith("file:"):
        named = named.removeprefix("file:").partition("?")[0]
    return None if named in ("", ":memory:") else Path(named).resolve()


def open_private(path: Path) -> int:
    """Open a file for reading and writing; a new one is readable only by its owner."""
    return os.open(path, os.O_RDWR | os.O_CREAT, 0o600)


def make_private_folder(path: Path) -> None:
    """Create a folder for its owner only; an existing folder is not changed."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.mkdir(mode=0o700, exist_ok=True)


def restrict_database(path: Path) -> None:
    """Restrict a database's files to their owner. A missing file is created; if that fails, SQLite reports the error."""
    if not path.exists():
        try:
            os.close(open_private(path))
        except OSError:
            return
    for file in (path, *(path.with_name(path.name + end) for end in SIDECAR_SUFFIXES)):
        restrict_to_owner(file)


def restrict_to_owner(path: Path) -> None:
    """Restrict an existing file or folder to its owner; log a warning if others had access."""
    try:
        kind = path.stat().st_mode
        mode = stat.S_IMODE(kind)
        if (
            os.name == "nt" or not mode & GROUP_AND_OTHERS or not (stat.S_ISREG(kind) or stat.S_ISDIR(kind))
        ):  # devices are shared
            return
        path.chmod(mode & ~GROUP_AND_OTHERS)
    except FileNotFoundError:
        return
    except OSError as error:
        log.warning("hippodrome: %s is accessible to other users, and chmod failed: %s", path, error.strerror)
        return
    log.warning("hippodrome: %s was accessible to other users (mode %03o); now only its owner can open it", path, mode)
