"""The command line. Every command is a thin door: it reads what was typed and calls the room that does the work."""

from __future__ import annotations

import sys
from copy import copy
from pathlib import Path
from typing import Annotated, Any

import typer

from hippodrome.commands.language import asked_language, forget, hear, own_language
from hippodrome.commands.pages import Command, Group, name_values
from hippodrome.core.errors import BadInput
from hippodrome.games.registry import NAMES
from hippodrome.i18n.error_messages import words_in
from hippodrome.running import INTERRUPTED

BOTS = "tiro, dummy, auriga, agitator, miliarius"
name_values(lambda: {"games": ", ".join(NAMES), "bots": BOTS})

app = typer.Typer(
    name="hippodrome",
    cls=Group,
    help="Play, host and study tabletop race games.\n\nExample: hippodrome play charioteer --seats me,auriga,tiro",
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    add_completion=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
edition_app = typer.Typer(cls=Group, rich_markup_mode=None)
app.add_typer(edition_app, name="edition")
words_app = typer.Typer(cls=Group, rich_markup_mode=None)
app.add_typer(words_app, name="words")

UsageError: type[Exception] = typer.BadParameter.__mro__[1]
"""What the command line's parser raises for anything mistyped."""

GameName = Annotated[str, typer.Argument(metavar="GAME")]
Edition = Annotated[str, typer.Option("--edition", metavar="NAME|FILE")]
Settings = Annotated[list[str] | None, typer.Option("--set", metavar="OPTION=VALUE")]
SeedText = Annotated[str | None, typer.Option("--seed", metavar="TEXT")]
Database = Annotated[str, typer.Option("--database", metavar="URL")]
BotSeconds = Annotated[float, typer.Option("--bot-seconds", metavar="S", min=0.001, max=86400)]
Json = Annotated[bool, typer.Option("--json")]
Report = Annotated[Path | None, typer.Option("--report", metavar="FILE.html")]
Resume = Annotated[bool, typer.Option("--resume")]
On = Annotated[str, typer.Option("--on", metavar="here|ray")]
Jobs = Annotated[int, typer.Option("--jobs", metavar="N", min=0, max=1024)]
StudySeats = Annotated[
    str,
    typer.Option("--seats", metavar="SEATS", show_default=",".join(["auriga"] * 4)),
]


def read_settings(game: Any, settings: list[str] | None) -> dict[str, Any]:
    """The options of a game from `--set name=value`."""
    chosen = {}
    for text in settings or []:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadInput("set_what", typed=text)
        if name not in game.options:
            raise game.no_option(name)
        chosen[name] = game.options[name].read(name, value)
    return chosen


def _show_version(wanted: bool) -> None:
    if wanted:
        from importlib.metadata import version

        sys.stdout.write(f"hippodrome {version('hippodrome')}\n")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def without_command(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", callback=_show_version)] = False,
) -> None:
    """Without a command: play."""
    if context.invoked_subcommand is None:
        context.invoke(play)


@app.command()
def play(
    game: Annotated[str, typer.Argument(metavar="[GAME]")] = "",
    terminal: Annotated[bool, typer.Option("--terminal")] = False,
    seats: Annotated[str, typer.Option(metavar="SEATS", show_default="me,auriga,tiro")] = "",
    seed: SeedText = None,
    edition: Edition = "reconstructed",
    set_: Settings = None,
    file: Annotated[Path | None, typer.Option("--file", metavar="FILE.race")] = None,
    port: Annotated[int, typer.Option(metavar="P", min=0, max=65535)] = 0,
    database: Database = "",
    browser: Annotated[bool, typer.Option("--browser/--no-browser")] = True,
    open_: Annotated[bool, typer.Option("--open")] = False,
    bot_seconds: BotSeconds = 10.0,
) -> None:
    """Play in the browser, with bots and with friends by a link; or in the terminal.

    Example: hippodrome play charioteer --seats me:Ana,auriga,tiro

    Example: hippodrome play charioteer --seats me,open,tiro --open

    Example: hippodrome play chariot-race --terminal --seats me:Ana,me:Ben,auriga --lang es --file friday.race
    """
    from hippodrome.bots.defaults import usual_seats
    from hippodrome.games.registry import find

    if terminal or file is not None:
        from hippodrome.terminal.play import play as play_in_terminal

        found = find(game or NAMES[0])
        play_in_terminal(
            found,
            seats=[seat.strip() for seat in seats.split(",")] if seats else usual_seats(found),
            seed=seed,
            edition=edition,
            options=read_settings(found, set_),
            language=own_language(),
            file=file,
            bot_seconds=bot_seconds,
        )
        return
    from hippodrome.server.run import own_database, plan_table, play_in_browser

    plan = None
    if game:
        found = find(game)
        sat = seats.split(",") if seats else usual_seats(found)
        plan = plan_table(found, sat, edition, read_settings(found, set_), seed, own_language())
    where = database or own_database()
    play_in_browser(
        plan,
        port=port,
        database=where,
        browser=browser,
        open_to_network=open_,
        language=asked_language(),
        bot_seconds=bot_seconds,
    )


@app.command()
def games(json: Json = False) -> None:
    """List the games: those of the house, those of installed packages, and which of these cannot be used, and why.

    Example: hippodrome games
    """
    from hippodrome.files import list_games

    list_games(own_language(), as_json=json)


@app.command()
def serve(
    host: Annotated[str, typer.Option(metavar="H")] = "127.0.0.1",
    port: Annotated[int, typer.Option(metavar="P", min=0, max=65535)] = 8000,
    database: Database = "",
    workers: Annotated[int, typer.Option(metavar="N", min=1, max=64)] = 1,
    rate: Annotated[float, typer.Option(metavar="N", min=0)] = 30.0,
    logs: Annotated[str, typer.Option(metavar="LEVEL")] = "",
    address: Annotated[str, typer.Option(metavar="URL")] = "",
    names: Annotated[str, typer.Option(metavar="NAMES")] = "",
    door: Annotated[str, typer.Option(metavar="H")] = "127.0.0.1",
    expire_waiting: Annotated[float, typer.Option(metavar="N", min=0)] = 7.0,
    expire_unopened: Annotated[float, typer.Option(metavar="N", min=0)] = 365.0,
    thinkers: Annotated[bool, typer.Option("--thinkers")] = False,
    check: Annotated[bool, typer.Option("--check")] = False,
    json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    """Host tables for everybody who has the address.

    Example: hippodrome serve --host 0.0.0.0 --port 8000 --database sqlite:///club.db

    Example: hippodrome serve --check --host 0.0.0.0 --port 8000 --database sqlite:///club.db
    """
    from hippodrome.server.app import Settings
    from hippodrome.server.http.hosts import read_address, read_names
    from hippodrome.server.preflight import SetUp, check_logs
    from hippodrome.server.preflight import check as check_set_up
    from hippodrome.server.run import own_database
    from hippodrome.server.run import serve as host_tables

    if check:
        given = SetUp(host, port, database, workers, logs, address, names, thinkers)
        raise typer.Exit(check_set_up(given, language=own_language(), as_json=json))
    if json:
        raise BadInput("json_without_check")
    check_logs(logs)
    known, called = read_address(address), read_names(names)
    where = database or own_database()
    settings = Settings(
        where,
        rate=rate,
        burst=int(rate * 10),
        logs=logs,
        address=known,
        names=called,
        expire_waiting=expire_waiting,
        expire_unopened=expire_unopened,
        thinkers=thinkers,
        door=door,
    )
    host_tables(settings, host=host, port=port, workers=workers)


@app.command()
def think(
    database: Annotated[str, typer.Option("--database", metavar="URL")],
    processes: Annotated[int, typer.Option(metavar="N", min=0, max=1024)] = 0,
) -> None:
    """Think for servers that were started with --thinkers: bots that search, hints, reviews. On as many machines as you like;
    one that is stopped, or dies, leaves its thoughts to the others.

    Example: hippodrome think --database postgresql://thinker@database.lan/hippodrome --processes 8
    """
    try:
        from hippodrome.server.workers.remote_worker import think as think_for_others
    except ModuleNotFoundError:
        raise BadInput("needs_psycopg") from None
    think_for_others(database, processes)


@app.command()
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
    on: On = "",
    json: Json = False,
) -> None:
    """Let bots race many times, and count; or write the races down.

    Example: hippodrome simulate charioteer --seats auriga,dummy --games 2000 --mirror --json

    Example: hippodrome simulate chariot-race --seats auriga,tiro --games 40 --out races.parquet
    """
    from hippodrome.bots.defaults import usual_bots
    from hippodrome.games.registry import find

    found = find(game)
    asked: dict[str, Any] = {
        "seats": [seat.strip() for seat in seats.split(",")] if seats else usual_bots(found),
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

        if on:
            raise BadInput("out_is_here")
        simulate_and_write(found, out=out, resume=resume, **asked)
    elif resume:
        raise BadInput("resume_needs_out")
    else:
        from hippodrome.simulation.run import simulate as run

        run(found, on=on, **asked)


@app.command()
def study(
    game: GameName,
    games: Annotated[
        int,
        typer.Option(metavar="N", min=0, max=1_000_000, show_default="help.study.games-default"),
    ] = 0,
    until: Annotated[str, typer.Option(metavar="ERROR")] = "",
    seats: StudySeats = "",
    seed: SeedText = None,
    edition: Edition = "reconstructed",
    set_: Settings = None,
    engine: Annotated[str, typer.Option(metavar="rules|fast")] = "",
    told: Annotated[int, typer.Option(metavar="N", min=0, max=100_000)] = 24,
    coach: Annotated[int, typer.Option(metavar="N", min=0, max=10_000)] = 0,
    report: Report = None,
    out: Annotated[Path | None, typer.Option(metavar="FILE.parquet")] = None,
    jobs: Jobs = 0,
    on: On = "",
    resume: Resume = False,
    bot_seconds: BotSeconds = 10.0,
    json: Json = False,
) -> None:
    """Measure what races are like: length, lead changes, how open they stay, who and what wins, with 95 % intervals.

    Example: hippodrome study charioteer --games 2000 --report charioteer.html

    Example: hippodrome study chariot-race --until 0.5% --seats auriga,dummy,tiro,tiro --out races.parquet
    """
    from hippodrome.commands.study import study as run
    from hippodrome.games.registry import find

    found = find(game)
    run(
        found,
        edition=edition,
        asked=asked_for(found, seats, games, until, seed, set_, engine, jobs, on, resume, bot_seconds),
        told=told,
        coach=coach,
        report=report,
        out=out,
        language=own_language(),
        as_json=json,
    )


def asked_for(
    game: Any,
    seats: str,
    games: int,
    until: str,
    seed: str | None,
    set_: list[str] | None,
    engine: str = "",
    jobs: int = 0,
    on: str = "",
    resume: bool = False,
    bot_seconds: float = 10.0,
) -> Any:
    """What was typed for a study, as the laboratory takes it."""
    from hippodrome.bots.defaults import usual_bots
    from hippodrome.commands.study import Asked, read_until

    return Asked(
        seats=[seat.strip() for seat in seats.split(",")] if seats else usual_bots(game),
        games=games,
        until=read_until(until) if until else 0.0,
        seed="hippodrome" if seed is None else seed,
        options=read_settings(game, set_),
        engine=engine,
        jobs=jobs,
        on=on,
        resume=resume,
        bot_seconds=bot_seconds,
    )


@app.command()
def ladder(
    game: GameName,
    seats: Annotated[int | None, typer.Option(metavar="N", min=2, max=8, show_default="4")] = None,
    deals: Annotated[int, typer.Option(metavar="N", min=2, max=1_000_000)] = 20,
    levels: Annotated[str, typer.Option(metavar="BOTS", show_default=BOTS)] = "",
    seed: SeedText = None,
    until: Annotated[
        float | None,
        typer.Option(metavar="POINTS", min=1, max=1000, show_default="help.ladder.until-default"),
    ] = None,
    luck: Annotated[bool, typer.Option("--luck/--no-luck")] = True,
    jobs: Jobs = 0,
    on: On = "",
    edition: Edition = "reconstructed",
    set_: Settings = None,
    bot_seconds: BotSeconds = 10.0,
    json: Json = False,
) -> None:
    """Race all levels of bots against each other: their Elo with 95 % intervals, and who beats whom how often.

    Example: hippodrome ladder charioteer --seats 2 --deals 50
    """
    from hippodrome.bots import levels_of
    from hippodrome.bots.defaults import usual_bots
    from hippodrome.games.registry import find
    from hippodrome.simulation.ladder import ladder as run

    found = find(game)
    run(
        found,
        seats=seats or len(usual_bots(found)),
        deals=deals,
        levels=[level.strip() for level in levels.split(",")] if levels else levels_of(game),
        seed="hippodrome" if seed is None else seed,
        jobs=jobs,
        edition=edition,
        options=read_settings(found, set_),
        bot_seconds=bot_seconds,
        until=until,
        luck=luck,
        on=on,
        as_json=json,
    )


@app.command()
def warm(
    game: Annotated[str, typer.Argument(metavar="[GAME]")] = "",
) -> None:
    """Compile the fast engines now, so that the first simulation, or the first thought of a bot, does not have to wait.

    What is compiled is kept for the next time. It takes a minute or two, once.

    Example: hippodrome warm chariot-race
    """
    from hippodrome.games.registry import find, playable
    from hippodrome.jit.precompile import warm as run

    run([find(game).name] if game else playable())


@app.command()
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


@app.command()
def fields(
    game: GameName,
    seats: Annotated[int, typer.Option(metavar="N", min=1, max=8)] = 4,
    edition: Edition = "reconstructed",
    ids: Annotated[bool, typer.Option("--ids")] = False,
    json: Json = False,
) -> None:
    """Say what each number of an observation is, or what each id of a draft means.

    Example: hippodrome fields charioteer --seats 2
    """
    from hippodrome.rl.tasks import show_fields

    show_fields(game, seats=seats, edition=edition, ids=ids, as_json=json)


@app.command()
def scenario(
    files: Annotated[list[Path], typer.Argument(metavar="FILE...")],
    json: Json = False,
) -> None:
    """Run executable examples; exit code 1 if one of them does not come true.

    Example: hippodrome scenario tests/scenarios/charioteer
    """
    from hippodrome.scenarios import run

    raise typer.Exit(run(files, as_json=json, language=own_language()))


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE")],
    to: Annotated[int | None, typer.Option("--to", metavar="N", min=0)] = None,
    as_: Annotated[int | None, typer.Option("--as", metavar="SEAT", min=1)] = None,
    json: Json = False,
) -> None:
    """Tell a race again from its file, in words.

    Example: hippodrome replay evening.race --to 40 --as 2
    """
    from hippodrome.files import replay as tell_again

    tell_again(file, to=to, seat=as_, language=own_language(), as_json=json)


@app.command()
def verify(file: Annotated[Path, typer.Argument(metavar="FILE")], json: Json = False) -> None:
    """Check a race: every answer against the rules, every card and die against the seed that was committed to.

    Example: hippodrome verify evening.race
    """
    from hippodrome.files import verify as check

    raise typer.Exit(check(file, language=own_language(), as_json=json))


@app.command()
def review(
    file: Annotated[list[Path], typer.Argument(metavar="FILE...")],
    seat: Annotated[str, typer.Option(metavar="SEAT")] = "",
    quick: Annotated[bool, typer.Option("--quick")] = False,
    effort: Annotated[float, typer.Option(metavar="X", min=0.05, max=100)] = 1.0,
    bot: Annotated[str, typer.Option("--bot", metavar="BOT")] = "",
    bot_seconds: BotSeconds = 10.0,
    json: Json = False,
) -> None:
    """Let the coach look at a race: chances over time, the decisions that cost most, luck against skill.

    Without --seat: the decisions of people, or of all seats where only bots raced. The same file gives the same review.
    Of several files it says what the player at --seat does more and less than strong players.

    Example: hippodrome review evening.race --seat 1
    """
    thinking = effort * (0.25 if quick else 1)
    if len(file) > 1:
        from hippodrome.coach.habits_report import show_habits

        if bot:
            raise BadInput("bot_looks_at_one_race")
        show_habits(file, seat=seat, effort=thinking, language=own_language(), as_json=json)
        return
    from hippodrome.coach.show import show_review

    show_review(
        file[0],
        seat=seat,
        effort=thinking,
        language=own_language(),
        as_json=json,
        bot=bot,
        bot_seconds=bot_seconds,
    )


@words_app.command("check")
def words_check(
    lang: Annotated[str, typer.Argument(metavar="[LANGUAGE]")] = "",
    accept: Annotated[bool, typer.Option("--accept")] = False,
    json: Json = False,
) -> None:
    """Say what a language lacks or has too much, and which texts have changed in English since they were translated.

    Example: hippodrome words check de
    """
    from hippodrome.commands.locale_check import run

    raise typer.Exit(run(lang, accepting=accept, as_json=json))


@edition_app.command("show")
def edition_show(game: GameName, edition: Edition = "reconstructed") -> None:
    """Print an edition's text, to be changed and played with.

    Example: hippodrome edition show charioteer > my.toml
    """
    from hippodrome.games.registry import edition_text, find, load_edition
    from hippodrome.terminal.output import say

    found = find(game)
    load_edition(found, edition)
    say(edition_text(found, edition)[0].rstrip("\n"))


@edition_app.command("check")
def edition_check(
    file: Annotated[Path, typer.Argument(metavar="FILE")],
    json: Json = False,
) -> None:
    """Say everything that is wrong with an edition file, with line and reason.

    Example: hippodrome edition check my.toml
    """
    from hippodrome.files import check_edition

    raise typer.Exit(check_edition(file, language=own_language(), as_json=json))


@edition_app.command("new")
def edition_new(
    game: GameName,
    file: Annotated[Path, typer.Argument(metavar="FILE")],
    edition: Edition = "reconstructed",
) -> None:
    """Make an edition file of your own to begin with: a copy of one of the house's.

    Example: hippodrome edition new charioteer new.toml
    """
    from hippodrome.editing.compare import new_edition
    from hippodrome.games.registry import find
    from hippodrome.terminal.output import say

    new_edition(find(game), file, edition)
    say(words_in(own_language()).text("said.edition_new", file=str(file)))


@edition_app.command("diff")
def edition_diff(
    first: Annotated[str, typer.Argument(metavar="A")],
    second: Annotated[str, typer.Argument(metavar="B")],
    json: Json = False,
) -> None:
    """Say in words what differs between two editions of a game.

    Example: hippodrome edition diff reconstructed my.toml
    """
    from hippodrome.editing.compare import diff

    diff(first, second, language=own_language(), as_json=json)


Games = Annotated[int, typer.Option("--games", metavar="N", min=1, max=1_000_000)]


@edition_app.command("compare")
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
    on: On = "",
    resume: Resume = False,
    json: Json = False,
) -> None:
    """Race two editions on the same luck: what differs, deal by deal, with 95 % intervals.

    Example: hippodrome edition compare charioteer reconstructed my.toml --games 1000 --seed 1
    """
    from hippodrome.editing.compare import compare
    from hippodrome.games.registry import find

    found = find(game)
    compare(
        found,
        first,
        second,
        asked=asked_for(found, seats, games, "", seed, set_, jobs=jobs, on=on, resume=resume),
        report=report,
        language=own_language(),
        as_json=json,
    )


@edition_app.command("sweep")
def edition_sweep(
    file: Annotated[str, typer.Argument(metavar="FILE")],
    ranges: Annotated[list[str], typer.Argument(metavar="NAME=RANGE...")],
    games: Games = 500,
    seed: SeedText = None,
    seats: StudySeats = "",
    set_: Settings = None,
    report: Report = None,
    jobs: Jobs = 0,
    on: On = "",
    resume: Resume = False,
    json: Json = False,
) -> None:
    """Race an edition with other numbers, one after another on the same luck: each measure along the way.

    Example: hippodrome edition sweep my.toml race.whip=3..8 --games 500
    """
    from hippodrome.editing.compare import game_of_file, sweep, text_of

    found = game_of_file(*text_of(file))
    asked = asked_for(found, seats, games, "", seed, set_, jobs=jobs, on=on, resume=resume)
    sweep(file, ranges, asked=asked, report=report, language=own_language(), as_json=json)


@edition_app.command("tune")
def edition_tune(
    file: Annotated[str, typer.Argument(metavar="FILE")],
    want: Annotated[list[str], typer.Option("--want", metavar="TEXT")],
    vary: Annotated[list[str], typer.Option("--vary", metavar="NAME")],
    games: Games = 500,
    tries: Annotated[int, typer.Option(metavar="N", min=1, max=1000)] = 30,
    seed: SeedText = None,
    seats: StudySeats = "",
    set_: Settings = None,
    out: Annotated[Path | None, typer.Option(metavar="FILE.toml")] = None,
    jobs: Jobs = 0,
    on: On = "",
    resume: Resume = False,
    json: Json = False,
) -> None:
    """Search for numbers that give what is wanted, and show what was tried.

    Example: hippodrome edition tune my.toml --want "length from 17 to 19" --vary race.whip --games 200
    """
    from hippodrome.editing.compare import game_of_file, text_of
    from hippodrome.editing.tune import tune

    found = game_of_file(*text_of(file))
    asked = asked_for(found, seats, games, "", seed, set_, jobs=jobs, on=on, resume=resume)
    tune(file, want, vary, asked=asked, tries=tries, out=out, language=own_language(), as_json=json)


@app.command()
def doctor(database: Database = "", json: Json = False) -> None:
    """Check a database: its schema, and every race in it, played again from its journal. Exit code 1 if something is wrong.

    Example: hippodrome doctor --database sqlite:///club.db
    """
    from hippodrome.server.admin import doctor as examine

    raise typer.Exit(examine(database, as_json=json))


@app.command()
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE")],
    database: Database = "",
    rescue: Annotated[bool, typer.Option("--rescue")] = False,
    replace: Annotated[bool, typer.Option("--replace")] = False,
    json: Json = False,
) -> None:
    """Copy a whole database to a file, while it is being used or not. Any kind of database can be filled from it.

    Example: hippodrome backup club.backup --database postgresql://club@localhost/club
    """
    from hippodrome.server.admin import backup as copy

    copy(file, database, replace=replace, rescue=rescue, as_json=json)


@app.command()
def restore(file: Annotated[Path, typer.Argument(metavar="FILE")], database: Database = "", json: Json = False) -> None:
    """Fill an empty database from a backup.

    Example: hippodrome restore club.backup --database sqlite:///new.db
    """
    from hippodrome.server.admin import restore as fill

    fill(file, database, as_json=json)


@app.command()
def archive(
    folder: Annotated[Path, typer.Argument(metavar="FOLDER")],
    older: Annotated[str, typer.Option(metavar="AGE")] = "90d",
    database: Database = "",
    json: Json = False,
) -> None:
    """Put races that are long over away as race files, and take them out of the database.

    Example: hippodrome archive old-races --older 90d --database sqlite:///club.db
    """
    from hippodrome.server.admin import archive as put_away

    put_away(folder, older, database, as_json=json)


for _commands in (app, edition_app, words_app):
    for _command in _commands.registered_commands:
        _command.cls = Command  # its help is in the reader's language


def _needed(arguments: list[str]) -> typer.Typer:
    """As much of the command line as these words need: to read the options of all commands takes longer than most of them."""
    named = arguments[0] if arguments else ""
    commands = [one for one in app.registered_commands if one.callback and (one.name or one.callback.__name__) == named]
    groups = [one for one in app.registered_groups if one.name == named]
    if not commands and not groups:
        return app
    part = copy(app)
    part.registered_commands, part.registered_groups = commands, groups
    return part


def start(arguments: list[str] | None = None) -> int:
    """Run the command line; the exit code. Bad input is one clear line."""
    forget()
    typed = hear(sys.argv[1:] if arguments is None else arguments)
    try:
        code = _needed(typed)(args=typed, prog_name="hippodrome", standalone_mode=False)
    except UsageError as error:
        from hippodrome.commands.mistyped import read_mistake

        raise read_mistake(error, typed) from None
    except typer.Abort:
        raise KeyboardInterrupt from None
    if code == INTERRUPTED:  # the parser's own way to say so
        raise KeyboardInterrupt
    return code if isinstance(code, int) else 0
