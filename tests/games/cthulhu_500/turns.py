"""Lockstep by turns: races of Cthulhu 500 with a policy in each seat, on the readable rules and compiled, with the
same draws."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import Any

import numpy as np

from hippodrome.core.ask import Ask, Chance, Options, Seat
from hippodrome.games.cthulhu_500.answers import PASS, Answer
from hippodrome.games.cthulhu_500.bots.compiled import weights_for
from hippodrome.games.cthulhu_500.bots.compiled.edition_record import pack_edition
from hippodrome.games.cthulhu_500.bots.compiled.entry_points import play_races
from hippodrome.games.cthulhu_500.bots.compiled.policies import DETERMINISTIC_AURIGA, STEWARD
from hippodrome.games.cthulhu_500.bots.playout import Policy, auriga_policy
from hippodrome.games.cthulhu_500.bots.steward import steward_policy
from hippodrome.games.cthulhu_500.edition import Edition
from hippodrome.games.cthulhu_500.engine.edition_record import NONE
from hippodrome.games.cthulhu_500.engine.offers import new_scratch
from hippodrome.games.cthulhu_500.engine.race import race_of, state_of
from hippodrome.games.cthulhu_500.rules import race_order
from hippodrome.games.cthulhu_500.state import State
from hippodrome.games.cthulhu_500.why_not import can_react
from hippodrome.games.registry import get_game

GAME = get_game("cthulhu-500")
LIKE: dict[int, Policy] = {DETERMINISTIC_AURIGA: auriga_policy, STEWARD: steward_policy}
DESK = new_scratch()
WASTES = ("end", "nothing", "remove", "pass", "silence")


def begin(edition: Edition, seats: int, options: Mapping[str, Any], seed: str) -> State:
    """Return a race after its preparation by random seats."""
    s: State = GAME.setup(seats, GAME.resolve_options(options), edition)
    rng = Random(f"begin {seed}")
    while s.phase != "start":
        play_part(s, lambda chance: chance.draw(rng), lambda s, seat, about, options: options.draw(rng))
    return s


def play_part(s: State, draw: Callable[[Chance], tuple[int, ...]], model: Policy) -> list[int]:
    """Play one phase on the readable rules; return its draws."""
    part, luck = GAME.next_phase(s), list[int]()
    answer: Any = None
    assert part is not None
    while True:
        try:
            asked: Any = part.send(answer)
        except StopIteration:
            return luck
        if isinstance(asked, Chance):
            answer = draw(asked)
            luck += answer
        else:
            answer = {seat: _answer(s, seat, asked, model) for seat in asked.options}


def _answer(s: State, seat: Seat, asked: Ask[Any], model: Policy) -> Answer:
    return PASS if asked.is_hidden and not can_react(s, seat) else model(s, seat, asked.kind, asked.options[seat])


def wildly(rng: Random) -> Policy:
    """Return a random policy that rarely does nothing."""

    def model(s: State, seat: Seat, about: str, options: Options[Answer]) -> Answer:
        if about == "discard":
            return Answer("throw", tuple(card for card in s.racers[seat].hand if rng.random() < 0.25))
        every = list(options)
        return rng.choice([option for option in every if option.verb not in WASTES] or every)

    return model


class Lockstep:
    """One race on the readable rules, and its record, with a policy in each seat; and what has occurred."""

    def __init__(self, s: State, seed: str, packed: Any = None, stewards: Sequence[Seat] = (), scales: Any = None) -> None:
        self.s, self.rng = s, Random(f"lockstep {seed}")
        self.packed = pack_edition(s.edition) if packed is None else packed
        self.stewards, self.scales = stewards, scales
        self.begin_record()
        self.turns = 0
        self.played: Counter[str] = Counter()

    def begin_record(self) -> None:
        """Convert the current state to the record."""
        self.races = np.array([race_of(self.s)])
        self.races["minds"][:, list(self.stewards)] = STEWARD

    def play_turn(self, model: Policy) -> list[int]:
        """Play a turn on the readable rules; return its draws."""

        def counted(s: State, seat: Seat, about: str, options: Options[Answer]) -> Answer:
            answer = model(s, seat, about, options)
            does = answer.verb in ("play", "use", "react")
            self.played[s.edition.cards[answer.cards[0]].effect if does else answer.verb] += 1
            return answer

        luck = play_part(self.s, lambda chance: chance.draw(self.rng), counted)
        while not self.s.over and self.s.phase != "start":
            luck += play_part(self.s, lambda chance: chance.draw(self.rng), counted)
        return luck

    def wander(self, turns: int, models: Sequence[Policy]) -> None:
        """Play some turns on the readable rules only."""

        def by_seat(s: State, seat: Seat, about: str, options: Options[Answer]) -> Answer:
            return models[seat](s, seat, about, options)

        for _ in range(turns):
            if not self.s.over:
                self.play_turn(by_seat)
        self.played.clear()
        self.begin_record()

    def step(self) -> None:
        """Play one turn on both sides."""
        race = self.races[0]
        models = [LIKE[int(mind)] for mind in race["minds"]]
        given = self.play_turn(lambda s, seat, about, options: models[seat](s, seat, about, options))
        scales = weights_for(self.s.edition, self.races) if self.scales is None else self.scales
        race["until"], race["luck"]["given"] = race["turn"] + 2, 0
        luck = np.array([*given, NONE], np.int32)  # the last must never be used
        play_races(self.packed, scales, self.races, DESK, np.zeros(1, np.int64), luck, False)
        assert race["luck"]["given"] == len(given), "the engines asked for luck differently often"
        self.compare()
        self.turns += 1

    def compare(self) -> None:
        """Compare every field, and the winner."""
        race = self.races[0]
        assert state_of(race, self.s.edition) == replace(self.s, facts=None)
        assert list(state_of(race, self.s.edition).contagions) == list(self.s.contagions)
        assert race["winner"] == (race_order(self.s)[0] if self.s.over else NONE)
        if not self.s.over:
            again = race_of(self.s)
            assert again["flag_discarded"] == race["flag_discarded"]

    def play(self, most: int = 10**6) -> None:
        """Play to the end, or a number of turns."""
        while not self.s.over and most:
            self.step()
            most -= 1
