"""Compiled values of auriga, without random tie-breaking, as in `games/cthulhu_500/bots/auriga.py`; used by `policies.py`."""

from __future__ import annotations

from hippodrome.games.cthulhu_500.bots.compiled.odds import (
    add_compensated,
    attempt_worth,
    chances,
    crew_worth,
    damage_cost,
    damage_worth,
    fitted_worth,
    hand_room,
    hand_worth,
    likes_to_draw,
    only_swaps,
    repair_worth,
    reroll_worth,
    rival_weight,
    spikes_cost,
)
from hippodrome.games.cthulhu_500.engine.edition_record import (
    ANGLES,
    CANCEL,
    CHAOS,
    CLAIM,
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
from hippodrome.games.cthulhu_500.engine.passing_test import ahead, behind, driving, holder, is_warded, place_of
from hippodrome.jit.compile_cache import Record, compiled


@compiled
def gain_by(packed: Record, race: Record, me: int, card: int, old: int) -> float:
    """Value of fitting a card in place of an old modification (or NONE), the old tires, the old driver."""
    kind = packed.cards[card]
    if kind.type != MOD:
        old = race.tires[me] if kind.type == TIRES else race.driver[me]
    return fitted_worth(packed, race, card, me) - (fitted_worth(packed, race, old, me) if old != NONE else 0.0)


@compiled
def card_worth(packed: Record, race: Record, me: int, card: int, target: int, owner: int) -> float:
    """Value of a card aimed at this target; `owner` is the target's holder, or the target itself."""
    kind = packed.cards[card]
    effect = kind.effect
    if effect == STOMP:
        return damage_worth(packed, race, me, owner)
    if effect in (EXHAUST, NUKE):
        worth = 0.0
        if only_swaps(packed, race, me, kind.spell):
            return worth
        for n in range(2):
            rival = ahead(race, me, 1) if n == 0 else behind(race, me)
            if not (kind.spell and is_warded(packed, race, rival)):
                worth += damage_worth(packed, race, me, rival)
        return worth
    if effect == HAIRPIN:
        back = race.pack[place_of(race, owner) + 1]
        return 1.0 if back == me else -1.0 if owner == me else 0.0
    if effect == RECALL:
        return -1.0 if owner == me else rival_weight(race, me, owner) * driving(packed, race, owner, target)
    if effect == ELDER_SIGN:
        return elder_sign_worth(race, me)
    if effect in (SABOTAGE, REPOSSESS, PUNCTURE, PLAGUE, GREMLINS):
        return spoiling_worth(packed, race, me, effect, target, owner)
    if effect == HEADHUNT:
        return 0.15 + crew_worth(packed, race, me, target)
    if effect == CHAOS:
        return chaos_worth(packed, race, me, card)
    if effect == STUDY:
        return 0.25 * min(hand_room(packed, race, me) + 1, kind.amount) if likes_to_draw(packed, race, me) else 0.0
    if effect == POTHOLE:
        return 1.2 * rival_weight(race, me, owner)
    if effect == WRENCH:
        return repair_worth(packed, race, me, kind.amount)
    return 0.12 if effect == REANIMATE else drive_worth(packed, race, me, effect, kind.amount)


@compiled
def drive_worth(packed: Record, race: Record, me: int, effect: int, amount: int) -> float:
    """Value of the cards that move the seat's vehicle."""
    if effect == TOW:
        return 2.0 - damage_cost(packed, race, me)
    if effect == SHORTCUT:
        return 1.0 - spikes_cost(packed, race, me, ahead(race, me, 1))
    if effect != ANGLES and race.actions < 2:
        return 0.0
    angles = effect == ANGLES
    rival = ahead(race, me, 2 if angles else 1)
    worth = 0.0
    for n in range(1 if angles else 2):
        found = attempt_worth(packed, race, me, rival, amount if n == 0 and not angles else 0, 2 if angles else 1)
        worth = found if n == 0 else worth - found
    return worth


@compiled
def elder_sign_worth(race: Record, me: int) -> float:
    """Value of being sheltered, and of ending contagions."""
    mine = 0.0
    for n in range(race.contagions_size):
        owner = holder(race, race.infected[n])
        mine += 0.5 if owner in (me, NONE) else 0.0
    return 0.1 + mine


@compiled
def spoiling_worth(packed: Record, race: Record, me: int, effect: int, target: int, owner: int) -> float:
    """Value of taking a card from a rival."""
    plague = effect in (PLAGUE, GREMLINS)
    if plague and owner == me:
        return -1.0
    card = race.tires[owner] if effect == PUNCTURE else target
    worth = rival_weight(race, me, owner) * fitted_worth(packed, race, card, owner)
    return worth * 0.8 if plague else worth + 0.3 if effect == REPOSSESS else worth


@compiled
def chaos_worth(packed: Record, race: Record, me: int, card: int) -> float:
    """Value of receiving the neighbour's hand in exchange for the seat's own."""
    coming = race.hand_size[me - 1 if me else race.seats - 1]
    total, lost, kept = 0.0, 0.0, 0.0
    for n in range(race.hand_size[me]):
        found = hand_worth(packed, race, me, race.hand[me, n], race.thought.risk)
        total, lost = add_compensated(total, lost, found)
        if race.hand[me, n] == card:
            kept = found
    return 0.3 * coming - (total + lost) + kept


@compiled
def reaction_worth(packed: Record, race: Record, me: int, card: int) -> float:
    """Value of a reaction to the seat that plays it."""
    kind, moment = packed.cards[card], race.moment
    effect = kind.effect
    extra = moment.push - moment.swerve
    if effect == CANCEL:
        return cancel_worth(packed, race, me)
    if effect in (PUSH, POUNCE):
        rival = moment.rival if effect == PUSH else ahead(race, me, 1)
        worth = 0.0
        for n in range(2 if effect == PUSH else 1):
            more = 0 if effect == POUNCE else extra if n else extra + kind.amount
            found = attempt_worth(packed, race, me, rival, more, 1)
            worth = worth - found if n else found
        return worth
    if effect == SWERVE:
        before = chances(packed, race, moment.seat, me, extra)[0]
        return before - chances(packed, race, moment.seat, me, extra - kind.amount)[0]
    if effect in (REROLL, REROLL_BOTH):
        return reroll_worth(packed, race, me, effect == REROLL_BOTH)
    if effect == NEXT_TURN:
        return 1.0 if race.mover == me else 0.0
    if effect == UNHARMED:
        return damage_cost(packed, race, me)  # only for a vehicle that is already damaged
    if effect == CLAIM:
        return 0.3 * min(kind.amount, hand_room(packed, race, me)) if likes_to_draw(packed, race, me) else 0.0
    return 2 * rival_weight(race, me, moment.seat) if effect == JINX else 0.0


@compiled
def cancel_worth(packed: Record, race: Record, me: int) -> float:
    """Value of cancelling the last card played."""
    moment = race.moment
    depth = moment.depth
    kind, who = packed.cards[moment.card[depth]], moment.card_by[depth]
    effect = kind.effect
    if depth:
        mine = moment.card_by[moment.answers[depth]] == me
    else:
        mine = moment.at[0] == me or moment.at[1] == me or (moment.aim != NONE and holder(race, moment.aim) == me)
    if effect == CANCEL:
        return 1.0 if mine else 0.0
    if effect in (SHORTCUT, TOW):
        return 0.9 if ahead(race, who, 1) == me else 0.3
    if mine and effect in (STOMP, EXHAUST, SABOTAGE, REPOSSESS, PUNCTURE, POTHOLE):
        return 0.8
    if effect == NEXT_TURN:
        return 0.6
    if effect == PUSH:
        return 0.4 if ahead(race, who, 1) == me else 0.0
    return 0.5 if kind.type == MOD and kind.always > 1 else 0.0
