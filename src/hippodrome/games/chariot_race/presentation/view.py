"""The view of a seat: all of the state, because this game has no hidden information."""

from __future__ import annotations

from typing import Any

from hippodrome.core.ask import Seat
from hippodrome.core.game import Standing
from hippodrome.games.chariot_race.state import NO_COLOUR, State, are_level, ranking, winning
from hippodrome.games.chariot_race.track import OFF_BOARD


def view(s: State, seat: Seat | None) -> dict[str, Any]:
    """Return the whole table, which is visible to every viewer."""
    track = s.track
    return {
        "round": s.round,
        "laps": s.laps,
        "halves": s.halves,
        "unequal": s.unequal,
        "safe_after_finish": s.safe_after_finish,
        "shared_win": s.shared_win,
        "set_back_loses_lap": s.set_back_loses_lap,
        "wrecks_ram": s.wrecks_ram,
        "finish_ends_race": s.finish_ends_race,
        "phase": s.phase,
        "active": s.active,
        "queue": list(s.queue),
        "dice": list(s.dice),
        "free_reroll": s.free_reroll,
        "repaired": s.repaired,
        "steers": s.steers,
        "attacks": s.attacks,
        "caltrops": sorted(track.spaces[space].name for space in s.caltrops),
        "supply": s.supply,
        "through": [track.spaces[space].name for space in s.through],
        "ahead": [track.spaces[space].name for space in s.ahead],
        "over": s.over,
        "chariots": [
            {
                "owner": chariot.owner,
                "colour": "" if chariot.colour == NO_COLOUR else s.edition.colours[chariot.colour],
                "damage": chariot.damage,
                "speed": chariot.speed,
                "fate": chariot.fate,
                "lane": chariot.place.lane,
                "at": chariot.place.at,
                "space": "" if chariot.place == OFF_BOARD else track.space(*chariot.place).name,
                "start": chariot.start,
                "laps": chariot.laps,
                "arrived": chariot.arrived,
                "wrecked": chariot.wrecked,
            }
            for chariot in s.chariots
        ],
    }


def pieces(s: State) -> dict[str, list[str]]:
    """Return every caltrop, on the board or in the supply."""
    return {"caltrops": ["caltrop"] * (len(s.caltrops) + s.supply)}


def standing(s: State) -> Standing:
    """End of Game: each player ranks with the better of their chariots; there is no winner if no finisher is left, and several
    may share a place. (Ruling 11, 12, 17)"""
    best: dict[Seat, int] = {}
    for n in ranking(s):
        best.setdefault(s.chariots[n].owner, n)
    ranks: dict[Seat, int] = {}
    for place, (seat, n) in enumerate(best.items(), 1):
        ahead = list(best)[place - 2] if place > 1 else None
        ranks[seat] = ranks[ahead] if ahead is not None and are_level(s, n, best[ahead]) else place
    winners = dict.fromkeys(s.chariots[n].owner for n in winning(s))
    return Standing(tuple(ranks.get(seat, len(best) + 1) for seat in range(s.seats)), tuple(winners))
