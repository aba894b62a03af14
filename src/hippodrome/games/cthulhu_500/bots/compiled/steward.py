"""Compiled values of the steward, as in `games/cthulhu_500/bots/steward.py`; used by `policies.py`."""

from __future__ import annotations

from hippodrome.games.cthulhu_500.bots.compiled.odds import add_compensated, chances, hand_room, only_swaps, reroll_worth
from hippodrome.games.cthulhu_500.bots.compiled.weights import (
    attempt_worth,
    broken_cost,
    crew_worth,
    damage_cost,
    damage_worth,
    draw_worth,
    fitted_worth,
    hand_worth,
    held_worth,
    loss_worth,
    pass_worth,
    passed_cost,
    repair_worth,
    seat_weight,
    spikes_cost,
    swap_worth,
)
from hippodrome.games.cthulhu_500.engine.edition_record import (
    ANGLES,
    CANCEL,
    CHAOS,
    CLAIM,
    CREW,
    ELDER_SIGN,
    EXHAUST,
    GREMLINS,
    HAIRPIN,
    HEADHUNT,
    JINX,
    MOD,
    NEXT_TURN,
    NONE,
    NUKE,
    PLAGUE,
    POTHOLE,
    POUNCE,
    PUNCTURE,
    PUSH,
    REANIMATE,
    RECALL,
    REPOSSESS,
    REROLL,
    REROLL_BOTH,
    SABOTAGE,
    SHORTCUT,
    STOMP,
    STUDY,
    SWERVE,
    TIRES,
    TOW,
    UNHARMED,
    WRENCH,
)
from hippodrome.games.cthulhu_500.engine.passing_test import ahead, behind, holder, is_warded
from hippodrome.jit.compile_cache import Record, compiled

# Actions ------------------------------------------------------------------------------------------------------------


@compiled
def joining_worth(packed: Record, w: Record, race: Record, me: int, card: int) -> float:
    """Value of adding a card to the pit crew."""
    return crew_worth(packed, w, race, me, card) - max(0.0, hand_worth(packed, w, race, me, card, race.thought.risk))


@compiled
def gain_by(packed: Record, w: Record, race: Record, me: int, card: int, old: int) -> float:
    """Value of fitting a card in place of an old modification (or NONE), the old tires, the old driver."""
    kind = packed.cards[card]
    if kind.type != MOD:
        old = race.tires[me] if kind.type == TIRES else race.driver[me]
    gained = fitted_worth(packed, w, race, card, me) - held_worth(w, card)
    return gained - (fitted_worth(packed, w, race, old, me) if old != NONE else 0.0)


@compiled
def card_worth(packed: Record, w: Record, race: Record, me: int, card: int, target: int, owner: int) -> float:
    """Value of a card aimed at this target; `owner` is the target's holder, or the target itself."""
    kind = packed.cards[card]
    effect = kind.effect
    if effect == STOMP:
        return damage_worth(packed, w, race, me, owner)
    if effect in (EXHAUST, NUKE):
        worth = 0.0
        for n in range(2):
            rival = ahead(race, me, 1) if n == 0 else behind(race, me)
            if not (kind.spell and is_warded(packed, race, rival)):
                worth += damage_worth(packed, w, race, me, rival)
        if only_swaps(packed, race, me, kind.spell):
            worth = swap_worth(race, me, ahead(race, me, 1), behind(race, me))
        return worth - (fitted_worth(packed, w, race, card, me) if kind.type == MOD else 0.0)
    if effect == HAIRPIN:
        return seat_weight(race, me, behind(race, owner)) - seat_weight(race, me, owner)
    if effect in (RECALL, SABOTAGE, REPOSSESS, PUNCTURE, PLAGUE, GREMLINS):
        return spoiling_worth(packed, w, race, me, effect, target, owner)
    if effect == ELDER_SIGN:
        return elder_sign_worth(race, me)
    if effect == HEADHUNT:
        return 0.1 + crew_worth(packed, w, race, me, target)
    if effect == CHAOS:
        return chaos_worth(packed, w, race, me, card)
    if effect == STUDY:
        return draw_worth(w, race, me) * min(hand_room(packed, race, me) + 1, kind.amount)
    if effect == POTHOLE:
        rival = ahead(race, owner, 1)
        return chances(packed, race, owner, rival, 0)[0] * (race.thought.shares[owner] + seat_weight(race, me, rival))
    if effect == WRENCH:
        return repair_worth(packed, w, race, me, kind.amount)
    return 0.12 if effect == REANIMATE else drive_worth(packed, w, race, me, effect, kind.amount)


@compiled
def drive_worth(packed: Record, w: Record, race: Record, me: int, effect: int, amount: int) -> float:
    """Value of the cards that move the seat's vehicle."""
    one, two = ahead(race, me, 1), ahead(race, me, 2)
    if effect == TOW:
        worth = pass_worth(race, one) + pass_worth(race, two) - damage_cost(packed, w, race, me)
        return worth - spikes_cost(packed, w, race, me, one) - spikes_cost(packed, w, race, me, two)
    if effect == SHORTCUT:
        return pass_worth(race, one) - spikes_cost(packed, w, race, me, one)
    angles = effect == ANGLES
    if not angles and race.actions < 2:
        return 0.0
    worth = 0.0
    for n in range(1 if angles else 2):
        rival, extra, places = (two, 0, 2) if angles else (one, 0 if n else amount, 1)
        found = attempt_worth(packed, w, race, me, rival, extra, places)
        worth = worth - max(0.0, found) if n else found
    return worth


@compiled
def spoiling_worth(packed: Record, w: Record, race: Record, me: int, effect: int, target: int, owner: int) -> float:
    """Value of taking a card from a rival."""
    if effect in (RECALL, PLAGUE, GREMLINS):
        if owner == me:
            return -1.0
        worth = race.thought.shares[owner] * loss_worth(packed, w, race, target, owner)
        return worth if effect == RECALL else worth * 0.8
    card = race.tires[owner] if effect == PUNCTURE else target
    worth = race.thought.shares[owner] * fitted_worth(packed, w, race, card, owner)
    return worth + max(0.0, hand_worth(packed, w, race, me, card, race.thought.risk)) if effect == REPOSSESS else worth


@compiled
def elder_sign_worth(race: Record, me: int) -> float:
    """Value of being sheltered, and of ending contagions."""
    total, lost = 0.0, 0.0
    for n in range(race.contagions_size):
        if holder(race, race.infected[n]) in (me, NONE):
            total, lost = add_compensated(total, lost, 0.7)
    return 0.1 + (total + lost)


@compiled
def chaos_worth(packed: Record, w: Record, race: Record, me: int, card: int) -> float:
    """Value of receiving the neighbour's hand in exchange for the seat's own."""
    coming = race.hand_size[me - 1 if me else race.seats - 1]
    total, lost, kept = 0.0, 0.0, 0.0
    for n in range(race.hand_size[me]):
        found = max(0.0, hand_worth(packed, w, race, me, race.hand[me, n], race.thought.risk))
        total, lost = add_compensated(total, lost, found)
        if race.hand[me, n] == card:
            kept = found
    return w.drawn * coming - (total + lost - kept)


# Reactions ----------------------------------------------------------------------------------------------------------


@compiled
def reaction_worth(packed: Record, w: Record, race: Record, me: int, card: int) -> float:
    """Value of a reaction to the seat that plays it, minus the value of holding its card."""
    kind, moment = packed.cards[card], race.moment
    effect, worth = kind.effect, 0.0
    extra = moment.push - moment.swerve
    if effect == CANCEL:
        worth = cancel_worth(packed, w, race, me)
    elif effect in (PUSH, POUNCE):
        front = ahead(race, me, 1)
        rival = moment.rival if effect == PUSH else front
        for n in range(2 if effect == PUSH else 1):
            more = 0 if effect == POUNCE else extra if n else extra + kind.amount
            found = attempt_worth(packed, w, race, me, rival, more, 1 if rival == front else 2)
            worth = worth - found if n else found
    elif effect == SWERVE:
        for n in range(2):
            found = passed_cost(packed, w, race, me, moment.seat, extra - kind.amount if n else extra)
            worth = worth - found if n else found
    elif effect in (REROLL, REROLL_BOTH):
        worth = reroll_worth(packed, race, me, effect == REROLL_BOTH) * 1.3
    elif effect == NEXT_TURN:
        worth = 2.0 if race.mover == me else 0.0
    elif effect == UNHARMED:
        worth = damage_cost(packed, w, race, me)
    elif effect == CLAIM:
        worth = draw_worth(w, race, me) * min(kind.amount, hand_room(packed, race, me) + 1)
    elif effect == JINX:
        worth = 0.5 * race.thought.shares[moment.seat] * max(0.0, broken_cost(packed, w, race, moment.seat))
    return worth - held_worth(w, card)


@compiled
def cancel_worth(packed: Record, w: Record, race: Record, me: int) -> float:
    """Value of cancelling the effect of the last card played."""
    moment = race.moment
    card, by, at = moment.card[moment.depth], moment.card_by[moment.depth], moment.at[0]
    effect, share = packed.cards[card].effect, race.thought.shares[by]
    if effect == CANCEL:
        return 1.0 if moment.depth and moment.card_by[moment.answers[moment.depth]] == me else 0.0
    if effect == EXHAUST and only_swaps(packed, race, by, packed.cards[card].spell):
        return -swap_worth(race, me, ahead(race, by, 1), behind(race, by))
    if effect in (SHORTCUT, TOW, EXHAUST):
        return cancel_drive_worth(packed, w, race, me, effect, by)
    if effect == STOMP:
        return seat_weight(race, me, at) * damage_cost(packed, w, race, at)
    if effect == HAIRPIN:
        return seat_weight(race, me, at) - seat_weight(race, me, moment.at[1])
    if effect in (SABOTAGE, REPOSSESS, RECALL, GREMLINS, PLAGUE):
        owner = holder(race, moment.aim)
        worth = seat_weight(race, me, owner) * loss_worth(packed, w, race, moment.aim, owner)
        return worth * (0.6 if effect in (GREMLINS, PLAGUE) else 1.0)
    if effect == PUNCTURE:
        return seat_weight(race, me, at) * fitted_worth(packed, w, race, race.tires[at], me)
    if effect == POTHOLE:
        return 0.6 * seat_weight(race, me, at)
    if effect == NEXT_TURN:
        return 1.2 * share
    if effect in (PUSH, SWERVE):
        return 0.5 if ahead(race, by, 1) == me else 0.4 * share
    if packed.cards[card].type in (MOD, TIRES, CREW):
        return share * fitted_worth(packed, w, race, card, by) * 0.8
    return 0.0


@compiled
def cancel_drive_worth(packed: Record, w: Record, race: Record, me: int, effect: int, by: int) -> float:
    """Value of preventing a pass, or damage to the neighbours."""
    share, worth = race.thought.shares[by], 0.0
    for n in range(1 if effect == SHORTCUT else 2):
        if effect == EXHAUST:
            victim = behind(race, by) if n else ahead(race, by, 1)
            worth += seat_weight(race, me, victim) * damage_cost(packed, w, race, victim)
        else:
            worth += seat_weight(race, me, ahead(race, by, n + 1)) + share
    return worth - share * damage_cost(packed, w, race, by) if effect == TOW else worth
