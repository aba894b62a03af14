"""Compiled rules of Cthulhu 500: the functions of `cthulhu_500/rules.py`, in its order, over one record per race.

`rules.py` of the game is authoritative, and its docstrings cite the rulings; the lockstep tests compare the two. Where a
coroutine of the readable rules is suspended, a frame is here (call_stack.py), and its next step continues.
"""

from __future__ import annotations

from hippodrome.games.cthulhu_500.engine.call_stack import (
    ACTING,
    AFTER_PASS,
    ATTEMPTING,
    BRACING,
    CREWING,
    DAMAGING,
    EFFECT,
    FINISHING,
    FITTING,
    HANDING_OUT,
    HARMING,
    MAY_DRAW,
    PASSING,
    PITTING,
    PLAYING,
    QUALIFYING,
    REACTING,
    REPAIRING,
    STANDING,
    ask,
    is_yes,
    may_draw,
    pop_frame,
    push_card_frame,
    push_frame,
)
from hippodrome.games.cthulhu_500.engine.cards import (
    DEALT_VEHICLES,
    DECK,
    FIRST_TO_CHOOSE,
    detach,
    draw,
    drop,
    end_race,
    lay_down,
    pick_up,
    put_away,
    roll,
    to_discard,
    to_hand,
    to_pit,
)
from hippodrome.games.cthulhu_500.engine.edition_record import (
    AT_NOTHING,
    AT_PAIR,
    CONTAGION,
    NONE,
    PRIEST,
    REGROW,
    RETURNS,
    STAYS,
    TURN_ENDS,
)
from hippodrome.games.cthulhu_500.engine.effects import act_by
from hippodrome.games.cthulhu_500.engine.offers import has_victims
from hippodrome.games.cthulhu_500.engine.passing import after_pass, attempt, brace, damage, harm, passes
from hippodrome.games.cthulhu_500.engine.passing_test import (
    behind,
    find,
    holder,
    most_to_draw,
    on_vehicle,
    piece_with,
    pieces,
)
from hippodrome.games.cthulhu_500.engine.pits import fit, pit_stop, repair
from hippodrome.games.cthulhu_500.engine.race import (
    ACT,
    ASK_ACTION,
    ASK_CONTAGION,
    ASK_DISCARD,
    ASK_DRAW,
    ASK_QUALIFY,
    ASK_VEHICLE,
    DEAL,
    DO_CREW,
    DO_END,
    DO_OVERTAKE,
    DO_PIT,
    DO_PLAY,
    FINISH,
    QUALIFY,
    SHORT,
    START,
    card_of,
    target_of,
    verb_of,
)
from hippodrome.games.cthulhu_500.engine.reactions import open_to_cancels, open_to_reactions, react, stands
from hippodrome.jit.compile_cache import Record, compiled
from hippodrome.jit.philox import chance, chance_distinct


@compiled
def advance(packed: Record, race: Record, given: Record) -> None:
    """Play on to the next prompt, to the end of the race, or to the turn at which it stops."""
    while not race.over and race.answered == race.asked_size:
        if race.frames_size:
            f = race.frames[race.frames_size - 1]
            at = f.at
            f.at = at + 1
            resume_frame(packed, race, given, f, at)
        elif race.phase == START and race.until and race.turn + 1 >= race.until:
            return
        else:
            next_part(packed, race, given)
    if race.over:
        race.frames_size = race.asked_size = race.answered = 0
        race.moment.open, race.moment.depth = False, NONE


@compiled
def next_part(packed: Record, race: Record, given: Record) -> None:
    """Preparation, then turn after turn, each action separately, until the flag."""
    phase = race.phase
    if phase == ACT:
        push_frame(race, ACTING, race.mover, NONE)
    elif phase == FINISH:
        push_frame(race, FINISHING, race.mover, NONE)
    elif phase == START:
        start_turn(packed, race, given)
    elif phase == QUALIFY:
        push_frame(race, QUALIFYING, NONE, NONE)
    elif phase == DEAL:
        deal(packed, race, given)
    elif race.drafted:
        push_frame(race, HANDING_OUT, NONE, NONE)
    else:
        deal_vehicles(packed, race, given)


@compiled
def resume_frame(packed: Record, race: Record, given: Record, f: Record, at: int) -> None:
    """Run the next step of the last rule pushed."""
    rule = f.rule
    if rule == REACTING:
        react(packed, race, given, f, at)
    elif rule == STANDING:
        stands(packed, race, f, at)
    elif rule == ATTEMPTING:
        attempt(packed, race, given, f, at)
    elif rule == PASSING:
        passes(packed, race, f, at)
    elif rule == AFTER_PASS:
        after_pass(packed, race, f, at)
    elif rule == DAMAGING:
        damage(race, f, at)
    elif rule == BRACING:
        brace(packed, race, f, at)
    elif rule == HARMING:
        harm(packed, race, f, at)
    elif rule == MAY_DRAW:
        pop_frame(race)
        if is_yes(race):
            draw(packed, race, given, f.seat, packed.cards[f.card].amount)
    elif rule == ACTING:
        act(race, f, at)
    elif rule == PLAYING:
        play_action(packed, race, f, at)
    elif rule == EFFECT:
        act_by(packed, race, given, f, at)
    elif rule == CREWING:
        add_crew(race, f, at)
    elif rule == PITTING:
        pit_stop(packed, race, f, at)
    elif rule == FITTING:
        fit(packed, race, f, at)
    elif rule == REPAIRING:
        repair(packed, race, given, f, at)
    elif rule == FINISHING:
        finish_turn(packed, race, given, f, at)
    elif rule == QUALIFYING:
        qualify(packed, race, given, at)
    else:
        hand_out_vehicles(race, given, f, at)


# Preparation --------------------------------------------------------------------------------------------------------


@compiled
def deal_vehicles(packed: Record, race: Record, given: Record) -> None:
    """Deal a vehicle to each seat at random."""
    chance_distinct(race.luck, given, DEALT_VEHICLES, race.seats, packed.vehicles_size, race.drawn)
    for seat in range(race.seats):
        race.vehicle[seat] = race.drawn[seat]
    race.phase = DEAL


@compiled
def hand_out_vehicles(race: Record, given: Record, f: Record, at: int) -> None:
    """Let seats choose vehicles one after another."""
    if at == 0:
        f.seat = chance(race.luck, given, FIRST_TO_CHOOSE, race.seats)
    elif at == 1:
        ask(race, ASK_VEHICLE, (f.seat + f.n) % race.seats)
    else:
        race.vehicle[race.asked[0]] = card_of(race.acts[0])
        f.n, f.at = f.n + 1, 1
        if f.n == race.seats:
            race.phase = DEAL
            pop_frame(race)


@compiled
def deal(packed: Record, race: Record, given: Record) -> None:
    """Deal five cards each; in the short game the flag goes into the lower half of the rest."""
    for seat in range(race.seats):
        chance_distinct(race.luck, given, DECK, packed.hand, race.deck_size, race.drawn)
        for n in range(packed.hand):
            race.drawn[n] = race.deck[race.drawn[n]]
        for n in range(packed.hand):
            to_hand(race, seat, race.drawn[n])
            race.deck_size = drop(race.deck, race.deck_size, race.drawn[n])
    if race.length == SHORT:
        race.above = (race.deck_size + 1) // 2
    race.phase = QUALIFY


@compiled
def qualify(packed: Record, race: Record, given: Record, at: int) -> None:
    """Each seat secretly chooses cards to throw away; the seat that throws most leads, dice break ties."""
    if at == 0:
        for seat in range(race.seats):
            race.asked[seat] = seat
        race.about, race.asked_size, race.answered = ASK_QUALIFY, race.seats, 0
        return
    for seat in range(race.seats):
        n = find(race.asked, race.seats, seat)
        throw_away(race, seat, race.acts[n])
        race.pack[seat] = seat
    for seat in range(race.seats):
        race.drawn[seat] = packed.hand - race.hand_size[seat]
    order_pack(race, 0, race.seats)
    place = 0
    while place < race.seats:  # seats that tie with the next one; those behind them wait
        tied = 1
        while place + tied < race.seats and race.drawn[race.pack[place + tied]] == race.drawn[race.pack[place]]:
            tied += 1
        settle_by_dice(packed, race, given, place, tied)
        place += tied
    race.mover = race.pack[race.seats - 1]
    race.phase = START
    pop_frame(race)


@compiled
def order_pack(race: Record, place: int, number: int) -> None:
    """Sort this many vehicles from a place on by their draws or rolls, the most first; stable for equals."""
    for n in range(place + 1, place + number):
        seat, at = race.pack[n], n
        while at > place and race.drawn[race.pack[at - 1]] < race.drawn[seat]:
            race.pack[at] = race.pack[at - 1]
            at -= 1
        race.pack[at] = seat


@compiled
def settle_by_dice(packed: Record, race: Record, given: Record, place: int, number: int) -> None:
    """Seats that threw the same number roll for their order, again among equals until it is decided.

    Where the readable rules recurse, the foremost tied seats roll next here: `ties` has a bit for each place whose vehicle ties
    with the one behind it.
    """
    ties, last = (1 << number - 1) - 1, number - 1
    first = 0
    while first < last:
        if not ties >> first & 1:
            first += 1
            continue
        tied = 1
        while ties >> first + tied - 1 & 1:
            tied += 1
        race.dice_size = 0
        for n in range(tied):
            seat = race.pack[place + first + n]
            race.drawn[seat] = roll(packed, race, given, seat)
        order_pack(race, place + first, tied)
        for n in range(tied - 1):
            at = place + first + n
            if race.drawn[race.pack[at]] != race.drawn[race.pack[at + 1]]:
                ties &= ~(1 << first + n)


@compiled
def throw_away(race: Record, seat: int, thrown: int) -> None:
    """Discard cards from the hand, given as bits by position."""
    kept = 0
    for n in range(race.hand_size[seat]):
        card = race.hand[seat, n]
        if thrown >> n & 1:
            to_discard(race, card)
        else:
            race.hand[seat, kept] = card
            kept += 1
    race.hand_size[seat] = kept


# A turn -------------------------------------------------------------------------------------------------------------


@compiled
def start_turn(packed: Record, race: Record, given: Record) -> None:
    """Start a turn: two actions, fewer if the seat was slowed; shelter ends; growing cards may grow."""
    seat = race.mover
    race.turn += 1
    race.actions = max(0, packed.actions - race.slowed[seat])
    race.spells, race.threw, race.slowed[seat], race.sheltered[seat] = 0, 0, 0, False
    race.dice_size = 0
    grown = on_vehicle(packed, race, seat, REGROW)
    if grown != NONE and race.damaged[seat] and roll(packed, race, given, seat) >= packed.cards[grown].amount:
        race.damaged[seat] = False
    race.phase = ACT if race.actions else FINISH


@compiled
def act(race: Record, f: Record, at: int) -> None:
    """Play an action card, add pit crew, try to pass, pit, use a card in play, or skip the remaining actions."""
    seat, answer = f.seat, race.acts[0]
    if at == 0:
        ask(race, ASK_ACTION, seat)
    elif at == 1:
        verb, card, target = verb_of(answer), card_of(answer), target_of(answer)
        race.actions -= 1
        if verb == DO_OVERTAKE:
            push_frame(race, ATTEMPTING, seat, target)
        elif verb == DO_PIT:
            push_frame(race, PITTING, seat, NONE)
        elif verb == DO_END:
            race.actions = 0
        else:
            push_card_frame(race, PLAYING if verb == DO_PLAY else CREWING if verb == DO_CREW else EFFECT, seat, card, target)
    else:
        race.phase = ACT if race.actions else FINISH
        pop_frame(race)


@compiled
def play_action(packed: Record, race: Record, f: Record, at: int) -> None:
    """Play an action card: aim, apply its effect, then its triggers; none if cancelled."""
    seat, card, target = f.seat, f.card, f.target
    kind = packed.cards[card]
    if at == 0:
        lay_down(race, seat, card)
        at_seats = AT_NOTHING < kind.aim <= AT_PAIR
        also_at = behind(race, target) if kind.aim == AT_PAIR else NONE
        open_to_cancels(race, seat, card, NONE if at_seats else target, target if at_seats else NONE, also_at)
    elif at == 1:
        if race.stood:
            race.spells += kind.spell
            push_card_frame(race, EFFECT, seat, card, target)
        else:
            pop_frame(race)
    else:
        if at == 2:
            put_away(race, card)
        if not kind.spell or f.n == race.seats:
            pop_frame(race)
            return
        other = (seat + f.n) % race.seats
        f.n, f.at = f.n + 1, 3
        may_draw(packed, race, other, piece_with(packed, race, other, PRIEST, pieces(race, other)))


@compiled
def add_crew(race: Record, f: Record, at: int) -> None:
    """Add a crew card from the hand to a pit, the seat's own or a rival's."""
    if at == 0:
        lay_down(race, f.seat, f.card)
        open_to_cancels(race, f.seat, f.card, NONE, f.target, NONE)
        return
    pop_frame(race)
    if race.stood:
        pick_up(race, f.card)
        to_pit(race, f.target, f.card)


# The end of a turn --------------------------------------------------------------------------------------------------


@compiled
def finish_turn(packed: Record, race: Record, given: Record, f: Record, at: int) -> None:
    """Finish a turn: after the actions discard, then draw; contagions strike; then the next player."""
    seat = f.seat
    if at == 0:
        if race.hand_size[seat]:
            ask(race, ASK_DISCARD, seat)
        else:
            f.at = 2
    elif at == 1:
        held = race.hand_size[seat]
        throw_away(race, seat, race.acts[0])
        race.threw = held - race.hand_size[seat]
    elif at == 2:
        if most_to_draw(packed, race, seat):
            ask(race, ASK_DRAW, seat)
        else:
            f.at = 4
    elif at == 3:
        draw(packed, race, given, seat, card_of(race.acts[0]))
    elif at == 4:
        for n in range(race.contagions_size):  # those on this seat's cards, as bits by position
            if holder(race, race.infected[n]) == seat:
                f.bits |= 1 << n
    elif at == 5:
        while f.bits and not f.bits & 1:
            f.n, f.bits = f.n + 1, f.bits >> 1
        if f.bits:
            f.bits >>= 1
            strike(packed, race, f, seat)
        else:
            f.at = 7
    elif at == 6:
        race.infected[f.n] = card_of(race.acts[0])
        race.moment.open = False
        f.n, f.at = f.n + 1, 5
    else:
        end_turn(packed, race, at)


@compiled
def strike(packed: Record, race: Record, f: Record, seat: int) -> None:
    """Discard the card under a contagion; its owner chooses the next victim, if there is any."""
    moment, contagion, victim = race.moment, race.contagions[f.n], race.infected[f.n]
    effect = packed.cards[victim].effect
    if effect != STAYS:
        detach(race, victim)
        if effect == RETURNS:
            to_hand(race, seat, victim)
        else:
            to_discard(race, victim)
    if has_victims(packed, race, contagion, victim):
        moment.open, moment.event, moment.seat, moment.contagion, moment.leaves = True, CONTAGION, seat, contagion, victim
        ask(race, ASK_CONTAGION, seat)
        return
    drop(race.infected, race.contagions_size, victim)
    race.contagions_size = drop(race.contagions, race.contagions_size, contagion)
    to_discard(race, contagion)
    f.at = 5


@compiled
def end_turn(packed: Record, race: Record, at: int) -> None:
    """Pass the turn clockwise, unless a reaction takes it; the warning lap ends with the seat that drew the flag."""
    mover = race.mover
    if at == 7:
        if race.flag_seat != NONE and race.turn > race.flag_turn:
            if find(race.last_turns, race.last_turns_size, mover) == NONE:
                race.last_turns[race.last_turns_size] = mover
                race.last_turns_size += 1
        if mover == race.flag_seat and race.last_turns_size == race.seats:
            end_race(race)
        else:
            open_to_reactions(race, TURN_ENDS, mover, NONE)
        return
    for seat in range(race.seats):
        race.boost[seat], race.silent[seat] = 0, False
    if race.turn - race.last_draw >= packed.idle_rounds * race.seats:
        end_race(race)
        return
    race.mover = race.moment.next_seat if race.moment.next_seat != NONE else (mover + 1) % race.seats
    race.phase = START
    pop_frame(race)
