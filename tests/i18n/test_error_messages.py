"""Every error has a key and a message in every language: no sentence for users is hard-coded."""

from __future__ import annotations

import ast
import pickle
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

import hippodrome
from hippodrome.core.errors import BadInput, BadRace, OneOf
from hippodrome.i18n.error_messages import cli_localization, from_languages, in_all_languages
from hippodrome.i18n.localization import LANGUAGES, Localization, message_id
from tests.sources import nodes

SOURCE = Path(hippodrome.__file__).parent
ERRORS = {"BadInput", "BadRace", "BadScenario", "WrongField", "FileChanged", "UnsupportedByEngine"}
TOLD_ELSEWHERE = {"FileChanged"}
"""Errors that are already localized where they are raised."""


class Raised(NamedTuple):
    """An error that is raised somewhere: the place, its keys, and its values (None: unknown here)."""

    where: str
    keys: list[str]
    values: set[str] | None


def literals(node: ast.expr) -> list[str] | None:
    """Return the strings that an expression may evaluate to; None if that is not visible."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    if isinstance(node, ast.IfExp):
        one, other = literals(node.body), literals(node.orelse)
        return None if one is None or other is None else one + other
    return None


def calls(names: set[str], place: int) -> Iterator[tuple[Path, ast.Call, list[str] | None]]:
    """Yield every call of some names, and the keys that it may receive at a position."""
    for file in sorted(SOURCE.rglob("*.py")):
        text = file.read_text("utf-8")
        if not any(name in text for name in names):
            continue
        for function in nodes(file):
            if not isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef):
                continue
            known = {
                node.targets[0].id: literals(node.value)
                for node in ast.walk(function)
                if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name)
            }
            for node in ast.walk(function):
                if not isinstance(node, ast.Call) or len(node.args) <= place:
                    continue
                name = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
                if name in names:
                    key = node.args[place]
                    yield file, node, known.get(key.id) if isinstance(key, ast.Name) else literals(key)


def raised() -> Iterator[Raised]:
    for file, call, keys in calls(ERRORS - TOLD_ELSEWHERE, 0):
        where = f"{file.relative_to(SOURCE)}:{call.lineno}"
        values = {keyword.arg for keyword in call.keywords if keyword.arg}
        yield Raised(where, keys or [], None if any(keyword.arg is None for keyword in call.keywords) else values)


UNSEEN = {
    "cli/usage_errors.py", "core/race_file.py", "games/registry.py", "cli/runner.py",
    "rl/batch.py", "rl/tasks.py", "jit/__init__.py",
    "scenarios/format.py",
    "server/preflight.py",
}  # fmt: skip
"""Files where a key is composed, or comes from another error or from a parser."""


def test_every_error_has_a_key_and_a_message_that_uses_its_values() -> None:
    words, wrong = cli_localization("en"), []
    found = list(raised())
    assert len(found) > 200
    for where, keys, values in found:
        if not keys and not where.startswith(tuple(UNSEEN)):
            wrong.append(f"{where}: the key cannot be seen")
        for key in keys:
            entry = words.texts.find(f"bad.{key}")
            if entry is None or not re.fullmatch(r"[a-z][a-z0-9_]*", key):
                wrong.append(f"{where}: there is no text bad-{key} in cli/locale/en.ftl")
            elif values is not None and not set(entry.message.variables) <= values:
                wrong.append(f"{where}: bad-{key} names {set(entry.message.variables) - values}, which it is not given")
    assert not wrong, "\n".join(wrong)


def test_every_error_message_is_used() -> None:
    source = "\n".join(file.read_text("utf-8") for file in SOURCE.rglob("*.py"))
    keys = {key.removeprefix("bad-") for key in cli_localization("en").texts.all() if key.startswith("bad-")}
    made = {f"{kind}_{size}" for kind in ("whole", "number") for size in ("between", "from", "any")}
    made |= {"no_such_option_near", "no_such_command_near", "old_task_rules", "old_task_edition"}
    assert len(keys) > 200 and {key for key in keys if f'"{key}"' not in source} == made


def test_every_server_error_has_a_message() -> None:
    words = Localization("en")
    constants = dict(
        re.findall(r'^([A-Z_]+) = "(\w+)"', "\n".join(f.read_text("utf-8") for f in (SOURCE / "server").rglob("*.py")), re.M)
    )
    codes: set[str] = set()
    for name, place in (("ApiError", 1), ("BodyNotRead", 1), ("Conflict", 0)):
        for file, call, keys in calls({name}, place):
            if "server" not in file.parts:
                continue  # a rulebook's refusals are something else
            if keys is None:
                given = ast.unparse(call.args[place])
                assert given in constants or given == "self.lost_reason", f"{file}:{call.lineno}: {given}"
                keys = [constants[given]] if given in constants else []
            codes |= set(keys)
    assert len(codes) > 60
    assert not {code for code in codes if f"server.refusal.{code}" not in words}


@pytest.mark.parametrize("language", LANGUAGES)
def test_nested_reasons_are_in_the_same_language(language: str) -> None:
    inner = BadInput("no_game", name="chess", known=OneOf(("charioteer", "ur")))
    outer = BadRace("in_file", file="x.race", why=inner)
    assert inner.localize(language) in outer.localize(language) and str(outer) == outer.localize("en")
    with pytest.raises(OSError) as missing:
        open("/nowhere/at/all")  # noqa: SIM115
    told = BadInput("cannot_read", file="x", why=missing.value).localize(language)
    assert cli_localization(language).text("system.ENOENT") in told


def test_errors_without_a_key_are_shown_unchanged() -> None:
    assert BadInput("A package says this.").localize("de") == str(BadInput("A package says this.")) == "A package says this."


def test_errors_can_be_transferred_between_processes() -> None:
    error = BadRace("race_line", line=3)
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is BadRace and str(again) == str(error) and again.values == {"line": 3}
    assert {language: from_languages(in_all_languages(error)).localize(language) for language in LANGUAGES} == in_all_languages(
        error
    )
    assert message_id("bad.race_line") in cli_localization("en").texts.sources
