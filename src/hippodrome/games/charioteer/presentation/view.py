"""The view of a seat: everything that it may know of the table."""

from __future__ import annotations

from typing import Any

from hippodrome.core.ask import Seat
from hippodrome.core.game import Standing
from hippodrome.games.charioteer.state import State


def view(s: State, seat: Seat | None) -> dict[str, Any]:
    """Return everything that this seat (None: a watcher) may know of the table. Piles show their size, the discard its
    cards."""
    return {
        "turn": s.turn,
        "lap": s.lap,
        "laps": s.laps,
        "emperor": s.emperor,
        "running": list(s.running),
        "abreast": list(s.abreast),
        "crowd": list(s.crowd),
        "deck": len(s.deck),
        "discard": sorted(s.discard),
        "bag": len(s.bag),
        "used_fans": sorted(s.used_fans),
        "over": s.over,
        "open_fan_tokens": s.open_fan_tokens,
        "crowd_by_symbol": s.crowd_by_symbol,
        "lapped_in_the_way": s.lapped_in_the_way,
        "chariots": [_chariot(s, rival, seat) for rival in range(len(s.chariots))],
    }


def _chariot(s: State, of: Seat, seat: Seat | None) -> dict[str, Any]:
    """Set up: a hand is visible to its owner; the remaining player tokens follow from those played; fan tokens are hidden
    unless the race is played with them open. (Ruling 14, 25)"""
    chariot = s.chariots[of]
    fans = [token for token in chariot.tokens if s.edition.tokens[token].source == "fan"]
    return {
        "at": chariot.at,
        "skills": list(chariot.skills),
        "damage": chariot.damage,
        "new_damage": chariot.new_damage,
        "guarded": chariot.guarded,
        "hand": list(chariot.hand) if of == seat else len(chariot.hand),
        "player_tokens": [token for token in chariot.tokens if s.edition.tokens[token].source == "player"],
        "fan_tokens": fans if of == seat or s.open_fan_tokens else len(fans),
    }


def standing(s: State) -> Standing:
    """Last turn: the furthest beyond the line wins, in one space the inner one; the others are ranked the same way."""
    ranks = [0] * len(s.chariots)
    for place, seat in enumerate(s.running, 1):
        ranks[seat] = place
    return Standing(tuple(ranks), (s.running[0],) if s.over else ())


def pieces(s: State) -> dict[str, list[int]]:
    """Return every card and fan token by place; player tokens leave the race when they are played."""
    held = [token for chariot in s.chariots for token in chariot.tokens if s.edition.tokens[token].source == "fan"]
    return {
        "cards": [*s.deck, *s.discard, *s.crowd, *(card for chariot in s.chariots for card in chariot.hand)],
        "fan tokens": [*s.bag, *s.used_fans, *held],
    }
