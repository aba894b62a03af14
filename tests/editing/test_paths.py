"""Editions in the laboratory: numbers by name, what differs in words, compared on the same luck, swept, tuned."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from hippodrome.analysis import checkpoint, html_report, study
from hippodrome.analysis.sampling import sample_deals
from hippodrome.analysis.study import StudyData, collect, collect_all
from hippodrome.analysis.study_request import StudyRequest
from hippodrome.cli.app import start
from hippodrome.core.errors import BadInput
from hippodrome.editing import compare, tune
from hippodrome.editing.compare import compare_page, comparison, english_changes, new_edition, plans_for
from hippodrome.editing.paths import grid_points, matching_names, parse_range
from hippodrome.editing.sweep import sweep_page
from hippodrome.editing.tune import Search, Target, distance, parse_target
from hippodrome.games.edition_diff import changes
from hippodrome.games.edition_values import numbers_of, with_values
from hippodrome.games.registry import BUILT_IN_NAMES, edition_text, get_game


@pytest.fixture(autouse=True)
def _own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checkpoint, "checkpoint_dir", lambda: tmp_path / "work")
    monkeypatch.setattr(html_report, "plot_library", lambda: "/* the library */")


def house(game: str = "charioteer") -> str:
    return edition_text(get_game(game), "reconstructed")[0]


QUICK = StudyRequest(["dummy", "dummy"], 60, seed="e", options={"laps": 1}, jobs=1)


def test_numbers_have_names_and_remarks() -> None:
    found = numbers_of(house())
    assert found["race.whip"].value == 5 and found["race.whip"].meaning == "spaces a whip adds at most"
    assert found["attacks.3"].value == 1 and found["attacks.3"].meaning.startswith("matching red cards")
    cthulhu = numbers_of(house("cthulhu-500"))
    assert cthulhu["vehicle.feararri.speed"].value == 5
    assert matching_names(house("cthulhu-500"), "vehicle.*.speed")[0] == "vehicle.feararri.speed"
    with pytest.raises(BadInput, match=r"no number 'race.wip': it has race.laps"):
        matching_names(house(), "race.wip")


@pytest.mark.parametrize("name", BUILT_IN_NAMES)
def test_a_changed_text_is_the_same_but_for_the_number(name: str) -> None:
    text = house(name)
    for number in numbers_of(text):
        assert with_values(text, {number: numbers_of(text)[number].value}) == text
    first = next(number for number in numbers_of(text) if number.startswith("race."))
    changed = with_values(text, {first: 77})
    assert [change.name for change in changes(text, changed)] == [first]
    assert sum(a != b for a, b in zip(text.splitlines(), changed.splitlines(), strict=True)) == 1


def test_what_differs_is_said_in_words() -> None:
    text = house()
    other = text.replace("whip = 5 ", "whip = 7 ").replace('"whip x15"', '"whip x14", "g2 g2"').replace("4 = 2", "")
    assert english_changes(changes(text, other)) == [
        "race.whip: 5 → 7 (spaces a whip adds at most)",
        "attacks.4: only in the first: 2 (matching red cards = cubes for each rival)",
        "deck.cards: only in the first: whip x15",
        "deck.cards: only in the second: whip x14",
        "deck.cards: only in the second: g2 g2",
    ]
    assert changes(text, text.replace('name = "reconstructed"', 'name = "x"') + "# a remark\n") == []
    turned = text.replace('faces = ["green", ', "faces = [", 1)
    assert turned == text or changes(text, turned)


def test_ranges() -> None:
    text = house()
    assert parse_range("race.whip=3..8", text) == (["race.whip"], [3, 4, 5, 6, 7, 8])
    assert parse_range("race.hand=6..10:2", text)[1] == [6, 8, 10]
    assert parse_range("race.hand=6,9", text)[1] == [6, 9]
    points = list(grid_points([(["a"], [1, 2]), (["b", "c"], [5, 6])]))
    assert points == [{"a": 1, "b": 5, "c": 5}, {"a": 1, "b": 6, "c": 6}, {"a": 2, "b": 5, "c": 5}, {"a": 2, "b": 6, "c": 6}]
    for wrong in ("race.whip", "race.whip=", "race.whip=x", "race.whip=8..3", "race.whip=1..2:0", "race.whip=1..999999"):
        with pytest.raises(BadInput, match="a sweep takes"):
            parse_range(wrong, text)


def test_a_new_edition_is_sound_and_nothing_is_overwritten(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    for name in BUILT_IN_NAMES:
        new_edition(get_game(name), file)
        assert 'name = "mine"' in file.read_text() and start(["edition", "check", str(file)]) == 0
        with pytest.raises(BadInput, match="there already"):
            new_edition(get_game(name), file)
        file.unlink()
    with pytest.raises(BadInput, match=r"ends with \.toml"):
        new_edition(get_game("charioteer"), tmp_path / "mine.txt")


def whip(tmp_path: Path, spaces: int = 8) -> str:
    file = tmp_path / f"whip{spaces}.toml"
    file.write_text(with_values(house(), {"race.whip": spaces}))
    return str(file)


def test_the_same_edition_twice_differs_in_nothing(tmp_path: Path) -> None:
    one, other = (
        collect(plan, jobs=1) for plan in plans_for(get_game("charioteer"), ("reconstructed", whip(tmp_path, 5)), QUICK)
    )
    found = comparison(one, other)
    assert found["changes"] == []
    assert {it["difference"] for it in found["differences"].values() if it["difference"] is not None} == {0.0}
    assert not any(it["sure"] for it in found["differences"].values())


def test_pairs_are_compared_deal_by_deal() -> None:
    """The second is always one more than the first, however much deals differ: of that nothing is unsure."""
    plan = plans_for(get_game("charioteer"), ("reconstructed",), QUICK)[0]
    first, second = collect(plan, jobs=1), collect(plan, jobs=1)
    for part in second.parts:
        part.rows["length"] = part.rows["length"] + 1
    found = compare.paired_differences(first, second)["length"]
    assert found["difference"] == found["low"] == found["high"] == 1.0 and found["sure"]
    del second.parts[0].rows["deal"]
    second.parts[0].rows["deal"] = first.parts[0].rows["deal"] + 10_000
    assert compare.paired_differences(first, second)["length"]["difference"] is None, "no deal is in both"


def test_longer_whips_make_shorter_races(tmp_path: Path) -> None:
    plans = plans_for(
        get_game("charioteer"), ("reconstructed", whip(tmp_path, 12)), StudyRequest(["auriga"] * 2, 150, seed="w", jobs=1)
    )
    assert plans[0].engine == plans[1].engine == "fast"
    found = comparison(*collect_all(plans, jobs=1))
    length = found["differences"]["length"]
    assert length["sure"] and length["high"] < 0 and found["changes"] == ["race.whip: 5 → 12 (spaces a whip adds at most)"]
    assert found["second"]["fitted"] == {"edition": "reconstructed", "same": False}
    for language, word in (("en", "fitted to"), ("es", "se ajustaron")):
        html = compare_page(found, language)
        assert word in html and "race.whip: 5 → 12" in html and "<strong>" in html


def test_what_was_finished_before_an_interrupt_is_not_raced_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    plans = plans_for(get_game("charioteer"), ("reconstructed", whip(tmp_path)), QUICK)
    whole = json.dumps(comparison(*collect_all(plans, jobs=1)))
    raced: list[str] = []

    def tired(plan: Any, deals: range) -> Any:
        raced.append(plan.edition)
        if len(raced) == 2:
            raise KeyboardInterrupt
        return sample_deals(plan, deals)

    monkeypatch.setattr(study, "sample_deals", tired)
    with pytest.raises(KeyboardInterrupt):
        list(collect_all(plans, jobs=1))
    assert json.dumps(comparison(*collect_all(plans, jobs=1, resume=True))) == whole
    assert raced[2:] == [plans[1].edition]
    with pytest.raises(BadInput, match="nothing to resume"):
        list(collect_all(plans, jobs=1, resume=True))


def test_a_sweep_says_each_measure_along_the_way(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    report = tmp_path / "sweep.html"
    command = [
        "edition",
        "sweep",
        whip(tmp_path, 5),
        "race.laps=3,1",
        "race.hand=8,30",
        "--games",
        "40",
        "--seats",
        "dummy,dummy",
    ]
    assert start([*command, "--seed", "1", "--report", str(report), "--json", "--jobs", "1"]) == 0
    printed = capsys.readouterr()
    found = json.loads(printed.out)
    assert [point["values"] for point in found["points"]] == [
        {"race.laps": 3, "race.hand": 8},
        {"race.laps": 1, "race.hand": 8},
    ]
    assert "race.hand=30: no sound edition, left out: race.hand: is 30" in printed.err
    lengths = [point["measures"]["length"]["mean"] for point in found["points"]]
    assert lengths[1] < lengths[0] / 2
    assert "Charioteer: race.laps=3,1" in report.read_text() and sweep_page(found, "es").count('class="plot"') > 8


def test_what_can_be_wanted() -> None:
    assert parse_target("vehicles within 5 %") == Target("entrants", 0.95, 1.05)
    assert parse_target("places within 10%") == Target("places", 0.9, 1.1)
    assert parse_target("length from 18 to 20") == Target("length", 18, 20)
    assert parse_target("openness at least 80 %") == Target("openness", 0.8, float("inf"))
    assert parse_target("lead-changes at most 4") == Target("lead_changes", float("-inf"), 4)
    for wrong in ("", "fun", "fun at least 3", "length from 9 to 3", "horses within 5 %", "length within 5 %"):
        with pytest.raises(BadInput, match=r"wanted|no measure|larger"):
            parse_target(wrong)
    found = {"entrants": {"a": {"rate": 1.2}, "b": {"rate": 0.97}}, "measures": {"length": {"mean": 22.0}}, "game": "x"}
    assert distance([Target("entrants", 0.95, 1.05)], found) == pytest.approx(0.15)
    assert distance([Target("length", 18, 20)], found) == pytest.approx(0.1)


def test_tuning_finds_what_is_there_and_shows_what_it_tried(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "tuned.toml"
    command = ["edition", "tune", whip(tmp_path, 5), "--vary", "race.laps", "--games", "30", "--seats", "dummy,dummy"]
    command += ["--json"]
    assert start([*command, "--target", "length at most 19", "--out", str(out), "--jobs", "1"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["reached"] and found["tried"][0]["values"] == {} and found["found"]["measures"]["length"]["mean"] <= 19
    assert numbers_of(out.read_text())["race.laps"].value == 2
    assert found["changes"] == english_changes(changes(Path(whip(tmp_path, 5)).read_text(), out.read_text()))
    with pytest.raises(BadInput, match="new file"):
        start([*command, "--target", "length at most 19", "--out", str(out)])


def test_an_interrupted_search_goes_on_where_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    command = ["edition", "tune", whip(tmp_path, 5), "--vary", "race.whip", "--target", "length at most 1", "--trials", "3"]
    command += ["--games", "20", "--seats", "dummy,dummy", "--jobs", "1", "--json"]
    assert start(command) == 0
    whole, raced = capsys.readouterr().out, list[str]()

    def tired(plan: Any, deals: range) -> Any:
        raced.append(plan.edition_text)
        if len(raced) == 3:
            raise KeyboardInterrupt
        return sample_deals(plan, deals)

    monkeypatch.setattr(study, "sample_deals", tired)
    with pytest.raises(KeyboardInterrupt):
        start(command)
    assert "40 races are kept: the same command with --resume goes on" in capsys.readouterr().err
    assert start([*command, "--resume"]) == 0
    assert capsys.readouterr().out == whole and len(raced) == 4, "the third edition was raced again, and nothing else"
    with pytest.raises(BadInput, match="nothing to resume"):
        start([*command, "--resume"])


def test_what_was_tried_is_told_in_the_language_asked_for(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    command = ["edition", "tune", whip(tmp_path, 5), "--vary", "race.whip", "--target", "length at most 1", "--trials", "2"]
    assert start([*command, "--games", "20", "--seats", "dummy,dummy", "--jobs", "1", "--lang", "de"]) == 0
    told = capsys.readouterr().out
    assert "wie sie ist" in told and "nicht erreicht" in told and "⟦" not in told


def test_a_search_keeps_what_helps_and_passes_over_what_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """Races are replaced by a formula: the best is whip 9 and crowd 2; a crowd of 0 would be refused by the game."""
    plan = plans_for(get_game("charioteer"), ("reconstructed",), QUICK)[0]

    def formula(gathered: StudyData) -> dict[str, Any]:
        values = numbers_of(gathered.plan.edition_text)
        mean = 20 + abs(values["race.whip"].value - 9) + 2 * abs(values["race.crowd"].value - 2)
        return {"measures": {"length": {"mean": mean}}, "entrants": {}, "game": "charioteer"}

    monkeypatch.setattr(study, "collect", lambda plan, **how: StudyData(plan))
    monkeypatch.setattr(tune, "findings", formula)
    search = Search(plan, get_game("charioteer"), [Target("length", 0, 20)], ["race.whip", "race.crowd"], QUICK)
    assert search.run(50) == {"race.whip": 9, "race.crowd": 2}
    assert search.trials[0].values == {} and search.trials[-1].miss == 0
    few = Search(plan, get_game("charioteer"), [Target("length", 0, 20)], ["race.whip", "race.crowd"], QUICK)
    few.run(3)
    assert len(few.trials) == 3


def test_mistyped_commands_are_one_line(tmp_path: Path) -> None:
    mine = whip(tmp_path)
    for arguments, why in (
        (["edition", "diff", "reconstructed", "reconstructed"], "at least one file"),
        (["edition", "sweep", "nothing", "race.whip=1..2"], "neither an edition file"),
        (["edition", "sweep", mine, "race.whip=1..100"], "at most 60"),
        (["edition", "compare", "charioteer", "reconstructed", mine, "--backend", "mars"], "no backend 'mars'"),
        (["edition", "tune", mine, "--target", "joy", "--vary", "race.whip"], "cannot be wanted"),
        (["edition", "tune", mine, "--target", "length at most 3", "--vary", "race.wh*p*s"], "no number"),
    ):
        with pytest.raises(BadInput, match=why):
            start(arguments)


def test_arrays_of_pairs_of_unknown_values() -> None:
    empty = (np.zeros(0, int), np.zeros(0))
    assert compare._difference(empty, empty)["deals"] == 0


def test_a_network_of_ones_own_takes_the_place_of_the_houses(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from hippodrome.bots.net import load_net, net_file

    made = json.loads(net_file("charioteer").read_text(encoding="utf-8"))
    made["bias"] = [number + 1 for number in made["bias"]]
    (tmp_path / "charioteer.json").write_text(json.dumps(made))
    house_net = load_net.__wrapped__("charioteer")
    monkeypatch.setenv("HIPPODROME_VALUE_NETS", str(tmp_path))
    np.testing.assert_allclose(load_net.__wrapped__("charioteer").bias, house_net.bias + 1, rtol=1e-5)
    np.testing.assert_array_equal(load_net.__wrapped__("chariot-race").bias, load_net("chariot-race").bias)


def test_the_houses_network_is_not_replaced_by_another_editions(tmp_path: Path) -> None:
    from training.value_net import main

    with pytest.raises(BadInput, match="with --out"):
        main(["charioteer", "--edition", whip(tmp_path), "--install"])
