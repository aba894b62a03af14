"""Profile of a compiled engine: memory per race, compile time cold and cached, speed by batch size and by cores."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

import numpy as np
from rich.console import Console
from rich.table import Table as Sheet

from hippodrome.games.registry import get_game, get_plugin, load_edition
from hippodrome.simulation.pool import cores
from hippodrome.terminal.tables import print_table

BATCH_SIZES = (1, 8, 64, 512, 4096)
COMPILE_SCRIPT = """
import time
start = time.process_time()
from hippodrome.games.registry import get_game, load_edition, get_plugin
fast, bots, game = get_plugin("{game}").engine, get_plugin("{game}").compiled_bots, get_game("{game}")
edition, options = load_edition(game), game.resolve_options({{}})
imported = time.process_time()
bots.play_out(edition, fast.new_races(edition, 4, options, key=1, numbers=[]), ["random"] * 4)
print(imported - start, time.process_time() - imported)
"""


def profile_engine(game_name: str, seconds: float, seed: str) -> dict[str, Any]:
    """All figures of one game's engine."""
    from hippodrome.jit.philox import key_from

    fast, compiled = get_plugin(game_name).engine, get_plugin(game_name).compiled_bots
    game = get_game(game_name)
    edition, options, key = load_edition(game), game.resolve_options({}), key_from(seed)

    def play(bot: str, batch: int, number: int) -> int:
        races = fast.new_races(edition, 4, options, key=key, numbers=range(number * batch, (number + 1) * batch))
        return int(compiled.play_out(edition, races, [bot] * 4).sum())

    def step(batch: int, number: int) -> int:
        """From Python: a call for each decision of the whole batch, whoever is over standing still."""
        races = fast.new_races(edition, 4, options, key=key, numbers=range(number * batch, (number + 1) * batch))
        counts, rng = fast.step(edition, races, None), np.random.default_rng(number)
        decisions, open_ = 0, batch
        while open_ * 2 >= batch:
            counts = fast.step(edition, races, np.where(counts > 0, rng.integers(np.maximum(counts, 1)), -1))
            decisions += open_
            open_ = int(np.count_nonzero(counts))
        return decisions

    bots = [bot for bot in compiled.BOTS if bot != "random"]
    return {
        "game": game_name,
        "bytes_a_race": fast.RACE.itemsize,
        "seconds": compile_times(game_name),
        "by_batch": {batch: _decisions_per_second(partial(play, "random", batch), seconds) for batch in BATCH_SIZES},
        "stepped_by_batch": {batch: _decisions_per_second(partial(step, batch), seconds) for batch in BATCH_SIZES},
        "by_bot": {bot: _decisions_per_second(partial(play, bot, 64), seconds) for bot in bots},
        "by_threads": {
            threads: _decisions_per_second(partial(play, "random", 64), seconds, threads) for threads in range(1, cores() + 1)
        },
    }


def compile_times(game: str) -> dict[str, float]:
    """Seconds of the processor to import, to compile with an empty cache, to load what was compiled; in new processes."""
    with tempfile.TemporaryDirectory() as empty:
        environment = os.environ | {"XDG_CACHE_HOME": empty, "NUMBA_CACHE_DIR": ""}
        code = COMPILE_SCRIPT.format(game=game)
        runs = []
        for _ in range(2):
            ran = subprocess.run([sys.executable, "-c", code], env=environment, check=True, capture_output=True, text=True)
            runs.append([float(part) for part in ran.stdout.split()])
    return {"import": round(runs[1][0], 2), "cold compile": round(runs[0][1], 2), "from disk": round(runs[1][1], 2)}


def _decisions_per_second(play: Callable[[int], int], seconds: float, threads: int = 0) -> int:
    """Decisions a second, by the processor's time; over some threads, by the clock."""
    play(0)
    clock = time.perf_counter if threads else time.process_time

    def work(first: int) -> int:
        decisions, number = 0, first
        while clock() < end:
            decisions += play(number)
            number += max(1, threads)
        return decisions

    start = clock()
    end = start + seconds
    with ThreadPoolExecutor(max(1, threads)) as workers:
        decisions = sum(workers.map(work, range(1, max(1, threads) + 1)))
    return round(decisions / (clock() - start))


def print_profiles(games: Sequence[str], seconds: float, seed: str, *, as_json: bool) -> None:
    """The figures of games that have a fast engine, as tables or as one JSON object a game."""
    for game in games:
        found = profile_engine(game, seconds, seed)
        if as_json:
            sys.stdout.write(json.dumps(found) + "\n")
        else:
            show(found, Console())


def show(found: dict[str, Any], console: Console) -> None:
    """The figures as a table."""
    sheet = Sheet("", title=f"The fast engine of {found['game']}", title_justify="left")
    sheet.add_column("", justify="right")
    sheet.add_row("memory a race", f"{found['bytes_a_race']:,} bytes")
    for what, taken in found["seconds"].items():
        sheet.add_row(what, f"{taken:.1f} s")
    for batch, speed in found["by_batch"].items():
        sheet.add_row(f"played out, {batch:,} races a call", f"{speed:,} decisions/s")
    for batch, speed in found["stepped_by_batch"].items():
        sheet.add_row(f"stepped from Python, {batch:,} races a call", f"{speed:,} decisions/s")
    for bot, speed in found["by_bot"].items():
        sheet.add_row(f"{bot}, 64 races a call", f"{speed:,} decisions/s")
    for threads, speed in found["by_threads"].items():
        sheet.add_row(f"{threads} thread{'s' if threads > 1 else ''} by the clock, 64 races a call", f"{speed:,} decisions/s")
    print_table(console, sheet)
