"""Precompiles the engines of all games, so that nothing has to be compiled later. Compiled code is cached on disk."""

from __future__ import annotations

import gc
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from hippodrome.core.errors import BadInput
from hippodrome.games.registry import get_plugin, load_edition
from hippodrome.i18n.error_messages import cli_localization
from hippodrome.i18n.localization import Localization
from hippodrome.i18n.user_language import cli_language
from hippodrome.jit import UnsupportedByEngine, why_not_numba
from hippodrome.jit.ready import check_rules


def precompile(games: Sequence[str]) -> None:
    """Compile the entry points of these games, with a progress bar on a terminal, and print the results."""
    missing = why_not_numba()
    if missing is not None:
        raise BadInput("cannot_compile", why=missing)
    work, done = {game: entry_points(game) for game in games}, list[str]()
    words = cli_localization(cli_language())
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as progress:
        bar = progress.add_task("", total=sum(len(found) for found in work.values()))
        for game, found in work.items():
            progress.update(bar, description=words.text("said.compiling", game=game))
            was_ready, start = all(ready() for ready, _ in found), time.perf_counter()
            for _, open_door in found:
                with gc_disabled():
                    open_door()
                progress.advance(bar)
            done.append(result_text(words, game, len(found), was_ready, time.perf_counter() - start) + "\n")
    sys.stdout.writelines(done)


@contextmanager
def gc_disabled() -> Iterator[None]:
    """Disable garbage collection: compiling creates millions of objects that live to its end, and traversing them repeatedly
    takes a tenth of the time."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()


def entry_points(game: str) -> list[tuple[Callable[[], bool], Callable[[], Any]]]:
    """Return the compiled entry points of a game's engine, bots and batches: for each a check whether it is compiled, and a
    call that compiles it."""
    from hippodrome.jit.compile_cache import is_ready

    parts = get_plugin(game)
    if not parts.provides("engine"):
        return []
    edition = load_edition(parts.game)
    seats, options = parts.game.seats[0], parts.game.resolve_options({})
    fast, bots = parts.engine, parts.compiled_bots
    try:
        check_rules(parts, fast)
        nobody = fast.new_races(edition, seats, options, key=0, numbers=())
    except UnsupportedByEngine as reason:
        raise BadInput("no_fast_engine", game=game, why=reason) from None
    found: list[tuple[Callable[[], bool], Callable[[], Any]]] = [
        (lambda: is_ready(bots.ENTRY_POINT), lambda: bots.precompile(edition)),
        (lambda: is_ready(fast.step_races), lambda: fast.step(edition, nobody, None)),
    ]
    if parts.provides("batch_encoding"):
        from hippodrome.rl.batch import Batch

        batch = parts.batch_encoding
        found.append((lambda: is_ready(batch.step_drafts), lambda: Batch(game, races=1, seats=seats, engine="fast")))
    return found


def result_text(words: Localization, game: str, entries: int, was_ready: bool, seconds: float) -> str:
    """Localized result line for a game."""
    key = "compiled_before" if was_ready else "compiled"
    return words.text(f"said.{key if entries else 'no_fast_engine'}", game=game, seconds=round(seconds))
