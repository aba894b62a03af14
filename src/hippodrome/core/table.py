"""A Table runs a game: it holds the question, refuses what was not offered, keeps the log, forks and takes back."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from copy import copy as shallow_copy
from copy import deepcopy
from random import Random
from typing import Any, Generic, Literal, NamedTuple, TypeVar

from hippodrome.core.ask import LUCK, Ask, Chance, Options, Seat
from hippodrome.core.codec import copy
from hippodrome.core.errors import HippodromeError, Reason, Refused
from hippodrome.core.facts import Fact
from hippodrome.core.game import Game
from hippodrome.core.rng import Imagined, Luck

S = TypeVar("S")


class Line(NamedTuple):
    """One line of the log: what was asked, who answered (LUCK for luck), and the answer."""

    about: str
    seat: Seat
    answer: Any
    stream: str = ""


class _Settled(NamedTuple):
    """The table between two parts of play, where there is only data."""

    state: Any
    lines: int
    facts: int
    draws: dict[str, int]


class _Dealt(NamedTuple):
    """After how many lines, and with which random numbers, what a seat may not know was dealt again."""

    lines: int
    seat: Seat
    rng: Random


_Fork = Callable[[Sequence[Line], "_Dealt | None"], "Table[Any]"]
"""Forks an imagined table that goes on with some lines; the truth that it begins with is nowhere else."""


class Table(Generic[S]):
    """One race being played.

    `asked` is the open question (None: the race is over), `sealed` the answers that still lie face down, `log` every
    line that stands, sealed ones last, `facts` all that was told. Without `luck` the table stops at each Chance too.
    `keep` says from which parts of play the table can start again: all of them (undo, rewind), the last one (fork), or
    none (mass simulation).
    """

    def __init__(
        self,
        game: Game[S],
        state: S,
        luck: Luck | None = None,
        *,
        keep: Literal["all", "last", "none"] = "all",
        telling: bool = True,
    ) -> None:
        self.game, self.state, self.luck = game, state, luck
        self.log: list[Line] = []
        self.asked: Ask[Any] | Chance | None = None
        self.sealed: dict[Seat, Any] = {}
        self.facts: list[Fact] = []
        self._keep, self._telling = keep, telling
        self._settled: list[_Settled] = []
        self._fork: _Fork | None = None
        self._draws: dict[str, int] = {}
        self._marks: list[int] = []  # how many facts had been told when line n was written
        self._joint: list[bool] = []  # whether line n answered a question to several seats
        self._quiet: list[bool] = []  # whether line n answered a quiet question
        self._begin()

    # Playing ---------------------------------------------------------------------------------------------------------

    @property
    def waiting(self) -> list[Seat]:
        """The seats whose answer is still missing."""
        return [seat for seat in self.asked.of if seat not in self.sealed] if isinstance(self.asked, Ask) else []

    @property
    def awaited(self) -> list[Seat]:
        """The seats that everybody may know the table waits for: of a quiet question all that it was put to."""
        return list(self.asked.of) if isinstance(self.asked, Ask) and self.asked.quiet else self.waiting

    def options(self, seat: Seat) -> Options[Any]:
        """What a seat may answer now."""
        if not isinstance(self.asked, Ask) or seat not in self.asked.of:
            raise Refused(self._not_asked(seat) or Reason("not_your_decision"))
        return self.asked.of[seat]

    def read(self, seat: Seat, text: str) -> Any:
        """The answer that a text stands for; Refused, with the reason, if it stands for none."""
        found = self.options(seat).read(text)
        if isinstance(found, Reason):
            raise Refused(found)
        return found

    def why_not(self, seat: Seat, answer: object) -> Reason | None:
        """Why a seat may not give this answer now; None if it may."""
        asked = self.asked
        if isinstance(asked, Ask) and seat in asked.of:
            return asked.of[seat].why_not(answer)
        return self._not_asked(seat)

    def answer(self, seat: Seat, answer: Any) -> None:
        """Answer for a seat (or for luck). Until the last sealed answer is in, a seat may answer anew."""
        if seat == LUCK:
            if not isinstance(self.asked, Chance) or not self.asked.fits(answer):
                raise Refused(Reason("not_an_outcome", {"answer": str(answer)}))
        elif (reason := self.why_not(seat, answer)) is not None:
            raise Refused(reason)
        self._put(seat, answer)

    def withdraw(self, seat: Seat) -> None:
        """Take a sealed answer back before the last one is in."""
        if seat not in self.sealed:
            raise Refused(Reason("nothing_to_take_back"))
        self._unseal(seat)

    def _not_asked(self, seat: Seat) -> Reason | None:
        if self.asked is None:
            return Reason("race_over")
        if isinstance(self.asked, Chance):
            return Reason("luck_first", {"about": self.asked.about})
        if seat not in self.asked.of:
            return Reason("not_your_decision", {"waiting": self.awaited})
        return None

    def answer_forced(self) -> None:
        """Answer for each seat that a quiet question leaves no choice, so that nobody sees who has one."""
        while isinstance(asked := self.asked, Ask) and asked.quiet:
            forced = [seat for seat in self.waiting if len(asked.of[seat]) == 1]
            for seat in forced:
                self._put(seat, next(iter(asked.of[seat])))
            if self.asked is asked:
                return

    def shows(self, n: int) -> bool:
        """Whether line `n` may be shown to people: not if it answered a quiet question. Even one's own forced answer would
        tell that somebody else had a choice; what the answers led to is told as facts."""
        return not self._quiet[n]

    def _begin(self) -> None:
        """Go from part to part of play until a question or the end; between them the table is settled."""
        while True:
            if self._keep != "none":
                if self._keep == "last":
                    self._settled.clear()
                    self._fork = None
                self._settled.append(_Settled(copy(self.state), len(self.log), len(self.facts), self._draws.copy()))
            self.state.told = self.facts if self._telling else None  # type: ignore[attr-defined]
            part = self.game.next(self.state)
            if part is None:
                self.asked = None
                return
            self._send: Callable[[Any], Ask[Any] | Chance] = part.send
            if self._go(None):
                return

    def _go(self, answer: Any) -> bool:
        """Let the rules run on to their next question; False if the part came to its end instead."""
        while True:
            try:
                self.asked = asked = self._send(answer)
            except StopIteration:
                return False
            if self.luck is None or not isinstance(asked, Chance):
                return True
            answer = self.luck.draw(asked, self._draws.get(asked.stream, 0))
            self._write(LUCK, answer)

    def _write(self, seat: Seat, answer: Any) -> None:
        asked = self.asked
        if isinstance(asked, Chance):
            stream = asked.stream
            self._draws[stream] = self._draws.get(stream, 0) + 1
            self.log.append(Line(asked.about, seat, answer, stream))
            self._joint.append(False)
            self._quiet.append(False)
        else:
            assert asked is not None
            self.log.append(Line(asked.about, seat, answer))
            self._joint.append(len(asked.of) > 1)
            self._quiet.append(asked.quiet)
        self._marks.append(len(self.facts))

    def _put(self, seat: Seat, answer: Any) -> None:
        asked = self.asked
        if isinstance(asked, Ask):
            if seat in self.sealed:
                self._unseal(seat)
            self._write(seat, answer)
            self.sealed[seat] = answer
            if len(self.sealed) < len(asked.of):
                return
            answer, self.sealed = self.sealed, {}
        else:
            self._write(seat, answer)
        if not self._go(answer):
            self._begin()

    def _unseal(self, seat: Seat) -> None:
        del self.sealed[seat]
        n = max(n for n, line in enumerate(self.log) if line.seat == seat)
        del self.log[n], self._marks[n], self._joint[n], self._quiet[n]

    # Taking back -----------------------------------------------------------------------------------------------------

    def why_not_undo(self, seat: Seat) -> Reason | None:
        """Why a seat may not take its last answer back.

        The law of the log: no luck, no other seat's answer and no revealed secret may stand after it.
        """
        if seat in self.sealed:
            return None
        settled = len(self.log) - len(self.sealed)
        if self._keep != "all" or settled == 0:
            return Reason("nothing_to_take_back")
        # A reason that knew of quiet lines would tell that somebody had a choice: it is the one there would be without them.
        n = next((n for n in range(settled - 1, -1, -1) if not self._quiet[n]), -1)
        if n < 0:
            return Reason("nothing_to_take_back")
        last = self.log[n]
        if last.seat == LUCK:
            return Reason("undo_luck", {"about": last.about})
        if last.seat != seat:
            return Reason("undo_other", {"seat": last.seat})
        if self._joint[n] or self._quiet[-1] or any(fact.reveals for fact in self.facts[self._marks[n] :]):
            return Reason("undo_revealed")
        if self.sealed:
            return Reason("undo_other", {"seat": min(self.sealed)})
        return None

    def undo(self, seat: Seat) -> None:
        """Take back a seat's last answer, sealed or not."""
        reason = self.why_not_undo(seat)
        if reason is not None:
            raise Refused(reason)
        if seat in self.sealed:
            self._unseal(seat)
        else:
            self._return_to(len(self.log) - 1)

    def rewind(self, n: int) -> None:
        """Go back to the first `n` lines, whatever stands after them: for tables where everybody agrees to it. The same
        luck will fall again."""
        if not 0 <= n < len(self.log):
            raise Refused(Reason("nothing_to_take_back"))
        self._return_to(n)

    def _return_to(self, n: int) -> None:
        self._play_again(n)
        self.draw_on()

    def _play_again(self, n: int) -> None:
        """Stand where the first `n` lines lead: played again from where the table was last settled before them."""
        while self._settled[-1].lines > n:
            self._settled.pop()
        settled = self._settled.pop()
        again = self.log[settled.lines : n]
        luck, self.luck = self.luck, None
        self.state, self.sealed, self._draws = copy(settled.state), {}, settled.draws.copy()
        for things in (self.log, self._marks, self._joint, self._quiet):
            del things[settled.lines :]
        del self.facts[settled.facts :]
        self._begin()
        for line in again:
            self._put(line.seat, line.answer)
        self.luck = luck

    def draw_on(self) -> None:
        """If the table stopped for luck and now has a source of it, go on."""
        if self.luck is not None and isinstance(self.asked, Chance):
            self._put(LUCK, self.luck.draw(self.asked, self._draws.get(self.asked.stream, 0)))

    # Copies ----------------------------------------------------------------------------------------------------------

    def copy(self) -> Table[S]:
        """The same table once more, its sealed answers and its luck included. Neither hears of what happens to the other."""
        other: Table[S]
        if self._fork is not None:
            other = self._fork(self.log, None)
        else:
            other = self.__class__.__new__(self.__class__)
            other.__setstate__(self.__getstate__() | {"luck": None})
        other.luck = deepcopy(self.luck)
        return other

    __copy__ = copy

    def __deepcopy__(self, memo: object) -> Table[S]:
        return self.copy()

    def __getstate__(self) -> dict[str, Any]:
        """All but the rules in the middle of their work: those are played again, from where the table was last settled."""
        if not self._settled:
            what = "an imagined table in the middle of a turn" if self._fork is not None else "a table that keeps nothing"
            raise HippodromeError(f"{what} cannot be written down: write down the one it was made from")
        kept = {name: value for name, value in self.__dict__.items() if name not in ("state", "asked", "sealed", "_send")}
        return {name: value.copy() if isinstance(value, list | dict) else value for name, value in kept.items()}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self._play_again(len(self.log))

    def since_settled(self) -> tuple[S, list[Line]]:
        """A copy of the state where the table was last settled, and the lines since, sealed ones included: together they say
        where it stands, which no state in the middle of a part of play does."""
        if not self._settled:
            raise HippodromeError("a table that keeps nothing, or was imagined, does not know where it was last settled")
        settled = self._settled[-1]
        return copy(settled.state), self.log[settled.lines :]

    def fork(self, seat: Seat | None = None, rng: Random | None = None, luck: Luck | None = None) -> Table[S]:
        """A copy to think with. For a seat (with its own `rng`), one that knows only what that seat knows: neither its
        state nor its log holds what was dealt otherwise."""
        face_down = len(self.log) - len(self.sealed)
        known = [line for n, line in enumerate(self.log) if n < face_down or seat is None or line.seat == seat]
        deal = None if seat is None or rng is None else _Dealt(face_down, seat, rng)
        if self._fork is not None:
            other = self._fork(known, deal)
        else:
            settled = self._settled[-1]
            other = _play_from(self.game, settled, known[settled.lines :], (), deal)
        other.luck = luck
        return other

    def _hide(self, settled: _Settled, lines: Sequence[Line], dealt: Sequence[_Dealt], shown: int) -> None:
        """Leave the truth, and all lines but the last ones that are `shown`, to a closure by which the table is forked again:
        no attribute of an imagined table leads to them."""
        game, hidden = self.game, lines[: len(lines) - shown]

        def fork(since: Sequence[Line], deal: _Dealt | None) -> Table[S]:
            return _play_from(game, settled, [*hidden, *since], dealt, deal, len(since))

        self._fork = fork
        self._settled.clear()
        for things in (self.log, self._marks, self._joint, self._quiet):
            del things[: len(hidden)]

    def at(self, n: int) -> Table[S]:
        """The table as it stood after its first `n` lines: played again from where it was last settled before them."""
        known = max((k for k, settled in enumerate(self._settled) if settled.lines <= n), default=0)
        settled = self._settled[known]
        other: Table[S] = Table.__new__(Table)
        other.__dict__.update(self.__dict__, luck=None, state=copy(settled.state), sealed={}, _draws=settled.draws.copy())
        other._settled, other.facts = self._settled[:known], self.facts[: settled.facts]
        for name in ("log", "_marks", "_joint", "_quiet"):
            setattr(other, name, getattr(self, name)[: settled.lines])
        other._begin()
        for line in self.log[settled.lines : n]:
            other._put(line.seat, line.answer)
        return other

    def facts_of(self, n: int) -> list[Fact]:
        """What was told because of line `n`; of line -1, what was told before any line."""
        start = self._marks[n] if n >= 0 else 0
        end = self._marks[n + 1] if n + 1 < len(self._marks) else len(self.facts)
        return self.facts[start:end]


def _play_from(
    game: Game[S],
    settled: _Settled,
    lines: Sequence[Line],
    before: Sequence[_Dealt],
    deal: _Dealt | None,
    shown: int = 0,
) -> Table[S]:
    """A table to think with, played again from where another was settled. What was dealt again on the way is dealt so once
    more, lest a copy find the truth again; then, with `deal`, what that seat may not know is dealt anew."""
    table: Table[S] = Table(game, copy(settled.state), keep="last", telling=False)
    table._draws = settled.draws.copy()
    deals = list(before)
    for n, line in enumerate(lines):
        while deals and deals[0].lines <= n:
            again = deals.pop(0)
            game.blur(table.state, again.seat, shallow_copy(again.rng))
        table._put(line.seat, line.answer)
    for again in deals:
        game.blur(table.state, again.seat, shallow_copy(again.rng))
    if deal is not None:
        again = deal._replace(lines=len(lines), rng=shallow_copy(deal.rng))
        game.blur(table.state, deal.seat, deal.rng)
        table._hide(settled, lines, (*before, again), len(table.sealed))
    elif before:
        table._hide(settled, lines, before, shown)
    return table


class Pov:
    """A race from one seat: all that a bot is ever handed.

    `about` says what is asked of `seat`; `options` is what it may answer; `view()` is all that it may see, as plain numbers;
    `imagine(rng)` is a table that could be the true one for all it knows, to play on in thought; `game` and `edition` hold the
    rules and their numbers.

    >>> def bot(pov, rng):
    ...     return max(pov.options, key=lambda move: len(move.cards))
    >>> move = bot(hd.Race("charioteer", seats=2, seed=1).pov(0), Random(1))
    """

    __slots__ = ("about", "edition", "game", "imagine", "options", "seat", "view")

    view: Callable[[], dict[str, Any]]
    """What this seat may see."""
    imagine: Callable[[Random], Table[Any]]
    """A table that could be the true one for all this seat knows, to play on in thought."""

    def __init__(self, table: Table[Any], seat: Seat) -> None:
        assert isinstance(table.asked, Ask)
        self.seat = seat
        self.about: str = table.asked.about
        self.game: Game[Any] = table.game
        self.edition = table.state.edition
        self.options: Options[Any] = table.asked.of[seat]
        self.view = lambda: table.game.view(table.state, seat)
        self.imagine = lambda rng: table.fork(seat, rng, Imagined(rng))

    def for_guest(self, rng: Random) -> Pov:
        """For a bot that is not of the house: the same race from the same seat, over a table that only could be the true
        one, so that nothing hidden is in reach, whatever it looks at."""
        return Pov(self.imagine(rng), self.seat)


Bot = Callable[[Pov], Any]
"""A bot looks from its seat and names one of the options."""


def play_out(table: Table[S], bots: Sequence[Bot]) -> Table[S]:
    """Let bots answer every question until the race is over."""
    while True:
        table.answer_forced()
        if not isinstance(table.asked, Ask):
            break
        for seat in table.waiting:
            table.answer(seat, bots[seat](Pov(table, seat)))
    return table
