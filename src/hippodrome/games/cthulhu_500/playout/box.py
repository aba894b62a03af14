"""An edition as one record, and what about an edition is too much for it."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import numpy as np

from hippodrome.bots.cthulhu_500.odds import IN_PLAY, KEEP, POINT, TURNS, outcomes
from hippodrome.games.cthulhu_500.edition import EFFECTS, SEATS, TRIGGERS, TYPES, Card, Edition
from hippodrome.games.cthulhu_500.whynot import AT_SEATS, CONTAGIOUS, TARGETS
from hippodrome.native import NotFast
from hippodrome.native.compiled import Record

NONE = -1
"""No card, no seat, no driver, no tires."""

MOST_SEATS = SEATS.stop - 1
MOST: dict[str, int] = {
    "cards": 250,
    "cards in a hand": 64,
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

EFFECT_NAMES = ("", *(effect for effects in EFFECTS.values() for effect in effects))
(
    NO_EFFECT,
    CHAOS, STOMP, EXHAUST, HAIRPIN, TOW, RECALL, ELDER_SIGN, SHORTCUT, ANGLES, SABOTAGE,
    REPOSSESS, PUNCTURE, HEADHUNT, PLAGUE, GREMLINS, STUDY, POTHOLE, WRENCH, ICHOR,
    HUDDLE, SWARM, STAYS, RETURNS, PRIEST, REANIMATE, WARDED, CONSOLATION, WINS_TIES, CHEER,
    EXTRA_DRAW, BIGGER_HAND, DAMAGE_DRAW, BURNS_OUT, SPIKES, MUDFLAPS, SUSPENSION, PLATING, NUKE,
    HARPOON, REGROW,
    FRAGILE, FAR_REACH,
    CANCEL, PUSH, SWERVE, REROLL, REROLL_BOTH, NEXT_TURN, UNHARMED, POUNCE, CLAIM, JINX,
    REDRAW, SPELLBOUND,
) = range(len(EFFECT_NAMES))  # fmt: skip
"""The effects, in the order of the edition's list."""

EVENTS = tuple(TRIGGERS)
NO_EVENT = len(EVENTS)
CARD_PLAYED, ATTEMPT, ROLLED, PASSED, DAMAGE, PIT_STOP, REPAIR_TEST, TURN_ENDS = range(len(EVENTS))
"""The events that reactions answer."""

ROLES = ("any", "others", "passer", "target", "either", "victim")
ANY, OTHERS, PASSER, TARGET, EITHER, VICTIM = range(len(ROLES))
"""Who may answer."""

AIMS = ("", "rival", "rival_tires", "pair", "crew", "mod", "rival_mod", "rival_pit", "dead_zombie")
AT_NOTHING, AT_RIVAL, AT_TIRES, AT_PAIR, AT_CREW, AT_MOD, AT_RIVAL_MOD, AT_RIVAL_PIT, AT_ZOMBIE = range(len(AIMS))
"""What an effect is aimed at."""
assert AIMS[AT_RIVAL : AT_PAIR + 1] == AT_SEATS and set(TARGETS.values()) == set(AIMS[1:])

THICK, THIN, NEARLY_GONE, EMPTY = range(len(TURNS))
"""How thick the draw pile looks."""

KIND = np.dtype([
    ("type", "i1"), ("effect", "i1"), ("aim", "i1"), ("trigger", "i1"), ("role", "i1"),
    ("amount", "i2"), ("drive", "i2"), ("fix", "i2"),
    ("always", "i2"), ("passing", "i2"), ("passed", "i2"), ("leading", "i2"), ("complexity", "i2"),
    ("spell", "?"), ("fungi", "?"), ("zombie", "?"),
    ("points", "f8"),  # what its bonuses are worth to auriga
    ("times", "f8"),  # how much of that lasts
    ("in_play", "f8"),  # what its effect is worth beyond that
    ("keep", "f8"),  # what it is worth in the hand
], align=True)
"""A card. Names are the edition's."""

CAR = np.dtype([
    ("speed", "i2"), ("complexity", "i2"), ("damaged", "i2"), ("effect", "i1"), ("amount", "i2"),
], align=True)
"""A vehicle."""

BOX = np.dtype([
    ("hand", "i4"), ("actions", "i4"), ("draw", "i4"), ("mods", "i4"), ("die", "i4"),
    ("thin", "i4"), ("nearly_gone", "i4"), ("idle_rounds", "i4"),
    ("flag", "i4"),
    ("point", "f8"),  # what one point more is worth to auriga
    ("turns", "f8", (len(TURNS),)),  # what it hopes for, by how thick the pile looks
    ("win", "f8", (2 * DIE + 1,)), ("tie", "f8", (2 * DIE + 1,)),  # the chances of a die and a lead, from -DIE on
    ("cards", KIND, (CARDS,)),
    ("vehicles", CAR, (VEHICLES,)),
], align=True)
"""One box of Cthulhu 500. Names are the edition's; lists have room for MOST."""

_NUMBERS = ("hand", "actions", "draw", "mods", "die", "thin", "nearly_gone", "idle_rounds", "flag")
_ALIKE = ("amount", "drive", "fix", "always", "passing", "passed", "leading", "complexity", "spell", "fungi", "zombie")
_TIMES = {"burns_out": 0.3, "fragile": 0.6}


@lru_cache(maxsize=64)
def box_of(edition: Edition) -> Record:
    """The record of an edition; NotFast if something in it has no room."""
    _check(edition)
    box = np.zeros(1, BOX)[0]
    for name in _NUMBERS:
        box[name] = getattr(edition, name)
    for n, card in enumerate(edition.cards):
        _fill_card(box["cards"][n], card)
    for n, car in enumerate(edition.vehicles):
        box["vehicles"][n] = (car.speed, car.complexity, car.damaged, EFFECT_NAMES.index(car.effect), car.amount)
    box["point"], box["turns"] = POINT, [TURNS[look] for look in ("thick", "thin", "nearly_gone", "empty")]
    for lead in range(-DIE, DIE + 1):
        box["win"][lead + DIE], box["tie"][lead + DIE] = outcomes(edition.die, lead)
    return box


def _fill_card(record: Any, card: Card) -> None:
    for name in _ALIKE:
        record[name] = getattr(card, name)
    record["type"], record["effect"] = TYPES.index(card.type), EFFECT_NAMES.index(card.effect)
    record["aim"] = AIMS.index(TARGETS.get(card.effect, ""))
    record["trigger"] = EVENTS.index(card.trigger) if card.trigger else NO_EVENT
    record["role"] = ROLES.index(card.role) if card.role else NONE
    record["points"] = card.always * 3.4 + card.passing * 1.7 + card.passed * 1.4 + card.leading * 0.8
    record["times"] = _TIMES.get(card.effect, 1.0)
    record["in_play"], record["keep"] = IN_PLAY.get(card.effect, 0.0), KEEP.get(card.effect, 0.0)


def _check(edition: Edition) -> None:
    """Refuse by name what there is no room for. Beyond its limit a hand grows only by cards that come back from play."""
    types = [card.type for card in edition.cards]
    longest = edition.hand + max([card.amount for card in edition.cards if card.effect == "bigger_hand"], default=0)
    numbers = {
        "cards": len(edition.cards) + 1,
        "cards in a hand": longest + types.count("crew") + types.count("mod"),
        "crew cards": types.count("crew"),
        "modifications of a vehicle": edition.mods,
        "contagions": sum(card.effect in CONTAGIOUS for card in edition.cards),
        "reaction cards": types.count("reaction"),
        "vehicles": len(edition.vehicles),
        "sides of the die": edition.die,
    }
    for what, number in numbers.items():
        if number > MOST[what]:
            raise NotFast(f"{number} {what} are more than the {MOST[what]} the fast engine has room for")
