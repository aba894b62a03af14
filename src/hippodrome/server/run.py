"""Runs the server: for many clients, or for one player with the browser opened at a table."""

from __future__ import annotations

import asyncio
import contextlib
import os
import socket
import sys
import threading
import time
import webbrowser
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import uvicorn

from hippodrome.bots import LEVELS
from hippodrome.bots.sandbox import BOT_TIMEOUT
from hippodrome.bots.user_bots import check_bot, installed_bots, is_user_bot
from hippodrome.core.errors import BadInput, OneOf
from hippodrome.core.game import Game
from hippodrome.core.names import is_valid_name
from hippodrome.core.race_file import RaceRecord, new_race
from hippodrome.core.rng import seed_from
from hippodrome.games.custom_editions import differences, named_edition
from hippodrome.games.race_opening import edition_digest
from hippodrome.games.registry import get_game, load_edition
from hippodrome.i18n.error_messages import cli_localization
from hippodrome.i18n.localization import Localization
from hippodrome.i18n.user_language import cli_language
from hippodrome.server.app import Settings, create_app, to_environment, tune_gc
from hippodrome.server.cluster.supervisor import EXIT_CANNOT_START, Supervisor
from hippodrome.server.http import hosts as host_names
from hippodrome.server.http import protocols
from hippodrome.server.http.lan_access import LanAccess
from hippodrome.server.schemas.requests import MAX_NAME_LENGTH, SeatPlan
from hippodrome.server.storage.file_lock import lock_database
from hippodrome.server.storage.permissions import make_private_folder, restrict_to_owner
from hippodrome.server.storage.rows import TableRow
from hippodrome.server.storage.store import Store
from hippodrome.server.storage.urls import check_file
from hippodrome.server.tables.journal import Journal
from hippodrome.server.tables.records import SeatState, start_record
from hippodrome.server.tables.registry import new_id
from hippodrome.server.tables.seating import SeatToken, assign_seats

try:
    import resource
except ImportError:  # Windows
    resource = None  # type: ignore[assignment]

TCP_TIMEOUT_MS = 60_000
MAX_OPEN_FILES = 65_536


def default_database(*, create: bool = True) -> str:
    """Return the URL of the user's default database; creates its folder unless `create` is False."""
    home = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "hippodrome"
    try:
        if create:
            make_private_folder(home)
    except OSError as error:
        raise BadInput("cannot_keep_races", folder=home, why=error) from None
    restrict_to_owner(home)
    return f"sqlite:///{home / 'races.db'}"


@dataclass
class TablePlan:
    """A table to create before the browser opens."""

    race: RaceRecord
    seats: list[SeatState]
    seat_tokens: list[SeatToken]
    user_bots: tuple[str, ...] = ()
    """User-supplied bots named for this table; the server runs no others."""


def plan_table(
    game: Game[Any], seats: Sequence[str], edition: str, options: Mapping[str, Any], seed: str | None, language: str
) -> TablePlan:
    """Plan a table from the command line: me, me:Name, open, or a bot's level for each seat."""
    plans = [_plan_seat(seat.strip(), n, language) for n, seat in enumerate(seats, 1)]
    own = tuple(dict.fromkeys(plan.level for plan in plans if plan.level and plan.level not in LEVELS))
    places, keys = assign_seats(plans, Localization(language), own)
    name, text = named_edition(game, edition)
    load_edition(game, edition)
    race = new_race(
        game,
        [place.name or "?" for place in places],
        edition=name,
        edition_text=text,
        edition_digest=edition_digest(game, name, text),
        options=options,
        seed=None if seed is None else seed_from(seed),
    )
    for place in places:
        place.ready = place.kind != "open"
    return TablePlan(race, places, keys, own)


def _plan_seat(seat: str, n: int, language: str) -> SeatPlan:
    kind, _, name = seat.partition(":")
    if kind == "me":
        if len(name) > MAX_NAME_LENGTH or (name and not is_valid_name(name)):
            raise BadInput("no_seat_name", n=n)
        return SeatPlan(kind="me", name=name)
    if seat == "open":
        return SeatPlan(kind="open")
    if is_user_bot(seat):
        check_bot(seat)
    elif seat not in LEVELS:
        known = OneOf(("me", "me:Name", "open", *LEVELS, *installed_bots(), "FILE.py:NAME"))
        raise BadInput("no_such_seat", n=n, typed=seat[:40], known=known)
    return SeatPlan(kind="bot", level=seat)


def create_table(plan: TablePlan, database: str) -> str:
    """Store a planned table; return its path, with the seat tokens in the fragment."""
    race = plan.race
    more: dict[str, Any] = {"differences": differences(get_game(race.game), race.edition_text)} if race.edition_text else {}
    start = start_record(race, plan.seats, pace="brisk", listed=False, **more)
    store = Store(database)
    table = new_id()
    store.create(TableRow(table, start, Journal(start).summary()))
    store.close()
    keys = "&".join(f"seat={key.seat}&secret={key.secret}" for key in plan.seat_tokens)
    return f"/table/{table}#{keys}"


def play_in_browser(
    plan: TablePlan | None,
    *,
    port: int,
    database: str,
    browser: bool,
    open_to_network: bool = False,
    language: str = "",
    bot_seconds: float = BOT_TIMEOUT,
) -> None:
    """Run the server on this computer or for its network, and open the browser at the lobby or at the planned table."""
    check_file(database)
    listens = "0.0.0.0" if open_to_network else "127.0.0.1"
    with lock_database(database) as held, listen_at(listens, port, at_once=True) as listening:
        path = create_table(plan, database) if plan is not None else "/"
        Store(database).close()  # report a database that cannot be opened before printing URLs
        number = listening.getsockname()[1]
        here = f"http://127.0.0.1:{number}"
        held.write_url(f"{here}/")
        words = cli_localization(cli_language())
        lines = [words.text("said.here", address=f"{here}{_with_language(path, language)}")]
        if open_to_network:
            lines += _invitation_lines(path.partition("#")[0], number, words)
        elif plan is not None and any(place.kind == "open" for place in plan.seats):
            lines.append(words.text("said.open_here_only"))
        lines.append(words.text("said.keep_running"))
        sys.stdout.write("\n".join(lines) + "\n")
        sys.stdout.flush()
        if browser:
            address = f"{here}{_with_language(path, language)}"
            threading.Thread(target=_open_when_up, args=(address,), daemon=True).start()
        own = () if plan is None else plan.user_bots
        settings = Settings(database, allowed_hosts=(), listen_host=listens, user_bots=own, bot_seconds=bot_seconds)
        if open_to_network:
            _run(listening, settings)
        else:
            _run(listening, replace(settings, rate=0), lan=LanAccess())


def _with_language(path: str, language: str) -> str:
    if not language:
        return path
    head, mark, tail = path.partition("#")
    return f"{head}?lang={language}{mark}{tail}"


def _invitation_lines(path: str, port: int, words: Localization) -> list[str]:
    """Return the invitation links for other devices; they contain the id of the table, but no seat token."""
    links = [f"  http://{address}:{port}{path}" for address in host_names.lan_ips()]
    return [words.text("said.friends", n=len(links)), *links]


def serve(settings: Settings, *, host: str, port: int, workers: int = 1) -> None:
    """Serve tables until interrupted."""
    if workers > 1 and settings.database.startswith("sqlite"):
        raise BadInput("processes_need_postgres")
    if settings.remote_workers and settings.database.startswith("sqlite"):
        raise BadInput("remote_workers_need_postgres")
    check_file(settings.database)
    if not settings.database.startswith("sqlite"):
        listen_at(settings.internal_host, 0).close()  # report an unavailable host before printing URLs
    with lock_database(settings.database) as held, listen_at(host, port, at_once=workers == 1) as listening:
        Store(settings.database).close()  # report a database that cannot be opened before printing URLs
        name, number = listening.getsockname()[:2]
        everywhere = name in ("0.0.0.0", "::")
        hosts = ["127.0.0.1", *host_names.lan_ips()] if everywhere else [name]
        held.write_url(f"http://{_in_url(hosts[0])}:{number}/")
        words = cli_localization(cli_language())
        lines = [words.text("said.here", address=f"http://{_in_url(hosts[0])}:{number}/")]
        if everywhere:
            lines += [words.text("said.others", address=f"http://{_in_url(host)}:{number}/") for host in hosts[1:]]
        sys.stdout.write("\n".join(lines) + "\n")
        sys.stdout.flush()
        _run(listening, replace(settings, listen_host=name), workers)


def _in_url(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def listen_at(host: str, port: int, *, at_once: bool = False) -> socket.socket:
    """Bind a port. With `at_once` also listen, so that early clients wait for the server; else its processes listen."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if hasattr(socket, "TCP_USER_TIMEOUT"):  # disconnects a client that reads nothing
        listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, TCP_TIMEOUT_MS)
    try:
        listening.bind((host, port))
        if at_once:
            listening.listen()
    except (OSError, OverflowError) as error:
        listening.close()
        raise BadInput("cannot_listen", host=host, port=str(port), why=error) from None
    return listening


def _run(listening: socket.socket, settings: Settings, workers: int = 1, lan: LanAccess | None = None) -> None:
    raise_open_files()
    given = {**protocols.uvicorn_settings(), "log_level": "warning", "timeout_graceful_shutdown": 5, "timeout_keep_alive": 60}
    if workers == 1:
        tune_gc()
        server = uvicorn.Server(uvicorn.Config(create_app(settings, lan=lan), **given))
        if lan is not None:
            lan.attach(partial(serve_at, server, port=listening.getsockname()[1]))
        with (
            server.capture_signals(),  # after a signal before the start, it starts and stops in order
            contextlib.closing(server.serve(sockets=[listening])) as serving,  # in case it is stopped before it has started
            asyncio.Runner(loop_factory=server.config.get_loop_factory()) as runner,
        ):
            runner.run(serving)
        return
    to_environment(settings)
    app = "hippodrome.server.app:from_environment"
    if os.name == "nt":  # stopping processes works differently there, and uvicorn supports it
        host, port = listening.getsockname()[:2]
        listening.close()  # the processes bind it again and share it
        uvicorn.run(app, factory=True, workers=workers, host=host, port=port, **given)
    elif not Supervisor(uvicorn.Config(app, factory=True, **given), [listening], workers).run():
        sys.exit(EXIT_CANNOT_START)


async def serve_at(server: uvicorn.Server, host: str, port: int) -> None:
    """Let a running server listen at another host as well; OSError if that fails."""
    try:
        listening = listen_at(host, port, at_once=True)
    except BadInput as error:
        raise OSError(str(error)) from None
    config = server.config

    def create_protocol() -> asyncio.Protocol:
        return config.http_protocol_class(config=config, server_state=server.server_state, app_state=server.lifespan.state)  # type: ignore[call-arg]

    loop = asyncio.get_running_loop()
    server.servers.append(await loop.create_server(create_protocol, sock=listening, backlog=config.backlog))


def raise_open_files() -> None:
    """Raise the limit of open files for this process and its children, up to MAX_OPEN_FILES or the system's hard limit."""
    if resource is None:
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MAX_OPEN_FILES if hard == resource.RLIM_INFINITY else min(hard, MAX_OPEN_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def _open_when_up(address: str) -> None:
    """Open the browser once the server responds, or after 100 attempts."""
    for _ in range(100):
        try:
            urlopen(address.partition("#")[0], timeout=1).close()
            break
        except OSError:
            time.sleep(0.1)
    webbrowser.open(address)
