"""An edition packed into one NumPy record, and the checks for editions that exceed its capacity."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import numpy as np

from hippodrome.games.cthulhu_500 import effects  # noqa: F401  (their entries have the numbers)
from hippodrome.games.cthulhu_500.edition import SEATS, TYPES, Card, Edition
from hippodrome.games.cthulhu_500.effect import effect_of
from hippodrome.jit import refuse_unknown, too_many
from hippodrome.jit.compile_cache import Record

NONE = -1
"""No card, no seat, no driver, no tires."""

MAX_SEATS = SEATS.stop - 1
CAPACITY: dict[str, int] = {
    "cards": 250,
    "cards in a hand": 62,
    "crew cards": 32,
    "modifications of a vehicle": 6,
    "contagions": 16,
    "reaction cards": 60,
    "vehicles": 32,
    "sides of the die": 100,
}
"""Capacities of the record."""

CARDS, HAND, PIT, MODS, CONTAGIONS, REACTIONS, VEHICLES, DIE = CAPACITY.values()

ACTION, CREW, MOD, TIRES, REACTION = range(len(TYPES))
"""The types of cards."""

NUMBERS: dict[str, int] = {"": 0}
"""The effects that this engine supports, each with the number of its entry; a card with any other is rejected by name."""


def _effect_number(effect: str) -> int:
    number = effect_of(effect).number
    if number is None:
        raise LookupError(f"the fast engine carries out the effect '{effect}', but there is no entry with a number for it")
    NUMBERS[effect] = number
    return number


CHAOS = _effect_number("chaos")
STOMP = _effect_number("stomp")
EXHAUST = _effect_number("exhaust")
HAIRPIN = _effect_number("hairpin")
TOW = _effect_number("tow")
RECALL = _effect_number("recall")
ELDER_SIGN = _effect_number("elder_sign")
SHORTCUT = _effect_number("shortcut")
ANGLES = _effect_number("angles")
SABOTAGE = _effect_number("sabotage")
REPOSSESS = _effect_number("repossess")
PUNCTURE = _effect_number("puncture")
HEADHUNT = _effect_number("headhunt")
PLAGUE = _effect_number("plague")
GREMLINS = _effect_number("gremlins")
STUDY = _effect_number("study")
POTHOLE = _effect_number("pothole")
WRENCH = _effect_number("wrench")
ICHOR = _effect_number("ichor")
HUDDLE = _effect_number("huddle")
SWARM = _effect_number("swarm")
STAYS = _effect_number("stays")
RETURNS = _effect_number("returns")
PRIEST = _effect_number("priest")
REANIMATE = _effect_number("reanimate")
WARDED = _effect_number("warded")
CONSOLATION = _effect_number("consolation")
WINS_TIES = _effect_number("wins_ties")
CHEER = _effect_number("cheer")
EXTRA_DRAW = _effect_number("extra_draw")
BIGGER_HAND = _effect_number("bigger_hand")
DAMAGE_DRAW = _effect_number("damage_draw")
BURNS_OUT = _effect_number("burns_out")
SPIKES = _effect_number("spikes")
MUDFLAPS = _effect_number("mudflaps")
SUSPENSION = _effect_number("suspension")
PLATING = _effect_number("plating")
NUKE = _effect_number("nuke")
HARPOON = _effect_number("harpoon")
REGROW = _effect_number("regrow")
FRAGILE = _effect_number("fragile")
FAR_REACH = _effect_number("reach")
CANCEL = _effect_number("cancel")
PUSH = _effect_number("push")
SWERVE = _effect_number("swerve")
REROLL = _effect_number("reroll")
REROLL_BOTH = _effect_number("reroll_both")
NEXT_TURN = _effect_number("next_turn")
UNHARMED = _effect_number("unharmed")
POUNCE = _effect_number("pounce")
CLAIM = _effect_number("claim")
JINX = _effect_number("jinx")
REDRAW = _effect_number("redraw")
SPELLBOUND = _effect_number("spellbound")

EVENTS = ("card", "attempt", "rolled", "passed", "damage", "pit", "repair", "turn")
NO_EVENT = len(EVENTS)
CARD_PLAYED, ATTEMPT, ROLLED, PASSED, DAMAGE, PIT_STOP, REPAIR_TEST, TURN_ENDS = range(len(EVENTS))
"""The events that reactions answer."""
CONTAGION = NO_EVENT + 1
"""The other kind of moment: a contagion moves on to another card."""

ROLES = ("any", "others", "passer", "target", "either", "victim")
ANY, OTHERS, PASSER, TARGET, EITHER, VICTIM = range(len(ROLES))
"""Roles that may answer an event."""

AIMS = ("", "rival", "rival_tires", "pair", "crew", "mod", "rival_mod", "rival_pit", "dead_zombie")
AT_NOTHING, AT_RIVAL, AT_TIRES, AT_PAIR, AT_CREW, AT_MOD, AT_RIVAL_MOD, AT_RIVAL_PIT, AT_ZOMBIE = range(len(AIMS))
"""Targets of an effect; those from AT_RIVAL to AT_PAIR are seats."""

THICKNESS_LEVELS = 4
"""Number of classes of a pile's thickness: empty, nearly gone, thin, thick."""

KIND = np.dtype([
    ("type", "i1"), ("effect", "i2"), ("aim", "i1"), ("trigger", "i1"), ("role", "i1"),
    ("amount", "i2"), ("drive", "i2"), ("fix", "i2"),
    ("always", "i2"), ("passing", "i2"), ("passed", "i2"), ("leading", "i2"), ("complexity", "i2"),
    ("spell", "?"), ("fungi", "?"), ("zombie", "?"),
    # for the bots; no rule reads it
    ("points", "f8"),  # value of its bonuses to auriga
    ("times", "f8"),  # share of that which lasts
    ("in_play", "f8"),  # additional value of its effect
    ("in_pit", "f8"),  # value in the pit
    ("keep", "f8"),  # value in the hand
], align=True)  # fmt: skip
"""A card. Field names are the edition's."""

CAR = np.dtype([
    ("speed", "i2"), ("complexity", "i2"), ("damaged", "i2"), ("effect", "i2"), ("amount", "i2"),
], align=True)  # fmt: skip
"""A vehicle."""

EDITION_RECORD = np.dtype([
    ("hand", "i4"), ("actions", "i4"), ("draw", "i4"), ("mods", "i4"), ("die", "i4"),
    ("thin", "i4"), ("nearly_gone", "i4"), ("idle_rounds", "i4"),
    ("flag", "i4"),
    ("vehicles_size", "i4"),
    ("cards", KIND, (CARDS,)),
    ("vehicles", CAR, (VEHICLES,)),
    # for the bots; no rule reads it
    ("point", "f8"),  # value of one more point to auriga
    ("turns", "f8", (THICKNESS_LEVELS,)),  # expected turns, by the thickness of the pile
    ("win", "f8", (2 * DIE + 1,)), ("tie", "f8", (2 * DIE + 1,)),  # the probabilities of a die and a lead, from -DIE on
], align=True)  # fmt: skip
"""Packed edition. Field names are the edition's; arrays have the sizes in CAPACITY. The bots fill in their fields
(bots/compiled/edition_record.py): with a separate record type all rules would have to be compiled again for it."""

_NUMBERS = ("hand", "actions", "draw", "mods", "die", "thin", "nearly_gone", "idle_rounds", "flag")
_CARD_NUMBERS = ("amount", "drive", "fix", "always", "passing", "passed", "leading", "complexity", "spell", "fungi", "zombie")


@lru_cache(maxsize=64)
def pack_edition(edition: Edition) -> Record:
    """Pack an edition into a record; raises UnsupportedByEngine if something in it does not fit."""
    _check(edition)
    packed = np.zeros(1, EDITION_RECORD)[0]
    for name in _NUMBERS:
        packed[name] = getattr(edition, name)
    packed["vehicles_size"] = len(edition.vehicles)
    for n, card in enumerate(edition.cards):
        _fill_card(packed["cards"][n], card)
    for n, car in enumerate(edition.vehicles):
        packed["vehicles"][n] = (car.speed, car.complexity, car.damaged, NUMBERS[car.effect], car.amount)
    return packed


def _fill_card(record: Any, card: Card) -> None:
    for name in _CARD_NUMBERS:
        record[name] = getattr(card, name)
    record["type"], record["effect"] = TYPES.index(card.type), NUMBERS[card.effect]
    record["aim"] = AIMS.index(effect_of(card.effect).aim)
    record["trigger"] = EVENTS.index(card.trigger) if card.trigger else NO_EVENT
    record["role"] = ROLES.index(card.role) if card.role else NONE


def _check(edition: Edition) -> None:
    """Raise UnsupportedByEngine, by name, for what is unknown or exceeds the capacity. Beyond its limit a hand grows only by
    cards that return from play."""
    named = [card.effect for card in edition.cards] + [car.effect for car in edition.vehicles]
    refuse_unknown("effect", named, NUMBERS)
    refuse_unknown("aim", (effect_of(effect).aim for effect in named), AIMS)
    refuse_unknown("event", (card.trigger for card in edition.cards if card.trigger), EVENTS)
    refuse_unknown("role", (card.role for card in edition.cards if card.role), ROLES)
    types = [card.type for card in edition.cards]
    longest = edition.hand + max([card.amount for card in edition.cards if card.effect == "bigger_hand"], default=0)
    numbers = {
        "cards": len(edition.cards) + 1,
        "cards in a hand": longest + types.count("crew") + types.count("mod"),
        "crew cards": types.count("crew"),
        "modifications of a vehicle": edition.mods,
        "contagions": sum(effect_of(card.effect).contagious for card in edition.cards),
        "reaction cards": types.count("reaction"),
        "vehicles": len(edition.vehicles),
        "sides of the die": edition.die,
    }
    for what, number in numbers.items():
        if number > CAPACITY[what]:
            raise too_many(what, number, CAPACITY[what])
