"""Localization: all languages have the same messages, and everything that is shown has one."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import hippodrome
from hippodrome.core.errors import BadInput
from hippodrome.core.safe_text import sanitize
from hippodrome.games.registry import BUILT_IN_NAMES, get_game, get_plugin, load_edition
from hippodrome.i18n.localization import (
    LANGUAGES,
    Localization,
    Texts,
    Verbatim,
    is_checking,
    languages_of,
    load_texts,
    message_id,
    texts_of,
)

SOURCE = Path(hippodrome.__file__).parent
ROOMS = sorted(".".join(("hippodrome", *file.relative_to(SOURCE).parts[:-2])) for file in SOURCE.rglob("locale/en.ftl"))


@pytest.mark.parametrize("room", ROOMS)
def test_all_languages_have_the_same_keys_and_values(room: str) -> None:
    texts = {language: texts_of((room,), language) for language in languages_of(room)}
    for language, own in texts.items():
        assert own.keys() == set(own.sources) - {key for key in own.sources if key.startswith("-")}, language
        assert not own.keys() ^ texts["en"].keys(), language
        differ = {key for key in sorted(own.keys()) if names(own, key) != names(texts["en"], key)}
        assert not differ, language


def names(texts: Texts, key: str) -> set[str]:
    """Return the variables of a message."""
    found = texts.find(key)
    assert found is not None and not found.is_fallback
    return set(found.message.variables)


def test_every_text_that_the_page_uses_exists() -> None:
    texts, web = {*load_texts("hippodrome.server", "en"), *load_texts("hippodrome.i18n", "en")}, SOURCE / "web"
    page = "".join(file.read_text("utf-8") for file in [*web.rglob("*.html"), *web.rglob("*.js")])
    asked = set(re.findall(r'data-(?:text|label|placeholder)="([\w.]+)"', page)) | set(re.findall(r'\bt\("([\w.]+)"', page))
    assert len(asked) > 100 and sorted(key for key in asked if message_id(key) not in texts) == []


@pytest.mark.parametrize("name", BUILT_IN_NAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_facts_prompts_and_reasons_have_messages(name: str, language: str) -> None:
    game = get_game(name)
    words = Localization(language, game, load_edition(game))
    source = "".join(path.read_text("utf-8") for path in Path(str(get_plugin(name).files)).glob("*.py"))
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


@pytest.mark.parametrize("name", BUILT_IN_NAMES)
def test_texts_mention_only_the_fields_of_their_fact(name: str) -> None:
    game = get_game(name)
    for language in LANGUAGES:
        texts = Localization(language, game).texts
        for kind, fields in game.facts.items():
            assert names(texts, f"fact.{kind}") <= set(fields), (language, kind)


def test_every_shared_text_is_used() -> None:
    game = get_game("charioteer")
    told = {key.removeprefix("fact-") for key in load_texts("hippodrome.games.charioteer", "en") if key.startswith("fact-")}
    assert told == set(game.facts)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_and_token_has_a_name(language: str) -> None:
    game = get_game("charioteer")
    edition = load_edition(game)
    words = Localization(language, game, edition)
    for n in range(len(edition.cards)):
        assert words.name("card", n).startswith("[")
    assert len({words.name("token", n) for n in range(len(edition.tokens))}) == len(edition.tokens)
    assert len({words.name("symbol", n) for n in range(len(edition.symbols))}) == len(edition.symbols)
    assert len({words.name("face", face) for face in edition.faces}) == len(edition.faces)


MADE_UP = """
count = {$n} { $n ->
    [one] space
   *[other] spaces
}
more = go{ $extra ->
    [0] {""}
   *[other] {" "}+ {$extra} more
}!
named = {$seat} and {$rivals}
rivals = {$rivals}
wild = { $wild ->
    [0] {""}
   *[other] made to match: {$wild}
}
both = go{ $seat ->
    [0] {""}
   *[other] {" "}with {$seat}
}{ $cubes ->
    [0] {""}
   *[other] {" "}and {$cubes} cubes
}
flag = { $open ->
    [yes] open
   *[no] closed
}
by_kind = { $lane ->
    [inner] inside
   *[other] {$lane}
}
term = { -thing(number: "many") }
-thing = { $number ->
    [many] things
   *[one] thing
}
"""


def made_up(words: Localization) -> Localization:
    """Return a localization with some additional messages."""
    words.texts = Texts(["hippodrome.i18n", "hippodrome.games.charioteer"], words.language, MADE_UP)
    return words


def test_plural_forms_and_optional_parts() -> None:
    words = made_up(Localization("en", players=["Ana", "Ben", "Cy"]))
    assert words.text("count", n=1) == "1 space" and words.text("count", n=3) == "3 spaces"
    assert words.text("more", extra=0) == "go!" and words.text("more", extra=2) == "go + 2 more!"
    assert words.text("more") == "go!" and words.text("more", extra=None) == "go!"
    assert words.text("named", seat=0, rivals=(1, 2)) == "Ana and Ben and Cy"
    assert words.text("rivals", rivals=(0, 1, 2)) == "Ana, Ben and Cy"
    assert words.text("rivals", rivals=()) == "nobody"
    assert [words.text("flag", open=value) for value in (True, False, 2, 0, "x", "", None)] == [
        "open", "closed", "open", "closed", "open", "closed", "closed"
    ]  # fmt: skip
    assert words.text("by_kind", lane="inner") == "inside" and words.text("by_kind", lane="outer") == "outer"
    assert words.text("term") == "things"
    assert words.player(7) == "seat 8"


def test_piece_number_zero_is_mentioned() -> None:
    game = get_game("charioteer")
    words = made_up(Localization("en", game, load_edition(game), ["Ana"]))
    assert words.text("wild", wild=0) == "made to match: [green 2, green 2, red 1]"
    assert words.text("wild", wild=None) == ""
    assert words.text("both", seat=0, cubes=0) == "go with Ana"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("how", ["list", "clauses", "sentences", "notes"])
def test_joining_many_parts_equals_joining_one_after_another(language: str, how: str) -> None:
    words, parts = Localization(language), ["Ana", "", "I\u00e4!", ". Ben", "5"]
    told = parts[0]
    for part in parts[2:]:
        told = words.text(f"word.{how}", left=Verbatim(told), right=Verbatim(part))
    assert words.texts.separator(f"word.{how}") is not None, "this would be slow"
    assert words.join(parts, how) == told and words.join(["Ana", ""], how) == "Ana" and words.join([], how) == ""


def test_custom_join_messages_are_applied() -> None:
    words = Localization("en")
    words.texts = Texts(["hippodrome.i18n"], "en", "word-list = {$right} after {$left}\n")
    assert words.join(["a", "b", "c"]) == "c after b after a"
    words.texts = Texts(
        ["hippodrome.i18n"],
        "en",
        "word-list =\n    { $left ->\n        [a] first {$left},\n       *[other] {$left},\n    } {$right}\n",
    )
    assert words.join(["a", "b", "c"]) == "first a, b, c"


def test_labels_of_numbers_are_cached(monkeypatch: pytest.MonkeyPatch) -> None:
    game = get_game("charioteer")
    words, asked = Localization("en", game, load_edition(game), ["Ana", "Ben"]), list[tuple[str, object]]()
    call = words._make_label

    def counted(field: str, value: object) -> str:
        asked.append((field, value))
        return call(field, value)

    monkeypatch.setattr(words, "_make_label", counted)
    told = [words.name(field, value) for _ in range(3) for field, value in (("seat", 1), ("cubes", 1), ("open", True))]
    assert told == ["Ben", "1", "yes"] * 3, "by the field that it stands in; a yes is no 1"
    assert asked.count(("seat", 1)) == asked.count(("cubes", 1)) == 1


def test_spanish_and_before_the_sound_of_i() -> None:
    words = Localization("es")
    assert words.join_and(["Ana", "Iñigo"]) == "Ana e Iñigo"
    assert words.join_and(["Ana", "Hilario"]) == "Ana e Hilario"
    assert words.join_and(["Ana", "Hierro"]) == "Ana y Hierro"
    assert words.join_and(["Ana", "Ben"]) == "Ana y Ben"


@pytest.mark.parametrize("name", BUILT_IN_NAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_prompt_has_a_waiting_message(name: str, language: str) -> None:
    """It names the prompted seats, one or several, and does not address the reader as one of them."""
    game = get_game(name)
    words = Localization(language, game, load_edition(game), ["Zoe", "Ulf", "Kim"])
    for about in (key.removeprefix("ask-") for key in sorted(words.keys()) if key.startswith("ask-")):
        one, several = words.waiting_message(about, [1]), words.waiting_message(about, [0, 2])
        assert one.startswith("Ulf ") and several.startswith(words.join_and(["Zoe", "Kim"])), about
        assert one != words.prompt(about) and not re.search(r"\b(your?|tus?|te)\b", one.lower()), one
    assert "Ulf" in words.waiting_message("something new", [1])


def test_unknown_language_is_rejected_in_one_line() -> None:
    with pytest.raises(BadInput, match="choose en, de, es or fr"):
        Localization("la")


def test_missing_translations_are_english_and_marked_in_checking_mode(monkeypatch: pytest.MonkeyPatch) -> None:
    assert is_checking(), "in tests"
    words = Localization("es", players=["Ana", "Ben"])
    words.texts = Texts(["hippodrome.i18n"], "es")
    words.texts.sources = {key: text for key, text in words.texts.sources.items() if key != "replay-waiting"}
    words.texts.sources["server-awaits"] = "server-awaits = {$waiting ->"
    assert words.text("replay.waiting", waiting=[0, 1]) == "⟦The race goes on: waiting for Ana y Ben.⟧"
    with pytest.raises(KeyError):
        words.text("no.such_text")
    monkeypatch.setenv("HIPPODROME_LOCALE_CHECK", "")
    assert words.text("replay.waiting", waiting=[0]) == "The race goes on: waiting for Ana."
    assert words.text("server.awaits", waiting=[0]) == "Waiting for Ana.", "a broken entry is as good as none"
    assert words.text("no.such_text") == "such text"


def test_no_break_spaces_are_printed_in_a_terminal() -> None:
    assert sanitize("Fini\u202f: 5\u00a0%\x1b") == "Fini\u202f: 5\u00a0%?"


def test_numbers_are_formatted_by_language() -> None:
    assert [Localization(language).number(1234567) for language in ("en", "es")] == ["1,234,567", "1.234.567"]
    assert [Localization(language).number(-0.5, 2) for language in ("en", "es")] == ["-0.50", "-0,50"]
    assert Localization("en").number(10**400) == str(10**400) and Localization("de").number(-1e300) == "-1e+300"
    assert [Localization("en").number(n) for n in (0, -3, 999, 1000, 0.25)] == ["0", "-3", "999", "1,000", "0.25"]
