"""Measure a game."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from hippodrome.cli.options import (
    Backend,
    BotSeconds,
    Edition,
    GameName,
    Jobs,
    Json,
    Report,
    Resume,
    SeedText,
    Settings,
    StudySeats,
    study_request,
)
from hippodrome.i18n.user_language import cli_language


def study(
    game: GameName,
    games: Annotated[
        int,
        typer.Option(metavar="N", min=0, max=1_000_000, show_default="help.study.games-default"),
    ] = 0,
    max_error: Annotated[str, typer.Option(metavar="ERROR")] = "",
    seats: StudySeats = "",
    seed: SeedText = None,
    edition: Edition = "reconstructed",
    set_: Settings = None,
    engine: Annotated[str, typer.Option(metavar="rules|fast")] = "",
    rule_races: Annotated[int, typer.Option(metavar="N", min=0, max=100_000)] = 24,
    coach_races: Annotated[int, typer.Option(metavar="N", min=0, max=10_000)] = 0,
    report: Report = None,
    out: Annotated[Path | None, typer.Option(metavar="FILE.parquet")] = None,
    jobs: Jobs = 0,
    backend: Backend = "",
    resume: Resume = False,
    bot_seconds: BotSeconds = 10.0,
    json: Json = False,
) -> None:
    """Measure a game: race length, lead changes, openness, and win rates, with 95 % intervals.

    Example: hippodrome study charioteer --games 2000 --report charioteer.html

    Example: hippodrome study chariot-race --max-error 0.5% --seats auriga,dummy,tiro,tiro --out races.parquet
    """
    from hippodrome.cli.study import study as run
    from hippodrome.games.registry import get_game

    found = get_game(game)
    run(
        found,
        edition=edition,
        request=study_request(found, seats, games, max_error, seed, set_, engine, jobs, backend, resume, bot_seconds),
        fact_races=rule_races,
        coach=coach_races,
        report=report,
        out=out,
        language=cli_language(),
        as_json=json,
    )
