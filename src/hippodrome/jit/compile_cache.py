"""Functions compiled by numba when first called, with an on-disk cache.

numba detects changes of a function's file, but not of the functions it calls. So compiled code is stored in a directory named
after the digest of its module and of all modules that it imports. If any of them changes, nothing stale is loaded; changes of
other modules cost nothing.
"""

from __future__ import annotations

import hashlib
import os
import re
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import cache
from importlib import import_module, resources
from pathlib import Path
from typing import Any, TypeVar, cast

numba: Any = import_module("numba")
types: Any = import_module("numba.core.types")
_ByDirectory: Any = import_module("numba.core.caching").UserProvidedCacheLocator

TESTED_NUMBA_VERSIONS = ("0.68",)
"""Versions of numba whose internals `inline.py` supports; with others, parts are compiled like any function, which is
slower."""

_inline_options: dict[str, Any] = {}
if numba.__version__.rpartition(".")[0] in TESTED_NUMBA_VERSIONS:
    _inline_options["pipeline_class"] = import_module("hippodrome.jit.inline").PartCompiler

_NO_ALLOCATION: dict[str, Any] = {"_nrt": False}
"""Compiled functions allocate no arrays: the caller owns all buffers that they write to. So numba need not count references to
arrays at every call. A function that did allocate one would not compile."""

F = TypeVar("F", bound=Callable[..., Any])
Record = Any
"""One record of a NumPy structured array; compiled functions change it in place."""


def compiled(function: F) -> F:
    """Compile a function for other compiled functions only: it is inlined into them."""
    dispatcher = numba.njit(
        error_model="numpy", no_cpython_wrapper=True, no_cfunc_wrapper=True, **_NO_ALLOCATION, **_inline_options
    )(function)
    by_types = dispatcher.get_call_template

    def by_wide_types(args: list[Any], kws: dict[str, Any]) -> Any:
        return by_types([_wide(arg) for arg in args], kws)

    dispatcher.get_call_template = by_wide_types
    return cast(F, dispatcher)


def _wide(arg: Any) -> Any:
    """Return the type as which an argument is passed on: integers as 64 bits, constants like any number.

    Otherwise numba compiles a function again for every width of a field and every constant: three times the time.
    """
    arg = types.unliteral(arg)
    return types.int64 if isinstance(arg, types.Integer) and arg != types.uint64 else arg


def entry(function: F) -> F:
    """Compile a function to call from Python, cached on disk with everything it calls.

    It releases the GIL, so threads share the cores.
    """
    directory = cache_dir(function.__module__)
    settings = numba.config
    before = settings.CACHE_DIR, getattr(settings, "CACHE_LOCATOR_CLASSES", "")
    if directory is not None:  # numba reads these now, and only now; others may have their own
        settings.CACHE_DIR, settings.CACHE_LOCATOR_CLASSES = str(directory), f"{__name__}.{CacheLocator.__name__}"
    try:
        return cast(F, numba.njit(cache=directory is not None, nogil=True, error_model="numpy", **_NO_ALLOCATION)(function))
    finally:
        settings.CACHE_DIR, settings.CACHE_LOCATOR_CLASSES = before


class CacheLocator(_ByDirectory):  # type: ignore[misc]
    """Cache locator for numba: uses the given directory, independent of the source path. Two copies of the same source, such as
    a checkout and its installation, share the cache."""

    @classmethod
    def get_suitable_cache_subpath(cls, py_file: str) -> str:
        """Return a constant: numba would use the path of the source."""
        return Path(py_file).stem


@cache
def cache_dir(module: str) -> Path | None:
    """Return the directory for a module's compiled code: in the user's cache directory, or else a temporary one; None if there
    is none."""
    for room in _cache_roots():
        try:
            path = room / "hippodrome" / f"jit-{_source_digest(module)}"
            path.mkdir(parents=True, exist_ok=True, mode=0o700)
            with tempfile.TemporaryFile(dir=path):
                return path
        except OSError:
            continue
    return None


def _cache_roots() -> Iterator[Path]:
    for name in ("NUMBA_CACHE_DIR", "XDG_CACHE_HOME"):
        if os.environ.get(name):
            yield Path(os.environ[name])
    if sys.platform == "win32" and os.environ.get("LOCALAPPDATA"):
        yield Path(os.environ["LOCALAPPDATA"])
    with suppress(RuntimeError):
        yield Path.home() / ".cache"
    user = os.getuid() if hasattr(os, "getuid") else os.environ.get("USERNAME", "")
    yield Path(tempfile.gettempdir()) / f"cache-of-{user}"


def _package_of(module: str) -> str:
    """Package of the game that a module belongs to, built-in or plug-in."""
    parts = module.split(".")
    return ".".join(parts[:3]) if parts[:2] == ["hippodrome", "games"] else parts[0]


@cache
def _source_digest(module: str) -> str:
    """Return a short digest of a module, everything it imports from its game and from this package, and the compiler: this
    covers all compiled code and its constants. Changes of a coach, a tally or a picture do not affect it."""
    total = hashlib.sha256(f"{numba.__version__} {sys.version} {module}".encode())
    jit = Path(__file__).parent
    for file in sorted({jit / "compile_cache.py", jit / "inline.py", *sources_of(module)}):
        total.update(file.name.encode() + b"\0" + file.read_bytes())
    return total.hexdigest()[:16]


_IMPORT = re.compile(
    r"^[ \t]*(?:from[ \t]+([\w.]+)[ \t]+import[ \t]+(\([^)]*\)|[^\n]*)|import[ \t]+([\w., \t]+))", re.MULTILINE
)


def sources_of(module: str) -> set[Path]:
    """Return the file of a module, and of every module of its game and of `hippodrome.jit` that it imports, directly or not."""
    package = _package_of(module)
    near, found, left = (package, "hippodrome.jit"), set[Path](), [module]
    while left:
        file = _file_of(left.pop())
        if file is None or file in found:
            continue
        found.add(file)
        text = file.read_text(encoding="utf-8")
        for source, names, plain in _IMPORT.findall(text):
            if source.startswith("."):  # a relative import of a plug-in is not resolved: take all of its package
                left += _modules_of(package)
            of = (
                [source, *(f"{source}.{name}" for name in re.findall(r"\w+", names))]
                if source
                else re.findall(r"[\w.]+", plain)
            )
            left += [name for name in of if any(name == room or name.startswith(f"{room}.") for room in near)]
    return found


def _file_of(module: str) -> Path | None:
    """Source file of a module, without importing it; None if there is no such module."""
    package, _, below = module.partition(".")
    if package not in sys.modules:
        return None
    path = Path(str(resources.files(package))).joinpath(*below.split("."))
    return next((file for file in (path.with_suffix(".py"), path / "__init__.py") if file.is_file()), None)


def _modules_of(package: str) -> list[str]:
    """Every module of a package."""
    room = Path(str(resources.files(package)))
    return [".".join((package, *file.relative_to(room).with_suffix("").parts)) for file in room.glob("**/*.py")]


def is_ready(function: Callable[..., Any]) -> bool:
    """Return whether a compiled function, with all it calls, is in memory or in the disk cache."""
    if getattr(function, "signatures", None):
        return True
    where = cast(Any, function).stats.cache_path  # of its file only: others have functions of the same name
    return where is not None and any(Path(where).glob(f"*.{function.__name__}-*.nbi"))


@contextmanager
def compile_notice(message: str, game: str, function: Callable[..., Any]) -> Iterator[None]:
    """Print a notice on stderr if the block has to compile this function first, which takes a while, once."""
    if is_ready(function):
        yield
        return
    from hippodrome.i18n.error_messages import cli_localization
    from hippodrome.i18n.user_language import cli_language

    line = cli_localization(cli_language()).text(f"said.{message}", game=game)
    if sys.stderr.isatty():
        from rich.console import Console

        with Console(stderr=True).status(line):
            yield
    else:
        sys.stderr.write(f"{line}\n")
        yield
