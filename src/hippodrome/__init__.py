"""Tabletop race games to play, host and study. `import hippodrome as hd` is the front door for programs.

Everything named here is loaded when it is first used. docs/reference.md describes each name with an example.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from hippodrome.core.errors import BadInput as BadInput
    from hippodrome.core.errors import BadRace as BadRace
    from hippodrome.core.errors import BadScenario as BadScenario
    from hippodrome.core.errors import HippodromeError as HippodromeError
    from hippodrome.core.errors import Reason as Reason
    from hippodrome.core.errors import Refused as Refused
    from hippodrome.core.table import Pov as Pov
    from hippodrome.core.validation import BadEdition as BadEdition
    from hippodrome.editions import Edition as Edition
    from hippodrome.learn.batch import Batch as Batch
    from hippodrome.learn.draft import Draft as Draft
    from hippodrome.learn.tasks import evaluate as evaluate
    from hippodrome.listing import bots as bots
    from hippodrome.listing import games as games
    from hippodrome.racing import Race as Race
    from hippodrome.racing import dumps as dumps
    from hippodrome.racing import load as load
    from hippodrome.racing import loads as loads
    from hippodrome.studies import ladder as ladder
    from hippodrome.studies import review as review
    from hippodrome.studies import simulate as simulate
    from hippodrome.studies import study as study

    __version__: str

_WHERE = {
    "Race": "racing", "load": "racing", "loads": "racing", "dumps": "racing",
    "simulate": "studies", "ladder": "studies", "review": "studies", "study": "studies",
    "Edition": "editions", "Pov": "core.table", "Batch": "learn.batch", "Draft": "learn.draft",
    "evaluate": "learn.tasks",
    "HippodromeError": "core.errors", "Refused": "core.errors", "Reason": "core.errors", "BadInput": "core.errors",
    "BadRace": "core.errors", "BadEdition": "core.faults", "BadScenario": "core.errors",
}  # fmt: skip
"""The module of each name."""

_CALLED = ("games", "bots")
"""Packages that can be called (core/calling.py)."""

__all__ = [
    "BadEdition", "BadInput", "BadRace", "BadScenario", "Batch", "Draft", "Edition", "HippodromeError", "Pov", "Race", "Reason",
    "Refused",
    "__version__", "bots", "dumps", "evaluate", "games", "ladder", "load", "loads", "review", "simulate", "study",
]  # fmt: skip


if not TYPE_CHECKING:  # who checks types knows every name, and no other

    def __getattr__(name: str) -> Any:
        from importlib import import_module

        if name == "__version__":
            from hippodrome.core.fingerprint import package_version

            return package_version()
        if name in _CALLED:
            return import_module(f"hippodrome.{name}")
        if name not in _WHERE:
            raise AttributeError(f"hippodrome has no '{name}': it has {', '.join(__all__)}")
        found = globals()[name] = getattr(import_module(f"hippodrome.{_WHERE[name]}"), name)
        return found


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
