"""Edition issues are localized: each issue has a message, and all errors use it."""

from __future__ import annotations

import ast
import pickle
from collections.abc import Iterator
from pathlib import Path

import pytest

from hippodrome.cli.app import start
from hippodrome.cli.runner import run
from hippodrome.core import toml_reader
from hippodrome.core.validation import BadEdition, Issue
from hippodrome.games.registry import BUILT_IN_NAMES, DEFAULT_EDITION, edition_text, get_game, get_plugin
from hippodrome.i18n.localization import LANGUAGES, load_texts
from tests.sources import nodes

PLACE_OF_CODE = {"add_issue": 1, "exceed_limit": 2, "check_max": 3, "_missing_or": 2}
"""Position of the issue's code among the arguments of each reader function."""
SCENARIO = "scenario_"
"""Prefix of the codes of scenario issues."""
WRONG = {
    "charioteer": ('"g2 g2 shield"', '"g2 shield recovery"'),
    "chariot-race": ("laps = 2", "laps = 0"),
    "cthulhu-500": ("hand = 5 ", "hand = 6 "),
}


def codes_in(source: str) -> Iterator[str]:
    """Yield the issue codes that a source names; composed ones up to their first part."""
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.Call):
            continue
        name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        place = {**PLACE_OF_CODE, "Issue": 1, "TokenIssue": 0}.get(name)
        if place is not None and len(node.args) > place:
            for part in ast.walk(node.args[place]):
                if isinstance(part, ast.Constant) and isinstance(part.value, str):
                    yield part.value


def sources(room: str) -> str:
    """Return the code that finds issues in editions, shared or of a game."""
    if room == "hippodrome":
        folder = Path(toml_reader.__file__).parent.parent
        return "\n".join((folder / name).read_text("utf-8") for name in ("core/toml_reader.py", "games/race_opening.py"))
    return Path(str(get_plugin(room).files), "edition.py").read_text("utf-8")


@pytest.mark.parametrize("room", ("hippodrome", *BUILT_IN_NAMES))
def test_every_issue_has_a_message_and_every_message_an_issue(room: str) -> None:
    package = "hippodrome.i18n" if room == "hippodrome" else get_game(room).state_type.__module__.rpartition(".")[0]
    here = {key.removeprefix("fault-") for key in load_texts(package, "en") if key.startswith("fault-")}
    known = here | {key.removeprefix("fault-") for key in load_texts("hippodrome.i18n", "en") if key.startswith("fault-")}
    named = set(codes_in(sources(room)))
    assert len(named) > 15
    whole = {code for code in named if not code.endswith("_")} - {"plus", "discard"}  # kinds of tokens, by which one chooses
    begun = tuple(code for code in named if code.endswith("_"))
    assert whole <= known, whole - known
    frame = {"at", "line", "of_file", "on_purpose", "own", "too_many"} if room == "hippodrome" else set()
    unused = {code for code in here - whole - frame if not code.startswith((SCENARIO, *begun))}
    assert not unused, unused


def scenario_codes(room: str) -> Iterator[str]:
    """Yield the codes of scenario issues, shared or of a game."""
    folder = Path(toml_reader.__file__).parent.parent
    files = list((folder / "scenarios").glob("*.py")) if room == "hippodrome" else [folder / "games" / room / "scenario.py"]
    places = {"error": 1, "UnknownName": 0, "InvalidPosition": 2}
    for node in (node for file in files for node in nodes(file)):
        name = node.func.attr if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) else ""
        name = name or (getattr(node.func, "id", "") if isinstance(node, ast.Call) else "")
        if isinstance(node, ast.Call) and name in places and len(node.args) > places[name]:
            code = node.args[places[name]]
            if isinstance(code, ast.JoinedStr):
                code = code.values[0]
            if isinstance(code, ast.Constant) and isinstance(code.value, str):
                yield f"{SCENARIO}{code.value}"


def test_every_scenario_issue_has_a_message_and_every_message_an_issue() -> None:
    house = {key.removeprefix("fault-") for key in load_texts("hippodrome.i18n", "en") if key.startswith(f"fault-{SCENARIO}")}
    unused = house - set(scenario_codes("hippodrome")) - {f"{SCENARIO}nowhere", f"{SCENARIO}too_many"}  # used by their code
    for game in BUILT_IN_NAMES:
        package = get_game(game).state_type.__module__.rpartition(".")[0]
        own = {key.removeprefix("fault-") for key in load_texts(package, "en") if key.startswith(f"fault-{SCENARIO}")}
        named = set(scenario_codes(package.rpartition(".")[2]))
        begun = tuple(code for code in named if code.endswith("_"))
        lacking = {code for code in named - own - house if code not in begun}
        assert len(named) > 8 and not lacking, lacking
        left = {code for code in own - named if not code.startswith(begun)}
        assert not left, left
        unused = {code for code in unused - named if not (begun and code.startswith(begun))}
    assert not unused, unused


def fault_of(game: str) -> BadEdition:
    old, new = WRONG[game]
    text = edition_text(get_game(game), DEFAULT_EDITION)[0]
    assert old in text
    with pytest.raises(BadEdition) as raised:
        get_game(game).read_edition(text.replace(old, new, 1), "my.toml")
    return raised.value


@pytest.mark.parametrize("game", BUILT_IN_NAMES)
def test_issues_are_localized(game: str) -> None:
    error = fault_of(game)
    told = {language: error.localize(language) for language in LANGUAGES}
    assert len(set(told.values())) == len(LANGUAGES) and "⟦" not in "".join(told.values())
    assert told["en"] == str(error) and f"line {error.issues[0].line}: " in told["en"]
    assert all(line.startswith("my.toml") for line in told.values())


def test_number_of_further_issues_is_localized() -> None:
    error = BadEdition("my.toml", [Issue(3, "missing", key="race.hand"), Issue(4, "empty", key="name")])
    assert error.localize("de") == "my.toml: Zeile 3: race.hand: fehlt (und 1 weitere; siehe: hippodrome edition check my.toml)"
    assert error.localize("en").endswith("race.hand: is missing (and 1 more; see: hippodrome edition check my.toml)")


def test_errors_survive_pickling() -> None:
    error = fault_of("charioteer")
    again = pickle.loads(pickle.dumps(error))
    assert again.issues == error.issues and again.localize("fr") == error.localize("fr")


def test_issue_sentence_of_a_reader_without_messages_is_shown_unchanged() -> None:
    page = toml_reader.TomlReader("a = 1", "my.toml")
    page.add_issue(("a",), "the road has 14 squares")
    assert [fault.localize(language) for language in ("en", "de") for fault in page.issues] == [
        "a: the road has 14 squares"
    ] * 2
    assert page.issues[0].code == "own"


def test_reading_stops_at_the_maximum_number_of_issues() -> None:
    page = toml_reader.TomlReader('departs = ["gravity"]\n' + "".join(f"wrong{n} = 1\n" for n in range(300)), "my.toml")
    page.read_departures("gravity")
    with pytest.raises(BadEdition) as raised:
        page.reject_unknown_keys((), ("departs",))
    assert len(raised.value.issues) == toml_reader.MAX_ISSUES + 1
    assert sum(fault.code == "limit_is_kept" for fault in raised.value.issues) == 1


def test_command_line_shows_issues_in_the_requested_language(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    mine = tmp_path / "my.toml"
    mine.write_text(edition_text(get_game("charioteer"), DEFAULT_EDITION)[0].replace("hand = 8", "hand = -8"), "utf-8")
    assert run(lambda: start(["edition", "check", str(mine), "--lang", "es"])) == 2
    assert "race.hand: es -8, pero debe ir de 2 a 20" in capsys.readouterr().err
    assert run(lambda: start(["edition", "sweep", str(mine), "race.whip=3..4", "--lang", "de"])) == 2
    assert "Zeile 12: race.hand: ist -8, muss aber von 2 bis 20 gehen" in capsys.readouterr().err
    mine.write_text("x = 1", "utf-8")
    assert run(lambda: start(["edition", "check", str(mine), "--lang", "fr"])) == 2
    assert "ne dit pas son jeu" in capsys.readouterr().err
