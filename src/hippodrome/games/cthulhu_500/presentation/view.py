"""The view of a seat: everything that it may know of the table."""

from __future__ import annotations

from typing import Any

from hippodrome.core.ask import Seat
from hippodrome.core.game import Standing
from hippodrome.games.cthulhu_500.rules import race_order
from hippodrome.games.cthulhu_500.state import NOBODY, Moment, State, in_play_of, pile_size, thickness


def view(s: State, seat: Seat | None) -> dict[str, Any]:
    """Return everything that this seat (None: a watcher) may know of the table. Piles have a thickness, never a number. (Ruling
    9)"""
    return {
        "phase": s.phase,
        "turn": s.turn,
        "mover": s.mover,
        "actions": s.actions,
        "spells": s.spells,
        "pack": list(s.pack),
        "pile": thickness(s, pile_size(s)),
        "discard_pile": thickness(s, len(s.discard)),
        "top": s.discard[-1] if s.discard else None,
        "flag": flag_location(s),
        "counters": s.counters,
        "played": list(s.played),
        "contagions": {str(contagion): victim for contagion, victim in s.contagions.items()},
        "dice": [list(lying) for lying in s.dice],
        "moment": moment_view(s.moments[-1]) if s.moments else None,
        "length": s.length,
        "warning_lap": s.warning_lap,
        "net_laps": s.net_laps,
        "swap_laps": s.swap_laps,
        "damage_passes": s.damage_passes,
        "over": s.over,
        "racers": [_racer(s, of, seat) for of in range(len(s.racers))],
    }


def flag_location(s: State) -> str:
    """End of the game: the location of the flag, as far as it is public."""
    if s.flag_seat != NOBODY or s.over:
        return "out"
    if s.length == "short":
        return "below"
    return "waiting" if s.flag_aside or s.edition.flag in s.discard else "in_pile"


def moment_view(moment: Moment) -> dict[str, Any]:
    """Return the event being answered, as far as it is public."""
    return {
        "event": moment.event,
        "seat": moment.seat,
        "rival": moment.rival,
        "card": moment.card,
        "aim": list(moment.aim),
        "seats": list(moment.seats),
        "push": moment.push,
        "swerve": moment.swerve,
        "die": moment.die,
        "rival_die": moment.rival_die,
        "victims": list(moment.victims),
        "unharmed": list(moment.unharmed),
        "bonus": moment.bonus,
        "jinx": moment.jinx,
        "leaves": moment.leaves,
        "next_seat": moment.next_seat,
    }


def _racer(s: State, of: Seat, seat: Seat | None) -> dict[str, Any]:
    """Preparation: only its owner sees a hand, and whether it passes on all reactions of this turn."""
    racer = s.racers[of]
    return {
        "vehicle": racer.vehicle,
        "damaged": racer.damaged,
        "laps": racer.laps,
        "hand": list(racer.hand) if of == seat else len(racer.hand),
        "pit": list(racer.pit),
        "driver": racer.driver,
        "mods": list(racer.mods),
        "tires": racer.tires,
        "boost": racer.boost,
        "slowed": racer.slowed,
        "sheltered": racer.sheltered,
        "silent": racer.silent if of == seat else None,
    }


def standing(s: State) -> Standing:
    """End of the game: most lap counters, then the place in the pack."""
    order = race_order(s)
    ranks = [0] * len(order)
    for place, seat in enumerate(order, 1):
        ranks[seat] = place
    return Standing(tuple(ranks), (order[0],) if s.over else ())


def pieces(s: State) -> dict[str, list[int]]:
    """Return every card and the flag, by place."""
    held = [card for racer in s.racers for card in (*racer.hand, *in_play_of(racer))]
    aside = [s.edition.flag] if s.flag_aside else []
    return {"cards": [*s.deck, *s.discard, *s.played, *s.contagions, *held, *aside]}
