"""Cthulhu 500's measures on the records of the fast engine: whole batches, decision by decision.

Nothing more is compiled than simulations need, but for the count of options (fast/counting.py): bots lay their answers one by
one, and what lies there is read as arrays.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import numpy as np

from hippodrome.games.cthulhu_500.bots import compiled
from hippodrome.games.cthulhu_500.edition import Edition
from hippodrome.games.cthulhu_500.fast.counting import options_of
from hippodrome.games.cthulhu_500.fast.race import ASK_DISCARD, ASK_QUALIFY, PIECE_BITS, VERB_BITS, VERBS
from hippodrome.games.cthulhu_500.measures import CARDS, UNCOUNTED
from hippodrome.games.cthulhu_500.measures.chances import chances, places
from hippodrome.lab.story import Recorder


def play(edition: Edition, races: Any, bots: Any) -> Recorder:
    """Play races to their end, the same races as `play_out` plays, and look at them after every turn."""
    seats = int(races["seats"][0]) if len(races) else 0
    seen, known = Recorder(len(races), seats), names(edition)
    held, used = (np.zeros((len(races), seats, len(known)), bool) for _ in range(2))
    races["minds"][:, :seats], races["until"] = bots, 0
    turns, going, some = np.full(len(races), -1), np.arange(len(races)), races.copy()
    while len(going):
        compiled.lay_answers(edition, some)
        begun = some["over"] | (some["turn"] != turns[going])
        if begun.any():
            which, those = going[begun], np.ascontiguousarray(some[begun])
            change = _look(seen, edition, those, which)
            seen.uses.add_arrays(known[:-1], held[which][:, :, :-1], used[which][:, :, :-1], change)
            held[which], used[which], turns[which] = in_hand(edition, those), False, those["turn"]
        over = some["over"]
        if over.any():
            races[going[over]] = some[over]
            going, some = going[~over], np.ascontiguousarray(some[~over])
        every = np.arange(len(some))
        seat = some["asked"][every, some["answered"]].astype(np.int64)
        seen.bits[going] += np.log2(options_of(edition, some))
        seen.decisions[going] += 1
        used[going, seat, uses_of(edition, some)] = True
        some["answered"] += 1
    return seen


def _look(seen: Recorder, edition: Edition, races: Any, which: Any) -> Any:
    seats = seen.seats
    place, laps = places(races, seats), races["laps"][:, :seats].astype(np.int64)
    spots, times = np.unique(np.stack([laps.ravel(), place.ravel()]), axis=1, return_counts=True)
    for lap, at, number in zip(*spots.tolist(), times.tolist(), strict=True):
        seen.heat[lap, at] += number
    far = laps * seats - place
    return seen.look(which, far.argmax(axis=1), far, np.zeros(far.shape, bool), chances(edition, races))


@lru_cache(maxsize=16)
def names(edition: Edition) -> tuple[str, ...]:
    """Everything that can be held or used; the last has no name, for answers that make use of nothing."""
    cards = dict.fromkeys(f"card:{card.kind}" for card in edition.cards)
    return (*cards, *(f"act:{verb}" for verb in VERBS), "")


@lru_cache(maxsize=16)
def _places(edition: Edition) -> tuple[Any, Any]:
    """By card and by verb, the place among the names; a verb that makes use of nothing has the last."""
    place = {name: n for n, name in enumerate(names(edition))}
    verbs = [place["" if verb in UNCOUNTED else f"act:{verb}"] for verb in VERBS]
    return np.array([place[f"card:{card.kind}"] for card in edition.cards]), np.array(verbs)


def in_hand(edition: Edition, races: Any) -> Any:
    """(races, seats, names): what every seat holds."""
    seats = int(races["seats"][0]) if len(races) else 0
    size = races["hand_size"][:, :seats]
    most = int(size.max(initial=0))
    marks, hand = np.zeros((len(races), seats, len(names(edition))), bool), races["hand"][:, :seats, :most]
    race, seat, at = np.nonzero((np.arange(most) < size[:, :, None]) & (hand < edition.flag))
    marks[race, seat, _places(edition)[0][hand[race, seat, at]]] = True
    return marks


def uses_of(edition: Edition, races: Any) -> Any:
    """The place among the names of what the answer that was laid in each race makes use of."""
    cards, verbs = _places(edition)
    acts = races["acts"][np.arange(len(races)), races["answered"]]
    verb, card = acts & (1 << VERB_BITS) - 1, (acts >> VERB_BITS & (1 << PIECE_BITS) - 1) - 1
    throws = (races["about"] == ASK_QUALIFY) | (races["about"] == ASK_DISCARD)  # those are bits, and no verb
    verb = np.where(throws, VERBS.index("throw"), verb)
    by_card = np.isin(verb, [VERBS.index(name) for name in CARDS]) & (card >= 0) & (card < edition.flag)
    return np.where(by_card, cards[np.where(by_card, card, 0)], verbs[verb])
