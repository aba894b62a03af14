"""Requests of studies: checks the settings, creates the plan, and runs it."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from hippodrome.analysis.study import StudyData, collect, findings
from hippodrome.bots.sandbox import BOT_TIMEOUT
from hippodrome.core.errors import BadInput
from hippodrome.core.game import Game
from hippodrome.games.registry import get_plugin
from hippodrome.simulation.executor import check_backend
from hippodrome.simulation.plan import Plan
from hippodrome.simulation.run import make_plan, round_up_to_deals

MAX_RACES = 1_000_000
"""Maximum number of races in a study: every race is a row in memory."""

DEFAULT_RACES = {"fast": 2000, "rules": 200}
"""Default number of races in a study, by engine."""

DEFAULT_FACT_RACES = 24
"""Additional races on the readable rules, to collect facts that the compiled engine does not record."""


@dataclass(frozen=True)
class StudyRequest:
    """Settings of a study besides the game: the bots, the number of races, and the backend."""

    seats: Sequence[str]
    games: int = 0
    max_error: float = 0.0
    seed: str = "hippodrome"
    options: Mapping[str, Any] | None = None
    engine: str = ""
    jobs: int = 0
    backend: str = ""
    resume: bool = False
    bot_seconds: float = BOT_TIMEOUT


def plan_for(game: Game[Any], edition: str, request: StudyRequest) -> Plan:
    """Create the plan: mirrored if different bots take part, in whole deals."""
    check_backend(request.backend)
    if request.max_error and not 0 < request.max_error < 0.5:
        raise BadInput("max_error_range")
    if request.games > MAX_RACES:
        raise BadInput("study_too_long", most=MAX_RACES, number=request.games)
    mirror = len(set(request.seats)) > 1
    plan = make_plan(
        game,
        seats=request.seats,
        games=max(1, request.games),
        seed=request.seed,
        edition=edition,
        options=request.options or {},
        mirror=mirror,
        engine=request.engine,
        bot_seconds=request.bot_seconds,
    )
    plan = with_measuring_engine(plan, request)
    games = request.games or (MAX_RACES if request.max_error else DEFAULT_RACES[plan.engine])
    return replace(plan, games=round_up_to_deals(games, len(request.seats)) if mirror else games)


def with_measuring_engine(plan: Plan, request: StudyRequest) -> Plan:
    """Return the plan on the readable rules if the game has no measures for its fast engine; raises BadInput if that was
    requested."""
    if plan.engine == "rules" or get_plugin(plan.game).compiled_measures is not None:
        return plan
    if request.engine == "fast":
        raise BadInput("measured_on_rules", game=plan.game)
    return replace(plan, engine="rules")


def facts_plan(plan: Plan, fact_races: int) -> Plan | None:
    """Return the plan of a few races on the readable rules, to collect facts; None if all races run there anyway."""
    if plan.engine == "rules" or not fact_races:
        return None
    games = min(fact_races, plan.games)
    return replace(plan, engine="rules", games=round_up_to_deals(games, len(plan.seats)) if plan.mirror else games)


def run_study(
    plan: Plan, request: StudyRequest, fact_races: int = DEFAULT_FACT_RACES, coach: int = 0
) -> tuple[StudyData, dict[str, Any]]:
    """Simulate a plan and return its findings; `coach` races are reviewed in addition."""
    found = collect(plan, jobs=request.jobs, backend=request.backend, max_error=request.max_error, resume=request.resume)
    also = facts_plan(plan, fact_races)
    rules_data = None if also is None else collect(also, jobs=request.jobs, backend=request.backend)
    found_texts = findings(found, rules_data)
    if coach:
        from hippodrome.analysis.coach_metrics import measure_with_coach

        found_texts["close"] = measure_with_coach(plan, coach, jobs=request.jobs, backend=request.backend)
    return found, found_texts


def check_coach(game: str, coach: int) -> None:
    """Raise BadInput if a game has no coach."""
    if coach:
        from hippodrome.coach import get_coach, get_search_policy
        from hippodrome.coach.review import check_engine

        check_engine(game)
        get_coach(game)
        get_search_policy(game)


def parse_max_error(text: str) -> float:
    """Parse an error that a user typed: 0.5% or 0.005."""
    m = re.fullmatch(r"\s*(\d{0,3}(?:\.\d{0,6})?)\s*(%?)\s*", text)
    if not m or not m[1].strip("."):
        raise BadInput("no_max_error", typed=text[:20])
    value = float(m[1]) / (100 if m[2] else 1)
    if not 0 < value < 0.5:
        raise BadInput("max_error_range")
    return value
