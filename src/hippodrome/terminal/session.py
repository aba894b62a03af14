"""A sitting: people and bots around one race in one terminal, and what each has heard of it."""

from __future__ import annotations

import hashlib
import shlex
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from hippodrome.bots.defaults import usual_seats
from hippodrome.bots.sandbox import SECONDS, Guest
from hippodrome.bots.user_bots import check_bot
from hippodrome.core.ask import LUCK, Seat
from hippodrome.core.errors import BadInput
from hippodrome.core.facts import Fact
from hippodrome.core.game import Game
from hippodrome.core.race_file import LONGEST, Race, new_race, open_table, read_text, to_text, write_down, write_file
from hippodrome.core.rng import seed_from
from hippodrome.core.table import Table
from hippodrome.games.custom_editions import named_edition
from hippodrome.games.race_opening import open_race, race_edition, sum_of
from hippodrome.games.registry import DEFAULT_EDITION, parts_of
from hippodrome.i18n.localization import Words
from hippodrome.terminal.narration import welcome
from hippodrome.terminal.screen import Screen, printable
from hippodrome.terminal.seating import ME, Seating, read_seats, seats_of

LONGEST_SHOWN = 4000
"""As long as a path may be; no message about one is cut off."""


@dataclass
class Sitting:
    """Everything the loop of a race needs."""

    game: Game[Any]
    race: Race
    table: Table[Any]
    seating: Seating
    words: Words
    screen: Screen
    look: Any
    """How this game is drawn and its answers are picked."""
    file: Path | None = None
    holder: Seat | None = None
    """Who has the keyboard."""
    preface: list[RenderableType] = field(default_factory=list)
    """What is still to be said before anything else."""
    heard: dict[Seat, int] = field(default_factory=dict)
    """How many facts each person has heard, alone at the screen."""
    common: int = 0
    """How many facts all have heard, watching one screen together."""
    leaving: bool = False
    """Somebody said that they want to leave a race that is not saved."""
    kept: str = ""
    """The sum of the file as this sitting last read or wrote it."""
    guests: dict[Seat, Guest] = field(default_factory=dict)
    """The bots from outside, which may remember what they like."""
    bot_seconds: float = SECONDS
    """So long each of them may think about one question."""

    @property
    def edition(self) -> Any:
        """The edition on the table."""
        return self.table.state.edition

    @property
    def phrases(self) -> Mapping[str, str]:
        """Names and phrases with the style they are told in."""
        names = {name: self.seating.style(seat) for seat, name in enumerate(self.seating.names)}
        told: Mapping[str, str] = self.look.phrases(self.edition, self.words) if hasattr(self.look, "phrases") else {}
        return {**told, **names}

    @property
    def is_open(self) -> bool:
        """Whether anybody may see all that somebody else sees, so that the keyboard needs no hand-over."""
        return bool(getattr(self.look, "OPEN", False))

    def save(self) -> None:
        """Write the race down, if it has a file; Changed if somebody else has written there since."""
        if self.file is None:
            return
        if is_there(self.file) and _sum(self.file) != self.kept:
            raise Changed(self.words.text("terminal.save_changed", file=shown(self.file)))
        # the seed stands in it, and so everybody's secrets
        write_file(self.file, to_text(write_down(self.race, self.table)), private=True)
        self.kept = _sum(self.file)

    def keep(self) -> None:
        """Save after an answer. A race that loses its file goes on without one, and says so."""
        try:
            self.save()
        except BadInput as error:
            why = printable(error.told(self.words.language), LONGEST_SHOWN)
            changed = isinstance(error, Changed)
            self.preface.append(Text(why if changed else self.words.text("terminal.save_failed", error=why), "bold"))
            self.file = None


class Changed(BadInput):
    """A race file that is no longer what this sitting wrote."""


def is_there(file: Path) -> bool:
    """Whether there is such a file; BadInput if there can be none."""
    try:
        return file.exists()
    except (OSError, ValueError) as error:
        raise BadInput("cannot_read", file=shown(file), why=error) from None


def shown(file: Path) -> str:
    """A file's name as it can be printed."""
    return printable(str(file), LONGEST_SHOWN)


def _sum(file: Path) -> str:
    return hashlib.sha256(read_text(file, LONGEST).encode()).hexdigest()


def sit_down(
    game: Game[Any],
    *,
    seats: Sequence[str],
    seed: str | None,
    edition: str,
    options: Mapping[str, Any],
    language: str,
    file: Path | None,
    screen: Screen,
    bot_seconds: float = SECONDS,
) -> Sitting:
    """Open the race in the file, or begin a new one."""
    look = parts_of(game.name).terminal
    kept, own = "", False
    if file is not None and is_there(file):
        kept = _sum(file)
        race, table = _come_back(game, file, seats)
        seating = seats_of(race.players, race.bots)
        own = tuple(seats) not in (usual_seats(game), _typed(race)) or _asks_for_another(race, seed, edition, options)
    else:
        seating = read_seats(seats, getattr(look, "NAMES", ()))
        name, text = named_edition(game, edition)
        race = new_race(
            game,
            seating.names,
            edition=name,
            edition_text=text,
            edition_sum=sum_of(game, name, text),
            options=options,
            bots=seating.bots,
            seed=None if seed is None else seed_from(seed),
        )
        table = open_table(race, game, race_edition(race, game))
    for bot in filter(None, seating.bots):
        check_bot(bot, game.name)
    words = Words(language, game, table.state.edition, seating.names, race.options, short=True)
    sitting = Sitting(game, race, table, seating, words, screen, look, file, kept=kept, bot_seconds=bot_seconds)
    sitting.preface = welcome(game, race, words, seating, None if file is None else shown(file))
    if file is not None and kept:
        over = table.asked is None
        told = [words.text("terminal.resumed_over" if over else "terminal.resumed", file=shown(file))]
        told += [words.text("terminal.resumed_own")] if own else []
        sitting.preface[-1:-1] = [Text(words.joined(told, "sentences"))]
        sitting.common = len(table.facts) if over else _last_turn(table)
    sitting.heard = dict.fromkeys(seating.people, sitting.common)
    sitting.save()
    return sitting


def _come_back(game: Game[Any], file: Path, seats: Sequence[str]) -> tuple[Race, Table[Any]]:
    race, found, table = open_race(file)
    if found.name != game.name:
        raise BadInput("race_of_another", file=shown(file), game=found.name, path=shlex.quote(shown(file)))
    if not race.seed and table.asked is not None:
        raise BadInput("seed_is_secret", file=shown(file))
    for bot in race.bots:
        if ":" in bot and bot not in seats:  # a file from anywhere must not have code run
            raise BadInput("bot_from_file", file=shown(file), bot=bot)
    try:
        for bot in filter(None, race.bots):
            check_bot(bot)
    except BadInput as error:
        raise BadInput("in_file", file=shown(file), why=error) from None
    return race, table


def _typed(race: Race) -> tuple[str, ...]:
    """What somebody would have typed for the seats of a race."""
    return tuple(f"{bot or ME}:{name}" for name, bot in zip(race.players, race.bots, strict=False))


def _asks_for_another(race: Race, seed: str | None, edition: str, options: Mapping[str, Any]) -> bool:
    """Whether somebody who opens a race asks for other luck, another edition or other options than it has."""
    return (
        (seed is not None and seed_from(seed).hex() != race.seed)
        or edition not in (DEFAULT_EDITION, race.edition)
        or any(race.options.get(name) != value for name, value in options.items())
    )


def _last_turn(table: Table[Any]) -> int:
    """Where the facts of the last answer that stands begin: what somebody who comes back wants to hear again."""
    settled = len(table.log) - len(table.sealed)
    answers = [n for n in range(settled) if table.log[n].seat != LUCK]
    if not answers:
        return 0
    return len(table.facts) - sum(len(table.facts_of(n)) for n in range(answers[-1], len(table.log)))


# What is new --------------------------------------------------------------------------------------------------------


def common_news(sitting: Sitting) -> list[Fact]:
    """What all may hear and have not heard together."""
    facts = sitting.table.facts
    news = [fact for fact in facts[sitting.common :] if fact.seen_by(None)]
    sitting.common = len(facts)
    return news


def own_news(sitting: Sitting, seat: Seat) -> list[Fact]:
    """What a person may hear and has not heard, alone or with the others."""
    facts = sitting.table.facts
    news = [
        fact
        for n, fact in enumerate(facts)
        if n >= sitting.heard[seat] and fact.seen_by(seat) and (n >= sitting.common or not fact.seen_by(None))
    ]
    sitting.heard[seat] = len(facts)
    return news


def forget_undone(sitting: Sitting) -> None:
    """After something was taken back: what is told in its place has not been heard."""
    told = len(sitting.table.facts)
    sitting.common = min(sitting.common, told)
    sitting.heard = {seat: min(heard, told) for seat, heard in sitting.heard.items()}
