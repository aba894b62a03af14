"""Executable scenarios: a position, scripted luck, answers, and what must be true. The format: docs/scenarios.md."""

from hippodrome.scenarios.runner import run

__all__ = ["run"]
