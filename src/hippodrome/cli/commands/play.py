"""Play in the browser or in the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from hippodrome.cli.options import BotSeconds, Database, Edition, SeedText, Settings, read_settings
from hippodrome.games.registry import BUILT_IN_NAMES
from hippodrome.i18n.user_language import cli_language, requested_language


def play(
    game: Annotated[str, typer.Argument(metavar="[GAME]")] = "",
    terminal: Annotated[bool, typer.Option("--terminal")] = False,
    seats: Annotated[str, typer.Option(metavar="SEATS", show_default="me,auriga,tiro")] = "",
    seed: SeedText = None,
    edition: Edition = "reconstructed",
    set_: Settings = None,
    file: Annotated[Path | None, typer.Option("--file", metavar="FILE.race")] = None,
    port: Annotated[int, typer.Option(metavar="PORT", min=0, max=65535)] = 0,
    database: Database = "",
    browser: Annotated[bool, typer.Option("--browser/--no-browser")] = True,
    lan: Annotated[bool, typer.Option("--lan")] = False,
    bot_seconds: BotSeconds = 10.0,
) -> None:
    """Play in the browser, with bots and with friends by a link; or in the terminal.

    Example: hippodrome play charioteer --seats me:Ana,auriga,tiro

    Example: hippodrome play charioteer --seats me,open,tiro --lan

    Example: hippodrome play chariot-race --terminal --seats me:Ana,me:Ben,auriga --lang es --file friday.race
    """
    from hippodrome.bots.defaults import default_seats
    from hippodrome.games.registry import get_game

    if terminal or file is not None:
        from hippodrome.terminal.play import play as play_in_terminal

        found = get_game(game or BUILT_IN_NAMES[0])
        play_in_terminal(
            found,
            seats=[seat.strip() for seat in seats.split(",")] if seats else default_seats(found),
            seed=seed,
            edition=edition,
            options=read_settings(found, set_),
            language=cli_language(),
            file=file,
            bot_seconds=bot_seconds,
        )
        return
    from hippodrome.server.run import default_database, plan_table, play_in_browser

    plan = None
    if game:
        found = get_game(game)
        sat = seats.split(",") if seats else default_seats(found)
        plan = plan_table(found, sat, edition, read_settings(found, set_), seed, cli_language())
    where = database or default_database()
    play_in_browser(
        plan,
        port=port,
        database=where,
        browser=browser,
        open_to_network=lan,
        language=requested_language(),
        bot_seconds=bot_seconds,
    )
