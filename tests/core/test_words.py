"""Words: both languages say the same things, and everything that can be said has words."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import hippodrome
from hippodrome.core.words import LANGUAGES, Words, load_texts, places
from hippodrome.games import NAMES, find, load_edition, parts_of

SOURCE = Path(hippodrome.__file__).parent
ROOMS = sorted(".".join(("hippodrome", *file.relative_to(SOURCE).parts[:-2])) for file in SOURCE.rglob("words/en.toml"))


@pytest.mark.parametrize("room", ROOMS)
def test_both_languages_have_the_same_keys_and_places(room: str) -> None:
    english, spanish = (load_texts(room, language) for language in LANGUAGES)
    assert english.keys() == spanish.keys()
    differ = {key for key in english if places(english[key]) != places(spanish[key])}
    assert not differ
    assert not [key for key in english if not english[key].strip() or not spanish[key].strip()]


def test_every_text_that_the_page_asks_for_is_there() -> None:
    texts, static = load_texts("hippodrome.server", "en"), SOURCE / "server" / "static"
    page = "".join(file.read_text("utf-8") for file in [*static.glob("*.html"), *static.glob("*.js")])
    asked = set(re.findall(r'data-(?:say|label|hold)="([\w.]+)"', page)) | set(re.findall(r'\bsay\("([\w.]+)"', page))
    assert len(asked) > 100 and sorted(asked - texts.keys()) == []


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_words(name: str, language: str) -> None:
    game = find(name)
    words = Words(language, game, load_edition(game))
    source = "".join(path.read_text("utf-8") for path in Path(str(parts_of(name).files)).glob("*.py"))
    core = "".join(path.read_text("utf-8") for path in (SOURCE / "core").glob("*.py"))
    wanted = {f"fact.{kind}" for kind in game.facts}
    wanted |= {f"fact.{kind}" for kind in re.findall(r'tell\(\s*\w+,\s*"(\w+)"', source)}
    wanted |= {f"reason.{code}" for code in re.findall(r'Reason\(\s*"(\w+)"', source + core)}
    asked = re.findall(r'(?:Ask\(|ask\(\w+, )"([\w ]+)"', source)
    wanted |= {f"{form}.{about}" for about in asked for form in ("ask", "awaits")}
    wanted |= {f"section.{section}" for section in re.findall(r'(?:Reason\([^)]*, |section = )"([A-Z][^"]*)"\)?\n', source)}
    wanted |= {f"option.{option}" for option in game.options} | {"game.title", "game.pitch"}
    missing = {key for key in wanted if key not in words}
    assert not missing


@pytest.mark.parametrize("name", NAMES)
def test_texts_mention_only_the_fields_of_their_fact(name: str) -> None:
    game = find(name)
    texts = load_texts(game.state.__module__.rpartition(".")[0], "en")
    for kind, fields in game.facts.items():
        assert places(texts[f"fact.{kind}"]) <= set(fields), kind


def test_no_text_of_the_house_is_never_used() -> None:
    game = find("charioteer")
    told = {key.removeprefix("fact.") for key in load_texts("hippodrome.games.charioteer", "en") if key.startswith("fact.")}
    assert told == set(game.facts)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_and_token_has_words(language: str) -> None:
    game = find("charioteer")
    edition = load_edition(game)
    words = Words(language, game, edition)
    for n in range(len(edition.cards)):
        assert words.name("card", n).startswith("[")
    assert len({words.name("token", n) for n in range(len(edition.tokens))}) == len(edition.tokens)
    assert len({words.name("symbol", n) for n in range(len(edition.symbols))}) == len(edition.symbols)
    assert len({words.name("face", face) for face in edition.faces}) == len(edition.faces)


def test_forms_and_parts_that_fall_away() -> None:
    words = Words("en")
    words.players = ["Ana", "Ben", "Cy"]
    assert words.fill("{n} {n:space|spaces}", {"n": 1}) == "1 space"
    assert words.fill("{n} {n:space|spaces}", {"n": 3}) == "3 spaces"
    assert words.fill("go[[ + {extra} more]]!", {"extra": 0}) == "go!"
    assert words.fill("go[[ + {extra} more]]!", {"extra": 2}) == "go + 2 more!"
    assert words.fill("{seat} and {rivals}", {"seat": 0, "rivals": (1, 2)}) == "Ana and Ben and Cy"
    assert words.fill("{rivals}", {"rivals": (0, 1, 2)}) == "Ana, Ben and Cy"
    assert words.fill("{rivals}", {"rivals": ()}) == "nobody"
    assert words.player(7) == "seat 8"


def test_a_piece_with_the_number_zero_is_mentioned() -> None:
    game = find("charioteer")
    words = Words("en", game, load_edition(game), ["Ana"])
    assert words.fill("[[made to match: {wild}]]", {"wild": 0}) == "made to match: [green 2, green 2, red 1]"
    assert words.fill("[[made to match: {wild}]]", {"wild": None}) == ""
    assert words.fill("go[[ with {seat}]][[ and {cubes} cubes]]", {"seat": 0, "cubes": 0}) == "go with Ana"


def test_spanish_and_before_the_sound_of_i() -> None:
    words = Words("es")
    assert words.listed(["Ana", "Iñigo"]) == "Ana e Iñigo"
    assert words.listed(["Ana", "Hilario"]) == "Ana e Hilario"
    assert words.listed(["Ana", "Hierro"]) == "Ana y Hierro"
    assert words.listed(["Ana", "Ben"]) == "Ana y Ben"


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_can_be_told_to_others(name: str, language: str) -> None:
    """It names whoever is asked, one or several, and does not speak to the reader as if they were."""
    game = find(name)
    words = Words(language, game, load_edition(game), ["Zoe", "Ulf", "Kim"])
    for about in (key.removeprefix("ask.") for key in sorted(words.keys()) if key.startswith("ask.")):
        one, several = words.awaits(about, [1]), words.awaits(about, [0, 2])
        assert one.startswith("Ulf ") and several.startswith(words.listed(["Zoe", "Kim"])), about
        assert one != words.question(about) and not re.search(r"\b(your?|tus?|te)\b", one.lower()), one
    assert "Ulf" in words.awaits("something new", [1])


def test_an_unknown_language_is_one_line() -> None:
    from hippodrome.core.errors import BadInput

    with pytest.raises(BadInput, match="choose en or es"):
        Words("la")
