"""Agitator and miliarius, the searching bots: auriga's best moves, played out in many determinized races.

In each of them the hidden information is resampled, the rivals choose as auriga would with their cards, and all play on for
some turns; then a network evaluates the position (value.py).
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from random import Random
from typing import Any

from hippodrome.bots.playout import judge_by_rules
from hippodrome.bots.search import Judge, JudgeFactory, SearchConfig, SearchEffort, distinct, rank, search
from hippodrome.core.table import Pov
from hippodrome.games.charioteer.bots.auriga import (
    WEIGHTS,
    Situation,
    auriga,
    move_value,
    moves_with_tokens,
    plain_moves,
    throw_away,
    wild_moves,
)
from hippodrome.games.charioteer.bots.heuristics import win_chances_of
from hippodrome.games.charioteer.move import Move
from hippodrome.jit import UnsupportedByEngine
from hippodrome.jit.ready import compiled_bots

AGITATOR = SearchConfig(width=6, turns=1, playouts=400, seconds=1.0, max_playouts=400)
MILIARIUS = SearchConfig(width=12, turns=3, playouts=1000, seconds=3.0)


def agitator(pov: Pov, rng: Random, effort: SearchEffort | None = None) -> Move:
    """Search the next turn only, but in many worlds."""
    return search(pov, rng, AGITATOR, effort, candidates, judge)


def miliarius(pov: Pov, rng: Random, effort: SearchEffort | None = None) -> Move:
    """Search more moves, and three turns deep."""
    return search(pov, rng, MILIARIUS, effort, candidates, judge)


def evaluate(pov: Pov, rng: Random, effort: SearchEffort, judging: JudgeFactory | None = None) -> list[Move]:
    """Rank the answers as miliarius does, best first."""
    return rank(pov, rng, MILIARIUS, effort, candidates, judging or judge)


def candidates(pov: Pov, rng: Random, width: int = MILIARIUS.width) -> list[Move]:
    """Return the moves worth evaluating, auriga's choice first: its favourites, and the best move without a throw."""
    situation = Situation(pov, WEIGHTS)
    plain = sorted(plain_moves(situation), key=lambda move: move_value(situation, move), reverse=True)
    every = [*plain, *moves_with_tokens(situation, plain), *wild_moves(situation)]
    ranked = sorted(every, key=lambda move: move_value(situation, move), reverse=True)
    return distinct([throw_away(situation, ranked[0]), *ranked], lambda move: equivalence_key(pov, move))[:width]


def equivalence_key(pov: Pov, move: Move) -> Hashable:
    """Return a move as a player sees it: by the faces of its cards, of which there are copies."""
    faces = pov.edition.cards

    def seen(cards: Iterable[int]) -> tuple[Any, ...]:
        return tuple(sorted((faces[card].counts, faces[card].icon) for card in cards))

    wild = seen([move.wild]) if move.wild is not None and move.wild >= 0 else move.wild
    return (move.symbol, seen(move.cards), move.crowd, move.tokens, wild, move.throw, seen(move.thrown))


def judge(pov: Pov, rng: Random, moves: Sequence[Move], turns: int = MILIARIUS.turns, *, wait: bool = True) -> Judge:
    """Return a judge that plays moves on for some turns, all seats as auriga, and evaluates the position.

    Without a compiled engine (or if it is not compiled yet and `wait` is false) it uses the readable rules and the heuristic.
    """
    bots = compiled_bots("charioteer", pov.edition, wait=wait)
    if bots is None:
        return judge_by_rules(pov, rng, moves, min(turns, 1), auriga, win_chances_of)
    from hippodrome.games.charioteer.bots.value import chances
    from hippodrome.games.charioteer.engine.determinization import determinize, try_moves
    from hippodrome.games.charioteer.engine.race import race_of

    try:
        race = race_of(pov.determinize(rng).state)
    except UnsupportedByEngine:
        return judge_by_rules(pov, rng, moves, min(turns, 1), auriga, win_chances_of)
    key = rng.getrandbits(64)
    race["until"] = race["turn"] + turns - 1 if turns else 0
    seats = ["auriga"] * int(race["seats"])

    def play(numbers: Sequence[int], worlds: range) -> Any:
        races = determinize(race, pov.seat, pov.edition, key, worlds)
        tried = try_moves(races, pov.seat, [moves[n] for n in numbers])
        flat = tried.reshape(-1)
        bots.play_out(pov.edition, flat, seats)
        return chances(pov.edition, flat)[:, pov.seat].reshape(tried.shape)

    return play
