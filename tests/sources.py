"""Sources that tests read as syntax, each parsed once a process."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path


@cache
def _nodes(text: str) -> tuple[ast.AST, ...]:
    return tuple(ast.walk(ast.parse(text)))


def nodes(file: Path) -> tuple[ast.AST, ...]:
    """Every node of a source, the module first."""
    return _nodes(file.read_text(encoding="utf-8"))
