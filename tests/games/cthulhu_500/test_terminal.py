"""Cthulhu 500 in the terminal: whole races by typed lines, odds next to attempts, and no hint about which seats could react."""

from __future__ import annotations

import io
import re
from collections.abc import Sequence
from itertools import cycle
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console, RenderableType

from hippodrome.core.ask import Ask
from hippodrome.core.table import Pov, Table
from hippodrome.games.cthulhu_500.answers import Answer
from hippodrome.games.cthulhu_500.presentation.choice import describe_answer
from hippodrome.games.cthulhu_500.presentation.public import PublicTable, describe, odds
from hippodrome.games.cthulhu_500.state import State
from hippodrome.games.cthulhu_500.terminal import choose, topics
from hippodrome.games.cthulhu_500.terminal.table import draw
from hippodrome.games.race_opening import open_race
from hippodrome.i18n.localization import Localization
from hippodrome.terminal.play import play
from hippodrome.terminal.screen import Screen, Size
from hippodrome.terminal.seating import Seating
from tests.games.cthulhu_500.tables import GAME, house_edition, lay_table, say

ANYTHING = ["1!", "1a!", "1b!", "2!", "2a!", "3!", "3a!", "0!"]
"""Input that answers any prompt, if it is typed often enough."""


class Typist:
    """Types the same lines repeatedly, and then stops."""

    def __init__(self, lines: Sequence[str], most: int) -> None:
        self._lines, self._left = cycle(lines), most

    def readline(self) -> str:
        self._left -= 1
        return f"{next(self._lines)}\n" if self._left >= 0 else ""

    def isatty(self) -> bool:
        return False


class Attentive(Typist):
    """Hands over the keyboard when prompted, and answers everything else."""

    def __init__(self, out: io.StringIO) -> None:
        super().__init__(ANYTHING, 5000)
        self._out = out

    def readline(self) -> str:
        return "\n" if self._out.getvalue().endswith(": ") else super().readline()


def race(
    lines: Sequence[str],
    seats: Sequence[str],
    *,
    language: str = "en",
    file: Path | None = None,
    most: int = 5000,
    **options: Any,
) -> str:
    """Return the whole output of a race."""
    out = io.StringIO()
    screen = Screen(Typist(lines, most), out, width=100)
    play(
        GAME,
        seats=seats,
        seed="terminal",
        edition="reconstructed",
        options={"length": "short", **options},
        language=language,
        file=file,
        screen=screen,
    )
    return out.getvalue()


def flat(text: str) -> str:
    """Return a text without line breaks."""
    return " ".join(text.split())


@pytest.mark.parametrize(("language", "typed", "said"), [("en", "h", "A hint: "), ("es", "pista", "Una pista: ")])
def test_a_hint_is_an_answer_from_the_list(language: str, typed: str, said: str) -> None:
    text = race([typed], ["me:Ana", "auriga", "auriga"], language=language, most=1)
    (typed_for,) = re.findall(rf"{said}.*?\((?:type|escribe) x? ?([\d ]+)\)", flat(text))
    listed = re.findall(r"^ (\d)  ", text, re.M)
    assert all(number in listed for number in typed_for.split())


@pytest.mark.parametrize(("language", "won"), [("en", "wins!"), ("es", "¡Gana")])
def test_a_race_to_its_end(language: str, won: str, tmp_path: Path) -> None:
    file = tmp_path / "evening.race"
    text = race(ANYTHING, ["me:Ana", "auriga", "dummy"], language=language, file=file, vehicles="drafted")
    assert won in text
    assert ("Vehicles: chosen" if language == "en" else "Vehículos: elegidos") in flat(text)
    _, _, table = open_race(file)
    assert table.prompt is None


def test_several_people_at_one_keyboard() -> None:
    text = race(["", *ANYTHING], ["me:Ana", "me:Ben", "tiro"])
    assert "Pass the keyboard to Ben" in text and "wins!" in text


def test_people_at_one_keyboard_are_prompted_to_react_only_if_one_of_them_can(tmp_path: Path) -> None:
    """A window that only a bot can use is not shown; one that a person can use is put to all people it concerns."""
    file, people = tmp_path / "shared.race", (0, 1)
    out = io.StringIO()
    play(
        GAME,
        seats=["me:Ana", "me:Ben", "auriga", "auriga"],
        seed="terminal",
        edition="reconstructed",
        options={"length": "short"},
        language="en",
        file=file,
        screen=Screen(Attentive(out), out, width=100),
    )
    text = out.getvalue()
    _, _, table = open_race(file)
    again, expected, spared = table.at(0), 0, 0
    for line in table.log:
        asked = again.prompt
        if isinstance(asked, Ask) and asked.is_hidden and not again.sealed:
            concerned = [seat for seat in people if seat in asked.options]
            chooses = any(len(asked.options[seat]) > 1 for seat in concerned)
            expected += len(concerned) if chooses else 0
            spared += len(concerned) if not chooses else 0
        again.answer(line.seat, line.answer)
    assert flat(text).count("Do you play a reaction?") == expected > 0
    assert spared > 0


def test_an_attempt_is_offered_with_its_odds() -> None:
    text = flat(race(["0!"], ["me:Ana", "dummy", "dummy"], most=2))
    assert "try to pass" in text and "ties" in text
    table = lay_table()
    assert odds(table.state, 1, 0) == (42, 17)


def test_single_player_is_prompted_only_with_a_choice() -> None:
    """A window in which this person could only pass is not shown: the list of reactions always has a card in it."""
    text = race(ANYTHING, ["me:Ana", "auriga", "auriga"])
    asked = text.split("Do you play a reaction?")[1:]
    assert asked
    for question in asked:
        assert re.match(r".*?^ \d  [^\n]*\(reaction\): .*0  no reaction", question, re.S | re.M), question[:200]


def test_cards_are_picked_and_put_back_before_they_are_thrown() -> None:
    text = flat(race(["1 2", "2", "9 3", "u", "u", "", "q", "q"], ["me:Ana", "dummy", "dummy"], most=8))
    assert text.count("Ana> 2 Discard") == 1 and "'9' is no card of yours: they are 1 to 5." in text
    assert "Ana> u Numbers pick cards" in text
    assert not re.search(r"discards \d", text), "Enter with nothing picked discards nothing"


def test_one_bad_card_does_not_drop_the_good_ones() -> None:
    throwing = chooser(say_deal(), 1)
    assert "'9' is no card" in throwing.read("1 9 3").note
    assert len(throwing.read("").answer.cards) == 2


def say_deal() -> Table[State]:
    """Return a table at which a seat has to throw cards away."""
    hand = {1: {"hand": ["gremlins", "ia-ia#1", "tentacles#1"]}}
    return say(lay_table(seats=hand), (1, "end"))


@pytest.mark.parametrize("language", ["en", "es"])
def test_every_answer_has_a_description(language: str) -> None:
    edition = house_edition()
    words = Localization(language, GAME, edition, ["Ana", "Ben", "Cy"])
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


def shown(thing: RenderableType, width: int = 80) -> list[str]:
    """Return the lines of a rendered object."""
    out = io.StringIO()
    Console(width=width, file=out).print(thing)
    return [line.rstrip() for line in out.getvalue().splitlines()]


def chooser(table: Table[State], seat: int, language: str = "en") -> Any:
    """Return the chooser of a seat."""
    return choose(Pov(table, seat), Localization(language, GAME, table.state.edition, ["Ana", "Ben", "Cid", "Dot"]))


SAME = {
    1: {"hand": ["saboteur-from-innsmouth#1", "saboteur-from-innsmouth#2", "zombie-valet#1"]},
    2: {"mods": ["tentacles#1"]},
    3: {"mods": ["tentacles#2"]},
}


def test_targets_are_picked_by_letter_and_named_with_their_owner() -> None:
    table = lay_table(seats=SAME)
    choices = chooser(table, 1)
    lines = shown(choices.show())
    assert flat(" ".join(lines[1:3])) == "1 Saboteur from Innsmouth (action): Discard a rival's modification. [2 targets]"
    assert any(line.startswith(" 4  try to pass Ana (passes ") for line in lines) and lines[-1] == " 0  no more actions"
    ids = table.state.edition.piece_ids
    choices.read("1")
    assert "1c Cid's Tentacles  1d Dot's Tentacles" in " ".join(shown(choices.status()))
    second = Answer("play", (ids["saboteur-from-innsmouth#1"], ids["tentacles#2"]))
    assert choices.read("d").note == "" and choices.read("").answer == second
    for typed in ("1d!", "1 dot!", "1 D!", "1 Dot's Tentacles !"):
        assert chooser(table, 1).read(typed).answer == second, typed
    for typed in ("3 c!", "3 cid!", "valet cid!", "zombie to Cid !"):
        assert chooser(table, 1).read(typed).answer == Answer("crew", (ids["zombie-valet#1"],), (2,)), typed
    assert "1c, 1d" in chooser(table, 1).read("1z").note
    assert "type just 4" in choices.read("4z").note
    assert choices.read("4!").answer.verb == "overtake"
    assert "1 to 5" in choices.read("9").note and choices.read("0!").answer.verb == "end"


def test_letters_of_targets_are_those_of_the_pack() -> None:
    """A card's owner is named by the letter next to the name; with a number, if a seat has several."""
    seats = {**SAME, 2: {"mods": ["tentacles#1", "shoggoth-v8#1"]}}
    table = lay_table(seats=seats)
    choices = chooser(table, 1)
    choices.read("1")
    told = flat(" ".join(shown(choices.status())))
    assert "1c1 Cid's Tentacles 1c2 Cid's Shoggoth V8 1d Dot's Tentacles" in told
    ids = table.state.edition.piece_ids
    for typed, aim in (("1c2!", "shoggoth-v8#1"), ("1d!", "tentacles#2")):
        answer = Answer("play", (ids["saboteur-from-innsmouth#1"], ids[aim]))
        assert chooser(table, 1).read(typed).answer == answer and chooser(table, 1).input_for(answer) == typed[:-1]


def test_numbers_refer_to_the_list_even_if_a_player_has_that_name() -> None:
    words = Localization("en", GAME, house_edition(), ["Ana", "Ben", "Rival 2", "Rival 3"])
    table = lay_table(seats={1: {"hand": ["stomped-by-an-elder-god#1", "zombie-valet#1"]}})
    for typed, verb in (("2", "crew"), ("3", "overtake"), ("1", "play")):
        choices = choose(Pov(table, 1), words)
        choices.read("1")
        choices.read(typed)
        heard = choices.read("rival 3!") if typed != "3" else choices.read("")
        assert heard.answer.verb == verb, typed


@pytest.mark.parametrize(
    ("language", "typed"), [("en", "overtake Ana"), ("en", "pass ana"), ("es", "adelantar a Ana"), ("es", "adelantar ana")]
)
def test_names_on_the_screen_are_understood(language: str, typed: str) -> None:
    choices = chooser(lay_table(), 1, language)
    assert choices.read(f"{typed}!").answer == Answer("overtake", (), (0,))
    note = choices.read(typed.replace("ana", "dot").replace("Ana", "Dot")).note
    assert "Dot" in note and "1" in note, "Dot is not the next ahead, and that is said"


def test_a_name_is_never_taken_for_a_longer_one() -> None:
    words = Localization("en", GAME, house_edition(), ["Tiro", "Ana", "Tiro II", "Tiro III"])
    table = lay_table(seats={1: {"hand": ["stomped-by-an-elder-god#1"]}})
    for typed, seat in (("stomped tiro", 0), ("stomp tiro ii", 2), ("1 Tiro III", 3)):
        assert choose(Pov(table, 1), words).read(f"{typed}!").answer.seats == (seat,), typed


@pytest.mark.parametrize("language", ["en", "es"])
def test_no_two_options_read_the_same(language: str) -> None:
    seats = {**SAME, 2: {"mods": ["tentacles#1", "shoggoth-v8#1"], "pit": ["zombie-grease-monkey#1"]}}
    for hand in (["black-plague", "gremlins", "recalled-to-carcosa"], ["non-euclidean-hairpin", "a-better-offer"]):
        table = lay_table(seats={**seats, 1: {"hand": hand, "pit": ["zombie-grease-monkey#2"]}})
        words = Localization(language, GAME, table.state.edition, ["Ana", "Ben", "Cid", "Dot"])
        scene = PublicTable(GAME.view(table.state, 1), table.state.edition)
        texts = [describe(words, option, scene) for option in table.options(1)]
        assert len(texts) == len(set(texts))


def test_a_hairpin_names_both_vehicles_in_the_list() -> None:
    choices = chooser(lay_table(seats={1: {"hand": ["non-euclidean-hairpin"]}}), 1)
    choices.read("1")
    assert "1a Ana and Ben (you)  1b Ben (you) and Cid  1c Cid and Dot" in " ".join(shown(choices.status()))


def test_a_draw_is_typed_as_its_number() -> None:
    choices = chooser(say(lay_table(), (1, "end")), 1)
    assert not choices.read("").answered, "Enter draws nothing"
    assert [choices.read(line).answer.number for line in ("2!", "1!", "0!")] == [2, 1, 0]
    assert not choices.read("3").answered and "0 to 2" in choices.read("3").note


def test_enter_without_a_pick_shows_the_table_again() -> None:
    heard = chooser(lay_table(), 1).read("")
    assert not heard.answered and not heard.note
    text = race(["0!", "", "blah", "", "q", "q"], ["me:Ana", "dummy", "dummy"], most=6)
    assert text.count("Choose an action.") == 3 and text.count("Overtake Defend") == 4


def test_reaction_prompt_shows_the_current_sums() -> None:
    hand = {1: {"hand": ["lead-tentacle#1", "azathoths-loaded-die#1"]}}
    table = say(lay_table(seats=hand, dice=[2, 4]), (1, "overtake @0"))
    assert "You have 3, Ana has 3. (passes 42%, ties 17%)" in " ".join(shown(chooser(table, 1).show()))
    say(table, (1, "react lead-tentacle#1"))
    assert "You have rolled 2, Ana has rolled 4. You have 8, Ana has 7." in " ".join(shown(chooser(table, 1).show()))


def test_free_test_names_the_rival_and_the_gain() -> None:
    table = say(lay_table(mover=3), (3, "pit"))
    assert "Dot (Chariot of the Elder Gods) is in the pits; passing the last" in shown(chooser(table, 0).show())[0]
    table = say(lay_table(mover=1), (1, "pit"))
    assert shown(chooser(table, 2).show())[0].startswith("Ben (The Vehicle Man Was Not Meant to Drive) is in the pits.")


@pytest.mark.parametrize("language", ["en", "es"])
def test_vehicles_and_cards_are_explained(language: str) -> None:
    edition = house_edition()
    told = topics(edition, Localization(language, GAME, edition))
    assert len(told) == 7
    lines = "\n".join(list(told.values())[1:]).splitlines()
    assert len(lines) == len(edition.vehicles) + len({card.kind for card in edition.cards})
    assert all(" -- " in line and "{" not in line for line in lines)
    assert any("6" in line and "5" in line and line.startswith("Feararri -- ") for line in lines)


def test_vehicles_are_chosen_by_their_numbers() -> None:
    text = flat(race([], ["me:Ana", "dummy", "dummy"], most=0, vehicles="drafted"))
    assert "take Car of Cthulhu: Speed 4, damaged 1, complexity 5." in text


def test_seats_have_no_place_before_the_grid() -> None:
    text = race([], ["me:Ana", "dummy", "dummy"], most=0)
    assert "Discard any number" in text and "1. " not in text


def test_cancel_prompt_names_the_target_of_the_card() -> None:
    seats = {1: {"mods": ["tentacles#1", "spikey-bits"], "hand": ["shoggoth-v8#1"]}, 2: {"hand": ["ia-ia#1"]}}
    table = say(lay_table(seats=seats), (1, "pit"), (2, "no"), (1, "mod shoggoth-v8#1 spikey-bits"))
    told = flat("\n".join(shown(chooser(table, 2).show())))
    assert told.startswith("Ben fits Shoggoth V8 in place of Spikey Bits: it may be cancelled.")
    seats = {**SAME, 0: {"hand": ["ia-ia#1"]}}
    table = say(lay_table(seats=seats), (1, "play saboteur-from-innsmouth#1 tentacles#2"))
    read = flat("\n".join(shown(chooser(table, 0).show())))
    assert read[: read.index(" Do you")] == "Ben has played Saboteur from Innsmouth on Dot's Tentacles: it may be cancelled."


@pytest.mark.parametrize("language", ["en", "es"])
def test_free_test_prompt_shows_its_odds_once(language: str) -> None:
    table = say(lay_table(mover=1), (1, "pit"))
    offer = next(row for row in shown(chooser(table, 2, language).show()) if row.strip().startswith("1 "))
    assert "None" not in offer and offer.count("%") == 2, offer


def test_hints_explain_yes_and_no() -> None:
    table = say(lay_table(mover=1), (1, "pit"))
    pov, words = Pov(table, 2), Localization("en", GAME, table.state.edition, ["Ana", "Ben", "Cid", "Dot"])
    said = [describe_answer(pov, words, Answer(verb)) for verb in ("yes", "no")]
    assert said == ["Overtake Ben", "Stay behind"]


def test_cards_in_play_leave_room_for_names_and_sums() -> None:
    """On a low screen there is one row per seat, truncated at the end."""
    long = {"mods": ["tentacles#1", "plating-of-the-great-race#1"], "pit": ["zombie-valet#1", "high-priest-of-motocross"]}
    table = lay_table(edition=house_edition(), seats={2: long})
    seating = Seating(("Ana", "Ben", "Cid", "Dot"), ("", "tiro", "tiro", "tiro"))
    words = Localization("en", GAME, table.state.edition, seating.names)
    view = GAME.view(table.state, None)
    rows = shown(draw(view, table.state.edition, words, None, seating=seating, room=Size(80, 0)))
    assert len(rows) == 6 and "Overtake" in rows[1] and "Defend" in rows[1], rows
    assert all(name in row and row.count("die+") == 2 for name, row in zip(seating.names, rows[2:], strict=True)), rows
    assert "Tentacles" in rows[4] and rows[4].endswith("…"), rows
