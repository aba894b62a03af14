"""The study command: simulates, and writes a table, an HTML page or a data file."""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table as RichTable

from hippodrome.analysis.html_report import check_report, study_page, write_page
from hippodrome.analysis.parquet import check_data, write_data
from hippodrome.analysis.study_request import DEFAULT_FACT_RACES, StudyRequest, check_coach, plan_for, run_study
from hippodrome.analysis.text import AnalysisText, warn_if_not_fitted
from hippodrome.core.game import Game
from hippodrome.simulation.report import first_error_text
from hippodrome.terminal.tables import print_table


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
    """Run the command `study`."""
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


def show(found: Mapping[str, Any], console: Console, language: str = "en") -> None:
    """Print a study as tables."""
    say = AnalysisText(language, found["game"])
    about = {name: found[name] for name in ("game", "edition", "races", "deals", "engine")}
    console.print(say("study.head", seed=str(found["seed"]), **about), highlight=False, markup=False)
    warn_if_not_fitted(found, console, say)
    rich_table = RichTable(say("page.measure"), title=say("page.measures"), title_justify="left")
    for name in ("mean", "interval", "middle"):
        rich_table.add_column(say(f"page.{name}"), justify="right")
    for name, it in found["measures"].items():
        between = say.interval(say.format_value(name, it["low"]), say.format_value(name, it["high"]))
        middle = say.interval(say.format_value(name, it["tenth"]), say.format_value(name, it["ninetieth"]))
        rich_table.add_row(say.measure_name(name), say.format_value(name, it["mean"]), between, middle)
    print_table(console, rich_table)
    _show_wins(found, console, say)
    _show_entrants(found, console, say)
    _show_uses(found, console, say)
    if found["told"]:
        never_text = say("page.never_says" if found["never"] else "page.never_none", told=found["told"])
        line = say.joined([never_text, say.joined(found["never"])], "sentences")
        console.print(line, highlight=False, markup=False)
    for name in ("luck", "stake", "kingmaking") if "close" in found else ():
        it = found["close"][name]
        mean, low, high = (say.format_value("openness", it[part]) for part in ("mean", "low", "high"))
        line = say("study.close", what=say.measure_name(name), mean=mean, between=say.interval(low, high), n=it["races"])
        console.print(line, highlight=False, markup=False)
    if found["errors"]:
        line = say.joined([say("study.failed", n=found["errors"]), first_error_text(found["first_error"], say)], "clauses")
        console.print(line, highlight=False, markup=False)


def _show_wins(found: Mapping[str, Any], console: Console, say: AnalysisText) -> None:
    rich_table = RichTable("", title=say("page.balance"), title_justify="left")
    for name in ("share", "interval", "of_even"):
        rich_table.add_column(say(f"page.{name}"), justify="right")
    rows = [(say("page.place", n=n + 1), it) for n, it in enumerate(found["places"])]
    if len(found["bots"]) > 1:
        rows += list(found["bots"].items())
    for name, it in rows:
        between = say.interval(say.share(it["low"]), say.share(it["high"]))
        rich_table.add_row(name, say.share(it["rate"]), between, say.number(it["rate"] / it["even"]))
    print_table(console, rich_table)


def _show_entrants(found: Mapping[str, Any], console: Console, say: AnalysisText) -> None:
    if not found["entrants"]:
        return
    rich_table = RichTable("", title=say("page.entrants"), title_justify="left")
    for name in ("races", "of_even", "interval"):
        rich_table.add_column(say(f"page.{name}"), justify="right")
    for name, it in sorted(found["entrants"].items(), key=lambda row: -row[1]["rate"]):
        rate, low, high = (say.number(it[part]) for part in ("rate", "low", "high"))
        rich_table.add_row(say.entrant_name(name), say.count(it["races"]), rate, say.interval(low, high))
    print_table(console, rich_table)


def _show_uses(found: Mapping[str, Any], console: Console, say: AnalysisText, most: int = 8) -> None:
    """Print the most used cards and tokens of each kind; the page and the JSON contain all."""
    rows = []
    for kind in dict.fromkeys(use["kind"] for use in found["uses"]):
        known = [use for use in found["uses"] if use["kind"] == kind and use["used"]]
        rows += sorted(known, key=lambda use: (-use["used"], use["name"]))[:most]
    if not rows:
        return
    rich_table = RichTable("", title=say("page.uses"), title_justify="left")
    for name in ("times", "points", "interval"):
        rich_table.add_column(say(f"page.{name}"), justify="right")
    for row in rows:
        worth, low, high = (say.points(row[part]) for part in ("worth", "low", "high"))
        between = "–" if row["low"] is None else say.interval(low, high)
        called = say.labelled(say("kind." + row["kind"]), say.name_of(row["name"], row["kind"]))
        rich_table.add_row(called, say.count(row["used"]), worth, between)
    print_table(console, rich_table)
