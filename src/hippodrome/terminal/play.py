"""Main loop of a race in the terminal, for any game: people pick, bots answer, facts are shown, answers are saved.

When the race is over, on `q` and at the end of input the command returns normally (exit code 0), with a line that says whether
the race is saved; Ctrl-C prints the same and has exit code 130. A race with a file is saved after every answer, sealed ones
included, so nothing is lost either way.
"""

from __future__ import annotations

import hashlib
import signal
from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from hippodrome.bots import find_bot
from hippodrome.bots.sandbox import BOT_TIMEOUT, BotFailure, SandboxedBot
from hippodrome.bots.user_bots import is_user_bot
from hippodrome.core.ask import Ask, Seat
from hippodrome.core.errors import Reason
from hippodrome.core.game import Game
from hippodrome.core.race_file import RaceRecord
from hippodrome.core.safe_text import sanitize as safe_text
from hippodrome.core.scene import Result
from hippodrome.core.table import Pov, Table
from hippodrome.games.registry import get_plugin
from hippodrome.terminal.chooser import Chooser, NumberedChooser
from hippodrome.terminal.commands import Leave, read_command, run_command
from hippodrome.terminal.frame import TurnScreen, draw_table, render_facts
from hippodrome.terminal.narration import result, resume_command, reveal_seed, verify_command
from hippodrome.terminal.screen import EndOfInput, Screen
from hippodrome.terminal.session import Session, forget_undone, new_facts, new_shared_facts, open_session, printable_path


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
    bot_seconds: float = BOT_TIMEOUT,
) -> None:
    """Play a race, a new one or the one in `file`, until it is over or a player leaves."""
    screen = screen or Screen()
    sitting = open_session(
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
    screen.use_private_screen(len(sitting.seating.people) > 1 and not sitting.is_open)
    try:
        while isinstance(sitting.table.prompt, Ask):
            play_next(sitting)
        screen.use_private_screen(False)
        finish(sitting)
    except (EndOfInput, Leave, KeyboardInterrupt) as left:
        screen.use_private_screen(False)
        show_farewell(sitting, "terminal.left_end" if isinstance(left, EndOfInput) else "terminal.left")
        if isinstance(left, KeyboardInterrupt):
            raise SystemExit(128 + signal.SIGINT) from None  # everything is printed
    finally:
        screen.use_private_screen(False)


def play_next(session: Session) -> None:
    """Let the next player answer: people first, so that they may change their answers; then the bots.

    A hidden prompt is not shown to a player alone at the screen who has no choice. If several people share it, all of them are
    prompted as soon as one of them has a choice, so that the hand-over does not reveal which one; if only bots have one, no
    person is prompted.
    """
    people = session.seating.people
    if len(people) <= 1:
        session.table.answer_forced()
        if not isinstance(session.table.prompt, Ask):
            return
    elif answer_forced_for_people(session):
        return
    prompted = [seat for seat in session.table.waiting if seat in people]
    if not prompted:
        let_bots_answer(session)
    elif len(people) == 1 or session.is_open or session.keyboard_seat == prompted[0] or hand_over(session, prompted[0]):
        let_person_answer(session, prompted[0])


def answer_forced_for_people(session: Session) -> bool:
    """Answer a hidden prompt for people none of whom has a choice; return False if there is nothing to answer."""
    table, people = session.table, session.seating.people
    prompt = table.prompt
    if (
        not isinstance(prompt, Ask)
        or not prompt.is_hidden
        or any(len(prompt.options[seat]) > 1 for seat in people if seat in prompt.options)
    ):
        return False
    forced = [seat for seat in table.waiting if seat in people]
    for seat in forced:
        table.answer(seat, next(iter(prompt.options[seat])))
    return bool(forced)


def let_bots_answer(session: Session) -> None:
    """Let every prompted bot answer from its seat. If only bots race, the facts are printed at once."""
    table, screen, words = session.table, session.screen, session.words
    bots, settled = table.waiting, len(table.log) - len(table.sealed)
    if screen.live and session.seating.people and isinstance(table.prompt, Ask) and not table.prompt.is_hidden:
        screen.print(Text(words.text("terminal.choosing", seats=bots), "dim"))
    for seat in bots:
        table.answer(seat, bot_answer(session, seat, bot_rng(session.race, seat, settled)))
        session.autosave()
    if not session.seating.people:
        screen.print(*session.preface, *render_facts(session, new_shared_facts(session)))
        session.preface = []


def bot_answer(session: Session, seat: Seat, rng: Random) -> Any:
    """Return a bot's answer; if a user-supplied bot fails, report it and answer like a tiro."""
    game, name, pov = session.game.name, session.seating.bots[seat], Pov(session.table, seat)
    if not is_user_bot(name):
        return find_bot(game, name, rng)(pov)
    if seat not in session.user_bots:
        session.user_bots[seat] = SandboxedBot(
            game, name, rng, lambda fault: show_bot_failure(session, fault), session.bot_seconds
        )
    return session.user_bots[seat](pov, rng)


def show_bot_failure(session: Session, fault: BotFailure) -> None:
    """Show the author of a bot why another bot answered for it."""
    head = session.words.text(f"terminal.bot_failed.{fault.kind}", seat=fault.seat, bot=fault.bot, about=fault.about)
    session.screen.print(Text(head, "bold"), Text(safe_text(fault.told)))


def bot_rng(race: RaceRecord, seat: Seat, lines: int) -> Random:
    """Return a bot's random numbers for one prompt, derived from the race's seed, so that a resumed race continues
    identically."""
    digest = hashlib.sha256(f"hippodrome bot 1 {race.seed} {seat} {lines}".encode()).digest()
    return Random(int.from_bytes(digest, "big"))


def hand_over(session: Session, seat: Seat) -> bool:
    """Pass the keyboard: clear the screen of the last player, show the public facts. Return False if an answer is undone
    instead."""
    screen, words, table = session.screen, session.words, session.table
    screen.hide()
    screen.print_paged([*session.preface, *render_facts(session, new_shared_facts(session)), Text()], words, spare=4)
    session.preface, session.keyboard_seat = [], None
    chosen = [rival for rival in table.sealed if rival in session.seating.people]
    screen.print(Text(words.text("terminal.pass_on", seat=seat), "bold"))
    if chosen:
        screen.print(Text(words.text("terminal.pass_back", seat=chosen[-1]), "dim"))
    while line := screen.read_line(words.text("terminal.pass_ready", seat=seat)):
        command, rest = read_command(words, line)
        session.is_leaving = session.is_leaving and command == "quit"
        if command == "undo" and chosen:
            table.withdraw(chosen[-1])
            session.autosave()
            session.preface.append(Text(words.text("terminal.changed_mind", seat=chosen[-1])))
            return False
        if command in ("save", "quit"):
            screen.print(run_command(session, seat, command, rest))
    session.keyboard_seat = seat
    return True


def let_person_answer(session: Session, seat: Seat) -> None:
    """Show the table to a person and read lines until they make an answer, or undo one."""
    chooser = make_chooser(session, seat)
    turn = TurnScreen(session, seat, chooser)
    line = turn.begin()
    while True:
        line = line or session.screen.read_line(f"{session.words.player(seat)}> ")
        note = handle_line(session, seat, chooser, line)
        if note is None:
            return
        line = turn.redraw(note, whole=not line and not note)


def make_chooser(session: Session, seat: Seat) -> Chooser:
    """Return the chooser for this seat's answer."""
    pov = Pov(session.table, seat)
    made: Chooser | None = session.terminal.choose(pov, session.words) if hasattr(session.terminal, "choose") else None
    return made or NumberedChooser(pov, session.words, session.game)


def handle_line(session: Session, seat: Seat, chooser: Chooser, line: str) -> RenderableType | None:
    """Process a line: return its output, or None when the table has moved on."""
    table, words = session.table, session.words
    command, rest = read_command(words, line)
    session.is_leaving = session.is_leaving and command == "quit"
    if command == "undo":
        if chooser.undo_pick():
            return ""
        reason = why_not_undo(table, seat)
        if reason is not None:
            return Text(words.reason(reason))
        table.undo(seat)
        forget_undone(session)
        session.preface = [Text(words.text("terminal.taken_back"))]
    elif command:
        return run_command(session, seat, command, rest, chooser)
    else:
        heard = chooser.read(line)
        if not heard.answered:
            return heard.note
        reason = table.why_not(seat, heard.answer)
        if reason is not None:
            return Text(words.reason(reason))
        table.answer(seat, heard.answer)
    session.autosave()
    return None


def why_not_undo(table: Table[Any], seat: Seat) -> Reason | None:
    """Return why a seat may not undo: it has no answer, or none since others began to answer."""
    reason = table.why_not_undo(seat)
    if reason is None:
        return None
    answered = any(line.seat == seat for line in table.log)
    others_began = bool(table.sealed) and not (isinstance(table.prompt, Ask) and table.prompt.is_hidden)
    return reason if answered and not others_began else Reason("nothing_to_take_back")


# The end ------------------------------------------------------------------------------------------------------------


def finish(session: Session) -> None:
    """Print the result and reveal the seed; a player may save the race now."""
    screen, words, people = session.screen, session.words, session.seating.people
    reader = people[0] if len(people) == 1 else None
    facts = new_shared_facts(session) if reader is None else new_facts(session, reader)
    screen.clear()
    ranking = result(session.game.standing(session.table.state), describe_result(session), words, session.seating)
    chapters: list[list[RenderableType]] = [
        [*session.preface, *render_facts(session, facts), Text()],
        [draw_table(session, reader)],
        ranking,
        reveal_seed(session.race, words),
    ]
    screen.print_chapters(chapters, words)
    if screen.live and people:
        offer_to_save(session, people[0])
    if session.file is None:
        screen.print(Text(words.text("terminal.verify_unsaved")))
    else:
        screen.print(Text(words.text("terminal.verify")))
        screen.print_unwrapped(f"  {verify_command(session.file)}")


def describe_result(session: Session) -> Result | None:
    """Describe the winning margin, if the game does so."""
    maker = get_plugin(session.game.name).result
    if maker is None:
        return None
    return maker.result(session.game.view(session.table.state, None), session.edition, session.words)


def offer_to_save(session: Session, seat: Seat) -> None:
    """Ask for a file until one is written or the player declines; an empty line decides nothing."""
    screen, words = session.screen, session.words
    while session.file is None:
        try:
            name = screen.read_line(words.text("terminal.keep_where"))
        except EndOfInput:
            return
        command, rest = read_command(words, name)
        if command == "quit":
            return
        if name:
            screen.print(run_command(session, seat, "save", rest if command == "save" else name))


def show_farewell(session: Session, why: str) -> None:
    """Print that the race stops here, and whether it is saved."""
    words, screen, file = session.words, session.screen, session.file
    if file is None:
        screen.print(Text(), Text(f"{words.text(why)} {words.text('terminal.left_unsaved')}"))
        return
    screen.print(Text(), Text(f"{words.text(why)} {words.text('terminal.left_kept', file=printable_path(file))}"))
    screen.print_unwrapped(f"  {resume_command(session.game.name, file, words.language)}")
