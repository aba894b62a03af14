"""Auriga for machines, without its moods: what `bots/cthulhu_500/auriga.py` answers, with its way to settle ties.

Of equal answers the first one counts, in the order in which `cthulhu_500/offers.py` lists them. What cannot be the best is
not looked at: crew for a rival, or taking something off, is always worse than doing nothing.
"""

from __future__ import annotations

import numpy as np

from hippodrome.games.cthulhu_500.playout.box import (
    ACTION,
    ANGLES,
    ANY,
    AT_CREW,
    AT_MOD,
    AT_NOTHING,
    AT_PAIR,
    AT_RIVAL_MOD,
    AT_RIVAL_PIT,
    AT_TIRES,
    AT_ZOMBIE,
    CANCEL,
    CARD_PLAYED,
    CHAOS,
    CLAIM,
    CREW,
    EITHER,
    ELDER_SIGN,
    EXHAUST,
    FAR_REACH,
    GREMLINS,
    HAIRPIN,
    HARPOON,
    HEADHUNT,
    JINX,
    MOD,
    NEXT_TURN,
    NONE,
    NUKE,
    OTHERS,
    PASSER,
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
    TARGET,
    TIRES,
    TOW,
    UNHARMED,
    WRENCH,
)
from hippodrome.games.cthulhu_500.playout.odds import (
    add,
    attempt_worth,
    chances,
    crew_worth,
    damage_cost,
    damage_worth,
    fitted_worth,
    keep,
    likes_to_draw,
    pit_risk,
    repair_worth,
    reroll_worth,
    room,
    spikes_cost,
    spite,
    sting,
)
from hippodrome.games.cthulhu_500.playout.reckoning import (
    ahead,
    behind,
    driving,
    find,
    first_but,
    holder,
    is_warded,
    on_vehicle,
    piece_at,
    pieces,
    place_of,
)
from hippodrome.native.compiled import Record, compiled

VERBS = ("play", "crew", "overtake", "pit", "use", "end", "mod", "tires", "driver", "repair", "nothing")
DO_PLAY, DO_CREW, DO_OVERTAKE, DO_PIT, DO_USE, DO_END, DO_MOD, DO_TIRES, DO_DRIVER, DO_REPAIR, DO_NOTHING = range(len(VERBS))
"""What a mind may want to do."""


@compiled
def offer(race: Record, verb: int, card: int, target: int, worth: float) -> None:
    """Like this best if it is worth more than what came before."""
    choice = race.choice
    if worth > choice.worth:
        choice.worth, choice.verb, choice.card, choice.target = worth, verb, card, target


# Actions ------------------------------------------------------------------------------------------------------------


@compiled
def choose_action(box: Record, race: Record, me: int) -> None:
    """The best action, into `choice`."""
    race.choice.worth = -np.inf
    for n in range(race.hand_size[me] + pieces(race, me)):
        in_hand = n < race.hand_size[me]
        if n == race.hand_size[me]:
            choose_drive(box, race, me)
        card = race.hand[me, n] if in_hand else piece_at(race, me, n - race.hand_size[me])
        if card == NONE:
            continue
        kind = box.cards[card]
        if in_hand and kind.type == CREW:
            offer(race, DO_CREW, card, me, crew_worth(box, race, me, card))
        elif kind.type == ACTION if in_hand else kind.effect in (REANIMATE, NUKE, HARPOON):
            choose_aim(box, race, me, DO_PLAY if in_hand else DO_USE, card)
    offer(race, DO_END, NONE, NONE, 0.0)


@compiled
def choose_drive(box: Record, race: Record, me: int) -> None:
    """A passing attempt, or a pit stop; they stand between the cards in the hand and those in play."""
    far = on_vehicle(box, race, me, FAR_REACH)
    for place in range(1, 1 + (min(box.cards[far].amount, race.seats - 1) if far != NONE else 1)):
        rival = ahead(race, me, place)
        offer(race, DO_OVERTAKE, NONE, rival, attempt_worth(box, race, me, rival, 0, 1))
    best = max(0.0, repair_worth(box, race, me, 0))
    for n in range(race.hand_size[me]):
        card = race.hand[me, n]
        kind = box.cards[card]
        full = kind.type == MOD and race.mods_size[me] >= box.mods
        if kind.type == MOD or kind.type == TIRES or kind.type == CREW:
            for old in range(race.mods_size[me] if full else 1):
                best = max(best, gain_by(box, race, me, card, race.mods[me, old] if full else NONE))
    offer(race, DO_PIT, NONE, NONE, best - pit_risk(box, race, me))


@compiled
def gain_by(box: Record, race: Record, me: int, card: int, old: int) -> float:
    """What it is worth to fit a card, in the place of an old modification (or NONE), the old tires, the old driver."""
    kind = box.cards[card]
    if kind.type != MOD:
        old = race.tires[me] if kind.type == TIRES else race.driver[me]
    return fitted_worth(box, race, card, me) - (fitted_worth(box, race, old, me) if old != NONE else 0.0)


@compiled
def choose_aim(box: Record, race: Record, me: int, verb: int, card: int) -> None:
    """A card with each thing it may be aimed at. Of dead Zombies one is as good as another."""
    aim = box.cards[card].aim
    once = aim in (AT_NOTHING, AT_ZOMBIE)
    for owner in range(1 if once else race.seats):
        for n in range(pieces(race, owner) if AT_PAIR < aim < AT_ZOMBIE else 1):
            target = owner
            if aim == AT_NOTHING:
                target = NONE
            elif aim == AT_ZOMBIE:
                target = first_zombie(box, race)
            elif aim > AT_PAIR:
                target = piece_at(race, owner, n)
            if may_aim(box, race, me, card, owner, n, target):
                offer(race, verb, card, target, card_worth(box, race, me, card, target, owner))


@compiled
def first_zombie(box: Record, race: Record) -> int:
    """The lowest Zombie of the discard pile; NONE if there is none."""
    for n in range(race.discard_size):
        card = race.discard[n]
        if card < box.flag and box.cards[card].zombie:
            return card
    return NONE


@compiled
def may_aim(box: Record, race: Record, me: int, card: int, owner: int, n: int, target: int) -> bool:
    """Whether a card may be aimed so: `target` is the seat, or the n-th card that the owner has in play."""
    kind = box.cards[card]
    aim = kind.aim
    if aim == AT_NOTHING:
        return kind.effect != WRENCH or race.damaged[me] != 0
    if aim == AT_ZOMBIE:
        return target != NONE
    if aim == AT_PAIR:
        back = behind(race, owner)
        warded = (owner != me and is_warded(box, race, owner)) or (back != me and is_warded(box, race, back))
        return race.pack[race.seats - 1] != owner and not (kind.spell and warded)
    if owner != me and kind.spell and is_warded(box, race, owner):
        return False
    if owner == me and aim != AT_CREW and aim != AT_MOD:
        return False
    if aim < AT_PAIR:
        return aim != AT_TIRES or race.tires[owner] != NONE
    if target == NONE or box.cards[target].type != (MOD if aim in (AT_MOD, AT_RIVAL_MOD) else CREW):
        return False
    if aim == AT_RIVAL_PIT:
        return n > 0
    return kind.effect not in (PLAGUE, GREMLINS) or find(race.infected, race.contagions_size, target) == NONE


@compiled
def card_worth(box: Record, race: Record, me: int, card: int, target: int, owner: int) -> float:
    """What a card is worth that is aimed so; `owner` is who has the target, or is it."""
    kind = box.cards[card]
    effect = kind.effect
    if effect == STOMP:
        return damage_worth(box, race, me, owner)
    if effect in (EXHAUST, NUKE):
        worth = 0.0
        for n in range(2):
            rival = ahead(race, me, 1) if n == 0 else behind(race, me)
            if not (kind.spell and is_warded(box, race, rival)):
                worth += damage_worth(box, race, me, rival)
        return worth
    if effect == HAIRPIN:
        back = race.pack[place_of(race, owner) + 1]
        return 1.0 if back == me else -1.0 if owner == me else 0.0
    if effect == RECALL:
        return -1.0 if owner == me else spite(race, me, owner) * driving(box, race, owner, target)
    if effect == ELDER_SIGN:
        return elder_sign_worth(race, me)
    if effect in (SABOTAGE, REPOSSESS, PUNCTURE, PLAGUE, GREMLINS):
        return spoiling_worth(box, race, me, effect, target, owner)
    if effect == HEADHUNT:
        return 0.15 + crew_worth(box, race, me, target)
    if effect == CHAOS:
        return chaos_worth(box, race, me, card)
    if effect == STUDY:
        return 0.25 * min(room(box, race, me) + 1, kind.amount) if likes_to_draw(box, race, me) else 0.0
    if effect == POTHOLE:
        return 1.2 * spite(race, me, owner)
    if effect == WRENCH:
        return repair_worth(box, race, me, kind.amount)
    return 0.12 if effect == REANIMATE else drive_worth(box, race, me, effect, kind.amount)


@compiled
def drive_worth(box: Record, race: Record, me: int, effect: int, amount: int) -> float:
    """What the cards are worth that bring the vehicle on itself."""
    if effect == TOW:
        return 2.0 - damage_cost(box, race, me)
    if effect == SHORTCUT:
        return 1.0 - spikes_cost(box, race, me, ahead(race, me, 1))
    if effect != ANGLES and race.actions < 2:
        return 0.0
    angles = effect == ANGLES
    rival = ahead(race, me, 2 if angles else 1)
    worth = 0.0
    for n in range(1 if angles else 2):
        found = attempt_worth(box, race, me, rival, amount if n == 0 and not angles else 0, 2 if angles else 1)
        worth = found if n == 0 else worth - found
    return worth


@compiled
def elder_sign_worth(race: Record, me: int) -> float:
    """What it is worth to be sheltered, and to end contagions."""
    mine = 0.0
    for n in range(race.contagions_size):
        owner = holder(race, race.infected[n])
        mine += 0.5 if owner in (me, NONE) else 0.0
    return 0.1 + mine


@compiled
def spoiling_worth(box: Record, race: Record, me: int, effect: int, target: int, owner: int) -> float:
    """What it is worth to take a card from somebody."""
    plague = effect in (PLAGUE, GREMLINS)
    if plague and owner == me:
        return -1.0
    card = race.tires[owner] if effect == PUNCTURE else target
    worth = spite(race, me, owner) * fitted_worth(box, race, card, owner)
    return worth * 0.8 if plague else worth + 0.3 if effect == REPOSSESS else worth


@compiled
def chaos_worth(box: Record, race: Record, me: int, card: int) -> float:
    """What the neighbour's hand is worth for one's own."""
    coming = race.hand_size[me - 1 if me else race.seats - 1]
    risk, total, lost, kept = pit_risk(box, race, me), 0.0, 0.0, 0.0
    for n in range(race.hand_size[me]):
        found = keep(box, race, me, race.hand[me, n], risk)
        total, lost = add(total, lost, found)
        if race.hand[me, n] == card:
            kept = found
    return 0.3 * coming - (total + lost) + kept


# In the pits, and the end of a turn ---------------------------------------------------------------------------------


@compiled
def choose_in_pits(box: Record, race: Record, me: int) -> None:
    """The best thing to do in the pits, into `choice`; its target is the modification that makes room."""
    race.choice.worth = -np.inf
    full = race.mods_size[me] >= box.mods
    for n in range(race.hand_size[me]):
        card = race.hand[me, n]
        kind = box.cards[card]
        if kind.type == TIRES or kind.type == CREW or kind.type == MOD:
            replaces = kind.type == MOD and full
            verb = DO_TIRES if kind.type == TIRES else DO_DRIVER if kind.type == CREW else DO_MOD
            for old in range(race.mods_size[me] if replaces else 1):
                target = race.mods[me, old] if replaces else NONE
                if kind.type != MOD or box.mods > 0:
                    offer(race, verb, card, target, gain_by(box, race, me, card, target))
    if race.damaged[me]:
        offer(race, DO_REPAIR, NONE, NONE, repair_worth(box, race, me, 0))
    offer(race, DO_NOTHING, NONE, NONE, 0.0)


@compiled
def wants_test(box: Record, race: Record, me: int) -> bool:
    """Whether a free test against the vehicle ahead is welcome."""
    return attempt_worth(box, race, me, ahead(race, me, 1), 0, 1) > 0


@compiled
def choose_throw(box: Record, race: Record, me: int) -> int:
    """The cards of the hand to throw away, as bits by their places."""
    most = 0.45 if first_but(race, NONE) == me else 0.3
    risk, left, thrown = pit_risk(box, race, me), room(box, race, me), 0
    while left < box.draw:
        worst, worth = NONE, most
        for n in range(race.hand_size[me]):
            if not thrown >> n & 1:
                found = keep(box, race, me, race.hand[me, n], risk)
                if found < worth or (worst == NONE and found <= worth):
                    worst, worth = n, found
        if worst == NONE:
            break
        thrown |= 1 << worst
        left += 1
    return thrown


@compiled
def choose_victim(box: Record, race: Record, me: int, contagion: int, spared: int) -> int:
    """Whom a contagion befalls next; NONE if there is nobody."""
    race.choice.worth, race.choice.target = -np.inf, NONE
    wanted = CREW if box.cards[contagion].effect == PLAGUE else MOD
    for seat in range(race.seats):
        for n in range(pieces(race, seat)):
            card = piece_at(race, seat, n)
            if card in (NONE, spared) or box.cards[card].type != wanted:
                continue
            if find(race.infected, race.contagions_size, card) == NONE:
                offer(race, NONE, NONE, card, sting(box, race, me, card))
    return race.choice.target


# Reactions ----------------------------------------------------------------------------------------------------------


@compiled
def ask_all(box: Record, race: Record, event: int, by: Record, laid: Record) -> int:
    """Ask every seat, clockwise from whose turn it is, for a reaction; who lays which card. How many do."""
    found = 0
    for n in range(race.seats):
        seat = (race.mover + n) % race.seats
        best, worth = NONE, 0.0
        for at in range(race.hand_size[seat]):
            card = race.hand[seat, at]
            if box.cards[card].trigger == event and not race.silent[seat] and may_react(box, race, event, seat, card):
                would = reaction_worth(box, race, seat, card) - 0.25
                if would > worth:
                    best, worth = card, would
        if best != NONE:
            by[found], laid[found] = seat, best
            found += 1
    return found


@compiled
def may_react(box: Record, race: Record, event: int, seat: int, card: int) -> bool:
    """Whether a card answers what is happening for this seat."""
    kind, moment = box.cards[card], race.moment
    who = moment.card_by[moment.depth] if event == CARD_PLAYED else moment.seat
    role = kind.role
    if role == OTHERS:
        fits = seat != who
    elif role == PASSER:
        fits = seat == who
    elif role == TARGET:
        fits = seat == moment.rival
    elif role == EITHER:
        fits = seat == who or seat == moment.rival
    else:
        fits = role == ANY or moment.is_victim[seat] != 0
    return fits and not is_excluded(race, seat, kind.effect)


@compiled
def is_excluded(race: Record, seat: int, effect: int) -> bool:
    """Of two reactions that contradict each other only the first counts."""
    if effect == NEXT_TURN:
        return race.moment.next_seat != NONE
    return effect == UNHARMED and race.moment.unharmed[seat] != 0


@compiled
def reaction_worth(box: Record, race: Record, me: int, card: int) -> float:
    """What a reaction is worth to who lays it."""
    kind, moment = box.cards[card], race.moment
    effect = kind.effect
    extra = moment.push - moment.swerve
    if effect == CANCEL:
        return cancel_worth(box, race, me)
    if effect in (PUSH, POUNCE):
        rival = moment.rival if effect == PUSH else ahead(race, me, 1)
        worth = 0.0
        for n in range(2 if effect == PUSH else 1):
            more = 0 if effect == POUNCE else extra if n else extra + kind.amount
            found = attempt_worth(box, race, me, rival, more, 1)
            worth = worth - found if n else found
        return worth
    if effect == SWERVE:
        before = chances(box, race, moment.seat, me, extra)[0]
        return before - chances(box, race, moment.seat, me, extra - kind.amount)[0]
    if effect in (REROLL, REROLL_BOTH):
        return reroll_worth(box, race, me, effect == REROLL_BOTH)
    if effect == NEXT_TURN:
        return 1.0 if race.mover == me else 0.0
    if effect == UNHARMED:
        return damage_cost(box, race, me)  # one for a vehicle that is damaged already
    if effect == CLAIM:
        return 0.3 * min(kind.amount, room(box, race, me)) if likes_to_draw(box, race, me) else 0.0
    return 2 * spite(race, me, moment.seat) if effect == JINX else 0.0


@compiled
def cancel_worth(box: Record, race: Record, me: int) -> float:
    """What it is worth to cancel the last card that was played."""
    moment = race.moment
    depth = moment.depth
    kind, who = box.cards[moment.card[depth]], moment.card_by[depth]
    effect = kind.effect
    if depth:
        mine = moment.card_by[depth - 1] == me
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
