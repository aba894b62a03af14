"""Small nasty games to try the core and the conformance suite on, and the same games with planted faults."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from random import Random
from types import SimpleNamespace
from typing import Any

from hippodrome.core.ask import MAX_OPTIONS, Ask, Chance, ListedOptions, Options, Seat, ask
from hippodrome.core.codec import unserialized_field
from hippodrome.core.errors import Reason
from hippodrome.core.facts import Fact, tell
from hippodrome.core.game import Game, Phase, Standing

EDITION = SimpleNamespace(name="dummy")


@dataclass(slots=True)
class Duel:
    """One is asked, then all, then one again, with luck and a secret between: the awkward case for forks."""

    points: list[int]
    secret: list[int]
    rounds: int = 0
    deck: list[int] = field(default_factory=lambda: list(range(40)))
    hands: list[list[int]] = field(default_factory=list)
    out: list[int] = field(default_factory=list)
    edition: Any = unserialized_field(shared=True)
    facts: list[Fact] | None = unserialized_field(shared=False)


def setup(seats: int, options: Mapping[str, Any], edition: Any) -> Duel:
    return Duel([0] * seats, [0] * seats, hands=[[] for _ in range(seats)], edition=edition)


def next_phase(s: Duel) -> Phase | None:
    if s.rounds == 4:
        return None
    return exchange(s)


async def exchange(s: Duel) -> None:
    s.rounds += 1
    seats = range(len(s.points))
    for seat in seats:
        while len(s.hands[seat]) < 2:
            (place,) = await Chance("draw", 1, len(s.deck), stream="deck", visible_to=(seat,))
            s.hands[seat].append(s.deck.pop(place))
        tell(s, "hand", seat=seat, cards=tuple(s.hands[seat]), to=(seat,))
    first = await ask(0, "first", ListedOptions([1, 2, 3]))
    tell(s, "opened", seat=0, number=first)
    second = await ask(0, "second", ListedOptions([1, first]) if first != 1 else ListedOptions([1]))
    sealed = await Ask("sealed", {seat: ListedOptions(s.hands[seat]) for seat in seats})
    for seat, card in sealed.items():
        s.hands[seat].remove(card)
        s.out.append(card)
        s.points[seat] += card * second
    (die,) = await Chance("die", 1, 6)
    tell(s, "rolled", number=die)
    s.points[1] += await ask(1, "last", ListedOptions(sorted({0, die})))


def view(s: Duel, seat: Seat | None) -> dict[str, Any]:
    return {
        "points": list(s.points),
        "rounds": s.rounds,
        "deck": len(s.deck),
        "out": list(s.out),
        "hands": [list(hand) if n == seat else len(hand) for n, hand in enumerate(s.hands)],
    }


def resample_hidden(s: Duel, seat: Seat, rng: Random) -> None:
    piles = [s.deck, *(hand for n, hand in enumerate(s.hands) if n != seat)]
    hidden = [card for pile in piles for card in pile]
    rng.shuffle(hidden)
    for pile in piles:
        pile[:] = [hidden.pop() for _ in pile]


def standing(s: Duel) -> Standing:
    ranks = tuple(1 + sum(other > mine for other in s.points) for mine in s.points)
    over = s.rounds == 4
    return Standing(ranks, tuple(n for n, rank in enumerate(ranks) if rank == 1) if over else ())


def pieces(s: Duel) -> dict[str, list[Any]]:
    return {"cards": [*s.deck, *s.out, *(card for hand in s.hands for card in hand)]}


def read_edition(text: str, where: str) -> SimpleNamespace:
    return EDITION


def format_answer(edition: object, answer: object) -> str:
    return str(answer)


def label(words: object, edition: object, field: str, value: object) -> None:
    return None


def turn(s: Duel) -> int:
    return s.rounds


DUEL: Game[Duel] = Game(
    name="duel",
    version=1,
    seats=range(2, 6),
    setup=setup,
    next_phase=next_phase,
    view=view,
    resample_hidden=resample_hidden,
    standing=standing,
    state_type=Duel,
    read_edition=read_edition,
    format_answer=format_answer,
    label=label,
    turn=turn,
    pieces=pieces,
    facts={"hand": ("seat", "cards"), "opened": ("seat", "number"), "rolled": ("number",)},
)


# Planted faults: each is caught, by the name of the law it breaks ------------------------------------------------------


def leaked_hand() -> Game[Duel]:
    """The view shows rival hands."""
    return replace(DUEL, view=lambda s, seat: {**view(s, seat), "hands": [list(hand) for hand in s.hands]})


def shown_top_card() -> Game[Duel]:
    """The view shows the top card of the deck."""
    return replace(DUEL, view=lambda s, seat: {**view(s, seat), "top": s.deck[-1] if s.deck else None})


def lost_card() -> Game[Duel]:
    """A card vanishes in the third round."""

    def lose(s: Duel) -> Phase | None:
        if s.rounds == 2 and s.out:
            s.out.pop()
        return next_phase(s)

    return replace(DUEL, next_phase=lose)


def doubled_card() -> Game[Duel]:
    """A card is on the table twice."""

    def double(s: Duel) -> Phase | None:
        if s.rounds == 2:
            s.out.append(s.out[0])
        return next_phase(s)

    return replace(DUEL, next_phase=double)


class Fickle(ListedOptions[int]):
    """Options of which the last is refused after all."""

    def why_not(self, answer: object) -> Reason | None:
        listed = list(self)
        return Reason("not_offered", {"answer": str(answer)}) if answer == listed[-1] else super().why_not(answer)


def refused_option() -> Game[Duel]:
    """An option that is offered and then refused."""
    return _with_last(lambda s: Fickle([0, 5]))


def doubled_option() -> Game[Duel]:
    """The same option twice."""
    return _with_last(lambda s: ListedOptions([0, 0]))


def no_option() -> Game[Duel]:
    """Nothing to choose from."""
    return _with_last(lambda s: ListedOptions([]))


class Miscounted(ListedOptions[int]):
    """Options that count one too many."""

    def __len__(self) -> int:
        return super().__len__() + 1


def miscounted_options() -> Game[Duel]:
    """Options whose number is wrong."""
    return _with_last(lambda s: Miscounted([0, 5]))


class Mispaged(ListedOptions[int]):
    """Options whose pages begin one position too late."""

    def page(self, start: int, count: int) -> Sequence[int]:
        return super().page(start + 1, count)


def mispaged_options() -> Game[Duel]:
    """Options that are found at other positions than iteration has them."""
    return _with_last(lambda s: Mispaged([0, 5]))


def too_many_options() -> Game[Duel]:
    """A question with more options than can be served."""
    return _with_last(lambda s: ListedOptions(range(MAX_OPTIONS + 1)))


class Unpaged:
    """Options of a package that has no `page`."""

    def __init__(self, options: ListedOptions[int]) -> None:
        self._options = options
        self.draw, self.why_not, self.read = options.draw, options.why_not, options.read

    def __iter__(self) -> Iterator[int]:
        return iter(self._options)

    def __len__(self) -> int:
        return len(self._options)

    def __contains__(self, answer: object) -> bool:
        return answer in self._options


async def ask_unpaged(s: Duel) -> None:
    s.rounds += 1
    s.points[1] += await ask(1, "last", Unpaged(ListedOptions([0, 5, 7])))


def next_unpaged(s: Duel) -> Phase | None:
    return ask_unpaged(s) if s.rounds < 4 else None


def unpaged_options() -> Game[Duel]:
    """A sound game whose options have no `page`."""
    return replace(DUEL, next_phase=next_unpaged)


class Silent(ListedOptions[int]):
    """Options that explain nothing."""

    def why_not(self, answer: object) -> Reason | None:
        return None


def silent_refusal() -> Game[Duel]:
    """why_not is silent about what is not offered."""
    return _with_last(lambda s: Silent([0, 5]))


def unpicklable() -> Game[Duel]:
    """A function of the game stands nowhere."""
    return replace(DUEL, turn=lambda s: s.rounds)


def _with_last(options: Any) -> Game[Duel]:
    async def play(s: Duel) -> None:
        s.rounds += 1
        s.points[1] += await ask(1, "last", options(s))

    return replace(DUEL, next_phase=lambda s: play(s) if s.rounds < 4 else None)


def leaking_seal() -> Game[Duel]:
    """A question that notes in the state what is asked for, so that a sealed answer shows."""

    class Noting(ListedOptions[int]):
        def __init__(self, s: Duel, seat: Seat, options: list[int]) -> None:
            super().__init__(options)
            self._note = s, seat

        def why_not(self, answer: object) -> Reason | None:
            reason = super().why_not(answer)
            s, seat = self._note
            if reason is None:
                s.points[seat] += 1
            return reason

    async def play(s: Duel) -> None:
        s.rounds += 1
        seats: dict[Seat, Options[int]] = {seat: Noting(s, seat, [1, 2]) for seat in range(len(s.points))}
        await Ask("sealed", seats)

    return replace(DUEL, next_phase=lambda s: play(s) if s.rounds < 4 else None)


def forgetful_copy() -> Game[Duel]:
    """A field that writing loses."""

    @dataclass(slots=True)
    class Forgetful(Duel):
        lost: Any = field(default=None)

        def __post_init__(self) -> None:
            if self.lost is None:
                self.lost = object()

    return replace(DUEL, state_type=Forgetful, setup=lambda n, o, e: Forgetful(**_fields(setup(n, o, e))))


def _fields(s: Duel) -> dict[str, Any]:
    names = ("points", "secret", "rounds", "deck", "hands", "out", "edition", "facts")
    return {name: getattr(s, name) for name in names}


def lazy_blur() -> Game[Duel]:
    """A blur that deals nothing again, so that it could hide nothing."""
    return replace(DUEL, resample_hidden=lambda s, seat, rng: None)


def undeclared_fact() -> Game[Duel]:
    """A fact that nobody declared."""
    return replace(DUEL, facts={"hand": ("seat", "cards"), "opened": ("seat", "number")})


def choking_names() -> Game[Duel]:
    """A game that looks a value up before it knows of what kind it is."""
    return replace(DUEL, label=lambda words, edition, field, value: {1: "one"}.get(value) if field else None)


def endless() -> Game[Duel]:
    """A race that does not end."""

    async def play(s: Duel) -> None:
        s.points[1] += await ask(1, "last", ListedOptions([0, 1]))

    return replace(DUEL, next_phase=play)


def hidden_clock() -> Game[Duel]:
    """Rules that count outside the state, so that a replay differs."""
    calls = [0]

    async def play(s: Duel) -> None:
        s.rounds += 1
        calls[0] += 1
        s.points[0] = calls[0]
        await ask(1, "last", ListedOptions([0, 1]))

    return replace(DUEL, next_phase=lambda s: play(s) if s.rounds < 4 else None)
