"""Windows in which seats may answer an event: `cthulhu_500/reactions.py` for machines, and what the answers do."""

from __future__ import annotations

from hippodrome.games.cthulhu_500.bots.compiled.box import (
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
from hippodrome.games.cthulhu_500.bots.compiled.cards import draw, lay_down, put_away, roll, take_back
from hippodrome.games.cthulhu_500.bots.compiled.minds import ask_all, is_excluded
from hippodrome.native.compiled import Record, compiled


@compiled
def react(box: Record, scales: Record, race: Record, given: Record, event: int, seat: int, rival: int) -> None:
    """Everybody concerned may answer an event, again and again until all pass. What came of it stands in the moment.

    What a moment brings along (victims, and the dice and bonuses of a test that was thrown) is put there before.
    """
    moment = race.moment
    moment.event, moment.seat, moment.rival, moment.next_seat, moment.jinx = event, seat, rival, NONE, 0
    moment.unharmed[:] = False
    while True:
        laid = ask_all(box, scales, race, event, moment.by, moment.laid)
        if laid == 0:
            return
        for n in range(laid):
            lay_down(race, moment.by[n], moment.laid[n])
        for n in range(laid):
            by, card = moment.by[n], moment.laid[n]
            if is_excluded(race, by, box.cards[card].effect):
                take_back(race, by, card)
            elif stands(box, scales, race, by, card, NONE, NONE, NONE):
                carry_out(box, scales, race, given, by, card)
                if race.over:
                    return
                put_away(race, card)


@compiled
def stands(box: Record, scales: Record, race: Record, seat: int, card: int, aim: int, at: int, also_at: int) -> bool:
    """A card just played takes effect unless it is cancelled; a cancel may itself be cancelled.

    Where the rules text goes down into itself, here the cards that wait for their answer lie one upon another.
    """
    moment = race.moment
    moment.depth, moment.card_by[0], moment.card[0] = 0, seat, card
    moment.aim, moment.at[0], moment.at[1] = aim, at, also_at
    while True:
        laid = ask_all(box, scales, race, CARD_PLAYED, moment.cancel_by, moment.cancel)
        answered = int(moment.depth)
        if laid:
            for n in range(laid):
                lay_down(race, moment.cancel_by[n], moment.cancel[n])
                moment.depth += 1
                moment.card_by[moment.depth], moment.card[moment.depth] = moment.cancel_by[n], moment.cancel[n]
                moment.answers[moment.depth] = answered
            continue
        if moment.depth == 0:
            return True
        answered = int(moment.answers[moment.depth])
        for n in range(moment.depth, answered - 1, -1):  # it stands: others are spent, what they answered is cancelled
            put_away(race, moment.card[n])
        if answered == 0:
            return False
        moment.depth = answered - 1  # a cancel failed: the one before it counts, or others may still try


@compiled
def carry_out(box: Record, scales: Record, race: Record, given: Record, seat: int, card: int) -> None:
    """What a reaction does to the moment it answers."""
    moment, effect, amount = race.moment, box.cards[card].effect, box.cards[card].amount
    if effect == PUSH:
        moment.push += amount
    elif effect == SWERVE:
        moment.swerve += amount
    elif effect in (REROLL, REROLL_BOTH):
        both = effect == REROLL_BOTH
        for n in range(2 if both else 1):
            who = seat if not both else moment.rival if n else moment.seat
            die = roll(box, race, given, who)
            if who == moment.seat:
                moment.die = die
            else:
                moment.rival_die = die
    elif effect == NEXT_TURN:
        moment.next_seat = seat
    elif effect == UNHARMED:
        moment.unharmed[seat] = True
    elif effect == POUNCE:
        moment.pouncing[moment.pouncing_size] = seat
        moment.pouncing_size += 1
    elif effect == CLAIM:
        draw(box, race, given, seat, amount)
    elif effect == JINX:
        moment.jinx += amount
