"""Drawing, discarding, and cards that enter and leave play."""

from __future__ import annotations

from collections.abc import Sequence

from hippodrome.core.ask import Chance, Seat
from hippodrome.core.facts import tell
from hippodrome.games.cthulhu_500.state import NOBODY, State, hand_limit, holder


class FlagDrawn(Exception):
    """End of the game: the chequered flag has been drawn, and all running rules stop."""


async def draw(s: State, seat: Seat, number: int) -> None:
    """Drawing: cards from the draw pile until the hand is full. The flag ends the race at once. (Ruling 3)

    Each card goes to the hand when it is drawn, so that hidden cards are never in a local variable of the rules.
    """
    racer = s.racers[seat]
    kept, full = len(racer.hand), min(len(racer.hand) + number, hand_limit(s, seat))
    while len(racer.hand) < full and (s.deck or make_new_pile(s)):
        flag = await _from_pile(s, seat, full - len(racer.hand))
        if flag:
            _tell_drawn(s, seat, racer.hand[kept:])
            kept = len(racer.hand)
            _show_flag(s, seat)
    _tell_drawn(s, seat, racer.hand[kept:])
    racer.hand.sort()


def _tell_drawn(s: State, seat: Seat, cards: Sequence[int]) -> None:
    if cards:
        s.last_draw = s.turn
        tell(s, "drew", seat=seat, number=len(cards))
        tell(s, "drew_cards", seat=seat, cards=tuple(cards), to=(seat,))


async def _from_pile(s: State, seat: Seat, number: int) -> bool:
    """End of the game; The short game: cards into the hand, until the pile ends or its flagged half begins. Return whether it
    was the flag."""
    number = min(number, len(s.deck), s.above or len(s.deck))
    places = await Chance("draw", number, len(s.deck), distinct=True, stream="deck", visible_to=(seat,))
    cards, flag = [s.deck[place] for place in places], s.edition.flag
    found = flag in cards
    if found:
        del cards[cards.index(flag) :]  # cards after the flag stay in the pile
        s.deck.remove(flag)
        s.flag_aside = True
    for card in cards:
        s.deck.remove(card)
        s.racers[seat].hand.append(card)
    if s.above:
        s.above -= len(cards)
        if s.above == 0:
            s.deck.append(flag)
            s.flag_aside = False
    return found


def _show_flag(s: State, seat: Seat) -> None:
    """End of the game; The warning lap: the flag is drawn; the race ends, or its last lap begins. (Ruling 18)"""
    s.last_draw = s.turn
    if s.warning_lap and s.flag_seat == NOBODY:
        s.flag_seat, s.flag_turn = seat, s.turn
        tell(s, "warning", seat=seat, reveals=True)
        return
    s.racers[seat].hand.sort()
    tell(s, "flag", seat=seat, reveals=True)
    raise FlagDrawn


def make_new_pile(s: State) -> bool:
    """Preparation; The long game: the discard pile becomes the draw pile; a counter leaves the flag; with the last it joins.

    This happens when a card is drawn from an empty pile; without a discard pile, no card is drawn. (Ruling 9, 18)
    """
    if not s.discard:
        return False
    s.deck, s.discard = sorted(s.discard), []
    tell(s, "reshuffled", flag=s.edition.flag in s.deck, reveals=True)
    if s.counters:
        s.counters -= 1
        tell(s, "counter", number=s.counters)
        if s.counters == 0:
            s.deck.append(s.edition.flag)
            s.flag_aside = False
    return True


def lay_down(s: State, seat: Seat, card: int) -> None:
    """Playing a card: it leaves the hand and stays on the table until its effect is over."""
    s.racers[seat].hand.remove(card)
    s.played.append(card)


def take_back(s: State, seat: Seat, card: int) -> None:
    """Timing of reaction cards: a card that came too late returns to the hand."""
    s.played.remove(card)
    s.racers[seat].hand = sorted([*s.racers[seat].hand, card])
    tell(s, "came_too_late", seat=seat, card=card)


def put_away(s: State, card: int) -> None:
    """Playing an action card; Reaction cards: once used, a card is discarded."""
    if card in s.played:
        s.played.remove(card)
        s.discard.append(card)


def detach(s: State, card: int) -> Seat:
    """Take a card in play from its place; return its owner."""
    owner = holder(s, card)
    assert owner is not None
    racer = s.racers[owner]
    if racer.driver == card:
        racer.driver = None
    elif racer.tires == card:
        racer.tires = None
    elif card in racer.mods:
        racer.mods.remove(card)
    else:
        racer.pit.remove(card)
    return owner


def leave_play(s: State, card: int, *, to_hand: Seat | None = None) -> None:
    """Contagion: a card leaves play, and a contagion on it is discarded with it."""
    detach(s, card)
    if to_hand is None:
        s.discard.append(card)
    else:
        s.racers[to_hand].hand = sorted([*s.racers[to_hand].hand, card])
    for contagion in [c for c, victim in s.contagions.items() if victim == card]:
        end_contagion(s, contagion)


def end_contagion(s: State, contagion: int) -> None:
    """Contagion: it leaves play."""
    del s.contagions[contagion]
    s.discard.append(contagion)
    tell(s, "contagion_ends", contagion=contagion)


def throw_out(s: State, card: int) -> None:
    """A card in play is discarded; a Zombie may return instead. (Ruling 17)"""
    owner, effect = holder(s, card), s.edition.cards[card].effect
    assert owner is not None
    if effect == "stays":
        tell(s, "survives", seat=owner, card=card)
    elif effect == "returns":
        tell(s, "crawls_back", seat=owner, card=card)
        leave_play(s, card, to_hand=owner)
    else:
        tell(s, "thrown_out", seat=owner, card=card)
        leave_play(s, card)
