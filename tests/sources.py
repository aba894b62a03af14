"""Syntax trees of sources, each parsed once per process."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path


@cache
def nodes_of(text: str) -> tuple[ast.AST, ...]:
    """Return every node of a source text, the module first."""
    return tuple(ast.walk(ast.parse(text)))


def nodes(file: Path) -> tuple[ast.AST, ...]:
    """Return every node of a source file, the module first."""
    return nodes_of(file.read_text(encoding="utf-8"))
