"""Compile the fast engines of all games beforehand, so that nobody waits for it later. What is compiled is kept on disk."""

from __future__ import annotations

import gc
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from hippodrome.cli.runner import own_language
from hippodrome.core.errors import BadInput
from hippodrome.games.registry import load_edition, parts_of
from hippodrome.i18n.error_messages import words_in
from hippodrome.i18n.localization import Words
from hippodrome.jit import NotFast, why_not_numba
from hippodrome.jit.ready import check_rules


def warm(games: Sequence[str]) -> None:
    """Compile what each of these games brings, with a progress bar if somebody is waiting for it, and say what was done."""
    missing = why_not_numba()
    if missing is not None:
        raise BadInput("cannot_compile", why=missing)
    work, done = {game: doors(game) for game in games}, list[str]()
    words = words_in(own_language())
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as progress:
        bar = progress.add_task("", total=sum(len(found) for found in work.values()))
        for game, found in work.items():
            progress.update(bar, description=words.text("said.compiling", game=game))
            was_ready, start = all(ready() for ready, _ in found), time.perf_counter()
            for _, open_door in found:
                with uncollected():
                    open_door()
                progress.advance(bar)
            done.append(told(words, game, len(found), was_ready, time.perf_counter() - start) + "\n")
    sys.stdout.writelines(done)


@contextmanager
def uncollected() -> Iterator[None]:
    """Without looking for garbage: compiling makes millions of objects that stay to its end, and to go through them again and
    again takes a tenth of the time."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()


def doors(game: str) -> list[tuple[Callable[[], bool], Callable[[], Any]]]:
    """What Python calls of a game's engine, of its bots and of its batches: whether each is compiled already, and how to have
    it compiled."""
    from hippodrome.jit.compile_cache import is_ready

    parts = parts_of(game)
    if not parts.brings("fast"):
        return []
    edition = load_edition(parts.game)
    seats, options = parts.game.seats[0], parts.game.settle({})
    fast, bots = parts.fast, parts.compiled
    try:
        check_rules(parts, fast)
        nobody = fast.new_races(edition, seats, options, key=0, numbers=())
    except NotFast as reason:
        raise BadInput("no_fast_engine", game=game, why=reason) from None
    found: list[tuple[Callable[[], bool], Callable[[], Any]]] = [
        (lambda: is_ready(bots.PLAYS), lambda: bots.warm_up(edition)),
        (lambda: is_ready(fast.step_races), lambda: fast.step(edition, nobody, None)),
    ]
    if parts.brings("batch"):
        from hippodrome.rl.batch import Batch

        batch = parts.batch
        found.append((lambda: is_ready(batch.step_drafts), lambda: Batch(game, races=1, seats=seats, engine="fast")))
    return found


def told(words: Words, game: str, doors: int, was_ready: bool, seconds: float) -> str:
    """What was done for a game, in words."""
    key = "compiled_before" if was_ready else "compiled"
    return words.text(f"said.{key if doors else 'no_fast_engine'}", game=game, seconds=round(seconds))
