"""One server per SQLite file: the server holds a lock file beside the database while it runs.

The system gives the lock back when a process ends, however it ends. Tools that only look at a database, or copy it, need none.
Where a file system has no locks the server says so and goes on.
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
"""Offset of the locked byte on Windows: the text at the beginning of the file stays readable."""

log = logging.getLogger("hippodrome.host")


class FileLock:
    """A held lock; its file names the server that holds it."""

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
    """Be the only server of a database's file; BadInput if there is one. Databases that several can share need no claim."""
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
        os.close(handle)  # and with it the lock; the file stays, for taking it away could take away another's


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
    """Build the error that names the server that holds the lock, as far as its lock file says."""
    with contextlib.suppress(OSError, ValueError):
        process, _, address = path.read_text(encoding="utf-8")[:300].strip().partition(" ")
        if process.isdecimal() and is_printable(address):
            key = "file_is_served_at" if address else "file_is_served_by"
            return BadInput(key, file=file, process=process, address=address)
    return BadInput("file_is_served", file=file)
