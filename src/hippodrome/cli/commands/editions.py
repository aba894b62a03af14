"""Editions: show, check, new, diff, compare, sweep, tune."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from hippodrome.cli.options import (
    Backend,
    Edition,
    GameName,
    Games,
    Jobs,
    Json,
    Report,
    Resume,
    SeedText,
    Settings,
    StudySeats,
    study_request,
)
from hippodrome.i18n.error_messages import cli_localization
from hippodrome.i18n.user_language import cli_language


def edition_show(game: GameName, edition: Edition = "reconstructed") -> None:
    """Print the text of an edition.

    Example: hippodrome edition show charioteer > my.toml
    """
    from hippodrome.games.registry import edition_text, get_game, load_edition
    from hippodrome.terminal.output import print_line

    found = get_game(game)
    load_edition(found, edition)
    print_line(edition_text(found, edition)[0].rstrip("\n"))


def edition_check(
    file: Annotated[Path, typer.Argument(metavar="FILE")],
    json: Json = False,
) -> None:
    """List every issue of an edition file, with line and reason.

    Example: hippodrome edition check my.toml
    """
    from hippodrome.cli.files import check_edition

    raise typer.Exit(check_edition(file, language=cli_language(), as_json=json))


def edition_new(
    game: GameName,
    file: Annotated[Path, typer.Argument(metavar="FILE")],
    edition: Edition = "reconstructed",
) -> None:
    """Create an edition file as a copy of a built-in edition.

    Example: hippodrome edition new charioteer new.toml
    """
    from hippodrome.editing.compare import new_edition
    from hippodrome.games.registry import get_game
    from hippodrome.terminal.output import print_line

    new_edition(get_game(game), file, edition)
    print_line(cli_localization(cli_language()).text("said.edition_new", file=str(file)))


def edition_diff(
    first: Annotated[str, typer.Argument(metavar="A")],
    second: Annotated[str, typer.Argument(metavar="B")],
    json: Json = False,
) -> None:
    """Show the differences between two editions of a game.

    Example: hippodrome edition diff reconstructed my.toml
    """
    from hippodrome.editing.compare import diff

    diff(first, second, language=cli_language(), as_json=json)


def edition_compare(
    game: GameName,
    first: Annotated[str, typer.Argument(metavar="A")],
    second: Annotated[str, typer.Argument(metavar="B")],
    games: Games = 1000,
    seed: SeedText = None,
    seats: StudySeats = "",
    set_: Settings = None,
    report: Report = None,
    jobs: Jobs = 0,
    backend: Backend = "",
    resume: Resume = False,
    json: Json = False,
) -> None:
    """Race two editions on the same draws and report the differences, with 95 % intervals.

    Example: hippodrome edition compare charioteer reconstructed my.toml --games 1000 --seed 1
    """
    from hippodrome.editing.compare import compare
    from hippodrome.games.registry import get_game

    found = get_game(game)
    compare(
        found,
        first,
        second,
        request=study_request(found, seats, games, "", seed, set_, jobs=jobs, backend=backend, resume=resume),
        report=report,
        language=cli_language(),
        as_json=json,
    )


def edition_sweep(
    file: Annotated[str, typer.Argument(metavar="FILE")],
    ranges: Annotated[list[str], typer.Argument(metavar="NAME=RANGE...")],
    games: Games = 500,
    seed: SeedText = None,
    seats: StudySeats = "",
    set_: Settings = None,
    report: Report = None,
    jobs: Jobs = 0,
    backend: Backend = "",
    resume: Resume = False,
    json: Json = False,
) -> None:
    """Race an edition with several values of some numbers, on the same draws, and compare the measures.

    Example: hippodrome edition sweep my.toml race.whip=3..8 --games 500
    """
    from hippodrome.editing.compare import game_of_file
    from hippodrome.editing.sweep import read_edition_text, sweep

    found = game_of_file(*read_edition_text(file))
    request = study_request(found, seats, games, "", seed, set_, jobs=jobs, backend=backend, resume=resume)
    sweep(file, ranges, request=request, report=report, language=cli_language(), as_json=json)


def edition_tune(
    file: Annotated[str, typer.Argument(metavar="FILE")],
    target: Annotated[list[str], typer.Option("--target", metavar="TEXT")],
    vary: Annotated[list[str], typer.Option("--vary", metavar="NAME")],
    games: Games = 500,
    trials: Annotated[int, typer.Option(metavar="N", min=1, max=1000)] = 30,
    seed: SeedText = None,
    seats: StudySeats = "",
    set_: Settings = None,
    out: Annotated[Path | None, typer.Option(metavar="FILE.toml")] = None,
    jobs: Jobs = 0,
    backend: Backend = "",
    resume: Resume = False,
    json: Json = False,
) -> None:
    """Search for numbers that reach the targets, and show the trials.

    Example: hippodrome edition tune my.toml --target "length from 17 to 19" --vary race.whip --games 200
    """
    from hippodrome.editing.compare import game_of_file
    from hippodrome.editing.sweep import read_edition_text
    from hippodrome.editing.tune import tune

    found = game_of_file(*read_edition_text(file))
    request = study_request(found, seats, games, "", seed, set_, jobs=jobs, backend=backend, resume=resume)
    tune(file, target, vary, request=request, max_trials=trials, out=out, language=cli_language(), as_json=json)
