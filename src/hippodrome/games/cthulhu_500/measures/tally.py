"""Tallies of a race of Cthulhu 500 for its designer: which vehicles raced and won, from which place, by how much."""

from __future__ import annotations

from hippodrome.games.cthulhu_500.rules import race_order
from hippodrome.games.cthulhu_500.state import State


def tally(s: State) -> dict[str, int]:
    """Count the vehicles that raced, the winning one, its place around the table and lap counters, and damage at the end."""
    first = race_order(s)[0]
    winner = s.racers[first]
    names = [s.edition.vehicles[racer.vehicle].name for racer in s.racers]
    return {
        **{f"races of {name}": 1 for name in names},
        f"wins of {s.edition.vehicles[winner.vehicle].name}": 1,
        f"wins from place {first + 1} of the table": 1,
        "winner's lap counters": winner.laps,
        "damaged at the end, all seats": sum(racer.damaged for racer in s.racers),
    }
