"""Run a server; run a worker for servers on other machines."""

from __future__ import annotations

from typing import Annotated

import typer

from hippodrome.cli.options import Database
from hippodrome.core.errors import BadInput
from hippodrome.i18n.user_language import cli_language


def serve(
    host: Annotated[str, typer.Option(metavar="HOST")] = "127.0.0.1",
    port: Annotated[int, typer.Option(metavar="PORT", min=0, max=65535)] = 8000,
    database: Database = "",
    workers: Annotated[int, typer.Option(metavar="N", min=1, max=64)] = 1,
    rate_limit: Annotated[float, typer.Option(metavar="N", min=0)] = 30.0,
    log_level: Annotated[str, typer.Option(metavar="LEVEL")] = "",
    public_url: Annotated[str, typer.Option(metavar="URL")] = "",
    allowed_hosts: Annotated[str, typer.Option(metavar="HOSTS")] = "",
    internal_host: Annotated[str, typer.Option(metavar="HOST")] = "127.0.0.1",
    expire_waiting: Annotated[float, typer.Option(metavar="DAYS", min=0)] = 7.0,
    expire_unopened: Annotated[float, typer.Option(metavar="DAYS", min=0)] = 365.0,
    remote_workers: Annotated[bool, typer.Option("--remote-workers")] = False,
    check: Annotated[bool, typer.Option("--check")] = False,
    json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    """Run a server that others can join.

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
        given = DeploymentConfig(host, port, database, workers, log_level, public_url, allowed_hosts, remote_workers)
        raise typer.Exit(check_set_up(given, language=cli_language(), as_json=json))
    if json:
        raise BadInput("json_without_check")
    check_log_level(log_level)
    url, hosts = parse_public_url(public_url), parse_allowed_hosts(allowed_hosts)
    where = database or default_database()
    settings = Settings(
        where,
        rate=rate_limit,
        burst=int(rate_limit * 10),
        log_level=log_level,
        public_url=url,
        allowed_hosts=hosts,
        expire_waiting=expire_waiting,
        expire_unopened=expire_unopened,
        remote_workers=remote_workers,
        internal_host=internal_host,
    )
    host_tables(settings, host=host, port=port, workers=workers)


def worker(
    database: Annotated[str, typer.Option("--database", metavar="URL")],
    processes: Annotated[int, typer.Option(metavar="N", min=0, max=1024)] = 0,
) -> None:
    """Run bot searches, hints and reviews for servers started with --remote-workers.

    Run it on as many machines as you like. If one stops or dies, the others take over its jobs.

    Example: hippodrome worker --database postgresql://worker@database.lan/hippodrome --processes 8
    """
    try:
        from hippodrome.server.workers.remote_worker import run_workers
    except ModuleNotFoundError:
        raise BadInput("needs_psycopg") from None
    run_workers(database, processes)
