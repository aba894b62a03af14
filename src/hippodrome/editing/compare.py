"""Two editions raced on the same luck, or many along a number: what each change does to the race, with intervals.

The same seed deals the same luck to both, as far as both draw from the same piles and dice, so they are compared deal by deal:
what they have in common falls out of the difference, and its interval is narrower than that of two studies.
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
from rich.table import Table as Sheet

from hippodrome.analysis.html_report import Page, Spec, check_report, made_line, write_page
from hippodrome.analysis.intervals import NORMAL_95
from hippodrome.analysis.study import Gathered, by_deal, findings, gather_all, measures_of
from hippodrome.analysis.text import Said, lab_words
from hippodrome.cli.runner import own_language
from hippodrome.cli.study import Asked, plan_for, warn, where_measured
from hippodrome.cli.tables import print_sheet
from hippodrome.core.errors import BadInput
from hippodrome.core.fingerprint import fingerprint
from hippodrome.core.game import Game
from hippodrome.core.race_file import read_text, write_file
from hippodrome.core.validation import BadEdition
from hippodrome.editing.paths import MOST_POINTS, Change, changes, points_of, read_range
from hippodrome.editing.toml_values import with_changed
from hippodrome.games.registry import DEFAULT_EDITION, LARGEST_EDITION, edition_text, find, playable
from hippodrome.i18n.localization import ENGLISH
from hippodrome.simulation.plan import Plan

MOST_LINES = 20
"""So many differences are told above a comparison."""

# New, and what differs ------------------------------------------------------------------------------------------------


def new_edition(game: Game[Any], file: Path, which: str = DEFAULT_EDITION) -> None:
    """A copy of an edition to begin with; a file that is there is not overwritten."""
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
    except BadEdition:  # a stem that is no name
        made = text
    write_file(file, made)


def game_of_file(text: str, which: str) -> Game[Any]:
    """The game that an edition's text says it is for."""
    from hippodrome.games.race_opening import game_of

    game = find(game_of(text, which))
    game.read_edition(text, which)
    return game


def texts_of(first: str, second: str) -> tuple[Game[Any], str, str]:
    """Two editions of one game by their files, or one of them by its name in the house."""
    files = [which for which in (first, second) if which.endswith(".toml")]
    if not files:
        raise BadInput("no_game_of_names")
    game = game_of_file(read_text(Path(files[0]), LARGEST_EDITION), files[0])
    texts = [edition_text(game, which)[0] for which in (first, second)]
    for text, which in zip(texts, (first, second), strict=True):
        game.read_edition(text, which)
    return game, texts[0], texts[1]


def diff(first: str, second: str, *, language: str = ENGLISH, as_json: bool) -> None:
    """The command `edition diff`."""
    from hippodrome.terminal.output import say

    game, one, other = texts_of(first, second)
    found = changes(one, other)
    if as_json:
        rows = [
            {"name": change.name, "first": change.first, "second": change.second, "meaning": change.meaning} for change in found
        ]
        say(json.dumps({"game": game.name, "changes": rows, "fingerprint": fingerprint(game)}, ensure_ascii=False, default=str))
        return
    words = Said(language, game.name)
    for change in found:
        say(_in_words(change, words))
    if not found:
        say(words("compare.alike"))


# Two editions ---------------------------------------------------------------------------------------------------------


def paired(one: Gathered, other: Gathered) -> dict[str, Any]:
    """Of each measure and each share of wins: both means, and the second less the first deal by deal, with its interval."""
    first, second = one.total().rows, other.total().rows
    names = [*(name for name in measures_of(first) if name in second), *(n for n in first if n.startswith(("place ", "bot ")))]
    return {name: _difference(by_deal(first, name), by_deal(second, name)) for name in names}


def _difference(one: tuple[Any, Any], other: tuple[Any, Any]) -> dict[str, Any]:
    """The difference of means over the deals in which both are known; without pairs there is none."""
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
        "first": _short(a.mean()),
        "second": _short(b.mean()),
        "difference": _short(mean),
        "deals": len(deals),
    }
    if len(deals) < 2:
        return {**found, "low": None, "high": None, "sure": False, "gain": None}
    spread, apart = float(change.var(ddof=1)), float(a.var(ddof=1) + b.var(ddof=1))
    half = NORMAL_95 * sqrt(spread / len(deals))
    sure = bool(abs(mean) > half)
    gain = _short(apart / spread) if spread > 0 else None
    return {**found, "low": _short(mean - half), "high": _short(mean + half), "sure": sure, "gain": gain}


def _short(value: float) -> float:
    return float(f"{float(value):.6g}")


def comparison(one: Gathered, other: Gathered) -> dict[str, Any]:
    """Everything that two editions differ in, as JSON holds it."""
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
            "difference": _short(change),
            "low": _short(change - half),
            "high": _short(change + half),
            "sure": sure,
        }
    changed = changes(one.plan.edition_text, other.plan.edition_text)
    return {
        "game": one.plan.game,
        "editions": [one.plan.edition, other.plan.edition],
        "changes": [change.line for change in changed],
        "changed": [change._asdict() for change in changed],
        "differences": paired(one, other),
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
    asked: Asked,
    report: Path | None = None,
    language: str = "en",
    as_json: bool = False,
) -> None:
    """The command `edition compare`."""
    plans = plans_for(game, (first, second), asked)
    check_report(report)
    one, other = gather_all(plans, jobs=asked.jobs, on=asked.on, resume=asked.resume)
    found = comparison(one, other)
    if report is not None:
        write_page(report, compare_page(found, language))
    if as_json:
        sys.stdout.write(json.dumps(found, ensure_ascii=False) + "\n")
    else:
        show(found, Console(), language)


def plans_for(game: Game[Any], editions: Sequence[str], asked: Asked) -> list[Plan]:
    """The same races on several editions: all on the fast engine, or none."""
    if asked.until:
        raise BadInput("until_is_for_study")
    plans = [plan_for(game, which, asked) for which in editions]
    if len({plan.engine for plan in plans}) > 1:
        plans = [plan_for(game, which, replace(asked, engine="rules")) for which in editions]
    games = min(plan.games for plan in plans)
    return [replace(plan, games=games) for plan in plans]


def show(found: Mapping[str, Any], console: Console, language: str) -> None:
    """A comparison as tables."""
    say = Said(language, found["game"])
    first, second = found["first"], found["second"]
    lines = change_lines(found, say)
    head = say("compare.head", game=found["game"], n=first["races"], seed=str(first["seed"]), engine=first["engine"])
    more = [say("compare.more", n=len(lines) - MOST_LINES)] if len(lines) > MOST_LINES else []
    for line in (
        head,
        *(f"{n}: {edition}" for n, edition in enumerate(found["editions"], 1)),
        *(f"  {line}" for line in (*lines[:MOST_LINES], *more) or [say("compare.nothing_differs")]),
    ):
        console.print(line, highlight=False, markup=False)
    for side in (first, second):
        if not side["fitted"]["same"]:
            warn(side, console, say)
            break
    sheet = Sheet(say("page.measure"), title=say("page.differences"), title_justify="left")
    for name in (say("page.first"), say("page.second"), say("page.difference"), say("page.interval")):
        sheet.add_column(name, justify="right")
    for row in difference_rows(found, say):
        sheet.add_row(*row[:3], f"{row[3][1:]} *" if row[3].startswith("*") else f"{row[3]}  ", row[4])
    print_sheet(console, sheet)
    console.print(say("compare.stars"), highlight=False, markup=False)


def change_lines(found: Mapping[str, Any], say: Said) -> list[str]:
    """What differs between the editions of a comparison, in words; one that was kept long ago has English ones only."""
    return [_in_words(Change(**change), say) for change in found["changed"]] if "changed" in found else found["changes"]


def _in_words(change: Change, say: Said) -> str:
    return change._replace(meaning=say.remark(change.name, change.meaning)).told(say.words)


def difference_rows(found: Mapping[str, Any], say: Said) -> list[list[str]]:
    """A row a measure; a difference that is no chance begins with a star."""
    rows = []
    for name, it in found["differences"].items():
        if not (it["first"] or it["second"]) or (name.startswith("bot ") and it["first"] == it["second"] == 1.0):
            continue  # it never happens, or it cannot be otherwise
        share = "openness" if name.startswith(("place ", "bot ")) else name  # written as a part of a hundred
        mark = "*" if it["sure"] else ""
        between = say.between(say.amount(share, it["low"], sign=True), say.amount(share, it["high"], sign=True))
        called = say("page.place", n=name.removeprefix("place ")) if name.startswith("place ") else say.measure(name)
        rows.append(
            [
                called,
                say.amount(share, it["first"]),
                say.amount(share, it["second"]),
                mark + say.amount(share, it["difference"], sign=True),
                between,
            ]
        )
    for name, it in found["entrants"].items():
        mark = "*" if it["sure"] else ""
        between = say.between(say.number(it["low"]), say.number(it["high"]))
        rows.append(
            [
                say.entrant(name),
                say.number(it["first"]["rate"]),
                say.number(it["second"]["rate"]),
                mark + say.number(it["difference"]),
                between,
            ]
        )
    return rows


def compare_page(found: Mapping[str, Any], language: str) -> str:
    """The page of a comparison."""
    say = Said(language, found["game"])
    first, second = found["first"], found["second"]
    one, other = found["editions"]
    about = say("page.compared", first=one, second=other, n=first["races"], seed=str(first["seed"]))
    page = Page(say("page.comparison", game=say.title), about, say)
    if not (first["fitted"]["same"] and second["fitted"]["same"]) and first["fitted"]["edition"]:
        page.note(say("page.fitted", edition=first["fitted"]["edition"]))
    page.words(say("page.changes"), "", change_lines(found, say))
    page.plot(say("page.over_time"), say("page.over_time_says"), _both_curves(found, say))
    heads = [say("page.measure"), say("page.first"), say("page.second"), say("page.difference"), say("page.interval")]
    rows = difference_rows(found, say)
    page.table(say("page.differences"), say("page.differences_says", number=len(rows)), heads, rows, numbers=range(1, 5))
    return page.html(made_line(found, say))


def _both_curves(found: Mapping[str, Any], say: Said) -> Spec:
    """Openness and the chance of whoever wins, of both editions."""
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


# Along a number -------------------------------------------------------------------------------------------------------


def sweep_points(
    text: str, where: str, ranges: Sequence[str], language: str
) -> tuple[Game[Any], list[tuple[dict[str, int], str]]]:
    """The editions of a sweep: the values of each, and its text; of those left out, it is said why."""
    game = game_of_file(text, where)
    read = [read_range(one, text) for one in ranges]
    points = list(points_of(read))
    if len(points) > MOST_POINTS:
        raise BadInput("sweep_too_long", most=MOST_POINTS, number=len(points))
    found, wrong = [], ""
    for values in points:
        changed = with_changed(text, values)
        try:
            game.read_edition(changed, where)
        except BadEdition as error:
            reason = error.faults[0].told(language)
            wrong = wrong or reason
            say = Said(language, game.name)
            sys.stderr.write(say("sweep.left_out", values=say_values(values), reason=reason) + "\n")
            continue
        found.append((values, changed))
    if not found:
        raise BadInput("no_sound_edition", why=wrong)
    return game, found


def say_values(values: Mapping[str, int]) -> str:
    return ", ".join(f"{name}={value}" for name, value in values.items())


def sweep(
    file: str,
    ranges: Sequence[str],
    *,
    asked: Asked,
    report: Path | None = None,
    language: str = "en",
    as_json: bool = False,
) -> None:
    """The command `edition sweep`."""
    text, where = text_of(file)
    game, points = sweep_points(text, where, ranges, language)
    check_report(report)
    rows = race_points(game, where, points, asked)
    plan = plan_for(game, where, asked)
    found = {"game": game.name, "edition": where, "ranges": list(ranges), "points": rows, "fingerprint": plan.fingerprint}
    if report is not None:
        write_page(report, sweep_page(found, language))
    if as_json:
        sys.stdout.write(json.dumps(found, ensure_ascii=False) + "\n")
    else:
        show_sweep(found, Console(), language)


def text_of(file: str) -> tuple[str, str]:
    """The text of an edition file, or of the house's edition of a game by the game's name."""
    if file in playable():
        return edition_text(find(file), DEFAULT_EDITION)
    if not file.endswith(".toml"):
        raise BadInput("no_edition_or_game", name=file[:60], known=[*playable()])
    return read_text(Path(file), LARGEST_EDITION), file


def race_points(
    game: Game[Any], where: str, points: Sequence[tuple[dict[str, int], str]], asked: Asked
) -> list[dict[str, Any]]:
    """Race the editions of a sweep on the same luck; each one's values, engine, measures, places, bots and entrants."""
    base = plan_for(game, where, asked)
    plans = [
        engine_for(replace(base, edition_text=text, edition=f"{where} with {say_values(values)}"), asked)
        for values, text in points
    ]
    kept = ("engine", "races", "deals", "measures", "places", "bots", "entrants", "fitted")
    rows = []
    for (values, _), gathered in zip(points, gather_all(plans, jobs=asked.jobs, on=asked.on, resume=asked.resume), strict=True):
        found = findings(gathered)
        rows.append({"values": values, **{name: found[name] for name in kept}})
        if sys.stderr.isatty():
            said = lab_words(own_language()).text("sweep.done", n=len(rows), of=len(points), values=say_values(values))
            sys.stderr.write(said + "\n")
    return rows


def on_one_engine(plans: Sequence[Plan], asked: Asked) -> list[Plan]:
    """The plans on the fast engine if it knows the editions of all of them, else all by the rules text."""
    found = [engine_for(plan, asked) for plan in plans]
    return found if len({plan.engine for plan in found}) == 1 else [replace(plan, engine="rules") for plan in plans]


def engine_for(plan: Plan, asked: Asked) -> Plan:
    """The plan on the engine that knows its edition."""
    from hippodrome.simulation.compiled import why_not_fast

    if asked.engine == "rules":
        return replace(plan, engine="rules")
    return where_measured(replace(plan, engine="rules" if why_not_fast(plan) else "fast"), asked)


def show_sweep(found: Mapping[str, Any], console: Console, language: str) -> None:
    """A sweep as a table: a row a measure, a column an edition."""
    say = Said(language, found["game"])
    points = found["points"]
    about = {"game": found["game"], "edition": found["edition"], "ranges": " ".join(found["ranges"])}
    console.print(say("sweep.head", n=points[0]["races"], **about), highlight=False, markup=False)
    if any(not point["fitted"]["same"] for point in points):
        warn(next(point for point in points if not point["fitted"]["same"]), console, say)
    sheet = Sheet(say("page.measure"))
    for point in points:
        sheet.add_column(_short_values(point["values"]), justify="right")
    for name in points[0]["measures"]:
        sheet.add_row(say.measure(name), *(_with_half(say, name, point["measures"].get(name)) for point in points))
    for name in points[0]["entrants"]:
        sheet.add_row(say.entrant(name), *(say.number(point["entrants"].get(name, {}).get("rate")) for point in points))
    print_sheet(console, sheet)


def _short_values(values: Mapping[str, int]) -> str:
    several = set(values.values())
    return str(several.pop()) if len(several) == 1 else "/".join(str(value) for value in values.values())


def _with_half(say: Said, name: str, it: Mapping[str, Any] | None) -> str:
    if it is None or it["high"] is None:
        return "–"
    return say("word.plus_minus", value=say.amount(name, it["mean"]), error=say.amount(name, (it["high"] - it["low"]) / 2))


def sweep_page(found: Mapping[str, Any], language: str) -> str:
    """The page of a sweep: each measure along the way, with its band."""
    say = Said(language, found["game"])
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
            page.plot(say.measure(name), say.means(name), _along(rows, say, share=say.is_share(name)))
    if points[0]["entrants"]:
        rows = [
            {"at": _short_values(point["values"]), "name": name, "mean": it["rate"], "low": it["low"], "high": it["high"]}
            for point in points
            for name, it in point["entrants"].items()
        ]
        page.plot(say("page.entrants"), say("page.entrants_says"), _along(rows, say, share=False, colour="name"), wide=True)
    return page.html(made_line(found, say))


def _along(rows: Sequence[Mapping[str, Any]], say: Said, *, share: bool, colour: str = "") -> Spec:
    """Means with their bands, an edition after another."""
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
