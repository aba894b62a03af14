"""A study: samples the races of a plan until the result is precise enough, and summarizes them as JSON values.

Deals are the independent units: races of one deal share their draws, so every interval is computed by deals
(analysis/intervals.py).
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
"""Seconds after which a run shows a progress bar."""

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
    """Sample the races of a plan, or as many as are needed until no win share has an error above `max_error`.

    An interrupt writes the results so far to a checkpoint, from which `resume` continues. With `keep_checkpoint` the checkpoint
    of a finished plan is not deleted until all of several plans are finished; `races_before` is the number of races of earlier
    plans.
    """
    found, pieces = StudyData(plan), list(chunks_of(plan))
    checkpoint = StudyCheckpoint(plan, max_error)
    if resume:
        found.parts = checkpoint.read()
    else:
        checkpoint.delete()
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
                checkpoint.add(some)
                progress.update(bar, completed=found.races, visible=time.perf_counter() - began > PROGRESS_BAR_DELAY)
                if enough():
                    break
        except (KeyboardInterrupt, SystemExit):
            if found.parts:
                checkpoint.write_all(found.parts)
            if found.parts or races_before:
                kept_now = races_before + found.races
                sys.stderr.write(f"\n{analysis_localization(cli_language()).text('progress.kept', n=kept_now)}\n")
            raise
        finally:
            close = getattr(racing, "close", None)
            if close is not None:
                close()
    if keep_checkpoint:
        checkpoint.write_all(found.parts)
    else:
        checkpoint.delete()
    return found


def collect_all(plans: Sequence[Plan], *, jobs: int = 0, backend: str = "", resume: bool = False) -> Iterator[StudyData]:
    """Sample the races of several plans, one after another; plans that finished before an interrupt are not simulated again."""
    if resume and not any(StudyCheckpoint(plan).exists() for plan in plans):
        StudyCheckpoint(plans[0]).read()  # raises if there is no checkpoint
    several = StudySeries(jobs=jobs, backend=backend, resume=resume)
    for plan in plans:
        yield several.collect(plan)
    several.delete_checkpoints()


class StudySeries:
    """Plans that are simulated one after another, of which later ones may depend on earlier results. Checkpoints of finished
    plans remain until all are finished."""

    def __init__(self, *, jobs: int = 0, backend: str = "", resume: bool = False) -> None:
        self.jobs, self.backend, self.resume = jobs, backend, resume
        self._checkpoints: list[StudyCheckpoint] = []
        self._races = 0

    def collect(self, plan: Plan) -> StudyData:
        """Sample the races of the next plan, except those in the checkpoint of an interrupted run."""
        note = StudyCheckpoint(plan)
        resume = self.resume and note.exists()
        found = collect(
            plan, jobs=self.jobs, backend=self.backend, resume=resume, keep_checkpoint=True, races_before=self._races
        )
        self._checkpoints.append(note)
        self._races += found.races
        return found

    def delete_checkpoints(self) -> None:
        """Delete all checkpoints after the last plan."""
        for note in self._checkpoints:
            note.delete()


class StoppingRule:
    """Stopping rule: true once the widest interval of a win share is narrow enough; checked at intervals."""

    def __init__(self, data: StudyData, max_error: float) -> None:
        self.data, self.max_error = data, max_error
        self._next = 1

    def __call__(self) -> bool:
        if not self.max_error or len(self.data.parts) < self._next:
            return False
        self._next = max(self._next + 1, int(len(self.data.parts) * CHECK_GROWTH))
        return widest_error(self.data) <= self.max_error


def widest_error(data: StudyData) -> float:
    """Return half of the widest 95 % interval of the wins of a place or a bot."""
    rows = data.total().rows
    shares = [share_of(rows, name) for name in rows if name.startswith(("place ", "bot "))]
    return max(((share.high - share.low) / 2 for share in shares), default=1.0)


# Findings -----------------------------------------------------------------------------------------------------------


def share_of(rows: Mapping[str, Any], column: str) -> Share:
    """Return the share of races in which a column is 1, by deals."""
    if not len(rows.get("race", ())):
        return wilson(0.0, 0)
    _, deal = np.unique(rows["deal"], return_inverse=True)
    wins = np.bincount(deal, weights=rows[column]).astype(int)
    races = np.bincount(deal)
    times = Counter(zip(wins.tolist(), races.tolist(), strict=True))
    return share_of_deals([(won, raced, number) for (won, raced), number in sorted(times.items())])


def by_deal(rows: Mapping[str, Any], column: str) -> tuple[Any, Any]:
    """Return the deals in which a column is known, and its mean in each."""
    known = ~np.isnan(rows[column].astype(float))
    deals, deal = np.unique(rows["deal"][known], return_inverse=True)
    if not len(deals):
        return deals, np.zeros(0)
    return deals, np.bincount(deal, weights=rows[column][known].astype(float)) / np.bincount(deal)


def mean_interval(values: Any) -> dict[str, float | None]:
    """Return the mean of the values, with the ends of its 95 % interval (None for a single value)."""
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

    `rules_data` are races on the readable rules, for the facts that the fast engine does not record.
    """
    plan, seen = data.plan, data.total()
    if rules_data is not None:
        facts_data = rules_data.total()
        seen.facts, seen.races_with_facts = facts_data.facts, facts_data.races_with_facts
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
    """Return the measures with data: those of all games, then the game's tallies."""
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
    """Return, for each vehicle or chariot, the number of its races and wins, and the wins relative to an even share, with an
    interval."""
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
    """Return, for each card and token, the number of holders and uses, uses per holder, and the user's change in chances that
    turn."""
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
    """Return the curves over a race: at each point from its start to its end the mean and half of its 95 % interval."""
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
    """Return the edition to which the bots and chances of this game were fitted, and whether it is the simulated one."""
    from hippodrome.core.fingerprint import text_digest
    from hippodrome.games.registry import DEFAULT_EDITION, edition_text

    text, _ = edition_text(get_game(plan.game), DEFAULT_EDITION)
    fitted = get_plugin(plan.game).provides("value_function") or get_plugin(plan.game).provides("search_policy")
    return {"edition": DEFAULT_EDITION if fitted else None, "same": text_digest(text) == text_digest(plan.edition_text)}
