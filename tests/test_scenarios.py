"""Scenarios: what the runner reports, what it refuses, and what it lets nobody get away with."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from hippodrome.core.errors import BadScenario
from hippodrome.games.charioteer.move import Move
from hippodrome.games.charioteer.state import Chariot, State
from hippodrome.games.registry import get_plugin
from hippodrome.scenarios import run
from hippodrome.scenarios.default_reader import DefaultReader
from hippodrome.scenarios.expectations import Failure, matches
from hippodrome.scenarios.format import read_file
from hippodrome.scenarios.runner import find_files, run_scenario
from tests import forked

Write = Callable[..., Path]
DOCS = Path(__file__).parent.parent / "docs/study/scenarios.md"

HEAD = """
game = "charioteer"
name = "a small one"
players = ["Elaine", "David"]
"""
POSITION = """
[table]
emperor = "green"
crowd = ["b0b0y0", "b0b0y2", "b0b0y4"]
[seat.Elaine]
at = {lap = 1, space = 30}
hand = ["g2g2r1", "g2g2r3"]
tokens = ["green+3"]
[seat.David]
at = {lap = 1, space = 22}
hand = ["y0y0g2"]
"""
STEP = """
[[step]]
answer.Elaine = "green2: g2g2r1 g2g2r3"
answer.David = "reset: y0y0g2"
"""


@pytest.fixture
def write(tmp_path: Path) -> Write:
    """Write a scenario file."""

    def writing(text: str, name: str = "one.toml") -> Path:
        path = tmp_path / name
        path.write_text(text, encoding="utf-8")
        return path

    return writing


def failures(path: Path) -> list[Failure]:
    return run_scenario(read_file(path))


# What comes true, and what does not ---------------------------------------------------------------------------------


def test_the_worked_example_of_the_docs_comes_true(write: Write) -> None:
    blocks = re.findall(r"```toml\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.S)
    assert blocks
    for n, block in enumerate(blocks):
        assert failures(write(block, f"{n}.toml")) == []


def test_the_docs_name_every_key() -> None:
    from hippodrome.scenarios import expectations, format

    text = DOCS.read_text(encoding="utf-8")
    fields = {name for part in (State, Chariot) for name in part.__dataclass_fields__} - {"chariots", "edition", "facts"}
    for key in (*format.ROOT, *format.STEP, *expectations.EXPECT, *expectations.OPERATORS, *format.RESERVED, *fields):
        assert re.search(rf"`[^`]*\b{key}\b[^`]*`", text), key


WRONG = {
    "seat.Elaine.at = {lap = 1, space = 37}": ("expect.seat.Elaine.at", '{"lap": 1, "space": 37}', '{"lap": 1, "space": 36}'),
    'seat.Elaine.skills = {green = "row 1"}': ("expect.seat.Elaine.skills", '{"green": "row 1"}', '"green": "row 2"'),
    'seat.Elaine.hand = {has = ["g2g2r1"]}': ("expect.seat.Elaine.hand", '{"has": ["g2g2r1"]}', "["),
    "seat.Elaine.hand = {count = 7}": ("expect.seat.Elaine.hand", '{"count": 7}', "["),
    'table.discard = {lacks = ["g2g2r1"]}': ("expect.table.discard", '{"lacks": ["g2g2r1"]}', '["g2g2r1", '),
    'table.running = ["David", "Elaine"]': ("expect.table.running", '["David", "Elaine"]', '["Elaine", "David"]'),
    "table.over = true": ("expect.table.over", "true", "false"),
    "view.David.seat.Elaine.hand = 7": ("expect.view.David.seat.Elaine.hand", "7", "8"),
    "view.watcher.table.deck = 1": ("expect.view.watcher.table.deck", "1", "124"),
    "over = true": ("expect.over", "true", "false"),
    'asked = "nothing"': ("expect.asked", "nothing", "move"),
    'waiting = ["Elaine"]': ("expect.waiting", '["Elaine"]', '["Elaine", "David"]'),
    'winners = ["Elaine"]': ("expect.winners", '["Elaine"]', "[]"),
    "ranks = {Elaine = 2}": ("expect.ranks.Elaine", "2", "1"),
    'told = [{kind = "moved", seat = "Elaine", spaces = 5}]': ("expect.told", '"spaces": 5', '"spaces": 6'),
    'told = [{kind = "reset"}, {kind = "reset"}]': ("expect.told", '"reset"', '"reset"'),
    'told = [{kind = "dealt"}]': ("expect.told", '"dealt"', "[]"),
    'told = [{kind = "moved", to = ["David"]}]': ("expect.told", '"to": ["David"]', '"to": "everybody"'),
    'told_in_order = [{kind = "reset"}, {kind = "moved"}]': ("expect.told_in_order", "reset", "moved"),
    'not_told = [{kind = "reset", seat = "David"}]': ("expect.not_told", "reset", "David"),
}


@pytest.mark.parametrize("wrong", WRONG)
def test_a_wrong_expectation_is_reported_with_both_sides(write: Write, wrong: str) -> None:
    what, expected, found = WRONG[wrong]
    (failure,) = failures(write(f"{HEAD}{POSITION}{STEP}[step.expect]\n{wrong}\n"))
    assert (failure.step, failure.what) == (1, what)
    assert expected in failure.expected
    assert found in failure.found


def test_the_same_expectations_put_right_come_true(write: Write) -> None:
    right = """[step.expect]
seat.Elaine = {at = {lap = 1, space = 36}, skills = {green = "row 2"}, hand = {count = 8, lacks = ["g2g2r1"]}, damage = 0}
table = {discard = {has = ["g2g2r1"], count = 4}, running = ["Elaine", "David"], over = false, turn = 3, laps = 3}
view.David.seat.Elaine = {hand = 8, player_tokens = []}
view.watcher.table.deck = 124
over = false
asked = "move"
waiting = ["David", "Elaine"]
winners = []
ranks = {Elaine = 1, David = 2}
told = [{kind = "reset"}, {kind = "moved", seat = "Elaine", spaces = 6, to = "everybody"}]
told_in_order = [{kind = "moved"}, {kind = "reset"}]
not_told = [{kind = "reset", seat = "Elaine"}]
"""
    assert failures(write(HEAD + POSITION + STEP + right)) == []


def test_places_may_be_plain_numbers(write: Write) -> None:
    text = HEAD + POSITION.replace("{lap = 1, space = 30}", "29") + STEP + "[step.expect]\nseat.Elaine.at = 35\n"
    assert failures(write(text)) == []


def test_an_answer_the_rules_refuse_ends_the_scenario(write: Write) -> None:
    text = f"{HEAD}{POSITION}[[step]]\nanswer.Elaine = 'green2: g2g2r1'\n{STEP}[step.expect]\nover = true\n"
    (failure,) = failures(write(text))
    assert failure.what == "answer.Elaine"
    assert failure.found == "refused: too_few_matching (matching 1, least 2, symbol green2), Select move cards"


def test_an_answer_may_be_the_first_that_begins_so(write: Write) -> None:
    text = HEAD + POSITION + "[[step]]\nanswer.Elaine = 'green2: g2g2r1 g2g2r3; green...'\nanswer.others = '...'\n"
    expect = "[step.expect]\ntold = [{kind = 'distance', seat = 'Elaine', token_bonus = 3}]\nwaiting = ['Elaine', 'David']\n"
    assert failures(write(text + expect)) == []
    (failure,) = failures(write(text.replace("'green2: g2g2r1 g2g2r3; green...'", "'purple...'")))
    assert "begins so" in failure.found


@pytest.mark.parametrize(
    ("line", "what"),
    [
        ("offered.Elaine = ['red1: g2g2r1 g2g2r3']", "offered.Elaine"),
        ("options.Elaine = 1", "options.Elaine"),
        ("refused = [{by = 'Elaine', answer = 'green2: g2g2r1 g2g2r3'}]", "refused[1]"),
        ("refused = [{by = 'Elaine', answer = 'green2: g2g2r1', code = 'two_tokens'}]", "refused[1]"),
        ("refused = [{by = 'Elaine', answer = 'green2: g2g2r1', section = 'Wild'}]", "refused[1].section"),
        ("refused = [{by = 'Elaine', answer = 'green2: g2g2r1', data = {least = 3}}]", "refused[1].data.least"),
        ("refused = [{by = 'Elaine', answer = 'green2: g2g2r1', data = {symbol = 'red1'}}]", "refused[1].data.symbol"),
        ("refused = [{by = 'Elaine', answer = 'green2: g2g2r1', data = {nothing = 3}}]", "refused[1].data.nothing"),
        ("withdraw = 'Elaine'", "withdraw by Elaine"),
        ("undo = 'Elaine'", "undo by Elaine"),
    ],
)
def test_what_is_offered_and_refused_is_checked(write: Write, line: str, what: str) -> None:
    (failure,) = failures(write(f"{HEAD}{POSITION}[[step]]\n{line}\n"))
    assert failure.what == what


def test_offered_refused_and_taken_back(write: Write) -> None:
    text = f"""{HEAD}{POSITION}[[step]]
offered.Elaine = ["green2: g2g2r1 g2g2r3"]
refused = [
  {{by = "Elaine", answer = "green2: g2g2r1", code = "too_few_matching", data = {{symbol = "green2", least = 2}}}},
  {{by = "Elaine", answer = "green2: g2g2r1", section = "Select move cards"}},
  {{by = "Elaine", answer = "nonsense", code = "malformed"}},
  {{by = "Elaine", undo = true, code = "nothing_to_take_back"}},
]
answer.Elaine = "green2: g2g2r1 g2g2r3"
[step.expect]
waiting = ["David"]
[[step]]
withdraw = ["Elaine"]
[step.expect]
waiting = ["Elaine", "David"]
"""
    assert failures(write(text)) == []


def test_a_race_may_begin_with_its_set_up(write: Write) -> None:
    text = f"{HEAD}[luck]\n'first seat' = ['David']\nemperor = ['all']\n[[step]]\n[step.expect]\n"
    assert failures(write(text + "table = {running = ['David', 'Elaine'], turn = 1, emperor = 'all'}\n")) == []


# Luck ---------------------------------------------------------------------------------------------------------------


def test_luck_by_question_by_stream_by_number_and_from_the_seed(write: Write) -> None:
    text = HEAD + "[luck]\n'first seat' = [0]\ndeal = [['whip#1', 'whip#2', '...'], '...']\n'emperor die' = [5]\n[[step]]\n"
    expect = """[step.expect]
table = {running = ["Elaine", "David"], emperor = "disrupt"}
seat.Elaine.hand = {count = 8, has = ["whip#1", "whip#2"]}
"""
    assert failures(write(text + expect)) == []
    first = failures(write(text + "[step.expect]\nseat.David.hand = []\n"))
    assert first == failures(write(text + "[step.expect]\nseat.David.hand = []\n"))
    assert first != failures(write(f"seed = 'another'\n{text}[step.expect]\nseat.David.hand = []\n"))


def test_luck_that_is_never_asked_for_is_a_failure(write: Write) -> None:
    (failure,) = failures(write(f"{HEAD}{POSITION}[luck]\nemperor = ['red', 'red', 'red']\n{STEP}"))
    assert failure == Failure(0, "luck.emperor", "every written outcome is asked for", "2 left over")
    (failure,) = failures(write(f"{HEAD}{POSITION}[luck]\nemperors = ['red']\n{STEP}"))
    assert failure.what == "luck.emperors"


@pytest.mark.parametrize(
    ("luck", "reason"),
    [
        ("emperor = ['purple']", "luck.emperor[1][1]: the emperor die has no face 'purple'"),
        ("emperor = [6]", "luck.emperor[1]: scripted luck for 'emperor die' is [6]"),
        ("emperor = [['red', 'red']]", "luck.emperor[1]: scripted luck"),
        ("emperor = [1.5]", "luck.emperor[1][1]: should be a name or a number"),
        ("refill = [['b0b0y0', 'g6g6r1']]", "luck.refill[1][1]: 'b0b0y0' is not in the deck now"),
        ("refill = [['purple', '...']]", "luck.refill[1][1]: there is no card 'purple'"),
    ],
)
def test_luck_that_cannot_come_up_is_no_scenario(write: Write, luck: str, reason: str) -> None:
    with pytest.raises(BadScenario) as bad:
        failures(write(f"{HEAD}{POSITION}[luck]\n{luck}\n{STEP}"))
    assert reason in str(bad.value)
    assert re.search(r"one\.toml: line \d+: ", str(bad.value))


# Files that are no scenario -----------------------------------------------------------------------------------------

BAD = {
    "": "game: is missing",
    "game = ": "this is not TOML",
    'game = "charioteer"\nname = "x"\n[[step]]\n': "players: is missing",
    f"{HEAD}[[step]]\n".replace("charioteer", "chess"): "line 2: game: there is no game 'chess'",
    HEAD: "step: is missing",
    f"{HEAD}step = []\n": "step: is empty",
    f"{HEAD}edition = 'mine'\n[[step]]\n": "line 5: edition: charioteer has no edition 'mine'",
    f"{HEAD}edition = 'mine.toml'\n[[step]]\n": "edition: cannot read",
    f"{HEAD}seed = ''\n[[step]]\n": "line 5: seed: a seed cannot be empty",
    f"{HEAD}sections = 'x'\n[[step]]\n": "line 5: sections: nobody knows this key",
    f"{HEAD}options = {{lap = 2}}\n[[step]]\n": "line 5: options: charioteer has no option 'lap'",
    f"{HEAD}[seat.Emil]\nat = 3\n[[step]]\n": "line 5: seat.Emil: nobody knows this key",
    f"{HEAD}[seat.Elaine]\nplace = 3\n[[step]]\n": "line 6: seat.Elaine.place: nobody knows this key; known here: at, skills",
    f"{HEAD}[seat.Elaine]\ndamage = '3'\n[[step]]\n": "seat.Elaine.damage: should be a whole number",
    f"{HEAD}[seat.Elaine]\ndamage = true\n[[step]]\n": "seat.Elaine.damage: should be a whole number",
    f"{HEAD}[seat.Elaine]\ndamage = -1\n[[step]]\n": "seat.Elaine.damage: cannot be -1",
    f"{HEAD}[seat.Elaine]\nnew_damage = 4\n[[step]]\n": "seat.Elaine.new_damage: is 4, but there are 3",
    f"{HEAD}[seat.Elaine]\nhand = ['r5r5r5']\n[[step]]\n": "line 6: seat.Elaine.hand[1]: there is no card 'r5r5r5'",
    f"{HEAD}[seat.Elaine]\nhand = [147]\n[[step]]\n": "seat.Elaine.hand: there is no card 147",
    f"{HEAD}[seat.Elaine]\nhand = 'r5r5y4'\n[[step]]\n": "seat.Elaine.hand: should be an array",
    f"{HEAD}[seat.Elaine]\nat = {{lap = 1, space = 73}}\n[[step]]\n": "seat.Elaine.at: a place is",
    f"{HEAD}[seat.Elaine]\nat = {{lap = 1}}\n[[step]]\n": "seat.Elaine.at: a place is",
    f"{HEAD}[seat.Elaine]\nat = -5\n[[step]]\n": "seat.Elaine.at: -5 lies before the start",
    f"{HEAD}[seat.Elaine]\nskills = {{blue = 1}}\n[[step]]\n": "seat.Elaine.skills: there is no skill 'blue'",
    f"{HEAD}[seat.Elaine]\nskills = {{red = 'row 6'}}\n[[step]]\n": "seat.Elaine.skills: red cannot stand on 'row 6'",
    f"{HEAD}[seat.Elaine]\nskills = {{red = '+5'}}\n[[step]]\n": "seat.Elaine.skills: markers fill the bonus box",
    f"{HEAD}[seat.Elaine]\nskills = {{red = '+3', green = '+3'}}\n[[step]]\n": "seat.Elaine.skills: markers fill the bonus box",
    f"{HEAD}[seat.Elaine]\nskills = [1, 2]\n[[step]]\n": "seat.Elaine.skills: has 2 steps",
    f"{HEAD}[seat.Elaine]\ntokens = ['red+5', 'red+5']\n[[step]]\n": "seat.Elaine.tokens: there are not so many red+5",
    f"{HEAD}[table]\nbag = ['red+5']\n[[step]]\n": "table.bag: there are not so many red+5 tokens for this place",
    f"{HEAD}[table]\nbag = ['whip']\nused_fans = []\n[[step]]\n": "table.used_fans: 59 of them are nowhere: green+3",
    f"{HEAD}[table]\ndeck = []\ndiscard = []\n[[step]]\n": "table.discard: 128 of them are nowhere",
    f"{HEAD}[table]\nemperor = 'blue'\n[[step]]\n": "line 6: table.emperor: the emperor die has no face 'blue'",
    f"{HEAD}[table]\nchariots = []\n[[step]]\n": "table.chariots: nobody knows this key",
    f"{HEAD}[table]\nrunning = ['Elaine']\n[[step]]\n": "table.running: should name every player once",
    f"{HEAD}[table]\nrunning = ['Elaine', 'Emil']\n[[step]]\n": "table.running[2]: nobody is called 'Emil'",
    f"{HEAD}[table]\nrunning = ['Elaine', 'David']\n[seat.David]\nat = 3\n[[step]]\n": "table.running: does not fit the places",
    f"{HEAD}[table]\ncrowd = ['r5r5y4']\n[seat.David]\nhand = ['r5r5y4']\n[[step]]\n": "crowd: r5r5y4 is already somewhere",
    f"{HEAD}[seat.Elaine]\nhand = ['r5r5y4']\n[seat.David]\nhand = ['r5r5y4']\n[[step]]\n": "seat.David.hand: r5r5y4 is",
    f"{HEAD}[table]\ncrowd = ['g2g2r1', 'g2g2r3', 'g2g2r5', 'g2g2y0']\n[[step]]\n": "table.crowd: has 4 cards, but at most 3",
    f"{HEAD}[luck]\nemperor = 'red'\n[[step]]\n": "luck.emperor: should be an array",
    f"{HEAD}[[step]]\nanswers = {{}}\n": "line 6: step[1].answers: nobody knows this key",
    f"{HEAD}[[step]]\nanswer.Emil = 'x'\n": "step[1].answer.Emil: nobody knows this key; known here: Elaine, David, others",
    f"{HEAD}[[step]]\nanswer.Elaine = 3\n": "step[1].answer.Elaine: should be a text in quotes",
    f"{HEAD}[[step]]\nundo = 'Emil'\n": "step[1].undo: nobody is called 'Emil'",
    f"{HEAD}[[step]]\noffered.Emil = 'x'\n": "step[1].offered.Emil: nobody knows this key",
    f"{HEAD}[[step]]\noptions.Elaine = 'x'\n": "step[1].options.Elaine: should be a whole number",
    f"{HEAD}[[step]]\nrefused = [{{by = 'Emil', answer = 'x'}}]\n": "step[1].refused[1].by: nobody is called 'Emil'",
    f"{HEAD}[[step]]\nrefused = [{{by = 'Elaine'}}]\n": "step[1].refused[1]: should have an answer",
    f"{HEAD}[[step]]\nrefused = [{{by = 'Elaine', undo = false}}]\n": "step[1].refused[1].undo: is false",
    f"{HEAD}[[step]]\nrefused = [{{by = 'Elaine', answer = 'x', why = 'y'}}]\n": "step[1].refused[1].why: nobody knows",
    f"{HEAD}[[step]]\nexpect.facts = []\n": "step[1].expect.facts: nobody knows this key",
    f"{HEAD}[[step]]\nexpect.over = 'yes'\n": "step[1].expect.over: should be true or false",
    f"{HEAD}[[step]]\nexpect.table.crowds = []\n": "step[1].expect.table.crowds: nobody knows this key",
    f"{HEAD}[[step]]\nexpect.seat.Elaine.place = 3\n": "step[1].expect.seat.Elaine.place: nobody knows this key",
    f"{HEAD}[[step]]\nexpect.seat.Emil.at = 3\n": "step[1].expect.seat.Emil: nobody is called 'Emil'",
    f"{HEAD}[[step]]\nexpect.view.Emil.table.turn = 3\n": "step[1].expect.view.Emil: nobody is called 'Emil'",
    f"{HEAD}[[step]]\nexpect.view.David.turn = 3\n": "step[1].expect.view.David.turn: nobody knows this key",
    f"{HEAD}[[step]]\nexpect.view.David.table.turns = 3\n": "step[1].expect.view.David.table.turns: nobody knows this key",
    f"{HEAD}[[step]]\nexpect.view.David.seat.Elaine.tokens = 3\n": "step[1].expect.view.David.seat.Elaine.tokens: nobody knows",
    f"{HEAD}[[step]]\nexpect.told = [{{kind = 'flew'}}]\n": "step[1].expect.told[1].kind: there is no fact 'flew'",
    f"{HEAD}[[step]]\nexpect.told = [{{kind = 'moved', far = 3}}]\n": "step[1].expect.told[1].far: nobody knows this key",
    f"{HEAD}[[step]]\nexpect.told = [{{seat = 'David'}}]\n": "step[1].expect.told[1].kind: is missing",
    f"{HEAD}[[step]]\nexpect.told = [{{kind = 'moved', seat = 'Emil'}}]\n": "step[1].expect.told[1].seat: nobody is",
    f"{HEAD}[[step]]\nexpect.ranks = {{Emil = 1}}\n": "step[1].expect.ranks.Emil: nobody is called 'Emil'",
    f"{HEAD}[[step]]\nexpect.winners = ['Emil']\n": "step[1].expect.winners: nobody is called 'Emil'",
    HEAD.replace('"David"', '"Elaine"') + "[[step]]\n": "players[2]: two players are called 'Elaine'",
    HEAD.replace('"David"', '"others"') + "[[step]]\n": "players[2]: nobody can be called 'others'",
    HEAD.replace(', "David"', "") + "[[step]]\n": "players: charioteer is for 2 to 6 seats, not 1",
}


@pytest.mark.parametrize("text", BAD)
def test_a_file_that_is_no_scenario_says_where_and_why_in_one_line(write: Write, text: str) -> None:
    path = write(text)
    with pytest.raises(BadScenario) as bad:
        run([path])
    complaint = str(bad.value)
    assert BAD[text] in complaint
    assert complaint.startswith(f"{path}: ")
    assert "\n" not in complaint


def test_later_steps_are_read_before_the_first_is_played(write: Write) -> None:
    text = f"{HEAD}{POSITION}[[step]]\nanswer.Elaine = 'green2: g2g2r1'\n[[step]]\nexpect.table.turns = 3\n"
    with pytest.raises(BadScenario, match=r"step\[2\]\.expect\.table\.turns"):
        failures(write(text))


# Files, folders, reports --------------------------------------------------------------------------------------------


def test_folders_are_searched_for_toml_files(write: Write, tmp_path: Path) -> None:
    inner = tmp_path / "inner"
    inner.mkdir()
    one, two = write(HEAD, "b.toml"), write(HEAD, "inner/a.toml")
    (inner / "notes.txt").write_text("not one of them")
    assert find_files([tmp_path, one]) == [one, two]
    (tmp_path / "empty").mkdir()
    with pytest.raises(BadScenario, match="there is no scenario in this folder"):
        find_files([tmp_path / "empty"])


def test_a_report_names_file_step_expected_and_found(write: Write, capsys: pytest.CaptureFixture[str]) -> None:
    good = write(HEAD + POSITION + STEP, "good.toml")
    bad = write(f"{HEAD}{POSITION}{STEP}[step.expect]\ntable.turn = 9\n", "bad.toml")
    assert run([good]) == 0
    assert capsys.readouterr().out == "1 scenario: all came true\n"
    assert run([good, bad]) == 1
    assert capsys.readouterr().out == (
        f"{bad}: a small one\n  step 1, expect.table.turn\n    expected  9\n    found     3\n2 scenarios: 1 failed\n"
    )
    assert run([good, bad], as_json=True) == 1
    report = json.loads(capsys.readouterr().out)
    assert (report["scenarios"], report["failed"]) == (2, 1)
    assert [row["ok"] for row in report["results"]] == [True, False]
    assert report["results"][1]["failures"] == [{"step": 1, "what": "expect.table.turn", "expected": "9", "found": "3"}]


@pytest.mark.parametrize(("text", "code"), [("", 0), ("[step.expect]\nover = true\n", 1), ("[step.expects]\n", 2)])
def test_the_command_line_answers_with_its_exit_code(write: Write, text: str, code: int) -> None:
    path = write(HEAD + POSITION + STEP + text)
    done = forked.run("scenario", str(path))
    assert done.code == code
    assert len(done.err.splitlines()) == (code == 2)


def test_a_missing_file_is_one_clear_line(tmp_path: Path) -> None:
    with pytest.raises(BadScenario, match="cannot read"):
        run([tmp_path / "nowhere.toml"])


def test_a_game_without_a_reader_names_the_fields_of_its_state(write: Write, monkeypatch: pytest.MonkeyPatch) -> None:
    plain = DefaultReader(State)
    assert plain.PER_SEAT_FIELD == "chariots"
    monkeypatch.setitem(get_plugin("charioteer").__dict__, "scenario", plain)
    seated = 'game = "charioteer"\nname = "x"\nplayers = ["Elaine", "David"]\n[[step]]\n[step.expect]\n'
    assert failures(write(seated + "seat.Elaine = {damage = 0}\ntable.turn = 1\n")) == []
    (failure,) = failures(write(seated + "seat.Elaine.damage = 1\n"))
    assert (failure.expected, failure.found) == ("1", "0")
    plain.PER_SEAT_FIELD = ""
    for text in ("seat.Elaine.damage = 0", "view.David.seat.Elaine.damage = 0"):
        with pytest.raises(BadScenario, match="charioteer keeps nothing for a seat alone"):
            failures(write(seated + text))
    with pytest.raises(BadScenario, match="seat: charioteer keeps nothing for a seat alone"):
        failures(write(seated.replace("[[step]]", "[seat.David]\ndamage = 1\n[[step]]") + "over = false"))


def test_a_card_that_the_rules_lose_is_a_failure(write: Write, monkeypatch: pytest.MonkeyPatch) -> None:
    from hippodrome.games.charioteer import rules

    def lose(s: State, seat: int, move: Move) -> None:
        for card in move.cards:
            s.chariots[seat].hand.remove(card)

    monkeypatch.setattr(rules, "discard_used", lose)
    (failure,) = failures(write(HEAD + POSITION + STEP))
    assert failure == Failure(1, "pieces", "every piece somewhere exactly once", "g2g2r1, g2g2r3, y0y0g2: nowhere")


def test_matching() -> None:
    assert matches([1, 2], [2, 1], unordered=True)
    assert not matches([1, 2], [2, 1])
    assert not matches([1, 1], [1, 2], unordered=True)
    assert not matches(1, True)
    assert matches({"a": {"b": 1}}, {"a": {"b": 1, "c": 2}, "d": 3})
    assert not matches({"a": 1}, 1)
    assert matches({"count": 2}, [1, 2])
    assert matches({"count": 2}, 2)
    assert not matches({"has": [3]}, [1, 2])
    assert not matches({"lacks": [1]}, [1, 2])
