"""Study report as one self-contained HTML page: tables, and interactive Vega-Lite plots.

The page contains its style, its data, and the plotting library bundled in the package `vl-convert-python` (extra `lab`). A
policy in its head forbids loading anything. Light or dark by the reader's system, or by choice.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cache
from html import escape
from importlib import resources
from pathlib import Path
from typing import Any

from hippodrome.analysis.text import AnalysisText
from hippodrome.core.errors import BadInput
from hippodrome.core.race_file import write_file
from hippodrome.games.registry import get_plugin

MAX_USES_PER_KIND = 18
"""Maximum number of cards or tokens of a kind in a plot."""
MAX_LENGTH_BINS = 400
"""Maximum range of lengths for which lengths without a race are shown, too."""

Spec = dict[str, Any]


def _read_asset(name: str) -> str:
    """Read a file of this package."""
    return resources.files("hippodrome.analysis").joinpath(name).read_text(encoding="utf-8")


# The plots ------------------------------------------------------------------------------------------------------------


def _data(rows: Sequence[Mapping[str, Any]]) -> Spec:
    return {"values": list(rows)}


def _encoding(field: str, title: str, kind: str = "quantitative", **more: Any) -> Spec:
    return {"field": field, "type": kind, "title": title, **more}


def curves_plot(found: Mapping[str, Any], say: AnalysisText) -> Spec:
    """Plot the curves over a race, each with its band."""
    rows = [
        {"part": part, "mean": mean, "low": max(0.0, mean - half), "high": min(1.0, mean + half), "curve": say(f"curve.{name}")}
        for name, points in found["curves"].items()
        for part, mean, half in points
    ]
    percent = {"format": ".0%"}
    colour = {"field": "curve", "type": "nominal", "title": None}
    tips = [
        _encoding("curve", " ", "nominal"),
        _encoding("part", say("page.part"), format=".0%"),
        _encoding("mean", say("page.share"), format=".1%"),
    ]
    return {
        "width": "container", "height": 300, "data": _data(rows),
        "encoding": {"x": _encoding("part", say("page.part"), axis=percent), "color": colour},
        "layer": [
            {"mark": {"type": "area", "opacity": 0.2}, "encoding": {
                "y": _encoding("low", say("page.share"), axis=percent), "y2": {"field": "high"}}},
            {"mark": {"type": "line", "point": True}, "encoding": {"y": _encoding("mean", say("page.share")), "tooltip": tips}},
        ],
    }  # fmt: skip


def intervals_plot(rows: Sequence[Mapping[str, Any]], title: str, fair: str | float, *, percent: bool) -> Spec:
    """Plot a dot with its interval per row, and a line at the fair value."""
    axis = {"format": ".1%"} if percent else {}
    name = {"field": "name", "type": "nominal", "title": None, "sort": None}
    form = ".1%" if percent else ".2f"
    tips = [
        _encoding("name", " ", "nominal"),
        *(_encoding(part, label, format=form) for part, label in (("rate", title), ("low", "2.5 %"), ("high", "97.5 %"))),
    ]
    tick: Spec = {"type": "tick", "thickness": 2, "size": 20, "color": "#888888"}
    line = tick if isinstance(fair, str) else {"type": "rule", "strokeDash": [4, 3]}
    through = {"y": {"value": 0}, "y2": {"value": "height"}} if isinstance(fair, float) else {}
    even: Spec = {"datum": fair} if isinstance(fair, float) else {"field": fair, "type": "quantitative"}
    return {
        "width": "container", "height": {"step": 22}, "data": _data(rows), "encoding": {"y": name},
        "layer": [
            {"mark": {"type": "rule", "strokeWidth": 2, "color": "#9a6a40"}, "encoding": {
                "x": _encoding("low", title, axis=axis, scale={"zero": False}), "x2": {"field": "high"}}},
            {"mark": {"type": "point", "filled": True, "size": 70}, "encoding": {"x": _encoding("rate", title), "tooltip": tips,
                "color": {"field": "group", "type": "nominal", "legend": None}}},
            {"mark": line, "encoding": {"x": even, **through}},
        ],
    }  # fmt: skip


def balance_plot(found: Mapping[str, Any], say: AnalysisText) -> Spec:
    """Plot wins by place at the table, and by bot if there are several."""
    rows = [{"name": say("page.place", n=n + 1), "group": "place", **share} for n, share in enumerate(found["places"])]
    if len(found["bots"]) > 1:
        rows += [{"name": name, "group": "bot", **share} for name, share in found["bots"].items()]
    return intervals_plot(rows, say("page.share"), "even", percent=True)


def entrants_plot(found: Mapping[str, Any], say: AnalysisText) -> Spec:
    """Plot the wins of vehicles and chariots relative to an even share."""
    best_first = sorted(found["entrants"].items(), key=lambda row: -row[1]["rate"])
    rows = [{"name": say.entrant_name(name), "group": "", **it} for name, it in best_first]
    return intervals_plot(rows, say("page.of_even"), 1.0, percent=False)


def length_plot(found: Mapping[str, Any], say: AnalysisText) -> Spec:
    """Plot a histogram of race lengths; lengths without a race are shown as gaps."""
    known = dict(found["lengths"])
    every = range(min(known, default=0), max(known, default=-1) + 1)
    rows = [{"turns": turns, "races": known.get(turns, 0)} for turns in (every if len(every) <= MAX_LENGTH_BINS else known)]
    tips = [_encoding("turns", say("page.turns")), _encoding("races", say("page.races"), format=",")]
    axis = {"labelOverlap": True, "labelAngle": 0}
    encoding = {
        "x": _encoding("turns", say("page.turns"), "ordinal", axis=axis),
        "y": _encoding("races", say("page.races")),
        "tooltip": tips,
    }
    return {
        "width": "container",
        "height": 220,
        "data": _data(rows),
        "mark": {"type": "bar", "color": "#9a6a40"},
        "encoding": encoding,
    }


def heat_plot(found: Mapping[str, Any], say: AnalysisText) -> Spec:
    """Plot a heat map of the track spaces on which turns end."""
    measures = get_plugin(found["game"]).measures
    (rows_name, columns_name), (top, left) = getattr(measures, "MAP", ("", "")), getattr(measures, "MAP_BEGINS", (1, 1))
    rows = [{"row": row + top, "column": column + left, "times": times} for row, column, times in found["heat"]]
    tips = [
        _encoding("row", say(rows_name)),
        _encoding("column", say(columns_name)),
        _encoding("times", say("page.times"), format=","),
    ]
    many = len({row["column"] for row in rows}) > 20
    axis = {"labelOverlap": True, "labelAngle": 0} | ({"values": list(range(1, 400, 5))} if many else {})
    encoding = {
        "x": _encoding("column", say(columns_name), "ordinal", axis=axis),
        "y": _encoding("row", say(rows_name), "ordinal"),
        "color": _encoding("times", say("page.times"), legend={"orient": "right"}),
        "tooltip": tips,
    }
    return {"width": "container", "height": {"step": 26}, "data": _data(rows), "mark": "rect", "encoding": encoding}


def uses_plots(found: Mapping[str, Any], say: AnalysisText) -> dict[str, Spec]:
    """Plot, by kind, the most used cards and tokens by their value."""
    plots = {}
    for kind in dict.fromkeys(use["kind"] for use in found["uses"]):
        known = [use for use in found["uses"] if use["kind"] == kind and use["worth"] is not None]
        rows = sorted(known, key=lambda use: -use["used"])[:MAX_USES_PER_KIND]
        if len(rows) < 2:
            continue
        shown = [
            {
                "name": say.name_of(row["name"], kind),
                "group": "",
                **{to: 100 * row[of] for of, to in (("worth", "rate"), ("low", "low"), ("high", "high"))},
            }
            for row in sorted(rows, key=lambda use: -use["worth"])
        ]
        plots[kind] = intervals_plot(shown, say("page.points"), 0.0, percent=False)
    return plots


# The page -------------------------------------------------------------------------------------------------------------


class Page:
    """Builds a page: sections one after another, plots with their data."""

    def __init__(self, title: str, subtitle: str, say: AnalysisText) -> None:
        self.say, self._title, self._subtitle = say, title, subtitle
        self._sections: list[str] = []
        self._plots: dict[str, Spec] = {}

    def note(self, text: str) -> None:
        """Add a note above all other sections."""
        self._sections.append(f'<section class="wide"><p class="note">{escape(text)}</p></section>')

    def plot(self, title: str, caption: str, *specs: Spec, wide: bool = False) -> None:
        """Add a section with plots."""
        places = []
        for spec in specs:
            name = f"plot{len(self._plots) + 1}"
            self._plots[name] = spec
            places.append(f'<div class="plot" id="{name}" role="img" aria-label="{escape(title)}"></div>')
        self._add(title, caption, "".join(places), wide)

    def table(self, title: str, caption: str, heads: Sequence[str], rows: Sequence[Sequence[str]], *, numbers: range) -> None:
        """Add a section with a table; `numbers` are the numeric columns. A cell that begins with `*` is bold."""
        kinds = [' class="n"' if n in numbers else "" for n in range(len(heads))]
        head = "".join(f"<th{kind}>{escape(text)}</th>" for kind, text in zip(kinds, heads, strict=True))
        body = "".join(
            "<tr>" + "".join(f"<td{kind}>{_cell(text)}</td>" for kind, text in zip(kinds, row, strict=True)) + "</tr>"
            for row in rows
        )
        self._add(
            title,
            caption,
            f'<div class="scroll"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>',
            True,
        )

    def bullets(self, title: str, caption: str, lines: Sequence[str] = ()) -> None:
        """Add a section with a list."""
        listed = "".join(f"<li>{escape(line)}</li>" for line in lines)
        self._add(title, caption, f"<ul>{listed}</ul>" if lines else "", False)

    def _add(self, title: str, caption: str, inner: str, wide: bool) -> None:
        kind = ' class="wide"' if wide else ""
        self._sections.append(f"<section{kind}><h2>{escape(title)}</h2><p>{escape(caption)}</p>{inner}</section>")

    def html(self, footer: str) -> str:
        """Return the whole page."""
        policy = "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline' 'unsafe-eval'; img-src data:"
        theme = f"{self.say('page.light')} / {self.say('page.dark')}"
        return "\n".join([
            f'<!doctype html><html lang="{self.say.language}"><head><meta charset="utf-8">',
            f'<meta http-equiv="Content-Security-Policy" content="{policy}">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>{escape(self._title)}</title><style>{_read_asset('html_report.css')}</style></head><body>",
            f'<header><div><h1>{escape(self._title)}</h1><p>{escape(self._subtitle)}</p></div>',
            f'<button id="theme" type="button">{escape(theme)}</button></header><main>',
            *self._sections,
            f"</main><footer><p>{escape(footer)}</p></footer>",
            _json("plots", self._plots), _json("locale", self.say.locale),
            f"<script>{{{plot_library()}}}</script><script>{{{_read_asset('html_report.js')}}}</script></body></html>\n",
        ])  # fmt: skip


def _cell(text: str) -> str:
    return f"<strong>{escape(text[1:])}</strong>" if text.startswith("*") else escape(text)


def _json(name: str, data: Any) -> str:
    text = json.dumps(data, ensure_ascii=False, allow_nan=False).replace("<", "\\u003c")
    return f'<script type="application/json" id="{name}">{text}</script>'


@cache
def plot_library() -> str:
    """Return the plotting library as one script."""
    try:
        import vl_convert
    except ImportError:
        raise BadInput("needs_plots") from None
    make: Any = vl_convert.javascript_bundle
    bundle: str = make()
    return bundle.replace("</script", "<\\/script")


def check_report(file: Path | None) -> None:
    """Raise BadInput before the simulation if the report could not be written afterwards."""
    if file is None:
        return
    if file.is_dir() or not file.resolve().parent.is_dir():
        raise BadInput("no_report_there", file=file)
    plot_library()


def write_page(file: Path, html: str) -> None:
    """Write a page atomically: a reader finds the old page or the new one."""
    write_file(file, html)


def footer_text(found: Mapping[str, Any], say: AnalysisText) -> str:
    """Return the footer of the page: the versions that produced it."""
    made = found["fingerprint"]
    return say("page.made", version=made.get("package", ""), rules=str(made.get("rules", "")), sum=made.get("edition", ""))


def study_subtitle(found: Mapping[str, Any], say: AnalysisText) -> str:
    """Return a one-line summary of the simulated races."""
    return say(
        "page.said",
        races=found["races"],
        deals=found["deals"],
        seats=say.joined(found["seats"]),
        edition=found["edition"],
        seed=str(found["seed"]),
        engine=found["engine"],
    )


def measure_rows(found: Mapping[str, Any], say: AnalysisText) -> list[list[str]]:
    """Return the table of all measures."""
    rows = []
    for name, it in found["measures"].items():
        between = f"{say.format_value(name, it['low'])} … {say.format_value(name, it['high'])}"
        middle = f"{say.format_value(name, it['tenth'])} … {say.format_value(name, it['ninetieth'])}"
        rows.append(
            [say.measure_name(name), say.format_value(name, it["mean"]), between, middle, say.measure_description(name)]
        )
    return rows


def study_page(found: Mapping[str, Any], language: str) -> str:
    """Return the page of a study."""
    say = AnalysisText(language, found["game"])
    page = Page(say("page.title", game=say.title), study_subtitle(found, say), say)
    if found["fitted"]["edition"] and not found["fitted"]["same"]:
        page.note(say("page.fitted", edition=found["fitted"]["edition"]))
    if found["curves"]:
        page.plot(say("page.over_time"), say("page.over_time_says"), curves_plot(found, say))
    page.plot(say("page.balance"), say("page.balance_says"), balance_plot(found, say))
    if found["entrants"]:
        page.plot(say("page.entrants"), say("page.entrants_says"), entrants_plot(found, say))
    page.plot(say("page.length"), say.measure_description("length"), length_plot(found, say))
    if found["heat"]:
        page.plot(say("page.heat"), say("page.heat_says"), heat_plot(found, say), wide=True)
    for kind, spec in uses_plots(found, say).items():
        page.plot(f"{say('page.uses')}: {say(f'kind.{kind}')}", say("page.uses_says", number=MAX_USES_PER_KIND), spec)
    if "close" in found:
        lines = [
            f"{say.measure_name(name)}: {say.format_value('openness', it['mean'])} "
            f"({say.format_value('openness', it['low'])} … {say.format_value('openness', it['high'])}). "
            f"{say.measure_description(name)}"
            for name, it in found["close"].items()
            if name != "races"
        ]
        page.bullets(say("page.look_close", races=found["close"]["races"]), "", lines)
    if found["told"]:
        key = "page.never_says" if found["never"] else "page.never_none"
        page.bullets(say("page.never"), say(key, told=found["told"]), found["never"])
    heads = [say(f"page.{head}") for head in ("measure", "mean", "interval", "middle", "what")]
    page.table(say("page.measures"), say("page.measures_says"), heads, measure_rows(found, say), numbers=range(1, 4))
    return page.html(footer_text(found, say))
