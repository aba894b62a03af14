"""What more thinking is worth: decisions made with a part of miliarius' thinking, with all of it, and with four times as much.

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
from hippodrome.bots import find_bot, without_clock
from hippodrome.bots.search import TO_THE_END, Effort, Judge
from hippodrome.coach import minds_of
from hippodrome.core.ask import Ask
from hippodrome.core.rng import Seeded, seed_from
from hippodrome.core.table import Pov, Table
from hippodrome.games.registry import find, load_edition

LEVEL = "miliarius"
RACING = 0.1
"""With this part of its thinking it races: where it comes to matters here, not how well it plays."""
THINKING = (0.25, 1.0, 4.0)
"""So many times its thinking."""
AGAIN = 10
"""It thinks so often about each decision."""
AT_ONCE = 250
"""Worlds tried in one go."""


class Decision:
    """A decision with what comes of each candidate in many worlds; it can be made again in a part of them."""

    def __init__(self, pov: Pov, key: str, worlds: int, at_the_end: int, turns: int | None = None) -> None:
        self.pov, self.key, self.worlds, self.at_the_end, self.turns = pov, key, worlds, at_the_end, turns
        self.answers: list[Any] = []
        self.values: Any = None
        self.ends: Any = None
        self.shown: Any = None
        self.played = 0

    def think(self, times: float) -> tuple[int, int]:
        """What is chosen, as the number of a candidate, and how many races were played out for it."""
        effort = without_clock(self.pov.game.name, LEVEL, times)
        assert effort is not None
        self.played = 0
        found = minds_of(self.pov.game.name).ponder(self.pov, Random(self.key), effort, self.judging)[0]
        return (self.answers.index(found) if found in self.answers else 0), self.played

    def judging(self, pov: Pov, rng: Random, answers: Sequence[Any], turns: int, /, *, wait: bool) -> Judge:
        """A judge who looks up what came of candidates, in the worlds that are shown to it; the first one tries them all."""
        if self.values is None:
            self.answers = list(answers)
            self.values = self._try(turns if self.turns is None else self.turns, self.worlds, "values")
            if self.at_the_end:
                self.ends = self._try(TO_THE_END, self.at_the_end, "ends")
            self.shown = np.arange(self.worlds // 2)
        assert list(answers) == self.answers, "the same candidates, whenever it thinks about them"

        def look(numbers: Sequence[int], worlds: range) -> Any:
            self.played += len(numbers) * len(worlds)
            return self.values[list(numbers)][:, self.shown[np.arange(worlds.start, worlds.stop) % len(self.shown)]]

        return look

    def _try(self, turns: int, worlds: int, kind: str) -> Any:
        judge = minds_of(self.pov.game.name).judge(self.pov, Random(f"{self.key}/{kind}"), self.answers, turns)
        every = range(len(self.answers))
        parts = [range(start, min(start + AT_ONCE, worlds)) for start in range(0, worlds, AT_ONCE)]
        return np.concatenate([judge(every, part) for part in parts], axis=1)


def decisions_of(
    game: str, races: int, seed: str, seats: int, part: float, options: Mapping[str, Any]
) -> Iterator[tuple[Pov, str, bool]]:
    """Every question with several answers in races of miliarius, a key of its own, and whether it is to be looked at."""
    rules = find(game)
    for number in range(races):
        state = rules.setup(seats, rules.settle(options), load_edition(rules))
        table = Table(rules, state, Seeded(seed_from(f"{seed}/{number}")), keep="all", telling=False)
        picked = Random(f"{seed}/{number}/picked")
        bots = [
            find_bot(game, LEVEL, Random(f"{seed}/{number}/{seat}"), without_clock(game, LEVEL, RACING))
            for seat in range(seats)
        ]
        while True:
            table.answer_forced()
            if not isinstance(table.asked, Ask):
                break
            for seat in table.waiting:
                yield Pov(table, seat), f"{seed}/{number}/{len(table.log)}", picked.random() < part
                table.answer(seat, bots[seat](Pov(table, seat)))


def look_at(decision: Decision, key: str) -> dict[str, Any] | None:
    """What each amount of thinking gained over first sight at a decision; None if there is nothing to think about."""
    decision.think(THINKING[0])
    if decision.values is None:
        return None
    rng = np.random.default_rng(list(key.encode()))
    found: dict[str, Any] = {kind: {"gain": 0.0, "end": 0.0, "played": 0.0} for kind in (*map(str, THINKING), "all", "end")}
    for _ in range(AGAIN):
        order = rng.permutation(decision.worlds)
        decision.shown, others = order[::2], order[1::2]
        chosen: dict[str, tuple[int, int]] = {str(times): decision.think(times) for times in THINKING}
        shown, later = decision.values[:, decision.shown], decision.ends
        chosen["all"] = int(shown.mean(axis=1).argmax()), shown.size
        if later is not None:
            half = rng.permutation(later.shape[1])
            shown, later = later[:, half[::2]], later[:, half[1::2]]
            chosen["end"] = int(shown.mean(axis=1).argmax()), shown.size
        first = _first_sight(decision)
        for kind, (answer, played) in chosen.items():
            row, here = found[kind], decision.values[:, others]
            row["played"] += played / AGAIN
            row["gain"] += float((here[answer] - here[first]).mean()) / AGAIN
            if later is not None:
                row["end"] += float((later[answer] - later[first]).mean()) / AGAIN
    return found


def _first_sight(decision: Decision) -> int:
    """What miliarius would answer if it did not imagine a single race."""
    found = minds_of(decision.pov.game.name).ponder(decision.pov, Random(decision.key), Effort(playouts=0), decision.judging)[0]
    return decision.answers.index(found)


def measure(
    game: str,
    races: int,
    seed: str,
    *,
    seats: int,
    part: float,
    worlds: int,
    at_the_end: int,
    turns: int | None = None,
    options: Mapping[str, Any],
) -> dict[str, Any]:  # fmt: skip
    """What thinking gained at some decisions of some races, in points of a win, each with its error."""
    rows, looked, asked = [], 0, 0
    for pov, key, picked in decisions_of(game, races, seed, seats, part, options):
        asked += 1
        if picked:
            looked += 1
            row = look_at(Decision(pov, key, worlds, at_the_end, turns), key)
            rows += [] if row is None else [row]
    a_seat = asked / races / seats * len(rows) / max(1, looked)
    kinds = [*map(str, THINKING), "all", *(["end"] if at_the_end else [])]
    table = {kind: _sum_up(rows, kind, at_the_end > 0) for kind in kinds}
    return {
        "game": game,
        "races": races,
        "seed": seed,
        "seats": seats,
        "looked_at": len(rows),
        "a_seat": round(a_seat, 1),
        **table,
    }


def _sum_up(rows: Sequence[dict[str, Any]], kind: str, with_end: bool) -> dict[str, Any]:
    """One amount of thinking: races played out for a decision, and what it gained over first sight and the usual amount."""
    found: dict[str, Any] = {"played": round(float(np.mean([row[kind]["played"] for row in rows] or [0])))}
    for name in ("gain", "end") if with_end else ("gain",):
        for over, base in (("first", None), ("usual", "1.0")):
            gains = 100 * np.array([row[kind][name] - (row[base][name] if base else 0.0) for row in rows] or [0.0])
            found[f"{name}_over_{over}"] = [round(float(gains.mean()), 3), round(float(gains.std() / len(gains) ** 0.5), 3)]
    return found


def main(arguments: Sequence[str] | None = None) -> None:
    """The command: python -m benchmarks.search_budget"""
    parser = tool_arguments("benchmarks.search_budget", __doc__, part="minds", races=2)
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
    find(given.game).check_seats(given.seats)
    found = measure(
        given.game,
        given.races,
        given.seed,
        seats=given.seats,
        part=given.part,
        worlds=given.worlds,
        at_the_end=max(2, given.end) if given.end else 0,
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
    for kind, row in ((kind, found[kind]) for kind in (*map(str, THINKING), "all", "end") if kind in found):
        told = "; ".join(
            f"{where}: {row[name + '_over_first'][0]:+.3f} ±{row[name + '_over_first'][1]:.3f}, "
            f"{row[name + '_over_usual'][0]:+.3f} ±{row[name + '_over_usual'][1]:.3f}"
            for name, where in (("gain", "own horizon"), ("end", "end of the race"))
            if name + "_over_first" in row
        )
        sys.stdout.write(f"{kind:12}{row['played']:<17}{told}\n")


if __name__ == "__main__":
    sys.exit(run(main))
