"""Forecast of a move: its effects that no rival's move can change, and its probable rank.

Rivals ahead move first, so the end of a move depends on them: each can be in the way and cost a point. A statement without a
condition holds in every turn that could follow; a probable rank names the share of turns in which it holds.
"""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from hippodrome.core.ask import Seat
from hippodrome.core.codec import copy
from hippodrome.core.facts import Fact
from hippodrome.core.game import Phase
from hippodrome.core.table import Pov
from hippodrome.games.charioteer.edition import BLACK
from hippodrome.games.charioteer.move import Move
from hippodrome.games.charioteer.moves import Moves, count, icons
from hippodrome.games.charioteer.rules import last_line, make_move, reset, reveal
from hippodrome.games.charioteer.state import State

IMAGINED_TURNS = 16
"""Number of sampled turns for the rank."""
PROBABLE_TENTHS = 9
"""Probable ranks hold in at least this number of ten turns."""
RIVAL_MOVE_SAMPLES = (1, 4, 12)
"""Numbers of moves of which a sampled rival takes the longest: some consider fewer, some more."""
TOKEN_ONE_IN = 4
"""A sampled rival plays a token once in this number of turns."""


class Forecast(NamedTuple):
    """The certain effects of a move.

    It ends between `nearest` and `furthest`, without whips; `whip` is the maximum number of spaces that whips add, `idle` the
    reason why they certainly add none. `fan_tokens` is the minimum number left if the move wins one (None: it does not).
    `facts` are the facts of the move while no rival moves; only those that no rival can change may be shown.
    """

    nearest: int
    furthest: int
    whip: int
    whip_idle_reason: str
    fan_tokens: int | None
    facts: tuple[Fact, ...]
    end_if_alone: int
    """End of the move if no rival moves: for ordering moves only, because it is not certain."""


class Forecasts:
    """Forecasts of moves, all on the same determinized table."""

    def __init__(self, pov: Pov) -> None:
        self.seat = pov.seat
        self._state: State = pov.determinize(Random(0)).state
        self._futures: list[tuple[State, dict[Seat, Move]]] = []

    def of(self, move: Move) -> Forecast:
        """Return the certain effects of a move."""
        s = copy(self._state)
        before = s.running[: s.running.index(self.seat)]
        nearest = furthest = s.chariots[self.seat].at
        whips, idle = 0, ""
        if move.symbol is not None:
            nearest, furthest = self._ends(move)
            whips = icons(s, move, "whip") * s.edition.whip
            idle = "" if not whips else "first_turn" if s.turn == 1 else "" if before else "leading"
        s.facts = facts = list[Fact]()
        reveal(s, self.seat, move)
        drawn = move.symbol is not None and count(s, self.seat, move).symbols >= s.edition.fan_symbols
        left = len(s.bag) + len(s.used_fans) - len(before)
        if move.symbol is None:
            reset(s, self.seat)
        else:
            _run_phase(make_move(s, self.seat, move))  # the only draw in a move is the fan token it wins, at its end
        still = s.chariots[self.seat].at
        return Forecast(nearest, furthest, 0 if idle else whips, idle, max(0, left) if drawn else None, tuple(facts), still)

    def _ends(self, move: Move) -> tuple[int, int]:
        """Return the nearest and the furthest place where a regular move can end: each rival in its way takes a point."""
        s, seat = self._state, self.seat
        assert move.symbol is not None
        at, points = s.chariots[seat].at, count(s, seat, move).distance
        cornering = s.edition.symbols[move.symbol].colour == BLACK
        furthest = walk(s, at, points, cornering=cornering, line=self._first_line())
        in_the_way = 0 if s.turn == 1 else sum(self._can_block(rival, furthest) for rival in s.running if rival != seat)
        nearest = walk(s, at, max(0, points - in_the_way), cornering=cornering, line=last_line(s, seat))
        return nearest, furthest

    def _can_block(self, rival: Seat, furthest: int) -> bool:
        """Return whether a rival could be in a space that a move leaves: one that moves earlier may stop anywhere ahead."""
        s, at = self._state, self._state.chariots[self.seat].at
        earlier = s.running.index(rival) < s.running.index(self.seat)
        place = s.chariots[rival].at
        if not s.lapped_in_the_way:
            return earlier and place < furthest
        apart = (place - at) % s.edition.track.lap  # if laps meet, a rival behind may come round, too
        return earlier or apart < furthest - at

    def way(self, move: Move, to: int) -> list[int]:
        """Return the places that a move enters on its way to a place."""
        assert move.symbol is not None
        s, at, found = self._state, self._state.chariots[self.seat].at, list[int]()
        cornering = s.edition.symbols[move.symbol].colour == BLACK
        while at < to:
            at = s.edition.track.ahead(at, cornering=cornering, finish=self._first_line())
            found.append(at)
        return found

    def ends(self, move: Move, forecast: Forecast) -> list[int]:
        """Return every place where a move may end, whips included; one if that is certain."""
        assert move.symbol is not None
        s = self._state
        cornering = s.edition.symbols[move.symbol].colour == BLACK
        last = walk(s, forecast.furthest, forecast.whip, cornering=cornering, line=self._first_line())
        between = range(forecast.nearest + 1, last + 1)
        return [forecast.nearest, *(at for at in between if not (cornering and s.edition.track.is_outer(at)))]

    def _first_line(self) -> int:
        """Return the first line beyond which this chariot may step over outer spaces: if laps meet, the next one."""
        s = self._state
        lap = s.edition.track.lap
        return (s.chariots[self.seat].at // lap + 1) * lap if s.lapped_in_the_way else s.finish

    # Probable rank ---------------------------------------------------------------------------------------------------

    def ranks(self, move: Move) -> tuple[int, int]:
        """Return the best and the worst rank after the turn, over sampled moves of the rivals."""
        found = [self._rank_after(copy(s), {**laid, self.seat: move}) for s, laid in self._sampled_turns()]
        return min(found), max(found)

    def _sampled_turns(self) -> list[tuple[State, dict[Seat, Move]]]:
        """Sample turns that could follow: hidden cards redealt, and a move for every rival."""
        if not self._futures:
            rng = Random(0)
            for n in range(IMAGINED_TURNS):
                s = copy(self._state)
                _redeal(s, self.seat, rng)
                rivals = {
                    rival: RIVAL_MOVE_SAMPLES[(n + rival) % len(RIVAL_MOVE_SAMPLES)]
                    for rival in s.running
                    if rival != self.seat
                }
                self._futures.append((s, {rival: _sample_rival_move(s, rival, looks, rng) for rival, looks in rivals.items()}))
        return self._futures

    def _rank_after(self, s: State, moves: dict[Seat, Move]) -> int:
        for seat in s.running:
            reveal(s, seat, moves[seat])
        for seat in list(s.running):
            if moves[seat].symbol is not None:
                _run_phase(make_move(s, seat, moves[seat]))
        return s.running.index(self.seat) + 1


def walk(s: State, at: int, points: int, *, cornering: bool, line: int) -> int:
    """Moving the chariot: the place that a number of points leads to if no chariot is in the way."""
    for _ in range(points):
        at = s.edition.track.ahead(at, cornering=cornering, finish=line)
    return at


def _redeal(s: State, seat: Seat, rng: Random) -> None:
    """Redeal the rivals' hands from all cards that the seat cannot see."""
    hidden = [*s.deck, *(card for of, chariot in enumerate(s.chariots) if of != seat for card in chariot.hand)]
    rng.shuffle(hidden)
    for of, chariot in enumerate(s.chariots):
        if of != seat:
            chariot.hand = sorted(hidden.pop() for _ in chariot.hand)


def _sample_rival_move(s: State, seat: Seat, samples: int, rng: Random) -> Move:
    """Sample a move of a rival: the longest of some draws, sometimes with a token."""
    options = Moves(s, seat)
    groups = [group for group in options.groups() if group.symbol is not None and group.token is None]
    if not groups:
        return Move(None, (s.chariots[seat].hand[0],))
    looked_at = []
    for _ in range(samples):
        group = rng.choice(groups)
        looked_at.append(Move(group.symbol, group.sets[rng.randrange(len(group.sets))], group.crowd))
    move = max(looked_at, key=lambda move: options.count(move).distance)
    if rng.randrange(TOKEN_ONE_IN) == 0:
        move = move._replace(tokens=rng.choice(options.tokens(move.symbol)))
    return move


def _run_phase(part: Phase) -> None:
    """Run a phase to its end, or to its first chance draw."""
    try:
        part.send(None)
    except StopIteration:
        pass
    finally:
        part.close()
