"""What came of a simulation: as one object, and as a table to read."""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter
from itertools import accumulate
from math import sqrt
from typing import Any

from rich.console import Console
from rich.table import Table as Sheet

from hippodrome.bots.guest import KINDS
from hippodrome.core.text import shown
from hippodrome.lab.intervals import share_of_deals, wilson
from hippodrome.lab.plan import Counts, Plan
from hippodrome.sheets import print_sheet


def report(plan: Plan, counts: Counts, seconds: float) -> dict[str, Any]:
    """Everything that was counted. Only the seconds, and what is divided by them, differ from run to run."""
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
        "nobody": counts.nobody,
        "levels": {level: _level(plan, counts, level) for level in dict.fromkeys(plan.seats)},
        "mean_turns": round(_mean(counts.turns), 3),
        "turns": _spread(counts.turns),
        "tallies": {name: round(total / finished, 3) for name, total in sorted(counts.tallies.items())},
        "errors": counts.errors,
        "first_error": None if counts.first_error is None else f"race {counts.first_error[0]}, {counts.first_error[1]}",
        "faults": faults_of(counts),
        "fingerprint": plan.fingerprint,
    }


def faults_of(counts: Counts) -> dict[str, Any]:
    """How often each bot from outside failed and a tiro answered instead, and the first time that it did."""
    found = {}
    for bot, (number, first) in sorted(counts.first_faults.items()):
        kinds = {kind: counts.faults[bot, kind] for kind in KINDS}
        when = {"race": number, "seat": first.seat, "about": first.about, "kind": first.kind, "told": first.told}
        found[bot] = {**kinds, "first": when}
    return found


def _level(plan: Plan, counts: Counts, level: str) -> dict[str, Any]:
    """How often a level of bot won, with the 95 % interval; `even` is what as many equal bots would win."""
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
    """How the number of turns spreads: its ends, the middle, the tenths at both ends, the standard deviation."""
    if not turns:
        return {}
    mean, races = _mean(turns), turns.total()
    lengths = sorted(turns)
    up_to = list(accumulate(turns[n] for n in lengths))
    at = {"least": 0.0, "tenth": 0.1, "median": 0.5, "ninetieth": 0.9, "most": 1.0}
    spread: dict[str, float] = {name: lengths[bisect_right(up_to, round(part * (races - 1)))] for name, part in at.items()}
    deviation = sqrt(sum(times * (n - mean) ** 2 for n, times in turns.items()) / races)
    return spread | {"deviation": round(deviation, 3)}


def show(found: dict[str, Any], console: Console) -> None:
    """The report as tables."""
    races = ("1 race" if found["games"] == 1 else f"{found['games']:,} races") + (", mirrored" if found["mirror"] else "")
    console.print(f"{found['game']} ({found['edition']}), {races}, seed {found['seed']}", highlight=False, markup=False)
    seats = Sheet("seat", "bot", title="Wins by seat" + (" as named" if found["mirror"] else ""), title_justify="left")
    seats.add_column("wins", justify="right")
    seats.add_column("share", justify="right")
    raced = max(1, found["games"] - found["errors"])
    for n, (level, wins) in enumerate(zip(found["seats"], found["wins"], strict=True), 1):
        seats.add_row(str(n), level, f"{wins:,}", f"{wins / raced:.1%}")
    if found["nobody"]:
        seats.add_row("", "nobody", f"{found['nobody']:,}", f"{found['nobody'] / raced:.1%}")
    print_sheet(console, seats)
    levels = Sheet("bot", "seats", title="Wins by bot", title_justify="left")
    for name in ("wins", "share", "95 % interval", "if equal"):
        levels.add_column(name, justify="right")
    for level, it in found["levels"].items():
        between = f"{it['low']:.1%} to {it['high']:.1%}"
        levels.add_row(level, str(it["seats"]), f"{it['wins']:,}", f"{it['rate']:.1%}", between, f"{it['even']:.1%}")
    print_sheet(console, levels)
    if found["mirror"]:
        console.print("Races of one deal hang together: the intervals take the deal as the unit.", highlight=False)
    _show_entrants(found, console)
    _show_rest(found, console)
    show_faults(found["faults"], console)


def show_faults(faults: dict[str, Any], console: Console) -> None:
    """What bots from outside could not answer, the first of it with its traceback."""
    for bot, found in faults.items():
        first = found["first"]
        kinds = ", ".join(f"{kind} {found[kind]:,}" for kind in KINDS if found[kind])
        for line in (
            f"{bot} failed, and a tiro answered instead: {kinds}",
            f"first in race {first['race']}, seat {first['seat'] + 1}, asked '{first['about']}' ({first['kind']}):",
            *(f"  {line}" for line in first["told"].splitlines()),
        ):
            console.print(shown(line), highlight=False, markup=False)


RACES, WINS = "races of ", "wins of "
"""Tallies of these names, one of each for a chariot or vehicle, make a table of their own."""


def _show_entrants(found: dict[str, Any], console: Console) -> None:
    """Which chariots or vehicles win more than their share: wins beside what as many equal ones would win."""
    tallies = found["tallies"]
    tried = (found["games"] - found["errors"]) / (len(found["seats"]) if found["mirror"] else 1)
    raced = {name.removeprefix(RACES): mean for name, mean in tallies.items() if name.startswith(RACES)}
    if not raced:
        return
    sheet = Sheet("entrant", title="Wins by entrant", title_justify="left")
    for name in ("races", "wins", "of its share", "95 % interval"):
        sheet.add_column(name, justify="right")
    for name, races in raced.items():
        wins = tallies.get(WINS + name, 0.0)
        of_share = [rate * sum(raced.values()) for rate in wilson(wins / races, tried * races)]
        sheet.add_row(name, f"{races:.1%}", f"{wins:.1%}", f"{of_share[0]:.2f}", f"{of_share[1]:.2f} to {of_share[2]:.2f}")
    print_sheet(console, sheet)


def _show_rest(found: dict[str, Any], console: Console) -> None:
    lines = Sheet(show_header=False)
    lines.add_column()
    lines.add_column(justify="right")
    if found["turns"]:
        turns = found["turns"]
        lines.add_row("turns a race, mean (deviation)", f"{found['mean_turns']:.2f} ({turns['deviation']:.2f})")
        lines.add_row(
            "turns, least / middle 80 % / most",
            f"{turns['least']} / {turns['tenth']} to {turns['ninetieth']} / {turns['most']}",
        )
    for name, mean in found["tallies"].items():
        if name.startswith((RACES, WINS)):
            continue
        lines.add_row(f"{name}, mean", f"{mean:.2f}")
    lines.add_row("decisions", f"{found['decisions']:,}")
    lines.add_row("seconds", f"{found['seconds']:.1f}")
    lines.add_row("races a second", f"{found['games_per_second']:,.1f}")
    lines.add_row("decisions a second", f"{found['decisions_per_second']:,.0f}")
    lines.add_row("engine", found["engine"])
    lines.add_row("errors", f"{found['errors']:,}")
    print_sheet(console, lines)
    if found["first_error"]:
        console.print(f"first error: {found['first_error']}", highlight=False, markup=False)
