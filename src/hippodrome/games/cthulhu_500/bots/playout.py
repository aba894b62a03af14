"""Playouts on the readable rules: without a table's log, and with the same draws for every candidate."""

from __future__ import annotations

from collections.abc import Callable, MutableSequence
from random import Random
from typing import Any

from hippodrome.core.ask import Ask, Chance, Options, Seat
from hippodrome.core.table import Table
from hippodrome.games.cthulhu_500.answers import PASS, Answer
from hippodrome.games.cthulhu_500.bots.auriga import policy
from hippodrome.games.cthulhu_500.bots.odds import Odds
from hippodrome.games.cthulhu_500.edition import Edition
from hippodrome.games.cthulhu_500.state import State
from hippodrome.games.cthulhu_500.why_not import can_react
from hippodrome.games.registry import get_game

Policy = Callable[[State, Seat, str, Options[Answer]], Answer]
"""A policy: returns the answer of a seat to a prompt."""


class World(Random):
    """The draws of a sampled world: one order of all cards, for the deal and the draw pile, and the n-th roll of each die."""

    def __init__(self, seed: str, cards: int) -> None:
        super().__init__(seed)
        self._order = [self.random() for _ in range(cards + 1)]
        self._thrown: dict[str, list[float]] = {}
        self._next: dict[str, int] = {}

    def __copy__(self) -> World:
        """Share the deal: it never changes."""
        return self

    def shuffle(self, x: MutableSequence[Any]) -> None:
        """Put cards in the order of this world."""
        x[:] = sorted(x, key=self._order.__getitem__)

    def rewind(self) -> None:
        """Restart the sequence of draws."""
        self._next.clear()

    def draw(self, s: State, chance: Chance) -> tuple[int, ...]:
        """Draw an outcome: cards come in the world's order, for any seat at any time; dice one after another."""
        order, stream = self._order, chance.stream
        if stream == "deck":
            deck = s.deck
            return tuple(sorted(range(len(deck)), key=lambda place: order[deck[place]])[: chance.count])
        n = self._next.get(stream, 0)
        self._next[stream] = n + chance.count
        thrown = self._thrown.setdefault(stream, [])
        if len(thrown) < n + chance.count:
            rng = Random(f"{order[0]}/{stream}/{len(thrown)}")
            thrown += [rng.random() for _ in range(ROLLS_PER_BATCH + chance.count)]
        if not chance.distinct:
            return tuple([int(pips * chance.sides) for pips in thrown[n : n + chance.count]])
        left = list(range(chance.sides))
        return tuple([left.pop(int(pips * len(left))) for pips in thrown[n : n + chance.count]])


ROLLS_PER_BATCH = 16
"""Rolls of a die that are drawn in advance at once."""


def prepare_race(seats: int, edition: Edition, seed: str, model: Policy) -> State:
    """Create a race before its first turn, prepared by a policy for all seats."""
    game = get_game("cthulhu-500")
    table: Table[State] = Table(
        game, game.setup(seats, game.resolve_options({}), edition), checkpoints="none", record_facts=False
    )
    return play_on(table, World(seed, edition.flag), model, turns=1)


def play_on(table: Table[State], world: World, model: Policy, turns: int, given: Any = None) -> State:
    """Play for this number of turns, including the current one, or to the end of the race. The table is consumed.

    `given` is the first answer: the outcome of a draw, or the answers of seats, in that order.
    """
    if table.prompt is None:
        return table.state
    s, game, prompt, send = table.state, table.game, table.prompt, table._send
    until = s.turn + turns - 1
    answer: Any
    while True:
        if type(prompt) is Chance:
            answer = world.draw(s, prompt) if given is None else given
        elif isinstance(prompt, Ask):
            if prompt.is_hidden:
                answer = {
                    seat: model(s, seat, "react", options) if can_react(s, seat) else PASS
                    for seat, options in prompt.options.items()
                }
            else:
                answer = {seat: model(s, seat, prompt.kind, options) for seat, options in prompt.options.items()}
            if given:
                answer = {**given, **{seat: modelled for seat, modelled in answer.items() if seat not in given}}
        given = None
        try:
            prompt = send(answer)
            continue
        except StopIteration:
            pass
        while True:
            if s.phase == "start" and s.turn >= until:
                return s
            part = game.next_phase(s)
            if part is None:
                return s
            send = part.send
            try:
                prompt = send(None)
                break
            except StopIteration:
                continue


def auriga_policy(s: State, seat: Seat, about: str, options: Options[Answer]) -> Answer:
    """Auriga's policy without its random tie-breaking."""
    return policy(Odds.from_state(s, seat), about, options)
