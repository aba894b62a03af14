"""Names: visibility, look-alikes, and numbering of duplicates."""

from __future__ import annotations

import re
import unicodedata

import pytest

from hippodrome.core.names import are_confusable, disambiguate, disambiguate_all, is_blank, is_valid_name

INVISIBLE = (
    "\u3164",
    "\u2800",
    "\uffa0",
    "\u115f",
    "\u1160",
    "\u034f",
    "\ufe0f",
    "\u180b",
    "\U000e0100",
    "\u0301",
    "\u200b",
    "\u00ad",
)
"""Fillers, blanks, selectors, and a mark without a letter."""


@pytest.mark.parametrize("sign", INVISIBLE, ids=lambda sign: f"U+{ord(sign):04X}")
def test_invisible_names_are_rejected(sign: str) -> None:
    assert is_blank(sign) and not is_valid_name(sign) and not is_valid_name(f" {sign}{sign} ")


@pytest.mark.parametrize("name", ["Ana", "José", "Jose\u0301", "Zoë 2", "李小龍", "Вова", "❤\ufe0f", "!", "O’Neill", "नमस्ते"])
def test_names_of_all_scripts_can_be_used(name: str) -> None:
    assert is_valid_name(name) and not is_blank(name)


@pytest.mark.parametrize("name", ["A\u3164na", "Ana\u034f", "\u0301Ana", "Ana\ufe0f", "❤\ufe0f\ufe0f", "Ana\u00a0B"])
def test_names_with_hidden_characters_are_rejected(name: str) -> None:
    assert not is_valid_name(name)


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("Ana", "ANA"),
        ("Ana", "Аnа"),  # Cyrillic
        ("ANA", "ΑΝΑ"),  # Greek
        ("Ana", "Ａｎａ"),
        ("Bill", "BiIl"),
        ("Bill", "Bil1"),
        ("Otto", "0tto"),
        ("Bern", "Bem"),
        ("Ana B", "Ana  B"),
        ("José", "Jose\u0301"),
        ("Вова", "ВОВА"),
        ("Ana", "A\u3164na"),
    ],
)
def test_confusable_names_look_alike(first: str, second: str) -> None:
    assert are_confusable(first, second) and are_confusable(second, first)


@pytest.mark.parametrize(
    ("first", "second"), [("Ana", "Anna"), ("José", "Jose"), ("Ana", "Ana (2)"), ("Ben", "Ken"), ("Ali", "Ala")]
)
def test_names_that_readers_can_tell_apart_do_not_look_alike(first: str, second: str) -> None:
    assert not are_confusable(first, second)


def test_twins_are_numbered_within_the_length_limit() -> None:
    assert disambiguate_all(["Ana", "ana", "", "Аna", "Ben"], 40) == ["Ana", "ana (2)", "", "Аna (3)", "Ben"]
    assert disambiguate("Ana", ["Ana", "Ana (2)"], 40) == "Ana (3)"
    longest = "x" * 40
    marked = disambiguate_all([longest] * 12, 40)
    assert all(len(name) <= 40 for name in marked) and len(set(marked)) == 12 and marked[11].endswith(" (12)")


def test_selectors_and_fillers_are_hidden() -> None:
    selectors = [chr(code) for code in (*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))]
    fillers = [chr(code) for code in range(0x20000) if re.search("(HANGUL|KHITAN).* FILLER", unicodedata.name(chr(code), ""))]
    assert len(fillers) >= 5 and [sign for sign in (*selectors, *fillers) if is_valid_name(f"A{sign}")] == []
