"""Compiled policies: all answers to the open prompt, and their values to auriga, or to a steward.

Ties go to the first answer, in the order in which `cthulhu_500/offers.py` lists them. Answers that cannot be the best are
skipped: crew for a rival, or taking something off, is always worse than doing nothing.
"""

from __future__ import annotations

import numpy as np

from hippodrome.games.cthulhu_500.bots.compiled import auriga, odds, steward, weights
from hippodrome.games.cthulhu_500.bots.compiled.odds import hand_room
from hippodrome.games.cthulhu_500.bots.odds import TIE_BREAK_SCALE
from hippodrome.games.cthulhu_500.engine.edition_record import ACTION, CREW, MOD, NONE, TIRES
from hippodrome.games.cthulhu_500.engine.offers import (
    aim_at,
    aimed_at,
    aims_at,
    can_aim,
    can_react_with,
    is_used,
    is_victim,
    reach,
)
from hippodrome.games.cthulhu_500.engine.passing_test import ahead, find, first_but, most_to_draw, piece_at, pieces
from hippodrome.games.cthulhu_500.engine.race import (
    ASK_ACTION,
    ASK_CONTAGION,
    ASK_DISCARD,
    ASK_DRAW,
    ASK_FREE_TEST,
    ASK_PIT,
    ASK_QUALIFY,
    ASK_REACT,
    ASK_VEHICLE,
    DO_CREW,
    DO_DRAW,
    DO_DRIVER,
    DO_END,
    DO_INFECT,
    DO_MOD,
    DO_NO,
    DO_NOTHING,
    DO_OVERTAKE,
    DO_PASS,
    DO_PIT,
    DO_PLAY,
    DO_REACT,
    DO_REPAIR,
    DO_TAKE,
    DO_TIRES,
    DO_USE,
    DO_YES,
    encode_answer,
    event_of,
)
from hippodrome.jit.compile_cache import Record, compiled
from hippodrome.jit.philox import draw_below

BOTS = {"auriga, without moods": 0, "steward": 1, "random": 2, "random, listing": 2, "tiro": 3, "dummy": 4, "auriga": 5}
"""Bot numbers by name. Random bots draw options uniformly: they list all of them, except the ways to throw cards away, which
are counted, as in the readable rules. The first two are policies for playouts."""
DETERMINISTIC_AURIGA, STEWARD, RANDOM, _, TIRO, DUMMY, AURIGA = BOTS.values()

TIE_BREAK_STEPS = 1 << 24
"""Steps of auriga's random tie-breaking."""


@compiled
def choose_answer(packed: Record, weight_table: Record, race: Record, me: int) -> int:
    """Return the answer of auriga or of a steward to the open prompt."""
    about, choice = race.about, race.choice
    if about == ASK_REACT:
        return choose_reaction(packed, weight_table, race, me)
    if about in (ASK_QUALIFY, ASK_DISCARD):
        return choose_throw(packed, weight_table, race, me, about == ASK_QUALIFY)
    if about == ASK_VEHICLE:
        return choose_vehicle(packed, race)
    choice.worth, choice.card, choice.target = -np.inf, NONE, NONE
    if about == ASK_ACTION:
        choose_action(packed, weight_table, race, me)
    elif about == ASK_PIT:
        choose_in_pits(packed, weight_table, race, me)
    elif about == ASK_CONTAGION:
        choose_victim(packed, weight_table, race, me)
    elif about == ASK_FREE_TEST:
        choice.verb = DO_YES if wants_test(packed, weight_table, race, me) else DO_NO
    else:
        likes = likes_to_draw(packed, weight_table, race, me)
        choice.verb = DO_DRAW if about == ASK_DRAW else DO_YES if likes else DO_NO
        if about == ASK_DRAW:
            choice.card = most_to_draw(packed, race, me) if likes else 0
    return encode_answer(choice.verb, choice.card, choice.target)


# Values to the policy of a seat -------------------------------------------------------------------------------------


@compiled
def prepare(packed: Record, weight_table: Record, race: Record, me: int) -> None:
    """Prepare a prompt: a steward evaluates the whole position first."""
    if race.minds[me] == STEWARD:
        weights.compute_rival_weights(packed, weight_table, race, me)


@compiled
def prepare_with_risk(packed: Record, weight_table: Record, race: Record, me: int) -> None:
    """Prepare a prompt about cards that may lead to the pits."""
    prepare(packed, weight_table, race, me)
    if race.minds[me] == STEWARD:
        race.thought.risk = weights.pit_risk(packed, weight_table.at[race.thought.quarters], race, me)
    else:
        race.thought.risk = odds.pit_risk(packed, race, me)


@compiled
def test_worth(packed: Record, weight_table: Record, race: Record, me: int, rival: int, place: int) -> float:
    """Value of a passing test against the vehicle this number of places ahead."""
    if race.minds[me] == STEWARD:
        return weights.attempt_worth(packed, weight_table.at[race.thought.quarters], race, me, rival, 0, min(place, 2))
    return odds.attempt_worth(packed, race, me, rival, 0, 1)


@compiled
def crew_worth(packed: Record, weight_table: Record, race: Record, me: int, card: int) -> float:
    """Value of adding a card to the pit crew."""
    if race.minds[me] == STEWARD:
        return steward.joining_worth(packed, weight_table.at[race.thought.quarters], race, me, card)
    return odds.crew_worth(packed, race, me, card)


@compiled
def card_worth(
    packed: Record, weight_table: Record, race: Record, me: int, verb: int, card: int, target: int, owner: int
) -> float:
    """Value of a card played or used; `owner` is the holder of its target, or the target."""
    if race.minds[me] == STEWARD:
        w = weight_table.at[race.thought.quarters]
        kept = weights.held_worth(w, card) if verb == DO_PLAY else 0.0
        return steward.card_worth(packed, w, race, me, card, target, owner) - kept
    return auriga.card_worth(packed, race, me, card, target, owner)


@compiled
def gain_by(packed: Record, weight_table: Record, race: Record, me: int, card: int, old: int) -> float:
    """Value of fitting a card in place of an old modification (or NONE), the old tires, the old driver."""
    if race.minds[me] == STEWARD:
        return steward.gain_by(packed, weight_table.at[race.thought.quarters], race, me, card, old)
    return auriga.gain_by(packed, race, me, card, old)


@compiled
def repair_worth(packed: Record, weight_table: Record, race: Record, me: int) -> float:
    """Value of an attempt to repair."""
    if race.minds[me] == STEWARD:
        return weights.repair_worth(packed, weight_table.at[race.thought.quarters], race, me, 0)
    return odds.repair_worth(packed, race, me, 0)


@compiled
def hand_worth(packed: Record, weight_table: Record, race: Record, me: int, card: int) -> float:
    """Value of a card in the hand."""
    if race.minds[me] == STEWARD:
        return weights.hand_worth(packed, weight_table.at[race.thought.quarters], race, me, card, race.thought.risk)
    return odds.hand_worth(packed, race, me, card, race.thought.risk)


@compiled
def contagion_worth(packed: Record, weight_table: Record, race: Record, me: int, card: int) -> float:
    """Value of a contagion on a card."""
    if race.minds[me] == STEWARD:
        return weights.contagion_worth(packed, weight_table.at[race.thought.quarters], race, me, card)
    return odds.contagion_worth(packed, race, me, card)


@compiled
def reaction_worth(packed: Record, weight_table: Record, race: Record, me: int, card: int) -> float:
    """Value of playing a reaction instead of holding it."""
    if race.minds[me] == STEWARD:
        return steward.reaction_worth(packed, weight_table.at[race.thought.quarters], race, me, card)
    return auriga.reaction_worth(packed, race, me, card) - 0.25


@compiled
def likes_to_draw(packed: Record, weight_table: Record, race: Record, me: int) -> bool:
    """Return whether another card is worth having, with the risk, or the hope, that it is the flag."""
    if race.minds[me] == STEWARD:
        prepare(packed, weight_table, race, me)
        return weights.draw_worth(weight_table.at[race.thought.quarters], race, me) > 0
    return odds.likes_to_draw(packed, race, me)


# Before the race ----------------------------------------------------------------------------------------------------


@compiled
def choose_vehicle(packed: Record, race: Record) -> int:
    """Return the first of the best vehicles not yet taken."""
    best, most = NONE, -np.inf
    for n in range(packed.vehicles_size):
        car = packed.vehicles[n]
        worth = 2.0 * car.speed + car.damaged - 0.5 * car.complexity
        if worth > most and find(race.vehicle, race.seats, n) == NONE:
            best, most = n, worth
    return encode_answer(DO_TAKE, best, NONE)


# Actions ------------------------------------------------------------------------------------------------------------


@compiled
def keep_if_better(race: Record, verb: int, card: int, target: int, worth: float) -> None:
    """Store an answer in `choice` if it is better than the best so far."""
    choice = race.choice
    if worth > choice.worth:
        choice.worth, choice.verb, choice.card, choice.target = worth, verb, card, target


@compiled
def keep_if_better_randomized(race: Record, me: int, verb: int, card: int, target: int, worth: float) -> None:
    """Store an answer if it is better, with auriga's random tie-breaking."""
    if race.minds[me] == AURIGA:
        worth += TIE_BREAK_SCALE * (draw_below(race.thoughts, me, TIE_BREAK_STEPS) / TIE_BREAK_STEPS)
    keep_if_better(race, verb, card, target, worth)


@compiled
def choose_action(packed: Record, weight_table: Record, race: Record, me: int) -> None:
    """Write the best action to `choice`."""
    prepare_with_risk(packed, weight_table, race, me)
    for n in range(race.hand_size[me] + pieces(race, me)):
        in_hand = n < race.hand_size[me]
        if n == race.hand_size[me]:
            choose_drive(packed, weight_table, race, me)
        card = race.hand[me, n] if in_hand else piece_at(race, me, n - race.hand_size[me])
        if card == NONE:
            continue
        kind = packed.cards[card]
        if in_hand and kind.type == CREW:
            keep_if_better_randomized(race, me, DO_CREW, card, me, crew_worth(packed, weight_table, race, me, card))
        elif kind.type == ACTION if in_hand else is_used(packed, card):
            choose_aim(packed, weight_table, race, me, DO_PLAY if in_hand else DO_USE, card)
    keep_if_better_randomized(race, me, DO_END, NONE, NONE, 0.0)


@compiled
def choose_drive(packed: Record, weight_table: Record, race: Record, me: int) -> None:
    """Consider a passing attempt, or a pit stop; they are ordered between the cards in the hand and those in play."""
    for place in range(1, 1 + reach(packed, race, me)):
        rival = ahead(race, me, place)
        keep_if_better_randomized(race, me, DO_OVERTAKE, NONE, rival, test_worth(packed, weight_table, race, me, rival, place))
    best = max(0.0, repair_worth(packed, weight_table, race, me))
    for n in range(race.hand_size[me]):
        card = race.hand[me, n]
        kind = packed.cards[card]
        full = kind.type == MOD and race.mods_size[me] >= packed.mods
        if kind.type == MOD or kind.type == TIRES or kind.type == CREW:
            for old in range(race.mods_size[me] if full else 1):
                best = max(best, gain_by(packed, weight_table, race, me, card, race.mods[me, old] if full else NONE))
    keep_if_better_randomized(race, me, DO_PIT, NONE, NONE, best - race.thought.risk)


@compiled
def choose_aim(packed: Record, weight_table: Record, race: Record, me: int, verb: int, card: int) -> None:
    """Consider a card with each of its possible targets."""
    for owner in range(aimed_at(packed, race, card)):
        for n in range(aims_at(packed, race, card, owner)):
            target = aim_at(packed, race, card, owner, n)
            if can_aim(packed, race, me, card, owner, n, target):
                keep_if_better_randomized(
                    race, me, verb, card, target, card_worth(packed, weight_table, race, me, verb, card, target, owner)
                )


# In the pits, and the end of a turn ---------------------------------------------------------------------------------


@compiled
def choose_in_pits(packed: Record, weight_table: Record, race: Record, me: int) -> None:
    """Write the best pit action to `choice`; its target is the modification that makes room."""
    prepare(packed, weight_table, race, me)
    full = race.mods_size[me] >= packed.mods
    for n in range(race.hand_size[me]):
        card = race.hand[me, n]
        kind = packed.cards[card]
        if kind.type == TIRES or kind.type == CREW or kind.type == MOD:
            replaces = kind.type == MOD and full
            verb = DO_TIRES if kind.type == TIRES else DO_DRIVER if kind.type == CREW else DO_MOD
            for old in range(race.mods_size[me] if replaces else 1):
                target = race.mods[me, old] if replaces else NONE
                if kind.type != MOD or packed.mods > 0:
                    keep_if_better(race, verb, card, target, gain_by(packed, weight_table, race, me, card, target))
    if race.damaged[me]:
        keep_if_better(race, DO_REPAIR, NONE, NONE, repair_worth(packed, weight_table, race, me))
    keep_if_better(race, DO_NOTHING, NONE, NONE, 0.0)


@compiled
def wants_test(packed: Record, weight_table: Record, race: Record, me: int) -> bool:
    """Return whether the seat wants a free test against the vehicle ahead."""
    prepare(packed, weight_table, race, me)
    return test_worth(packed, weight_table, race, me, ahead(race, me, 1), 1) > 0


@compiled
def choose_throw(packed: Record, weight_table: Record, race: Record, me: int, for_the_grid: bool) -> int:
    """Return the cards of the hand to throw away, as bits by position: for the grid those worth less than a place there, after
    a turn the worst of them, to make room for new ones."""
    prepare_with_risk(packed, weight_table, race, me)
    most = 0.45 if first_but(race, NONE) == me else 0.3
    if race.minds[me] == STEWARD:
        most = weights.draw_worth(weight_table.at[race.thought.quarters], race, me)
    left, thrown = hand_room(packed, race, me), 0
    worths = race.thought.worths
    for n in range(race.hand_size[me]):
        worths[n] = hand_worth(packed, weight_table, race, me, race.hand[me, n])
        if for_the_grid and worths[n] < 0.3:
            thrown |= 1 << n
    while left < packed.draw and not for_the_grid:
        worst, worth = NONE, most
        for n in range(race.hand_size[me]):
            if not thrown >> n & 1:
                found = worths[n]
                if found < worth or (worst == NONE and found <= worth):
                    worst, worth = n, found
        if worst == NONE:
            break
        thrown |= 1 << worst
        left += 1
    return thrown


@compiled
def choose_victim(packed: Record, weight_table: Record, race: Record, me: int) -> None:
    """Choose the next victim of a contagion."""
    prepare(packed, weight_table, race, me)
    moment = race.moment
    for seat in range(race.seats):
        for n in range(pieces(race, seat)):
            card = piece_at(race, seat, n)
            if is_victim(packed, race, moment.contagion, moment.leaves, card):
                keep_if_better_randomized(
                    race, me, DO_INFECT, card, NONE, contagion_worth(packed, weight_table, race, me, card)
                )


# Reactions ----------------------------------------------------------------------------------------------------------


@compiled
def choose_reaction(packed: Record, weight_table: Record, race: Record, me: int) -> int:
    """Return the best card to play, or a pass."""
    prepare(packed, weight_table, race, me)
    event, best, worth = event_of(race), NONE, 0.0
    for n in range(race.hand_size[me]):
        card = race.hand[me, n]
        if packed.cards[card].trigger == event and can_react_with(packed, race, event, me, card):
            would = reaction_worth(packed, weight_table, race, me, card)
            if would > worth:
                best, worth = card, would
    return encode_answer(DO_PASS if best == NONE else DO_REACT, best, NONE)
