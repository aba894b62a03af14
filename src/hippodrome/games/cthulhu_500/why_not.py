"""Reasons of refusals: for any illegal answer the reason, its numbers and the rulebook section."""

from __future__ import annotations

from collections.abc import Callable

from hippodrome.core.ask import Seat
from hippodrome.core.errors import Reason
from hippodrome.games.cthulhu_500.answers import Answer
from hippodrome.games.cthulhu_500.edition import ACTION, CREW, MOD, REACTION, TIRES, Card
from hippodrome.games.cthulhu_500.effect import AT_MODS, AT_SEATS, effect_of
from hippodrome.games.cthulhu_500.state import (
    Moment,
    State,
    ahead,
    attached,
    hand_limit,
    holder,
    in_play_of,
    is_warded,
    on_vehicle,
    vehicle,
)

PLAYING, CREWING, PASSING = "Playing an action card", "Adding pit crew", "Making a passing attempt"
PITTING, REACTING, DISCARDING, DRAWING = "Making a pit stop", "Reaction cards", "Discarding", "Drawing"
CONTAGION, VEHICLES, TURN = "Contagion", "Handing out vehicles", "Turn order"

WhyNot = Callable[[State, Seat, Answer], Reason | None]
# Preparation, discarding, drawing -----------------------------------------------------------------------------------


def free_vehicles(s: State) -> list[int]:
    """Handing out vehicles: those not yet taken."""
    taken = {racer.vehicle for racer in s.racers}
    return [n for n in range(len(s.edition.vehicles)) if n not in taken]


def why_not_vehicle(s: State, seat: Seat, answer: Answer) -> Reason | None:
    """Handing out vehicles: one vehicle that is not yet taken."""
    number = answer.cards[0] - s.edition.flag - 1 if len(answer.cards) == 1 else -1
    if number < 0 or answer.seats:
        return Reason("one_vehicle", {}, VEHICLES)
    if number not in free_vehicles(s):
        return Reason("vehicle_taken", {"vehicle": number}, VEHICLES)
    return None


def why_not_throw(s: State, seat: Seat, answer: Answer) -> Reason | None:
    """Discarding: any number of different cards from the hand, or none."""
    if answer.seats:
        return Reason("no_target", {}, DISCARDING)
    for n, card in enumerate(answer.cards):
        if card not in s.racers[seat].hand:
            return _not_in_hand(card, DISCARDING)
        if card in answer.cards[:n]:
            return Reason("card_twice", {"card": card}, DISCARDING)
    return None


def most_to_draw(s: State, seat: Seat) -> int:
    """Drawing: two cards, more with some sponsors and vehicles, up to the limit of the hand."""
    sponsor = on_vehicle(s, seat, "extra_draw")
    most = s.edition.draw + (sponsor.amount if sponsor else 0)
    if vehicle(s, seat).effect == "redraw" and s.threw:
        most += 1
    return max(0, min(most, hand_limit(s, seat) - len(s.racers[seat].hand)))


def why_not_draw(s: State, seat: Seat, answer: Answer) -> Reason | None:
    """Drawing: no more than the turn and the hand allow."""
    most = most_to_draw(s, seat)
    if answer.cards or answer.seats:
        return Reason("no_target", {}, DRAWING)
    if not 0 <= answer.number <= most:
        return Reason("draw_too_many", {"most": most, "limit": hand_limit(s, seat)}, DRAWING)
    return None


def why_not_yes_no(s: State, seat: Seat, answer: Answer) -> Reason | None:
    """Yes or no, and nothing else."""
    return Reason("no_target", {}, TURN) if answer.cards or answer.seats else None


# Actions ------------------------------------------------------------------------------------------------------------


def reach(s: State, seat: Seat) -> int:
    """Making a passing attempt: the number of places ahead that a vehicle may aim at; one, unless a card says otherwise."""
    far = on_vehicle(s, seat, "reach")
    return min(far.amount, len(s.pack) - 1) if far else 1


def why_not_action(s: State, seat: Seat, answer: Answer) -> Reason | None:
    """Turn order: why an action cannot be taken."""
    return _WHY_NOT_ACTION[answer.verb](s, seat, answer)


def _why_not_bare(s: State, seat: Seat, answer: Answer) -> Reason | None:
    return Reason("no_target", {}, TURN) if answer.cards or answer.seats else None


def _why_not_overtake(s: State, seat: Seat, answer: Answer) -> Reason | None:
    """Making a passing attempt: against the vehicle ahead, unless a card in play says otherwise."""
    if answer.cards or len(answer.seats) != 1:
        return Reason("one_seat", {}, PASSING)
    rival = answer.seats[0]
    if rival >= len(s.racers):
        return Reason("no_such_seat", {"number": rival}, PASSING)
    far = reach(s, seat)
    if rival == seat:
        return Reason("not_yourself", {}, PASSING)
    if rival not in [ahead(s, seat, place) for place in range(1, far + 1)]:
        return Reason("not_ahead", {"rival": rival, "reach": far}, PASSING)
    return None


def _not_in_hand(card: int, section: str) -> Reason:
    return Reason("card_not_in_hand", {"card": card}, section)


def _why_not_crew(s: State, seat: Seat, answer: Answer) -> Reason | None:
    """Adding pit crew: a crew card from the hand, to any seat's pit."""
    if len(answer.cards) != 1 or len(answer.seats) != 1:
        return Reason("one_card_one_seat", {}, CREWING)
    (card,), (owner,) = answer.cards, answer.seats
    if card not in s.racers[seat].hand:
        return _not_in_hand(card, CREWING)
    if s.edition.cards[card].type != CREW:
        return Reason("not_crew", {"card": card}, CREWING)
    return Reason("no_such_seat", {"number": owner}, CREWING) if owner >= len(s.racers) else None


def _why_not_play(s: State, seat: Seat, answer: Answer) -> Reason | None:
    """Playing an action card: an action card from the hand, with the target it needs."""
    if not answer.cards:
        return Reason("name_a_card", {}, PLAYING)
    card = answer.cards[0]
    if card not in s.racers[seat].hand:
        return _not_in_hand(card, PLAYING)
    kind = s.edition.cards[card]
    if kind.type == REACTION:
        return Reason("reaction_waits", {"card": card, "event": kind.trigger}, REACTING)
    if kind.type != ACTION:
        return Reason("not_an_action", {"card": card}, PLAYING)
    return _why_not_effect(s, seat, card, answer)


def _why_not_use(s: State, seat: Seat, answer: Answer) -> Reason | None:
    """Playing an action card: some cards in play have an action."""
    if not answer.cards:
        return Reason("name_a_card", {}, PLAYING)
    card = answer.cards[0]
    if card not in in_play_of(s.racers[seat]):
        return Reason("card_not_in_play", {"card": card}, PLAYING)
    if effect_of(s.edition.cards[card].effect).coroutine is None:
        return Reason("nothing_to_use", {"card": card}, PLAYING)
    return _why_not_effect(s, seat, card, answer)


def _why_not_effect(s: State, seat: Seat, card: int, answer: Answer) -> Reason | None:
    """Playing an action card: whether its effect may be used at all, then its target."""
    why_not = effect_of(s.edition.cards[card].effect).why_not
    reason = why_not(s, seat, card) if why_not else None
    return why_not_target(s, seat, card, answer) if reason is None else reason


_WHY_NOT_ACTION: dict[str, WhyNot] = {
    "play": _why_not_play,
    "crew": _why_not_crew,
    "overtake": _why_not_overtake,
    "use": _why_not_use,
    "pit": _why_not_bare,
    "end": _why_not_bare,
}


def why_not_target(s: State, seat: Seat, card: int, answer: Answer) -> Reason | None:
    """Playing an action card: whether its target is as its text says; a rival is never the seat itself. (Ruling 14)"""
    kind = s.edition.cards[card]
    target = effect_of(kind.effect).aim
    if not target:
        return Reason("no_target", {}, PLAYING) if len(answer.cards) > 1 or answer.seats else None
    if target in AT_SEATS:
        if len(answer.cards) != 1 or len(answer.seats) != 1:
            return Reason("one_seat", {}, PLAYING)
        return _why_not_seat(s, seat, kind.spell, target, answer.seats[0])
    if len(answer.cards) != 2 or answer.seats:
        return Reason("one_target_card", {"card": card}, PLAYING)
    victim = answer.cards[1]
    if target == "dead_zombie":
        fits = victim in s.discard and victim < s.edition.flag and s.edition.cards[victim].zombie
        return None if fits else Reason("no_dead_zombie", {}, PLAYING)
    return _why_not_piece(s, seat, kind, target, victim)


def _why_not_seat(s: State, seat: Seat, spell: bool, target: str, rival: Seat) -> Reason | None:
    if rival >= len(s.racers):
        return Reason("no_such_seat", {"number": rival}, PLAYING)
    if target == "pair":
        if s.pack[-1] == rival:
            return Reason("last_in_pack", {"rival": rival}, PLAYING)
        pair = (rival, s.pack[s.pack.index(rival) + 1])
        warded = [other for other in pair if other != seat and is_warded(s, other)]
        return Reason("warded", {"rival": warded[0]}, PLAYING) if spell and warded else None
    if rival == seat:
        return Reason("not_yourself", {}, PLAYING)
    if spell and is_warded(s, rival):
        return Reason("warded", {"rival": rival}, PLAYING)
    if target == "rival_tires" and s.racers[rival].tires is None:
        return Reason("no_tires", {"rival": rival}, PLAYING)
    return None


def _why_not_piece(s: State, seat: Seat, kind: Card, target: str, victim: int) -> Reason | None:
    owner = holder(s, victim)
    if owner is None:
        return Reason("target_not_in_play", {"card": victim}, PLAYING)
    wanted = MOD if target in AT_MODS else CREW
    if s.edition.cards[victim].type != wanted:
        return Reason("wrong_target", {"card": victim, "type": wanted}, PLAYING)
    if target.startswith("rival") and owner == seat:
        return Reason("not_yourself", {}, PLAYING)
    if target == "rival_pit" and victim not in s.racers[owner].pit:
        return Reason("drivers_stay", {"card": victim}, PLAYING)
    if kind.spell and owner != seat and is_warded(s, owner):
        return Reason("warded", {"rival": owner}, PLAYING)
    if victim in s.contagions.values() and effect_of(kind.effect).contagious:
        return Reason("already_infected", {"card": victim}, CONTAGION)
    return None


# Pit stops ----------------------------------------------------------------------------------------------------------


def why_not_pit(s: State, seat: Seat, answer: Answer) -> Reason | None:
    """Making a pit stop: why a pit action is not possible."""
    racer, verb = s.racers[seat], answer.verb
    if answer.seats:
        return Reason("no_target", {}, PITTING)
    if verb in ("repair", "nothing"):
        if answer.cards:
            return Reason("no_target", {}, PITTING)
        return Reason("nothing_to_repair", {}, "Repairing damage") if verb == "repair" and not racer.damaged else None
    if not answer.cards:
        return Reason("name_a_card", {}, PITTING)
    card = answer.cards[0]
    if verb == "remove":
        if len(answer.cards) > 1:
            return Reason("one_thing", {}, PITTING)
        return None if card in attached(racer) else Reason("not_on_vehicle", {"card": card}, PITTING)
    if card not in racer.hand:
        return _not_in_hand(card, PITTING)
    wanted = {"mod": MOD, "tires": TIRES, "driver": CREW}[verb]
    if s.edition.cards[card].type != wanted:
        return Reason("wrong_fitting", {"card": card, "type": wanted}, PITTING)
    return _why_not_mod(s, seat, answer) if verb == "mod" else _why_not_extra(answer)


def _why_not_extra(answer: Answer) -> Reason | None:
    return Reason("one_thing", {}, PITTING) if len(answer.cards) > 1 else None


def _why_not_mod(s: State, seat: Seat, answer: Answer) -> Reason | None:
    """Adding a modification: into an empty place, or replacing one if both are taken."""
    racer, room = s.racers[seat], s.edition.mods
    section = "Adding a modification"
    if len(answer.cards) > 2 or room == 0:
        return Reason("one_thing", {}, section)
    if len(answer.cards) == 2:
        if answer.cards[1] not in racer.mods:
            return Reason("not_on_vehicle", {"card": answer.cards[1]}, section)
        return Reason("room_left", {"room": room}, section) if len(racer.mods) < room else None
    return Reason("no_room", {"room": room}, section) if len(racer.mods) >= room else None


# Reactions ----------------------------------------------------------------------------------------------------------


def plays_role(s: State, moment: Moment, seat: Seat, role: str) -> bool:
    """Reaction cards: whether a seat has the role in a card's text."""
    if role == "any":
        return True
    if role == "others":
        return seat != moment.seat
    if role == "passer":
        return seat == moment.seat
    if role == "target":
        return seat == moment.rival
    if role == "either":
        return seat in (moment.seat, moment.rival)
    return seat in moment.victims


def can_react(s: State, seat: Seat) -> bool:
    """Reaction cards: whether a seat has a reaction to this moment."""
    racer, moment = s.racers[seat], s.moments[-1]
    answering = s.edition.answering[moment.event]
    if racer.silent or answering.isdisjoint(racer.hand):
        return False
    return any(why_not_reaction(s, seat, card) is None for card in racer.hand if card in answering)


def why_not_reaction(s: State, seat: Seat, card: int) -> Reason | None:
    """Reaction cards: the event in a card's text must be happening, to the right seat, and not be decided already."""
    racer, moment = s.racers[seat], s.moments[-1]
    if card not in racer.hand:
        return _not_in_hand(card, REACTING)
    kind = s.edition.cards[card]
    if kind.type != REACTION:
        return Reason("not_a_reaction", {"card": card}, REACTING)
    if kind.trigger != moment.event or not plays_role(s, moment, seat, kind.role):
        return Reason("reaction_waits", {"card": card, "event": kind.trigger}, REACTING)
    if is_excluded(moment, seat, kind.effect):
        return Reason("excluded", {"card": card}, REACTING)
    return Reason("silent", {}, REACTING) if racer.silent else None


def is_excluded(moment: Moment, seat: Seat, effect: str) -> bool:
    """Timing of reaction cards: of two that contradict each other only the first counts. (Ruling 5)"""
    settled = effect_of(effect).is_too_late
    return settled is not None and settled(moment, seat)


def why_not_react(s: State, seat: Seat, answer: Answer) -> Reason | None:
    """Reaction cards: one card, or a pass."""
    if answer.verb == "react":
        if len(answer.cards) != 1 or answer.seats:
            return Reason("one_reaction", {}, REACTING)
        return why_not_reaction(s, seat, answer.cards[0])
    if answer.cards or answer.seats:
        return Reason("no_target", {}, REACTING)
    if answer.verb == "silence" and not can_react(s, seat):
        return Reason("nothing_to_answer", {}, REACTING)
    return None


# Contagion ----------------------------------------------------------------------------------------------------------


def victims_for(s: State, contagion: int, spared: int) -> list[int]:
    """Contagion: its possible victims in play: of its kind, not infected, not its last place. (Ruling 7)"""
    wanted = MOD if effect_of(s.edition.cards[contagion].effect).aim in AT_MODS else CREW
    infected = s.contagions.values()
    found = [card for racer in s.racers for card in in_play_of(racer)]
    return [c for c in found if s.edition.cards[c].type == wanted and c not in infected and c != spared]


def why_not_infect(s: State, seat: Seat, answer: Answer) -> Reason | None:
    """Contagion: one other card in play, of the kind it feeds on."""
    moment = s.moments[-1]
    if len(answer.cards) != 1 or answer.seats:
        return Reason("one_target_card", {"card": moment.card}, CONTAGION)
    if answer.cards[0] not in victims_for(s, moment.card, moment.leaves):
        return Reason("not_a_victim", {"card": answer.cards[0], "contagion": moment.card}, CONTAGION)
    return None


WHY_NOT: dict[str, WhyNot] = {
    "vehicle": why_not_vehicle,
    "qualify": why_not_throw,
    "action": why_not_action,
    "free_test": why_not_yes_no,
    "pit": why_not_pit,
    "react": why_not_react,
    "may_draw": why_not_yes_no,
    "discard": why_not_throw,
    "draw": why_not_draw,
    "contagion": why_not_infect,
}
