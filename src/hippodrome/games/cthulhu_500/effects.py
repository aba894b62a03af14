"""What cards do: a coroutine of its own name for each effect of an action, of a card that is used, and of a reaction.

Effects that are only a number (Drive, Fix, bonuses to a test, a longer hand) are data; those that wait in play for an
event (spikes, plating, mudflaps ...) stand where the rules tell of that event.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from hippodrome.core.ask import Seat
from hippodrome.core.tell import tell
from hippodrome.games.cthulhu_500.answers import Answer
from hippodrome.games.cthulhu_500.cards import detach, draw, end_contagion, leave_play, throw_out
from hippodrome.games.cthulhu_500.passing import attempt, damage, passes, roll, swap_places
from hippodrome.games.cthulhu_500.pits import repair
from hippodrome.games.cthulhu_500.reactions import EFFECTS
from hippodrome.games.cthulhu_500.state import Moment, State, ahead, behind, holder, is_warded

Effect = Callable[[State, Seat, Answer], Awaitable[None]]


def _amount(s: State, answer: Answer) -> int:
    return s.edition.cards[answer.cards[0]].amount


# Spells -------------------------------------------------------------------------------------------------------------


async def chaos(s: State, seat: Seat, answer: Answer) -> None:
    """Spell of Chaos: every hand goes to the neighbour on the left."""
    hands = [racer.hand for racer in s.racers]
    for n, racer in enumerate(s.racers):
        racer.hand = hands[n - 1]
    tell(s, "hands_go_round", reveals=True)
    for n, racer in enumerate(s.racers):
        tell(s, "new_hand", seat=n, cards=tuple(racer.hand), to=(n,))


async def stomp(s: State, seat: Seat, answer: Answer) -> None:
    """Stomped by an Elder God: a rival's vehicle is damaged."""
    await damage(s, [answer.seats[0]])


async def exhaust(s: State, seat: Seat, answer: Answer) -> None:
    """Colour out of the Exhaust: the vehicles directly ahead and directly behind are damaged, unless warded. (Ruling 15)"""
    await damage(s, [rival for rival in (ahead(s, seat), behind(s, seat)) if not is_warded(s, rival)])


async def hairpin(s: State, seat: Seat, answer: Answer) -> None:
    """Non-Euclidean Hairpin: two neighbours in the pack change places; nobody laps anybody. (Ruling 1)"""
    swap_places(s, answer.seats[0], behind(s, answer.seats[0]))


async def tow(s: State, seat: Seat, answer: Answer) -> None:
    """Byakhee Towing Service: two automatic passes, then the vehicle is dropped, and damaged."""
    await passes(s, seat, ahead(s, seat))
    await passes(s, seat, ahead(s, seat))
    await damage(s, [seat])


async def recall(s: State, seat: Seat, answer: Answer) -> None:
    """Recalled to Carcosa: a crew card in play goes back to the hand of whoever has it."""
    card = answer.cards[1]
    owner = holder(s, card)
    assert owner is not None
    tell(s, "recalled", seat=owner, card=card)
    leave_play(s, card, to_hand=owner)


async def elder_sign(s: State, seat: Seat, answer: Answer) -> None:
    """Elder Sign Decal: all contagions end, and rivals' Spells cannot touch the vehicle until its next turn."""
    for contagion in list(s.contagions):
        end_contagion(s, contagion)
    s.racers[seat].sheltered = True
    tell(s, "sheltered", seat=seat)


# Plain actions ------------------------------------------------------------------------------------------------------


async def shortcut(s: State, seat: Seat, answer: Answer) -> None:
    """Dreamlands Shortcut: an automatic pass."""
    await passes(s, seat, ahead(s, seat))


async def angles(s: State, seat: Seat, answer: Answer) -> None:
    """Cutting the Angles of Tindalos: a passing test against the second vehicle ahead."""
    await attempt(s, seat, ahead(s, seat, 2))


async def sabotage(s: State, seat: Seat, answer: Answer) -> None:
    """Saboteur from Innsmouth: a rival's modification is discarded."""
    throw_out(s, answer.cards[1])


async def repossess(s: State, seat: Seat, answer: Answer) -> None:
    """Repo Ghouls: a rival's modification comes into your hand."""
    card = answer.cards[1]
    owner = holder(s, card)
    tell(s, "repossessed", seat=seat, card=card, rival=owner)
    leave_play(s, card, to_hand=seat)


async def puncture(s: State, seat: Seat, answer: Answer) -> None:
    """Caltrops of Nyogtha: a rival's tires are discarded."""
    tires = s.racers[answer.seats[0]].tires
    assert tires is not None
    throw_out(s, tires)


async def headhunt(s: State, seat: Seat, answer: Answer) -> None:
    """A Better Offer: a crew card in a rival's pit walks over to yours, with whatever it has caught."""
    card = answer.cards[1]
    owner = detach(s, card)
    s.racers[seat].pit.append(card)
    tell(s, "changed_sides", seat=seat, card=card, rival=owner)


async def infect(s: State, seat: Seat, answer: Answer) -> None:
    """Black Plague, Gremlins: the contagion is attached to a crew card, or to a modification."""
    contagion, victim = answer.cards
    s.played.remove(contagion)
    s.contagions[contagion] = victim
    owner = holder(s, victim)
    tell(s, "infected", contagion=contagion, card=victim, seat=owner)


async def study(s: State, seat: Seat, answer: Answer) -> None:
    """Old Farmer's Necronomicon: draw cards, as far as the hand has room."""
    await draw(s, seat, _amount(s, answer))


async def pothole(s: State, seat: Seat, answer: Answer) -> None:
    """Cyclopean Pothole: a rival has an action less in the next turn."""
    rival = answer.seats[0]
    s.racers[rival].slowed += _amount(s, answer)
    tell(s, "slowed", seat=rival, actions=_amount(s, answer))


async def wrench(s: State, seat: Seat, answer: Answer) -> None:
    """Wrench out of Space and Time: a repair test without a pit stop, with a bonus."""
    await repair(s, seat, _amount(s, answer))


async def ichor(s: State, seat: Seat, answer: Answer) -> None:
    """Premium Unleaded Ichor: a bonus to all passing tests until the end of the turn."""
    s.racers[seat].boost += _amount(s, answer)
    tell(s, "boosted", seat=seat, amount=_amount(s, answer))


# Cards in play that take an action ----------------------------------------------------------------------------------


async def reanimate(s: State, seat: Seat, answer: Answer) -> None:
    """Herbert West: a Zombie from the discard pile joins the pit crew."""
    zombie = answer.cards[1]
    s.discard.remove(zombie)
    s.racers[seat].pit.append(zombie)
    tell(s, "reanimated", seat=seat, card=zombie)


async def nuke(s: State, seat: Seat, answer: Answer) -> None:
    """Nuclear Weapons: discarded, they damage the vehicles directly ahead and directly behind."""
    throw_out(s, answer.cards[0])
    await damage(s, [ahead(s, seat), behind(s, seat)])


async def harpoon(s: State, seat: Seat, answer: Answer) -> None:
    """Harpoon of Dagon: the vehicle ahead is slower until the end of the turn."""
    rival = ahead(s, seat)
    s.racers[rival].boost -= _amount(s, answer)
    tell(s, "harpooned", seat=seat, rival=rival, amount=_amount(s, answer))


ACTIONS: dict[str, Effect] = {
    effect.__name__: effect
    for effect in (
        chaos, stomp, exhaust, hairpin, tow, recall, elder_sign, shortcut, angles, sabotage, repossess, puncture,
        headhunt, study, pothole, wrench, ichor, reanimate, nuke, harpoon,
    )
}  # fmt: skip
"""What an action does, by its effect's name."""
ACTIONS["plague"] = ACTIONS["gremlins"] = infect


# Reactions ----------------------------------------------------------------------------------------------------------


async def push(s: State, seat: Seat, moment: Moment, amount: int) -> None:
    """Lead Tentacle: a bonus for the vehicle that passes."""
    moment.push += amount


async def swerve(s: State, seat: Seat, moment: Moment, amount: int) -> None:
    """Swerve of Madness: a bonus for the vehicle being passed."""
    moment.swerve += amount


async def reroll(s: State, seat: Seat, moment: Moment, amount: int) -> None:
    """Azathoth's Loaded Die: your own die is thrown again."""
    die = await roll(s, seat, "roll again")
    if seat == moment.seat:
        moment.die = die
    else:
        moment.rival_die = die
    tell(s, "rolled_again", seat=seat, die=die)


async def reroll_both(s: State, seat: Seat, moment: Moment, amount: int) -> None:
    """The Piper Misses a Note: both dice are thrown again, whoever's test it is."""
    await reroll(s, moment.seat, moment, amount)
    await reroll(s, moment.rival, moment, amount)


async def next_turn(s: State, seat: Seat, moment: Moment, amount: int) -> None:
    """Privilege of the Great Race: you take the next turn. (Ruling 12)"""
    moment.next_seat = seat
    tell(s, "takes_next_turn", seat=seat)


async def unharmed(s: State, seat: Seat, moment: Moment, amount: int) -> None:
    """That Is Not Dead: your vehicle is not damaged this time."""
    moment.unharmed.append(seat)
    tell(s, "unharmed", seat=seat)


async def pounce(s: State, seat: Seat, moment: Moment, amount: int) -> None:
    """Opportunity Gnaws: a free passing test against the vehicle ahead of you, because somebody pits."""
    moment.pouncing.append(seat)
    tell(s, "pounces", seat=seat)


async def claim(s: State, seat: Seat, moment: Moment, amount: int) -> None:
    """Claim Against the Gods: being passed, you draw cards."""
    await draw(s, seat, amount)


async def jinx(s: State, seat: Seat, moment: Moment, amount: int) -> None:
    """Left-Handed Lug Nuts: a rival's repair test is worse."""
    moment.jinx += amount


EFFECTS |= {
    effect.__name__: effect
    for effect in (push, swerve, reroll, reroll_both, next_turn, unharmed, pounce, claim, jinx)
}
