"""Sweeps: an edition simulated with several values of one or more numbers."""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table as RichTable

from hippodrome.analysis.html_report import Page, Spec, check_report, footer_text, write_page
from hippodrome.analysis.study import collect_all, findings
from hippodrome.analysis.study_request import StudyRequest, plan_for
from hippodrome.analysis.text import AnalysisText, analysis_localization, warn_if_not_fitted
from hippodrome.core.errors import BadInput
from hippodrome.core.game import Game
from hippodrome.core.race_file import read_text
from hippodrome.core.validation import BadEdition
from hippodrome.editing.compare import game_of_file, with_engine
from hippodrome.editing.paths import MAX_SWEEP_POINTS, grid_points, parse_range
from hippodrome.games.edition_values import with_values
from hippodrome.games.registry import DEFAULT_EDITION, MAX_EDITION_BYTES, edition_text, get_game, playable_games
from hippodrome.i18n.user_language import cli_language
from hippodrome.terminal.tables import print_table


def sweep_points(
    text: str, where: str, ranges: Sequence[str], language: str
) -> tuple[Game[Any], list[tuple[dict[str, int], str]]]:
    """Return the editions of a sweep: the values of each, and its text; invalid ones are skipped with a notice."""
    game = game_of_file(text, where)
    read = [parse_range(one, text) for one in ranges]
    points = list(grid_points(read))
    if len(points) > MAX_SWEEP_POINTS:
        raise BadInput("sweep_too_long", most=MAX_SWEEP_POINTS, number=len(points))
    found, wrong = [], ""
    for values in points:
        changed = with_values(text, values)
        try:
            game.read_edition(changed, where)
        except BadEdition as error:
            reason = error.issues[0].localize(language)
            wrong = wrong or reason
            say = AnalysisText(language, game.name)
            sys.stderr.write(say("sweep.left_out", values=format_values(values), reason=reason) + "\n")
            continue
        found.append((values, changed))
    if not found:
        raise BadInput("no_sound_edition", why=wrong)
    return game, found


def format_values(values: Mapping[str, int]) -> str:
    return ", ".join(f"{name}={value}" for name, value in values.items())


def sweep(
    file: str,
    ranges: Sequence[str],
    *,
    request: StudyRequest,
    report: Path | None = None,
    language: str = "en",
    as_json: bool = False,
) -> None:
    """Run the command `edition sweep`."""
    text, where = read_edition_text(file)
    game, points = sweep_points(text, where, ranges, language)
    check_report(report)
    rows = run_sweep(game, where, points, request)
    plan = plan_for(game, where, request)
    found = {"game": game.name, "edition": where, "ranges": list(ranges), "points": rows, "fingerprint": plan.fingerprint}
    if report is not None:
        write_page(report, sweep_page(found, language))
    if as_json:
        sys.stdout.write(json.dumps(found, ensure_ascii=False) + "\n")
    else:
        show_sweep(found, Console(), language)


def read_edition_text(file: str) -> tuple[str, str]:
    """Read an edition file, or the built-in edition of a game by the game's name."""
    if file in playable_games():
        return edition_text(get_game(file), DEFAULT_EDITION)
    if not file.endswith(".toml"):
        raise BadInput("no_edition_or_game", name=file[:60], known=[*playable_games()])
    return read_text(Path(file), MAX_EDITION_BYTES), file


def run_sweep(
    game: Game[Any], where: str, points: Sequence[tuple[dict[str, int], str]], request: StudyRequest
) -> list[dict[str, Any]]:
    """Simulate the editions of a sweep on the same draws; return each one's values, engine, measures, places, bots and
    entrants."""
    base = plan_for(game, where, request)
    plans = [
        with_engine(replace(base, edition_text=text, edition=f"{where} with {format_values(values)}"), request)
        for values, text in points
    ]
    keys = ("engine", "races", "deals", "measures", "places", "bots", "entrants", "fitted")
    rows = []
    for (values, _), gathered in zip(
        points, collect_all(plans, jobs=request.jobs, backend=request.backend, resume=request.resume), strict=True
    ):
        found = findings(gathered)
        rows.append({"values": values, **{name: found[name] for name in keys}})
        if sys.stderr.isatty():
            message = analysis_localization(cli_language()).text(
                "sweep.done", n=len(rows), of=len(points), values=format_values(values)
            )
            sys.stderr.write(message + "\n")
    return rows


def show_sweep(found: Mapping[str, Any], console: Console, language: str) -> None:
    """Print a sweep as a table: one row per measure, one column per edition."""
    say = AnalysisText(language, found["game"])
    points = found["points"]
    about = {"game": found["game"], "edition": found["edition"], "ranges": " ".join(found["ranges"])}
    console.print(say("sweep.head", n=points[0]["races"], **about), highlight=False, markup=False)
    if any(not point["fitted"]["same"] for point in points):
        warn_if_not_fitted(next(point for point in points if not point["fitted"]["same"]), console, say)
    rich_table = RichTable(say("page.measure"))
    for point in points:
        rich_table.add_column(_short_values(point["values"]), justify="right")
    for name in points[0]["measures"]:
        rich_table.add_row(say.measure_name(name), *(_with_error(say, name, point["measures"].get(name)) for point in points))
    for name in points[0]["entrants"]:
        rich_table.add_row(
            say.entrant_name(name), *(say.number(point["entrants"].get(name, {}).get("rate")) for point in points)
        )
    print_table(console, rich_table)


def _short_values(values: Mapping[str, int]) -> str:
    several = set(values.values())
    return str(several.pop()) if len(several) == 1 else "/".join(str(value) for value in values.values())


def _with_error(say: AnalysisText, name: str, it: Mapping[str, Any] | None) -> str:
    if it is None or it["high"] is None:
        return "–"
    return say(
        "word.plus_minus", value=say.format_value(name, it["mean"]), error=say.format_value(name, (it["high"] - it["low"]) / 2)
    )


def sweep_page(found: Mapping[str, Any], language: str) -> str:
    """Return the page of a sweep: each measure by value, with its band."""
    say = AnalysisText(language, found["game"])
    points = found["points"]
    about = say("page.swept", edition=found["edition"], n=points[0]["races"], times=len(points))
    page = Page(say("page.sweep", game=say.title, what=" ".join(found["ranges"])), about, say)
    fitted = next((point["fitted"] for point in points if not point["fitted"]["same"]), None)
    if fitted and fitted["edition"]:
        page.note(say("page.fitted", edition=fitted["edition"]))
    for name in points[0]["measures"]:
        rows = [
            {"at": _short_values(point["values"]), **point["measures"][name]} for point in points if name in point["measures"]
        ]
        rows = [row for row in rows if row["low"] is not None]
        if rows and any(row["mean"] for row in rows):
            page.plot(say.measure_name(name), say.measure_description(name), _sweep_plot(rows, say, share=say.is_share(name)))
    if points[0]["entrants"]:
        rows = [
            {"at": _short_values(point["values"]), "name": name, "mean": it["rate"], "low": it["low"], "high": it["high"]}
            for point in points
            for name, it in point["entrants"].items()
        ]
        page.plot(
            say("page.entrants"), say("page.entrants_says"), _sweep_plot(rows, say, share=False, colour="name"), wide=True
        )
    return page.html(footer_text(found, say))


def _sweep_plot(rows: Sequence[Mapping[str, Any]], say: AnalysisText, *, share: bool, colour: str = "") -> Spec:
    """Plot means with their bands, one edition after another."""
    form = ".1%" if share else ".2f"
    value = {
        "field": "mean",
        "type": "quantitative",
        "title": None,
        "scale": {"zero": False},
        "axis": {"format": ".0%"} if share else {},
    }
    tips = [{"field": "at", "type": "nominal", "title": " "}, {**value, "format": form, "title": say("page.mean")}]
    tips += [{"field": part, "type": "quantitative", "format": form} for part in ("low", "high")]
    by: Spec = {"color": {"field": colour, "type": "nominal", "title": None}} if colour else {}
    return {
        "width": "container", "height": 300 if colour else 160, "data": {"values": list(rows)},
        "encoding": {"x": {"field": "at", "type": "ordinal", "title": None, "sort": None, "axis": {"labelAngle": 0}}, **by},
        "layer": [
            {"mark": {"type": "errorband", "opacity": 0.2}, "encoding": {
                "y": {**value, "field": "low"}, "y2": {"field": "high"}}},
            {"mark": {"type": "line", "point": True}, "encoding": {"y": value, "tooltip": tips}},
        ],
    }  # fmt: skip
