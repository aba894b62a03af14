"""Commands of this very Hippodrome, each in a process of its own that is forked from one that has imported everything: what
`subprocess.run([sys.executable, "-m", "hippodrome", ...])` does, without a second of importing each time."""

from __future__ import annotations

import atexit
import os
import shutil
import tempfile
from functools import cache
from pathlib import Path

from tests.docs.installed import REPOSITORY, Done, Forks, Running


@cache
def _forks() -> Forks:
    """The process that they are forked from, one for all tests of this one."""
    home = Path(tempfile.mkdtemp(prefix="forked-"))
    path = os.pathsep.join(filter(None, (str(REPOSITORY), os.environ.get("PYTHONPATH"))))
    forks = Forks(home, {**os.environ, "PYTHONPATH": path}, "--as-told")
    atexit.register(shutil.rmtree, home, ignore_errors=True)
    atexit.register(forks.close)
    return forks


def begin(*arguments: str, program: str = "hippodrome", stdin: str = os.devnull, folder: Path | None = None) -> Running:
    """Begin `python -m PROGRAM ARGUMENTS` in a folder, or here, with this environment; `stdin` is a file."""
    command = ["hippodrome"] if program == "hippodrome" else ["python", "-m", program]
    forks = _forks()
    forks.environment = dict(os.environ)
    return forks.begin([*command, *arguments], folder or Path.cwd(), stdin=stdin)


def run(*arguments: str, stdin: str = "", folder: Path | None = None) -> Done:
    """Run `hippodrome ARGUMENTS` to its end; `stdin` is what it reads."""
    if not stdin:
        return begin(*arguments, folder=folder).end()
    with tempfile.NamedTemporaryFile("w", encoding="utf-8") as typed:
        typed.write(stdin)
        typed.flush()
        return begin(*arguments, stdin=typed.name, folder=folder).end()
