"""A study: samples the races of a plan until the result is precise enough, and summarizes them as JSON values.

Deals are what is tried: races of one deal share their luck, so every interval goes by deals (analysis/intervals.py).
"""

from __future__ import annotations

import sys
import time
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from math import sqrt
from typing import Any

import numpy as np
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from hippodrome.analysis.checkpoint import StudyCheckpoint
from hippodrome.analysis.intervals import NORMAL_95, Share, share_of_deals, wilson
from hippodrome.analysis.measures import CURVE_POINTS, CURVES, MEASURES
from hippodrome.analysis.sampling import sample_deals
from hippodrome.analysis.text import analysis_localization
from hippodrome.analysis.trace import CHANCE_SCALE, RaceData
from hippodrome.games.registry import get_game, get_plugin
from hippodrome.i18n.user_language import cli_language
from hippodrome.simulation.executor import map_plan
from hippodrome.simulation.plan import Plan, chunks_of

PROGRESS_BAR_DELAY = 1.0
"""Seconds after which a run is long enough for a progress bar."""

CHECK_GROWTH = 1.1
"""With `max_error`, growth of the number of races between two checks of the error."""


@dataclass
class StudyData:
    """Data collected from a plan's races so far, a part per chunk."""

    plan: Plan
    parts: list[RaceData] = field(default_factory=list)

    @property
    def races(self) -> int:
        """Number of races sampled so far."""
        return sum(len(part.rows.get("race", ())) for part in self.parts)

    def total(self) -> RaceData:
        """All parts merged into one."""
        whole = RaceData()
        for part in self.parts:
            whole.add(replace(part, rows={}))
        names = dict.fromkeys(name for part in self.parts for name in part.rows)
        whole.rows = {name: np.concatenate([part.rows[name] for part in self.parts if part.rows]) for name in names}
        return whole


def collect(
    plan: Plan,
    *,
    jobs: int = 0,
    backend: str = "",
    max_error: float = 0.0,
    resume: bool = False,
    keep_checkpoint: bool = False,
    races_before: int = 0,
) -> StudyData:
    """Look at the races of a plan, or at as many as it takes until no share of wins is surer than `max_error` asks for.

    An interrupt writes the results so far to a checkpoint, and `resume` goes on from there. With `keep_checkpoint` a finished
    plan keeps its checkpoint, until the caller has all of several plans; `races_before` are the races of those before this one.
    """
    found, pieces = StudyData(plan), list(chunks_of(plan))
    kept = StudyCheckpoint(plan, max_error)
    if resume:
        found.parts = kept.read()
    else:
        kept.delete()
    enough = StoppingRule(found, max_error)
    if enough():
        return found
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    began = time.perf_counter()
    with Progress(*columns, console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as progress:
        bar = progress.add_task(
            analysis_localization(cli_language()).text("progress.racing"),
            total=plan.games,
            completed=found.races,
            visible=False,
        )
        racing: Iterator[RaceData] = map_plan(sample_deals, plan, pieces[len(found.parts) :], jobs=jobs, backend=backend)
        try:
            for some in racing:
                found.parts.append(some)
                kept.add(some)
                progress.update(bar, completed=found.races, visible=time.perf_counter() - began > PROGRESS_BAR_DELAY)
                if enough():
                    break
        except (KeyboardInterrupt, SystemExit):
            if found.parts:
                kept.write_all(found.parts)
            if found.parts or races_before:
                kept_now = races_before + found.races
                sys.stderr.write(f"\n{analysis_localization(cli_language()).text('progress.kept', n=kept_now)}\n")
            raise
        finally:
            close = getattr(racing, "close", None)
            if close is not None:
                close()
    if keep_checkpoint:
        kept.write_all(found.parts)
    else:
        kept.delete()
    return found


def collect_all(plans: Sequence[Plan], *, jobs: int = 0, backend: str = "", resume: bool = False) -> Iterator[StudyData]:
    """Look at the races of several plans, one after another; what was finished before an interrupt is not raced again."""
    if resume and not any(StudyCheckpoint(plan).exists() for plan in plans):
        StudyCheckpoint(plans[0]).read()  # says that there is nothing
    several = StudySeries(jobs=jobs, backend=backend, resume=resume)
    for plan in plans:
        yield several.collect(plan)
    several.delete_checkpoints()


class StudySeries:
    """Plans that are simulated one after another, though not all may be known from the start. Checkpoints of finished plans
    stay until all are finished."""

    def __init__(self, *, jobs: int = 0, backend: str = "", resume: bool = False) -> None:
        self.jobs, self.backend, self.resume = jobs, backend, resume
        self._checkpoints: list[StudyCheckpoint] = []
        self._races = 0

    def collect(self, plan: Plan) -> StudyData:
        """Look at the races of the next plan; those that an interrupted run has kept are not raced again."""
        note = StudyCheckpoint(plan)
        resume = self.resume and note.exists()
        found = collect(
            plan, jobs=self.jobs, backend=self.backend, resume=resume, keep_checkpoint=True, races_before=self._races
        )
        self._checkpoints.append(note)
        self._races += found.races
        return found

    def delete_checkpoints(self) -> None:
        """All plans are through: nothing needs to be kept any more."""
        for note in self._checkpoints:
            note.delete()


class StoppingRule:
    """Stopping rule: true once the widest interval of a share of wins is narrow enough; checked at intervals."""

    def __init__(self, data: StudyData, max_error: float) -> None:
        self.data, self.max_error = data, max_error
        self._next = 1

    def __call__(self) -> bool:
        if not self.max_error or len(self.data.parts) < self._next:
            return False
        self._next = max(self._next + 1, int(len(self.data.parts) * CHECK_GROWTH))
        return widest_error(self.data) <= self.max_error


def widest_error(data: StudyData) -> float:
    """Half of the widest 95 % interval of the wins of a place or a bot."""
    rows = data.total().rows
    shares = [share_of(rows, name) for name in rows if name.startswith(("place ", "bot "))]
    return max(((share.high - share.low) / 2 for share in shares), default=1.0)


# What was found -----------------------------------------------------------------------------------------------------


def share_of(rows: Mapping[str, Any], column: str) -> Share:
    """The share of races in which a column is 1, by deals."""
    if not len(rows.get("race", ())):
        return wilson(0.0, 0)
    _, deal = np.unique(rows["deal"], return_inverse=True)
    wins = np.bincount(deal, weights=rows[column]).astype(int)
    races = np.bincount(deal)
    times = Counter(zip(wins.tolist(), races.tolist(), strict=True))
    return share_of_deals([(won, raced, number) for (won, raced), number in sorted(times.items())])


def by_deal(rows: Mapping[str, Any], column: str) -> tuple[Any, Any]:
    """The deals in which a column is known, and its mean in each."""
    known = ~np.isnan(rows[column].astype(float))
    deals, deal = np.unique(rows["deal"][known], return_inverse=True)
    if not len(deals):
        return deals, np.zeros(0)
    return deals, np.bincount(deal, weights=rows[column][known].astype(float)) / np.bincount(deal)


def mean_interval(values: Any) -> dict[str, float | None]:
    """Mean of the values, with the ends of its 95 % interval (None for a single value)."""
    if not len(values):
        return {"mean": None, "low": None, "high": None}
    mean = float(values.mean())
    if len(values) < 2:
        return {"mean": _round(mean), "low": None, "high": None}
    half = NORMAL_95 * float(values.std(ddof=1)) / sqrt(len(values))
    return {"mean": _round(mean), "low": _round(mean - half), "high": _round(mean + half)}


def _round(value: float) -> float:
    return float(f"{value:.6g}")


def findings(data: StudyData, rules_data: StudyData | None = None) -> dict[str, Any]:
    """Summarize a study as JSON values. The same races give the same object, on any machine.

    `heard` are races of the rules text, for the facts that the fast engine does not tell.
    """
    plan, seen = data.plan, data.total()
    if rules_data is not None:
        told = rules_data.total()
        seen.facts, seen.races_with_facts = told.facts, told.races_with_facts
    rows = seen.rows
    seats = len(plan.seats)
    return {
        "game": plan.game,
        "edition": plan.edition,
        "seats": list(plan.seats),
        "options": dict(plan.options),
        "seed": plan.seed,
        "mirror": plan.mirror,
        "engine": plan.engine,
        "races": data.races,
        "deals": len(np.unique(rows["deal"])) if rows else 0,
        "errors": seen.errors,
        "first_error": None if seen.first_error is None else f"race {seen.first_error[0]}, {seen.first_error[1]}",
        "measures": {name: _measure(rows, name) for name in measures_of(rows)},
        "places": [_share(rows, f"place {n + 1}", 1 / seats) for n in range(seats)],
        "bots": {level: _share(rows, f"bot {level}", plan.seats.count(level) / seats) for level in dict.fromkeys(plan.seats)},
        "nobody": _round(float(rows["nobody"].mean())) if rows else None,
        "entrants": entrants_of(seen, data.races, plan),
        "uses": uses_of(seen, seats),
        "curves": curves_of(seen),
        "lengths": sorted(Counter(rows["length"].astype(int).tolist()).items()) if rows else [],
        "heat": [[*spot, number] for spot, number in sorted(seen.heat.items())],
        "told": seen.races_with_facts,
        "facts": {kind: _round(seen.facts[kind] / seen.races_with_facts) for kind in get_game(plan.game).facts}
        if seen.races_with_facts
        else {},
        "never": [kind for kind in get_game(plan.game).facts if not seen.facts[kind]] if seen.races_with_facts else [],
        "fitted": fitted_to(plan),
        "fingerprint": plan.fingerprint,
    }


def measures_of(rows: Mapping[str, Any]) -> list[str]:
    """The measures of which something is known: those of all games, then the game's own tallies."""
    apart = ("race", "deal", "nobody")
    names = [name for name in rows if name not in apart and not name.startswith(("place ", "bot "))]
    names.sort(key=lambda name: name not in MEASURES)
    return [name for name in names if not np.isnan(rows[name].astype(float)).all()]


def _measure(rows: Mapping[str, Any], name: str) -> dict[str, Any]:
    values = rows[name].astype(float)
    known = values[~np.isnan(values)]
    tenth, middle, ninetieth = (float(q) for q in np.percentile(known, [10, 50, 90], method="nearest"))
    spread = {"deviation": _round(float(known.std())), "tenth": _round(tenth), "median": _round(middle)}
    return {**mean_interval(by_deal(rows, name)[1]), **spread, "ninetieth": _round(ninetieth), "races": len(known)}


def _share(rows: Mapping[str, Any], column: str, even: float) -> dict[str, float]:
    share = share_of(rows, column)
    wins = int(rows[column].sum()) if column in rows else 0
    return {"wins": wins, **{name: _round(getattr(share, name)) for name in ("rate", "low", "high")}, "even": _round(even)}


def entrants_of(data: RaceData, races: int, plan: Plan) -> dict[str, Any]:
    """Of each vehicle or chariot: in how many races it was, how many it won, and that by an even share, with its interval."""
    raced = {name.removeprefix("races of "): times for name, times in data.tallies.items() if name.startswith("races of ")}
    at_table = sum(raced.values()) / max(1, races)
    found = {}
    for name, times in sorted(raced.items()):
        wins = data.tallies[f"wins of {name}"]
        share = wilson(wins / times, times / plan.races_per_deal)
        of_even = {part: _round(getattr(share, part) * at_table) for part in ("rate", "low", "high")}
        found[name] = {"races": times, "wins": wins, **of_even}
    return found


def uses_of(data: RaceData, seats: int) -> list[dict[str, Any]]:
    """Of each card, token and means: seats that held it, uses, uses a holder, and what the user's chance did in that turn."""
    uses, found = data.uses, []
    for name in sorted({*uses.held, *uses.used}):
        kind, _, of = name.partition(":")
        number = uses.weighed[name]
        row = {"kind": kind, "name": of, "held": uses.held[name], "used": uses.used[name]}
        worth: dict[str, float | None] = {"worth": None, "low": None, "high": None}
        if number > 1:
            mean = uses.gain[name] / number
            spread = max(0.0, uses.square[name] / number - mean * mean) * number / (number - 1)
            half = NORMAL_95 * sqrt(spread / number)
            worth = {
                part: _round(value / CHANCE_SCALE) for part, value in zip(worth, (mean, mean - half, mean + half), strict=True)
            }
        found.append({**row, **worth})
    return found


def curves_of(data: RaceData) -> dict[str, Any]:
    """The curves over a race: at each point from its start to its end the mean and half of its 95 % interval."""
    if data.curves is None:
        return {}
    number, total, squares = np.moveaxis(data.curves, 2, 0)
    times = np.maximum(number, 1)
    mean = total / times
    half = NORMAL_95 * np.sqrt(np.maximum(0.0, squares / times - mean * mean) / times)
    part = np.linspace(0, 1, CURVE_POINTS)
    return {
        name: [
            [_round(float(part[n])), _round(float(mean[c, n]) / CHANCE_SCALE), _round(float(half[c, n]) / CHANCE_SCALE)]
            for n in range(CURVE_POINTS)
            if number[c, n]
        ]
        for c, name in enumerate(CURVES)
    }


def fitted_to(plan: Plan) -> dict[str, Any]:
    """On which edition the bots and the chances of this game were fitted, and whether it is the one that is raced."""
    from hippodrome.core.fingerprint import text_digest
    from hippodrome.games.registry import DEFAULT_EDITION, edition_text

    text, _ = edition_text(get_game(plan.game), DEFAULT_EDITION)
    fitted = get_plugin(plan.game).provides("value_function") or get_plugin(plan.game).provides("search_policy")
    return {"edition": DEFAULT_EDITION if fitted else None, "same": text_digest(text) == text_digest(plan.edition_text)}
