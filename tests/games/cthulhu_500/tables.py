"""Tables of Cthulhu 500 for tests: written positions, scripted dice and draws, answers as text."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import fields, replace
from functools import cache
from random import Random
from typing import Any

from hippodrome.core.ask import Chance
from hippodrome.core.table import Table
from hippodrome.games.cthulhu_500.edition import Edition
from hippodrome.games.cthulhu_500.scenario import complete_position, read
from hippodrome.games.cthulhu_500.state import State
from hippodrome.games.registry import get_game, load_edition
from hippodrome.scenarios.names import WrittenFields

GAME = get_game("cthulhu-500")


@cache
def house_edition() -> Edition:
    """Return the built-in edition."""
    edition: Edition = load_edition(GAME)
    return edition


@cache
def plain_edition() -> Edition:
    """Return the same cards with identical vehicles: speed 3, damaged 1, complexity 4, so that only cards differ."""
    edition = house_edition()
    cars = tuple(car._replace(speed=3, damaged=1, complexity=4, effect="", amount=0) for car in edition.vehicles)
    return replace(edition, vehicles=cars)


class Told:
    """Scripted chance source: pips of any die in order, and cards drawn by name; the rest comes from a seed."""

    def __init__(self, dice: Iterable[int] = (), draws: Iterable[str] = ()) -> None:
        self.dice, self.draws, self._rng = list(dice), list(draws), Random(1)
        self.state: State | None = None

    def draw(self, chance: Chance, n: int) -> tuple[int, ...]:
        if chance.stream.startswith("die of") and self.dice:
            return tuple(self.dice.pop(0) - 1 for _ in range(chance.count))
        if chance.stream == "deck" and self.draws:
            assert self.state is not None
            wanted = [self.draws.pop(0) for _ in range(chance.count)]
            return tuple(self.state.deck.index(self.state.edition.piece_ids[name]) for name in wanted)
        return chance.draw(self._rng)


def lay_table(
    players: int = 4,
    *,
    seats: Mapping[int, Any] | None = None,
    dice: Sequence[int] = (),
    draws: Sequence[str] = (),
    options: Mapping[str, Any] | None = None,
    edition: Edition | None = None,
    **written: Any,
) -> Table[State]:
    """Return a table during a turn; seat 1 is active by default, the pack is 0, 1, 2 ..."""
    edition = edition or plain_edition()
    state: State = GAME.setup(players, GAME.resolve_options(options or {}), edition)
    written = {"mover": 1, **written}
    for field, value in written.items():
        setattr(state, field, _meant(edition, field, value))
    for seat, part in (seats or {}).items():
        for field, value in part.items():
            setattr(state.racers[seat], field, _meant(edition, field, value))
    complete_position(state, WrittenFields(written.keys(), [(seats or {}).get(seat, {}).keys() for seat in range(players)]))
    luck = Told(dice, draws)
    luck.state = state
    table = Table(GAME, state, luck)
    table.answer_forced()
    return table


def _meant(edition: Edition, field: str, value: Any) -> Any:
    if isinstance(value, dict):
        return {read(edition, field, one): read(edition, field, other) for one, other in value.items()}
    return [read(edition, field, one) for one in value] if isinstance(value, list) else read(edition, field, value)


def say(table: Table[State], *answers: tuple[int, str]) -> Table[State]:
    """Give answers in order; hidden prompts without a choice are answered automatically."""
    for seat, text in answers:
        table.answer(seat, table.read(seat, text))
        table.answer_forced()
    return table


def refusal(table: Table[State], seat: int, text: str) -> str:
    """Return the code of the reason why an answer is refused."""
    from hippodrome.core.errors import Refused

    try:
        answer = table.read(seat, text)
    except Refused as refused:
        return refused.reason.code
    reason = table.why_not(seat, answer)
    return "" if reason is None else reason.code


def names(s: State, cards: Iterable[int]) -> list[str]:
    """Return the names of cards."""
    return [s.edition.cards[card].name if card < s.edition.flag else "flag" for card in cards]


def told(table: Table[State], kind: str) -> list[Mapping[str, Any]]:
    """Return every fact of a kind."""
    return [fact.data for fact in table.facts if fact.kind == kind]


def conserved(s: State) -> bool:
    """Return whether every card is in exactly one place."""
    return sorted(GAME.pieces(s)["cards"]) == list(range(s.edition.flag + 1))


assert {f.name for f in fields(State)} >= {"pack", "mover", "racers"}
