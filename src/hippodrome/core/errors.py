"""What can go wrong, as a tree.

HippodromeError
├── Refused          an answer the rules do not offer; carries the Reason
└── BadInput         something from outside that cannot be used: one clear line, exit code 2
    ├── BadRace      a race file
    ├── BadEdition   an edition file; carries every fault found
    └── BadScenario  a scenario file
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple


class Reason(NamedTuple):
    """Why something is not allowed: a code for machines, the numbers, and where the rulebook says so."""

    code: str
    data: Mapping[str, Any] = {}
    section: str = ""


class HippodromeError(Exception):
    """Anything this package raises on purpose."""


class Refused(HippodromeError):
    """An answer that was not offered; nothing has changed."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(f"{reason.code} {dict(reason.data)} ({reason.section})")
        self.reason = reason


class BadInput(HippodromeError):
    """Input that cannot be used; the message is one line that says what to do."""


class BadRace(BadInput):
    """A race file that cannot be read, or does not fit the rules."""


class Fault(NamedTuple):
    """One thing wrong with a file, and the line it stands on (0: the file as a whole)."""

    line: int
    reason: str

    def __str__(self) -> str:
        return f"line {self.line}: {self.reason}" if self.line else self.reason


class BadEdition(BadInput):
    """An edition file with faults."""

    def __init__(self, where: str, faults: Sequence[Fault]) -> None:
        more = f" (and {len(faults) - 1} more; see: hippodrome edition check {where})" if len(faults) > 1 else ""
        super().__init__(f"{where}: {faults[0]}{more}")
        self.where, self.faults = where, tuple(faults)


class BadScenario(BadInput):
    """A scenario file that is not one."""
