"""Report of a simulation, as JSON values and as tables."""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import accumulate
from math import sqrt
from typing import Any

from rich.console import Console
from rich.markup import escape
from rich.table import Table as RichTable

from hippodrome.analysis.intervals import share_of_deals, wilson
from hippodrome.analysis.text import AnalysisText, analysis_localization
from hippodrome.bots.sandbox import FAILURE_KINDS
from hippodrome.core.safe_text import sanitize
from hippodrome.i18n.localization import ENGLISH
from hippodrome.simulation.plan import Counts, Plan
from hippodrome.terminal.tables import print_table


def report(plan: Plan, counts: Counts, seconds: float) -> dict[str, Any]:
    """Return all counts as JSON values. Only the seconds, and rates computed from them, vary from run to run."""
    finished = counts.turns.total()
    return {
        "game": plan.game,
        "edition": plan.edition,
        "seats": list(plan.seats),
        "options": dict(plan.options),
        "seed": plan.seed,
        "mirror": plan.mirror,
        "engine": plan.engine,
        "games": plan.games,
        "decisions": counts.decisions,
        "seconds": round(seconds, 3),
        "games_per_second": round(plan.games / seconds, 2),
        "decisions_per_second": round(counts.decisions / seconds, 1),
        "wins": [counts.wins[seat] for seat in range(len(plan.seats))],
        "nobody": counts.without_winner,
        "levels": {level: _level(plan, counts, level) for level in dict.fromkeys(plan.seats)},
        "mean_turns": round(_mean(counts.turns), 3),
        "turns": _spread(counts.turns),
        "tallies": {name: round(total / finished, 3) for name, total in sorted(counts.tallies.items())},
        "errors": counts.errors,
        "first_error": None if counts.first_error is None else f"race {counts.first_error[0]}, {counts.first_error[1]}",
        "faults": failures_of(counts),
        "fingerprint": plan.fingerprint,
    }


def failures_of(counts: Counts) -> dict[str, Any]:
    """Return the failures of each user bot, which a tiro replaced, by kind, and the first of them."""
    found = {}
    for bot, (number, first) in sorted(counts.first_failures.items()):
        kinds = {kind: counts.failures[bot, kind] for kind in FAILURE_KINDS}
        when = {"race": number, "seat": first.seat, "about": first.about, "kind": first.kind, "told": first.told}
        found[bot] = {**kinds, "first": when}
    return found


def _level(plan: Plan, counts: Counts, level: str) -> dict[str, Any]:
    """Return the win rate of a bot level with its 95 % interval; `even` is the rate of as many equal bots."""
    seats = plan.seats.count(level)
    deals = [(wins, races, times) for (wins, races), times in counts.deals.get(level, Counter()).items()]
    share = share_of_deals(deals)
    wins = sum(won * times for won, _, times in deals)
    return {
        "seats": seats,
        "wins": wins,
        "rate": round(share.rate, 4),
        "low": round(share.low, 4),
        "high": round(share.high, 4),
        "even": round(seats / len(plan.seats), 4),
    }


def _mean(turns: Counter[int]) -> float:
    return sum(n * times for n, times in turns.items()) / turns.total() if turns else 0.0


def _spread(turns: Counter[int]) -> dict[str, float]:
    """Return the distribution of the number of turns: minimum, maximum, median, both outer deciles, standard deviation."""
    if not turns:
        return {}
    mean, races = _mean(turns), turns.total()
    lengths = sorted(turns)
    up_to = list(accumulate(turns[n] for n in lengths))
    at = {"least": 0.0, "tenth": 0.1, "median": 0.5, "ninetieth": 0.9, "most": 1.0}
    spread: dict[str, float] = {name: lengths[bisect_right(up_to, round(part * (races - 1)))] for name, part in at.items()}
    deviation = sqrt(sum(times * (n - mean) ** 2 for n, times in turns.items()) / races)
    return spread | {"deviation": round(deviation, 3)}


def show(found: dict[str, Any], console: Console, language: str = ENGLISH) -> None:
    """Print the report as tables."""
    say = AnalysisText(language, found["game"])
    about = {name: found[name] for name in ("game", "edition", "mirror")}
    _print(console, say("simulate.head", n=found["games"], seed=str(found["seed"]), **about))
    _show_seats(found, console, say)
    _show_levels(found, console, say)
    if found["mirror"]:
        _print(console, say("simulate.by_deals"))
    _show_entrants(found, console, say)
    _show_rest(found, console, say)
    show_failures(found["faults"], console, language)


def _print(console: Console, line: str) -> None:
    console.print(sanitize(line), highlight=False, markup=False)


def _show_seats(found: dict[str, Any], console: Console, say: AnalysisText) -> None:
    rich_table = _new_table(say("simulate.by_seat", mirror=found["mirror"]), [say("simulate.seat"), say("simulate.bot")])
    _add_columns(rich_table, say("simulate.wins"), say("page.share"))
    raced = max(1, found["games"] - found["errors"])
    for n, (level, wins) in enumerate(zip(found["seats"], found["wins"], strict=True), 1):
        rich_table.add_row(str(n), level, say.count(wins), say.share(wins / raced))
    if found["nobody"]:
        rich_table.add_row("", say("word.nobody"), say.count(found["nobody"]), say.share(found["nobody"] / raced))
    print_table(console, rich_table)


def _show_levels(found: dict[str, Any], console: Console, say: AnalysisText) -> None:
    rich_table = _new_table(say("simulate.by_bot"), [say("simulate.bot"), say("simulate.seats")])
    _add_columns(rich_table, say("simulate.wins"), say("page.share"), say("page.interval"), say("simulate.if_equal"))
    for level, it in found["levels"].items():
        between = say.interval(say.share(it["low"]), say.share(it["high"]))
        rate, even = say.share(it["rate"]), say.share(it["even"])
        rich_table.add_row(level, say.count(it["seats"]), say.count(it["wins"]), rate, between, even)
    print_table(console, rich_table)


def _new_table(title: str, heads: Sequence[str]) -> RichTable:
    return RichTable(*heads, title=escape(title), title_justify="left")


def _add_columns(rich_table: RichTable, *heads: str) -> None:
    """Add numeric columns."""
    for head in heads:
        rich_table.add_column(head, justify="right")


def show_failures(failures: dict[str, Any], console: Console, language: str = ENGLISH) -> None:
    """Print the failures of user bots, the first of each with its traceback."""
    words = analysis_localization(language)
    for bot, found in failures.items():
        first = found["first"]
        kinds = words.join([words.text(f"fault.{kind}", n=found[kind]) for kind in FAILURE_KINDS if found[kind]])
        about = {"race": first["race"], "seat": first["seat"], "about": first["about"]}
        for line in (
            words.text("fault.failed", bot=bot, kinds=kinds),
            words.text(f"fault.first_{first['kind']}", **about),
            *(f"  {line}" for line in first["told"].splitlines()),
        ):
            _print(console, line)


RACES_PREFIX, WINS_PREFIX = "races of ", "wins of "
"""Prefixes of tallies that are shown as a separate table, one row per chariot or vehicle."""


def _show_entrants(found: dict[str, Any], console: Console, say: AnalysisText) -> None:
    """Print the wins of each chariot or vehicle next to an even share."""
    tallies = found["tallies"]
    tried = (found["games"] - found["errors"]) / (len(found["seats"]) if found["mirror"] else 1)
    raced = {name.removeprefix(RACES_PREFIX): mean for name, mean in tallies.items() if name.startswith(RACES_PREFIX)}
    if not raced:
        return
    rich_table = _new_table(say("simulate.by_entrant"), [""])
    _add_columns(rich_table, say("page.races"), say("simulate.wins"), say("page.of_even"), say("page.interval"))
    for name, races in raced.items():
        wins = tallies.get(WINS_PREFIX + name, 0.0)
        rate, low, high = (say.number(part * sum(raced.values())) for part in wilson(wins / races, tried * races))
        rich_table.add_row(say.entrant_name(name), say.share(races), say.share(wins), rate, say.interval(low, high))
    print_table(console, rich_table)


def _show_rest(found: dict[str, Any], console: Console, say: AnalysisText) -> None:
    lines = RichTable(show_header=False)
    lines.add_column()
    lines.add_column(justify="right")
    for label, value in (*_lengths(found, say), *_tallies(found, say)):
        lines.add_row(label, value)
    lines.add_row(say("measure.decisions"), say.count(found["decisions"]))
    lines.add_row(say("simulate.seconds"), say.number(found["seconds"], 1))
    lines.add_row(say("simulate.races_a_second"), say.number(found["games_per_second"], 1))
    lines.add_row(say("simulate.decisions_a_second"), say.number(found["decisions_per_second"], 0))
    lines.add_row(say("simulate.engine"), found["engine"])
    lines.add_row(say("simulate.errors"), say.count(found["errors"]))
    print_table(console, lines)
    if found["first_error"]:
        _print(console, first_error_text(found["first_error"], say))


def _lengths(found: dict[str, Any], say: AnalysisText) -> Iterator[tuple[str, str]]:
    """Yield rows about the length of races."""
    if turns := found["turns"]:
        mean, deviation = say.number(found["mean_turns"]), say.number(turns["deviation"])
        yield say("simulate.turns"), say("word.aside", what=mean, more=deviation)
        middle = say.interval(say.count(turns["tenth"]), say.count(turns["ninetieth"]))
        yield say("simulate.turns_spread"), f"{say.count(turns['least'])} / {middle} / {say.count(turns['most'])}"


def _tallies(found: dict[str, Any], say: AnalysisText) -> Iterator[tuple[str, str]]:
    """Yield rows of the game's tallies, per race."""
    for name, mean in found["tallies"].items():
        if not name.startswith((RACES_PREFIX, WINS_PREFIX)):
            yield say("simulate.mean_of", what=say.measure_name(name)), say.number(mean)


def first_error_text(first: str, say: AnalysisText) -> str:
    """Describe the first race that failed, from its entry in the report: `race 3, auriga: ValueError`."""
    number, _, what = first.removeprefix("race ").partition(", ")
    return say("simulate.first_error", race=number, what=what)
