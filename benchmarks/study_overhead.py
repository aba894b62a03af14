"""What measuring and what a cluster cost: the same races simulated, studied, and studied on Ray.

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

from hippodrome.analysis.sampling import look_at
from hippodrome.analysis.study import Gathered
from hippodrome.bots.defaults import usual_bots
from hippodrome.cli.study import Asked, plan_for
from hippodrome.core.errors import BadInput
from hippodrome.games.registry import DEFAULT_EDITION, NAMES, find
from hippodrome.simulation import run as simulate
from hippodrome.simulation.executor import in_order, pieces_of
from hippodrome.simulation.plan import Plan

ROUNDS = 3
BY_TEXT = 24
"""So many races are studied by the rules text, to compare."""


def seconds_of(clock: Callable[[], float], work: Callable[[], Any]) -> float:
    """How long something takes."""
    began = clock()
    work()
    return clock() - began


def measuring(plan: Plan) -> dict[str, Any]:
    """Processor seconds of the same races, simulated and studied; and how many times as long the rules text takes to study."""
    few = replace(plan, games=1)
    for warm in (few, plan):  # the first run has everything compiled or loaded
        simulated = seconds_of(process_time, lambda: simulate.run(warm, 1))  # noqa: B023
        studied = seconds_of(process_time, lambda: _study(warm, jobs=1))  # noqa: B023
    by_text = seconds_of(process_time, lambda: _study(replace(plan, engine="rules", games=BY_TEXT), jobs=1))
    return {
        "game": plan.game,
        "engine": plan.engine,
        "races": plan.games,
        "simulated": round(simulated, 3),
        "studied": round(studied, 3),
        "times": round(studied / simulated, 2),
        "races_a_second": round(plan.games / studied, 1),
        "races_a_second_by_text": round(BY_TEXT / by_text, 1),
        "times_by_text": round((by_text / BY_TEXT) / (studied / plan.games), 1),
    }


def on_ray(plan: Plan) -> dict[str, Any]:
    """Seconds by the clock of two processes here and of two of Ray, the least of some rounds in turn; and, for larger clusters,
    what a piece costs whoever races it and what it costs this process, which hands pieces out and takes them in."""
    from hippodrome.simulation.ray import connect

    plan = replace(plan, engine="rules")
    pieces = pieces_of(plan)
    ray = connect(cores=2)
    if ray.cluster_resources().get("CPU", 0) != 2:
        raise BadInput("ray_cores")
    _study(replace(plan, games=64), on="ray")
    here, there, own = [], [], []
    for _ in range(ROUNDS):
        began = process_time()
        there.append(seconds_of(perf_counter, lambda: _study(plan, on="ray")))
        own.append(process_time() - began)
        here.append(seconds_of(perf_counter, lambda: _study(plan, jobs=2)))
    ray.shutdown()
    piece = seconds_of(process_time, lambda: look_at(plan, pieces[0]))
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


def _study(plan: Plan, *, jobs: int = 0, on: str = "") -> Gathered:
    return Gathered(plan, list(in_order(look_at, plan, pieces_of(plan), jobs=jobs, on=on)))


def main(arguments: Sequence[str] | None = None) -> None:
    """The command: python -m benchmarks.study_overhead"""
    shape = argparse.RawDescriptionHelpFormatter
    parser = Arguments(prog="python -m benchmarks.study_overhead", description=__doc__, formatter_class=shape)
    parser.add_argument("game", choices=NAMES)
    parser.add_argument("--games", type=at_least(1), default=1024, help="how many races (1024)")
    parser.add_argument("--ray", action="store_true", help="compare processes here with a cluster")
    given = parser.parse_args(arguments)
    if given.games > 1_000_000:
        raise BadInput("at_most_races", most=1_000_000)
    game = find(given.game)
    plan = plan_for(game, DEFAULT_EDITION, Asked(usual_bots(game), given.games, seed="overhead"))
    found = on_ray(plan) if given.ray else measuring(plan)
    sys.stdout.write(json.dumps(found) + "\n")


if __name__ == "__main__":
    sys.exit(run(main))
