"""Docstrings and comments use plain words: none of the private vocabulary that the project once had."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

import hippodrome
from tests.sources import nodes_of

SOURCE = Path(hippodrome.__file__).parent
TESTS = Path(__file__).parent

CHECKED_TESTS = ("core", "games", "bots", "rl", "analysis", "i18n", "cli", "terminal")
"""Folders of tests whose docstrings and comments are checked."""

FORBIDDEN = {
    r"whoever|whomever|somebody|anybody|everybody|nobody": "name the actor: client, player, seat, viewer, caller",
    r"whatever": "name the thing",
    r"so many": "state the number with its noun",
    r"(is|are|was|were|be|been) (told|kept|heard|asked)": "send, store, receive, prompt: with the actor",
    r"told|tells|telling|teller|heard|hears": "send, render, report; receive",
    r"kept": "stored, cached, unchanged",
    r"the house|of the house|house's": "built-in",
    r"of (its|their|one's|ones) own(?=[.,;:)]|$)": "separate, unique, custom",
    r"by (itself|themselves)": "automatically, by default, alone",
    r"lies|stands (for|in|at|beside|where|there)|stood": "is, represents",
    r"imagined|in thought|thinks?|thinker|thought about": "determinized, search, evaluate",
    r"blurs?|blurred": "resample",
    r"rules text": "readable rules",
    r"quiet question": "hidden prompt",
    r"purse|knocks?|doorkeeper|outrun|gatherings?": "quota, connect, proxy, conflict, waiting room",
    r"at once or not at all": "atomically",
    r"seldom": "rarely",
    r"anew": "again, restart",
}
PATTERN = re.compile("|".join(rf"(?P<w{n}>\b(?:{words})(?!\w))" for n, words in enumerate(FORBIDDEN)), re.IGNORECASE)
CODE = re.compile(r"`[^`]*`|\"[^\"\n]*\"|^\s*(?:>>>|\.\.\.).*$", re.MULTILINE)
"""Names, quoted text and examples within prose, which are not checked."""


def prose(text: str) -> Iterator[tuple[int, str]]:
    """Yield the docstrings (of attributes, too) and comments of a source, each with its line."""
    for node in nodes_of(text):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            yield node.lineno, node.value.value
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT:
            yield token.start[0], token.string


def private_words(text: str) -> list[str]:
    """List the forbidden words in the prose of a source, with their lines and the advice."""
    advice = list(FORBIDDEN.values())
    return [
        f"{line}: {found[0]!r} ({advice[int(str(found.lastgroup)[1:])]})"
        for line, words in prose(text)
        for found in PATTERN.finditer(CODE.sub("", words))
    ]


def checked_files() -> list[Path]:
    """Return the sources of all packages, and of the tests whose prose is checked."""
    return sorted(SOURCE.rglob("*.py")) + sorted(file for folder in CHECKED_TESTS for file in (TESTS / folder).rglob("*.py"))


def test_docstrings_and_comments_use_plain_words() -> None:
    files = checked_files()
    assert len(files) > 400
    found = [f"{file}:{issue}" for file in files for issue in private_words(file.read_text("utf-8"))]
    assert found == []


def test_planted_private_words_are_detected() -> None:
    planted = (
        '"""Nobody is told."""\n\nLIMIT = 3  # so many are kept\n"""It lies there."""\n\n\n'
        "def f(told: int) -> int:\n"
        '    """Return `told` and "the house" of the caller."""\n    return told\n'
    )
    assert [issue.split(" ")[1] for issue in private_words(planted)] == ["'Nobody'", "'is", "'lies'", "'so", "'are"]
    assert private_words('"""Return the seat."""\nkept = "told"  # stored by the cache\n') == []
