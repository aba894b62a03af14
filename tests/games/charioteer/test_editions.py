"""Editions: the default is valid, and every issue of a file is found, with its line and its reason."""

from __future__ import annotations

from collections import Counter
from functools import partial
from pathlib import Path

import pytest

from hippodrome.core.toml_reader import TomlReader
from hippodrome.games.charioteer.edition import read_edition
from tests.games.charioteer.tables import charioteer
from tests.games.editions import built_in_text, faults_of

SOUND = built_in_text("charioteer")
faults = partial(faults_of, "charioteer")


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


SEVERAL_LIMITS = False
FAULTS = [
    ("count = 147", "count = 146", "says 146, but the list has 147"),
    ("fan_count = 60", "fan_count = 61", "says 61, but the list has 60"),
    ("player_count = 5", "player_count = 4", "says 4, but the list has 5"),
    ('"whip x15"', '"whip x14"', "says 147, but the list has 146"),
    ('"g2 g2 r1"', '"g2 g2 r2"', "unknown symbol or icon 'r2'"),
    ('"g2 g2 shield"', '"g2 g2 umbrella"', "unknown symbol or icon 'umbrella'"),
    ('"g2 g2 shield"', '"g2 shield recovery"', "one icon at most"),
    ('"g2 g2 shield"', '"shield"', "a card shows symbols or a whip"),
    ('"g2 g2 shield"', '"g2 whip"', "stands alone"),
    ('"g2 g2 r3"', '"g2 g2 r1"', "is listed twice"),
    ('"whip x15"', '"whip x0"', "of a card there are from 1 to 400"),
    ("hand = 8", "hand = -8", "is -8, but should be from 2 to 20"),
    ("hand = 8", 'hand = "eight"', "should be a whole number, not 'eight'"),
    ("hand = 8", "hand = true", "should be a whole number, not true"),
    ("hand = 8", "# no hand", "is missing"),
    ("whip = 5", "whip = 5\nwings = 2", "nobody knows this key"),
    ("straight = 18", "straight = 17", "the track is open: its ends lie"),
    ("turn = 180", "turn = 170", "the track is open: its bends turn 350°, not 360°"),
    ('bend = "RORORORORORORORORO"', 'bend = "OROROR"', "should begin with R"),
    ("straight = 18", "straight = 0", "should be from 1 to 200"),
    ("start = 4", "start = 72", "a lap is only 72 long"),
    ("start = 4", "start = 68", "lies on an outer space"),
    ("row = 5", "row = -1", "should be from 0 to 50"),
    ("box = [3, 5, 7, 9]", "box = [3, 5, 7]", "has too few places: 3"),
    ("box = [3, 5, 7, 9]", "box = [3, 5, 7, -9]", "has -9"),
    ('cards = "all"', 'cards = ["green red yellow"]', "should name each of"),
    ('"disrupt"]', '"rain"]', "unknown face 'rain'"),
    ('"shield x6"', '"shield red x6"', "a token of the kind shield has no colour"),
    ('"discard 2 x6"', '"discard red 2 x6"', "a token of the kind discard has no colour"),
    ('"discard 2 x6"', '"discard x6"', "needs a number"),
    ('"wild red x3"', '"wildly red x3"', "unknown token 'wildly'"),
    ("green = [2, 4, 6]", "green = [2, 4, 4]", "has a number twice"),
    ("green = [2, 4, 6]", "green = []", "should be an array of whole numbers"),
    ('game = "charioteer"', 'game = "chess"', "is 'chess', but should be charioteer"),
    ('source = "inferred"', 'source = "a dream"', "is 'a dream', but should be"),
    ("4 = 1", "4 = 1\n7 = 2", "nobody knows this key"),
    ("[race]", "[race", "this is not TOML"),
]


def test_all_issues_of_a_file_are_reported_together() -> None:
    text = SOUND.replace("hand = 8", "hand = -8").replace("turn = 180", "turn = 90", 1).replace('"g2 g2 r1"', '"g9 g2 r1"')
    found = faults(text)
    assert len(found) == 3 and [f.line for f in found] == sorted(f.line for f in found)


LIMITS = [
    ("most_cards = 3", "most_cards = 4", "hand-cards", "race.most_cards: is 4, but a move has three hand cards at most"),
    ("attack_boxes = 3", "attack_boxes = 5", "new-cubes", "race.attack_boxes: is 5, but a chariot takes three new"),
    ("5 = 0", "5 = 1", "emperor-spares-many", "disrupt.5: is 1, but with more than four seats the emperor throws nothing"),
    ("box = [3, 5, 7, 9]", "box = [3, 5, 7, 12]", "bonus-box", "skills.box: is [3, 5, 7, 12], but its bonuses"),
]


@pytest.mark.parametrize(
    ("old", "new", "name"),
    [
        ('"learning red x3"', '"learning x3"', "learning"),
        ('"plus red 3 x3"', '"plus 3 x3"', "+3"),
        ('"wild red x3"', '"wild x3"', "wild"),
        ('"whip x6"', '"whip red x6"', "red-whip"),
        ('"recovery x6"', '"recovery black x6"', "black-recovery"),
    ],
)
def test_a_token_has_the_colour_that_is_printed_or_none(old: str, new: str, name: str) -> None:
    """Its name can be parsed, and it may be played on moves of its colour, or on any."""
    edition = read_edition(SOUND.replace(old, new), "my.toml")
    token = edition.token_ids[name]
    colour = edition.tokens[token].colour
    assert edition.fan_tokens.count(token) == (6 if "x6" in new else 3)
    goes_with = {edition.symbols[symbol].colour for symbol in edition.symbols_for(token)}
    assert goes_with == ({0, 1, 2, 3} if colour is None else {colour})


def test_unknown_limit_in_departs_is_an_issue() -> None:
    (found,) = faults('departs = ["gravity"]\n' + SOUND)
    assert found.reason.startswith("departs: 'gravity' is no limit of this game; known are hand-cards,")
    (found,) = faults("departs = 3\n" + SOUND)
    assert found.reason == "departs: should be an array of texts in quotes, and not empty"


def test_a_reader_names_its_limits_first() -> None:
    with pytest.raises(ValueError, match="not among the limits"):
        TomlReader("", "my.toml").exceed_limit("gravity", (), "falls upwards")


ODD = ["", "name = 3", "[[track]]", "race = 4", "track.section = [1, 2]", "[" * 5000, "\0"]


def test_four_bends_close_as_well_as_two(tmp_path: Path) -> None:
    head, _, _ = SOUND.partition("[[track.section]]")
    corner = '[[track.section]]\nbend = "RORORO"\nturn = 90\n'
    sides = "".join(f"[[track.section]]\nstraight = {n}\n{corner}" for n in (6, 3, 6, 3))
    assert not faults(head + sides)
    assert faults(head + sides.replace("straight = 3", "straight = 5", 1))


SECTIONS = "\n".join("[[track.section]]\nstraight = 200" for _ in range(50))
COUNTS = (
    ('"whip x15"', '"whip x400000000"', "of a card there are from 1 to 400"),
    ('"whip x15"', f'"whip x{"9" * 2200}"', "at most 2,000 characters"),
    ('"whip x15"', f'"whip x{"9" * 1500}"', "unknown symbol"),
    ('"whip x15"', '"whip x399"', "too many entries: 531, where a table could need 400"),
    ('"g2 g2 r1"', f'"{"g2 " * 9}"', "so many symbols: 8"),
    ("green = [2, 4, 6]", f"green = {[*range(13)]}", "too many entries: 13, where a table could need 12"),
    ('"whip x6"', '"whip x400000000"', "of a token there are from 1 to 200"),
    ('"whip x6"', '"whip x199"', "could need 200 at most"),
    ('"discard 2 x6"', f'"discard {"9" * 1900}"', "nor a number up to 99"),
    ('cards = "all"', f"cards = {['green red yellow black'] * 49}", "too many entries: 49"),
    ('"disrupt"]', '"disrupt"' + ', "all"' * 20 + "]", "could need 24 at most"),
    ("box = [3, 5, 7, 9]", f"box = {[1] * 21}", "too many entries: 21"),
    ("[[track.section]]", f"{SECTIONS}\n[[track.section]]", "could need 40 at most"),
    ("straight = 18", "straight = 200\n[[track.section]]\nstraight = 200", "could need 300 at most"),
    ("count = 147", f"count = 1{'0' * 5000}", "line is too long: at most 2,500"),
    ("count = 147", '"' + "\u2028" + '"' + ".a" * 2500 + " = 1", "line is too long: at most 2,500"),
    ("count = 147", f"count = 1{'0' * 400}", "is 1000000000"),
)


@pytest.mark.parametrize("bad", ["\x1b[2J", "\u202e", "\u009b31m", "\x07", "\u2066", "\u200b", "\u2028", "\ue000", "\x7f"])
def test_edition_texts_with_control_characters_are_rejected(bad: str) -> None:
    written = f'"\\u{ord(bad[0]):04x}{bad[1:]}"'
    for old, new in (
        ('name = "', f"name = {written[:-1]}"),
        ('source = "inferred"', f"source = {written}"),
        ('"whip x15"', f'"whip x15", {written}'),
        ("hand = 8", f"hand = 8\n{written} = 1"),
        ("hand = 8", f"hand = 8\nnobody.asks.for = [[{{it = {written}}}]]"),
    ):
        assert old in SOUND
        text = SOUND.replace(old, new, 1)
        found = faults(text)
        assert found and all(fault.reason.isprintable() for fault in found), (new, found)
        assert any("can be shown" in fault.reason or "cannot be shown" in fault.reason for fault in found), found


def test_reading_a_file_of_issues_ends_early() -> None:
    assert len(faults(SOUND + "".join(f"wrong{n} = 1\n" for n in range(5000)))) == 200
    assert "more than 20,000 values" in faults("a = [" + "1,\n" * 20_000 + "]")[0].reason


def is_at_the_change(new: str, reason: str) -> bool:
    """Return whether an issue has the changed line: not missing values, or issues of a list or a track as a whole."""
    return new != "# no hand" and "open" not in reason and "says" not in reason
