"""Executable scenarios: a position, scripted draws, answers, and expectations. The format: docs/study/scenarios.md."""

from hippodrome.scenarios.runner import run

__all__ = ["run"]
