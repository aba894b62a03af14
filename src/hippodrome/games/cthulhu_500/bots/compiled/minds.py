"""Minds for machines: the questions that come up in play, all answers to each, and who is asked what they are worth.

Of equal answers the first one counts, in the order in which `cthulhu_500/offers.py` lists them. What cannot be the best is
not looked at: crew for a rival, or taking something off, is always worse than doing nothing.
"""

from __future__ import annotations

import numpy as np

from hippodrome.games.cthulhu_500.bots.compiled import auriga, odds, stakes, steward
from hippodrome.games.cthulhu_500.bots.compiled.box import (
    ACTION,
    ANY,
    AT_CREW,
    AT_MOD,
    AT_NOTHING,
    AT_PAIR,
    AT_RIVAL_MOD,
    AT_RIVAL_PIT,
    AT_TIRES,
    AT_ZOMBIE,
    CARD_PLAYED,
    CREW,
    EITHER,
    FAR_REACH,
    GREMLINS,
    HARPOON,
    MOD,
    NEXT_TURN,
    NONE,
    NUKE,
    OTHERS,
    PASSER,
    PLAGUE,
    REANIMATE,
    TARGET,
    TIRES,
    UNHARMED,
    WRENCH,
)
from hippodrome.games.cthulhu_500.bots.compiled.odds import room
from hippodrome.games.cthulhu_500.bots.compiled.reckoning import (
    ahead,
    behind,
    find,
    first_but,
    is_warded,
    on_vehicle,
    piece_at,
    pieces,
)
from hippodrome.native.compiled import Record, compiled

MINDS = ("auriga", "steward")
AURIGA, STEWARD = range(len(MINDS))
"""Who may answer for a seat."""

VERBS = ("play", "crew", "overtake", "pit", "use", "end", "mod", "tires", "driver", "repair", "nothing")
DO_PLAY, DO_CREW, DO_OVERTAKE, DO_PIT, DO_USE, DO_END, DO_MOD, DO_TIRES, DO_DRIVER, DO_REPAIR, DO_NOTHING = range(len(VERBS))
"""What a mind may want to do."""


# What things are worth to the mind of a seat ------------------------------------------------------------------------


@compiled
def begin(box: Record, scales: Record, race: Record, me: int) -> None:
    """A seat is asked: a steward looks at the whole position first."""
    if race.minds[me] == STEWARD:
        stakes.weigh(box, scales, race, me)


@compiled
def begin_with_risk(box: Record, scales: Record, race: Record, me: int) -> None:
    """A seat is asked about things that may lead to the pits."""
    begin(box, scales, race, me)
    if race.minds[me] == STEWARD:
        race.thought.risk = stakes.pit_risk(box, scales.at[race.thought.quarters], race, me)
    else:
        race.thought.risk = odds.pit_risk(box, race, me)


@compiled
def test_worth(box: Record, scales: Record, race: Record, me: int, rival: int, place: int) -> float:
    """A passing test against the vehicle so many places ahead."""
    if race.minds[me] == STEWARD:
        return stakes.attempt_worth(box, scales.at[race.thought.quarters], race, me, rival, 0, min(place, 2))
    return odds.attempt_worth(box, race, me, rival, 0, 1)


@compiled
def crew_worth(box: Record, scales: Record, race: Record, me: int, card: int) -> float:
    """A card added to the pit crew."""
    if race.minds[me] == STEWARD:
        return steward.joining_worth(box, scales.at[race.thought.quarters], race, me, card)
    return odds.crew_worth(box, race, me, card)


@compiled
def card_worth(box: Record, scales: Record, race: Record, me: int, verb: int, card: int, target: int, owner: int) -> float:
    """A card played or used; `owner` is who has its target, or is it."""
    if race.minds[me] == STEWARD:
        w = scales.at[race.thought.quarters]
        kept = stakes.held(w, card) if verb == DO_PLAY else 0.0
        return steward.card_worth(box, w, race, me, card, target, owner) - kept
    return auriga.card_worth(box, race, me, card, target, owner)


@compiled
def gain_by(box: Record, scales: Record, race: Record, me: int, card: int, old: int) -> float:
    """A card fitted in the place of an old modification (or NONE), the old tires, the old driver."""
    if race.minds[me] == STEWARD:
        return steward.gain_by(box, scales.at[race.thought.quarters], race, me, card, old)
    return auriga.gain_by(box, race, me, card, old)


@compiled
def repair_worth(box: Record, scales: Record, race: Record, me: int) -> float:
    """A try at repairing."""
    if race.minds[me] == STEWARD:
        return stakes.repair_worth(box, scales.at[race.thought.quarters], race, me, 0)
    return odds.repair_worth(box, race, me, 0)


@compiled
def keep(box: Record, scales: Record, race: Record, me: int, card: int) -> float:
    """A card kept in the hand."""
    if race.minds[me] == STEWARD:
        return stakes.keep(box, scales.at[race.thought.quarters], race, me, card, race.thought.risk)
    return odds.keep(box, race, me, card, race.thought.risk)


@compiled
def sting(box: Record, scales: Record, race: Record, me: int, card: int) -> float:
    """A contagion on a card."""
    if race.minds[me] == STEWARD:
        return stakes.sting(box, scales.at[race.thought.quarters], race, me, card)
    return odds.sting(box, race, me, card)


@compiled
def reaction_worth(box: Record, scales: Record, race: Record, me: int, card: int) -> float:
    """A reaction laid down, rather than kept."""
    if race.minds[me] == STEWARD:
        return steward.reaction_worth(box, scales.at[race.thought.quarters], race, me, card)
    return auriga.reaction_worth(box, race, me, card) - 0.25


@compiled
def likes_to_draw(box: Record, scales: Record, race: Record, me: int) -> bool:
    """Whether a card more is worth having, with the danger, or the hope, that it is the flag."""
    if race.minds[me] == STEWARD:
        begin(box, scales, race, me)
        return stakes.draw_worth(scales.at[race.thought.quarters], race, me) > 0
    return odds.likes_to_draw(box, race, me)


# Actions ------------------------------------------------------------------------------------------------------------


@compiled
def offer(race: Record, verb: int, card: int, target: int, worth: float) -> None:
    """Like this best if it is worth more than what came before."""
    choice = race.choice
    if worth > choice.worth:
        choice.worth, choice.verb, choice.card, choice.target = worth, verb, card, target


@compiled
def choose_action(box: Record, scales: Record, race: Record, me: int) -> None:
    """The best action, into `choice`."""
    begin_with_risk(box, scales, race, me)
    race.choice.worth = -np.inf
    for n in range(race.hand_size[me] + pieces(race, me)):
        in_hand = n < race.hand_size[me]
        if n == race.hand_size[me]:
            choose_drive(box, scales, race, me)
        card = race.hand[me, n] if in_hand else piece_at(race, me, n - race.hand_size[me])
        if card == NONE:
            continue
        kind = box.cards[card]
        if in_hand and kind.type == CREW:
            offer(race, DO_CREW, card, me, crew_worth(box, scales, race, me, card))
        elif kind.type == ACTION if in_hand else kind.effect in (REANIMATE, NUKE, HARPOON):
            choose_aim(box, scales, race, me, DO_PLAY if in_hand else DO_USE, card)
    offer(race, DO_END, NONE, NONE, 0.0)


@compiled
def choose_drive(box: Record, scales: Record, race: Record, me: int) -> None:
    """A passing attempt, or a pit stop; they stand between the cards in the hand and those in play."""
    far = on_vehicle(box, race, me, FAR_REACH)
    for place in range(1, 1 + (min(box.cards[far].amount, race.seats - 1) if far != NONE else 1)):
        rival = ahead(race, me, place)
        offer(race, DO_OVERTAKE, NONE, rival, test_worth(box, scales, race, me, rival, place))
    best = max(0.0, repair_worth(box, scales, race, me))
    for n in range(race.hand_size[me]):
        card = race.hand[me, n]
        kind = box.cards[card]
        full = kind.type == MOD and race.mods_size[me] >= box.mods
        if kind.type == MOD or kind.type == TIRES or kind.type == CREW:
            for old in range(race.mods_size[me] if full else 1):
                best = max(best, gain_by(box, scales, race, me, card, race.mods[me, old] if full else NONE))
    offer(race, DO_PIT, NONE, NONE, best - race.thought.risk)


@compiled
def choose_aim(box: Record, scales: Record, race: Record, me: int, verb: int, card: int) -> None:
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
                offer(race, verb, card, target, card_worth(box, scales, race, me, verb, card, target, owner))


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


# In the pits, and the end of a turn ---------------------------------------------------------------------------------


@compiled
def choose_in_pits(box: Record, scales: Record, race: Record, me: int) -> None:
    """The best thing to do in the pits, into `choice`; its target is the modification that makes room."""
    begin(box, scales, race, me)
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
                    offer(race, verb, card, target, gain_by(box, scales, race, me, card, target))
    if race.damaged[me]:
        offer(race, DO_REPAIR, NONE, NONE, repair_worth(box, scales, race, me))
    offer(race, DO_NOTHING, NONE, NONE, 0.0)


@compiled
def wants_test(box: Record, scales: Record, race: Record, me: int) -> bool:
    """Whether a free test against the vehicle ahead is welcome."""
    begin(box, scales, race, me)
    return test_worth(box, scales, race, me, ahead(race, me, 1), 1) > 0


@compiled
def choose_throw(box: Record, scales: Record, race: Record, me: int) -> int:
    """The cards of the hand to throw away, as bits by their places."""
    begin_with_risk(box, scales, race, me)
    most = 0.45 if first_but(race, NONE) == me else 0.3
    if race.minds[me] == STEWARD:
        most = stakes.draw_worth(scales.at[race.thought.quarters], race, me)
    left, thrown = room(box, race, me), 0
    while left < box.draw:
        worst, worth = NONE, most
        for n in range(race.hand_size[me]):
            if not thrown >> n & 1:
                found = keep(box, scales, race, me, race.hand[me, n])
                if found < worth or (worst == NONE and found <= worth):
                    worst, worth = n, found
        if worst == NONE:
            break
        thrown |= 1 << worst
        left += 1
    return thrown


@compiled
def choose_victim(box: Record, scales: Record, race: Record, me: int, contagion: int, spared: int) -> int:
    """Whom a contagion befalls next; NONE if there is nobody."""
    begin(box, scales, race, me)
    race.choice.worth, race.choice.target = -np.inf, NONE
    wanted = CREW if box.cards[contagion].effect == PLAGUE else MOD
    for seat in range(race.seats):
        for n in range(pieces(race, seat)):
            card = piece_at(race, seat, n)
            if card in (NONE, spared) or box.cards[card].type != wanted:
                continue
            if find(race.infected, race.contagions_size, card) == NONE:
                offer(race, NONE, NONE, card, sting(box, scales, race, me, card))
    return race.choice.target


# Reactions ----------------------------------------------------------------------------------------------------------


@compiled
def ask_all(box: Record, scales: Record, race: Record, event: int, by: Record, laid: Record) -> int:
    """Ask every seat, clockwise from whose turn it is, for a reaction; who lays which card. How many do."""
    found = 0
    for n in range(race.seats):
        seat = (race.mover + n) % race.seats
        best, worth, asked = NONE, 0.0, False
        for at in range(race.hand_size[seat]):
            card = race.hand[seat, at]
            if box.cards[card].trigger == event and not race.silent[seat] and may_react(box, race, event, seat, card):
                if not asked:
                    begin(box, scales, race, seat)
                    asked = True
                would = reaction_worth(box, scales, race, seat, card)
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
