"""An edition packed into one NumPy record, and the checks for editions that exceed its capacity."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations
from typing import Any

import numpy as np

from hippodrome.games.charioteer.edition import COLOURS as ALL_COLOURS
from hippodrome.games.charioteer.edition import Edition
from hippodrome.games.charioteer.moves import skill_bonus
from hippodrome.jit import UnsupportedByEngine, refuse_unknown, too_many
from hippodrome.jit.bitsets import CHOOSE, MAX_CHOSEN, MAX_PLACES, MAX_SETS, count_sets
from hippodrome.jit.compile_cache import Record

NONE = -1
"""No symbol (a reset), no token, no card, no icon, no face."""

CAPACITY: dict[str, int] = {
    "seats": 6,
    "cards in the deck": 256,
    "cards in a hand": MAX_PLACES,
    "cards in a move": MAX_CHOSEN,
    "cards on the crowd track": 10,
    "symbols": 16,
    "different symbols on a card": 4,
    "kinds of tokens": 30,
    "fan tokens": 128,
    "tokens of a kind in front of a seat": 255,
    "cards for a discard token": MAX_CHOSEN,
    "skills cards": 64,
    "steps of the skills track": 128,
    "faces of the emperor die": 32,
    "spaces in a lap": 1024,
    "attack boxes": 20,
}
"""Capacities of the record."""

NO_SYMBOL = CAPACITY["symbols"]
"""Padding for cards that show fewer different symbols than others: avoids a branch."""

COLOURS = ("green", "red", "yellow", "black")
COLOUR_COUNT = len(COLOURS)
FACES = (*COLOURS, "all", "disrupt")
ALL, DISRUPT = FACES.index("all"), FACES.index("disrupt")
"""The faces of the emperor die."""
ICONS = ("whip", "shield", "recovery")
WHIP, SHIELD, RECOVERY = range(len(ICONS))
"""The icons of cards."""
KINDS = ("plus", "wild", "learning", "whip", "shield", "recovery", "discard")
PLUS, WILD, LEARNING, WHIP_TOKEN, SHIELD_TOKEN, RECOVERY_TOKEN, DISCARD = range(len(KINDS))
"""The kinds of tokens. The engine rejects any other kind by name."""

EDITION_RECORD = np.dtype([
    ("hand", "i4"), ("most_cards", "i4"), ("crowd", "i4"), ("fan_symbols", "i4"), ("attack_boxes", "i4"), ("whip", "i4"),
    ("resets", "i4", (MAX_SETS,)),  # every reset of a full hand, as bits: most of all options, and always the same
    ("sets", "i4", (2, 3, MAX_PLACES + 1, MAX_PLACES + 1)),  # number of sets, by cards under a wild, least, matching, joining
    ("attacks", "i4", (MAX_CHOSEN + 2,)),  # cubes by the number of matching cards; NONE: no attack
    ("fiercest", "i4", (MAX_CHOSEN + 2,)),  # the most cubes for at most this number of cards
    ("disrupt", "i4", (CAPACITY["seats"] + 1,)),
    ("symbols", "i4"),
    ("symbol_colour", "i1", (CAPACITY["symbols"],)),
    ("symbol_number", "i4", (CAPACITY["symbols"],)),
    ("cards", "i4"),
    ("card_counts", "i1", (CAPACITY["cards in the deck"], CAPACITY["symbols"])),
    ("card_symbols", "i1", (CAPACITY["cards in the deck"], CAPACITY["different symbols on a card"])),  # then NO_SYMBOL
    ("most_on_card", "i4"),
    ("card_shows", "i4", (CAPACITY["cards in the deck"],)),  # the same as bits
    ("card_joins", "u1", (CAPACITY["cards in the deck"],)),
    ("card_icon", "i1", (CAPACITY["cards in the deck"],)),
    ("tokens", "i4"),
    ("token_kind", "i1", (CAPACITY["kinds of tokens"],)),
    ("token_colour", "i1", (CAPACITY["kinds of tokens"],)),
    ("token_number", "i4", (CAPACITY["kinds of tokens"],)),
    ("token_is_fan", "u1", (CAPACITY["kinds of tokens"],)),
    ("tokens_on", "i4", (COLOUR_COUNT,)),  # for each colour the tokens that may be played on its moves, except wilds; as bits
    ("wilds", "i4"), ("discards", "i4"),   # all tokens of these kinds, as bits
    ("ways_to_throw", "i8", (MAX_CHOSEN + 1, MAX_PLACES + 1)),  # by the token's number and the cards that are left
    ("skills_cards", "i4"),
    ("skills", "i1", (CAPACITY["skills cards"], COLOUR_COUNT)),
    ("box_start", "i4"),
    ("box_places", "i4"),
    ("skill_bonus", "i4", (CAPACITY["steps of the skills track"],)),
    ("faces", "i4"),
    ("face", "i1", (CAPACITY["faces of the emperor die"],)),
    ("lap", "i4"),
    ("outer", "u1", (CAPACITY["spaces in a lap"],)),
    ("corner", "i4", (CAPACITY["spaces in a lap"],)),  # distance from each space to the next that is not outer
], align=True)  # fmt: skip
"""Packed edition. Field names are the edition's; arrays have the sizes in CAPACITY."""


@lru_cache(maxsize=64)
def pack_edition(edition: Edition) -> Record:
    """Pack an edition into a record; raises UnsupportedByEngine if something in it does not fit."""
    _check(edition)
    packed = np.zeros(1, EDITION_RECORD)[0]
    for name in ("hand", "most_cards", "crowd", "fan_symbols", "attack_boxes", "whip", "box_start"):
        packed[name] = getattr(edition, name)
    places = [1 << place for place in range(edition.hand)]
    resets = [sum(cards) for n in range(1, edition.most_cards + 1) for cards in combinations(places, n)]
    packed["resets"][: len(resets)] = resets
    for under_wild, least, matching, joining in np.ndindex(packed["sets"].shape):
        if matching + joining <= edition.hand:
            number = count_sets(matching, joining, least, edition.most_cards - under_wild)
            packed["sets"][under_wild, least, matching, joining] = number
    for matching in range(MAX_CHOSEN + 2):
        strongest = max((cards for cards in edition.attacks if cards <= matching), default=None)
        packed["attacks"][matching] = NONE if strongest is None else edition.attacks[strongest]
        packed["fiercest"][matching] = max((n for cards, n in edition.attacks.items() if cards <= matching), default=0)
    for seats, cubes in edition.disrupt.items():
        packed["disrupt"][seats] = cubes
    _fill_cards(packed, edition)
    _fill_tokens(packed, edition)
    _fill_skills_and_faces(packed, edition)
    _fill_track(packed, edition)
    return packed


def _check(edition: Edition) -> None:
    """Raise UnsupportedByEngine, by name, for what is unknown or exceeds the capacity."""
    refuse_unknown("token", (token.kind for token in edition.tokens), KINDS)
    refuse_unknown("icon", (card.icon for card in edition.cards if card.icon), ICONS)
    refuse_unknown("face", edition.faces, FACES)
    refuse_unknown("colour", ALL_COLOURS, COLOURS)
    numbers = {
        "cards in the deck": len(edition.cards),
        "cards in a hand": edition.hand,
        "cards in a move": edition.most_cards,
        "cards on the crowd track": edition.crowd,
        "symbols": len(edition.symbols),
        "different symbols on a card": max(len(card.distinct) for card in edition.cards),
        "kinds of tokens": len(edition.tokens),
        "fan tokens": len(edition.fan_tokens),
        "tokens of a kind in front of a seat": max(map(edition.player_tokens.count, edition.player_tokens), default=0),
        "cards for a discard token": max((t.number for t in edition.tokens if t.kind == "discard"), default=0),
        "skills cards": len(edition.skills),
        "steps of the skills track": edition.box_start + max(COLOUR_COUNT, len(edition.box)),
        "faces of the emperor die": len(edition.faces),
        "spaces in a lap": edition.track.lap,
        "attack boxes": edition.attack_boxes,
    }
    for what, number in numbers.items():
        if number > CAPACITY[what]:
            raise too_many(what, number, CAPACITY[what])
    if len(edition.box) < COLOUR_COUNT:
        raise UnsupportedByEngine("fast_small_box", places=len(edition.box))
    if max((card.counts[symbol] for card in edition.cards for symbol in card.distinct), default=0) > 20:
        raise UnsupportedByEngine("fast_many_symbols", most=20)


def _fill_cards(packed: Any, edition: Edition) -> None:
    packed["symbols"] = len(edition.symbols)
    for n, symbol in enumerate(edition.symbols):
        packed["symbol_colour"][n], packed["symbol_number"][n] = symbol.colour, symbol.number
    packed["cards"] = len(edition.cards)
    packed["card_symbols"][:] = NO_SYMBOL
    packed["most_on_card"] = max(len(card.distinct) for card in edition.cards)
    for n, card in enumerate(edition.cards):
        packed["card_counts"][n, : len(card.counts)] = card.counts
        packed["card_symbols"][n, : len(card.distinct)] = card.distinct
        packed["card_shows"][n] = sum(1 << symbol for symbol in card.distinct)
        packed["card_joins"][n] = card.joins
        packed["card_icon"][n] = ICONS.index(card.icon) if card.icon else NONE


def _fill_tokens(packed: Any, edition: Edition) -> None:
    packed["tokens"] = len(edition.tokens)
    for n, token in enumerate(edition.tokens):
        packed["token_kind"][n], packed["token_number"][n] = KINDS.index(token.kind), token.number
        packed["token_colour"][n] = NONE if token.colour is None else token.colour
        packed["token_is_fan"][n] = token.source == "fan"
        if token.kind == "wild":
            packed["wilds"] |= 1 << n
        elif token.kind == "discard":
            packed["discards"] |= 1 << n
        else:
            for colour in range(COLOUR_COUNT) if token.colour is None else (token.colour,):
                packed["tokens_on"][colour] |= 1 << n
    for number in range(MAX_CHOSEN + 1):
        packed["ways_to_throw"][number] = CHOOSE[:, 1 : number + 1].sum(axis=1)


def _fill_skills_and_faces(packed: Any, edition: Edition) -> None:
    packed["skills_cards"], packed["box_places"] = len(edition.skills), len(edition.box)
    packed["skills"][: len(edition.skills)] = edition.skills
    for step in range(edition.box_start + len(edition.box)):
        packed["skill_bonus"][step] = skill_bonus(edition, step)
    packed["faces"] = len(edition.faces)
    packed["face"][: len(edition.faces)] = [FACES.index(face) for face in edition.faces]


def _fill_track(packed: Any, edition: Edition) -> None:
    track = edition.track
    packed["lap"] = track.lap
    for at in range(track.lap):
        packed["outer"][at] = track.is_outer(at)
        packed["corner"][at] = track.ahead(at, cornering=True, finish=0) - at
