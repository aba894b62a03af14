"""Host tables for others; work for a server on another machine."""

from __future__ import annotations

from typing import Annotated

import typer

from hippodrome.cli.options import Database
from hippodrome.core.errors import BadInput
from hippodrome.i18n.user_language import cli_language


def serve(
    host: Annotated[str, typer.Option(metavar="H")] = "127.0.0.1",
    port: Annotated[int, typer.Option(metavar="P", min=0, max=65535)] = 8000,
    database: Database = "",
    workers: Annotated[int, typer.Option(metavar="N", min=1, max=64)] = 1,
    rate: Annotated[float, typer.Option(metavar="N", min=0)] = 30.0,
    logs: Annotated[str, typer.Option(metavar="LEVEL")] = "",
    address: Annotated[str, typer.Option(metavar="URL")] = "",
    names: Annotated[str, typer.Option(metavar="NAMES")] = "",
    door: Annotated[str, typer.Option(metavar="H")] = "127.0.0.1",
    expire_waiting: Annotated[float, typer.Option(metavar="N", min=0)] = 7.0,
    expire_unopened: Annotated[float, typer.Option(metavar="N", min=0)] = 365.0,
    thinkers: Annotated[bool, typer.Option("--thinkers")] = False,
    check: Annotated[bool, typer.Option("--check")] = False,
    json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    """Host tables for everybody who has the address.

    Example: hippodrome serve --host 0.0.0.0 --port 8000 --database sqlite:///club.db

    Example: hippodrome serve --check --host 0.0.0.0 --port 8000 --database sqlite:///club.db
    """
    from hippodrome.server.app import Settings
    from hippodrome.server.http.hosts import parse_allowed_hosts, parse_public_url
    from hippodrome.server.preflight import DeploymentConfig, check_log_level
    from hippodrome.server.preflight import check as check_set_up
    from hippodrome.server.run import default_database
    from hippodrome.server.run import serve as host_tables

    if check:
        given = DeploymentConfig(host, port, database, workers, logs, address, names, thinkers)
        raise typer.Exit(check_set_up(given, language=cli_language(), as_json=json))
    if json:
        raise BadInput("json_without_check")
    check_log_level(logs)
    known, called = parse_public_url(address), parse_allowed_hosts(names)
    where = database or default_database()
    settings = Settings(
        where,
        rate=rate,
        burst=int(rate * 10),
        log_level=logs,
        public_url=known,
        allowed_hosts=called,
        expire_waiting=expire_waiting,
        expire_unopened=expire_unopened,
        remote_workers=thinkers,
        internal_host=door,
    )
    host_tables(settings, host=host, port=port, workers=workers)


def worker(
    database: Annotated[str, typer.Option("--database", metavar="URL")],
    processes: Annotated[int, typer.Option(metavar="N", min=0, max=1024)] = 0,
) -> None:
    """Think for servers that were started with --thinkers: bots that search, hints, reviews. On as many machines as you like;
    one that is stopped, or dies, leaves its thoughts to the others.

    Example: hippodrome worker --database postgresql://thinker@database.lan/hippodrome --processes 8
    """
    try:
        from hippodrome.server.workers.remote_worker import run_workers as think_for_others
    except ModuleNotFoundError:
        raise BadInput("needs_psycopg") from None
    think_for_others(database, processes)
