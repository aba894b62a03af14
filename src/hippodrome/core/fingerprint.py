"""Fingerprints: the version, edition and seed needed to reproduce a result, or to explain why another differs."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from functools import cache
from importlib.metadata import PackageNotFoundError, version
from typing import Any

from hippodrome.core.game import Game

UNINSTALLED = "0+uninstalled"


@cache
def package_version() -> str:
    """The release of this package."""
    try:
        return version("hippodrome")
    except PackageNotFoundError:  # run from its source, without having been installed
        return UNINSTALLED


def text_digest(text: str) -> str:
    """Return the digest that identifies an edition's text: the first 16 hex digits of its SHA-256."""
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def fingerprint(
    game: Game[Any] | None = None,
    *,
    edition: str = "",
    engine: str = "rules",
    options: Mapping[str, Any] | None = None,
    seed: str = "",
) -> dict[str, Any]:
    """The release; and of a game: its rules' version, the edition's sum, the engine, all options, and the seed ("": secret)."""
    made: dict[str, Any] = {"package": package_version()}
    if game is not None:
        made |= {"game": game.name, "rules": game.version, "edition": edition, "engine": engine}
        made |= {"options": game.resolve_options(options or {}), "seed": seed}
    return made
