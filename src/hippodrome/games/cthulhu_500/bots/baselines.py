"""Baseline bots of Cthulhu 500: tiro plays random useful answers, dummy always tries to pass."""

from __future__ import annotations

from random import Random

from hippodrome.core.table import Pov
from hippodrome.games.cthulhu_500.answers import Answer

IDLE_VERBS = ("end", "nothing", "remove", "pass", "silence")
"""Verbs that even a tiro uses only if there is no other."""


def tiro(pov: Pov, rng: Random) -> Answer:
    """Play like a beginner: any answer that does something, drawn at random; throw few cards away and draw as many as
    possible."""
    if pov.prompt_kind in ("qualify", "discard"):
        hand = pov.view()["racers"][pov.seat]["hand"]
        return Answer("throw", tuple(card for card in hand if rng.randrange(4) == 0))
    options: list[Answer] = list(pov.options)
    if pov.prompt_kind == "draw":
        return options[0]
    wanted = [option for option in options if option.verb not in IDLE_VERBS]
    return rng.choice(wanted or options)


def dummy(pov: Pov, rng: Random) -> Answer:
    """Always try to pass the vehicle ahead; throw all cards away, for the grid and every turn."""
    if pov.prompt_kind in ("qualify", "discard"):
        return Answer("throw", tuple(pov.view()["racers"][pov.seat]["hand"]))
    options: list[Answer] = list(pov.options)
    for verb in ("overtake", "yes", "pass", "nothing"):
        for option in options:
            if option.verb == verb:
                return option
    return options[0]
