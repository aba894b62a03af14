"""Compare two editions on the same draws: the effect of each change, with intervals.

The same seed gives both the same draws, as far as both draw from the same piles and dice, so they are compared deal by deal:
the common variance cancels, and the interval is narrower than that of two studies.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping, Sequence
from dataclasses import replace
from math import sqrt
from pathlib import Path
from typing import Any

import numpy as np
from rich.console import Console
from rich.table import Table as RichTable

from hippodrome.analysis.html_report import Page, Spec, check_report, footer_text, write_page
from hippodrome.analysis.intervals import NORMAL_95
from hippodrome.analysis.study import StudyData, by_deal, collect_all, findings, measures_of
from hippodrome.analysis.study_request import StudyRequest, plan_for, with_measuring_engine
from hippodrome.analysis.text import AnalysisText, analysis_localization, warn_if_not_fitted
from hippodrome.core.errors import BadInput
from hippodrome.core.fingerprint import fingerprint
from hippodrome.core.game import Game
from hippodrome.core.race_file import read_text, write_file
from hippodrome.core.validation import BadEdition
from hippodrome.games.edition_diff import Change, changes
from hippodrome.games.registry import DEFAULT_EDITION, MAX_EDITION_BYTES, edition_text, get_game
from hippodrome.i18n.localization import ENGLISH
from hippodrome.simulation.plan import Plan
from hippodrome.terminal.tables import print_table

MAX_CHANGE_LINES = 20
"""Maximum number of differences listed above a comparison."""

# New editions and differences -----------------------------------------------------------------------------------------


def new_edition(game: Game[Any], file: Path, which: str = DEFAULT_EDITION) -> None:
    """Copy an edition to a new file; an existing file is not overwritten."""
    text, where = edition_text(game, which)
    game.read_edition(text, where)
    if file.suffix != ".toml":
        raise BadInput("toml_name", file=file)
    if file.exists():
        raise BadInput("exists_already", file=file)
    lines = [f'name = "{file.stem[:60]}"' if line.startswith("name = ") else line for line in text.splitlines()]
    made = "\n".join(lines) + "\n"
    try:
        game.read_edition(made, str(file))
    except BadEdition:  # a file stem that is not a valid name
        made = text
    write_file(file, made)


def game_of_file(text: str, which: str) -> Game[Any]:
    """Return the game that an edition's text declares."""
    from hippodrome.games.race_opening import game_of

    game = get_game(game_of(text, which))
    game.read_edition(text, which)
    return game


def read_edition_texts(first: str, second: str) -> tuple[Game[Any], str, str]:
    """Read two editions of one game from their files; one of them may be the name of a built-in edition."""
    files = [which for which in (first, second) if which.endswith(".toml")]
    if not files:
        raise BadInput("no_game_of_names")
    game = game_of_file(read_text(Path(files[0]), MAX_EDITION_BYTES), files[0])
    texts = [edition_text(game, which)[0] for which in (first, second)]
    for text, which in zip(texts, (first, second), strict=True):
        game.read_edition(text, which)
    return game, texts[0], texts[1]


def diff(first: str, second: str, *, language: str = ENGLISH, as_json: bool) -> None:
    """Run the command `edition diff`."""
    from hippodrome.terminal.output import print_line

    game, one, other = read_edition_texts(first, second)
    found = changes(one, other)
    if as_json:
        rows = [
            {"name": change.name, "first": change.first, "second": change.second, "meaning": change.meaning} for change in found
        ]
        print_line(
            json.dumps({"game": game.name, "changes": rows, "fingerprint": fingerprint(game)}, ensure_ascii=False, default=str)
        )
        return
    words = AnalysisText(language, game.name)
    for change in found:
        print_line(_change_text(change, words))
    if not found:
        print_line(words("compare.alike"))


# Two editions ---------------------------------------------------------------------------------------------------------


def paired_differences(one: StudyData, other: StudyData) -> dict[str, Any]:
    """Return, for each measure and win share, both means, and the paired difference by deals, with its interval."""
    first, second = one.total().rows, other.total().rows
    names = [*(name for name in measures_of(first) if name in second), *(n for n in first if n.startswith(("place ", "bot ")))]
    return {name: _difference(by_deal(first, name), by_deal(second, name)) for name in names}


def _difference(one: tuple[Any, Any], other: tuple[Any, Any]) -> dict[str, Any]:
    """Return the difference of means over the deals in which both are known; None without such deals."""
    deals, at, to = np.intersect1d(one[0], other[0], return_indices=True)
    if not len(deals):
        return {
            "first": None,
            "second": None,
            "difference": None,
            "low": None,
            "high": None,
            "sure": False,
            "deals": 0,
            "gain": None,
        }
    a, b = one[1][at], other[1][to]
    change = b - a
    mean = float(change.mean())
    found: dict[str, Any] = {
        "first": _round(a.mean()),
        "second": _round(b.mean()),
        "difference": _round(mean),
        "deals": len(deals),
    }
    if len(deals) < 2:
        return {**found, "low": None, "high": None, "sure": False, "gain": None}
    spread, apart = float(change.var(ddof=1)), float(a.var(ddof=1) + b.var(ddof=1))
    half = NORMAL_95 * sqrt(spread / len(deals))
    sure = bool(abs(mean) > half)
    gain = _round(apart / spread) if spread > 0 else None
    return {**found, "low": _round(mean - half), "high": _round(mean + half), "sure": sure, "gain": gain}


def _round(value: float) -> float:
    return float(f"{float(value):.6g}")


def comparison(one: StudyData, other: StudyData) -> dict[str, Any]:
    """Return all differences between two studied editions, as JSON values."""
    first, second = findings(one), findings(other)
    entrants = {}
    for name in [name for name in first["entrants"] if name in second["entrants"]]:
        a, b = first["entrants"][name], second["entrants"][name]
        half = sqrt(((a["high"] - a["low"]) / 2) ** 2 + ((b["high"] - b["low"]) / 2) ** 2)
        change = b["rate"] - a["rate"]
        sure = abs(change) > half
        entrants[name] = {
            "first": a,
            "second": b,
            "difference": _round(change),
            "low": _round(change - half),
            "high": _round(change + half),
            "sure": sure,
        }
    changed = changes(one.plan.edition_text, other.plan.edition_text)
    return {
        "game": one.plan.game,
        "editions": [one.plan.edition, other.plan.edition],
        "changes": english_changes(changed),
        "changed": [change._asdict() for change in changed],
        "differences": paired_differences(one, other),
        "entrants": entrants,
        "first": first,
        "second": second,
        "fingerprint": second["fingerprint"],
    }


def compare(
    game: Game[Any],
    first: str,
    second: str,
    *,
    request: StudyRequest,
    report: Path | None = None,
    language: str = "en",
    as_json: bool = False,
) -> None:
    """Run the command `edition compare`."""
    plans = plans_for(game, (first, second), request)
    check_report(report)
    one, other = collect_all(plans, jobs=request.jobs, backend=request.backend, resume=request.resume)
    found = comparison(one, other)
    if report is not None:
        write_page(report, compare_page(found, language))
    if as_json:
        sys.stdout.write(json.dumps(found, ensure_ascii=False) + "\n")
    else:
        show(found, Console(), language)


def plans_for(game: Game[Any], editions: Sequence[str], request: StudyRequest) -> list[Plan]:
    """Return plans of the same races on several editions: all on the fast engine, or none."""
    if request.max_error:
        raise BadInput("max_error_is_for_study")
    plans = [plan_for(game, which, request) for which in editions]
    if len({plan.engine for plan in plans}) > 1:
        plans = [plan_for(game, which, replace(request, engine="rules")) for which in editions]
    games = min(plan.games for plan in plans)
    return [replace(plan, games=games) for plan in plans]


def show(found: Mapping[str, Any], console: Console, language: str) -> None:
    """Print a comparison as tables."""
    say = AnalysisText(language, found["game"])
    first, second = found["first"], found["second"]
    lines = change_lines(found, say)
    head = say("compare.head", game=found["game"], n=first["races"], seed=str(first["seed"]), engine=first["engine"])
    more = [say("compare.more", n=len(lines) - MAX_CHANGE_LINES)] if len(lines) > MAX_CHANGE_LINES else []
    for line in (
        head,
        *(f"{n}: {edition}" for n, edition in enumerate(found["editions"], 1)),
        *(f"  {line}" for line in (*lines[:MAX_CHANGE_LINES], *more) or [say("compare.nothing_differs")]),
    ):
        console.print(line, highlight=False, markup=False)
    for side in (first, second):
        if not side["fitted"]["same"]:
            warn_if_not_fitted(side, console, say)
            break
    rich_table = RichTable(say("page.measure"), title=say("page.differences"), title_justify="left")
    for name in (say("page.first"), say("page.second"), say("page.difference"), say("page.interval")):
        rich_table.add_column(name, justify="right")
    for row in difference_rows(found, say):
        rich_table.add_row(*row[:3], f"{row[3][1:]} *" if row[3].startswith("*") else f"{row[3]}  ", row[4])
    print_table(console, rich_table)
    console.print(say("compare.stars"), highlight=False, markup=False)


def change_lines(found: Mapping[str, Any], say: AnalysisText) -> list[str]:
    """Differences between the editions of a comparison, localized; an old stored comparison has English texts only."""
    return [_change_text(Change(**change), say) for change in found["changed"]] if "changed" in found else found["changes"]


def english_changes(changed: Sequence[Change]) -> list[str]:
    """Describe the differences in English, for JSON."""
    return [change.describe(analysis_localization(ENGLISH)) for change in changed]


def _change_text(change: Change, say: AnalysisText) -> str:
    return change._replace(meaning=say.comment(change.name, change.meaning)).describe(say.words)


def difference_rows(found: Mapping[str, Any], say: AnalysisText) -> list[list[str]]:
    """Return one row per measure; a significant difference begins with a star."""
    rows = []
    for name, it in found["differences"].items():
        if not (it["first"] or it["second"]) or (name.startswith("bot ") and it["first"] == it["second"] == 1.0):
            continue  # constant in both editions
        share = "openness" if name.startswith(("place ", "bot ")) else name  # written in percent
        mark = "*" if it["sure"] else ""
        between = say.interval(say.format_value(share, it["low"], sign=True), say.format_value(share, it["high"], sign=True))
        called = say("page.place", n=name.removeprefix("place ")) if name.startswith("place ") else say.measure_name(name)
        rows.append(
            [
                called,
                say.format_value(share, it["first"]),
                say.format_value(share, it["second"]),
                mark + say.format_value(share, it["difference"], sign=True),
                between,
            ]
        )
    for name, it in found["entrants"].items():
        mark = "*" if it["sure"] else ""
        between = say.interval(say.number(it["low"]), say.number(it["high"]))
        rows.append(
            [
                say.entrant_name(name),
                say.number(it["first"]["rate"]),
                say.number(it["second"]["rate"]),
                mark + say.number(it["difference"]),
                between,
            ]
        )
    return rows


def compare_page(found: Mapping[str, Any], language: str) -> str:
    """Return the page of a comparison."""
    say = AnalysisText(language, found["game"])
    first, second = found["first"], found["second"]
    one, other = found["editions"]
    about = say("page.compared", first=one, second=other, n=first["races"], seed=str(first["seed"]))
    page = Page(say("page.comparison", game=say.title), about, say)
    if not (first["fitted"]["same"] and second["fitted"]["same"]) and first["fitted"]["edition"]:
        page.note(say("page.fitted", edition=first["fitted"]["edition"]))
    page.bullets(say("page.changes"), "", change_lines(found, say))
    page.plot(say("page.over_time"), say("page.over_time_says"), _curves_of_both(found, say))
    heads = [say("page.measure"), say("page.first"), say("page.second"), say("page.difference"), say("page.interval")]
    rows = difference_rows(found, say)
    page.table(say("page.differences"), say("page.differences_says", number=len(rows)), heads, rows, numbers=range(1, 5))
    return page.html(footer_text(found, say))


def _curves_of_both(found: Mapping[str, Any], say: AnalysisText) -> Spec:
    """Plot openness and the winner's chance, of both editions."""
    rows = [
        {"part": part, "mean": mean, "curve": say(f"curve.{name}"), "edition": f"{n}: {which}"}
        for n, (side, which) in enumerate(zip((found["first"], found["second"]), found["editions"], strict=True), 1)
        for name in ("openness", "winner")
        for part, mean, _ in side["curves"].get(name, [])
    ]
    percent = {"format": ".0%"}
    tips = [{"field": name, "type": "nominal", "title": " "} for name in ("edition", "curve")]
    value = {"field": "mean", "type": "quantitative", "title": say("page.share"), "axis": percent}
    encoding = {
        "x": {"field": "part", "type": "quantitative", "title": say("page.part"), "axis": percent},
        "y": value,
        "color": {"field": "curve", "type": "nominal", "title": None},
        "strokeDash": {"field": "edition", "type": "nominal", "title": None},
        "tooltip": [*tips, {**value, "format": ".1%"}],
    }
    return {
        "width": "container",
        "height": 300,
        "data": {"values": rows},
        "mark": {"type": "line", "point": True},
        "encoding": encoding,
    }


# Common engine --------------------------------------------------------------------------------------------------------


def with_common_engine(plans: Sequence[Plan], request: StudyRequest) -> list[Plan]:
    """Return the plans on the fast engine if it supports the editions of all of them, else all on the readable rules."""
    found = [with_engine(plan, request) for plan in plans]
    return found if len({plan.engine for plan in found}) == 1 else [replace(plan, engine="rules") for plan in plans]


def with_engine(plan: Plan, request: StudyRequest) -> Plan:
    """Return the plan on the engine that supports its edition."""
    from hippodrome.simulation.compiled import why_not_fast

    if request.engine == "rules":
        return replace(plan, engine="rules")
    return with_measuring_engine(replace(plan, engine="rules" if why_not_fast(plan) else "fast"), request)
