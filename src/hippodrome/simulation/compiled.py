"""Simulations on the fast engine of a game: its parts `engine` and `compiled_bots` (games/plugin.py), if it has them.

Their random numbers are counter-based (jit/philox.py), so race i of a seed differs from that on the readable rules; the
distribution is the same. Threads share the cores; the result does not depend on their number.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any

from hippodrome.bots.user_bots import is_user_bot
from hippodrome.core.errors import BadInput
from hippodrome.games.registry import get_plugin
from hippodrome.jit import UnsupportedByEngine, why_not_numba
from hippodrome.jit.ready import check_options, check_rules
from hippodrome.simulation.plan import Counts, Plan


def why_not_fast(plan: Plan) -> BadInput | None:
    """Return the reason for running a plan on the readable rules; None if the compiled engine supports all of it."""
    if not get_plugin(plan.game).provides("engine"):
        return BadInput("fast_none_for", game=plan.game)
    if any(is_user_bot(name) for name in plan.seats):
        return BadInput("fast_own_bots")
    missing = why_not_numba()
    if missing is not None:
        return missing
    try:
        fast, bots, edition = load_engine(plan.game, plan.edition, plan.edition_text)
        check_rules(get_plugin(plan.game), fast)
        check_options(get_plugin(plan.game), fast, dict(plan.options))
        bots.bots_by_number(plan.seats)
        fast.new_races(edition, len(plan.seats), dict(plan.options), key=0, numbers=())
    except UnsupportedByEngine as reason:
        return reason.error
    return None


@cache
def load_engine(game: str, edition: str, text: str) -> tuple[Any, Any, Any]:
    """Return the engine, its bots and the edition."""
    parts = get_plugin(game)
    return parts.engine, parts.compiled_bots, parts.game.read_edition(text, edition)


def compile_for(plan: Plan) -> None:
    """Compile the engine, with a notice if that takes a while."""
    from hippodrome.jit.compile_cache import compile_notice

    _, bots, _ = load_engine(plan.game, plan.edition, plan.edition_text)
    with compile_notice("compiling_once", plan.game, bots.ENTRY_POINT):
        _play_deals(plan, range(0))


def new_races(plan: Plan, deals: range) -> tuple[Any, Any, Any]:
    """Return the races of some deals at their start, the bot number at each place, and the seat there."""
    import numpy as np

    from hippodrome.jit.philox import key_from

    fast, bots, edition = load_engine(plan.game, plan.edition, plan.edition_text)
    turns, seats = plan.races_per_deal, len(plan.seats)
    numbers = np.arange(deals.start * turns, deals.stop * turns)
    around = (np.arange(seats) + (numbers % turns)[:, None]) % seats  # the seat at each place
    races = fast.new_races(edition, seats, dict(plan.options), key=key_from(f"luck/{plan.seed}"), numbers=numbers // turns)
    races["thoughts"]["key"] = key_from(f"thoughts/{plan.seed}")
    races["thoughts"]["race"] = numbers
    return races, bots.bots_by_number(plan.seats)[around], around


def _play_deals(plan: Plan, deals: range) -> tuple[Any, Any, Any]:
    """Simulate some deals: return the finished races, the decisions of each, and the seats at the places."""
    _, bots, edition = load_engine(plan.game, plan.edition, plan.edition_text)
    races, levels, around = new_races(plan, deals)
    decisions = bots.play_out(edition, races, levels)
    return races, decisions, around


def race_deals(plan: Plan, deals: range) -> Counts:
    """Simulate some deals, each in every rotation of the plan, and count the results."""
    import numpy as np

    fast, _, edition = load_engine(plan.game, plan.edition, plan.edition_text)
    races, decisions, around = _play_deals(plan, deals)
    came = fast.finished(edition, races)
    won = np.arange(len(plan.seats)) == came.winner[:, None] if came.shared is None else came.shared[:, : len(plan.seats)]
    counts = Counts(decisions=int(decisions.sum()), without_winner=int((~won.any(axis=1)).sum()))
    _add(counts.turns, *np.unique(came.turns, return_counts=True))
    _add(counts.wins, *np.unique(around[won], return_counts=True))
    deal_of = np.arange(len(races)) // plan.races_per_deal
    finished = np.bincount(deal_of, minlength=len(deals))
    for level in dict.fromkeys(plan.seats):
        theirs = np.array([name == level for name in plan.seats])
        wins = np.bincount(deal_of, weights=(theirs[around] & won).any(axis=1), minlength=len(deals)).astype(int)
        pairs, times = np.unique(np.stack([wins, finished], axis=1), axis=0, return_counts=True)
        counts.deals[level] = Counter()
        _add(counts.deals[level], [tuple(pair) for pair in pairs.tolist()], times)
    counts.tallies.update({name: int(numbers.sum()) for name, numbers in came.tallies.items()})
    return counts


def _add(counter: Any, keys: Any, times: Any) -> None:
    for key, number in zip(keys if isinstance(keys, list) else keys.tolist(), times.tolist(), strict=True):
        counter[key] += number
