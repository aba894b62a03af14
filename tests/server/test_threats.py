"""`docs/host/threats.md` and its proofs are one list: every file, every name in a file and every test that it cites exists.

A name in a file is cited as `guard.py:POLICY`, `protocols.py:LimitedHttpProtocol.on_header` or `journal.py` (`shown`,
`deadline`).
"""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs/host/threats.md"
SOURCES, TESTS = ROOT / "src" / "hippodrome", ROOT / "tests"
ENOUGH = 0.6
"""A proof may be told more freely than the test that it means: so much of its words must be the test's own."""
HEAD = ["Threat", "Protection", "Where", "Proof"]


CITED = re.compile(r"`([\w/-]+\.py):([\w.]+)`")
IN_BRACKETS = re.compile(r"`([\w/-]+\.py)` \(((?:`[\w.]+`(?:, )?)+)\)")


class Row(NamedTuple):
    """A line of the table."""

    threat: str
    stands: str
    where: str
    proof: str


def rows(page: str) -> list[Row]:
    """Return the rows of all tables of threats."""
    table = [line.strip().strip("|") for line in page.splitlines() if line.startswith("|") and not line.startswith("|---")]
    lines = [[cell.strip() for cell in line.split("|")] for line in table]
    assert lines[0] == HEAD and all(len(line) == len(HEAD) for line in lines)
    return [Row(*line) for line in lines if line != HEAD]


@cache
def proofs(file: Path) -> list[str]:
    """What a file, and each of its tests, says of itself: name and docstring."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    tests = [node for node in tree.body if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")]
    said = [f"{test.name.replace('_', ' ')} {ast.get_docstring(test) or ''}" for test in tests]
    return [text.lower() for text in (*said, ast.get_docstring(tree) or "")]


@cache
def defined(file: Path) -> set[str]:
    """Return every name that a module defines, with those of its classes as `Class.name`, and their last parts alone."""
    names: set[str] = set()

    def read(nodes: list[ast.stmt], owner: str) -> None:
        for node in nodes:
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
                names.add(owner + node.name)
            if isinstance(node, ast.ClassDef):
                read(node.body, f"{owner}{node.name}.")
            if isinstance(node, ast.Assign | ast.AnnAssign):
                targets = node.targets if isinstance(node, ast.Assign) else [node.target]
                names.update(owner + name.id for target in targets for name in ast.walk(target) if isinstance(name, ast.Name))

    read(ast.parse(file.read_text(encoding="utf-8")).body, "")
    return names | {name.rpartition(".")[2] for name in names}


def cited(text: str) -> list[tuple[str, str]]:
    """Return every name in a file that a text cites, with the file."""
    brackets = [(file, name) for file, names in IN_BRACKETS.findall(text) for name in re.findall(r"[\w.]+", names)]
    return [*CITED.findall(text), *brackets]


def unresolved(text: str) -> list[str]:
    """Return the citations of a text that lead nowhere."""
    wrong = []
    for file, name in cited(text):
        root = TESTS if Path(file).name.startswith("test_") else SOURCES
        if not any(name in defined(path) for path in found(file.removeprefix("tests/"), root)):
            wrong.append(f"no {name} in {file}")
    return wrong


def faults_of(row: Row) -> list[str]:
    """Everything that a line names and is not there."""
    files = re.findall(r"`([^`:]+\.\w+)(?::[\w.]+)?`", row.where)
    wrong = [f"no file {name}" for name in files if not found(name, SOURCES)]
    if not files:
        wrong.append("no file named")
    wrong += unresolved(row.where)
    named = re.findall(r"`([^`]+\.py)`([^;`]*)", row.proof)
    if not named:
        wrong.append("no proof")
    for name, words in named:
        files = found(name.removeprefix("tests/"), TESTS)
        if not files:
            wrong.append(f"no test file {name}")
            continue
        tests = [proof for file in files for proof in proofs(file)]
        wrong += [f"no test in {name} says '{claim}'" for claim in claims(words) if not is_proved(claim, tests)]
    return wrong


def found(name: str, root: Path) -> list[Path]:
    """The files of this name: of the server before all others."""
    return [root / "server" / name] if (root / "server" / name).is_file() else sorted(root.glob(f"**/{name}"))


def claims(words: str) -> list[str]:
    """The tests that a proof names after a colon, with commas between them."""
    return [claim.strip() for claim in words.partition(":")[2].split(",") if claim.strip()]


def is_proved(claim: str, tests: list[str]) -> bool:
    """Whether one of the tests says the words of a claim, in whatever form."""
    stems = [word[:5] for word in re.findall(r"[a-z0-9]+", claim.lower()) if len(word) > 2 and word != "and"]
    return any(sum(stem in test for stem in stems) >= ENOUGH * len(stems) for test in tests)


def test_every_name_that_the_page_cites_exists() -> None:
    text = PAGE.read_text(encoding="utf-8")
    assert len(cited(text)) >= 10 and unresolved(text) == []


@pytest.mark.parametrize("row", rows(PAGE.read_text(encoding="utf-8")), ids=lambda row: row.threat[:40])
def test_what_stands_against_a_threat_and_its_proof_are_there(row: Row) -> None:
    assert row.threat and row.stands and faults_of(row) == []


@pytest.mark.parametrize(
    ("where", "proof", "fault"),
    [
        ("`gone.py`", "`http/test_hostile_clients.py`", "no file gone.py"),
        ("`http/middleware.py`", "`test_gone.py`", "no test file test_gone.py"),
        ("`http/middleware.py`", "by size", "no proof"),
        ("`http/middleware.py:GONE`", "`http/test_hostile_clients.py`", "no GONE in http/middleware.py"),
        (
            "`http/middleware.py:SecurityMiddleware.gone`",
            "`http/test_hostile_clients.py`",
            "no SecurityMiddleware.gone in http/middleware.py",
        ),
        (
            "`http/middleware.py` (`SecurityMiddleware`, `gone`)",
            "`http/test_hostile_clients.py`",
            "no gone in http/middleware.py",
        ),
        ("`http/middleware.py`", "`http/test_hostile_clients.py`: floods, nobody eats the cake", "nobody eats the cake"),
    ],
)
def test_a_line_that_names_what_is_not_there_is_noticed(where: str, proof: str, fault: str) -> None:
    page = f"| {' | '.join(HEAD)} |\n|---|---|---|---|\n| x | y | {where} | {proof} |\n"
    assert [fault in told for told in faults_of(rows(page)[0])] == [True]
