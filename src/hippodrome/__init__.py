"""Tabletop race games to play, host and study. `import hippodrome as hd` is the public Python API.

Each name is imported on first use. docs/study/reference/python.md describes all names, with an example each.
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
    from hippodrome.games.edition import Edition as Edition
    from hippodrome.public.race import Race as Race
    from hippodrome.public.race import dumps as dumps
    from hippodrome.public.race import load as load
    from hippodrome.public.race import loads as loads
    from hippodrome.public.registry import list_bots as list_bots
    from hippodrome.public.registry import list_games as list_games
    from hippodrome.public.research import ladder as ladder
    from hippodrome.public.research import review as review
    from hippodrome.public.research import simulate as simulate
    from hippodrome.public.research import study as study
    from hippodrome.rl.batch import Batch as Batch
    from hippodrome.rl.draft import Draft as Draft
    from hippodrome.rl.tasks import evaluate as evaluate

    __version__: str

_MODULES = {
    "Race": "public.race", "load": "public.race", "loads": "public.race", "dumps": "public.race",
    "simulate": "public.research", "ladder": "public.research", "review": "public.research", "study": "public.research",
    "Edition": "games.edition", "Pov": "core.table", "Batch": "rl.batch", "Draft": "rl.draft",
    "evaluate": "rl.tasks", "list_bots": "public.registry", "list_games": "public.registry",
    "HippodromeError": "core.errors", "Refused": "core.errors", "Reason": "core.errors", "BadInput": "core.errors",
    "BadRace": "core.errors", "BadEdition": "core.validation", "BadScenario": "core.errors",
}  # fmt: skip
"""The module that defines each public name."""

__all__ = [
    "BadEdition", "BadInput", "BadRace", "BadScenario", "Batch", "Draft", "Edition", "HippodromeError", "Pov", "Race", "Reason",
    "Refused",
    "__version__", "dumps", "evaluate", "ladder", "list_bots", "list_games", "load", "loads", "review", "simulate", "study",
]  # fmt: skip


if not TYPE_CHECKING:  # type checkers read the imports above and need no __getattr__

    def __getattr__(name: str) -> Any:
        from importlib import import_module

        if name == "__version__":
            from hippodrome.core.fingerprint import package_version

            return package_version()
        if name not in _MODULES:
            raise AttributeError(f"hippodrome has no '{name}': it has {', '.join(__all__)}")
        found = globals()[name] = getattr(import_module(f"hippodrome.{_MODULES[name]}"), name)
        return found


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
