"""Runs a game: holds the open prompt, refuses illegal answers, records the log, forks and undoes."""

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
    """A log entry: the kind of the prompt, the seat (CHANCE_SEAT for a chance draw), and the answer."""

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
"""Forks a determinized table with the given entries; the true state is reachable only inside this closure."""


class Table(Generic[S]):
    """One race being played.

    `prompt` is the open prompt (None: the race is over), `sealed` the answers that are not revealed yet, `log` all entries,
    sealed ones last, `facts` all facts. Without a `chance_source` the table also stops at each Chance. `checkpoints` selects
    the phases from which the table can be replayed: all (undo, rewind), the last one (fork), or none (mass simulation).
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
        self._fact_counts: list[int] = []  # number of facts before entry n was appended
        self._joint: list[bool] = []  # whether entry n answered a prompt to several seats
        self._hidden: list[bool] = []  # whether entry n answered a hidden prompt
        self._run_phases()

    # Playing ---------------------------------------------------------------------------------------------------------

    @property
    def waiting(self) -> list[Seat]:
        """The seats that have not answered the open prompt."""
        return [seat for seat in self.prompt.options if seat not in self.sealed] if isinstance(self.prompt, Ask) else []

    @property
    def publicly_waiting(self) -> list[Seat]:
        """The seats that viewers may see as waiting; for a hidden prompt, all prompted seats."""
        return list(self.prompt.options) if isinstance(self.prompt, Ask) and self.prompt.is_hidden else self.waiting

    def options(self, seat: Seat) -> Options[Any]:
        """Return the legal answers of a seat."""
        if not isinstance(self.prompt, Ask) or seat not in self.prompt.options:
            raise Refused(self._not_asked(seat) or Reason("not_your_decision"))
        return self.prompt.options[seat]

    def read(self, seat: Seat, text: str) -> Any:
        """Parse the text of an answer; raises Refused with the reason if it cannot be parsed."""
        found = self.options(seat).read(text)
        if isinstance(found, Reason):
            raise Refused(found)
        return found

    def why_not(self, seat: Seat, answer: object) -> Reason | None:
        """Return why a seat may not give this answer now; None if it may."""
        prompt = self.prompt
        if isinstance(prompt, Ask) and seat in prompt.options:
            return prompt.options[seat].why_not(answer)
        return self._not_asked(seat)

    def answer(self, seat: Seat, answer: Any) -> None:
        """Answer for a seat (or for chance). A seat may replace its sealed answer until the last one is in."""
        if seat == CHANCE_SEAT:
            if not isinstance(self.prompt, Chance) or not self.prompt.is_possible(answer):
                raise Refused(Reason("not_an_outcome", {"answer": str(answer)}))
        elif (reason := self.why_not(seat, answer)) is not None:
            raise Refused(reason)
        self._apply_answer(seat, answer)

    def withdraw(self, seat: Seat) -> None:
        """Take back a sealed answer before the last one is in."""
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
        while isinstance(prompt := self.prompt, Ask) and prompt.is_hidden:
            forced = [seat for seat in self.waiting if len(prompt.options[seat]) == 1]
            for seat in forced:
                self._apply_answer(seat, next(iter(prompt.options[seat])))
            if self.prompt is prompt:
                return

    def is_public(self, n: int) -> bool:
        """Return whether entry `n` may be shown, which is false if it answered a hidden prompt. Even a seat's own forced answer
        would reveal that another seat had a choice; the effects of the answers are facts."""
        return not self._hidden[n]

    def _run_phases(self) -> None:
        """Run phase after phase until a prompt or the end, and store a checkpoint before each phase."""
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
        """Run the rules to their next prompt; return False if the phase ends instead."""
        while True:
            try:
                self.prompt = prompt = self._send(answer)
            except StopIteration:
                return False
            if self.chance_source is None or not isinstance(prompt, Chance):
                return True
            answer = self.chance_source.draw(prompt, self._draws.get(prompt.stream, 0))
            self._append_entry(CHANCE_SEAT, answer)

    def _append_entry(self, seat: Seat, answer: Any) -> None:
        prompt = self.prompt
        if isinstance(prompt, Chance):
            stream = prompt.stream
            self._draws[stream] = self._draws.get(stream, 0) + 1
            self.log.append(LogEntry(prompt.kind, seat, answer, stream))
            self._joint.append(False)
            self._hidden.append(False)
        else:
            assert prompt is not None
            self.log.append(LogEntry(prompt.kind, seat, answer))
            self._joint.append(len(prompt.options) > 1)
            self._hidden.append(prompt.is_hidden)
        self._fact_counts.append(len(self.facts))

    def _apply_answer(self, seat: Seat, answer: Any) -> None:
        prompt = self.prompt
        if isinstance(prompt, Ask):
            if seat in self.sealed:
                self._unseal(seat)
            self._append_entry(seat, answer)
            self.sealed[seat] = answer
            if len(self.sealed) < len(prompt.options):
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

    # Undo ------------------------------------------------------------------------------------------------------------

    def why_not_undo(self, seat: Seat) -> Reason | None:
        """Return why a seat may not take back its last answer; None if it may.

        It may if no chance draw, no other seat's answer and no revealed secret follows it.
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
        """Go back to the first `n` entries, for tables where all players agree. Later draws repeat."""
        if not 0 <= n < len(self.log):
            raise Refused(Reason("nothing_to_take_back"))
        self._return_to(n)

    def _return_to(self, n: int) -> None:
        self._replay(n)
        self.resume_chance()

    def _replay(self, n: int) -> None:
        """Replay the first `n` entries from the last checkpoint before them."""
        while self._checkpoints[-1].entries > n:
            self._checkpoints.pop()
        settled = self._checkpoints.pop()
        again = self.log[settled.entries : n]
        chance_source, self.chance_source = self.chance_source, None
        self.state, self.sealed, self._draws = copy(settled.state), {}, settled.draws.copy()
        for things in (self.log, self._fact_counts, self._joint, self._hidden):
            del things[settled.entries :]
        del self.facts[settled.facts :]
        self._run_phases()
        for line in again:
            self._apply_answer(line.seat, line.answer)
        self.chance_source = chance_source

    def resume_chance(self) -> None:
        """Continue if the table stopped at a Chance and now has a chance source."""
        if self.chance_source is not None and isinstance(self.prompt, Chance):
            self._apply_answer(CHANCE_SEAT, self.chance_source.draw(self.prompt, self._draws.get(self.prompt.stream, 0)))

    # Copies ----------------------------------------------------------------------------------------------------------

    def copy(self) -> Table[S]:
        """Return an independent copy of the table, sealed answers and chance source included."""
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
        """Return all attributes except the running phase, which unpickling replays from the last checkpoint."""
        if not self._checkpoints:
            what = "a determinized table within a turn" if self._fork is not None else "a table without checkpoints"
            raise HippodromeError(f"{what} cannot be copied or pickled: use the table it was forked from")
        attributes = {
            name: value for name, value in self.__dict__.items() if name not in ("state", "prompt", "sealed", "_send")
        }
        return {name: value.copy() if isinstance(value, list | dict) else value for name, value in attributes.items()}

    def __setstate__(self, saved: dict[str, Any]) -> None:
        self.__dict__.update(saved)
        self._replay(len(self.log))

    def since_checkpoint(self) -> tuple[S, list[LogEntry]]:
        """Return a copy of the state at the last checkpoint, and the entries since, sealed ones included. Together they
        identify the position; a state in the middle of a phase does not."""
        if not self._checkpoints:
            raise HippodromeError("a table without checkpoints, or a determinized one, has no checkpoint to start from")
        settled = self._checkpoints[-1]
        return copy(settled.state), self.log[settled.entries :]

    def fork(self, seat: Seat | None = None, rng: Random | None = None, chance_source: ChanceSource | None = None) -> Table[S]:
        """Return a copy for search. With a seat and its `rng`, hidden information is redrawn: neither the state nor the log of
        the copy contains anything that the seat may not see."""
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
        """Move the true checkpoint, and all but the last `visible` entries, into a closure that forks the table again, so that
        no attribute of a determinized table leads to them."""
        game, hidden = self.game, entries[: len(entries) - visible]

        def fork(since: Sequence[LogEntry], deal: _Resampling | None) -> Table[S]:
            return _play_from(game, checkpoint, [*hidden, *since], resamplings, deal, len(since))

        self._fork = fork
        self._checkpoints.clear()
        for things in (self.log, self._fact_counts, self._joint, self._hidden):
            del things[: len(hidden)]

    def at(self, n: int) -> Table[S]:
        """Return the table after its first `n` entries, replayed from the last checkpoint before them."""
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
    """Return a table for search, replayed from a checkpoint of another one. The resamplings in `before` are repeated, so that
    a copy of a determinized table does not recover the true state; then `deal` redraws what its seat may not see."""
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
    """A race from the point of view of one seat: everything that a bot receives.

    `prompt_kind` is the kind of decision; `options` are the legal answers of `seat`; `view()` is everything it may see, as
    numbers; `determinize(rng)` returns a table that is consistent with that view, for search; `game` and `edition` hold the
    rules and their numbers.

    >>> def bot(pov, rng):
    ...     return max(pov.options, key=lambda move: len(move.cards))
    >>> move = bot(hd.Race("charioteer", seats=2, seed=1).pov(0), Random(1))
    """

    __slots__ = ("determinize", "edition", "game", "options", "prompt_kind", "seat", "view")

    view: Callable[[], dict[str, Any]]
    """Return the view of this seat."""
    determinize: Callable[[Random], Table[Any]]
    """Return a table that is consistent with everything this seat knows, for search."""

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
"""A bot: receives the point of view of a seat and returns one of the options."""


def play_out(table: Table[S], bots: Sequence[Bot]) -> Table[S]:
    """Let bots answer every prompt until the race is over."""
    while True:
        table.answer_forced()
        if not isinstance(table.prompt, Ask):
            break
        for seat in table.waiting:
            table.answer(seat, bots[seat](Pov(table, seat)))
    return table
