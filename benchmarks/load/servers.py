"""Servers for a load test: one process, several that share a port, or several behind nginx (docs/host/nginx.md)."""

from __future__ import annotations

import os
import resource
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from urllib.request import Request, urlopen

from benchmarks.load.usage import Groups, database_process, memory_mb
from hippodrome.core.errors import BadInput

NGINX = """
worker_processes 1;
pid {home}/nginx.pid;
error_log {home}/nginx.log warn;
worker_rlimit_nofile {files};
events {{ worker_connections {files}; }}
http {{
    access_log off;
    client_body_temp_path {home}; proxy_temp_path {home}; fastcgi_temp_path {home};
    uwsgi_temp_path {home}; scgi_temp_path {home};
    map $request_id $hippodrome_chance {{ "~^(?<chance>.{{8}})" $chance; }}
    map "$request_method $uri" $hippodrome_table {{
        "~^POST /api/tables$"                        $hippodrome_chance;
        "~^[A-Z]+ /api/tables/(?<name>[^/]{{1,8}})"  $name;
        default                                      $remote_addr;
    }}
    map $http_upgrade $hippodrome_connection {{ default upgrade; "" ""; }}
    upstream hippodrome {{
        hash $hippodrome_table consistent;
{servers}
        keepalive 64;
    }}
    server {{
        listen 127.0.0.1:{port} backlog=4096;
        location / {{
            proxy_pass http://hippodrome;
            proxy_http_version 1.1;
            proxy_set_header Host $http_host;
            proxy_set_header X-Forwarded-For $remote_addr;
            proxy_set_header Hippodrome-Near $hippodrome_table;
            proxy_set_header Upgrade $http_upgrade;
            proxy_set_header Connection $hippodrome_connection;
            proxy_read_timeout 1h;
            proxy_next_upstream error timeout;
            proxy_connect_timeout 2s;
        }}
    }}
}}
"""


@dataclass
class Servers:
    """The servers under load: their URLs and processes."""

    urls: list[str]
    processes: list[subprocess.Popen[str]]
    groups: dict[str, list[int]] = field(default_factory=dict)

    @property
    def process_groups(self) -> Groups:
        """The first process of each family that works for this."""
        return {name: roots for name, roots in self.groups.items() if roots}

    def memory(self) -> float:
        """Megabytes that the servers hold."""
        return sum(memory_mb(process.pid) for process in self.processes)


@contextmanager
def run_servers(database: str, home: Path, *, workers: int = 1, processes: int = 1, nginx: bool = True) -> Iterator[Servers]:
    """Servers over a database: so many processes, each with so many workers; several stand behind nginx, if that is wanted."""
    with ExitStack() as stack:
        started = [stack.enter_context(run_server(database, workers)) for _ in range(processes)]
        addresses = [address for _, address in started]
        servers = Servers(addresses, [process for process, _ in started])
        servers.groups = {"servers": [process.pid for process, _ in started], "database": database_process(database)}
        if processes > 1 and nginx:
            proxy, address = stack.enter_context(_run_nginx(home, addresses))
            servers.urls, servers.groups["proxy"] = [address], [proxy]
        yield servers


@contextmanager
def run_server(database: str, workers: int = 1) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A server until the end of this, and its address."""
    server, address = start_server(database, workers)
    try:
        yield server, address
    finally:
        server.terminate()
        server.wait(30)


def start_server(
    database: str, workers: int = 1, *, port: int = 0, more: Sequence[str] = ()
) -> tuple[subprocess.Popen[str], str]:
    """A server of its own, and its address."""
    command = [sys.executable, "-m", "hippodrome", "serve", "--port", str(port), "--rate-limit", "0", "--database", database]
    command += ["--workers", str(workers), *more]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env={**os.environ, "PYTHONUNBUFFERED": "1"})
    assert server.stdout is not None
    address = server.stdout.readline().strip().rpartition(" ")[2].rstrip("/")
    if not address:
        raise SystemExit(server.wait(30))  # it has said why
    _wait_until_up(address)
    return server, address


@contextmanager
def _run_nginx(home: Path, urls: Sequence[str]) -> Iterator[tuple[int, str]]:
    """Debian's nginx before some servers, a table always at the same one; its process and its address."""
    program = shutil.which("nginx", path=f"{os.environ.get('PATH', '')}:/usr/sbin")
    if program is None:
        raise BadInput("there is no nginx here: install it (apt-get install nginx-light), or use --no-nginx")
    port, files = free_port(), resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    lines = "\n".join(f"        server {address.removeprefix('http://')};" for address in urls)
    config = home / "nginx.conf"
    config.write_text(NGINX.format(home=home, files=files, port=port, servers=lines))
    proxy = subprocess.Popen([program, "-c", str(config), "-g", "daemon off;", "-e", str(home / "nginx.log")])
    try:
        _wait_until_up(f"http://127.0.0.1:{port}")
        yield proxy.pid, f"http://127.0.0.1:{port}"
    finally:
        proxy.terminate()
        proxy.wait(30)


def free_port() -> int:
    """A port that nobody listens at."""
    with socket.socket() as tried:
        tried.bind(("127.0.0.1", 0))
        return int(tried.getsockname()[1])


def raise_file_limit() -> None:
    """Let this process, and those it starts, have as many connections as the machine allows."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def _wait_until_up(url: str) -> None:
    for _ in range(300):
        try:
            urlopen(Request(f"{url}/health"), timeout=5).close()
            return
        except OSError:
            time.sleep(0.1)
    raise BadInput("the server does not answer")
