"""Options that several commands share, and their parsing."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from hippodrome.core.errors import BadInput

BOTS = "tiro, dummy, auriga, agitator, miliarius"
GameName = Annotated[str, typer.Argument(metavar="GAME")]
Edition = Annotated[str, typer.Option("--edition", metavar="NAME|FILE")]
Settings = Annotated[list[str] | None, typer.Option("--set", metavar="OPTION=VALUE")]
SeedText = Annotated[str | None, typer.Option("--seed", metavar="TEXT")]
Database = Annotated[str, typer.Option("--database", metavar="URL")]
BotSeconds = Annotated[float, typer.Option("--bot-seconds", metavar="SECONDS", min=0.001, max=86400)]
Json = Annotated[bool, typer.Option("--json")]
Report = Annotated[Path | None, typer.Option("--report", metavar="FILE.html")]
Resume = Annotated[bool, typer.Option("--resume")]
Backend = Annotated[str, typer.Option("--backend", metavar="local|ray")]
Jobs = Annotated[int, typer.Option("--jobs", metavar="N", min=0, max=1024)]
StudySeats = Annotated[
    str,
    typer.Option("--seats", metavar="SEATS", show_default=",".join(["auriga"] * 4)),
]
Games = Annotated[int, typer.Option("--games", metavar="N", min=1, max=1_000_000)]


def read_settings(game: Any, settings: list[str] | None) -> dict[str, Any]:
    """Parse the options of a game from `--set name=value`."""
    chosen = {}
    for text in settings or []:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadInput("set_what", typed=text)
        if name not in game.options:
            raise game.unknown_option(name)
        chosen[name] = game.options[name].read(name, value)
    return chosen


def study_request(
    game: Any,
    seats: str,
    games: int,
    max_error: str,
    seed: str | None,
    set_: list[str] | None,
    engine: str = "",
    jobs: int = 0,
    backend: str = "",
    resume: bool = False,
    bot_seconds: float = 10.0,
) -> Any:
    """Build a study request from command-line options."""
    from hippodrome.analysis.study_request import StudyRequest, parse_max_error
    from hippodrome.bots.defaults import default_bots

    return StudyRequest(
        seats=[seat.strip() for seat in seats.split(",")] if seats else default_bots(game),
        games=games,
        max_error=parse_max_error(max_error) if max_error else 0.0,
        seed="hippodrome" if seed is None else seed,
        options=read_settings(game, set_),
        engine=engine,
        jobs=jobs,
        backend=backend,
        resume=resume,
        bot_seconds=bot_seconds,
    )
