"""Search an edition for what one wants of it: numbers are changed one step at a time, on the same luck, while that helps.

What is wanted is a sentence: `vehicles within 5 %` (or chariots, entrants, places: each wins its even share, give or take),
`length from 18 to 20`, `openness at least 80 %`, `comeback at most 30 %`. How far an edition is from it is the sum of what
lies outside. An edition that the game refuses is never raced.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple

from rich.console import Console
from rich.markup import escape
from rich.table import Table as Sheet

from hippodrome.analysis.measures import MEASURES, SHARES
from hippodrome.analysis.study import Several, findings
from hippodrome.analysis.text import Said, lab_words
from hippodrome.cli.runner import own_language
from hippodrome.cli.study import Asked, plan_for, warn
from hippodrome.cli.tables import print_sheet
from hippodrome.core.errors import BadInput, OneOf
from hippodrome.core.game import Game
from hippodrome.core.race_file import write_file
from hippodrome.core.validation import BadEdition
from hippodrome.editing.compare import change_lines, engine_for, game_of_file, say_values, text_of
from hippodrome.editing.paths import changes, names_like, numbers_of
from hippodrome.editing.toml_values import with_changed
from hippodrome.simulation.checkpoint import Kept
from hippodrome.simulation.plan import Plan

_NUMBER = r"(-?\d+(?:\.\d+)?)\s*(%?)"
ENTRANTS = ("vehicles", "chariots", "entrants")


class Want(NamedTuple):
    """What is wanted of one thing: that it lies between two numbers."""

    what: str
    low: float
    high: float


def read_want(text: str) -> Want:
    """A sentence that says what is wanted."""
    words = " ".join(text.replace("-", "_").split()).replace("openess", "openness")
    if m := re.fullmatch(rf"(\w+) within {_NUMBER}", words):
        if m[1] in (*ENTRANTS, "places"):
            part = float(m[2]) / (100 if m[3] else 1)
            return Want("places" if m[1] == "places" else "entrants", 1 - part, 1 + part)
    elif m := re.fullmatch(rf"(\w+) from {_NUMBER} to {_NUMBER}", words):
        return _checked(text, m[1], _value(m[2], m[3]), _value(m[4], m[5]))
    elif m := re.fullmatch(rf"(\w+) at (least|most) {_NUMBER}", words):
        value = _value(m[3], m[4])
        return _checked(text, m[1], value if m[2] == "least" else float("-inf"), value if m[2] == "most" else float("inf"))
    raise BadInput("no_want", typed=text[:60])


def _value(number: str, percent: str) -> float:
    return float(number) / (100 if percent else 1)


def _checked(text: str, name: str, low: float, high: float) -> Want:
    if name not in MEASURES:
        raise BadInput("no_measure", typed=text[:60], name=name[:40], known=OneOf(MEASURES))
    if low > high:
        raise BadInput("want_backwards", typed=text[:60])
    return Want(name, low, high)


def misses(wants: Sequence[Want], found: Mapping[str, Any]) -> float:
    """How far an edition is from what is wanted: all that lies outside, added up; shares and rates in parts of one, other
    measures as parts of the nearer end."""
    return sum(_outside(want, value) for want in wants for value in _values(want, found))


def _values(want: Want, found: Mapping[str, Any]) -> list[float]:
    if want.what == "entrants":
        if not found["entrants"]:
            raise BadInput("no_vehicles", game=found["game"])
        return [it["rate"] for it in found["entrants"].values()]
    if want.what == "places":
        return [it["rate"] / it["even"] for it in found["places"]]
    if want.what not in found["measures"]:
        raise BadInput("nothing_known_of", name=want.what)
    return [found["measures"][want.what]["mean"]]


def _outside(want: Want, value: float) -> float:
    off = max(0.0, want.low - value, value - want.high)
    if want.what in ("entrants", "places", *SHARES):
        return off
    return off / max(1e-9, abs(want.low if value < want.low else want.high))


class Tried(NamedTuple):
    """An edition that was raced: what it changes, and how far it is from what is wanted."""

    values: dict[str, int]
    miss: float


class Search:
    """Goes from edition to edition, one number by one step at a time, and keeps what is nearer to what is wanted."""

    def __init__(self, plan: Plan, game: Game[Any], wants: Sequence[Want], names: Sequence[str], asked: Asked) -> None:
        self.plan, self.game, self.wants, self.names, self.asked = plan, game, wants, list(names), asked
        self.tried: list[Tried] = []
        self.found: dict[tuple[int, ...], dict[str, Any] | None] = {}
        if asked.resume and not Kept(plan).is_there():
            Kept(plan).read()  # says that there is nothing
        self.races = Several(jobs=asked.jobs, on=asked.on, resume=asked.resume)

    def race(self, values: Mapping[str, int]) -> float | None:
        """How far an edition is from what is wanted; None if the game refuses it. An edition is raced once."""
        key = tuple(values[name] for name in self.names)
        if key not in self.found:
            text = with_changed(self.plan.edition_text, values)
            try:
                self.game.read_edition(text, self.plan.edition)
            except BadEdition:
                self.found[key] = None
                return None
            plan = engine_for(replace(self.plan, edition_text=text), self.asked)
            self.found[key] = findings(self.races.gather(plan))
            self.tried.append(Tried(self._changed(values), misses(self.wants, self.found[key] or {})))
            if sys.stderr.isatty():
                self._tell(self.tried[-1])
        known = self.found[key]
        return None if known is None else misses(self.wants, known)

    def _tell(self, last: Tried) -> None:
        """Say on the way how far the last edition is from what is wanted."""
        words = lab_words(own_language())
        values = say_values(last.values) or words.text("tune.as_it_is")
        told = words.text("tune.tried", n=len(self.tried), values=values, miss=words.number(last.miss, 3))
        sys.stderr.write(told + "\n")

    def _changed(self, values: Mapping[str, int]) -> dict[str, int]:
        as_it_is = numbers_of(self.plan.edition_text)
        return {name: value for name, value in values.items() if value != as_it_is[name].value}

    def run(self, most: int) -> dict[str, int]:
        """The best values found within so many tries."""
        known = numbers_of(self.plan.edition_text)
        best = {name: known[name].value for name in self.names}
        miss = self.race(best)
        assert miss is not None, "the edition itself was checked"
        while miss > 0:
            nearer = None
            for name, step in self._steps(best):
                if len(self.tried) >= most:
                    break
                values = {**best, name: best[name] + step}
                now = self.race(values)
                if now is not None and now < miss:
                    nearer, miss = values, now
                    break
            if nearer is None:
                break
            best = nearer
        return best

    def _steps(self, best: Mapping[str, int]) -> list[tuple[str, int]]:
        """What to try next: of entrants that win too much or too little, their own numbers first."""
        found = self.found[tuple(best[name] for name in self.names)] or {}
        off = {name: abs(it["rate"] - 1) for name, it in found.get("entrants", {}).items()}

        def urgent(name: str) -> float:
            return max((-off[entrant] for entrant in off if f".{entrant}." in name), default=0.0)

        return [(name, step) for name in sorted(self.names, key=urgent) for step in (1, -1)]


def tune(
    file: str,
    wanted: Sequence[str],
    vary: Sequence[str],
    *,
    asked: Asked,
    tries: int,
    out: Path | None = None,
    language: str = "en",
    as_json: bool = False,
) -> None:
    """The command `edition tune`."""
    text, where = text_of(file)
    game = game_of_file(text, where)
    wants = [read_want(one) for one in wanted]
    names = list(dict.fromkeys(name for pattern in vary for name in names_like(text, pattern)))
    if out is not None and (out.suffix != ".toml" or out.exists()):
        raise BadInput("new_toml", file=out)
    plan = plan_for(game, where, asked)
    search = Search(plan, game, wants, names, asked)
    best = search.run(tries)
    search.races.forget()
    made = with_changed(text, best)
    if out is not None:
        write_file(out, made)
    changed = changes(text, made)
    last = search.found[tuple(best[name] for name in names)]
    assert last is not None
    found = {
        "game": game.name,
        "edition": where,
        "want": list(wanted),
        "vary": names,
        "reached": misses(wants, last) == 0,
        "miss": round(misses(wants, last), 6),
        "changes": [change.line for change in changed],
        "changed": [change._asdict() for change in changed],
        "tried": [{"values": one.values, "miss": round(one.miss, 6)} for one in search.tried],
        "found": last,
        "fingerprint": plan.fingerprint,
    }
    if as_json:
        sys.stdout.write(json.dumps(found, ensure_ascii=False) + "\n")
    else:
        show(found, Console(), language)


def show(found: Mapping[str, Any], console: Console, language: str) -> None:
    """What was tried, and what came of it."""
    say = Said(language, found["game"])
    sheet = Sheet(
        say("tune.changed"), title=escape(say.labelled(found["game"], say.joined(found["want"]))), title_justify="left"
    )
    sheet.add_column(say("tune.outside"), justify="right")
    for one in found["tried"]:
        sheet.add_row(say_values(one["values"]) or say("tune.as_it_is"), say.number(one["miss"], 3))
    print_sheet(console, sheet)
    warn(found["found"], console, say)
    key = "tune.reached" if found["reached"] else "tune.not_reached"
    lines = [say(key, races=found["found"]["races"], miss=say.number(found["miss"], 3))]
    lines += [f"  {line}" for line in change_lines(found, say) or [say("tune.nothing")]]
    for name, it in found["found"]["entrants"].items():
        rate, low, high = (say.number(it[part]) for part in ("rate", "low", "high"))
        lines.append("  " + say("tune.share", name=say.entrant(name), rate=rate, low=low, high=high))
    for line in lines:
        console.print(line, highlight=False, markup=False)
