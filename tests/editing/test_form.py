"""An edition as a form: every value has its field and stands where it stood, and every fault is shown at its field."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

from hippodrome.core.errors import BadInput
from hippodrome.editing.form import form_of
from hippodrome.games.edition_diff import changes
from hippodrome.games.edition_values import values_of, with_values
from hippodrome.games.registry import BUILT_IN_NAMES, edition_text, get_game
from hippodrome.i18n.localization import LANGUAGES, Localization, load_texts


def house(game: str = "charioteer") -> str:
    return edition_text(get_game(game), "reconstructed")[0]


def form(game: str = "charioteer", text: str = "", **changed: Any) -> dict[str, Any]:
    return form_of(get_game(game), text or house(game), {name.replace("__", "."): value for name, value in changed.items()})


def fields(shown: dict[str, Any]) -> dict[str, dict[str, Any]]:
    return {field["name"]: field for group in shown["groups"] for field in group["fields"]}


@pytest.mark.parametrize("game", BUILT_IN_NAMES)
def test_every_value_has_a_field_and_can_be_written_again(game: str) -> None:
    text = house(game)
    shown = form(game)
    assert shown["ok"] and shown["issues"] == shown["changes"] == []
    known = values_of(text)
    assert [value.name for value in known] == list(dict.fromkeys(value.name for value in known)), "each has a name of its own"
    assert {value.name for value in known} - {"game"} - {v.name for v in known if v.path[-1] == "source"} == set(fields(shown))
    again = with_values(text, {value.name: value.value for value in known})
    assert changes(text, again) == [] and tomllib.loads(again) == tomllib.loads(text)
    assert form(game, again)["ok"]


def test_a_field_says_what_it_may_be_and_what_it_is_in_the_house() -> None:
    found = fields(form(race__whip=7))["race.whip"]
    assert (found["kind"], found["value"], found["default"], found["low"], found["high"]) == ("number", 7, 5, 0, 50)
    assert found["meaning"] == "spaces a whip adds at most" and house().splitlines()[found["line"] - 1].startswith("whip = 5")
    kinds = {name: it["kind"] for name, it in fields(form("cthulhu-500")).items()}
    assert kinds["vehicle.feararri.speed"] == "number" and kinds["action.spell-of-chaos.spell"] == "switch"
    assert fields(form())["deck.cards"]["kind"] == "texts" and fields(form())["symbols.green"]["kind"] == "numbers"


def test_faults_are_shown_at_their_fields() -> None:
    shown = form(race__whip=99, deck__cards=["g2 g2 r1", "nonsense"])
    assert not shown["ok"]
    at = {fault["field"] for fault in shown["issues"]}
    assert {"race.whip", "deck.cards", "deck.count"} <= at
    speed = form("cthulhu-500", vehicle__feararri__speed=99)["issues"][0]
    assert speed["field"] == "vehicle.feararri.speed" and "should be from 0 to 20" in speed["reason"]
    missing = form(text=house().replace("whip = 5  ", "wipp = 5  "))
    assert {fault["field"] for fault in missing["issues"]} == {"race.whip", "race.wipp"}
    broken = form(text=house() + "\nx = [")
    assert broken["groups"] == [] and broken["issues"][0]["line"] > 50


def test_a_limit_can_be_left_on_purpose_and_kept_again() -> None:
    wrong = form(race__most_cards=4)
    assert [fault["field"] for fault in wrong["issues"]] == ["race.most_cards"]
    left = form(race__most_cards=4, departs=["hand-cards"])
    assert left["ok"] and {"name": "hand-cards", "waived": True} in left["limits"]
    more = form_of(get_game("charioteer"), left["text"], {"departs": ["hand-cards", "bonus-box"]})
    assert [fault["reason"] for fault in more["issues"]] == [
        "departs: 'bonus-box' is kept by everything in this file: take it out"
    ]
    assert form_of(get_game("charioteer"), left["text"], {"race.most_cards": 3, "departs": []})["text"] == house()


@pytest.mark.parametrize(
    ("text", "name", "value"),
    [
        ("a = 1 # one\n", "a", 2),
        ("[t]\n\"odd key\" = 'x'\nb = true", "t.b", False),
        ('x = [\n  1, # one ]\n  2,\n]\ny = "a # b" # c\n', "y", "z # z"),
        ('x = """\ny = 3\n"""\ny = 4\r\n', "y", 5),
        ('[[e]]\nid = "a"\nn = 1\n[[e.f]]\nn = 2\n[[e]]\nid = "a"\nn = 3\n', "e.1.n", 9),
        ("[t]\nx = {a = 1, b = [2, 3]}\ny = 1", "t.y", -4),
    ],
)
def test_only_the_value_changes(text: str, name: str, value: Any) -> None:
    changed = with_values(text, {name: value})
    was, now = ({it.name: it.value for it in values_of(some)} for some in (text, changed))
    assert now == {**was, name: value} and name in was
    assert changed.count("#") == text.count("#")


def test_what_is_not_there_cannot_be_changed() -> None:
    with pytest.raises(BadInput, match=r"no value 'race\.wip'"):
        form(race__wip=1)
    with pytest.raises(BadInput, match="not TOML"):
        form(text="x = [", a=1)


def test_long_lists_are_written_in_rows() -> None:
    text = with_values(house(), {"deck.cards": [f"g2 g2 r1 x{n}" for n in range(1, 60)]})
    assert max(map(len, text.splitlines())) < 140 and len(tomllib.loads(text)["deck"]["cards"]) == 59


@pytest.mark.parametrize("game", BUILT_IN_NAMES)
def test_the_name_of_an_edition_may_stand_in_several_languages(game: str) -> None:
    names = {"en": "Mine", "de": 'Meine "eigene"', "fr": "La mienne"}
    shown = form(game, name=names)
    found = fields(shown)["name"]
    assert shown["ok"] and (found["kind"], found["value"], shown["name"]) == ("localized", names, "Mine")
    assert shown["changes"] == [], "a name says nothing about a race"
    read = get_game(game).read_edition(shown["text"], "x")
    assert (
        read.name == "Mine"
        and Localization("fr").localized(read.name) == "La mienne"
        and Localization("es").localized(read.name) == "Mine"
    )
    assert fields(form(game, shown["text"], name="Plain"))["name"]["value"] == "Plain"


def test_a_text_that_is_written_language_by_language_has_a_field_for_each() -> None:
    own = 'id = "gremlins"\nname = "Pixies"\ntext.en = "Bad."\ntext.de = "Übel."\n'
    shown = form("cthulhu-500", house("cthulhu-500").replace('id = "gremlins"\n', own, 1), action__gremlins__text__de="Böse.")
    found = {name: field["value"] for name, field in fields(shown).items() if name.startswith("action.gremlins.text.")}
    assert shown["ok"] and found == {"action.gremlins.text.en": "Bad.", "action.gremlins.text.de": "Böse."}


@pytest.mark.parametrize("name", BUILT_IN_NAMES)
def test_remarks_of_the_house_are_told_in_every_language(name: str) -> None:
    """Every remark that the form shows has its words, and all words are of remarks that stand in the file."""
    game = get_game(name)
    text = house(name)
    shown = {language: form_of(game, text, language=language)["groups"] for language in LANGUAGES}
    meanings = {
        language: [part["meaning"] for group in groups for part in (group, *group["fields"])]
        for language, groups in shown.items()
    }
    english = [remark for remark in meanings["en"] if remark]
    assert len(english) > 10
    for language in set(LANGUAGES) - {"en"}:
        told = [remark for remark in meanings[language] if remark]
        assert len(told) == len(english) and not set(told) & set(english), set(told) & set(english)
    package = game.state_type.__module__.rpartition(".")[0]
    words = Localization("en", game)
    keys = [key for key in load_texts(package, "en") if key.startswith("remark-")]
    assert {words.text(key) for key in keys} == set(english)
