"""What was mistyped: the parser's complaints, told as the house tells its own, in the reader's language."""

from __future__ import annotations

import inspect
import re
from collections.abc import Sequence
from difflib import get_close_matches
from typing import Any, get_type_hints

from hippodrome.cli.help import limits, translate_metavar, typed
from hippodrome.core.errors import BadInput, OneOf

_COMMAND = re.compile(r"No such command '(.*?)'")
_EXTRA = re.compile(r"Got unexpected extra argument(?:s|\(s\))? \((.*)\)")


def read_mistake(error: Any, arguments: Sequence[str]) -> BadInput:
    """A complaint of the parser as one of the house. One that nobody here knows is told as it is."""
    context = getattr(error, "ctx", None)
    told = _read(error, context, arguments) or BadInput(" ".join(str(error.format_message()).split()))
    return BadInput("see_help", why=told, command=context.command_path) if context else told


def _read(error: Any, context: Any, arguments: Sequence[str]) -> BadInput | None:
    kind, message = type(error).__name__, str(getattr(error, "message", ""))
    param = getattr(error, "param", None)
    if kind == "NoSuchOption":
        return _near("no_such_option", error.option_name, getattr(error, "possibilities", None))
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
        return _near("no_such_command", found[1], get_close_matches(found[1], list(context.command.commands)))
    if found := _EXTRA.search(message):
        return BadInput("too_much_typed", typed=found[1])
    if message.startswith("Missing command"):
        return BadInput("command_missing", known=OneOf(context.command.commands))
    return None


def _missing(param: Any) -> BadInput:
    return BadInput("argument_missing", argument=Metavar(param.metavar or param.name.upper()))


class Metavar(str):
    """What stands for an argument, such as FILE: a function of the language that says it."""

    def __call__(self, language: str) -> str:
        return translate_metavar(self, language)


def _near(key: str, typed: str, near: Sequence[str] | None) -> BadInput:
    """Something that is not there, and what may have been meant."""
    return BadInput(f"{key}_near", typed=typed, near=OneOf(near)) if near else BadInput(key, typed=typed)


def _bad_number(param: Any, context: Any, arguments: Sequence[str]) -> BadInput:
    """An option that takes a number, and got something else."""
    least, most = limits(param)
    hints = get_type_hints(inspect.unwrap(context.command.callback))
    whole = "float" not in str(hints.get(param.name))
    size = "between" if None not in (least, most) else "any" if least is None and most is None else "from"
    return BadInput(
        f"{'whole' if whole else 'number'}_{size}",
        option=max(param.opts, key=len),
        typed=_value_of(param.opts, arguments)[:40],
        least=typed(least),
        most=typed(most),
    )


def _value_of(names: Sequence[str], arguments: Sequence[str]) -> str:
    """What was typed for an option, the last time it was."""
    found = ""
    for n, argument in enumerate(arguments):
        name, equals, value = argument.partition("=")
        if name in names:
            found = value if equals else arguments[n + 1] if n + 1 < len(arguments) else ""
    return found
