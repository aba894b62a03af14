"""Race some deals and look at each race on the way: on the fast engine where it can, on the rules text otherwise."""

from __future__ import annotations

import traceback
from functools import cache
from math import log2
from random import Random
from typing import Any, Literal

import numpy as np

from hippodrome.analysis.measures import NOBODY
from hippodrome.analysis.trace import Seen, TurnOfOne, enter, story_of_one
from hippodrome.bots.sandbox import seat_bot
from hippodrome.core.ask import Ask
from hippodrome.core.game import Game
from hippodrome.core.rng import Seeded, seed_from
from hippodrome.core.table import Bot, Pov, Table
from hippodrome.games.defaults.measures import Look
from hippodrome.games.registry import find, parts_of
from hippodrome.simulation.compiled import new_races
from hippodrome.simulation.plan import Plan

COUNTED_APART = ("races of ", "wins of ", "wins from ")
"""Tallies that are no measure of a race, but of who was in it."""


def look_at(plan: Plan, deals: range) -> Seen:
    """Race some deals, each in every turn of the table that the plan has; what was seen of them."""
    if plan.engine == "fast" and parts_of(plan.game).fast_measures is not None:
        return _on_the_fast_engine(plan, deals)
    seen = Seen()
    for deal in deals:
        for turned in range(plan.turns_of_the_table):
            seen.add(_on_the_text(plan, deal * plan.turns_of_the_table + turned))
    return seen


@cache
def _edition(game: str, edition: str, text: str) -> tuple[Game[Any], Any]:
    found = find(game)
    return found, found.read_edition(text, edition)


def _columns(plan: Plan, numbers: Any, won: Any, around: Any, tallies: dict[str, Any]) -> dict[str, Any]:
    """What is known of each race beside its measures: its number, who won at which place and with which bot, its tallies."""
    columns: dict[str, Any] = {
        "race": np.asarray(numbers, np.int32),
        "deal": np.asarray(numbers, np.int32) // plan.turns_of_the_table,
        "nobody": (~won.any(axis=1)).astype(np.int8),
    }
    for place in range(len(plan.seats)):
        columns[f"place {place + 1}"] = won[:, place].astype(np.int8)
    for level in dict.fromkeys(plan.seats):
        theirs = np.array([name == level for name in plan.seats])[around]
        columns[f"bot {level}"] = (theirs & won).any(axis=1).astype(np.int8)
    for name, values in tallies.items():
        if not name.startswith(COUNTED_APART):
            columns[name] = np.asarray(values, np.int32)
    return columns


def _on_the_fast_engine(plan: Plan, deals: range) -> Seen:
    parts = parts_of(plan.game)
    _, edition = _edition(plan.game, plan.edition, plan.edition_text)
    races, bots, around = new_races(plan, deals)
    recorder = parts.fast_measures.play(edition, races, bots)
    came = parts.fast.finished(edition, races)
    seats = len(plan.seats)
    won = np.arange(seats) == came.winner[:, None] if came.shared is None else came.shared[:, :seats]
    first = deals.start * plan.turns_of_the_table
    seen = Seen(uses=recorder.uses, heat=recorder.heat)
    seen.tallies.update({name: int(np.sum(values)) for name, values in came.tallies.items() if name.startswith(COUNTED_APART)})
    columns = _columns(plan, first + np.arange(len(races)), won, around, dict(came.tallies))
    enter(seen, recorder.story(won, came.turns), columns)
    return seen


def table_of(plan: Plan, number: int, keep: Literal["all", "last", "none"]) -> tuple[Table[Any], list[Bot], list[int]]:
    """A race of a plan before anything has happened: its table, the bot at each place, and who sits there."""
    game, edition = _edition(plan.game, plan.edition, plan.edition_text)
    deal, turned = divmod(number, plan.turns_of_the_table)
    seats = len(plan.seats)
    around = [(place + turned) % seats for place in range(seats)]  # who sits at each place
    bots = [
        seat_bot(
            plan.game, plan.seats[who], Random(f"{plan.seed}/{number}/{who}"), lambda fault: None, seconds=plan.bot_seconds
        )
        for who in around
    ]
    state = game.setup(seats, dict(plan.options), edition)
    return Table(game, state, Seeded(seed_from(f"{plan.seed}/{deal}")), keep=keep), bots, around


def _on_the_text(plan: Plan, number: int) -> Seen:
    """One race by the rules text, with every fact told."""
    table, bots, around = table_of(plan, number, keep="last")
    watch = Watch(table)
    try:
        while watch.look():
            for place in table.waiting:
                pov = Pov(table, place)
                watch.answer(place, bots[place](pov), pov)
    except Exception as error:  # whatever a bot does wrong must not end the run
        line = traceback.format_exception_only(error)[-1].strip()
        return Seen(errors=1, first_error=(number, line))
    return watch.seen(plan, number, around)


class Watch:
    """One table of the rules text that is looked at whenever another turn has begun."""

    def __init__(self, table: Table[Any]) -> None:
        self.table, self.game = table, table.game
        self.measures = parts_of(table.game.name).measures
        self.looks: list[tuple[int, Look]] = []
        self.found = Seen(told=1)
        self.decisions, self.bits = 0, 0.0
        self._turn: int | None = None
        self._seats = len(self.game.standing(table.state).ranks)
        self._now = TurnOfOne(self._seats)

    def look(self) -> bool:
        """Look at the table if a turn has begun or the race is over; whether it goes on."""
        self.table.answer_forced()
        going = isinstance(self.table.asked, Ask)
        turn = self.game.turn(self.table.state)
        if not going or turn != self._turn:
            self._turn = turn
            self._take()
        return going

    def _take(self) -> None:
        state = self.table.state
        ranks = self.game.standing(state).ranks
        look = self.measures.look(state)
        before = self.looks[-1][1] if self.looks else None
        if before is not None:
            self._now.weigh(self.found.uses, before, look)
        self._now = TurnOfOne(self._seats)
        for seat in range(self._seats):
            self._now.held[seat].update(self.measures.held(state, seat))
        self.looks.append((ranks.index(1) if 1 in ranks else NOBODY, look))
        self.found.heat.update(look.spots)

    def answer(self, seat: int, answer: Any, pov: Pov) -> None:
        """A seat answers; what it uses is noted."""
        self._now.use(seat, self.measures.used(self.table.state, seat, answer))
        self.bits += log2(max(1, len(pov.options)))
        self.decisions += 1
        self.table.answer(seat, answer)

    def seen(self, plan: Plan, number: int, around: list[int]) -> Seen:
        """All that was seen of the race, now that it is over."""
        state, game = self.table.state, self.game
        winners = game.standing(state).winners
        won = [seat in winners for seat in range(len(around))]
        tallies = dict(parts_of(game.name).tally(state))
        story = story_of_one(self.looks, won, game.turn(state), self.decisions, self.bits)
        enter(self.found, story, _columns(plan, [number], story.won, np.array([around]), {n: [v] for n, v in tallies.items()}))
        self.found.facts.update({fact.kind for fact in self.table.facts})
        self.found.tallies.update({name: times for name, times in tallies.items() if name.startswith(COUNTED_APART)})
        return self.found
