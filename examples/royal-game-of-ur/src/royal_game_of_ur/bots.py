"""Auriga captures what it can, likes rosettes, and leaves no piece where the rival may hit it if another can go."""

from random import Random

from hippodrome.core.table import Pov
from royal_game_of_ur.game import Edition
from royal_game_of_ur.rules import Move


def auriga(pov: Pov, rng: Random) -> object:
    """The move that is worth most; of equal ones any."""
    rival = pov.view()["players"][1 - pov.seat]["pieces"]
    return max(pov.options, key=lambda move: (worth(pov.edition, rival, move), rng.random()))


def worth(edition: Edition, rival: list[int], move: Move) -> float:
    """What a move is worth, in squares."""
    gain = (move.end + 2.0) * move.takes + 4.0 * (move.end in edition.rosettes) + 1.5 * (move.end == edition.home)
    return gain + risk(edition, rival, move.start) - risk(edition, rival, move.end)


def risk(edition: Edition, rival: list[int], at: int) -> float:
    """What a piece stands to lose in a place: the way it has come, by how likely one of the rival's throws hits it."""
    hits = sum({1: 4, 2: 6, 3: 4, 4: 1}.get(at - place, 0) for place in set(rival))  # of 16 throws
    return at * min(16, hits) / 16 if edition.is_shared(at) and at not in edition.rosettes else 0.0
