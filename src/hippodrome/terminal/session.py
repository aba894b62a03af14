"""A terminal session: the people and bots of one race, and the facts that each person has seen."""

from __future__ import annotations

import hashlib
import shlex
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from hippodrome.bots.defaults import default_seats
from hippodrome.bots.sandbox import BOT_TIMEOUT, SandboxedBot
from hippodrome.bots.user_bots import check_bot
from hippodrome.core.ask import CHANCE_SEAT, Seat
from hippodrome.core.errors import BadInput
from hippodrome.core.facts import Fact
from hippodrome.core.game import Game
from hippodrome.core.race_file import (
    MAX_RACE_BYTES,
    RaceRecord,
    new_race,
    open_table,
    read_text,
    record_log,
    to_text,
    write_file,
)
from hippodrome.core.rng import seed_from
from hippodrome.core.table import Table
from hippodrome.games.custom_editions import named_edition
from hippodrome.games.race_opening import edition_digest, open_race, race_edition
from hippodrome.games.registry import DEFAULT_EDITION, get_plugin
from hippodrome.i18n.localization import Localization
from hippodrome.terminal.narration import welcome
from hippodrome.terminal.screen import Screen, printable
from hippodrome.terminal.seating import ME, Seating, read_seats, seats_of

MAX_PATH_LENGTH = 4000
"""Maximum length of a path; no message about one is truncated."""


@dataclass
class Session:
    """State of a race in the terminal."""

    game: Game[Any]
    race: RaceRecord
    table: Table[Any]
    seating: Seating
    words: Localization
    screen: Screen
    terminal: Any
    """The terminal part of the game: drawing and input."""
    file: Path | None = None
    keyboard_seat: Seat | None = None
    """The seat at the keyboard."""
    preface: list[RenderableType] = field(default_factory=list)
    """Output to show before anything else."""
    facts_seen: dict[Seat, int] = field(default_factory=dict)
    """Number of facts that each person has seen, alone at the screen."""
    shared_facts_seen: int = 0
    """Number of facts that all people have seen on the shared screen."""
    is_leaving: bool = False
    """True after a player requested to leave an unsaved race, until confirmed."""
    saved_digest: str = ""
    """The digest of the file as this session last read or wrote it."""
    user_bots: dict[Seat, SandboxedBot] = field(default_factory=dict)
    """The user bots, which may have state."""
    bot_seconds: float = BOT_TIMEOUT
    """Seconds that a user-supplied bot may take for one answer."""

    @property
    def edition(self) -> Any:
        """The edition of the race."""
        return self.table.state.edition

    @property
    def phrases(self) -> Mapping[str, str]:
        """Names and phrases with their styles."""
        names = {name: self.seating.style(seat) for seat, name in enumerate(self.seating.names)}
        phrases: Mapping[str, str] = (
            self.terminal.phrases(self.edition, self.words) if hasattr(self.terminal, "phrases") else {}
        )
        return {**phrases, **names}

    @property
    def is_open(self) -> bool:
        """True if all seats see the same, so that the keyboard needs no hand-over."""
        return bool(getattr(self.terminal, "OPEN", False))

    def save(self) -> None:
        """Write the race to its file, if it has one; raises FileChanged if another program has written there since."""
        if self.file is None:
            return
        if file_exists(self.file) and _file_digest(self.file) != self.saved_digest:
            raise FileChanged(self.words.text("terminal.save_changed", file=printable_path(self.file)))
        # it contains the seed, and so all secrets
        write_file(self.file, to_text(record_log(self.race, self.table)), private=True)
        self.saved_digest = _file_digest(self.file)

    def autosave(self) -> None:
        """Save after an answer. A race that loses its file goes on without one, with a notice."""
        try:
            self.save()
        except BadInput as error:
            why = printable(error.localize(self.words.language), MAX_PATH_LENGTH)
            changed = isinstance(error, FileChanged)
            self.preface.append(Text(why if changed else self.words.text("terminal.save_failed", error=why), "bold"))
            self.file = None


class FileChanged(BadInput):
    """A race file that another program has changed since this session wrote it."""


def file_exists(file: Path) -> bool:
    """Return whether a file exists; raises BadInput if the path is impossible."""
    try:
        return file.exists()
    except (OSError, ValueError) as error:
        raise BadInput("cannot_read", file=printable_path(file), why=error) from None


def printable_path(file: Path) -> str:
    """Return a printable path."""
    return printable(str(file), MAX_PATH_LENGTH)


def _file_digest(file: Path) -> str:
    return hashlib.sha256(read_text(file, MAX_RACE_BYTES).encode()).hexdigest()


def open_session(
    game: Game[Any],
    *,
    seats: Sequence[str],
    seed: str | None,
    edition: str,
    options: Mapping[str, Any],
    language: str,
    file: Path | None,
    screen: Screen,
    bot_seconds: float = BOT_TIMEOUT,
) -> Session:
    """Open the race in the file, or start a new one."""
    look = get_plugin(game.name).terminal
    digest, own = "", False
    if file is not None and file_exists(file):
        digest = _file_digest(file)
        race, table = _resume_race(game, file, seats)
        seating = seats_of(race.players, race.bots)
        own = tuple(seats) not in (default_seats(game), _seat_arguments(race)) or _asks_for_another(
            race, seed, edition, options
        )
    else:
        seating = read_seats(seats, getattr(look, "NAMES", ()))
        name, text = named_edition(game, edition)
        race = new_race(
            game,
            seating.names,
            edition=name,
            edition_text=text,
            edition_digest=edition_digest(game, name, text),
            options=options,
            bots=seating.bots,
            seed=None if seed is None else seed_from(seed),
        )
        table = open_table(race, game, race_edition(race, game))
    for bot in filter(None, seating.bots):
        check_bot(bot, game.name)
    words = Localization(language, game, table.state.edition, seating.names, race.options, short=True)
    sitting = Session(game, race, table, seating, words, screen, look, file, saved_digest=digest, bot_seconds=bot_seconds)
    sitting.preface = welcome(game, race, words, seating, None if file is None else printable_path(file))
    if file is not None and digest:
        over = table.prompt is None
        notes = [words.text("terminal.resumed_over" if over else "terminal.resumed", file=printable_path(file))]
        notes += [words.text("terminal.resumed_own")] if own else []
        sitting.preface[-1:-1] = [Text(words.join(notes, "sentences"))]
        sitting.shared_facts_seen = len(table.facts) if over else _last_answer_facts(table)
    sitting.facts_seen = dict.fromkeys(seating.people, sitting.shared_facts_seen)
    sitting.save()
    return sitting


def _resume_race(game: Game[Any], file: Path, seats: Sequence[str]) -> tuple[RaceRecord, Table[Any]]:
    race, found, table = open_race(file)
    if found.name != game.name:
        raise BadInput("race_of_another", file=printable_path(file), game=found.name, path=shlex.quote(printable_path(file)))
    if not race.seed and table.prompt is not None:
        raise BadInput("seed_is_secret", file=printable_path(file))
    for bot in race.bots:
        if ":" in bot and bot not in seats:  # an untrusted file must not run code
            raise BadInput("bot_from_file", file=printable_path(file), bot=bot)
    try:
        for bot in filter(None, race.bots):
            check_bot(bot)
    except BadInput as error:
        raise BadInput("in_file", file=printable_path(file), why=error) from None
    return race, table


def _seat_arguments(race: RaceRecord) -> tuple[str, ...]:
    """Return the seats of a race as command-line arguments."""
    return tuple(f"{bot or ME}:{name}" for name, bot in zip(race.players, race.bots, strict=False))


def _asks_for_another(race: RaceRecord, seed: str | None, edition: str, options: Mapping[str, Any]) -> bool:
    """Return whether the arguments name another seed, edition or options than the race has."""
    return (
        (seed is not None and seed_from(seed).hex() != race.seed)
        or edition not in (DEFAULT_EDITION, race.edition)
        or any(race.options.get(name) != value for name, value in options.items())
    )


def _last_answer_facts(table: Table[Any]) -> int:
    """Return the index of the first fact of the last answer, where the recap for a returning player begins."""
    settled = len(table.log) - len(table.sealed)
    answers = [n for n in range(settled) if table.log[n].seat != CHANCE_SEAT]
    if not answers:
        return 0
    return len(table.facts) - sum(len(table.facts_of(n)) for n in range(answers[-1], len(table.log)))


# New facts ----------------------------------------------------------------------------------------------------------


def new_shared_facts(session: Session) -> list[Fact]:
    """Return the public facts that the shared screen has not shown yet."""
    facts = session.table.facts
    facts_found = [fact for fact in facts[session.shared_facts_seen :] if fact.is_visible_to(None)]
    session.shared_facts_seen = len(facts)
    return facts_found


def new_facts(session: Session, seat: Seat) -> list[Fact]:
    """Return the facts that a person may see and has not seen, alone or with the others."""
    facts = session.table.facts
    facts_found = [
        fact
        for n, fact in enumerate(facts)
        if n >= session.facts_seen[seat]
        and fact.is_visible_to(seat)
        and (n >= session.shared_facts_seen or not fact.is_visible_to(None))
    ]
    session.facts_seen[seat] = len(facts)
    return facts_found


def forget_undone(session: Session) -> None:
    """After an undo: mark the facts that replace the undone ones as new."""
    facts = len(session.table.facts)
    session.shared_facts_seen = min(session.shared_facts_seen, facts)
    session.facts_seen = {seat: min(heard, facts) for seat, heard in session.facts_seen.items()}
