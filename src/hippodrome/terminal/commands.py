"""The commands of the house, the same in every game: help, log, save, leave."""

from __future__ import annotations

from pathlib import Path

from rich.console import Group, RenderableType
from rich.text import Text

from hippodrome.core.ask import Ask, Seat
from hippodrome.core.errors import BadInput
from hippodrome.core.words import Words
from hippodrome.terminal.chooser import Chooser, two_columns
from hippodrome.terminal.screen import printable
from hippodrome.terminal.show import story
from hippodrome.terminal.sitting import Sitting

LETTERS = {"?": "help", "u": "undo", "l": "log", "s": "save", "q": "quit"}
LATEST = 20
"""So many facts are told by `l`."""


class Leave(Exception):
    """Somebody wants to leave."""


def read_command(words: Words, line: str) -> tuple[str, str]:
    """The command in a line, by its letter or by its word, and what follows it; nothing if the line is no command."""
    first, _, rest = line.partition(" ")
    named = {words.text(f"terminal.word.{command}"): command for command in LETTERS.values()}
    command = LETTERS.get(first.lower()) or named.get(first.lower(), "")
    return (command, rest.strip()) if command in ("save", "log") or not rest else ("", "")


def obey(sitting: Sitting, seat: Seat, command: str, rest: str, chooser: Chooser | None = None) -> RenderableType:
    """Do what a command asks for; what is to be said about it."""
    if command == "help":
        return _help(sitting, chooser)
    if command == "log":
        return _log(sitting, seat, rest)
    if command == "save":
        return _save(sitting, rest)
    if sitting.file is not None or sitting.leaving:
        raise Leave
    sitting.leaving = True
    return Text(sitting.words.text("terminal.quit_unsaved"))


def _help(sitting: Sitting, chooser: Chooser | None) -> RenderableType:
    """The rule at hand, what can be picked, and the commands."""
    words, asked = sitting.words, sitting.table.asked
    assert isinstance(asked, Ask)
    parts: list[RenderableType] = [Text(words.question(asked.about), "bold")]
    if f"help.{asked.about}" in words:
        parts.append(Text(words.text(f"help.{asked.about}")))
    if chooser is not None:
        parts += [Text(), chooser.help()]
    return Group(*parts, Text(), two_columns(words.text("terminal.commands")))


def _log(sitting: Sitting, seat: Seat, rest: str) -> RenderableType:
    """The latest facts, or all of them, as this person heard them."""
    heard = [fact for fact in sitting.table.facts if fact.seen_by(seat)]
    words = sitting.words
    if rest.lower() in ("all", words.text("terminal.word.all")):
        return Group(*story(sitting, heard))
    return Group(*story(sitting, heard[-LATEST:]), Text(words.text("terminal.log_all"), "dim"))


def _save(sitting: Sitting, name: str) -> RenderableType:
    """Save, here or elsewhere; from then on the race is kept there."""
    words = sitting.words
    if name:
        file = Path(name).expanduser()
        if file.exists() and file != sitting.file:
            return Text(words.text("terminal.save_exists", file=printable(name)))
        before, sitting.file = sitting.file, file
        try:
            sitting.save()
        except BadInput as error:
            sitting.file = before
            return Text(printable(str(error), 300))
    elif sitting.file is None:
        return Text(words.text("terminal.save_where"))
    sitting.save()
    return Text(words.text("terminal.saved", file=printable(str(sitting.file))))
