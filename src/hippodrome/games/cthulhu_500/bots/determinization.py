"""Determinized worlds of a seat, as records: hidden cards are redealt in each, and the race is played out on the engine.

This works only at prompts where the state determines the suspended rules (`engine/replay.py`), because a determinized table
has no history. At other prompts the readable rules play the current turn (search.py). This module needs numba: import it only
when needed.
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
    """The answers of a seat, each played in any number of worlds; raises UnsupportedByEngine if that is not possible."""

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
        """Return a row for each answer in each world, several times with other draws; the hidden cards of a world are always
        the same."""
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
        """Deal hidden cards: to each rival as many as it holds, the others to the pile. The flag stays in the pile."""
        dealt = 0
        for seat in self._rivals:
            number = int(race["hand_size"][seat])
            race["hand"][seat, :number] = np.sort(cards[dealt : dealt + number])
            dealt += number
        race["deck"][: len(cards) - dealt] = cards[dealt:]
        race["deck"][len(cards) - dealt : int(race["deck_size"])] = self._flag
