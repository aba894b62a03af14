"""User bots: `./my_bot.py:bot`, `package.module:name`, or the name of an entry point in the group `hippodrome.bots`.

A bot is a function `bot(pov, rng)` that returns one of `pov.options` or its text; or a class, which is instantiated once per
seat and race, and whose instances are called like the function. Loading a bot runs its code: only users at their own command
line may name one, never a request, a database or a race file.
"""

from __future__ import annotations

import contextlib
import hashlib
import inspect
import os
import sys
from collections.abc import Callable, Iterator
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

from hippodrome.bots import LEVELS, check_level, parse_search_factor
from hippodrome.core.errors import BadInput
from hippodrome.core.safe_text import is_printable, sanitize
from hippodrome.core.table import Pov

ENTRY_POINT_GROUP = "hippodrome.bots"
MAX_NAME_CHARS = 64
"""Maximum length of a bot's name, which race files contain."""
MAX_PATH_CHARS = 1000
"""Limit for names that are not stored anywhere, such as long file paths."""

UserBot = Callable[[Pov, Random], Any]

_loading: list[str] = []
_registered: dict[str, UserBot] = {}


@cache
def installed_bots() -> dict[str, EntryPoint]:
    """Bots of installed packages by name, looked up once; names of built-in levels are reserved."""
    return {entry.name: entry for entry in entry_points(group=ENTRY_POINT_GROUP) if entry.name not in LEVELS}


def is_user_bot(name: str) -> bool:
    """Return whether a name is that of a user bot, not of a built-in level."""
    return name not in LEVELS and (":" in name or name in _registered or name in installed_bots())


def check_bot(name: str, game: str | None = None, *, allow_factor: bool = False) -> None:
    """Raise BadInput for an unknown bot, built-in or user-supplied; with `allow_factor` a built-in one may have a search
    factor."""
    if not is_user_bot(name):
        level = parse_search_factor(name)[0] if allow_factor else name
        check_level(level, game, [*installed_bots(), "FILE.py:NAME", "package.module:NAME"])
    else:
        load_bot(name)


def load_bot(name: str) -> UserBot:
    """Load a user bot."""
    found = _registered.get(name) or _load(name)
    return found() if isinstance(found, type) else found


@cache
def _load(name: str) -> Any:
    found = _find(name, MAX_NAME_CHARS)
    _check_call(name, found)
    return found


def load_callable(found: str | Callable[..., Any], called: str) -> Callable[..., Any]:
    """Load a user-supplied callable that is not a bot, such as a policy: itself, or FILE.py:NAME."""
    if not callable(found):
        if ":" not in found:
            raise BadInput("no_function", name=found[:60], called=called)
        name, found = found, _find(found, MAX_PATH_CHARS)
        if not callable(found):
            raise BadInput("not_callable", name=name, called=called)
    return found


def _find(name: str, max_chars: int) -> Any:
    """Resolve a name in a file or a package."""
    if len(name) > max_chars or not is_printable(name):
        raise BadInput("name_too_long", name=sanitize(name[:max_chars]), most=max_chars)
    entry = installed_bots().get(name)
    where, _, what = (entry.value if entry is not None else name).rpartition(":")
    with _loading_errors(name):
        module = _from_file(where) if where.endswith(".py") else _from_package(where)
    found: Any = module
    for part in what.split("."):
        if not hasattr(found, part):
            there = [
                n
                for n, value in vars(module).items()
                if callable(value) and getattr(value, "__module__", "") == module.__name__
            ]
            key = "module_lacks" if there else "module_is_empty"
            raise BadInput(key, name=name, module=where, part=what, there=there)
        found = getattr(found, part)
    return found


def _from_file(where: str) -> ModuleType:
    path = Path(where)
    if not path.is_file():
        raise BadInput("no_file", file=where)
    called = f"hippodrome_own_{path.stem}_{hashlib.sha256(str(path.resolve()).encode()).hexdigest()[:8]}"
    if called in sys.modules:
        return sys.modules[called]
    if (folder := str(path.resolve().parent)) not in sys.path:
        sys.path.append(folder)  # for modules in the same folder
    spec = spec_from_file_location(called, path)
    assert spec is not None and spec.loader is not None
    module = sys.modules[called] = module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[called]
        raise
    return module


def _from_package(where: str) -> ModuleType:
    if not all(part.isidentifier() for part in where.split(".")):
        raise BadInput("no_module", module=where)
    if os.getcwd() not in sys.path:
        sys.path.append(os.getcwd())
    return import_module(where)


@contextlib.contextmanager
def _loading_errors(name: str) -> Iterator[None]:
    """Turn errors while a bot is being loaded into a one-line BadInput."""
    _loading.append(name)
    try:
        yield
    except BadInput as error:
        raise BadInput("cannot_load", name=name, why=error) from None
    except (Exception, SystemExit) as error:
        line = error.__traceback__
        while line is not None and line.tb_next is not None:
            line = line.tb_next
        file = "" if line is None else Path(line.tb_frame.f_code.co_filename).name
        values: dict[str, Any] = {"name": name, "kind": type(error).__name__, "why": sanitize(str(error))}
        if line is None or not file.endswith(".py"):
            raise BadInput("cannot_load_raised", **values) from None
        raise BadInput("cannot_load_raised_at", **values, file=file, line=line.tb_lineno) from None
    finally:
        _loading.pop()


def _check_call(name: str, found: Any) -> None:
    """Raise BadInput if the object cannot be called as a bot."""
    if not callable(found):
        raise BadInput("bot_no_function", name=name)
    with contextlib.suppress(ValueError):  # some callables written in C have no signature
        try:
            inspect.signature(found.__call__ if isinstance(found, type) else found).bind(
                *([None] * (2 + isinstance(found, type)))
            )
            if isinstance(found, type):
                inspect.signature(found).bind()
        except TypeError:
            raise BadInput("bot_wrong_function", name=name) from None


def check_not_loading() -> None:
    """Raise BadInput while a script that contains a bot is being imported: its other work must not run again."""
    if _loading:
        raise BadInput("called_while_reading")


# Functions as bots ------------------------------------------------------------------------------------------------------


def bot_name(bot: str | UserBot) -> str:
    """Return the name of a bot that may be a function: its import path, or else a name within this process only."""
    if isinstance(bot, str):
        return bot
    module, name = getattr(bot, "__module__", "") or "", getattr(bot, "__qualname__", type(bot).__qualname__)
    spec = f"{module}:{name}"[-MAX_NAME_CHARS:]
    found: Any = sys.modules.get(module) if module != "__main__" else None
    for part in name.split("."):
        found = getattr(found, part, None)
    if found is bot:
        return spec
    _check_call(spec, bot)
    number = 1
    while _registered.get(numbered := spec if number == 1 else f"{spec}-{number}", bot) is not bot:
        number += 1
    _registered[numbered] = bot
    return numbered


def is_process_local(name: str) -> bool:
    """Return whether a bot is a function of this process that no other process can import."""
    return name in _registered
