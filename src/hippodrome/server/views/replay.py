"""A race told again moment by moment, its luck laid open, and a new race that branches off it."""

from __future__ import annotations

from collections import Counter
from typing import Any

from hippodrome.core.ask import LUCK, Chance, Seat
from hippodrome.core.facts import Fact
from hippodrome.core.race_file import MOST_STRETCHES, Race, Stretch
from hippodrome.core.rng import commitment, new_seed
from hippodrome.core.table import Table
from hippodrome.i18n.draw_names import chance_name, source_name
from hippodrome.i18n.localization import Words
from hippodrome.server.tables.errors import NotNow
from hippodrome.server.tables.journal import Journal
from hippodrome.server.tables.live_table import Live
from hippodrome.server.views.game_log import entry
from hippodrome.server.views.state import drawings, scene_of, unproven
from hippodrome.server.views.step_builder import Telling
from hippodrome.server.workers.thread_pool import checkpoint

MOST_MOMENTS = 60


def moment_lines(table: Table[Any], seat: Seat | None, *, whole: bool) -> list[int]:
    """After how many lines each moment of the replay stands: wherever somebody had to decide after the reader heard news.

    Unless the `whole` race may be known, no moment ends before an answer to a quiet question: what came of it belongs to the
    answer or the luck that led there, as if nobody had been asked.
    """
    settled = len(table.log) - len(table.sealed)
    found, heard = list[int](), any(fact.seen_by(seat) for fact in table.facts_of(-1)) or not settled
    for end in range(settled + 1):
        checkpoint()
        heard = heard or (end > 0 and any(fact.seen_by(seat) for fact in table.facts_of(end - 1)))
        stops = end == settled or table.log[end].seat != LUCK
        if heard and stops and (whole or end == settled or table.shows(end)):
            found.append(end)
            heard = False
    return found or [0]


def replay(live: Live, seat: Seat | None, language: str, start: int, count: int, open_hands: bool = False) -> dict[str, Any]:
    """Some moments of a race through one reader's eyes, each with the steps that led there.

    `open_hands`: a watcher who sees everybody's hands, once the race is over.
    """
    journal = live.journal
    if open_hands and not journal.is_done:
        raise NotNow("hands_are_secret")
    table = journal.shown(seat)
    if table is None:
        raise NotNow("gathering")
    lines = moment_lines(table, seat, whole=journal.is_done)
    wanted = lines[start : start + min(count, MOST_MOMENTS)]
    words, telling, entries = live.words_in(language), Telling(journal), 0
    for fact in _heard(table, seat, -1, lines[start - 1]) if 0 < start <= len(lines) else ():
        telling.follow(fact)
        entries += 1
    again = table.at(wanted[0] if wanted else 0)
    moments = []
    for n, line in enumerate(wanted, start):
        checkpoint()
        for row in table.log[len(again.log) : line]:
            checkpoint()
            again.answer(row.seat, row.answer)
        told = _heard(table, seat, lines[n - 1] if n else -1, line)
        log = [entry(journal, words, entries + k, fact, telling.hear(fact, words)) for k, fact in enumerate(told)]
        entries += len(log)
        number = line if journal.is_done else None  # lines count answers to quiet questions, too
        scene = open_scene(again, words) if open_hands else scene_of(again, words, seat)
        moments.append({"n": n, "line": number, "scene": scene, "log": log})
    doubt = unproven(journal.unproven, words)
    return {"frames": len(lines), "from": start, "moments": moments, "unproven": doubt, **drawings(live, table, language)}


def open_scene(table: Table[Any], words: Words) -> dict[str, Any]:
    """The table with everybody's hand laid open before them. What lies in more than one hand, such as things to choose from,
    stays as a watcher sees it."""
    scene = scene_of(table, words, None)
    hands = {f"seat:{seat}": _before(table, words, seat) for seat in range(len(table.game.standing(table.state).ranks))}
    held = Counter(piece["id"] for pieces in hands.values() for piece in pieces)
    pieces = [piece for piece in scene["pieces"] if piece["slot"] not in hands]
    for area, before in hands.items():
        pieces += [{**piece, "slot": area} for piece in before if held[piece["id"]] == 1]
    return {**scene, "pieces": pieces}


def _before(table: Table[Any], words: Words, seat: Seat) -> list[dict[str, Any]]:
    """What lies before a seat, as that seat sees it: its area and its hand."""
    return [piece for piece in scene_of(table, words, seat)["pieces"] if piece["slot"] in ("hand", f"seat:{seat}")]


def _heard(table: Table[Any], seat: Seat | None, start: int, end: int) -> list[Fact]:
    """The facts that a reader heard because of the lines from `start` to `end`; from -1: and before any line."""
    return [fact for n in range(start, end) for fact in table.facts_of(n) if fact.seen_by(seat)]


def luck_of(journal: Journal, words: Words) -> dict[str, Any]:
    """Every draw of a race that is over, with the seed it should come from."""
    if not journal.is_done or journal.table is None:
        raise NotNow("luck_is_secret")
    race, draws = journal.race, []
    again = journal.table.at(0)
    drawn: dict[str, int] = {}
    for n, line in enumerate(journal.table.log):
        checkpoint()
        asked = again.asked
        if line.seat == LUCK and isinstance(asked, Chance):
            seed, salt = race.source(n)
            number = drawn.get(asked.stream, 0)
            drawn[asked.stream] = number + 1
            draws.append(
                {
                    "line": n,
                    "stream": asked.stream,
                    "n": number,
                    "about": asked.about,
                    "source": source_name(words, asked.stream),
                    "what": chance_name(words, asked.about),
                    "count": asked.count,
                    "sides": asked.sides,
                    "distinct": asked.distinct,
                    "drawn": list(line.answer),
                    "seed": seed,
                    "salt": salt,
                }
            )
        again.answer(line.seat, line.answer)
    given = {"commitment": race.commitment, "seed": race.seed, "salt": race.salt}
    return {**given, "unproven": unproven(journal.unproven, words), "draws": draws}


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
    before = list[Stretch]()
    for stretch in [*old.before, *([Stretch(at, old.seed, old.salt)] if old.seed else [])]:
        if (lines := min(stretch.lines, at)) > (before[-1].lines if before else 0):  # what drew nothing is left out
            before.append(stretch._replace(lines=lines))
    if len(before) > MOST_STRETCHES:
        raise NotNow("too_many_branches")
    return Race(
        game=old.game,
        version=old.version,
        edition=old.edition,
        players=seats,
        options=old.options,
        commitment=commitment(seed),
        seed=seed.hex(),
        edition_text=old.edition_text,
        edition_sum=old.edition_sum,
        package=old.package,
        before=before,
        lines=old.lines[:at],
    )
