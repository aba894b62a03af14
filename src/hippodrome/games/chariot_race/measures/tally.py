"""Tallies of a Chariot Race for its designer: wrecks, and which starting places and chariots win."""

from __future__ import annotations

from hippodrome.games.chariot_race.state import State, winning


def tally(s: State) -> dict[str, int]:
    """Return wrecked chariots, caltrops on the board, remaining damage and fate; starting place and colour of the winner."""
    winners = [s.chariots[n] for n in winning(s)]
    counted = {
        "wrecks": s.wrecks,
        "caltrops on the board at the end": len(s.caltrops),
        "damage left, all chariots": sum(chariot.damage for chariot in s.chariots),
        "fate left, all chariots": sum(chariot.fate for chariot in s.chariots),
    }
    for start in range(1, len(s.chariots) + 1):
        counted[f"wins from starting place {start}"] = sum(winner.start == start for winner in winners)
    for chariot in s.chariots:
        counted[f"races of {s.edition.colours[chariot.colour]}"] = 1
        counted[f"wins of {s.edition.colours[chariot.colour]}"] = int(chariot in winners)
    return counted
