"""Make docs/study/reference/python.md of the docstrings behind `import hippodrome as hd`: python docs/reference.py"""

from __future__ import annotations

import inspect
import re
import sys
from pathlib import Path
from typing import Any

import hippodrome as hd
from hippodrome.core import errors, table, validation
from hippodrome.games import edition
from hippodrome.public import race, registry, research
from hippodrome.rl import batch, draft, tasks

PAGE = Path(__file__).parent / "study/reference/python.md"
HEAD = """# Reference

`import hippodrome as hd` is the front door for programs. This page is made of the docstrings by `python docs/reference.py`; every example on it
is run by the tests, after `import hippodrome as hd` and `from random import Random`. What is not on this page may change with any release.

`hd.__version__` is the release. Names are loaded when they are first used, so the import itself costs nothing.
"""
CHAPTERS = (
    ("Races", (race.Race, race.load, race.loads, race.dumps)),
    ("Studies", (research.simulate, research.study, research.ladder, research.review)),
    ("Learning", (draft.Draft, batch.Batch, tasks.evaluate)),
    ("What there is", (registry.list_games, registry.list_bots, edition.Edition)),
    ("Bots", (table.Pov,)),
    ("Errors", (errors.HippodromeError, errors.Refused, errors.Reason, errors.BadInput, errors.BadRace, validation.BadEdition,
                errors.BadScenario)),
)  # fmt: skip


def signature(name: str, thing: Any) -> str:
    """How a thing is called, with its types."""
    found = str(inspect.signature(thing, eval_str=False))
    found = re.sub(r"\(self(, )?", "(", found).replace("'", "").removesuffix(" -> None")
    return f"{name}{found}"


def text(thing: Any) -> str:
    """A docstring, its examples as blocks."""
    doc = inspect.getdoc(thing) or ""
    parts = re.split(r"((?:^>>> .*\n?(?:^(?!$).*\n?)*)+)", doc, flags=re.M)
    return "".join(f"```pycon\n{part.strip()}\n```\n" if part.startswith(">>>") else part for part in parts).strip()


def entries(thing: Any) -> list[str]:
    """What there is to say of a name, and of everything public in it."""
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
    """The page."""
    parts = [HEAD.strip()]
    for title, things in CHAPTERS:
        parts.append(f"## {title}")
        for thing in things:
            parts += entries(thing)
    return "\n\n".join(parts) + "\n"


def main() -> None:
    """Write the page, or print it."""
    named = {thing.__name__ for _, things in CHAPTERS for thing in things}
    missing = set(hd.__all__) - named - {"__version__"}
    if missing:
        sys.exit(f"docs/reference.py does not know {', '.join(sorted(missing))}")
    if "--print" in sys.argv:
        sys.stdout.write(make())
    else:
        PAGE.write_text(make(), encoding="utf-8")


if __name__ == "__main__":
    main()
