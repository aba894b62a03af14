"""A race in the terminal: played to its end by typed lines, saved, left and resumed, with hand-over of the keyboard."""

from __future__ import annotations

import io
import os
import pty
import re
import select
import shlex
import shutil
import signal
import sys
from collections.abc import Callable, Sequence
from itertools import pairwise
from pathlib import Path
from random import Random
from types import ModuleType

import pytest
from rich.text import Text

from hippodrome.__main__ import main
from hippodrome.bots.defaults import default_seats
from hippodrome.cli import app
from hippodrome.cli.files import verify
from hippodrome.core.ask import Ask
from hippodrome.core.race_file import RaceRecord, read_file, to_text, write_file
from hippodrome.core.rng import SampledChance
from hippodrome.core.table import Table
from hippodrome.games.race_opening import open_race
from hippodrome.games.registry import get_game
from hippodrome.i18n.localization import LANGUAGES, Localization, Texts, load_texts
from hippodrome.terminal.play import finish, play, play_next
from hippodrome.terminal.screen import EndOfInput, Screen
from hippodrome.terminal.seating import Seating, read_seats, seats_of
from hippodrome.terminal.session import Session, open_session
from tests.dummy_games import DUEL, EDITION
from tests.games.charioteer.tables import charioteer

LONGEST = ["m1", ""]
"""Input that picks the first move of the list, and plays it."""


class Typist:
    """Types lines, and does something else between them; then input ends, or Ctrl-C is pressed."""

    def __init__(self, lines: Sequence[str | Callable[[], object]], *, interrupt: bool = False) -> None:
        self._lines, self._interrupt = list(lines), interrupt

    def readline(self) -> str:
        while self._lines:
            line = self._lines.pop(0)
            if isinstance(line, str):
                return f"{line}\n"
            line()
        if self._interrupt:
            raise KeyboardInterrupt
        return ""

    def isatty(self) -> bool:
        return False


def flat(text: str) -> str:
    """Return a text without line breaks."""
    return " ".join(text.split())


def race(
    lines: Sequence[str | Callable[[], object]],
    *,
    seats: Sequence[str] = ("me:Ana", "dummy", "tiro"),
    seed: str = "terminal",
    laps: int = 1,
    language: str = "en",
    file: Path | None = None,
    interrupt: bool = False,
    width: int = 80,
) -> str:
    """Return the whole output of a race."""
    game, _ = charioteer()
    out = io.StringIO()
    screen = Screen(Typist(lines, interrupt=interrupt), out, width=width)
    try:
        play(
            game,
            seats=seats,
            seed=seed,
            edition="reconstructed",
            options={"laps": laps},
            language=language,
            file=file,
            screen=screen,
        )
    except SystemExit:
        assert interrupt
    return out.getvalue()


# Whole races --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_race_is_played_by_typed_lines(language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "evening.race"
    text = race(LONGEST * 30, language=language, file=file)
    played = read_file(file)
    _, _, table = open_race(file)
    assert table.prompt is None
    won = {"en": "wins!", "es": "¡Gana ", "de": "gewinnt!", "fr": "gagne"}[language]
    assert won in text
    before, after = text.split(won, 1)
    assert played.commitment in before and played.seed not in before
    assert played.commitment in after and played.seed in after
    order = re.findall(r"^  (\d)\. (\w+)\s?: ", after, re.M)
    assert [int(rank) for rank, _ in order] == [1, 2, 3]
    assert [name for _, name in order] == [played.players[seat] for seat in table.state.running]
    assert f"  hippodrome verify {file}\n" in after
    assert verify(file, as_json=False) == 0
    assert "all" in capsys.readouterr().out


@pytest.mark.parametrize("language", LANGUAGES)
def test_piped_output_has_no_escape_codes_and_fits_80_columns(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("FORCE_COLOR", raising=False)
    seats = ("me:Maximilianus Rex", "me", "dummy", "tiro", "tiro", "dummy")
    first = ["", "?", "l", "l all", "m", "1", "zz", "r 1 2 3", "m1", ""]
    text = race([*first, *(["", *LONGEST] * 40)], seats=seats, language=language)
    assert not re.search(r"[\x00-\x09\x0b-\x1f\x7f]", text)
    assert max(len(line) for line in text.splitlines()) <= 80
    assert not [line for line in text.splitlines() if line != line.rstrip() and not re.search(r"[>:] $", line)]


def test_race_of_three_laps_ends(tmp_path: Path) -> None:
    race(LONGEST * 60, laps=3, file=tmp_path / "long.race")
    assert open_race(tmp_path / "long.race")[2].prompt is None


def test_same_seed_gives_the_same_race_in_the_terminal() -> None:
    assert race(LONGEST * 3, seed="one") == race(LONGEST * 3, seed="one")
    assert race(LONGEST * 3, seed="one") != race(LONGEST * 3, seed="two")


def test_watcher_of_a_bot_race_sees_no_secrets() -> None:
    text = race([], seats=("dummy", "tiro"))
    assert "wins!" in text and "You draw" not in text and "You are dealt" not in text


# Leaving and resuming -----------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> str:
    """Return the file of an uninterrupted race."""
    file = tmp_path_factory.mktemp("races") / "whole.race"
    race(LONGEST * 30, file=file)
    return file.read_text("utf-8")


@pytest.mark.parametrize(("turns", "how"), [(0, "end"), (1, "quit"), (4, "interrupt")])
def test_resumed_race_is_the_same_race(turns: int, how: str, whole: str, tmp_path: Path) -> None:
    file = tmp_path / "parts.race"
    lines = [*LONGEST * turns, *(["q"] if how == "quit" else [])]
    left = race(lines, file=file, interrupt=how == "interrupt")
    assert "It is saved in" in left and "hippodrome play charioteer --file" in flat(left)
    assert open_race(file)[2].state.turn == turns + 1
    resumed = race(LONGEST * 30, seats=("me", "me"), seed="ignored", file=file)
    assert "the race goes on where you stopped" in flat(resumed)
    assert file.read_text("utf-8") == whole


def test_sealed_answers_survive(tmp_path: Path) -> None:
    seats, turn = ("me:Ana", "me:Ben", "tiro"), ["", *LONGEST]
    race(turn * 60, seats=seats, file=tmp_path / "whole.race")
    file = tmp_path / "parts.race"
    race(turn, seats=seats, file=file)
    assert read_file(file).entries[-1].seat == 0
    assert list(open_race(file)[2].sealed) == [0]
    text = race(turn * 60, file=file)
    assert text.index("Pass the keyboard to Ben") < text.index("Pass the keyboard to Ana")
    assert file.read_text("utf-8") == (tmp_path / "whole.race").read_text("utf-8")


def test_resumed_race_recaps_the_last_answer(tmp_path: Path) -> None:
    file = tmp_path / "evening.race"
    race(LONGEST * 2, file=file)
    text = race([], file=file)
    assert "Turn 3. The emperor" in text and "Turn 2. The emperor" not in text


def test_a_finished_race_is_shown_again(whole: str, tmp_path: Path) -> None:
    file = tmp_path / "evening.race"
    file.write_text(whole, "utf-8")
    assert "holds a race that is over" in flat(text := race([], file=file)) and "Result" in text


def test_saving_by_command(tmp_path: Path) -> None:
    file = tmp_path / "late.race"
    (tmp_path / "other.race").write_text("mine")
    wrong = [f"save {tmp_path / 'other.race'}", f"save {tmp_path / 'no' / 'x.race'}"]
    text = race([*LONGEST, "s", *wrong, f"save {file}", *LONGEST, "s"])
    assert "Say where: save evening.race" in text
    assert "already exists" in text
    assert "cannot write" in text
    assert (tmp_path / "other.race").read_text() == "mine"
    assert open_race(file)[2].state.turn == 3
    assert "It is saved in" in text


@pytest.mark.parametrize("name", ["a\0b", "x" * 300, "~nobody-of-this-name/x.race", "{tmp}", "{tmp}/no/x.race"])
def test_race_continues_after_an_invalid_file_name(name: str, tmp_path: Path) -> None:
    text = race([f"save {name.format(tmp=tmp_path)}", *LONGEST])
    assert "Turn 2 ·" in text and "It is not saved." in text


def test_a_finished_race_asks_for_a_file_until_one_can_be_written(whole: str, tmp_path: Path) -> None:
    (tmp_path / "over.race").write_text(whole, "utf-8")
    asked = sit_down_to(tmp_path / "over.race", [str(tmp_path / "no" / "x.race"), str(tmp_path), str(tmp_path / "kept.race")])
    assert (tmp_path / "kept.race").read_text("utf-8") == whole
    assert asked.count("A file to save this race in") == 3 and f"  hippodrome verify {tmp_path / 'kept.race'}\n" in asked
    asked = sit_down_to(tmp_path / "over.race", ["", "", "q"])
    assert asked.count("A file to save this race in") == 3, "Enter decides nothing"


def sit_down_to(file: Path, lines: Sequence[str]) -> str:
    """Return the output at the end of a race without a file, on a live screen."""
    out = io.StringIO()
    screen = Screen(Typist([""] * 3), out, live=False, width=80)
    game, _ = charioteer()
    sitting = open_session(
        game,
        seats=default_seats(get_game("charioteer")),
        seed=None,
        edition="reconstructed",
        options={},
        language="en",
        file=file,
        screen=screen,
    )
    sitting.file, screen.keyboard, screen.live = None, Typist(["", "", *lines]), True
    finish(sitting)
    return out.getvalue()


def test_file_changed_by_another_program_is_not_overwritten(tmp_path: Path) -> None:
    file, other = tmp_path / "two.race", tmp_path / "other.race"

    def meddle() -> None:
        file.write_text("theirs", "utf-8")

    text = race([*LONGEST, meddle, *LONGEST, "q", f"save {file}", f"save {other}", *LONGEST, "s"], file=file)
    assert file.read_text("utf-8") == "theirs"
    assert flat(text).count("so it is left as it is: this race is no longer saved") == 1
    assert "This race is not saved." in text and "already exists" in flat(text)
    assert open_race(other)[2].state.turn == 4
    text = race([meddle_with(other), "s", "q", "q"], file=other)
    assert "is left as it is" in flat(text) and "You leave the race. It is not saved." in text


def meddle_with(file: Path) -> Callable[[], object]:
    return lambda: file.write_text("theirs", "utf-8")


def test_race_continues_if_its_file_becomes_unwritable(tmp_path: Path) -> None:
    folder = tmp_path / "races"
    folder.mkdir()
    text = race([*LONGEST, lambda: shutil.rmtree(folder), *LONGEST, "q", "q"], file=folder / "x.race")
    assert "this race is no longer saved" in flat(text) and "Turn 3 ·" in text and "It is not saved." in text


def test_resume_command_is_printed_unwrapped(tmp_path: Path) -> None:
    file = tmp_path / ("a long evening " * 6 + "with Ana's friends.race")
    text = race(LONGEST, file=file, language="es")
    assert shlex.split(text.splitlines()[-1]) == ["hippodrome", "play", "charioteer", "--file", str(file), "--lang", "es"]


def test_settings_that_contradict_the_saved_race_are_rejected(tmp_path: Path) -> None:
    file = tmp_path / "x.race"
    race(LONGEST, file=file)
    notice = "those typed now are not used"
    same = ("me:Ana", "dummy:Dummy", "tiro:Tiro")
    assert notice not in flat(race([], file=file, seats=same)) and notice not in flat(
        race([], file=file, seats=default_seats(get_game("charioteer")))
    )
    assert notice in flat(race([], file=file, seats=("me:Ben", "tiro")))
    assert notice in flat(race([], file=file, seats=same, seed="other"))
    assert notice in flat(race([], file=file, seats=same, laps=2))
    assert default_seats(get_game("charioteer")) == ("me", "auriga", "tiro")  # as `--help` says


def test_help_has_topics() -> None:
    text = race(["?", "? tok", "?signs", "? all", "? nothing", "l foo", "help emperor", "!"])
    assert "More: ? icons, ? track, ? damage, ? tokens, ? emperor, ? signs; all of it: ? all." in flat(text)
    assert text.count("wild (*)") == text.count("every kind of move  ") == 2 and text.count("+1/4 ") == 3
    assert "There is nothing to explain by that name. Try ? icons," in text
    assert "there is no l foo" in flat(text)
    spanish = race(["? dano", "save", "ayuda fichas"], language="es")
    assert "cada cubo de tu casilla" in spanish and "Di dónde: guardar tarde.race" in spanish and "comodín (*)" in spanish


def test_leaving_an_unsaved_race_needs_confirmation() -> None:
    text = race(["q", "1", "q", "q", *LONGEST])
    assert text.count("This race is not saved") == 2
    assert "You leave the race. It is not saved." in text and "Turn 2" not in text


def test_end_of_input_and_ctrl_c_are_clean(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    assert "End of input: the race stops here. It is not saved." in race(["1"])
    assert race(["1"], interrupt=True).endswith("\nYou leave the race. It is not saved.\n")
    for interrupt, code in ((False, 0), (True, 130)):
        monkeypatch.setattr("sys.stdin", Typist(["1"], interrupt=interrupt))
        with pytest.raises(SystemExit) as left:
            main(["play", "charioteer", "--terminal", "--seats", "me,tiro"])
        assert left.value.code == code
        assert "Traceback" not in capsys.readouterr().err


# Several people -----------------------------------------------------------------------------------------------------


def test_hand_over_hides_hands(tmp_path: Path) -> None:
    file = tmp_path / "two.race"
    text = race(["", "m", "? track", "1", "l", *LONGEST] * 60, seats=("me:Ana", "me:Ben", "tiro"), file=file)
    _, _, table = open_race(file)
    words = Localization("en", table.game, table.state.edition, ["Ana", "Ben", "Tiro"])
    first_answers = [n for n, line in enumerate(table.log) if line.kind == "move" and line.seat == 0]
    alone_at_it = r"press Enter when only you can see the screen:.*?(?=\nPass the keyboard|\n(?:. )?\w+ wins!)"
    sittings = re.findall(alone_at_it, text, re.S)
    assert len(sittings) == 2 * len(first_answers)
    edition, checked = table.state.edition, 0
    for n, alone in enumerate(sittings):
        seat = n % 2
        before = table.at(first_answers[n // 2])
        view = before.game.view(before.state, seat)
        # the public cards by now: the crowd, the pile, and those played when this turn ends
        known = {*view["crowd"], *view["discard"], *view["chariots"][seat]["hand"]}
        own_screen = alone[: alone.rindex(f"{['Ana', 'Ben'][seat]}> ")]
        for card in before.state.chariots[1 - seat].hand:
            face = edition.cards[card]
            code = " ".join(f"{'GRYB'[edition.symbols[s].colour]}{edition.symbols[s].number}" for s in face.symbols)
            if not face.joins and not any(edition.cards[other].symbols == face.symbols for other in known):
                checked += 1
                assert words.name("card", card) not in flat(own_screen), (n, card)
                assert not re.search(rf"(?<!\S){code}(?! [GRYB]\d)", own_screen.replace("|", " | ")), (n, code)
    assert checked > 50


def test_answer_can_be_undone_until_the_last_one_is_in(tmp_path: Path) -> None:
    file = tmp_path / "two.race"
    text = race(["", "m1", "", "u", "", "m2", ""], seats=("me:Ana", "me:Ben"), file=file)
    assert "Ana takes their sealed answer back." in text
    assert len(re.findall("Pass the keyboard to Ana", text)) == 2
    moves = [line for line in read_file(file).entries if line.kind == "move"]
    assert len(moves) == 1 and moves[0].seat == 0
    race(["", "m1", ""], seats=("me:Ana", "me:Ben"), file=tmp_path / "other.race")
    assert moves[0].answer != read_file(tmp_path / "other.race").entries[-1].answer


def test_draws_and_revealed_answers_cannot_be_undone() -> None:
    assert "There is nothing to take back." in race(["u"])
    second = race(["", *LONGEST, "", "u"], seats=("me:Ana", "me:Ben"))
    assert "There is nothing to take back." in second and "has answered since" not in second
    text = race([*LONGEST, "u"])
    assert "A die or card has come up since: it cannot be taken back." in text and text.count("Turn 2 ·") == 1


def test_an_open_table_needs_no_hand_over() -> None:
    out = io.StringIO()
    screen = Screen(Typist(["k!", *(f"{speed}!" for speed in range(13)), "p1!", "0!"] * 6), out, width=80)
    game = get_game("chariot-race")
    play(game, seats=("me:Ana", "me:Ben"), seed="4", edition="reconstructed", options={}, language="en", screen=screen)
    text = out.getvalue()
    assert "keyboard" not in text and "when only you" not in text
    turns = re.findall(r"^(\w+), it is your turn\.$", text, re.M)
    assert len(turns) > 2 and all(one != other for one, other in pairwise(turns))
    assert "Round 2 ·" in text and "Ana> " in text and "Ben> " in text


def test_single_player_never_hands_over_the_keyboard() -> None:
    assert "keyboard" not in race(LONGEST * 30)


# Any game -----------------------------------------------------------------------------------------------------------


def duel(lines: Sequence[str]) -> tuple[Session, str]:
    """Play a game that has only a drawing, between two people."""
    look = ModuleType("duel")
    look.draw = lambda view, edition, words, seat, **_: Text(f"points {view['points']} for {seat}")  # type: ignore[attr-defined]
    seating = Seating(("Ana", "Ben"), ("", ""))
    words = Localization("en", None, None, seating.names)
    asked = "".join(f"ask-{about} = Say the {about}.\n" for about in ("first", "second", "sealed", "last"))
    told = "fact-hand = You hold {$cards}.\nfact-opened = {$seat} opens with {$number}.\nfact-rolled = {$number}.\n"
    words.texts = Texts(["hippodrome.i18n"], "en", asked + told)
    table = Table(DUEL, DUEL.setup(2, {}, EDITION), SampledChance(Random(5)))
    out = io.StringIO()
    sitting = Session(
        DUEL, RaceRecord("duel", 1, "dummy", ["Ana", "Ben"]), table, seating, words, Screen(Typist(lines), out, width=80), look
    )
    sitting.facts_seen = dict.fromkeys(seating.people, 0)
    with pytest.raises(EndOfInput):
        while isinstance(table.prompt, Ask):
            play_next(sitting)
    return sitting, out.getvalue()


def test_game_without_a_chooser_is_played_from_a_numbered_list() -> None:
    sitting, text = duel(["", "9", "?", "many", "2", "", "u", "3", "", "1", "", "1", ""])
    assert "There is no number 9 in the list" in text and "'many' is not among the choices." in text
    assert "Type a number from 1 to 3." in text
    assert "Taken back: choose again." in text
    answers = [line.answer for line in sitting.table.log if line.seat == 0]
    assert answers[:2] == [3, 1]
    assert text.index("Ana opens with 2.") < text.index("Taken back") < text.index("Ana opens with 3.")
    assert "points [0, 0] for 0" in text and "points [0, 0] for 1" not in text


# Seats --------------------------------------------------------------------------------------------------------------


def test_seats_have_unique_names_and_marks() -> None:
    seating = read_seats(["me", "auriga", "auriga", "me:Ana", "tiro:Ana II", "me"], ("Scorpus", "Diocles"))
    assert seating.names == ("Scorpus", "Auriga", "Auriga II", "Ana", "Ana II", "Diocles")
    assert seating.bots == ("", "auriga", "auriga", "", "tiro", "")
    assert seating.people == [0, 3, 5]
    assert len(set(seating.marks)) == 6 and all(len(mark) == 1 for mark in seating.marks)
    assert Seating(("A", "é", "AA", "B"), ("",) * 4).marks == ["A", "C", "D", "B"], "letters, and one's own before any other"


def test_names_from_a_file_cannot_control_the_terminal() -> None:
    assert seats_of(["\x1b[2JAna", "B" * 90, ""], ["", "tiro"]).names == ("?[2JAna", "B" * 15 + "…", "?")


def says(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    with pytest.raises(SystemExit) as left:
        main(["play", "charioteer", "--terminal", *arguments])
    assert left.value.code == 2
    told = capsys.readouterr()
    assert told.out == "" and told.err.count("\n") == 1
    return told.err


def test_bad_input_is_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert "a bot: tiro, dummy, auriga" in says(capsys, "--seats", "me,nero")
    assert "seat 2 is ''" in says(capsys, "--seats", "me,")
    assert "2 to 6 seats, not 1" in says(capsys, "--seats", "me")
    assert "2 to 6 seats, not 7" in says(capsys, "--seats", "me,tiro,tiro,tiro,tiro,tiro,tiro")
    assert "1 to 16 letters" in says(capsys, "--seats", "me:,tiro")
    assert "1 to 16 letters" in says(capsys, "--seats", f"me:{'x' * 17},tiro")
    assert "two seats are called Ana" in says(capsys, "--seats", "me:Ana,me:Ana")
    assert "two seats are called ANA" in says(capsys, "--seats", "me:Ana,me:ANA")
    for unseen in ("\x1b[2J", "\u200b", "\u3164", "Ana\ufe0f", "\u2800"):
        assert "characters that cannot be seen" in says(capsys, "--seats", f"me:{unseen},tiro")
    assert "a letter or a digit" in says(capsys, "--seats", "me:--,tiro")
    assert "no words in 'la'" in says(capsys, "--lang", "la", "--seats", "me,tiro")
    (tmp_path / "bad.race").write_text("no race\n")
    assert "not a line of a race file" in says(capsys, "--file", str(tmp_path / "bad.race"))
    assert "cannot write" in says(capsys, "--seats", "me,tiro", "--file", str(tmp_path / "nowhere" / "x.race"))
    assert "cannot read" in says(capsys, "--file", str(tmp_path))
    assert "cannot read" in says(capsys, "--file", "x" * 300)


def test_race_with_a_secret_seed_cannot_be_continued(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "x.race"
    race(LONGEST, file=file)
    secret = read_file(file)
    secret.seed = ""
    write_file(file, to_text(secret))
    before = file.read_text("utf-8")
    assert "keeps its seed secret" in says(capsys, "--file", str(file))
    assert file.read_text("utf-8") == before


def test_a_file_with_an_unknown_bot_is_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "x.race"
    race(LONGEST, file=file)
    changed = read_file(file)
    changed.bots[1] = "nero"
    write_file(file, to_text(changed))
    assert f"{file}: there is no bot 'nero'" in says(capsys, "--file", str(file))


# The screen ---------------------------------------------------------------------------------------------------------


QUIET = 0.4
"""Seconds without output after which a screen counts as complete."""
PATIENCE = 150
"""Number of times without output before a hanging program is ended."""


def in_a_terminal(arguments: Sequence[str], typed: Sequence[tuple[str, str]]) -> tuple[str, int]:
    """Return the output to a real terminal of 80 by 24, and the exit code; each text is typed once its cue has been printed."""
    pid, terminal = pty.fork()
    if pid == 0:
        os.environ |= {"TERM": "xterm", "COLUMNS": "80", "LINES": "24"}
        os.execv(sys.executable, [sys.executable, "-m", "hippodrome", "play", "charioteer", "--terminal", *arguments])
    written, waiting, seen = "", list(typed), 0
    quiet_rounds = 0
    with os.fdopen(terminal, "rb+", buffering=0) as stream:
        while True:
            if select.select([stream], [], [], QUIET)[0]:
                try:
                    some = stream.read(65536)
                except OSError:  # the other side has closed
                    break
                if not some:
                    break
                written += some.decode("utf-8", "replace")
                quiet_rounds = 0
            elif waiting and waiting[0][0] in written[seen:]:  # answer a prompt when it is complete, not while it is drawn
                seen = len(written)
                stream.write(waiting.pop(0)[1].encode())
            elif (quiet_rounds := quiet_rounds + 1) > PATIENCE:
                os.kill(pid, signal.SIGKILL)
    return written, os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1])


def test_a_live_terminal_is_cleared_between_people_and_left_as_it_was() -> None:
    seats = ["--seats", "me:Ana,me:Ben", "--seed", "live", "--lang", "en"]
    cues = [("screen: ", "\r"), ("Ana> ", "m1\r"), ("Ana> ", "\r"), ("screen: ", "\r"), ("Ben> ", "\x03")]
    written, code = in_a_terminal(seats, cues)
    assert code == 130
    assert written.count("\x1b[?1049h") == written.count("\x1b[?1049l") == 1
    assert "Traceback" not in written and written.rstrip().endswith("You leave the race. It is not saved.")
    assert written.index("\x1b[?1049l") < written.index("You leave the race.")
    passed = written.index("Pass the keyboard to Ben")
    assert "\x1b[2J" in written[written.rindex("Enter plays it", 0, passed) : passed]


def test_ctrl_d_leaves_a_live_terminal_quietly() -> None:
    written, code = in_a_terminal(
        ["--seats", "me:Ana,tiro", "--seed", "live", "--lang", "es"], [("seguir --", "\r"), ("Ana> ", "\x04")]
    )
    assert code == 0 and "Fin de la entrada" in written


@pytest.mark.parametrize("columns", ["0", "", "-3", "many", "²", "9" * 5000])
def test_invalid_terminal_width_is_ignored(columns: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", columns)
    monkeypatch.setenv("LINES", columns)
    out = io.StringIO()
    Screen(Typist([]), out).print(Text("Ana leads."))
    assert out.getvalue() == "Ana leads.\n"


def test_letters_are_replaced_on_a_limited_terminal() -> None:
    raw = io.BytesIO()
    out = io.TextIOWrapper(raw, encoding="ascii", write_through=True)
    Screen(Typist([]), out, width=80).print(Text("Íñigo · 2 × 3 → ¡ya! 駱"))
    assert raw.getvalue() == b"Inigo . 2 x 3 > ya! ?\n"


def test_every_terminal_text_is_used() -> None:
    house = Path(app.__file__).parents[1]
    source = "".join(path.read_text("utf-8") for path in house.rglob("*.py") if "terminal" in path.relative_to(house).parts)
    families = ("bot_failed", "word", "letter", "icon", "token", "head", "effect", "topic", "lesson", "can")
    keys = {key.replace("-", ".") for key in load_texts("hippodrome.i18n", "en") if key.startswith("terminal-")}
    assert len(keys) > 100
    unused = {key for key in keys if key not in source and key.split(".")[-2] not in families}
    assert not unused
