"""Lock file beside an SQLite database, which ensures that only one server uses it.

The operating system releases the lock when the process ends, for any reason. Tools that only read or copy a database need
no lock. On a file system without locks the server logs a warning and continues.
"""

from __future__ import annotations

import contextlib
import errno
import logging
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from hippodrome.core.errors import BadInput
from hippodrome.core.safe_text import is_printable
from hippodrome.server.storage.permissions import open_private, sqlite_file

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None  # type: ignore[assignment]

UNSUPPORTED_ERRNOS = {errno.ENOLCK, errno.ENOSYS, errno.EOPNOTSUPP, errno.EINVAL}
_LOCK_OFFSET = 1 << 30
"""Offset of the locked byte on Windows: the text at the start of the file remains readable."""

log = logging.getLogger("hippodrome.host")


class FileLock:
    """An acquired lock; its file names the server that holds it."""

    def __init__(self, handle: int = -1) -> None:
        self._handle = handle

    def write_url(self, url: str) -> None:
        """Write this server's URL into the lock file, for the error message of a second server."""
        if self._handle >= 0:
            os.ftruncate(self._handle, 0)
            os.lseek(self._handle, 0, os.SEEK_SET)
            os.write(self._handle, f"{os.getpid()} {url}\n".encode())


@contextmanager
def lock_database(database: str) -> Iterator[FileLock]:
    """Hold the lock of an SQLite database; BadInput if another server holds it. Other databases need no lock."""
    file = sqlite_file(database)
    if file is None:
        yield FileLock()
        return
    path = file.with_name(f"{file.name}.lock")
    try:
        handle = open_private(path)
    except OSError as error:
        raise BadInput("cannot_lock", file=file, lock=path, why=error) from None
    try:
        _acquire(handle, file, path)
        held = FileLock(handle)
        held.write_url("")
        yield held
    finally:
        os.close(handle)  # releases the lock; deleting the file could delete another server's lock


def _acquire(handle: int, file: Path, path: Path) -> None:
    try:
        _lock(handle)
    except OSError as error:
        if error.errno in UNSUPPORTED_ERRNOS:
            log.warning("hippodrome: no locks for %s (%s): do not start a second server on it", file, error.strerror)
            return
        raise _in_use_error(file, path) from None


def _lock(handle: int) -> None:
    if fcntl is not None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        return
    import msvcrt  # pragma: no cover

    os.lseek(handle, _LOCK_OFFSET, os.SEEK_SET)  # pragma: no cover
    msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined,unused-ignore]  # pragma: no cover


def _in_use_error(file: Path, path: Path) -> BadInput:
    """Build the error that names the server holding the lock, if its lock file is readable."""
    with contextlib.suppress(OSError, ValueError):
        process, _, address = path.read_text(encoding="utf-8")[:300].strip().partition(" ")
        if process.isdecimal() and is_printable(address):
            key = "file_is_served_at" if address else "file_is_served_by"
            return BadInput(key, file=file, process=process, address=address)
    return BadInput("file_is_served", file=file)
