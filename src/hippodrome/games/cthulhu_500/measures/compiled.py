"""Measures of Cthulhu 500 on the engine's records: whole batches, decision by decision.

Nothing more is compiled than simulations need, except the count of options (engine/option_counts.py): bots store their answers,
which are read as arrays.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import numpy as np

from hippodrome.analysis.trace import Recorder
from hippodrome.games.cthulhu_500.bots import compiled
from hippodrome.games.cthulhu_500.edition import Edition
from hippodrome.games.cthulhu_500.engine.option_counts import options_of
from hippodrome.games.cthulhu_500.engine.race import ASK_DISCARD, ASK_QUALIFY, PIECE_BITS, VERB_BITS, VERBS
from hippodrome.games.cthulhu_500.measures import CARD_VERBS, UNCOUNTED_VERBS
from hippodrome.games.cthulhu_500.measures.win_probability import chances, places

THROW = VERBS.index("throw")
USES_CARD = np.array([verb in CARD_VERBS for verb in VERBS])
"""Mask of the verbs that use a card."""


def play(edition: Edition, races: Any, bots: Any) -> Recorder:
    """Play races to their end, the same races as `play_out` plays, and sample them after every turn.

    All races of the batch wait for each other at the end of a turn (`until`), so that each sample covers all of them.
    """
    seats = int(races["seats"][0]) if len(races) else 0
    seen, known = Recorder(len(races), seats), names(edition)
    held, used = (np.zeros((len(races), seats, len(known)), bool) for _ in range(2))
    races["minds"][:, :seats] = bots[:, :seats]
    going, some = np.arange(len(races)), races.copy()
    while len(going):
        _begin_turn(edition, some)
        change = _sample(seen, edition, some, going)
        seen.uses.add_arrays(known[:-1], held[:, :, :-1], used[:, :, :-1], change)
        over = some["over"]
        if over.any():
            races[going[over]] = some[over]
            going, some = going[~over], np.ascontiguousarray(some[~over])
        held, used = in_hand(edition, some), np.zeros((len(some), seats, len(known)), bool)
        _play_turn(seen, edition, some, going, used)
    return seen


def _begin_turn(edition: Edition, races: Any) -> None:
    """Play each race on to its next prompt, and store the bot's answer; skip turns without a prompt."""
    some, still = races, np.arange(len(races))
    while len(still):
        some["until"] = some["turn"] + 2
        compiled.prepare_answers(edition, some)
        if some is not races:
            races[still] = some
        still = still[~some["over"] & (some["answered"] == some["asked_size"])]
        some = np.ascontiguousarray(races[still])


def _play_turn(seen: Recorder, edition: Edition, races: Any, which: Any, used: Any) -> None:
    """Answer every prompt of this turn in each race, and record the options, the decisions and the cards used."""
    races["until"] = races["turn"] + 1
    asks = np.flatnonzero(races["answered"] < races["asked_size"])
    while len(asks):
        seen.option_bits[which[asks]] += np.log2(options_of(edition, races)[asks])
        seen.decisions[which[asks]] += 1
        seat = races["asked"][asks, races["answered"][asks]]
        used[asks, seat, uses_of(edition, races, asks)] = True
        races["answered"][asks] += 1
        compiled.prepare_answers(edition, races)  # races that wait at the end of the turn are not changed
        asks = np.flatnonzero(races["answered"] < races["asked_size"])


def _sample(seen: Recorder, edition: Edition, races: Any, which: Any) -> Any:
    seats = seen.seats
    place, laps = places(races, seats), races["laps"][:, :seats].astype(np.int64)
    least = int(laps.min(initial=0))
    times = np.bincount(((laps - least) * seats + place).ravel())
    for spot in np.flatnonzero(times).tolist():
        seen.heat[spot // seats + least, spot % seats] += int(times[spot])
    far = laps * seats - place
    return seen.record(which, far.argmax(axis=1), far, np.zeros(far.shape, bool), chances(edition, races))


@lru_cache(maxsize=16)
def names(edition: Edition) -> tuple[str, ...]:
    """Return the names of everything that can be held or used; the last is empty, for answers that use nothing."""
    cards = dict.fromkeys(f"card:{card.kind}" for card in edition.cards)
    return (*cards, *(f"act:{verb}" for verb in VERBS), "")


@lru_cache(maxsize=16)
def _places(edition: Edition) -> tuple[Any, Any]:
    """Return the index of the name of each card and of each verb; verbs that use nothing have the last."""
    place = {name: n for n, name in enumerate(names(edition))}
    verbs = [place["" if verb in UNCOUNTED_VERBS else f"act:{verb}"] for verb in VERBS]
    return np.array([place[f"card:{card.kind}"] for card in edition.cards]), np.array(verbs)


def in_hand(edition: Edition, races: Any) -> Any:
    """Return what every seat holds, as (races, seats, names)."""
    seats = int(races["seats"][0]) if len(races) else 0
    size = races["hand_size"][:, :seats]
    most = int(size.max(initial=0))
    marks, hand = np.zeros((len(races), seats, len(names(edition))), bool), races["hand"][:, :seats, :most]
    race, seat, at = np.nonzero((np.arange(most) < size[:, :, None]) & (hand < edition.flag))
    marks[race, seat, _places(edition)[0][hand[race, seat, at]]] = True
    return marks


def uses_of(edition: Edition, races: Any, which: Any) -> Any:
    """Return the index of the name of what the stored answer in each of these races uses."""
    cards, verbs = _places(edition)
    acts, about = races["acts"][which, races["answered"][which]], races["about"][which]
    verb, card = acts & (1 << VERB_BITS) - 1, (acts >> VERB_BITS & (1 << PIECE_BITS) - 1) - 1
    verb = np.where((about == ASK_QUALIFY) | (about == ASK_DISCARD), THROW, verb)  # those answers are bits without a verb
    by_card = USES_CARD[verb] & (card >= 0) & (card < edition.flag)
    return np.where(by_card, cards[np.where(by_card, card, 0)], verbs[verb])
