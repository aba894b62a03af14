"""One server a file: whoever serves a database of SQLite holds a lock beside it for as long as they live.

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
from hippodrome.core.safe_text import can_be_shown
from hippodrome.server.storage.permissions import file_of, open_private

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None  # type: ignore[assignment]

NO_LOCKS = {errno.ENOLCK, errno.ENOSYS, errno.EOPNOTSUPP, errno.EINVAL}
_FAR = 1 << 30
"""Where on Windows the locked byte lies: what is written at the beginning can still be read."""

log = logging.getLogger("hippodrome.host")


class Claim:
    """A lock that is held, and where others read who holds it."""

    def __init__(self, handle: int = -1) -> None:
        self._handle = handle

    def say(self, address: str) -> None:
        """Write down where this server is, for whoever comes second."""
        if self._handle >= 0:
            os.ftruncate(self._handle, 0)
            os.lseek(self._handle, 0, os.SEEK_SET)
            os.write(self._handle, f"{os.getpid()} {address}\n".encode())


@contextmanager
def claim(database: str) -> Iterator[Claim]:
    """Be the only server of a database's file; BadInput if there is one. Databases that several can share need no claim."""
    file = file_of(database)
    if file is None:
        yield Claim()
        return
    path = file.with_name(f"{file.name}.lock")
    try:
        handle = open_private(path)
    except OSError as error:
        raise BadInput("cannot_lock", file=file, lock=path, why=error) from None
    try:
        _take(handle, file, path)
        held = Claim(handle)
        held.say("")
        yield held
    finally:
        os.close(handle)  # and with it the lock; the file stays, for taking it away could take away another's


def _take(handle: int, file: Path, path: Path) -> None:
    try:
        _lock(handle)
    except OSError as error:
        if error.errno in NO_LOCKS:
            log.warning("hippodrome: no locks for %s (%s): see to it that no second server opens it", file, error.strerror)
            return
        raise _taken(file, path) from None


def _lock(handle: int) -> None:
    if fcntl is not None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        return
    import msvcrt  # pragma: no cover

    os.lseek(handle, _FAR, os.SEEK_SET)  # pragma: no cover
    msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined,unused-ignore]  # pragma: no cover


def _taken(file: Path, path: Path) -> BadInput:
    """Who holds a lock, as far as they have written it down."""
    with contextlib.suppress(OSError, ValueError):
        process, _, address = path.read_text(encoding="utf-8")[:300].strip().partition(" ")
        if process.isdecimal() and can_be_shown(address):
            key = "file_is_served_at" if address else "file_is_served_by"
            return BadInput(key, file=file, process=process, address=address)
    return BadInput("file_is_served", file=file)
