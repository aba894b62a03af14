"""At every decision of whole races, in a terminal of 80 by 24: everything needed is on the screen, and nothing scrolls off."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from hippodrome.core.table import Pov
from hippodrome.games.cthulhu_500.presentation.names import title_and_text
from hippodrome.games.registry import get_plugin
from hippodrome.i18n.localization import LANGUAGES
from hippodrome.terminal.chooser import Chooser
from hippodrome.terminal.session import Session
from tests.soak import crossed
from tests.terminal.virtual import HEIGHT, WIDTH, Player, Terminal, play_race

ASIDES = ("m", "zz", "?", "l", "1", "0", "x", "u", "")

RACES: list[tuple[str, int, dict[str, Any], int]] = [
    ("charioteer", 2, {"laps": 1}, 400),
    ("charioteer", 4, {"laps": 1}, 400),
    ("charioteer", 6, {"laps": 1}, 400),
    ("chariot-race", 2, {"laps": 1}, 400),
    ("chariot-race", 3, {"laps": 1, "first_half": "B"}, 400),
    ("chariot-race", 6, {"laps": 1, "unequal_chariots": True}, 400),
    ("cthulhu-500", 3, {"length": "short"}, 200),
    ("cthulhu-500", 5, {"vehicles": "drafted"}, 200),
    ("cthulhu-500", 8, {}, 300),
]
SHORT = [("charioteer", {"laps": 1}), ("chariot-race", {"laps": 1}), ("cthulhu-500", {"length": "short"})]


@pytest.fixture(autouse=True)
def colours(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "xterm")


def all_is_there(sitting: Session, pov: Pov, chooser: Chooser, screen: Terminal) -> None:
    """Check the frame of a decision: complete, the prompt last, with all seats and the options."""
    where = f"{pov.prompt_kind}\n{screen.shown}"
    assert not screen.lost, f"scrolled off: {screen.lost}\n{where}"
    assert len(screen.rows) <= HEIGHT and all(len(row) <= WIDTH for row in screen.rows), where
    assert screen.prompt == "Ana> ", where
    assert "None" not in screen.shown, where
    on_track = pov.prompt_kind not in ("vehicle", "take")
    for name in sitting.seating.names if on_track else ():
        assert name[:4] in screen.shown, f"{name} is missing: {where}"
    needed = _NEEDED[sitting.game.name]
    needed(sitting, pov, screen.shown)


def flat_text(text: str) -> str:
    """Return a text without line breaks, and with uniform spaces."""
    return " ".join(text.split())


def _charioteer(sitting: Session, pov: Pov, shown: str) -> None:
    hand = pov.view()["chariots"][pov.seat]["hand"]
    assert all(any(mark in shown for mark in (f" {n} ", f"[{n}]", f"({n})")) for n in range(1, len(hand) + 1)), shown
    assert "c:" in shown and "·" in shown, shown


def _chariot_race(sitting: Session, pov: Pov, shown: str) -> None:
    assert all(name in shown for name in (" o1 ", " m1 ", " i1 ")), f"no board: {shown}"
    assert sitting.words.prompt(pov.prompt_kind)[:40] in shown, shown
    if pov.prompt_kind == "dice":
        assert all(f"{n} [" in shown for n in range(1, len(pov.view()["dice"]) + 1)), shown


def _cthulhu_500(sitting: Session, pov: Pov, shown: str) -> None:
    assert flat_text(sitting.words.prompt(pov.prompt_kind)) in flat_text(shown), shown
    cards = {sitting.words.name("card", card) for card in pov.view()["racers"][pov.seat]["hand"]}
    if pov.prompt_kind != "vehicle" and "m " not in shown.splitlines()[-2]:
        assert all(card[:12] in shown for card in cards), f"no hand: {shown}"


_NEEDED = {"charioteer": _charioteer, "chariot-race": _chariot_race, "cthulhu-500": _cthulhu_500}


@pytest.mark.parametrize(("name", "seats", "options", "most", "language"), crossed(RACES, LANGUAGES))
def test_everything_needed_for_a_decision_is_visible(
    name: str, seats: int, options: dict[str, Any], most: int, language: str
) -> None:
    player = Player(Random(seats), all_is_there, asides=ASIDES)
    play_race(name, seats, player, language=language, most=most, **options)
    assert player.decisions > 3
    news = [page for page in player.pages if page]
    assert all(len(page) > 4 for page in news), f"pages of a few rows: {[page for page in news if len(page) <= 4]}"


@pytest.mark.parametrize(("name", "options", "language"), crossed(SHORT, LANGUAGES, each=2))
def test_result_states_the_winning_margin(name: str, options: dict[str, Any], language: str) -> None:
    """The last screen has the texts that the page has, and the result of each seat."""
    player = Player(Random(1))
    sitting = play_race(name, 3, player, language=language, most=5000, **options)
    maker = get_plugin(name).result
    assert maker is not None and sitting.table.prompt is None
    how = maker.result(sitting.game.view(sitting.table.state, None), sitting.edition, sitting.words)
    text = flat_text(player.screen.all)
    told = [how.why, *(sitting.words.labelled(sitting.words.player(seat), came) for seat, came in enumerate(how.came))]
    assert all(flat_text(line) in text for line in told), told
    result = text[text.rindex(flat_text(how.why)) : max(text.rindex(flat_text(line)) for line in told)]
    assert flat_text(sitting.words.text("terminal.more")) not in result, "it is read at one glance"


@pytest.mark.parametrize("language", LANGUAGES)
def test_eight_seats_fit_with_the_texts_of_the_hand(language: str) -> None:
    """Two vehicles share a row before a card's text is truncated."""
    whole: list[bool] = []

    def look(sitting: Session, pov: Pov, chooser: Chooser, screen: Terminal) -> None:
        if pov.prompt_kind == "qualify" and not whole:
            flat = flat_text(screen.shown)
            edition = sitting.edition
            kinds = [edition.cards[card].kind for card in pov.view()["racers"][pov.seat]["hand"]]
            whole.extend(flat_text(title_and_text(sitting.words, edition, "card", kind)[1]) in flat for kind in kinds)
            assert all(
                f"{mark} {name}" in flat for mark, name in zip(sitting.seating.marks, sitting.seating.names, strict=True)
            )

    play_race("cthulhu-500", 8, Player(Random(8), look), language=language, most=3)
    assert len(whole) == 5 and all(whole)
