"""The commands of the house, the same in every game: help, hint, log, save, leave."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from random import Random

from rich.console import Group, RenderableType
from rich.text import Text

from hippodrome.core.ask import Ask, Seat
from hippodrome.core.errors import BadInput
from hippodrome.core.facts import Fact
from hippodrome.core.safe_text import can_be_shown
from hippodrome.core.table import Pov
from hippodrome.games.registry import parts_of
from hippodrome.i18n.error_messages import why
from hippodrome.i18n.localization import Words
from hippodrome.terminal.chooser import Chooser, two_columns
from hippodrome.terminal.matching import bare, typed_commands
from hippodrome.terminal.narration import tell_story
from hippodrome.terminal.screen import printable
from hippodrome.terminal.session import Changed, Sitting, is_there, shown

LATEST = 20
"""So many facts are told by `l`."""


class Leave(Exception):
    """Somebody wants to leave."""


def read_command(words: Words, line: str) -> tuple[str, str]:
    """The command in a line, by its letter or its word (English ones always do), and what follows it; or nothing."""
    first, _, rest = (f"? {line[1:]}" if line.startswith("?") else line).partition(" ")
    command = typed_commands(words).get(first.lower(), "")
    return (command, rest.strip()) if command in ("help", "save", "log") or not rest else ("", "")


def obey(sitting: Sitting, seat: Seat, command: str, rest: str, chooser: Chooser | None = None) -> RenderableType:
    """Do what a command asks for; what is to be said about it."""
    if command == "help":
        return _explain(sitting, seat, rest) if rest else _help(sitting, chooser)
    if command == "hint":
        return _hint(sitting, seat, chooser)
    if command == "log":
        return _log(sitting, seat, rest)
    if command == "save":
        return _save(sitting, rest)
    if sitting.file is not None or sitting.leaving:
        raise Leave
    sitting.leaving = True
    return Text(sitting.words.text("terminal.quit_unsaved"))


def _help(sitting: Sitting, chooser: Chooser | None) -> RenderableType:
    """What can be typed, the rule at hand, the commands, and every sign on the screen."""
    words, asked = sitting.words, sitting.table.asked
    assert isinstance(asked, Ask)
    parts: list[RenderableType] = [Text(words.question(asked.about), "bold")]
    if chooser is not None:
        parts.append(chooser.help())
    parts += [Text(), two_columns(words.text("terminal.commands"))]
    if f"help.{asked.about}" in words:
        parts += [Text(), Text(words.text(f"help.{asked.about}"))]
    topics = find_topics(sitting)
    signs = words.text("terminal.word.signs")
    if signs in topics:
        parts += [Text(), Text(words.text("terminal.on_the_screen"), "bold"), two_columns(topics[signs])]
    if topics:
        parts += [
            Text(),
            Text(words.text("terminal.help_more", topics=_typed(words, topics), all=words.text("terminal.word.all"))),
        ]
    return Group(*parts)


def _hint(sitting: Sitting, seat: Seat, chooser: Chooser | None) -> RenderableType:
    """What the coach would answer, what to type for it, and why."""
    from hippodrome.coach.hint import advise, say_advice  # takes a while to load, and few races need it

    game, words, pov = sitting.game, sitting.words, Pov(sitting.table, seat)
    if sitting.screen.live:
        sitting.screen.say(Text(words.text("terminal.thinking"), "dim"))
    try:
        advice = advise(pov, game, Random())
    except BadInput as error:
        return Text(error.told(words.language))
    answer = pov.options.read(advice.answer)
    says = parts_of(game.name).choice.says_of(pov, words, answer)
    typed = chooser.typed(answer) if chooser is not None else advice.answer
    said = [Text(line) for line in say_advice(advice, pov, words, game.name)]
    return Group(Text(words.text("terminal.hint", answer=says.rstrip("."), typed=typed), "bold"), *said)


def find_topics(sitting: Sitting) -> Mapping[str, str]:
    """What this game explains, by name."""
    topics: Mapping[str, str] = {}
    if hasattr(sitting.look, "topics"):
        topics = sitting.look.topics(sitting.edition, sitting.words)
    return topics


def _typed(words: Words, topics: Iterable[str]) -> str:
    return words.joined(f"? {topic}" for topic in topics)


def _explain(sitting: Sitting, seat: Seat, name: str) -> RenderableType:
    """One topic, by its name or the beginning of it, or somebody's things by their name; or all topics."""
    words, topics, every = sitting.words, dict(find_topics(sitting)), sitting.words.text("terminal.word.all")
    asked = list(topics) if name.lower() in ("all", every) else [t for t in topics if bare(t).startswith(bare(name))]
    if not asked and hasattr(sitting.look, "details"):
        view = sitting.game.view(sitting.table.state, seat)
        topics |= sitting.look.details(view, sitting.edition, words, sitting.seating)
        asked = [t for t in topics if bare(t) == bare(name)] or [t for t in topics if bare(t).startswith(bare(name))]
    if not asked:
        topics = dict(find_topics(sitting))
        return (
            Text(words.text("terminal.help_what", topics=_typed(words, topics), all=every)) if topics else _help(sitting, None)
        )
    parts: list[RenderableType] = []
    for topic in asked:
        parts += [Text(), Text(words.begun(topic), "bold"), two_columns(topics[topic])]
    return Group(*parts[1:])


def _log(sitting: Sitting, seat: Seat, rest: str) -> RenderableType:
    """The latest facts, or all of them, as this person heard them."""
    heard = [fact for fact in sitting.table.facts if fact.seen_by(seat)]
    words = sitting.words
    if rest.lower() in ("all", words.text("terminal.word.all")):
        return Group(*_tell(sitting, heard))
    if rest:
        return Text(words.text("terminal.log_what", typed=printable(rest, 20)))
    return Group(*_tell(sitting, heard[-LATEST:]), Text(words.text("terminal.log_all"), "dim"))


def _tell(sitting: Sitting, facts: Sequence[Fact]) -> list[RenderableType]:
    """Facts in whole sentences: the log leaves nothing out."""
    return tell_story(facts, sitting.words, sitting.seating, sitting.phrases)


def _save(sitting: Sitting, name: str) -> RenderableType:
    """Save, here or elsewhere; from then on the race is kept there. Whatever goes wrong is said, and the race goes on."""
    words, before = sitting.words, (sitting.file, sitting.kept)
    if not name and sitting.file is None:
        return Text(words.text("terminal.save_where"))
    try:
        if name and not can_be_shown(name):
            return Text(words.text("terminal.save_name"))
        if name and (file := Path(name).expanduser()) != sitting.file:
            if is_there(file):
                return Text(words.text("terminal.save_exists", file=printable(name)))
            sitting.file, sitting.kept = file, ""
        sitting.save()
    except (BadInput, RuntimeError) as error:  # RuntimeError: somebody's home is not known
        sitting.file, sitting.kept = (None, "") if isinstance(error, Changed) else before
        return Text(printable(why(error, words.language), 300))
    assert sitting.file is not None
    return Text(words.text("terminal.saved", file=shown(sitting.file)))
