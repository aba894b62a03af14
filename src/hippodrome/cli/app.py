"""The command line: all commands in the order of `--help`."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Annotated

import typer

from hippodrome.cli.commands import admin, editions, files, locale, play, serve, simulate, study
from hippodrome.cli.help import Command, Group, set_text_values
from hippodrome.cli.options import BOTS
from hippodrome.cli.runner import EXIT_INTERRUPTED
from hippodrome.games.registry import BUILT_IN_NAMES
from hippodrome.i18n.user_language import reset, take_lang_option

set_text_values(lambda: {"games": ", ".join(BUILT_IN_NAMES), "bots": BOTS})

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
locale_app = typer.Typer(cls=Group, rich_markup_mode=None)
app.add_typer(locale_app, name="locale")

UsageError: type[Exception] = typer.BadParameter.__mro__[1]
"""Base class of the parser's usage errors."""


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
    """Run `play` if there is no command."""
    if context.invoked_subcommand is None:
        context.invoke(play.play)


COMMANDS: tuple[Callable[..., None], ...] = (
    play.play,
    files.games,
    serve.serve,
    serve.worker,
    simulate.simulate,
    study.study,
    simulate.ladder,
    simulate.precompile,
    simulate.evaluate,
    simulate.fields,
    files.scenario,
    files.replay,
    files.verify,
    files.review,
    admin.doctor,
    admin.backup,
    admin.restore,
    admin.archive,
)
for _function in COMMANDS:
    app.command()(_function)
EDITION_COMMANDS: dict[str, Callable[..., None]] = {
    "show": editions.edition_show,
    "check": editions.edition_check,
    "new": editions.edition_new,
    "diff": editions.edition_diff,
    "compare": editions.edition_compare,
    "sweep": editions.edition_sweep,
    "tune": editions.edition_tune,
}
for _name, _function in EDITION_COMMANDS.items():
    edition_app.command(_name)(_function)
locale_app.command("check")(locale.locale_check)

for _commands in (app, edition_app, locale_app):
    for _command in _commands.registered_commands:
        _command.cls = Command  # localizes its help


def start(arguments: list[str] | None = None) -> int:
    """Run the command line and return the exit code. Bad input is reported in one line."""
    reset()
    typed = take_lang_option(sys.argv[1:] if arguments is None else arguments)
    try:
        code = app(args=typed, prog_name="hippodrome", standalone_mode=False)
    except UsageError as error:
        from hippodrome.cli.usage_errors import translate_usage_error

        raise translate_usage_error(error, typed) from None
    except typer.Abort:
        raise KeyboardInterrupt from None
    if code == EXIT_INTERRUPTED:  # the parser's exit code for an interrupt
        raise KeyboardInterrupt
    return code if isinstance(code, int) else 0
