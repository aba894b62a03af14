"""Whether previews keep what they promise: answers are looked at before they are given, and compared with what happens.

A game's `promises(pov, answer)` lists what is said of an answer. A promise without a share is certain: not one may ever be
broken. One with a share has to be kept at least that often.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from random import Random
from typing import Any, NamedTuple

from hippodrome.core.ask import Ask
from hippodrome.core.facts import Fact
from hippodrome.core.table import Pov, Table


class Promise(NamedTuple):
    """Something that is said of an answer, and how to see whether it came true: by the table and the facts told since."""

    says: str
    kept: Callable[[Table[Any], Sequence[Fact]], bool]
    share: float = 1.0


Promises = Callable[[Pov, Any], Iterable[Promise]]
SampledPromises = Callable[[Pov, Any, Random], Iterable[Promise]]
Choose = Callable[[Pov], Any]


class Tally:
    """How often promises were made and kept."""

    def __init__(self) -> None:
        self.made: Counter[str] = Counter()
        self.kept: Counter[str] = Counter()
        self.shares: dict[str, float] = {}
        self.questions = 0

    def note(self, promise: Promise, kept: bool) -> None:
        """One promise that came true or did not."""
        self.made[promise.says] += 1
        self.kept[promise.says] += kept
        self.shares[promise.says] = promise.share

    def check(self) -> None:
        """Every share that was claimed is reached."""
        for says, share in self.shares.items():
            assert self.kept[says] >= share * self.made[says], f"{says}: {self.kept[says]} of {self.made[says]}, not {share}"


def hold_to_promises(race: Table[Any], choose: Sequence[Choose], promises: Promises, tally: Tally) -> None:
    """Play a race to its end; each answer is looked at before, and again when the question is dealt with."""
    while isinstance(race.prompt, Ask):
        told, asked = len(race.facts), race.prompt
        made: list[tuple[str, Promise]] = []
        while race.prompt is asked and race.waiting:
            seat = race.waiting[0]
            pov = Pov(race, seat)
            answer = choose[seat](pov)
            text = race.game.format_answer(race.state.edition, answer)
            made += [(f"seat {seat}, {asked.kind}: {text}", promise) for promise in promises(pov, answer)]
            race.answer(seat, answer)
        tally.questions += 1
        facts = race.facts[told:]
        for where, promise in made:
            kept = promise.kept(race, facts)
            tally.note(promise, kept)
            assert kept or promise.share < 1, f"{where}: {promise.says} was not kept: {facts}"


def hold_races(
    seed: str,
    races: int,
    people: Sequence[Callable[[Pov, Random], Any]],
    table: Callable[[int, int, Random], Table[Any]],
    promises: SampledPromises,
) -> Tally:
    """Hold races of two to six seats to their promises. In each seat is one of these bots, or a player who answers anything.

    `table` makes the table of a race from its number, its seats and its random numbers.
    """
    tally = Tally()
    for n in range(races):
        rng, seats = Random(f"{seed} {n}"), 2 + n % 5
        levels = [rng.randrange(len(people) + 1) for _ in range(seats)]
        bots = [partial(_choose, people[level] if level < len(people) else _draw, rng) for level in levels]
        hold_to_promises(table(n, seats, rng), bots, partial(_with_rng, promises, rng), tally)
    return tally


def _choose(bot: Callable[[Pov, Random], Any], rng: Random, pov: Pov) -> Any:
    return bot(pov, rng)


def _draw(pov: Pov, rng: Random) -> Any:
    return pov.options.draw(rng)


def _with_rng(
    promises: Callable[[Pov, Any, Random], Iterable[Promise]], rng: Random, pov: Pov, answer: Any
) -> Iterable[Promise]:
    return promises(pov, answer, rng)
