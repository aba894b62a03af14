"""Hints at the table: the recommended answer, and reasons to prefer it to the next best one."""

from __future__ import annotations

import json
from contextlib import suppress
from dataclasses import dataclass, replace
from random import Random
from typing import Any

import numpy as np

from hippodrome.bots import find_bot, levels_of
from hippodrome.bots.search import EQUAL_MARGIN, TO_THE_END, SearchEffort
from hippodrome.coach import get_search_policy
from hippodrome.coach.decisions import Aspect, compare_aspects, standard_error
from hippodrome.coach.sentences import reasons_text, round_for_display
from hippodrome.core.errors import BadInput, Reason
from hippodrome.core.table import Pov
from hippodrome.games.registry import get_plugin
from hippodrome.i18n.localization import Localization
from hippodrome.jit import UnsupportedByEngine
from hippodrome.jit.ready import compiled_bots

HINT_EFFORT = SearchEffort(seconds=0.7)
COMPARISON_WORLDS = 128
"""Worlds in which the two answers are compared; independent of those that selected them."""
RULES_COMPARISON_WORLDS = 32
"""The same on the readable rules, while the engine is not compiled yet."""
CLEAR_Z_THRESHOLD = 2.0
"""A difference is clear if it is at least this multiple of its error."""


@dataclass(frozen=True)
class Advice:
    """A recommended answer, the next best one (None: there is no other candidate), the difference in win probability with its
    error, and the reasons."""

    answer: str
    instead: str | None = None
    by: float = 0.0
    error: float = 0.0
    why: tuple[Aspect, ...] = ()

    @property
    def is_clear(self) -> bool:
        """Return whether the answer is significantly better than the other one."""
        return self.by > max(EQUAL_MARGIN, CLEAR_Z_THRESHOLD * self.error)


def advise(pov: Pov, game: Any, rng: Random, effort: SearchEffort = HINT_EFFORT) -> Advice:
    """Recommend the answer of the strongest bot, from what the seat can know, in about a second."""
    if get_plugin(game.name).search_policy is None:
        return _advise_without_search(pov, rng)
    policy, write = get_search_policy(game.name), game.format_answer
    answers = list(policy.evaluate(pov, rng, effort))
    if len(answers) == 1:
        return Advice(write(pov.edition, answers[0]))
    best, other = answers[:2]
    wait = effort.seconds == float("inf")
    ready = wait or can_compare(game.name, pov.edition)
    judged = policy.judge(pov, rng, [other, best], TO_THE_END if ready else 1, wait=wait)
    ahead = np.diff(judged([0, 1], range(COMPARISON_WORLDS if ready else RULES_COMPARISON_WORLDS)), axis=0)[0]
    by, error = float(ahead.mean()), standard_error(ahead)
    if by < -CLEAR_Z_THRESHOLD * error:  # in other worlds it is clearly the other way round
        best, other, by = other, best, -by
    advice = Advice(write(pov.edition, best), write(pov.edition, other), round(by, 4), round(error, 4))
    if ready and advice.is_clear:
        with suppress(UnsupportedByEngine):  # the engine does not support an option: no reasons are given
            advice = replace(advice, why=compare_aspects(pov, rng.getrandbits(32), other, best, COMPARISON_WORLDS))
    return advice


def _advise_without_search(pov: Pov, rng: Random) -> Advice:
    """Return the answer of the game's best bot, for a game without searching bots."""
    game = pov.game
    levels = [level for level in levels_of(game.name) if level in get_plugin(game.name).bots]
    if not levels:
        raise BadInput("no_hint_bot", game=game.name)
    return Advice(game.format_answer(pov.edition, find_bot(game.name, levels[-1], rng)(pov)))


def read_advice(text: str) -> Advice:
    """Parse advice from another process, as JSON."""
    read = json.loads(text)
    return Advice(**{**read, "why": tuple(Aspect(**aspect) for aspect in read["why"])})


def can_compare(game: str, edition: Any) -> bool:
    """Return whether playouts are available at once: not while the engine is being compiled."""
    return not get_plugin(game).provides("engine") or compiled_bots(game, edition, wait=False) is not None


def advice_texts(advice: Advice, pov: Pov, words: Localization, game: str) -> list[str]:
    """Reasons for the recommended answer, as lines."""
    if advice.instead is None:
        return []
    other = pov.options.read(advice.instead)
    if isinstance(other, Reason):  # the table has moved on
        return []
    texts = [words.text("coach.hint.than", answer=get_plugin(game).choice.describe_answer(pov, words, other))]
    n, error = round_for_display(100 * advice.by), round_for_display(100 * advice.error)
    if not advice.is_clear:
        return [*texts, words.text("coach.hint.close", error=error)]
    texts.append(words.text("coach.hint.clear", points=n, error=error))
    return [*texts, reasons_text(words, game, advice.why)] if advice.why else texts
