"""Games, scenarios and race files: games, scenario, replay, verify, review."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from hippodrome.cli.options import BotSeconds, Json
from hippodrome.core.errors import BadInput
from hippodrome.i18n.user_language import cli_language


def games(json: Json = False) -> None:
    """List the available games, built in and from installed packages, and why others cannot be used.

    Example: hippodrome games
    """
    from hippodrome.cli.files import list_games

    list_games(cli_language(), as_json=json)


def scenario(
    files: Annotated[list[Path], typer.Argument(metavar="FILE...")],
    json: Json = False,
) -> None:
    """Run scenario files; exits with 1 if any fails.

    Example: hippodrome scenario tests/scenarios/charioteer
    """
    from hippodrome.scenarios import run

    raise typer.Exit(run(files, as_json=json, language=cli_language()))


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE")],
    to: Annotated[int | None, typer.Option("--to", metavar="N", min=0)] = None,
    as_: Annotated[int | None, typer.Option("--as", metavar="SEAT", min=1)] = None,
    json: Json = False,
) -> None:
    """Print the log of a race file.

    Example: hippodrome replay evening.race --to 40 --as 2
    """
    from hippodrome.cli.files import replay as tell_again

    tell_again(file, to=to, seat=as_, language=cli_language(), as_json=json)


def verify(file: Annotated[Path, typer.Argument(metavar="FILE")], json: Json = False) -> None:
    """Check a race file: every answer against the rules, every draw against the committed seed.

    Example: hippodrome verify evening.race
    """
    from hippodrome.cli.files import verify as check

    raise typer.Exit(check(file, language=cli_language(), as_json=json))


def review(
    file: Annotated[list[Path], typer.Argument(metavar="FILE...")],
    seat: Annotated[str, typer.Option(metavar="SEAT")] = "",
    quick: Annotated[bool, typer.Option("--quick")] = False,
    effort: Annotated[float, typer.Option(metavar="FACTOR", min=0.05, max=100)] = 1.0,
    bot: Annotated[str, typer.Option("--bot", metavar="BOT")] = "",
    bot_seconds: BotSeconds = 10.0,
    json: Json = False,
) -> None:
    """Review a race with the coach: win chances over time, the costliest decisions, luck and skill.

    Without --seat, it reviews the decisions of people, or of all seats if only bots raced. The same file gives the same
    review. With several files, it lists the habits of the player at --seat compared with strong players.

    Example: hippodrome review evening.race --seat 1
    """
    thinking = effort * (0.25 if quick else 1)
    if len(file) > 1:
        from hippodrome.coach.habits_report import show_habits

        if bot:
            raise BadInput("bot_looks_at_one_race")
        show_habits(file, seat=seat, effort=thinking, language=cli_language(), as_json=json)
        return
    from hippodrome.cli.review import show_review

    show_review(
        file[0],
        seat=seat,
        effort=thinking,
        language=cli_language(),
        as_json=json,
        bot=bot,
        bot_seconds=bot_seconds,
    )
