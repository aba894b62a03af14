"""RL encoding of Cthulhu 500: the ids that spell an answer, and the observation of a seat as a row of numbers.

An answer is spelled like its text: the verb, then cards, seats and a number; `done` after cards to throw away and after a
modification. Seats are counted from the observer's, clockwise.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from hippodrome.core.ask import Seat
from hippodrome.core.table import Pov
from hippodrome.games.cthulhu_500.answers import VERBS, Answer, piece_name
from hippodrome.games.cthulhu_500.edition import SEATS, TRIGGERS, Edition
from hippodrome.games.cthulhu_500.state import NOBODY
from hippodrome.rl.fields import Field, Ids, Trie, count_values, one_hot

VERB_NAMES = tuple(dict.fromkeys(verb for verbs in VERBS.values() for verb in verbs))
"""Every verb, once."""
MAX_SEATS = SEATS.stop - 1
WITH_DONE = ("throw", "mod")
"""The verbs with a variable number of cards."""


class Layout(NamedTuple):
    """First id of each kind."""

    verb: int
    piece: int
    """Cards, then the flag, which no answer names, then vehicles."""
    seat: int
    number: int
    done: int
    size: int


@lru_cache(maxsize=64)
def layout_of(edition: Edition) -> Layout:
    """Return the ids of an edition."""
    seat = len(VERB_NAMES) + len(edition.piece_ids)
    number = seat + MAX_SEATS
    done = number + max_draw(edition) + 1
    return Layout(0, len(VERB_NAMES), seat, number, done, done + 1)


def max_draw(edition: Edition) -> int:
    """Drawing: the maximum number of cards drawn at once."""
    sponsors = max((card.amount for card in edition.cards if card.effect == "extra_draw"), default=0)
    return edition.draw + sponsors + any(car.effect == "redraw" for car in edition.vehicles)


def names(edition: Edition) -> Sequence[str]:
    """Return the names of the ids."""
    return [
        *VERB_NAMES, *(piece_name(edition, n) for n in range(len(edition.piece_ids))),
        *("oneself" if n == 0 else f"seat +{n}" for n in range(MAX_SEATS)),
        *(f"number {n}" for n in range(max_draw(edition) + 1)), "done",
    ]  # fmt: skip


def spell(edition: Edition, seats: int, seat: Seat, answer: Answer) -> tuple[int, ...]:
    """Return the complete spelling of an answer."""
    at = layout_of(edition)
    return (
        VERB_NAMES.index(answer.verb),
        *(at.piece + card for card in answer.cards),
        *(at.seat + (other - seat) % seats for other in answer.seats),
        *([at.number + answer.number] if answer.verb == "draw" else []),
        *([at.done] if answer.verb in WITH_DONE else []),
    )


class ThrowSpelling:
    """The spelling of cards to throw away: any of the hand, lowest first."""

    def __init__(self, edition: Edition, hand: Sequence[int]) -> None:
        self._edition, self._at, self._hand = edition, layout_of(edition), sorted(hand)

    def after(self, ids: Ids) -> Ids:
        at = self._at
        if not ids:
            return (VERB_NAMES.index("throw"),)
        if ids[-1] == at.done:
            return ()
        return [*(at.piece + card for card in self._hand if at.piece + card > ids[-1]), at.done]

    def spell(self, answer: Answer) -> Ids:
        return spell(self._edition, 1, 0, answer)

    def answer(self, ids: Ids) -> Answer:
        return Answer("throw", tuple(id - self._at.piece for id in ids[1:-1]))


def spelling(pov: Pov, view: Mapping[str, Any]) -> Trie | ThrowSpelling:
    """Return the spelling of the answers to the open prompt."""
    if pov.prompt_kind in ("qualify", "discard"):
        return ThrowSpelling(pov.edition, view["racers"][pov.seat]["hand"])
    seats = len(view["racers"])
    return Trie({spell(pov.edition, seats, pov.seat, answer): answer for answer in pov.options})


# Observation -----------------------------------------------------------------------------------------------------------

PHASES = ("vehicles", "deal", "qualify", "start", "act", "finish")
PILES = ("empty", "nearly_gone", "thin", "thick")
FLAG = ("out", "below", "waiting", "in_pile")
LENGTHS = ("short", "normal", "long")
EVENTS = (*TRIGGERS, "contagion")
OPTIONS = ("warning_lap", "net_laps", "swap_laps", "damage_passes")


def fields(edition: Edition, seats: int) -> Sequence[Field]:
    """Return names and sizes of the observation's numbers. Seats are counted from the observer's, clockwise; cards are in id
    order."""
    cards, die = len(edition.cards), edition.die
    around = "counted from oneself, clockwise"
    found = [
        Field("phase", len(PHASES), 1, ", ".join(PHASES)),
        Field("turn", 1, 60, "the turn that is being played"),
        Field("mover", seats, 1, f"whose turn it is, {around}"),
        Field("actions", 1, edition.actions, "actions left"),
        Field("spells", 1, 4, "spells that took effect this turn"),
        Field("pile", len(PILES), 1, f"the draw pile: {', '.join(PILES)}"),
        Field("discard pile", len(PILES), 1, f"the discard pile: {', '.join(PILES)}"),
        Field("flag", len(FLAG), 1, f"where the flag lies: {', '.join(FLAG)}"),
        Field("counters", 1, 9, "counters left on the flag"),
        Field("length", len(LENGTHS), 1, ", ".join(LENGTHS)),
        *(Field(name.replace("_", " "), 1, 1, f"the option: {name.replace('_', ' ')}") for name in OPTIONS),
        Field("own hand", cards, 1, "the cards in it"),
        Field("silent", 1, 1, "whether one wants to be asked no more this turn"),
        Field("top", cards + 1, 1, "the card on top of the discard pile, the flag last"),
        Field("played", cards, 1, "cards laid down whose effect is not over"),
        Field("contagions", cards, 1, "contagions in play"),
        Field("infected", cards, 1, "the cards they lie on"),
    ]
    for n in range(seats):
        who = "oneself" if n == 0 else f"seat +{n}"
        found += [
            Field(f"{who}: vehicle", len(edition.vehicles), 1, "which"),
            Field(f"{who}: damaged", 1, 1, "whether it is"),
            Field(f"{who}: laps", 1, 5, "lap counters"),
            Field(f"{who}: place", 1, MAX_SEATS, "place in the pack, 1 leads"),
            Field(f"{who}: hand", 1, edition.hand, "cards in the hand"),
            Field(f"{who}: boost", 1, 5, "added to every passing test this turn"),
            Field(f"{who}: slowed", 1, 2, "actions that the next turn will lack"),
            Field(f"{who}: sheltered", 1, 1, "out of reach of spells"),
            Field(f"{who}: dice", 1, die, "pips of the die that lies before the seat"),
            Field(f"{who}: on the vehicle", cards, 1, "driver, modifications, tires"),
            Field(f"{who}: pit", cards, 1, "pit crew"),
        ]
    found += [
        Field("event", len(EVENTS), 1, f"what may be answered now: {', '.join(EVENTS)}"),
        Field("event: seat", seats, 1, f"whose doing it is, {around}"),
        Field("event: rival", seats, 1, f"whom it befalls, {around}"),
        Field("event: card", cards, 1, "the card"),
        Field("event: aim", cards, 1, "the cards it is aimed at"),
        Field("event: seats", seats, 1, f"the seats it is aimed at, {around}"),
        Field("event: push", 1, 6, "what reactions add to who passes"),
        Field("event: swerve", 1, 6, "what reactions add to who is passed"),
        Field("event: die", 1, die, "the die of who passes"),
        Field("event: rival's die", 1, die, "the die of who is passed"),
        Field("event: victims", seats, 1, f"who would take damage, {around}"),
        Field("event: unharmed", seats, 1, f"who will not, {around}"),
        Field("event: bonus", 1, 6, "added to a repair"),
        Field("event: jinx", 1, 6, "taken from it"),
        Field("event: leaves", cards, 1, "the card that a contagion leaves"),
        Field("event: next", seats, 1, f"who took the next turn, {around}"),
        Field("spelled", layout_of(edition).size, 1, "how often each id was spelled for this answer"),
    ]
    return found


def _flags(cards: Sequence[int], size: int) -> list[int]:
    return count_values([card for card in cards if 0 <= card < size], size)


def numbers(view: Mapping[str, Any], edition: Edition, seat: Seat, ids: Ids) -> list[int]:
    """Return the numbers of a seat's view and of the ids it has pushed."""
    cards, racers = len(edition.cards), view["racers"]
    seats = len(racers)

    def around(of: Seat) -> list[int]:
        return one_hot(None if of == NOBODY else (of - seat) % seats, seats)

    def all_around(of: Sequence[Seat]) -> list[int]:
        return count_values([(other - seat) % seats for other in dict.fromkeys(of)], seats)

    own, top = racers[seat], view["top"]
    row = [
        *one_hot(PHASES.index(view["phase"]), len(PHASES)), view["turn"], *around(view["mover"]), view["actions"],
        view["spells"],
        *one_hot(PILES.index(view["pile"]), len(PILES)), *one_hot(PILES.index(view["discard_pile"]), len(PILES)),
        *one_hot(FLAG.index(view["flag"]), len(FLAG)), view["counters"], *one_hot(LENGTHS.index(view["length"]), len(LENGTHS)),
        *(int(view[name]) for name in OPTIONS), *_flags(own["hand"], cards), int(own["silent"]), *one_hot(top, cards + 1),
        *_flags(view["played"], cards), *_flags([int(card) for card in view["contagions"]], cards),
        *_flags(list(view["contagions"].values()), cards),
    ]  # fmt: skip
    dice = dict(map(tuple, view["dice"]))
    for n in range(seats):
        of = (seat + n) % seats
        racer = racers[of]
        on = [card for card in (racer["driver"], *racer["mods"], racer["tires"]) if card is not None]
        row += [
            *one_hot(racer["vehicle"], len(edition.vehicles)), int(racer["damaged"]), racer["laps"], view["pack"].index(of) + 1,
            len(racer["hand"]) if of == seat else racer["hand"], racer["boost"], racer["slowed"], int(racer["sheltered"]),
            dice.get(of, 0), *_flags(on, cards), *_flags(racer["pit"], cards),
        ]  # fmt: skip
    row += _moment(view["moment"], cards, seats, around, all_around)
    return row + count_values(ids, layout_of(edition).size)


def _moment(moment: Mapping[str, Any] | None, cards: int, seats: int, around: Any, all_around: Any) -> list[int]:
    """Return the numbers of the event that may be answered now."""
    if moment is None:
        return [0] * (len(EVENTS) + 6 * seats + 3 * cards + 6)
    return [
        *one_hot(EVENTS.index(moment["event"]), len(EVENTS)), *around(moment["seat"]), *around(moment["rival"]),
        *_flags([moment["card"]], cards), *_flags(moment["aim"], cards), *all_around(moment["seats"]), moment["push"],
        moment["swerve"], moment["die"], moment["rival_die"], *all_around(moment["victims"]), *all_around(moment["unharmed"]),
        moment["bonus"], moment["jinx"], *_flags([moment["leaves"]], cards), *around(moment["next_seat"]),
    ]  # fmt: skip
