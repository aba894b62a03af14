"""Run the server: for a club, or for oneself with the browser opened at a table."""

from __future__ import annotations

import os
import socket
import sys
import threading
import time
import webbrowser
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import uvicorn

from hippodrome.bots import LEVELS
from hippodrome.core.errors import BadInput
from hippodrome.core.game import Game
from hippodrome.core.luck import seed_from
from hippodrome.core.race import Race, new_race
from hippodrome.core.words import Words
from hippodrome.files import own_edition_text
from hippodrome.games import load_edition
from hippodrome.server.app import Settings, make_app, run_smoothly, to_environment
from hippodrome.server.bodies import SeatPlan
from hippodrome.server.journal import Journal, Place, started
from hippodrome.server.live import new_id
from hippodrome.server.seating import Key, seat_people
from hippodrome.server.store import Row, Store

STALLED_MS = 60_000


def own_database() -> str:
    """Where one's own races are kept."""
    home = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "hippodrome"
    try:
        home.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadInput(f"cannot keep races in {home}: {error.strerror}; name a place with --database") from None
    return f"sqlite:///{home / 'races.db'}"


@dataclass
class Plan:
    """A table to be laid before the browser opens."""

    race: Race
    places: list[Place]
    keys: list[Key]


def plan_table(
    game: Game[Any], seats: Sequence[str], edition: str, options: Mapping[str, Any], seed: str | None, language: str
) -> Plan:
    """A table from what was typed: me, me:Name, open, or a bot's level for each seat."""
    plans = [_plan_seat(seat.strip(), n, language) for n, seat in enumerate(seats, 1)]
    places, keys = seat_people(plans, Words(language))
    load_edition(game, edition)
    race = new_race(
        game,
        [place.name or "?" for place in places],
        edition=edition,
        edition_text=own_edition_text(game, edition),
        options=options,
        seed=None if seed is None else seed_from(seed),
    )
    for place in places:
        place.ready = place.kind != "open"
    return Plan(race, places, keys)


def _plan_seat(seat: str, n: int, language: str) -> SeatPlan:
    kind, _, name = seat.partition(":")
    if kind == "me":
        if len(name) > 40 or not name.isprintable():
            raise BadInput(f"the name in seat {n} should be at most 40 characters that can be shown")
        return SeatPlan(kind="me", name=name)
    if seat == "open":
        return SeatPlan(kind="open")
    if seat not in LEVELS:
        raise BadInput(f"seat {n} cannot be '{seat[:40]}': choose me, me:Name, open, {', '.join(LEVELS)}")
    return SeatPlan(kind="bot", level=seat)


def lay(plan: Plan, database: str) -> str:
    """Keep a planned table; the address at which it is opened, seats and all."""
    start = started(plan.race, plan.places, pace="brisk", listed=False)
    store = Store(database)
    table = new_id()
    store.make(Row(table, start, Journal(start).card()))
    store.close()
    keys = "&".join(f"seat={key.seat}&secret={key.secret}" for key in plan.keys)
    return f"/table/{table}#{keys}"


def play_in_browser(plan: Plan | None, *, port: int, database: str, browser: bool, language: str = "") -> None:
    """The server on loopback, and the browser at the lobby or at the planned table."""
    path = lay(plan, database) if plan is not None else "/"
    if language:
        head, mark, tail = path.partition("#")
        path = f"{head}?lang={language}{mark}{tail}"
    with _listen("127.0.0.1", port) as listening:
        address = f"http://127.0.0.1:{listening.getsockname()[1]}{path}"
        sys.stdout.write(f"Hippodrome is at {address}\nKeep this running while you play; Ctrl-C stops it. Nothing is lost.\n")
        sys.stdout.flush()
        if browser:
            threading.Thread(target=_open_when_up, args=(address,), daemon=True).start()
        _run(listening, Settings(database, rate=0))


def serve(settings: Settings, *, host: str, port: int, workers: int = 1) -> None:
    """Host tables until somebody stops it."""
    if workers > 1 and settings.database.startswith("sqlite"):
        raise BadInput("several processes need PostgreSQL: --database postgresql://... (SQLite is for one process)")
    with _listen(host, port) as listening:
        name, number = listening.getsockname()[:2]
        shown = f"[{name}]" if ":" in name else name
        sys.stdout.write(f"Hippodrome is at http://{shown}:{number}/\n")
        sys.stdout.flush()
        _run(listening, settings, workers)


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if hasattr(socket, "TCP_USER_TIMEOUT"):  # whoever takes nothing of what is sent to them does not keep the connection
        listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, STALLED_MS)
    try:
        listening.bind((host, port))
    except (OSError, OverflowError) as error:
        listening.close()
        raise BadInput(f"cannot listen at {host} port {port}: {getattr(error, 'strerror', None) or error}") from None
    return listening


def _run(listening: socket.socket, settings: Settings, workers: int = 1) -> None:
    Store(settings.database).close()  # a database that cannot be opened is said at once, in one line
    given: Any = {"log_level": "warning", "ws_max_size": 65536, "server_header": False}
    given |= {"timeout_graceful_shutdown": 5, "timeout_keep_alive": 60}
    given |= {"ws_per_message_deflate": False}  # updates are small; packing them costs time, and memory a connection
    if workers == 1:
        run_smoothly()
        uvicorn.Server(uvicorn.Config(make_app(settings), **given)).run(sockets=[listening])
        return
    to_environment(settings)
    host, port = listening.getsockname()[:2]
    listening.close()  # the processes bind it again and share it
    uvicorn.run("hippodrome.server.app:from_environment", factory=True, workers=workers, host=host, port=port, **given)


def _open_when_up(address: str) -> None:
    """Open the browser once the server answers."""
    for _ in range(100):
        try:
            urlopen(address.partition("#")[0], timeout=1).close()
            break
        except OSError:
            time.sleep(0.1)
    webbrowser.open(address)
