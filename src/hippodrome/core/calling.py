"""Packages of the house that can be called, too: `hippodrome.games` is a package, and `hippodrome.games()` lists the games."""

from __future__ import annotations

import sys
from importlib import import_module
from types import ModuleType
from typing import Any


class _Callable(ModuleType):
    """A module that passes a call on."""

    def __call__(self, *given: Any, **named: Any) -> Any:
        module, function = self.__dict__["__called__"]
        return getattr(import_module(module), function)(*given, **named)


def make_callable(package: str, module: str, function: str) -> None:
    """Calling a package is calling this function, which is loaded then."""
    found = sys.modules[package]
    found.__dict__["__called__"] = (module, function)
    found.__class__ = _Callable
