"""Tune an edition towards targets: hill climbing, one number by one step at a time, on the same draws.

A target is a sentence: `vehicles within 5 %` (or chariots, entrants, places: each wins its even share, give or take), `length
from 18 to 20`, `openness at least 80 %`, `comeback at most 30 %`. The distance of an edition is the sum of all deviations from
the targets. Editions that the game rejects are never simulated.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple

from rich.console import Console
from rich.markup import escape
from rich.table import Table as RichTable

from hippodrome.analysis.checkpoint import StudyCheckpoint
from hippodrome.analysis.measures import MEASURES, SHARES
from hippodrome.analysis.study import StudySeries, findings
from hippodrome.analysis.study_request import StudyRequest, plan_for
from hippodrome.analysis.text import AnalysisText, analysis_localization, warn_if_not_fitted
from hippodrome.core.errors import BadInput, OneOf
from hippodrome.core.game import Game
from hippodrome.core.race_file import write_file
from hippodrome.core.validation import BadEdition
from hippodrome.editing.compare import change_lines, english_changes, game_of_file, with_engine
from hippodrome.editing.paths import matching_names
from hippodrome.editing.sweep import format_values, read_edition_text
from hippodrome.games.edition_diff import changes
from hippodrome.games.edition_values import numbers_of, with_values
from hippodrome.i18n.user_language import cli_language
from hippodrome.simulation.plan import Plan
from hippodrome.terminal.tables import print_table

_NUMBER = r"(-?\d+(?:\.\d+)?)\s*(%?)"
ENTRANTS = ("vehicles", "chariots", "entrants")


class Target(NamedTuple):
    """A target: the range for a measure."""

    what: str
    low: float
    high: float


def parse_target(text: str) -> Target:
    """Parse a target."""
    words = " ".join(text.replace("-", "_").split()).replace("openess", "openness")
    if m := re.fullmatch(rf"(\w+) within {_NUMBER}", words):
        if m[1] in (*ENTRANTS, "places"):
            part = float(m[2]) / (100 if m[3] else 1)
            return Target("places" if m[1] == "places" else "entrants", 1 - part, 1 + part)
    elif m := re.fullmatch(rf"(\w+) from {_NUMBER} to {_NUMBER}", words):
        return _checked(text, m[1], _value(m[2], m[3]), _value(m[4], m[5]))
    elif m := re.fullmatch(rf"(\w+) at (least|most) {_NUMBER}", words):
        value = _value(m[3], m[4])
        return _checked(text, m[1], value if m[2] == "least" else float("-inf"), value if m[2] == "most" else float("inf"))
    raise BadInput("no_want", typed=text[:60])


def _value(number: str, percent: str) -> float:
    return float(number) / (100 if percent else 1)


def _checked(text: str, name: str, low: float, high: float) -> Target:
    if name not in MEASURES:
        raise BadInput("no_measure", typed=text[:60], name=name[:40], known=OneOf(MEASURES))
    if low > high:
        raise BadInput("want_backwards", typed=text[:60])
    return Target(name, low, high)


def distance(targets: Sequence[Target], found: Mapping[str, Any]) -> float:
    """Return the distance of an edition from its targets: the sum of all deviations; shares and rates from 0 to 1, other
    measures relative to the nearer end."""
    return sum(_outside(want, value) for want in targets for value in _values(want, found))


def _values(target: Target, found: Mapping[str, Any]) -> list[float]:
    if target.what == "entrants":
        if not found["entrants"]:
            raise BadInput("no_vehicles", game=found["game"])
        return [it["rate"] for it in found["entrants"].values()]
    if target.what == "places":
        return [it["rate"] / it["even"] for it in found["places"]]
    if target.what not in found["measures"]:
        raise BadInput("nothing_known_of", name=target.what)
    return [found["measures"][target.what]["mean"]]


def _outside(target: Target, value: float) -> float:
    off = max(0.0, target.low - value, value - target.high)
    if target.what in ("entrants", "places", *SHARES):
        return off
    return off / max(1e-9, abs(target.low if value < target.low else target.high))


class Trial(NamedTuple):
    """A simulated edition: its changes, and its distance from the targets."""

    values: dict[str, int]
    miss: float


class Search:
    """Hill climbing: changes one number by one step at a time, and accepts editions that are nearer to the targets."""

    def __init__(
        self, plan: Plan, game: Game[Any], targets: Sequence[Target], names: Sequence[str], request: StudyRequest
    ) -> None:
        self.plan, self.game, self.targets, self.names, self.request = plan, game, targets, list(names), request
        self.trials: list[Trial] = []
        self.results: dict[tuple[int, ...], dict[str, Any] | None] = {}
        if request.resume and not StudyCheckpoint(plan).exists():
            StudyCheckpoint(plan).read()  # raises if there is no checkpoint
        self.series = StudySeries(jobs=request.jobs, backend=request.backend, resume=request.resume)

    def evaluate(self, values: Mapping[str, int]) -> float | None:
        """Return the distance of an edition from its targets; None if the game rejects it. Each edition is simulated once."""
        key = tuple(values[name] for name in self.names)
        if key not in self.results:
            text = with_values(self.plan.edition_text, values)
            try:
                self.game.read_edition(text, self.plan.edition)
            except BadEdition:
                self.results[key] = None
                return None
            plan = with_engine(replace(self.plan, edition_text=text), self.request)
            self.results[key] = findings(self.series.collect(plan))
            self.trials.append(Trial(self._changed(values), distance(self.targets, self.results[key] or {})))
            if sys.stderr.isatty():
                self._print_progress(self.trials[-1])
        known = self.results[key]
        return None if known is None else distance(self.targets, known)

    def _print_progress(self, last: Trial) -> None:
        """Print the distance of the last edition from the targets."""
        words = analysis_localization(cli_language())
        values = format_values(last.values) or words.text("tune.as_it_is")
        line = words.text("tune.tried", n=len(self.trials), values=values, miss=words.number(last.miss, 3))
        sys.stderr.write(line + "\n")

    def _changed(self, values: Mapping[str, int]) -> dict[str, int]:
        as_it_is = numbers_of(self.plan.edition_text)
        return {name: value for name, value in values.items() if value != as_it_is[name].value}

    def run(self, max_trials: int) -> dict[str, int]:
        """Return the best values found within the maximum number of trials."""
        known = numbers_of(self.plan.edition_text)
        best = {name: known[name].value for name in self.names}
        miss = self.evaluate(best)
        assert miss is not None, "the edition itself was checked"
        while miss > 0:
            nearer = None
            for name, step in self._steps(best):
                if len(self.trials) >= max_trials:
                    break
                values = {**best, name: best[name] + step}
                now = self.evaluate(values)
                if now is not None and now < miss:
                    nearer, miss = values, now
                    break
            if nearer is None:
                break
            best = nearer
        return best

    def _steps(self, best: Mapping[str, int]) -> list[tuple[str, int]]:
        """Return the steps to try next; numbers of entrants that win too much or too little come first."""
        found = self.results[tuple(best[name] for name in self.names)] or {}
        off = {name: abs(it["rate"] - 1) for name, it in found.get("entrants", {}).items()}

        def urgent(name: str) -> float:
            return max((-off[entrant] for entrant in off if f".{entrant}." in name), default=0.0)

        return [(name, step) for name in sorted(self.names, key=urgent) for step in (1, -1)]


def tune(
    file: str,
    targets: Sequence[str],
    vary: Sequence[str],
    *,
    request: StudyRequest,
    max_trials: int,
    out: Path | None = None,
    language: str = "en",
    as_json: bool = False,
) -> None:
    """Run the command `edition tune`."""
    text, where = read_edition_text(file)
    game = game_of_file(text, where)
    wants = [parse_target(one) for one in targets]
    names = list(dict.fromkeys(name for pattern in vary for name in matching_names(text, pattern)))
    if out is not None and (out.suffix != ".toml" or out.exists()):
        raise BadInput("new_toml", file=out)
    plan = plan_for(game, where, request)
    search = Search(plan, game, wants, names, request)
    best = search.run(max_trials)
    search.series.delete_checkpoints()
    made = with_values(text, best)
    if out is not None:
        write_file(out, made)
    changed = changes(text, made)
    last = search.results[tuple(best[name] for name in names)]
    assert last is not None
    found = {
        "game": game.name,
        "edition": where,
        "want": list(targets),
        "vary": names,
        "reached": distance(wants, last) == 0,
        "miss": round(distance(wants, last), 6),
        "changes": english_changes(changed),
        "changed": [change._asdict() for change in changed],
        "tried": [{"values": one.values, "miss": round(one.miss, 6)} for one in search.trials],
        "found": last,
        "fingerprint": plan.fingerprint,
    }
    if as_json:
        sys.stdout.write(json.dumps(found, ensure_ascii=False) + "\n")
    else:
        show(found, Console(), language)


def show(found: Mapping[str, Any], console: Console, language: str) -> None:
    """Print the trials and their result."""
    say = AnalysisText(language, found["game"])
    rich_table = RichTable(
        say("tune.changed"), title=escape(say.labelled(found["game"], say.joined(found["want"]))), title_justify="left"
    )
    rich_table.add_column(say("tune.outside"), justify="right")
    for one in found["tried"]:
        rich_table.add_row(format_values(one["values"]) or say("tune.as_it_is"), say.number(one["miss"], 3))
    print_table(console, rich_table)
    warn_if_not_fitted(found["found"], console, say)
    key = "tune.reached" if found["reached"] else "tune.not_reached"
    lines = [say(key, races=found["found"]["races"], miss=say.number(found["miss"], 3))]
    lines += [f"  {line}" for line in change_lines(found, say) or [say("tune.nothing")]]
    for name, it in found["found"]["entrants"].items():
        rate, low, high = (say.number(it[part]) for part in ("rate", "low", "high"))
        lines.append("  " + say("tune.share", name=say.entrant_name(name), rate=rate, low=low, high=high))
    for line in lines:
        console.print(line, highlight=False, markup=False)
