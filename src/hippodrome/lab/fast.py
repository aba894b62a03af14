"""Simulations on the fast engine of a game: the module `games/<game>/fast`, if there is one.

Such a module has `box_of(edition)` (NotFast if it cannot), `new_races`, `bots_by_number`, `play_out`, `finished` and PLAYS.
Its luck is counted, not hashed (native/luck.py), so race i of a seed is another race than on the rules text; what comes of
many is the same. Threads share the cores; the result is the same however many there are.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from hippodrome.games import find
from hippodrome.native import NotFast, why_not_numba

if TYPE_CHECKING:
    from hippodrome.lab.simulate import Counts, Plan

RACES_A_CHUNK = 256
"""A thread's bite: enough to forget the call, few enough to stay in the processor's own memory."""


def why_not_fast(plan: Plan) -> str | None:
    """Why a plan has to run on the rules text; None if the fast engine knows all that is in it."""
    if find_spec(_module(plan.game)) is None:
        return f"there is none for {plan.game}"
    missing = why_not_numba()
    if missing is not None:
        return missing
    try:
        fast, edition = _loaded(plan.game, plan.edition, plan.edition_text)
        fast.bots_by_number(plan.seats)
        fast.box_of(edition)
    except NotFast as reason:
        return str(reason)
    return None


def _module(game: str) -> str:
    return f"hippodrome.games.{game.replace('-', '_')}.fast"


@cache
def _loaded(game: str, edition: str, text: str) -> tuple[Any, Any]:
    return import_module(_module(game)), find(game).read_edition(text, edition)


def race_fast(plan: Plan, jobs: int) -> Iterator[Counts]:
    """Race all deals of a plan, in this thread or in several."""
    from hippodrome.lab.simulate import chunks_of

    compile_for(plan)
    chunks = chunks_of(plan, RACES_A_CHUNK)
    jobs = min(jobs, -(-plan.games // RACES_A_CHUNK))
    if jobs <= 1:
        for chunk in chunks:
            yield race_deals(plan, chunk)
        return
    workers = ThreadPoolExecutor(jobs)
    try:
        running: set[Future[Counts]] = {
            workers.submit(race_deals, plan, chunk) for _, chunk in zip(range(jobs * 2), chunks, strict=False)
        }
        while running:
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()
            running |= {workers.submit(race_deals, plan, chunk) for _, chunk in zip(done, chunks, strict=False)}
    finally:
        workers.shutdown(cancel_futures=True)


def compile_for(plan: Plan) -> None:
    """Have the engine compiled, and say so if that takes a while."""
    from hippodrome.native.compiled import telling_of_compiling

    fast, _ = _loaded(plan.game, plan.edition, plan.edition_text)
    with telling_of_compiling(plan.game, fast.PLAYS):
        _race(plan, range(0))


def _race(plan: Plan, deals: range) -> tuple[Any, Any, Any]:
    """Race some deals: their races when they are over, the decisions of each, and who sat where."""
    import numpy as np

    from hippodrome.native.luck import key_from

    fast, edition = _loaded(plan.game, plan.edition, plan.edition_text)
    turns, seats = plan.turns_of_the_table, len(plan.seats)
    numbers = np.arange(deals.start * turns, deals.stop * turns)
    around = (np.arange(seats) + (numbers % turns)[:, None]) % seats  # who sits at each place
    races = fast.new_races(edition, seats, dict(plan.options), key=key_from(f"luck/{plan.seed}"), numbers=numbers // turns)
    races["thoughts"]["key"] = key_from(f"thoughts/{plan.seed}")
    races["thoughts"]["race"] = numbers
    decisions = fast.play_out(edition, races, fast.bots_by_number(plan.seats)[around])
    return races, decisions, around


def race_deals(plan: Plan, deals: range) -> Counts:
    """Race some deals, each in every turn of the table that the plan has, and count what came of them."""
    import numpy as np

    from hippodrome.lab.simulate import Counts

    fast, edition = _loaded(plan.game, plan.edition, plan.edition_text)
    races, decisions, around = _race(plan, deals)
    came = fast.finished(edition, races)
    won = came.winner >= 0
    counts = Counts(decisions=int(decisions.sum()), nobody=int((~won).sum()))
    winners = around[np.arange(len(races)), came.winner]  # where somebody won
    _add(counts.turns, *np.unique(came.turns, return_counts=True))
    _add(counts.wins, *np.unique(winners[won], return_counts=True))
    deal_of = np.arange(len(races)) // plan.turns_of_the_table
    finished = np.bincount(deal_of, minlength=len(deals))
    for level in dict.fromkeys(plan.seats):
        theirs = np.array([name == level for name in plan.seats])
        wins = np.bincount(deal_of, weights=theirs[winners] & won, minlength=len(deals)).astype(int)
        pairs, times = np.unique(np.stack([wins, finished], axis=1), axis=0, return_counts=True)
        counts.deals[level] = Counter()
        _add(counts.deals[level], [tuple(pair) for pair in pairs.tolist()], times)
    counts.tallies.update({name: int(numbers.sum()) for name, numbers in came.tallies.items()})
    return counts


def _add(counter: Any, keys: Any, times: Any) -> None:
    for key, number in zip(keys if isinstance(keys, list) else keys.tolist(), times.tolist(), strict=True):
        counter[key] += number
