"""The rules of Cthulhu 500 for machines: a turn in the order of `cthulhu_500/rules.py`, over one record a race.

`rules.py` of the game is the truth, and its docstrings cite the rulings; the lockstep tests hold the two together. Where
the rules text waits for an answer, here the mind of the seat is asked.
"""

from __future__ import annotations

from hippodrome.games.cthulhu_500.bots.compiled.box import (
    ANGLES,
    AT_NOTHING,
    AT_PAIR,
    NONE,
    PRIEST,
    REGROW,
    RETURNS,
    STAYS,
    TURN_ENDS,
    WRENCH,
)
from hippodrome.games.cthulhu_500.bots.compiled.cards import (
    detach,
    draw,
    drop,
    end_race,
    lay_down,
    may_draw,
    pick_up,
    put_away,
    roll,
    to_discard,
    to_hand,
    to_pit,
)
from hippodrome.games.cthulhu_500.bots.compiled.effects import carry_out
from hippodrome.games.cthulhu_500.bots.compiled.minds import (
    DO_CREW,
    DO_END,
    DO_OVERTAKE,
    DO_PIT,
    DO_PLAY,
    choose_action,
    choose_throw,
    choose_victim,
    likes_to_draw,
)
from hippodrome.games.cthulhu_500.bots.compiled.passing import attempt
from hippodrome.games.cthulhu_500.bots.compiled.pits import pit_stop, repair
from hippodrome.games.cthulhu_500.bots.compiled.race import ACT, FINISH, START
from hippodrome.games.cthulhu_500.bots.compiled.reactions import react, stands
from hippodrome.games.cthulhu_500.bots.compiled.reckoning import (
    ahead,
    behind,
    find,
    holder,
    most_to_draw,
    on_vehicle,
    piece_with,
    pieces,
)
from hippodrome.native.compiled import Record, compiled


@compiled
def play_turn(box: Record, scales: Record, race: Record, given: Record) -> None:
    """One turn, or as much of it as there is before the race ends."""
    start_turn(box, scales, race, given)
    while race.phase == ACT:
        act(box, scales, race, given)
        if race.over:
            return
        race.phase = ACT if race.actions else FINISH
    finish_turn(box, scales, race, given)
    if not race.over:
        end_turn(box, scales, race, given)


@compiled
def start_turn(box: Record, scales: Record, race: Record, given: Record) -> None:
    """Two actions, fewer for who was slowed; shelter ends; what grows by itself may grow."""
    seat = race.mover
    race.turn += 1
    race.actions = max(0, box.actions - race.slowed[seat])
    race.spells, race.threw, race.slowed[seat], race.sheltered[seat] = 0, 0, 0, False
    grown = on_vehicle(box, race, seat, REGROW)
    if grown != NONE and race.damaged[seat] and roll(box, race, given, seat) >= box.cards[grown].amount:
        race.damaged[seat] = False
    race.phase = ACT if race.actions else FINISH


@compiled
def act(box: Record, scales: Record, race: Record, given: Record) -> None:
    """Play an action card, add pit crew, try to pass, pit, use a card in play, or let the rest of the actions go.

    Passing tests and repairs that an action leads to come at its end, whatever it was.
    """
    seat, choice = race.mover, race.choice
    choose_action(box, scales, race, seat)
    verb, card, target = choice.verb, choice.card, choice.target
    race.actions -= 1
    rival, bonus = NONE, NONE
    if verb == DO_END:
        race.actions = 0
        return
    if verb == DO_OVERTAKE:
        rival = target
    elif verb == DO_PIT:
        if pit_stop(box, scales, race, given, seat):
            bonus = 0
    elif verb == DO_CREW:
        add_crew(box, scales, race, seat, card, target)
        return
    else:
        effect = box.cards[card].effect
        if verb == DO_PLAY and not is_played(box, scales, race, seat, card, target):
            return
        if effect == ANGLES:
            rival = ahead(race, seat, 2)
        elif effect == WRENCH:
            bonus = box.cards[card].amount
        else:
            carry_out(box, scales, race, given, seat, card, target)
    if rival != NONE:
        attempt(box, scales, race, given, seat, rival)
    if bonus != NONE:
        repair(box, scales, race, given, seat, bonus)
    if verb == DO_PLAY and not race.over:
        after_action(box, scales, race, given, seat, card)


@compiled
def is_played(box: Record, scales: Record, race: Record, seat: int, card: int, target: int) -> bool:
    """An action card is laid down and aimed; whether it stands."""
    aim, also_at = box.cards[card].aim, NONE
    at_seats = AT_NOTHING < aim <= AT_PAIR
    if aim == AT_PAIR:
        also_at = behind(race, target)
    lay_down(race, seat, card)
    if not stands(box, scales, race, seat, card, NONE if at_seats else target, target if at_seats else NONE, also_at):
        return False
    race.spells += box.cards[card].spell
    return True


@compiled
def after_action(box: Record, scales: Record, race: Record, given: Record, seat: int, card: int) -> None:
    """An action card is put away; a Spell makes priests draw."""
    put_away(race, card)
    if box.cards[card].spell:
        for n in range(race.seats):
            other = (seat + n) % race.seats
            if not race.over:
                may_draw(box, scales, race, given, other, piece_with(box, race, other, PRIEST, pieces(race, other)))


@compiled
def add_crew(box: Record, scales: Record, race: Record, seat: int, card: int, owner: int) -> None:
    """A crew card from the hand joins a pit."""
    lay_down(race, seat, card)
    if stands(box, scales, race, seat, card, NONE, owner, NONE):
        pick_up(race, card)
        to_pit(race, owner, card)


# The end of a turn --------------------------------------------------------------------------------------------------


@compiled
def finish_turn(box: Record, scales: Record, race: Record, given: Record) -> None:
    """After the actions discard, then draw; contagions strike."""
    seat = race.mover
    if race.hand_size[seat]:
        throw_away(race, seat, choose_throw(box, scales, race, seat))
    most = most_to_draw(box, race, seat)
    if most and likes_to_draw(box, scales, race, seat):
        draw(box, race, given, seat, most)
    if race.over:
        return
    due = 0  # the contagions on this seat's cards, as bits by their places
    for n in range(race.contagions_size):
        if holder(race, race.infected[n]) == seat:
            due |= 1 << n
    n = 0
    while due:
        if due & 1:
            n += strike(box, scales, race, seat, n)
        else:
            n += 1
        due >>= 1


@compiled
def throw_away(race: Record, seat: int, thrown: int) -> None:
    """Cards from the hand, as bits by their places, go to the discard pile."""
    kept = 0
    for n in range(race.hand_size[seat]):
        card = race.hand[seat, n]
        if thrown >> n & 1:
            to_discard(race, card)
        else:
            race.hand[seat, kept] = card
            kept += 1
    race.threw = race.hand_size[seat] - kept
    race.hand_size[seat] = kept


@compiled
def strike(box: Record, scales: Record, race: Record, seat: int, n: int) -> int:
    """The card under a contagion goes, and its owner chooses the next victim. 0 if the contagion ends, else 1."""
    contagion, victim = race.contagions[n], race.infected[n]
    effect = box.cards[victim].effect
    if effect != STAYS:
        detach(race, victim)
        if effect == RETURNS:
            to_hand(race, seat, victim)
        else:
            to_discard(race, victim)
    chosen = choose_victim(box, scales, race, seat, contagion, victim)
    if chosen != NONE:
        race.infected[n] = chosen
        return 1
    drop(race.infected, race.contagions_size, victim)
    race.contagions_size = drop(race.contagions, race.contagions_size, contagion)
    to_discard(race, contagion)
    return 0


@compiled
def end_turn(box: Record, scales: Record, race: Record, given: Record) -> None:
    """Clockwise, unless a reaction takes the next turn; the warning lap ends with who drew the flag."""
    mover = race.mover
    if race.flag_seat != NONE and race.turn > race.flag_turn:
        if find(race.last_turns, race.last_turns_size, mover) == NONE:
            race.last_turns[race.last_turns_size] = mover
            race.last_turns_size += 1
    if mover == race.flag_seat and race.last_turns_size == race.seats:
        end_race(race)
        return
    react(box, scales, race, given, TURN_ENDS, mover, NONE)
    for seat in range(race.seats):
        race.boost[seat], race.silent[seat] = 0, False
    if race.turn - race.last_draw >= box.idle_rounds * race.seats:
        end_race(race)
        return
    race.mover = race.moment.next_seat if race.moment.next_seat != NONE else (mover + 1) % race.seats
    race.phase = START
