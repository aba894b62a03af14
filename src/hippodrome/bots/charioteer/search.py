"""Agitator and miliarius: the moves that auriga likes, played out in many imagined races."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from hippodrome.bots.charioteer.auriga import WEIGHTS, Outlook, moves_with_tokens, plain_moves, throw_away, wild_moves, worth
from hippodrome.bots.search import Effort, Judge, weigh
from hippodrome.core.table import Pov
from hippodrome.games.charioteer.moves import Move

WIDTH = 12
SECOND = Effort(seconds=1.0)
TURNS = 3
"""Turns that are played in thought before the position is judged."""


def candidates(pov: Pov, rng: Random) -> list[Move]:
    """The moves worth weighing, auriga's own choice first."""
    look = Outlook(pov, WEIGHTS)
    plain = sorted(plain_moves(look), key=lambda move: worth(look, move), reverse=True)
    every = [*plain, *moves_with_tokens(look, plain), *wild_moves(look)]
    ranked = sorted(every, key=lambda move: worth(look, move), reverse=True)
    chosen = [throw_away(look, ranked[0])]
    for move in ranked[:WIDTH]:
        chosen += [move]
    return list(dict.fromkeys(chosen))


def judge(pov: Pov, rng: Random, moves: Sequence[Move], turns: int = TURNS) -> Judge:
    """Play moves on for some turns, everybody as auriga, and see what the position promises then."""
    from hippodrome.bots.charioteer.value import chances
    from hippodrome.games.charioteer import fast
    from hippodrome.games.charioteer.fast.worlds import imagine, try_moves

    race, key = fast.race_of(pov.imagine(rng).state), rng.getrandbits(64)
    race["until"] = race["turn"] + turns - 1
    seats = ["auriga"] * int(race["seats"])

    def play(numbers: Sequence[int], worlds: range) -> Any:
        races = imagine(race, pov.seat, pov.edition, key, worlds)
        tried = try_moves(races, pov.seat, [moves[n] for n in numbers])
        flat = tried.reshape(-1)
        fast.play_out(pov.edition, flat, seats)
        return chances(pov.edition, flat)[:, pov.seat].reshape(tried.shape)

    return play


def agitator(pov: Pov, rng: Random, effort: Effort = SECOND) -> Move:
    moves = candidates(pov, rng)
    return moves[weigh(len(moves), judge(pov, rng, moves), effort).best]
