"""A hint at the table: what to answer, and why that rather than the next best answer; in the words of the coach."""

from __future__ import annotations

import json
from contextlib import suppress
from dataclasses import dataclass, replace
from random import Random
from typing import Any

import numpy as np

from hippodrome.bots import find_bot, levels_of
from hippodrome.bots.search import CLOSE, TO_THE_END, Effort
from hippodrome.coach import minds_of
from hippodrome.coach.decisions import Aspect, compare, error_of
from hippodrome.coach.sentences import reasons, rough
from hippodrome.core.errors import BadInput, Reason
from hippodrome.core.table import Pov
from hippodrome.games.registry import parts_of
from hippodrome.i18n.localization import Words
from hippodrome.jit import NotFast
from hippodrome.jit.ready import compiled_bots

THINKING = Effort(seconds=0.7)
WORLDS = 128
"""In so many imagined races the two answers are compared: others than those that chose them."""
AT_ONCE = 32
"""In so many by the rules text, where nothing faster can be waited for."""
SURELY = 2.0
"""A difference is clear if it is so many times its error."""


@dataclass(frozen=True)
class Advice:
    """An answer, the next best one (None: there is no other worth weighing), by how much it wins more often with the error of
    that, and why."""

    answer: str
    instead: str | None = None
    by: float = 0.0
    error: float = 0.0
    why: tuple[Aspect, ...] = ()

    @property
    def is_clear(self) -> bool:
        """Whether the answer is better than the other one, and not only seems so."""
        return self.by > max(CLOSE, SURELY * self.error)


def advise(pov: Pov, game: Any, rng: Random, effort: Effort = THINKING) -> Advice:
    """What to answer: what the strongest bot would. All is reckoned from what the seat can know, in about a second."""
    if parts_of(game.name).minds is None:
        return _advise_plainly(pov, rng)
    minds, write = minds_of(game.name), game.write
    answers = list(minds.ponder(pov, rng, effort))
    if len(answers) == 1:
        return Advice(write(pov.edition, answers[0]))
    best, other = answers[:2]
    wait = effort.seconds == float("inf")
    ready = wait or can_compare(game.name, pov.edition)
    judged = minds.judge(pov, rng, [other, best], TO_THE_END if ready else 1, wait=wait)
    ahead = np.diff(judged([0, 1], range(WORLDS if ready else AT_ONCE)), axis=0)[0]
    by, error = float(ahead.mean()), error_of(ahead)
    if by < -SURELY * error:  # in other worlds it is the other way round, and clearly
        best, other, by = other, best, -by
    advice = Advice(write(pov.edition, best), write(pov.edition, other), round(by, 4), round(error, 4))
    if ready and advice.is_clear:
        with suppress(NotFast):  # an option that the engine does not know: the answer stands, and nobody says why
            advice = replace(advice, why=compare(pov, rng.getrandbits(32), other, best, WORLDS))
    return advice


def _advise_plainly(pov: Pov, rng: Random) -> Advice:
    """In a game without bots that search: what its best bot would answer."""
    game = pov.game
    levels = [level for level in levels_of(game.name) if level in parts_of(game.name).bots]
    if not levels:
        raise BadInput("no_hint_bot", game=game.name)
    return Advice(game.write(pov.edition, find_bot(game.name, levels[-1], rng)(pov)))


def read_advice(text: str) -> Advice:
    """Advice that came from another process as JSON."""
    read = json.loads(text)
    return Advice(**{**read, "why": tuple(Aspect(**aspect) for aspect in read["why"])})


def can_compare(game: str, edition: Any) -> bool:
    """Whether races can be played on at once to see what comes of answers: not while the engine is still being compiled."""
    return not parts_of(game).brings("fast") or compiled_bots(game, edition, wait=False) is not None


def say_advice(advice: Advice, pov: Pov, words: Words, game: str) -> list[str]:
    """Why this answer, as lines."""
    if advice.instead is None:
        return []
    other = pov.options.read(advice.instead)
    if isinstance(other, Reason):  # the table has moved on
        return []
    said = [words.text("coach.hint.than", answer=parts_of(game).choice.says_of(pov, words, other))]
    n, error = rough(100 * advice.by), rough(100 * advice.error)
    if not advice.is_clear:
        return [*said, words.text("coach.hint.close", error=error)]
    said.append(words.text("coach.hint.clear", points=n, error=error))
    return [*said, reasons(words, game, advice.why)] if advice.why else said
