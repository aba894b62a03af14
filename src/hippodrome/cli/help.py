"""Help pages (`--help`) in the reader's language.

Texts have keys by command: `help-simulate` describes the command, `help-simulate-games` its option --games, and
`help-option-seed` an option that several commands share. Examples are in the code, as lines `Example: ...` of a command's
docstring. Only the texts of the page that is shown are read.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

import typer
from typer.core import TyperCommand, TyperGroup

from hippodrome.i18n.error_messages import cli_localization
from hippodrome.i18n.localization import LANGUAGES, Localization
from hippodrome.i18n.user_language import OPTION, cli_language, take_lang_option

EXAMPLE = "Example: "
_WORD = re.compile(r"[A-Z]{2,}")

Values = Callable[[], dict[str, Any]]
_values: list[Values] = []


def set_text_values(values: Values) -> None:
    """Set the variables that help texts may use: the available games and bots."""
    _values[:] = [values]


class _HelpPage:
    """One page of help."""

    def __init__(self, command: Any, context: typer.Context) -> None:
        self.command, self.context = command, context
        self.words: Localization = cli_localization(cli_language())
        self.values: dict[str, Any] = {name: value for made in _values for name, value in made().items()}

    def write(self, to: Any) -> None:
        """Write the whole page."""
        pieces = " ".join(self.metavar(piece) for piece in self.command.collect_usage_pieces(self.context))
        to.write_usage(self.context.command_path, pieces, prefix=f"{self.words.text('help.page.usage')} ")
        self._write_text(to)
        rows = [(param.param_type_name, self.row(param)) for param in self.command.get_params(self.context)]
        self._write_rows(to, "arguments", [row for kind, row in rows if kind == "argument" and row])
        language = (f"{OPTION} {'|'.join(LANGUAGES)}", self.words.text("help.page.lang"))
        self._write_rows(to, "options", [language, *(row for kind, row in rows if kind == "option" and row)])
        commands = getattr(self.command, "commands", {})
        self._write_rows(to, "commands", [(name, self.short(command)) for name, command in commands.items()])

    def _write_text(self, to: Any) -> None:
        to.write_paragraph()
        with to.indentation():
            to.write_text(self.text(self.key(self.command)))
            if self.command.help and (more := f"{self.key(self.command)}.more") in self.words:
                to.write_paragraph()
                to.write_text(self.text(more))
            for example in examples(self.command):
                to.write_paragraph()
                to.write_text(self.words.text("help.page.example", command=example))

    def _write_rows(self, to: Any, heading: str, rows: list[tuple[str, str]]) -> None:
        if rows:
            with to.section(self.words.text(f"help.page.{heading}")):
                to.write_dl(rows)

    def key(self, command: Any) -> str:
        """Return the key of this page's command, or of one in its group: help.edition.check."""
        path = self.context.command_path.split()[1:]
        if command is not self.command:
            path = [*path, command.name]
        return ".".join(["help", *(path or ["hippodrome"])])

    def text(self, key: str) -> str:
        """Return a text of this page."""
        return self.words.text(key, **self.values)

    def short(self, command: Any) -> str:
        """Return the first sentence of a command's description."""
        says = self.text(self.key(command))
        first = says.partition(". ")[0].rstrip(".")
        what, colon, _ = first.partition(": ")
        return what if colon and " " in what else first

    def metavar(self, text: str) -> str:
        """Translate a placeholder, such as FILE."""
        return translate_metavar(text, self.words.language)

    def row(self, param: Any) -> tuple[str, str] | None:
        """Return an argument or option, and its description."""
        if getattr(param, "hidden", False):
            return None
        if param.param_type_name == "argument":
            return self.metavar(param.metavar or param.name.upper()), self._with_notes(param, self.text(self._key_of(param)))
        names = ", ".join(sorted(param.opts, key=len))
        if param.secondary_opts:
            names = f"{names} / {', '.join(param.secondary_opts)}"
        if not param.is_flag and param.metavar:
            names = f"{names} {self.metavar(param.metavar)}"
        return names, self._with_notes(param, self.text(self._key_of(param)))

    def _key_of(self, param: Any) -> str:
        if "--help" in param.opts:
            return "help.page.help"
        name = param.name.rstrip("_") if param.param_type_name == "argument" else max(param.opts, key=len).lstrip("-")
        own = f"{self.key(self.command)}.{name}"
        return own if own in self.words else f"help.option.{name}"

    def _with_notes(self, param: Any, says: str) -> str:
        """Append the default, the allowed range, and whether a value is required."""
        notes = list(self._notes(param))
        return f"{says}  [{self.words.join(notes, 'clauses')}]" if notes else says

    def _notes(self, param: Any) -> Iterator[str]:
        default = param.default
        if isinstance(param.show_default, str):
            yield self.words.text("help.page.default", value=self._default(param.show_default))
        elif param.secondary_opts:
            chosen = param.opts if default else param.secondary_opts
            yield self.words.text("help.page.default", value=chosen[0].lstrip("-"))
        elif default is not None and default not in ("", ()) and not getattr(param, "is_flag", False):
            yield self.words.text("help.page.default", value=str(default))
        least, most = number_range(param)
        if least is not None or most is not None:
            key = "range" if None not in (least, most) else "least" if most is None else "most"
            yield self.words.text(f"help.page.{key}", least=format_number(least), most=format_number(most))
        if param.required:
            yield self.words.text("help.page.required")

    def _default(self, text: str) -> str:
        """Return a default value as it is typed; one that starts with `help.` is the key of a text."""
        return self.words.text(text) if text.startswith("help.") else text


def translate_metavar(text: str, language: str) -> str:
    """Translate a placeholder: words in capitals are translated, choices that are typed are not."""
    words = cli_localization(language)

    def translated(found: re.Match[str]) -> str:
        key = f"help.metavar.{found[0]}"
        return words.text(key) if key in words else found[0]

    return _WORD.sub(translated, text)


def number_range(param: Any) -> tuple[float | None, float | None]:
    """Return the smallest and the largest number that an option takes."""
    kind = getattr(param, "type", None)
    return tuple(getattr(param, side, getattr(kind, side, None)) for side in ("min", "max"))  # type: ignore[return-value]


def format_number(number: float | None) -> str:
    """Format a number as it is typed, in every language."""
    return "" if number is None else f"{number:.12g}"


def examples(command: Any) -> list[str]:
    """Return the examples of a command."""
    lines = [line.strip() for line in (command.help or "").splitlines()]
    return [line.removeprefix(EXAMPLE) for line in lines if line.startswith(EXAMPLE)]


class Command(TyperCommand):
    """A command with localized help."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Parse the arguments after removing --lang, which every command takes."""
        return super().parse_args(ctx, take_lang_option(args))

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Write the help page."""
        _HelpPage(self, ctx).write(formatter)


class Group(TyperGroup):
    """A group of commands with localized help."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Parse the arguments after removing --lang, which every command takes."""
        return super().parse_args(ctx, take_lang_option(args))

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Write the help page."""
        _HelpPage(self, ctx).write(formatter)
