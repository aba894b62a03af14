"""Editions: the default is sound, and every fault of a file is found, with its line and its reason."""

from __future__ import annotations

from collections import Counter
from importlib import resources
from pathlib import Path

import pytest

from hippodrome.core.errors import BadEdition, Fault
from hippodrome.games.charioteer.edition import read_edition
from tests.charioteer.tables import charioteer

SOUND = resources.files("hippodrome.games.charioteer").joinpath("editions/reconstructed.toml").read_text("utf-8")


def faults(text: str) -> list[Fault]:
    try:
        read_edition(text, "my.toml")
    except BadEdition as bad:
        return list(bad.faults)
    return []


def test_the_default_edition_is_as_described() -> None:
    _, edition = charioteer()
    assert len(edition.cards) == 147 and len(edition.fan_tokens) == 60 and len(edition.skills) == 24
    assert edition.track.lap == 72 and sum(map(edition.track.is_outer, range(72))) == 18
    assert [s.name for s in edition.symbols] == [
        "green2", "green4", "green6", "red1", "red3", "red5", "yellow0", "yellow2", "yellow4", "black0", "black1", "black2",
    ]  # fmt: skip
    on = Counter(symbol for card in edition.cards for symbol in card.distinct)
    assert set(on.values()) == {20}
    assert Counter(card.icon for card in edition.cards) == {"": 108, "shield": 12, "recovery": 12, "whip": 15}
    assert [edition.tokens[t].name for t in edition.player_tokens] == ["green+5", "red+5", "yellow+5", "black+5", "discard3"]
    assert len({card.name for card in edition.cards}) == 147
    assert edition.disrupt == {2: 3, 3: 2, 4: 1, 5: 0, 6: 0} and edition.box == (3, 5, 7, 9)


def line_of(text: str, part: str) -> int:
    return next(n for n, row in enumerate(text.splitlines(), 1) if part in row)


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("count = 147", "count = 146", "says 146 cards, but the list has 147"),
        ("fan_count = 60", "fan_count = 61", "says 61 tokens, but the list has 60"),
        ("player_count = 5", "player_count = 4", "says 4 tokens, but the list has 5"),
        ('"whip x15"', '"whip x14"', "says 147 cards, but the list has 146"),
        ('"g2 g2 r1"', '"g2 g2 r2"', "unknown symbol or icon 'r2'"),
        ('"g2 g2 shield"', '"g2 g2 umbrella"', "unknown symbol or icon 'umbrella'"),
        ('"g2 g2 shield"', '"g2 shield recovery"', "one icon at most"),
        ('"g2 g2 shield"', '"shield"', "a card shows symbols or a whip"),
        ('"g2 g2 shield"', '"g2 whip"', "stands alone"),
        ('"g2 g2 r3"', '"g2 g2 r1"', "is listed twice"),
        ('"whip x15"', '"whip x0"', "from 1 to 1000 copies"),
        ("hand = 8", "hand = -8", "is -8, but should be from 2 to 20"),
        ("hand = 8", 'hand = "eight"', "should be a whole number, not 'eight'"),
        ("hand = 8", "hand = true", "should be a whole number, not true"),
        ("hand = 8", "# no hand", "is missing"),
        ("whip = 5", "whip = 5\nwings = 2", "nobody knows this key"),
        ("straight = 18", "straight = 17", "the track is open: its ends lie"),
        ("turn = 180", "turn = 170", "the track is open: its bends turn 350 degrees, not 360"),
        ('bend = "RORORORORORORORORO"', 'bend = "OROROR"', "should begin with R"),
        ("straight = 18", "straight = 0", "should be from 1 to 200"),
        ("start = 4", "start = 72", "a lap has only 72 spaces"),
        ("start = 4", "start = 68", "lies on an outer space"),
        ("row = 5", "row = -1", "should be from 0 to 50"),
        ("box = [3, 5, 7, 9]", "box = [3, 5, 7]", "has 3 places"),
        ("box = [3, 5, 7, 9]", "box = [3, 5, 7, -9]", "has -9"),
        ('cards = "all"', 'cards = ["green red yellow"]', "should name each of"),
        ('"disrupt"]', '"rain"]', "unknown face 'rain'"),
        ('"plus red 3 x3"', '"plus 3 x3"', "a plus token needs a colour"),
        ('"whip x6"', '"whip red x6"', "a whip token has no colour"),
        ('"discard 2 x6"', '"discard x6"', "needs a number"),
        ('"wild red x3"', '"wildly red x3"', "unknown token 'wildly'"),
        ("green = [2, 4, 6]", "green = [2, 4, 4]", "has a number twice"),
        ("green = [2, 4, 6]", "green = []", "should be an array of whole numbers"),
        ('game = "charioteer"', 'game = "chess"', "is 'chess', but should be charioteer"),
        ('source = "inferred"', 'source = "a dream"', "is 'a dream', but should be"),
        ("4 = 1", "4 = 1\n7 = 2", "nobody knows this key"),
        ("[race]", "[race", "this is not TOML"),
    ],
)
def test_a_fault_is_found_with_its_line(old: str, new: str, reason: str) -> None:
    assert old in SOUND
    text = SOUND.replace(old, new, 1)
    found = [fault for fault in faults(text) if reason in fault.reason]
    assert found, faults(text)
    if new != "# no hand" and "open" not in reason and "says" not in reason:
        wanted = line_of(text, new.splitlines()[-1])
        assert found[0].line == wanted, (found[0], wanted)
    assert all(fault.line > 0 for fault in found)


def test_all_faults_of_a_file_are_told_together() -> None:
    text = SOUND.replace("hand = 8", "hand = -8").replace("turn = 180", "turn = 90", 1).replace('"g2 g2 r1"', '"g9 g2 r1"')
    found = faults(text)
    assert len(found) == 3 and [f.line for f in found] == sorted(f.line for f in found)


@pytest.mark.parametrize("text", ["", "name = 3", "[[track]]", "race = 4", "track.section = [1, 2]", "[" * 5000, "\0"])
def test_odd_files_give_faults_and_no_crash(text: str) -> None:
    assert faults(text)


def test_four_bends_close_as_well_as_two(tmp_path: Path) -> None:
    head, _, _ = SOUND.partition("[[track.section]]")
    corner = '[[track.section]]\nbend = "RORORO"\nturn = 90\n'
    sides = "".join(f"[[track.section]]\nstraight = {n}\n{corner}" for n in (6, 3, 6, 3))
    assert not faults(head + sides)
    assert faults(head + sides.replace("straight = 3", "straight = 5", 1))
