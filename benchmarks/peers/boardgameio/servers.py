"""Servers of boardgame.io, one for each store."""

from __future__ import annotations

import os
import subprocess
from functools import partial
from pathlib import Path

from benchmarks.peers.boardgameio.clients import create_match
from benchmarks.peers.boardgameio.install import SOURCE, node_command, packages_folder
from benchmarks.peers.systems import Started, System
from hippodrome.core.errors import BadInput

STORES = ("memory", "sqlite", "file")
"""The store without a disk, the SQLite store of this folder (sqlite_store.js), and the package's FlatFile."""


def peer(store: str) -> System:
    """Return boardgame.io's server with one of the STORES."""
    return System(f"boardgame.io {store}", partial(start_peer, store), create_match)


def start_peer(store: str, folder: Path) -> Started:
    """Start the server with its data in a folder, listening on 127.0.0.1 only."""
    command = [str(node_command()), "--disable-warning=ExperimentalWarning", str(SOURCE / "server.js")]
    command += ["--store", store, "--folder", str(folder)]
    environment = {**os.environ, "NODE_ENV": "production", "NODE_PATH": str(packages_folder() / "node_modules")}
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
    assert server.stdout is not None
    url = server.stdout.readline().strip().rpartition(" ")[2]
    if not url:
        raise BadInput(f"the boardgame.io server ended with code {server.wait()}")
    return server, url
