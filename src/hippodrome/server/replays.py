"""A race told again step by step, its luck laid open, and a new race that branches off it."""

from __future__ import annotations

from typing import Any

from hippodrome.core.ask import LUCK, Chance, Seat
from hippodrome.core.luck import commitment, new_seed
from hippodrome.core.race import Race, Stretch
from hippodrome.core.table import Table
from hippodrome.core.tell import Fact
from hippodrome.server.journal import Journal, NotNow
from hippodrome.server.live import Live
from hippodrome.server.message import drawings, scene_of
from hippodrome.server.story import entry, trails_of

MOST_STEPS = 60


def step_lines(table: Table[Any], seat: Seat | None) -> list[int]:
    """After how many lines each step of the replay stands: wherever the reader heard something new."""
    settled = len(table.log) - len(table.sealed)
    first = [0] if any(fact.seen_by(seat) for fact in table.facts_of(-1)) or not settled else []
    lines = [n + 1 for n in range(settled) if any(fact.seen_by(seat) for fact in table.facts_of(n))]
    return first + lines or [0]


def replay(live: Live, seat: Seat | None, language: str, start: int, count: int) -> dict[str, Any]:
    """Some steps of a race through one reader's eyes."""
    journal = live.journal
    table = journal.table
    if table is None:
        raise NotNow("gathering")
    lines = step_lines(table, seat)
    wanted = lines[start : start + min(count, MOST_STEPS)]
    words = live.words_in(language)
    entries = len(_heard(table, seat, -1, lines[start - 1])) if 0 < start <= len(lines) else 0
    again = table.at(wanted[0] if wanted else 0)
    steps = []
    for n, line in enumerate(wanted, start):
        for row in table.log[len(again.log) : line]:
            again.answer(row.seat, row.answer)
        told = _heard(table, seat, lines[n - 1] if n else -1, line)
        log = [entry(journal, words, entries + k, fact) for k, fact in enumerate(told)]
        entries += len(log)
        trails = trails_of(journal, told)
        steps.append({"n": n, "line": line, "scene": scene_of(again, words, seat), "log": log, "trails": trails})
    return {"frames": len(lines), "from": start, "steps": steps, **drawings(live, table, language)}


def _heard(table: Table[Any], seat: Seat | None, start: int, end: int) -> list[Fact]:
    """The facts that a reader heard because of the lines from `start` to `end`; from -1: and before any line."""
    return [fact for n in range(start, end) for fact in table.facts_of(n) if fact.seen_by(seat)]


def luck_of(journal: Journal) -> dict[str, Any]:
    """Every draw of a race that is over, with the seed it should come from."""
    if not journal.is_done or journal.table is None:
        raise NotNow("luck_is_secret")
    race, draws = journal.race, []
    again = journal.table.at(0)
    drawn: dict[str, int] = {}
    for n, line in enumerate(journal.table.log):
        asked = again.asked
        if line.seat == LUCK and isinstance(asked, Chance):
            seed, salt = race.source(n)
            number = drawn.get(asked.stream, 0)
            drawn[asked.stream] = number + 1
            draws.append({
                "line": n, "stream": asked.stream, "n": number, "about": asked.about, "count": asked.count,
                "sides": asked.sides, "distinct": asked.distinct, "drawn": list(line.answer), "seed": seed, "salt": salt,
            })
        again.answer(line.seat, line.answer)
    return {"commitment": race.commitment, "seed": race.seed, "salt": race.salt, "draws": draws}


def branch(journal: Journal, at: int, seats: list[str]) -> Race:
    """A new race that begins with the first `at` lines of one that is over, and has its own luck from there on."""
    if not journal.is_done or journal.table is None:
        raise NotNow("race_runs")
    old = journal.file()
    if not 0 <= at <= len(old.lines) - len(journal.table.sealed):
        raise NotNow("no_such_line")
    if journal.table.at(at).asked is None:
        raise NotNow("branch_at_end")
    seed = new_seed()
    before = [stretch._replace(lines=min(stretch.lines, at)) for stretch in old.before]
    if old.seed:
        before.append(Stretch(at, old.seed, old.salt))
    return Race(
        game=old.game,
        version=old.version,
        edition=old.edition,
        players=seats,
        options=old.options,
        commitment=commitment(seed),
        seed=seed.hex(),
        edition_text=old.edition_text,
        before=before,
        lines=old.lines[:at],
    )
