"""What came of a simulation: as one object, and as a table to read."""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import accumulate
from math import sqrt
from typing import Any

from rich.console import Console
from rich.markup import escape
from rich.table import Table as Sheet

from hippodrome.analysis.intervals import share_of_deals, wilson
from hippodrome.analysis.text import Said, lab_words
from hippodrome.bots.sandbox import KINDS
from hippodrome.cli.tables import print_sheet
from hippodrome.core.safe_text import shown
from hippodrome.i18n.localization import ENGLISH
from hippodrome.simulation.plan import Counts, Plan


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


def show(found: dict[str, Any], console: Console, language: str = ENGLISH) -> None:
    """The report as tables."""
    say = Said(language, found["game"])
    about = {name: found[name] for name in ("game", "edition", "mirror")}
    _print(console, say("simulate.head", n=found["games"], seed=str(found["seed"]), **about))
    _show_seats(found, console, say)
    _show_levels(found, console, say)
    if found["mirror"]:
        _print(console, say("simulate.by_deals"))
    _show_entrants(found, console, say)
    _show_rest(found, console, say)
    show_faults(found["faults"], console, language)


def _print(console: Console, line: str) -> None:
    console.print(shown(line), highlight=False, markup=False)


def _show_seats(found: dict[str, Any], console: Console, say: Said) -> None:
    sheet = _sheet(say("simulate.by_seat", mirror=found["mirror"]), [say("simulate.seat"), say("simulate.bot")])
    _add_columns(sheet, say("simulate.wins"), say("page.share"))
    raced = max(1, found["games"] - found["errors"])
    for n, (level, wins) in enumerate(zip(found["seats"], found["wins"], strict=True), 1):
        sheet.add_row(str(n), level, say.count(wins), say.share(wins / raced))
    if found["nobody"]:
        sheet.add_row("", say("word.nobody"), say.count(found["nobody"]), say.share(found["nobody"] / raced))
    print_sheet(console, sheet)


def _show_levels(found: dict[str, Any], console: Console, say: Said) -> None:
    sheet = _sheet(say("simulate.by_bot"), [say("simulate.bot"), say("simulate.seats")])
    _add_columns(sheet, say("simulate.wins"), say("page.share"), say("page.interval"), say("simulate.if_equal"))
    for level, it in found["levels"].items():
        between = say.between(say.share(it["low"]), say.share(it["high"]))
        rate, even = say.share(it["rate"]), say.share(it["even"])
        sheet.add_row(level, say.count(it["seats"]), say.count(it["wins"]), rate, between, even)
    print_sheet(console, sheet)


def _sheet(title: str, heads: Sequence[str]) -> Sheet:
    return Sheet(*heads, title=escape(title), title_justify="left")


def _add_columns(sheet: Sheet, *heads: str) -> None:
    """Columns of numbers."""
    for head in heads:
        sheet.add_column(head, justify="right")


def show_faults(faults: dict[str, Any], console: Console, language: str = ENGLISH) -> None:
    """What bots from outside could not answer, the first of it with its traceback."""
    words = lab_words(language)
    for bot, found in faults.items():
        first = found["first"]
        kinds = words.joined([words.text(f"fault.{kind}", n=found[kind]) for kind in KINDS if found[kind]])
        about = {"race": first["race"], "seat": first["seat"], "about": first["about"]}
        for line in (
            words.text("fault.failed", bot=bot, kinds=kinds),
            words.text(f"fault.first_{first['kind']}", **about),
            *(f"  {line}" for line in first["told"].splitlines()),
        ):
            _print(console, line)


RACES, WINS = "races of ", "wins of "
"""Tallies of these names, one of each for a chariot or vehicle, make a table of their own."""


def _show_entrants(found: dict[str, Any], console: Console, say: Said) -> None:
    """Which chariots or vehicles win more than their share: wins beside what as many equal ones would win."""
    tallies = found["tallies"]
    tried = (found["games"] - found["errors"]) / (len(found["seats"]) if found["mirror"] else 1)
    raced = {name.removeprefix(RACES): mean for name, mean in tallies.items() if name.startswith(RACES)}
    if not raced:
        return
    sheet = _sheet(say("simulate.by_entrant"), [""])
    _add_columns(sheet, say("page.races"), say("simulate.wins"), say("page.of_even"), say("page.interval"))
    for name, races in raced.items():
        wins = tallies.get(WINS + name, 0.0)
        rate, low, high = (say.number(part * sum(raced.values())) for part in wilson(wins / races, tried * races))
        sheet.add_row(say.entrant(name), say.share(races), say.share(wins), rate, say.between(low, high))
    print_sheet(console, sheet)


def _show_rest(found: dict[str, Any], console: Console, say: Said) -> None:
    lines = Sheet(show_header=False)
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
    print_sheet(console, lines)
    if found["first_error"]:
        _print(console, first_error_told(found["first_error"], say))


def _lengths(found: dict[str, Any], say: Said) -> Iterator[tuple[str, str]]:
    """How long races were."""
    if turns := found["turns"]:
        mean, deviation = say.number(found["mean_turns"]), say.number(turns["deviation"])
        yield say("simulate.turns"), say("word.aside", what=mean, more=deviation)
        middle = say.between(say.count(turns["tenth"]), say.count(turns["ninetieth"]))
        yield say("simulate.turns_spread"), f"{say.count(turns['least'])} / {middle} / {say.count(turns['most'])}"


def _tallies(found: dict[str, Any], say: Said) -> Iterator[tuple[str, str]]:
    """What else the game counts, a race."""
    for name, mean in found["tallies"].items():
        if not name.startswith((RACES, WINS)):
            yield say("simulate.mean_of", what=say.measure(name)), say.number(mean)


def first_error_told(first: str, say: Said) -> str:
    """The first race that failed, as a sentence, from what the report says of it: `race 3, auriga: ValueError`."""
    number, _, what = first.removeprefix("race ").partition(", ")
    return say("simulate.first_error", race=number, what=what)
