"""Built-in commands, the same in every game: help, hint, log, save, leave."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from random import Random

from rich.console import Group, RenderableType
from rich.text import Text

from hippodrome.core.ask import Ask, Seat
from hippodrome.core.errors import BadInput
from hippodrome.core.facts import Fact
from hippodrome.core.safe_text import is_printable
from hippodrome.core.table import Pov
from hippodrome.games.registry import get_plugin
from hippodrome.i18n.error_messages import format_cause
from hippodrome.i18n.localization import Localization
from hippodrome.terminal.chooser import Chooser, two_columns
from hippodrome.terminal.matching import fold_accents, typed_commands
from hippodrome.terminal.narration import narrate
from hippodrome.terminal.screen import printable
from hippodrome.terminal.session import FileChanged, Session, file_exists, printable_path

LOG_FACTS = 20
"""Number of facts shown by `l`."""


class Leave(Exception):
    """Raised when a player leaves the race."""


def read_command(words: Localization, line: str) -> tuple[str, str]:
    """Return the command in a line, by its letter or its word (English ones are always accepted), and the rest; or nothing."""
    first, _, rest = (f"? {line[1:]}" if line.startswith("?") else line).partition(" ")
    command = typed_commands(words).get(first.lower(), "")
    return (command, rest.strip()) if command in ("help", "save", "log") or not rest else ("", "")


def run_command(session: Session, seat: Seat, command: str, rest: str, chooser: Chooser | None = None) -> RenderableType:
    """Run a command; return its output."""
    if command == "help":
        return _explain(session, seat, rest) if rest else _help(session, chooser)
    if command == "hint":
        return _hint(session, seat, chooser)
    if command == "log":
        return _log(session, seat, rest)
    if command == "save":
        return _save(session, rest)
    if session.file is not None or session.is_leaving:
        raise Leave
    session.is_leaving = True
    return Text(session.words.text("terminal.quit_unsaved"))


def _help(session: Session, chooser: Chooser | None) -> RenderableType:
    """Return help on the input, the current rule, the commands, and every sign on the screen."""
    words, prompt = session.words, session.table.prompt
    assert isinstance(prompt, Ask)
    parts: list[RenderableType] = [Text(words.prompt(prompt.kind), "bold")]
    if chooser is not None:
        parts.append(chooser.help())
    parts += [Text(), two_columns(words.text("terminal.commands"))]
    if f"help.{prompt.kind}" in words:
        parts += [Text(), Text(words.text(f"help.{prompt.kind}"))]
    topics = find_topics(session)
    signs = words.text("terminal.word.signs")
    if signs in topics:
        parts += [Text(), Text(words.text("terminal.on_the_screen"), "bold"), two_columns(topics[signs])]
    if topics:
        parts += [
            Text(),
            Text(words.text("terminal.help_more", topics=_topic_commands(words, topics), all=words.text("terminal.word.all"))),
        ]
    return Group(*parts)


def _hint(session: Session, seat: Seat, chooser: Chooser | None) -> RenderableType:
    """Return the coach's answer, the input for it, and the reason."""
    from hippodrome.coach.hint import advice_texts, advise  # slow to import, and few races need it

    game, words, pov = session.game, session.words, Pov(session.table, seat)
    if session.screen.live:
        session.screen.print(Text(words.text("terminal.thinking"), "dim"))
    try:
        advice = advise(pov, game, Random())
    except BadInput as error:
        return Text(error.localize(words.language))
    answer = pov.options.read(advice.answer)
    says = get_plugin(game.name).choice.describe_answer(pov, words, answer)
    typed = chooser.input_for(answer) if chooser is not None else advice.answer
    lines = [Text(line) for line in advice_texts(advice, pov, words, game.name)]
    return Group(Text(words.text("terminal.hint", answer=says.rstrip("."), typed=typed), "bold"), *lines)


def find_topics(session: Session) -> Mapping[str, str]:
    """Return the help topics of this game, by name."""
    topics: Mapping[str, str] = {}
    if hasattr(session.terminal, "topics"):
        topics = session.terminal.topics(session.edition, session.words)
    return topics


def _topic_commands(words: Localization, topics: Iterable[str]) -> str:
    return words.join(f"? {topic}" for topic in topics)


def _explain(session: Session, seat: Seat, name: str) -> RenderableType:
    """Return one topic, by its name or the beginning of it, or a player's pieces by name; or all topics."""
    words, topics, every = session.words, dict(find_topics(session)), session.words.text("terminal.word.all")
    named = (
        list(topics)
        if name.lower() in ("all", every)
        else [t for t in topics if fold_accents(t).startswith(fold_accents(name))]
    )
    if not named and hasattr(session.terminal, "details"):
        view = session.game.view(session.table.state, seat)
        topics |= session.terminal.details(view, session.edition, words, session.seating)
        named = [t for t in topics if fold_accents(t) == fold_accents(name)] or [
            t for t in topics if fold_accents(t).startswith(fold_accents(name))
        ]
    if not named:
        topics = dict(find_topics(session))
        return (
            Text(words.text("terminal.help_what", topics=_topic_commands(words, topics), all=every))
            if topics
            else _help(session, None)
        )
    parts: list[RenderableType] = []
    for topic in named:
        parts += [Text(), Text(words.capitalized(topic), "bold"), two_columns(topics[topic])]
    return Group(*parts[1:])


def _log(session: Session, seat: Seat, rest: str) -> RenderableType:
    """Return the latest facts, or all of them, as this person may see them."""
    facts = [fact for fact in session.table.facts if fact.is_visible_to(seat)]
    words = session.words
    if rest.lower() in ("all", words.text("terminal.word.all")):
        return Group(*_narrate(session, facts))
    if rest:
        return Text(words.text("terminal.log_what", typed=printable(rest, 20)))
    return Group(*_narrate(session, facts[-LOG_FACTS:]), Text(words.text("terminal.log_all"), "dim"))


def _narrate(session: Session, facts: Sequence[Fact]) -> list[RenderableType]:
    """Return facts as whole sentences: the log omits nothing."""
    return narrate(facts, session.words, session.seating, session.phrases)


def _save(session: Session, name: str) -> RenderableType:
    """Save, here or to another file, which is then used from now on. Errors are printed, and the race goes on."""
    words, before = session.words, (session.file, session.saved_digest)
    if not name and session.file is None:
        return Text(words.text("terminal.save_where"))
    try:
        if name and not is_printable(name):
            return Text(words.text("terminal.save_name"))
        if name and (file := Path(name).expanduser()) != session.file:
            if file_exists(file):
                return Text(words.text("terminal.save_exists", file=printable(name)))
            session.file, session.saved_digest = file, ""
        session.save()
    except (BadInput, RuntimeError) as error:  # RuntimeError: the user's home folder is unknown
        session.file, session.saved_digest = (None, "") if isinstance(error, FileChanged) else before
        return Text(printable(format_cause(error, words.language), 300))
    assert session.file is not None
    return Text(words.text("terminal.saved", file=printable_path(session.file)))
