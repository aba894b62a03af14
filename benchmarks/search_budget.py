"""Value of more search: decisions of miliarius with a quarter of its search effort, all of it, and four times as much.

    python -m benchmarks.search_budget chariot-race --races 3 --seed 1

A ladder needs thousands of races to tell apart two bots of nearly the same strength; decisions need not be raced. Miliarius
races itself, and at some of its decisions all candidates are tried in many worlds, once. Then it thinks about the same decision
again and again, each time in other ones of those worlds, and what it chooses is compared with first sight (what it would answer
unseen) in those worlds that it was not shown: at its own horizon, and, in still other worlds, at the end of the race.
"""

from __future__ import annotations

from benchmarks.args import at_least
from hippodrome.cli.runner import expect_interrupts, run

expect_interrupts(__name__)

import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any

import numpy as np

from benchmarks.args import tool_arguments
from hippodrome.bots import find_bot, fixed_effort
from hippodrome.bots.search import TO_THE_END, Judge, SearchEffort
from hippodrome.coach import get_search_policy
from hippodrome.core.ask import Ask
from hippodrome.core.rng import Seeded, seed_from
from hippodrome.core.table import Pov, Table
from hippodrome.games.registry import get_game, load_edition

BOT = "miliarius"
RACING_EFFORT = 0.1
"""Share of its effort with which the bot races: only the positions it reaches matter here, not how well it plays."""
EFFORT_FACTORS = (0.25, 1.0, 4.0)
"""Effort factors to compare."""
REPETITIONS = 10
"""Searches per decision."""
WORLDS_PER_CALL = 250
"""Worlds tried in one go."""


class Decision:
    """A decision with what comes of each candidate in many worlds; it can be made again in a part of them."""

    def __init__(self, pov: Pov, key: str, worlds: int, end_worlds: int, turns: int | None = None) -> None:
        self.pov, self.key, self.worlds, self.end_worlds, self.turns = pov, key, worlds, end_worlds, turns
        self.answers: list[Any] = []
        self.values: Any = None
        self.end_values: Any = None
        self.visible_worlds: Any = None
        self.playouts = 0

    def search(self, times: float) -> tuple[int, int]:
        """Search the decision; the number of the chosen candidate, and the playouts spent on it."""
        effort = fixed_effort(self.pov.game.name, BOT, times)
        assert effort is not None
        self.playouts = 0
        found = get_search_policy(self.pov.game.name).evaluate(self.pov, Random(self.key), effort, self.find_judge)[0]
        return (self.answers.index(found) if found in self.answers else 0), self.playouts

    def find_judge(self, pov: Pov, rng: Random, answers: Sequence[Any], turns: int, /, *, wait: bool) -> Judge:
        """A judge who looks up what came of candidates, in the worlds that are shown to it; the first one tries them all."""
        if self.values is None:
            self.answers = list(answers)
            self.values = self._evaluate(turns if self.turns is None else self.turns, self.worlds, "values")
            if self.end_worlds:
                self.end_values = self._evaluate(TO_THE_END, self.end_worlds, "ends")
            self.visible_worlds = np.arange(self.worlds // 2)
        assert list(answers) == self.answers, "the same candidates, whenever it thinks about them"

        def look(numbers: Sequence[int], worlds: range) -> Any:
            self.playouts += len(numbers) * len(worlds)
            return self.values[list(numbers)][
                :, self.visible_worlds[np.arange(worlds.start, worlds.stop) % len(self.visible_worlds)]
            ]

        return look

    def _evaluate(self, turns: int, worlds: int, kind: str) -> Any:
        judge = get_search_policy(self.pov.game.name).judge(self.pov, Random(f"{self.key}/{kind}"), self.answers, turns)
        every = range(len(self.answers))
        parts = [range(start, min(start + WORLDS_PER_CALL, worlds)) for start in range(0, worlds, WORLDS_PER_CALL)]
        return np.concatenate([judge(every, part) for part in parts], axis=1)


def decisions_of(
    game: str, races: int, seed: str, seats: int, share: float, options: Mapping[str, Any]
) -> Iterator[tuple[Pov, str, bool]]:
    """Every question with several answers in races of miliarius, a key of its own, and whether it is to be looked at."""
    rules = get_game(game)
    for number in range(races):
        state = rules.setup(seats, rules.resolve_options(options), load_edition(rules))
        table = Table(rules, state, Seeded(seed_from(f"{seed}/{number}")), checkpoints="all", record_facts=False)
        picked = Random(f"{seed}/{number}/picked")
        bots = [
            find_bot(game, BOT, Random(f"{seed}/{number}/{seat}"), fixed_effort(game, BOT, RACING_EFFORT))
            for seat in range(seats)
        ]
        while True:
            table.answer_forced()
            if not isinstance(table.prompt, Ask):
                break
            for seat in table.waiting:
                yield Pov(table, seat), f"{seed}/{number}/{len(table.log)}", picked.random() < share
                table.answer(seat, bots[seat](Pov(table, seat)))


def measure_decision(decision: Decision, key: str) -> dict[str, Any] | None:
    """Gain of each amount of search over no search at a decision; None if there is only one candidate."""
    decision.search(EFFORT_FACTORS[0])
    if decision.values is None:
        return None
    rng = np.random.default_rng(list(key.encode()))
    found: dict[str, Any] = {
        kind: {"gain": 0.0, "end": 0.0, "played": 0.0} for kind in (*map(str, EFFORT_FACTORS), "all", "end")
    }
    for _ in range(REPETITIONS):
        order = rng.permutation(decision.worlds)
        decision.visible_worlds, others = order[::2], order[1::2]
        chosen: dict[str, tuple[int, int]] = {str(times): decision.search(times) for times in EFFORT_FACTORS}
        shown, later = decision.values[:, decision.visible_worlds], decision.end_values
        chosen["all"] = int(shown.mean(axis=1).argmax()), shown.size
        if later is not None:
            half = rng.permutation(later.shape[1])
            shown, later = later[:, half[::2]], later[:, half[1::2]]
            chosen["end"] = int(shown.mean(axis=1).argmax()), shown.size
        first = _answer_without_search(decision)
        for kind, (answer, played) in chosen.items():
            row, here = found[kind], decision.values[:, others]
            row["played"] += played / REPETITIONS
            row["gain"] += float((here[answer] - here[first]).mean()) / REPETITIONS
            if later is not None:
                row["end"] += float((later[answer] - later[first]).mean()) / REPETITIONS
    return found


def _answer_without_search(decision: Decision) -> int:
    """The answer of miliarius without a single playout."""
    found = get_search_policy(decision.pov.game.name).evaluate(
        decision.pov, Random(decision.key), SearchEffort(playouts=0), decision.find_judge
    )[0]
    return decision.answers.index(found)


def measure(
    game: str,
    races: int,
    seed: str,
    *,
    seats: int,
    share: float,
    worlds: int,
    end_worlds: int,
    turns: int | None = None,
    options: Mapping[str, Any],
) -> dict[str, Any]:  # fmt: skip
    """Gain from search at some decisions of some races, in points of a win, each with its error."""
    rows, looked, asked = [], 0, 0
    for pov, key, picked in decisions_of(game, races, seed, seats, share, options):
        asked += 1
        if picked:
            looked += 1
            row = measure_decision(Decision(pov, key, worlds, end_worlds, turns), key)
            rows += [] if row is None else [row]
    a_seat = asked / races / seats * len(rows) / max(1, looked)
    kinds = [*map(str, EFFORT_FACTORS), "all", *(["end"] if end_worlds else [])]
    table = {kind: _summarize(rows, kind, end_worlds > 0) for kind in kinds}
    return {
        "game": game,
        "races": races,
        "seed": seed,
        "seats": seats,
        "looked_at": len(rows),
        "a_seat": round(a_seat, 1),
        **table,
    }


def _summarize(rows: Sequence[dict[str, Any]], kind: str, with_end: bool) -> dict[str, Any]:
    """One amount of thinking: races played out for a decision, and what it gained over first sight and the usual amount."""
    found: dict[str, Any] = {"played": round(float(np.mean([row[kind]["played"] for row in rows] or [0])))}
    for name in ("gain", "end") if with_end else ("gain",):
        for over, base in (("first", None), ("usual", "1.0")):
            gains = 100 * np.array([row[kind][name] - (row[base][name] if base else 0.0) for row in rows] or [0.0])
            found[f"{name}_over_{over}"] = [round(float(gains.mean()), 3), round(float(gains.std() / len(gains) ** 0.5), 3)]
    return found


def main(arguments: Sequence[str] | None = None) -> None:
    """The command: python -m benchmarks.search_budget"""
    parser = tool_arguments("benchmarks.search_budget", __doc__, part="search_policy", races=2)
    parser.add_argument("--seats", type=at_least(2), default=2, help="how many race (2)")
    parser.add_argument("--part", type=float, default=0.25, help="the part of all decisions that is looked at (0.25)")
    parser.add_argument("--worlds", type=at_least(2), default=2000, help="worlds for each candidate (2000)")
    parser.add_argument(
        "--end", type=at_least(0), default=0, help="worlds for each candidate that go on to the end of the race (0: none)"
    )
    parser.add_argument(
        "--turns", type=at_least(0), help="play so many turns on, not as many as miliarius does (0: to the end)"
    )
    parser.add_argument("--json", action="store_true", help="one JSON object, with everything that was found")
    given = parser.parse_args(arguments)
    get_game(given.game).check_seats(given.seats)
    found = measure(
        given.game,
        given.races,
        given.seed,
        seats=given.seats,
        share=given.part,
        worlds=given.worlds,
        end_worlds=max(2, given.end) if given.end else 0,
        turns=given.turns,
        options={},
    )
    if given.json:
        sys.stdout.write(json.dumps(found) + "\n")
        return
    sys.stdout.write(
        f"{given.game}, races at {given.seats} seats: looked at {found['looked_at']} decisions; "
        f"in a race {found['a_seat']} of a seat are worth thinking about\n"
        "thinking    races imagined   points of a win more than at first sight, and than with usual thinking\n"
    )
    for kind, row in ((kind, found[kind]) for kind in (*map(str, EFFORT_FACTORS), "all", "end") if kind in found):
        told = "; ".join(
            f"{where}: {row[name + '_over_first'][0]:+.3f} ±{row[name + '_over_first'][1]:.3f}, "
            f"{row[name + '_over_usual'][0]:+.3f} ±{row[name + '_over_usual'][1]:.3f}"
            for name, where in (("gain", "own horizon"), ("end", "end of the race"))
            if name + "_over_first" in row
        )
        sys.stdout.write(f"{kind:12}{row['played']:<17}{told}\n")


if __name__ == "__main__":
    sys.exit(run(main))
