"""The command line. Every command is a thin door: it reads what was typed and calls the room that does the work."""

from __future__ import annotations

import contextlib
import os
import signal
import sys
from pathlib import Path
from typing import Annotated, Any

import typer

from hippodrome.core.errors import BadInput
from hippodrome.games import NAMES

BOTS = "tiro, dummy, auriga, agitator, miliarius"

app = typer.Typer(
    name="hippodrome",
    help="Play, host and study tabletop race games.\n\nExample: hippodrome play charioteer --seats me,auriga,tiro",
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    add_completion=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
edition_app = typer.Typer(help="Editions: decks, tracks and numbers as files.", rich_markup_mode=None)
app.add_typer(edition_app, name="edition")

UsageError: type[Exception] = typer.BadParameter.__mro__[1]
"""What the command line's parser raises for anything mistyped."""

GameName = Annotated[str, typer.Argument(metavar="GAME", help=f"One of: {', '.join(NAMES)}.")]
Edition = Annotated[str, typer.Option("--edition", metavar="NAME|FILE", help="An edition of the house, or a .toml file.")]
Settings = Annotated[list[str] | None, typer.Option("--set", metavar="OPTION=VALUE", help="A game option, such as laps=1.")]
Language = Annotated[str, typer.Option("--lang", metavar="en|es", help="The language; your system's by default.")]
SeedText = Annotated[str | None, typer.Option("--seed", metavar="TEXT", help="Any text: the same seed gives the same luck.")]
Database = Annotated[
    str, typer.Option("--database", metavar="URL", help="Where races are kept, such as sqlite:///club.db; your own by default.")
]
Json = Annotated[bool, typer.Option("--json", help="Print one JSON object instead of text.")]


def system_language() -> str:
    """The language of this system, if the house speaks it."""
    spoken = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
    return "es" if spoken.lower().startswith("es") else "en"


def read_settings(game: Any, settings: list[str] | None) -> dict[str, Any]:
    """The options of a game from `--set name=value`."""
    chosen = {}
    for text in settings or []:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadInput(f"--set takes option=value, not '{text}'")
        if name not in game.options:
            raise BadInput(f"{game.name} has no option '{name}': its options are {', '.join(game.options) or 'none'}")
        chosen[name] = game.options[name].read(name, value)
    return chosen


def _show_version(wanted: bool) -> None:
    if wanted:
        from importlib.metadata import version

        sys.stdout.write(f"hippodrome {version('hippodrome')}\n")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def start(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Say which release this is.", callback=_show_version)] = False,
) -> None:
    """Without a command: play."""
    if context.invoked_subcommand is None:
        context.invoke(play)


@app.command()
def play(
    game: Annotated[str, typer.Argument(metavar="[GAME]", help=f"One of: {', '.join(NAMES)}; without one, the lobby.")] = "",
    terminal: Annotated[bool, typer.Option("--terminal", help="Play in this terminal instead of the browser.")] = False,
    seats: Annotated[str, typer.Option(metavar="SEATS", help=f"With commas: me, me:Name, open, {BOTS}.")] = "me,auriga,tiro",
    seed: SeedText = None,
    edition: Edition = "reconstructed",
    set_: Settings = None,
    lang: Language = "",
    file: Annotated[
        Path | None, typer.Option("--file", metavar="FILE.race", help="In the terminal: save here, or resume from here.")
    ] = None,
    port: Annotated[int, typer.Option(metavar="P", min=0, max=65535, help="In the browser: the port; 0 for any.")] = 0,
    database: Database = "",
    browser: Annotated[bool, typer.Option("--browser/--no-browser", help="Open the browser, or only say the address.")] = True,
) -> None:
    """Play in the browser, with bots and with friends by a link; or in the terminal.

    Example: hippodrome play charioteer --seats me:Ana,auriga,tiro
    Example: hippodrome play chariot-race --terminal --seats me:Ana,me:Ben,auriga --lang es --file evening.race
    """
    from hippodrome.games import find

    if terminal or file is not None:
        from hippodrome.terminal.play import play as play_in_terminal

        found = find(game or NAMES[0])
        play_in_terminal(
            found,
            seats=[seat.strip() for seat in seats.split(",")],
            seed=seed,
            edition=edition,
            options=read_settings(found, set_),
            language=lang or system_language(),
            file=file,
        )
        return
    from hippodrome.server.serve import own_database, plan_table, play_in_browser

    plan = None
    if game:
        found = find(game)
        plan = plan_table(found, seats.split(","), edition, read_settings(found, set_), seed, lang or system_language())
    play_in_browser(plan, port=port, database=database or own_database(), browser=browser, language=lang)


@app.command()
def serve(
    host: Annotated[str, typer.Option(metavar="H", help="Where to listen; 0.0.0.0 for the whole network.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(metavar="P", min=0, max=65535, help="The port; 0 for any.")] = 8000,
    database: Database = "",
    workers: Annotated[int, typer.Option(metavar="N", min=1, max=64, help="Processes; more than one need PostgreSQL.")] = 1,
    rate: Annotated[float, typer.Option(metavar="N", min=0, help="Requests a second from one address; 0 for any.")] = 30.0,
    logs: Annotated[str, typer.Option(metavar="LEVEL", help="Write JSON lines: info, warning or error.")] = "",
    address: Annotated[str, typer.Option(metavar="URL", help="The address people know, for links in messages.")] = "",
) -> None:
    """Host tables for everybody who has the address.

    Example: hippodrome serve --host 0.0.0.0 --port 8000 --database sqlite:///club.db
    """
    from hippodrome.server.app import Settings
    from hippodrome.server.serve import own_database
    from hippodrome.server.serve import serve as host_tables

    if logs not in ("", "info", "warning", "error"):
        raise BadInput(f"--logs is info, warning or error, not '{logs[:20]}'")
    settings = Settings(database or own_database(), rate=rate, burst=int(rate * 10), logs=logs, address=address.rstrip("/"))
    host_tables(settings, host=host, port=port, workers=workers)


@app.command()
def simulate(
    game: GameName,
    seats: Annotated[str, typer.Option(metavar="SEATS", help=f"A bot a seat, with commas: {BOTS}.")] = ",".join(["auriga"] * 4),
    games: Annotated[int, typer.Option(metavar="N", min=1, max=100_000_000, help="How many races.")] = 1000,
    seed: SeedText = None,
    jobs: Annotated[int, typer.Option(metavar="N", min=0, max=1024, help="Processes; 0 for one a core.")] = 0,
    edition: Edition = "reconstructed",
    set_: Settings = None,
    mirror: Annotated[bool, typer.Option("--mirror", help="Play each deal once for every rotation of the seats.")] = False,
    engine: Annotated[str, typer.Option(metavar="rules|fast", help="What runs the races; fast by itself where it can.")] = "",
    json: Json = False,
) -> None:
    """Let bots race many times, and count.

    Example: hippodrome simulate charioteer --seats auriga,dummy --games 2000 --mirror --json
    """
    from hippodrome.games import find
    from hippodrome.lab.simulate import simulate as run

    found = find(game)
    run(
        found,
        seats=[seat.strip() for seat in seats.split(",")],
        games=games,
        seed="hippodrome" if seed is None else seed,
        jobs=jobs,
        edition=edition,
        options=read_settings(found, set_),
        mirror=mirror,
        engine=engine,
        as_json=json,
    )


@app.command()
def ladder(
    game: GameName,
    seats: Annotated[int, typer.Option(metavar="N", min=2, max=8, help="How many sit at a table.")] = 4,
    deals: Annotated[int, typer.Option(metavar="N", min=2, max=1_000_000, help="Deals a pair, raced from every seat.")] = 20,
    levels: Annotated[str, typer.Option(metavar="LEVELS", help="Only these levels, with commas.")] = BOTS,
    seed: SeedText = None,
    jobs: Annotated[int, typer.Option(metavar="N", min=0, max=1024, help="Processes; 0 for one a core.")] = 0,
    edition: Edition = "reconstructed",
    set_: Settings = None,
    json: Json = False,
) -> None:
    """Race all levels of bots against each other: their Elo with 95 % intervals, and who beats whom how often.

    Example: hippodrome ladder charioteer --seats 2 --deals 50
    """
    from hippodrome.games import find
    from hippodrome.lab.ladder import ladder as run

    found = find(game)
    run(
        found,
        seats=seats,
        deals=deals,
        levels=[level.strip() for level in levels.split(",")],
        seed="hippodrome" if seed is None else seed,
        jobs=jobs,
        edition=edition,
        options=read_settings(found, set_),
        as_json=json,
    )


@app.command()
def scenario(
    files: Annotated[list[Path], typer.Argument(metavar="FILE...", help="Scenario files, or folders of them.")],
    json: Json = False,
) -> None:
    """Run executable examples; exit code 1 if one of them does not come true.

    Example: hippodrome scenario tests/scenarios/charioteer
    """
    from hippodrome.scenarios import run

    raise typer.Exit(run(files, as_json=json))


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A race file.")],
    to: Annotated[int | None, typer.Option("--to", metavar="N", min=0, help="Stop after N answers and draws.")] = None,
    as_: Annotated[int | None, typer.Option("--as", metavar="SEAT", min=1, help="As this seat heard it, from 1.")] = None,
    lang: Language = "",
    json: Json = False,
) -> None:
    """Tell a race again from its file, in words.

    Example: hippodrome replay evening.race --to 40 --as 2
    """
    from hippodrome.files import replay as tell_again

    tell_again(file, to=to, seat=as_, language=lang or system_language(), as_json=json)


@app.command()
def verify(file: Annotated[Path, typer.Argument(metavar="FILE", help="A race file.")], json: Json = False) -> None:
    """Check a race: every answer against the rules, every card and die against the seed that was committed to.

    Example: hippodrome verify evening.race
    """
    from hippodrome.files import verify as check

    raise typer.Exit(check(file, as_json=json))


@app.command()
def review(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A race file.")],
    seat: Annotated[int | None, typer.Option(metavar="SEAT", min=1, help="Look at this seat's decisions, from 1.")] = None,
    quick: Annotated[bool, typer.Option("--quick", help="A quarter of the thinking, and so larger errors.")] = False,
    effort: Annotated[float, typer.Option(metavar="X", min=0.05, max=100, help="So many times the usual thinking.")] = 1.0,
    lang: Language = "",
    json: Json = False,
) -> None:
    """Let the coach look at a race: chances over time, the decisions that cost most, luck against skill.

    Without --seat: the decisions of people, or of all seats where only bots raced. The same file gives the same review.

    Example: hippodrome review evening.race --seat 1
    """
    from hippodrome.coach.show import show_review

    show_review(file, seat=seat, effort=effort * (0.25 if quick else 1), language=lang or system_language(), as_json=json)


@edition_app.command("check")
def edition_check(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="An edition file.")],
    json: Json = False,
) -> None:
    """Say everything that is wrong with an edition file, with line and reason.

    Example: hippodrome edition check my.toml
    """
    from hippodrome.files import check_edition

    raise typer.Exit(check_edition(file, as_json=json))


@app.command()
def doctor(database: Database = "", json: Json = False) -> None:
    """Check a database: its schema, and every race in it, played again from its journal. Exit code 1 if something is wrong.

    Example: hippodrome doctor --database sqlite:///club.db
    """
    from hippodrome.server.commands import doctor as examine

    raise typer.Exit(examine(database, as_json=json))


@app.command()
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Where to write it.")],
    database: Database = "",
    json: Json = False,
) -> None:
    """Copy a whole database to a file, while it is being used or not. Any kind of database can be filled from it.

    Example: hippodrome backup club.backup --database postgresql://club@localhost/club
    """
    from hippodrome.server.commands import backup as copy

    copy(file, database, as_json=json)


@app.command()
def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A backup.")], database: Database = "", json: Json = False
) -> None:
    """Fill an empty database from a backup.

    Example: hippodrome restore club.backup --database sqlite:///new.db
    """
    from hippodrome.server.commands import restore as fill

    fill(file, database, as_json=json)


@app.command()
def archive(
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", help="Where race files go.")],
    older: Annotated[str, typer.Option(metavar="AGE", help="How long a race has been over: 36h, 90d, 26w.")] = "90d",
    database: Database = "",
    json: Json = False,
) -> None:
    """Put races that are long over away as race files, and take them out of the database.

    Example: hippodrome archive old-races --older 90d --database sqlite:///club.db
    """
    from hippodrome.server.commands import archive as put_away

    put_away(folder, older, database, as_json=json)


def main(arguments: list[str] | None = None) -> None:
    """Run the command line: bad input is one clear line and exit code 2."""
    _prepare_streams()
    try:
        signal.signal(signal.SIGTERM, _stop)
        code = app(args=arguments, standalone_mode=False)
        sys.stdout.flush()
    except BadInput as error:
        code = _complain(str(error))
    except UsageError as error:
        context = getattr(error, "ctx", None)
        hint = f" (see: {context.command_path} --help)" if context else ""
        message = str(getattr(error, "format_message", error.__str__)())
        code = _complain(" ".join(message.split()) + hint)
    except (KeyboardInterrupt, typer.Abort):
        sys.stderr.write("\n")
        code = 130
    except BrokenPipeError:
        # whoever was reading has gone: nothing more to say, and nothing left in the buffer to trip over at exit
        _silence()
        code = 141
    except OSError as error:
        _silence()
        code = _complain(f"cannot go on: {error.strerror or error}{f': {error.filename}' if error.filename else ''}")
    sys.exit(code if isinstance(code, int) else 0)


def _prepare_streams() -> None:
    """Letters that a stream cannot show become question marks; a stream that is closed swallows all."""
    for name in ("stdout", "stderr"):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, open(os.devnull, "w"))  # noqa: SIM115 (it stays open as long as the program runs)
        elif hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")


def _stop(number: int, frame: object) -> None:
    """Being asked to stop is leaving in order: worker processes end too."""
    sys.exit(128 + number)


def _silence() -> None:
    with contextlib.suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _complain(text: str) -> int:
    with contextlib.suppress(OSError):
        sys.stderr.write(f"hippodrome: {text}\n")
        sys.stderr.flush()
    return 2


if __name__ == "__main__":
    main()
