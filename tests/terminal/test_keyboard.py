"""Keyboard conventions, the same in every game: Enter alone never decides, a key has one meaning, examples are accepted."""

from __future__ import annotations

import io
import re
from random import Random
from typing import Any

import pytest

from hippodrome.core.table import Pov
from hippodrome.games.cthulhu_500.presentation.public import PublicTable
from hippodrome.i18n.localization import LANGUAGES, Localization
from hippodrome.terminal.chooser import Chooser
from hippodrome.terminal.commands import read_command
from hippodrome.terminal.matching import COMMANDS, HELP, LABELS, LETTER_COMMANDS, matching_choices, typed_commands
from hippodrome.terminal.play import make_chooser
from hippodrome.terminal.screen import Screen
from hippodrome.terminal.session import Session
from tests.soak import crossed
from tests.terminal.virtual import Player, Terminal, play_race

RACES: list[tuple[str, int, dict[str, Any]]] = [
    ("charioteer", 3, {"laps": 1}),
    ("chariot-race", 2, {"laps": 1}),
    ("chariot-race", 4, {"laps": 1, "unequal_chariots": True}),
    ("cthulhu-500", 4, {"vehicles": "drafted", "length": "short"}),
]
KEYS = {"charioteer": "crt", "chariot-race": "k", "cthulhu-500": ""}
"""Letters with a meaning in one game: crowd card, reset, throw away; keep the dice."""


@pytest.fixture(autouse=True)
def colours(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "xterm")


@pytest.mark.parametrize(("name", "seats", "options", "language"), crossed(RACES, LANGUAGES))
def test_keyboard_conventions_hold_at_every_decision(name: str, seats: int, options: dict[str, Any], language: str) -> None:
    """At every decision of a race."""
    asked: set[str] = set()

    def look(sitting: Session, pov: Pov, chooser: Chooser, screen: Terminal) -> None:
        if chooser.is_begun:
            return
        asked.add(pov.prompt_kind)
        enter_never_costs(sitting, pov)
        examples_are_understood(sitting, pov)
        what_is_typed_for_an_answer_makes_it(sitting, pov)
        a_hint_leads_there_whatever_is_picked(sitting, pov)

    play_race(name, seats, Player(Random(7), look), language=language, most=150, **options)
    assert len(asked) >= {"charioteer": 1, "chariot-race": 3, "cthulhu-500": 4}[name]


def fresh(sitting: Session, pov: Pov) -> Chooser:
    return make_chooser(sitting, pov.seat)


def enter_never_costs(sitting: Session, pov: Pov) -> None:
    """Check that Enter without a pick, also after listing or clearing the picks, decides nothing."""
    for before in ((), ("m",), ("x",), ("zzzz",), ("m", "x")):
        chooser = fresh(sitting, pov)
        for line in before:
            assert not chooser.read(line).answered
        heard = chooser.read("")
        assert not heard.answered and not chooser.is_begun, (pov.prompt_kind, before)
        assert not chooser.read("!").answered


def examples_are_understood(sitting: Session, pov: Pov) -> None:
    """Check that every example in the help is accepted as input."""
    out = io.StringIO()
    Screen(io.StringIO(), out, live=False, width=100).print(fresh(sitting, pov).help())
    examples = re.findall(r"^(\S.*?)  +\S", out.getvalue(), re.M)
    assert examples, out.getvalue()
    for example in examples:
        chooser = fresh(sitting, pov)
        command, _ = read_command(sitting.words, example)
        heard = chooser.read(example)
        assert not command and not heard.answered and not heard.note, (pov.prompt_kind, example, str(heard.note))
        assert chooser.is_begun, (pov.prompt_kind, example)


def what_is_typed_for_an_answer_makes_it(sitting: Session, pov: Pov) -> None:
    """Check that the input for an answer makes that answer; it is played by Enter, or at once."""
    answer = pov.options.draw(Random(len(sitting.table.log)))
    chooser = fresh(sitting, pov)
    typed = chooser.input_for(answer)
    assert read_command(sitting.words, typed) == ("", ""), typed
    note = chooser.read(typed).note
    heard = chooser.read("")
    assert heard.answered, (pov.prompt_kind, typed, str(note))
    assert _same(sitting, pov, heard.answer, answer), (typed, heard.answer, answer)
    assert fresh(sitting, pov).read(f"{typed}!").answer == heard.answer


def a_hint_leads_there_whatever_is_picked(sitting: Session, pov: Pov) -> None:
    """Check that the input of a hint makes its answer, also after the same or something else was picked."""
    rng = Random(len(sitting.table.log))
    answer = pov.options.draw(rng)
    typed = fresh(sitting, pov).input_for(answer)
    for before in (typed.removeprefix("x "), "1", "1 2", "2", "c", "p1", fresh(sitting, pov).input_for(pov.options.draw(rng))):
        chooser = fresh(sitting, pov)
        chooser.read(before)
        assert chooser.input_for(answer) == typed
        chooser.read(typed)
        heard = chooser.read("")
        assert heard.answered and _same(sitting, pov, heard.answer, answer), (
            pov.prompt_kind,
            before,
            typed,
            heard.answer,
            answer,
        )


def _same(sitting: Session, pov: Pov, one: Any, other: Any) -> bool:
    """Return whether two answers are equivalent, as copies of a card are."""
    if sitting.game.name != "cthulhu-500" or one.verb == "throw":
        return bool(one == other)
    sight = PublicTable(pov.view(), pov.edition)
    return sight.equivalence_key(one) == sight.equivalence_key(other)


@pytest.mark.parametrize("language", LANGUAGES)
def test_letters_have_one_meaning_across_games(language: str) -> None:
    """No built-in letter is one of a game, no letter of one game is one of another, and enough are left for labels."""
    words = Localization(language)
    letters = [words.text(f"terminal.letter.{command}") for command in LETTER_COMMANDS]
    taken = [HELP, *letters, "m", "x", *"".join(KEYS.values())]
    assert len(taken) == len(set(taken)) and all(len(letter) == 1 and letter.isalpha() for letter in letters)
    assert not set(LABELS) & {"m", "x", *"".join(KEYS.values())}
    assert len(set(LABELS) - set(typed_commands(words))) >= 8


@pytest.mark.parametrize("language", LANGUAGES)
def test_commands_are_typed_in_the_readers_language_or_in_english(language: str) -> None:
    words, english = Localization(language), Localization("en")
    for command in COMMANDS:
        typed = [words.text(f"terminal.word.{command}"), english.text(f"terminal.word.{command}")]
        typed += [words.text(f"terminal.letter.{command}")] if command in LETTER_COMMANDS else [HELP]
        assert {read_command(words, one) for one in typed} == {(command, "")}
    own = {words.text(f"terminal.letter.{command}") for command in LETTER_COMMANDS}
    for command in LETTER_COMMANDS:
        letter = english.text(f"terminal.letter.{command}")
        assert letter in own or read_command(words, letter) == (command, "")
    told = words.text("terminal.commands")
    assert all(f"{letter} -- " in told for letter in own)
    for command in LETTER_COMMANDS:
        assert words.text(f"terminal.letter.{command}") in words.text(f"terminal.word.{command}"), (
            f"{command}: a letter of its word"
        )


def test_typed_words_match_the_texts_on_the_screen() -> None:
    names = ["Tiro", "Tiro II", "Ana"]
    choices = [(1, "try to pass Tiro"), (2, "try to pass Tiro II"), (3, "make a pit stop"), (4, "jugar Iä! Iä! contra Ana")]
    for typed, found in {
        "pass tiro": [1], "PASS Tiro ii": [2], "pass": [1, 2], "pit": [3], "a pit stop": [3], "tir": [1, 2], "ia": [4],
        "contra ana": [4], "nothing of it": [], "pass nero": [], "": [], "zz": [], "to": [1, 2],
    }.items():  # fmt: skip
        assert matching_choices(typed, choices, names) == found, typed
