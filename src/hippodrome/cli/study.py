"""The study command: checks the request, simulates, and writes a table, an HTML page or a data file."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table as Sheet

from hippodrome.analysis.html_report import check_report, study_page, write_page
from hippodrome.analysis.study import StudyData, collect, findings
from hippodrome.analysis.text import AnalysisText
from hippodrome.bots.sandbox import BOT_TIMEOUT
from hippodrome.core.errors import BadInput
from hippodrome.core.game import Game
from hippodrome.games.registry import get_plugin
from hippodrome.simulation.executor import check_backend
from hippodrome.simulation.plan import Plan
from hippodrome.simulation.report import first_error_text
from hippodrome.simulation.run import make_plan, round_up_to_deals
from hippodrome.terminal.tables import print_table

MAX_RACES = 1_000_000
"""Maximum number of races in a study: every race is a row in memory."""

DEFAULT_RACES = {"fast": 2000, "rules": 200}
"""Default number of races in a study, by engine."""

DEFAULT_FACT_RACES = 24
"""Additional races on the rules text, which collect facts that the compiled engine does not emit."""


@dataclass(frozen=True)
class StudyRequest:
    """Settings of a study beside the game: the bots, the number of races, and where to run them."""

    seats: Sequence[str]
    games: int = 0
    until: float = 0.0
    seed: str = "hippodrome"
    options: Mapping[str, Any] | None = None
    engine: str = ""
    jobs: int = 0
    on: str = ""
    resume: bool = False
    bot_seconds: float = BOT_TIMEOUT


def plan_for(game: Game[Any], edition: str, request: StudyRequest) -> Plan:
    """The plan: mirrored where different bots sit at the table, in whole deals."""
    check_backend(request.on)
    if request.until and not 0 < request.until < 0.5:
        raise BadInput("until_range")
    if request.games > MAX_RACES:
        raise BadInput("study_too_long", most=MAX_RACES, number=request.games)
    mirror = len(set(request.seats)) > 1
    plan = make_plan(
        game,
        seats=request.seats,
        games=max(1, request.games),
        seed=request.seed,
        edition=edition,
        options=request.options or {},
        mirror=mirror,
        engine=request.engine,
        bot_seconds=request.bot_seconds,
    )
    plan = with_measuring_engine(plan, request)
    games = request.games or (MAX_RACES if request.until else DEFAULT_RACES[plan.engine])
    return replace(plan, games=round_up_to_deals(games, len(request.seats)) if mirror else games)


def with_measuring_engine(plan: Plan, request: StudyRequest) -> Plan:
    """The plan on the rules text where a game measures nothing on its fast engine; refused if that was asked for by name."""
    if plan.engine == "rules" or get_plugin(plan.game).fast_measures is not None:
        return plan
    if request.engine == "fast":
        raise BadInput("measured_on_rules", game=plan.game)
    return replace(plan, engine="rules")


def facts_plan(plan: Plan, fact_races: int) -> Plan | None:
    """Plan of a few races on the rules text, to collect facts; None if all races run there anyway."""
    if plan.engine == "rules" or not fact_races:
        return None
    games = min(fact_races, plan.games)
    return replace(plan, engine="rules", games=round_up_to_deals(games, len(plan.seats)) if plan.mirror else games)


def run_study(
    plan: Plan, request: StudyRequest, fact_races: int = DEFAULT_FACT_RACES, coach: int = 0
) -> tuple[StudyData, dict[str, Any]]:
    """Race a plan and say what was found; `coach` races are looked at closely besides."""
    found = collect(plan, jobs=request.jobs, on=request.on, until=request.until, resume=request.resume)
    also = facts_plan(plan, fact_races)
    heard = None if also is None else collect(also, jobs=request.jobs, on=request.on)
    said = findings(found, heard)
    if coach:
        from hippodrome.analysis.coach_metrics import measure_with_coach

        said["close"] = measure_with_coach(plan, coach, jobs=request.jobs, on=request.on)
    return found, said


def check_coach(game: str, coach: int) -> None:
    """Refuse a close look at a game that has nobody to look with."""
    if coach:
        from hippodrome.coach import get_coach, get_search_policy
        from hippodrome.coach.review import check_engine

        check_engine(game)
        get_coach(game)
        get_search_policy(game)


def study(
    game: Game[Any],
    *,
    edition: str,
    request: StudyRequest,
    fact_races: int = DEFAULT_FACT_RACES,
    coach: int = 0,
    report: Path | None = None,
    out: Path | None = None,
    language: str = "en",
    as_json: bool = False,
) -> None:
    """The command `study`."""
    plan = plan_for(game, edition, request)
    check_report(report)
    check_data(out)
    check_coach(game.name, coach)
    gathered, found = run_study(plan, request, fact_races, coach)
    if report is not None:
        write_page(report, study_page(found, language))
    if out is not None:
        write_data(out, gathered)
    if as_json:
        sys.stdout.write(json.dumps(found, ensure_ascii=False) + "\n")
    else:
        show(found, Console(), language)


def parse_until(text: str) -> float:
    """An error as it was typed: 0.5% or 0.005."""
    m = re.fullmatch(r"\s*(\d{0,3}(?:\.\d{0,6})?)\s*(%?)\s*", text)
    if not m or not m[1].strip("."):
        raise BadInput("no_until", typed=text[:20])
    value = float(m[1]) / (100 if m[2] else 1)
    if not 0 < value < 0.5:
        raise BadInput("until_range")
    return value


# Data ---------------------------------------------------------------------------------------------------------------


def check_data(file: Path | None) -> None:
    """Refuse before anything is raced what could not be written afterwards."""
    if file is None:
        return
    try:
        import pyarrow.parquet  # noqa: F401
    except ImportError:
        raise BadInput("needs_parquet") from None
    if file.is_dir() or not file.resolve().parent.is_dir():
        raise BadInput("no_data_there", file=file)


def write_data(file: Path, found: StudyData) -> None:
    """A row a race as a Parquet file, with what it was made with beside it."""
    import pyarrow as pa
    import pyarrow.parquet as pq

    rows = found.total().rows
    made = json.dumps(found.plan.fingerprint, ensure_ascii=False)
    table = pa.table({name: pa.array(column) for name, column in rows.items()}).replace_schema_metadata({"hippodrome": made})
    beside = file.with_name(f".{file.name}.tmp")
    try:
        write: Any = pq.write_table
        write(table, beside, compression="zstd")
        beside.replace(file)
    finally:
        beside.unlink(missing_ok=True)


# To read ------------------------------------------------------------------------------------------------------------


def show(found: Mapping[str, Any], console: Console, language: str = "en") -> None:
    """A study as tables."""
    say = AnalysisText(language, found["game"])
    about = {name: found[name] for name in ("game", "edition", "races", "deals", "engine")}
    console.print(say("study.head", seed=str(found["seed"]), **about), highlight=False, markup=False)
    warn_if_not_fitted(found, console, say)
    sheet = Sheet(say("page.measure"), title=say("page.measures"), title_justify="left")
    for name in ("mean", "interval", "middle"):
        sheet.add_column(say(f"page.{name}"), justify="right")
    for name, it in found["measures"].items():
        between = say.interval(say.format_value(name, it["low"]), say.format_value(name, it["high"]))
        middle = say.interval(say.format_value(name, it["tenth"]), say.format_value(name, it["ninetieth"]))
        sheet.add_row(say.measure_name(name), say.format_value(name, it["mean"]), between, middle)
    print_table(console, sheet)
    _show_wins(found, console, say)
    _show_entrants(found, console, say)
    _show_uses(found, console, say)
    if found["told"]:
        said = say("page.never_says" if found["never"] else "page.never_none", told=found["told"])
        line = say.joined([said, say.joined(found["never"])], "sentences")
        console.print(line, highlight=False, markup=False)
    for name in ("luck", "stake", "kingmaking") if "close" in found else ():
        it = found["close"][name]
        mean, low, high = (say.format_value("openness", it[part]) for part in ("mean", "low", "high"))
        line = say("study.close", what=say.measure_name(name), mean=mean, between=say.interval(low, high), n=it["races"])
        console.print(line, highlight=False, markup=False)
    if found["errors"]:
        line = say.joined([say("study.failed", n=found["errors"]), first_error_text(found["first_error"], say)], "clauses")
        console.print(line, highlight=False, markup=False)


def warn_if_not_fitted(found: Mapping[str, Any], console: Console, say: AnalysisText) -> None:
    """Say it if bots race on an edition that they were not fitted to."""
    fitted = found["fitted"]
    if fitted["edition"] and not fitted["same"]:
        console.print(say("study.fitted", edition=fitted["edition"]), highlight=False, markup=False)


def _show_wins(found: Mapping[str, Any], console: Console, say: AnalysisText) -> None:
    sheet = Sheet("", title=say("page.balance"), title_justify="left")
    for name in ("share", "interval", "of_even"):
        sheet.add_column(say(f"page.{name}"), justify="right")
    rows = [(say("page.place", n=n + 1), it) for n, it in enumerate(found["places"])]
    if len(found["bots"]) > 1:
        rows += list(found["bots"].items())
    for name, it in rows:
        between = say.interval(say.share(it["low"]), say.share(it["high"]))
        sheet.add_row(name, say.share(it["rate"]), between, say.number(it["rate"] / it["even"]))
    print_table(console, sheet)


def _show_entrants(found: Mapping[str, Any], console: Console, say: AnalysisText) -> None:
    if not found["entrants"]:
        return
    sheet = Sheet("", title=say("page.entrants"), title_justify="left")
    for name in ("races", "of_even", "interval"):
        sheet.add_column(say(f"page.{name}"), justify="right")
    for name, it in sorted(found["entrants"].items(), key=lambda row: -row[1]["rate"]):
        rate, low, high = (say.number(it[part]) for part in ("rate", "low", "high"))
        sheet.add_row(say.entrant_name(name), say.count(it["races"]), rate, say.interval(low, high))
    print_table(console, sheet)


def _show_uses(found: Mapping[str, Any], console: Console, say: AnalysisText, most: int = 8) -> None:
    """The most used of each kind; all of them are on the page and in the JSON."""
    rows = []
    for kind in dict.fromkeys(use["kind"] for use in found["uses"]):
        known = [use for use in found["uses"] if use["kind"] == kind and use["used"]]
        rows += sorted(known, key=lambda use: (-use["used"], use["name"]))[:most]
    if not rows:
        return
    sheet = Sheet("", title=say("page.uses"), title_justify="left")
    for name in ("times", "points", "interval"):
        sheet.add_column(say(f"page.{name}"), justify="right")
    for row in rows:
        worth, low, high = (say.points(row[part]) for part in ("worth", "low", "high"))
        between = "–" if row["low"] is None else say.interval(low, high)
        called = say.labelled(say("kind." + row["kind"]), say.name_of(row["name"], row["kind"]))
        sheet.add_row(called, say.count(row["used"]), worth, between)
    print_table(console, sheet)
