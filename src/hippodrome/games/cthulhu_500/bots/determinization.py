"""Determinized worlds of a seat, as records: hidden cards are redealt in each, and the race is played out compiled.

Where the state alone says which rules wait (`engine/replay.py`): an imagined table does not know its way. At other questions
the turn at hand is played by the rules text (search.py). This module needs numba: import it only when it is wanted.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import numpy as np

from hippodrome.core.table import Pov
from hippodrome.games.cthulhu_500.answers import Answer
from hippodrome.games.cthulhu_500.engine import let_answer, put_act, race_at_question


class DeterminizedRaces:
    """Answers of a seat, each laid on the table in as many worlds as are wanted; UnsupportedByEngine where that cannot be."""

    def __init__(self, pov: Pov, key: int, answers: Sequence[Answer]) -> None:
        state = pov.determinize(Random(key)).state
        race = race_at_question(state, pov.prompt_kind)
        let_answer(race, pov.seat)
        self._laid = np.repeat(race.reshape(1), len(answers))
        for laid, answer in zip(self._laid, answers, strict=True):
            put_act(laid, answer, pov.edition)
        self._rivals = [seat for seat in range(len(state.racers)) if seat != pov.seat]
        self._flag = [pov.edition.flag] if pov.edition.flag in state.deck else []
        held = [card for seat in self._rivals for card in state.racers[seat].hand]
        self._hidden = np.array(sorted({*held, *state.deck} - {*self._flag}), np.uint8)
        self._key = key

    def races(self, numbers: Sequence[int], worlds: range, each: int) -> Any:
        """A row for each answer in each world, several times with other luck; world by world the same cards lie hidden."""
        one = np.repeat(self._laid[:1], len(worlds))
        for race, world in zip(one, worlds, strict=True):
            self._deal(race, np.random.default_rng([self._key, world]).permutation(self._hidden))
        races = np.repeat(np.tile(one, len(numbers)), each)
        for name in ("acts", "answered"):
            races[name] = np.repeat(self._laid[name][list(numbers)], len(worlds) * each, axis=0)
        first = np.arange(worlds.start, worlds.stop)[:, None] * each + np.arange(each)
        races["luck"]["key"], races["luck"]["race"] = self._key, np.tile(first.ravel(), len(numbers))
        return races

    def _deal(self, race: Any, cards: Any) -> None:
        """Deal hidden cards: to each rival as many as it holds, the others to the pile. The flag keeps to the pile."""
        dealt = 0
        for seat in self._rivals:
            number = int(race["hand_size"][seat])
            race["hand"][seat, :number] = np.sort(cards[dealt : dealt + number])
            dealt += number
        race["deck"][: len(cards) - dealt] = cards[dealt:]
        race["deck"][len(cards) - dealt : int(race["deck_size"])] = self._flag
