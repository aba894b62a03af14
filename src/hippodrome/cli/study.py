"""The commands of the laboratory: what was asked for is checked first, then raced, then told as a table, a page or data."""

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
from hippodrome.analysis.study import Gathered, findings, gather
from hippodrome.analysis.text import Said
from hippodrome.bots.sandbox import SECONDS
from hippodrome.cli.tables import print_sheet
from hippodrome.core.errors import BadInput
from hippodrome.core.game import Game
from hippodrome.games.registry import parts_of
from hippodrome.simulation.executor import check_place
from hippodrome.simulation.plan import Plan
from hippodrome.simulation.report import first_error_told
from hippodrome.simulation.run import make_plan, whole_deals

MOST_RACES = 1_000_000
"""So many races a study has at most: every race is a row in memory."""

USUAL_RACES = {"fast": 2000, "rules": 200}
"""How many races a study has if nobody says."""

TOLD = 24
"""So many races by the rules text are heard besides, where the fast engine, which tells nothing, runs the others."""


@dataclass(frozen=True)
class Asked:
    """What is asked of a study beside the game: who races, how much, and where."""

    seats: Sequence[str]
    games: int = 0
    until: float = 0.0
    seed: str = "hippodrome"
    options: Mapping[str, Any] | None = None
    engine: str = ""
    jobs: int = 0
    on: str = ""
    resume: bool = False
    bot_seconds: float = SECONDS


def plan_for(game: Game[Any], edition: str, asked: Asked) -> Plan:
    """The plan: mirrored where different bots sit at the table, in whole deals."""
    check_place(asked.on)
    if asked.until and not 0 < asked.until < 0.5:
        raise BadInput("until_range")
    if asked.games > MOST_RACES:
        raise BadInput("study_too_long", most=MOST_RACES, number=asked.games)
    mirror = len(set(asked.seats)) > 1
    plan = make_plan(
        game,
        seats=asked.seats,
        games=max(1, asked.games),
        seed=asked.seed,
        edition=edition,
        options=asked.options or {},
        mirror=mirror,
        engine=asked.engine,
        bot_seconds=asked.bot_seconds,
    )
    plan = where_measured(plan, asked)
    games = asked.games or (MOST_RACES if asked.until else USUAL_RACES[plan.engine])
    return replace(plan, games=whole_deals(games, len(asked.seats)) if mirror else games)


def where_measured(plan: Plan, asked: Asked) -> Plan:
    """The plan on the rules text where a game measures nothing on its fast engine; refused if that was asked for by name."""
    if plan.engine == "rules" or parts_of(plan.game).fast_measures is not None:
        return plan
    if asked.engine == "fast":
        raise BadInput("measured_on_rules", game=plan.game)
    return replace(plan, engine="rules")


def heard_plan(plan: Plan, told: int) -> Plan | None:
    """A few races by the rules text, to hear what happens; None where all are raced so anyway."""
    if plan.engine == "rules" or not told:
        return None
    games = min(told, plan.games)
    return replace(plan, engine="rules", games=whole_deals(games, len(plan.seats)) if plan.mirror else games)


def look(plan: Plan, asked: Asked, told: int = TOLD, coach: int = 0) -> tuple[Gathered, dict[str, Any]]:
    """Race a plan and say what was found; `coach` races are looked at closely besides."""
    found = gather(plan, jobs=asked.jobs, on=asked.on, until=asked.until, resume=asked.resume)
    also = heard_plan(plan, told)
    heard = None if also is None else gather(also, jobs=asked.jobs, on=asked.on)
    said = findings(found, heard)
    if coach:
        from hippodrome.analysis.coach_metrics import close_look

        said["close"] = close_look(plan, coach, jobs=asked.jobs, on=asked.on)
    return found, said


def check_coach(game: str, coach: int) -> None:
    """Refuse a close look at a game that has nobody to look with."""
    if coach:
        from hippodrome.coach import coach_of, minds_of
        from hippodrome.coach.review import check_engine

        check_engine(game)
        coach_of(game)
        minds_of(game)


def study(
    game: Game[Any],
    *,
    edition: str,
    asked: Asked,
    told: int = TOLD,
    coach: int = 0,
    report: Path | None = None,
    out: Path | None = None,
    language: str = "en",
    as_json: bool = False,
) -> None:
    """The command `study`."""
    plan = plan_for(game, edition, asked)
    check_report(report)
    check_data(out)
    check_coach(game.name, coach)
    gathered, found = look(plan, asked, told, coach)
    if report is not None:
        write_page(report, study_page(found, language))
    if out is not None:
        write_data(out, gathered)
    if as_json:
        sys.stdout.write(json.dumps(found, ensure_ascii=False) + "\n")
    else:
        show(found, Console(), language)


def read_until(text: str) -> float:
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


def write_data(file: Path, found: Gathered) -> None:
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
    say = Said(language, found["game"])
    about = {name: found[name] for name in ("game", "edition", "races", "deals", "engine")}
    console.print(say("study.head", seed=str(found["seed"]), **about), highlight=False, markup=False)
    warn(found, console, say)
    sheet = Sheet(say("page.measure"), title=say("page.measures"), title_justify="left")
    for name in ("mean", "interval", "middle"):
        sheet.add_column(say(f"page.{name}"), justify="right")
    for name, it in found["measures"].items():
        between = say.between(say.amount(name, it["low"]), say.amount(name, it["high"]))
        middle = say.between(say.amount(name, it["tenth"]), say.amount(name, it["ninetieth"]))
        sheet.add_row(say.measure(name), say.amount(name, it["mean"]), between, middle)
    print_sheet(console, sheet)
    _show_wins(found, console, say)
    _show_entrants(found, console, say)
    _show_uses(found, console, say)
    if found["told"]:
        said = say("page.never_says" if found["never"] else "page.never_none", told=found["told"])
        line = say.joined([said, say.joined(found["never"])], "sentences")
        console.print(line, highlight=False, markup=False)
    for name in ("luck", "stake", "kingmaking") if "close" in found else ():
        it = found["close"][name]
        mean, low, high = (say.amount("openness", it[part]) for part in ("mean", "low", "high"))
        line = say("study.close", what=say.measure(name), mean=mean, between=say.between(low, high), n=it["races"])
        console.print(line, highlight=False, markup=False)
    if found["errors"]:
        line = say.joined([say("study.failed", n=found["errors"]), first_error_told(found["first_error"], say)], "clauses")
        console.print(line, highlight=False, markup=False)


def warn(found: Mapping[str, Any], console: Console, say: Said) -> None:
    """Say it if bots race on an edition that they were not fitted to."""
    fitted = found["fitted"]
    if fitted["edition"] and not fitted["same"]:
        console.print(say("study.fitted", edition=fitted["edition"]), highlight=False, markup=False)


def _show_wins(found: Mapping[str, Any], console: Console, say: Said) -> None:
    sheet = Sheet("", title=say("page.balance"), title_justify="left")
    for name in ("share", "interval", "of_even"):
        sheet.add_column(say(f"page.{name}"), justify="right")
    rows = [(say("page.place", n=n + 1), it) for n, it in enumerate(found["places"])]
    if len(found["bots"]) > 1:
        rows += list(found["bots"].items())
    for name, it in rows:
        between = say.between(say.share(it["low"]), say.share(it["high"]))
        sheet.add_row(name, say.share(it["rate"]), between, say.number(it["rate"] / it["even"]))
    print_sheet(console, sheet)


def _show_entrants(found: Mapping[str, Any], console: Console, say: Said) -> None:
    if not found["entrants"]:
        return
    sheet = Sheet("", title=say("page.entrants"), title_justify="left")
    for name in ("races", "of_even", "interval"):
        sheet.add_column(say(f"page.{name}"), justify="right")
    for name, it in sorted(found["entrants"].items(), key=lambda row: -row[1]["rate"]):
        rate, low, high = (say.number(it[part]) for part in ("rate", "low", "high"))
        sheet.add_row(say.entrant(name), say.count(it["races"]), rate, say.between(low, high))
    print_sheet(console, sheet)


def _show_uses(found: Mapping[str, Any], console: Console, say: Said, most: int = 8) -> None:
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
        between = "–" if row["low"] is None else say.between(low, high)
        called = say.labelled(say("kind." + row["kind"]), say.called(row["name"], row["kind"]))
        sheet.add_row(called, say.count(row["used"]), worth, between)
    print_sheet(console, sheet)
