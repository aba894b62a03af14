"""Compiled `cthulhu_500/reactions.py`: windows in which seats may answer an event, and the effects of the answers."""

from __future__ import annotations

from hippodrome.games.cthulhu_500.engine.call_stack import REACTING, STANDING, pop_frame, push_frame
from hippodrome.games.cthulhu_500.engine.cards import draw, lay_down, put_away, roll, take_back
from hippodrome.games.cthulhu_500.engine.edition_record import (
    CARD_PLAYED,
    CLAIM,
    JINX,
    NEXT_TURN,
    NONE,
    POUNCE,
    PUSH,
    REROLL,
    REROLL_BOTH,
    SWERVE,
    UNHARMED,
)
from hippodrome.games.cthulhu_500.engine.offers import can_react, is_excluded
from hippodrome.games.cthulhu_500.engine.race import ASK_REACT, DO_REACT, DO_SILENCE, card_of, verb_of
from hippodrome.jit.compile_cache import Record, compiled


@compiled
def open_to_reactions(race: Record, event: int, seat: int, rival: int) -> None:
    """Open a reaction window for an event. The moment holds the result when it is over.

    The caller sets what belongs to the moment (victims, and the dice and bonuses of a test) before.
    """
    moment = race.moment
    moment.event, moment.seat, moment.rival, moment.next_seat, moment.jinx = event, seat, rival, NONE, 0
    moment.unharmed[:] = 0
    push_frame(race, REACTING, seat, rival)


@compiled
def react(packed: Record, race: Record, given: Record, f: Record, at: int) -> None:
    """Repeat until all pass. In each round the cards count in the order in which they were played."""
    moment = race.moment
    if at == 0:
        moment.open = True
        ask_all(packed, race, moment.event)
    elif at == 1:
        moment.laid_size = take_answers(race)
        for n in range(moment.laid_size):
            moment.by[n], moment.laid[n] = race.asked[n], race.acts[n]
            lay_down(race, moment.by[n], moment.laid[n])
        f.n = 0
        if moment.laid_size == 0:
            moment.open = False
            pop_frame(race)
    elif at == 2:
        if f.n == moment.laid_size:
            f.at = 0
            return
        by, card = moment.by[f.n], moment.laid[f.n]
        if is_excluded(race, by, packed.cards[card].effect):
            take_back(race, by, card)
            f.n, f.at = f.n + 1, 2
        else:
            open_to_cancels(race, by, card, NONE, NONE, NONE)
    else:
        by, card = moment.by[f.n], moment.laid[f.n]
        f.n, f.at = f.n + 1, 2
        if race.stood:
            apply_reaction(packed, race, given, by, card)
            if not race.over:
                put_away(race, card)


@compiled
def ask_all(packed: Record, race: Record, event: int) -> None:
    """Prompt every seat that has a choice, clockwise from the active one; if none has, there is no prompt."""
    race.about, race.asked_size, race.answered = ASK_REACT, 0, 0
    for n in range(race.seats):
        seat = (race.mover + n) % race.seats
        if can_react(packed, race, event, seat):
            race.asked[race.asked_size] = seat
            race.asked_size += 1


@compiled
def take_answers(race: Record) -> int:
    """Count the seats that played a card; these, and their cards, come first in `asked` and `acts`."""
    laid = 0
    for n in range(race.asked_size):
        verb, card = verb_of(race.acts[n]), card_of(race.acts[n])
        if verb == DO_SILENCE:
            race.silent[race.asked[n]] = True
        elif verb == DO_REACT:
            race.asked[laid], race.acts[laid] = race.asked[n], card
            laid += 1
    race.asked_size, race.answered = 0, 0
    return laid


@compiled
def open_to_cancels(race: Record, seat: int, card: int, aim: int, at: int, also_at: int) -> None:
    """Open a window to cancel a card just played: afterwards `stood` is whether it took effect."""
    moment = race.moment
    moment.depth, moment.card_by[0], moment.card[0] = 0, seat, card
    moment.aim, moment.at[0], moment.at[1] = aim, at, also_at
    push_frame(race, STANDING, seat, NONE)


@compiled
def stands(packed: Record, race: Record, f: Record, at: int) -> None:
    """Resolve cancels, which may themselves be cancelled, the last card played first.

    Where the readable rules recurse, the waiting cards form a stack here.
    """
    moment = race.moment
    if at == 0:
        ask_all(packed, race, CARD_PLAYED)
        return
    f.at = 0
    laid, answered = take_answers(race), int(moment.depth)
    for n in range(laid):
        lay_down(race, race.asked[n], race.acts[n])
        moment.depth += 1
        moment.card_by[moment.depth], moment.card[moment.depth] = race.asked[n], race.acts[n]
        moment.answers[moment.depth] = answered
    if laid:
        return
    race.stood = moment.depth == 0
    if not race.stood:
        answered = int(moment.answers[moment.depth])
        for n in range(moment.depth, answered - 1, -1):  # it stands: other cancels are spent, what they answered is cancelled
            put_away(race, moment.card[n])
        moment.depth = answered - 1  # a cancel failed: the one before it counts, or others may still try
    if race.stood or moment.depth == NONE:
        moment.depth = NONE
        pop_frame(race)


@compiled
def apply_reaction(packed: Record, race: Record, given: Record, seat: int, card: int) -> None:
    """Apply a reaction to the moment it answers."""
    moment, effect, amount = race.moment, packed.cards[card].effect, packed.cards[card].amount
    if effect == PUSH:
        moment.push += amount
    elif effect == SWERVE:
        moment.swerve += amount
    elif effect in (REROLL, REROLL_BOTH):
        both = effect == REROLL_BOTH
        for n in range(2 if both else 1):
            who = seat if not both else moment.rival if n else moment.seat
            die = roll(packed, race, given, who)
            if who == moment.seat:
                moment.die = die
            else:
                moment.rival_die = die
    elif effect == NEXT_TURN:
        moment.next_seat = seat
    elif effect == UNHARMED:
        order = 1
        for n in range(race.seats):
            order += moment.unharmed[n] != 0
        moment.unharmed[seat] = order
    elif effect == POUNCE:
        moment.pouncing[moment.pouncing_size] = seat
        moment.pouncing_size += 1
    elif effect == CLAIM:
        draw(packed, race, given, seat, amount)
    elif effect == JINX:
        moment.jinx += amount
