"""Agitator and miliarius, the searching bots: auriga's best answers, played out in many sampled races.

This game has no hidden information: the races differ in their dice. All seats play on as auriga for some rounds; then a
network evaluates the position (value.py).
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from random import Random
from typing import Any

from hippodrome.bots.playout import judge_by_rules
from hippodrome.bots.search import Judge, JudgeFactory, SearchConfig, SearchEffort, rank, search
from hippodrome.core.table import Pov
from hippodrome.games.chariot_race.answers import Act
from hippodrome.games.chariot_race.bots.auriga import answer_values, auriga
from hippodrome.games.chariot_race.bots.heuristics import win_chances_of
from hippodrome.jit import UnsupportedByEngine
from hippodrome.jit.ready import compiled_bots

AGITATOR = SearchConfig(width=3, turns=1, playouts=30, seconds=1.0, max_playouts=30)
MILIARIUS = SearchConfig(width=10, turns=1, playouts=1500, seconds=3.0)


SEARCHED_QUESTIONS = ("speed", "path", "attack")
"""Prompts that agitator searches; it answers the dice as auriga does."""


def agitator(pov: Pov, rng: Random, effort: SearchEffort | None = None) -> Act:
    """Search speeds, paths and attacks, in a few worlds of this round."""
    if pov.prompt_kind not in SEARCHED_QUESTIONS:
        return auriga(pov, rng)
    return search(pov, rng, AGITATOR, effort, candidates, judge)


def miliarius(pov: Pov, rng: Random, effort: SearchEffort | None = None) -> Act:
    """Search all decisions, dice included: more answers, and many more worlds."""
    return search(pov, rng, MILIARIUS, effort, candidates, judge)


def evaluate(pov: Pov, rng: Random, effort: SearchEffort, judging: JudgeFactory | None = None) -> list[Act]:
    """Rank the answers as miliarius does, best first."""
    return rank(pov, rng, MILIARIUS, effort, candidates, judging or judge)


def candidates(pov: Pov, rng: Random, width: int = MILIARIUS.width) -> list[Act]:
    """Return the answers worth evaluating, auriga's choice first. Of answers of equal value, such as paths with the same end,
    one."""
    ranked = sorted(answer_values(pov.determinize(rng).state, pov), key=lambda found: -found[0])
    distinct: dict[float, Act] = {}
    for worth, act in ranked:
        distinct.setdefault(worth, act)
    return list(distinct.values())[:width]


def equivalence_key(pov: Pov, act: Act) -> Hashable:
    """Return an answer as a player sees it: dice with the same face are interchangeable."""
    if act.do not in ("reroll", "set"):
        return act
    dice = pov.view()["dice"]
    if act.do == "set":
        return (act.do, dice[act.of[0]], act.of[1])
    return (act.do, *sorted(dice[die] for die in act.of))


def judge(pov: Pov, rng: Random, acts: Sequence[Act], turns: int = MILIARIUS.turns, *, wait: bool = True) -> Judge:
    """Return a judge that plays answers on for some rounds, all seats as auriga, and evaluates the position.

    Without a compiled engine (or if it is not compiled yet and `wait` is false) it uses the readable rules and the heuristic.
    """
    bots = compiled_bots("chariot-race", pov.edition, wait=wait)
    if bots is None:
        return judge_by_rules(pov, rng, acts, min(turns, 1), auriga, win_chances_of)
    import numpy as np

    from hippodrome.games.chariot_race.bots.value import chances
    from hippodrome.games.chariot_race.engine.race import put_act, race_at

    try:
        race = race_at(pov.determinize(rng))
    except UnsupportedByEngine:
        return judge_by_rules(pov, rng, acts, min(turns, 1), auriga, win_chances_of)
    key = rng.getrandbits(64)
    race["luck"]["key"] = race["thoughts"]["key"] = key
    race["until"] = max(1, race["round"]) + turns - 1 if turns else 0
    seats = ["auriga"] * int(race["seats"])
    laid = np.repeat(race.reshape(1), len(acts))
    for n, act in enumerate(acts):
        put_act(laid[n], act, pov.edition)

    def play(numbers: Sequence[int], worlds: range) -> Any:
        races = np.repeat(laid[list(numbers)], len(worlds))
        races["luck"]["race"] = races["thoughts"]["race"] = np.tile(np.arange(worlds.start, worlds.stop), len(numbers))
        bots.play_out(pov.edition, races, seats)
        return chances(pov.edition, races)[:, pov.seat].reshape(len(numbers), len(worlds))

    return play
