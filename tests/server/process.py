"""A server in a process of its own, to be killed and started again."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

from tests import forked
from tests.docs.installed import Running

STOPS_WITHIN = 30.0
"""Seconds in which a server has to stop: its processes have 20, then they are killed."""


class Site:
    """A running server; it keeps its port from one life to the next."""

    def __init__(self, home: Path, *, database: str = "", program: str = "hippodrome", more: Sequence[str] = ()) -> None:
        self.port, self.program, self.more = 0, program, list(more)
        self.database = database or f"sqlite:///{home / 'races.db'}"
        self._process: Running | None = None
        self.start()

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start it, and wait until it says where it is and answers there."""
        command = ["serve", "--rate-limit", "0", "--port", str(self.port), "--database", self.database, *self.more]
        self._process = forked.begin(*command, program=self.program)
        said = self._process.until("\n").splitlines()[0]
        self.port = int(said.rstrip().rstrip("/").rpartition(":")[2])
        end = time.monotonic() + 60
        while time.monotonic() < end:
            try:
                urlopen(f"{self.address}/api/locale", timeout=5).close()
                return
            except OSError:
                time.sleep(0.05)
        raise AssertionError("the server does not answer")

    def kill(self) -> None:
        """kill -9, and the same for every process that it started."""
        assert self._process is not None
        children = subprocess.run(["pgrep", "-P", str(self.pid)], capture_output=True, text=True).stdout.split()
        for process in (self.pid, *map(int, children)):
            with suppress(ProcessLookupError):
                os.kill(process, signal.SIGKILL)
        self._process.end(30)

    def stop(self) -> int:
        """Ask it to stop, and wait for it."""
        assert self._process is not None
        os.kill(self.pid, signal.SIGTERM)
        code = self._process.end(STOPS_WITHIN).code
        assert code is not None, "it does not stop"
        return code

    def post(self, path: str, body: Any, secret: str = "") -> Any:
        return self._call(path, json.dumps(body).encode(), secret)

    def get(self, path: str, secret: str = "") -> Any:
        return self._call(path, None, secret)

    def _call(self, path: str, data: bytes | None, secret: str) -> Any:
        headers = {"Content-Type": "application/json", "Authorization": f"Bearer {secret}"}
        try:
            with urlopen(Request(f"{self.address}/api{path}", data, headers), timeout=30) as reply:
                return json.load(reply)
        except HTTPError as error:
            raise AssertionError(f"{path}: {error.code} {error.read().decode()}") from None


@contextmanager
def served(home: Path, **more: Any) -> Iterator[Site]:
    """A server over a database in a folder, or over another."""
    site = Site(home, **more)
    try:
        yield site
    finally:
        site.kill()
