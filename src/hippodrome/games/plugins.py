"""Games of installed packages: discovered by entry point, loaded and checked on first use.

A package lists its games in the group `hippodrome.games`: the name of the game, and a package with a `PLUGIN` (plugin.py). It
is trusted like any other installed package. An error in it is reported in one line, and does not affect other games.
"""

from __future__ import annotations

import re
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from hippodrome.core.errors import BadInput
from hippodrome.core.game import Game
from hippodrome.games.plugin import GamePlugin
from hippodrome.i18n.localization import LANGUAGES, Localization, languages_of, load_texts, message_id

ENTRY_POINT_GROUP = "hippodrome.games"
_NAME = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
"""Names that are valid in URLs and file names."""


@cache
def entries() -> dict[str, list[EntryPoint]]:
    """Return the entry points of games by name, looked up once."""
    found: dict[str, list[EntryPoint]] = {}
    for entry in sorted(entry_points(group=ENTRY_POINT_GROUP), key=lambda entry: (entry.name, package_of(entry))):
        found.setdefault(entry.name, []).append(entry)
    return found


def package_of(entry: EntryPoint) -> str:
    """Return the name of the distribution that an entry point belongs to."""
    return entry.dist.name if entry.dist is not None else entry.value


@cache
def load(name: str) -> GamePlugin | BadInput:
    """Load the plug-in of a game; returns the error if it cannot be used, and caches it."""
    brought = entries()[name]
    if len(brought) > 1:
        return BadInput("game_twice", name=name, packages=[package_of(entry) for entry in brought])
    try:
        return _load_plugin(brought[0])
    except (Exception, SystemExit) as error:  # an error of a package must not affect the others
        values: dict[str, Any] = {"name": name, "package": package_of(brought[0])}
        if isinstance(error, BadInput):
            return BadInput("game_unusable", **values, why=error)
        why = " ".join(str(error).split())
        key = "game_raised" if why else "game_raised_silently"
        return BadInput(key, **values, kind=type(error).__name__, why=why)


def _load_plugin(entry: EntryPoint) -> GamePlugin:
    if not _NAME.fullmatch(entry.name):
        raise BadInput("game_name")
    parts = getattr(import_module(entry.value), "PLUGIN", None)
    if not isinstance(parts, GamePlugin):
        raise BadInput("no_parts", module=entry.value)
    if not isinstance(parts.game, Game):
        raise BadInput("no_game_object", module=entry.value)
    if parts.game.name != entry.name:
        raise BadInput("game_called", name=parts.game.name, entry=entry.name)
    _smoke_test(parts)
    return parts


def _smoke_test(parts: GamePlugin) -> None:
    """Set up a table and show it in every language, so that missing parts are found now and not during a race."""
    game = parts.game
    editions = parts.files.joinpath("editions")
    if not editions.joinpath("reconstructed.toml").is_file():
        raise BadInput("no_house_edition")
    edition = game.read_edition(editions.joinpath("reconstructed.toml").read_text(encoding="utf-8"), "reconstructed")
    state = game.setup(game.seats.start, game.resolve_options({}), edition)
    package = game.state_type.__module__.rpartition(".")[0]
    for language in languages_of(package):
        missing = [key for key in _required_texts(game) if message_id(key) not in load_texts(package, language)]
        if missing:
            raise BadInput("words_lack", language=language, known=[message_id(key) for key in missing[:3]])
    for language in LANGUAGES:
        words = Localization(language, game, edition)
        for seat in (None, *range(game.seats.start)):
            parts.scene.scene(game.view(state, seat), edition, words, seat)
        parts.svg.faces(edition, words)
        parts.svg.board(edition, parts.svg.board_view(game.view(state, None)), words)


def _required_texts(game: Game[Any]) -> list[str]:
    """Return the keys of the texts that every game needs."""
    options = [key for name in game.options for key in (f"option.{name}", f"option.{name}.explain")]
    return ["game.title", "game.pitch", *(f"fact.{kind}" for kind in game.facts), *options]


def clear_caches() -> None:
    """Clear the list of installed packages; for tests."""
    entries.cache_clear()
    load.cache_clear()
