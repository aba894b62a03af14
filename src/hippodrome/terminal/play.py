"""The loop of a race in the terminal, for any game: people pick, bots answer for themselves, facts are told, lines are kept.

How it ends: when the race is over, on `q` and at the end of input the command returns normally (exit code 0), with a line
that says whether the race is kept; Ctrl-C says the same and is exit code 130. A race with a file is saved after every
answer, sealed ones included, so nothing is lost either way.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from hippodrome.bots import find_bot
from hippodrome.bots.sandbox import SECONDS, Fault, Guest
from hippodrome.bots.user_bots import is_own
from hippodrome.cli.runner import INTERRUPTED
from hippodrome.core.ask import Ask, Seat
from hippodrome.core.errors import Reason
from hippodrome.core.game import Game
from hippodrome.core.race_file import Race
from hippodrome.core.safe_text import shown as safe_text
from hippodrome.core.scene import Result
from hippodrome.core.table import Pov, Table
from hippodrome.games.registry import parts_of
from hippodrome.terminal.chooser import Chooser, Numbered
from hippodrome.terminal.commands import Leave, obey, read_command
from hippodrome.terminal.frame import Turn, draw_table, story
from hippodrome.terminal.narration import how_to_resume, how_to_verify, result, reveal_luck
from hippodrome.terminal.screen import EndOfInput, Screen
from hippodrome.terminal.session import Sitting, common_news, forget_undone, own_news, shown, sit_down


def play(
    game: Game[Any],
    *,
    seats: Sequence[str],
    seed: str | None,
    edition: str,
    options: Mapping[str, Any],
    language: str,
    file: Path | None = None,
    screen: Screen | None = None,
    bot_seconds: float = SECONDS,
) -> None:
    """Play a race, a new one or the one in `file`, until it is over or somebody leaves."""
    screen = screen or Screen()
    sitting = sit_down(
        game,
        seats=seats,
        seed=seed,
        edition=edition,
        options=options,
        language=language,
        file=file,
        screen=screen,
        bot_seconds=bot_seconds,
    )
    screen.keep_private(len(sitting.seating.people) > 1 and not sitting.is_open)
    try:
        while isinstance(sitting.table.asked, Ask):
            go_on(sitting)
        screen.keep_private(False)
        finish(sitting)
    except (EndOfInput, Leave, KeyboardInterrupt) as left:
        screen.keep_private(False)
        say_farewell(sitting, "terminal.left_end" if isinstance(left, EndOfInput) else "terminal.left")
        if isinstance(left, KeyboardInterrupt):
            raise SystemExit(INTERRUPTED) from None  # all is said
    finally:
        screen.keep_private(False)


def go_on(sitting: Sitting) -> None:
    """Let the next one answer: people first, so that they may change their minds; then the bots.

    A quiet question is not put to somebody alone at the screen who has no choice. Where several share it all of them are
    asked as soon as one of them has a choice, lest the one who gets the keyboard be known to have it; if only bots have
    one, nobody is asked.
    """
    people = sitting.seating.people
    if len(people) <= 1:
        sitting.table.answer_forced()
        if not isinstance(sitting.table.asked, Ask):
            return
    elif spare_people(sitting):
        return
    asked = [seat for seat in sitting.table.waiting if seat in people]
    if not asked:
        let_bots_answer(sitting)
    elif len(people) == 1 or sitting.is_open or sitting.holder == asked[0] or hand_over(sitting, asked[0]):
        let_person_answer(sitting, asked[0])


def spare_people(sitting: Sitting) -> bool:
    """Answer a quiet question for people none of whom has a choice; False if there is nothing to answer."""
    table, people = sitting.table, sitting.seating.people
    asked = table.asked
    if not isinstance(asked, Ask) or not asked.quiet or any(len(asked.of[seat]) > 1 for seat in people if seat in asked.of):
        return False
    forced = [seat for seat in table.waiting if seat in people]
    for seat in forced:
        table.answer(seat, next(iter(asked.of[seat])))
    return bool(forced)


def let_bots_answer(sitting: Sitting) -> None:
    """Every bot that is asked answers, each from its own seat. Where only bots race, a watcher is told at once."""
    table, screen, words = sitting.table, sitting.screen, sitting.words
    bots, settled = table.waiting, len(table.log) - len(table.sealed)
    if screen.live and sitting.seating.people and isinstance(table.asked, Ask) and not table.asked.quiet:
        screen.say(Text(words.text("terminal.choosing", seats=bots), "dim"))
    for seat in bots:
        table.answer(seat, choose_for(sitting, seat, bot_luck(sitting.race, seat, settled)))
        sitting.keep()
    if not sitting.seating.people:
        screen.say(*sitting.preface, *story(sitting, common_news(sitting)))
        sitting.preface = []


def choose_for(sitting: Sitting, seat: Seat, rng: Random) -> Any:
    """What a bot answers; where one from outside fails, that is said, and what a tiro answers instead."""
    game, name, pov = sitting.game.name, sitting.seating.bots[seat], Pov(sitting.table, seat)
    if not is_own(name):
        return find_bot(game, name, rng)(pov)
    if seat not in sitting.guests:
        sitting.guests[seat] = Guest(game, name, rng, lambda fault: say_fault(sitting, fault), sitting.bot_seconds)
    return sitting.guests[seat](pov, rng)


def say_fault(sitting: Sitting, fault: Fault) -> None:
    """Tell the author of a bot why it was relieved."""
    head = sitting.words.text(f"terminal.bot_failed.{fault.kind}", seat=fault.seat, bot=fault.bot, about=fault.about)
    sitting.screen.say(Text(head, "bold"), Text(safe_text(fault.told)))


def bot_luck(race: Race, seat: Seat, lines: int) -> Random:
    """A bot's random numbers for one question: from the race's seed, so that a race resumed is the race that was left."""
    digest = hashlib.sha256(f"hippodrome bot 1 {race.seed} {seat} {lines}".encode()).digest()
    return Random(int.from_bytes(digest, "big"))


def hand_over(sitting: Sitting, seat: Seat) -> bool:
    """Pass the keyboard: hide what the last one saw, tell what all may hear. False if an answer is taken back instead."""
    screen, words, table = sitting.screen, sitting.words, sitting.table
    screen.hide()
    screen.read_out([*sitting.preface, *story(sitting, common_news(sitting)), Text()], words, spare=4)
    sitting.preface, sitting.holder = [], None
    chosen = [rival for rival in table.sealed if rival in sitting.seating.people]
    screen.say(Text(words.text("terminal.pass_on", seat=seat), "bold"))
    if chosen:
        screen.say(Text(words.text("terminal.pass_back", seat=chosen[-1]), "dim"))
    while line := screen.ask(words.text("terminal.pass_ready", seat=seat)):
        command, rest = read_command(words, line)
        sitting.leaving = sitting.leaving and command == "quit"
        if command == "undo" and chosen:
            table.withdraw(chosen[-1])
            sitting.keep()
            sitting.preface.append(Text(words.text("terminal.changed_mind", seat=chosen[-1])))
            return False
        if command in ("save", "quit"):
            screen.say(obey(sitting, seat, command, rest))
    sitting.holder = seat
    return True


def let_person_answer(sitting: Sitting, seat: Seat) -> None:
    """Show the table to a person and read lines until they make an answer, or take one back."""
    chooser = make_chooser(sitting, seat)
    turn = Turn(sitting, seat, chooser)
    line = turn.begin()
    while True:
        line = line or sitting.screen.ask(f"{sitting.words.player(seat)}> ")
        note = hear(sitting, seat, chooser, line)
        if note is None:
            return
        line = turn.again(note, whole=not line and not note)


def make_chooser(sitting: Sitting, seat: Seat) -> Chooser:
    """What reads this seat's answer."""
    pov = Pov(sitting.table, seat)
    made: Chooser | None = sitting.look.choose(pov, sitting.words) if hasattr(sitting.look, "choose") else None
    return made or Numbered(pov, sitting.words, sitting.game)


def hear(sitting: Sitting, seat: Seat, chooser: Chooser, line: str) -> RenderableType | None:
    """Do what a line asks for: what is to be said about it, or None when the table has moved on."""
    table, words = sitting.table, sitting.words
    command, rest = read_command(words, line)
    sitting.leaving = sitting.leaving and command == "quit"
    if command == "undo":
        if chooser.back():
            return ""
        reason = why_not_undo(table, seat)
        if reason is not None:
            return Text(words.reason(reason))
        table.undo(seat)
        forget_undone(sitting)
        sitting.preface = [Text(words.text("terminal.taken_back"))]
    elif command:
        return obey(sitting, seat, command, rest, chooser)
    else:
        heard = chooser.read(line)
        if not heard.answered:
            return heard.note
        reason = table.why_not(seat, heard.answer)
        if reason is not None:
            return Text(words.reason(reason))
        table.answer(seat, heard.answer)
    sitting.keep()
    return None


def why_not_undo(table: Table[Any], seat: Seat) -> Reason | None:
    """Why a seat may not take an answer back. Who has given none, or none since others began to answer, has none to take."""
    reason = table.why_not_undo(seat)
    if reason is None:
        return None
    answered = any(line.seat == seat for line in table.log)
    others_began = bool(table.sealed) and not (isinstance(table.asked, Ask) and table.asked.quiet)
    return reason if answered and not others_began else Reason("nothing_to_take_back")


# The end ------------------------------------------------------------------------------------------------------------


def finish(sitting: Sitting) -> None:
    """Tell how the race ended, rank the seats and reveal the seed; whoever has not kept the race may do so now."""
    screen, words, people = sitting.screen, sitting.words, sitting.seating.people
    reader = people[0] if len(people) == 1 else None
    news = common_news(sitting) if reader is None else own_news(sitting, reader)
    screen.clear()
    ranking = result(sitting.game.standing(sitting.table.state), how_it_ended(sitting), words, sitting.seating)
    chapters: list[list[RenderableType]] = [
        [*sitting.preface, *story(sitting, news), Text()],
        [draw_table(sitting, reader)],
        ranking,
        reveal_luck(sitting.race, words),
    ]
    screen.read_chapters(chapters, words)
    if screen.live and people:
        keep_if_wanted(sitting, people[0])
    if sitting.file is None:
        screen.say(Text(words.text("terminal.verify_unsaved")))
    else:
        screen.say(Text(words.text("terminal.verify")))
        screen.say_whole(f"  {how_to_verify(sitting.file)}")


def how_it_ended(sitting: Sitting) -> Result | None:
    """By what the race was won, if the game tells."""
    maker = parts_of(sitting.game.name).result
    if maker is None:
        return None
    return maker.result(sitting.game.view(sitting.table.state, None), sitting.edition, sitting.words)


def keep_if_wanted(sitting: Sitting, seat: Seat) -> None:
    """Ask for a file until one is written or somebody wants none; Enter alone decides nothing."""
    screen, words = sitting.screen, sitting.words
    while sitting.file is None:
        try:
            name = screen.ask(words.text("terminal.keep_where"))
        except EndOfInput:
            return
        command, rest = read_command(words, name)
        if command == "quit":
            return
        if name:
            screen.say(obey(sitting, seat, "save", rest if command == "save" else name))


def say_farewell(sitting: Sitting, why: str) -> None:
    """Say that the race stops here, and whether it is kept."""
    words, screen, file = sitting.words, sitting.screen, sitting.file
    if file is None:
        screen.say(Text(), Text(f"{words.text(why)} {words.text('terminal.left_unsaved')}"))
        return
    screen.say(Text(), Text(f"{words.text(why)} {words.text('terminal.left_kept', file=shown(file))}"))
    screen.say_whole(f"  {how_to_resume(sitting.game.name, file, words.language)}")
