"""Cthulhu 500 in the terminal: whole races by typed lines, odds beside attempts, and no word about who could react."""

from __future__ import annotations

import io
from collections.abc import Sequence
from itertools import cycle
from pathlib import Path
from typing import Any

import pytest

from hippodrome.core.words import Words
from hippodrome.files import open_race
from hippodrome.games.cthulhu_500.answers import Answer
from hippodrome.terminal.cthulhu_500.choices import describe, odds
from hippodrome.terminal.play import play
from hippodrome.terminal.screen import Screen
from tests.cthulhu_500.tables import GAME, house_edition, lay_table


class Typist:
    """Types the same lines over and over, and in the end no more."""

    def __init__(self, lines: Sequence[str], most: int) -> None:
        self._lines, self._left = cycle(lines), most

    def readline(self) -> str:
        self._left -= 1
        return f"{next(self._lines)}\n" if self._left >= 0 else ""

    def isatty(self) -> bool:
        return False


def race(lines: Sequence[str], seats: Sequence[str], *, language: str = "en", file: Path | None = None, most: int = 5000,
         **options: Any) -> str:
    """All that a race wrote."""
    out = io.StringIO()
    screen = Screen(Typist(lines, most), out, width=100)
    play(GAME, seats=seats, seed="terminal", edition="reconstructed", options={"length": "short", **options}, language=language,
         file=file, screen=screen)
    return out.getvalue()


def flat(text: str) -> str:
    """A text as if no line of it were broken."""
    return " ".join(text.split())


@pytest.mark.parametrize(("language", "won"), [("en", "wins!"), ("es", "¡Gana")])
def test_a_race_to_its_end(language: str, won: str, tmp_path: Path) -> None:
    file = tmp_path / "evening.race"
    text = race(["1", ""], ["me:Ana", "auriga", "dummy"], language=language, file=file, vehicles="drafted")
    assert won in text
    _, _, table = open_race(file)
    assert table.asked is None


def test_several_people_at_one_keyboard() -> None:
    text = race(["", "1"], ["me:Ana", "me:Ben", "tiro"])
    assert "Pass the keyboard to Ben" in text and "wins!" in text


def test_an_attempt_is_offered_with_its_odds() -> None:
    text = flat(race(["", "1"], ["me:Ana", "dummy", "dummy"], most=6))
    assert "try to pass" in text and "ties" in text
    table = lay_table()
    assert odds(table.state, 1, 0) == (42, 17)


def test_somebody_alone_is_asked_only_with_a_choice() -> None:
    """A window in which this person could only pass goes by unseen: the list of reactions always has a card in it."""
    text = race(["1", ""], ["me:Ana", "auriga", "auriga"])
    for question in text.split("Do you answer with a reaction?")[1:]:
        assert question.lstrip().startswith("1 play "), question[:200]


def test_cards_are_picked_and_put_back_before_they_are_thrown() -> None:
    text = flat(race(["1 2", "2", "9", "u", "q", "q"], ["me:Ana", "dummy", "dummy"], most=6))
    assert text.count("Enter: throw away") >= 2
    assert "Type numbers from 1 to 5" in text


@pytest.mark.parametrize("language", ["en", "es"])
def test_every_answer_has_words(language: str) -> None:
    edition = house_edition()
    words = Words(language, GAME, edition, ["Ana", "Ben", "Cy"])
    ids = edition.piece_ids
    for answer in (
        Answer("play", (ids["stomped-by-an-elder-god#1"],), (2,)),
        Answer("use", (ids["herbert-west"], ids["zombie-valet#1"])),
        Answer("mod", (ids["tentacles#1"], ids["spikey-bits"])),
        Answer("take", (ids["feararri"],)),
        Answer("crew", (ids["zombie-valet#1"],), (1,)),
        Answer("overtake", (), (0,)),
        Answer("throw"),
        Answer("throw", (ids["gremlins"],)),
        Answer("draw", number=2),
        Answer("infect", (ids["herbert-west"],)),
        *(Answer(verb) for verb in ("pit", "end", "yes", "no", "repair", "nothing", "pass", "silence")),
        *(Answer(verb, (ids["gremlins"],)) for verb in ("tires", "driver", "remove", "react")),
    ):
        text = describe(words, answer)
        assert text and "{" not in text and "verb." not in text
