"""Card effects: an entry for each, with its coroutine if it is an action, a card that is used, or a reaction.

An entry holds everything that other modules know of an effect; `effect.py` documents its fields. Effects that are only a number
(Drive, Fix, bonuses to a test, a longer hand) are data; those that wait in play for an event (spikes, plating, mudflaps ...)
are implemented where the rules handle that event.
"""

from __future__ import annotations

from hippodrome.core.ask import Seat
from hippodrome.core.errors import Reason
from hippodrome.core.facts import tell
from hippodrome.games.cthulhu_500.answers import Answer
from hippodrome.games.cthulhu_500.cards import detach, draw, end_contagion, leave_play, throw_out
from hippodrome.games.cthulhu_500.edition import ACTION, CREW, MOD, REACTION, TIRES, VEHICLE
from hippodrome.games.cthulhu_500.effect import Effect, active_effect, effect_of, passive_effect
from hippodrome.games.cthulhu_500.passing import attempt, damage, passes, roll, swap_places
from hippodrome.games.cthulhu_500.pits import repair
from hippodrome.games.cthulhu_500.state import NOBODY, Moment, State, ahead, behind, holder, is_warded
from hippodrome.games.cthulhu_500.why_not import PLAYING


def _amount(s: State, answer: Answer) -> int:
    return s.edition.cards[answer.cards[0]].amount


async def act_by(s: State, seat: Seat, answer: Answer) -> None:
    """Playing an action card: the effect of the first card that an answer names."""
    do = effect_of(s.edition.cards[answer.cards[0]].effect).coroutine
    assert do is not None
    await do(s, seat, answer)


def _unless_damaged(s: State, seat: Seat, card: int) -> Reason | None:
    return None if s.racers[seat].damaged else Reason("not_damaged", {"card": card}, PLAYING)


# Actions -------------------------------------------------------------------------------------------------------------


@active_effect(Effect("chaos", (ACTION,), facts={"hands_go_round": (), "new_hand": ("seat", "cards")}, sign="swirl", hand=0.15,
             number=1))  # fmt: skip
async def chaos(s: State, seat: Seat, answer: Answer) -> None:
    """Spell of Chaos: every hand goes to the neighbour on the left."""
    hands = [racer.hand for racer in s.racers]
    for n, racer in enumerate(s.racers):
        racer.hand = hands[n - 1]
    tell(s, "hands_go_round", reveals=True)
    for n, racer in enumerate(s.racers):
        tell(s, "new_hand", seat=n, cards=tuple(racer.hand), to=(n,))


@active_effect(Effect("stomp", (ACTION,), aim="rival", sign="claw", forecast=True, hand=0.6, number=2))
async def stomp(s: State, seat: Seat, answer: Answer) -> None:
    """Stomped by an Elder God: a rival's vehicle is damaged."""
    await damage(s, [answer.seats[0]])


@active_effect(Effect("exhaust", (ACTION,), sign="cloud", forecast=True, hand=0.8, number=3))
async def exhaust(s: State, seat: Seat, answer: Answer) -> None:
    """Colour out of the Exhaust: the vehicles directly ahead and directly behind are damaged, unless warded. (Ruling 15)"""
    await damage(s, [rival for rival in (ahead(s, seat), behind(s, seat)) if not is_warded(s, rival)])


@active_effect(Effect("hairpin", (ACTION,), aim="pair", sign="hairpin", forecast=True, hand=0.6, number=4))
async def hairpin(s: State, seat: Seat, answer: Answer) -> None:
    """Non-Euclidean Hairpin: two neighbours in the pack change places; neither laps the pack. (Ruling 1)"""
    swap_places(s, answer.seats[0], behind(s, answer.seats[0]))


@active_effect(Effect("tow", (ACTION,), sign="wings", forecast=True, preview="drop", hand=1.2, number=5))
async def tow(s: State, seat: Seat, answer: Answer) -> None:
    """Byakhee Towing Service: two automatic passes, then the vehicle is dropped, and damaged."""
    await passes(s, seat, ahead(s, seat))
    await passes(s, seat, ahead(s, seat))
    await damage(s, [seat])


@active_effect(
    Effect("recall", (ACTION,), aim="crew", facts={"recalled": ("seat", "card")}, sign="portal", hand=0.15, number=6)
)
async def recall(s: State, seat: Seat, answer: Answer) -> None:
    """Recalled to Carcosa: a crew card in play goes back to the hand of its owner."""
    card = answer.cards[1]
    owner = holder(s, card)
    assert owner is not None
    tell(s, "recalled", seat=owner, card=card)
    leave_play(s, card, to_hand=owner)


@active_effect(Effect("elder_sign", (ACTION,), facts={"sheltered": ("seat",)}, sign="eldersign", hand=0.1, number=7))
async def elder_sign(s: State, seat: Seat, answer: Answer) -> None:
    """Elder Sign Decal: all contagions end, and rivals' Spells cannot touch the vehicle until its next turn."""
    for contagion in list(s.contagions):
        end_contagion(s, contagion)
    s.racers[seat].sheltered = True
    tell(s, "sheltered", seat=seat)


@active_effect(Effect("shortcut", (ACTION,), sign="arrows", forecast=True, preview="ride", hand=1.0, number=8))
async def shortcut(s: State, seat: Seat, answer: Answer) -> None:
    """Dreamlands Shortcut: an automatic pass."""
    await passes(s, seat, ahead(s, seat))


@active_effect(Effect("angles", (ACTION,), sign="angles", preview="second", hand=0.7, number=9))
async def angles(s: State, seat: Seat, answer: Answer) -> None:
    """Cutting the Angles of Tindalos: a passing test against the second vehicle ahead."""
    await attempt(s, seat, ahead(s, seat, 2))


@active_effect(Effect("sabotage", (ACTION,), aim="rival_mod", sign="bomb", hand=0.3, number=10))
async def sabotage(s: State, seat: Seat, answer: Answer) -> None:
    """Saboteur from Innsmouth: a rival's modification is discarded."""
    throw_out(s, answer.cards[1])


@active_effect(Effect("repossess", (ACTION,), aim="rival_mod", facts={"repossessed": ("seat", "card", "rival")}, sign="grasp",
             hand=0.35, number=11))  # fmt: skip
async def repossess(s: State, seat: Seat, answer: Answer) -> None:
    """Repo Ghouls: a rival's modification comes into your hand."""
    card = answer.cards[1]
    owner = holder(s, card)
    tell(s, "repossessed", seat=seat, card=card, rival=owner)
    leave_play(s, card, to_hand=seat)


@active_effect(Effect("puncture", (ACTION,), aim="rival_tires", sign="caltrop", hand=0.25, number=12))
async def puncture(s: State, seat: Seat, answer: Answer) -> None:
    """Caltrops of Nyogtha: a rival's tires are discarded."""
    tires = s.racers[answer.seats[0]].tires
    assert tires is not None
    throw_out(s, tires)


@active_effect(Effect("headhunt", (ACTION,), aim="rival_pit", facts={"changed_sides": ("seat", "card", "rival")}, sign="offer",
             hand=0.2, number=13))  # fmt: skip
async def headhunt(s: State, seat: Seat, answer: Answer) -> None:
    """A Better Offer: a crew card in a rival's pit walks over to yours, with its contagion if it has one."""
    card = answer.cards[1]
    owner = detach(s, card)
    s.racers[seat].pit.append(card)
    tell(s, "changed_sides", seat=seat, card=card, rival=owner)


@active_effect(Effect("gremlins", (ACTION,), aim="mod", contagious=True, sign="gremlin", hand=0.2, number=15))
@active_effect(Effect("plague", (ACTION,), aim="crew", contagious=True, sign="plague", hand=0.15, number=14))
async def infect(s: State, seat: Seat, answer: Answer) -> None:
    """Black Plague, Gremlins: the contagion is attached to a crew card, or to a modification."""
    contagion, victim = answer.cards
    s.played.remove(contagion)
    s.contagions[contagion] = victim
    owner = holder(s, victim)
    tell(s, "infected", contagion=contagion, card=victim, seat=owner)


@active_effect(
    Effect("study", (ACTION,), amount=True, sign="book", number_icon=("card", "+{}"), preview="draw", hand=0.4, number=16)
)
async def study(s: State, seat: Seat, answer: Answer) -> None:
    """Old Farmer's Necronomicon: draw cards, as far as the hand has room."""
    await draw(s, seat, _amount(s, answer))


@active_effect(Effect("pothole", (ACTION,), aim="rival", amount=True, facts={"slowed": ("seat", "actions")}, sign="hole",
             number_icon=("action", "-{}"), hand=0.35, number=17))  # fmt: skip
async def pothole(s: State, seat: Seat, answer: Answer) -> None:
    """Cyclopean Pothole: a rival has an action less in the next turn."""
    rival = answer.seats[0]
    s.racers[rival].slowed += _amount(s, answer)
    tell(s, "slowed", seat=rival, actions=_amount(s, answer))


@active_effect(Effect("wrench", (ACTION,), amount=True, why_not=_unless_damaged, sign="wrench", number_icon=("fix", "+{}"),
             preview="repair", hand=0.35, number=18))  # fmt: skip
async def wrench(s: State, seat: Seat, answer: Answer) -> None:
    """Wrench out of Space and Time: a repair test without a pit stop, with a bonus."""
    await repair(s, seat, _amount(s, answer))


@active_effect(Effect("ichor", (ACTION,), amount=True, facts={"boosted": ("seat", "amount")}, sign="drop",
             number_icon=("always", "+{}"), preview="boost", hand=0.3, number=19))  # fmt: skip
async def ichor(s: State, seat: Seat, answer: Answer) -> None:
    """Premium Unleaded Ichor: a bonus to all passing tests until the end of the turn."""
    s.racers[seat].boost += _amount(s, answer)
    tell(s, "boosted", seat=seat, amount=_amount(s, answer))


# Crew ----------------------------------------------------------------------------------------------------------------

# Mends better for each other Fungi in the same pit.
passive_effect(Effect("huddle", (CREW,), amount=True, sign="fungus", number=20))
# Drives better for each Fungi in the vehicle's pit.
passive_effect(Effect("swarm", (CREW,), amount=True, sign="fungus", number=21))
# Stays in play when it would be discarded.
passive_effect(Effect("stays", (CREW,), sign="skull", number=22))
# Goes back to the hand when it would be discarded.
passive_effect(Effect("returns", (CREW,), sign="skull", number=23))
# Draws cards when a Spell takes effect.
passive_effect(Effect("priest", (CREW,), amount=True, sign="hood", fitted=0.2, pit=0.25, number=24))


@active_effect(
    Effect("reanimate", (CREW,), aim="dead_zombie", facts={"reanimated": ("seat", "card")}, sign="syringe", number=25)
)
async def reanimate(s: State, seat: Seat, answer: Answer) -> None:
    """Herbert West: a Zombie from the discard pile joins the pit crew."""
    zombie = answer.cards[1]
    s.discard.remove(zombie)
    s.racers[seat].pit.append(zombie)
    tell(s, "reanimated", seat=seat, card=zombie)


# As a driver out of reach of rivals' Spells.
passive_effect(Effect("warded", (CREW,), sign="eldersign", fitted=0.3, number=26))
# A failed repair draws cards.
passive_effect(Effect("consolation", (CREW,), amount=True, sign="fish", number=27))
# Wins ties as a driver.
passive_effect(Effect("wins_ties", (CREW,), sign="helmet", fitted=1.2, number=28))
# A lap counter draws cards.
passive_effect(Effect("cheer", (CREW,), amount=True, sign="hood", fitted=0.2, pit=0.25, number=29))

# Modifications -------------------------------------------------------------------------------------------------------

# More cards drawn at the end of a turn.
passive_effect(Effect("extra_draw", (MOD,), amount=True, sign="sponsor", number_icon=("card", "+{}"), fitted=0.7, number=30))
# A longer hand.
passive_effect(Effect("bigger_hand", (MOD,), amount=True, sign="sponsor", number_icon=("card", "+{}"), fitted=0.4, number=31))
# New damage draws cards.
passive_effect(Effect("damage_draw", (MOD,), amount=True, sign="sponsor", number_icon=("card", "+{}"), fitted=0.2, number=32))
# Is discarded when an attempt of its vehicle fails.
passive_effect(Effect("burns_out", (MOD,), sign="drop", lasts=0.3, number=33))
# Damages every vehicle that passes.
passive_effect(Effect("spikes", (MOD,), sign="spikes", fitted=0.9, number=34))
# No free test for the car behind when its vehicle pits.
passive_effect(Effect("mudflaps", (MOD,), sign="flaps", fitted=0.5, number=35))
# No damage from a tie.
passive_effect(Effect("suspension", (MOD,), sign="spring", fitted=0.7, number=36))
# Is discarded instead of its vehicle being damaged.
passive_effect(Effect("plating", (MOD,), sign="shield", fitted=0.9, number=37))


@active_effect(Effect("nuke", (MOD,), sign="atom", forecast=True, fitted=0.6, number=38))
async def nuke(s: State, seat: Seat, answer: Answer) -> None:
    """Nuclear Weapons: discarded, they damage the vehicles directly ahead and directly behind."""
    throw_out(s, answer.cards[0])
    await damage(s, [ahead(s, seat), behind(s, seat)])


@active_effect(Effect("harpoon", (MOD,), amount=True, facts={"harpooned": ("seat", "rival", "amount")}, sign="harpoon",
             number_icon=("passed", "-{}"), preview="boost", fitted=0.2, number=39))  # fmt: skip
async def harpoon(s: State, seat: Seat, answer: Answer) -> None:
    """Harpoon of Dagon: the vehicle ahead is slower until the end of the turn."""
    rival = ahead(s, seat)
    s.racers[rival].boost -= _amount(s, answer)
    tell(s, "harpooned", seat=seat, rival=rival, amount=_amount(s, answer))


# May mend itself at the start of the turn.
passive_effect(Effect("regrow", (MOD,), amount=True, sign="heart", number_icon=("fix", "{}+"), fitted=0.7, number=40))

# Tires ---------------------------------------------------------------------------------------------------------------

# Discarded when the vehicle is damaged.
passive_effect(Effect("fragile", (TIRES,), lasts=0.6, number=41))
# An attempt may be made against a vehicle further ahead.
passive_effect(Effect("reach", (TIRES,), amount=True, fitted=0.6, number=42))

# Reactions -----------------------------------------------------------------------------------------------------------

# The card has no effect (reactions.py).
passive_effect(Effect("cancel", (REACTION,), answers="card", sign="cancel", preview="cancel", hand=0.5, number=43))


@active_effect(Effect("push", (REACTION,), amount=True, answers="attempt", sign="push", number_icon=("passing", "+{}"),
             preview="push", hand=0.5, number=44))  # fmt: skip
async def push(s: State, seat: Seat, moment: Moment, amount: int) -> None:
    """Lead Tentacle: a bonus for the vehicle that passes."""
    moment.push += amount


@active_effect(Effect("swerve", (REACTION,), amount=True, answers="attempt", sign="swerve", number_icon=("passed", "+{}"),
             preview="swerve", hand=0.45, number=45))  # fmt: skip
async def swerve(s: State, seat: Seat, moment: Moment, amount: int) -> None:
    """Swerve of Madness: a bonus for the vehicle being passed."""
    moment.swerve += amount


@active_effect(Effect("reroll", (REACTION,), answers="rolled", facts={"rolled_again": ("seat", "die")}, sign="dice", hand=0.45,
             number=46))  # fmt: skip
async def reroll(s: State, seat: Seat, moment: Moment, amount: int) -> None:
    """Azathoth's Loaded Die: your own die is thrown again."""
    die = await roll(s, seat, "roll again")
    if seat == moment.seat:
        moment.die = die
    else:
        moment.rival_die = die
    tell(s, "rolled_again", seat=seat, die=die)


@active_effect(Effect("reroll_both", (REACTION,), answers="rolled", sign="dice", hand=0.35, number=47))
async def reroll_both(s: State, seat: Seat, moment: Moment, amount: int) -> None:
    """The Piper Misses a Note: both dice are thrown again, in any seat's test."""
    await reroll(s, moment.seat, moment, amount)
    await reroll(s, moment.rival, moment, amount)


@active_effect(Effect("next_turn", (REACTION,), answers="turn", is_too_late=lambda moment, seat: moment.next_seat != NOBODY,
             facts={"takes_next_turn": ("seat",)}, sign="hourglass", hand=0.9, number=48))  # fmt: skip
async def next_turn(s: State, seat: Seat, moment: Moment, amount: int) -> None:
    """Privilege of the Great Race: you take the next turn. (Ruling 12)"""
    moment.next_seat = seat
    tell(s, "takes_next_turn", seat=seat)


@active_effect(Effect("unharmed", (REACTION,), answers="damage", is_too_late=lambda moment, seat: seat in moment.unharmed,
             facts={"unharmed": ("seat",)}, sign="shield", hand=0.6, number=49))  # fmt: skip
async def unharmed(s: State, seat: Seat, moment: Moment, amount: int) -> None:
    """That Is Not Dead: your vehicle is not damaged this time."""
    moment.unharmed.append(seat)
    tell(s, "unharmed", seat=seat)


@active_effect(Effect("pounce", (REACTION,), answers="pit", facts={"pounces": ("seat",)}, sign="jaws", preview="next",
             hand=0.4, number=50))  # fmt: skip
async def pounce(s: State, seat: Seat, moment: Moment, amount: int) -> None:
    """Opportunity Gnaws: a free passing test against the vehicle ahead of you, because a vehicle pits."""
    moment.pouncing.append(seat)
    tell(s, "pounces", seat=seat)


@active_effect(Effect("claim", (REACTION,), amount=True, answers="passed", sign="claim", number_icon=("card", "+{}"),
             preview="claim", hand=0.35, number=51))  # fmt: skip
async def claim(s: State, seat: Seat, moment: Moment, amount: int) -> None:
    """Claim Against the Gods: being passed, you draw cards."""
    await draw(s, seat, amount)


@active_effect(Effect("jinx", (REACTION,), amount=True, answers="repair", sign="nut", number_icon=("fix", "-{}"),
             preview="jinx", hand=0.25, number=52))  # fmt: skip
async def jinx(s: State, seat: Seat, moment: Moment, amount: int) -> None:
    """Left-Handed Lug Nuts: a rival's repair test is worse."""
    moment.jinx += amount


# Vehicles ------------------------------------------------------------------------------------------------------------

# Draws one more card if it threw one away.
passive_effect(Effect("redraw", (VEHICLE,), number=53))
# Faster in a turn in which a Spell was played.
passive_effect(Effect("spellbound", (VEHICLE,), amount=True, number=54))
