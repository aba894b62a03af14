"""Compiled `cthulhu_500/pits.py`: pit stops."""

from __future__ import annotations

from hippodrome.games.cthulhu_500.engine.call_stack import (
    ATTEMPTING,
    FITTING,
    REPAIRING,
    ask,
    is_yes,
    may_draw,
    pop_frame,
    push_card_frame,
    push_frame,
)
from hippodrome.games.cthulhu_500.engine.cards import lay_down, pick_up, roll, throw_out, to_pit
from hippodrome.games.cthulhu_500.engine.edition_record import CONSOLATION, MUDFLAPS, NONE, PIT_STOP, REPAIR_TEST
from hippodrome.games.cthulhu_500.engine.passing_test import (
    ahead,
    behind,
    complexity,
    fixing,
    on_vehicle,
    piece_with,
    pieces,
)
from hippodrome.games.cthulhu_500.engine.race import (
    ASK_FREE_TEST,
    ASK_PIT,
    DO_DRIVER,
    DO_MOD,
    DO_NOTHING,
    DO_REMOVE,
    DO_REPAIR,
    DO_TIRES,
    card_of,
    target_of,
    verb_of,
)
from hippodrome.games.cthulhu_500.engine.reactions import open_to_cancels, open_to_reactions
from hippodrome.jit.compile_cache import Record, compiled


@compiled
def pit_stop(packed: Record, race: Record, f: Record, at: int) -> None:
    """Make a pit stop: announced, answered by reactions and by the free test of the vehicle behind; then one action,
    or none."""
    moment, seat = race.moment, f.seat
    if at == 0:
        moment.pouncing_size = 0
        open_to_reactions(race, PIT_STOP, seat, NONE)
    elif at == 1:
        if f.n < moment.pouncing_size:
            rival = moment.pouncing[f.n]
            f.n, f.at = f.n + 1, 1
            push_frame(race, ATTEMPTING, rival, ahead(race, rival, 1))
        elif on_vehicle(packed, race, seat, MUDFLAPS) != NONE:
            f.at = 3
        else:
            ask(race, ASK_FREE_TEST, behind(race, seat))
    elif at == 2:
        if is_yes(race):
            push_frame(race, ATTEMPTING, race.asked[0], seat)
    elif at == 3:
        ask(race, ASK_PIT, seat)
    else:
        answer = race.acts[0]
        verb, card, target = verb_of(answer), card_of(answer), target_of(answer)
        pop_frame(race)
        if verb == DO_REPAIR:
            push_card_frame(race, REPAIRING, seat, NONE, 0)
        elif verb == DO_REMOVE:
            remove(packed, race, seat, card)
        elif verb != DO_NOTHING:
            push_card_frame(race, FITTING, seat, card, target)
            race.frames[race.frames_size - 1].verb = verb


@compiled
def fit(packed: Record, race: Record, f: Record, at: int) -> None:
    """Fit a card from the hand, unless it is cancelled; the previous one makes room."""
    seat, card, verb = f.seat, f.card, f.verb
    if at == 0:
        if verb != DO_MOD:
            f.target = race.tires[seat] if verb == DO_TIRES else race.driver[seat]
        lay_down(race, seat, card)
        open_to_cancels(race, seat, card, f.target, NONE, NONE)
        return
    pop_frame(race)
    if not race.stood:
        return
    pick_up(race, card)
    if f.target != NONE:
        remove(packed, race, seat, f.target)
    if verb == DO_DRIVER:
        race.driver[seat] = card
    elif verb == DO_TIRES:
        race.tires[seat] = card
    else:
        race.mods[seat, race.mods_size[seat]] = card
        race.mods_size[seat] += 1


@compiled
def remove(packed: Record, race: Record, seat: int, card: int) -> None:
    """Take off modifications or tires, which are thrown away, or the driver, who joins the pit crew, without a replacement."""
    if card == race.driver[seat]:
        race.driver[seat] = NONE
        to_pit(race, seat, card)
    else:
        throw_out(packed, race, card)


@compiled
def repair(packed: Record, race: Record, given: Record, f: Record, at: int) -> None:
    """Test a die and the Fix of the pit crew against the vehicle's complexity; the bonus is the target of the frame."""
    seat = f.seat
    if at == 0:
        race.moment.bonus = f.target
        open_to_reactions(race, REPAIR_TEST, seat, NONE)
        return
    race.dice_size = 0
    total = roll(packed, race, given, seat) + fixing(packed, race, seat) + f.target - race.moment.jinx
    pop_frame(race)
    if total >= complexity(packed, race, seat):
        race.damaged[seat] = False
    else:
        may_draw(packed, race, seat, piece_with(packed, race, seat, CONSOLATION, pieces(race, seat)))
