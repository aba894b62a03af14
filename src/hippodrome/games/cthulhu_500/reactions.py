"""Reaction cards: windows in which seats may answer an event, all at once and secretly."""

from __future__ import annotations

from collections.abc import Sequence

from hippodrome.core.ask import Ask, Seat
from hippodrome.core.facts import tell
from hippodrome.games.cthulhu_500.answers import Answer
from hippodrome.games.cthulhu_500.cards import lay_down, put_away, take_back
from hippodrome.games.cthulhu_500.effect import effect_of
from hippodrome.games.cthulhu_500.offers import offers
from hippodrome.games.cthulhu_500.state import Moment, State
from hippodrome.games.cthulhu_500.why_not import can_react, is_excluded, plays_role


async def react(s: State, moment: Moment) -> Moment:
    """Reaction cards: every seat concerned may answer an event, repeatedly until all pass. (Ruling 5)

    In each round the cards count in the order in which they were played; of two that contradict each other the first.
    """
    s.moments.append(moment)
    while laid := await _ask_all(s, moment):
        for seat, card in laid:
            lay_down(s, seat, card)
            tell(s, "reacted", seat=seat, card=card, reveals=True)
        for seat, card in laid:
            effect, number = s.edition.cards[card].effect, s.edition.cards[card].amount
            if is_excluded(moment, seat, effect):
                take_back(s, seat, card)
            elif await stands(s, seat, card):
                do = effect_of(effect).coroutine
                assert do is not None
                await do(s, seat, moment, number)
                put_away(s, card)
    s.moments.pop()
    return moment


async def _ask_all(s: State, moment: Moment) -> list[tuple[Seat, int]]:
    """Reaction cards: prompt every seat the event concerns; return the cards played, in the order of arrival.

    Seats without an answering card are prompted too and can only pass, so that no seat learns which ones hold a card. When no
    seat could do anything but pass, there is no prompt. Without a quicker seat, the order is clockwise from the active one. A
    seat that passes on everything counts as one without a card. (Ruling 5, 20)
    """
    answering = s.edition.answering[moment.event]
    if all(answering.isdisjoint(racer.hand) for racer in s.racers):
        return []
    roles, around = s.edition.roles[moment.event], len(s.racers)
    clockwise = [(s.mover + n) % around for n in range(around)]
    seats = [seat for seat in clockwise if any(plays_role(s, moment, seat, role) for role in roles)]
    if not any(can_react(s, seat) for seat in seats):
        return []
    answers: dict[Seat, Answer] = await Ask("react", {seat: offers(s, seat, "react") for seat in seats}, is_hidden=True)
    for seat, answer in answers.items():
        if answer.verb == "silence":
            s.racers[seat].silent = True
    return [(seat, answer.cards[0]) for seat, answer in answers.items() if answer.verb == "react"]


async def stands(s: State, seat: Seat, card: int, aim: Sequence[int] = (), seats: Sequence[Seat] = ()) -> bool:
    """Timing of reaction cards: a card just played takes effect unless it is cancelled; a cancel may itself be cancelled.

    The last card played is resolved first: of several cancels of one card the latest counts, the others are spent for nothing,
    unless it fails. If all fail, others may still try. A cancelled card is discarded. (Ruling 5)
    """
    moment = Moment("card", seat, card=card, aim=list(aim), seats=list(seats))
    while True:
        s.moments.append(moment)
        laid = await _ask_all(s, moment)
        if not laid:
            s.moments.pop()
            return True
        for by, cancel in laid:
            lay_down(s, by, cancel)
            tell(s, "reacted", seat=by, card=cancel, reveals=True)
        while laid:
            by, cancel = laid.pop()
            if not await stands(s, by, cancel, [card], [seat]):
                continue
            s.moments.pop()
            tell(s, "cancelled", seat=by, card=card, rival=seat)
            put_away(s, cancel)
            for idle, spent in reversed(laid):
                tell(s, "nothing_left", seat=idle, card=spent)
                put_away(s, spent)
            put_away(s, card)
            return False
        s.moments.pop()
