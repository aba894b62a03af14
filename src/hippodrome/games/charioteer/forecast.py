"""What a move would do if it were made now, told by the rules themselves on a table that the seat imagines."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from hippodrome.core.ask import Seat
from hippodrome.core.game import Part
from hippodrome.core.plain import copy
from hippodrome.core.table import Pov
from hippodrome.core.tell import Fact
from hippodrome.core.words import Words
from hippodrome.games.charioteer.moves import Count, Move
from hippodrome.games.charioteer.rules import make_move, reset, reveal
from hippodrome.games.charioteer.state import State


class Forecast(NamedTuple):
    """Where a move would end as the track stands now, the rank there, whom it passes, and what else the rules tell of it.

    Those in `inside_of` are passed in the space where the move ends, so they stay beside it; `running` is the order of the
    race then.
    """

    at: int
    rank: int
    running: tuple[Seat, ...]
    passed: tuple[Seat, ...]
    inside_of: tuple[Seat, ...]
    whipped: int
    fan_token: bool
    facts: tuple[Fact, ...]


class Foresight:
    """Moves made in thought, each on the same imagined table."""

    def __init__(self, pov: Pov) -> None:
        self.seat = pov.seat
        self._state: State = pov.imagine(Random(0)).state

    def of(self, move: Move) -> Forecast:
        """What a move would do before any rival has moved."""
        s = copy(self._state)
        s.told = told = list[Fact]()
        reveal(s, self.seat, move)
        fan_token = False
        if move.symbol is None:
            reset(s, self.seat)
        else:
            fan_token = _stops_for_luck(make_move(s, self.seat, move))  # the only luck in a move is the fan token it wins
        at = s.chariots[self.seat].at
        passed = [seat for fact in told if fact.kind == "moved" for seat in fact.data["passed"]]
        beside = tuple(seat for seat in passed if s.chariots[seat].at == at)
        behind = tuple(seat for seat in passed if s.chariots[seat].at != at)
        whipped = sum(fact.data["spaces"] for fact in told if fact.kind == "whipped")
        return Forecast(at, s.running.index(self.seat) + 1, tuple(s.running), behind, beside, whipped, fan_token, tuple(told))


def _stops_for_luck(part: Part) -> bool:
    """Let a part of play run; whether it comes to a Chance before its end."""
    try:
        part.send(None)
        return True
    except StopIteration:
        return False
    finally:
        part.close()


def effects(words: Words, forecast: Forecast) -> list[str]:
    """All that a move does beside moving, in a few words each."""
    found = [
        words.text(f"forecast.effect.{fact.kind}", **fact.data)
        for fact in forecast.facts
        if f"forecast.effect.{fact.kind}" in words and _worth_telling(fact)
    ]
    if forecast.fan_token:
        found.append(words.text("forecast.effect.fan_token"))
    return found


def _worth_telling(fact: Fact) -> bool:
    return fact.kind != "reset" or bool(fact.data["cubes"])


def sum_of(words: Words, count: Count) -> str:
    """The sum behind a distance: cards + token + skill - damage."""
    return words.text("forecast.sum", symbols=count.symbols, number=count.number, token_bonus=count.token, skill=count.skill,
                      damage=count.damage, by=count.distance)


def where_to(words: Words, forecast: Forecast) -> str:
    """Where a move would end, and at which rank, as long as nobody else moves."""
    return f"{landing(words, forecast)}{words.text('forecast.rank_for_now', rank=forecast.rank)}"


def landing(words: Words, forecast: Forecast) -> str:
    """Where a move would end, and whom it passes on the way."""
    return words.text(
        "forecast.landing",
        place=forecast.at,
        passed=forecast.passed,
        rivals=forecast.inside_of,
        whipped=forecast.whipped,
    )
