"""An edition as one record, and what about an edition is too much for it."""

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

MOST_SEATS = SEATS.stop - 1
MOST: dict[str, int] = {
    "cards": 250,
    "cards in a hand": 62,
    "crew cards": 32,
    "modifications of a vehicle": 6,
    "contagions": 16,
    "reaction cards": 60,
    "vehicles": 32,
    "sides of the die": 100,
}
"""How much there is room for."""

CARDS, HAND, PIT, MODS, CONTAGIONS, REACTIONS, VEHICLES, DIE = MOST.values()

ACTION, CREW, MOD, TIRES, REACTION = range(len(TYPES))
"""The types of cards."""

NUMBERS: dict[str, int] = {"": 0}
"""The effects that this engine knows, each with the number of its entry; a card with any other is refused by its name."""


def _known(effect: str) -> int:
    number = effect_of(effect).number
    if number is None:
        raise LookupError(f"the fast engine carries out the effect '{effect}', but there is no entry with a number for it")
    NUMBERS[effect] = number
    return number


CHAOS = _known("chaos")
STOMP = _known("stomp")
EXHAUST = _known("exhaust")
HAIRPIN = _known("hairpin")
TOW = _known("tow")
RECALL = _known("recall")
ELDER_SIGN = _known("elder_sign")
SHORTCUT = _known("shortcut")
ANGLES = _known("angles")
SABOTAGE = _known("sabotage")
REPOSSESS = _known("repossess")
PUNCTURE = _known("puncture")
HEADHUNT = _known("headhunt")
PLAGUE = _known("plague")
GREMLINS = _known("gremlins")
STUDY = _known("study")
POTHOLE = _known("pothole")
WRENCH = _known("wrench")
ICHOR = _known("ichor")
HUDDLE = _known("huddle")
SWARM = _known("swarm")
STAYS = _known("stays")
RETURNS = _known("returns")
PRIEST = _known("priest")
REANIMATE = _known("reanimate")
WARDED = _known("warded")
CONSOLATION = _known("consolation")
WINS_TIES = _known("wins_ties")
CHEER = _known("cheer")
EXTRA_DRAW = _known("extra_draw")
BIGGER_HAND = _known("bigger_hand")
DAMAGE_DRAW = _known("damage_draw")
BURNS_OUT = _known("burns_out")
SPIKES = _known("spikes")
MUDFLAPS = _known("mudflaps")
SUSPENSION = _known("suspension")
PLATING = _known("plating")
NUKE = _known("nuke")
HARPOON = _known("harpoon")
REGROW = _known("regrow")
FRAGILE = _known("fragile")
FAR_REACH = _known("reach")
CANCEL = _known("cancel")
PUSH = _known("push")
SWERVE = _known("swerve")
REROLL = _known("reroll")
REROLL_BOTH = _known("reroll_both")
NEXT_TURN = _known("next_turn")
UNHARMED = _known("unharmed")
POUNCE = _known("pounce")
CLAIM = _known("claim")
JINX = _known("jinx")
REDRAW = _known("redraw")
SPELLBOUND = _known("spellbound")

EVENTS = ("card", "attempt", "rolled", "passed", "damage", "pit", "repair", "turn")
NO_EVENT = len(EVENTS)
CARD_PLAYED, ATTEMPT, ROLLED, PASSED, DAMAGE, PIT_STOP, REPAIR_TEST, TURN_ENDS = range(len(EVENTS))
"""The events that reactions answer."""
CONTAGION = NO_EVENT + 1
"""What else a moment may be about: a contagion goes on to another card."""

ROLES = ("any", "others", "passer", "target", "either", "victim")
ANY, OTHERS, PASSER, TARGET, EITHER, VICTIM = range(len(ROLES))
"""Who may answer."""

AIMS = ("", "rival", "rival_tires", "pair", "crew", "mod", "rival_mod", "rival_pit", "dead_zombie")
AT_NOTHING, AT_RIVAL, AT_TIRES, AT_PAIR, AT_CREW, AT_MOD, AT_RIVAL_MOD, AT_RIVAL_PIT, AT_ZOMBIE = range(len(AIMS))
"""What an effect is aimed at; those from AT_RIVAL to AT_PAIR are seats."""

LOOKS = 4
"""How thick a pile may look: empty, nearly gone, thin, thick."""

KIND = np.dtype([
    ("type", "i1"), ("effect", "i2"), ("aim", "i1"), ("trigger", "i1"), ("role", "i1"),
    ("amount", "i2"), ("drive", "i2"), ("fix", "i2"),
    ("always", "i2"), ("passing", "i2"), ("passed", "i2"), ("leading", "i2"), ("complexity", "i2"),
    ("spell", "?"), ("fungi", "?"), ("zombie", "?"),
    # the bots' own; no rule looks at it
    ("points", "f8"),  # what its bonuses are worth to auriga
    ("times", "f8"),  # how much of that lasts
    ("in_play", "f8"),  # what its effect is worth beyond that
    ("in_pit", "f8"),  # and in the pit
    ("keep", "f8"),  # what it is worth in the hand
], align=True)  # fmt: skip
"""A card. Names are the edition's."""

CAR = np.dtype([
    ("speed", "i2"), ("complexity", "i2"), ("damaged", "i2"), ("effect", "i2"), ("amount", "i2"),
], align=True)  # fmt: skip
"""A vehicle."""

BOX = np.dtype([
    ("hand", "i4"), ("actions", "i4"), ("draw", "i4"), ("mods", "i4"), ("die", "i4"),
    ("thin", "i4"), ("nearly_gone", "i4"), ("idle_rounds", "i4"),
    ("flag", "i4"),
    ("vehicles_size", "i4"),
    ("cards", KIND, (CARDS,)),
    ("vehicles", CAR, (VEHICLES,)),
    # the bots' own; no rule looks at it
    ("point", "f8"),  # what one point more is worth to auriga
    ("turns", "f8", (LOOKS,)),  # what it hopes for, by how thick the pile looks
    ("win", "f8", (2 * DIE + 1,)), ("tie", "f8", (2 * DIE + 1,)),  # the chances of a die and a lead, from -DIE on
], align=True)  # fmt: skip
"""One box of Cthulhu 500. Names are the edition's; lists have room for MOST. The bots fill in what is theirs
(bots/compiled/box.py): with a record of their own all rules would have to be compiled for it once more."""

_NUMBERS = ("hand", "actions", "draw", "mods", "die", "thin", "nearly_gone", "idle_rounds", "flag")
_ALIKE = ("amount", "drive", "fix", "always", "passing", "passed", "leading", "complexity", "spell", "fungi", "zombie")


@lru_cache(maxsize=64)
def box_of(edition: Edition) -> Record:
    """The record of an edition; NotFast if something in it has no room."""
    _check(edition)
    box = np.zeros(1, BOX)[0]
    for name in _NUMBERS:
        box[name] = getattr(edition, name)
    box["vehicles_size"] = len(edition.vehicles)
    for n, card in enumerate(edition.cards):
        _fill_card(box["cards"][n], card)
    for n, car in enumerate(edition.vehicles):
        box["vehicles"][n] = (car.speed, car.complexity, car.damaged, NUMBERS[car.effect], car.amount)
    return box


def _fill_card(record: Any, card: Card) -> None:
    for name in _ALIKE:
        record[name] = getattr(card, name)
    record["type"], record["effect"] = TYPES.index(card.type), NUMBERS[card.effect]
    record["aim"] = AIMS.index(effect_of(card.effect).aim)
    record["trigger"] = EVENTS.index(card.trigger) if card.trigger else NO_EVENT
    record["role"] = ROLES.index(card.role) if card.role else NONE


def _check(edition: Edition) -> None:
    """Refuse by name what is not known or has no room. Beyond its limit a hand grows only by cards that come back from play."""
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
        if number > MOST[what]:
            raise too_many(what, number, MOST[what])
