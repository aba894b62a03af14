"""Runs commands of an installed Hippodrome, each in a process forked from one that has imported everything: a command costs
milliseconds. Asked by lines of JSON on standard input; only for tests.

Nothing listens outside this machine: whatever address a command names, it gets a free port of 127.0.0.1. With `--as-told`
it gets what it names.
"""

from __future__ import annotations

import atexit
import json
import os
import runpy
import signal
import socket
import sys
import threading
import time
from contextlib import suppress
from typing import Any, NoReturn

Request = dict[str, Any]


def main() -> int:
    """Serve requests, each in a forked process."""
    import hippodrome.cli.app
    import hippodrome.cli.review
    import hippodrome.scenarios
    import hippodrome.server.admin
    import hippodrome.server.run
    import hippodrome.simulation.run
    import hippodrome.terminal.play

    if "--as-told" not in sys.argv:
        _stay_here()
    _reply({"at": hippodrome.__file__})
    for line in sys.stdin:
        request = json.loads(line)
        if "run" in request:
            pid = os.fork()
            if not pid:
                _leave(_run(request))
            _reply({"pid": pid})
        else:
            _reply({"code": _wait(request["wait"], request["seconds"])})
    return 0


def _stay_here() -> None:
    """Whatever is asked for, listen on this machine alone."""
    import hippodrome.server.http.hosts

    hippodrome.server.http.hosts.lan_ips = lambda: ["192.168.1.20"]
    bind = socket.socket.bind

    def bind_here(self: socket.socket, address: Any) -> None:
        bind(self, ("127.0.0.1", 0) if self.family == socket.AF_INET else address)

    socket.socket.bind = bind_here  # type: ignore[method-assign, assignment]


def _reply(answer: Request) -> None:
    sys.stdout.write(json.dumps(answer) + "\n")
    sys.stdout.flush()


def _leave(code: int) -> NoReturn:
    """End as Python ends, but leave all that was imported where it lies: to clear that away takes longer than most commands."""
    threading._shutdown()  # type: ignore[attr-defined]
    atexit._run_exitfuncs()
    for stream in (sys.stdout, sys.stderr):
        with suppress(OSError, ValueError):
            stream.flush()
    os._exit(code)


def _wait(pid: int, seconds: float) -> int | None:
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        found, status = os.waitpid(pid, os.WNOHANG)
        if found:
            return os.waitstatus_to_exitcode(status)
        time.sleep(0.005)
    os.killpg(pid, signal.SIGKILL)
    os.waitpid(pid, 0)
    return None


def _run(request: Request) -> int:
    os.setsid()
    os.chdir(request["folder"])
    os.environ.clear()
    os.environ.update(request["environment"])
    sys.path[1:1] = [place for place in os.environ.get("PYTHONPATH", "").split(os.pathsep) if place and place not in sys.path]
    for number, name, flags in ((0, "stdin", os.O_RDONLY), (1, "stdout", os.O_WRONLY), (2, "stderr", os.O_WRONLY)):
        file = os.open(request[name], flags | (os.O_CREAT | os.O_TRUNC if number and request[name] != os.devnull else 0), 0o600)
        os.dup2(file, number)
        os.close(file)
        encoding = os.environ.get("PYTHONIOENCODING", "utf-8")
        setattr(sys, name, open(number, "w" if number else "r", encoding=encoding, closefd=False, buffering=1))  # noqa: SIM115
    name, *rest = request["run"]
    if go := os.environ.pop("HIPPODROME_FORK_WAITS", ""):  # its output is open: whoever reads may go before it begins
        open(f"{go}.waits", "w").close()
        while not os.path.exists(go):
            time.sleep(0.01)
    try:
        if name == "hippodrome":
            from hippodrome.__main__ import main as start

            sys.argv = [name, *rest]
            start(rest)
        elif rest[:1] == ["-m"]:
            sys.argv = rest[1:]
            runpy.run_module(rest[1], run_name="__main__", alter_sys=True)
        else:
            sys.argv = rest
            sys.path.insert(0, "")
            runpy.run_path(rest[0], run_name="__main__")
    except SystemExit as left:
        return left.code if isinstance(left.code, int) else 0 if left.code is None else 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
