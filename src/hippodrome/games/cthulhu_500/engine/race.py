"""The race record: conversion from a state of the readable rules and back, open prompts, and answers by number."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from hippodrome.games.cthulhu_500.answers import Answer
from hippodrome.games.cthulhu_500.edition import Edition
from hippodrome.games.cthulhu_500.engine.edition_record import (
    AT_PAIR,
    ATTEMPT,
    CAPACITY,
    CARD_PLAYED,
    CARDS,
    CONTAGION,
    CONTAGIONS,
    DAMAGE,
    EVENTS,
    HAND,
    MAX_SEATS,
    MODS,
    NONE,
    PIT,
    PIT_STOP,
    REACTIONS,
    REPAIR_TEST,
    ROLLED,
    TURN_ENDS,
    pack_edition,
)
from hippodrome.games.cthulhu_500.rules import race_order
from hippodrome.games.cthulhu_500.state import Moment, Racer, State
from hippodrome.jit import UnsupportedByEngine, refuse_fields, refuse_unknown, too_many
from hippodrome.jit.compile_cache import Record, compiled
from hippodrome.jit.philox import RNG_STATE

LENGTHS = ("normal", "short", "long")
NORMAL, SHORT, LONG = range(len(LENGTHS))
PHASES = ("vehicles", "deal", "qualify", "start", "act", "finish")
VEHICLES, DEAL, QUALIFY, START, ACT, FINISH = range(len(PHASES))

QUESTIONS = ("vehicle", "qualify", "action", "free_test", "pit", "react", "may_draw", "discard", "draw", "contagion")
(ASK_VEHICLE, ASK_QUALIFY, ASK_ACTION, ASK_FREE_TEST, ASK_PIT, ASK_REACT, ASK_MAY_DRAW, ASK_DISCARD, ASK_DRAW,
 ASK_CONTAGION) = range(len(QUESTIONS))  # fmt: skip
"""Prompts to a seat, by their names in the readable rules."""

VERBS = (
    "take", "throw", "play", "crew", "overtake", "pit", "use", "end", "yes", "no", "mod", "tires", "driver", "repair", "remove",
    "nothing", "react", "pass", "silence", "draw", "infect",
)  # fmt: skip
(DO_TAKE, DO_THROW, DO_PLAY, DO_CREW, DO_OVERTAKE, DO_PIT, DO_USE, DO_END, DO_YES, DO_NO, DO_MOD, DO_TIRES, DO_DRIVER,
 DO_REPAIR, DO_REMOVE, DO_NOTHING, DO_REACT, DO_PASS, DO_SILENCE, DO_DRAW, DO_INFECT) = range(len(VERBS))  # fmt: skip
"""The verbs of answers."""

VERB_BITS, PIECE_BITS = 5, 9
"""An answer is one number: in its lowest bits the verb, then its card (a vehicle, the number of a draw), then the target, a
card or a seat; each plus one, so that 0 is none. Cards to throw away are bits by their positions in the hand, without a verb.
"""
assert len(VERBS) <= 1 << VERB_BITS and CARDS + 1 < 1 << PIECE_BITS and HAND < 63


@compiled
def encode_answer(verb: int, card: int, target: int) -> int:
    """Encode an answer: a verb with a card, aimed at a card or a seat."""
    return ((target + 1) << PIECE_BITS | card + 1) << VERB_BITS | verb


@compiled
def verb_of(answer: int) -> int:
    """Return the verb of an answer."""
    return answer & (1 << VERB_BITS) - 1


@compiled
def card_of(answer: int) -> int:
    """Return the card (or vehicle, or number) of an answer; NONE if there is none."""
    return (answer >> VERB_BITS & (1 << PIECE_BITS) - 1) - 1


@compiled
def target_of(answer: int) -> int:
    """Return the card or seat that an answer is aimed at; NONE if there is none."""
    return (answer >> VERB_BITS + PIECE_BITS) - 1


MAX_CARDS_PLAYED = REACTIONS + 2
"""Maximum number of cards on the table whose effect is not over: all reactions, and the cards they answer."""

MAX_FRAMES = 12 + 2 * (MAX_SEATS + 1)
"""Maximum depth of the call stack. A vehicle's spikes bite once per event, so of the recursive rules (a pass, and the harm it
causes) at most two per seat are suspended; and never more than a dozen others."""

FRAME = np.dtype([
    ("rule", "i1"), ("at", "i1"),  # the rule, by its number in RULES of call_stack.py; its next step
    ("seat", "i1"), ("rival", "i1"), ("follower", "i1"),
    ("card", "i2"), ("target", "i2"), ("verb", "i1"),
    ("n", "i2"),  # position in a list
    ("bits", "i4"),  # vehicles whose spikes have bitten; contagions that are due
    ("laps", "i1", (2,)),  # seats that gained a lap counter, and have not cheered yet
    ("fresh", "i1", (2,)),  # seats that were just damaged
    ("by", "i1", (2,)),  # seats that passed because of damage
], align=True)  # fmt: skip
"""A suspended rule, waiting for an answer or for another rule."""

MOMENT = np.dtype([
    ("open", "?"),  # whether it may be answered now
    ("event", "i1"), ("seat", "i1"), ("rival", "i1"), ("bonus", "i2"), ("contagion", "i2"), ("leaves", "i2"),
    ("push", "i2"), ("swerve", "i2"), ("die", "i2"), ("rival_die", "i2"), ("jinx", "i2"),
    ("next_seat", "i1"),
    ("victims", "i1", (2,)), ("is_victim", "u1", (MAX_SEATS,)),
    ("unharmed", "u1", (MAX_SEATS,)),  # 0: no; else the order in which they were saved
    ("pouncing", "i1", (REACTIONS,)), ("pouncing_size", "i1"),
    ("by", "i1", (MAX_SEATS,)), ("laid", "u1", (MAX_SEATS,)), ("laid_size", "i1"),  # the reactions of this round, in order
    # cards that may be cancelled: a played card, its cancel, the cancel of that ...; NONE: there are none
    ("depth", "i1"),
    ("card_by", "i1", (MAX_CARDS_PLAYED,)), ("card", "u1", (MAX_CARDS_PLAYED,)),
    ("answers", "i1", (MAX_CARDS_PLAYED,)),  # index of the card that each of them would cancel
    ("aim", "i2"), ("at", "i1", (2,)),  # target of the first of them: a card, seats
], align=True)  # fmt: skip
"""The moment being answered. Field names are those of the readable rules' moments: the event, and the cards played on it."""

CHOICE = np.dtype([("worth", "f8"), ("verb", "i1"), ("card", "i2"), ("target", "i2")], align=True)
"""A bot's best answer so far: verb, card, target (a card or a seat), and its value."""

THOUGHT = np.dtype([
    ("quarters", "i4"),  # remaining quarters of a turn
    ("mine", "f8"),  # the win probability
    ("risk", "f8"),  # cost of the free test of the vehicle behind
    ("shares", "f8", (MAX_SEATS,)),  # weight of each rival's loss
    ("worths", "f8", (HAND,)),  # values of the cards of the hand
], align=True)  # fmt: skip
"""Values that a bot computes once for all answers to a prompt."""

RACE = np.dtype([
    ("luck", RNG_STATE),
    ("thoughts", RNG_STATE),  # the random numbers of bots, one stream per seat
    ("until", "i4"),  # for search: the race stops when this turn would begin; 0: never
    ("seats", "i1"),
    ("length", "i1"),  # by its number in LENGTHS
    ("counters", "i2"),
    ("above", "i2"),
    ("warning_lap", "?"), ("net_laps", "?"), ("swap_laps", "?"), ("damage_passes", "?"), ("drafted", "?"),
    ("phase", "i1"),  # by its number in PHASES
    ("turn", "i4"),
    ("mover", "i1"),
    ("actions", "i2"), ("spells", "i2"), ("threw", "i2"),
    ("flag_aside", "?"),
    ("flag_discarded", "?"),  # it is in the discard pile
    ("flag_seat", "i1"),
    ("flag_turn", "i4"),
    ("last_draw", "i4"),
    ("over", "?"),
    ("winner", "i1"),  # NONE until it is over
    # the racers
    ("vehicle", "i1", (MAX_SEATS,)),
    ("damaged", "u1", (MAX_SEATS,)),
    ("laps", "i2", (MAX_SEATS,)),
    ("driver", "i2", (MAX_SEATS,)), ("tires", "i2", (MAX_SEATS,)),  # NONE: without
    ("boost", "i2", (MAX_SEATS,)),
    ("slowed", "i2", (MAX_SEATS,)),
    ("sheltered", "u1", (MAX_SEATS,)), ("silent", "u1", (MAX_SEATS,)),
    ("hand_size", "i1", (MAX_SEATS,)), ("pit_size", "i1", (MAX_SEATS,)), ("mods_size", "i1", (MAX_SEATS,)),
    ("hand", "u1", (MAX_SEATS, HAND)), ("pit", "u1", (MAX_SEATS, PIT)), ("mods", "u1", (MAX_SEATS, MODS)),
    # lists, with their sizes
    ("pack", "i1", (MAX_SEATS,)),  # the leader first; as many as seats
    ("last_turns_size", "i1"), ("deck_size", "i2"), ("discard_size", "i2"), ("played_size", "i2"), ("contagions_size", "i1"),
    ("dice_size", "i1"),
    ("last_turns", "i1", (MAX_SEATS,)),
    ("deck", "u1", (CARDS,)),
    ("discard", "u1", (CARDS,)),
    ("played", "u1", (MAX_CARDS_PLAYED,)),
    ("contagions", "u1", (CONTAGIONS,)), ("infected", "u1", (CONTAGIONS,)),  # and the infected card of each
    ("dice_of", "i1", (MAX_SEATS,)), ("dice", "i1", (MAX_SEATS,)),  # the seat of each die, and its pips
    # the open prompt, its seats, and the answers so far
    ("about", "i1"),  # by its number in QUESTIONS
    ("asked_size", "i1"), ("answered", "i1"),
    ("asked", "i1", (MAX_SEATS,)),  # seats that have answered come first, in the order of their answers
    ("acts", "i8", (MAX_SEATS,)),
    # the suspended rules, and the result of the last of them
    ("frames_size", "i1"),
    ("frames", FRAME, (MAX_FRAMES,)),
    ("stood", "?"),  # whether the card just played took effect
    ("hurt", "i1", (2,)),  # the seats that were hurt, or NONE
    ("moment", MOMENT),
    ("drawn", "i2", (HAND,)),  # output of draws
    # for the bots; no rule reads it
    ("minds", "u1", (MAX_SEATS,)),  # the bot of each seat, by its number
    ("thought", THOUGHT),
    ("choice", CHOICE),
], align=True)  # fmt: skip
"""One race. Field names are the state's; a list has its size next to it."""

_SCALAR_FIELDS = (
    "counters",
    "above",
    "warning_lap",
    "net_laps",
    "swap_laps",
    "damage_passes",
    "drafted",
    "turn",
    "mover",
    "actions",
    "spells",
    "threw",
    "flag_aside",
    "flag_seat",
    "flag_turn",
    "last_draw",
    "over",
)
_LIST_FIELDS = ("last_turns", "deck", "discard", "played")
_RACER_SCALARS = ("vehicle", "damaged", "laps", "boost", "slowed", "sheltered", "silent")
_RACER_FLAGS = ("damaged", "sheltered", "silent")
_RACER_LISTS = ("hand", "pit", "mods")
_STATE_FIELDS = frozenset({*(RACE.names or ()), "racers", "moments"})
_RACER_FIELDS = frozenset({*_RACER_SCALARS, *_RACER_LISTS, "driver", "tires"})
"""State fields that the record has room for."""


# From the readable rules --------------------------------------------------------------------------------------------


def race_of(s: State) -> Record:
    """Return the record of a race between two phases, or after the end; raises UnsupportedByEngine if it is elsewhere, or does
    not fit."""
    return races_of([s])[0]


def races_of(states: Sequence[State]) -> Any:
    """Return the records of some races."""
    races = np.zeros(len(states), RACE)
    for race, s in zip(races, states, strict=True):
        _write(race, s)
    return races


def _write(race: Record, s: State) -> None:
    pack_edition(s.edition)
    _check(s)
    for name in _SCALAR_FIELDS:
        race[name] = getattr(s, name)
    race["seats"], race["length"], race["phase"] = len(s.racers), LENGTHS.index(s.length), PHASES.index(s.phase)
    race["flag_discarded"] = s.edition.flag in s.discard
    race["winner"] = race_order(s)[0] if s.over else NONE
    race["moment"]["depth"] = NONE
    race["pack"][: len(s.pack)] = s.pack
    for name in _LIST_FIELDS:
        _put(race, name, getattr(s, name))
    _put(race, "contagions", list(s.contagions))
    race["infected"][: len(s.contagions)] = list(s.contagions.values())
    _put(race, "dice", [pips for _, pips in s.dice])
    race["dice_of"][: len(s.dice)] = [seat for seat, _ in s.dice]
    for name in _RACER_SCALARS:
        race[name][: len(s.racers)] = [getattr(racer, name) for racer in s.racers]
    for n, racer in enumerate(s.racers):
        race["driver"][n] = NONE if racer.driver is None else racer.driver
        race["tires"][n] = NONE if racer.tires is None else racer.tires
        for name in _RACER_LISTS:
            listed = getattr(racer, name)
            race[name][n][: len(listed)], race[f"{name}_size"][n] = listed, len(listed)


def _put(race: Record, name: str, listed: list[int]) -> None:
    race[name][: len(listed)], race[f"{name}_size"] = listed, len(listed)


def _check(s: State) -> None:
    """Raise UnsupportedByEngine, by name, for a position within a phase, for what is unknown, and for what exceeds the
    capacity."""
    if not s.over and (s.moments or s.played):
        raise UnsupportedByEngine("fast_in_the_middle", phase=s.phase)
    refuse_unknown("part of play", [s.phase], PHASES)
    refuse_fields(s, _STATE_FIELDS)
    refuse_unknown("length", [s.length], LENGTHS)
    for racer in s.racers:
        refuse_fields(racer, _RACER_FIELDS)
        if racer.hand != sorted(racer.hand):
            raise UnsupportedByEngine("fast_unsorted_hand")
        for what, listed in (("cards in a hand", racer.hand), ("modifications of a vehicle", racer.mods)):
            if len(listed) > CAPACITY[what]:
                raise too_many(what, len(listed), CAPACITY[what])


# Back to the readable rules -----------------------------------------------------------------------------------------


def state_of(race: Record, edition: Edition) -> State:
    """Return the same position as a state. A table can begin with it between two phases; within a phase it can be inspected,
    but a table that begins with it restarts that phase."""
    alike: dict[str, Any] = {name: race[name].item() for name in _SCALAR_FIELDS}
    alike |= {name: _taken(race, name) for name in _LIST_FIELDS}
    contagions, dice = _taken(race, "contagions"), _taken(race, "dice")
    return State(
        racers=_racers(race),
        pack=race["pack"][: int(race["seats"])].tolist(),
        length=LENGTHS[race["length"]],
        phase=PHASES[race["phase"]],
        contagions=dict(zip(contagions, race["infected"].tolist(), strict=False)),
        dice=[[seat, pips] for seat, pips in zip(race["dice_of"].tolist(), dice, strict=False)],
        moments=_moments(race),
        edition=edition,
        **alike,
    )


def _taken(race: Record, name: str) -> list[int]:
    listed: list[int] = race[name][: int(race[f"{name}_size"])].tolist()
    return listed


def _racers(race: Record) -> list[Racer]:
    columns: dict[str, list[Any]] = {name: race[name].tolist() for name in _RACER_SCALARS}
    columns |= {name: [bool(yes) for yes in columns[name]] for name in _RACER_FLAGS}  # numba has no boolean arrays in records
    columns |= {name: [None if piece == NONE else piece for piece in race[name].tolist()] for name in ("driver", "tires")}
    for name in _RACER_LISTS:
        columns[name] = [row[:size] for row, size in zip(race[name].tolist(), race[f"{name}_size"].tolist(), strict=True)]
    return [Racer(**{name: column[n] for name, column in columns.items()}) for n in range(int(race["seats"]))]


def _moments(race: Record) -> list[Moment]:
    """Return the event being answered, and the cards played on it, each in answer to the one before it."""
    moment = race["moment"]
    found = [_event(moment)] if moment["open"] else []
    if moment["depth"] == NONE:
        return found
    way, n = list[int](), int(moment["depth"])
    while n:
        way.append(n)
        n = int(moment["answers"][n])
    aim, at = int(moment["aim"]), [seat for seat in moment["at"].tolist() if seat != NONE]
    by, cards = moment["card_by"].tolist(), moment["card"].tolist()
    found.append(Moment("card", by[0], card=cards[0], aim=[] if aim == NONE else [aim], seats=at))
    for n in reversed(way):
        answered = int(moment["answers"][n])
        found.append(Moment("card", by[n], card=cards[n], aim=[cards[answered]], seats=[by[answered]]))
    return found


def _event(moment: Record) -> Moment:
    """Return the moment of the event, with only those fields of the record that belong to it."""
    event = int(moment["event"])
    if event == CONTAGION:
        return Moment("contagion", int(moment["seat"]), card=int(moment["contagion"]), leaves=int(moment["leaves"]))
    found = Moment(EVENTS[event], int(moment["seat"]), int(moment["rival"]))
    if event in (ATTEMPT, ROLLED):
        found.push, found.swerve = int(moment["push"]), int(moment["swerve"])
    if event == ROLLED:
        found.die, found.rival_die = int(moment["die"]), int(moment["rival_die"])
    elif event == DAMAGE:
        found.victims = [seat for seat in moment["victims"].tolist() if seat != NONE]
        saved = {order: seat for seat, order in enumerate(moment["unharmed"].tolist()) if order}
        found.unharmed = [saved[order] for order in sorted(saved)]
    elif event == PIT_STOP:
        found.pouncing = moment["pouncing"][: int(moment["pouncing_size"])].tolist()
    elif event == REPAIR_TEST:
        found.bonus, found.jinx = int(moment["bonus"]), int(moment["jinx"])
    elif event == TURN_ENDS:
        found.next_seat = int(moment["next_seat"])
    return found


# Prompts and answers ------------------------------------------------------------------------------------------------


@compiled
def event_of(race: Record) -> int:
    """The event that reactions may answer now."""
    return race.moment.event if race.moment.depth == NONE else CARD_PLAYED


def waiting(races: Any) -> Any:
    """Return, for each race, the seat that is to answer next, or NONE if it is over."""
    answered = races["answered"].astype(int)
    next_seat = races["asked"][np.arange(len(races)), np.minimum(answered, MAX_SEATS - 1)]
    return np.where(answered < races["asked_size"], next_seat, NONE)


def is_asked(race: Record, seat: int) -> bool:
    """Return whether a seat's answer is still missing. A seat that could only pass on a reaction is never prompted."""
    return seat in race["asked"][int(race["answered"]) : int(race["asked_size"])].tolist()


def let_answer(race: Record, seat: int) -> None:
    """Let this seat answer next, of several that are prompted together: it was quicker."""
    answered, size = int(race["answered"]), int(race["asked_size"])
    others = [other for other in race["asked"][answered:size].tolist() if other != seat]
    race["asked"][answered:size] = [seat, *others]


def act_of(race: Record, answer: int, edition: Edition) -> Answer:
    """Convert an answer to the open prompt to an `Answer` of the readable rules."""
    answer, seat = int(answer), int(race["asked"][race["answered"]])
    if race["about"] in (ASK_QUALIFY, ASK_DISCARD):
        hand = race["hand"][seat][: int(race["hand_size"][seat])].tolist()
        return Answer("throw", tuple(card for n, card in enumerate(hand) if answer >> n & 1))
    verb, target = VERBS[answer & (1 << VERB_BITS) - 1], (answer >> VERB_BITS + PIECE_BITS) - 1
    card = (answer >> VERB_BITS & (1 << PIECE_BITS) - 1) - 1
    match verb:
        case "take":
            return Answer(verb, (edition.vehicle_piece(card),))
        case "draw":
            return Answer(verb, number=card)
        case "overtake":
            return Answer(verb, (), (target,))
    cards = () if card == NONE else (card,)
    if target == NONE:
        return Answer(verb, cards)
    at_seat = verb == "crew" or (verb in ("play", "use") and 0 < pack_edition(edition)["cards"][card]["aim"] <= AT_PAIR)
    return Answer(verb, cards, (target,)) if at_seat else Answer(verb, (*cards, target))


def put_act(race: Record, answer: Answer, edition: Edition) -> int:
    """Convert a legal `Answer` to the open prompt to a number; it is stored in the race, and applied when the race goes on."""
    seat, (first, second) = int(race["asked"][race["answered"]]), (*answer.cards, NONE, NONE)[:2]
    if answer.verb == "throw":
        hand = race["hand"][seat][: int(race["hand_size"][seat])].tolist()
        number = sum(1 << hand.index(card) for card in answer.cards)
    else:
        if answer.verb == "take":
            first -= edition.vehicle_piece(0)
        elif answer.verb == "draw":
            first = answer.number
        target = answer.seats[0] if answer.seats else second
        number = ((target + 1) << PIECE_BITS | first + 1) << VERB_BITS | VERBS.index(answer.verb)
    race["acts"][race["answered"]] = number
    race["answered"] += 1
    return number
