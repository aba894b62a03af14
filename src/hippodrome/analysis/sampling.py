"""Simulates deals and samples each race once per turn, on the compiled engine if possible, else on the readable rules."""

from __future__ import annotations

import traceback
from functools import cache
from math import log2
from random import Random
from typing import Any, Literal

import numpy as np

from hippodrome.analysis.measures import NO_SEAT
from hippodrome.analysis.trace import RaceData, TurnUses, add_trace, trace_of_race
from hippodrome.bots.sandbox import seat_bot
from hippodrome.core.ask import Ask
from hippodrome.core.game import Game
from hippodrome.core.rng import Seeded, seed_from
from hippodrome.core.table import Bot, Pov, Table
from hippodrome.games.defaults.measures import Sample
from hippodrome.games.registry import get_game, get_plugin
from hippodrome.simulation.compiled import new_races
from hippodrome.simulation.plan import Plan

ENTRANT_TALLIES = ("races of ", "wins of ", "wins from ")
"""Tallies that measure the entrants instead of the race."""


def sample_deals(plan: Plan, deals: range) -> RaceData:
    """Simulate some deals, each in every rotation of the plan; return their data."""
    if plan.engine == "fast" and get_plugin(plan.game).compiled_measures is not None:
        return _sample_compiled(plan, deals)
    seen = RaceData()
    for deal in deals:
        for turned in range(plan.races_per_deal):
            seen.add(_sample_by_rules(plan, deal * plan.races_per_deal + turned))
    return seen


@cache
def _edition(game: str, edition: str, text: str) -> tuple[Game[Any], Any]:
    found = get_game(game)
    return found, found.read_edition(text, edition)


def _columns(plan: Plan, numbers: Any, won: Any, around: Any, tallies: dict[str, Any]) -> dict[str, Any]:
    """Return the columns of each race besides its measures: its number, wins by place and by bot, and its tallies."""
    columns: dict[str, Any] = {
        "race": np.asarray(numbers, np.int32),
        "deal": np.asarray(numbers, np.int32) // plan.races_per_deal,
        "nobody": (~won.any(axis=1)).astype(np.int8),
    }
    for place in range(len(plan.seats)):
        columns[f"place {place + 1}"] = won[:, place].astype(np.int8)
    for level in dict.fromkeys(plan.seats):
        theirs = np.array([name == level for name in plan.seats])[around]
        columns[f"bot {level}"] = (theirs & won).any(axis=1).astype(np.int8)
    for name, values in tallies.items():
        if not name.startswith(ENTRANT_TALLIES):
            columns[name] = np.asarray(values, np.int32)
    return columns


def _sample_compiled(plan: Plan, deals: range) -> RaceData:
    parts = get_plugin(plan.game)
    _, edition = _edition(plan.game, plan.edition, plan.edition_text)
    races, bots, around = new_races(plan, deals)
    recorder = parts.compiled_measures.play(edition, races, bots)
    came = parts.engine.finished(edition, races)
    seats = len(plan.seats)
    won = np.arange(seats) == came.winner[:, None] if came.shared is None else came.shared[:, :seats]
    first = deals.start * plan.races_per_deal
    seen = RaceData(uses=recorder.uses, heat=recorder.heat)
    seen.tallies.update(
        {name: int(np.sum(values)) for name, values in came.tallies.items() if name.startswith(ENTRANT_TALLIES)}
    )
    columns = _columns(plan, first + np.arange(len(races)), won, around, dict(came.tallies))
    add_trace(seen, recorder.trace(won, came.turns), columns)
    return seen


def new_table(plan: Plan, number: int, keep: Literal["all", "last", "none"]) -> tuple[Table[Any], list[Bot], list[int]]:
    """Return a race of a plan at its start: its table, the bot at each place, and the seat there."""
    game, edition = _edition(plan.game, plan.edition, plan.edition_text)
    deal, turned = divmod(number, plan.races_per_deal)
    seats = len(plan.seats)
    around = [(place + turned) % seats for place in range(seats)]  # the seat at each place
    bots = [
        seat_bot(
            plan.game, plan.seats[who], Random(f"{plan.seed}/{number}/{who}"), lambda fault: None, seconds=plan.bot_seconds
        )
        for who in around
    ]
    state = game.setup(seats, dict(plan.options), edition)
    return Table(game, state, Seeded(seed_from(f"{plan.seed}/{deal}")), checkpoints=keep), bots, around


def _sample_by_rules(plan: Plan, number: int) -> RaceData:
    """Simulate one race on the readable rules, with all facts."""
    table, bots, around = new_table(plan, number, keep="last")
    watch = TableSampler(table)
    try:
        while watch.sample():
            for place in table.waiting:
                pov = Pov(table, place)
                watch.answer(place, bots[place](pov), pov)
    except Exception as error:  # an error of a bot must not end the run
        line = traceback.format_exception_only(error)[-1].strip()
        return RaceData(errors=1, first_error=(number, line))
    return watch.finish(plan, number, around)


class TableSampler:
    """Samples one table on the readable rules at the start of each turn."""

    def __init__(self, table: Table[Any]) -> None:
        self.table, self.game = table, table.game
        self.measures = get_plugin(table.game.name).measures
        self.samples: list[tuple[int, Sample]] = []
        self.data = RaceData(races_with_facts=1)
        self.decisions, self.bits = 0, 0.0
        self._turn: int | None = None
        self._seats = len(self.game.standing(table.state).ranks)
        self._turn_uses = TurnUses(self._seats)

    def sample(self) -> bool:
        """Sample the table if a turn has begun or the race is over; return whether it goes on."""
        self.table.answer_forced()
        going = isinstance(self.table.prompt, Ask)
        turn = self.game.turn(self.table.state)
        if not going or turn != self._turn:
            self._turn = turn
            self._take_sample()
        return going

    def _take_sample(self) -> None:
        state = self.table.state
        ranks = self.game.standing(state).ranks
        look = self.measures.sample(state)
        before = self.samples[-1][1] if self.samples else None
        if before is not None:
            self._turn_uses.count_turn(self.data.uses, before, look)
        self._turn_uses = TurnUses(self._seats)
        for seat in range(self._seats):
            self._turn_uses.held[seat].update(self.measures.held(state, seat))
        self.samples.append((ranks.index(1) if 1 in ranks else NO_SEAT, look))
        self.data.heat.update(look.spots)

    def answer(self, seat: int, answer: Any, pov: Pov) -> None:
        """Answer for a seat, and record what it uses."""
        self._turn_uses.use(seat, self.measures.used(self.table.state, seat, answer))
        self.bits += log2(max(1, len(pov.options)))
        self.decisions += 1
        self.table.answer(seat, answer)

    def finish(self, plan: Plan, number: int, around: list[int]) -> RaceData:
        """Return the data of the finished race."""
        state, game = self.table.state, self.game
        winners = game.standing(state).winners
        won = [seat in winners for seat in range(len(around))]
        tallies = dict(get_plugin(game.name).tally(state))
        trace = trace_of_race(self.samples, won, game.turn(state), self.decisions, self.bits)
        add_trace(
            self.data, trace, _columns(plan, [number], trace.won, np.array([around]), {n: [v] for n, v in tallies.items()})
        )
        self.data.facts.update({fact.kind for fact in self.table.facts})
        self.data.tallies.update({name: times for name, times in tallies.items() if name.startswith(ENTRANT_TALLIES)})
        return self.data
