"""Runs a game: holds the open prompt, refuses illegal answers, keeps the log, forks and undoes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from copy import copy as shallow_copy
from copy import deepcopy
from random import Random
from typing import Any, Generic, Literal, NamedTuple, TypeVar

from hippodrome.core.ask import CHANCE_SEAT, Ask, Chance, Options, Seat
from hippodrome.core.codec import copy
from hippodrome.core.errors import HippodromeError, Reason, Refused
from hippodrome.core.facts import Fact
from hippodrome.core.game import Game
from hippodrome.core.rng import ChanceSource, SampledChance

S = TypeVar("S")


class LogEntry(NamedTuple):
    """One line of the log: what was asked, who answered (LUCK for luck), and the answer."""

    kind: str
    seat: Seat
    answer: Any
    stream: str = ""


class _Checkpoint(NamedTuple):
    """Checkpoint between two phases; the only points from which a table can be replayed."""

    state: Any
    entries: int
    facts: int
    draws: dict[str, int]


class _Resampling(NamedTuple):
    """A resampling of hidden information: after how many entries, for which seat, and with which random numbers."""

    entries: int
    seat: Seat
    rng: Random


_Fork = Callable[[Sequence[LogEntry], "_Resampling | None"], "Table[Any]"]
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
        chance_source: ChanceSource | None = None,
        *,
        checkpoints: Literal["all", "last", "none"] = "all",
        record_facts: bool = True,
    ) -> None:
        self.game, self.state, self.chance_source = game, state, chance_source
        self.log: list[LogEntry] = []
        self.prompt: Ask[Any] | Chance | None = None
        self.sealed: dict[Seat, Any] = {}
        self.facts: list[Fact] = []
        self._checkpoint_mode, self._record_facts = checkpoints, record_facts
        self._checkpoints: list[_Checkpoint] = []
        self._fork: _Fork | None = None
        self._draws: dict[str, int] = {}
        self._fact_counts: list[int] = []  # how many facts had been told when line n was written
        self._joint: list[bool] = []  # whether line n answered a question to several seats
        self._hidden: list[bool] = []  # whether line n answered a quiet question
        self._run_phases()

    # Playing ---------------------------------------------------------------------------------------------------------

    @property
    def waiting(self) -> list[Seat]:
        """The seats whose answer is still missing."""
        return [seat for seat in self.prompt.options if seat not in self.sealed] if isinstance(self.prompt, Ask) else []

    @property
    def publicly_waiting(self) -> list[Seat]:
        """The seats that everybody may know the table waits for: of a quiet question all that it was put to."""
        return list(self.prompt.options) if isinstance(self.prompt, Ask) and self.prompt.is_hidden else self.waiting

    def options(self, seat: Seat) -> Options[Any]:
        """Return the legal answers of a seat."""
        if not isinstance(self.prompt, Ask) or seat not in self.prompt.options:
            raise Refused(self._not_asked(seat) or Reason("not_your_decision"))
        return self.prompt.options[seat]

    def read(self, seat: Seat, text: str) -> Any:
        """The answer that a text stands for; Refused, with the reason, if it stands for none."""
        found = self.options(seat).read(text)
        if isinstance(found, Reason):
            raise Refused(found)
        return found

    def why_not(self, seat: Seat, answer: object) -> Reason | None:
        """Return why a seat may not give this answer now; None if it may."""
        asked = self.prompt
        if isinstance(asked, Ask) and seat in asked.options:
            return asked.options[seat].why_not(answer)
        return self._not_asked(seat)

    def answer(self, seat: Seat, answer: Any) -> None:
        """Answer for a seat (or for luck). Until the last sealed answer is in, a seat may answer anew."""
        if seat == CHANCE_SEAT:
            if not isinstance(self.prompt, Chance) or not self.prompt.is_possible(answer):
                raise Refused(Reason("not_an_outcome", {"answer": str(answer)}))
        elif (reason := self.why_not(seat, answer)) is not None:
            raise Refused(reason)
        self._apply_answer(seat, answer)

    def withdraw(self, seat: Seat) -> None:
        """Take a sealed answer back before the last one is in."""
        if seat not in self.sealed:
            raise Refused(Reason("nothing_to_take_back"))
        self._unseal(seat)

    def _not_asked(self, seat: Seat) -> Reason | None:
        if self.prompt is None:
            return Reason("race_over")
        if isinstance(self.prompt, Chance):
            return Reason("luck_first", {"about": self.prompt.kind})
        if seat not in self.prompt.options:
            return Reason("not_your_decision", {"waiting": self.publicly_waiting})
        return None

    def answer_forced(self) -> None:
        """Answer for each seat that has one option in a hidden prompt, so that no viewer sees which seats have a choice."""
        while isinstance(asked := self.prompt, Ask) and asked.is_hidden:
            forced = [seat for seat in self.waiting if len(asked.options[seat]) == 1]
            for seat in forced:
                self._apply_answer(seat, next(iter(asked.options[seat])))
            if self.prompt is asked:
                return

    def is_public(self, n: int) -> bool:
        """Return whether entry `n` may be shown: not if it answered a hidden prompt. Even a seat's own forced answer would
        reveal that another seat had a choice; the effects of the answers are facts."""
        return not self._hidden[n]

    def _run_phases(self) -> None:
        """Go from part to part of play until a question or the end; between them the table is settled."""
        while True:
            if self._checkpoint_mode != "none":
                if self._checkpoint_mode == "last":
                    self._checkpoints.clear()
                    self._fork = None
                self._checkpoints.append(_Checkpoint(copy(self.state), len(self.log), len(self.facts), self._draws.copy()))
            self.state.facts = self.facts if self._record_facts else None  # type: ignore[attr-defined]
            part = self.game.next_phase(self.state)
            if part is None:
                self.prompt = None
                return
            self._send: Callable[[Any], Ask[Any] | Chance] = part.send
            if self._advance(None):
                return

    def _advance(self, answer: Any) -> bool:
        """Let the rules run on to their next question; False if the part came to its end instead."""
        while True:
            try:
                self.prompt = asked = self._send(answer)
            except StopIteration:
                return False
            if self.chance_source is None or not isinstance(asked, Chance):
                return True
            answer = self.chance_source.draw(asked, self._draws.get(asked.stream, 0))
            self._append_entry(CHANCE_SEAT, answer)

    def _append_entry(self, seat: Seat, answer: Any) -> None:
        asked = self.prompt
        if isinstance(asked, Chance):
            stream = asked.stream
            self._draws[stream] = self._draws.get(stream, 0) + 1
            self.log.append(LogEntry(asked.kind, seat, answer, stream))
            self._joint.append(False)
            self._hidden.append(False)
        else:
            assert asked is not None
            self.log.append(LogEntry(asked.kind, seat, answer))
            self._joint.append(len(asked.options) > 1)
            self._hidden.append(asked.is_hidden)
        self._fact_counts.append(len(self.facts))

    def _apply_answer(self, seat: Seat, answer: Any) -> None:
        asked = self.prompt
        if isinstance(asked, Ask):
            if seat in self.sealed:
                self._unseal(seat)
            self._append_entry(seat, answer)
            self.sealed[seat] = answer
            if len(self.sealed) < len(asked.options):
                return
            answer, self.sealed = self.sealed, {}
        else:
            self._append_entry(seat, answer)
        if not self._advance(answer):
            self._run_phases()

    def _unseal(self, seat: Seat) -> None:
        del self.sealed[seat]
        n = max(n for n, line in enumerate(self.log) if line.seat == seat)
        del self.log[n], self._fact_counts[n], self._joint[n], self._hidden[n]

    # Taking back -----------------------------------------------------------------------------------------------------

    def why_not_undo(self, seat: Seat) -> Reason | None:
        """Return why a seat may not take its last answer back; None if it may.

        The law of the log: no luck, no other seat's answer and no revealed secret may stand after it.
        """
        if seat in self.sealed:
            return None
        settled = len(self.log) - len(self.sealed)
        if self._checkpoint_mode != "all" or settled == 0:
            return Reason("nothing_to_take_back")
        # A reason that depended on hidden entries would reveal that a seat had a choice: ignore them.
        n = next((n for n in range(settled - 1, -1, -1) if not self._hidden[n]), -1)
        if n < 0:
            return Reason("nothing_to_take_back")
        last = self.log[n]
        if last.seat == CHANCE_SEAT:
            return Reason("undo_luck", {"about": last.kind})
        if last.seat != seat:
            return Reason("undo_other", {"seat": last.seat})
        if self._joint[n] or self._hidden[-1] or any(fact.reveals for fact in self.facts[self._fact_counts[n] :]):
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
        """Go back to the first `n` entries, for tables where all players agree. The same draws will
        follow."""
        if not 0 <= n < len(self.log):
            raise Refused(Reason("nothing_to_take_back"))
        self._return_to(n)

    def _return_to(self, n: int) -> None:
        self._replay(n)
        self.resume_chance()

    def _replay(self, n: int) -> None:
        """Stand where the first `n` lines lead: played again from where the table was last settled before them."""
        while self._checkpoints[-1].entries > n:
            self._checkpoints.pop()
        settled = self._checkpoints.pop()
        again = self.log[settled.entries : n]
        luck, self.chance_source = self.chance_source, None
        self.state, self.sealed, self._draws = copy(settled.state), {}, settled.draws.copy()
        for things in (self.log, self._fact_counts, self._joint, self._hidden):
            del things[settled.entries :]
        del self.facts[settled.facts :]
        self._run_phases()
        for line in again:
            self._apply_answer(line.seat, line.answer)
        self.chance_source = luck

    def resume_chance(self) -> None:
        """If the table stopped for luck and now has a source of it, go on."""
        if self.chance_source is not None and isinstance(self.prompt, Chance):
            self._apply_answer(CHANCE_SEAT, self.chance_source.draw(self.prompt, self._draws.get(self.prompt.stream, 0)))

    # Copies ----------------------------------------------------------------------------------------------------------

    def copy(self) -> Table[S]:
        """The same table once more, its sealed answers and its luck included. Neither hears of what happens to the other."""
        other: Table[S]
        if self._fork is not None:
            other = self._fork(self.log, None)
        else:
            other = self.__class__.__new__(self.__class__)
            other.__setstate__(self.__getstate__() | {"chance_source": None})
        other.chance_source = deepcopy(self.chance_source)
        return other

    __copy__ = copy

    def __deepcopy__(self, memo: object) -> Table[S]:
        return self.copy()

    def __getstate__(self) -> dict[str, Any]:
        """All but the rules in the middle of their work: those are played again, from where the table was last settled."""
        if not self._checkpoints:
            what = "an imagined table in the middle of a turn" if self._fork is not None else "a table that keeps nothing"
            raise HippodromeError(f"{what} cannot be written down: write down the one it was made from")
        kept = {name: value for name, value in self.__dict__.items() if name not in ("state", "prompt", "sealed", "_send")}
        return {name: value.copy() if isinstance(value, list | dict) else value for name, value in kept.items()}

    def __setstate__(self, saved: dict[str, Any]) -> None:
        self.__dict__.update(saved)
        self._replay(len(self.log))

    def since_checkpoint(self) -> tuple[S, list[LogEntry]]:
        """A copy of the state where the table was last settled, and the lines since, sealed ones included: together they say
        where it stands, which no state in the middle of a part of play does."""
        if not self._checkpoints:
            raise HippodromeError("a table that keeps nothing, or was imagined, does not know where it was last settled")
        settled = self._checkpoints[-1]
        return copy(settled.state), self.log[settled.entries :]

    def fork(self, seat: Seat | None = None, rng: Random | None = None, chance_source: ChanceSource | None = None) -> Table[S]:
        """A copy to think with. For a seat (with its own `rng`), one that knows only what that seat knows: neither its
        state nor its log holds what was dealt otherwise."""
        face_down = len(self.log) - len(self.sealed)
        known = [line for n, line in enumerate(self.log) if n < face_down or seat is None or line.seat == seat]
        deal = None if seat is None or rng is None else _Resampling(face_down, seat, rng)
        if self._fork is not None:
            other = self._fork(known, deal)
        else:
            settled = self._checkpoints[-1]
            other = _play_from(self.game, settled, known[settled.entries :], (), deal)
        other.chance_source = chance_source
        return other

    def _hide(
        self, checkpoint: _Checkpoint, entries: Sequence[LogEntry], resamplings: Sequence[_Resampling], visible: int
    ) -> None:
        """Leave the truth, and all lines but the last ones that are `shown`, to a closure by which the table is forked again:
        no attribute of an imagined table leads to them."""
        game, hidden = self.game, entries[: len(entries) - visible]

        def fork(since: Sequence[LogEntry], deal: _Resampling | None) -> Table[S]:
            return _play_from(game, checkpoint, [*hidden, *since], resamplings, deal, len(since))

        self._fork = fork
        self._checkpoints.clear()
        for things in (self.log, self._fact_counts, self._joint, self._hidden):
            del things[: len(hidden)]

    def at(self, n: int) -> Table[S]:
        """The table as it stood after its first `n` lines: played again from where it was last settled before them."""
        known = max((k for k, settled in enumerate(self._checkpoints) if settled.entries <= n), default=0)
        settled = self._checkpoints[known]
        other: Table[S] = Table.__new__(Table)
        other.__dict__.update(
            self.__dict__, chance_source=None, state=copy(settled.state), sealed={}, _draws=settled.draws.copy()
        )
        other._checkpoints, other.facts = self._checkpoints[:known], self.facts[: settled.facts]
        for name in ("log", "_fact_counts", "_joint", "_hidden"):
            setattr(other, name, getattr(self, name)[: settled.entries])
        other._run_phases()
        for line in self.log[settled.entries : n]:
            other._apply_answer(line.seat, line.answer)
        return other

    def facts_of(self, n: int) -> list[Fact]:
        """Return the facts that entry `n` caused; for -1, those before any entry."""
        start = self._fact_counts[n] if n >= 0 else 0
        end = self._fact_counts[n + 1] if n + 1 < len(self._fact_counts) else len(self.facts)
        return self.facts[start:end]


def _play_from(
    game: Game[S],
    checkpoint: _Checkpoint,
    entries: Sequence[LogEntry],
    before: Sequence[_Resampling],
    deal: _Resampling | None,
    visible: int = 0,
) -> Table[S]:
    """A table to think with, played again from where another was settled. What was dealt again on the way is dealt so once
    more, lest a copy find the truth again; then, with `deal`, what that seat may not know is dealt anew."""
    table: Table[S] = Table(game, copy(checkpoint.state), checkpoints="last", record_facts=False)
    table._draws = checkpoint.draws.copy()
    deals = list(before)
    for n, line in enumerate(entries):
        while deals and deals[0].entries <= n:
            again = deals.pop(0)
            game.resample_hidden(table.state, again.seat, shallow_copy(again.rng))
        table._apply_answer(line.seat, line.answer)
    for again in deals:
        game.resample_hidden(table.state, again.seat, shallow_copy(again.rng))
    if deal is not None:
        again = deal._replace(entries=len(entries), rng=shallow_copy(deal.rng))
        game.resample_hidden(table.state, deal.seat, deal.rng)
        table._hide(checkpoint, entries, (*before, again), len(table.sealed))
    elif before:
        table._hide(checkpoint, entries, before, visible)
    return table


class Pov:
    """A race from one seat: all that a bot is ever handed.

    `prompt_kind` says what is asked of `seat`; `options` are its legal answers; `view()` is all that it may see, as numbers;
    `determinize(rng)` is a table that could be the true one for all it knows, to play on; `game` and `edition` hold the
    rules and their numbers.

    >>> def bot(pov, rng):
    ...     return max(pov.options, key=lambda move: len(move.cards))
    >>> move = bot(hd.Race("charioteer", seats=2, seed=1).pov(0), Random(1))
    """

    __slots__ = ("determinize", "edition", "game", "options", "prompt_kind", "seat", "view")

    view: Callable[[], dict[str, Any]]
    """Return the view of this seat."""
    determinize: Callable[[Random], Table[Any]]
    """A table that could be the true one for all this seat knows, to play on in thought."""

    def __init__(self, table: Table[Any], seat: Seat) -> None:
        assert isinstance(table.prompt, Ask)
        self.seat = seat
        self.prompt_kind: str = table.prompt.kind
        self.game: Game[Any] = table.game
        self.edition = table.state.edition
        self.options: Options[Any] = table.prompt.options[seat]
        self.view = lambda: table.game.view(table.state, seat)
        self.determinize = lambda rng: table.fork(seat, rng, SampledChance(rng))

    def for_user_bot(self, rng: Random) -> Pov:
        """Return a point of view for a user-supplied bot: over a determinized table, so that no hidden information is
        reachable."""
        return Pov(self.determinize(rng), self.seat)


Bot = Callable[[Pov], Any]
"""A bot looks from its seat and names one of the options."""


def play_out(table: Table[S], bots: Sequence[Bot]) -> Table[S]:
    """Let bots answer every question until the race is over."""
    while True:
        table.answer_forced()
        if not isinstance(table.prompt, Ask):
            break
        for seat in table.waiting:
            table.answer(seat, bots[seat](Pov(table, seat)))
    return table
