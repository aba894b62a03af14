"""A virtual terminal of 80 by 24, and a player who plays whole races in it, answer by answer, through the real prompt."""

from __future__ import annotations

import io
import re
from collections.abc import Callable
from random import Random
from typing import Any

from hippodrome.core.ask import Ask
from hippodrome.core.table import Pov
from hippodrome.games.registry import get_game
from hippodrome.terminal.chooser import Chooser
from hippodrome.terminal.play import finish, make_chooser, play_next
from hippodrome.terminal.screen import EndOfInput, Screen
from hippodrome.terminal.session import Session, open_session

WIDTH, HEIGHT = 80, 24
_CODE = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")


class Terminal(io.StringIO):
    """Shows the screen of a terminal: the last rows that were written since it was cleared."""

    def __init__(self) -> None:
        super().__init__()
        self.rows: list[str] = [""]
        self.lost: list[str] = []
        """Rows that have scrolled off since the screen was cleared."""
        self.all = ""
        """All output so far."""

    def isatty(self) -> bool:
        return True

    def write(self, text: str) -> int:
        self.all += _CODE.sub("", text)
        if "\x1b[2J" in text:
            self.rows, self.lost = [""], []
            text = text.rpartition("\x1b[2J")[2]
        for n, line in enumerate(_CODE.sub("", text).replace("\r", "").split("\n")):
            if n:
                self.rows.append("")
            self.rows[-1] += line
            while len(self.rows[-1]) > WIDTH:
                self.rows.append(self.rows[-1][WIDTH:])
                self.rows[-2] = self.rows[-2][:WIDTH]
        while len(self.rows) > HEIGHT:
            self.lost.append(self.rows.pop(0))
        return len(text)

    @property
    def shown(self) -> str:
        """Return the screen as one text."""
        return "\n".join(self.rows)

    @property
    def prompt(self) -> str:
        """Return the row of the cursor."""
        return self.rows[-1]


Look = Callable[[Session, Pov, Chooser, Terminal], None]


class Player:
    """A player at the keyboard: picks any option, checks the screen and plays it; sometimes types something else."""

    def __init__(self, rng: Random, look: Look | None = None, *, asides: tuple[str, ...] = ()) -> None:
        self.rng, self.look, self.asides = rng, look, asides
        self.screen = Terminal()
        self.sitting: Session | None = None
        self.pages: list[list[str]] = []
        """The pages shown separately."""
        self.decisions = 0
        self._chosen: list[Any] = []
        self._spare = 0

    def isatty(self) -> bool:
        return True

    def readline(self) -> str:
        return f"{self._line()}\n"

    def _line(self) -> str:
        sitting, prompt = self.sitting, self.screen.prompt
        assert sitting is not None
        if not isinstance(sitting.table.prompt, Ask):
            return "q"
        if prompt.startswith("-- ") or prompt.endswith(": "):
            self.pages.append(self.screen.rows[:-1])
            return ""
        seat = sitting.seating.people[0]
        pov = Pov(sitting.table, seat)
        chooser = make_chooser(sitting, seat)
        if self.look is not None:
            self.look(sitting, pov, chooser, self.screen)
        if self._chosen:
            self._chosen = []
            return ""
        if self.asides and self._spare < 1 and self.rng.random() < 0.2:
            self._spare += 1
            return self.rng.choice(self.asides)
        self._spare = 0
        self.decisions += 1
        self._chosen = [pov.options.draw(self.rng)]
        return chooser.input_for(self._chosen[0])


def play_race(
    name: str, seats: int, player: Player, *, language: str = "en", seed: str = "frame", most: int = 400, **options: Any
) -> Session:
    """Play a race of one person against random bots, to its end or for a number of steps."""
    game = get_game(name)
    bots = [f"dummy:{'Maximiliana Long' if n == 1 else f'Rival {n}'}" for n in range(1, seats)]
    screen = Screen(player, player.screen, live=True, width=WIDTH, height=HEIGHT)
    player.sitting = open_session(
        game,
        seats=["me:Ana", *bots],
        seed=seed,
        edition="reconstructed",
        options=options,
        language=language,
        file=None,
        screen=screen,
    )
    for _ in range(most):
        if not isinstance(player.sitting.table.prompt, Ask):
            finish(player.sitting)
            break
        try:
            play_next(player.sitting)
        except EndOfInput:
            break
    return player.sitting
