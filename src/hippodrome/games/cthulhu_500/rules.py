"""The rules of Cthulhu 500, in the order of the rulebook. Each docstring begins with the rulebook's section."""

from __future__ import annotations

from collections.abc import Callable

from hippodrome.core.ask import Ask, Chance, Seat, ask
from hippodrome.core.facts import tell
from hippodrome.core.game import Phase
from hippodrome.games.cthulhu_500.answers import Answer
from hippodrome.games.cthulhu_500.cards import FlagDrawn, detach, draw, end_contagion, lay_down, put_away
from hippodrome.games.cthulhu_500.effect import effect_of
from hippodrome.games.cthulhu_500.effects import act_by
from hippodrome.games.cthulhu_500.offers import offers
from hippodrome.games.cthulhu_500.passing import attempt, may_draw, roll
from hippodrome.games.cthulhu_500.pits import mend, pit_stop
from hippodrome.games.cthulhu_500.reactions import react, stands
from hippodrome.games.cthulhu_500.state import (
    NOBODY,
    Moment,
    State,
    behind,
    holder,
    on_vehicle,
    piece_with,
)
from hippodrome.games.cthulhu_500.why_not import free_vehicles, most_to_draw, victims_for


def next_phase(s: State) -> Phase | None:
    """Turn order: preparation, then turn after turn, each action separately, until the flag."""
    return None if s.over else until_the_flag(s, PARTS[s.phase])


async def until_the_flag(s: State, part: Callable[[State], Phase]) -> None:
    """End of the game: the race ends the moment the flag is drawn, in the middle of any other rule."""
    try:
        await part(s)
    except FlagDrawn:
        end_race(s)


def end_race(s: State) -> None:
    """End of the game: most lap counters win; among equals the one closest to the front."""
    s.over = True
    s.moments.clear()
    order = race_order(s)
    laps = tuple(s.racers[seat].laps for seat in order)
    tell(s, "race_over", winner=order[0], places=tuple(order), laps=laps, standings=tuple(zip(order, laps, strict=True)))


def race_order(s: State) -> list[Seat]:
    """End of the game: the seats in the order in which they would finish if the race ended now."""
    return sorted(s.pack, key=lambda seat: (-s.racers[seat].laps, s.pack.index(seat)))


# Preparation --------------------------------------------------------------------------------------------------------


async def hand_out_vehicles(s: State) -> None:
    """Handing out vehicles: one for each seat, dealt at random or chosen one after another. (Ruling 13)"""
    seats = len(s.racers)
    if s.drafted:
        (first,) = await Chance("first to choose", 1, seats)
        for seat in [(first + n) % seats for n in range(seats)]:
            chosen: Answer = await ask(seat, "vehicle", offers(s, seat, "vehicle"))
            take_vehicle(s, seat, chosen.cards[0] - s.edition.flag - 1)
    else:
        dealt = await Chance("vehicles", seats, len(free_vehicles(s)), distinct=True)
        for seat, number in enumerate(dealt):
            take_vehicle(s, seat, number)
    s.phase = "deal"


def take_vehicle(s: State, seat: Seat, vehicle: int) -> None:
    """Handing out vehicles: a vehicle starts on its undamaged side."""
    s.racers[seat].vehicle = vehicle
    tell(s, "vehicle", seat=seat, vehicle=vehicle)


async def deal(s: State) -> None:
    """Dealing hands; The short game: five cards each; in the short game the flag goes into the lower half of the rest.

    Of an odd number of cards the upper part is the larger. (Ruling 18)
    """
    for seat, racer in enumerate(s.racers):
        places = await Chance("deal", s.edition.hand, len(s.deck), distinct=True, stream="deck", visible_to=(seat,))
        racer.hand = sorted(s.deck[place] for place in places)
        s.deck = [card for card in s.deck if card not in racer.hand]
        tell(s, "dealt", seat=seat, cards=tuple(racer.hand), to=(seat,))
    if s.length == "short":
        s.above = (len(s.deck) + 1) // 2
    s.phase = "qualify"


async def qualify(s: State) -> None:
    """Pack order: each seat secretly chooses cards to throw away; the one that throws most leads, dice break ties.
    (Ruling 2)"""
    seats = range(len(s.racers))
    thrown: dict[Seat, Answer] = await Ask("qualify", {seat: offers(s, seat, "qualify") for seat in seats})
    for seat in seats:
        cards = thrown[seat].cards
        tell(s, "qualified", seat=seat, cards=cards, number=len(cards), reveals=True)
        throw_away(s, seat, cards)
    order: list[Seat] = []
    for number in range(s.edition.hand, -1, -1):
        order += await settle_by_dice(s, [seat for seat in seats if len(thrown[seat].cards) == number])
    s.pack = order
    s.mover = order[-1]
    tell(s, "grid", places=tuple(order), seat=s.mover)
    s.phase = "start"


async def settle_by_dice(s: State, tied: list[Seat]) -> list[Seat]:
    """Pack order: seats that threw the same number roll for their order, again among equals until it is decided."""
    if len(tied) < 2:
        return tied
    rolls: dict[int, list[Seat]] = {}
    s.dice.clear()
    for seat in tied:
        rolls.setdefault(await roll(s, seat, "order"), []).append(seat)
    tell(s, "order_rolls", seats=tuple(tied), dice=tuple(pips for seat in tied for pips in rolls if seat in rolls[pips]))
    return [seat for pips in sorted(rolls, reverse=True) for seat in await settle_by_dice(s, rolls[pips])]


def throw_away(s: State, seat: Seat, cards: tuple[int, ...]) -> None:
    """Discarding: cards from the hand go to the discard pile."""
    for card in cards:
        s.racers[seat].hand.remove(card)
        s.discard.append(card)


# A turn -------------------------------------------------------------------------------------------------------------


async def start_turn(s: State) -> None:
    """Turn order; Actions: two actions, fewer if the seat was slowed; shelter ends; growing cards may grow."""
    racer = s.racers[s.mover]
    s.turn += 1
    s.actions = max(0, s.edition.actions - racer.slowed)
    tell(s, "turn", turn=s.turn, seat=s.mover, actions=s.actions)
    s.spells = s.threw = racer.slowed = 0
    racer.sheltered = False
    s.dice.clear()
    grown = on_vehicle(s, s.mover, "regrow")
    if grown is not None and racer.damaged:
        die = await roll(s, s.mover, "regrow")
        tell(s, "regrows", seat=s.mover, die=die, needed=grown.amount)
        if die >= grown.amount:
            mend(s, s.mover)
    s.phase = "act" if s.actions else "finish"


async def act(s: State) -> None:
    """Actions: play an action card, add pit crew, try to pass, pit, use a card in play, or skip the rest of them."""
    seat = s.mover
    answer: Answer = await ask(seat, "action", offers(s, seat, "action"))
    s.actions -= 1
    if answer.verb == "play":
        await play_action(s, seat, answer)
    elif answer.verb == "crew":
        await add_crew(s, seat, answer)
    elif answer.verb == "overtake":
        await attempt(s, seat, answer.seats[0])
    elif answer.verb == "pit":
        await pit_stop(s, seat)
    elif answer.verb == "use":
        tell(s, "uses", seat=seat, card=answer.cards[0], aim=_aim(answer), seats=answer.seats, reveals=True)
        await act_by(s, seat, answer)
    else:
        s.actions = 0
        tell(s, "no_more_actions", seat=seat)
    s.phase = "act" if s.actions else "finish"


def _aim(answer: Answer) -> tuple[int, ...]:
    return answer.cards[1:]


async def play_action(s: State, seat: Seat, answer: Answer) -> None:
    """Playing an action card; Timing of action cards: its effect, then its triggers; none if cancelled.

    Its target is public before any seat answers. (Ruling 6, 14)
    """
    card = answer.cards[0]
    kind, aim, seats = s.edition.cards[card], _aim(answer), answer.seats
    if effect_of(kind.effect).aim == "pair":
        seats = (seats[0], behind(s, seats[0]))
    lay_down(s, seat, card)
    tell(s, "played", seat=seat, card=card, aim=aim, owner=holder(s, aim[0]) if aim else None, seats=seats, reveals=True)
    if not await stands(s, seat, card, aim, seats):
        return
    s.spells += kind.spell
    await act_by(s, seat, answer)
    put_away(s, card)
    if kind.spell:
        for other in [(seat + n) % len(s.racers) for n in range(len(s.racers))]:
            priest = piece_with(s, other, "priest")
            if priest is not None:
                await may_draw(s, other, priest)


async def add_crew(s: State, seat: Seat, answer: Answer) -> None:
    """Adding pit crew: a crew card from the hand joins a pit, the seat's own or a rival's. (Ruling 14)"""
    card, owner = answer.cards[0], answer.seats[0]
    lay_down(s, seat, card)
    tell(s, "crew", seat=seat, card=card, rival=owner, reveals=True)
    if await stands(s, seat, card, (), (owner,)):
        s.played.remove(card)
        s.racers[owner].pit.append(card)


# The end of a turn --------------------------------------------------------------------------------------------------


async def finish_turn(s: State) -> None:
    """Turn order: after the actions discard, then draw; contagions strike; then the next player. (Ruling 3, 7)"""
    seat = s.mover
    if s.racers[seat].hand:
        thrown: Answer = await ask(seat, "discard", offers(s, seat, "discard"))
        if thrown.cards:
            tell(s, "threw_away", seat=seat, cards=thrown.cards, reveals=True)
        throw_away(s, seat, thrown.cards)
        s.threw = len(thrown.cards)
    if most_to_draw(s, seat):
        wanted: Answer = await ask(seat, "draw", offers(s, seat, "draw"))
        await draw(s, seat, wanted.number)
    for contagion in [c for c, victim in s.contagions.items() if holder(s, victim) == seat]:
        await strike(s, seat, contagion)
    await end_turn(s)


async def strike(s: State, seat: Seat, contagion: int) -> None:
    """Contagion: at the end of its owner's turn the card goes, and that player chooses the next victim. (Ruling 7)

    The next victim is safe until the end of its owner's turn. A card that survives stays, and the contagion moves on.
    """
    victim = s.contagions[contagion]
    effect = s.edition.cards[victim].effect
    if effect == "stays":
        tell(s, "survives", seat=seat, card=victim)
    else:
        detach(s, victim)
        if effect == "returns":
            s.racers[seat].hand = sorted([*s.racers[seat].hand, victim])
            tell(s, "crawls_back", seat=seat, card=victim)
        else:
            s.discard.append(victim)
            tell(s, "struck", seat=seat, card=victim, contagion=contagion)
    if not victims_for(s, contagion, victim):
        end_contagion(s, contagion)
        return
    s.moments.append(Moment("contagion", seat, card=contagion, leaves=victim))
    chosen: Answer = await ask(seat, "contagion", offers(s, seat, "contagion"))
    s.moments.pop()
    s.contagions[contagion] = chosen.cards[0]
    tell(s, "infected", contagion=contagion, card=chosen.cards[0], seat=holder(s, chosen.cards[0]))


async def end_turn(s: State) -> None:
    """Turn order; The warning lap: clockwise, unless a reaction takes the next turn; the lap ends with the seat that drew the
    flag.

    That is once all seats have had a turn since it was drawn, and the one that drew it another after them. The order continues
    from the seat that took the turn. Rounds without a card drawn end the race, too. (Ruling 12, 18, 19)
    """
    tell(s, "turn_over", seat=s.mover, reveals=True)
    if s.flag_seat != NOBODY and s.turn > s.flag_turn and s.mover not in s.last_turns:
        s.last_turns.append(s.mover)
    if s.mover == s.flag_seat and len(s.last_turns) == len(s.racers):
        end_race(s)
        return
    moment = await react(s, Moment("turn", s.mover))
    for racer in s.racers:
        racer.boost, racer.silent = 0, False
    if s.turn - s.last_draw >= s.edition.idle_rounds * len(s.racers):
        tell(s, "standstill", rounds=s.edition.idle_rounds)
        end_race(s)
        return
    s.mover = moment.next_seat if moment.next_seat != NOBODY else (s.mover + 1) % len(s.racers)
    s.phase = "start"


PARTS: dict[str, Callable[[State], Phase]] = {
    "vehicles": hand_out_vehicles,
    "deal": deal,
    "qualify": qualify,
    "start": start_turn,
    "act": act,
    "finish": finish_turn,
}
"""The phase of play for each value of `phase`."""
