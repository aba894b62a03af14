"""Simulate many races between bots on all cores, and count the results.

Two engines run them: the readable rules, and the compiled engine (simulation/compiled.py). The draws of race i and the random
numbers of its bots depend only on the seed and i, so the result does not depend on the number of processes. Mirrored, a deal
(one set of draws) is raced once for every rotation of the bots around the table.
"""

from __future__ import annotations

import json
import sys
import time
import traceback
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import cache
from random import Random
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from hippodrome.analysis.text import analysis_localization
from hippodrome.bots.sandbox import BOT_TIMEOUT, BotFailure, seat_bot
from hippodrome.bots.user_bots import check_bot, check_not_loading
from hippodrome.core.ask import Ask
from hippodrome.core.errors import BadInput, OneOf
from hippodrome.core.game import Game
from hippodrome.core.rng import Seeded, seed_from
from hippodrome.core.table import Bot, Pov, Table
from hippodrome.games.registry import edition_text, get_game, get_plugin
from hippodrome.i18n.user_language import cli_language
from hippodrome.simulation.compiled import compile_for, why_not_fast
from hippodrome.simulation.compiled import race_deals as race_fast_deals
from hippodrome.simulation.executor import map_plan
from hippodrome.simulation.plan import Counts, Plan, chunks_of
from hippodrome.simulation.pool import is_stopped
from hippodrome.simulation.report import report, show

ENGINES = ("", "rules", "fast")
"""Engines for the races; by default the compiled one if it supports the plan."""

LUCK_EFFORT = 0.25
"""Share of a review's effort that is spent on measuring the luck of a race."""

PROGRESS_BAR_DELAY = 1.0
"""Seconds after which a run shows a progress bar."""


def simulate(
    game: Game[Any],
    *,
    seats: Sequence[str],
    games: int,
    seed: str,
    jobs: int = 0,
    edition: str,
    options: Mapping[str, Any] | None = None,
    mirror: bool = False,
    engine: str = "",
    bot_seconds: float = BOT_TIMEOUT,
    backend: str = "",
    as_json: bool = False,
) -> None:
    """Simulate races and print the results, as a table or as one JSON object."""
    plan = make_plan(
        game,
        seats=seats,
        games=games,
        seed=seed,
        edition=edition,
        options=options or {},
        mirror=mirror,
        engine=engine,
        bot_seconds=bot_seconds,
    )
    print_mirroring(plan, games)
    found = run_and_report(plan, jobs, backend)
    if as_json:
        sys.stdout.write(json.dumps(found, ensure_ascii=False) + "\n")
    else:
        show(found, Console(), cli_language())


def print_mirroring(plan: Plan, games: int) -> None:
    """Print a notice if mirroring needs more races than requested."""
    if plan.games > games:
        words = analysis_localization(cli_language())
        sys.stderr.write(words.text("simulate.mirrored", times=len(plan.seats), races=plan.games, asked=games) + "\n")


def run_and_report(plan: Plan, jobs: int, backend: str = "") -> dict[str, Any]:
    """Run the races of a plan; return the report."""
    if plan.engine == "fast":
        compile_for(plan)
    start = time.perf_counter()
    counts = run(plan, jobs, backend)
    return report(plan, counts, time.perf_counter() - start)


def make_plan(
    game: Game[Any],
    *,
    seats: Sequence[str],
    games: int,
    seed: str,
    edition: str,
    options: Mapping[str, Any],
    mirror: bool,
    engine: str = "",
    bot_seconds: float = BOT_TIMEOUT,
) -> Plan:
    """Create the plan of a simulation, with all settings checked.

    `engine` is `rules` or `fast`; by default the fast one if it supports everything in the plan.
    """
    if engine not in ENGINES:
        raise BadInput("no_engine", engine=engine, known=OneOf(filter(None, ENGINES)))
    check_not_loading()
    for name in seats:
        if name.partition(":")[0] == "me":
            raise BadInput("only_bots")
        check_bot(name, game.name, allow_factor=True)
    game.check_seats(len(seats))
    if games < 1:
        raise BadInput("one_race_at_least", number=games)
    seed_from(f"{seed}/{games}")
    text, where = edition_text(game, edition)
    game.read_edition(text, where)
    settled = tuple(game.resolve_options(options).items())
    if mirror:
        games = round_up_to_deals(games, len(seats))
    plan = Plan(game.name, where, text, tuple(seats), settled, games, seed.strip(), mirror, bot_seconds=bot_seconds)
    if engine == "rules":
        return plan
    reason = why_not_fast(plan)
    if reason is None:
        return replace(plan, engine="fast")
    if engine == "fast":
        raise BadInput("not_on_fast_engine", why=reason)
    return plan


def round_up_to_deals(games: int, seats: int) -> int:
    """Round up to whole mirrored deals: a deal is raced once from every seat."""
    return -(-games // seats) * seats


# Simulation ---------------------------------------------------------------------------------------------------------


def race_deals(plan: Plan, deals: range) -> Counts:
    """Simulate some deals, each in every rotation of the plan."""
    counts = Counts()
    for deal in deals:
        if is_stopped():
            break
        first = deal * plan.races_per_deal
        given: list[int] = []
        raced = [run_race(plan, number, counts, luck_of_races=given) for number in range(first, first + plan.races_per_deal)]
        won = [{plan.seats[n] for n in winners} for winners in raced if winners is not None]
        for level in set(plan.seats):
            counts.deals.setdefault(level, Counter())[sum(level in levels for levels in won), len(won)] += 1
        if plan.luck:
            counts.luck_of_deals[sum(plan.seats[0] in levels for levels in won), len(won), sum(given)] += 1
    return counts


def run_race(
    plan: Plan,
    number: int,
    counts: Counts,
    *,
    luck_of_races: list[int] | None = None,
    on_decision: Callable[[Table[Any], int, Any], None] | None = None,
    on_end: Callable[[Table[Any]], None] | None = None,
) -> list[int] | None:
    """Run one race and count it; return the winners by the order of the seat arguments, or None if a bot failed and the race
    was abandoned. `on_decision` is called with each answer before it is given, and `on_end` with the table when the race is
    over.

    If the plan requests it, the luck of the first named seat is appended to `luck_of_races`, in millionths of a win.
    """
    game, edition = _load_edition(plan.game, plan.edition, plan.edition_text)
    deal, turned = divmod(number, plan.races_per_deal)
    around = [(place + turned) % len(plan.seats) for place in range(len(plan.seats))]  # the seat at each place
    bots = [_bot(plan, who, number, counts) for who in around]
    state = game.setup(len(around), dict(plan.options), edition)
    table = Table(
        game, state, Seeded(seed_from(f"{plan.seed}/{deal}")), checkpoints="all" if plan.luck else "last", record_facts=False
    )
    place = 0
    try:
        while True:
            table.answer_forced()
            if not isinstance(table.prompt, Ask):
                break
            for place in table.waiting:
                answer = bots[place](Pov(table, place))
                if on_decision is not None:
                    on_decision(table, place, answer)
                table.answer(place, answer)
                counts.decisions += 1
    except Exception as error:  # an error of a bot must not end the run
        line = traceback.format_exception_only(error)[-1].strip()
        counts.errors += 1
        counts.first_error = counts.first_error or (number, f"{plan.seats[around[place]]}: {line}")
        return None
    winners = [around[winner] for winner in game.standing(table.state).winners]
    if plan.luck and luck_of_races is not None:
        luck_of_races.append(_luck_of_first(plan, table, number, around.index(0)))
    counts.turns[game.turn(table.state)] += 1
    counts.wins.update(winners)
    counts.without_winner += not winners
    counts.tallies.update(get_plugin(game.name).tally(table.state))
    if on_end is not None:
        on_end(table)
    return winners


def _luck_of_first(plan: Plan, table: Table[Any], number: int, place: int) -> int:
    """Return the luck of the first named seat, in millionths of a win; measured in worlds independent of the race's
    own draws."""
    from hippodrome.coach import get_coach
    from hippodrome.coach.decisions import key_of
    from hippodrome.coach.win_probability import luck_per_seat

    effort = get_coach(plan.game).EFFORT.scaled(LUCK_EFFORT)
    return round(1e6 * float(luck_per_seat(table, key_of("ladder", plan.seed, number), effort)[place]))


def _bot(plan: Plan, who: int, number: int, counts: Counts) -> Bot:
    rng = Random(f"{plan.seed}/{number}/{who}")

    def tell(fault: BotFailure) -> None:
        counts.add_failure(number, fault._replace(seat=who))

    return seat_bot(plan.game, plan.seats[who], rng, tell, seconds=plan.bot_seconds)


@cache
def _load_edition(game: str, edition: str, text: str) -> tuple[Game[Any], Any]:
    found = get_game(game)
    return found, found.read_edition(text, edition)


# Parallelization ----------------------------------------------------------------------------------------------------


def run(plan: Plan, jobs: int, backend: str = "") -> Counts:
    """Simulate all deals of a plan in this process or in several, or on a cluster, with a progress bar on a terminal."""
    counts = Counts()
    columns = (
        TextColumn(analysis_localization(cli_language()).text("progress.racing")),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as progress:
        bar = progress.add_task("", total=plan.games, visible=False)
        start = time.perf_counter()
        task = race_fast_deals if plan.engine == "fast" else race_deals
        for some in map_plan(task, plan, chunks_of(plan), jobs=jobs, backend=backend):
            counts.add(some)
            raced = counts.turns.total() + counts.errors
            progress.update(bar, completed=raced, visible=time.perf_counter() - start > PROGRESS_BAR_DELAY)
    return counts
