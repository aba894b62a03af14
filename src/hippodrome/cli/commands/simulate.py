"""Simulate races among bots: simulate, ladder, evaluate, fields, precompile."""

from __future__ import annotations

from typing import Annotated, Any

import typer

from hippodrome.cli.options import BOTS, Backend, BotSeconds, Edition, GameName, Jobs, Json, SeedText, Settings, read_settings
from hippodrome.core.errors import BadInput


def simulate(
    game: GameName,
    seats: Annotated[str, typer.Option(metavar="SEATS", show_default=",".join(["auriga"] * 4))] = "",
    games: Annotated[int, typer.Option(metavar="N", min=1, max=100_000_000)] = 1000,
    seed: SeedText = None,
    jobs: Annotated[int, typer.Option(metavar="N", min=0, max=1024)] = 0,
    edition: Edition = "reconstructed",
    set_: Settings = None,
    mirror: Annotated[bool, typer.Option("--mirror")] = False,
    engine: Annotated[str, typer.Option(metavar="rules|fast")] = "",
    bot_seconds: BotSeconds = 10.0,
    out: Annotated[str, typer.Option(metavar="FILE")] = "",
    resume: Annotated[bool, typer.Option("--resume")] = False,
    backend: Backend = "",
    json: Json = False,
) -> None:
    """Run many bot races and report statistics, or export the races.

    Example: hippodrome simulate charioteer --seats auriga,dummy --games 2000 --mirror --json

    Example: hippodrome simulate chariot-race --seats auriga,tiro --games 40 --out races.parquet
    """
    from hippodrome.bots.defaults import default_bots
    from hippodrome.games.registry import get_game

    found = get_game(game)
    arguments: dict[str, Any] = {
        "seats": [seat.strip() for seat in seats.split(",")] if seats else default_bots(found),
        "games": games,
        "seed": "hippodrome" if seed is None else seed,
        "jobs": jobs,
        "edition": edition,
        "options": read_settings(found, set_),
        "mirror": mirror,
        "engine": engine,
        "bot_seconds": bot_seconds,
        "as_json": json,
    }
    if out:
        from hippodrome.rl.datasets import simulate_and_write

        if backend:
            raise BadInput("out_is_local")
        simulate_and_write(found, out=out, resume=resume, **arguments)
    elif resume:
        raise BadInput("resume_needs_out")
    else:
        from hippodrome.simulation.run import simulate as run

        run(found, backend=backend, **arguments)


def ladder(
    game: GameName,
    seats: Annotated[int | None, typer.Option(metavar="N", min=2, max=8, show_default="4")] = None,
    deals: Annotated[int, typer.Option(metavar="N", min=2, max=1_000_000)] = 20,
    levels: Annotated[str, typer.Option(metavar="BOTS", show_default=BOTS)] = "",
    seed: SeedText = None,
    max_error: Annotated[
        float | None,
        typer.Option(metavar="POINTS", min=1, max=1000, show_default="help.ladder.max-error-default"),
    ] = None,
    adjust_luck: Annotated[bool, typer.Option("--adjust-luck/--no-adjust-luck")] = True,
    jobs: Jobs = 0,
    backend: Backend = "",
    edition: Edition = "reconstructed",
    set_: Settings = None,
    bot_seconds: BotSeconds = 10.0,
    json: Json = False,
) -> None:
    """Race all bot levels against each other; report Elo ratings with 95 % intervals, and win rates per pair.

    Example: hippodrome ladder charioteer --seats 2 --deals 50
    """
    from hippodrome.bots import levels_of
    from hippodrome.bots.defaults import default_bots
    from hippodrome.games.registry import get_game
    from hippodrome.simulation.ladder import ladder as run

    found = get_game(game)
    run(
        found,
        seats=seats or len(default_bots(found)),
        deals=deals,
        levels=[level.strip() for level in levels.split(",")] if levels else levels_of(game),
        seed="hippodrome" if seed is None else seed,
        jobs=jobs,
        edition=edition,
        options=read_settings(found, set_),
        bot_seconds=bot_seconds,
        max_error=max_error,
        luck=adjust_luck,
        backend=backend,
        as_json=json,
    )


def evaluate(
    task: Annotated[str, typer.Argument(metavar="[TASK]")] = "",
    policy: Annotated[str, typer.Option(metavar="POLICY")] = "",
    deals: Annotated[int, typer.Option(metavar="N", min=1, max=1_000_000)] = 100,
    seed: SeedText = None,
    jobs: Annotated[int, typer.Option(metavar="N", min=0, max=1024)] = 0,
    json: Json = False,
) -> None:
    """Measure a policy at a benchmark task: its share of wins over mirrored deals, with a 95 % interval.

    Example: hippodrome evaluate cthulhu-500-trio-v1 --policy dummy --deals 20
    """
    from hippodrome.rl.tasks import evaluate as measure
    from hippodrome.rl.tasks import show_score, show_tasks
    from hippodrome.terminal.console import SafeConsole

    if not task:
        show_tasks(SafeConsole(), as_json=json)
        return
    if not policy:
        raise BadInput("no_policy")
    found = measure(task, policy, deals=deals, seed="hippodrome" if seed is None else seed, jobs=jobs)
    show_score(found, SafeConsole(), as_json=json)


def fields(
    game: GameName,
    seats: Annotated[int, typer.Option(metavar="N", min=1, max=8)] = 4,
    edition: Edition = "reconstructed",
    actions: Annotated[bool, typer.Option("--actions")] = False,
    json: Json = False,
) -> None:
    """List the numbers of an observation, or the actions, with their meaning.

    Example: hippodrome fields charioteer --seats 2
    """
    from hippodrome.rl.tasks import show_fields

    show_fields(game, seats=seats, edition=edition, ids=actions, as_json=json)


def precompile(
    game: Annotated[str, typer.Argument(metavar="[GAME]")] = "",
) -> None:
    """Compile the fast engines now, so that the first simulation and the first bot answer start at once.

    Compiled code is cached on disk. It takes a minute or two, once.

    Example: hippodrome precompile chariot-race
    """
    from hippodrome.cli.precompile import precompile as run
    from hippodrome.games.registry import get_game, playable_games

    run([get_game(game).name] if game else playable_games())
