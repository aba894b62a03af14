"""Making a pit stop: `cthulhu_500/pits.py` for machines."""

from __future__ import annotations

from hippodrome.games.cthulhu_500.bots.compiled.box import CONSOLATION, MUDFLAPS, NONE, PIT_STOP, REPAIR_TEST
from hippodrome.games.cthulhu_500.bots.compiled.cards import lay_down, may_draw, pick_up, roll, throw_out, to_pit
from hippodrome.games.cthulhu_500.bots.compiled.minds import (
    DO_DRIVER,
    DO_MOD,
    DO_NOTHING,
    DO_REPAIR,
    DO_TIRES,
    choose_in_pits,
    wants_test,
)
from hippodrome.games.cthulhu_500.bots.compiled.passing import attempt
from hippodrome.games.cthulhu_500.bots.compiled.reactions import react, stands
from hippodrome.games.cthulhu_500.bots.compiled.reckoning import (
    ahead,
    behind,
    complexity,
    fixing,
    on_vehicle,
    piece_with,
    pieces,
)
from hippodrome.native.compiled import Record, compiled


@compiled
def pit_stop(box: Record, scales: Record, race: Record, given: Record, seat: int) -> bool:
    """Announced, answered by reactions and by the free test of the car behind; then one thing. Whether it is a repair."""
    race.moment.pouncing_size = 0
    react(box, scales, race, given, PIT_STOP, seat, NONE)
    pouncing = race.moment.pouncing_size
    for n in range(pouncing + 1):
        if n < pouncing:
            tester = race.moment.pouncing[n]
        else:
            tester = behind(race, seat)
            if on_vehicle(box, race, seat, MUDFLAPS) != NONE or not wants_test(box, scales, race, tester):
                break
        attempt(box, scales, race, given, tester, ahead(race, tester, 1))
        if race.over:
            return False
    choose_in_pits(box, scales, race, seat)
    if race.choice.verb == DO_REPAIR:
        return True
    if race.choice.verb != DO_NOTHING:
        fit(box, scales, race, seat, race.choice.verb, race.choice.card, race.choice.target)
    return False


@compiled
def fit(box: Record, scales: Record, race: Record, seat: int, verb: int, card: int, target: int) -> None:
    """A card from the hand takes its place, unless it is cancelled; what was there makes room."""
    replaced = target if verb == DO_MOD else race.tires[seat] if verb == DO_TIRES else race.driver[seat]
    lay_down(race, seat, card)
    if not stands(box, scales, race, seat, card, replaced, NONE, NONE):
        return
    pick_up(race, card)
    if verb == DO_DRIVER:
        race.driver[seat] = NONE
        if replaced != NONE:
            to_pit(race, seat, replaced)
        race.driver[seat] = card
        return
    if replaced != NONE:
        throw_out(box, race, replaced)
    if verb == DO_TIRES:
        race.tires[seat] = card
    else:
        race.mods[seat, race.mods_size[seat]] = card
        race.mods_size[seat] += 1


@compiled
def repair(box: Record, scales: Record, race: Record, given: Record, seat: int, bonus: int) -> None:
    """A die and the Fix of the pit crew against the vehicle's complexity."""
    react(box, scales, race, given, REPAIR_TEST, seat, NONE)
    total = roll(box, race, given, seat) + fixing(box, race, seat) + bonus - race.moment.jinx
    if total >= complexity(box, race, seat):
        race.damaged[seat] = False
    else:
        may_draw(box, scales, race, given, seat, piece_with(box, race, seat, CONSOLATION, pieces(race, seat)))
