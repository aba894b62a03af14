"""Tallies of a race of Charioteer for its designer: its margin, and how far skills and damage went."""

from __future__ import annotations

from hippodrome.games.charioteer.state import State


def tally(s: State) -> dict[str, int]:
    """Return the winner's lead in spaces, and the winner's and all seats' markers in the bonus box and cubes of damage."""
    first, second = (s.chariots[seat] for seat in s.running[:2])
    boxed = [sum(step >= s.edition.box_start for step in chariot.skills) for chariot in s.chariots]
    return {
        "winner's lead": first.at - second.at,
        "winner's skills in the box": boxed[s.running[0]],
        "skills in the box, all seats": sum(boxed),
        "damage at the end, all seats": sum(chariot.damage for chariot in s.chariots),
    }
