"""The pages of --help and the usage errors are localized: none of their texts is hard-coded."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
import typer

from hippodrome.cli import help
from hippodrome.cli.app import app, start
from hippodrome.core.errors import BadInput
from hippodrome.i18n import error_messages
from hippodrome.i18n.localization import LANGUAGES, Localization
from hippodrome.i18n.user_language import OPTION, cli_language, requested_language, reset, take_lang_option

ROOT = typer.main.get_command(app)
WORD = re.compile(r"[^\W\d_]+")
ENDINGS = {"html", "parquet", "race", "toml"}


def commands(command: Any = ROOT, path: str = "hippodrome") -> Iterator[tuple[str, Any]]:
    """Yield every command and group with its command line."""
    yield path, command
    for name, inner in getattr(command, "commands", {}).items():
        yield from commands(inner, f"{path} {name}")


def page(path: str, command: Any) -> str:
    return str(command.get_help(typer.Context(command, info_name=path)))


class Drawn(Localization):
    """A language without letters: every readable word on a page is hard-coded."""

    def text(self, key: str, /, **data: Any) -> str:
        return WORD.sub("◊", super().text(key, **data))


@pytest.fixture(autouse=True)
def no_language_is_asked_for() -> Iterator[None]:
    reset()
    yield
    reset()


@pytest.mark.parametrize(("path", "command"), list(commands()), ids=[path for path, _ in commands()])
def test_help_pages_contain_no_hard_coded_text(path: str, command: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (help, error_messages):
        monkeypatch.setattr(module, "cli_localization", lambda language: Drawn(language, package=error_messages.PACKAGE))
    left = page(path, command)
    typed = {*path.split(), *getattr(command, "commands", {}), *LANGUAGES, "rules", "fast", "local", "ray", *ENDINGS}
    for param in command.get_params(typer.Context(command, info_name=path)):
        typed |= {option.lstrip("-") for option in (*param.opts, *param.secondary_opts)}
    found = re.findall(r"[a-z][\w-]+", left.replace(OPTION, ""))
    assert found and not set(found) - typed


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_is_in_the_readers_language(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HIPPODROME_LANG", language)
    words = error_messages.cli_localization(language)
    for path, command in commands():
        told = page(path, command)
        assert told.startswith(words.text("help.page.usage")) and "⟦" not in told, path
        assert told.count(words.text("help.page.example", command="").strip()) == len(help.examples(command))


def test_every_help_text_is_used() -> None:
    said: set[str] = set()

    class Listening(Localization):
        def text(self, key: str, /, **data: Any) -> str:
            said.add(key.replace(".", "-"))
            return super().text(key, **data)

    with pytest.MonkeyPatch.context() as patch:
        for module in (help, error_messages):
            patch.setattr(module, "cli_localization", lambda language: Listening(language, package=error_messages.PACKAGE))
        for path, command in commands():
            page(path, command)
    there = {key for key in error_messages.cli_localization("en").texts.all() if key.startswith("help-")}
    assert there - said == {"help-page-most"}  # no option has only a maximum today


MISTYPED: dict[str, dict[str, str]] = {
    "fly": {"en": "No such command 'fly'", "de": "Den Befehl „fly“ gibt es nicht", "es": "No existe el comando «fly»",
            "fr": "La commande «\u202ffly\u202f» n'existe pas"},
    "plai": {"en": "Did you mean play or replay?", "de": "War play oder replay gemeint?", "es": "¿Querías decir play o replay?",
             "fr": "Voulais-tu dire play ou replay\u202f?"},
    "simulate": {"en": "GAME is missing", "de": "SPIEL fehlt", "es": "Falta JUEGO", "fr": "Il manque JEU"},
    "simulate charioteer --games 0": {"en": "a whole number from 1 to 100000000, not '0'", "de": "eine ganze Zahl von 1",
                                      "es": "un número entero de 1", "fr": "un nombre entier de 1"},
    "review x --effort a": {"en": "a number from 0.05 to 100, not 'a'", "de": "eine Zahl von 0.05 bis 100, nicht „a“",
                            "es": "un número de 0.05 a 100", "fr": "un nombre de 0.05 à 100"},
    "replay x --to a": {"en": "--to takes a whole number of at least 0", "de": "--to verlangt eine ganze Zahl ab 0",
                        "es": "--to pide un número entero desde 0", "fr": "--to demande un nombre entier à partir de 0"},
    "simulate charioteer --colour": {"en": "No such option: --colour", "de": "Die Option --colour gibt es nicht",
                                     "es": "No existe la opción --colour", "fr": "L'option --colour n'existe pas"},
    "simulate charioteer --games": {"en": "Option --games needs a value", "de": "Zur Option --games gehört ein Wert",
                                    "es": "La opción --games necesita un valor", "fr": "L'option --games demande une valeur"},
    "simulate charioteer --mirror=3": {"en": "--mirror takes no value", "de": "--mirror gehört kein Wert",
                                       "es": "--mirror no lleva ningún valor", "fr": "--mirror ne prend pas de valeur"},
    "verify a b": {"en": "this was typed: b", "de": "getippt wurde: b", "es": "se escribió: b", "fr": "a été tapé\u202f: b"},
    "edition": {"en": "Name a command: show", "de": "Nenne einen Befehl: show", "es": "Nombra un comando: show",
                "fr": "Nomme une commande\u202f: show"},
    "edition tune x": {"en": "Option --target is missing", "de": "Die Option --target fehlt", "es": "Falta la opción --target",
                       "fr": "Il manque l'option --target"},
    "games --lang la": {"en": "choose en, de, es or fr", "de": "Wähle en, de, es oder fr", "es": "elige en, de, es o fr",
                        "fr": "choisis en, de, es ou fr"},
    "replay nope.race": {"en": "cannot read nope.race: No such file", "de": "nope.race lässt sich nicht lesen: Datei",
                         "es": "no se puede leer nope.race: no existe", "fr": "impossible de lire nope.race\u202f: aucun"},
}  # fmt: skip


@pytest.mark.parametrize("line", MISTYPED)
def test_usage_errors_are_localized(line: str) -> None:
    with pytest.raises(BadInput) as refused:
        start(line.split())
    assert str(refused.value) == refused.value.localize("en")
    for language, says in MISTYPED[line].items():
        told = refused.value.localize(language)
        assert says in told and "\n" not in told, told


def test_lang_option_may_be_anywhere(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HIPPODROME_LANG", "es")
    assert cli_language() == "es" and not requested_language()
    for line in ("--lang de simulate charioteer", "simulate --lang=de charioteer", "simulate charioteer --lang de"):
        assert take_lang_option(line.split()) == ["simulate", "charioteer"]
        assert cli_language() == requested_language() == "de"
        reset()
    assert take_lang_option(["play", "--", "--lang", "de"]) == ["play", "--", "--lang", "de"] and cli_language() == "es"


@pytest.mark.parametrize(("settings", "language"), [
    ({"LC_ALL": "de_AT.UTF-8", "LANG": "fr_FR"}, "de"), ({"LC_MESSAGES": "es", "LANG": "fr_FR"}, "es"),
    ({"LANG": "fr_CA.UTF-8"}, "fr"), ({"LANG": "C"}, "en"), ({"LANG": "fr_FR", "HIPPODROME_LANG": "de"}, "de"),
])  # fmt: skip
def test_language_defaults_to_the_system_settings(
    settings: dict[str, str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "HIPPODROME_LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in settings.items():
        monkeypatch.setenv(name, value)
    assert cli_language() == language
