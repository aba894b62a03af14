"""A hint at the table: what to answer, and why that rather than the next best answer; in the words of the coach."""

from __future__ import annotations

import json
from contextlib import suppress
from dataclasses import dataclass
from random import Random
from typing import Any

from hippodrome.bots import find_bot, levels_of
from hippodrome.bots.search import CLOSE, Effort, weigh
from hippodrome.coach import minds_of
from hippodrome.coach.decisions import Aspect, compare
from hippodrome.coach.sentences import number, reasons
from hippodrome.core.errors import BadInput, Reason
from hippodrome.core.table import Pov
from hippodrome.core.words import Words
from hippodrome.games import parts_of
from hippodrome.native import NotFast
from hippodrome.native.ready import compiled_bots

THINKING = Effort(seconds=0.8)
WORLDS = 96
"""In so many imagined races the two answers are compared."""


@dataclass(frozen=True)
class Advice:
    """An answer, the next best one (None: there is no other worth weighing), by how much it wins more often, and why."""

    answer: str
    instead: str | None = None
    by: float = 0.0
    why: tuple[Aspect, ...] = ()


def advise(pov: Pov, game: Any, rng: Random, effort: Effort = THINKING) -> Advice:
    """What to answer. All is reckoned from what the seat can know, in about a second."""
    if parts_of(game.name).minds is None:
        return _advise_plainly(pov, rng)
    minds, write = minds_of(game.name), game.write
    answers = list(minds.candidates(pov, rng))
    if len(answers) == 1:
        return Advice(write(pov.edition, answers[0]))
    found = weigh(len(answers), minds.judge(pov, rng, answers, wait=effort.seconds == float("inf")), effort)
    best = found.best
    others = sorted((n for n in range(len(answers)) if n != best), key=lambda n: -found.means[n])
    why: tuple[Aspect, ...] = ()
    if can_compare(game.name, pov.edition):
        with suppress(NotFast):  # an option that the engine does not know: the answer stands, and nobody says why
            why = compare(pov, rng.getrandbits(32), answers[others[0]], answers[best], WORLDS)
    by = float(found.means[best] - found.means[others[0]])
    return Advice(write(pov.edition, answers[best]), write(pov.edition, answers[others[0]]), round(by, 4), why)


def _advise_plainly(pov: Pov, rng: Random) -> Advice:
    """In a game without bots that search: what its best bot would answer."""
    game = pov.game
    levels = [level for level in levels_of(game.name) if level in parts_of(game.name).bots]
    if not levels:
        raise BadInput(f"{game.name} has no bot that could give a hint")
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
    if advice.by < CLOSE:
        return [*said, words.text("coach.hint.close")]
    n = number(words, 100 * advice.by)
    said.append(words.text("coach.hint.clear", points=n, one=1 if n == "1" else 2))
    return [*said, reasons(words, game, advice.why)] if advice.why else said
