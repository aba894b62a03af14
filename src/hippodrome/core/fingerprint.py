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
    """Return the version of this package."""
    try:
        return version("hippodrome")
    except PackageNotFoundError:  # running from a source tree that is not installed
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
    """Return the release and, for a game, rules version, edition digest, engine, all options and seed ("": secret)."""
    made: dict[str, Any] = {"package": package_version()}
    if game is not None:
        made |= {"game": game.name, "rules": game.version, "edition": edition, "engine": engine}
        made |= {"options": game.resolve_options(options or {}), "seed": seed}
    return made
