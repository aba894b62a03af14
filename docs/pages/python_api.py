"""The page of the Python API, from the docstrings behind `import hippodrome as hd`."""

from __future__ import annotations

import inspect
import re
import sys
from typing import Any

import hippodrome as hd
from hippodrome.core import errors, table, validation
from hippodrome.games import edition
from hippodrome.public import race, registry, research
from hippodrome.rl import batch, draft, tasks

PAGE = "study/reference/python.md"
HEAD = """# Python API

`import hippodrome as hd` gives programs races, bots, simulations and studies. This page lists every public name, generated from
the docstrings. Names that are not on this page may change with any release.

The examples run in the tests, after `import hippodrome as hd` and `from random import Random`. `hd.__version__` is the release.
A name is loaded when it is first used, so the import itself takes 0.05 seconds.
"""
CHAPTERS = (
    ("Races", (race.Race, race.load, race.loads, race.dumps)),
    ("Studies", (research.simulate, research.study, research.ladder, research.review)),
    ("Learning", (draft.Draft, batch.Batch, tasks.evaluate)),
    ("Games and editions", (registry.list_games, registry.list_bots, edition.Edition)),
    ("Bots", (table.Pov,)),
    ("Errors", (errors.HippodromeError, errors.Refused, errors.Reason, errors.BadInput, errors.BadRace, validation.BadEdition,
                errors.BadScenario)),
)  # fmt: skip


def signature(name: str, thing: Any) -> str:
    """Return how a function is called, with types."""
    found = str(inspect.signature(thing, eval_str=False))
    found = re.sub(r"\(self(, )?", "(", found).replace("'", "").removesuffix(" -> None")
    return f"{name}{found}"


def text(thing: Any) -> str:
    """Return a docstring, with its examples as code blocks."""
    doc = inspect.getdoc(thing) or ""
    parts = re.split(r"((?:^>>> .*\n?(?:^(?!$).*\n?)*)+)", doc, flags=re.M)
    return "".join(f"```pycon\n{part.strip()}\n```\n" if part.startswith(">>>") else part for part in parts).strip()


def entries(thing: Any) -> list[str]:
    """Return the paragraphs about a name, and about everything public in it."""
    name = f"hd.{thing.__name__}"
    if not inspect.isclass(thing):
        return [f"### {name}", f"```text\n{signature(name, thing)}\n```", text(thing)]
    is_error = issubclass(thing, Exception | tuple)
    kind = thing.__init__ if not is_error else None
    lines = [f"### {name}", *([f"```text\n{signature(name, kind)}\n```"] if kind else []), text(thing)]
    for attribute, value in vars(thing).items():
        if attribute.startswith("_") or is_error or not inspect.getdoc(value):
            continue
        if isinstance(value, property):
            lines += [f"#### .{attribute}", text(value)]
        elif inspect.isfunction(value):
            lines += [f"#### {signature(f'.{attribute}', value)}", text(value)]
    return lines


def make() -> str:
    """Return the page."""
    named = {thing.__name__ for _, things in CHAPTERS for thing in things}
    if missing := set(hd.__all__) - named - {"__version__"}:
        sys.exit(f"docs/pages/python_api.py has no chapter for {', '.join(sorted(missing))}")
    parts = [HEAD.strip()]
    for title, things in CHAPTERS:
        parts.append(f"## {title}")
        for thing in things:
            parts += entries(thing)
    return "\n\n".join(parts) + "\n"
