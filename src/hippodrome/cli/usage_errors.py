"""Translates the parser's usage errors into localized `BadInput` errors."""

from __future__ import annotations

import inspect
import re
from collections.abc import Sequence
from difflib import get_close_matches
from typing import Any, get_type_hints

from hippodrome.cli.help import format_number, number_range, translate_metavar
from hippodrome.core.errors import BadInput, OneOf

_COMMAND = re.compile(r"No such command '(.*?)'")
_EXTRA = re.compile(r"Got unexpected extra argument(?:s|\(s\))? \((.*)\)")


def translate_usage_error(error: Any, arguments: Sequence[str]) -> BadInput:
    """Translate a usage error of the parser; an unknown one keeps its English text."""
    context = getattr(error, "ctx", None)
    translated = _translate(error, context, arguments) or BadInput(" ".join(str(error.format_message()).split()))
    return BadInput("see_help", why=translated, command=context.command_path) if context else translated


def _translate(error: Any, context: Any, arguments: Sequence[str]) -> BadInput | None:
    kind, message = type(error).__name__, str(getattr(error, "message", ""))
    param = getattr(error, "param", None)
    if kind == "NoSuchOption":
        return _with_suggestions("no_such_option", error.option_name, getattr(error, "possibilities", None))
    if kind == "BadOptionUsage" and "requires an argument" in message:
        return BadInput("option_needs_value", option=error.option_name)
    if kind == "BadOptionUsage" and "does not take a value" in message:
        return BadInput("option_takes_no_value", option=error.option_name)
    if kind == "MissingParameter" and param is not None:
        is_option = param.param_type_name == "option"
        return BadInput("option_missing", option=max(param.opts, key=len)) if is_option else _missing(param)
    if kind == "BadParameter" and param is not None and None not in (param.name, context):
        return _bad_number(param, context, arguments)
    if found := _COMMAND.search(message):
        return _with_suggestions("no_such_command", found[1], get_close_matches(found[1], list(context.command.commands)))
    if found := _EXTRA.search(message):
        return BadInput("too_much_typed", typed=found[1])
    if message.startswith("Missing command"):
        return BadInput("command_missing", known=OneOf(context.command.commands))
    return None


def _missing(param: Any) -> BadInput:
    return BadInput("argument_missing", argument=Metavar(param.metavar or param.name.upper()))


class Metavar(str):
    """A placeholder of an argument, such as FILE; calling it with a language translates it."""

    def __call__(self, language: str) -> str:
        return translate_metavar(self, language)


def _with_suggestions(key: str, typed: str, suggestions: Sequence[str] | None) -> BadInput:
    """Return the error for an unknown name, with suggestions."""
    return BadInput(f"{key}_near", typed=typed, near=OneOf(suggestions)) if suggestions else BadInput(key, typed=typed)


def _bad_number(param: Any, context: Any, arguments: Sequence[str]) -> BadInput:
    """Return the error for an option that takes a number and got something else."""
    least, most = number_range(param)
    hints = get_type_hints(inspect.unwrap(context.command.callback))
    whole = "float" not in str(hints.get(param.name))
    size = "between" if None not in (least, most) else "any" if least is None and most is None else "from"
    return BadInput(
        f"{'whole' if whole else 'number'}_{size}",
        option=max(param.opts, key=len),
        typed=_value_of(param.opts, arguments)[:40],
        least=format_number(least),
        most=format_number(most),
    )


def _value_of(names: Sequence[str], arguments: Sequence[str]) -> str:
    """Return the last value typed for an option."""
    found = ""
    for n, argument in enumerate(arguments):
        name, equals, value = argument.partition("=")
        if name in names:
            found = value if equals else arguments[n + 1] if n + 1 < len(arguments) else ""
    return found
