"""Compiled `cthulhu_500/effects.py`: effects of action cards, and of cards in play that take an action."""

from __future__ import annotations

from hippodrome.games.cthulhu_500.engine.call_stack import (
    ATTEMPTING,
    DAMAGING,
    PASSING,
    REPAIRING,
    pop_frame,
    push_card_frame,
    push_frame,
)
from hippodrome.games.cthulhu_500.engine.cards import (
    detach,
    draw,
    drop,
    end_contagions,
    leave_play,
    pick_up,
    throw_out,
    to_pit,
)
from hippodrome.games.cthulhu_500.engine.edition_record import (
    ANGLES,
    CHAOS,
    ELDER_SIGN,
    EXHAUST,
    GREMLINS,
    HAIRPIN,
    HAND,
    HARPOON,
    HEADHUNT,
    ICHOR,
    NONE,
    NUKE,
    PLAGUE,
    POTHOLE,
    PUNCTURE,
    REANIMATE,
    RECALL,
    REPOSSESS,
    SABOTAGE,
    SHORTCUT,
    STOMP,
    STUDY,
    TOW,
    WRENCH,
)
from hippodrome.games.cthulhu_500.engine.passing import swap_places
from hippodrome.games.cthulhu_500.engine.passing_test import ahead, behind, holder, is_warded
from hippodrome.jit.compile_cache import Record, compiled


@compiled
def act_by(packed: Record, race: Record, given: Record, f: Record, at: int) -> None:
    """Apply the effect of an action. Effects on the track push the rules of passing; all others are complete at once."""
    seat, card, target = f.seat, f.card, f.target
    effect, amount = packed.cards[card].effect, packed.cards[card].amount
    if effect == TOW and at < 2:
        push_frame(race, PASSING, seat, ahead(race, seat, 1))
        return
    pop_frame(race)
    if effect in (TOW, STOMP, EXHAUST, NUKE):
        deal_damage(packed, race, seat, card, target)
    elif effect == SHORTCUT:
        push_frame(race, PASSING, seat, ahead(race, seat, 1))
    elif effect == ANGLES:
        push_frame(race, ATTEMPTING, seat, ahead(race, seat, 2))
    elif effect == WRENCH:
        push_card_frame(race, REPAIRING, seat, NONE, amount)
    elif effect == HAIRPIN:
        swap_places(race, target, behind(race, target))
    elif effect == STUDY:
        draw(packed, race, given, seat, amount)
    elif effect == POTHOLE:
        race.slowed[target] += amount
    elif effect == ICHOR:
        race.boost[seat] += amount
    elif effect == HARPOON:
        race.boost[ahead(race, seat, 1)] -= amount
    elif effect == CHAOS:
        pass_hands_on(race)
    elif effect == ELDER_SIGN:
        end_contagions(race, NONE)
        race.sheltered[seat] = True
    else:
        to_cards(packed, race, seat, card, target)


@compiled
def deal_damage(packed: Record, race: Record, seat: int, card: int, target: int) -> None:
    """Effects that damage vehicles: the seat's own, a rival's, or both neighbours."""
    effect = packed.cards[card].effect
    one, other = seat if effect == TOW else target, NONE
    if effect in (EXHAUST, NUKE):
        if effect == NUKE:
            throw_out(packed, race, card)
        one, other = ahead(race, seat, 1), behind(race, seat)
        if effect == EXHAUST:
            one = NONE if is_warded(packed, race, one) else one
            other = NONE if is_warded(packed, race, other) else other
    push_frame(race, DAMAGING, one, other)


@compiled
def to_cards(packed: Record, race: Record, seat: int, card: int, target: int) -> None:
    """Effects on cards in play, and on dead Zombies."""
    effect = packed.cards[card].effect
    if effect == RECALL:
        leave_play(race, target, holder(race, target))
    elif effect == SABOTAGE:
        throw_out(packed, race, target)
    elif effect == REPOSSESS:
        leave_play(race, target, seat)
    elif effect == PUNCTURE:
        throw_out(packed, race, race.tires[target])
    elif effect == HEADHUNT:
        detach(race, target)
        to_pit(race, seat, target)
    elif effect == REANIMATE:
        race.discard_size = drop(race.discard, race.discard_size, target)
        to_pit(race, seat, target)
    elif effect in (PLAGUE, GREMLINS):
        pick_up(race, card)
        race.contagions[race.contagions_size], race.infected[race.contagions_size] = card, target
        race.contagions_size += 1


@compiled
def pass_hands_on(race: Record) -> None:
    """Pass every hand to the neighbour on the left."""
    last = race.seats - 1
    for seat in range(last, 0, -1):  # equivalent to swapping the hands of neighbours, one pair after another
        size = race.hand_size[seat]
        race.hand_size[seat], race.hand_size[seat - 1] = race.hand_size[seat - 1], size
        for n in range(HAND):
            card = race.hand[seat, n]
            race.hand[seat, n], race.hand[seat - 1, n] = race.hand[seat - 1, n], card
