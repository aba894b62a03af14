"""What a move would do if it were made now, told by the rules themselves on a table that the seat imagines."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from rich.text import Text

from hippodrome.core.ask import Seat
from hippodrome.core.plain import copy
from hippodrome.core.table import Pov
from hippodrome.core.tell import Fact
from hippodrome.core.words import Words
from hippodrome.games.charioteer.moves import Move
from hippodrome.games.charioteer.rules import make_move, reveal
from hippodrome.games.charioteer.state import State


class Forecast(NamedTuple):
    """Where a move would end as the track stands now, the rank there, whom it passes, and what else the rules tell of it."""

    at: int
    rank: int
    passed: tuple[Seat, ...]
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
        making = make_move(s, self.seat, move)
        fan_token = False
        try:
            making.send(None)
            fan_token = True  # the only luck in a move is the fan token it wins
        except StopIteration:
            pass
        finally:
            making.close()
        passed = tuple(seat for fact in told if fact.kind == "moved" for seat in fact.data["passed"])
        whipped = sum(fact.data["spaces"] for fact in told if fact.kind == "whipped")
        return Forecast(s.chariots[self.seat].at, s.running.index(self.seat) + 1, passed, whipped, fan_token, tuple(told))


def effects(words: Words, forecast: Forecast) -> list[str]:
    """All that a move does beside moving, in a few words each."""
    found = [
        words.text(f"terminal.charioteer.effect.{fact.kind}", **fact.data)
        for fact in forecast.facts
        if f"terminal.charioteer.effect.{fact.kind}" in words and _worth_telling(fact)
    ]
    if forecast.fan_token:
        found.append(words.text("terminal.charioteer.effect.fan_token"))
    return found


def _worth_telling(fact: Fact) -> bool:
    return fact.kind != "reset" or bool(fact.data["cubes"])


def sum_of(words: Words, symbols: int, number: int, token: int, skill: int, damage: int, distance: int) -> Text:
    """The sum behind a distance: cards + token + skill - damage."""
    key = "terminal.charioteer.sum"
    text = words.text(key, symbols=symbols, number=number, token_bonus=token, skill=skill, damage=damage)
    return Text(f"{text} = ").append(str(distance), "bold")


def where_to(words: Words, forecast: Forecast) -> str:
    """Where a move would end, and at which rank, as long as nobody else moves."""
    return words.text(
        "terminal.charioteer.landing", place=forecast.at, passed=forecast.passed, whipped=forecast.whipped, rank=forecast.rank
    )

