"""Studies: independent of parallelization, as precise as requested, resumable, with a complete page."""

from __future__ import annotations

import json
import re
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from hippodrome.analysis import checkpoint, html_report, study
from hippodrome.analysis.checkpoint import StudyCheckpoint, pack, unpack
from hippodrome.analysis.parquet import write_data
from hippodrome.analysis.sampling import sample_deals
from hippodrome.analysis.study import StudyData, collect, findings, mean_interval, share_of
from hippodrome.analysis.study_request import StudyRequest, facts_plan, parse_max_error, plan_for
from hippodrome.analysis.text import AnalysisText
from hippodrome.core.errors import BadInput
from hippodrome.games.registry import get_game, get_plugin
from hippodrome.simulation.executor import map_plan
from hippodrome.simulation.plan import chunks_of


@pytest.fixture(autouse=True)
def _own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checkpoint, "checkpoint_dir", lambda: tmp_path / "work")


def asked(**other: Any) -> StudyRequest:
    given: dict[str, Any] = {"seats": ["auriga", "dummy", "tiro"], "games": 900, "seed": "s", "options": {"laps": 1}, **other}
    return StudyRequest(**given)


def said(found: StudyData) -> str:
    return json.dumps(findings(found), sort_keys=True)


def test_study_is_byte_identical_with_any_number_of_workers() -> None:
    plan = plan_for(get_game("charioteer"), "reconstructed", asked())
    assert plan.engine == "fast" and plan.mirror and len(list(chunks_of(plan))) > 3
    assert said(collect(plan, jobs=1)) == said(collect(plan, jobs=2))


def test_study_on_the_readable_rules_is_byte_identical() -> None:
    plan = plan_for(get_game("charioteer"), "reconstructed", asked(seats=["tiro", "tiro"], games=20, engine="rules"))
    assert plan.engine == "rules" and len(list(chunks_of(plan))) == 3
    assert said(collect(plan, jobs=1)) == said(collect(plan, jobs=2))


def test_findings_are_complete_json_values() -> None:
    plan = plan_for(get_game("charioteer"), "reconstructed", asked(games=300))
    also = facts_plan(plan, 4)
    assert also is not None and also.games == 6, "whole deals"
    found = findings(collect(plan, jobs=1), collect(also, jobs=1))
    again = json.loads(json.dumps(found, allow_nan=False))
    assert again["races"] == 300 and again["deals"] == 100 and again["told"] == 6
    assert sum(place["wins"] for place in again["places"]) == 300
    assert again["bots"]["auriga"]["rate"] > again["bots"]["tiro"]["rate"]
    assert again["measures"]["length"]["low"] < again["measures"]["length"]["mean"] < again["measures"]["length"]["high"]
    assert again["facts"]["race_over"] == 1 and "race_over" not in again["never"]
    assert again["fitted"] == {"edition": "reconstructed", "same": True}
    assert {use["kind"] for use in again["uses"]} == {"card", "token", "move"}
    start, end = again["curves"]["winner"][0], again["curves"]["winner"][-1]
    assert start[1] < end[1] == 1.0 and start[0] == 0.0 and end[0] == 1.0


def test_intervals_are_computed_by_deals() -> None:
    """Three identical races of a deal count as one observation, not three."""
    alone = {"race": np.arange(8), "deal": np.arange(8), "x": np.array([1, 0] * 4)}
    thrice = {"race": np.arange(24), "deal": np.repeat(np.arange(8), 3), "x": np.repeat(alone["x"], 3)}
    assert share_of(thrice, "x") == pytest.approx(share_of(alone, "x"), abs=0.03)
    one, three = (mean_interval(study.by_deal(rows, "x")[1]) for rows in (alone, thrice))
    assert one == three and one["low"] is not None
    assert mean_interval(np.array([2.0])) == {"mean": 2.0, "low": None, "high": None}
    assert mean_interval(np.zeros(0))["mean"] is None


def test_study_runs_until_max_error_is_reached() -> None:
    plan = plan_for(get_game("charioteer"), "reconstructed", asked(seats=["dummy", "dummy"], games=4000, max_error=0.04))
    found = collect(plan, jobs=1, max_error=0.04)
    assert study.widest_error(found) <= 0.04 and found.races < 4000
    assert said(found) == said(collect(plan, jobs=3, max_error=0.04)), "who shares the work does not say when it is enough"
    for text, value in (("0.5%", 0.005), ("2 %", 0.02), ("0.01", 0.01)):
        assert parse_max_error(text) == pytest.approx(value)
    for text in ("", "much", "0", "60%", "-1%", "."):
        with pytest.raises(BadInput, match="--max-error"):
            parse_max_error(text)


def test_interrupted_study_resumes(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    plan = plan_for(get_game("charioteer"), "reconstructed", asked(seats=["dummy", "dummy"], games=1500))
    whole = said(collect(plan, jobs=1))
    raced: list[range] = []

    def tired(plan: Any, deals: range) -> Any:
        if len(raced) == 2:
            raise KeyboardInterrupt
        raced.append(deals)
        return sample_deals(plan, deals)

    monkeypatch.setattr(study, "sample_deals", tired)
    with pytest.raises(KeyboardInterrupt):
        collect(plan, jobs=1)
    assert "512 races are kept: the same command with --resume goes on" in capsys.readouterr().err
    with pytest.raises(BadInput, match="nothing to resume"):
        collect(replace(plan, seed="other"), jobs=1, resume=True)
    again: list[range] = []
    monkeypatch.setattr(study, "sample_deals", lambda plan, deals: again.append(deals) or sample_deals(plan, deals))  # type: ignore[func-returns-value]
    assert said(collect(plan, jobs=1, resume=True)) == whole
    assert not set(again) & set(raced), "nothing is raced twice"
    with pytest.raises(BadInput, match="nothing to resume"):
        collect(plan, jobs=1, resume=True)


def test_truncated_checkpoint_chunks_are_simulated_again(tmp_path: Path) -> None:
    plan = plan_for(get_game("charioteer"), "reconstructed", asked(seats=["dummy", "dummy"], games=600))
    parts = list(map_plan(sample_deals, plan, list(chunks_of(plan)), jobs=1))
    notes = StudyCheckpoint(plan)
    notes.write_all(parts)
    file = next((tmp_path / "work").iterdir())
    file.write_text(file.read_text()[:-40])
    found = StudyCheckpoint(plan).read()
    assert len(found) == len(parts) - 1
    assert said(StudyData(plan, found)) == said(StudyData(plan, parts[:-1]))
    with pytest.raises(ValueError, match="whole"):
        unpack(pack(parts[0]).replace("A", "B"))


def test_parquet_file_has_one_row_per_race(tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    plan = plan_for(get_game("charioteer"), "reconstructed", asked(games=30))
    found = collect(plan, jobs=1)
    write_data(tmp_path / "races.parquet", found)
    table = parquet.read_table(tmp_path / "races.parquet")
    assert table.num_rows == 30 and table["openness"].to_numpy().mean() == pytest.approx(found.total().rows["openness"].mean())
    assert json.loads(table.schema.metadata[b"hippodrome"])["seed"] == "s"
    assert [file.name for file in tmp_path.iterdir() if file.suffix == ".tmp"] == []


@pytest.mark.parametrize("language", ["en", "es"])
def test_report_page_is_self_contained(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(html_report, "plot_library", lambda: "/* the library */")
    plan = plan_for(get_game("chariot-race"), "reconstructed", StudyRequest(["tiro"] * 4, 20, seed="<script>", engine="rules"))
    html = html_report.study_page(findings(collect(plan, jobs=1)), language)
    assert "<script>" not in re.sub(r"<script>\{", "", html), "a seed is text, whatever is in it"
    assert not re.search(r"(src|href)=|url\(|@import|https?://", html)
    plots = json.loads(re.search(r'id="plots">(.*?)</script>', html, re.S)[1])  # type: ignore[index]
    assert len(plots) >= 5 and all(f'id="{name}"' in html for name in plots)
    assert ("Un estudio de" in html) == (language == "es")
    assert not re.search(r">(page|measure|means|kind|curve|map)\.\w+<", html), "a word is missing"


def test_plots_use_localized_names_and_show_gaps() -> None:
    say = AnalysisText("es", "cthulhu-500")
    worth = {"used": 9, "worth": 0.1, "low": 0.0, "high": 0.2}
    found = {
        "game": "cthulhu-500",
        "entrants": {"feararri": {"rate": 1.2}, "my-own-car": {"rate": 0.9}},
        "lengths": [(40, 3), (43, 1)],
        "heat": [[0, 0, 5], [2, 3, 1]],
        "uses": [{"kind": "card", "name": name, **worth} for name in ("gremlins", "my-own-card")],
    }
    rows = [row["name"] for row in html_report.entrants_plot(found, say)["data"]["values"]]
    assert rows == ["Feararri", "my-own-car"]
    assert [row["name"] for row in html_report.uses_plots(found, say)["card"]["data"]["values"]] == ["Gremlins", "my-own-card"]
    assert AnalysisText("es", "chariot-race").entrant_name("red") == "roja"
    lengths = html_report.length_plot(found, say)["data"]["values"]
    assert [(row["turns"], row["races"]) for row in lengths] == [(40, 3), (41, 0), (42, 0), (43, 1)]
    spots = html_report.heat_plot(found, say)["data"]["values"]
    assert [(row["row"], row["column"]) for row in spots] == [(0, 1), (2, 4)], "lap counters from none, places from the first"


def test_missing_extra_is_reported_in_one_line(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setitem(sys.modules, "vl_convert", None)
    html_report.plot_library.cache_clear()
    with pytest.raises(BadInput, match=r"pip install 'hippodrome\[lab\]'"):
        html_report.check_report(tmp_path / "x.html")
    with pytest.raises(BadInput, match="cannot be written there"):
        html_report.check_report(tmp_path / "nowhere" / "x.html")


def test_invalid_studies_are_rejected() -> None:
    game = get_game("charioteer")
    wrong = (({"games": 2_000_000}, "at most"), ({"backend": "mars"}, "no backend 'mars'"), ({"max_error": 0.7}, "--max-error"))
    for other, why in wrong:
        with pytest.raises(BadInput, match=why):
            plan_for(game, "reconstructed", asked(**other))


def test_game_without_compiled_measures_is_studied_on_the_readable_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    """Although simulations of it run on the fast one; with the number of races for the readable rules."""
    monkeypatch.setattr(get_plugin("charioteer"), "compiled_measures", None)
    plan = plan_for(get_game("charioteer"), "reconstructed", StudyRequest(["tiro"] * 3))
    assert plan.engine == "rules" and plan.games == 200
    with pytest.raises(BadInput, match="charioteer is measured on the rules text"):
        plan_for(get_game("charioteer"), "reconstructed", StudyRequest(["tiro"] * 3, engine="fast"))
