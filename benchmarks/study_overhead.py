"""Overhead of studies and of a cluster: the same races simulated, studied, and studied on Ray.

    python -m benchmarks.study_overhead charioteer --games 1024
    python -m benchmarks.study_overhead charioteer --games 4096 --ray

prints processor seconds of one thread for simulating and for studying on the fast engine, and how many times as long a race
takes to be studied by the rules text; with `--ray`, seconds by the clock of two processes
here and of Ray, by the rules text, and what a piece of work costs: by that one knows how many cores this process could feed.
By the clock only a machine that is otherwise idle says something.
"""

from __future__ import annotations

from benchmarks.args import at_least
from hippodrome.cli.runner import Arguments, expect_interrupts, run

expect_interrupts(__name__)

import argparse
import json
import sys
from collections.abc import Callable, Sequence
from dataclasses import replace
from time import perf_counter, process_time
from typing import Any

from hippodrome.analysis.sampling import sample_deals
from hippodrome.analysis.study import StudyData
from hippodrome.analysis.study_request import StudyRequest, plan_for
from hippodrome.bots.defaults import default_bots
from hippodrome.core.errors import BadInput
from hippodrome.games.registry import BUILT_IN_NAMES, DEFAULT_EDITION, get_game
from hippodrome.simulation import run as simulate
from hippodrome.simulation.executor import map_plan
from hippodrome.simulation.plan import Plan, chunks_of

ROUNDS = 3
RULES_RACES = 24
"""Races studied on the rules text for comparison."""


def seconds_of(clock: Callable[[], float], work: Callable[[], Any]) -> float:
    """Seconds that a call takes."""
    began = clock()
    work()
    return clock() - began


def measure_study(plan: Plan) -> dict[str, Any]:
    """Processor seconds of the same races, simulated and studied; and how many times as long the rules text takes to study."""
    few = replace(plan, games=1)
    for warm in (few, plan):  # the first run has everything compiled or loaded
        simulated = seconds_of(process_time, lambda: simulate.run(warm, 1))  # noqa: B023
        studied = seconds_of(process_time, lambda: _study(warm, jobs=1))  # noqa: B023
    by_text = seconds_of(process_time, lambda: _study(replace(plan, engine="rules", games=RULES_RACES), jobs=1))
    return {
        "game": plan.game,
        "engine": plan.engine,
        "races": plan.games,
        "simulated": round(simulated, 3),
        "studied": round(studied, 3),
        "times": round(studied / simulated, 2),
        "races_a_second": round(plan.games / studied, 1),
        "races_a_second_by_text": round(RULES_RACES / by_text, 1),
        "times_by_text": round((by_text / RULES_RACES) / (studied / plan.games), 1),
    }


def measure_ray(plan: Plan) -> dict[str, Any]:
    """Seconds by the clock of two processes here and of two of Ray, the least of some rounds in turn; and, for larger clusters,
    what a piece costs whoever races it and what it costs this process, which hands pieces out and takes them in."""
    from hippodrome.simulation.ray import connect

    plan = replace(plan, engine="rules")
    pieces = list(chunks_of(plan))
    ray = connect(cores=2)
    if ray.cluster_resources().get("CPU", 0) != 2:
        raise BadInput("this compares two workers with two workers: start Ray with two cores, ray start --head --num-cpus 2")
    _study(replace(plan, games=64), backend="ray")
    here, there, own = [], [], []
    for _ in range(ROUNDS):
        began = process_time()
        there.append(seconds_of(perf_counter, lambda: _study(plan, backend="ray")))
        own.append(process_time() - began)
        here.append(seconds_of(perf_counter, lambda: _study(plan, jobs=2)))
    ray.shutdown()
    piece = seconds_of(process_time, lambda: sample_deals(plan, pieces[0]))
    hand_out = min(own) / len(pieces)
    return {
        "game": plan.game,
        "races": plan.games,
        "here": round(min(here), 2),
        "ray": round(min(there), 2),
        "times": round(min(there) / min(here), 2),
        "pieces": len(pieces),
        "seconds_a_piece": round(piece, 3),
        "seconds_to_hand_out_a_piece": round(hand_out, 5),
        "cores_that_can_be_fed": int(piece / hand_out),
    }


def _study(plan: Plan, *, jobs: int = 0, backend: str = "") -> StudyData:
    return StudyData(plan, list(map_plan(sample_deals, plan, list(chunks_of(plan)), jobs=jobs, backend=backend)))


def main(arguments: Sequence[str] | None = None) -> None:
    """The command: python -m benchmarks.study_overhead"""
    shape = argparse.RawDescriptionHelpFormatter
    parser = Arguments(prog="python -m benchmarks.study_overhead", description=__doc__, formatter_class=shape)
    parser.add_argument("game", choices=BUILT_IN_NAMES)
    parser.add_argument("--games", type=at_least(1), default=1024, help="how many races (1024)")
    parser.add_argument("--ray", action="store_true", help="compare processes here with a cluster")
    given = parser.parse_args(arguments)
    if given.games > 1_000_000:
        raise BadInput("at most 1000000 races")
    game = get_game(given.game)
    plan = plan_for(game, DEFAULT_EDITION, StudyRequest(default_bots(game), given.games, seed="overhead"))
    found = measure_ray(plan) if given.ray else measure_study(plan)
    sys.stdout.write(json.dumps(found) + "\n")


if __name__ == "__main__":
    sys.exit(run(main))
